import { describe, expect, it } from 'vitest';
import { thingDistractors } from '../../../src/offline/english/distractors.js';
import { englishFrom, sentenceWith } from '../../support/english.js';

async function answersFor(words: string, head: string, text: string) {
  const english = await englishFrom(text);
  const sentence = sentenceWith(words, english);
  const key = sentence.mentioned.find((mentioned) => mentioned.head === head);
  if (key === undefined) throw new Error(`"${head}" is missing.`);
  return thingDistractors({ key, sentence: sentence.text, question: sentence.text.replace(key.text, '') }, english);
}

const others =
  'The miller sold a bucket to the town. The king wore a crown at night. The boys broke the lantern on the road.';

describe('wrongAnswers', () => {
  it('are of the key’s kind and have its article', async () => {
    const answers = await answersFor('barrel', 'barrel', `The cook filled the barrel with salt. ${others}`);
    expect(answers).toEqual(expect.arrayContaining(['the bucket', 'the crown', 'the lantern']));
  });

  it('are none that the text lists beside the key, or says the same of', async () => {
    const text = `The cook filled the barrel with salt. The barrel and the lantern were new that day. The cook filled the bucket with salt. ${others}`;
    const answers = await answersFor('The cook filled the barrel', 'barrel', text);
    expect(answers).not.toContain('the lantern');
    expect(answers).not.toContain('the bucket');
  });

  it('are none that mean the same', async () => {
    const answers = await answersFor(
      'cottage',
      'cottage',
      `The cook painted the cottage in May. The miller sold a house to the town. ${others}`,
    );
    expect(answers).not.toContain('the house');
  });

  it('are no king beside a person without a number', async () => {
    const text =
      'Anna Berg built the bridge of Marle. Henry IV visited the town. Peter Holm drew a map. Clara Dorn wrote a letter.';
    const answers = await answersFor('Anna Berg', 'berg', text);
    expect(answers).toContain('Peter Holm');
    expect(answers).not.toContain('Henry IV');
  });
});
