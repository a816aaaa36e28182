import { seedFrom } from '@ludotext/engine/game';
import { boundsOfSentence, latestYear, numberDistractors, yearBounds } from '../../distractors/number-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { numberOf, numbersIn } from '../../source/numbers.js';
import type { EnglishText, ReadSentence } from '../reading/sentence.js';
import { gapIn, type Stated, statedOf } from '../stated.js';

/** Gaps for the numbers, years and spans of years of a statement. */
export function numberGaps(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  const spans = [...spansOfYears(stated, text), ...spansOfMonths(stated)];
  return spans.length > 0 ? spans : [...numbers(stated, text, seed), ...money(stated, seed), ...ranks(stated)];
}

/** Maximum numbers of a sentence that is asked for one. */
const maxNumbers = 3;

/** Words that belong to the number before them. */
const scale = /^ (?:hundred|thousand|million|billion|trillion)\b/;

function numbers(stated: Stated, { source }: EnglishText, seed: number): Fact[] {
  const { text, sentence } = stated;
  const all = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(numberOf);
  const taken = new Set(text.match(/\d[\d.,]*/g)?.map((term) => term.replace(/[.,]$/, '')));
  // Among many numbers, each is a detail.
  if (taken.size > maxNumbers) return [];
  return numbersIn(text, 'en').flatMap((mention): Fact[] => {
    const rest = mention.isYear ? '' : (scale.exec(text.slice(mention.end))?.[0] ?? '');
    const key = `${mention.term}${rest}`;
    const kind = mention.isYear ? 'year' : 'number';
    const question = gapIn(stated, key, kind);
    if (question === undefined) return [];
    const year = numberOf(mention.term);
    const bounds = mention.isYear
      ? boundsOfSentence(text, year, yearBounds(year, all, latestYear(source.newestYear)))
      : { above: 0, below: Number.POSITIVE_INFINITY };
    const distractors = numberDistractors(mention, taken, bounds, seedFrom(text, key, String(seed))).map(
      (other) => `${other}${rest}`,
    );
    if (distractors.length < 2) return [];
    const draft = { evidence: stated.evidence, question, correct: key, distractors };
    return [{ kind, draft, sentence: sentence.index, value: 5 }];
  });
}

const span = /\b(?<from>[Bb]etween|[Ff]rom) (?<first>1\d{3}|20\d{2}) (?<to>and|to) (?<last>1\d{3}|20\d{2})\b/;
const shifts = [-24, -17, -11, 11, 17, 24];

/** "_____, the tower was built.": from which year to which. */
function spansOfYears(stated: Stated, { source }: EnglishText): Fact[] {
  const { from = '', first = '', to = '', last = '' } = span.exec(stated.text)?.groups ?? {};
  // Other numbers make the span a detail.
  if (first === '' || (stated.text.match(/\d[\d,]*/g)?.length ?? 0) > 2) return [];
  const latest = latestYear(source.newestYear);
  const moved = shifts
    .filter((years) => Number(last) + years <= latest)
    .map((years) => `${from} ${Number(first) + years} ${to} ${Number(last) + years}`);
  return spanGap(stated, `${from} ${first} ${to} ${last}`, moved, 'year');
}

const months = 'January February March April May June July August September October November December'.split(' ');
const month = `((?:early |mid-|late |the end of )?)(${months.join('|')})`;
const season = new RegExp(`\\b([Bb]etween|[Ff]rom) ${month} (and|to|until|through) ${month}\\b`, 'u');

/** "Whales visit the bay _____.": from which month to which. */
function spansOfMonths(stated: Stated): Fact[] {
  const [key = '', from = '', early = '', first = '', to = '', late = '', last = ''] = season.exec(stated.text) ?? [];
  // A capital at the beginning shows the place.
  if (key === '' || stated.text.startsWith(key)) return [];
  const moved = [3, 6, 9].map((by) => {
    const [one, other] = [first, last].map((month) => months[(months.indexOf(month) + by) % months.length]);
    return `${from} ${early}${one} ${to} ${late}${other}`;
  });
  // Somewhere: in a place that the sentence names.
  return /[\p{L},] \p{Lu}/u.test(stated.text.replace(key, '')) ? spanGap(stated, key, moved, 'number') : [];
}

function spanGap(stated: Stated, key: string, moved: readonly string[], kind: Fact['kind']): Fact[] {
  const question = gapIn(stated, key, 'name');
  if (question === undefined || moved.length < 2) return [];
  const at = seedFrom(stated.text) % Math.max(1, moved.length - 2);
  const draft = { evidence: stated.evidence, question, correct: key, distractors: moved.slice(at, at + 3) };
  return [{ kind, draft, sentence: stated.sentence.index, value: 6 }];
}

const amount = /(?<=[$€£])(\d[\d,]*\d|\d)(?![\d.,]*\d|[-–])(?: (?:million|billion|trillion))?/gu;

/** "sold for about $_____": with other amounts. */
const money = (stated: Stated, seed: number): Fact[] =>
  [...stated.text.matchAll(amount)].flatMap(([key, term = '']): Fact[] => {
    const question = gapIn(stated, key, 'number');
    const mention = { term, isYear: false, max: Number.POSITIVE_INFINITY, start: 0, end: 0 };
    const bounds = { above: 0, below: Number.POSITIVE_INFINITY };
    const others = numberDistractors(mention, new Set([term]), bounds, seedFrom(stated.text, key, String(seed)));
    if (question === undefined || numberOf(term) < 3 || others.length < 2) return [];
    const distractors = others.map((other) => `${other}${key.slice(term.length)}`);
    const draft = { evidence: stated.evidence, question, correct: key, distractors };
    return [{ kind: 'number', draft, sentence: stated.sentence.index, value: 5 }];
  });

const orders = 'second third fourth fifth sixth seventh eighth'.split(' ');
const rank = new RegExp(
  `\\b(${orders.join('|')})(?=[ -](?:\\p{Ll}+est|most|best)\\b)|(?<=\\b(?:ranked|ranks|placed|came|finished) )(?:\\p{Ll}{3,}th|\\d+th)\\b`,
  'u',
);
const named =
  'fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** "the _____ largest city": its place in a row. */
function ranks(stated: Stated): Fact[] {
  const [key = ''] = rank.exec(stated.text) ?? [];
  const question = key === '' ? undefined : gapIn(stated, key, 'class');
  if (question === undefined) return [];
  const row = [orders, named].find((each) => each.includes(key));
  const number = Number.parseInt(key, 10);
  if (row === undefined && !(number > 20)) return [];
  const from = row === undefined ? 0 : Math.max(0, Math.min(row.indexOf(key) - 1, row.length - 4));
  const distractors =
    row?.slice(from, from + 4).filter((other) => other !== key) ?? [-20, -10, 10].map((by) => `${number + by}th`);
  const draft = { evidence: stated.evidence, question, correct: key, distractors };
  return [{ kind: 'number', draft, sentence: stated.sentence.index, value: 6 }];
}
