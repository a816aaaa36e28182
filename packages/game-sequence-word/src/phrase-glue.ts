import type { Syntax } from './languages/language.js';
import { ditransitive, type Phrase, plainWord } from './sentence-words.js';

/** Adverbs that are one with the verb before them: "fell asleep". */
const verbAdverb = /^(?:hard|wide|asleep|awake|alive|alone|aloud|ashore|aboard|afloat|apart|aside|astray)$/;
/** Endings of words that are no names of things: "is | dangerous", not "is | rice". */
const quality =
  /(?:y|ful|ous|ive|al|able|ible|ic|ent|ant|less|ish|ed|ing|en|er|est|ary|ory|ear|ong|ow|igh|ult|ee|ld|rt|re|ar|ck|ss)$/;
/** Verbs with a quality behind them: "lay low", "was made possible". */
const linking =
  /^(?:lay|lie|lies|stays?|stayed|remains?|remained|stands?|stood|feels?|felt|looks?|looked|seems?|seemed|appears?|appeared|gets?|got|turns?|turned|made|kept|grew|proved|proves?)$/;
/** Prepositions that follow their verb wherever it stands: "and came | to the door". */
const direction = /^(?:to|into|onto|towards?|for|by|as|than|like)$/;
/** Prepositions that are adverbs where another one follows: "came about with". */
const looseParticle = /^(?:about|around|along|across|over|through|by|in|on|off|up|out|down)$/;
/** Amounts that no "of" leaves, and nouns that mean nothing without it: "a bit of", "two thousandths of", "the sake of". */
const amount =
  /^(?:(?:hundred|thousand|million|billion|dozen)s|bits?|lots?|couple|pair|deal|sake|terms|\p{L}+(?:dth|sandth|ndth|lionth|enth)s?)$/u;

