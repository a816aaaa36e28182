import type { AnswerToGrade, GradeOutcome, Outcome, Shown, TextToTry } from '../shown.js';

/** Calls `onShown` with what is to be shown now, and after each change; `onLost` when the command is gone. */
export function follow(onShown: (shown: Shown) => void, onLost: () => void): void {
  const events = new EventSource('/events');
  events.onmessage = ({ data }) => onShown(JSON.parse(data));
  // It tries again by itself.
  events.onerror = onLost;
}

export const tryText = (body: TextToTry): Promise<Outcome> => ask('/try', body);
export const gradeAnswer = (body: AnswerToGrade): Promise<GradeOutcome> => ask('/grade', body);

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
