import { describe, expect, it } from 'vitest';
import { kindQuestions } from '../../../../src/offline/english/questions/kind-gaps.js';
import { englishFrom } from '../../../support/english.js';

async function askedOf(text: string): Promise<readonly (readonly string[])[]> {
  const english = await englishFrom(text);
  return english.sentences
    .flatMap((sentence) => kindQuestions(sentence, english))
    .map(({ draft }) => [draft.question, draft.correct, ...draft.distractors]);
}

const bells =
  'The tower has iron bells, silver bells and bronze bells. Silver bells call the monks to dinner in the great hall. ';

describe('kindQuestions', () => {
  it('asks which kind of a thing something is said of', async () => {
    expect(await askedOf(bells)).toContainEqual([
      'Which bells call the monks to dinner in the great hall?',
      'silver bells',
      'iron bells',
      'bronze bells',
    ]);
  });

  it('asks for no kind that a word of the question tells', async () => {
    const asked = await askedOf(`${bells}Iron bells hang on heavy ironwork above the northern gate.`);
    expect(asked.map(([, key]) => key)).not.toContain('iron bells');
  });

  it('takes no kinds that divide things in another way', async () => {
    const asked = await askedOf(
      `${bells}\n\nChurch bells are louder than others. Church bells are rung by boys on Sunday.`,
    );
    expect(asked.flat()).not.toContain('church bells');
  });
});
