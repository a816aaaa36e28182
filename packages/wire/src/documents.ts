import { z } from 'zod';
import { type Immutable, success } from './common.js';

/** Where a stretch of a document's text stands in it. */
export const documentPlaceSchema = z.strictObject({
  start: z.int().min(0).describe('Offset in the text, in UTF-16 units.'),
  end: z.int().min(0).describe('Offset behind the stretch.'),
  label: z.string().describe('Such as `page 12`, in the language of the document.'),
});

/** A chapter of a document, or a piece of a long one. */
export const documentPartSchema = z.strictObject({
  title: z.string().describe('What the document calls it, or its first words.'),
  start: z.int().min(0).describe('Offset in the text, in UTF-16 units.'),
  end: z.int().min(0).describe('Offset behind the part.'),
});

/** What was read of a page, a slide or a chapter. */
export const placeReportSchema = z.strictObject({
  place: z.string().optional().describe('Absent where the document has no such places.'),
  characters: z.int().min(0).describe('Length of its text, in UTF-16 units.'),
  problem: z.string().optional().describe('Why it gave less text than it shows, as a sentence.'),
  problem_code: z.enum(['no_text', 'no_unicode', 'damaged', 'not_read']).optional().describe('The same as a code.'),
});

/** The response of `POST /documents`. */
export const documentResponseSchema = z
  .strictObject({
    success,
    type: z
      .enum(['pdf', 'docx', 'pptx', 'odt', 'epub', 'html', 'markdown', 'vtt', 'srt', 'text'])
      .describe('What it is, by its bytes.'),
    title: z.string().optional().describe('The title that the document gives itself.'),
    language: z.string().describe('BCP 47 tag of the text; `und` when it is not known.'),
    text: z
      .string()
      .describe('Headings and lists as Markdown writes them, rows of tables with ` | ` between their cells.'),
    places: z.array(documentPlaceSchema).describe('In the order of the text, without overlaps.'),
    parts: z.array(documentPartSchema).describe('Chapters to choose from; empty for a short document.'),
    report: z.array(placeReportSchema).describe('What was read of each page, slide or chapter.'),
  })
  .describe('A document as text.');
export type DocumentResponse = Immutable<z.infer<typeof documentResponseSchema>>;
