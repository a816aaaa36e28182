import type { Mentioned, ReadSentence } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import type { Gender } from '../reading/words.js';

/** Maximum sentences a pronoun may refer back; all must have the same subject. */
const maxSentencesBack = 5;

/** The person a sentence with a pronoun as subject is about, and the sentences needed to know that. */
export interface Antecedent {
  readonly subject: Mentioned;
  /** Index in the reading of the first sentence needed. */
  readonly from: number;
}

interface Pronoun {
  readonly plural: boolean;
  readonly gender: Gender | undefined;
}
const pronouns: Readonly<Record<string, Pronoun>> = {
  he: { plural: false, gender: 'male' },
  she: { plural: false, gender: 'female' },
};

/**
 * The person that "he" or "she" at the beginning of a sentence refers to: the subject of the sentence before, if that
 * mentions no other possible person.
 */
export function antecedentOf(
  at: number,
  sentences: readonly ReadSentence[],
  paragraphOf: (index: number) => number | undefined,
): Antecedent | undefined {
  const sentence = sentences[at];
  const pronoun = pronounOf(sentence);
  if (sentence === undefined || pronoun === undefined) return undefined;
  for (let back = 1; back <= maxSentencesBack; back++) {
    const before = sentences[at - back];
    if (before === undefined || before.index !== sentence.index - back) return undefined;
    if (paragraphOf(before.index) !== paragraphOf(sentence.index)) return undefined;
    const subject = before.mentioned.find(({ role }) => role === 'subject');
    const own = pronounOf(before);
    if (own !== undefined && own !== pronoun) return undefined;
    // The only possible person, though the sentence is about something else.
    const persons = before.mentioned.filter((other) => fits(other, pronoun));
    const [only] = persons;
    const isOnly = only !== undefined && persons.every(({ head }) => head === only.head);
    if (
      back === 1 &&
      own === undefined &&
      subject?.kind !== 'person' &&
      isOnly &&
      !mentionsRival(sentence, only, pronoun)
    )
      return { subject: definite(only), from: before.index };
    if (own === undefined && (subject === undefined || !fits(subject, pronoun))) return undefined;
    const rivals = before.mentioned.filter(
      (other) => other !== subject && other.head !== subject?.head && fits(other, pronoun),
    );
    if (rivals.length > 0 || (subject !== undefined && own === undefined && mentionsRival(sentence, subject, pronoun)))
      return undefined;
    // "Anita gave her so many chores … She": another person is involved.
    if (own === undefined && before.tokens.some((token, place) => isOther(token, before.tokens[place + 1], pronoun)))
      return undefined;
    if (subject !== undefined && own === undefined) return { subject: definite(subject), from: before.index };
  }
  return undefined;
}

/**
 * The person that "he" or "she" in a later part of a sentence refers to: the subject of its first part, if it names
 * nobody else.
 */
export function sameSubject(first: ReadSentence, later: ReadSentence): Antecedent | undefined {
  const pronoun = pronounOf(later);
  const { subject, from } = first;
  if (pronoun === undefined || subject === undefined || !fits(subject, pronoun)) return undefined;
  const others = first.mentioned.filter((other) => other.head !== subject.head && fits(other, pronoun));
  const isMet = first.tokens.some((token, place) => isOther(token, first.tokens[place + 1], pronoun));
  return others.length > 0 || isMet ? undefined : { subject, from };
}

/** A pronoun of the same gender that is not a possessive. */
const isOther = (token: Token, next: Token | undefined, { gender }: Pronoun): boolean =>
  gender === 'male' ? token.lower === 'him' : token.lower === 'her' && !(next?.is('Noun') || next?.is('Adjective'));

/** A person mentioned before has the article "the" from then on. */
const definite = (person: Mentioned): Mentioned => ({ ...person, text: person.text.replace(/^an? /, 'the ') });

/** Whether the sentence itself names somebody of the same kind before its verb, or in the lead. */
const mentionsRival = (sentence: ReadSentence, subject: Mentioned, pronoun: Pronoun): boolean =>
  sentence.mentioned.some(
    (other) =>
      other.head === subject.head || (fits(other, pronoun) && other.phrase.first < (sentence.clause?.predicate ?? 0)),
  );

function pronounOf(sentence: ReadSentence | undefined): Pronoun | undefined {
  const { clause } = sentence ?? {};
  return clause === undefined ? undefined : pronouns[clause.tokens[clause.subject.head]?.lower ?? ''];
}

const fits = ({ kind, phrase, gender }: Mentioned, pronoun: Pronoun): boolean =>
  (kind === 'person' || (kind === 'unknown' && phrase.name)) &&
  phrase.plural === pronoun.plural &&
  (gender ?? pronoun.gender) === pronoun.gender &&
  phrase.determiner !== 'pronoun';

/** Minimum mentions of a protagonist, and minimum share of all persons a pronoun could refer to. */
const minMentions = 4;
const minShare = 0.7;
/**
 * Number of sentences before a pronoun that must not mention another person, and within which the protagonist must be
 * named.
 */
const window = { others: 3, own: 8 } as const;

/** Finds the person "he" or "she" refers to in a text about one man, or one woman. */
type FindProtagonist = (sentence: ReadSentence) => Antecedent | undefined;

export function protagonistsOf(sentences: readonly ReadSentence[], textOf: (index: number) => string): FindProtagonist {
  const persons = sentences.flatMap(({ mentioned }) => mentioned.filter(isOnePerson));
  const byGender = { male: mainOf(persons, 'male'), female: mainOf(persons, 'female') };
  const byIndex = new Map<number, Mentioned[]>();
  for (const person of persons) byIndex.set(person.sentence, [...(byIndex.get(person.sentence) ?? []), person]);
  return ({ clause, index, mentioned }) => {
    const pronoun = clause?.tokens[clause.subject.head]?.lower;
    const gender: Gender | undefined = pronoun === 'he' ? 'male' : pronoun === 'she' ? 'female' : undefined;
    const subject = gender === undefined ? undefined : byGender[gender];
    if (gender === undefined || subject === undefined) return undefined;
    const isRival = (person: Mentioned) => person.head !== subject.head && (person.gender ?? gender) === gender;
    const near = Array.from({ length: window.others }, (_, back) => byIndex.get(index - 1 - back) ?? []).flat();
    if (near.some(isRival) || mentioned.filter(isOnePerson).some(isRival)) return undefined;
    const isNamed = Array.from({ length: window.own }, (_, back) => textOf(index - back).toLowerCase()).some((text) =>
      text.includes(subject.head),
    );
    return isNamed ? { subject, from: index } : undefined;
  };
}

const isOnePerson = ({ kind, phrase }: Mentioned): boolean => kind === 'person' && !phrase.plural;

/** The person of a gender named most often; undefined if there are two. */
function mainOf(persons: readonly Mentioned[], gender: Gender): Mentioned | undefined {
  const possible = persons.filter((person) => (person.gender ?? gender) === gender);
  const counts = new Map<string, number>();
  for (const { head } of possible) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [[head, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  const main = possible.find((person) => person.head === head && /^(?:the|none|owner)$/.test(person.phrase.determiner));
  if (main === undefined || main.gender !== gender || count < minMentions || count / possible.length < minShare)
    return undefined;
  return { ...main, text: main.text.replace(/^an? /, 'the ') };
}
