import type { EngineError } from '../contract/errors.js';
import type { LanguageModel, ModelReply, ModelRequest } from '../contract/language-model.js';
import { type CallUsage, UsageMeter } from '../contract/usage.js';
import { pause } from '../lib/abort.js';
import { attempt } from './attempt.js';
import { startClock } from './attempt-clock.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { AttemptError, type AttemptFailure, CallerError, failures, isRefusedAddress } from './failures.js';
import type { AttemptOptions, ModelParts, ModelProtocol } from './model-protocol.js';
import { isOpenAiHost } from './model-settings.js';
import { RetryPolicy } from './retry-policy.js';

/** One call under way. */
interface Call {
  readonly request: ModelRequest;
  /** Time left for the call, in milliseconds. */
  readonly timeLeft: () => number;
  /** What the attempts so far used. */
  readonly usage: UsageMeter;
  /** Whether the current attempt has received text. */
  hasText: boolean;
  /** Whether the replies of further attempts are streamed, whoever waits for them. */
  streams: boolean;
}

/** A model that retries transient failures and learns from its server's responses. */
export function reliableModel(parts: ModelParts, protocol: ModelProtocol): LanguageModel {
  const { settings, knowledge, estimate } = parts;
  const { provider, modelName, baseUrl, timeoutMs, parallelCalls } = settings;
  const { host } = new URL(baseUrl);
  const sharedPause = new SharedPause();
  const breaker = new CircuitBreaker(settings);

  function contextTokens(): number | undefined {
    const windows = [protocol.contextTokens(), knowledge.contextTokens].filter((tokens) => tokens !== undefined);
    return windows.length === 0 ? undefined : Math.min(...windows);
  }

  async function generate(request: ModelRequest): Promise<ModelReply> {
    const end = performance.now() + (request.timeoutMs ?? timeoutMs);
    const call: Call = {
      request,
      timeLeft: () => end - performance.now(),
      usage: new UsageMeter(),
      hasText: false,
      streams: request.mayBeWhole !== true,
    };
    const policy = new RetryPolicy(settings, knowledge);
    const restMs = breaker.admit();
    if (restMs > 0) throw callerError(resting(restMs), call);
    for (let waitMs = 0; ; ) {
      const wholeMs = wholeTime(call);
      const options = { ...policy.options(), whole: wholeMs !== undefined };
      try {
        await pauseFor(waitMs, request.signal);
        const reply = await tryOnce(call, options, wholeMs);
        breaker.answered();
        return { ...reply, usage: call.usage.total() };
      } catch (error) {
        if (error instanceof CallerError) throw error.thrown;
        if (!(error instanceof AttemptError)) throw error;
        const { failure } = error;
        call.streams = true;
        if (failures[failure.kind].code === 'model_timeout') knowledge.learnReplyMs(request.schema.name, timeoutMs);
        if (failure.contextTokens !== undefined) knowledge.learnContext(failure.contextTokens);
        if (failure.kind === 'rate_limited' && failure.waitMs !== undefined) sharedPause.extend(failure.waitMs);
        if (failure.heldBack !== undefined && !call.hasText) {
          request.onText?.(failure.heldBack);
          breaker.answered();
          return { text: failure.heldBack, complete: true, usage: call.usage.total() };
        }
        const wait = policy.next(failure, options, call.timeLeft());
        if (wait === undefined || (call.hasText && request.onRestart?.() === false)) {
          tellBreaker(failure, call);
          throw callerError(error, call);
        }
        waitMs = wait;
        const retry = {
          attempt: call.usage.total().calls + 1,
          code: failures[failure.kind].code,
          waitMs: Math.round(wait),
        };
        request.onRetry?.(retry);
      }
    }
  }

  function callerError(error: AttemptError, call: Call): EngineError {
    const usage = call.usage.total();
    return error.toEngineError({ provider, modelName, host, attempts: usage.calls, usage });
  }

  function resting(waitMs: number): AttemptError {
    const seconds = Math.ceil(waitMs / 1000);
    const message = `The model server failed ${settings.maxFailures} times in a row; it is asked again in ${seconds} s.`;
    return new AttemptError({ kind: 'resting', message, waitMs });
  }

  /**
   * A call that ends without an attempt, or at an address that may not be called, says nothing about the server; a
   * server that has begun a reply is there.
   */
  function tellBreaker({ kind, cause }: AttemptFailure, { usage, hasText }: Call): void {
    const { server } = failures[kind];
    if (server === 'unknown' || usage.total().calls === 0 || isRefusedAddress(cause)) return;
    if (server === 'up' || hasText) breaker.answered();
    else breaker.failed();
  }

  async function tryOnce(call: Call, options: AttemptOptions, wholeMs: number | undefined): Promise<ModelReply> {
    const { request, timeLeft, usage } = call;
    const { signal } = request;
    call.hasText = false;
    await keepPause(call);
    await prepare(call);
    const body = protocol.toBody(request, options);
    const prompt = body.messages.map(({ content }) => content);
    let promptTokens: number | undefined;
    const start = performance.now();
    const reply = await attempt({
      protocol,
      settings,
      body,
      sentFormat: options.mode !== 'prompt',
      signal,
      firstByteMs: wholeMs ?? settings.firstByteMs,
      totalMs: timeLeft(),
      onText(text) {
        call.hasText = true;
        request.onText?.(text);
      },
      onEnd({ reported, received, hasWorked }) {
        promptTokens = reported.promptTokens;
        usage.add(hasWorked ? estimated(reported, { prompt, received }) : reported);
      },
    }).catch((error: unknown) => learnOverflow(prompt, error));
    knowledge.learnReplyMs(request.schema.name, performance.now() - start);
    if (promptTokens === undefined) return reply;
    protocol.checkPrompt?.(body, promptTokens);
    estimate.learn(prompt, promptTokens);
    return reply;
  }

  /**
   * The time in which the reply has to be there if it comes in one piece, in milliseconds; undefined for one that is
   * streamed. Of a reply in one piece nothing is known until its end: neither that the server works on it, nor items
   * that could be kept. So only a server is asked for it whose replies took a fraction of every limit, and the most of
   * the time is left for a streamed one.
   */
  function wholeTime({ request, streams, timeLeft }: Call): number | undefined {
    const usualMs = knowledge.replyMs(request.schema.name);
    const limitMs = Math.min(settings.firstByteMs, settings.idleMs, timeLeft() * wholeShare);
    return streams || usualMs === undefined || usualMs > limitMs * wholeShare ? undefined : limitMs;
  }

  /** Learns from a server that found a prompt too long; rethrows its failure. */
  function learnOverflow(prompt: readonly string[], error: unknown): never {
    if (error instanceof AttemptError && error.kind === 'context_overflow') {
      const { promptTokens, contextTokens: window = contextTokens() } = error.failure;
      // A server that tells no number says that there are more than the window holds.
      estimate.learnOverflow(prompt, promptTokens ?? window ?? 0);
    }
    throw error;
  }

  /** Estimates what a server did not report: it may not report at all, or no more after the call was ended here. */
  function estimated(
    reported: CallUsage,
    { prompt, received }: { readonly prompt: readonly string[]; readonly received: string },
  ): CallUsage {
    const { promptTokens, completionTokens } = reported;
    const guess = {
      promptTokens: promptTokens === undefined ? prompt.reduce((sum, text) => sum + estimate.of(text), 0) : 0,
      completionTokens: completionTokens === undefined ? estimate.of(received) : 0,
    };
    const estimatedTokens = guess.promptTokens + guess.completionTokens;
    return { ...guess, ...reported, estimatedTokens };
  }

  /** @throws AttemptError `aborted`, or `rate_limited` if the pause is longer than the call's time */
  async function keepPause({ request, timeLeft }: Call): Promise<void> {
    const { leftMs } = sharedPause;
    if (leftMs > 0 && leftMs > timeLeft())
      throw new AttemptError({ kind: 'rate_limited', message: 'The model server asks to slow down.', waitMs: leftMs });
    await pauseFor(leftMs, request.signal);
  }

  /** @throws AttemptError `aborted`, `total_timeout` */
  async function prepare({ request, timeLeft }: Call): Promise<void> {
    if (protocol.prepare === undefined) return;
    const totalMs = timeLeft();
    const clock = startClock(request.signal, { firstByteMs: totalMs, idleMs: totalMs, totalMs });
    await protocol.prepare(clock.signal).finally(clock.stop);
    const failure = clock.failure();
    if (failure !== undefined) throw failure;
  }

  return {
    provider,
    modelName,
    timeoutMs,
    parallelCalls,
    schemaFirst: provider === 'openai' && isOpenAiHost(baseUrl),
    get contextTokens() {
      return contextTokens();
    },
    estimateTokens: (text) => estimate.of(text),
    generate,
    async probe(signal) {
      const probe = await protocol.probe(signal);
      if (probe.contextTokens !== undefined) knowledge.learnContext(probe.contextTokens);
      if (probe.reachable) breaker.seen();
      return probe;
    },
  };
}

/** Part of a call's time that a reply in one piece is given, and part of that in which it is expected. */
const wholeShare = 0.25;

/** Maximum pause that one call imposes on the others, in milliseconds. */
const maxSharedPauseMs = 60_000;

/** A pause that a server requested in one call and that all calls of the model observe. */
class SharedPause {
  #until = 0;

  /** Time until it ends, in milliseconds. */
  get leftMs(): number {
    return Math.max(0, this.#until - performance.now());
  }

  /** A pause longer than a minute applies only to the call that received it. */
  extend(ms: number): void {
    if (ms <= maxSharedPauseMs) this.#until = Math.max(this.#until, performance.now() + ms);
  }
}

/** Waits. @throws AttemptError `aborted` as soon as the caller aborts */
async function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await pause(ms, signal);
  } catch {
    throw new AttemptError({ kind: 'aborted', message: 'The request was aborted.' });
  }
}
