import { Agent, type IncomingMessage, request } from 'node:http';
import { expect } from 'vitest';
import { type ProblemCode, statusOf } from '../../../packages/server/src/http/problem.js';

/** A request of a mixed load; its caller leaves before the answer where it says so. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly route: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the caller leaves. */
  readonly leavesAfter?: number;
}

export interface Answer {
  readonly status: number;
  /** The problem's code; `ok` where there is none, `left` where the caller left. */
  readonly code: string;
  readonly text: string;
}

/** Callers with connections of their own, which are kept until they are closed. */
export class Callers {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #url: string;
  /** Answers by `status code`. */
  readonly seen = new Map<string, number>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a request and looks at its answer: it is a success, or a problem with a code of the contract. */
  async send(call: Call): Promise<Answer> {
    const answer = await this.#ask(call).catch((error: NodeJS.ErrnoException): Answer => {
      if (call.leavesAfter === undefined) throw error;
      return { status: 0, code: 'left', text: '' };
    });
    const key = `${answer.status} ${answer.code}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    return answer;
  }

  /** Closes the connections that are kept. */
  close(): void {
    this.#agent.destroy();
  }

  async #ask({ method, route, body, headers = {}, leavesAfter }: Call): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const length =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${this.#url}${route}`, { method, agent: this.#agent, headers: { ...length, ...headers } });
      sent.once('response', resolve).once('error', reject).end(text);
      if (leavesAfter !== undefined) setTimeout(() => sent.destroy(), leavesAfter);
    });
    const content = Buffer.concat(await answer.toArray()).toString();
    const status = answer.statusCode ?? 0;
    return { status, code: codeOf(status, content, answer.headers['content-type'] ?? ''), text: content };
  }
}

/** @throws AssertionError for an answer that no contract knows */
function codeOf(status: number, content: string, type: string): string {
  if (type.startsWith('text/event-stream')) {
    // One that broke off has another last event.
    const [, last] = /event: (done|error)\nid: \d+\ndata: .*\n\n$/.exec(content) ?? [];
    expect(['done', 'error']).toContain(last);
    return last === 'done'
      ? 'ok'
      : contractCode(JSON.parse(/.*$/.exec(content.trimEnd())?.[0].slice('data: '.length) ?? ''));
  }
  if (status < 400) return 'ok';
  const problem = JSON.parse(content) as { code: string; status: number };
  expect({ type, status: problem.status }).toEqual({
    type: expect.stringContaining('application/problem+json'),
    status,
  });
  expect(statusOf[contractCode(problem)]).toBe(status);
  return problem.code;
}

function contractCode({ code }: { code?: string }): ProblemCode {
  expect(Object.keys(statusOf)).toContain(code);
  return code as ProblemCode;
}
