import { describe, expect, it } from 'vitest';
import { edgeSpeed } from '../../src/order/pointer-drag.js';

describe('edgeSpeed', () => {
  it('rests away from the edges, and goes faster the nearer they are', () => {
    expect(edgeSpeed(300, 0, 600)).toBe(0);
    const [far, near, beyond] = [50, 5, -200].map((y) => edgeSpeed(y, 0, 600)) as [number, number, number];
    expect(far).toBeLessThan(0);
    expect(near).toBeLessThan(far);
    expect(beyond).toBeLessThan(near);
    expect([50, 5, -200].map((y) => edgeSpeed(600 - y, 0, 600))).toEqual([-far, -near, -beyond]);
  });

  it('leaves a place to rest in the lowest window', () => {
    expect(edgeSpeed(20, 0, 40)).toBe(0);
    expect(edgeSpeed(0, 0, 0)).toBe(0);
  });
});
