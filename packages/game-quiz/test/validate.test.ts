import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../src/item.js';
import { rules, validate } from '../src/validate.js';
import { contextOf } from './support/context.js';

const text =
  'The heart pumps blood through the body. It beats about 100,000 times a day. In 1953 a machine did its work for the first time.';
const sound: QuizItem = {
  question: 'What does the heart pump through the body?',
  answers: [
    { text: 'blood', correct: true },
    { text: 'air', correct: false },
    { text: 'water', correct: false },
  ],
  evidence: 'The heart pumps blood through the body.',
};
const judged = (members: Partial<QuizItem>, context = {}) =>
  validate({ ...sound, ...members }, contextOf({ text, ...context })).map(
    ({ rule, severity }) => `${severity} ${rule}`,
  );
const options = (...texts: readonly string[]) => ({
  answers: texts.map((option, index) => ({ text: option, correct: index === 0 })),
});

describe('validate', () => {
  it('has nothing to say about a sound item', () => expect(judged({})).toEqual([]));

  it.each<[string, Partial<QuizItem>, string]>([
    ['two gaps', { question: 'The _____ pumps _____ every day.' }, 'reject gap_count'],
    ['a stem that asks nothing', { question: 'The human heart' }, 'reject unfocused_stem'],
    ['a stem of one word', { question: 'What?' }, 'reject unfocused_stem'],
    ['the answer in the stem', { question: 'What does the heart do with blood?' }, 'reject answer_in_stem'],
    [
      'a stem that names the text',
      { question: 'According to the text, what does the heart pump?' },
      'reject names_the_text',
    ],
    ['a stem that names the text in Chinese', { question: '根据本文，heart做什么？' }, 'reject names_the_text'],
    [
      'an article that only the key fits',
      { question: 'The heart is an _____ of the body.', ...options('organ', 'bone', 'cell') },
      'reject article_cue',
    ],
    ['equal options', options('blood', 'Air', 'the air'), 'reject equal_options'],
    ['letters before the options', options('A) blood', 'B) air', 'C) water'), 'reject letter_prefix'],
    ['a mark on the key', options('blood (correct)', 'air', 'water'), 'reject marked_answer'],
    ['a tick on the key', options('blood ✓', 'air', 'water'), 'reject marked_answer'],
    ['all of the above', options('blood', 'air', 'All of the above.'), 'reject all_of_the_above'],
    ['all of the above in Spanish', options('sangre', 'aire', 'Todas las anteriores'), 'reject all_of_the_above'],
    ['none of the above', options('blood', 'air', 'none of these'), 'reject none_of_the_above'],
    ['none of the above in Chinese', options('血', '空气', '以上都不是'), 'reject none_of_the_above'],
    ['truth values', options('Yes', 'No', 'True'), 'reject true_or_false'],
    ['combined options', options('both A and B', 'air', 'water'), 'reject combined_options'],
    ['combined options in German', options('nur 1 und 3', 'Luft', 'Wasser'), 'reject combined_options'],
    [
      'a key far longer than the others',
      options('all of the blood that the body has in it', 'air', 'water'),
      'reject key_far_longest',
    ],
    ['evidence that is not in the text', { evidence: 'The heart pumps oil.' }, 'reject evidence_not_in_text'],
    ['no evidence', { evidence: undefined } as Partial<QuizItem>, 'reject evidence_not_in_text'],
    ['an explanation that names a letter', { explanation: 'Option B is wrong.' }, 'reject names_an_answer'],
    ['an explanation that names a place', { explanation: 'The second answer is too cold.' }, 'reject names_an_answer'],
    ['a hint that names a letter in German', { hint: 'Antwort C passt nicht.' }, 'reject names_an_answer'],
    [
      'a number that the text has not',
      { question: 'What happened in 1967 for the first time?' },
      'reject number_not_in_text',
    ],
    ['markup', { question: 'What does the **heart** pump?' }, 'reject markup'],
    ['JSON', options('{"text": "blood"}', 'air', 'water'), 'reject markup'],
    [
      'a clang',
      { question: 'What is done by the pumping heart?', ...options('pumping blood', 'making air', 'drinking') },
      'warn clang',
    ],
    ['a negative stem', { question: 'What does the heart not pump?' }, 'warn negative_stem'],
    ['an absolute distractor', options('blood', 'always air', 'water'), 'warn absolute_terms'],
    ['a hint with the answer', { hint: 'It is red blood.' }, 'warn answer_in_hint'],
    ['a long stem', { question: `What does the heart pump ${'on and on '.repeat(20)}?` }, 'warn long_stem'],
  ])('finds %s', (_, members, expected) => expect(judged(members)).toContain(expected));

  it.each<[string, Partial<QuizItem>, object]>([
    ['a choice between two things the stem names', { question: 'Does the heart pump blood or air?' }, {}],
    ['a negation in capitals', { question: 'What does the heart NOT pump?' }, {}],
    ['one initial', options('A. Lincoln', 'Grant', 'Lee'), {}],
    ['evidence with other marks and case', { evidence: 'the heart pumps blood\nthrough the body' }, {}],
    ['a grouped number', { question: 'How often does it beat if not 100000 times?' }, { origin: 'author' }],
    ['small numbers, which the text may spell out', { question: 'What do 2 chambers of the heart pump?' }, {}],
    ['markup that the text is about', { question: 'What is <b> for?' }, { text: `${text} <b> is bold.` }],
    ['an author’s item without evidence', { evidence: undefined } as Partial<QuizItem>, { origin: 'author' }],
    ['an author’s explanation that names a letter', { explanation: 'Option A is right.' }, { origin: 'author' }],
    ['decimals with a comma', options('1,4', '2,3', '3,5'), { text: `${text} 1,4` }],
    [
      'an author’s question about the text',
      { question: 'What does the heart pump, according to the text?' },
      { origin: 'author' },
    ],
  ])('lets %s pass', (_, members, context) =>
    expect(judged(members, context).filter((finding) => finding.startsWith('reject'))).toEqual([]),
  );

  it.each([
    ['zh', 'What does the heart pump?', true],
    ['zh', '心脏泵什么？', false],
    ['ru', 'What is it?', true],
    ['en', 'Что качает сердце?', true],
    ['sw', 'Moyo unasukuma nini?', false],
  ])('in %s, %j is in another writing system: %s', (language, question, expected) =>
    expect(judged({ question }, { language }).includes('reject other_language')).toBe(expected),
  );

  it('rejects a near copy of an item before, and one that gives its answer away', () => {
    const copy = { question: 'What does the heart pump through the whole body?' };
    expect(judged(copy, { kept: [sound] })).toContain('reject near_copy');
    const cloze = (question: string, ...texts: string[]): Partial<QuizItem> => ({ question, ...options(...texts) });
    const kept = { ...sound, ...cloze('The heart pumps _____ through the body.', 'blood', 'air', 'water') };
    const other = cloze('The _____ pumps blood through the body.', 'heart', 'lung', 'liver');
    expect(judged(other, { kept: [kept] })).toContain('reject gives_away');
    expect(
      judged(
        { question: 'What carries oxygen to every organ?', ...options('blood', 'air', 'water') },
        { kept: [kept] },
      ),
    ).toEqual([]);
  });

  it('names each rule once', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  it('never throws, whatever the item says', () => {
    const anyText = fc.string({ unit: 'binary', minLength: 1 });
    const answers = fc.array(anyText, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(anyText, answers, anyText, (question, texts, evidence) => {
        for (const finding of validate({ question, ...options(...texts), evidence }, contextOf({ text: question }))) {
          expect(finding.message).toMatch(/\.$/);
        }
      }),
    );
  });
});
