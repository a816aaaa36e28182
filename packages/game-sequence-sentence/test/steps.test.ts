import { readText } from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import { proceduresOf, stageOf, stepPassages } from '../src/steps.js';
import { recipe } from './texts.js';

it('finds the steps of a recipe under their heading, each on one line', () => {
  const [procedure, ...others] = proceduresOf(readText(recipe));
  expect(others).toEqual([]);
  expect(procedure?.title).toBe('Directions');
  expect(procedure?.steps.map(({ text }) => text)[1]).toBe(
    'Mix the dry ingredients (flour, baking soda/powder, spices, salt) in another bowl.',
  );
});

it.each([
  ['names', '1. Anna\n2. Ben\n3. Carla\n4. Dan\n'],
  ['questions', '1. What is a well made of?\n2. Who dug the first well?\n3. Where is the oldest well?\n'],
  ['two steps', '1. Mix flour and water together.\n2. Bake it for an hour.\n'],
])('does not take %s for a procedure', (_, text) => {
  expect(proceduresOf(readText(text))).toEqual([]);
});

it('takes numbered steps in a language it knows no cues of', () => {
  const text =
    '1. Pese perunat ja kuori ne.\n2. Leikkaa perunat ohuiksi viipaleiksi.\n3. Paista viipaleet voissa kullankeltaisiksi.\n';
  const [procedure] = proceduresOf(readText(text));
  expect(procedure && stepPassages(procedure, 'fi')).toHaveLength(1);
});

const itemsOf = (text: string) =>
  proceduresOf(readText(text)).flatMap((each) => stepPassages(each, 'en').map(({ pieces }) => pieces));

it('keeps steps in order that use what the one before makes, and serving last', () => {
  const text = '1. Chop onions and carrots.\n2. Fry the onions in butter.\n3. Bring to the table and serve hot.\n';
  expect(itemsOf(text)).toHaveLength(1);
});

it('begins with no step that needs the one before', () => {
  const text = '1. Once it boils, add rice.\n2. Let the mixture rest for an hour.\n3. Serve it hot.\n';
  expect(itemsOf(text)).toEqual([]);
});

it.each([
  ['en', 'Chop the onions.', 'Fry them in butter.'],
  ['en', 'Slowly add the flour.', 'Serve with cream.'],
  ['de', 'Zwiebeln schneiden.', 'Alles eine Stunde kochen.'],
  ['es', 'Corta las cebollas.', 'Sirve con crema.'],
  ['fr', 'Coupez les oignons.', 'Servez avec de la crème.'],
])('%s: %s comes before %s', (language, earlier, later) => {
  expect(stageOf(earlier, language)).toBeLessThan(stageOf(later, language));
});

it.each([
  ['en', 'The sky is blue.'],
  ['fi', 'Paista sipulit.'],
])('%s: %s has no stage', (language, text) => {
  expect(stageOf(text, language)).toBeNaN();
});