/** The first words of phrases that are one with the phrase before them, so that no piece begins there. */
export function gluedWords(phrases: readonly Phrase[], texts: readonly string[], syntax: Syntax): number[] {
  const words = texts.map(plainWord);
  const hasComma = (at: number): boolean => /[,;:]$/.test(texts[at] ?? '');
  const mainVerb = phrases.findIndex(({ kind }) => kind === 'verb');

  /** "Is | essential | for": in front of its verb the quality would turn the sentence. */
  const isQuality = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const verb = phrases[index - 1]!;
    const opens = words[from]!;
    const next = phrases[index + 1];
    if (verb.kind !== 'verb' || !syntax.be.has(words[verb.to - 1]!) || syntax.pronouns.has(words[verb.from - 1] ?? ''))
      return false;
    if (opens === 'of') return true;
    if (kind !== 'complement' || syntax.determiners.has(opens) || syntax.prepositions.has(opens)) return false;
    // "Free for everyone to share".
    if (words[next?.from ?? -1] === 'for' && phrases[index + 2]?.kind === 'infinitive') return false;
    return next !== undefined && /^(?:bound|of|place|infinitive)$/.test(next.kind) && !hasComma(to - 1);
  };
  /** "Regular, | everyday lives", "teas, | flavours,": more of what stands before the comma. */
  const isMore = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const sets = [syntax.determiners, syntax.prepositions, syntax.adverbs, syntax.conjunctions, syntax.subordinators];
    if (kind !== 'bound' || index < mainVerb || !texts[from - 1]!.endsWith(',')) return false;
    const isName = texts.slice(from, to).some((text) => /^\p{Lu}/u.test(text));
    // "Due to the rain", "holders of land", "red apples and green pears" stand for themselves.
    const isOther = words
      .slice(from + 1, to + 1)
      .some((word) => /^(?:to|of|and|or)$/.test(word) || syntax.prepositions.has(word));
    return !isName && !isOther && !sets.some((each) => each.has(words[from]!));
  };
  const isGlued = (index: number): boolean => {
    const { kind, from, to } = phrases[index]!;
    const before = phrases[index - 1]!;
    const [last, opens, next] = [words[from - 1]!, words[from]!, words[from + 1] ?? ''];
    if (isQuality(index) || isMore(index)) return true;
    // "The main crop is rice": also "rice is the main crop".
    const isThing =
      kind === 'complement' && index === mainVerb + 1 && /^(?:the|my|your|his|its|our|their)$/.test(words[0]!);
    const isBareThing = isThing && to === from + 1 && syntax.be.has(last) && !/^\p{Lu}/u.test(texts[from]!);
    if (isBareThing && !quality.test(opens)) return true;
    // "The leader was a young woman": also "a young woman was the leader".
    if (isThing && last === 'was' && /^an?$/.test(opens)) return true;
    // "Long distances each year | to find".
    if (kind === 'place' && /^(?:every|each|all|last|next)$/.test(opens) && index + 1 < phrases.length) return true;
    if (hasComma(from - 1)) return false;
    if (kind === 'of') {
      // "Temperatures and amount | of rain".
      const joins = words.slice(before.from + 1, before.to).some((word) => /^(?:and|or)$/.test(word));
      const isTorn = joins && before.kind !== 'opening' && !/^(?:the|my|your|his|her|its|our|their)$/.test(opens);
      return isTorn || amount.test(last) || syntax.fixedTerms.test(words.slice(from - 1, to).join(' '));
    }
    const isBare =
      /^(?:object|complement)$/.test(kind) &&
      /^(?:verb|and|clause|that|relative)$/.test(before.kind) &&
      ![syntax.determiners, syntax.pronouns, syntax.prepositions].some((each) => each.has(opens)) &&
      !/^\p{Lu}|^\d/u.test(texts[from]!);
    if (isBare && linking.test(last)) return true;
    // "Which are modified | scales": what follows a passive verb belongs to it.
    const isPassive = words.slice(Math.min(before.from, from - 2), from - 1).some((word) => syntax.be.has(word));
    if (isBare && isPassive && !ditransitive.test(last)) return true;
    // "Erupted | in 1883 | and": before the "and" a place could stand in front as well, or behind the second verb.
    const isPlace = kind === 'place' || (kind === 'bound' && before.kind === 'verb' && !direction.test(opens));
    if (isPlace && index > mainVerb && phrases[index + 1]?.kind === 'and' && !hasComma(to - 1)) return true;
    if (before.kind === 'and' && index - 1 > mainVerb && /^(?:place|bound|object)$/.test(kind)) {
      // "Is collected | and channelled | into the bucket", "whirled around | and rose | through the air": what follows
      // the second verb could stand behind the first.
      const first = phrases[index - 2]!;
      if (/^(?:verb|and)$/.test(first.kind) && !hasComma(before.from - 1)) return true;
      if (kind !== 'object' && syntax.prepositions.has(opens) && !direction.test(opens)) return true;
    }
    if (opens === 'about' && /^br(?:ings?|ought)$/.test(last)) return true;
    if (opens === 'per' && /^(?:square|cubic|capita|cent)$/.test(next)) return true;
    if (to === from + 1 && (kind === 'participle' || /sel(?:f|ves)$/.test(opens))) return true;
    if (opens === 'like' && syntax.be.has(last)) return true;
    if (kind === 'infinitive' && last === 'nowhere') return true;
    if (/^(?:verb|and|clause|that|relative)$/.test(before.kind)) {
      return verbAdverb.test(opens) || (looseParticle.test(opens) && syntax.prepositions.has(next));
    }
    // "As food | from shops" and "from shops as food".
    // "Money for the sake of money".
    if (kind === 'bound' && before.kind === 'subject' && opens === 'for') return true;
    // "Throughout the island in every valley".
    if (kind === 'place' && before.kind === 'place' && index - 1 > mainVerb) return true;
    const isSecond = /^(?:from|for|in|at|by|through|during)$/.test(opens) && /^(?:bound|place)$/.test(kind);
    return isSecond && before.kind === 'bound' && words[before.from] === 'as';
  };
  return phrases.flatMap(({ from }, index) => (index > 0 && isGlued(index) ? [from] : []));
}
