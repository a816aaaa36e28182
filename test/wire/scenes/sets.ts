import { get, post } from '../send.js';
import type { Scene } from '../stage.js';
import { items } from './texts.js';

const set = {
  ludotext: 1,
  title: 'The heart & tea',
  language: 'en',
  games: [
    { game_type: 'quiz', items: [items.quiz, { question: 'No answers?' }] },
    { game_type: 'sequence_sentence', items: [items.sentences] },
    { game_type: 'chess', items: [{ move: 'e4' }] },
  ],
};

/** Sets that are checked, and what their items are. */
export const sets: Scene = {
  exchanges: {
    checked: post('/sets/check', { set }),
    'checked, in German': post('/sets/check', { set }, { 'Accept-Language': 'de' }),
    'checked against a text': post('/sets/check', { set, text: 'Nothing of it.' }),
    'what its items are': post('/sets/check', { set, interactions: true }),
    'what its items are, but no yes or no': post('/sets/check', { set, interactions: 'all' }),
    'what no items are': post('/sets/check', { set: { ...set, games: [] }, interactions: true }),
    'no set': post('/sets/check', { set: { ludotext: 2 } }),
    nothing: post('/sets/check', {}),
    'a hidden member': post('/sets/check', '{"set":{"__proto__":{},"ludotext":1}}'),
    'exported as nobody reads': post('/export/telepathy', { set }),
    'schema, as HTML': get('/set.schema.json', { Accept: 'text/html' }),
  },
};
