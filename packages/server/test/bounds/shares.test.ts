import { describe, expect, it } from 'vitest';
import { Shares, workPerCaller } from '../../src/bounds/shares.js';
import { readSettings } from '../../src/settings.js';

describe('shares', () => {
  it('are each caller’s own, and free again when something is over', () => {
    const shares = new Shares(2);
    shares.add('one');
    expect(shares.isTaken('one')).toBe(false);
    shares.add('one');
    expect([shares.isTaken('one'), shares.isTaken('other')]).toEqual([true, false]);
    shares.remove('one');
    expect(shares.isTaken('one')).toBe(false);
  });

  it('have no limit with 0', () => {
    const shares = new Shares(0);
    for (let count = 0; count < 100; count += 1) shares.add('one');
    expect(shares.isTaken('one')).toBe(false);
  });
});

describe('the work of one caller', () => {
  const keys = { LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' };
  it.each<[string, Record<string, string>, number]>([
    ['on loopback has no limit', {}, 0],
    ['on loopback has no limit with keys either', keys, 0],
    ['behind a proxy is half of all', { ...keys, LUDOTEXT_TRUSTED_PROXIES: '1' }, 20],
    ['at an address of others is half of all', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK: '5' }, 3],
    ['is what the settings say', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK_PER_CALLER: '7' }, 7],
    ['has no limit with 0', { ...keys, HOST: '0.0.0.0', LUDOTEXT_MAX_WORK_PER_CALLER: '0' }, 0],
  ])('%s', (_, environment, expected) => {
    expect(workPerCaller(readSettings(environment))).toBe(expected);
  });
});
