/** The service worker (build/worker.js): the page opens at once, and says so where the server cannot be reached. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  // when there is nothing else to do: the first look at a table comes first
  addEventListener("load", () => setTimeout(register, 1000), { once: true });
  if (document.readyState === "complete") setTimeout(register, 1000);
}

let asked = false;

function register(): void {
  if (asked) return;
  asked = true;
  // a browser that will not (a private window) shows the page all the same
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`, { scope: "/" }).catch(() => undefined);
}
