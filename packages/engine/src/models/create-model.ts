import type { LanguageModel } from './language-model.js';

/** Which model to use and where. */
export interface ModelSettings {
  readonly provider: 'openai' | 'ollama';
  /** Name of the model at its server. */
  readonly modelName: string;
  /** Sampling temperature, 0 to 2; left to the server when absent. */
  readonly temperature?: number | undefined;
  /** Address of the server; the provider's own when absent (`https://api.openai.com/v1`, `http://127.0.0.1:11434`). */
  readonly baseUrl?: string | undefined;
  /** The key, for servers that ask for one. Never shown, logged or kept. */
  readonly apiKey?: string | undefined;
  /** Replaces the global fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export declare function createModel(settings: ModelSettings): LanguageModel;
