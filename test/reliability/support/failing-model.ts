import type { ModelServerOptions } from '@ludotext/model-server';
import { randomFrom } from '../../../packages/engine/src/lib/random.js';

/** Failures of a server itself. */
const faults = [
  ...[400, 401, 403, 404, 408, 409, 422, 500, 502, 503, 529].map((status) => ({
    status,
    body: `failed with ${status}`,
  })),
  { status: 429, body: 'slow down', headers: { 'retry-after': '1' } },
  { status: 429, body: 'slow down', headers: { 'retry-after': '3600' } },
  { status: 429, body: 'slow down', headers: { 'retry-after': '-5' } },
  { status: 429, body: 'slow down', headers: { 'retry-after': 'soon' } },
  { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
  ...(['hang', 'stall', 'cut', 'cut', 'cut'] as const),
];

/** Answers that are something else than was asked for. */
const fixtures = [
  ...['openai/error-page', 'openai/refusal', 'openai/length', 'openai/length-without-text', 'openai/content-filter'],
  ...[
    'openai/error-at-200',
    'openai/page-at-200',
    'openai/whole-to-stream',
    'openai/truncated-body',
    'openai/no-choices',
  ],
  ...['openai/error-event', 'openai/named-error-event', 'openai/bad-event', 'openai/clean-close', 'openai/cut'],
  ...['openai/json-validate-failed', 'openai/insufficient-quota', 'openai/overloaded', 'openai/only-reasoning-content'],
];

/** Texts in place of the JSON that was asked for. */
const replies = [
  '',
  'null',
  '{}',
  '[]',
  'Of course!',
  '{"items":[{"question":',
  '{"items":null}',
  '[['.repeat(3000),
  '\u0000',
];

/** How many ways there are to fail. */
export const waysToFail = faults.length + fixtures.length + replies.length;

/** A model server that fails now and then, in every way it can; which calls fail, and how, hangs on the seed alone. */
export function failingModel(share: number, seed: number): ModelServerOptions {
  /** The way a call fails, as a number; -1 for one that does not. */
  const wayOf = (call: number): number => {
    const random = randomFrom(seed + call * 7919);
    return random() < share ? Math.floor(random() * waysToFail) : -1;
  };
  return {
    fault: (_, call) => faults[wayOf(call)],
    fixture: (_, call) => fixtures[wayOf(call) - faults.length],
    reply: (_, call) => replies[wayOf(call) - faults.length - fixtures.length],
    waits: { dripMs: 5 },
  };
}
