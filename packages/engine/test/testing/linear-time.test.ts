import { describe, expect, it } from 'vitest';
import { times } from '../../../../test/support/long.js';
import { expectLinear } from '../../src/testing/linear-time.js';

const known = ['Question: Why?\nA. one\nCorrect: A'];

describe('expectLinear', { timeout: 60_000 }, () => {
  const linear: [string, (text: string) => unknown][] = [
    ['splitting lines', (text) => text.split(/\r\n|\n|\r/).map((line) => line.trim())],
    ['sorting', (text) => [...text].sort()],
    [
      'what is slow at every length',
      (text) => Array.from({ length: text.length * 3 }, (_, n) => n).reduce((a, b) => a + b, 0),
    ],
    ['a start that takes long once', once(200)],
    ['a machine that stalls for seconds, once', once(2_100, 512)],
    ['a step at some size', (text) => spin(text.length > 40_000 && text.endsWith('\n#') ? 60 : 0)],
  ];

  it.each(linear.slice(times(3, 0)))('lets %s be', (_, run) =>
    expect(() => expectLinear(known, (text) => void run(text))).not.toThrow(),
  );

  const slow: [string, (text: string) => unknown, RegExp][] = [
    ['what is quadratic and quick', (text) => spin(60 * (text.length / 65_536) ** 2), /65536 characters/],
    ['nested quantifiers', (text) => /^(?:\w+\s?)+[^\w\s]$/.test(text), /^'a' over and over/],
    // Which of the texts that end the run of spaces shows it first is the machine's affair.
    ['spaces looked for at an end', (text) => text.replace(/\s+$/, ''), /^' ' over and over, then '.', takes/],
    ['a search from every space', (text) => / +x/.test(text), /^' ' over and over, then '.', takes/],
    ['a mark the format alone has', (text) => /\?+x/.test(text), /^'\?' over and over/],
  ];

  it.each(times(slow.slice(0, 3), slow))('finds %s', (_, run, message) =>
    expect(() => expectLinear(known, (text) => void run(text))).toThrow(message),
  );
});

// The usual exponential patterns, each behind what the format begins a line with, so that only such a line reaches them.
const years = ['1969: People walk on the moon, and come back.', 'Q7; a, b, c'];

describe('expectLinear, with lines of the format', { timeout: 60_000 }, () => {
  const nested: [string, RegExp][] = [
    ['words and perhaps a space', /^\d+: (\w+\s?)*$/],
    ['alternatives that match the same', /^\d+: (a|a)*b/],
    ['digits', /^(\d+)+: /],
    ['a list', /^Q\d; (\w+,? ?)+$/],
  ];

  it.each(times(nested.slice(0, 1), nested))('finds a nested quantifier: %s', (_, pattern) => {
    expect(() => expectLinear(years, (text) => void pattern.test(text))).toThrow(/takes \d+ ms for \d\d characters/);
  });

  it('lets lines be read that are read in one go', () => {
    const read = (text: string) => void text.split('\n').map((line) => /^(\d{1,4}): (\S[^.]*)\.$/.exec(line));
    expect(() => expectLinear(years, read)).not.toThrow();
  });
});

/** A function whose first call, with a text of at least so many characters, takes so many milliseconds. */
function once(ms: number, length = 0): (text: string) => void {
  let isOver = false;
  return (text) => {
    if (isOver || text.length < length) return;
    isOver = true;
    spin(ms);
  };
}

/** Takes so many milliseconds of CPU time. */
function spin(ms: number): void {
  const start = process.cpuUsage();
  for (let spent = 0; spent < ms * 1_000; ) {
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
}
