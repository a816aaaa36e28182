import { describe, expect, it } from 'vitest';
import { gapIn, statedOf } from '../../../src/offline/english/stated.js';
import { englishFrom, sentenceWith } from '../../support/english.js';

async function stated(text: string, words: string) {
  const english = await englishFrom(text);
  return statedOf(sentenceWith(words, english), english);
}

describe('statedOf', () => {
  it('names whom a pronoun means', async () => {
    const found = await stated('The queen opened the gate of the castle. She rode to Marle with a lamp.', 'She rode');
    expect(found?.text).toBe('The queen rode to Marle with a lamp.');
    expect(found?.evidence).toBe('The queen opened the gate of the castle. She rode to Marle with a lamp.');
  });

  it('names nobody where a story has two, and no owner', async () => {
    const two = 'The queen opened the gate of the castle. The nurse lit a lamp. She rode to Marle with a lamp.';
    expect(await stated(two, 'She rode')).toBeUndefined();
    const own = 'Anna built the first mill of the valley. In 1840 her mill was sold to a baker from Marle.';
    expect((await stated(own, 'was sold'))?.text ?? '').not.toMatch(/Anna/);
  });

  it('drops what ties a sentence to the one before', async () => {
    const found = await stated('As a result, the harbour of Marle was closed for a month.', 'harbour');
    expect(found?.text).toBe('The harbour of Marle was closed for a month.');
  });

  it('states nothing that leans on the sentences before', async () => {
    expect(await stated('The others closed this harbour for a month.', 'harbour')).toBeUndefined();
  });
});

describe('gapIn', () => {
  it('makes no gap for words that stand twice', async () => {
    const found = await stated('The harbour of Marle is older than the castle of Marle.', 'harbour');
    expect(found === undefined ? undefined : gapIn(found, 'Marle', 'name')).toBeUndefined();
  });
});
