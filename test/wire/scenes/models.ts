import type { Json } from '../compare.js';
import { asEvents, get, post, type WireRequest } from '../send.js';
import { type Behaviour, type Exchange, type ModelRequest, parametersOf, type Scene, whileModel } from '../stage.js';
import { baking, neverWell, secondTimeWell, well } from './replies.js';
import { heart, lines } from './texts.js';

const good = (request: WireRequest): Exchange => whileModel({ reply: well }, request);

const prose = (more: object = {}) => post('/generate/1', { text: baking, source: 'prose', max_items: 2, ...more });

/** What a model is asked, and what becomes of its replies. */
const exchanges: Scene['exchanges'] = {
  several: good(post('/generate', { text: baking, max_items: 2 })),
  'several of some games': good(
    post('/generate', { text: baking, enabled_game_ids: [2, 3], min_score: 0, max_items: 1 }),
  ),
  'several as events': good(asEvents(post('/generate', { text: baking, max_items: 2, verbose: true }))),
  'several for an audience, in another language': good(
    post('/generate', {
      text: baking,
      max_items: 1,
      min_score: 85,
      language: 'de',
      difficulty: 'easy',
      audience: 'a class of ten-year-olds',
    }),
  ),
  'the best': good(post('/generate/single', { text: baking, max_items: 2 })),
  'the best as events': good(asEvents(post('/generate/single', { text: baking, max_items: 2, enabled_game_ids: [1] }))),
  'quiz from prose': good(prose()),
  'sentence order from prose': good(post('/generate/2', { text: baking, source: 'prose', max_items: 1 })),
  'word order from prose': good(post('/generate/3', { text: baking, source: 'prose', max_items: 1 })),
  'quiz as events': good(asEvents(prose())),
  'quiz with a rejected item': whileModel({ reply: secondTimeWell }, prose({ verbose: true })),
  'quiz with a rejected item, as events': whileModel({ reply: secondTimeWell }, asEvents(prose({ verbose: true }))),
  'quiz without a good item': whileModel({ reply: neverWell }, prose()),
  'quiz, not validated': whileModel({ reply: neverWell }, prose({ run_validator: false, max_items: 1 })),
  'an author’s lines, completed': good(post('/generate/1', { text: lines.quiz })),
  'an author’s lines, not completed': good(post('/generate/1', { text: lines.quiz, complete: false })),
  'an author’s lines, completed as events': good(asEvents(post('/generate/1', { text: lines.quiz }))),
  'an author’s lines, completion failed': whileModel(
    { fault: () => ({ status: 401, body: { error: { message: 'wrong key' } } }) },
    post('/generate/1', { text: lines.quiz }),
  ),
  llm: get('/llm'),
};

export const openai: Scene = { provider: 'openai', environment: { OPENAI_API_KEY: 'key-of-the-account' }, exchanges };

export const ollama: Scene = { provider: 'ollama', exchanges };

/** What a model's limits do to what it is asked. */
export const limited: Scene = {
  provider: 'openai',
  environment: { LUDOTEXT_MODEL_CONTEXT_TOKENS: '4096', LUDOTEXT_MODEL_MAX_TOKENS: '500', LLM_TEMPERATURE: '0.3' },
  exchanges: {
    'a short text': good(prose()),
    'a long text, read in parts': good(
      post('/generate/1', { text: `${baking} ${heart}\n\n`.repeat(40), source: 'prose', max_items: 6 }),
    ),
    'a long text, the best game': good(
      post('/generate/single', { text: `${baking} ${heart}\n\n`.repeat(40), max_items: 1 }),
    ),
  },
};

const question = post('/generate/3', { text: baking, source: 'prose', max_items: 1 });

/** What a model does to one request. */
interface Case extends Behaviour {
  readonly provider?: 'openai' | 'ollama';
  readonly request?: WireRequest;
}

/**
 * Sends each request to a model of its own, which knows nothing of what others refused; all at once, since many wait before
 * they try again. The model's name tells the stand-in which case a call belongs to.
 */
