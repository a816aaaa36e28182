/** A language as a task names it to a model: "German (de)"; a language that is not known is the text's own. */
export function languageName(tag: string): string {
  if (tag === 'und') return "the text's own language";
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);
  return name === undefined || name === tag ? tag : `${name} (${tag})`;
}
