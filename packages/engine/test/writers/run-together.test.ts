import { describe, expect, it } from 'vitest';
import { runTogether, type Source } from '../../src/writers/run-together.js';

/** A source whose steps are let go one by one. */
function gated(name: string) {
  const waiting: (() => void)[] = [];
  let begun = false;
  let stopped = false;
  const source: Source<string> = async function* (signal) {
    begun = true;
    for (let step = 1; step <= 2; step++) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      if (signal.aborted) {
        stopped = true;
        return;
      }
      yield `${name}${step}`;
    }
  };
  return {
    source,
    step: () => waiting.shift()?.(),
    get begun() {
      return begun;
    },
    get stopped() {
      return stopped;
    },
  };
}

describe('runTogether', () => {
  it('gives out values in the order they come, whichever source they are from', async () => {
    const [a, b] = [gated('a'), gated('b')];
    const run = runTogether([a.source, b.source], 2, () => true);
    const first = run.next();
    await Promise.resolve();
    b.step();
    expect((await first).value).toBe('b1');
    a.step();
    expect((await run.next()).value).toBe('a1');
    await run.return();
  });

  it('begins no more than it may', async () => {
    const [a, b] = [gated('a'), gated('b')];
    const run = runTogether([a.source, b.source], 1, () => true);
    const first = run.next();
    a.step();
    await first;
    expect([a.begun, b.begun]).toEqual([true, false]);
    a.step();
    expect((await run.next()).value).toBe('a2');
    const third = run.next();
    await new Promise(setImmediate);
    expect(b.begun).toBe(true);
    b.step();
    expect((await third).value).toBe('b1');
    await run.return();
  });

  it('stops what is under way when the reader leaves', async () => {
    const [a, b] = [gated('a'), gated('b')];
    const run = runTogether([a.source, b.source], 2, () => true);
    const first = run.next();
    a.step();
    await first;
    await run.return();
    expect([a.stopped, b.stopped]).toEqual([true, true]);
  });

  it('hears the others after a failure that is of one alone', async () => {
    const fails: Source<string> = async function* () {
      yield 'before';
      throw new Error('broken');
    };
    const good: Source<string> = async function* () {
      yield 'good';
    };
    const seen: string[] = [];
    const read = async () => {
      for await (const value of runTogether([fails, good, good], 1, () => false)) seen.push(value);
    };
    await expect(read()).rejects.toThrow('broken');
    expect(seen).toEqual(['before', 'good', 'good']);
  });

  it('throws a failure that meets all last, after what the others bring, and begins no other', async () => {
    const fails: Source<string> = async function* () {
      yield 'before';
      throw new Error('broken');
    };
    const good: Source<string> = async function* () {
      yield 'good';
    };
    const never = gated('never');
    const seen: string[] = [];
    await expect(
      (async () => {
        for await (const value of runTogether([fails, good, never.source], 2, () => true)) seen.push(value);
      })(),
    ).rejects.toThrow('broken');
    expect(seen.sort()).toEqual(['before', 'good']);
    expect(never.begun).toBe(false);
  });
});
