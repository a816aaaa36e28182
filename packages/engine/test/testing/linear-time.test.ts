import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../src/testing/linear-time.js';

const known = ['Question: Why?\nA. one\nCorrect: A'];

describe('expectLinear', { timeout: 60_000 }, () => {
  it.each<[string, (text: string) => unknown]>([
    ['splitting lines', (text) => text.split(/\r\n|\n|\r/).map((line) => line.trim())],
    ['sorting', (text) => [...text].sort()],
    [
      'what is slow at every length',
      (text) => Array.from({ length: text.length * 3 }, (_, n) => n).reduce((a, b) => a + b, 0),
    ],
    ['a start that takes long once', once()],
  ])('lets %s be', (_, run) => expect(() => expectLinear(known, (text) => void run(text))).not.toThrow());

  it.each<[string, (text: string) => unknown, RegExp]>([
    // Which of the texts that end the run of spaces shows it first is the machine's affair.
    ['a search from every space', (text) => / +x/.test(text), /^' ' over and over, then '.', takes/],
    ['spaces looked for at an end', (text) => text.replace(/\s+$/, ''), /^' ' over and over, then '.', takes/],
    ['a mark the format alone has', (text) => /\?+x/.test(text), /^'\?' over and over/],
    ['nested quantifiers', (text) => /^(?:\w+\s?)+[^\w\s]$/.test(text), /^'a' over and over/],
  ])('finds %s', (_, run, message) => expect(() => expectLinear(known, (text) => void run(text))).toThrow(message));
});

/** A function whose first call takes long. */
function once(): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    const start = process.cpuUsage();
    while (calls === 1 && process.cpuUsage(start).user < 200_000);
  };
}
