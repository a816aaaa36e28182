import type { LanguageModel, ModelReply, ModelRequest } from '../contract/language-model.js';
import { attempt } from './attempt.js';
import { startClock } from './attempt-clock.js';
import { AttemptError, CallerError, engineError, failureCodes } from './failures.js';
import type { CallShape, ModelParts, ModelProtocol } from './model-protocol.js';
import { isOpenAiHost } from './model-settings.js';
import { RetryPolicy } from './retry-policy.js';
import { pauseFor, SharedPause } from './shared-pause.js';

/** One call on its way. */
interface Call {
  readonly request: ModelRequest;
  /** Time left for it, in milliseconds. */
  readonly timeLeft: () => number;
  /** Attempts made so far. */
  attempts: number;
  /** Whether the attempt under way has brought text. */
  hasText: boolean;
}

/** A model that tries again what is worth it, and learns from what its server says. */
export function reliableModel(parts: ModelParts, protocol: ModelProtocol): LanguageModel {
  const { settings, knowledge, estimate } = parts;
  const { provider, modelName, baseUrl, timeoutMs, parallelCalls } = settings;
  const { host } = new URL(baseUrl);
  const pause = new SharedPause();

  async function generate(request: ModelRequest): Promise<ModelReply> {
    const end = performance.now() + (request.timeoutMs ?? timeoutMs);
    const call: Call = { request, timeLeft: () => end - performance.now(), attempts: 0, hasText: false };
    const policy = new RetryPolicy(settings, knowledge);
    for (let waitMs = 0; ; ) {
      const shape = policy.shape();
      try {
        await pauseFor(waitMs, request.signal);
        return await tryOnce(call, shape);
      } catch (error) {
        if (error instanceof CallerError) throw error.thrown;
        if (!(error instanceof AttemptError)) throw error;
        const { fault } = error;
        if (fault.contextTokens !== undefined) knowledge.learnContext(fault.contextTokens);
        if (fault.kind === 'rate_limited' && fault.waitMs !== undefined) pause.extend(fault.waitMs);
        if (fault.answer !== undefined && !call.hasText) {
          request.onText?.(fault.answer);
          return { text: fault.answer, complete: true };
        }
        const wait = policy.next(fault, shape, call.timeLeft());
        if (wait === undefined || (call.hasText && request.onRestart?.() === false))
          throw engineError(fault, { provider, modelName, host, attempts: call.attempts });
        waitMs = wait;
        const retry = { attempt: call.attempts + 1, code: failureCodes[fault.kind], waitMs: Math.round(wait) };
        request.onRetry?.(retry);
      }
    }
  }

  async function tryOnce(call: Call, shape: CallShape): Promise<ModelReply> {
    const { request, timeLeft } = call;
    const { signal, usage } = request;
    call.hasText = false;
    await keepPause(call);
    await prepare(call);
    const body = protocol.toBody(request, shape);
    call.attempts += 1;
    let promptTokens: number | undefined;
    const reply = await attempt({
      protocol,
      settings,
      body,
      sentFormat: shape.mode !== 'prompt',
      signal,
      totalMs: timeLeft(),
      onText(text) {
        call.hasText = true;
        request.onText?.(text);
      },
      onUsage(used) {
        promptTokens = used.promptTokens;
        usage.add(used);
      },
    });
    if (promptTokens === undefined) return reply;
    protocol.checkPrompt?.(body, promptTokens);
    estimate.learn(
      body.messages.map(({ content }) => content),
      promptTokens,
    );
    return reply;
  }

  /** @throws AttemptError `aborted`, or `rate_limited` when the pause outlasts the call */
  async function keepPause({ request, timeLeft }: Call): Promise<void> {
    const { leftMs } = pause;
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
      const windows = [protocol.contextTokens(), knowledge.contextTokens].filter((tokens) => tokens !== undefined);
      return windows.length === 0 ? undefined : Math.min(...windows);
    },
    estimateTokens: (text) => estimate.of(text),
    generate,
    probe: protocol.probe,
  };
}
