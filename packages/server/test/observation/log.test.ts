import { describe, expect, it } from 'vitest';
import { jsonLog, type LogLevel, silentLog } from '../../src/observation/log.js';

function linesOf(least: LogLevel, say: (log: ReturnType<typeof jsonLog>) => void): string[] {
  const lines: string[] = [];
  say(jsonLog(least, (line) => lines.push(line)));
  return lines;
}

describe('the log', () => {
  it('writes one JSON object per line: level, time, event, and what is said about it', () => {
    const [line = ''] = linesOf('info', (log) => log.info('request', { status: 200, route: undefined, games: ['a'] }));
    expect(line.endsWith('}\n')).toBe(true);
    const entry = JSON.parse(line);
    expect(Object.keys(entry)).toEqual(['level', 'time', 'event', 'status', 'games']);
    expect(entry).toMatchObject({ level: 'info', event: 'request', status: 200, games: ['a'] });
    expect(new Date(entry.time).toISOString()).toBe(entry.time);
  });

  it('keeps a line whole, whatever is in it', () => {
    const text = 'a\nb "c" \u2028 \\ \ud800';
    const [line = '', ...more] = linesOf('info', (log) => log.info('state', { message: text }));
    expect(more).toEqual([]);
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line).message).toMatch(/^a\nb "c" \u2028 \\ /);
  });

  it.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('writes from %s on: %s', (least, expected) => {
    const lines = linesOf(least, (log) => {
      for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]('said');
    });
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected);
  });

  it('hands every line over before it goes on', () => {
    const lines: string[] = [];
    const log = jsonLog('info', (line) => lines.push(line));
    for (let index = 0; index < 100; index++) {
      log.info('said', { index });
      expect(lines).toHaveLength(index + 1);
    }
  });

  it.each(['authorization', 'Authorization', 'cookie', 'Cookie'])('shows no header %s', (name) => {
    expect(linesOf('info', (log) => log.info('said', { [name]: 'Bearer abcdefgh' })).join()).not.toContain('abcdefgh');
  });

  it('can keep silent', () => {
    expect(() => silentLog.error('said')).not.toThrow();
  });
});
