import type { Answer } from './answer.js';
import { AttemptError } from './attempt-error.js';
import type { ModelReply } from './language-model.js';
import type { FailureKind } from './model-failure.js';
import { jsonIn } from './thoughts.js';

/**
 * What an answer comes to when its server says no more.
 * @throws AttemptError for one that is not whole, empty, or none
 */
export function readReply(answer: Answer): ModelReply {
  const { finish } = answer;
  if (answer.isRefusal) throw fault('refused', 'The model refused the task.');
  if (finish === 'content_filter') throw fault('content_filter', 'A filter of the model server stopped the answer.');
  if (!answer.isWhole) throw fault('cut_stream', 'The model server ended its answer too early.');
  if (answer.text.trim() === '') answer.write(jsonIn(answer.thoughts) ?? '');
  if (answer.text.trim() !== '') return { text: answer.text, complete: finish !== 'length' };
  if (finish !== 'length') throw fault('empty_output', 'The model answered with no text.');
  const advice = 'raise maxTokens, or contextTokens where prompt and answer share a small window';
  throw fault('output_limit', `The model reached its output limit before any text; ${advice}.`);
}

function fault(kind: FailureKind, message: string): AttemptError {
  return new AttemptError({ kind, message });
}
