import { openingCue, primarySubtag, readText, type Sentence, type TextReading } from '@ludotext/engine/game';
import type { DatedEvent } from './item.js';
import { tongues } from './languages.js';
import { type Names, namesOf } from './names.js';
import { type DatePhrase, datePhrase } from './read-date.js';
import { withoutPhrase } from './without-phrase.js';

/** More events than this are not looked for. */
const maxFound = 60;
/** No sentence longer than this, in UTF-16 units, is looked at. */
const maxLength = 320;
/** Words of an event: fewer say too little, more say two things. */
const minWords = 4;
const maxWords = 28;

/** What is quoted, asked or listed is no plain statement. */
const plain = /^\p{Lu}[^"“”«»„‚‘?!;:\n]+\.$/u;

/** The dated events of a text in its order, each said in a sentence of its own that names no time. */
export function eventsOf(text: string): Required<DatedEvent>[] {
  const reading = readText(text);
  const language = primarySubtag(reading.language);
  if (!Object.hasOwn(tongues, language)) return [];
  const names = namesOf(reading, language);
  const found: Required<DatedEvent>[] = [];
  for (const [index, sentence] of reading.sentences.entries()) {
    if (found.length >= maxFound) break;
    const event = eventOf(sentence, leading(reading, index), reading, names, language);
    if (event !== undefined) found.push(event);
  }
  return found;
}

/** The sentence of the same paragraph that a pronoun at the start may speak of: the last one with another start. */
function leading({ sentences }: TextReading, index: number): string {
  const isPronoun = /^(?:He|She|His|Her|Er|Sie|Sein|Ihr)\b/;
  for (let at = index - 1; at >= Math.max(0, index - 6); at--) {
    const { text = '', paragraph } = sentences[at] ?? {};
    if (paragraph !== sentences[index]?.paragraph) return '';
    if (!isPronoun.test(text)) return text;
  }
  return '';
}

function eventOf(
  { text, paragraph }: Sentence,
  before: string,
  { paragraphs }: TextReading,
  names: Names,
  language: string,
): Required<DatedEvent> | undefined {
  if (text.length > maxLength || paragraphs[paragraph]?.kind !== 'prose') return undefined;
  const clean = text
    .replace(/^(?:\[\d+\] ?)+/, '')
    .replace(/ ?\[\d+\]/g, '')
    .replace(/ ?\([^()]*\)/g, '');
  if (!plain.test(clean)) return undefined;
  const phrase = datePhrase(clean, language) ?? yearAlone(clean);
  if (phrase === undefined) return undefined;
  const isFit = (event: string | undefined) => event !== undefined && isAlone(event, language) && names.has(event);
  const bare = withoutPhrase(clean, phrase, language);
  const candidates = [bare, dotted(clean, phrase)].map((each) =>
    each === undefined ? undefined : names.fill(each, before),
  );
  const event = candidates.find(isFit);
  return event === undefined ? undefined : { event, date: phrase.date, evidence: text };
}

/** The one year of a sentence that no phrase of time holds; undefined where there are several. */
function yearAlone(sentence: string): DatePhrase | undefined {
  const [year, second] = sentence.matchAll(/(?<![\p{L}\d.,–-])(?:1\d|20)\d\d(?![\p{L}\d–-]|[.,]\d| \p{Ll}+s\b)/gu);
  if (year === undefined || second !== undefined) return undefined;
  return { start: year.index, end: year.index + year[0].length, date: year[0] };
}

/** Words that make a date a rough one, or the end of something. */
const rough = /\b(?:about|around|before|after|by|until|since|um|etwa|vor|nach|bis|seit|ab) $/iu;
const relative = /, (?:which|who|whose|that|d(?:er|ie|as|en|em|essen|eren)) [^,]*$/u;

/** A sentence with dots in place of its date, where the date cannot be left out; undefined where it is not the sentence's own. */
function dotted(sentence: string, { start, end }: DatePhrase): string | undefined {
  const [front, rest] = [sentence.slice(0, start), sentence.slice(end)];
  if (rough.test(front) || relative.test(front)) return undefined;
  const [preposition = ''] = /^(?:i[mn]|on|am|during) (?:Jahre? )?/iu.exec(sentence.slice(start, end)) ?? [];
  return `${front}${preposition}…${rest}`;
}

/** What a sentence without its date may still say of the time. */
const times: Readonly<Record<string, RegExp>> = {
  en: /(?<!\d)(?:1\d|20)\d\d(?!\d)|\b(?:century|centuries|decades?|the (?:time|year|month|day|war|same)|years? (?:after|before)|(?:after|within|for|over) (?:\w+ ){0,3}(?:years?|months?|weeks?|days?|hours?)|at (?:the )?age|aged|January|February|April|June|July|August|September|October|November|December|spring|summer|autumn|winter|as of)\b(?! [A-Z])|\bage of/u,
  de: /(?<!\d)(?:1\d|20)\d\d(?!\d)|\b(?:Jahrhunderts?|Jahrzehnte?n?|(?:nach|vor|seit|innerhalb) (?:\p{L}+ ){0,2}(?:Jahre?n?|Monate?n?|Wochen?|Tage?n?)|im Alter|Januar|Februar|April|Juni|Juli|August|September|Oktober|November|Dezember)\b|\b(?:seit|bis|ab|laut|etwa|circa|rund) |%/u,
};

/** Things that have a name, which the sentence does not say. */
const nameless: Readonly<Record<string, RegExp>> = {
  en: /\b[Tt]he (?:\p{Ll}+ )?(?:city|town|village|country|nation|state|company|group|band|school|university|family|army|island|region|team|club|couple|paper|book|film|corps|king|queen|president|treaty|law|act|house|building|church|bridge|project|plan)\b(?! (?:of|for|called|named|between|in|\p{Lu}))|\bwere? introduced\.$|\bwas introduced\.$/u,
  de: /\b(?:[Dd](?:er|ie|as|em|en|es)|[Ii]m|[Zz]u[mr]) (?:\p{Ll}+ )?(?:Stadt|Land|Landes|Ort|Ortes|Dorf|Insel|Unternehmen|Firma|Gruppe|Band|Schule|Universität|Familie|König|Königin|Kaiser|Präsident|Vertrag|Gesetz|Gebäude|Kirche|Brücke|Buch|Film|Verein|Region|Armee)\b(?! (?:de[rs]|von|nach|über|in|für|zwischen|\p{Lu}))/u,
};

/** Whether a sentence is understood without those around it, and without the time it was written at. */
function isAlone(event: string, language: string): boolean {
  const tongue = tongues[language];
  const size = event.split(' ').length;
  if (size < minWords || size > maxWords || openingCue(event, language) !== undefined) return false;
  if (tongue === undefined) return true;
  const points = new RegExp(`(?<![\\p{L}-])(?:${tongue.pointing})(?![\\p{L}-])`, 'iu');
  return ![points, times[language], nameless[language]].some((pattern) => pattern?.test(event));
}
