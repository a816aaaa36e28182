import { describe, expect, it } from 'vitest';
import { createModel } from '../../src/models/create-model.js';
import { guardedFetch } from '../../src/node/guarded-fetch.js';
import { answers, failureOf, good, schema } from '../support/model-calls.js';
import { startScriptedServer } from '../support/scripted-server.js';

const messages = [{ role: 'user', content: 'Hello.' }] as const;

/** A model at a server, reached under another name of its host. */
async function modelAt(provider: 'openai' | 'ollama', host: string, guard: Parameters<typeof guardedFetch>[0]) {
  const server = await startScriptedServer(answers[provider]);
  const { port } = new URL(server.url);
  const baseUrl = `http://${host}:${port}`;
  const model = createModel({ provider, modelName: 'small', baseUrl, retryBaseMs: 1, fetch: guardedFetch(guard) });
  const generate = (signal?: AbortSignal) =>
    model.generate({ messages, schema, ...(signal === undefined ? {} : { signal }) });
  return { model, generate, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe.each(['openai', 'ollama'] as const)('guardedFetch under a model of %s', (provider) => {
  it('asks about an address that is written out, and connects when there is no objection', async () => {
    const asked: string[][] = [];
    const refusal = (...of: [string, string]) => {
      asked.push(of);
      return undefined;
    };
    await using at = await modelAt(provider, '127.0.0.1', { refusal });
    expect((await at.generate()).text).toBe(good);
    expect(asked[0]).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('sends nothing to an address that is refused, does not try again, and says why', async () => {
    await using at = await modelAt(provider, '127.0.0.1', { refusal: () => 'Not there; see SETTING.' });
    // However often: an address that may not be called is no server that is down.
    for (let call = 0; call < 6; call += 1) {
      expect(await failureOf(at.generate())).toMatchObject({
        code: 'model_unreachable',
        message: 'Not there; see SETTING.',
        model: { kind: 'unreachable', attempts: 1 },
      });
    }
    expect(await at.model.probe()).toMatchObject({ reachable: false, reason: 'Not there; see SETTING.' });
    expect(at.server.requests).toEqual([]);
  });

  it('looks at every address of a name, with each connection anew', async () => {
    let addresses = ['127.0.0.1'];
    const refusal = (address: string, host: string) =>
      address === '127.0.0.1' && host === 'models.example' ? undefined : `No ${address}.`;
    await using at = await modelAt(provider, 'models.example', { refusal, lookup: async () => addresses });
    expect((await at.generate()).text).toBe(good);
    addresses = ['127.0.0.2', '127.0.0.3'];
    await using after = await modelAt(provider, 'models.example', { refusal, lookup: async () => addresses });
    expect((await failureOf(after.generate())).message).toBe('No 127.0.0.2.');
    addresses = ['127.0.0.2', '127.0.0.1'];
    expect((await after.generate()).text).toBe(good);
  });

  it('says of a name without an address that nobody can be reached', async () => {
    const lookup = async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    };
    await using at = await modelAt(provider, 'models.example', { refusal: () => undefined, lookup });
    expect(await failureOf(at.generate())).toMatchObject({ code: 'model_unreachable' });
  });

  it('lets a caller leave while a name is looked up', async () => {
    const leaving = new AbortController();
    const lookup = () => {
      leaving.abort();
      return new Promise<never>(() => {});
    };
    await using at = await modelAt(provider, 'models.example', { refusal: () => undefined, lookup });
    expect(await failureOf(at.generate(leaving.signal))).toMatchObject({ code: 'aborted' });
  });
});
