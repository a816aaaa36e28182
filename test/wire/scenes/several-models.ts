import { asEvents, get, post } from '../send.js';
import { type Scene, whileModel } from '../stage.js';
import { baking, well } from './replies.js';

const prose = (model?: string) => post('/generate/1', { text: baking, source: 'prose', max_items: 1, model });
const quota = { status: 429, body: { error: { code: 'insufficient_quota', message: 'No quota.' } } };

/** Several models to choose from, and a fallback. */
export const severalModels: Scene = {
  provider: 'openai',
  environment: {
    LLM_MODELS: 'small=ollama/tiny@{model},large=openai/giant@{model}/v1',
    LLM_FALLBACK: 'small',
    LUDOTEXT_MODEL_KEYS: '{model}=key-of-the-stand-in',
  },
  exchanges: {
    models: get('/models'),
    'the usual model': whileModel({ reply: well }, prose()),
    'a small model': whileModel({ reply: well }, prose('small')),
    'a large model, as events': whileModel({ reply: well }, asEvents(prose('large'))),
    'no model of this name': prose('huge'),
    'an address for a name': prose('https://models.example/v1'),
    'the fallback': whileModel({ reply: well, fault: (_, call) => (call === 1 ? quota : undefined) }, prose()),
    'the fallback, as events': whileModel(
      { reply: well, fault: (_, call) => (call === 1 ? quota : undefined) },
      asEvents(prose('large')),
    ),
    'the fallback fails, too': whileModel({ fault: () => quota }, prose()),
  },
};
