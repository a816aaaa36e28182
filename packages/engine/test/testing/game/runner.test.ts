import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRunner, register, registerSkipped } from '../../../src/testing/game/runner.js';

const mine = { describe: () => {}, it: () => {} };

describe('findRunner', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('takes the one it is handed, before the globals', () => {
    vi.stubGlobal('describe', () => {});
    vi.stubGlobal('it', () => {});
    expect(findRunner(mine)).toBe(mine);
  });

  it('takes the globals where it is handed nothing', () => {
    vi.stubGlobal('describe', mine.describe);
    vi.stubGlobal('it', mine.it);
    expect(findRunner({}).it).toBe(mine.it);
  });

  it('says what to write where tests would be lost', () => {
    expect(() => findRunner({ describe: mine.describe })).toThrow(/import \{ describe, it \} from 'vitest'/);
  });
});

describe('register', () => {
  it('turns what a test throws into a promise that is refused', async () => {
    const bodies: (() => Promise<void>)[] = [];
    const runner = { ...mine, it: (_: string, body: () => Promise<void>) => bodies.push(body) };
    register(runner, 'fails', () => {
      throw new Error('as it should');
    });
    await expect(bodies[0]?.()).rejects.toThrow('as it should');
  });

  it('registers what is left out as such, or as a test that does nothing', () => {
    const names: string[] = [];
    const it = (name: string) => names.push(name);
    registerSkipped({ ...mine, it }, 'plain');
    registerSkipped(
      { ...mine, it: Object.assign(it, { skip: (name: string) => names.push(`skipped ${name}`) }) },
      'known',
    );
    expect(names).toEqual(['plain', 'skipped known']);
  });
});
