import { languageOf, localeOf } from '../../languages/index.js';
import type { Language } from '../../languages/language.js';

/** A word of a class, in one of its forms. */
export interface ClassWord {
  readonly word: string;
  readonly className: string;
  /** Words of the same class and form are interchangeable in a gap. */
  readonly form: string;
  /** The same for a word and its synonyms, in all their forms. */
  readonly meaning: string;
}

/** The words of a language's classes. */
export interface WordClasses {
  /** The word of a class that these letters are; undefined for a word of two classes. */
  find(written: string): ClassWord | undefined;
  /** Whether an entry of several words begins with this one. */
  opensEntry(word: string): boolean;
  /** The words of a class, in one form or in all. */
  wordsOf(className: string, form?: string): readonly ClassWord[];
}

const known = new Map<string, WordClasses | undefined>();

/** The classes of a language; undefined for a language without any. */
export function classesOf(language: string): WordClasses | undefined {
  if (!known.has(language)) known.set(language, newClasses(language));
  return known.get(language);
}

function newClasses(tag: string): WordClasses | undefined {
  const language = languageOf(tag);
  if (language.wordClasses === undefined) return undefined;
  const words = new Map<string, ClassWord>();
  const ambiguous = new Set<string>();
  const lists = new Map<string, ClassWord[]>();
  const put = (entry: ClassWord): void => {
    const other = words.get(entry.word);
    if (other !== undefined && other.className !== entry.className) ambiguous.add(entry.word);
    if (other === undefined) words.set(entry.word, entry);
    for (const key of [entry.className, `${entry.className} ${entry.form}`]) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [entry]);
      else list.push(entry);
    }
  };
  for (const [className, forms] of Object.entries(language.wordClasses))
    for (const [form, list] of Object.entries(typeof forms === 'string' ? { '': forms } : forms))
      for (const entry of list.split(' '))
        for (const each of formsOf(entry, form, language)) put({ ...each, className });
  for (const country of language.wordClasses.country === undefined ? countryNames(tag) : [])
    if (!words.has(country)) put({ word: country, className: 'country', form: '', meaning: country });
  const openings = new Set(
    [...words.keys()].flatMap((word) => (word.includes(' ') ? [word.slice(0, word.indexOf(' '))] : [])),
  );
  return {
    opensEntry: (word) => openings.has(word) || openings.has(word.charAt(0).toLowerCase() + word.slice(1)),
    find: (written) => (ambiguous.has(written) ? undefined : words.get(written)),
    wordsOf: (className, form) => lists.get(form === undefined ? className : `${className} ${form}`) ?? [],
  };
}

/** The words of an entry in all their forms. */
function formsOf(entry: string, form: string, language: Language): Omit<ClassWord, 'className'>[] {
  const soundOf = (word: string): string =>
    language.wordSounds?.map((sound) => (sound.test(word.normalize('NFD')) ? '+' : '-')).join('') ?? '';
  return entry
    .replaceAll('_', ' ')
    .split('/')
    .flatMap((word) =>
      [...inflected(word, form, language)].map(([written, shown]) => ({
        word: written,
        form: shown + soundOf(written),
        meaning: entry,
      })),
    );
}

/** Each written form of a word, with the name of its form: one that serves for several cases is a form of its own. */
function inflected(word: string, form: string, { wordEndings, wordPlurals }: Language): Map<string, string> {
  const rule = form === 'm' || form === 'f' ? wordPlurals?.find(([pattern]) => pattern.test(word)) : undefined;
  if (rule !== undefined)
    return new Map([
      [word.replace(rule[0], rule[1]), `${form}p`],
      [word, form],
    ]);
  const endings = wordEndings?.[form]?.split(' ').map((ending) => (ending === '0' ? '' : ending)) ?? [];
  const stem = word.slice(0, word.length - (endings[0]?.length ?? 0));
  const agreeing = endings.length === 0 ? form : form.replace(/\..*$/, '');
  const forms = new Map([[word, agreeing]]);
  for (const [index, ending] of endings.entries())
    if (ending !== '-') forms.set(stem + ending, `${forms.get(stem + ending) ?? agreeing} ${index}`);
  return forms;
}

/** Countries that everybody knows: a small island is no plausible answer. */
const wellKnown =
  'AR AT AU BE BR CA CH CL CN CO CU DE DK EG ES ET FI FR GB GH GR HU ID IE IL IN IR IQ IT JP KE KR MA MX NG NO NZ PE PK PL PT RO RU SA SE TH TN TR TZ UA US VN ZA';

function countryNames(tag: string): string[] {
  const locale = localeOf(tag);
  if (locale === undefined) return [];
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return wellKnown.split(' ').flatMap((code) => names.of(code) ?? []);
}
