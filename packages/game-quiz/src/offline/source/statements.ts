import { openingCue, type Sentence, type TextReading } from '@ludotext/engine/game';
import { forLanguage } from '../../by-language.js';

/** Fewest and most words of a sentence that makes a good stem, where a language's words are shorter or longer than most. */
const wordBounds: Readonly<Record<string, readonly [number, number]>> = {
  ar: [6, 22],
  bg: [6, 26],
  cs: [6, 24],
  el: [7, 28],
  et: [5, 24],
  fa: [7, 28],
  fi: [5, 22],
  he: [5, 22],
  hi: [7, 28],
  hr: [6, 24],
  hu: [5, 24],
  id: [6, 26],
  ja: [9, 40],
  ko: [5, 18],
  pl: [6, 24],
  ro: [7, 30],
  ru: [6, 22],
  sw: [6, 26],
  th: [8, 34],
  tr: [5, 22],
  uk: [5, 24],
  vi: [9, 34],
  zh: [8, 34],
};
/** Most UTF-16 units of a sentence. */
const mostCharacters = 300;
const usualBounds = [8, 38] as const;
const ending = /[.。।۔．።။։។](?:\[[^[\]]{1,40}\])?$/u;
/** A number says so much that a sentence needs fewer words around it. */
const sparedWords = 2;
/** Two sentences that were not told apart: a note or an abbreviation with its full stop stands between them. */
const twoSentences =
  /[.!?](?:\[[^[\]]{1,20}\])+\s\p{Lu}|(?<!\p{L})\p{Ll}\.\s?\p{L}\.\s\p{Lu}|\p{Lu}\.\s?\p{Lu}\.\s\p{Lu}\p{L}?\s\p{Ll}/u;
