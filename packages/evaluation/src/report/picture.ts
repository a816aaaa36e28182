import { type Goal, type Measure, type Section, type Verdict, verdictOf } from '../measure.js';
import { bound, figure } from './tables.js';

/** Widths and heights in pixels. */
const row = 26;
const bar = { left: 470, width: 380, height: 14 } as const;
const width = 1060;
const top = 92;

/** Each verdict has a colour and a sign, so that the picture is readable without colours. */
const looks: Readonly<Partial<Record<Verdict, { readonly colour: string; readonly sign: string }>>> = {
  pass: { colour: '#2f7d4f', sign: '✓' },
  'below target': { colour: '#c98a12', sign: '!' },
  'below floor': { colour: '#b3342d', sign: '✗' },
  'too few cases': { colour: '#8a8f98', sign: '?' },
};

/** An SVG document: a bar for every figure with a target, with the target and the floor as marks on it. */
export function picture(sections: readonly Section[], title: string): string {
  const measures = sections.flatMap((section) => section.measures.filter(({ goal }) => goal !== undefined));
  const height = top + row * measures.length + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="#1d2129" role="img" aria-label="${escaped(title)}">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="20" y="32" font-size="19" font-weight="600">${escaped(title)}</text>`,
    legend(58),
    ...measures.map((measure, index) => line(measure, top + row * index, index % 2 === 1)),
    '</svg>',
    '',
  ].join('\n');
}

function line(measure: Measure, y: number, isShaded: boolean): string {
  const { section, name, value, unit, goal } = measure;
  if (goal === undefined) return '';
  const { colour, sign } = looks[verdictOf(measure)] ?? { colour: '#8a8f98', sign: '' };
  const scale = scaleOf(measure, goal);
  const place = (at: number) => bar.left + Math.max(0, Math.min(1, at / scale)) * bar.width;
  const [target, floor] = [place(goal.target), place(goal.floor)];
  const middle = y + row / 2;
  const text = (x: number, content: string, extra = '') =>
    `<text x="${x}" y="${middle + 4.5}"${extra}>${escaped(content)}</text>`;
  return [
    isShaded ? `<rect x="0" y="${y}" width="${width}" height="${row}" fill="#f5f6f8"/>` : '',
    text(20, section, ' font-weight="600"'),
    text(42, shortened(name)),
    `<rect x="${bar.left}" y="${middle - bar.height / 2}" width="${bar.width}" height="${bar.height}" fill="#e3e6ea"/>`,
    value === undefined
      ? ''
      : `<rect x="${bar.left}" y="${middle - bar.height / 2}" width="${(place(value) - bar.left).toFixed(1)}" height="${bar.height}" fill="${colour}"/>`,
    `<line x1="${floor.toFixed(1)}" x2="${floor.toFixed(1)}" y1="${middle - 9}" y2="${middle + 9}" stroke="#1d2129" stroke-dasharray="3 2"/>`,
    `<line x1="${target.toFixed(1)}" x2="${target.toFixed(1)}" y1="${middle - 10}" y2="${middle + 10}" stroke="#1d2129" stroke-width="2.5"/>`,
    text(bar.left + bar.width + 12, sign, ` fill="${colour}" font-weight="700"`),
    text(bar.left + bar.width + 30, figure(value, unit), ' font-weight="600"'),
    text(bar.left + bar.width + 100, bound(goal, 'target', unit), ' fill="#5a606b"'),
  ].join('');
}

/** The value of the full bar: 100 % for most shares, a multiple of the target when it is small or not a share. */
function scaleOf({ value = 0, unit }: Measure, goal: Goal): number {
  const ends = Math.max(goal.target, goal.floor);
  if (unit === 'share' && ends > 0.5) return 1;
  return Math.max(2 * ends, value, Number.MIN_VALUE);
}

function legend(y: number): string {
  const entries = Object.entries(looks).map(
    ([verdict, look], index) =>
      `<rect x="${20 + 150 * index}" y="${y - 10}" width="22" height="12" fill="${look.colour}"/><text x="${48 + 150 * index}" y="${y}">${look.sign} ${verdict}</text>`,
  );
  const marks = 20 + 150 * entries.length + 10;
  return [
    ...entries,
    `<line x1="${marks}" x2="${marks}" y1="${y - 14}" y2="${y + 5}" stroke="#1d2129" stroke-width="2.5"/><text x="${marks + 9}" y="${y}">target</text>`,
    `<line x1="${marks + 80}" x2="${marks + 80}" y1="${y - 14}" y2="${y + 5}" stroke="#1d2129" stroke-dasharray="3 2"/><text x="${marks + 89}" y="${y}">floor</text>`,
    `<text x="20" y="${y + 22}" font-size="12" fill="#5a606b">A full bar is 100 %, or twice the larger bound where the bounds are below 50 % or are not shares. ≥: more is better; ≤: less is better.</text>`,
  ].join('');
}

const shortened = (name: string): string => (name.length > 64 ? `${name.slice(0, 63)}…` : name);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
