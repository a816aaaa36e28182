import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../src/offline/source/source.js';
import { linkQuestions } from '../../../src/offline/vocabulary/link-questions.js';

const draftsOf = (text: string) => linkQuestions(sourceOf(readText(text), 'en')).map(({ draft }) => draft);

describe('questions for how two statements belong together', () => {
  it.each([
    [
      'The bakers of Marle closed their shops because the mill had burned down.',
      'The bakers of Marle closed their shops _____ the mill had burned down.',
      'because',
    ],
    [
      'Although the mill had burned down, the bakers of Marle kept their shops open.',
      '_____ the mill had burned down, the bakers of Marle kept their shops open.',
      'Although',
    ],
    [
      'Despite the great fire in the mill, the bakers of Marle kept their shops open.',
      '_____ the great fire in the mill, the bakers of Marle kept their shops open.',
      'Despite',
    ],
    [
      'The bakers of Marle bought their flour from the mill. However, the fishermen bought their bread from the monks.',
      'The bakers of Marle bought their flour from the mill. _____, the fishermen bought their bread from the monks.',
      'However',
    ],
  ])('"%s"', (text, question, correct) => {
    const drafts = draftsOf(text);
    expect(drafts).toMatchObject([{ evidence: text, question, correct }]);
    expect(drafts[0]?.distractors).toHaveLength(3);
  });

  it.each([
    ['only one of several causes', 'The bakers of Marle closed their shops partly because the mill had burned down.'],
    ['what an earlier sentence explains', 'The bakers of Marle closed these shops because the mill had burned down.'],
    [
      'a second link beside the first',
      'The bakers of Marle closed their shops because the mill, although it was new, had burned down.',
    ],
    ['speech', 'The bakers said: “The shops of Marle are closed because the mill had burned down.”'],
    [
      'a sentence whose neighbour stands in another paragraph',
      'The bakers of Marle bought their flour from the mill.\n\nHowever, the fishermen bought their bread from the monks.',
    ],
  ])('do not ask for %s', (_, text) => {
    expect(draftsOf(text)).toEqual([]);
  });
});
