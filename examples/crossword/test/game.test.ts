import { testGame } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import { finish } from '../src/finish.js';
import crossword from '../src/index.js';
import { folded, lettersOf } from '../src/letters.js';

const words = [
  { answer: 'Glass', clue: 'A hard material that lets light through' },
  { answer: 'Nectar', clue: 'A sweet juice that flowers make' },
  { answer: 'Lighthouse', clue: 'A tower with a lamp that guides ships' },
  { answer: 'Anchor', clue: 'A heavy hook that holds a ship in its place' },
];
const item = finish({ words }, { language: 'en' });
const text =
  'Glass is a hard material that lets light through. Nectar is a sweet juice that flowers make. A lighthouse is a tower with a lamp that guides ships. An anchor is a heavy hook that holds a ship in its place.';
const direct = words.map(({ answer, clue }) => `${answer}: ${clue}`).join('\n');
const changed = (index: number, change: Partial<(typeof item.entries)[number]>) => ({
  ...item,
  entries: item.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
});
const answers = item.entries.map(({ answer }) => answer);

testGame(crossword, {
  describe,
  it,
  direct: [
    { text: direct, items: [item] },
    {
      name: 'a word that crosses no other',
      text: `${direct}\nPyx: A small round box`,
      items: [item],
      faults: [{ line: 5, column: 1, rule: 'left_out' }],
    },
    {
      text: 'Glass\n: a clue\nFog:\nH2O: Water\nOx: An animal\nfog: Low cloud\nFÓG: Low cloud',
      faults: [
        { line: 1, column: 6, rule: 'no_colon' },
        { line: 2, column: 1, rule: 'no_answer' },
        { line: 3, column: 5, rule: 'no_clue' },
        { line: 4, column: 1, rule: 'odd_letters' },
        { line: 5, column: 1, rule: 'wrong_length' },
        { line: 7, column: 1, rule: 'double_answer' },
      ],
    },
    { text: '\n\nFog: Low cloud', faults: [{ line: 3, column: 1, rule: 'too_few_words' }] },
  ],
  drafts: [
    { draft: { words }, item, text },
    {
      name: 'words in another order',
      draft: { words: words.toReversed() },
      item: finish({ words: words.toReversed() }, { language: 'en' }),
    },
  ],
  items: [
    { item, text },
    { item: { ...item, entries: [] }, rejects: 'schema' },
    { item: changed(0, { row: 9 }), text, rejects: 'wrong_grid' },
    { item: changed(0, { number: 7 }), text, rejects: 'wrong_grid' },
    { item: { ...item, entries: item.entries.slice(0, 2) }, text, rejects: ['wrong_grid', 'too_few_cross'] },
    { item: changed(0, { clue: `Another word: ${answers[0]}es` }), text, rejects: 'answer_in_clue' },
    { item: changed(0, { clue: item.entries[1]!.clue }), text, rejects: 'same_clue' },
    { item: changed(0, { clue: 'It stands by the sea' }), text, warns: 'points_out' },
    {
      item,
      text: 'A text about something else, which names none of them.',
      rejects: 'not_in_text',
    },
    { item: changed(0, { evidence: 'Nobody wrote this.' }), text, rejects: 'no_such_evidence' },
  ],
  sets: [{ items: [item, item], warns: 'repeated_answer' }, { items: [item] }],
  texts: [
    {
      name: 'harder words',
      text: 'The merchant concealed his treasure in the cellar of the castle. A servant discovered the entrance and whispered about it in the kitchen. The kingdom was poor, and the journey to the harbour was dangerous.',
      score: [30, 75],
      items: 1,
    },
    {
      name: 'a list of terms',
      text: 'Words to know\n\nHubs: the middle parts of wheels\nSpoke: a thin rod that holds the rim\nTyre: the soft ring that touches the road\nBrake: a lever that makes a bicycle stand still\nSaddle: a seat of leather for the rider\nPedal: a plate that the foot pushes',
      items: 1,
    },
    {
      name: 'German',
      text: 'Der Kaufmann versteckte seinen Schatz im Keller der Burg. Ein Diener entdeckte den Eingang und flüsterte darüber in der Küche. Das Königreich war arm, und die Reise zum Hafen war gefährlich.',
      language: 'de',
      items: 1,
    },
    { text: 'We sang all night. Nobody slept. It was a fine day.', score: [0, 0] },
  ],
  submissions: [
    { item, submission: answers, score: 4, max: 4, correct: true },
    { item, submission: answers.map((answer) => answer.toLowerCase()), correct: true },
    { item, submission: [answers[0]!, 'nothing'], score: 1, correct: false },
    { item, submission: [], score: 0 },
  ],
});

describe('letters', () => {
  it('are graphemes in capitals, without what joins words', () => {
    expect(lettersOf("vent d'est")).toEqual([...'VENTDEST']);
    expect(lettersOf('e\u0301te\u0301')).toEqual(['É', 'T', 'É']);
    expect(lettersOf('हिन्दी')).toEqual(['हि', 'न्', 'दी']);
    expect(lettersOf('Straße')).toEqual([...'STRASSE']);
    expect(lettersOf('قَمَر')).toEqual([...'قمر']);
  });

  it('are compared without marks where a script has letters without them', () => {
    expect(folded(lettersOf('Été'))).toBe('ETE');
    expect(folded(lettersOf('शलोम'))).not.toBe(folded(lettersOf('शोलम')));
    expect(folded(lettersOf('שלום'))).toBe(folded(lettersOf('שלומ')));
  });
});
