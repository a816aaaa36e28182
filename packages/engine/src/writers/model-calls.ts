import { abortedError, EngineError } from '../contract/errors.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../contract/language-model.js';
import { linkedAbort, raceAbort } from '../lib/abort.js';
import { AsyncQueue, loadOnce } from '../lib/async.js';
import { isObject } from '../lib/data.js';
import { failures, modelError } from '../models/failures.js';
import { promptMessages } from './prompt.js';
import type { TaskPrompt } from './tasks/common.js';
import type { WriterTask } from './writer.js';

/** What reads replies is loaded with the first call: an engine that asks no model starts sooner without. */
const replyReader = loadOnce(() => import('./reply/item-scanner.js'));

/** One call to a model. */
export interface ModelCall extends TaskPrompt {
  readonly task: Pick<WriterTask, 'request' | 'signal' | 'usage' | 'timeLeft' | 'emit'>;
  /** The game it is about, where it is one. */
  readonly typeId?: number;
  /** The text it is about; the whole one, or a part. */
  readonly text: string;
}

/** Some more of a reply. */
export interface ReplyStep {
  readonly items: readonly unknown[];
  /** What the reply has said so far beside the items. */
  readonly outer: Readonly<Record<string, unknown>>;
  /** Items that were whole but could not be read; counted in the last step. */
  readonly unreadable: number;
}

/** Asks for one object, a second time when the reply holds none. @throws EngineError */
export async function askForObject(model: LanguageModel, call: ModelCall): Promise<unknown> {
  const { readObject } = await replyReader();
  const first = readObject((await callModel(model, call)).text);
  if (first !== undefined) return first;
  call.task.emit({ type: 'retry', what: 'call', attempt: 2, code: failures.bad_output.code, waitMs: 0 });
  const reply = await callModel(model, call);
  const second = readObject(reply.text);
  if (second === undefined) throw unreadableReply(reply);
  return second;
}

/**
 * Asks for a list and gives its objects out as they are finished. Whoever stops listening closes the call.
 * @param list the member that holds the list
 * @throws EngineError; `model_output_invalid` when the reply holds nothing that can be read
 */
export async function* askForItems(
  model: LanguageModel,
  call: ModelCall,
  list: string,
): AsyncGenerator<ReplyStep, void, void> {
  const { ItemScanner, readObject } = await replyReader();
  const queue = new AsyncQueue<ReplyStep>();
  const leaving = linkedAbort(call.task.signal);
  let scanner = new ItemScanner(list);
  let streamed = 0;
  let found = 0;
  const listeners = {
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
  const work = callModel(model, { ...call, task: { ...call.task, signal: leaving.signal } }, listeners)
    .then((reply) => {
      // A model that does not stream gives all of it here.
      listeners.onText(reply.text.slice(streamed));
      const { items, outer, unreadable } = scanner.end();
      found += items.length + unreadable;
      if (found > 0) queue.push({ items, outer, unreadable });
      else {
        const value = readObject(reply.text);
        if (value === undefined) throw unreadableReply(reply);
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

function joined(steps: readonly ReplyStep[]): ReplyStep {
  return {
    items: steps.flatMap(({ items }) => items),
    outer: steps.at(-1)?.outer ?? {},
    unreadable: steps.reduce((sum, step) => sum + step.unreadable, 0),
  };
}

/** How long a call may take to end by itself when the caller aborts, in milliseconds: so what it used up is still counted. */
const graceMs = 250;

async function callModel(
  model: LanguageModel,
  { task, text, prompt, schema, typeId }: ModelCall,
  listeners: Pick<ModelRequest, 'onText' | 'onRestart'> = {},
): Promise<ModelReply> {
  const { signal, usage, request, emit } = task;
  const timeoutMs = task.timeLeft();
  if (timeoutMs <= 0) throw new EngineError('model_timeout', 'The time for this request is over.');
  const about = typeId === undefined ? {} : { typeId };
  const modelRequest: ModelRequest = {
    messages: promptMessages(text, prompt),
    schema,
    request,
    signal,
    timeoutMs,
    usage,
    ...listeners,
    onRetry: (retry) => emit({ type: 'retry', what: 'call', ...about, ...retry }),
  };
  try {
    // A third-party model may ignore the signal.
    return await raceAbort(signal, async () => model.generate(modelRequest), graceMs);
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw abortedError(signal);
    throw error;
  }
}

function unreadableReply({ complete }: ModelReply): EngineError {
  return complete
    ? modelError("The model's reply holds no whole JSON value.", { kind: 'bad_output' })
    : modelError('The model reached its output limit before its reply was whole; ask for fewer items.', {
        kind: 'output_limit',
      });
}
