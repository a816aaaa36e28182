import { dictionaryLanguages, dictionaryOf } from '@ludotext/dictionary';
import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/draft.js';
import { languageOf } from '../../../src/languages/index.js';
import { sourceOf } from '../../../src/offline/source/source.js';
import { wordQuestions } from '../../../src/offline/vocabulary/word-questions.js';
import { validate } from '../../../src/validate.js';

/** The questions for the words of an English text, with any of some seeds: which of the two ways is taken hangs on it. */
async function draftsOf(text: string, seeds = 8) {
  const source = sourceOf(readText(text), 'en');
  const facts = await Promise.all(Array.from({ length: seeds }, (_, seed) => wordQuestions(source, seed)));
  return facts.flatMap((found) => found.map(({ draft }) => draft));
}
const meaning = /what does “/;

describe('questions for what a word means', () => {
  it('quote the sentence, ask for the word as it stands in a dictionary, and give its meaning', async () => {
    const drafts = await draftsOf('The old man of Marle concealed a bag of bread behind the door.');
    const draft = drafts.find(({ question }) => meaning.test(question));
    expect(draft).toMatchObject({
      evidence: 'The old man of Marle concealed a bag of bread behind the door.',
      question: 'In “The old man of Marle concealed a bag of bread behind the door”, what does “conceal” mean?',
      correct: 'to hide, keep from being seen',
    });
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(3);
    for (const other of draft?.distractors ?? []) expect(other).toMatch(/^to /);
  });

  it('quote of a long sentence only what stands around the word', async () => {
    const drafts = await draftsOf(
      'When the old man came home late in the evening from the market in the town on the river, where he had sold his bread to the people and their wives, he was so weary that he fell asleep at once.',
    );
    expect(drafts.find(({ question }) => meaning.test(question))?.question).toBe(
      'In “… where he had sold his bread to the people and their wives, he was so weary that he fell asleep at once”, what does “weary” mean?',
    );
  });

  it.each([
    [
      'a word whose meaning the sentence tells',
      'The old man was reluctant, and nobody of us found him willing to do it.',
    ],
    ['speech', 'The old man said “I am weary of this long and dusty road” to us.'],
    ['a sentence that shows too little', 'The old man was weary.'],
  ])('do not quote %s', async (_, sentence) => {
    for (const { question } of await draftsOf(sentence)) expect(question).not.toMatch(meaning);
  });

  it('ask for each word once', async () => {
    const text =
      'The old man of Marle was weary after his long way home. His old horse was even more weary than the man.';
    for (let seed = 0; seed < 8; seed++)
      expect(await wordQuestions(sourceOf(readText(text), 'en'), seed)).toHaveLength(1);
  });
});

describe('questions for the word with a meaning', () => {
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

  it('do not ask for a word that the whole text is about', async () => {
    const text = Array.from({ length: 6 }, (_, at) => `On day ${at} they concealed the bread in the house.`).join(' ');
    expect((await draftsOf(text)).map(({ correct }) => correct)).not.toContain('conceal');
  });
});

describe.each(dictionaryLanguages)('the questions for words in %s', (language) => {
  it.each(['meaning', 'word'] as const)('for the %s have no fault of their own', (form) => {
    const template = languageOf(language).wordQuestions?.[form] ?? '';
    const question = template.replace('{word}', 'aaa').replace('{meaning}', 'bbb').replace('{quote}', 'ccc ddd');
    expect(question).not.toBe('');
    const context = { text: 'ccc ddd', language, origin: 'offline' as const, kept: [], seed: 1 };
    const draft = { evidence: 'ccc ddd', question, correct: 'xxx', distractors: ['yyy', 'zzz'] };
    const aboutTheStem = validate(finish(draft, context), context).filter(({ path }) => path?.[0] === 'question');
    expect(aboutTheStem.map(({ rule }) => rule)).toEqual([]);
  });
});
