import { usesSpaces } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import { type ClassMention, classDistractors, classMentions } from '../distractors/class-distractors.js';
import type { Source } from '../source/source.js';
import { rootOf } from '../source/terms.js';
import { classesOf } from '../source/word-classes.js';
import type { Asked } from './pattern-facts.js';
import { isStory } from './story.js';

/** From this share of a text's sentences on, a word is its topic: everybody knows that it is the answer. */
const topicShare = 0.2;
const topicMentions = 5;
/** From this many mentions on, a place of the text is no plausible answer to a question for another one. */
const knownPlace = 4;
const places = new Set(['country', 'city', 'continent']);
/**
 * Closed classes, whose words stand in the same sentences: any other one is plausible. Of every other class the text
 * itself must name the distractors, all but one.
 */
const closed = new Set(
  (
    'country continent city worldCity chineseCity island sea direction compass season weekday month timeunit daypart meal nation ancient people language ' +
    'religion faith gas metal metalM metalN planet planetM planetF subject science crop change rise order ordinal comparison force dynasty region color ' +
    'colour numeral position emotion illness art'
  ).split(' '),
);
const wantedOfText = 2;
/** Words of nature that are a part of a place's name before another name: "isla de Guanaja". */
const partsOfNames = new Set(['water', 'land', 'building', 'realm', 'landscape']);
/** Outside stories, what is said of these holds of others too, or is plain. */
const creatures = new Set(['animal', 'bird', 'seaAnimal', 'insect', 'creature', 'fowl', 'bug', 'family', 'human']);
/** Classes of words that describe others, and may stand before them. */
const describing = new Set(['numeral', 'color', 'compass', 'nation', 'ordinal', 'order', 'position']);

/** A long text has words of classes enough: only this many of its sentences, from all over it, are asked for them. */
const maxSentences = 600;

/** Gaps for words of a class, one class beside itself: an animal among animals, a month among months. */
export function classGaps(index: number, source: Source, seed: number): Asked[] {
  if (index % Math.ceil(source.reading.sentences.length / maxSentences) !== 0) return [];
  const { inSentence, byMeaning } = classMentions(source);
  const asksWho = languageOf(source.language).questions?.find(({ kind }) => kind === 'subject')?.classes ?? '';
  const beings = new Set(asksWho.split(/[ +]/));
  const mentions = inSentence[index] ?? [];
  return mentions.flatMap((mention): Asked[] => {
    const { term, entry, start, end } = mention;
    const { className } = entry;
    // A capital at the beginning shows where the word stands; inside the sentence only beings have one as characters.
    if (term !== entry.word && (start === 0 || !beings.has(className))) return [];
    if (isTopic(mention, source) || mentions.filter(({ entry: other }) => other.className === className).length > 2)
      return [];
    // In quotation marks it is a name for something else.
    if (/["“„«「]/u.test(textOf(mention, source).charAt(start - 1))) return [];
    if (creatures.has(className) && !isStory(source)) return [];
    if (isInHeading(entry.word, source) || (!beings.has(className) && goesOn(mention, source))) return [];
    if (className.startsWith('family') && isDescribed(mention, source)) return [];
    // Another relative in the sentence tells who it is.
    if (className === 'family' && mentions.some((other) => other !== mention && other.entry.className === 'family'))
      return [];
    const found = classDistractors(mention, source, seed).filter(
      ({ meaning }) => !places.has(className) || (byMeaning.get(meaning)?.length ?? 0) < knownPlace,
    );
    const ofText = found.filter(({ meaning }) => byMeaning.has(meaning));
    if (!closed.has(className) && ofText.length < wantedOfText) return [];
    const distractors = found.map(({ word }) => word).filter((word) => !isSaid(word, mention, source));
    const kind = className === 'numeral' ? 'number' : 'class';
    return [{ kind, sentence: index, key: term, distractors, question: undefined, start, end }];
  });
}

/** Whether the text has another number of the same things: "six brothers" beside "seven brothers". */
function isSaid(word: string, { entry, end, sentence }: ClassMention, { reading }: Source): boolean {
  if (entry.className !== 'numeral') return false;
  const [next = ''] = /^\s?[\p{L}\p{M}]+/u.exec(reading.sentences[sentence]?.text.slice(end) ?? '') ?? [];
  return reading.text.toLowerCase().includes(`${word}${next}`.toLowerCase());
}

/** Whether an adjective stands before it: "the younger sister" is no mother. */
function isDescribed({ sentence, start }: ClassMention, { reading, language }: Source): boolean {
  const before = reading.sentences[sentence]?.words.findLast((word) => word.end < start)?.text ?? '';
  return languageOf(language).describes?.test(before) === true;
}

const textOf = ({ sentence }: ClassMention, { reading }: Source): string => reading.sentences[sentence]?.text ?? '';

function isTopic({ entry }: ClassMention, source: Source): boolean {
  const count = classMentions(source).byMeaning.get(entry.meaning)?.length ?? 0;
  const ofRoot =
    usesSpaces(source.language) && entry.word.length > 4 && !isStory(source)
      ? (source.roots.get(rootOf(entry.word)) ?? 0)
      : 0;
  const most = places.has(entry.className) ? knownPlace : topicMentions;
  return Math.max(count, ofRoot) >= Math.max(most, source.reading.sentences.length * topicShare);
}

const headingsOf = new WeakMap<Source, string>();

/** Whether a heading of the text names a word: it is then a topic. */
function isInHeading(word: string, source: Source): boolean {
  const { paragraphs, text } = source.reading;
  const headings =
    headingsOf.get(source) ??
    paragraphs
      .filter(({ kind }) => kind === 'heading')
      .map(({ start, end }) => text.slice(start, end).toLowerCase())
      .join('\n');
  headingsOf.set(source, headings);
  return headings.includes(word.toLowerCase().slice(0, Math.max(4, word.length - 2)));
}

/** Words between a noun and the adjective of a degree behind it. */
const degrees = /^(?:más|menos|muy|plus|moins|très|più|meno|molto|mais|muito|més|mai|mult)$/iu;

/**
 * Whether what follows a noun may give it another meaning: an adjective ("escuela intermedia"), the name that it is a
 * part of ("isla de Guanaja"), a number ("jaren zestig").
 */
function goesOn({ sentence, end, entry }: ClassMention, { reading, language }: Source): boolean {
  const { words = [], text = '' } = reading.sentences[sentence] ?? {};
  const at = words.findIndex(({ start }) => start >= end);
  const next = words[at];
  if (next === undefined || text.slice(end, next.start) !== ' ') return false;
  if (classesOf(language)?.find(next.text)?.className === 'numeral') return true;
  if (partsOfNames.has(entry.className) && /^(?:\p{L}{1,4} )?\p{Lu}/u.test(text.slice(next.start))) return true;
  if (languageOf(language).adjectivesFollow !== true || describing.has(entry.className)) return false;
  return !next.stop || degrees.test(next.text);
}
