import { fixtures, type ModelServerOptions, startModelServer } from '@ludotext/model-server';
import { describe, it } from 'vitest';
import { jsonLog } from '../src/observation/log.js';
import { startApp } from './support/app.js';
import { asEvents, readEvents } from './support/events.js';
import { wordGame } from './support/games.js';

// Three words planted where they must not come out: in the caller's text, in the key, and in what a model server says.

const text = 'The TEXTMARK whale sings under the ice of the northern sea.';
const key = 'sk-KEYMARK';
const marks = /TEXTMARK|KEYMARK|MODELMARK/i;
const said = `MODELMARK of ${key}: ${text}`;

const misbehaviours: Record<string, ModelServerOptions> = {
  'refuses the key': { fault: () => ({ status: 401, body: { error: { message: said } } }) },
  'refuses the request': { fault: () => ({ status: 400, body: { error: { message: said, code: 'MODELMARK' } } }) },
  'knows no such model': { fault: () => ({ status: 404, body: { error: said } }) },
  'is no model server': { fault: () => ({ status: 200, body: `<html>${said}</html>` }) },
  'names the window': {
    fault: () => ({ status: 400, body: { error: { message: `maximum context length ${said}` } } }),
  },
  'writes no JSON': { reply: () => said },
  'writes another shape': { reply: () => ({ items: said }) },
  'invents members': { reply: () => ({ items: [{ word: 'a', [said]: 1 }] }) },
  'writes items that do not fit': { reply: () => ({ items: [{ word: said }, { word: 7, hint: said }] }) },
};

const requests = [
  ['/generate', {}],
  ['/generate/single', {}],
  ['/generate/7', { source: 'prose', verbose: true }],
  ['/generate/99', {}],
] as const;

describe.each(['openai', 'ollama'])('with a model of %s that', (provider) => {
  it.concurrent.for(Object.entries(misbehaviours))(
    '%s, no mark is in a log, an error or an error event',
    async ([, behaviour], { expect }) => {
      const lines: string[] = [];
      const errors: unknown[] = [];
      await using models = await startModelServer(behaviour);
      await using app = await startApp({
        games: [wordGame({ writesOffline: false })],
        log: jsonLog('debug', (line) => lines.push(line)),
        environment: { LUDOTEXT_MODEL_KEYS: `${models.url}=${key}` },
      });
      const address = { openai: `${models.url}/v1`, ollama: models.url }[provider];
      await app.post('/llm', { provider, model_name: 'any', base_url: address });
      for (const [route, fields] of requests) {
        const whole = await app.post(route, { text, max_items: 1, ...fields });
        if (!whole.ok) errors.push(await whole.json());
        const stream = await app.post(route, { text, max_items: 1, ...fields }, asEvents);
        if (!stream.ok) errors.push(await stream.json());
        else errors.push((await readEvents(stream)).events.filter(({ type }) => type === 'error'));
      }
      expect(errors.length).toBeGreaterThan(requests.length);
      expect(JSON.stringify(errors)).toMatch(/"code":"model_|"code":"no_items"|"code":"context_/);
      await expect.poll(() => lines.filter((line) => line.includes('"request"'))).toHaveLength(1 + 2 * requests.length);
      expect(JSON.stringify(errors)).not.toMatch(marks);
      expect(lines.join('')).not.toMatch(marks);
    },
  );
});

it.concurrent.for(fixtures)(
  'with a model server that behaves like $name, no mark is in a log or an error',
  async ({ name, isClosed }, { expect }) => {
    const lines: string[] = [];
    const provider = name.startsWith('openai') ? 'openai' : 'ollama';
    await using models = await startModelServer({ fixture: name, waits: { coldLoadMs: 20, dripMs: 0 } });
    await using app = await startApp({
      games: [wordGame({ writesOffline: false })],
      log: jsonLog('debug', (line) => lines.push(line)),
      environment: {
        LUDOTEXT_MODEL_KEYS: `${models.url}=${key}`,
        LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '1',
        LUDOTEXT_MODEL_IDLE_SECONDS: '1',
        LUDOTEXT_MODEL_TIMEOUT_SECONDS: '4',
      },
    });
    const address = { openai: `${models.url}/v1`, ollama: models.url }[provider];
    await app.post('/llm', { provider, model_name: 'any', base_url: address });
    if (isClosed) await models.close();
    const answer = await app.post('/generate/7', { text, source: 'prose', max_items: 1 });
    const body = await answer.text();
    // What the game was given to play is made of the text.
    if (!answer.ok) expect(body).not.toMatch(marks);
    await expect.poll(() => lines.filter((line) => line.includes('"request"'))).toHaveLength(2);
    expect(lines.join('')).not.toMatch(marks);
  },
);