const speech = /["“”„«»「」『』‹›]|^[–—-]|^['‘]|[:：]|…|\.\.\.|[?!？！]|(?<!\p{L})'|'(?!\p{L})|--/u;
/** A word or two set in quotation marks without a verb of speaking: a term, not speech. */
const quotedTerm = /["“„«「][\p{L}\p{N}’' -]{1,30}["”“»」](?!\s(?:said|asked|cried))/gu;

/** How much longer a sentence may be where a text has no shorter ones, in times of the usual bounds. */
const lenience = 1.5;
/** Marks that a sentence may have where a text has no plainer ones. */
const interruption = /--|…|\.\.\.|(?<=.{30})[:：](?= ?\p{Ll})/gu;

/**
 * Whether a sentence states something that a reader understands without the sentences before it; `lenient` for texts
 * of long and lively sentences, which have no others.
 */
export function isStatement(sentence: Sentence, reading: TextReading, language: string, lenient = false): boolean {
  const { words } = sentence;
  const text = lenient ? sentence.text.replace(interruption, ',') : sentence.text;
  const [fewest, usualMost] = forLanguage(wordBounds, language) ?? usualBounds;
  const most = lenient ? usualMost * lenience : usualMost;
  return (
    reading.paragraphs[sentence.paragraph]?.kind === 'prose' &&
    text.length <= (lenient ? mostCharacters * lenience : mostCharacters) &&
    words.length >= fewest - (/\p{Nd}{2}/u.test(text) ? sparedWords : 0) &&
    words.length <= most &&
    (ending.test(text) || !writesFullStops(language)) &&
    !twoSentences.test(text) &&
    (writesFullStops(language) ? /^[\p{L}\p{N}]/u : /^\p{L}/u).test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !speech.test(text.replace(quotedTerm, '')) &&
    (text.match(/[(（]/gu)?.length ?? 0) <= 1 &&
    openingCue(withoutConjunction(text), language) === undefined &&
    !pointsOutside(sentence, language)
  );
}

/** Words that point at something outside the sentence, wherever they stand. */
const anywhere: Readonly<Record<string, RegExp>> = {
  en: /\b(?:this|these|such|former|latter|above|below|following|here|I|me|my|we|us|you|your)\b/,
  de: /(?<!\p{L})(?:dies(?:e[mnrs]?)?|solche[mnrs]?|jene[mnrs]?|hier|oben|unten|ich|mich|wir|uns|du|dich)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[aeo]s?|es[aeo]s?|aquí|yo|tú|nosotros|usted)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces|ceci|cela|ici|je|tu|nous|vous)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[aoei]|quell[aoei]|qui|io|tu|noi|voi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:est[ae]s?|ess[ae]s?|isto|isso|aqui|eu|nós|você|vocês)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:deze|dit|ik|mij|wij|ons|jij|jullie|hier)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:denna|detta|dessa|jag|mig|vi|oss|du|här)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ten|ta|tego|tej|tym|tych|tutaj|ja|my)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:tento|tato|toto|této|tohoto|tomto|tyto|zde)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт(?:от|а|о|и|ого|ой|ому|им|их|ом)|здесь|такой|такие|я|ты|мы|вы)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:це[йю]?|ця|ці|цього|цієї|цьому|цих|тут|я|ти|ми|ви)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:bu|bunun|bunlar|şu|burada|ben|biz|sen|siz)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:ini|itu|tersebut|saya|kami|kita|anda)(?!\p{L})/iu,
  th: /^(?:แต่|และ|จึง|แล้ว|เขา|เธอ|มัน|พวก|หลังจากนั้น|จากนั้น|ดังนั้น|ต่อมา|นอกจาก|ซึ่ง|ที่|โดย|เพราะ|เพื่อ|หรือ)|(?:นี้|นั้น|เหล่านี้)(?!\p{L})/u,
  lo: /^(?:ແຕ່|ແລະ|ລາວ|ມັນ|ພວກ)/u,
};
/** Words for somebody or something named before: among the first words of a sentence they have nothing to stand for. */
const early: Readonly<Record<string, RegExp>> = {
  de: /^(?:er|sie|es|ihm|ihn|ihnen)$/i,
  nl: /^(?:hij|zij|ze|zijn|haar|hun|hem|hen|daarna|later)$/i,
  sv: /^(?:han|hon|de|hans|hennes|deras|honom|henne|sedan|senare)$/i,
  da: /^(?:han|hun|de|hans|hendes|deres|ham|hende|denne|dette|disse|senere)$/i,
  nb: /^(?:han|hun|de|hans|hennes|deres|ham|henne|denne|dette|disse|senere)$/i,
  pl: /^(?:on|ona|ono|oni|jego|jej|ich|go|mu|im|to|później|potem)$/i,
  cs: /^(?:on|ona|ono|oni|jeho|její|jejich|to|poté|později|pak)$/i,
  uk: /^(?:він|вона|воно|вони|його|її|їх|потім|згодом)$/iu,
  tr: /^(?:o|onun|onlar|onları|onların|ona|onu|sonra)$/i,
  id: /^(?:dia|ia|mereka|beliau|kemudian|lalu)$/i,
  hi: /^(?:यह|वह|ये|वे|इस|उस|इन|उन|इसे|उसे|इसका|इसकी|इसके|उसका|उसकी|उसके|उनका|उनकी|उनके|उन्होंने|उसने|मैं|हम)$/u,
  el: /^(?:αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|εκεί|εκείνος|εκείνη|τότε|όμως|αλλά|έτσι|ύστερα)$/iu,
  hu: /^(?:ő|ők|ezt|ezek|ebben|itt|ott|ezután)$/iu,
  vi: /^(?:tôi|này)$/i,
  ro: /^(?:el|ea|ei|ele|îl|îi|lor|acesta|aceasta|aceștia|acestea|acolo|atunci|apoi|iar|dar|însă|deci)$/iu,
  bg: /^(?:той|тя|то|те|него|нея|това|тези|тогава|после|там|но)$/iu,
  fa: /^(?:او|آنها|آن|این|سپس|اما|ولی|آنجا|بعد)$/u,
  he: /^(?:הוא|היא|הם|הן|אותו|אותה|שם|אז|אבל|זה|זאת|כך|אחרי)$/u,
  hr: /^(?:on|ona|oni|one|njegov|njezin|njihov|tada|zatim|ali|to|tamo)$/iu,
  sw: /^(?:yeye|wao|huyo|hiyo|hapo|kisha|lakini|halafu|baadaye|hivyo)$/iu,
  fi: /^(?:hän|he|se|ne|hänen|heidän|sen|sitten|mutta|siellä|silloin)$/iu,
  zh: /^(?:我|我们|你|你们|这|这个|这些|该|他|她|他们|她们|它|它们)$/u,
  ja: /^(?:私|僕|これ|この|彼|彼女|それ|その)$/u,
  ko: /^(?:나|나는|내가|저는|이것은|이런|그는|그녀는|그가)$/u,
};
/**
 * A time or place, its verb and a pronoun as its subject ("Von 1708 bis 1717 arbeitete er"), an object and its verb
 * ("La llevó"), or a verb without its subject ("Fue rey").
 */
const inverted: Readonly<Record<string, RegExp>> = {
  de: /^(?:[\p{L}\p{N}-]+ ){1,6}\p{Ll}+t(?:e|en)? (?:er|sie|es)(?!\p{L})/u,
  cs: /^(?:Je|Byla?|Byli|Má|Leží|Zemřela?|Narodila?) /u,
  ar: /^(?:وفي|وما|ومن|وكان|وقد|أما|كما|ثم|لكن|ولكن|غير) /u,
  es: /^(?:Es|Era|Fue|Está|Tiene|Ya|Tan|También|Al \p{Ll}+r|\p{Lu}\p{Ll}+(?:aba|aban|ía|ían|ó|aron|ieron)) |^(?:La|Las|Los) \p{Ll}+(?:aba|aban|ó|aron|ieron|tenían?|había|hacía)(?!\p{L})/u,
  it: /^(?:È|Era|Fu|Ha|Nacque|Morì) /u,
  nl: /^(?:[\p{L}\p{N}-]+ ){1,6}\p{Ll}{3,} (?:hij|zij|ze)(?!\p{L})/u,
  pl: /^(?:Jest|Był[aoy]?|Ma|Leży|Zmarła?|Urodził[ao]?) /u,
  ro: /^(?:A doua zi|De atunci|După aceea|Într-o (?:zi|seară)|În cele din urmă)(?!\p{L})/u,
  pt: /^(?:É|Era|Foi|Está|Tem|Fica|Nasceu|Morreu) /u,
  sv: /^(?:[\p{L}\p{N}-]+ ){1,7}(?:\p{Ll}{2,} (?:han|hon)|hans|hennes)(?!\p{L})/u,
};

