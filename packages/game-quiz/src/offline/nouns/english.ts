import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

const englishVerbs = wordSet(
  'said went came took made saw got gave found told thought knew felt left kept began ran sat stood heard brought held wrote put set let ' +
    'lay fell grew became says goes comes takes makes gives uses runs lives means needs shows use used works plays moves begins lies ' +
    'go come take make see get give find tell think know feel leave keep begin run sit stand hear bring hold write called known named became ' +
    'drank ate slept woke broke threw flew spoke chose drove rode rose shook sang swam won lost met paid sent spent built bought caught taught sold',
);
const adverbs = wordSet(
  'throughout across along toward towards within behind beside beneath near inside outside around away back instead together soon ' +
    'home today yesterday tomorrow alone far fast forward backward upward downward apart aside else almost always never often sometimes ever ' +
    'like pure still just even perhaps maybe quite rather straight high low deep close past among amongst upon onto off well better best worse worst ' +
    'pretty rich poor beautiful ugly happy sad angry young higher lower longer shorter larger smaller greater fuller older younger earlier later ' +
    'dark common neural similar different important possible necessary available main whole entire full empty open true false real certain several lots',
);
const vagueNouns = wordSet(
  'thing things way ways part parts kind kinds type types number numbers time times day days lot lots rest case cases example examples fact end ' +
    'order place places people same first second last next other others use uses form forms side sides top bottom middle moment while bit ' +
    'result results reason matter sort point area areas level amount way one ones year years month week hour minute morning evening night ' +
    'man men woman women two three four five six seven eight nine ten eleven twelve hundred thousand million dozen half something anything nothing everything everyone someone new old great little good long small large big such own many',
);
const englishArticles = wordSet('the this its his her their our my your each every');
const englishPrepositions = wordSet(
  'of in by with for from on at into as between under over through against during without than about',
);
const plural = /(?:[^sui]s|[^aeiou]ies)$/;

/** The slot of an English noun: what is before it, and its number. */
function englishSlot(before: string, noun: string): string | undefined {
  const number = plural.test(noun) || /^(?:children|feet|teeth|mice)$/.test(noun) ? 'plural' : 'singular';
  if (before === 'a' || before === 'an') return `a ${number}`;
  if (englishArticles.has(before)) return `the ${number}`;
  return englishPrepositions.has(before) ? `bare ${number}` : undefined;
}

export const englishNouns: NounReader = (row) =>
  runsOf(row, (word) => !word.stop).flatMap(({ first, last: end }) => {
    let last = first;
    while (last < end && !endsPhrase(lower(row, last + 1))) last++;
    const slot = englishSlot(joined(row, first - 1) ? lower(row, first - 1) : '', lower(row, last));
    if (slot === undefined || last - first > 1) return [];
    const words = row.words.slice(first, last + 1);
    if (!words.every(({ text }) => /^[a-z]{3,}$/.test(text) && !endsPhrase(text)) || vagueNouns.has(lower(row, last)))
      return [];
    if (
      /(?:[^aeou]ic|ial|ional|ctual|[iu]cal|ing|ous|ful|able|ible|ical|less|ish|ive|est)$/.test(lower(row, last)) &&
      !alikeNouns.has(lower(row, last))
    )
      return [];
    return [mentionOf(row, first, last, 'noun', `${slot} ${last - first}`)];
  });

/** Nouns with the ending of an adjective. */
const alikeNouns = wordSet(
  'material trial burial memorial official tutorial music public clinic fabric plastic topic traffic attic magic critic mechanic republic comic mosaic logic fish dish king ring ' +
    'building painting evening meeting wedding ceiling detective archive forest harvest guest chest nest priest quest interest contest protest vegetable table cable animal spring string wing',
);

const lyNouns = wordSet('jelly family fly belly butterfly assembly supply reply ally lily bully monopoly anomaly');

/** Verbs, adverbs and the like: no noun phrase goes on with them. */
function endsPhrase(word: string): boolean {
  return (
    englishVerbs.has(word) ||
    adverbs.has(word) ||
    (/(?:[^e]ed|ly)$/.test(word) && word.length > 4 && !lyNouns.has(word))
  );
}
