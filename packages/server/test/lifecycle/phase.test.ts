import { expect, it } from 'vitest';
import { isStopping, startLifecycle } from '../../src/lifecycle/phase.js';

it('goes through its phases forward only', () => {
  const lifecycle = startLifecycle();
  const seen = [lifecycle.name];
  for (const next of ['serving', 'leaving', 'draining', 'leaving', 'serving', 'starting'] as const) {
    lifecycle.enter(next);
    seen.push(lifecycle.name);
  }
  expect(seen).toEqual(['starting', 'serving', 'leaving', 'draining', 'draining', 'draining', 'draining']);
});

it('can drain without having left, and without having served', () => {
  const lifecycle = startLifecycle();
  lifecycle.enter('draining');
  expect(lifecycle.name).toBe('draining');
});

it('asks callers to come back on a new connection as soon as it leaves', () => {
  const stopping = (['starting', 'serving', 'leaving', 'draining'] as const).filter((name) => isStopping({ name }));
  expect(stopping).toEqual(['leaving', 'draining']);
});
