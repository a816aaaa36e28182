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
