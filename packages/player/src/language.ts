/** The values of the `dir` attribute. */
export type TextDirection = 'ltr' | 'rtl' | 'auto';

/** Scripts written from right to left, by their ISO 15924 codes. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction of a language's usual script; `auto` when the tag (BCP 47) is empty or invalid. */
export function textDirection(language: string): TextDirection {
  try {
    const { script } = new Intl.Locale(language).maximize();
    if (script === undefined) return 'auto';
    return rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'auto';
  }
}

/** The language that an element or the nearest ancestor declares, searched through shadow roots; empty without one. */
export function nearestLanguage(element: Element): string {
  const speaking = element.closest('[lang]');
  if (speaking !== null) return speaking.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : '';
}
