// Keeps the page's own files, so that it opens at once, and says so where the server cannot be reached. What is asked of
// the server itself is none of its business: nothing of /api is ever kept.
const VERSION = __VERSION__;
const SHELL = __SHELL__;
const WORDS = __WORDS__;
const ASSETS = `${__BASE__}assets/`;
const KEPT = `traviesa-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(offline));
  }
});

/** A file whose name says what is in it never changes. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const here = await caches.open(KEPT);
    await here.put(request, answer.clone());
  }
  return answer;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("traviesa-") && name !== KEPT).map((name) => caches.delete(name)));
}

/** What one reads without the server, in the first language of the browser that there are words in. */
function offline() {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  const language = wanted.find((one) => one in WORDS) ?? "en";
  const { title, what, again } = WORDS[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>
:root { --paper: #f4ecd8; --ink: #2b2418 }
@media (prefers-color-scheme: dark) { :root { --paper: #14181d; --ink: #e9e1cf } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; background: var(--paper); color: var(--ink); font: 1.1rem/1.5 "Alegreya Sans", system-ui, sans-serif;
  text-align: center }
h1, p { margin: 0; max-width: 36rem }
a { color: inherit; padding: 0.6rem 1.2rem; border: 2px solid; border-radius: 0.5rem; text-decoration: none; font-weight: 700 }
</style></head><body><h1>${title}</h1><p>${what}</p><a href="">${again}</a></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
  return new Response(html, { status: 503, headers });
}
