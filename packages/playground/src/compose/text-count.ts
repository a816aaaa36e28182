/** Longest stretch handed to the segmenter at once, in UTF-16 units: it takes time that grows with the square of it. */
const mostAtOnce = 4000;

/**
 * How many words a text has, in any script: as `Intl.Segmenter` finds them. Linear in the text's length: it is cut at white
 * space, or where there is none for long.
 */
export function countWords(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const end = cutAfter(text, at);
    for (const { isWordLike } of segmenter.segment(text.slice(at, end))) if (isWordLike) count += 1;
    at = end;
  }
  return count;
}

function cutAfter(text: string, from: number): number {
  const most = from + mostAtOnce;
  if (most >= text.length) return text.length;
  for (let at = most; at > from; at -= 1) if (/\s/.test(text.charAt(at - 1))) return at;
  return most;
}