function allAtOnce(cases: Readonly<Record<string, Case>>): Exchange {
  return async ({ send, model, behave }) => {
    const caseOf = ({ body }: ModelRequest) => cases[String(body.model)] ?? {};
    const countOf = (request: ModelRequest) =>
      model.requests.filter(({ body }) => body.model === request.body.model).length;
    let begun: (name: unknown) => void = () => {};
    behave({
      reply: (request) => (caseOf(request).reply ?? well)(request, countOf(request)),
      fault: (request) => {
        begun(request.body.model);
        return caseOf(request).fault?.(request, countOf(request));
      },
      fixture: (request) => {
        const { fixture } = caseOf(request);
        return typeof fixture === 'string' ? fixture : undefined;
      },
    });
    const responses: Record<string, Promise<Json>> = {};
    for (const [name, { provider = 'openai', request = question }] of Object.entries(cases)) {
      const base_url = provider === 'openai' ? `${model.url}/v1` : model.url;
      await send(post('/llm', { provider, model_name: name, temperature: 0.5, base_url }));
      const isBegun = new Promise<void>((resolve) => {
        begun = (model) => {
          if (model === name) resolve();
        };
      });
      responses[name] = send(request);
      await isBegun;
    }
    const seen: Record<string, Json> = {};
    for (const [name, response] of Object.entries(responses)) {
      const received = (await response) as object;
      const calls = model.requests.filter(({ body }) => body.model === name);
      seen[name] = { ...received, model_calls: calls.map(parametersOf) };
    }
    return seen;
  };
}
/** Behaviours of the stand-in's catalogue. */
const catalogue = [
  ...['openai/wrong-key', 'openai/model-not-found', 'openai/wrong-path', 'openai/insufficient-quota'],
  ...['openai/rate-limited-for-an-hour', 'openai/refusal', 'openai/azure-content-filter', 'openai/redirect'],
  ...['openai/context-length-exceeded', 'openai/exceed-context-size', 'openai/error-at-200', 'openai/page-at-200'],
  ...['openai/content-filter', 'openai/length', 'openai/length-without-text', 'openai/no-choices'],
  ...['openai/refuses-json-schema', 'openai/model-without-json-schema', 'openai/invalid-json-schema'],
  ...['openai/refuses-stream-options', 'openai/refuses-temperature', 'openai/refuses-max-tokens'],
  ...['openai/no-usage', 'openai/think-block', 'openai/reasoning-content', 'openai/whole-to-stream'],
  ...['openai/error-event', 'openai/cut', 'openai/clean-close', 'openai/bad-event', 'openai/bad-gateway-twice'],
  ...['ollama/nested-error', 'ollama/prompt-too-long', 'ollama/model-not-found', 'ollama/not-ollama'],
  ...['ollama/sign-in', 'ollama/page-at-200', 'ollama/error-line', 'ollama/bad-line', 'ollama/cut'],
  ...['ollama/format-ignored', 'ollama/length', 'ollama/thinking', 'ollama/refuses-thinking', 'ollama/no-done'],
];

const cases: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(
    catalogue.map((fixture): [string, Case] => [
      fixture,
      { fixture, provider: fixture.startsWith('openai/') ? 'openai' : 'ollama' },
    ]),
  ),
  'a reply that is no JSON': { reply: () => 'I am sorry, but here is a poem instead.' },
  'an empty reply': { reply: () => '' },
  'JSON of another shape': { reply: () => ({ things: [1, 2] }) },
  'JSON in a fence': { reply: (request) => `Here you are:\n\`\`\`json\n${JSON.stringify(well(request))}\n\`\`\`` },
  'JSON with faults': { reply: (request) => JSON.stringify(well(request)).replace(/\}\]\}$/, ',}]') },
  'a failure that stays': { fault: () => ({ status: 500 }) },
  'a failure that passes, as events': {
    fault: (_, call) => (call === 1 ? { status: 500 } : undefined),
    request: asEvents(question),
  },
  'a failure of one game of several, as events': {
    fault: ({ schema }) => (/distractors/.test(JSON.stringify(schema)) ? { status: 400 } : undefined),
    // The other game's turn comes when this one has failed.
    request: asEvents(post('/generate', { text: baking, max_items: 1, enabled_game_ids: [1] })),
  },
  'a failure of all games': {
    fault: ({ schema }) => (/"items"/.test(JSON.stringify(schema)) ? { status: 401 } : undefined),
    request: post('/generate', { text: baking, max_items: 1 }),
  },
  'a failure as events': { fault: () => ({ status: 401 }), request: asEvents(question) },
};

