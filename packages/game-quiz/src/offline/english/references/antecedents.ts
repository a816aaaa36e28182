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

/** Minimum sentences about a protagonist, and minimum share of all sentences about one person of that gender. */
const minSentences = 3;
const minShare = 0.6;
/** Maximum sentences between a pronoun and the last mention of the protagonist. */
const maxBack = 8;

/** Finds the person "he" or "she" refers to in a text about one man, or one woman. */
type FindProtagonist = (sentence: ReadSentence) => Antecedent | undefined;

export function protagonistsOf(sentences: readonly ReadSentence[], textOf: (index: number) => string): FindProtagonist {
  const main = { male: mainOf(sentences, 'male', textOf), female: mainOf(sentences, 'female', textOf) };
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  return (sentence) => {
    const gender = genderNeeded(sentence);
    const subject = gender === undefined ? undefined : main[gender];
    if (gender === undefined || subject === undefined) return undefined;
    const isRival = (person: Mentioned) =>
      isOnePerson(person) &&
      person.head !== subject.head &&
      (person.gender ?? gender) === gender &&
      namesSomeone(person);
    const { clause } = sentence;
    if (sentence.mentioned.some((other) => isRival(other) && other.phrase.first < (clause?.subject.first ?? 0)))
      return undefined;
    // Back to the sentence that names him: between, nobody else may be the subject.
    for (let back = 1; back <= maxBack; back++) {
      const before = byIndex.get(sentence.index - back);
      if (before === undefined) {
        if (textOf(sentence.index - back).includes(subject.head)) return undefined;
        continue;
      }
      const topic = topicOf(before);
      if (topic?.head === subject.head) return { subject, from: sentence.index };
      const names = before.tokens.some(({ lower }) => lower.replace(/['’]s$/, '') === subject.head);
      const isOwn = genderNeeded(before) === gender;
      const rivals = before.mentioned.filter(isRival);
      if ((topic !== undefined && isRival(topic)) || (!isOwn && rivals.length > 0)) return undefined;
      if (names && rivals.length === 0) return { subject, from: sentence.index };
    }
    return undefined;
  };
}

/** Whom a sentence is about: its subject, or who stands first where its clause is not read. */
function topicOf({ clause, mentioned }: ReadSentence): Mentioned | undefined {
  if (clause !== undefined) return mentioned.find(({ role }) => role === 'subject');
  return mentioned.find(({ phrase }) => phrase.first === 0);
}

/** The gender of the pronoun that is, or owns, the subject. */
function genderNeeded({ clause }: ReadSentence): Gender | undefined {
  const word = clause?.tokens[clause.subject.first]?.lower;
  return word === 'he' || word === 'his' ? 'male' : word === 'she' || word === 'her' ? 'female' : undefined;
}

const isOnePerson = ({ kind, phrase }: Mentioned): boolean => kind === 'person' && !phrase.plural;

/** A name or "the miller", not "a full general" that somebody becomes. */
const namesSomeone = ({ phrase }: Mentioned): boolean => phrase.name || /^(?:the|owner)$/.test(phrase.determiner);

/** The one person of a gender whom the sentences are about; undefined if there are two. */
function mainOf(
  sentences: readonly ReadSentence[],
  gender: Gender,
  textOf: (index: number) => string,
): Mentioned | undefined {
  const topics = sentences.flatMap((sentence) => topicOf(sentence) ?? []).filter(isOnePerson);
  const possible = topics.filter((person) => (person.gender ?? gender) === gender && namesSomeone(person));
  const counts = new Map<string, number>();
  for (const { head } of possible) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [[head, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  const named = possible.filter((person) => person.head === head);
  if (count < minSentences || count / possible.length < minShare) return undefined;
  const known = named.find((person) => person.gender === gender)?.gender ?? genderBehind(head, sentences, textOf);
  const shortest = named.reduce((best, person) => (person.text.length < best.text.length ? person : best));
  return known === gender ? { ...shortest, gender, text: shortest.text.replace(/^an? /, 'the ') } : undefined;
}

/** The gender of one whose name no list has, by the pronouns that open the sentences after those that are about him. */
function genderBehind(
  head: string,
  sentences: readonly ReadSentence[],
  textOf: (index: number) => string,
): Gender | undefined {
  let [male, female] = [0, 0];
  for (const sentence of sentences) {
    if (topicOf(sentence)?.head !== head) continue;
    const next = textOf(sentence.index + 1);
    if (/^(?:He|His)\b/.test(next)) male += 1;
    if (/^(?:She|Her)\b/.test(next)) female += 1;
  }
  return male > 0 && female === 0 ? 'male' : female > 0 && male === 0 ? 'female' : undefined;
}
