import { deltasOf } from './pace.js';
import type { Exchange } from './protocol.js';

/** What a fixture says otherwise in the last line, or in an answer that is not streamed. */
export interface LineChanges {
  readonly message?: object;
  readonly done?: boolean;
  readonly done_reason?: string | undefined;
  readonly total_duration?: undefined;
  readonly load_duration?: undefined;
  readonly prompt_eval_count?: number | undefined;
  readonly prompt_eval_duration?: undefined;
  readonly eval_count?: undefined;
  readonly eval_duration?: undefined;
}

/** The members of a last line, whose tokens count as reported from here on; durations in nanoseconds. */
function report(exchange: Exchange, content: string, changes: LineChanges): object {
  const { request, finish, promptTokens, completionTokens } = exchange;
  const line = {
    message: { role: 'assistant', content },
    done: true,
    done_reason: finish,
    total_duration: 1_500_000_000,
    load_duration: 50_000_000,
    prompt_eval_count: promptTokens,
    prompt_eval_duration: 200_000_000,
    eval_count: completionTokens,
    eval_duration: 1_200_000_000,
    ...changes,
  };
  request.promptTokens = line.prompt_eval_count;
  request.completionTokens = line.eval_count;
  return line;
}

function lineOf({ request }: Exchange, rest: object): string {
  return JSON.stringify({ model: request.body.model, created_at: '2026-01-01T00:00:00.000000001Z', ...rest });
}

/** An answer that is not streamed; a member of the changes that is undefined is left out. */
export async function sendLine(exchange: Exchange, changes: LineChanges = {}): Promise<void> {
  const { content, wire } = exchange;
  await wire.writeAtPace(content);
  const body = lineOf(exchange, report(exchange, content, changes));
  await wire.send(200, body, { 'content-type': 'application/json; charset=utf-8' });
}

/** A streamed answer in the making: one JSON object a line. */
export class OllamaStream {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  open(): void {
    this.#exchange.wire.head(200, { 'content-type': 'application/x-ndjson' });
  }

  /** A line of any text. */
  async raw(line: string): Promise<void> {
    await this.#exchange.wire.write(`${line}\n`);
  }

  async message(message: object): Promise<void> {
    await this.raw(lineOf(this.#exchange, { message: { role: 'assistant', ...message }, done: false }));
  }

  async text(content: string): Promise<void> {
    for await (const piece of this.#pieces(content)) await this.message({ content: piece });
  }

  async thinking(thoughts: string): Promise<void> {
    for await (const piece of this.#pieces(thoughts)) await this.message({ content: '', thinking: piece });
  }

  /** The last line; a member of the changes that is undefined is left out. */
  async done(changes: LineChanges = {}): Promise<void> {
    await this.raw(lineOf(this.#exchange, report(this.#exchange, '', changes)));
    this.#exchange.wire.end();
  }

  async *#pieces(text: string): AsyncGenerator<string> {
    const { wire } = this.#exchange;
    for (const piece of deltasOf(text, wire.charactersPerDelta)) {
      await wire.writeAtPace(piece);
      yield piece;
    }
  }
}
