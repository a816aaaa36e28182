/** A regular expression that may take its time, since what it is given is short. */
export interface BoundedInput {
  /** The end of the file's path. */
  readonly file: string;
  /** How the expression begins. */
  readonly literal: string;
  /** What keeps its input short. */
  readonly because: string;
}

export const boundedInput: readonly BoundedInput[] = [
  {
    file: 'models/server-failure.ts',
    literal: '/(\\d+(?:',
    because: 'It reads what another expression found: at most four amounts of nine digits.',
  },
  {
    file: 'text/sentences.ts',
    literal: '/([\\p{Sentence_Terminal}',
    because: 'It reads the last characters of a sentence.',
  },
  {
    file: 'text/sentences.ts',
    literal: '/(?:^|[^\\p{L}\\p{M}\\p{N}.])([\\p{L}\\p{M}][',
    because: 'It reads the last characters of a sentence.',
  },
  {
    file: 'game-quiz/src/option-shape.ts',
    literal: '/^\\P{L}*\\|',
    because: 'It reads an answer, which has a longest length.',
  },
  {
    file: 'game-quiz/src/quote.ts',
    literal: '/\\s*[[(]?',
    because: 'It reads the evidence of a draft, which has a longest length.',
  },
  {
    file: 'english/questions/wording.ts',
    literal: '/[\\s,;:.–—-]+$/',
    because: 'It reads a question made of one sentence.',
  },
  {
    file: 'english/questions/wording.ts',
    literal: '/\\s+([,.])/g',
    because: 'It reads a question made of one sentence.',
  },
  { file: 'game-sequence-word/src/ties.ts', literal: '/\\p{P}+$/u', because: 'It reads one word.' },
];
