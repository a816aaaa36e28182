import { createHash } from 'node:crypto';
import type { Fixture } from './catalogue/fixture.js';
import { fixtureNamed } from './catalogue/index.js';
import type { ModelServerOptions } from './model-server-options.js';
import type { Exchange, Fault, Protocol } from './protocol.js';
import { countPrompt, countTokens, type RecordedRequest } from './recorded-request.js';
import { sampleAnswer } from './sample-answer.js';
import type { Wire } from './wire.js';

const usualWaits = { coldLoadMs: 20_000, dripMs: 1_000 };

/** Answers one call after the other as the options of a stand-in say. */
export class Answering {
  readonly #options: ModelServerOptions;
  /** How often each fixture was chosen. */
  readonly #turns = new Map<Fixture, number>();

  constructor(options: ModelServerOptions) {
    this.#options = options;
  }

  async answer(protocol: Protocol, request: RecordedRequest, call: number, wire: Wire): Promise<void> {
    await wire.wait(this.#options.pace?.firstByteMs ?? 0);
    const fault = this.#options.fault?.(request, call);
    if (fault !== undefined) return failWith(fault, wire);
    const exchange = this.#exchange(protocol, request, call, wire);
    if ('status' in exchange) return failWith(exchange, wire);
    const fixture = this.#fixture(request, call);
    if (fixture?.respond === undefined) return protocol.answer(exchange);
    const turn = (this.#turns.get(fixture) ?? 0) + 1;
    this.#turns.set(fixture, turn);
    const waits = { ...usualWaits, ...this.#options.waits };
    await fixture.respond({ ...exchange, turn, waits, ordinary: () => protocol.answer(exchange) });
  }

  #fixture(request: RecordedRequest, call: number): Fixture | undefined {
    const { fixture } = this.#options;
    const name = typeof fixture === 'function' ? fixture(request, call) : fixture;
    return name === undefined ? undefined : fixtureNamed(name);
  }

  /** What a call is answered with, or how it is refused. */
  #exchange(protocol: Protocol, request: RecordedRequest, call: number, wire: Wire): Exchange | Fault {
    const { form, contextTokens } = this.#options;
    const refusal = protocol.refusal(request);
    if (refusal !== undefined) return refusal;
    const window = protocol.windowOf(request.body, contextTokens) ?? Number.POSITIVE_INFINITY;
    const promptTokens = protocol.overflow(request, countPrompt(request.messages), window);
    if (typeof promptTokens !== 'number') return promptTokens;
    const limit = Math.min(protocol.outputLimit(request.body) ?? window, window - promptTokens);
    const whole = this.#content(request, call);
    const isCut = countTokens(whole) > limit;
    const content = isCut ? whole.slice(0, limit * 4) : whole;
    const isStream = form === undefined ? protocol.wantsStream(request.body) : form === 'stream';
    const counts = { promptTokens, completionTokens: countTokens(content) };
    return { request, wire, isStream, content, finish: isCut ? 'length' : 'stop', ...counts };
  }

  #content(request: RecordedRequest, call: number): string {
    const reply = this.#options.reply?.(request, call);
    const value = reply ?? sampleAnswer(request.schema, request.text, startFor(request));
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

async function failWith(fault: Fault | 'hang' | 'stall' | 'cut', wire: Wire): Promise<void> {
  if (fault === 'cut') return wire.cut();
  if (fault === 'hang') return wire.waitForEver();
  if (fault !== 'stall') return wire.send(fault.status, fault.body ?? '', fault.headers);
  wire.head(200, { 'content-type': 'application/json' });
  await wire.write('{');
  await wire.waitForEver();
}

/** Another task gets other sentences, the same task the same. */
function startFor({ messages }: RecordedRequest): number {
  const task = JSON.stringify([messages.at(-1)?.content ?? '']);
  return createHash('sha256').update(task).digest().readUInt32BE() % 1000;
}
