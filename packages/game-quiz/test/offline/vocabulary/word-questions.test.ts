import { dictionaryLanguages, dictionaryOf } from '@ludotext/dictionary';
import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/draft.js';
import { languageOf } from '../../../src/languages/index.js';
import { sourceOf } from '../../../src/offline/source/source.js';
import { wordQuestions } from '../../../src/offline/vocabulary/word-questions.js';
import { validate } from '../../../src/validate.js';

const draftsOf = async (text: string) =>
  (await wordQuestions(sourceOf(readText(text), 'en'), 1)).map(({ draft }) => draft);

describe('questions for the harder words of a text', () => {
  it.each([
    [
      'a verb',
      'conceal',
      'They concealed the bread in the house and buried the gold. Then they pondered it for a week.',
    ],
    ['a noun', 'merchant', 'They concealed the bread in the house, and the merchant read the long book about it.'],
  ])('offer words of the field of %s, since others would stand out', async (_, word, text) => {
    const draft = (await draftsOf(text)).find(({ correct }) => correct === word);
    const dictionary = (await dictionaryOf('en')) ?? expect.fail();
    const found = readText(text).sentences.flatMap((sentence) => dictionary.find(sentence));
    const entry = found.find(({ entry: each }) => each.word === word)?.entry ?? expect.fail();
    expect(draft?.question).toBe(`Which of these words means “${entry.meaning}”?`);
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(3);
    const options = [word, ...(draft?.distractors ?? [])].map(
      (option) => entry.group.find((other) => other.word === option) ?? expect.fail(option),
    );
    for (const one of options)
      for (const other of options) expect(one !== other && dictionary.areAlike(one, other)).toBe(false);
  });

  it('offer the words of the field that the text has first', async () => {
    const text = 'They concealed the bread in the house. Then they haul the bags home, and shove them into the mill.';
    const draft = (await draftsOf(text)).find(({ correct }) => correct === 'conceal');
    expect(draft?.distractors.slice(0, 2).sort()).toEqual(['haul', 'shove']);
  });

  it('ask for each word once, quoting the first sentence that has it', async () => {
    const text =
      'They concealed the bread in the house. Then they pondered it and examined the bread. At last they concealed it again.';
    const found = (await draftsOf(text)).filter(({ correct }) => correct === 'conceal');
    expect(found.map(({ evidence }) => evidence)).toEqual(['They concealed the bread in the house.']);
  });

  it('do not ask for a word that the whole text is about', async () => {
    const text = Array.from({ length: 6 }, (_, at) => `On day ${at} they concealed the bread in the house.`).join(' ');
    expect((await draftsOf(text)).map(({ correct }) => correct)).not.toContain('conceal');
  });
});

describe.each(dictionaryLanguages)('the question for a word in %s', (language) => {
  it('has no fault of its own', () => {
    const question = languageOf(language).wordQuestion?.replace('{meaning}', 'bbb') ?? expect.fail();
    const context = { text: 'ccc ddd', language, origin: 'offline' as const, kept: [], seed: 1 };
    const draft = { evidence: 'ccc ddd', question, correct: 'xxx', distractors: ['yyy', 'zzz'] };
    const aboutTheStem = validate(finish(draft, context), context).filter(({ path }) => path?.[0] === 'question');
    expect(aboutTheStem.map(({ rule }) => rule)).toEqual([]);
  });
});
