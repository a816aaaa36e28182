// The least a JSON route costs with Koa: read the body, parse it, answer with JSON as long as the service's answer.
import Koa from 'koa';
import { answer } from '../support/child.mjs';

const sample = JSON.parse(process.env.ANSWER);

const app = new Koa();
app.use(async (context) => {
  const parts = [];
  for await (const part of context.req) parts.push(part);
  const { text } = JSON.parse(Buffer.concat(parts).toString('utf8'));
  context.body = { ...sample, length: text.length };
});
const server = app.listen(0, '127.0.0.1', () => {
  answer(`http://127.0.0.1:${server.address().port}`, () => process.cpuUsage());
});
