// Clients in a process of their own, the same for every contender: node:http with connections that stay open.
import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answer } from '../support/child.mjs';
import { quantile } from '../support/rounds.mjs';
import { directRequest, proseRequest } from './requests.mjs';

/** @returns the status, and the seconds of `Retry-After`; status 0 when the connection broke */
function ask(address, { route, key }, agent, body) {
  const [method, path] = route.split(' ');
  return new Promise((resolve) => {
    const headers = {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const call = request(address + path, { method, agent, headers }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().once('close', () => resolve({ status, retryAfter: Number(headers['retry-after'] ?? 0) }));
    });
    call.once('error', () => resolve({ status: 0 })).end(body);
  });
}

function bodyOf({ route, words, games }) {
  if (route.startsWith('GET')) return undefined;
  return words === undefined ? directRequest() : proseRequest(words, games);
}

/** What an answer is, by its status; a text that gives no item (422) is read all the same. */
const kinds = new Map([
  [200, 'good'],
  [422, 'good'],
  [429, 'refused'],
  [503, 'refused'],
]);

/**
 * So many clients, each of which asks again as soon as it is answered.
 * @param given.route method and path
 * @param given.words the length of texts; the quiz's direct format when absent
 * @param given.clients how many
 * @param given.warmUp, given.seconds how long they ask before the figures are taken, and while they are
 * @param given.answers ends earlier, after so many successes
 * @param given.pause between two requests of a client, in milliseconds
 * @param given.key what they show, for a service with keys
 * @param given.isImpatient whether a refused client asks again at once, and not after `Retry-After`
 * @returns successes in a second, their times and those of refusals in milliseconds, and all there were, warm-up included
 */
async function load(given) {
  const { address, clients, warmUp = 0, seconds, answers = Number.POSITIVE_INFINITY, pause = 0, isImpatient } = given;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  /** `early`: asked for before the figures are taken, answered while they are. */
  const seen = { good: [], refused: [], early: 0 };
  const all = { good: 0, refused: 0, failed: 0 };
  const begin = performance.now() + warmUp * 1000;
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const timer = setTimeout(() => over.abort(), (warmUp + seconds) * 1000);
  const rest = (milliseconds) => wait(milliseconds, undefined, { signal: over.signal }).catch(() => {});

  const one = async () => {
    let body = bodyOf(given);
    while (!over.signal.aborted) {
      const start = performance.now();
      const { status, retryAfter } = await ask(address, given, agent, body);
      if (over.signal.aborted) return;
      const now = performance.now();
      const kind = kinds.get(status) ?? 'failed';
      all[kind] += 1;
      if (start >= begin) seen[kind]?.push(now - start);
      else if (now >= begin && kind === 'good') seen.early += 1;
      if (all.good >= answers) over.abort();
      // Who is refused asks again for the same.
      if (kind !== 'refused') body = bodyOf(given);
      if (kind === 'refused' && !isImpatient) await rest(retryAfter * 1000);
      else if (pause > 0) await rest(pause);
    }
  };

  over.signal.addEventListener('abort', () => agent.destroy());
  await Promise.all(Array.from({ length: clients }, one));
  clearTimeout(timer);
  const span = (performance.now() - begin) / 1000;
  const { good, refused, early } = seen;
  return {
    perSecond: (good.length + early) / span,
    ...{ p50: quantile(good, 0.5), p99: quantile(good, 0.99) },
    refusedPerSecond: refused.length / span,
    ...{ refusedP50: quantile(refused, 0.5), refusedP99: quantile(refused, 0.99) },
    all,
  };
}

answer('ready', load);
