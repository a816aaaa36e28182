import { modelAddress, readModelAddress, readOllamaAddress } from '../address.js';
import { longestModelName, providers } from '../model-choice.js';
import { decimal, flag, oneOf, originKeys, origins, type Setting, shortText, text, wholeNumber } from './setting.js';

/** A day: longer nobody waits. */
const mostSeconds = 86_400;

/** Which model writes, where it may be, and what its calls may take. */
export const model = {
  LLM_PROVIDER: {
    standard: 'offline',
    description: '`openai` (or a server compatible with it), `ollama` or `offline`.',
    read: oneOf(...providers),
  },
  LLM_MODEL: {
    description: "The model's name at its server; needed for `openai` and `ollama`.",
    read: shortText(longestModelName),
  },
  LLM_TEMPERATURE: { description: "0 to 2; the server's own when unset.", read: decimal(0, 2) },
  LLM_BASE_URL: {
    description: "The model server's address; the provider's own when unset.",
    read: readModelAddress,
  },
  OPENAI_API_KEY: {
    description: "The key; sent to the origin of `LLM_BASE_URL`, or to OpenAI's when that is unset.",
    read: text,
  },
  OLLAMA_HOST: {
    standard: 'http://127.0.0.1:11434',
    description: "Ollama's address; the scheme and the port may be left out.",
    read: readOllamaAddress,
  },
  LUDOTEXT_MODEL_ORIGINS: {
    standard: '',
    description: 'Further origins `POST /llm` may set, separated by commas.',
    read: (value: string) => callable(origins(value)),
  },
  LUDOTEXT_MODEL_KEYS: {
    standard: '',
    description: 'Keys of other model servers: `origin=key` pairs, separated by commas.',
    read: (value: string) => {
      const pairs = originKeys(value);
      callable([...pairs.keys()]);
      return pairs;
    },
  },
  LUDOTEXT_MODEL_TIMEOUT_SECONDS: {
    description: 'Longest time for the model calls of one request; 120 for `openai`, 900 for `ollama` when unset.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: {
    description: 'Longest wait until a model begins to answer; 120 for `openai`, 600 for `ollama` when unset.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_IDLE_SECONDS: {
    standard: '60',
    description: 'Longest silence of a model in the middle of an answer.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_MODEL_CONTEXT_TOKENS: {
    description:
      "The model's window in tokens; texts beyond it are read in parts. 8192 for `ollama`, for `openai` what is known of the server when unset.",
    read: wholeNumber(512, 100_000_000),
  },
  LUDOTEXT_MODEL_MAX_TOKENS: {
    description: "Most tokens of one answer of the model; the server's own limit when unset.",
    read: wholeNumber(16, 100_000_000),
  },
  LUDOTEXT_MODEL_MAX_ANSWER: {
    standard: '2000000',
    description: 'Most characters of one answer of the model; a longer one is stopped there.',
    read: wholeNumber(1000, 10_000_000),
  },
  LUDOTEXT_MODEL_PARALLEL_CALLS: {
    description: 'Most calls at once about the parts of one long text; 4 for `openai`, 1 for `ollama` when unset.',
    read: wholeNumber(1, 64),
  },
  LUDOTEXT_MODEL_LOOPBACK: {
    standard: '1',
    description:
      '`0` keeps `POST /llm` from choosing a model server on this machine, unless the settings name its origin.',
    read: flag,
  },
  LUDOTEXT_MODEL_PRIVATE: {
    standard: '0',
    description:
      '`1` lets any name of a model server lead into a private network; otherwise only names do that public DNS does not know, such as `ollama` or `gpu.lan`.',
    read: flag,
  },
  LUDOTEXT_MODEL_CALLS: {
    standard: '8',
    description: 'Most calls of the model at once; further ones wait.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MODEL_QUEUE_SECONDS: {
    description:
      "Longest wait of a request's first call of the model; then it is `overloaded`. 10 for `openai`, 600 for `ollama` when unset.",
    read: wholeNumber(1, mostSeconds),
  },
} as const satisfies Record<string, Setting<unknown>>;

/** The origins, where none leads to an address that no model is called at. @throws Error as readers do */
function callable(all: readonly string[]): readonly string[] {
  return all.map((origin) => new URL(modelAddress(new URL(origin))).origin);
}
