import { nameClasses, nounClasses } from '../../languages/en-nouns.js';
import { wordSet } from '../../languages/index.js';

/** A class of nouns; see the table. */
interface NounClass {
  readonly group: string;
  readonly labels: readonly string[];
  readonly members: readonly string[];
  /** Its members exclude each other and are known to all. */
  readonly known: boolean;
}

const read = (rows: readonly string[]): readonly NounClass[] =>
  rows.map((row) => {
    const [group = '', labels = '', members = ''] = row.split('|').map((part) => part.trim());
    return {
      group,
      labels: labels.replace('*', '').split(' '),
      members: members.split(' ').filter((word) => word !== ''),
      known: labels.endsWith('*'),
    };
  });

const indexed = (classes: readonly NounClass[]): ReadonlyMap<string, readonly NounClass[]> => {
  const found = new Map<string, NounClass[]>();
  for (const each of classes)
    for (const word of [...each.labels, ...each.members]) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [each]);
      else if (!known.includes(each)) known.push(each);
    }
  return found;
};

const byNoun = indexed(read(nounClasses));
const byName = indexed(read(nameClasses));

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'men:man women:woman children:child feet:foot teeth:tooth geese:goose mice:mouse oxen:ox people:people wolves:wolf knives:knife leaves:leaf loaves:loaf ' +
    'shelves:shelf calves:calf lives:life wives:wife thieves:thief elves:elf dwarves:dwarf halves:half scarves:scarf hooves:hoof bacteria:bacterium fungi:fungus ' +
    'buses:bus gases:gas lenses:lens viruses:virus potatoes:potato tomatoes:tomato heroes:hero mosquitoes:mosquito volcanoes:volcano torpedoes:torpedo'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const regularPlural: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).map(([plural, singular]) => [singular, plural]),
);

