import { abortedError, type EngineError, isEngineError } from '../contract/errors.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { linkedAbort, raceAbort } from '../lib/abort.js';
import { AsyncQueue, loadOnce } from '../lib/async.js';
import { isObject } from '../lib/data.js';
import { failures, modelError } from '../models/failures.js';
import { estimateOf } from './model-window.js';
import { promptMessages } from './prompt.js';
import type { TaskPrompt } from './tasks/common.js';
import type { WriterTask } from './writer.js';

/** Loaded with the first call, so that an engine without a model starts faster. */
const replyReader = loadOnce(() => import('./reply/item-scanner.js'));

/** One call to a model. */
export interface ModelCall extends TaskPrompt {
  readonly task: Pick<WriterTask, 'request' | 'signal' | 'usage' | 'timeLeft' | 'emit' | 'live'>;
  /** The game the call is about, if it is about one. */
  readonly typeId?: number;
  /** The text the call is about: the whole text, a part, or none where a model solves from memory. */
  readonly text: string | undefined;
}

/** The next part of a reply. */
export interface ReplyStep {
  readonly items: readonly unknown[];
  /** The members of the reply beside the items, as received so far. */
  readonly outer: Readonly<Record<string, unknown>>;
  /** Complete items that could not be read; counted in the last step. */
  readonly unreadable: number;
}

/** Asks for one object; asks a second time when the reply holds none. @throws EngineError */
export async function askForObject(model: LanguageModel, call: ModelCall): Promise<unknown> {
  const { readObject } = await replyReader();
  const first = readObject((await callModel(model, call)).text);
  if (first !== undefined) return first;
  const about = call.typeId === undefined ? {} : { typeId: call.typeId };
  call.task.emit({ type: 'retry', ...about, what: 'call', attempt: 2, code: failures.bad_output.code, waitMs: 0 });
  const reply = await callModel(model, call);
  const second = readObject(reply.text);
  if (second === undefined) throw unreadableReply(reply);
  return second;
}

/**
 * Asks for a list and yields its objects as they are complete. Closes the call when the consumer stops early.
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
  let hasEnded = false;
  const listeners = {
    mayBeWhole: !call.task.live,
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
      // A model that does not stream passes its whole reply here.
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
    // Items that arrive together are yielded together, so that they are judged once.
    for (let steps = await queue.batch(); steps !== undefined; steps = await queue.batch()) yield joined(steps);
    hasEnded = true;
  } finally {
    // Aborting makes an exception with its stack, which nobody needs after the end.
    if (hasEnded) leaving.unlink();
    else leaving.abort();
    await work;
  }
}

/** The number of entries of a list that holds no object. */
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

/** Time a call has to end by itself after the caller aborts or its time is over, in milliseconds; it tells its usage. */
const graceMs = 250;

async function callModel(
  model: LanguageModel,
  { task, text, prompt, schema, typeId }: ModelCall,
  listeners: Pick<ModelRequest, 'onText' | 'onRestart' | 'mayBeWhole'> = { mayBeWhole: true },
): Promise<ModelReply> {
  const { signal, usage, request, emit } = task;
  const timeoutMs = task.timeLeft();
  if (timeoutMs <= 0) throw noTimeLeft();
  const about = typeId === undefined ? {} : { typeId };
  let received = '';
  if (signal?.aborted) throw abortedError(signal);
  // A third-party model may ignore its time and the signal.
  const ending = linkedAbort(signal, { milliseconds: timeoutMs + graceMs, reason: () => timeOver });
  const modelRequest: ModelRequest = {
    messages: promptMessages(text, prompt),
    schema,
    request,
    signal: ending.signal,
    timeoutMs,
    ...listeners,
    onText(piece) {
      received += piece;
      listeners.onText?.(piece);
    },
    onRetry: (retry) => emit({ type: 'retry', what: 'call', ...about, ...retry }),
  };
  try {
    const reply = await raceAbort(ending.signal, async () => model.generate(modelRequest), graceMs);
    usage.add(reply.usage ?? {});
    return reply;
  } catch (error) {
    const { aborted, reason } = ending.signal;
    if (aborted && error === reason) usage.add(estimatedUsage(model, modelRequest, received));
    else if (isEngineError(error) && error.model?.usage !== undefined) usage.add(error.model.usage);
    if (aborted && reason === timeOver) throw noTimeLeft();
    throw aborted && error === reason ? abortedError(signal) : error;
  } finally {
    ending.unlink();
  }
}

/** Why a call was ended that took longer than its time. */
const timeOver = Symbol('The time of the call is over.');

function noTimeLeft(): EngineError {
  return modelError('The time for this request is over.', { kind: 'total_timeout' });
}

/** The tokens of a call that was ended before it could tell them. */
function estimatedUsage(model: LanguageModel, { messages }: ModelRequest, received: string): CallUsage {
  const estimate = estimateOf(model);
  const promptTokens = messages.reduce((sum, { content }) => sum + estimate(content), 0);
  const completionTokens = estimate(received);
  return { promptTokens, completionTokens, estimatedTokens: promptTokens + completionTokens };
}

function unreadableReply({ complete = true }: ModelReply): EngineError {
  return complete
    ? modelError("The model's reply holds no whole JSON value.", { kind: 'bad_output' })
    : modelError('The model reached its output limit before its reply was whole; ask for fewer items.', {
        kind: 'output_limit',
      });
}
