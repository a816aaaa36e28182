/// <reference lib="webworker" />

// The service worker: it keeps the page and the players, so that sets are played, edited and printed without a network.
// It never answers for the service's own routes: whoever needs those is told that the service is away.

declare const self: ServiceWorkerGlobalScope;

/** The page's files: the build puts their list here, so that another build is another worker. */
const files: readonly string[] = JSON.parse('__FILES__');
const shell = 'ludotext-page';
const players = 'ludotext-players';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(), keepPlayers()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(freshOr(new Request('/'), shell, request));
  } else if (files.includes(url.pathname)) {
    event.respondWith(keptOr(request));
  } else if (/^\/(players|games\/\w+\/player\.js)$/.test(url.pathname)) {
    event.respondWith(freshOr(request, players, request));
  }
});

/** The addresses of the one page. */
const isPage = (path: string): boolean => path === '/' || /^\/(set|play)(\/|$)/.test(path);

/** Keeps every file of this build, and forgets those of earlier ones. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !files.includes(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
}

/** Keeps the players of all games, so that a set can be played that nobody played before. */
async function keepPlayers(): Promise<void> {
  const cache = await caches.open(players);
  try {
    const response = await fetch('/players');
    if (!response.ok) return;
    const { players: listed } = (await response.clone().json()) as { players: readonly { readonly url: string }[] };
    await Promise.all([cache.put('/players', response), cache.addAll(listed.map(({ url }) => url))]);
  } catch {
    // They are kept when they are first played.
  }
}

async function keptOr(request: Request): Promise<Response> {
  const cache = await caches.open(shell);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The network's answer, kept under `name`; without one what was kept. */
async function freshOr(name: Request, store: string, request: Request): Promise<Response> {
  const cache = await caches.open(store);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(name, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(name, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
