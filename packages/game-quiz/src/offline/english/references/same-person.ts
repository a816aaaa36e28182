import type { EnglishText, Mentioned } from '../reading/sentence.js';

/** "Anna", "Captain Dorn": a name alone, no "Anna's aunt", no "the Djinn", no "a Norman". */
export const isBareName = ({ phrase, text }: Mentioned): boolean =>
  phrase.name && phrase.determiner !== 'owner' && /^\p{Lu}/u.test(text) && !/['’]s?(?: |$)/.test(text);

/** "a Norman", "the Dane": one of a people, who has another name elsewhere. */
export const isOfPeople = ({ phrase, text }: Mentioned): boolean =>
  phrase.name && (/^an? /.test(text) || /^the \p{Lu}\p{Ll}+(?:[aeiou]n|man|ese|ish|sh|ch|ane|ole|urk)$/u.test(text));

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

const single = new WeakMap<EnglishText, boolean>();

/** Whether all persons who are subjects in a text are one: then nobody else can be meant by "he" or "she". */
export function hasOnePerson(text: EnglishText): boolean {
  const known = single.get(text);
  if (known !== undefined) return known;
  const acting = text.mentioned.filter(
    ({ kind, role, phrase }) => kind === 'person' && role === 'subject' && !phrase.plural,
  );
  const answer = new Set(acting.map(({ head }) => head)).size === 1;
  single.set(text, answer);
  return answer;
}

const animalNames = new WeakMap<EnglishText, ReadonlySet<string>>();
const animals =
  'dog|puppy|hound|cat|kitten|horse|mare|pony|donkey|cow|ox|goat|sheep|lamb|pig|hen|rooster|goose|duck|bird|parrot|monkey|elephant|lion|tiger|bear|wolf|fox|rabbit|mouse|rat|snake|fish|frog';
const called = new RegExp(`\\b(?:${animals}),? (?:(?:is |was )?(?:called|named) )?(\\p{Lu}\\p{Ll}+)`, 'gu');
const being = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{Ll}+)(?:,| was| is)[^.!?,;]{0,20}(?:[,;] (?:he|she|it) (?:was|is))? (?:an?|the|her|his|their|my) (?:\\p{Ll}+,? ){0,3}?(?:${animals})\\b`,
  'gu',
);

/** Whether the text calls the bearer of a name an animal: "his dog Rex", "Rex was a small dog". */
export function isAnimalName({ head, phrase }: Mentioned, text: EnglishText): boolean {
  if (!phrase.name) return false;
  let known = animalNames.get(text);
  if (known === undefined) {
    const whole = text.source.reading.text;
    known = new Set(
      [called, being].flatMap((form) => [...whole.matchAll(form)].map(([, name = '']) => name.toLowerCase())),
    );
    animalNames.set(text, known);
  }
  return known.has(head);
}

/** Words for what somebody is, which may stand before a name or not. */
const office =
  /^(?:(?:Deputy|Vice|Prime|Chief|Former|President|Captain|General|Colonel|Major|Mayor|Lieutenant|Professor|Doctor|Dr\.?|Senator|Governor|Chancellor|Auctioneer|Mathematician|Author|Actor|Sir|Judge|Minister|Director|Artist|Poet|Councillor|Officer|Secretary|Executive) )+(?=\p{Lu})/u;

/** A name without article and office: "the actor Ann Reed", "Deputy Mayor Ann Reed". */
export const withoutOffice = (name: string): string => name.replace(/^(?:the|an?) /, '').replace(office, '');