/** Whether a sentence speaks of something that only the sentences before it name. */
export function pointsOutside({ text, words }: Sentence, language: string): boolean {
  if (forLanguage(anywhere, language)?.test(text) ?? false) return true;
  if (forLanguage(inverted, language)?.test(text) ?? false) return true;
  if (words.slice(0, 4).some((word) => forLanguage(early, language)?.test(word.text) ?? false)) return true;
  return language === 'en' && !namesBefore(text);
}

/** English words for a person named before, and for things. */
const person = /\b(?:he|him|his|she|her|hers)\b/i;
const thing = /\b(?:it|its|they|them|their)\b/i;
const named = /\b(?:[Tt]he|[Aa]n?|[Ss]ome|[Mm]any|[Mm]ost|[Ee]very|his|her) \p{Ll}{3,}|(?<=.)\b\p{Lu}\p{Ll}+/u;
const nouns = new RegExp(`${named.source}|^\\p{Lu}\\p{Ll}+`, 'gu');
/** A sentence that opens with one of these names its subject only later. */
const notSubject =
  /^(?:in|as|by|at|on|to|of|for|from|with|during|despite|after|before|until|since|like|unlike|under|through|without|within|among|thought|known|born|built|made|given|seen|left|\p{Ll}+(?:ing|ed))$/iu;

/** "…, her elder daughter, …": whose daughter, the sentence does not say. */
const relative = /^\P{Ll}[^,.;]{1,60}, (?:his|her|their|its) (?:\p{Ll}+ )?\p{Ll}+,/u;

/** English: a name or a noun with its article stands before the first pronoun. */
function namesBefore(text: string): boolean {
  if (relative.test(text)) return false;
  const personAt = text.search(person);
  const thingAt = text.search(thing);
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  if (notSubject.test(first)) return [personAt, thingAt].every((at) => at === -1 || namesSubject(text.slice(0, at)));
  const opensWithName =
    /^\p{Lu}\p{Ll}+/u.test(first) &&
    !/^(?:The|An?|There|When|While|If|As|Because|Although|Even|Only|Once|Until)$/.test(first);
  if (personAt !== -1 && !opensWithName && !named.test(text.slice(0, personAt))) return false;
  // Who does something does it to somebody else: "him" needs a second noun before it.
  if (/^[^,;]{1,60}\bhim\b/.test(text) && (text.slice(0, personAt).match(nouns)?.length ?? 0) < 2) return false;
  if (thingAt === -1) return true;
  const before = text.slice(0, thingAt).trim();
  // Two capitals are a person, whom "its" does not mean.
  return (
    before.split(' ').length >= 2 && !/^There\b/.test(before) && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+$/u.test(before)
  );
}

/** Whether a name or a noun with its article stands behind the opening phrase and its comma. */
function namesSubject(before: string): boolean {
  const comma = before.indexOf(',');
  return comma !== -1 && named.test(before.slice(comma));
}

/** Conjunctions at the beginning of a sentence that can be left out without moving a word. */
const opening =
  /^(?:(?:And|But|So|Then|Yet|Und|Aber|Doch|Y|Pero|Et|Mais|E|Ma|Mas|И|А|Но)(?=\s)(?!\s(?:that|when|then|after|at once|soon|many|much|far|long)[\s,])|(?:However|Therefore|Thus|Moreover|Furthermore|In addition|Also|Finally|Additionally|Consequently|Nevertheless|Además|Sin embargo|Cependant|Pourtant|Inoltre|Tuttavia|Além disso|Porém|Однако|Tuy nhiên),|(?:但是?|可是|而且|因此|しかし|そして|また|하지만|그러나|그리고)[，、,]?)\s*/u;

/** The sentence without the conjunction that ties it to the one before, capital again. */
export function withoutConjunction(sentence: string): string {
  const [found = ''] = opening.exec(sentence) ?? [];
  const rest = sentence.slice(found.length);
  return found === '' ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Languages that write no full stop: spaces part their sentences. */
const unstopped: ReadonlySet<string> = new Set(['th', 'lo']);

/** Whether a language ends its sentences with a mark. True for an unknown one. */
export const writesFullStops = (language: string): boolean => !unstopped.has(language);
