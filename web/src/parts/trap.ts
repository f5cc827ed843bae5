/** Keeping the keyboard within a sheet, as a modal dialog does: that itself would have a browser style all of the board anew. */
const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex='0']";

/** Sheets that are open, the topmost last: only that one hears the keys. */
const open: HTMLElement[] = [];

export function trap(sheet: HTMLElement, escape: () => void): () => void {
  const before = document.activeElement;
  open.push(sheet);

  function key(event: KeyboardEvent): void {
    if (open.at(-1) !== sheet) return;
    if (event.key === "Escape") {
      event.preventDefault();
      escape();
    } else if (event.key === "Tab") turn(event);
  }

  /** Go round within the sheet. */
  function turn(event: KeyboardEvent): void {
    const all = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const is_inside = sheet.contains(document.activeElement);
    const leaves = event.shiftKey ? at <= 0 : at === all.length - 1;
    if (is_inside && !leaves) return;
    event.preventDefault();
    all.at(event.shiftKey ? -1 : 0)?.focus();
  }

  document.addEventListener("keydown", key, true);
  return () => {
    document.removeEventListener("keydown", key, true);
    open.splice(open.indexOf(sheet), 1);
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
  };
}
