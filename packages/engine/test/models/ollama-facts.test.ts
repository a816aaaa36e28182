import { describe, expect, it } from 'vitest';
import { defaultFetch } from '../../src/models/fetch.js';
import { ModelFacts } from '../../src/models/ollama-facts.js';
import { startScriptedServer } from '../support/scripted-server.js';

const shown = { capabilities: ['thinking', 7], model_info: { 'general.architecture': 'a', 'a.context_length': 4096 } };
const { signal } = new AbortController();

async function withFacts(about: Readonly<Record<string, object>>) {
  const server = await startScriptedServer(() => {}, about);
  let time = 0;
  const address = { provider: 'ollama', modelName: 'small', baseUrl: server.url, fetch: defaultFetch };
  const facts = new ModelFacts(address, () => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { facts, server, pass, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('what is known of a model', () => {
  it('is looked up once an hour', async () => {
    await using call = await withFacts({ '/api/show': shown });
    expect(call.facts.known).toEqual({});
    await Promise.all([call.facts.refresh(signal), call.facts.refresh(signal)]);
    expect(call.facts.known).toEqual({ capabilities: ['thinking'], contextTokens: 4096 });
    await call.facts.refresh(signal);
    expect(call.server.lookUps).toHaveLength(1);
    call.pass(3_600_000);
    await call.facts.refresh(signal);
    expect(call.server.lookUps).toHaveLength(2);
  });

  it('is looked up again a minute after a failure', async () => {
    await using call = await withFacts({});
    await call.facts.refresh(signal);
    await call.facts.refresh(signal);
    expect(call.server.lookUps).toHaveLength(1);
    call.pass(60_000);
    await call.facts.refresh(signal);
    expect(call.server.lookUps).toHaveLength(2);
    expect(call.facts.known).toEqual({});
  });

  it('is looked up again for those who come after the last one who waited has left', async () => {
    await using call = await withFacts({ '/api/show': shown });
    const controller = new AbortController();
    const left = call.facts.refresh(controller.signal);
    controller.abort();
    await left;
    await call.facts.refresh(signal);
    expect(call.facts.known.contextTokens).toBe(4096);
  });
});
