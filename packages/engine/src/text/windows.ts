/** On older runtimes Intl.Segmenter takes time quadratic in the length of its input; this many units are cheap. */
export const windowLength = 2_000;

/** The text in windows short enough for Intl.Segmenter, cut after a space if there is one, else between characters. */
export function* windows(text: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start < text.length; ) {
    const end = windowEnd(text, start);
    yield { start, end };
    start = end;
  }
}

/** The end of a window that starts here. */
export function windowEnd(text: string, start: number): number {
  const limit = start + windowLength;
  if (limit >= text.length) return text.length;
  for (let at = limit; at > start + windowLength / 2; at -= 1) {
    if (/[\s\u3000、，。！？]/u.test(text.charAt(at - 1))) return at;
  }
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(limit));
  return splitsPair ? limit - 1 : limit;
}
