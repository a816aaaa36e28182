import { type Finding, type ItemOrigin, isRejected } from '@ludotext/engine/game';
import quiz, { type QuizItem } from '@ludotext/game-quiz';
import type { Passage, QuizCase } from '../corpus/corpus.js';

/** An item of a file, with the findings of the game's validator. */
export interface Judged {
  readonly id: string;
  readonly source: QuizCase;
  readonly item: QuizItem;
  readonly findings: readonly Finding[];
}

/** The form in which a case is judged. */
interface View {
  readonly question: string;
  readonly answers: QuizItem['answers'];
  readonly passage: Passage | undefined;
  readonly language: string;
}

/**
 * Judges a case as the game would: with passage and evidence as a writer's item about that passage, without them as an
 * author's item, whose text is the item itself.
 */
export async function judge(source: QuizCase, passage = source.passages[0]): Promise<Judged> {
  return judgeView(source, { ...viewOf(source), passage });
}

/** Judges a case with another option as the key; `chosen` is the index of a distractor. */
export async function judgeWithKey(source: QuizCase, chosen: number): Promise<Judged> {
  const view = viewOf(source);
  const wrong = source.distractors[chosen];
  const answers = view.answers.map(({ text }) => ({ text, correct: text === wrong }));
  return judgeView(source, { ...view, answers, passage: source.passages[0] });
}

function viewOf(source: QuizCase): Omit<View, 'passage'> {
  const answers = source.distractors.map((text) => ({ text, correct: false }));
  answers.splice(source.place, 0, { text: source.key, correct: true });
  return { question: source.question, answers, language: source.language };
}

async function judgeView(source: QuizCase, { question, answers, passage, language }: View): Promise<Judged> {
  const evidence = passage?.evidence;
  const item = evidence === undefined ? { question, answers } : { question, answers, evidence };
  const origin: ItemOrigin = passage === undefined || evidence === undefined ? 'author' : 'model';
  const text = passage?.text ?? [question, ...answers.map((answer) => answer.text)].join('\n');
  const findings = await quiz.validate(item, { text, language, origin, kept: [], seed: 1 });
  return { id: `${source.id}${passage?.level ?? ''}`, source, item, findings };
}

/** True when a finding rejects the item. */
export const isForbidden = ({ findings }: Judged): boolean => isRejected(findings);

export const rulesOf = ({ findings }: Judged): string[] => findings.map(({ rule }) => rule);

/** An item on one line; a star marks the key. */
export function oneLineOf({ question, answers }: QuizItem): string {
  return `${question} ${answers.map(({ text, correct }) => (correct ? `*${text}` : text)).join(' / ')}`;
}
