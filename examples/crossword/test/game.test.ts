import { testGame } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import { finish } from '../src/finish.js';
import crossword from '../src/index.js';
import { folded, lettersOf } from '../src/letters.js';
import { termsOf } from '../src/terms.js';

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
const tale =
  'The old sailor worked on a ship all his life. One night a storm came in from the sea. He saw the tower of the lighthouse that shows the way, and steered between the rocks. In the morning he found a cave behind the cliff. The hollow was as large as a room. There stood a barrel of wood. He lit the lantern and read the compass to find north.';
const erzaehlung =
  'Ein Matrose kam mit dem Schiff nach Hause. Er besaß eine Karte der Insel, die ihm gehört. Das Land hat Wasser auf allen Seiten. Im Hafen, wo die Schiffe anlegen, nahm er die Laterne, denn die Lampe kann man tragen. Am Hof war ein Brunnen, ein tiefes Loch mit Wasser. In der Scheune lag das Stroh aus Halmen. Vor der Mühle wartete Korn auf das Mahlen zu Mehl.';

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
    { name: 'harder words', text: tale, score: [30, 75], items: 1 },
    {
      name: 'a list of terms',
      text: 'Words to know\n\nHubs: the middle parts of wheels\nSpoke: a thin rod that holds the rim\nTyre: the soft ring that touches the road\nBrake: a lever that makes a bicycle stand still\nSaddle: a seat of leather for the rider\nPedal: a plate that the foot pushes',
      items: 1,
    },
    { name: 'German', text: erzaehlung, language: 'de', items: 1 },
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

describe('the words of a text', () => {
  const answersOf = async (text: string) => (await termsOf(text)).map(({ answer }) => answer);

  it('asks for nouns of which the text says more than the word', async () => {
    expect(await answersOf(tale)).toEqual(['lantern', 'lighthouse', 'compass', 'barrel']);
    expect(await answersOf(`${tale} The envelope was behind the curtain.`)).not.toContain('envelope');
  });

  it('leaves out a noun with another word before it', async () => {
    expect(await answersOf(tale.replace('the compass', 'the star compass'))).not.toContain('compass');
  });

  it('asks for one word of a stem', async () => {
    const answers = await answersOf(
      `${tale} The navigator could find a way. Navigation is finding the way on the sea.`,
    );
    expect(answers.filter((answer) => answer.startsWith('navig'))).toHaveLength(1);
  });

  it('leaves out a verb whose forms have another stem', async () => {
    expect(await answersOf(erzaehlung)).not.toContain('besitzen');
  });
});
