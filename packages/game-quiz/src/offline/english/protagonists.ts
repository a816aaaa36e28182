import type { Antecedent } from './antecedents.js';
import type { Mentioned, ReadSentence } from './english-text.js';
import type { Gender } from './words.js';

/** How often somebody has to be named, and which share of all whom a pronoun could mean, to be who a text is about. */
const fewest = 4;
const leastShare = 0.7;
/** How many sentences before a pronoun must not speak of another, and within how many the protagonist must be named. */
const window = { others: 3, own: 8 } as const;

/** Finds whom "he" or "she" means in a text that is about one man, or one woman. */
export type FindProtagonist = (sentence: ReadSentence) => Antecedent | undefined;

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

/** The one person of a gender whom a text names most of all; undefined where there are two. */
function mainOf(persons: readonly Mentioned[], gender: Gender): Mentioned | undefined {
  const possible = persons.filter((person) => (person.gender ?? gender) === gender);
  const counts = new Map<string, number>();
  for (const { head } of possible) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [[head, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  const main = possible.find((person) => person.head === head && /^(?:the|none|owner)$/.test(person.phrase.determiner));
  if (main === undefined || main.gender !== gender || count < fewest || count / possible.length < leastShare)
    return undefined;
  return { ...main, text: main.text.replace(/^an? /, 'the ') };
}
