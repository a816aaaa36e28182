import { expect, it } from 'vitest';
import { lowerFirstTile } from '../src/capital.js';

const text = 'The bread was warm. People said that bread is good. We asked Napoleon. Bread is cheap.';

it.each([
  ['en', 'The bread', 'the bread', 'a function word'],
  ['en', 'Bread', 'bread', 'a word the text has in lower case'],
  ['en', 'Napoleon', 'Napoleon', 'a name'],
  ['en', 'I', 'I', 'the English I'],
  ['en', 'I’m', 'I’m', 'a contraction of it'],
  ['en', 'Slowly', 'slowly', 'an adverb told by its ending'],
  ['en', 'Pour', 'pour', 'a common verb'],
  ['en', 'Scientists', 'scientists', 'an ending that names do not have'],
  ['en', 'Yesterday', 'yesterday', 'a phrase of time'],
  ['en', 'NASA', 'NASA', 'an acronym'],
  ['de', 'Brot', 'Brot', 'a German noun'],
  ['de', 'Das Brot', 'das Brot', 'a German article'],
  ['ru', 'Он', 'он', 'another script'],
  ['zh', '面包', '面包', 'a script without case'],
])('%s: %s becomes %s (%s)', (language, tile, expected) => {
  expect(lowerFirstTile([tile, 'is good'], `${tile} is good.`, language, text)).toEqual([expected, 'is good']);
});

it('has nothing to do without tiles', () => {
  expect(lowerFirstTile([], '', 'en', text)).toEqual([]);
});
