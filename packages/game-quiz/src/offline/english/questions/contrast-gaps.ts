import { seedFrom, shuffle } from '@ludotext/engine/game';
import { gapSign } from '../../../item-parts.js';
import { closedSets } from '../../../languages/en-closed-sets.js';
import { comparisons, contrasts } from '../../../languages/en-contrasts.js';
import type { Fact } from '../../facts/facts.js';
import { isStatement, withoutConjunction } from '../../source/statements.js';
import { isClearGap, isContrastTold } from '../gates.js';
import { neighboursOf } from '../noun-classes.js';
import type { EnglishText, ReadSentence } from '../reading/sentence.js';

/** A part of a sentence with what else could stand there, and would say something wrong. */
interface Contrast {
  readonly start: number;
  readonly key: string;
  readonly others: readonly string[];
  readonly value: number;
}

const maxWords = 30;

/** "As the load grows, the speed _____.": a word of a closed set, whose other words say the opposite. */
export function contrastGaps(sentence: ReadSentence, { source }: EnglishText, seed: number): Fact[] {
  const whole = source.reading.sentences[sentence.index];
  if (whole === undefined || sentence.tokens[0]?.start !== 0) return [];
  if (whole.words.length > maxWords || !isStatement(whole, source.reading, 'en')) return [];
  const { text } = whole;
  const found = [
    ...compared(text, sentence),
    ...ofSets(text),
    ...centuries(text),
    ...fractions(text),
    ...ofFrames(text),
    ...decades(text),
  ];
  return found.flatMap(({ start, key, others, value }): Fact[] => {
    // What is denied of one may hold for none.
    const isDenied = /\b(?:not|never|no|nor|neither|without|except|hardly)\b|n['’]t\b/.test(
      text.slice(Math.max(0, start - 40), start),
    );
    const isOnce = text.toLowerCase().split(key.toLowerCase()).length === 2;
    const free = others.filter(
      (other) =>
        !new RegExp(`\\b${/^\p{Ll}{6,}$/u.test(other) ? other.replace(/e?s$/, '') : `${other}\\b`}`, 'i').test(text),
    );
    // Another word of a small set in the sentence tells the key.
    if (isContrastTold(key, sentence, text, source)) return [];
    // "The women had to laugh": a sentence that opens with them says nothing else of them.
    if (/^(?:men|women|children)$/.test(key) && start < 6) return [];
    if (isDenied || !isOnce || free.length < 2 || (free.length < others.length && !mayMeet.test(key)) || start === 0)
      return [];
    const question = withoutConjunction(
      `${text.slice(0, start).replace(/(?<!\p{L})(a)n? $/iu, '$1(n) ')}${gapSign}${text.slice(start + key.length)}`,
    );
    const chosen = others.length > 3 ? shuffle(free, seedFrom(text, key, String(seed))) : free;
    const draft = { evidence: text, question, correct: key, distractors: chosen.slice(0, 3) };
    const fact: Fact = { kind: /\d/.test(key) ? 'year' : 'contrast', draft, sentence: sentence.index, value };
    return isClearGap(fact) ? [fact] : [];
  });
}

/** Names, of which a sentence may have several. */
const mayMeet = /^(?!(?:March|April|May|June|July|August)$)\p{Lu}(?!\p{Ll}+(?:day|ber|ary)$)|\d/u;

interface Entry {
  readonly others: readonly string[];
  readonly before?: RegExp | undefined;
  readonly behind?: RegExp | undefined;
}

/** What may stand for each word of the closed sets. */
const entries = new Map<string, Entry[]>();
for (const { options, keys, before, behind } of [...contrasts, ...closedSets]) {
  const forms = options.split('|').map((option) => option.trim().split('/'));
  const wanted = keys?.split('/').map((key) => key.trim());
  const add = (key: string, others: readonly string[]) =>
    entries.set(key, [...(entries.get(key) ?? []), { others, before, behind }]);
  if (wanted !== undefined)
    for (const [at, key] of wanted.entries())
      add(
        key,
        forms.map((each) => each[at] ?? each[0] ?? ''),
      );
  else
    for (const own of forms)
      for (const [at, key] of own.entries())
        add(
          key,
          forms.filter((each) => each !== own).map((each) => each[at] ?? ''),
        );
}
const anyOfSets = new RegExp(
  `(?<![\\p{L}-])(?:${[...entries.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`,
  'gu',
);

