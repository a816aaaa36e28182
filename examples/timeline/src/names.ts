import type { TextReading } from '@ludotext/engine/game';

/** The names of a text. */
export interface Names {
  /** Whether a sentence says of whom or what it speaks: it has a name, and its subject is no "the company". */
  has(event: string): boolean;
  /**
   * A sentence with the full name of the person it begins with. "He" and "she" are whom the text is about, unless the
   * sentence before names somebody else; undefined where nobody is known.
   */
  fill(event: string, before: string): string | undefined;
}

const cap = "\\p{Lu}[\\p{L}\\p{M}’'-]+";
const small = '(?:de|von|van|der|la|del|di|da|bin|ibn|of)';
const person = `${cap}(?: (?:${small} ){0,2}${cap}){1,3}`;
const pair = new RegExp(`(?<first>${cap}) (?:(?:\\p{Lu}\\.|${small}) )?(?<last>${cap})`, 'gu');
/** Words that stand before a surname and are no first name. */
const titles =
  /^(?:The|In|On|At|But|And|As|By|When|After|For|Mrs?\.?|Dr|President|King|Queen|General|Captain|Sir|Lord|Lady|Der|Die|Das|Im|Am|König|Kaiser|Herr|Frau|Präsident|\p{L}+(?:ian|ish|ese|er))$/u;

const pronouns: Readonly<Record<string, RegExp>> = { en: /^(?:He|She) (?=\p{Ll})/u, de: /^(?:Er|Sie) (?=\p{Ll})/u };
const both: Readonly<Record<string, [RegExp, RegExp]>> = {
  en: [/\b[Hh]e\b/g, /\b[Ss]he\b/g],
  de: [/\b[Ee]r\b/g, /\b[Ss]ie\b/g],
};
const intros: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`^(?<name>${person})(?: ?\\([^)]*\\))?,? (?:[^.]{0,80} )?(?:was|is) (?:an?|the|one|born)\\b`, 'u'),
  de: new RegExp(
    `^(?<name>${person})(?: ?\\([^)]*\\))?,? (?:[^.]{0,80} )?(?:war|ist|wurde) (?:eine?|der|die|am|in|\\d)`,
    'u',
  ),
};

export function namesOf({ text, sentences }: TextReading, language: string): Names {
  const fullNames = new Map<string, Set<string>>();
  for (const { groups: { first = '', last = '' } = {}, 0: whole } of text.matchAll(pair)) {
    if (!titles.test(first)) fullNames.set(last, (fullNames.get(last) ?? new Set()).add(whole));
  }
  const middle = new Set(Array.from(text.matchAll(new RegExp(`(?<=[\\p{Ll},] )${cap}`, 'gu')), ([word]) => word));
  const intro = sentences.slice(0, 3).map((sentence) => intros[language]?.exec(sentence.text)?.groups?.name);
  const hero = intro.find((name) => name !== undefined && !titles.test(name.split(' ')[0] ?? ''));
  const [he = 0, she = 0] = (both[language] ?? []).map((pattern) => text.match(pattern)?.length ?? 0);
  const isOfOne = Math.max(he, she) >= 2 && Math.min(he, she) <= Math.max(he, she) / 6;

  const fullNameOf = (surname = ''): string | undefined => {
    const [full, second] = fullNames.get(surname) ?? [];
    return second === undefined ? full : undefined;
  };

  return {
    has: (event) => hasName(event, language, middle),
    fill(event, before) {
      if (pronouns[language]?.test(event)) {
        const people = Array.from(before.matchAll(pair)).filter(({ groups }) => !titles.test(groups?.first ?? ''));
        const subject = fullNameOf(
          new RegExp(`^(?:${cap} ){0,2}?(${cap})(?=(?:['’]s)? \\p{Ll})`, 'u').exec(before)?.[1],
        );
        // A text about one man speaks of somebody else where it says "she".
        const isOther = isOfOne && /^(?:She|Sie) /.test(event) !== she > he;
        const who = isOther ? undefined : (subject ?? (isOfOne ? hero : undefined));
        if (who === undefined || people.some(([name]) => name !== who)) return undefined;
        return event.replace(/^\p{L}+/u, who);
      }
      const surname = new RegExp(`^${cap}(?= \\p{Ll})`, 'u').exec(event)?.[0] ?? '';
      return (fullNameOf(surname) ?? surname) + event.slice(surname.length);
    },
  };
}

/** "The company" is known to the readers of a text only; "the University of Newcastle" to all. */
const noun =
  '(?!\\p{Ll}+ed\\b|(?:was|were|had|came|left|began|went|won|took|made|became|grew|fell|rose|led)\\b)[\\p{Ll}-]+';
const named = new RegExp(
  `^The (?:${noun} ){0,2}(?:${noun} (?:of|in|for|from|between|at) (?:the )?(?:${noun} )?)?\\p{Lu}`,
  'u',
);

function hasName(event: string, language: string, middle: ReadonlySet<string>): boolean {
  if (language === 'de')
    return /\p{Lu}[\p{L}-]+ \p{Lu}|\b(?:in|nach|aus|von|bei|gegen) \p{Lu}|\p{L}-\p{Lu}/u.test(event);
  const [first = '', ...others] = event.split(' ');
  const hasCapital = middle.has(first) || others.some((word) => /^\p{Lu}/u.test(word));
  return hasCapital && (first !== 'The' || named.test(event));
}
