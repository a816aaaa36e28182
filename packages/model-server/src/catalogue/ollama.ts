import { type LineChanges, OllamaStream, sendLine, tokensOfCutPrompt } from '../ollama.js';
import type { About } from '../protocol.js';
import {
  byForm,
  type Fixture,
  type FixtureExchange,
  fails,
  firstTimes,
  html,
  ifStreamed,
  page,
  thoughts,
  twoItems,
  twoItemsAndABit,
  whileRequest,
} from './fixture.js';

const prose = '## The text in short\n\n* It tells of several things.\n* **Each** of them matters.\n\nShall I go on?';

/** An ordinary reply with changes in its last line. */
function lastLine(changesOf: (exchange: FixtureExchange) => LineChanges) {
  return byForm(
    async (exchange) => {
      const stream = new OllamaStream(exchange);
      stream.open();
      await stream.text(exchange.content);
      await stream.done(changesOf(exchange));
    },
    (exchange) => sendLine(exchange, changesOf(exchange)),
  );
}

/** A reply with other content. */
function says(textOf: (content: string) => string, changes: LineChanges = {}) {
  return byForm(
    async (exchange) => {
      const stream = new OllamaStream(exchange);
      stream.open();
      await stream.text(textOf(exchange.content));
      await stream.done(changes);
    },
    (exchange) => sendLine(exchange, { message: { role: 'assistant', content: textOf(exchange.content) }, ...changes }),
  );
}

/** Omits all counts and durations. */
const noMetrics = {
  done_reason: undefined,
  total_duration: undefined,
  load_duration: undefined,
  prompt_eval_count: undefined,
  prompt_eval_duration: undefined,
  eval_count: undefined,
  eval_duration: undefined,
};

/** The window a request asks for, else the default of a small machine. */
function windowOf({ request }: FixtureExchange): number {
  const { num_ctx: asked } = (request.body.options ?? {}) as { num_ctx?: unknown };
  return typeof asked === 'number' ? asked : 4_096;
}

const tooLong = {
  error: {
    code: 400,
    message: 'request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it',
    type: 'exceed_context_size_error',
    n_prompt_tokens: 5_000,
    n_ctx: 4_096,
  },
};

/** A stream that fails after the second item. */
function afterTwoItems(goOn: (stream: OllamaStream, exchange: FixtureExchange) => Promise<void> | void) {
  return async (exchange: FixtureExchange) => {
    const stream = new OllamaStream(exchange);
    stream.open();
    await stream.text(twoItems(exchange.content));
    await goOn(stream, exchange);
  };
}

const failure = { error: 'an error was encountered while running the model: unexpected EOF' };

/** Facts the server gives about itself; replies to calls are ordinary. */
function about(number: number, name: string, title: string, facts: Readonly<Record<string, About>>): Fixture {
  return { number, name: `ollama/${name}`, title, form: 'both', gives: 'about', about: facts };
}

