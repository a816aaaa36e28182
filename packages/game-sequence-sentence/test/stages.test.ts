import { expect, it } from 'vitest';
import { stageOf } from '../src/stages.js';

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
