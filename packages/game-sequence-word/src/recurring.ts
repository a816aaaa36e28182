/** Whether the text hardly knows one of the two without the other. */
export function isRecurring(before: string, after: string, space: '' | ' ', text: string): boolean {
  const right = after.replace(/\p{P}+$/u, '');
  const together = countOf(before + space + right, text);
  return together > 1 && together * 5 >= Math.min(countOf(before, text), countOf(right, text)) * 4;
}

function countOf(words: string, text: string): number {
  return words === '' ? 0 : text.split(words).length - 1;
}
