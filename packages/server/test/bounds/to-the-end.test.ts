import { describe, expect, it } from 'vitest';
import { toTheEnd } from '../../src/bounds/idempotency.js';

/** Numbers from 1, noted as they come; fails after the last one where there is a failure. */
async function* numbers(upTo: number, came: number[], failure?: Error): AsyncGenerator<number> {
  for (let number = 1; number <= upTo; number += 1) {
    came.push(number);
    yield number;
  }
  if (failure !== undefined) throw failure;
}

async function read(events: AsyncIterable<number>, upTo = Number.POSITIVE_INFINITY): Promise<number[]> {
  const heard: number[] = [];
  for await (const number of events) {
    heard.push(number);
    if (number === upTo) break;
  }
  return heard;
}

describe('events that go on to their end', () => {
  it('are the same events', async () => {
    expect(await read(toTheEnd(numbers(4, [])))).toEqual([1, 2, 3, 4]);
  });

  it('all come, also when their reader stops reading', async () => {
    const came: number[] = [];
    expect(await read(toTheEnd(numbers(4, came)), 2)).toEqual([1, 2]);
    expect(came).toEqual([1, 2, 3, 4]);
  });

  it('all come when their reader leaves while it waits for the next one', async () => {
    const came: number[] = [];
    let goOn = () => {};
    const pause = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const events = toTheEnd(
      (async function* () {
        await pause;
        yield* numbers(3, came);
      })(),
    );
    const next = events.next();
    const left = events.return(undefined);
    goOn();
    await Promise.all([next, left]);
    expect(came).toEqual([1, 2, 3]);
  });

  it('fail to their reader, and to nobody else', async () => {
    const failure = new Error('broken');
    await expect(read(toTheEnd(numbers(2, [], failure)))).rejects.toBe(failure);
    expect(await read(toTheEnd(numbers(2, [], failure)), 1)).toEqual([1]);
  });
});
