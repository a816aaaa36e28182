import { isGivenName } from '../../source/names.js';
import { animateVerbs } from '../reading/name-kinds.js';
import type { EnglishText } from '../reading/sentence.js';

const title =
  /^(?:the )?(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lord|Lady|King|Queen|Prince|Princess|Emperor|Empress|Duke|Duchess|Count|Tsar|Sultan|Pope|Saint|President|Captain|General|Colonel|Major|Mayor|Professor|Doctor|Senator|Governor|Chancellor|Judge|Minister|Father|Mother|Uncle|Aunt|Grandfather|Grandmother)\b/;

const lastOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();

const known = new WeakMap<EnglishText, ReadonlySet<string>>();

/** The last words of the names that the text shows to be persons: by what they do or say, by a title, by "who". */
function shownIn(text: EnglishText): ReadonlySet<string> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const shown = new Set(text.source.speeches.map(({ speaker }) => lastOf(speaker)));
  for (const { tokens, clause, mentioned } of text.sentences)
    for (const { kind, phrase, head, text: name, role, verb } of mentioned) {
      if (kind !== 'person' || !phrase.name) continue;
      const acts = role === 'subject' && verb !== undefined && clause?.passive !== true && animateVerbs.has(verb);
      const isWho = /^(?:who|whom|whose)$/.test(tokens[phrase.last + 1]?.lower ?? '');
      if (acts || isWho || title.test(name)) shown.add(head);
    }
  known.set(text, shown);
  return shown;
}

/** Whether a name is surely a person's: it has a given name, or the text shows it. Names of stars and islands do not. */
export const isSurelyPerson = (name: string, text: EnglishText): boolean =>
  isGivenName(name.split(' ')[0] ?? '') || title.test(name) || shownIn(text).has(lastOf(name));
