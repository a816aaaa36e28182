import { dictionaryLanguages } from '@ludotext/dictionary';
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
    const drafts = await draftsOf('The miller of Marle concealed a bag of flour behind the door.');
    const draft = drafts.find(({ question }) => meaning.test(question));
    expect(draft).toMatchObject({
      evidence: 'The miller of Marle concealed a bag of flour behind the door.',
      question: 'In “The miller of Marle concealed a bag of flour behind the door”, what does “conceal” mean?',
      correct: 'to hide',
    });
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(3);
    for (const other of draft?.distractors ?? []) expect(other).toMatch(/^to /);
  });

  it('quote of a long sentence only what stands around the word', async () => {
    const drafts = await draftsOf(
      'When the miller came home late in the evening from the market in the old town on the river, where he had sold his flour to the bakers and their wives, he was so weary that he fell asleep at once.',
    );
    expect(drafts.find(({ question }) => meaning.test(question))?.question).toBe(
      'In “… where he had sold his flour to the bakers and their wives, he was so weary that he fell asleep at once”, what does “weary” mean?',
    );
  });

  it.each([
    [
      'a word whose meaning the sentence tells',
      'The miller was reluctant, so nobody of us found him wanting to do it.',
    ],
    ['speech', 'The miller said “I am weary of this long and dusty road” to us.'],
    ['a sentence that shows too little', 'The miller was weary.'],
  ])('do not quote %s', async (_, sentence) => {
    for (const { question } of await draftsOf(sentence)) expect(question).not.toMatch(meaning);
  });

  it('ask for each word once', async () => {
    const text =
      'The miller of Marle was weary after his long way home. His old donkey was even more weary than the miller.';
    for (let seed = 0; seed < 8; seed++)
      expect(await wordQuestions(sourceOf(readText(text), 'en'), seed)).toHaveLength(1);
  });
});

describe('questions for the word with a meaning', () => {
  const text =
    'The miller concealed the letter in the mill. The abbot pondered the matter for a week. The monks examined every bag of flour.';

  it('offer words of the same kind that the text has', async () => {
    const drafts = (await draftsOf(text)).filter(({ correct }) => correct === 'conceal');
    expect(drafts.length).toBeGreaterThan(0);
    for (const { question, distractors } of drafts) {
      expect(question).toBe('Which of these words means “to hide”?');
      expect([...distractors].sort()).toEqual(['examine', 'ponder']);
    }
  });

  it('offer nouns of one field, since a person among things would stand out', async () => {
    const drafts = (
      await draftsOf('The hypothesis of the young miller was read by all the monks of Marle.', 20)
    ).filter(({ correct }) => correct === 'hypothesis');
    expect(drafts.length).toBeGreaterThan(0);
    for (const { distractors } of drafts) expect(distractors.length).toBeGreaterThanOrEqual(2);
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
