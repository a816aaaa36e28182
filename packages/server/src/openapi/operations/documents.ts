import { acceptLanguage, headerRefs } from '../headers.js';
import type { Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';
import { idempotencyKey, ofKeys } from './generation.js';

const read = {
  success: true,
  type: 'pdf',
  title: 'Wells',
  language: 'en',
  text: '# Wells\n\nIn 1906 a farmer dug a well behind his house.',
  places: [{ start: 0, end: 54, label: 'page 1' }],
  parts: [],
  report: [
    { place: 'page 1', characters: 52 },
    {
      place: 'page 2',
      characters: 0,
      problem: 'It holds pictures only, such as a scan. Have the text recognised first (OCR).',
      problem_code: 'no_text',
    },
  ],
};

/** Reading documents. */
export const documentsPaths: Paths = {
  '/documents': {
    post: operation({
      operationId: 'readDocument',
      tag: 'Generating items',
      access: 'play',
      summary: 'A document as text',
      description:
        'Reads a PDF, a file of Word, PowerPoint or OpenDocument, a book (EPUB), a page (HTML), Markdown, subtitles (VTT, SRT) or plain text: its text, where it stands, its parts, and what could not be read. The bytes tell the type. With `Accept: text/event-stream` events `progress` `{ read, of }` come first, then `done` with this answer, or `error`.',
      parameters: [idempotencyKey, acceptLanguage('Languages for the sentences of problems; English otherwise.')],
      bodies: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['document'],
            additionalProperties: false,
            properties: { document: { type: 'string', format: 'binary', description: 'The file.' } },
          },
        },
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      },
      answer: {
        ...jsonAnswer('DocumentAnswer', 'The text of the document.', {
          pages: { summary: 'Two pages, of which one is a scan', value: read },
        }),
        headers: headerRefs('Vary'),
      },
      problems: [
        'forbidden_origin',
        'invalid_request',
        'body_too_large',
        'unsupported_media_type',
        'unsupported_document',
        'unreadable_document',
        'overloaded',
        ...ofKeys,
      ],
    }),
  },
};
