import { get, post } from '../send.js';
import type { Exchange, Scene, Stage } from '../stage.js';

/** Chooses a model of the stand-in, whose address is not known before. */
function choose(body: (address: string) => object): Exchange {
  return async ({ send, model }) => ({ request: 'POST /llm', response: await send(post('/llm', body(model.url))) });
}

const probesOf = async ({ model }: Stage) =>
  model.probes.map(({ method, path, headers, body = null }) => ({
    method,
    path,
    authorization: headers.authorization ?? null,
    body: JSON.parse(JSON.stringify(body)),
  }));

const notAllowed = (base_url: string) => post('/llm', { provider: 'openai', model_name: 'm', base_url });

/** Which model writes, and choosing another. */
export const llm: Scene = {
  environment: { LUDOTEXT_MODEL_KEYS: '{model}=key-of-the-stand-in' },
  exchanges: {
    'offline at first': get('/llm'),
    ollama: choose((base_url) => ({ provider: 'ollama', model_name: 'stand-in', base_url })),
    'ollama, asked again': get('/llm'),
    'ollama at its usual address': post('/llm', { provider: 'ollama', model_name: 'stand-in' }),
    'a model the server does not have': choose((base_url) => ({ provider: 'ollama', model_name: 'other', base_url })),
    openai: choose((url) => ({ provider: 'openai', model_name: 'stand-in', base_url: `${url}/v1`, temperature: 0.5 })),
    'openai, asked again': get('/llm'),
    'a model that openai does not have': choose((url) => ({
      provider: 'openai',
      model_name: 'other',
      base_url: `${url}/v1`,
    })),
    'a wrong path': choose((url) => ({ provider: 'openai', model_name: 'stand-in', base_url: `${url}/v2` })),
    'nobody at the address': post('/llm', { provider: 'ollama', model_name: 'm', base_url: 'http://127.0.0.1:1' }),
    'offline, with all fields': post('/llm', { provider: 'offline', model_name: 'm', temperature: 1 }),
    'offline, with an address that is not allowed': post('/llm', {
      provider: 'offline',
      base_url: 'https://evil.example',
    }),
    'ollama, only tried': choose((base_url) => ({ provider: 'ollama', model_name: 'stand-in', base_url, test: true })),
    'nobody at the address, only tried': post('/llm', {
      ...{ provider: 'ollama', model_name: 'm', base_url: 'http://127.0.0.1:1', test: true },
    }),
    'offline, only tried': post('/llm', { provider: 'offline', test: true }),
    'tried, but no yes or no': post('/llm', { provider: 'offline', test: 'yes' }),
    'offline after the trials': get('/llm'),
    health: get('/health'),
    'another origin': notAllowed('https://evil.example/v1'),
    'an address with a user': notAllowed('http://a:b@127.0.0.1:1/v1'),
    'a metadata address': notAllowed('http://169.254.169.254/latest'),
    'a private address': notAllowed('http://10.0.0.1/v1'),
    'another scheme': notAllowed('file:///etc/passwd'),
    'an address with a query': notAllowed('http://127.0.0.1:1/v1?a=b'),
    'an address with a fragment': notAllowed('http://127.0.0.1:1/v1#a'),
    'an address that is none': notAllowed('nonsense'),
    'an empty address': notAllowed(''),
    'no model name': post('/llm', { provider: 'openai' }),
    'an empty model name': post('/llm', { provider: 'ollama', model_name: ' ' }),
    'a model name that is too long': post('/llm', { provider: 'ollama', model_name: 'm'.repeat(201) }),
    'a temperature out of its bounds': post('/llm', { provider: 'ollama', model_name: 'm', temperature: 2.1 }),
    'no provider': post('/llm', {}),
    'another provider': post('/llm', { provider: 'anthropic', model_name: 'm' }),
    'a key as a field': post('/llm', { provider: 'openai', model_name: 'm', api_key: 'secret' }),
    'no JSON': post('/llm', 'no'),
    'no body': post('/llm'),
    'as HTML': get('/llm', { Accept: 'text/html' }),
    'after all that was refused': get('/llm'),
    'what the server was asked': probesOf,
  },
};

/** No model server on this machine may be chosen. */
export const noLoopback: Scene = {
  environment: { LUDOTEXT_MODEL_LOOPBACK: '0' },
  exchanges: {
    loopback: notAllowed('http://127.0.0.1:1/v1'),
    localhost: notAllowed('http://localhost:1/v1'),
    'ollama at its usual address': post('/llm', { provider: 'ollama', model_name: 'm' }),
  },
};
