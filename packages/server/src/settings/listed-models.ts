import type { Provider } from '@ludotext/engine';
import { providers } from '@ludotext/engine/host';
import { maxModelName } from '@ludotext/wire';
import { readModelAddress } from './address.js';

/** A model that requests may choose by its name. */
export interface ListedModel {
  readonly provider: Provider;
  readonly modelName: string;
  /** The provider's own address when undefined. */
  readonly baseUrl: string | undefined;
}

/**
 * Models by name: `name=provider/model_name[@base_url]`, separated by commas or white space.
 * @throws Error whose message ends a sentence that begins with the variable's name
 */
export function readListedModels(text: string): ReadonlyMap<string, ListedModel> {
  const models = new Map<string, ListedModel>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', provider, model = ''] = /^([^=]*)=([^/]*)\/(.+)$/.exec(entry) ?? [];
    if (provider === undefined)
      throw new Error(
        'must be entries such as small=ollama/qwen3:8b or large=openai/gpt-4.1@https://models.example/v1, separated by commas',
      );
    if (!/^[a-z0-9_-]{1,64}$/.test(name))
      throw new Error('must name each model with 1 to 64 of a-z, 0-9, _ and - before its =');
    if (models.has(name)) throw new Error(`names ${name} twice`);
    const known = providers.find((each) => each === provider);
    if (known === undefined) throw new Error(`must give ${name} one of the providers ${providers.join(', ')}`);
    models.set(name, { provider: known, ...addressed(name, model) });
  }
  return models;
}

/** Where an address may begin: a model's name may hold an @ itself (`@cf/meta/llama`, `claude@20250514`). */
const beginsAddress = [/(?<=.)@[a-z]+:\/\//i, /(?<=.)@[^@]*[:/][^@]*$/];

function addressed(name: string, text: string): Pick<ListedModel, 'modelName' | 'baseUrl'> {
  const at = beginsAddress.map((begins) => text.search(begins)).find((index) => index !== -1) ?? -1;
  const modelName = at === -1 ? text : text.slice(0, at);
  if (modelName.length > maxModelName)
    throw new Error(`must give ${name} a model name of at most ${maxModelName} characters`);
  if (at === -1) return { modelName, baseUrl: undefined };
  try {
    return { modelName, baseUrl: readModelAddress(text.slice(at + 1)) };
  } catch (error) {
    throw new Error(`has an address for ${name} that ${error instanceof Error ? error.message : 'is wrong'}`);
  }
}
