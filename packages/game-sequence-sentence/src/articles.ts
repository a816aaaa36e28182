interface Articles {
  readonly indefinite: RegExp;
  /** Articles, demonstratives and possessives. */
  readonly definite: RegExp;
}

const none = /(?!)/u;

const lists: Readonly<Record<string, Articles>> = {
  en: {
    indefinite: /^(?:an?|some)$/,
    definite: /^(?:the|this|that|these|those|his|her|its|their)$/,
  },
  de: {
    indefinite: /^eine?[nmrs]?$/,
    definite: /^(?:der|die|das|den|dem|des|diese[mnrs]?|jene[mnrs]?|(?:sein|ihr)e?[mnrs]?|im|am|zum|zur|beim|vom)$/,
  },
  nl: { indefinite: /^een$/, definite: /^(?:de|het|dit|dat|deze|die|zijn|haar|hun)$/ },
  sv: { indefinite: /^(?:en|ett)$/, definite: /^(?:den|det|de|denna|detta|dessa|hans|hennes|sin|sitt|sina)$/ },
  es: {
    indefinite: /^(?:un|una|unos|unas)$/,
    definite: /^(?:el|la|los|las|del|al|est[aeo]s?|es[aeo]s?|su|sus)$/,
  },
  fr: {
    indefinite: /^(?:une?|des|un’)$/,
    definite: /^(?:l’|les?|la|du|aux?|ce|cet|cette|ces|son|sa|ses|leurs?)$/,
  },
  it: {
    indefinite: /^(?:uno?|una|un’)$/,
    definite:
      /^(?:l’|dell’|all’|nell’|sull’|dall’|il|lo|la|i|gli|le|del|dello|della|dei|degli|delle|al|allo|alla|nel|nella|sul|sulla|quest[aeio]|suo|sua|suoi|sue)$/,
  },
  pt: {
    indefinite: /^(?:um|uma|uns|umas)$/,
    definite: /^(?:o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|aos|à|às|pelo|pela|est[ae]s?|ess[ae]s?|seus?|suas?)$/,
  },
  vi: { indefinite: /^một$/, definite: /^(?:này|đó|ấy|kia)$/ },
  tr: { indefinite: /^bir$/, definite: none },
  hi: { indefinite: /^(?:एक|कुछ)$/, definite: none },
  pl: { indefinite: /^(?:jeden|jedna|jedno)$/, definite: none },
};

/** Languages in which a known thing is named without an article before it. */
export const bareNouns: ReadonlySet<string> = new Set(['sv', 'tr', 'hi', 'pl']);

const articlesOf = (tag: string): Articles =>
  (Object.hasOwn(lists, tag) ? lists[tag] : undefined) ?? { indefinite: none, definite: none };

export function isArticle(word: string, tag: string): boolean {
  const { definite, indefinite } = articlesOf(tag);
  return definite.test(word) || indefinite.test(word);
}

export function isDefinite(word: string, tag: string): boolean {
  return articlesOf(tag).definite.test(word.toLowerCase());
}

/** @param leads the two words before a noun, lower-cased */
export function introduces(leads: readonly string[], tag: string): boolean {
  return leads.some((lead) => articlesOf(tag).indefinite.test(lead));
}

/** Whether the noun speaks of something known. */
export function isTakenUp(leads: readonly string[], tag: string): boolean {
  return bareNouns.has(tag) ? !introduces(leads, tag) : leads.some((lead) => articlesOf(tag).definite.test(lead));
}

/** "Clouds" before "the clouds": a noun that had no article takes one, right before it. */
export function isBarePlural(leadsBefore: readonly string[], leads: readonly string[], tag: string): boolean {
  if (bareNouns.has(tag)) return false;
  const { definite } = articlesOf(tag);
  return definite.test(leads.at(-1) ?? '') && !leadsBefore.some((lead) => definite.test(lead));
}
