/** What lies over a place and goes away when one goes back: the Back of a phone closes a sheet, and does not leave the table. */

/** The entry of the history that stands for whatever lies over its place: one, however many sheets there are. */
const ENTRY = { over: true };
const open: (() => void)[] = [];
/** The way back out of the entry is under way; a browser takes its time for it. */
let leaves = false;

export function isOver(): boolean {
  return history.state?.over === true;
}

/** Close this when one goes back; what is given ends that. */
export function over(close: () => void): () => void {
  open.push(close);
  setTimeout(settle);
  return () => {
    open.splice(open.indexOf(close), 1);
    setTimeout(settle);
  };
}

/** One sheet may have followed another: the history is looked after when all is still. */
function settle(): void {
  if (leaves) return;
  if (open.length && !isOver()) history.pushState(ENTRY, "");
  else if (!open.length && isOver()) {
    leaves = true;
    history.back();
  }
}

/** Also who goes forward, or loads the page anew, where a sheet was, is led out of its entry. */
addEventListener("popstate", () => {
  if (!leaves && !isOver()) open.at(-1)?.();
  leaves = false;
  setTimeout(settle);
});
setTimeout(settle);
