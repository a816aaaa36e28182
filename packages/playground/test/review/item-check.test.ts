import type { CheckSetResponse } from '@ludotext/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CheckedItem, ItemCheck } from '../../src/review/item-check.js';
import { Problem } from '../../src/service/problem.js';
import type { SetDocument } from '../../src/sets/stored-set.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const items = [
  { id: 'a', question: 'A?' },
  { id: 'b', question: 'B?' },
];
const document: SetDocument = {
  ludotext: 1,
  title: 'Test',
  language: 'en',
  text: 'A text.',
  games: [
    { game_type: 'quiz', version: '1.0.0', items, notes: { a: { edited: true } } },
    { game_type: 'other', items: [{ id: 'c' }] },
  ],
};

function checking(check: (set: SetDocument, signal: AbortSignal) => Promise<CheckSetResponse>) {
  const asked: { set: SetDocument; signal: AbortSignal }[] = [];
  const told: CheckedItem[] = [];
  const itemCheck = new ItemCheck(
    (set, signal) => {
      asked.push({ set, signal });
      return check(set, signal);
    },
    (checked) => told.push(checked),
  );
  const ask = (question: string) => itemCheck.ask(document, 'quiz', 'a', { id: 'a', question });
  return { itemCheck, ask, asked, told };
}

const finding = (item: number, rule: string) => ({
  game_type: 'quiz',
  item,
  rule,
  severity: 'warn' as const,
  params: {},
  message: rule,
});
const answered = (...findings: CheckSetResponse['findings']) => Promise.resolve({ success: true as const, findings });

it('asks once a person pauses, about the latest version among the items of its game', async () => {
  const { ask, asked, told } = checking(() => answered(finding(1, 'of this'), finding(0, 'of another')));
  ask('N?');
  await vi.advanceTimersByTimeAsync(300);
  ask('New?');
  await vi.advanceTimersByTimeAsync(399);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ set }) => set)).toEqual([
    {
      ...document,
      games: [{ game_type: 'quiz', version: '1.0.0', items: [items[1], { id: 'a', question: 'New?' }] }],
    },
  ]);
  expect(told.at(-1)).toMatchObject({ state: 'checked', findings: [{ rule: 'of this' }] });
});

it('stops an answer that is no longer wanted', async () => {
  const answers: ((response: CheckSetResponse) => void)[] = [];
  const { ask, asked, told, itemCheck } = checking(() => new Promise((resolve) => answers.push(resolve)));
  ask('First?');
  await vi.advanceTimersByTimeAsync(400);
  ask('Second?');
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  for (const answer of answers) answer(await answered(finding(1, 'late')));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.filter(({ state }) => state === 'checked')).toHaveLength(1);
  ask('Third?');
  itemCheck.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
});

it('says that an item is unchecked while the service is away, and asks again until it is there', async () => {
  const away = () => Promise.reject(new Problem('unreachable', 'No answer.'));
  const check = vi
    .fn(away)
    .mockImplementationOnce(away)
    .mockImplementationOnce(() => answered() as never);
  const { ask, told } = checking(check);
  ask('New?');
  await vi.advanceTimersByTimeAsync(400);
  expect(told.at(-1)?.state).toBe('unchecked');
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toMatchObject({ state: 'checked', findings: [] });
});

it('waits without a word for a service that has had enough requests, and asks again when it says', async () => {
  const enough = () => Promise.reject(new Problem('rate_limited', 'Too many requests.', { retryAfter: 7 }));
  const { ask, asked, told } = checking(vi.fn(() => answered(finding(1, 'of this'))).mockImplementationOnce(enough));
  ask('New?');
  await vi.advanceTimersByTimeAsync(400 + 6_999);
  expect([asked.length, told.at(-1)?.state]).toEqual([1, 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.map(({ state }) => state)).not.toContain('unchecked');
  expect(told.at(-1)).toMatchObject({ state: 'checked', findings: [{ rule: 'of this' }] });
});

it('does not ask again what the service refuses', async () => {
  const { ask, asked, told } = checking(() => Promise.reject(new Problem('invalid_request', 'No.')));
  ask('New?');
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
  expect(told.at(-1)?.state).toBe('unchecked');
});
