import { describe, expect, it } from 'vitest';
import { inProcessHost } from '../../../src/host/in-process-host.js';
import { exampleTexts, languageName } from '../../../src/writers/tasks/common.js';
import { wordGame } from '../../support/games.js';

it.each([
  ['de', 'German (de)'],
  ['pt-BR', 'Brazilian Portuguese (pt-BR)'],
  ['und', "the text's own language"],
  ['xx', 'xx'],
])('names %s as %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});

describe('the examples of a game in a prompt', () => {
  const drafts = [{ word: 'fish' }];
  const game = inProcessHost({
    ...wordGame(),
    examples: [
      { source: 'prose', language: 'en', text: 'A whale is no fish.', items: [], drafts },
      { source: 'prose', language: 'de', text: 'Der Wal ist kein Fisch.', items: [], drafts },
      { source: 'direct', language: 'fr', text: 'poisson', items: [{ word: 'poisson' }] },
    ],
  });

  it.each([
    ['en', ['A whale is no fish.']],
    ['de-AT', ['Der Wal ist kein Fisch.']],
    ['fr', ['A whale is no fish.', 'Der Wal ist kein Fisch.']],
    ['und', ['A whale is no fish.', 'Der Wal ist kein Fisch.']],
  ])('in %s are those in this language, or all where none is', (language, texts) => {
    const shown = exampleTexts(game, language);
    expect(shown.map((paragraph) => /^For example, out of another text, "(.*)", came:/.exec(paragraph)?.[1])).toEqual(
      texts,
    );
  });
});
