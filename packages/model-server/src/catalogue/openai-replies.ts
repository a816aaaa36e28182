import { OpenAiStream, openaiHeaders, reportUsage, sendWhole, type WholeChanges, wholeBody } from '../openai.js';
import {
  byForm,
  type Fixture,
  type FixtureExchange,
  fails,
  html,
  ifStreamed,
  page,
  thoughts,
  twoItemsAndABit,
} from './fixture.js';

/** An ordinary stream with its chunks in another format. */
async function speak(exchange: FixtureExchange, stream: OpenAiStream, finishMore: object = {}): Promise<void> {
  stream.open();
  await stream.role();
  await stream.text(exchange.content);
  await stream.finish(exchange.finish, finishMore);
}

/** The reply with its non-ASCII letters escaped, if it is JSON. */
function escaped(content: string): string {
  const isJson = /^\s*[{[]/.test(content);
  if (!isJson) return content;
  return content.replace(
    /[\u0080-\ud7ff\ue000-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const refusal = "I'm sorry, but I can't help with that request.";

/** A reply that ends with this finish reason. */
function endsWith(reason: string, textOf: (content: string) => string) {
  return byForm(
    async (exchange) => {
      const stream = new OpenAiStream(exchange);
      stream.open();
      await stream.role();
      await stream.text(textOf(exchange.content));
      await stream.finish(reason);
      await stream.usage();
      await stream.done();
    },
    (exchange) => sendWhole(exchange, { message: { content: textOf(exchange.content) }, finish: reason }),
  );
}

/** The usage of a model that spent all its tokens on reasoning. */
function allReasoning(exchange: FixtureExchange): object {
  const { max_completion_tokens: limit, max_tokens: older } = exchange.request.body;
  const cap = Number(limit ?? older ?? 4_096);
  return { ...reportUsage(exchange, cap), completion_tokens_details: { reasoning_tokens: cap } };
}

const safe = {
  hate: { filtered: false, severity: 'safe' },
  self_harm: { filtered: false, severity: 'safe' },
  violence: { filtered: false, severity: 'safe' },
};

/** Hooks around the chunks of an ordinary stream. */
interface Around {
  before?(stream: OpenAiStream): Promise<void>;
  /** Writes the content instead of the ordinary deltas. */
  content?(stream: OpenAiStream, exchange: FixtureExchange): Promise<void>;
  readonly frame?: (data: string) => string;
}

function streams({ before, content, frame }: Around): (exchange: FixtureExchange) => Promise<void> {
  return async (exchange) => {
    const stream = new OpenAiStream(exchange, frame);
    stream.open();
    await before?.(stream);
    await stream.role();
    if (content === undefined) await stream.text(exchange.content);
    else await content(stream, exchange);
    await stream.finish();
    await stream.usage();
    await stream.done();
  };
}

function sends(changesOf: (content: string) => WholeChanges): (exchange: FixtureExchange) => Promise<void> {
  return (exchange) => sendWhole(exchange, changesOf(exchange.content));
}

const comment = ': OPENROUTER PROCESSING\n\n';

/** Good replies, their finish reasons and usage, and replies in unusual formats. */
export const openaiReplies: readonly Fixture[] = [
  {
    number: 1,
    name: 'openai/whole',
    title: 'A whole reply with its usage, a request id and rate-limit headers',
    form: 'whole',
    gives: 'reply',
    respond: (exchange) => exchange.ordinary(),
  },
  {
    number: 2,
    name: 'openai/stream',
    title: 'A stream in pieces that end inside surrogate pairs and inside \\uXXXX escapes',
    form: 'stream',
    gives: 'reply',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        await speak({ ...exchange, content: escaped(exchange.content) }, stream);
        await stream.usage();
        await stream.done();
      },
      (exchange) => exchange.ordinary(),
    ),
  },
  {
    number: 3,
    name: 'openai/usage-on-every-chunk',
    title: 'Usage on every chunk, each the sum so far',
    form: 'stream',
    gives: 'reply',
    respond: byForm(
      async (exchange) => {
        const stream: OpenAiStream = new OpenAiStream(exchange, undefined, (written) => ({
          usage: reportUsage(exchange, Math.ceil(written / 4)),
        }));
        await speak(exchange, stream);
        await stream.done();
      },
      (exchange) => exchange.ordinary(),
    ),
  },
  {
    number: 4,
    name: 'openai/no-usage',
    title: 'No usage at all',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        await speak(exchange, stream);
        await stream.done();
      },
      (exchange) => sendWhole(exchange, { usage: null }),
    ),
  },
  {
    number: 5,
    name: 'openai/usage-in-x-groq',
    title: 'Usage only in x_groq',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        await speak(exchange, stream, groqUsage(exchange));
        await stream.done();
      },
      (exchange) => sendWhole(exchange, { usage: null, more: groqUsage(exchange) }),
    ),
  },
  {
    number: 29,
    name: 'openai/refusal',
    title: 'A refusal of the model: no content, finish_reason stop',
    form: 'both',
    gives: 'failure',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        stream.open();
        await stream.delta({ role: 'assistant', content: null, refusal: '' });
        await stream.text(refusal, 'refusal');
        await stream.finish('stop');
        await stream.usage();
        await stream.done();
      },
      (exchange) => sendWhole(exchange, { message: { content: null, refusal }, finish: 'stop' }),
    ),
  },
  {
    number: 30,
    name: 'openai/length',
    title: 'The output limit cuts the third item: finish_reason length',
    form: 'both',
    gives: 'part',
    respond: endsWith('length', twoItemsAndABit),
  },
  {
    number: 31,
    name: 'openai/length-without-text',
    title: 'The output limit is reached by thinking: no content, finish_reason length',
    form: 'both',
    gives: 'failure',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        stream.open();
        await stream.role();
        await stream.finish('length');
        await stream.usage(allReasoning(exchange));
        await stream.done();
      },
      (exchange) => sendWhole(exchange, { message: { content: '' }, finish: 'length', usage: allReasoning(exchange) }),
    ),
  },
  {
    number: 32,
    name: 'openai/content-filter',
    title: 'A filter stops the third item: finish_reason content_filter',
    form: 'both',
    gives: 'part',
    respond: endsWith('content_filter', twoItemsAndABit),
  },
  {
    number: 33,
    name: 'openai/azure-prompt-filter-results',
    title: "A first chunk without choices, with the results of Azure's filter",
    form: 'both',
    gives: 'reply',
    respond: byForm(
      streams({
        before: (stream) =>
          stream.chunk([], { prompt_filter_results: [{ prompt_index: 0, content_filter_results: safe }] }),
      }),
      sends(() => ({ more: { prompt_filter_results: [{ prompt_index: 0, content_filter_results: safe }] } })),
    ),
  },
  {
    number: 34,
    name: 'openai/error-at-200',
    title: '200 with an error as its body (OpenRouter)',
    form: 'both',
    gives: 'failure',
    respond: fails(200, { error: { message: 'upstream', code: 502 } }),
  },
  {
    number: 35,
    name: 'openai/page-at-200',
    title: '200 with a page',
    form: 'both',
    gives: 'failure',
    respond: fails(200, page('Welcome'), html),
  },
  {
    number: 36,
    name: 'openai/whole-to-stream',
    title: 'A whole reply to a request for a stream',
    form: 'both',
    gives: 'reply',
    respond: (exchange) => sendWhole(exchange),
  },
  {
    number: 37,
    name: 'openai/truncated-body',
    title: '200 with JSON that breaks off',
    form: 'both',
    gives: 'failure',
    respond: async (exchange) => {
      const body = JSON.stringify(wholeBody(exchange, { usage: null }));
      await exchange.sender.send(200, body.slice(0, Math.floor(body.length / 2)), {
        ...openaiHeaders,
        'content-type': 'application/json',
      });
    },
  },
  {
    number: 38,
    name: 'openai/no-choices',
    title: '200 with an empty list of choices',
    form: 'both',
    gives: 'failure',
    respond: byForm(
      async (exchange) => {
        const stream = new OpenAiStream(exchange);
        stream.open();
        await stream.chunk([]);
        await stream.usage();
        await stream.done();
      },
      sends(() => ({ more: { choices: [] } })),
    ),
  },
  {
    number: 39,
    name: 'openai/comments',
    title: 'Comments between the events (OpenRouter)',
    form: 'stream',
    gives: 'reply',
    respond: ifStreamed(
      streams({ before: (stream) => stream.raw(comment + comment), frame: (data) => `${comment}data: ${data}\n\n` }),
    ),
  },
  {
    number: 40,
    name: 'openai/crlf-without-space',
    title: 'Lines that end with CRLF, and no space behind data:',
    form: 'stream',
    gives: 'reply',
    respond: ifStreamed(streams({ frame: (data) => `data:${data}\r\n\r\n` })),
  },
  {
    number: 52,
    name: 'openai/reasoning-content',
    title: 'Thoughts in reasoning_content, then the content',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      streams({
        async content(stream, { content }) {
          await stream.text(thoughts, 'reasoning_content');
          await stream.text(content);
        },
      }),
      sends(() => ({ message: { reasoning_content: thoughts } })),
    ),
  },
  {
    number: 53,
    name: 'openai/think-block',
    title: 'Thoughts between think tags, in front of the content',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      streams({ content: (stream, { content }) => stream.text(`<think>\n${thoughts}\n</think>\n\n${content}`) }),
      sends((content) => ({ message: { content: `<think>\n${thoughts}\n</think>\n\n${content}` } })),
    ),
  },
  {
    number: 54,
    name: 'openai/only-reasoning-content',
    title: 'The whole reply in reasoning_content, the content null (vLLM)',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      streams({ content: (stream, { content }) => stream.text(content, 'reasoning_content') }),
      sends((content) => ({ message: { content: null, reasoning_content: content } })),
    ),
  },
  {
    number: 55,
    name: 'openai/content-parts',
    title: 'The content as a list of parts, thoughts among them (Mistral)',
    form: 'both',
    gives: 'reply',
    respond: byForm(
      streams({
        async content(stream, { content }) {
          for (const part of partsOf(content)) await stream.delta({ content: [part] });
        },
      }),
      sends((content) => ({ message: { content: partsOf(content) } })),
    ),
  },
];

function groqUsage(exchange: FixtureExchange): object {
  return { x_groq: { id: 'req_stand_in', usage: reportUsage(exchange) } };
}

function partsOf(content: string): object[] {
  const half = Math.floor(content.length / 2);
  return [
    { type: 'thinking', thinking: [{ type: 'text', text: thoughts }] },
    { type: 'text', text: content.slice(0, half) },
    { type: 'text', text: content.slice(half) },
  ];
}
