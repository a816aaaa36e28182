import { readSet } from '@ludotext/player';
import { saveFile } from '../share/save-file.js';
import type { SetDocument, StoredSet } from './stored-set.js';
import { newSetId } from './stored-set.js';

/** The media type of a set's file; its name ends `.ludotext.json`. */
const setMediaType = 'application/vnd.ludotext.set+json';

/** Offers a set as a file that opens again, here and elsewhere. */
export function saveSet(set: SetDocument): void {
  saveFile(`${fileName(set.title)}.ludotext.json`, setMediaType, `${JSON.stringify(set, null, 2)}\n`);
}

/** What every system takes as the name of a file: letters, marks, digits and hyphens. */
function fileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [...name].slice(0, 60).join('') || 'ludotext';
}

/**
 * Reads the text of a set's file, which anybody may have written, into a set that this browser can keep.
 * @throws SetError
 */
export function readSetFile(text: string): StoredSet {
  return storedSet(readSet(text));
}

/** A new set of a document from outside: members that the page reads are there as it expects them, or not at all. */
export function storedSet(read: ReturnType<typeof readSet>): StoredSet {
  const { text, llm, created, tags, ...rest } = read as typeof read & Readonly<Record<string, unknown>>;
  const texts = Object.entries({ text, llm, created: momentOf(created) }).filter(
    ([, value]) => typeof value === 'string',
  );
  const document: SetDocument = {
    ...rest,
    ...Object.fromEntries(texts),
    ...tagsOf(tags),
    games: read.games.map((game) => {
      const { notes, version, ...others } = game as typeof game & Readonly<Record<string, unknown>>;
      return {
        ...others,
        ...(typeof version === 'string' ? { version } : {}),
        ...(isObject(notes) ? { notes: readNotes(notes) } : {}),
      };
    }),
  };
  return { id: newSetId(), changed: Date.now(), document, turnedDown: [], interactions: {} };
}

function readNotes(notes: Readonly<Record<string, unknown>>): NonNullable<SetDocument['games'][number]['notes']> {
  const read = Object.entries(notes).flatMap(([id, note]) => {
    if (!/^[0-9a-f]{16}$/.test(id) || !isObject(note)) return [];
    const { edited, place, tags, ...others } = note;
    const known = {
      ...(typeof edited === 'boolean' ? { edited } : {}),
      ...(typeof place === 'string' ? { place } : {}),
      ...tagsOf(tags),
    };
    return [[id, { ...others, ...known }] as const];
  });
  return Object.fromEntries(read);
}

/** The texts among what is given as tags; nothing where it is no list. */
function tagsOf(tags: unknown): { tags?: string[] } {
  return Array.isArray(tags) ? { tags: tags.filter((tag) => typeof tag === 'string') } : {};
}

/** A time in the form that every service takes; `undefined` for anything else. */
function momentOf(value: unknown): string | undefined {
  const isDateTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
  return isDateTime && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
