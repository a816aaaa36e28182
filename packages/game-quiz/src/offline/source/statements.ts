import { openingCue, type Sentence, type TextReading, usesSpaces } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';

/** Maximum length of a sentence, in UTF-16 units. */
const maxCharacters = 300;
const usualWords = { min: 8, max: 38 } as const;
const ending = /[.。।۔．።။։។](?:\[[^[\]]{1,40}\])?$/u;
/** A sentence with a number may have this many words less. */
const sparedWords = 2;
/** Two sentences that were not separated: the number of a chapter, a note or an abbreviation with its full stop is between them. */
const twoSentences =
  /^[IVXLC]{1,6}\.\s|[.!?](?:\[[^[\]]{1,20}\])+\s\p{Lu}|(?<!\p{L})\p{Ll}\.\s?\p{L}\.\s\p{Lu}|\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{L}?\s\p{Ll}/u;
const speech = /["“”„«»「」『』‹›]|^[–—-]|^['‘]|[:：]|…|\.\.\.|[?!？！]|(?<!\p{L})'|'(?!\p{L})|--/u;
/** One or two words in quotation marks without a verb of speaking: a term, not speech. */
const quotedTerm = /["“„«「][\p{L}\p{N}’' -]{1,30}["”“»」](?!\s(?:said|asked|cried))/gu;

/** Factor on the usual length limits for texts without shorter sentences. */
const lenience = 1.5;
/** Marks allowed in a sentence if the text has no plainer ones. */
const interruption = /--|…|\.\.\.|(?<=.{30})[:：](?= ?\p{Ll})/gu;

const statements = new WeakMap<Sentence, Map<string, boolean>>();

/**
 * Whether a sentence of a text states something that is clear without the sentences before it; `lenient` for texts that
 * only have long and lively sentences. Kept, because scoring and the writers of several kinds of questions ask.
 */
export function isStatement(sentence: Sentence, reading: TextReading, language: string, lenient = false): boolean {
  const known = statements.get(sentence) ?? new Map<string, boolean>();
  statements.set(sentence, known);
  const key = `${language} ${lenient}`;
  const states = known.get(key) ?? readsAsStatement(sentence, reading, language, lenient);
  known.set(key, states);
  return states;
}

function readsAsStatement(sentence: Sentence, reading: TextReading, language: string, lenient: boolean): boolean {
  const { words } = sentence;
  const text = lenient ? sentence.text.replace(interruption, ',') : sentence.text;
  const { min, max } = languageOf(language).stemWords ?? usualWords;
  const maxWords = lenient ? max * lenience : max;
  return (
    reading.paragraphs[sentence.paragraph]?.kind === 'prose' &&
    text.length <= (lenient ? maxCharacters * lenience : maxCharacters) &&
    words.length >= min - (/\p{Nd}{2}/u.test(text) ? sparedWords : 0) &&
    words.length <= maxWords &&
    (ending.test(text) || !writesFullStops(language)) &&
    !twoSentences.test(text) &&
    (writesFullStops(language) ? /^[\p{L}\p{N}]/u : /^\p{L}/u).test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !speech.test(text.replace(quotedTerm, '')) &&
    (text.match(/[(（]/gu)?.length ?? 0) <= 1 &&
    opensByItself(withoutConjunction(text, language), language) &&
    !refersOutside(sentence, language)
  );
}

/** A time of its own and a comma, then a name or a noun: "Depuis quarante ans, Émile …". */
const ownTime =
  /^\p{L}+ [^,]{2,40}, (?:\p{Lu}\p{Ll}|l['’]|(?:el|la|los|las|un|una|le|les|une|il|lo|i|gli|o|a|os|as|um|uma) )/u;

/** Whether the opening of a sentence does not lean on the sentence before. */
function opensByItself(text: string, language: string): boolean {
  const cue = openingCue(text, language);
  return cue === undefined || ((cue === 'time' || cue === 'episode') && language !== 'en' && ownTime.test(text));
}

/** Whether a sentence refers to something that only earlier sentences name. */
export function refersOutside({ text, words }: Sentence, language: string): boolean {
  const { pointsOutside, pointsByOrder, pointsBack } = languageOf(language);
  if (pointsOutside?.test(text) || pointsByOrder?.test(text)) return true;
  const opening = text.length - withoutConjunction(text, language).length;
  const first = words.filter(({ start }) => start >= opening).slice(0, 4);
  if (first.some((word) => pointsBack?.test(word.text))) return true;
  return language === 'en' && !namesBefore(text);
}

/** English words for a person named earlier, and for things. */
const person = /\b(?:he|him|his|she|her|hers)\b/i;
const thing = /\b(?:it|its|they|them|their)\b/i;
const named = /\b(?:[Tt]he|[Aa]n?|[Ss]ome|[Mm]any|[Mm]ost|[Ee]very|his|her) \p{Ll}{3,}|(?<=.)\b\p{Lu}\p{Ll}+/u;
const nouns = new RegExp(`${named.source}|^\\p{Lu}\\p{Ll}+`, 'gu');
/** Openings after which the sentence names its subject later. */
const notSubject =
  /^(?:in|as|by|at|on|to|of|for|from|with|during|despite|after|before|until|since|like|unlike|under|through|without|within|among|thought|known|born|built|made|given|seen|left|\p{Ll}+(?:ing|ed))$/iu;

/** "…, her elder daughter, …": the sentence does not say whose daughter. */
const relative = /^\P{Ll}[^,.;]{1,60}, (?:his|her|their|its) (?:\p{Ll}+ )?\p{Ll}+,/u;

/** English: whether a name or a noun with its article precedes the first pronoun. */
function namesBefore(text: string): boolean {
  if (relative.test(text)) return false;
  const personAt = text.search(person);
  const thingAt = text.search(thing);
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (notSubject.test(first)) return [personAt, thingAt].every((at) => at === -1 || namesSubject(text.slice(0, at)));
  const opensWithName =
    /^\p{Lu}\p{Ll}+/u.test(first) &&
    !/^(?:The|An?|There|When|While|If|As|Because|Although|Even|Only|Once|Until)$/.test(first);
  if (personAt !== -1 && !opensWithName && !named.test(text.slice(0, personAt))) return false;
  // The object differs from the subject: "him" needs a second noun before it.
  if (/^[^,;]{1,60}\bhim\b/.test(text) && (text.slice(0, personAt).match(nouns)?.length ?? 0) < 2) return false;
  if (thingAt === -1) return true;
  const before = text.slice(0, thingAt).trim();
  // Two capitalised words are a person, which "its" does not refer to.
  return (
    before.split(' ').length >= 2 && !/^There\b/.test(before) && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+$/u.test(before)
  );
}

/** Whether a name or a noun with its article follows the opening phrase and its comma. */
function namesSubject(before: string): boolean {
  const comma = before.indexOf(',');
  return comma !== -1 && named.test(before.slice(comma));
}

/** Opening words that can be removed without changing the word order, by language. */
const openings = new Map<string, RegExp>();

function openingOf(language: string): RegExp {
  const { openingConjunctions = '(?!)', openingAdverbs = '(?!)' } = languageOf(language);
  const known =
    openings.get(language) ??
    (usesSpaces(language)
      ? new RegExp(
          `^(?:(?:${openingConjunctions})(?=[\\s,،])(?!\\s(?:that|when|then|after|at once|soon|many|much|far|long)[\\s,])[,،]?|(?:${openingAdverbs}),)\\s*`,
          'u',
        )
      : new RegExp(`^(?:${openingConjunctions})[，、]?`, 'u'));
  openings.set(language, known);
  return known;
}

/** The sentence without its leading conjunction, capitalised again. */
export function withoutConjunction(sentence: string, language = 'en'): string {
  const [found = ''] = openingOf(language).exec(sentence) ?? [];
  const rest = sentence.slice(found.length);
  return found === '' ? sentence : rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1);
}

/** Whether a language ends its sentences with a mark. True for an unknown one. */
export const writesFullStops = (language: string): boolean => languageOf(language).writesFullStops ?? true;
