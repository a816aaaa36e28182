import { type Archive, entryName } from '../archive.js';
import type { DocumentBuilder } from '../builder.js';
import { type Namespaces, readXml, type XmlHandler } from '../xml.js';

/** The names of elements in files of Word and PowerPoint, as both editions of the standard (ISO/IEC 29500) have them. */
const namespaces: Namespaces = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/presentationml/2006/main': 'p',
  'http://purl.oclc.org/ooxml/presentationml/main': 'p',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://purl.org/dc/elements/1.1/': 'dc',
};

/** Reads an entry of an office file; one that is not there says nothing. */
export async function readOffice(archive: Archive, name: string | undefined, handler: XmlHandler): Promise<void> {
  if (name !== undefined && archive.has(name)) await readXml(archive.pieces(name), namespaces, handler);
}

/** Where an entry leads to. */
export interface Relation {
  /** Last part of the type, such as `slide`. */
  readonly type: string;
  readonly target: string;
}

/** The relations of an entry by their id; those that lead out of the archive are left out. */
export async function relationsOf(archive: Archive, name: string): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  const slash = name.lastIndexOf('/') + 1;
  await readOffice(archive, `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`, {
    open(element, { Id = '', Type = '', Target = '', TargetMode }) {
      if (element !== 'rel:Relationship' || TargetMode === 'External') return;
      const target = entryName(name, Target);
      if (target !== undefined) relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

/** The entry that holds the document itself. */
export async function mainEntry(archive: Archive, usual: string): Promise<string> {
  const relations = [...(await relationsOf(archive, '')).values()];
  return relations.find(({ type, target }) => type === 'officeDocument' && archive.has(target))?.target ?? usual;
}

/** What an office file says of itself. */
export async function readProperties(archive: Archive, builder: DocumentBuilder): Promise<void> {
  const said = new Map<string, string>();
  let open = '';
  await readOffice(archive, 'docProps/core.xml', {
    open(element) {
      open = element;
    },
    text(text) {
      said.set(open, ((said.get(open) ?? '') + text).slice(0, 1000));
    },
    close() {
      open = '';
    },
  });
  const [title, language] = [said.get('dc:title')?.trim(), said.get('dc:language')?.trim()];
  if (title) builder.title = title;
  if (language) builder.language = language;
}
