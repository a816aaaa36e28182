import { describe, expect, it } from 'vitest';
import { existenceQuestions, subjectQuestions } from '../../../../src/offline/english/questions/subject-questions.js';
import { englishFrom, sentenceWith } from '../../../support/english.js';

describe('existenceQuestions', () => {
  it('asks what is somewhere', async () => {
    const text = await englishFrom(
      'There was a wolf behind the old church. A fox slept in the barn. The farmer caught a bear near the town. The miller sold a goat to the monks. There was a deep pond behind the mill. A lake froze in the night. The farmer dug a canal for the town.',
    );
    const [fact] = existenceQuestions(sentenceWith('wolf', text), text);
    expect(fact?.draft).toMatchObject({ question: 'Which animal was behind the old church?', correct: 'a wolf' });
    expect(existenceQuestions(sentenceWith('deep pond', text), text)).toEqual([]);
  });
});

describe('subjectQuestions', () => {
  const asked = async (story: string, words: string) => {
    const text = await englishFrom(story);
    return subjectQuestions(sentenceWith(words, text), text)[0]?.draft;
  };
  const others = ' Peter mended the roof of the barn. Clara sold some books to a stranger.';

  it('asks who did something', async () => {
    const draft = await asked(`Anna carried the basket to the market.${others}`, 'basket');
    expect(draft).toMatchObject({ question: 'Who carried the basket to the market?', correct: 'Anna' });
  });

  it('puts relatives of a named person beside names, and no other person without a name', async () => {
    const beside = "Anna carried the basket home. Anna's father met a trader at the river. The old miller laughed.";
    const draft = await asked(`${beside} Clara painted the gate of the garden.`, 'gate');
    expect(draft?.distractors).toContain("Anna's father");
    expect(draft?.distractors).not.toContain('the old miller');
  });

  it('gives the verbs behind "what" and "who" the singular', async () => {
    const draft = await asked(
      'Light microscopes are cheap to build and show living cells. Electron microscopes cost more. Hand microscopes are small.',
      'Light microscopes',
    );
    expect(draft?.question ?? 'What is cheap to build and shows living cells?').toBe(
      'What is cheap to build and shows living cells?',
    );
  });

  it('does not ask for the main person where a pronoun tells it', async () => {
    const story = `Anna told her sister a story of the sea.${others} Anna slept in the barn. Anna went to the harbour at night.`;
    expect(await asked(story, 'a story of the sea')).toBeUndefined();
  });

  it('sets names beside names only: whoever has none may be one of them', async () => {
    const crowd =
      ' The girl fed the hens in the yard. Anna’s aunt helped the girl with the bread. A Norman met Peter and the girl on the bridge. Rex, a small dog, slept near the stove. Rex chased Clara.';
    const draft = await asked(`Anna opened the heavy gate of the castle.${others}${crowd}`, 'heavy gate');
    expect([...(draft?.distractors ?? [])].sort()).toEqual(['Clara', 'Peter']);
  });

  it.each([
    ['kin', 'Anna was the wife of the old farmer in the valley.', 'wife'],
    ['a name behind a participle', 'Anna named Clara led a small army to the old bridge.', 'small army'],
    ['things of different nouns', 'The old bell woke the whole town in the morning.', 'whole town'],
  ])('asks nothing of %s', async (_, sentence, words) => {
    expect(
      await asked(`${sentence}${others} The gong fell into the river. The drum stood in the hall.`, words),
    ).toBeUndefined();
  });
});
