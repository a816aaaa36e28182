import path from 'node:path';
import type { HealthResponse } from '@ludotext/wire';
import type { Client } from './client.js';
import { contentOf, counted } from './convert-one.js';
import { exitCodes, Failure } from './failure.js';
import { decodeText, nameOf, standardInput } from './files.js';
import { indicesOf, type PartChoice } from './part-choice.js';
import type { Progress } from './progress.js';
import { isNamedAsDocument, type Source } from './sources.js';
import type { Surroundings } from './surroundings.js';

/** Reads documents with the service. */
export interface DocumentReader {
  /**
   * The texts in a file: the text of a plain one as it is, the parts of a document that are chosen, or all of it. What
   * could not be read is told before anything is made.
   * @throws Failure with the outline, where the text is too long and no part is chosen
   */
  textsIn(source: Source, choice: PartChoice | undefined, progress: Progress): Promise<readonly Source[]>;
  /** A document in lines for people: what it is, its parts with their numbers, and what could not be read. */
  outlineOf(source: Source, progress: Progress): Promise<Outline>;
}

/** The parts of a document, and what could not be read of it. */
export interface Outline {
  readonly file: string;
  readonly title?: string | undefined;
  readonly parts: readonly {
    readonly part: number;
    readonly title: string;
    readonly place?: string;
    readonly characters: number;
  }[];
}

export function documentReader(client: Client, surroundings: Surroundings): DocumentReader {
  const { signal } = surroundings;
  let maxText: Promise<number> | undefined;
  const read = async (source: Source, content: Buffer, progress: Progress): Promise<DocumentResponse> => {
    const form = new FormData();
    form.set('document', new Blob([content as Buffer<ArrayBuffer>]), path.basename(source.file));
    for await (const { type, data } of client.events({ route: 'POST /documents', body: form, signal })) {
      if (type === 'progress') {
        const { read, of } = data as { read: number; of: number };
        progress.step(`${source.stem}: ${read} of ${of} read`);
      }
      if (type !== 'done') continue;
      const document = data as DocumentResponse;
      progress.say(unread(document).map((line) => `${nameOf(source.file)}: ${line}`));
      return document;
    }
    throw new Error('The events ended without the last one.');
  };
  return {
    textsIn: async (source, choice, progress) => {
      const content = await contentOf(source, surroundings);
      if (choice === undefined && !isDocument(source, content)) {
        // Standard input cannot be read twice.
        return [source.file === standardInput ? { ...source, read: async () => content } : source];
      }
      const document = await read(source, content, progress);
      const { parts, text } = document;
      if (choice !== undefined && parts.length > 0) {
        const chosen = indicesOf(choice, parts.length, nameOf(source.file));
        return chosen.map((index) => partOf(source, document, index, chosen.length > 1));
      }
      maxText ??= client.json<HealthResponse>({ route: 'GET /health', signal }).then(({ limits }) => limits.max_text);
      if (text.length > (await maxText) && parts.length > 0) throw tooLong(source, document, await maxText);
      if (choice !== undefined && choice !== 'all') {
        throw new Failure(exitCodes.usage, `${nameOf(source.file)}: It has no parts. Leave out --part.`);
      }
      if (parts.length > 0) {
        progress.say([
          `${nameOf(source.file)}: All ${parts.length} parts are one text here. --parts lists them, --part chooses.`,
        ]);
      }
      return [textOf(source, document, { title: document.title, start: 0, end: text.length })];
    },
    outlineOf: async (source, progress) => {
      const document = await read(source, await contentOf(source, surroundings), progress);
      return { file: source.file, title: document.title, parts: outlineOf(document) };
    },
  };
}

/** Whether the service has to read it: by its name, or because it is no text in UTF-8 or UTF-16. */
function isDocument(source: Source, content: Buffer): boolean {
  if (isNamedAsDocument(source)) return true;
  try {
    decodeText(content, source.file);
    return false;
  } catch {
    return true;
  }
}

function outlineOf({ parts, places }: DocumentResponse): Outline['parts'] {
  return parts.map(({ title, start, end }, index) => {
    const place = places.find((each) => each.end > start && each.start < end)?.label;
    return {
      part: index + 1,
      title,
      ...(place === undefined || place === title ? {} : { place }),
      characters: end - start,
    };
  });
}

/** An outline in lines: ` 3  Whales, page 12 (23,400 characters)`. */
export function outlineLines(parts: Outline['parts']): string[] {
  const width = String(parts.length).length;
  return parts.map(({ part, title, place, characters }) => {
    const where = place === undefined || title.includes('(') ? '' : `, ${place}`;
    return `${String(part).padStart(width + 2)}  ${title}${where} (${counted(characters, 'character')})`;
  });
}

function tooLong(source: Source, document: DocumentResponse, max: number): Failure {
  const name = nameOf(source.file);
  return new Failure(
    exitCodes.usage,
    [
      `${name}: It has ${document.text.length} characters, a text here at most ${max}. Choose parts, such as --part 1, --part 2-4 or --part all:`,
      ...outlineLines(outlineOf(document)),
    ].join('\n'),
  );
}

/** @param isOneOfMany false where its result is called as the document is */
function partOf(source: Source, document: DocumentResponse, index: number, isOneOfMany: boolean): Source {
  const part = document.parts[index];
  if (part === undefined) throw new RangeError(`There is no part ${index}.`);
  const number = String(index + 1).padStart(String(document.parts.length).length, '0');
  const called = isOneOfMany
    ? { file: `${nameOf(source.file)}, part ${index + 1}`, stem: path.join(source.stem, number) }
    : {};
  return textOf({ ...source, ...called }, document, part);
}

function textOf(
  source: Source,
  { text, places }: DocumentResponse,
  { title, start, end }: { readonly title: string | undefined; readonly start: number; readonly end: number },
): Source {
  const own = text.slice(start, end).trimEnd();
  const content = Buffer.from(own);
  return {
    ...source,
    read: async () => content,
    ofDocument: {
      title,
      places: places
        .map((place) => ({
          start: Math.max(0, place.start - start),
          end: Math.min(own.length, place.end - start),
          label: place.label,
        }))
        .filter((place) => place.end > place.start),
    },
  };
}

/** Most places that are named with one problem. */
const maxNamed = 12;

/** What could not be read: one line for each problem, with the places that have it. */
function unread({ report }: DocumentResponse): string[] {
  const byProblem = new Map<string, string[]>();
  for (const { place, problem } of report) {
    if (problem === undefined) continue;
    const places = byProblem.get(problem) ?? [];
    byProblem.set(problem, places);
    if (place !== undefined) places.push(place);
  }
  return [...byProblem].map(([problem, places]) => {
    const more = places.length > maxNamed ? ` and ${places.length - maxNamed} more` : '';
    const named = places.slice(0, maxNamed).join(', ');
    return named === '' ? problem : `${named}${more}: ${problem}`;
  });
}

/** The response of `POST /documents`. */
interface DocumentResponse {
  readonly title?: string;
  readonly text: string;
  readonly places: readonly { readonly start: number; readonly end: number; readonly label: string }[];
  readonly parts: readonly { readonly title: string; readonly start: number; readonly end: number }[];
  readonly report: readonly { readonly place?: string; readonly problem?: string }[];
}
