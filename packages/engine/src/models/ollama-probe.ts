import { isObject } from '../is-object.js';
import type { ModelProbe } from './language-model.js';
import { readFacts } from './ollama-facts.js';
import type { ServerAddress } from './own-fetch.js';
import { type Ask, noModelServer, probeServer } from './probe.js';

/** Asks an Ollama server for its version, its models, and what this one can do. */
export function probeOllama(address: ServerAddress, signal: AbortSignal | undefined): Promise<ModelProbe> {
  return probeServer(address, signal, (ask) => findModel(ask, address.modelName));
}

async function findModel(ask: Ask, modelName: string): Promise<ModelProbe> {
  const about = await ask('/api/version');
  if (!isObject(about) || typeof about.version !== 'string') throw noModelServer();
  const { version } = about;
  const tags = await ask('/api/tags');
  const list = isObject(tags) && Array.isArray(tags.models) ? tags.models.filter(isObject) : [];
  const models = list.map(({ name }) => name).filter((name) => typeof name === 'string');
  const found = { reachable: true, version, models };
  if (!models.some((name) => withTag(name) === withTag(modelName)))
    return { ...found, reason: `The server does not offer ${modelName}; load it with: ollama pull ${modelName}` };
  const { remoteHost, ...facts } = readFacts(await ask('/api/show', { model: modelName }));
  if (remoteHost === undefined) return { ...found, ...facts };
  const reason = `${modelName} runs in a cloud that ignores the schema of an answer; more of its items may be rejected.`;
  return { ...found, ...facts, reason };
}

/** A name without a tag means the latest. */
function withTag(name: string): string {
  return name.includes(':') ? name : `${name}:latest`;
}
