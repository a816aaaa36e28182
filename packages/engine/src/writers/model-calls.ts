import { EngineError } from '../contract/errors.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../contract/language-model.js';
import type { JsonSchema } from '../contract/schema.js';
import { linkedAbort, unlessAborted } from '../lib/abort.js';
import { AsyncQueue, loadOnce } from '../lib/async.js';
import { isObject } from '../lib/data.js';
import { failureCodes } from '../models/failures.js';
import { promptMessages } from './prompt.js';
import type { WriterTask } from './writer.js';

/** What reads answers is loaded with the first question: an engine that asks no model starts sooner without. */
const answerReader = loadOnce(() => import('./reply/item-scanner.js'));

/** One call to a model: what it is about, the task in words, and the shape of the answer. */
export interface Question {
  readonly task: Pick<WriterTask, 'signal' | 'usage' | 'timeLeft' | 'emit'>;
  /** The game it is about, where it is one. */
  readonly typeId?: number;
  readonly text: string;
  readonly words: string;
  /** Name of the answer's shape, and the shape. */
  readonly name: string;
  readonly shape: JsonSchema;
}

/** Some more of an answer. */
export interface AnswerStep {
  readonly items: readonly unknown[];
  /** What the answer has said so far beside the items. */
  readonly outer: Readonly<Record<string, unknown>>;
  /** Items that were whole but could not be read; counted in the last step. */
  readonly unreadable: number;
}

/** Asks for one object, a second time when the answer holds none. @throws EngineError */
export async function askForObject(model: LanguageModel, question: Question): Promise<unknown> {
  const { readValue } = await answerReader();
  const first = readValue((await ask(model, question)).text);
  if (first !== undefined) return first;
  question.task.emit({ type: 'retry', what: 'call', attempt: 2, code: failureCodes.bad_output, waitMs: 0 });
  const reply = await ask(model, question);
  const second = readValue(reply.text);
  if (second === undefined) throw unreadableAnswer(reply);
  return second;
}

/**
 * Asks for a list and gives its objects out as they are finished. Whoever stops listening closes the call.
 * @param list the member that holds the list
 * @throws EngineError; `model_output_invalid` when the answer holds nothing that can be read
 */
export async function* askForItems(
  model: LanguageModel,
  question: Question,
  list: string,
): AsyncGenerator<AnswerStep, void, void> {
  const { ItemScanner, readValue } = await answerReader();
  const queue = new AsyncQueue<AnswerStep>();
  const leaving = linkedAbort(question.task.signal);
  let scanner = new ItemScanner(list);
  let streamed = 0;
  let found = 0;
  const hear = {
    onText(text: string) {
      streamed += text.length;
      const items = scanner.push(text);
      found += items.length;
      if (items.length > 0) queue.push({ items, outer: scanner.outer, unreadable: 0 });
    },
    onRestart() {
      if (found > 0) return false;
      scanner = new ItemScanner(list);
      streamed = 0;
      return true;
    },
  };
  const work = ask(model, { ...question, task: { ...question.task, signal: leaving.signal } }, hear)
    .then((reply) => {
      // A model that does not stream gives all of it here.
      hear.onText(reply.text.slice(streamed));
      const { items, outer, unreadable } = scanner.end();
      found += items.length + unreadable;
      if (found > 0) queue.push({ items, outer, unreadable });
      else {
        const value = readValue(reply.text);
        if (value === undefined) throw unreadableAnswer(reply);
        queue.push({ items, outer, unreadable: entriesOf(value, list) });
      }
      queue.end();
    })
    .catch((error: unknown) => queue.end({ error }));
  try {
    // What came in one go is given out in one go: whoever judges it does so once.
    for await (const steps of queue.batches()) yield joined(steps);
  } finally {
    leaving.abort();
    await work;
  }
}

/** Entries of a list in which none is an object. */
function entriesOf(value: unknown, list: string): number {
  const entries = isObject(value) ? value[list] : undefined;
  return Array.isArray(entries) ? entries.length : 0;
}

function joined(steps: readonly AnswerStep[]): AnswerStep {
  return {
    items: steps.flatMap(({ items }) => items),
    outer: steps.at(-1)?.outer ?? {},
    unreadable: steps.reduce((sum, step) => sum + step.unreadable, 0),
  };
}

async function ask(
  model: LanguageModel,
  { task, text, words, name, shape, typeId }: Question,
  hear: Pick<ModelRequest, 'onText' | 'onRestart'> = {},
): Promise<ModelReply> {
  const timeoutMs = task.timeLeft();
  if (timeoutMs <= 0) throw new EngineError('model_timeout', 'The time for this request is over.');
  const about = typeId === undefined ? {} : { typeId };
  const request: ModelRequest = {
    messages: promptMessages(text, words),
    schema: { name, jsonSchema: shape },
    signal: task.signal,
    timeoutMs,
    usage: task.usage,
    ...hear,
    onRetry: (retry) => task.emit({ type: 'retry', what: 'call', ...about, ...retry }),
  };
  // A model of another hand may not listen to the signal.
  return unlessAborted(task.signal, async () => model.generate(request));
}

function unreadableAnswer({ complete }: ModelReply): EngineError {
  const kind = complete ? 'bad_output' : 'output_limit';
  const message = complete
    ? 'The answer of the model holds no whole JSON value.'
    : 'The model reached its output limit before its answer was whole; ask for fewer items.';
  return new EngineError(failureCodes[kind], message, { model: { kind } });
}
