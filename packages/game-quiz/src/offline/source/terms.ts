import type { TextReading } from '@ludotext/engine/game';
import { comparable } from '../../comparable.js';
import type { Mention, WordRow } from './mention.js';
import { isGivenName, type NameKind, nameKinds, namesIn } from './names.js';
import { writesFullStops } from './statements.js';

/** All terms of a text, by sentence, by term and by slot. */
export interface Terms {
  /** By index of the sentence. */
  readonly inSentence: readonly (readonly Mention[])[];
  /** By comparable term: the mentions in order. */
  readonly byTerm: ReadonlyMap<string, readonly Mention[]>;
  /** By {@link slotKey}: the mentions in order. */
  readonly bySlot: ReadonlyMap<string, readonly Mention[]>;
}

/** Mentions with the same key are interchangeable. */
export const slotKey = (mention: Mention): string => `${mention.shape} ${mention.slot}`;

export function findTerms(reading: TextReading, language: string): Terms {
  const rows = reading.sentences.map((sentence, index): WordRow => ({ sentence, index, words: sentence.words }));
  const plainWords = new Set<string>();
  for (const { words } of rows) for (const { text } of words) plainWords.add(text);
  const names = rows.map((row) =>
    // A name is always capitalised; German capitalises every noun, so only a given name shows a full one.
    isWhole(row, reading, language)
      ? namesIn(row, language).filter(({ term }) =>
          language === 'de'
            ? / /.test(term) && isGivenName(term.slice(0, term.indexOf(' ')))
            : !plainWords.has(term.toLowerCase()),
        )
      : [],
  );
  const kinds = nameKinds(names, rows, language);
  const inSentence = names.map((mentions, index) => {
    const text = reading.sentences[index]?.text ?? '';
    return mentions.flatMap((mention) => ofKind(mention, kinds)).filter((mention) => !isInNote(text, mention));
  });
  const byTerm = new Map<string, Mention[]>();
  const bySlot = new Map<string, Mention[]>();
  for (const mention of inSentence.flat()) {
    push(byTerm, comparable(mention.term), mention);
    push(bySlot, slotKey(mention), mention);
  }
  return { inSentence, byTerm, bySlot };
}

/**
 * Adds a name's kind to its slot; drops names without a kind, as no other can be shown to be of the same kind. Keeps
 * acronyms.
 */
function ofKind(mention: Mention, kinds: ReadonlyMap<string, NameKind>): Mention[] {
  if (mention.shape !== 'name') return [mention];
  const kind = kinds.get(mention.term);
  return kind === undefined ? [] : [{ ...mention, slot: `${kind} ${mention.slot}` }];
}

/** Whether it is a real sentence, not a table cell, heading or list entry. */
function isWhole({ sentence }: WordRow, { paragraphs }: TextReading, language: string): boolean {
  return (
    paragraphs[sentence.paragraph]?.kind === 'prose' &&
    (/[\p{Po}\p{Pf}\])"]$/u.test(sentence.text) || !writesFullStops(language)) &&
    !sentence.text.startsWith('|')
  );
}

/** Whether a mention is in square brackets: such notes are about the text, not part of it. */
function isInNote(text: string, { start }: Mention): boolean {
  return text.lastIndexOf('[', start) > text.lastIndexOf(']', start);
}

function push(lists: Map<string, Mention[]>, key: string, mention: Mention): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [mention]);
  else list.push(mention);
}

/** The approximate common beginning of a word's forms: an inflected word counts in all its forms. */
export function rootOf(word: string): string {
  const plain = comparable(word);
  if (/^\p{sc=Hang}/u.test(plain)) return plain.slice(0, 2);
  return plain.length > 5 ? plain.slice(0, 5) : plain.slice(0, Math.max(3, plain.length - 1));
}
