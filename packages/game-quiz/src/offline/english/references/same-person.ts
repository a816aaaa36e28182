import type { EnglishText, Mentioned } from '../reading/sentence.js';

/**
 * Whether two persons are certainly different. In a tale "the dragoon", "the soldier" and "Hans" may be one person:
 * only two names, a man and a woman, or two who meet in one sentence are certainly different.
 */
export function areApart(one: Mentioned, other: Mentioned, text: EnglishText): boolean {
  if (one.phrase.plural !== other.phrase.plural) return true;
  if (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) return true;
  if (one.phrase.name && other.phrase.name) return true;
  if (owns(one, other) || owns(other, one)) return true;
  return meet(one, other, text);
}

/** "Anna's father" is not Anna. */
const owns = ({ head }: Mentioned, { text, phrase }: Mentioned): boolean =>
  phrase.determiner === 'owner' && new RegExp(`^${head}['’]s `, 'i').test(text);

/** Maximum sentences searched for two persons. */
const looked = 40;

function meet(one: Mentioned, other: Mentioned, { byHead }: EnglishText): boolean {
  const sentences = new Set(byHead.get(other.head)?.slice(0, looked));
  return (byHead.get(one.head) ?? []).slice(0, looked).some((sentence) => {
    if (!sentences.has(sentence)) return false;
    const places = [one, other]
      .map(({ head }) => sentence.tokens.findIndex(({ lower }) => lower.replace(/['’]s$/, '') === head))
      .sort((a, b) => a - b);
    const between = sentence.tokens.slice((places[0] ?? 0) + 1, places[1]);
    // "Hans was a dragoon", "the king, a giant": the same person.
    const identity =
      between.some((token) => token.is('Copula') || /^(?:called|named|as|became)$/.test(token.lower)) ||
      (between.length < 3 && /,/.test(sentence.tokens[places[0] ?? 0]?.post ?? ''));
    return !identity;
  });
}
