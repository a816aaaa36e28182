import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createModel } from '../../src/models/create-model.js';
import { defaultFetch } from '../../src/models/fetch.js';
import { failureOf, good, schema } from '../support/model-calls.js';
import { json, startScriptedServer } from '../support/scripted-server.js';

it('brings an answer', async () => {
  await using server = await startScriptedServer((response) => json(response, 200, { answer: good }));
  const response = await defaultFetch(`${server.url}/api/chat`, { method: 'POST', body: '{}' });
  const pieces: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read())
    pieces.push(piece.value);
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual({ answer: good });
  expect(response.headers.get('content-type')).toContain('json');
});

it('says that nobody is there', async () => {
  const server = await startScriptedServer(() => {});
  await server[Symbol.asyncDispose]();
  const model = createModel({ provider: 'openai', modelName: 'small', baseUrl: server.url, retryBaseMs: 1 });
  const messages = [{ role: 'user', content: 'Hello.' }] as const;
  const error = await failureOf(model.generate({ messages, schema }));
  expect(error).toMatchObject({ code: 'model_unreachable', model: { kind: 'unreachable', attempts: 3 } });
});

it('closes the connection to a server that answers with no status of HTTP', async () => {
  await using server = await startScriptedServer((response) => {
    response.writeHead(999).write('It goes on and on.');
  });
  const model = createModel({ provider: 'openai', modelName: 'small', baseUrl: server.url, retryBaseMs: 1 });
  const messages = [{ role: 'user', content: 'Hello.' }] as const;
  const error = await failureOf(model.generate({ messages, schema }));
  expect(error).toMatchObject({ code: 'model_error', model: { kind: 'not_this_api', status: 999 } });
  await Promise.all(server.requests.map(({ closedEarly }) => closedEarly));
});

it('keeps a connection for the next call; where the server cuts it, the call is tried again and counted', async () => {
  const body = JSON.stringify({ choices: [{ message: { content: good }, finish_reason: 'stop' }] });
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const requests: number[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    const connection = connections++;
    socket
      .on('error', () => {})
      .on('data', (data) => {
        if (!data.toString().startsWith('POST')) return;
        requests.push(connection);
        if (requests.length === 3) socket.resetAndDestroy();
        else socket.write(head + body);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model = createModel({
    provider: 'openai',
    modelName: 'small',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    retryBaseMs: 1,
  });
  const messages = [{ role: 'user', content: 'Hello.' }] as const;
  for (const calls of [1, 1, 2])
    expect(await model.generate({ messages, schema })).toMatchObject({ text: good, usage: { calls } });
  expect(requests).toEqual([0, 0, 0, 1]);
  server.close();
});
