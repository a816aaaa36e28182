import type { Locale, Say } from '../say.js';
import type { Format } from '../service/wire.js';
import type { Key } from '../strings/en.js';

/** A format as a teacher knows it. */
export interface NamedFormat {
  readonly format: Format;
  readonly name: string;
  /** What it is good for; empty for a format that the page does not know. */
  readonly hint: string;
}

/** Formats for the same programs. */
export interface FormatGroup {
  readonly heading: string;
  readonly formats: readonly NamedFormat[];
}

/** The formats by program, the best of each first, with their names and what they are for. */
const groups: readonly { readonly heading: Key; readonly formats: Readonly<Record<string, readonly [Key, Key]>> }[] = [
  {
    heading: 'exportMoodle',
    formats: {
      'moodle-xml': ['exportMoodleXml', 'exportMoodleXmlHint'],
      gift: ['exportGift', 'exportGiftHint'],
      aiken: ['exportAiken', 'exportAikenHint'],
    },
  },
  {
    heading: 'exportPlatforms',
    formats: {
      qti21: ['exportQti21', 'exportQti21Hint'],
      blackboard: ['exportBlackboard', 'exportBlackboardHint'],
      h5p: ['exportH5p', 'exportH5pHint'],
      scorm12: ['exportScorm', 'exportScormHint'],
      qti12: ['exportQti12', 'exportQti12Hint'],
    },
  },
  {
    heading: 'exportQuizzes',
    formats: {
      kahoot: ['exportKahoot', 'exportKahootHint'],
      blooket: ['exportBlooket', 'exportBlooketHint'],
      anki: ['exportAnki', 'exportAnkiHint'],
    },
  },
  {
    heading: 'exportFiles',
    formats: {
      html: ['exportHtml', 'exportHtmlHint'],
      csv: ['exportCsv', 'exportCsvHint'],
      markdown: ['exportMarkdown', 'exportMarkdownHint'],
      worksheet: ['exportWorksheet', 'exportWorksheetHint'],
    },
  },
];

/** The page writes this one itself. */
const ownFormat = 'ludotext';

/** The formats that can be written, by program; those that the page does not know come last, by their own names. */
export function groupFormats(formats: readonly Format[], say: Say): readonly FormatGroup[] {
  const open = new Map(formats.filter(({ id, writes }) => writes && id !== ownFormat).map((each) => [each.id, each]));
  const known = groups.map(({ heading, formats: names }) => ({
    heading: say(heading),
    formats: Object.entries(names).flatMap(([id, [name, hint]]): readonly NamedFormat[] => {
      const format = open.get(id);
      open.delete(id);
      return format === undefined ? [] : [{ format, name: say(name), hint: say(hint) }];
    }),
  }));
  const others = [...open.values()].map((format) => ({ format, name: format.display_name, hint: '' }));
  return [...known, { heading: say('exportOthers'), formats: others }].filter((group) => group.formats.length > 0);
}

/** What options are called, and their values where these are words. The same name means the same in every format. */
const optionKeys: Readonly<Record<string, Key>> = {
  category: 'exportCategory',
  shuffle_answers: 'exportShuffle',
  grading: 'exportGrading',
  separator: 'exportSeparator',
  bom: 'exportBom',
  note_type: 'exportNoteType',
  deck: 'exportDeck',
  seconds: 'exportSeconds',
  test: 'exportTest',
  canvas: 'exportCanvas',
  key: 'exportKey',
  seed: 'exportSeed',
  paper: 'printPaper',
  columns: 'exportColumns',
  title: 'exportOwnTitle',
  locale: 'exportLocale',
  pass_score: 'exportPassScore',
};
const valueKeys: Readonly<Record<string, Key>> = {
  'grading.ALL_OR_NOTHING': 'exportGradingAll',
  'grading.ABSOLUTE_POSITION': 'exportGradingPlace',
  'grading.RELATIVE_NEXT_EXCLUDE_LAST': 'exportGradingNext',
  'grading.RELATIVE_NEXT_INCLUDE_LAST': 'exportGradingNextLast',
  'grading.RELATIVE_ONE_PREVIOUS_AND_NEXT': 'exportGradingBoth',
  'grading.RELATIVE_ALL_PREVIOUS_AND_NEXT': 'exportGradingAround',
  'grading.LONGEST_ORDERED_SUBSET': 'exportGradingOrdered',
  'grading.LONGEST_CONTIGUOUS_SUBSET': 'exportGradingRun',
  'grading.RELATIVE_TO_CORRECT': 'exportGradingDistance',
  'separator.comma': 'exportComma',
  'separator.semicolon': 'exportSemicolon',
  'separator.tab': 'exportTab',
  'key.end': 'exportKeyEnd',
  'key.inline': 'exportKeyInline',
  'key.none': 'exportKeyNone',
  'paper.a4': 'printA4',
  'paper.letter': 'printLetter',
  'locale.auto': 'exportLocaleAuto',
};

type Schema = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The schema of a format's options with their names in the page's language, where the page knows them. */
export function namedOptions({ id, options }: Format, say: Say, locale: Locale): Schema {
  const members = Object.entries(objectIn(options.properties)).map(([name, member]) => {
    const { description, ...schema } = objectIn(member);
    const title = optionTitle(id, name, say);
    if (title === undefined) return [name, member] as const;
    return [name, { ...withNamedValues(name, schema, say, locale), title }] as const;
  });
  // Every option is there, with its usual value.
  return { ...options, properties: Object.fromEntries(members), required: members.map(([name]) => name) };
}

function optionTitle(format: string, name: string, say: Say): string | undefined {
  // Every option of H5P is the version of a library.
  if (format === 'h5p') return say('exportLibrary', { name: name.replaceAll('_', ' ') });
  const key = Object.hasOwn(optionKeys, name) ? optionKeys[name] : undefined;
  return key === undefined ? undefined : say(key);
}

function withNamedValues(name: string, schema: Schema, say: Say, locale: Locale): Schema {
  const { enum: values, ...rest } = schema;
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return schema;
  const nameOf = (value: string): string => {
    const key = valueKeys[`${name}.${value}`];
    if (key !== undefined) return say(key);
    return name === 'locale' ? (new Intl.DisplayNames(locale, { type: 'language' }).of(value) ?? value) : value;
  };
  return { ...rest, oneOf: values.map((value) => ({ const: value, title: nameOf(value) })) };
}

/** The options as a format has them when nothing is chosen. */
export function usualOptions({ options }: Format): Schema {
  const members = Object.entries(objectIn(options.properties)).map(([name, member]) => [
    name,
    objectIn(member).default,
  ]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
