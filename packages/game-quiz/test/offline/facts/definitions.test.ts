import { describe, expect, it } from 'vitest';
import { definitionIn } from '../../../src/offline/facts/definitions.js';

const question = (text: string, isName = false) => definitionIn(text, () => isName)?.question;

describe('definitionIn', () => {
  it.each([
    [
      'Photosynthesis is the process by which plants make food.',
      false,
      'What is the process by which plants make food?',
    ],
    ['A lighthouse is a tower that guides ships at night.', false, 'What is a tower that guides ships at night?'],
    ['Marie Curie was a chemist who discovered radium.', true, 'Who was a chemist who discovered radium?'],
    ['Paris is the capital of the country of France.', true, 'What is the capital of the country of France?'],
  ])('%s', (text, isName, expected) => expect(question(text, isName)).toBe(expected));

  it.each([
    ['a pronoun', 'It is the process by which plants make food.'],
    ['a definition that points elsewhere', 'Photosynthesis is the reason for the colour of their leaves.'],
    ['no article', 'Lighthouses are towers that guide ships along a coast.'],
    ['brackets', 'A lighthouse is a tower (of stone) that guides ships.'],
    ['two subjects', 'The sun and the moon is a tale that is told to children.'],
  ])('leaves %s', (_, text) => expect(question(text)).toBeUndefined());

  it('leaves a name that is no person and no place', () => {
    expect(question('Rankine is the name of a cycle in steam engines.', true)).toBeUndefined();
  });
});
