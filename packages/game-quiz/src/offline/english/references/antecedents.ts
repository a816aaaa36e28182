import { classOfName } from '../noun-classes.js';
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
  const within = inLead(sentence, pronoun);
  if (within !== undefined) return within;
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
    // "When he rode to the pasture, such a fire burned": hard to read, and still about him alone.
    if (
      before.clause === undefined &&
      persons.length === 0 &&
      before.tokens.some(({ lower }) => pronouns[lower] === pronoun)
    )
      continue;
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

const opensClause = /^(?:when|while|after|before|as|once|because|since|although|every|whenever)$/;

/** "When the monk had left, he …": the one person of the clause before. */
function inLead({ clause, mentioned, tokens, index }: ReadSentence, pronoun: Pronoun): Antecedent | undefined {
  if (clause === undefined || clause.lead < 2 || !opensClause.test(clause.leadWord)) return undefined;
  const before = mentioned.filter(({ phrase }) => phrase.first < clause.subject.first);
  const [only, ...others] = before.filter((person) => fits(person, pronoun));
  const opens = only !== undefined && only.phrase.first <= 2 && tokens[only.phrase.last + 1]?.is('Verb') === true;
  const isMet = tokens.slice(0, clause.lead + 1).some((token, at) => isOther(token, tokens[at + 1], pronoun));
  if (only === undefined || !opens || isMet || others.some(({ head }) => head !== only.head)) return undefined;
  // "When Anna's mother came, she": Anna or her mother.
  const isOwned = tokens.slice(0, clause.lead + 1).some(({ text }) => /['’]s?$/.test(text));
  return namesSomeone(only) && !isOwned ? { subject: only, from: index } : undefined;
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

const fits = ({ kind, phrase, gender, text }: Mentioned, pronoun: Pronoun): boolean =>
  (kind === 'person' || (kind === 'unknown' && phrase.name && phrase.determiner !== 'the')) &&
  // "in June": the name of a month, of a country.
  classOfName(text) === undefined &&
  phrase.plural === pronoun.plural &&
  (gender ?? pronoun.gender) === pronoun.gender &&
  // "with the troops under his command Gordon": a name is one also there.
  (phrase.determiner !== 'pronoun' || (phrase.name && /^\p{Lu}/u.test(text)));

/** Minimum sentences about a protagonist, and minimum share of all sentences about one person of that gender. */
const minSentences = 3;
const minShare = 0.6;
/** Maximum sentences between a pronoun and the last mention of the protagonist. */
const maxBack = 15;

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
      namesSomeone(person) &&
      (person.gender ?? gender) === gender &&
      !isNamed(person, subject.head);
    const { clause } = sentence;
    if (sentence.mentioned.some((other) => isRival(other) && other.phrase.first < (clause?.subject.first ?? 0)))
      return undefined;
    // Back to the sentence that names the protagonist: between, nobody else may be the subject.
    for (let back = 1; back <= maxBack; back++) {
      const before = byIndex.get(sentence.index - back);
      if (before === undefined) {
        if (
          textOf(sentence.index - back)
            .toLowerCase()
            .includes(subject.head)
        )
          return undefined;
        continue;
      }
      const topic = topicOf(before);
      if (topic !== undefined && isNamed(topic, subject.head)) return { subject, from: sentence.index };
      const rivals = before.mentioned.filter(isRival);
      if ((topic !== undefined && isRival(topic)) || (rivals.length > 0 && !isAboutGender(before, gender)))
        return undefined;
      if (rivals.length === 0 && before.mentioned.some((person) => isNamed(person, subject.head)))
        return { subject, from: sentence.index };
    }
    return undefined;
  };
}

/** Whether a person has this name as the whole name or as a part: "Augusta Ada Byron", "Ada". */
const isNamed = (person: Mentioned, name: string): boolean =>
  person.head === name || person.text.toLowerCase().split(/[\s-]/).includes(name);

/** Whom a sentence is about: its subject, or who stands first where its clause is not read. */
function topicOf({ clause, mentioned }: ReadSentence): Mentioned | undefined {
  if (clause !== undefined) return mentioned.find(({ role }) => role === 'subject');
  return mentioned.find(({ phrase }) => phrase.first === 0);
}

/** The gender of the pronoun that is, or owns, the subject. */
function genderNeeded({ clause }: ReadSentence): Gender | undefined {
  return genders[clause?.tokens[clause.subject.first]?.lower ?? ''];
}

const genders: Readonly<Record<string, Gender>> = { he: 'male', his: 'male', she: 'female', her: 'female' };

/** Whether "he" or "she" is the subject, also where the clause is not read. */
const isAboutGender = ({ clause, tokens }: ReadSentence, gender: Gender): boolean =>
  (clause === undefined ? tokens : tokens.slice(clause.subject.first, clause.subject.first + 1)).some(
    ({ lower }) => /^s?he$/.test(lower) && genders[lower] === gender,
  );

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
  const ranked = [...new Set(possible.map(({ head }) => head))]
    .map((head) => ({ head, named: possible.filter((person) => isNamed(person, head)) }))
    .sort((a, b) => b.named.length - a.named.length);
  const [{ head, named } = { head: '', named: [] }] = ranked;
  if (named.length < minSentences || named.length / possible.length < minShare) return undefined;
  const known = named.find((person) => person.gender === gender)?.gender ?? genderBehind(head, sentences, textOf);
  const shortest = named.reduce((best, person) => (person.text.length < best.text.length ? person : best));
  return known === gender ? { ...shortest, head, gender, text: shortest.text.replace(/^an? /, 'the ') } : undefined;
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
