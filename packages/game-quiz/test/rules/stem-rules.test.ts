import { describe, expect, it } from 'vitest';
import { judged, options } from '../support/judged.js';

const said = (question: string, language = 'en') => judged({ question }, { language, origin: 'author' });

describe('rules about the question', () => {
  it.each([
    ['two gaps', 'The _____ pumps _____ every day.', 'reject gap_count'],
    ['a sentence that breaks off', `The heart ${'pumps the blood '.repeat(12)}and then`, 'reject unfocused_stem'],
    ['a name and nothing else', 'The human heart', 'reject unfocused_stem'],
    ['a heading', 'Rivers of Southern Europe:', 'reject unfocused_stem'],
    ['a field', 'history:', 'reject unfocused_stem'],
    ['which is true', 'Which of the following statements is true?', 'reject unfocused_stem'],
    ['which is true, in German', 'Welche der folgenden Aussagen ist richtig?', 'reject unfocused_stem'],
    ['which is true, in Chinese', '下列哪项说法正确？', 'reject unfocused_stem'],
    ['its answer', 'What does the heart do with blood?', 'reject answer_in_stem'],
    ['a text nobody sees', 'According to the text, what does the heart pump?', 'reject names_the_text'],
    ['a text nobody sees, in Chinese', '根据本文，心脏做什么？', 'reject names_the_text'],
    ['a text nobody sees, in Turkish', 'Metne göre kalp ne pompalar?', 'reject names_the_text'],
    ['a text in passing', 'What do the figures in the passage show?', 'warn mentions_the_text'],
    ['a small not', 'What does the heart not pump?', 'warn negative_stem'],
    ['a capital NOT that asks for what is false', 'Which of these is NOT true of the heart?', 'warn negative_stem'],
    ['a small not, in French', 'Que ne pompe pas le cœur ?', 'warn negative_stem'],
    ['many words', `What does the heart pump ${'on and on '.repeat(20)}?`, 'warn long_stem'],
    ['many sentences', 'The heart beats. The blood flows. Cells live. People walk. What pumps?', 'warn long_stem'],
    ['an open quotation', 'Who said “it beats?', 'warn open_marks'],
    ['a small not, before a hint', 'What does the heart not pump? Think of the lungs.', 'warn negative_stem'],
    ['a small not, in Chinese', '下列不是心脏功能的是哪一项？', 'warn negative_stem'],
    ['a person nobody named', 'What did he invent in those years?', 'warn dangling_pronoun'],
    ['a person nobody named, in Russian', 'Что он изобрёл?', 'warn dangling_pronoun'],
  ])('find %s', (_, question, expected) => {
    const language = /Que ne/.test(question)
      ? 'fr'
      : /Что/.test(question)
        ? 'ru'
        : /下列|根据/.test(question)
          ? 'zh'
          : 'en';
    expect(said(question, language)).toContain(expected);
  });

  it.each([
    ['a choice between two things it names', 'Does the heart pump blood or air?'],
    ['a negation in capitals', 'What does the heart NOT pump?'],
    ['why something is not so', 'Why can the heart not rest?'],
    ['a negation in a clause', 'Who says that the heart does not rest?'],
    ['a negation in a quotation', 'Who said “I do not rest”?'],
    ['a sentence that the answer ends', 'What the heart pumps is:'],
    ['two words of such a sentence', 'Srce je:'],
    ['an order', 'Name the liquid that the heart pumps.'],
    ['a clue about its answer', 'He built the first machine that did the work of a heart in 1953.'],
    ['a person it names later', 'When he saw the machine, what did Gibbon do?'],
    ['a sum', '7 × 8 = ?'],

    ['a sentence that runs on into its answers', 'The liquid that the heart pumps is'],
    ['a negation before the question', 'The heart does not rest. What does it pump?'],
  ])('let pass %s', (_, question) => expect(said(question)).toEqual([]));

  it('know that a small number stands for something else in a question about numbers', () => {
    expect(
      judged({ question: 'Which number is 2 less than 4?', ...options('2', '3', '9') }, { origin: 'author' }),
    ).toEqual([]);
    expect(judged({ question: 'How many moons has Mars, which has 2?', ...options('2', '3', '9') })).toContain(
      'reject answer_in_stem',
    );
  });

  it('do not take an option inside the key for one the question names', () => {
    expect(
      judged({ question: 'Who is Ann Lee Brown, called Brown?', ...options('Ann Lee Brown', 'Ann Lee', 'Ann') }),
    ).toContain('reject answer_in_stem');
  });
});
