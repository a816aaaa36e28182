// The least a JSON route costs with Koa: read the body, parse it, answer with JSON.
import Koa from 'koa';
import { answer } from '../../support/child.mjs';

/** As much as the service answers. */
const items = [1, 2, 3].map((item) => {
  const line = `Which is number ${item}?;The first ${item};The second ${item};The third ${item}`;
  const [question, correct, ...distractors] = line.split(';');
  return { id: '0123456789abcdef', evidence: line, question, correct, distractors, explanation: line };
});

const app = new Koa();
app.use(async (context) => {
  const parts = [];
  for await (const part of context.req) parts.push(part);
  const { text } = JSON.parse(Buffer.concat(parts).toString('utf8'));
  context.body = { success: true, length: text.length, items };
});
const server = app.listen(0, '127.0.0.1', () => {
  answer(`http://127.0.0.1:${server.address().port}`, () => process.cpuUsage());
});
