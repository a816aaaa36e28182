import { seedFrom, shuffle } from '@ludotext/engine/game';
import { inAnyLanguage, languageOf } from '../../languages/index.js';
import { type ClassMention, classDistractors, classMentions } from '../distractors/class-distractors.js';
import { isBound } from '../source/bounds.js';
import type { Source } from '../source/source.js';
import { classesOf } from '../source/word-classes.js';
import type { Asked } from './pattern-facts.js';
import { isNamed, isStory } from './story.js';

/** From this share of a text's sentences on, a word is its topic: everybody knows that it is the answer. */
const topicShare = 0.2;
const topicMentions = 5;
/** Compass words: any text may ask for them. All other words of classes are beings, which stories may ask for. */
const compass = new Set(['direction', 'compass']);
/** Beings who are somebody's: the sentence tells who, or knowledge of families does. */
const related = /^(?:family|offspring|human)/;
/** What decides a direction for everybody who knows a map. */
const onMaps = new Set(
  'country continent city worldCity chineseCity island sea region nation people planet season'.split(' '),
);
/** So many distractors must be beings of the text. */
const wantedOfText = 2;

/** A long text has words of classes enough: only this many of its sentences, from all over it, are asked for them. */
const maxSentences = 600;

/** Gaps for words of a class: in stories one of its beings among the others, and compass words. */
export function classGaps(index: number, source: Source, seed: number): Asked[] {
  const { sentences } = source.reading;
  if (index % Math.ceil(sentences.length / maxSentences) !== 0) return [];
  const { inSentence, byMeaning } = classMentions(source);
  const asksWho = languageOf(source.language).questions?.find(({ kind }) => kind === 'subject')?.classes ?? '';
  const beings = new Set(isStory(source) ? asksWho.split(/[ +]/) : []);
  const mentions = inSentence[index] ?? [];
  const text = sentences[index]?.text ?? '';
  return mentions.flatMap((mention): Asked[] => {
    const { term, entry, start, end } = mention;
    const { className } = entry;
    if (className === 'numeral') return numeralGap(mention, mentions, text, source, seed);
    const isBeing = beings.has(className) && !related.test(className);
    if (!isBeing && !compass.has(className)) return [];
    // A capital at the beginning shows where the word stands; inside the sentence only beings have one as characters.
    if (term !== entry.word && (start === 0 || !isBeing)) return [];
    if (isTopic(mention, source) || mentions.filter(({ entry: other }) => other.className === className).length > 2)
      return [];
    // In quotation marks it is a name for something else.
    if (/["“„«「]/u.test(text.charAt(start - 1)) || isInHeading(entry.word, source)) return [];
    if (isBeing ? isNamed(entry.word, source) : isOnMap(mention, mentions, text)) return [];
    const found = classDistractors(mention, source, seed);
    const ofText = found.filter(({ meaning, word }) => byMeaning.has(meaning) && !isNamed(word, source));
    if (isBeing && ofText.length < wantedOfText) return [];
    const distractors = (isBeing ? ofText : found).map(({ word }) => word);
    return [{ kind: 'class', sentence: index, key: term, distractors, question: undefined, start, end }];
  });
}

/** After these a number is of things that are known already: "the three brothers", "chapter three". */
const known = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage((language) => language.definiteArticles)}|les|los|las|i|gli|os|as|de|d[ei][nmr]|alle|all|tou(?:te)?s|tod[ao]s|tutt[ei]|${inAnyLanguage((language) => language.numberLabels)}) $`,
  'iu',
);
/** The other end of a range: "two to four days". */
const rangeBefore = / (?:till|til|bis|à|a|to|tot|do|до|až|até|hasta|sampai|hingga|la|oder|или|ou|o) $/iu;
/** Behind a number of hours a day has, and of a list. */
const countsNoThing =
  /^ (?:uhr|o'clock|und|oder|et|ou|y|o|e|i|или|heures? (?:du|de)|boyut\p{L}*|dimens\p{L}*)(?!\p{L})/iu;
/** The names of the things, which can be counted: "three arms, Chilia, Sulina and Saint George". */
const namesThem = /^ \p{L}+(?: \p{L}+)?[,:] \p{Lu}/u;
/** Maximum words of a sentence that is asked for a number of things. */
const maxWordsOfCount = 24;

/** A spelled-out number of things that nothing else counts in the sentence, beside those next to it. */
function numeralGap(
  mention: ClassMention,
  mentions: readonly ClassMention[],
  text: string,
  { language, reading }: Source,
  seed: number,
): Asked[] {
  const { term, entry, start, end, sentence } = mention;
  const others = mentions.filter((other) => other !== mention && other.entry.className === 'numeral');
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  if (
    others.length > 0 ||
    /\p{Nd}/u.test(text) ||
    (reading.sentences[sentence]?.words.length ?? 0) > maxWordsOfCount ||
    start === 0 ||
    !/^ [\p{L}\p{M}]{3,}/u.test(after) ||
    countsNoThing.test(after) ||
    namesThem.test(after) ||
    known.test(before) ||
    rangeBefore.test(before) ||
    isBound(text, { start, end }, language)
  )
    return [];
  const list = classesOf(language)?.wordsOf('numeral', entry.form) ?? [];
  const at = list.findIndex(({ meaning }) => meaning === entry.meaning);
  const near = [-2, -1, 1, 2, 3].flatMap((step) => list[at + step]?.word ?? []);
  const distractors = shuffle(near, seedFrom(term, text, String(seed))).slice(0, 3);
  return [{ kind: 'number', sentence, key: term, distractors, question: undefined, start, end }];
}

/** Whether a map tells the direction: the sentence names a place by a word of a class or by a capital beside it. */
const isOnMap = ({ end }: ClassMention, mentions: readonly ClassMention[], text: string): boolean =>
  mentions.some(({ entry }) => onMaps.has(entry.className)) || /^ (?:(?:\p{L}{1,4} )?\p{Lu}|ال)/u.test(text.slice(end));

function isTopic({ entry }: ClassMention, source: Source): boolean {
  const count = classMentions(source).byMeaning.get(entry.meaning)?.length ?? 0;
  return count >= Math.max(topicMentions, source.reading.sentences.length * topicShare);
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
