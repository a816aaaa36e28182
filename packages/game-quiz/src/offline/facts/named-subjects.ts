import { languageOf } from '../../languages/index.js';
import { classMentions } from '../distractors/class-distractors.js';
import type { Source } from '../source/source.js';
import { withoutConjunction } from '../source/statements.js';
import { personsOf } from './story.js';

/** Whom the sentences are about, as long as they are about nobody else. */
interface Hero {
  readonly text: string;
  readonly paragraph: number;
}

const speech = /["“”„«»「」『』‹›]|^[–—-]/u;

/**
 * The sentences of a text without the conjunctions before them, each with the name or noun that a pronoun at its
 * beginning stands for: the subject of the sentence before, if that names nobody else.
 */
export function withNamedSubjects(source: Source): readonly string[] {
  const { reading, language } = source;
  const { subjectPronouns = {} } = languageOf(language);
  // Looked up only where a pronoun follows.
  let heroBefore: () => Hero | undefined = () => undefined;
  return reading.sentences.map(({ text, paragraph }, index) => {
    const plain = withoutConjunction(text, language);
    const isSpeech = speech.test(plain);
    const pronoun = Object.keys(subjectPronouns).find((word) => plain.startsWith(word));
    if (pronoun === undefined || isSpeech) {
      heroBefore = () => (isSpeech ? undefined : subjectOf(plain, index, source));
      return plain;
    }
    const hero = heroBefore();
    const behind = plain.slice(pronoun.length);
    if (hero?.paragraph !== paragraph || !fits(hero, subjectPronouns[pronoun] ?? '', behind)) {
      heroBefore = () => undefined;
      return plain;
    }
    heroBefore = () => (namesOther(index, hero, source) ? undefined : hero);
    return hero.text + behind;
  });
}

/** Whether a pronoun with this behind it stands for somebody: a name, or a noun with one of its articles. */
const fits = ({ text }: Hero, articles: string, behind: string): boolean =>
  /^(?: |\p{sc=Han})/u.test(behind) &&
  (!/ /u.test(text) || articles.split('|').some((article) => text.startsWith(`${article} `)));

/** The person or being that opens a sentence, with its article, if the sentence names no other. */
function subjectOf(sentence: string, index: number, source: Source): Hero | undefined {
  const paragraph = source.reading.sentences[index]?.paragraph;
  const { subjectPronouns = {} } = languageOf(source.language);
  const articles = Object.values(subjectPronouns).flatMap((each) => each.split('|'));
  const [being] = beingsIn(index, source).filter((each) => {
    const before = sentence.slice(0, sentence.indexOf(each));
    return sentence.includes(each) && (before === '' || articles.includes(before.trim()));
  });
  if (being === undefined || paragraph === undefined) return undefined;
  const hero = { text: sentence.slice(0, sentence.indexOf(being) + being.length), paragraph };
  return namesOther(index, hero, source) ? undefined : hero;
}

const namesOther = (index: number, hero: Hero, source: Source): boolean =>
  beingsIn(index, source).some((being) => !isOf(being, hero));

const isOf = (being: string, { text }: Hero): boolean => text.toLowerCase().includes(being.toLowerCase());

/** The persons and beings that a sentence names. */
function beingsIn(index: number, source: Source): string[] {
  const { questions = [] } = languageOf(source.language);
  const classes = new Set(
    questions.flatMap(({ kind, classes = '' }) => (kind === 'subject' ? classes.split(/[ +]/) : [])),
  );
  const text = source.reading.sentences[index]?.text ?? '';
  return [
    ...(classMentions(source).inSentence[index] ?? []).flatMap(({ entry, term }) =>
      classes.has(entry.className) ? [term] : [],
    ),
    ...personsOf(source).filter((name) => text.includes(name)),
  ];
}
