import { splitWords } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { linkStrength, tied } from '../src/links.js';
import { unitOf } from '../src/unit.js';

/** What a plain sign gives. */
const forcing = 1.5;

const unit = (text: string, language = 'en') => unitOf(text, splitWords(text, language), language);
const strength = (before: string, after: string, language = 'en') =>
  linkStrength([], unit(before, language), unit(after, language), language);

describe('linkStrength', () => {
  it.each([
    ['a pronoun', 'A farmer dug a pond.', 'He drank from it.'],
    ['a connective', 'The road was long.', 'But nobody complained.'],
    ['a time word', 'The bell rang.', 'Then the door opened.'],
    ['a definite noun after an indefinite one', 'A farmer found a lamp.', 'The lamp was made of gold.'],
    ['a definite noun after a bare plural', 'The drops form clouds.', 'The clouds drift over the land.'],
    ['a time that has passed', 'A fire broke out.', 'Ten minutes later four engines came.'],
    ['a later year', 'In 1712 an engine was built.', 'By 1781 cities had many of them.'],
    ['a short name after the full one', 'We met Ada Lovelace there.', 'People asked Lovelace many questions.'],
  ])('forces an order by %s', (_, before, after) => {
    expect(strength(before, after)).toBeGreaterThanOrEqual(forcing);
  });

  it.each([
    ['nothing in common', 'Cats sleep a lot.', 'Rivers flow to the sea.'],
    ['words both have', 'Old engines burn coal.', 'Most engines need water.'],
    ['the same opening', 'Mix the eggs in a bowl.', 'Mix the flour in a bowl.'],
    ['an earlier year', 'In 1781 cities had many.', 'In 1712 one engine was built.'],
  ])('forces none by %s', (_, before, after) => {
    expect(strength(before, after)).toBeLessThan(forcing);
  });

  it('ties the definite noun to an indefinite one further up', () => {
    const [first, second, third] = [
      'Two brothers built a balloon.',
      'They worked by night.',
      'The balloon carried a sheep.',
    ].map((text) => unit(text));
    expect(linkStrength([first!], second!, third!, 'en')).toBeGreaterThanOrEqual(forcing);
  });

  it('is tied by a word that both have', () => {
    expect(strength('Old engines burn coal.', 'Most engines need water.')).toBeGreaterThanOrEqual(tied);
    expect(strength('Old engines burn coal.', 'Most people need water.')).toBeLessThan(tied);
  });

  it.each([
    ['sv', 'De byggde en ballong.', 'Ballongen bar ett får.'],
    ['tr', 'Karga uzun bir testi buldu.', 'Testinin dibinde su vardı.'],
    ['hi', 'उसे बगीचे में एक घड़ा मिला।', 'घड़े में पानी था।'],
    ['fr', 'Il versa un seau.', 'Le seau tomba.'],
    ['nl', 'Ze vond een kruik.', 'De kruik was leeg.'],
  ])('knows how %s takes up what was introduced', (language, before, after) => {
    expect(strength(before, after, language)).toBeGreaterThanOrEqual(forcing);
  });

  it('goes by dates alone in a language without cues', () => {
    expect(strength('Talo rakennettiin 1712.', 'Talo purettiin 1781.', 'fi')).toBeGreaterThanOrEqual(forcing);
    expect(strength('Talo on suuri.', 'Talo on vanha.', 'fi')).toBe(0);
  });
});
