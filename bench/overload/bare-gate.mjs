// The least a route costs that lets eight at once do work of 50 ms: Koa, and a gate of a counter and a list.
import { setTimeout as wait } from 'node:timers/promises';
import Koa from 'koa';
import { answer } from '../support/child.mjs';

const places = Number(process.env.PLACES);
const milliseconds = Number(process.env.MILLISECONDS);

const waiting = [];
let working = 0;

async function work() {
  if (working === places) await new Promise((resolve) => waiting.push(resolve));
  else working += 1;
  await wait(milliseconds);
  const next = waiting.shift();
  if (next === undefined) working -= 1;
  else next();
}

const app = new Koa();
app.use(async (context) => {
  const parts = [];
  for await (const part of context.req) parts.push(part);
  const { text } = JSON.parse(Buffer.concat(parts).toString('utf8'));
  await work();
  context.body = { success: true, length: text.length };
});
const server = app.listen(0, '127.0.0.1', () => {
  answer(`http://127.0.0.1:${server.address().port}`, () => undefined);
});
