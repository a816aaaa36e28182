import type { Point } from './drop-place.js';

/** Where elements stood. */
export type Places = ReadonlyMap<Element, Point>;

export function placesOf(elements: Iterable<Element>): Places {
  return new Map(
    [...elements].map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [element, { x: left, y: top }];
    }),
  );
}

/** Lets elements slide from where they stood to where they stand; at once for who wants less motion. */
export function slide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const after = placesOf(before.keys());
  for (const [element, { x, y }] of before) {
    const { x: left = x, y: top = y } = after.get(element) ?? {};
    if (!element.isConnected || (x === left && y === top)) continue;
    const from = `${x - left}px ${y - top}px`;
    element.animate({ translate: [from, '0 0'] }, { duration: 180, easing: 'ease-out' });
  }
}
