import type { ModelReply } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { startClock } from './attempt-clock.js';
import type { CompleteModelSettings } from './create-model.js';
import { CallerError, connectionFailure, type FailureKind, type Parameter } from './failures.js';
import { ownFetch, readPieces } from './fetch.js';
import { type Frame, FrameReader, noAnswer } from './frame-reader.js';
import type { ModelBody, ModelProtocol } from './model-protocol.js';
import { Answer, readReply } from './reply.js';
import { serverFailure } from './server-failure.js';

/** What a server may take to say how many tokens it counted, and to end its response, in milliseconds. */
const lastWordsMs = { finished: 2_000, done: 250 };

/** Failures that take nothing from an answer that is whole. */
const comesTooLate: ReadonlySet<FailureKind> = new Set([
  'cut_stream',
  'idle_timeout',
  'total_timeout',
  'server_error',
  'runaway',
]);

/** One attempt at a call. */
export interface AttemptPlan {
  readonly protocol: ModelProtocol;
  readonly settings: CompleteModelSettings;
  readonly body: ModelBody;
  readonly sentFormat: boolean;
  readonly signal: AbortSignal | undefined;
  /** Time left for the call, in milliseconds. */
  readonly totalMs: number;
  readonly onText: ((text: string) => void) | undefined;
  /** Told the tokens of the attempt, once, however it ended. */
  readonly onUsage: (usage: CallUsage) => void;
}

/**
 * Makes one attempt.
 * @throws AttemptError; CallerError with what `onText` throws
 */
export async function attempt(plan: AttemptPlan): Promise<ModelReply> {
  const { protocol, settings, body, sentFormat, signal, totalMs, onText, onUsage } = plan;
  const clock = startClock(signal, { firstByteMs: settings.firstByteMs, idleMs: settings.idleMs, totalMs });
  const answer = new Answer(settings.maxAnswerLength, onText);
  const sent = { sent: (parameter: Parameter) => Object.hasOwn(body, parameter), sentFormat };
  let response: Response | undefined;
  let isForeign = false;
  let broken: unknown;

  const takeFrame = ({ value, event }: Frame) => {
    if (!isFailure(value, event)) {
      isForeign = !isOurs(value) && !answer.isWhole && answer.text === '';
      return protocol.readFrame(value, answer);
    }
    const failure = serverFailure({ ...settings, status: 200, body: value, headers: response?.headers, ...sent });
    const { answer: heldBack } = failure.fault;
    if (heldBack === undefined || !heldBack.startsWith(answer.text)) throw failure;
    answer.write(heldBack.slice(answer.text.length));
    answer.isDone = true;
  };
  const endAnswer = () => {
    answer.isDone = true;
  };
  const reader = new FrameReader(takeFrame, endAnswer, frameLength(settings.maxAnswerLength));
  const fetch = ownFetch(settings, clock, sent);

  try {
    // The clients wrap what a fetch throws, and one of them drops some of it.
    const opened = protocol.open(body, (input, init) =>
      fetch(input, init).catch((error: unknown) => {
        broken = error;
        throw error;
      }),
    );
    response = await clock.race(opened);
    await readPieces(response, clock, (piece) => {
      reader.push(piece);
      if (answer.isWhole) clock.finishWithin(answer.isDone ? lastWordsMs.done : lastWordsMs.finished);
      return false;
    });
    reader.end();
    if (isForeign) throw noAnswer();
    return readReply(answer);
  } catch (cause) {
    if (cause instanceof CallerError) throw cause;
    const failure = clock.failure() ?? connectionFailure(broken ?? cause, response !== undefined);
    if (answer.isWhole && comesTooLate.has(failure.fault.kind)) return readReply(answer);
    throw failure;
  } finally {
    clock.stop();
    onUsage(answer.usage);
  }
}

/** Most characters of a frame with an answer of this length in it: escapes take up to six each, and more stands around it. */
function frameLength(answerLength: number): number {
  return answerLength * 8 + 64_000;
}

function isFailure({ error, object }: Frame['value'], event: string): boolean {
  return event === 'error' || object === 'error' || (error !== undefined && error !== null && error !== '');
}

/** Whether an object is part of an answer, in either protocol. */
function isOurs(value: Frame['value']): boolean {
  return 'choices' in value || 'message' in value || 'done' in value;
}
