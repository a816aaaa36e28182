import type { ModelReply } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { startClock } from './attempt-clock.js';
import { CallerError, connectionFailure, failures, notThisApi, type Parameter } from './failures.js';
import { attemptFetch, readPieces } from './fetch.js';
import { type Frame, FrameReader } from './frame-reader.js';
import type { ModelBody, ModelProtocol } from './model-protocol.js';
import type { CompleteModelSettings } from './model-settings.js';
import { IncomingReply } from './reply.js';
import { serverFailure } from './server-failure.js';

/** After the reply: time the server has to report its tokens and end its response, in milliseconds. */
const afterReplyMs = { finished: 2_000, done: 250 };

/** One attempt at a call. */
interface AttemptPlan {
  readonly protocol: ModelProtocol;
  readonly settings: CompleteModelSettings;
  readonly body: ModelBody;
  readonly sentFormat: boolean;
  readonly signal: AbortSignal | undefined;
  /** Time for the first byte of the reply, in milliseconds. */
  readonly firstByteMs: number;
  /** Time left for the call, in milliseconds. */
  readonly totalMs: number;
  readonly onText: ((text: string) => void) | undefined;
  /** Called once, however the attempt ended. */
  readonly onEnd: (end: AttemptEnd) => void;
}

/** What is known of the tokens of an attempt. */
interface AttemptEnd {
  /** What the server reported. */
  readonly reported: CallUsage;
  /** All that arrived of the reply. */
  readonly received: string;
  /** Whether the model worked for this attempt: its reply began, or the attempt ended here and not at the server. */
  readonly hasWorked: boolean;
}

/**
 * Makes one attempt.
 * @throws AttemptError; CallerError with what `onText` throws
 */
export async function attempt(plan: AttemptPlan): Promise<ModelReply> {
  const { protocol, settings, body, sentFormat, signal, firstByteMs, totalMs, onText, onEnd } = plan;
  const clock = startClock(signal, { firstByteMs, idleMs: settings.idleMs, totalMs });
  const reply = new IncomingReply(settings.maxReplyLength, onText);
  const sent = { sent: (parameter: Parameter) => Object.hasOwn(body, parameter), sentFormat };
  let response: Response | undefined;
  let isForeign = false;
  let broken: unknown;

  const takeFrame = ({ value, event }: Frame) => {
    if (!isFailure(value, event)) {
      isForeign = !isOurs(value) && !reply.isWhole && reply.text === '';
      return protocol.readFrame(value, reply);
    }
    const error = serverFailure({ ...settings, status: 200, body: value, headers: response?.headers, ...sent });
    const { heldBack } = error.failure;
    if (heldBack === undefined || !heldBack.startsWith(reply.text)) throw error;
    reply.write(heldBack.slice(reply.text.length));
    reply.isDone = true;
  };
  const endReply = () => {
    reply.isDone = true;
  };
  const reader = new FrameReader(takeFrame, endReply, frameLength(settings.maxReplyLength));
  /** What stands before a failure is passed on first. */
  const read = (piece?: string) => {
    try {
      if (piece === undefined) reader.end();
      else reader.push(piece);
    } finally {
      reply.tell();
    }
  };
  const fetch = attemptFetch(settings, clock, sent);

  try {
    // The clients wrap errors of fetch, and one of them drops details.
    const opened = protocol.open(body, (input, init) =>
      fetch(input, init).catch((error: unknown) => {
        broken = error;
        throw error;
      }),
    );
    response = await clock.race(opened);
    await readPieces(response, clock, (piece) => {
      read(piece);
      if (reply.isWhole) clock.finishWithin(reply.isDone ? afterReplyMs.done : afterReplyMs.finished);
      return false;
    });
    read();
    if (isForeign) throw notThisApi();
    return reply.finish();
  } catch (cause) {
    if (cause instanceof CallerError) throw cause;
    const error = clock.failure() ?? connectionFailure(broken ?? cause, response !== undefined);
    if (failures[error.kind].wholeReply === 'lost') throw error;
    // A model may go on with whitespace behind its JSON, or a server forget to end it.
    reply.isDone ||= reply.holdsObject;
    if (reply.isWhole) return reply.finish();
    throw error;
  } finally {
    clock.stop();
    const { usage: reported, received } = reply;
    onEnd({ reported, received, hasWorked: received !== '' || clock.failure() !== undefined });
  }
}

/**
 * Maximum length of a frame that holds a reply of this length. Escapes take up to six characters each; the frame adds
 * more.
 */
function frameLength(replyLength: number): number {
  return replyLength * 8 + 64_000;
}

function isFailure({ error, object }: Frame['value'], event: string): boolean {
  return event === 'error' || object === 'error' || (error !== undefined && error !== null && error !== '');
}

/** True if an object is part of a reply, in either protocol. */
function isOurs(value: Frame['value']): boolean {
  return 'choices' in value || 'message' in value || 'done' in value;
}
