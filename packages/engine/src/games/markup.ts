const markupSign =
  /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w|<\/?[a-z][^<>]{0,200}>|```|\]\(|=>|[{}]|^\s{0,9}(?:#{1,6}\s|\||[-*•▪◦]\s)|\|.*\|/iu;

/** True for a text with an address, a tag, code, a table row, a heading sign or a bullet in it. */
export function hasMarkup(text: string): boolean {
  return markupSign.test(text);
}
