import { type Archive, entryName, openArchive } from '../archive.js';
import type { DocumentBuilder } from '../builder.js';
import { readMarkup } from '../markup/read-markup.js';
import { type Reader, unreadable } from '../reader.js';
import { readXml, type XmlHandler } from '../xml.js';

/** The names of elements of a book's own files. */
const namespaces = {
  'urn:oasis:names:tc:opendocument:xmlns:container': 'c',
  'http://www.idpf.org/2007/opf': 'opf',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://www.daisy.org/z3986/2005/ncx/': 'ncx',
  'http://www.w3.org/1999/xhtml': 'h',
  'http://www.idpf.org/2007/ops': 'epub',
  'http://www.w3.org/2001/04/xmlenc#': 'enc',
};

/** Chapters that are read at most. */
const maxChapters = 10_000;

/** A book: its chapters in their order, with the titles that its table of contents gives them. */
export const readEpub: Reader = async (source, builder) => {
  const archive = await openArchive(source);
  const read = (name: string, handler: XmlHandler) => readXml(archive.pieces(name), namespaces, handler);
  if (await isEncrypted(archive, read)) throw unreadable('encrypted');
  const { file, spine, contents, title, language } = await packageOf(archive, read);
  if (title !== '') builder.title = title;
  if (language !== '') builder.language = language;
  const entries = contents === undefined ? [] : await contentsOf(contents, read);
  const chapters = spine.filter((name) => archive.has(name) && name !== file).slice(0, maxChapters);
  if (chapters.length === 0) throw unreadable('damaged');
  let current = '';
  for (const [index, name] of chapters.entries()) {
    const own = entries.filter(({ target }) => target === name);
    current = own[0]?.title ?? current;
    builder.place({ kind: 'chapter', title: current });
    writeChapter(await archive.text(name), own, builder);
    source.progress({ read: index + 1, of: chapters.length });
  }
};

type Read = (name: string, handler: XmlHandler) => Promise<void>;

/** Fonts may be encrypted; a book whose chapters are has a lock. */
async function isEncrypted(archive: Archive, read: Read): Promise<boolean> {
  const name = 'META-INF/encryption.xml';
  if (!archive.has(name)) return false;
  let isLocked = false;
  await read(name, {
    open(element, { URI = '' }) {
      if (element === 'enc:CipherReference' && /\.(?:x?html?|xml)$/i.test(URI)) isLocked = true;
    },
  });
  return isLocked;
}

async function packageOf(archive: Archive, read: Read) {
  let file: string | undefined;
  await read('META-INF/container.xml', {
    open(element, attributes) {
      if (element === 'c:rootfile') file ??= attributes['full-path'];
    },
  });
  if (file === undefined || !archive.has(file)) throw unreadable('damaged');
  const root = file;
  const items = new Map<string, { readonly name: string; readonly isNavigation: boolean; readonly type: string }>();
  const spine: string[] = [];
  let ncx: string | undefined;
  let open = '';
  const said = { title: '', language: '' };
  await read(root, {
    open(element, { id = '', href = '', properties = '', idref = '', linear, toc, 'media-type': type = '' }) {
      open = element;
      if (element === 'opf:item') {
        const name = entryName(root, href);
        const isNavigation = properties.split(/\s+/).includes('nav');
        if (name !== undefined) items.set(id, { name, isNavigation, type });
      }
      if (element === 'opf:spine') ncx = toc;
      if (element === 'opf:itemref' && linear !== 'no') spine.push(idref);
    },
    text(text) {
      if (open === 'dc:title' && said.title.length < 1000) said.title += text;
      if (open === 'dc:language' && said.language.length < 100) said.language += text.trim();
    },
    close() {
      open = '';
      // Of several titles the first is the main one.
      if (said.title !== '') said.title = said.title.trimEnd();
    },
  });
  const navigation = [...items.values()].find(({ isNavigation }) => isNavigation)?.name;
  const older = items.get(ncx ?? '') ?? [...items.values()].find(({ type }) => type === 'application/x-dtbncx+xml');
  const contents = [navigation, older?.name].find((name) => name !== undefined && archive.has(name));
  const names = spine.flatMap((id) => items.get(id)?.name ?? []);
  return { file: navigation ?? '', contents, spine: names, ...said };
}

/** An entry of the table of contents. */
interface Entry {
  readonly target: string;
  /** The element in the chapter at which it begins; empty for the chapter's beginning. */
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

/** Entries that are read of a table of contents. */
const maxContents = 10_000;

async function contentsOf(file: string, read: Read): Promise<Entry[]> {
  const entries: Entry[] = [];
  let level = 0;
  /** Of a navigation document: whether the reading is in the table of contents, and not in a list of pages. */
  let isContents = false;
  let title: string | undefined;
  let open: { level: number; title: string } | undefined;
  let address = '';
  const add = (reference: string, at: number, said: string) => {
    const target = entryName(file, reference);
    const id = reference.includes('#') ? reference.slice(reference.indexOf('#') + 1) : '';
    if (target !== undefined && entries.length < maxContents)
      entries.push({ target, id, level: at, title: said.trim() });
  };
  await read(file, {
    open(element, attributes) {
      if (element === 'h:nav') isContents = (attributes['epub:type'] ?? '').split(/\s+/).includes('toc');
      if (element === 'ncx:navPoint' || (element === 'h:ol' && isContents)) level += 1;
      if (element === 'ncx:navPoint') open = { level, title: '' };
      if (element === 'ncx:text' && open !== undefined) title = '';
      if (element === 'ncx:content' && open !== undefined) {
        add(attributes.src ?? '', open.level, open.title);
        open = undefined;
      }
      if (element === 'h:a' && isContents) {
        title = '';
        address = attributes.href ?? '';
      }
    },
    text(text) {
      if (title !== undefined && title.length < 1000) title += text;
    },
    close(element) {
      if (element === 'ncx:navPoint' || (element === 'h:ol' && isContents)) level -= 1;
      if (element === 'h:nav') isContents = false;
      if (element === 'ncx:text' && open !== undefined && title !== undefined) {
        open.title = title;
        title = undefined;
      }
      if (element === 'h:a' && title !== undefined) {
        add(address, level, title);
        title = undefined;
      }
    },
  });
  return entries;
}

function writeChapter(markup: string, entries: readonly Entry[], builder: DocumentBuilder): void {
  const waiting = new Map<string, Entry[]>();
  for (const entry of entries) waiting.set(entry.id, [...(waiting.get(entry.id) ?? []), entry]);
  const begin = (id: string) => {
    for (const { title, level } of waiting.get(id) ?? []) builder.part(title, level);
    waiting.delete(id);
  };
  begin('');
  readMarkup(markup, builder, { isBook: true, onId: begin });
}
