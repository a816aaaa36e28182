import { expect, it } from 'vitest';
import { prompt } from '../src/prompt.js';

it('asks for as many sentences as wanted, in the language wanted', () => {
  expect(prompt({ count: 4, language: 'sw' })).toMatch(/up to 4 sentences/);
  expect(prompt({ count: 1, language: 'sw' })).toMatch(/one sentence/);
  expect(prompt({ count: 4, language: 'sw' })).toContain('"sw"');
});

it('names every member of a draft', () => {
  for (const member of ['sentence', 'hint']) expect(prompt({ count: 1, language: 'en' })).toContain(`\`${member}\``);
});

it('passes on difficulty and audience only when given', () => {
  const plain = prompt({ count: 2, language: 'en' });
  expect(plain).not.toMatch(/Easy|players:|undefined/);
  expect(prompt({ count: 2, language: 'en', difficulty: 'hard' })).toContain('Hard: 9 to 14 words');
  expect(prompt({ count: 2, language: 'en', audience: 'beginners' })).toContain('The players: beginners.');
});
