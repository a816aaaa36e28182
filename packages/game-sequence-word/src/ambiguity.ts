import { primarySubtag, splitWords } from '@ludotext/engine';
import { glueWords } from './glue-words.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Adverbs that may stand in several places of a sentence; those made with an ending are told by it. */
const movable: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'also always never often sometimes usually now then today yesterday tomorrow soon still already again there here perhaps maybe just too however therefore once ever generally especially later everywhere away together every each home',
  ),
  de: words(
    'auch immer nie oft manchmal jetzt dann heute gestern morgen bald noch schon wieder dort hier vielleicht meist meistens oftmals daher deshalb später damals nun genau zusammen irgendwann außerdem normalerweise',
  ),
  es: words(
    'también siempre nunca ahora entonces hoy ayer mañana pronto todavía aún ya allí aquí quizás después luego cada',
  ),
  fr: words('aussi toujours jamais souvent maintenant alors hier demain bientôt encore déjà là ici puis ensuite'),
  it: words('anche sempre mai spesso ora allora oggi ieri domani presto ancora già lì qui poi'),
  pt: words('também sempre nunca agora então hoje ontem amanhã logo ainda já ali aqui depois'),
  ru: words(
    'также всегда никогда часто иногда сейчас теперь тогда сегодня вчера завтра скоро ещё еще уже опять там здесь потом снова тоже очень',
  ),
  ar: words('أيضا دائما أبدا الآن اليوم أمس غدا هناك هنا'),
  vi: words('cũng luôn thường bây giờ hôm nay hôm qua ngày mai'),
  ko: words('또한 항상 자주 지금 오늘 어제 내일 곧 아직 이미 다시 거기 여기 천천히 빨리 갑자기 정말'),
};

export const adverbEnding: Readonly<Record<string, RegExp>> = {
  en: /.{2}ly$/,
  es: /mente$/,
  fr: /ment$/,
  it: /mente$/,
  pt: /mente$/,
};

/** Particles that let a phrase stand in several places, and coverbs; three of them are a sign. */
const marked: Readonly<Record<string, RegExp>> = {
  ja: /[をにへでの](?![をにへでのすし])|から|まで/gu,
  ko: /(?:[을를에의로]|에서|부터|까지)(?=\s|$)/gu,
  zh: /[在从從对對于於为為的]/gu,
};

const unspacedConjunction = /[和与與及或]|と(?!き|て|っ|思|言)|や(?!す)/u;
const unspacedAdverb = /也|常常|总是|已经|现在|今天|昨天|明天|非常|もう|まだ|いつも|今日|昨日|明日|とても|本当に|すぐ/u;

/**
 * How many signs a sentence shows that its words may have a second right order: coordination, two names, two numbers, a
 * movable adverb, several or fronted phrases with a preposition, a comma. 0 is best; 2 or more wants a person's look.
 */
export function ambiguityOf(sentence: string, language: string): number {
  const tag = primarySubtag(language);
  const all = splitWords(sentence, language).map((word) => word.text);
  const lower = all.map((word) => word.toLowerCase());
  const { conjunctions, prepositions } = glueWords(language);
  const unspaced = tag === 'zh' || tag === 'ja';
  const phrases = lower.filter((word) => prepositions.has(word)).length;
  const joins = lower.filter((word) => conjunctions.has(word)).length;
  const commas = sentence.match(/[,،、，]/gu)?.length ?? 0;
  const isMovable = (word: string): boolean =>
    movable[tag]?.has(word) === true || adverbEnding[tag]?.test(word) === true;
  const signs = [
    joins > 0 || (unspaced && unspacedConjunction.test(sentence)),
    joins > 1,
    tag !== 'de' && namesIn(all) > 1,
    all.filter((word) => /^\p{N}/u.test(word)).length > 1,
    lower.some(isMovable) || (unspaced && unspacedAdverb.test(sentence)),
    lower.filter(isMovable).length > 1,
    phrases > 1,
    prepositions.has(lower[0] ?? ''),
    commas > 0,
    commas > 1,
    /["“”„«»「『（(]/u.test(sentence),
    (marked[tag] === undefined ? 0 : (sentence.match(marked[tag])?.length ?? 0)) > 2,
  ];
  return signs.filter(Boolean).length;
}

/** Runs of capitalised words after the first word. */
function namesIn(all: readonly string[]): number {
  const isCapital = (index: number): boolean => index > 0 && /^\p{Lu}\p{Ll}/u.test(all[index] ?? '');
  return all.filter((_, index) => isCapital(index) && !isCapital(index - 1)).length;
}
