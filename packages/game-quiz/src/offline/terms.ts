import type { TextReading } from '@ludotext/engine';
import { comparable } from '../comparable.js';
import type { Mention, WordRow } from './mention.js';
import { type NameKind, nameKinds } from './name-kinds.js';
import { namesIn } from './names.js';
import { vietnameseClassifiers } from './nouns/vietnamese.js';
import { nounsIn } from './nouns.js';
import { rootOf } from './root.js';

/** All terms of a text, by sentence, by term and by the slots they stand in. */
export interface Terms {
  /** By index of the sentence. */
  readonly inSentence: readonly (readonly Mention[])[];
  /** By comparable term: the mentions in order. */
  readonly byTerm: ReadonlyMap<string, readonly Mention[]>;
  /** By {@link slotKey}: the mentions in order. */
  readonly bySlot: ReadonlyMap<string, readonly Mention[]>;
}

/** Which mentions can stand for each other. */
export const slotKey = (mention: Mention): string => `${mention.shape} ${mention.slot}`;

export function findTerms(reading: TextReading, language: string): Terms {
  const rows = reading.sentences.map((sentence, index): WordRow => ({ sentence, index, words: sentence.words }));
  const plainWords = new Set(rows.flatMap(({ words }) => words.map(({ text }) => text)));
  const names = rows.map((row) =>
    // A name is never written small; German writes every noun with a capital.
    language === 'de' || !isWhole(row, reading)
      ? []
      : namesIn(row, language).filter(({ term }) => !plainWords.has(term.toLowerCase())),
  );
  const kinds = nameKinds(names, rows, language);
  const found = rows.map((row, index) => [
    ...(names[index] ?? []).flatMap((mention) => ofKind(mention, kinds)),
    ...(isWhole(row, reading) ? nounsIn(row, language) : []),
  ]);
  const isNoun = nounTest(found.flat(), reading, language);
  const inSentence = found.map((mentions, index) =>
    mentions.filter(
      (mention) =>
        (mention.shape !== 'noun' || isNoun(mention.term)) && !isInNote(reading.sentences[index]?.text ?? '', mention),
    ),
  );
  const byTerm = new Map<string, Mention[]>();
  const bySlot = new Map<string, Mention[]>();
  for (const mention of inSentence.flat()) {
    push(byTerm, comparable(mention.term), mention);
    push(bySlot, slotKey(mention), mention);
  }
  return { inSentence, byTerm, bySlot };
}

/** A name with its kind in the slot; none without a kind, because nothing can be told to be of it. Acronyms as they are. */
function ofKind(mention: Mention, kinds: ReadonlyMap<string, NameKind>): Mention[] {
  if (mention.shape !== 'name') return [mention];
  const kind = kinds.get(mention.term);
  return kind === undefined ? [] : [{ ...mention, slot: `${kind} ${mention.slot}` }];
}

/** Whether a sentence is one, and no cell of a table, heading or entry of a list. */
function isWhole({ sentence }: WordRow, { paragraphs }: TextReading): boolean {
  return (
    paragraphs[sentence.paragraph]?.kind === 'prose' &&
    /[\p{Po}\p{Pf}\])"]$/u.test(sentence.text) &&
    !sentence.text.startsWith('|')
  );
}

/** Languages in which a word can be told as a noun only by what stands before it somewhere in the text. */
const markedLanguages = new Set(['en', 'ru', 'vi', 'zh']);

/**
 * Which terms are nouns, by all their mentions: an article, preposition or classifier marks them at least once.
 * Two words make a term only if the text puts them together again (in Vietnamese mostly together) or knows their head.
 */
function nounTest(mentions: readonly Mention[], reading: TextReading, language: string): (term: string) => boolean {
  if (!markedLanguages.has(language)) return () => true;
  const counts = new Map<string, number>();
  const marked = new Set<string>();
  const form = language === 'ru' ? rootOf : comparable;
  for (const { shape, slot, term } of mentions) {
    if (shape !== 'noun') continue;
    counts.set(term, (counts.get(term) ?? 0) + 1);
    if (!slot.startsWith('bare') || slot.startsWith('bare plural')) marked.add(form(term));
  }
  return (term) => {
    const count = counts.get(term) ?? 0;
    if (!marked.has(form(term))) return false;
    if (!term.includes(' ')) return true;
    const rarest = Math.min(...term.split(' ').map((word) => reading.count(word)));
    if (language === 'vi') {
      const first = term.slice(0, term.indexOf(' '));
      return vietnameseClassifiers.has(first) || (count > 1 && count >= rarest * 0.6);
    }
    // "Steam turbine" met once is a term all the same where the text knows turbines.
    return count > 1 || marked.has(term.slice(term.indexOf(' ') + 1));
  };
}

/** Whether a mention stands in square brackets: such notes are about the text and not of it. */
function isInNote(text: string, { start }: Mention): boolean {
  return text.lastIndexOf('[', start) > text.lastIndexOf(']', start);
}

function push(lists: Map<string, Mention[]>, key: string, mention: Mention): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [mention]);
  else list.push(mention);
}
