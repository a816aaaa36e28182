// The least a route costs that calls the same model behind an equal gate: Koa, a counter and a list, and a bare fetch whose
// answer is read to its end and not looked at.
import Koa from 'koa';
import { answer } from '../support/child.mjs';

const places = Number(process.env.PLACES);
const { MODEL: model, ADDRESS: address } = process.env;

/** A prompt about as long as ours, and the shape of our answer. */
const prompt = 'Write an explanation and a hint for each question, in its language. '.repeat(40);
const schema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: { type: 'object', properties: { explanation: { type: 'string' }, hint: { type: 'string' } } },
    },
  },
};

const waiting = [];
let working = 0;

async function inTurn(work) {
  if (working === places) await new Promise((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  }
}

async function callModel(text) {
  const response = await fetch(`${address}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      stream: true,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content: text },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'items', schema } },
    }),
  });
  return response.text();
}

const app = new Koa();
app.use(async (context) => {
  const parts = [];
  for await (const part of context.req) parts.push(part);
  const { text } = JSON.parse(Buffer.concat(parts).toString('utf8'));
  const written = await inTurn(() => callModel(text));
  context.body = { success: true, length: written.length };
});
const server = app.listen(0, '127.0.0.1', () => {
  answer(`http://127.0.0.1:${server.address().port}`, () => undefined);
});
