const indefinite =
  /^(?:an?|eine?[nmrs]?|een|ett?|une?|uno?|um|uma|some|unos|unas|des|một|one|bir|en|un’|jeden|jedna|jedno|एक|कुछ)$/;
const definite =
  /^(?:the|l’|dell’|all’|nell’|sull’|dall’|this|that|these|those|his|her|its|their|der|die|das|den|dem|des|de|het|dit|dat|deze|zijn|haar|hun|el|la|los|las|le|les|il|lo|gli|i|o|a|os|as|este|esta|ese|esa|essa|essas|esse|esses|ao|aos|à|do|da|dos|das|no|na|nos|nas|del|al|du|au|aux|dello|della|dei|degli|delle|allo|alla|nel|nella|sul|sulla|ce|cet|cette|ces|questo|questa|esse|essa)$/;

/** Languages in which a known thing is named without an article before it. */
export const bareNouns: ReadonlySet<string> = new Set(['sv', 'tr', 'hi', 'pl']);

export const isArticle = (word: string): boolean => definite.test(word) || indefinite.test(word);

export const isDefinite = (word: string): boolean => definite.test(word.toLowerCase());

/** @param leads the two words before a noun, lower-cased */
export function introduces(leads: readonly string[], tag: string): boolean {
  return leads.some((lead) => indefinite.test(lead) && !(lead === 'en' && tag !== 'sv'));
}

/** Whether the noun speaks of something known. */
export function isTakenUp(leads: readonly string[], tag: string): boolean {
  return bareNouns.has(tag) ? !introduces(leads, tag) : leads.some((lead) => definite.test(lead));
}

/** "Clouds" before "the clouds": a noun that had no article takes one, right before it. */
export function isBarePlural(leadsBefore: readonly string[], leads: readonly string[], tag: string): boolean {
  if (bareNouns.has(tag)) return false;
  return definite.test(leads.at(-1) ?? '') && !leadsBefore.some((lead) => definite.test(lead));
}
