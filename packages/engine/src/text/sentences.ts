import { stopWords } from './languages/index.js';
import { enclosuresOf } from './marks.js';
import { usesSpaces } from './scripts.js';
import { partedBySpaces, possibleBreaks } from './sentence-breaks.js';

/** A sentence of a paragraph by offsets in it, without the space around it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much of the text around a break is looked at, in UTF-16 units. */
const context = 80;
/** The longest quotation or bracket that is kept in one sentence. */
const longestEnclosure = { spaced: 320, unspaced: 120 };
/**
 * The least that stands between two spaces for a clause, where spaces alone part sentences: less is a part of a name. A
 * Chinese or Japanese character says more than a letter.
 */
const shortestClause = { letters: 10, characters: 4 };
/** Thai: words that go on with a clause when they begin what follows a space, and that end none before it. */
const thaiGoesOn =
  /^(?:ได้|ที่|ซึ่ง|และ|หรือ|โดย|เพื่อ|จะ|ถูก|คือ|เป็น|มี|เมื่อ|ใน|จาก|ของ|เช่น|จึง|ก็|อัน|กับ|ด้วย|ให้|ว่า|ไม่|เพราะ|รวมทั้ง|รวมถึง|จน|ตาม|ต่อ|แก่|อย่าง|ทำให้)/u;
const thaiStaysOpen = /(?:ที่|ของ|ใน|และ|หรือ|เช่น|คือ|ว่า|เมื่อ|โดย|จาก|กับ|ซึ่ง|ได้แก่|ต่อมา|นอกจากนี้|อย่างไรก็ตาม|ดังนั้น)$/u;

/** The sentences of a paragraph that stands on one line. */
export function splitSentences(text: string, language: string): Span[] {
  const enclosures = enclosuresOf(text, usesSpaces(language) ? longestEnclosure.spaced : longestEnclosure.unspaced);
  const breaks = possibleBreaks(text, language);
  const shortest = partedBySpaces(text, language) ? shortestClauseOf(language) : Number.POSITIVE_INFINITY;
  const spans: Span[] = [];
  let start = 0;
  let enclosure = 0;
  breaks.forEach((at, index) => {
    while ((enclosures[enclosure]?.end ?? at) < at) enclosure += 1;
    const { start: opened, end: closed } = enclosures[enclosure] ?? { start: at, end: at };
    if (opened < at && at < closed) return;
    const sentence = text.slice(Math.max(start, at - context), at).trimEnd();
    const rest = text.slice(at, Math.min(breaks[index + 1] ?? text.length, at + context));
    if (!isSentenceEnd(sentence, rest.trimStart(), text.charAt(start), language, shortest)) return;
    spans.push(trimmedSpan(text, start, at));
    start = at;
  });
  spans.push(trimmedSpan(text, start, text.length));
  return spans.filter((span) => span.start < span.end);
}

