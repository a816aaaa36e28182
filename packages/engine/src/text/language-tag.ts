/** The language of a BCP 47 tag, without script and region. */
export function primarySubtag(language: string): string {
  // Asked for with every sentence, and nearly always of a tag that has nothing else.
  return plain.test(language) ? language : (language.toLowerCase().split('-', 1)[0] as string);
}

const plain = /^[a-z]{2,3}$/;
