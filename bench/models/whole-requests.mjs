// What a whole request takes, beside one bare model call: two calls in a row for several games, one for a single game.
import { createEngine } from '@ludotext/engine';
import { z } from 'zod';
import { startChild } from '../support/child.mjs';
import plainGame from '../support/plain-game/index.mjs';
import { itemSchema } from '../support/plain-game/item-schema.mjs';
import { requestBody } from '../support/request-body.mjs';
import { interleaved, timeOf } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';
import { text } from '../support/text.mjs';

const rounds = 5;
const items = 3;
const model = `items=${items}&first=500`;

const standIn = await startChild(new URL('../support/stand-in.mjs', import.meta.url));
const baseUrl = `${standIn.ready}/v1`;
const service = await startChild(new URL('./servers/ludotext.mjs', import.meta.url), {
  environment: { LLM_PROVIDER: 'openai', LLM_MODEL: model, LLM_BASE_URL: baseUrl },
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});
const games = [1, 2, 3].map((typeId) => plainGame({ game_type: `plain_${typeId}`, type_id: typeId }));
const engine = createEngine({ games, model: { provider: 'openai', modelName: model, baseUrl } });
const schema = z.toJSONSchema(z.strictObject({ items: z.array(itemSchema(z)) }));

const tasks = {
  call: async () => {
    const answer = await post(`${baseUrl}/chat/completions`, requestBody(model, items, schema));
    await answer.text();
  },
  generate: async () => expectCalls(4, (await engine.generate({ text })).tokenUsage.calls),
  single: async () => expectCalls(1, (await engine.single({ text })).tokenUsage.calls),
  'POST /generate': async () => expectCalls(4, await callsOf('/generate')),
  'POST /generate/single': async () => expectCalls(1, await callsOf('/generate/single')),
};
const timed = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, () => timeOf(task)]));
await interleaved(1, timed);
const times = await interleaved(rounds, timed);
for (const child of [standIn, service]) child.stop();

const beside = (name, target) =>
  figure({ what: `${name}, beside one model call`, ours: times[name], beside: times.call, unit: 'ms', target });
report([
  beside('generate', 2.1),
  beside('single', 1.05),
  beside('POST /generate', 2.1),
  beside('POST /generate/single', 1.05),
]);

function post(address, body) {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function callsOf(route) {
  const answer = await (await post(`${service.ready}${route}`, { text })).json();
  return answer.token_usage.calls;
}

/** A repair would make the time another one. */
function expectCalls(expected, calls) {
  if (calls !== expected) throw new Error(`${calls} model calls instead of ${expected}`);
}
