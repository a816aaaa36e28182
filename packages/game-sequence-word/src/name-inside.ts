/** Whether the text writes a sentence's first word with a capital inside a sentence too. */
export function isNameInside(word: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  for (let at = text.indexOf(` ${word}`); at !== -1; at = text.indexOf(` ${word}`, at + 1)) {
    if (/[\p{Ll},]/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + 1 + word.length))) return true;
  }
  return false;
}
