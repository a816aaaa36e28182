import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { forced, orderStrength } from '../src/forced-order.js';
import { unitOf } from '../src/unit.js';

const strengthOf = (texts: readonly string[], language = 'en') => {
  const units = texts.map((text) => unitOf(text, splitWords(text, language), language));
  return orderStrength(units.slice(0, -2), units.at(-2)!, units.at(-1)!, language);
};

describe('orderStrength of the second unit', () => {
  it.each([
    ['a pronoun', ['A farmer dug a pond.', 'He drank from it.']],
    ['a connective', ['The road was long.', 'But nobody complained.']],
    ['a noun just introduced', ['A farmer found a lamp.', 'The lamp was made of gold.']],
    ['a demonstrative', ['Bees build cells of wax.', 'These cells hold honey.']],
    ['a later year', ['In 1712 an engine was built.', 'By 1781 cities had many of them.']],
  ])('is enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeGreaterThanOrEqual(forced.first);
  });

  it.each([
    ['words both have', ['Old engines burn coal.', 'Most engines need water.']],
    ['a noun that both introduce', ['A cell is a part of a plant.', 'A plant has many cells.']],
    ['nothing in common', ['Cats sleep a lot.', 'Rivers flow to the sea.']],
  ])('is not enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeLessThan(forced.first);
  });
});

describe('orderStrength of a later unit', () => {
  it.each([
    ['a word of time', ['A man sat down.', 'He ate a pear.', 'Then he slept.']],
    ['news that it goes on to speak of', ['A man sat down.', 'He opened a small box.', 'The box was empty.']],
    ['work that is done', ['A cook made soup.', 'She stirred it.', 'When she had finished, the guests sat down.']],
    ['the next morning', ['A girl lost a coin.', 'She looked for it.', 'The next morning she found it in a shoe.']],
    ['"it" for what the sentence before brings', ['A man was poor.', 'He bought a goat.', 'It gave milk.']],
    ['"none of them"', ['A girl had hens.', 'She called them.', 'None of them came.']],
    [
      'a quotation without a speaker',
      ['The sailor came home.', '"The sea was rough," he said.', '"We lost two masts."'],
    ],
    ['a demonstrative', ['A bee flew out.', 'She built cells of wax.', 'These cells hold honey.']],
  ])('is enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeGreaterThanOrEqual(forced.later);
  });

  it.each([
    ['the same pronoun again', ['A man sat down.', 'He ate a pear.', 'He drank some milk.']],
    ['a demonstrative whose noun nothing names', ['A man sat down.', 'He ate a pear.', 'These towers were tall.']],
    ['what only adds', ['A man sat down.', 'He ate a pear.', 'He also drank some milk.']],
    ['a noun that the first unit names', ['A man had a box.', 'He lived in a wood.', 'The box was empty.']],
    ['the second of a list', ['A man had two sons.', 'The first son was tall.', 'The second son was small.']],
  ])('is not enough for %s', (_, texts) => {
    expect(strengthOf(texts)).toBeLessThan(forced.later);
  });
});

it.each([
  ['de', ['Ein Bauer grub einen Teich.', 'Er füllte ihn mit Wasser.', 'Dann kam ein Fuchs an den Teich.']],
  ['fr', ['Un roi avait une bague.', 'Il la perdit un matin.', 'Enfin, un garçon trouva la bague.']],
  ['es', ['Un rey tenía un anillo.', 'Lo perdió una mañana.', 'Después, un niño encontró el anillo.']],
  ['ru', ['У царя был перстень.', 'Он потерял его в лесу.', 'Потом мальчик нашёл перстень.']],
  ['zh', ['国王有一枚戒指。', '他把它弄丢了。', '后来一个男孩找到了戒指。']],
])('%s has the words that force an order', (language, texts) => {
  expect(strengthOf(texts.slice(0, 2), language)).toBeGreaterThanOrEqual(forced.first);
  expect(strengthOf(texts, language)).toBeGreaterThanOrEqual(forced.later);
});