/** A model server that fails, or answers as others do not. */
export const failing: Scene = {
  keepsCalls: 'never',
  environment: {
    LUDOTEXT_MODEL_CALLS: '1000',
    LUDOTEXT_MAX_WORK: '1000',
    LUDOTEXT_MODEL_MAX_TOKENS: '500',
    LUDOTEXT_MODEL_KEYS: '{model}=key-of-the-stand-in',
  },
  exchanges: {
    'many failures': allAtOnce(cases),
    'nobody at the address': async ({ send }) => {
      await send(post('/llm', { provider: 'ollama', model_name: 'm', base_url: 'http://127.0.0.1:1' }));
      return await send(question);
    },
    'a request that is sent again while its model works': async ({ send, model, behave }) => {
      await send(post('/llm', { provider: 'openai', model_name: 'stand-in', base_url: `${model.url}/v1` }));
      behave({ reply: well });
      model.hold();
      const keyed = { ...question, headers: [...question.headers, ['Idempotency-Key', 'slow'] as const] };
      const before = model.requests.length;
      const first = send(keyed);
      await model.received(before + 1);
      const [again, health] = [await send(keyed), await send(get('/health'))];
      model.release();
      return { again, health, first: await first };
    },
    'what was counted': get('/metrics'),
  },
};

/** A service that works on one request at a time. */
export const busy: Scene = {
  keepsCalls: 'never',
  provider: 'openai',
  environment: { LUDOTEXT_MAX_WORK: '1' },
  exchanges: {
    'one too many': async ({ send, model, behave }) => {
      behave({ reply: well });
      model.hold();
      const first = send(question);
      await model.received(1);
      const second = await send(question);
      model.release();
      await first;
      return second;
    },
  },
};

/** A service that has less time than its model needs. */
export const hurried: Scene = {
  keepsCalls: 'never',
  provider: 'openai',
  environment: { LUDOTEXT_REQUEST_SECONDS: '1', LUDOTEXT_MODEL_CALLS: '2' },
  exchanges: {
    'no time left': async ({ send, behave }) => {
      behave({ fault: () => 'hang' });
      const [whole, events] = await Promise.all([send(question), send(asEvents(question))]);
      return { whole, events };
    },
  },
};

/** A service whose model is not waited for. */
export const impatient: Scene = {
  keepsCalls: 'never',
  provider: 'openai',
  environment: { LUDOTEXT_MODEL_FIRST_BYTE_SECONDS: '1' },
  exchanges: { 'no byte in time': whileModel({ fault: () => 'hang' }, question) },
};

/** A service that stops while a model works. */
export const stopping: Scene = {
  keepsCalls: 'never',
  provider: 'openai',
  environment: { LUDOTEXT_MODEL_CALLS: '4' },
  exchanges: {
    'under way when the service stops': async ({ send, stop, model, behave }) => {
      const isAnalysis = (schema: unknown) => /"game_1"/.test(JSON.stringify(schema));
      behave({ reply: well, fault: ({ schema }) => (isAnalysis(schema) ? undefined : 'hang') });
      const responses = [send(question), send(asEvents(post('/generate', { text: baking })))];
      // One of the first request; of the second the analysis, and one of each game.
      await model.received(4);
      await stop();
      const [whole = null, events = null] = await Promise.all(responses);
      return { whole, events };
    },
  },
};
