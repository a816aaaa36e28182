import { type Archive, openArchive } from '../archive.js';
import type { DocumentBuilder } from '../builder.js';
import { type Reader, unreadable } from '../reader.js';
import { RowBlocks } from '../rows.js';
import { mainEntry, readOffice, readProperties, relationsOf } from './office.js';

/** Slides: each title as a heading, what is listed as entries. Hidden slides, feet and the speaker's notes are left out. */
export const readPptx: Reader = async (source, builder) => {
  const archive = await openArchive(source);
  await readProperties(archive, builder);
  const name = await mainEntry(archive, 'ppt/presentation.xml');
  const relations = await relationsOf(archive, name);
  const slides: string[] = [];
  await readOffice(archive, name, {
    open(element, attributes) {
      if (element !== 'p:sldId') return;
      const slide = relations.get(attributes['r:id'] ?? '')?.target;
      if (slide !== undefined && archive.has(slide)) slides.push(slide);
    },
  });
  if (slides.length === 0) throw unreadable('damaged');
  for (const [index, slide] of slides.entries()) {
    builder.place({ kind: 'slide', slide: index + 1 });
    await readSlide(archive, slide, builder);
    source.progress({ read: index + 1, of: slides.length });
  }
};

interface Paragraph {
  text: string;
  readonly isTitle: boolean;
  isEntry: boolean;
  depth: number;
  isNumbered: boolean;
}

async function readSlide(archive: Archive, name: string, builder: DocumentBuilder): Promise<void> {
  const before = builder.length;
  /** A title may stand anywhere in the file. */
  const titles: string[] = [];
  const rest: ((blocks: RowBlocks) => void)[] = [];
  let holder = '';
  let paragraph: Paragraph | undefined;
  let isText = false;
  let hasPicture = false;
  let number = 0;
  const end = () => {
    if (paragraph === undefined) return;
    const { text, isTitle, isEntry, depth, isNumbered } = paragraph;
    paragraph = undefined;
    if (text.trim() === '') return;
    number = isNumbered ? number + 1 : 0;
    const own = number;
    if (isTitle) titles.push(text);
    else if (!isEntry) rest.push((blocks) => blocks.paragraph(text));
    else rest.push((blocks) => blocks.entry(text, depth, isNumbered ? own : undefined));
  };
  await readOffice(archive, name, {
    open(element, attributes) {
      switch (element) {
        case 'p:sld':
          // It is not shown, so it is not the lesson's.
          return isShown(attributes.show) ? undefined : 'skip';
        case 'mc:Fallback':
          return 'skip';
        case 'p:sp':
          holder = 'box';
          number = 0;
          break;
        case 'p:ph':
          holder = attributes.type ?? 'body';
          break;
        case 'p:txBody':
          if (/^(?:sldNum|ftr|dt|hdr)$/.test(holder)) return 'skip';
          break;
        case 'p:pic':
          hasPicture = true;
          break;
        case 'a:tr':
          holder = 'table';
          rest.push((blocks) => blocks.openRow());
          break;
        case 'a:tc':
          rest.push((blocks) => blocks.openCell());
          break;
        case 'a:p':
          paragraph = {
            text: '',
            isTitle: /^(?:title|ctrTitle)$/.test(holder),
            isEntry: holder === 'body' || holder === 'obj',
            depth: 0,
            isNumbered: false,
          };
          break;
        case 'a:pPr':
          if (paragraph !== undefined) paragraph.depth = Number(attributes.lvl) || 0;
          break;
        case 'a:buNone':
          if (paragraph !== undefined) paragraph.isEntry = false;
          break;
        case 'a:buChar':
        case 'a:buAutoNum':
          if (paragraph === undefined || holder === 'table') break;
          paragraph.isEntry = true;
          paragraph.isNumbered = element === 'a:buAutoNum';
          break;
        case 'a:br':
          if (paragraph !== undefined) paragraph.text += paragraph.isTitle ? ' ' : '\n';
          break;
        case 'a:fld':
          return /^(?:slidenum|datetime)/.test(attributes.type ?? '') ? 'skip' : undefined;
        case 'a:t':
          isText = true;
      }
      return undefined;
    },
    text(text) {
      if (isText && paragraph !== undefined) paragraph.text += text;
    },
    close(element) {
      if (element === 'a:t') isText = false;
      if (element === 'a:p') end();
      if (element === 'a:tr') rest.push((blocks) => blocks.closeRow());
      if (element === 'p:sp' || element === 'p:graphicFrame') holder = '';
    },
  });
  if (titles.length > 0) builder.heading(1, titles.join(' '));
  const blocks = new RowBlocks(builder);
  for (const write of rest) write(blocks);
  blocks.finish();
  if (hasPicture && builder.length === before) builder.problem('no_text');
}

const isShown = (value: string | undefined) => value === undefined || !/^(?:0|false)$/.test(value);
