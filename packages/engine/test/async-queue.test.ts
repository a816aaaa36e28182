import { describe, expect, it } from 'vitest';
import { AsyncQueue } from '../src/async-queue.js';

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = [];
  for await (const value of values) list.push(value);
  return list;
}

describe('AsyncQueue', () => {
  it('gives out in order what was put in before and while it is read', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    const read = all(queue);
    queue.push(2);
    await Promise.resolve();
    queue.push(3);
    queue.end();
    expect(await read).toEqual([1, 2, 3]);
  });

  it('gives out what waits before it throws', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    queue.end({ error: new Error('broken') });
    const seen: number[] = [];
    await expect(
      (async () => {
        for await (const value of queue) seen.push(value);
      })(),
    ).rejects.toThrow('broken');
    expect(seen).toEqual([1]);
  });

  it('takes what is put in while the reader is busy with a value', async () => {
    const queue = new AsyncQueue<number>();
    queue.push(1);
    const seen: number[] = [];
    for await (const value of queue) {
      seen.push(value);
      if (value === 1) queue.push(2);
      else queue.end();
    }
    expect(seen).toEqual([1, 2]);
  });
});
