import { testGame } from '@ludotext/engine/testing';
import { describe, expect, it } from 'vitest';
import matchPairs from '../src/index.js';
import { wordPairs } from '../src/words.js';

const pairs = [
  { term: 'Glass', definition: 'a hard material that lets light through' },
  { term: 'Nectar', definition: 'a sweet juice that flowers make' },
  { term: 'Lighthouse', definition: 'a tower with a lamp that guides ships' },
];
const item = { pairs, order: [2, 0, 1] };
const text =
  'Glass is a hard material that lets light through. Nectar is a sweet juice that flowers make. A lighthouse is a tower with a lamp that guides ships.';
const glossary =
  'Words to know\n\nHub: the middle part of a wheel\nSpoke: a thin rod that holds the rim\nRim: the outer ring of a wheel';
const changed = (index: number, change: Partial<(typeof pairs)[number]>) => ({
  pairs: pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)),
  order: [2, 0, 1],
});
const tale =
  'The old sailor worked on a ship all his life. One night a storm came in from the sea. He saw the tower of the lighthouse that shows the way, and steered between the rocks. In the morning he found a barrel of wood. He lit the lantern and read the compass to find north. Then he slept in the cellar of the house.';

testGame(matchPairs, {
  describe,
  it,
  direct: [
    {
      text: 'Glass = a hard material that lets light through\nNectar = a sweet juice that flowers make\nLighthouse=a tower with a lamp that guides ships',
      items: [item],
    },
    {
      name: 'an equals sign in a term',
      text: 'a \\= b = the same\na < b = less = fewer\na > b = more\n\n',
      items: [
        {
          pairs: [
            { term: 'a = b', definition: 'the same' },
            { term: 'a < b', definition: 'less = fewer' },
            { term: 'a > b', definition: 'more' },
          ],
          order: [1, 2, 0],
        },
      ],
    },
    {
      text: 'Hub\n= a ring\nRim =\n\nOne = 1\nTwo = 2',
      faults: [
        { line: 1, column: 4, rule: 'no_equals' },
        { line: 2, column: 1, rule: 'no_term' },
        { line: 3, column: 6, rule: 'no_definition' },
        { line: 5, column: 1, rule: 'too_few_pairs' },
      ],
    },
    {
      text: 'abcdefghi'.replace(/./g, '$& = letter $&\n'),
      faults: [{ line: 1, rule: 'too_many_pairs' }],
    },
  ],
  drafts: [{ draft: { pairs }, item, text }],
  items: [
    { item, text },
    { item: { pairs: pairs.slice(1), order: [0, 1] }, rejects: 'schema' },
    { item: { pairs, order: [0, 0, 1] }, text, rejects: 'wrong_order' },
    { item: changed(0, { definition: 'a window of glasses' }), text, rejects: 'term_in_definition' },
    { item: changed(1, { term: 'GLASS' }), text, rejects: 'double_term' },
    { item: changed(1, { definition: 'A hard material that lets light through!' }), text, rejects: 'fits_two_terms' },
    { item: changed(1, { term: 'Honey' }), text, rejects: 'term_not_in_text' },
    { item: changed(1, { term: 'Miel' }), text, language: 'fr' },
    { item: changed(1, { definition: 'a juice' }), text, warns: 'unequal_lengths' },
  ],
  sets: [{ items: [item, changed(0, { term: 'Lamp' })], warns: 'repeated_term' }, { items: [item] }],
  texts: [
    { text, score: [40, 90], items: 1 },
    { text: glossary, score: [40, 90], items: 1 },
    {
      name: 'people and animals in prose',
      text: 'Karl Drais, a forester from Karlsruhe, built a machine with two wheels. The French physicist Augustin Fresnel designed a lens of many rings. Octopuses are sea animals with eight arms.',
      items: 1,
    },
    {
      name: 'German',
      text: 'Eine Geige ist ein Instrument mit vier Saiten. Der Bogen ist ein Stab aus Holz mit Haar. Das Kolophonium ist ein Harz, das auf die Haare gestrichen wird.',
      language: 'de',
      items: 1,
    },
    {
      name: 'the head of a recipe',
      text: 'Prep time: about ten minutes at most\nServings: four people or two hungry ones\nDifficulty: very easy for all cooks',
      score: [0, 0],
    },
    {
      name: 'a story',
      text: 'Anna, a girl from the village, saw Tom, a dog and a cat. She is a teacher at the school. It is a fine day.',
      score: [0, 29],
    },
    {
      name: 'people talking',
      text: 'Anna: Where have you been all day?\nBen: I went to see my brother.\nAnna: You could have called me.',
      score: [0, 0],
    },
    { text: 'Glass is a hard material that lets light through. We like it.', score: [1, 29] },
    { name: 'nouns that a dictionary explains', text: tale, score: [40, 60], items: 1 },
  ],
  submissions: [
    { item, submission: [0, 1, 2], score: 3, max: 3, correct: true },
    { item, submission: [0, 2, 1], score: 1, correct: false },
    { item, submission: [], score: 0, max: 3 },
    { item, submission: [0, 3], refuses: 'no_such_pair' },
    { item, submission: [0, 1, 2, -1], refuses: 'no_such_pair' },
    {
      name: 'equal definitions',
      item: changed(1, { definition: pairs[0]?.definition ?? '' }),
      submission: [1, 0, 2],
      correct: true,
    },
  ],
});

describe('the nouns of a text', () => {
  const termsOf = async (text: string) => (await wordPairs(text)).map(({ term }) => term);

  it('have a meaning that the text bears out', async () => {
    expect(await termsOf(tale)).toEqual(['lighthouse', 'lantern', 'barrel', 'cellar']);
    expect(await termsOf(`${tale} The envelope was torn.`)).not.toContain('envelope');
    expect(await termsOf(tale.replace('the lantern', 'the magic lantern'))).not.toContain('lantern');
  });

  it('do not name each other', async () => {
    const terms = await termsOf(`${tale} The navigator could find a way. Navigation is finding the way on the sea.`);
    expect(terms.filter((term) => term.startsWith('navig'))).toHaveLength(1);
  });
});
