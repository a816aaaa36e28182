import { expect, it } from 'vitest';
import { beginLife, isStopping } from '../../src/lifecycle/phase.js';

it('goes through its phases forward only', () => {
  const life = beginLife();
  const seen = [life.name];
  for (const next of ['serving', 'leaving', 'draining', 'leaving', 'serving', 'starting'] as const) {
    life.enter(next);
    seen.push(life.name);
  }
  expect(seen).toEqual(['starting', 'serving', 'leaving', 'draining', 'draining', 'draining', 'draining']);
});

it('can drain without having left, and without having served', () => {
  const life = beginLife();
  life.enter('draining');
  expect(life.name).toBe('draining');
});

it('asks callers to come back on a new connection as soon as it leaves', () => {
  const stopping = (['starting', 'serving', 'leaving', 'draining'] as const).filter((name) => isStopping({ name }));
  expect(stopping).toEqual(['leaving', 'draining']);
});
