import { describe, expect, it } from 'vitest';
import { spreadOut } from '../../src/text/spread-out.js';

const at = (start: number, strength: number, length = 10) => ({ start, end: start + length, strength });

describe('spreadOut', () => {
  it('takes one from each part before a second from any', () => {
    expect(spreadOut([at(0, 9), at(20, 8), at(60, 1)], 2, 100)).toEqual([at(0, 9), at(60, 1)]);
  });

  it('takes a second where other parts have none', () => {
    expect(spreadOut([at(0, 9), at(20, 8)], 2, 100)).toEqual([at(0, 9), at(20, 8)]);
  });

  it('never takes two that overlap', () => {
    expect(spreadOut([at(0, 9, 30), at(20, 8, 30), at(55, 1)], 3, 100)).toEqual([at(0, 9, 30), at(55, 1)]);
  });

  it('gives the strongest first, and of equals the earlier', () => {
    expect(spreadOut([at(60, 2), at(0, 1), at(30, 2)], 3, 100)).toEqual([at(30, 2), at(60, 2), at(0, 1)]);
  });

  it('gives none where none is wanted or found', () => {
    expect(spreadOut([at(0, 1)], 0, 100)).toEqual([]);
    expect(spreadOut([], 3, 0)).toEqual([]);
  });
});
