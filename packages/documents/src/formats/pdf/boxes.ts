import type { TextItem } from './pdfjs.js';

/** A run of text as it was drawn, in points, from the top left of its frame. */
export interface Box {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Of the line that its letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  /** How the page is turned so that the text stands upright, in quarters; each turn is a frame of its own. */
  readonly turn: 0 | 1 | 2 | 3;
}

interface Viewport {
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** A box of what was drawn; none for what stands outside the page, and for what is aslant, such as a watermark. */
export function boxOf(
  item: TextItem,
  style: { readonly isBold: boolean; readonly isVertical: boolean },
  { transform: view, width, height }: Viewport,
): Box | undefined {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [ta = 1, tb = 0, tc = 0, td = 1, tx = 0, ty = 0] = item.transform as number[];
  const alongX = a * ta + c * tb;
  const alongY = b * ta + d * tb;
  const size = Math.hypot(a * tc + c * td, b * tc + d * td);
  const x = a * tx + c * ty + e;
  const y = b * tx + d * ty + f;
  if (!(size > 0.5) || !Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  if (x < -size || x > width + size || y < -size || y > height + size) return undefined;
  const quarters = Math.atan2(alongY, alongX) / (Math.PI / 2);
  if (Math.abs(quarters - Math.round(quarters)) > 0.06) return undefined;
  const turn = ((((Math.round(quarters) + (style.isVertical ? 1 : 0)) % 4) + 4) % 4) as Box['turn'];
  const length = style.isVertical ? item.height : item.width;
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[turn] as readonly [number, number];
  const text = normalised(item.str);
  return { text, x: left, right: left + Math.max(0, length), y: base, size, isBold: style.isBold, turn };
}

/**
 * Letters as they are typed: forms that Arabic and Hebrew letters have in a line, ligatures, and the radicals that
 * fonts draw Chinese characters with.
 */
function normalised(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06\uFB1D-\uFDFF\uFE70-\uFEFC\u2F00-\u2FD5\uF900-\uFAFF]+/g, (forms) =>
      forms.normalize('NFKC'),
    )
    .replace(/[\u2E80-\u2EFF]/g, (radical) => radicals.get(radical) ?? radical);
}

/** Radicals of a block of their own, which Unicode's normal forms leave alone, with the characters they look like. */
const radicals = new Map(
  '⺟母 ⺠民 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/**
 * Tells what can be read from what cannot: fonts that do not say which characters they draw give private, unassigned
 * and control characters.
 */
export function isUnderstood(items: readonly TextItem[]): (item: TextItem) => boolean {
  const counts = new Map<string, { all: number; bad: number }>();
  for (const { fontName, str } of items) {
    const count = counts.get(fontName) ?? { all: 0, bad: 0 };
    count.all += str.length;
    count.bad += str.replace(understood, '').length;
    counts.set(fontName, count);
  }
  return ({ fontName, str }) => {
    const { all, bad } = counts.get(fontName) ?? { all: 1, bad: 0 };
    // Signs before the entries of a list are often private characters, alone in their font.
    return bad < all * 0.1 || /^[\s\uF000-\uF0FF]*$/u.test(str);
  };
}

const understood = /[^\p{Co}\p{Cn}\p{Cs}\uFFFD\u0000-\u0008\u000B\u000E-\u001F\u007F-\u009F]/gu;
