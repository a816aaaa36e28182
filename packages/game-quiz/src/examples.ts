import type { GameExample } from '@ludotext/engine/game';
import { directFormat } from './direct-format.js';
import type { QuizDraft } from './draft.js';
import type { QuizItem } from './item.js';

const answers = (key: string, ...texts: readonly string[]) => texts.map((text) => ({ text, correct: text === key }));

/** The key is neither the longest nor the shortest answer: models imitate such patterns. */
const dance: QuizDraft & Required<Pick<QuizDraft, 'explanation' | 'hint' | 'difficulty'>> = {
  evidence: 'the length of the run tells them how far',
  question: 'What does the length of a honeybee’s dance run tell the other bees?',
  correct: 'How far away the flowers are',
  distractors: ['In which direction they have to fly', 'How many flowers there are', 'How sweet the nectar is'],
  explanation:
    'The longer the bee runs on the comb, the farther the others have to fly; the direction is in the angle.',
  hint: 'The direction is told in another way.',
  difficulty: 'medium',
};

/** Short texts with their items: shown in the documentation, run by the tests. */
export const examples: readonly GameExample<QuizItem, QuizDraft>[] = [
  {
    source: 'direct',
    language: 'en',
    text: directFormat.example,
    items: [
      { question: 'What is the capital of France?', answers: answers('Paris', 'London', 'Paris', 'Rome', 'Madrid') },
    ],
  },
  {
    source: 'direct',
    language: 'de',
    text: 'Question: Welcher Planet\nist der Sonne am nächsten?\nA) Merkur\nB) Venus\nCorrect: a\nHint: Er ist auch der kleinste.',
    items: [
      {
        question: 'Welcher Planet\nist der Sonne am nächsten?',
        answers: answers('Merkur', 'Merkur', 'Venus'),
        hint: 'Er ist auch der kleinste.',
      },
    ],
  },
  {
    source: 'prose',
    language: 'en',
    text: 'Honeybees dance to share news. A bee that has found flowers runs in a figure of eight on the comb. The angle of her run tells the others in which direction to fly, and the length of the run tells them how far. Karl von Frisch explained the dance and received the Nobel Prize for it in 1973.',
    drafts: [dance],
    items: [
      {
        question: dance.question,
        answers: answers(
          dance.correct,
          'How sweet the nectar is',
          'How many flowers there are',
          'How far away the flowers are',
          'In which direction they have to fly',
        ),
        explanation: dance.explanation,
        hint: dance.hint,
        evidence: dance.evidence,
        difficulty: dance.difficulty,
      },
    ],
  },
];