/** Behaviours of servers with the Ollama protocol. */
export const ollamaFixtures: readonly Fixture[] = [
  {
    number: 60,
    name: 'ollama/stream',
    title: 'A stream with its metrics in the last line',
    form: 'stream',
    gives: 'reply',
    respond: (exchange) => exchange.ordinary(),
  },
  {
    number: 61,
    name: 'ollama/whole',
    title: 'A whole reply to stream: false',
    form: 'whole',
    gives: 'reply',
    respond: (exchange) => exchange.ordinary(),
  },
  {
    number: 62,
    name: 'ollama/no-prompt-count',
    title: 'Metrics without prompt_eval_count (a cached prompt, in older versions)',
    form: 'both',
    gives: 'reply',
    respond: lastLine(() => ({ prompt_eval_count: undefined })),
  },
  {
    number: 63,
    name: 'ollama/length',
    title: 'The output limit cuts the third item: done_reason length',
    form: 'both',
    gives: 'part',
    respond: says(twoItemsAndABit, { done_reason: 'length' }),
  },
  {
    number: 64,
    name: 'ollama/thinking',
    title: 'Thoughts in thinking, then the content',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      async (exchange) => {
        const stream = new OllamaStream(exchange);
        stream.open();
        await stream.thinking(thoughts);
        await stream.text(exchange.content);
        await stream.done();
      },
      (exchange) =>
        sendLine(exchange, { message: { role: 'assistant', content: exchange.content, thinking: thoughts } }),
    ),
  },
  {
    number: 65,
    name: 'ollama/format-ignored',
    title: 'Prose: the format is ignored (cloud models, MLX models)',
    form: 'both',
    gives: 'failure',
    respond: says(() => prose),
  },
  {
    number: 66,
    name: 'ollama/silent-cut',
    title: 'The count of a prompt whose middle was left out: half of num_ctx and 2',
    form: 'both',
    gives: 'reply',
    respond: lastLine((exchange) => ({ prompt_eval_count: tokensOfCutPrompt(windowOf(exchange)) })),
  },
  {
    number: 75,
    name: 'ollama/no-done',
    title: 'The stream ends behind the content, without its last line',
    form: 'stream',
    gives: 'reply',
    respond: ifStreamed(async (exchange) => {
      const stream = new OllamaStream(exchange);
      stream.open();
      await stream.text(exchange.content);
      exchange.sender.end();
    }),
  },
  {
    number: 76,
    name: 'ollama/whole-not-done',
    title: 'A whole reply that says done: false, without metrics',
    form: 'whole',
    gives: 'reply',
    respond: byForm(
      (exchange) => exchange.ordinary(),
      (exchange) => sendLine(exchange, { ...noMetrics, done: false }),
    ),
  },
  {
    number: 67,
    name: 'ollama/nested-error',
    title: "400 with the JSON of llama-server's error inside a string (0.30 and later)",
    form: 'both',
    gives: 'failure',
    respond: fails(400, { error: JSON.stringify(tooLong) }),
  },
  {
    number: 68,
    name: 'ollama/prompt-too-long',
    title: '400 for a prompt that is longer than the window',
    form: 'both',
    gives: 'failure',
    respond: fails(400, {
      error: 'the prompt is longer than the context length currently available to the model',
    }),
  },
  {
    number: 69,
    name: 'ollama/model-not-found',
    title: '404 for a model that was not pulled',
    form: 'both',
    gives: 'failure',
    respond: ({ request, sender }) =>
      sender.send(404, { error: `model "${request.body.model}" not found, try pulling it first` }),
  },
  {
    number: 70,
    name: 'ollama/not-ollama',
    title: '404 in plain text: this is no Ollama',
    form: 'both',
    gives: 'failure',
    respond: fails(404, '404 page not found'),
  },
  {
    number: 71,
    name: 'ollama/refuses-thinking',
    title: '400 for think: true with a model that does not think',
    form: 'both',
    gives: 'reply',
    respond: whileRequest(
      ({ think }) => think !== undefined && think !== false,
      ({ request, sender }) => sender.send(400, { error: `"${request.body.model}" does not support thinking` }),
    ),
  },
  {
    number: 72,
    name: 'ollama/busy',
    title: '503 busy once, then a reply',
    form: 'both',
    gives: 'reply',
    respond: firstTimes(1, fails(503, { error: 'server busy, please try again.  maximum pending requests exceeded' })),
  },
  {
    number: 73,
    name: 'ollama/runner-stopped',
    title: '500: the model runner stopped, every time',
    form: 'both',
    gives: 'failure',
    respond: fails(500, {
      error:
        'model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details',
    }),
  },
  {
    number: 79,
    name: 'ollama/closed-port',
    title: 'Nothing listens at the address',
    form: 'both',
    gives: 'failure',
    isClosed: true,
    respond: ({ sender }) => sender.cut(),
  },
  {
    number: 81,
    name: 'ollama/page-at-200',
    title: '200 with a page',
    form: 'both',
    gives: 'failure',
    respond: fails(200, page('Welcome'), html),
  },
  {
    number: 82,
    name: 'ollama/sign-in',
    title: '401 with an address to sign in at (cloud models)',
    form: 'both',
    gives: 'failure',
    respond: fails(401, { error: 'unauthorized', signin_url: 'https://ollama.com/connect?name=stand-in&key=c3RhbmQ' }),
  },
  {
    number: 74,
    name: 'ollama/error-line',
    title: 'A line with an error after two items; whole: 500 with the same',
    form: 'both',
    gives: 'part',
    respond: byForm(
      afterTwoItems(async (stream, { sender }) => {
        await stream.raw(JSON.stringify(failure));
        sender.end();
      }),
      fails(500, failure),
    ),
  },
  {
    number: 77,
    name: 'ollama/bad-line',
    title: 'A line that is no JSON after two items; then the stream goes on',
    form: 'stream',
    gives: 'reply',
    respond: ifStreamed(
      afterTwoItems(async (stream, { content }) => {
        await stream.raw('{"model":"stand-in","created_at":"2026-');
        await stream.text(content.slice(twoItems(content).length));
        await stream.done();
      }),
    ),
  },
  {
    number: 78,
    name: 'ollama/cut',
    title: 'The connection breaks after two items',
    form: 'stream',
    gives: 'part',
    respond: ifStreamed(afterTwoItems((_, { sender }) => sender.cut())),
  },
  {
    number: 80,
    name: 'ollama/cold-load',
    title: 'Silence before the headers while the model is loaded (`waits.coldLoadMs`), then a reply',
    form: 'both',
    gives: 'reply',
    async respond({ sender, waits, ordinary }) {
      await sender.wait(waits.coldLoadMs);
      await ordinary();
    },
  },
  about(83, 'no-models', '/api/tags without a model', { '/api/tags': { body: { models: [] } } }),
  about(84, 'thinking-model', '/api/show of a model that thinks, with a window of 40,960 tokens', {
    '/api/show': {
      body: {
        capabilities: ['completion', 'thinking'],
        details: { format: 'gguf', family: 'qwen3' },
        model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 },
      },
    },
  }),
  about(85, 'cloud-model', '/api/show of a model that runs elsewhere', {
    '/api/show': {
      body: {
        remote_model: 'gpt-oss:120b',
        remote_host: 'https://ollama.com:443',
        capabilities: ['completion', 'tools', 'thinking'],
        model_info: { 'general.architecture': 'gptoss', 'gptoss.context_length': 131_072 },
      },
    },
  }),
  about(86, 'old-version', '/api/version 0.5.1', { '/api/version': { body: { version: '0.5.1' } } }),
  about(86, 'new-version', '/api/version 0.33.0', { '/api/version': { body: { version: '0.33.0' } } }),
  about(87, 'small-window', '/api/ps with a window of 4,096 tokens', {
    '/api/ps': {
      body: {
        models: [
          {
            name: 'stand-in',
            model: 'stand-in',
            size: 3_000_000_000,
            size_vram: 3_000_000_000,
            expires_at: '2026-01-01T00:05:00Z',
            context_length: 4_096,
          },
        ],
      },
    },
  }),
];
