/// <reference lib="webworker" />

// The service worker: it keeps the page and the players, so that sets are played, edited and printed without a network.
// It never answers for the service's own routes: whoever needs those is told that the service is away.
// A new build's worker keeps its files beside those that are there, and waits until nobody has the earlier page open:
// a view that is opened late is still of the build that the tab began with.

declare const self: ServiceWorkerGlobalScope;

/** The page's files: the build puts their list here, so that another build is another worker. */
const files: readonly string[] = JSON.parse('__FILES__');
const shell = 'ludotext-page';
const players = 'ludotext-players';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(), keepPlayers()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetEarlier().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(answerOrKept(fetch(request), shell, '/'));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(shell, request).then((found) => found ?? fetch(request)));
  } else if (/^\/(players|games\/\w+\/player\.js)$/.test(url.pathname)) {
    event.respondWith(answerOrKept(fetchPlayer(request), players, request));
  }
});

/** The addresses of the one page. */
const isPage = (path: string): boolean => path === '/' || /^\/(set|play)(\/|$)/.test(path);

async function keepPage(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files);
}

/** Forgets the files of earlier builds, which no open page needs any more. */
async function forgetEarlier(): Promise<void> {
  const cache = await caches.open(shell);
  const earlier = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
  await Promise.all(earlier.map((request) => cache.delete(request)));
}

/**
 * Keeps the players of all games that run in the page, so that a set can be played that nobody played before. One that
 * cannot be kept now is kept when it is first played.
 */
async function keepPlayers(): Promise<void> {
  try {
    const cache = await caches.open(players);
    const response = await fetch('/players');
    if (!response.ok) return;
    const { players: listed } = (await response.clone().json()) as {
      players: readonly { readonly url: string; readonly isolated: boolean }[];
    };
    const inPage = listed.filter(({ isolated }) => isolated === false);
    await Promise.allSettled([cache.put('/players', response), ...inPage.map(({ url }) => cache.add(url))]);
  } catch {
    // The service is away.
  }
}

/** A player, or the list of them, from the network. */
async function fetchPlayer(request: Request): Promise<Response> {
  const response = await fetch(request);
  // Where there is no room, the answer is as good.
  if (response.ok) await keep(request, response.clone()).catch(() => undefined);
  return response;
}

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(players);
  await cache.put(request, response);
}

/** What was kept in a store. The languages and encodings that it was asked for in do not matter. */
async function kept(store: string, name: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(store);
  return cache.match(name, { ignoreVary: true });
}

/** The network's answer; what was kept when there is none, or when a proxy says that the service is away. */
async function answerOrKept(answer: Promise<Response>, store: string, name: RequestInfo): Promise<Response> {
  try {
    const response = await answer;
    return [502, 503, 504].includes(response.status) ? ((await kept(store, name)) ?? response) : response;
  } catch (error) {
    const found = await kept(store, name);
    if (found === undefined) throw error;
    return found;
  }
}
