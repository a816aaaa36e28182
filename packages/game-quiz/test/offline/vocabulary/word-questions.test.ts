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
  it('offer words of the same kind that the text has', async () => {
    const drafts = await draftsOf(
      'They concealed the bread in the house. Then they pondered it for a week. At last they examined every bag of bread.',
    );
    const draft = drafts.find(({ correct }) => correct === 'conceal');
    expect(draft?.question).toBe('Which of these words means “to hide, keep from being seen”?');
    expect([...(draft?.distractors ?? [])].sort()).toEqual(['examine', 'ponder']);
  });

  it('offer nouns of one field, since a person among things would stand out', async () => {
    const text = 'They concealed the bread in the house, and the merchant read the long book about it.';
    const draft = (await draftsOf(text)).find(({ correct }) => correct === 'merchant');
    const dictionary = (await dictionaryOf('en')) ?? expect.fail();
    const [merchant] = dictionary.find(readText('The merchant came.').sentences[0] ?? expect.fail());
    const words = merchant?.entry.group.map(({ word }) => word);
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(2);
    for (const other of draft?.distractors ?? []) expect(words).toContain(other);
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
