import { describe, expect, it } from 'vitest';
import { asked, judged } from '../support/judged.js';

const said = (question: string, ...texts: string[]) => judged(asked(question, ...texts), { origin: 'author' });

describe('rules about what gives the key away', () => {
  it.each<[string, string, string[], string]>([
    [
      'a key far longer',
      'What is pumped?',
      ['all of the blood that the body has in it', 'air', 'water'],
      'reject key_far_longest',
    ],
    [
      'a longer key',
      'What is pumped?',
      ['all of the blood in the body', 'air from the lungs', 'water'],
      'warn key_longest',
    ],
    ['a clang', 'What is done by the pumping heart?', ['pumping blood', 'making air', 'drinking'], 'warn clang'],
    [
      'convergence',
      'What carries oxygen?',
      ['warm red blood cells', 'warm air from outside', 'red light through glass', 'blood pressure and pulse'],
      'warn convergence',
    ],
    [
      'a number that the key alone has',
      'What happened after 1950?',
      ['a machine of 1953', 'a war', 'a fire'],
      'warn number_cue',
    ],
    ['an absolute distractor', 'What is pumped?', ['blood', 'always air', 'water'], 'warn absolute_terms'],
    [
      'a distractor about everything',
      'Who came?',
      ['The mayor came', 'Nobody from the town came', 'The priest came'],
      'warn absolute_terms',
    ],
    ['a vague option', 'What is pumped?', ['blood', 'usually air', 'water'], 'warn vague_terms'],
    ['one distractor of another kind', 'Who was it?', ['Sarah', 'Leah', '295'], 'warn mixed_types'],
    ['distractors of another kind', 'Who was it?', ['Sarah', '867', '295'], 'reject many_mixed_types'],
    ['a unit of its own', 'How long is it?', ['3 km', '40 m', '90 m'], 'warn unit_cue'],
    [
      'distractors far longer',
      'What is it?',
      ['GPS', 'a transmission for automobiles', 'a radio with transistors'],
      'warn length_band',
    ],
    ['a name in full beside the name', 'Who was it?', ['Gibbon', 'John Gibbon', 'Harvey'], 'warn overlapping_options'],
    ['the key with a remark', 'Which city is it?', ['Paris', 'Rome', 'Paris, in France'], 'warn overlapping_options'],
    [
      'an article before the gap',
      'The heart is an _____ of the body.',
      ['organ', 'bone', 'cell'],
      'reject article_cue',
    ],
    ['an article at the end', 'The thing described is an', ['engine', 'table', 'river'], 'reject article_cue'],
    ['a verb before the gap', 'The walls are _____ that pump.', ['muscles', 'bone', 'skin'], 'warn number_agreement'],
    ['a capital of its own', 'What is pumped?', ['Blood', 'air', 'water'], 'warn form_cue'],
    ['a full stop of its own', 'What is pumped?', ['blood.', 'air', 'water'], 'warn form_cue'],
    [
      'sentences for a gap',
      'The old machine pumped the _____ into the body.',
      ['It was used to pump blood', 'They wanted to breathe', 'No one knows it'],
      'warn gap_misfit',
    ],
  ])('find %s', (_, question, texts, expected) => expect(said(question, ...texts)).toContain(expected));

  it.each<[string, string, string[]]>([
    ['a clang that distractors have as well', 'What is the heart?', ['a heart muscle', 'a heart bone', 'a heart cell']],
    ['an absolute word that the key has as well', 'When does it beat?', ['always', 'never', 'at night']],
    ['an answer that is no number among numbers', 'How many were there?', ['none', '3', '20']],
    ['how often', 'What is measured?', ['how often it beats', 'how loud it beats', 'how old it is']],
    ['names with an article and without', 'Who is late?', ['Alice', 'the Hatter', 'the Dormouse']],
    ['titles for a gap', 'The film _____ came out first.', ['The Third Man', 'The Big Sleep', 'The Old Dark House']],
  ])('let pass %s', (_, question, texts) => expect(said(question, ...texts)).toEqual([]));

  it.each([
    ['de', 'Was pumpt das Herz?', ['Blut', 'immer Luft', 'Wasser'], 'warn absolute_terms'],
    ['ja', '心臓は何を送り出しますか？', ['血液', '必ず空気', '水分'], 'warn absolute_terms'],
    ['ru', 'Что качает сердце?', ['кровь', 'обычно воздух', 'вода'], 'warn vague_terms'],
    ['fr', "Le cœur est l'_____ qui bat.", ['organe', 'muscle', 'tissu'], 'reject article_cue'],
  ])('know the words of %s', (language, question, texts, expected) =>
    expect(judged(asked(question, ...texts), { language, origin: 'author' })).toContain(expected),
  );
});
