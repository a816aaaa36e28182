import { setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * So many clients, each of which asks again as soon as it is answered; after a 503 it waits as long as `Retry-After` says.
 * @returns what they were answered, and how long each success took in milliseconds
 */
export async function load(address, body, { clients, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const seen = { times: [], refused: 0, failed: 0 };
  const over = AbortSignal.timeout(seconds * 1000);
  setMaxListeners(0, over);
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, () => one(address, body, agent, over, seen)));
  agent.destroy();
  return { ...seen, perSecond: (seen.times.length / (performance.now() - start)) * 1000 };
}

async function one(address, body, agent, over, seen) {
  while (!over.aborted) {
    const start = performance.now();
    const { status, retryAfter } = await post(address, body, agent);
    if (status === 200) seen.times.push(performance.now() - start);
    else if (status === 503 && retryAfter > 0) {
      seen.refused += 1;
      await wait(retryAfter * 1000, undefined, { signal: over }).catch(() => {});
    } else seen.failed += 1;
  }
}

function post(address, body, agent) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(address, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume().once('end', () => resolve({ status, retryAfter: Number(headers['retry-after']) }));
    });
    call.once('error', reject).end(body);
  });
}