function ofSets(text: string): Contrast[] {
  return [...text.matchAll(anyOfSets)].flatMap(({ 0: key, index: start }) => {
    const [before, behind] = [
      text.slice(Math.max(0, start - 60), start),
      text.slice(start + key.length, start + key.length + 60),
    ];
    const entry = entries
      .get(key)
      ?.find((each) => (each.before?.test(before) ?? true) && (each.behind?.test(behind) ?? true));
    return entry === undefined ? [] : [{ start, key, others: entry.others, value: 7 }];
  });
}

const opposites = new Map(
  comparisons.split('|').flatMap((row) => {
    const [own = '', other = ''] = row.split(':').map((part) => part.trim());
    const [more = '', most = '', plain = ''] = own.split(' ');
    const [less = '', least = ''] = other.split(' ');
    return [
      [more, { opposite: less, plain }],
      [most, { opposite: least, plain }],
    ] as const;
  }),
);

const comparative =
  /(?<![\p{L}-])((?:much|far|slightly|considerably|significantly) )?(?:(\p{Ll}+er|worse)|more (\p{Ll}+)|less (\p{Ll}+)) than(?= \p{L})/gu;
const noComparison =
  /\b(?:no|not|n['’]t|never|rather|times|percent|per cent|any|the|even|still|little|bit|lot|often|always|mostly|\p{Ll}+ly|\d\S*|(?:a|an|half|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*) (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|degrees?|miles?|metres?|meters?|feet|foot|inch|inches|kilometres?|kilometers?|points?)|years?) $/iu;
const superlative =
  /(?<=\bthe |['’]s )\p{Ll}+est(?= (?:(?:inhabited|active|living|natural|modern|private|public) )?(?:city|cities|town|country|island|lake|river|mountain|peak|volcano|ocean|sea|desert|planet|bridge|tower|building|museum|library|company|bank|school|university|airport|port|harbour|church|street|animal|bird|fish|mammal|tree|bone|organ|muscle|continent|state|province|region|economy|population|waterfall|cave|glacier|railway|tunnel)\b)/gu;

/** "Long bones are longer than": another form of the word, or of its opposite, tells. */
function hasForm(text: string, start: number, key: string, words: readonly string[]): boolean {
  const stem = `${text.slice(0, start)}${text.slice(start + key.length)}`;
  return words.some((word) => new RegExp(`(?<!\\p{L})${word.replace(/e?r$|[ey]$/, '')}`, 'iu').test(stem));
}

/** "larger than", "the largest": with its opposite and its equal. */
function compared(text: string, sentence: ReadSentence): Contrast[] {
  const found = [...text.matchAll(comparative)].flatMap((match): Contrast[] => {
    const [key, degree = '', single, more, less] = match;
    const start = match.index;
    if (
      noComparison.test(text.slice(Math.max(0, start - 30), start)) ||
      /^ (?:ever|expected|most|that|it|this|they|one|once|half|normal|usual|average|\d)\b/.test(
        text.slice(start + key.length),
      )
    )
      return [];
    if (single !== undefined) {
      const pair = opposites.get(single);
      return pair === undefined || hasForm(text, start, key, [pair.plain, pair.opposite])
        ? []
        : [{ start, key, others: [`${degree}${pair.opposite} than`, `exactly as ${pair.plain} as`], value: 9 }];
    }
    const word = more ?? less ?? '';
    const isQuality = sentence.tokens.some((token) => token.lower === word && token.is('Adjective'));
    if (!isQuality) return [];
    return [
      {
        start,
        key,
        others: [`${degree}${more === undefined ? 'more' : 'less'} ${word} than`, `exactly as ${word} as`],
        value: 9,
      },
    ];
  });
  const top = [...text.matchAll(superlative)].flatMap((match): Contrast[] => {
    const [key] = match;
    const pair = opposites.get(key);
    const isOneOf = /\b(?:one|some|among|of|many|two|three) (?:of )?the $/.test(
      text.slice(Math.max(0, match.index - 14), match.index),
    );
    return pair === undefined ||
      isOneOf ||
      hasForm(text, match.index, key, [pair.plain, pair.opposite]) ||
      /^(?:best|worst|latest|earliest)$/.test(key)
      ? []
      : [{ start: match.index, key, others: [pair.opposite, `second ${key}`], value: 7 }];
  });
  return [...found, ...top];
}

/** Verbs whose object is one of a class that all know: an instrument, a subject, a disease, a crop. */
const framed =
  /(?<=\b(?:play(?:s|ed|ing)? the|play(?:s|ed)?|stud(?:y|ies|ied)|taught|teach(?:es)?|professor of|degree in|die[sd]? (?:of|from)|suffer(?:s|ed)? from|cases of|vaccine against|outbreak of|epidemic of|grow|grows|grew|planted|harvest(?:s|ed)?|exports?|exported|mined|drank|drinks?|rich in|in search of|looking for|deposits of|reserves of) )\p{Ll}+(?=[.,;]|$| (?:at|in|on|with|for|from|by|when|because|to|that)\b)/gu;

/** "died of cholera": with others of its class. */
function ofFrames(text: string): Contrast[] {
  return [...text.matchAll(framed)].flatMap(({ 0: key, index: start }) => {
    const others = neighboursOf(key, /[^su]s$/.test(key));
    return others.length < 4 ? [] : [{ start, key, others, value: 7 }];
  });
}

/** "in the 1890s": with the decades around. */
function decades(text: string): Contrast[] {
  return [
    ...text.matchAll(/(?<=\b(?:in|during|since|throughout|of) the (?:early |late |mid-)?)(1[1-9]|20)(\d)0s\b/g),
  ].flatMap((match) => {
    const [key] = match;
    const year = Number.parseInt(key, 10);
    // "the 1800s" may be the whole century.
    if (year % 100 === 0) return [];
    const others = [year - 30, year - 20, year - 10, year + 10, year + 20].filter((other) => other <= 2020);
    return [{ start: match.index, key, others: others.map((other) => `${other}s`), value: 7 }];
  });
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );
const century =
  /(?<=\b(?:the|early|late|mid|mid-) ?)((?:\d{1,2}(?:st|nd|rd|th))|[a-z-]+(?:th|first|second|third))(?=[ -]century\b)/gu;

/** "the sixteenth century": with those around it. */
function centuries(text: string): Contrast[] {
  return [...text.matchAll(century)].flatMap(({ 0: key, index: start }): Contrast[] => {
    const number = /^\d/.test(key) ? Number.parseInt(key, 10) : ordinals.indexOf(key) + 1;
    if (
      number < 3 ||
      number > 21 ||
      !/\b(?:in|during) (?:the )?(?:early |late |mid-?)?$/.test(text.slice(Math.max(0, start - 20), start))
    )
      return [];
    const near = [number - 2, number - 1, number + 1].filter((each) => each > 0 && each <= 21);
    const written = (each: number) =>
      /^\d/.test(key)
        ? `${each}${each === 21 ? 'st' : each === 1 ? 'st' : each === 2 ? 'nd' : each === 3 ? 'rd' : 'th'}`
        : (ordinals[each - 1] ?? '');
    return [{ start, key, others: near.map(written), value: 7 }];
  });
}

const parts = ['a quarter', 'a third', 'half', 'two thirds', 'three quarters'];
const fraction =
  /(?<=\b(?:about|around|nearly|almost|roughly|approximately|exactly|only|just|in|up|makes?|made|cover|covers|covered|lost|than|to|by|yet) )(?:an? (?:third|quarter)|(?:one|two)[ -]thirds?|(?:one|three)[ -]quarters?|(?:one-)?half)(?= (?:of|the|its|their|his|her|would|were|was|are|is|had|have)\b)/gu;

/** "about a third of the crop": with other shares. */
function fractions(text: string): Contrast[] {
  return [...text.matchAll(fraction)].flatMap(({ 0: key, index: start }): Contrast[] => {
    if (/\b(?:more|less|over|under|least|most|than|up) (?:than )?$/.test(text.slice(Math.max(0, start - 14), start)))
      return [];
    const plain = key
      .replace('-', ' ')
      .replace(/^one /, 'a ')
      .replace(/^a half/, 'half');
    const written = (share: string) => (key.includes('-') ? share.replace(/^a /, 'one ').replace(' ', '-') : share);
    const others = parts.filter((each) => each !== plain).map(written);
    return others.length === parts.length ? [] : [{ start, key, others, value: 7 }];
  });
}
