import { isObject } from '../is-object.js';
import type { ModelProbe } from './language-model.js';
import { isCount } from './openai-frame.js';
import type { ServerAddress } from './own-fetch.js';
import { type Ask, noModelServer, probeServer } from './probe.js';

/** Asks a server that speaks OpenAI's protocol for its models. */
export function probeOpenAi(address: ServerAddress, signal: AbortSignal | undefined): Promise<ModelProbe> {
  return probeServer(address, signal, (ask) => findModels(ask, address.modelName));
}

async function findModels(ask: Ask, modelName: string): Promise<ModelProbe> {
  const answer = await ask('/models');
  // Some servers answer with the bare list.
  const list = isObject(answer) ? answer.data : answer;
  if (!Array.isArray(list)) throw noModelServer();
  const entries = list.filter(isObject);
  const models = entries.map(({ id }) => id).filter((id) => typeof id === 'string');
  const entry = entries.find(({ id }) => id === modelName);
  if (entry === undefined) {
    const reason = `The server does not offer ${modelName}; choose one of the models it names.`;
    return { reachable: true, models, reason };
  }
  // vLLM and OpenRouter tell the window.
  const contextTokens = entry.max_model_len ?? entry.context_length;
  return { reachable: true, models, ...(isCount(contextTokens) ? { contextTokens } : {}) };
}