const ending = /([\p{Sentence_Terminal}…;།༎]+)(["'’”“»«›‹)\]}」』】》〉）］*_]*(?:\[\p{Nd}{1,3}\])*)$/u;
const quoteEnd = /["'’”“»«」』]$/u;
const opensQuote = /["'‘“„«»「『]/u;
const wordless = /^[^\p{L}\p{N}]*$/u;
const continues = /^(?:[,;:)\]}%，、；：」』）]|[([*_]*[–—-]?\s*\p{Ll})/u;
/** What ends inside a bracket that opened within the sentence ("4 kg (8.8 lb.)") does not end the sentence. */
const innerBracket = /[\p{L}\p{N}%,;:]\s?[([（][^()[\]（）]*[)\]）]$/u;
const western = /^[.!?…;]+$/u;

const shortestClauseOf = (language: string): number =>
  language === 'zh' || language === 'ja' ? shortestClause.characters : shortestClause.letters;

/**
 * Whether a sentence may end before `rest`; both may be cut short at their far ends.
 * @param shortest fewest UTF-16 units on both sides of a space that parts two sentences
 */
function isSentenceEnd(sentence: string, rest: string, firstMark: string, language: string, shortest: number): boolean {
  // What holds no word is no sentence, so it stays with its neighbour.
  if ((sentence.length < context && wordless.test(sentence)) || (rest.length < context && wordless.test(rest)))
    return false;
  const match = ending.exec(sentence);
  if (match === null) return partsClauses(sentence, rest, shortest);
  const [, marks = '', closing = ''] = match;
  if (western.test(marks) && continues.test(rest)) return false;
  if (quoteEnd.test(closing) && isAttribution(rest, language, opensQuote.test(firstMark))) return false;
  if (innerBracket.test(sentence)) return false;
  return marks !== '.' || closing !== '' || !isInnerDot(sentence, rest, language);
}

/** Whether the space between two stretches without a mark parts two clauses. */
function partsClauses(sentence: string, rest: string, shortest: number): boolean {
  const before = /\S*$/u.exec(sentence)?.[0] ?? '';
  const after = /^\S*/u.exec(rest)?.[0] ?? '';
  return (
    before.length >= shortest && after.length >= shortest && !thaiGoesOn.test(after) && !thaiStaysOpen.test(before)
  );
}

const lastWord = /(?:^|[^\p{L}\p{M}\p{N}.])([\p{L}\p{M}][\p{L}\p{M}./-]*)\.$/u;
const initial = /(?:^|[^\p{L}\p{M}\p{N}])([\p{Lu}\p{Ll}\p{sc=Arab}\p{sc=Thai}])\p{M}*\.$/u;
const unit = /(?:\d|[IVXLC])\s*\p{Ll}\.$/u;
const etCetera = /т\.\s?[дп]\.$/u;
const enumeration = /^[("'„“]*(?:\d{1,3}|\p{L}|[ivxIVX]{1,4})\.$/u;
const germanOrdinal =
  /\b(?:am|im|der|die|das|dem|den|des|vom|zum|beim|seit|bis|ab|ein|eine|und|–)\s(?:\d{1,2}|[IVX]{1,5})\.$/u;
const germanMonth =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh)(?!\p{L})/u;

/** Whether the dot that `sentence` ends with belongs to an abbreviation, an initial or a number. */
function isInnerDot(sentence: string, rest: string, language: string): boolean {
  if (sentence.length < context && enumeration.test(sentence)) return true;
  const word = lastWord.exec(sentence)?.[1]?.toLowerCase();
  if (word !== undefined && isAbbreviation(word, language)) return true;
  if (word !== undefined && /^\p{N}/u.test(rest)) return isNumberLabel(word);
  if (initial.test(sentence)) {
    return !unit.test(sentence) && !etCetera.test(sentence) && !beginsWithStopWord(rest, language);
  }
  return (
    language === 'de' && /\d\.$|[IVX]\.$/.test(sentence) && (germanOrdinal.test(sentence) || germanMonth.test(rest))
  );
}

/** A capital stop word begins a sentence: "in the U.S. The", unlike "the U.S. Army". */
function beginsWithStopWord(rest: string, language: string): boolean {
  const word = /^["'“‘„«(]*([\p{L}\p{M}]+)/u.exec(rest)?.[1];
  return word !== undefined && word.length > 1 && stopWords(language).has(word.toLowerCase());
}

function trimmedSpan(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end);
  const from = end - slice.trimStart().length;
  return { start: from, end: Math.max(from, start + slice.trimEnd().length) };
}

// Only those that may stand before a capital need listing: before a small letter no sentence ends anyway.
const beforeNames: Readonly<Record<string, string>> = {
  en: 'mr mrs ms mx dr prof st ste gen col capt cpt lt sgt maj rev hon sen rep gov pres messrs mt ft fr sr jr fig figs vs e.g i.e cf viz eq approx',
  de: 'hr fr dr prof dipl ing mag hl st z.b z.t d.h u.a v.a o.ä u.ä s.o i.d.r bzw vgl ca evtl ggf sog inkl exkl geb gest tel bspw mio mrd abb',
  es: 'sr sra srta sres dr dra d dña ud uds vd prof profa lic ing arq gral cap sto sta av avda pág p.ej ej fig art núm tel aprox',
  fr: 'm mm mme mlle dr pr st ste mgr me p.ex ex cf av env fig art chap éd',
  it: 'sig sigg dott prof ing avv arch geom rag on mons s ss p.es es cfr fig art cap tel sig.ra sig.na dott.ssa prof.ssa',
  pt: 'sr sra srta srs dr dra prof profa exmo exma eng arq av d p.ex ex fig art cap tel sto sta',
  nl: 'dhr mevr mw dr drs ir ing prof mr st bijv bv o.a d.w.z m.a.w i.p.v m.b.t afb fig tel jhr ds',
  ru: 'г-н г-жа гр проф акад св им ул пр пл пос обл рис табл см ср стр гл тов т.е т.к т.н напр д-р',
  vi: 'ts ths gs pgs bs tp tx tr đ/c v.v',
  hi: 'डॉ प्रो श्री सुश्री कु पं',
  pl: 'dr prof mgr inż hab św ul al np tzn tzw m.in ks',
  sv: 'dr prof hr fr s:t t.ex bl.a dvs d.v.s ca kl',
  da: 'dr prof hr fr st f.eks bl.a dvs ca kl',
  ro: 'dl dna dr prof sf str nr de.ex',
  tr: 'dr prof doç av sn vb örn',
  id: 'dr prof bpk ir hj',
  el: 'κ κκ δρ π.χ αγ καθ',
  fa: 'دکتر',
};
const everywhere = 'mr mrs dr prof st vs e.g i.e fig';

/** Ends a sentence unless a number follows. */
const beforeNumbers = new Set(
  'no nos nr nrs núm num nº n p pp pg pág s S bd art sec ch chap kap cap vol vols abb fig figs eq abs ziff ca стр гл рис табл ст п д кв корп č str hr tel tr m.ö พ.ศ ค.ศ'.split(
    ' ',
  ),
);

const parsed = new Map<string, ReadonlySet<string>>();

/** Whether a name or a clause may follow this word and its dot; the word is lower case, without its last dot. */
export function isAbbreviation(word: string, language: string): boolean {
  const base = language.split('-', 1)[0] ?? language;
  let words = parsed.get(base);
  if (words === undefined) {
    words = new Set(`${everywhere} ${beforeNames[base] ?? ''}`.split(' '));
    parsed.set(base, words);
  }
  return words.has(word);
}

/** Whether a number may follow this word and its dot ("No. 5", "S. 12", "Hauptstr. 7"). */
export function isNumberLabel(word: string): boolean {
  return beforeNumbers.has(word) || /\p{L}str$/u.test(word);
}

// After a quotation: who said it. A colon or a comma before another quotation begins a sentence of its own instead.
const ownQuotation = `(?![^.!?"“]{0,40}[,:] ?["“‘'«])`;
const wordsBefore = String.raw`^(?:[\p{L}\p{M}'’-]+ ){1,4}?`;
const verbs: Readonly<Record<string, string>> = {
  en: 'said|says|asked|cried|replied|answered|shouted|called|whispered|thought|exclaimed|yelled|laughed|added|screamed|muttered|remarked|began|continued|ventured|pleaded|sighed|interrupted',
  vi: 'nói|hỏi|đáp|kêu|trả lời|thốt|hét|nghĩ|bảo|gọi|la|thì thầm',
  hi: 'ने कहा|ने पूछा|बोला|बोली|बोले|चिल्लाया|चिल्लाई',
};
const attributions: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(verbs).map(([language, verb]) => [
      language,
      new RegExp(`${wordsBefore}(?:${verb})(?!\\p{L})${ownQuotation}`, 'u'),
    ]),
  ),
  ar: new RegExp(
    `^(?:قال|قالت|قالوا|سأل|سألت|صاح|صاحت|صرخ|صرخت|أجاب|أجابت|همس|همست|رد|ردت)(?!\\p{L})${ownQuotation}`,
    'u',
  ),
  zh: /^[^，。！？“”「」：]{0,10}(?:说|說|道|问|問|喊|叫|答|想|哭)[^：“”「」]{0,12}[，。]/u,
};

/** Particles that tie a quotation to what follows, wherever it stands in the sentence. */
const particles: Readonly<Record<string, RegExp>> = {
  ja: /^(?:と(?!ても|き|ころ)|って|なんて|など|が(?!っ)|は(?!い|じ)|を|に|の(?!ち)|も(?!う|し)|で(?!も|す)|へ|や(?!が|っ))/u,
  ko: /^(?:라고|이라고|하고|라는|라며|라면서|고 |며 )/u,
};

/**
 * Whether what follows a quotation says who spoke it, so that both are one sentence; `after` need not be long. Most
 * languages name the speaker behind a quotation only if the sentence begins with it.
 */
export function isAttribution(after: string, language: string, quotationFirst: boolean): boolean {
  if (particles[language]?.test(after) === true) return true;
  return quotationFirst && attributions[language]?.test(after) === true;
}
