import type { Grade } from '@ludotext/engine';
import type { FrameNews } from './player-frame.js';
import { gradeAnswer } from './server.js';

/** One line of the log: something a player did. */
export interface LogEntry {
  readonly id: number;
  readonly time: Date;
  readonly label: string;
  readonly title: string;
  readonly detail?: unknown;
  /** What the game itself says of the same submission. */
  readonly grade?: Grade;
  /** What is wrong: where player and game differ, or what the contract asks for. */
  readonly faults: readonly string[];
  /** Whether player and game agree. */
  readonly agrees?: true;
}

/** Most entries that are kept. */
export const maxEntries = 200;

let count = 0;

/** The entry for what a player did, with the game's own grade of an answer. */
export async function entryOf({ label, items, locale, message }: FrameNews, grades: boolean): Promise<LogEntry> {
  const base = { id: ++count, time: new Date(), label };
  if (message.type !== 'event')
    return {
      ...base,
      title: message.type === 'failed' ? 'The player did not start' : 'Problem',
      faults: [message.reason],
    };
  const { name, detail } = message;
  if (name === 'ludotext-complete')
    return { ...base, title: name, detail, faults: numberFaults(detail, ['score', 'max', 'right', 'total']) };
  if (name !== 'ludotext-answer') return { ...base, title: name, detail, faults: numberFaults(detail, ['index']) };
  const faults = answerFaults(detail, items.length);
  const told = detail as { index: number; answer: unknown; score: number; max: number; correct: boolean };
  if (!grades || faults.length > 0) return { ...base, title: name, detail, faults };
  const outcome = await gradeAnswer({ item: items[told.index], submission: told.answer, language: locale });
  if ('failure' in outcome)
    return { ...base, title: name, detail, faults: [`The game failed at grading. ${outcome.failure.message}`] };
  if ('findings' in outcome) {
    const refusals = outcome.findings.map(({ path = [], message }) => `${path.join('.')}: ${message}`);
    return { ...base, title: name, detail, faults: [`The game cannot grade this answer. ${refusals.join(' ')}`] };
  }
  const { grade } = outcome;
  const differing = (['score', 'max', 'correct'] as const).filter((member) => grade[member] !== told[member]);
  const differences = differing.map(
    (member) => `${member} is ${told[member]} in the player and ${grade[member]} in the game.`,
  );
  return {
    ...base,
    title: name,
    detail,
    grade,
    faults: differences,
    ...(differences.length === 0 ? { agrees: true } : {}),
  };
}

function answerFaults(detail: unknown, total: number): string[] {
  const faults = numberFaults(detail, ['index', 'score', 'max']);
  const { index, answer, correct, feedback, score, max } = membersOf(detail);
  if (typeof index === 'number' && (index < 0 || index >= total))
    faults.push(`detail.index is ${index}, and there are ${total} items.`);
  if (typeof score === 'number' && typeof max === 'number' && (score < 0 || score > max))
    faults.push(`detail.score is ${score}, and max is ${max}.`);
  if (answer === undefined) faults.push('detail.answer is missing: it is what the game grades.');
  if (typeof correct !== 'boolean') faults.push('detail.correct is not true or false.');
  if (!Array.isArray(feedback)) faults.push('detail.feedback is not a list of sentences.');
  return faults;
}

function numberFaults(detail: unknown, names: readonly string[]): string[] {
  const members = membersOf(detail);
  return names.filter((name) => typeof members[name] !== 'number').map((name) => `detail.${name} is not a number.`);
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
