import type { ItemContext } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import type { QuizItem } from '../../src/item.js';
import { asked, judged, options, sound, text } from '../support/judged.js';

describe('rules about the source text', () => {
  it.each<[string, Partial<QuizItem>, string]>([
    ['evidence that is not in the text', { evidence: 'The heart pumps oil.' }, 'reject evidence_not_in_text'],
    ['no evidence', { evidence: undefined } as Partial<QuizItem>, 'reject evidence_not_in_text'],
    ['evidence about something else', { evidence: 'In 1953 a machine did its work' }, 'warn key_not_in_evidence'],
    [
      'a gap that the text fills otherwise',
      asked('It beats about 100,000 times a _____.', 'week', 'month', 'year'),
      'reject gap_mismatch',
    ],
    [
      'a number that the text has not',
      { question: 'What happened in 1967 for the first time?' },
      'reject number_not_in_text',
    ],
    ['a name that the text has not', { question: 'What did the surgeon Gibbon build?' }, 'warn name_not_in_text'],
    ['markup', { question: 'What does the **heart** pump?' }, 'reject markup'],
    ['JSON', options('{"text": "blood"}', 'air', 'water'), 'reject markup'],
  ])('find %s, and only with writers', (_, members, expected) => {
    expect(judged(members)).toContain(expected);
    expect(judged(members, { origin: 'offline' })).toContain(expected);
    expect(judged(members, { origin: 'author' })).not.toContain(expected);
  });

  it.each([
    ['en', 'alter', 'The miller altered the old wheel.'],
    ['ko', '자유롭다', '사람들은 마침내 자유로운 삶을 얻었다.'],
    ['ar', 'سِجْن', 'ثم وضعوه في السجن القديم.'],
  ])('find a word in %s in another form in the evidence', (language, word, evidence) => {
    const item = { ...asked('XXX?', word, 'YYY', 'ZZZ'), evidence };
    expect(judged(item, { text: evidence, language })).not.toContain('warn key_not_in_evidence');
  });

  it('warn of a distractor that the evidence lists beside the key', () => {
    const source = 'The old town has a theatre, a market and three bridges over the river.';
    const item = asked('What does the old town have?', 'a theatre', 'a market', 'a castle');
    const context = { text: source };
    expect(judged({ ...item, evidence: source }, context)).toContain('warn distractor_beside_key');
    expect(
      judged({ ...item, ...options('three bridges', 'a market', 'a castle'), evidence: source }, context),
    ).toContain('warn distractor_beside_key');
    const apart = 'A theatre was built in the old town long before a market.';
    expect(judged({ ...item, evidence: apart }, { text: apart })).not.toContain('warn distractor_beside_key');
  });

  it.each<[string, Partial<QuizItem>, Partial<ItemContext<QuizItem>>]>([
    ['evidence with other marks and case', { evidence: 'the heart pumps blood\nthrough the body' }, {}],
    ['the number in other groups', { question: 'What beats 100000 times a day, what does the heart pump?' }, {}],
    ['small numbers, which the text may spell out', { question: 'What do 2 chambers of the heart pump?' }, {}],
    ['round numbers, which the text may spell out', { question: 'What do 300 hearts pump?' }, {}],
    ['the number in digits of another script', { question: 'What does the heart pump ١٠٠٠٠٠ times?' }, {}],
    ['markup that the text is about', { question: 'What does <b> do to the heart?' }, { text: `${text} <b> is bold.` }],
    ['the gap that the text fills so', asked('The heart pumps _____ through the body.', 'blood', 'air', 'water'), {}],
    ['a gap in a reworded sentence', asked('Hearts send _____ through all of the body.', 'blood', 'air', 'water'), {}],
    [
      'a part of a name that the text has',
      { question: 'What does the heart of John Gibbon pump?' },
      { text: `${text} Gibbon lived.` },
    ],
  ])('let pass %s', (_, members, context) => expect(judged(members, context)).toEqual([]));

  it.each([
    ['zh', 'What does the heart pump?', true],
    ['zh', '心脏泵什么？', false],
    ['ru', 'What is it?', true],
    ['en', 'Что качает сердце?', true],
    ['sw', 'Moyo unasukuma nini?', false],
    ['de', 'Which of the two chambers of the heart sends the blood that it gets from the lungs into the body?', true],
    ['en', 'Which of the two chambers of the heart sends the blood that it gets from the lungs into the body?', false],
    [
      'de',
      'Welche der beiden Kammern des Herzens pumpt das Blut, das sie von der Lunge bekommt, in den Körper?',
      false,
    ],
  ])('in %s, %j is in another language: %s', (language, question, expected) =>
    expect(judged({ question }, { language }).includes('reject other_language')).toBe(expected),
  );
});

describe('rules about explanation and hint', () => {
  it.each<[string, Partial<QuizItem>, string]>([
    ['an explanation that names a letter', { explanation: 'Option B is wrong.' }, 'reject names_an_answer'],
    [
      'an explanation that gives a letter as the answer',
      { explanation: 'The right answer is C.' },
      'reject names_an_answer',
    ],
    [
      'an explanation that begins with a letter',
      { explanation: 'B is correct because of this.' },
      'reject names_an_answer',
    ],
    ['an explanation that names a place', { explanation: 'The second answer is too cold.' }, 'reject names_an_answer'],
    ['an explanation that names a number', { explanation: 'Option 3 is too cold.' }, 'reject names_an_answer'],
    ['a hint that names a letter in German', { hint: 'Antwort C passt nicht.' }, 'reject names_an_answer'],
    ['a hint that names a letter in Chinese', { hint: '选项B是错的。' }, 'reject names_an_answer'],
    ['a hint with the answer', { hint: 'It is red blood.' }, 'warn answer_in_hint'],
  ])('find %s', (_, members, expected) => {
    expect(judged(members)).toContain(expected);
    expect(judged(members, { origin: 'author' })).toContain(expected);
  });

  it.each([
    'Vitamin C is in it, and the answer to your question lies in the lungs.',
    'Blood group A is common; a key in B flat is not.',
    'The first of the chambers is the larger one.',
  ])('let pass %j', (explanation) => expect(judged({ explanation })).toEqual([]));
});

describe('rules about the items before', () => {
  const kept = { ...sound, ...asked('The heart pumps _____ through the body.', 'blood', 'air', 'water') };

  it('refuse a near copy', () => {
    expect(judged({ question: 'What does the heart pump through the whole body?' }, { kept: [sound] })).toContain(
      'reject near_copy',
    );
  });

  it.each([
    ['another gap of the same sentence', asked('The _____ pumps blood through the body.', 'heart', 'lung', 'liver')],
    ['the question turned round', asked('What pumps blood through the body?', 'the heart', 'the lung', 'the liver')],
  ])('refuse an item that gives the answer away: %s', (_, members) => {
    expect(judged(members, { kept: [kept] })).toContain('reject gives_away');
  });

  it('see the fact behind other forms of its words', () => {
    const first = {
      ...sound,
      ...asked('Who discovered penicillin in 1928?', 'Alexander Fleming', 'Louis Pasteur', 'Robert Koch'),
    };
    const second = asked('What did Alexander Fleming discover in 1928?', 'penicillin', 'insulin', 'vitamins');
    expect(judged(second, { kept: [first], origin: 'author' })).toEqual(['reject gives_away']);
  });

  it('let pass another fact with the same answer', () => {
    const other = asked('What carries oxygen to every organ?', 'blood', 'air', 'water');
    expect(judged(other, { kept: [kept] })).toEqual([]);
  });
});
