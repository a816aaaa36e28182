import { describe, expect, it } from 'vitest';
import { theme } from '../src/style.js';

const tokens = new Map(
  Array.from(theme.cssText.matchAll(/var\(--ludotext-color-([\w-]+), light-dark\((#\w{6}), (#\w{6})\)\)/g), (match) => [
    match[1] as string,
    [match[2] as string, match[3] as string] as const,
  ]),
);

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const pairs = ['text', 'muted', 'accent', 'right', 'wrong'].flatMap((name) => [
  [name, 'surface', 4.5] as const,
  [name, 'raised', 4.5] as const,
]);

const tones = 'accent border focus highlight muted on-accent raised right surface text wrong'.split(' ');
const options = [1, 2, 3, 4].map((at) => `option-${at}`);

describe('the colours', () => {
  it('are all there', () => {
    expect([...tokens.keys()].sort()).toEqual([...tones, ...options].sort());
  });

  it.each([
    ...pairs,
    ...options.map((name) => [name, 'raised', 4.5] as const),
    ['on-accent', 'accent', 4.5] as const,
    ['text', 'highlight', 4.5] as const,
    ['border', 'surface', 3] as const,
    ['border', 'raised', 3] as const,
    ['focus', 'surface', 3] as const,
    ['focus', 'raised', 3] as const,
  ])('%s can be told from %s, light and dark', (name, ground, least) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(tokens.get(name)![scheme], tokens.get(ground)![scheme])).toBeGreaterThanOrEqual(least);
    }
  });
});
