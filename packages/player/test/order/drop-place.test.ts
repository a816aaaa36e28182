import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, dropAt, type Flow, placeByKey } from '../../src/order/drop-place.js';
import { movePiece } from '../../src/order/order-model.js';

/** Boxes of these widths, 40 high, 10 apart, in lines of at most `width`; in a list, one to a line. */
function laidOut(widths: readonly number[], flow: Flow, width = 320): Box[] {
  let [start, top] = [0, 0];
  return widths.map((own, index) => {
    if (index > 0 && (flow === 'list' || start + own > width)) [start, top] = [0, top + 50];
    const left = flow === 'rtl' ? width - start - own : start;
    start += own + 10;
    return { left, top, right: left + own, bottom: top + 40 };
  });
}

const flows = fc.constantFrom<Flow>('list', 'ltr', 'rtl');
const widths = fc.array(fc.integer({ min: 20, max: 320 }), { minLength: 2, maxLength: 30 });

describe('dropAt', () => {
  const list = laidOut([100, 100, 100], 'list');
  const line = laidOut([100, 100, 100, 100, 100], 'ltr');
  const mirrored = laidOut([100, 100, 100, 100, 100], 'rtl');

  it('in a list goes by the middles of the others', () => {
    expect(dropAt(list, 0, { x: 900, y: 69 }, 'list')).toEqual({ place: 0, beside: 1, side: 'before' });
    expect(dropAt(list, 0, { x: 900, y: 71 }, 'list')).toEqual({ place: 1, beside: 2, side: 'before' });
    expect(dropAt(list, 0, { x: 900, y: 500 }, 'list')).toEqual({ place: 2, beside: 2, side: 'after' });
    expect(dropAt(list, 2, { x: 0, y: -500 }, 'list')).toEqual({ place: 0, beside: 0, side: 'before' });
  });

  it('in a line goes by the row under the pointer, then by the middles along it', () => {
    expect(dropAt(line, 4, { x: 150, y: 20 }, 'ltr')).toEqual({ place: 1, beside: 1, side: 'before' });
    expect(dropAt(line, 4, { x: 319, y: 20 }, 'ltr')).toEqual({ place: 3, beside: 2, side: 'after' });
    expect(dropAt(line, 0, { x: 10, y: 70 }, 'ltr')).toEqual({ place: 2, beside: 3, side: 'before' });
    expect(dropAt(line, 0, { x: 300, y: 900 }, 'ltr')).toEqual({ place: 4, beside: 4, side: 'after' });
  });

  it('in a line from right to left is the mirror image', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.nat(320), fc.nat(120), (dragged, x, y) => {
        // Two neighbours have no common middle, so that only a point on one can differ.
        fc.pre(!line.some(({ left, right }) => (left + right) / 2 === x));
        expect(dropAt(mirrored, dragged, { x: 320 - x, y }, 'rtl')).toEqual(dropAt(line, dragged, { x, y }, 'ltr'));
      }),
    );
  });

  it('shows the place where the piece will stand: next to the neighbour named, on the side named', () => {
    fc.assert(
      fc.property(widths, flows, fc.nat(), fc.integer(), fc.integer(), (sizes, flow, at, x, y) => {
        const dragged = at % sizes.length;
        const drop = dropAt(laidOut(sizes, flow), dragged, { x, y }, flow);
        const after = movePiece([...sizes.keys()], dragged, drop.place);
        const neighbour = after[drop.place + (drop.side === 'before' ? 1 : -1)];
        expect(drop.beside === dragged ? after[drop.place] : neighbour).toBe(drop.beside);
      }),
    );
  });
});

describe('placeByKey', () => {
  const list = laidOut([100, 100, 100], 'list');
  const line = laidOut([100, 100, 100, 100, 100], 'ltr');
  const mirrored = laidOut([100, 100, 100, 100, 100], 'rtl');

  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 2, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, undefined],
    ['a', 1, undefined],
  ] as const)('in a list %s leads from %i to %s', (key, from, to) => {
    expect(placeByKey(key, list, from, 'list')).toBe(to);
  });

  it.each([
    ['ArrowRight', 1, 2, 0],
    ['ArrowLeft', 1, 0, 2],
    ['ArrowDown', 1, 4, 4],
    ['ArrowDown', 2, 4, 4],
    ['ArrowUp', 3, 0, 0],
    ['ArrowUp', 1, 1, 1],
    ['Home', 3, 0, 0],
    ['End', 1, 4, 4],
  ] as const)(
    'in a line %s goes the way the eye sees it: from %i to %i, from right to left to %i',
    (key, from, to, mirror) => {
      expect(placeByKey(key, line, from, 'ltr')).toBe(to);
      expect(placeByKey(key, mirrored, from, 'rtl')).toBe(mirror);
    },
  );

  it('never leaves the pieces', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(widths, flows, keys, fc.nat(), (sizes, flow, key, at) => {
        const to = placeByKey(key, laidOut(sizes, flow), at % sizes.length, flow) ?? 0;
        expect([...sizes.keys()]).toContain(to);
      }),
    );
  });
});
