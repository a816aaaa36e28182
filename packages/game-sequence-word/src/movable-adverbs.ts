import { primarySubtag } from '@ludotext/engine/game';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Those that are not told by an ending. */
const movable: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'also always never often sometimes usually now then today yesterday tomorrow soon still already again there here perhaps maybe just too however therefore once ever generally especially later everywhere away together home',
  ),
  de: words(
    'auch immer nie oft manchmal jetzt dann heute gestern morgen bald noch schon wieder dort hier vielleicht meist meistens oftmals daher deshalb später damals nun genau zusammen irgendwann außerdem normalerweise',
  ),
  es: words(
    'también siempre nunca ahora entonces hoy ayer mañana pronto todavía aún ya allí aquí quizás después luego',
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

const adverbEnding: Readonly<Record<string, RegExp>> = {
  en: /.{2}ly$/,
  es: /mente$/,
  fr: /ment$/,
  it: /mente$/,
  pt: /mente$/,
};

/** An adverb that may stand in several places of a sentence, in lower case. */
export function isMovable(word: string, language: string): boolean {
  return movable[primarySubtag(language)]?.has(word) === true || hasAdverbEnding(word, language);
}

/** "Quickly", "rápidamente". */
export function hasAdverbEnding(word: string, language: string): boolean {
  return adverbEnding[primarySubtag(language)]?.test(word) === true;
}