/** "wolves" → "wolf"; the last part of a compound with a hyphen. */
export function singularOf(noun: string): string {
  const word = noun.slice(noun.lastIndexOf('-') + 1) || noun;
  if (irregular[word] !== undefined) return irregular[word];
  if (byNoun.has(word) || !/[^sui]s$|uses$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** "wolf" → "wolves". */
function pluralOf(noun: string): string {
  const known = regularPlural.get(noun);
  if (known !== undefined) return known;
  if (noun.endsWith('man')) return `${noun.slice(0, -3)}men`;
  if (
    /^(?:sheep|fish|deer|salmon|trout|cod|squid|shrimp|reindeer|aircraft|trousers|scissors|stairs|pliers)$/.test(noun)
  )
    return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Classes that an ending shows, for nouns that the table does not have. */
const endings: readonly (readonly [group: string, ending: RegExp])[] = [
  ['field', /^(?!techn|econ)[a-z]{2,}(?:ology|onomy|omics|ography)$/],
  ['process', /[a-z]{3}(?:fication|i[sz]ation|ynthesis|olysis|itosis|iosis)$|[a-z]{4}(?:l|r|n|p|t|c)ation$/],
  ['ideology', /[a-z]{4}ism$/],
  ['disease', /[a-z]{3}(?:itis|aemia|emia)$/],
  ['person', /[a-z]{3}(?:ologist|ician|eer|woman|man|ist)$/],
  ['dinosaur', /[a-z]{3}(?:saurus|saur)$/],
  ['measure', /[a-z]{3}(?:meter|metre)$/],
];
const noProcess =
  /^(?:(?:inform|popul|found|organi[sz]|civili[sz]|corpor|publ|loc|combin|rel|vac|st|situ|gener|associ|applic|educ|oper|repr?esent|qualifi|reput|expect|oblig|vari|motiv|relax|conversation|document|illustr|regul|legisl|oper|transl)ation)$/;

function classesOf(noun: string): readonly { readonly group: string; readonly labels?: readonly string[] }[] {
  const known = byNoun.get(noun);
  if (known !== undefined) return known;
  const ending = endings.find(([, pattern]) => pattern.test(noun));
  return ending === undefined || noProcess.test(noun) ? [] : [{ group: ending[0] }];
}

/** The group of a noun in any number: the most usual of several; undefined if nothing shows it. */
export const groupOf = (noun: string): string | undefined => classesOf(singularOf(noun))[0]?.group;

/** How close two nouns are: 2 in one class, 1 in one group, 0 otherwise; a class and its member exclude each other. */
export function closeness(one: string, other: string): 0 | 1 | 2 {
  const [a, b] = [singularOf(one), singularOf(other)];
  const [ofA, ofB] = [classesOf(a), classesOf(b)];
  const names = (word: string, classes: typeof ofA, against: string) =>
    classes.some(
      ({ labels }) => labels?.includes(word) === true && byNoun.get(against)?.some((each) => each.labels === labels),
    );
  if (a === b || names(a, ofA, b) || names(b, ofB, a)) return 0;
  // A word for a whole group, such as "animal", is above each of its members.
  if (isAbove(a, ofB) || isAbove(b, ofA)) return 0;
  if (byNoun.has(a) && ofA.some((each) => ofB.includes(each as NounClass))) return 2;
  // Of a noun with several meanings nobody knows which group is meant.
  return groupsOf(ofA).size === 1 && groupsOf(ofB).size === 1 && ofA[0]?.group === ofB[0]?.group ? 1 : 0;
}

const groupsOf = (classes: readonly { readonly group: string }[]): ReadonlySet<string> =>
  new Set(classes.map(({ group }) => group));

/** Whether a noun names the whole group of these classes, or a kind of it without members of its own. */
const isAbove = (word: string, classes: readonly { readonly group: string }[]): boolean =>
  classes.some(
    ({ group }) =>
      group === word ||
      byNoun.get(word)?.some((each) => each.group === group && each.members.length === 0 && each.labels.includes(word)),
  );

/** Groups and classes whose nouns have no plural and no "a". */
const uncountable = wordSet(
  'gas metal material nutrient fuel chemical feeling character measure colour sense energy field sector religion language weather sport disease time ideology government ' +
    'life-process earth-process force right crime care hobby operation natural-threat drink ingredient grain meat cash-crop cloth stuff stone',
);
/** Groups whose nouns take no article. */
const bareGroups = wordSet('field sector religion language sport ideology life-process hobby time');

/**
 * Well-known nouns beside this one, in its number, none of which is the noun itself or a word for its class; none for a
 * noun of several meanings, or with an article that its class does not take.
 */
export function neighboursOf(noun: string, plural: boolean, article: '' | 'a' | 'the' = ''): string[] {
  const singular = singularOf(noun);
  const classes = byNoun.get(singular) ?? [];
  if (groupsOf(classes).size !== 1) return [];
  const [{ group, labels }] = classes as [NounClass];
  // A car for a boat: the members of the other classes of vehicles.
  const isLabel = labels.includes(singular) && group === 'vehicle';
  const own = isLabel
    ? vehicles.find((each) => each !== classes[0])
    : classes.find(({ known, members }) => known && members.includes(singular));
  if (own === undefined || (article !== '' && bareGroups.has(group))) return [];
  if ((plural || article === 'a') && (uncountable.has(group) || uncountable.has(own.labels[0] ?? ''))) return [];
  return own.members
    .filter((other) => other !== singular && groupsOf(byNoun.get(other) ?? []).size === 1)
    .map((other) => (plural ? pluralOf(other) : other).replace('-', ' '));
}

const vehicles = (byNoun.get('car') ?? []).concat(byNoun.get('ferry') ?? []);

/** The class of a well-known name: a country, a city, a month. */
export const classOfName = (name: string): string | undefined => byName.get(name)?.[0]?.group;

/** Well-known names beside this one: countries of its continent, months. */
export const namesBeside = (name: string): string[] =>
  (byName.get(name)?.[0]?.members ?? []).filter((other) => other !== name);
