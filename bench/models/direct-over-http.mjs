// CPU of the service per request in a game's direct format, beside a bare Koa route; 32 connections.
import { Agent, request } from 'node:http';
import { startChild } from '../support/child.mjs';
import { interleaved } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 7;
const connections = 32;
const requests = 3000;

const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
const service = await startChild(new URL('./servers/ludotext.mjs', import.meta.url), { stdio });
const bare = await startChild(new URL('./servers/bare-koa.mjs', import.meta.url), { stdio });
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const text = [1, 2, 3]
  .map((item) => `Which is number ${item}?;The first ${item};The second ${item};The third ${item}`)
  .join('\n');
const body = JSON.stringify({ text });

const tasks = { service: () => cpuPerRequest(service), bare: () => cpuPerRequest(bare) };
await interleaved(2, tasks);
const cpu = await interleaved(rounds, tasks);
for (const child of [service, bare]) child.stop();
agent.destroy();

const what = 'direct request over HTTP, beside a bare Koa route';
report([figure({ what, ours: cpu.service, beside: cpu.bare, unit: 'µs CPU', target: 1.5 })]);

async function cpuPerRequest(server) {
  const before = await server.ask('cpu');
  let left = requests;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await post(`${server.ready}/generate/1`);
    }),
  );
  const after = await server.ask('cpu');
  return (after.user + after.system - before.user - before.system) / requests;
}

/** Sends the request and reads the answer; the load should cost little beside what it measures. */
function post(address) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(address, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });
}
