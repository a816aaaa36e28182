import type { Sentence, Word } from '@ludotext/engine/game';

/** By what a noun is known where no dictionary is at hand. */
interface NounCues {
  /** Words right before a noun: articles, "its", "of". No article that is a pronoun as well, as the French "la". */
  readonly before: ReadonlySet<string>;
  /** Those that are articles for sure behind one of the prepositions of `leads`. */
  readonly unsure?: ReadonlySet<string>;
  readonly leads?: ReadonlySet<string>;
  /** Words after which a noun may still come: "and" between two adjectives. */
  readonly joins: ReadonlySet<string>;
  /** Words that stand like nouns and say little, count, compare, or belong to set phrases. */
  readonly empty: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const cues: Readonly<Record<string, NounCues>> = {
  en: {
    before: words('the a an its their his her our of'),
    joins: words('and or but nor as than'),
    empty: words(`
      same other others next last first second third rest end ends beginning middle side sides part parts top bottom lot kind
      kinds sort way ways time times thing things number course fact case best better worst worse least most more former latter
      left right past whole half result reason matter place point sake ones following poor rich young good years year days
      moment means amount rate edge front back centre center lack chance majority alternative series two three four five six
      seven eight nine dozen hundreds thousands millions alarm kindness order purpose need sense terms view large small great
      deal people person man woman someone something nothing little name`),
  },
  de: {
    before: words('der die das den dem des ein eine einen einem einer eines sein seine seinen ihr ihre ihren'),
    joins: words('und oder'),
    empty: words(`
      ende anfang teil teile art weise zeit seite fall grund stelle mal male ding dinge lage jahr jahre jahren tag tage tagen
      mitte hälfte reihe folge erste ersten letzte letzten andere anderen woche stück drittel viertel mehrheit`),
  },
  nl: {
    before: words('de een hun van'),
    joins: words('en of'),
    empty: words(`
      eind einde begin deel soort manier tijd kant geval reden plaats keer ding dingen jaar jaren dag dagen midden helft kwart
      eerste laatste andere anderen beste meeste`),
  },
  es: {
    before: words('el un una su sus del'),
    unsure: words('la las los'),
    leads: words('de en por con sobre desde hasta'),
    joins: words('y e o u'),
    empty: words(`
      fin final principio parte partes tipo manera forma vez veces tiempo lado caso lugar cosa cosas año años día días mitad
      primera primero primer segunda segundo última último mismo misma otro otra gran mayor mayoría mejor paso grupo seguir`),
  },
  fr: {
    before: words('un une du son sa ses leurs cette au'),
    unsure: words('la le les'),
    leads: words('dans sur sous par avec vers chez contre'),
    joins: words('et ou'),
    empty: words(`
      fin début partie part sorte manière façon fois temps côté cas lieu chose choses année années jour jours moitié premier
      première second seconde dernier dernière même autre autres plus grand grande petit petite seul seule groupe plupart`),
  },
  it: {
    before: words('il un una del della dei delle nel nella nelle sul sulla al alla dal dalla'),
    joins: words('e o ed'),
    empty: words(`
      fine inizio parte tipo modo volta volte tempo lato caso luogo cosa cose anno anni giorno giorni metà primo prima secondo
      seconda ultimo ultima stesso stessa altro altra più gran grande maggior`),
  },
  pt: {
    before: words('um uma seu sua do da dos das na pelo pela'),
    joins: words('e ou'),
    empty: words(`
      fim final início parte tipo maneira forma vez vezes tempo lado caso lugar coisa coisas ano anos dia dias metade quinto
      primeiro primeira segundo segunda último última mesmo mesma outro outra mais grande maioria qual`),
  },
};

export function knowsNouns(language: string): boolean {
  return Object.hasOwn(cues, language);
}

const minLetters = 4;

/** English adjectives that compare, but for nouns that end like them. */
const superlative = /(?<!^(?:for|harv|inter|ch|gu|n|pri|requ|conqu|w|v|qu))est$/;

/**
 * Words of a sentence that are surely nouns: behind an article, and where the next word is a small one or the sentence ends,
 * so that they are no adjective before a noun. German nouns are known by their capital.
 */
export function nounsOf(sentence: Sentence, language: string): Word[] {
  const known = Object.hasOwn(cues, language) ? cues[language] : undefined;
  if (known === undefined) return [];
  const isGerman = language === 'de';
  return sentence.words.filter((word, index, all) => {
    const [lead, before, next] = [all[index - 2], all[index - 1], all[index + 1]];
    if (before === undefined || word.stop || !isPlainWord(word.text, isGerman)) return false;
    if (isEmpty(word.text, known) || superlative.test(word.text) || !isArticle(before, lead, known)) return false;
    const isBeside = sentence.text.slice(before.end, word.start) === ' ';
    return isBeside && (isGerman ? !opensName(sentence.text, word, next) : endsThere(sentence.text, word, next, known));
  });
}

/** Names are another matter: whoever has not read the text cannot know them. */
function isPlainWord(text: string, isGerman: boolean): boolean {
  return text.length >= minLetters && (isGerman ? /^\p{Lu}\p{Ll}+$/u : /^\p{Ll}+$/u).test(text);
}

function isEmpty(text: string, { empty }: NounCues): boolean {
  return empty.has(text.toLowerCase());
}

function isArticle({ text }: Word, lead: Word | undefined, { before, unsure, leads }: NounCues): boolean {
  const word = text.toLowerCase();
  return before.has(word) || (unsure?.has(word) === true && leads?.has(lead?.text.toLowerCase() ?? '') === true);
}

/** "den Bodensee bei", but not "der Genfer See" or "dem König Sigismund". */
function opensName(text: string, word: Word, next: Word | undefined): boolean {
  return next !== undefined && text.slice(word.end, next.start) === ' ' && /^\p{Lu}/u.test(next.text);
}

function endsThere(text: string, word: Word, next: Word | undefined, known: NounCues): boolean {
  if (next === undefined) return true;
  const isSmall = next.stop && !known.joins.has(next.text.toLowerCase()) && !isEmpty(next.text, known);
  return isSmall && text.slice(word.end, next.start) === ' ';
}
