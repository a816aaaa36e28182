/** The language of a BCP 47 tag, without script and region. */
export function primarySubtag(language: string): string {
  return language.toLowerCase().split('-', 1)[0] as string;
}
