import { describe, expect, it } from 'vitest';
import { causeInFull, causeNames, causeWords } from '../../src/observation/cause-words.js';

const text = 'TEXTMARK';

/** Errors as they come from JavaScript and from games, all of which say what a caller wrote. */
const failures: Record<string, () => unknown> = {
  'a message': () => {
    throw new Error(`cannot read ${text}`);
  },
  'JSON that cannot be read': () => JSON.parse(text),
  'a member of nothing': () => (undefined as unknown as Record<string, string>)[text],
  'a message of lines that look like places': () => {
    throw new Error(`${text}\n    at ${text} (file:///${text}:1:2)\n    at ${text}:1:2`);
  },
  'a message that was changed later': () => {
    const error = new Error(`a\n    at ${text} (file:///${text}:1:2)`);
    error.message = 'b is not in the stack';
    throw error;
  },
  'a name': () => {
    throw Object.assign(new Error('no'), { name: text, code: text });
  },
  'a cause': () => {
    throw new Error('outer', { cause: new TypeError(text, { cause: text }) });
  },
  'a text': () => {
    throw text;
  },
  'an object': () => {
    throw { toString: () => text };
  },
  'an error that cannot be read': () => {
    throw new Proxy(new Error(text), {
      get: () => {
        throw new Error(text);
      },
    });
  },
};

function thrownBy(fail: () => unknown): unknown {
  try {
    fail();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('the words about a cause', () => {
  it.each(Object.entries(failures))('hold nothing of a caller that is in %s', (_, fail) => {
    const error = thrownBy(fail);
    expect(causeWords(error)).toMatch(/./);
    expect(causeWords(error)).not.toContain(text);
    expect(causeNames(error)).not.toContain(text);
  });

  it('say what kind it was and where it happened, for the errors behind it, too', () => {
    const error = new Error('outer', { cause: Object.assign(new TypeError('inner'), { code: 'ENOENT' }) });
    expect(causeWords(error)).toMatch(
      /^Error\n {4}at .*cause-words\.test\.ts:\d+:\d+\)?\n[\s\S]*caused by TypeError \[ENOENT\]\n {4}at /,
    );
    expect(causeNames(error)).toBe('Error\ncaused by TypeError [ENOENT]');
  });

  it('say what a game returned against its contract, because the engine says that in words of its own', () => {
    const inThread = Object.assign(new Error('expected a list of items, got a number'), { name: 'ContractFault' });
    expect(causeWords(inThread)).toMatch(/^ContractFault: expected a list of items, got a number\n {4}at /);
    expect(causeNames(inThread)).toBe('ContractFault: expected a list of items, got a number');
  });

  it('are everything on the machine of a developer', () => {
    const words = causeInFull(new Error(`cannot read ${text}`, { cause: new TypeError('inner') }));
    expect(words).toMatch(
      new RegExp(`^Error: cannot read ${text}\n {4}at [\\s\\S]*caused by TypeError: inner\n {4}at `),
    );
  });

  it('are few, however deep it goes', () => {
    let error = new Error('first');
    for (let depth = 0; depth < 50; depth++) error = new Error(`${depth}`, { cause: error });
    expect(causeNames(error)?.split('\n')).toHaveLength(4);
  });

  it('are none where there is no cause', () => {
    expect(causeWords(undefined)).toBeUndefined();
  });
});
