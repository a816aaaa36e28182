import type { FormatRegistry, Registry } from '@ludotext/engine/host';
import { wireFormat } from '../../routes/wire-sets.js';
import { acceptLanguage, headerRefs } from '../headers.js';
import { refTo } from '../json-schema.js';
import type { Paths } from '../openapi.js';
import { jsonAnswer, operation } from '../operation.js';
import { idempotencyKey, ofKeys } from './generation.js';

const tag = 'Sets and formats';

/** A set of one question, for the game shown. */
const setFor = (gameType: string) => ({
  ludotext: 1,
  title: 'The heart',
  language: 'en',
  games: [
    {
      game_type: gameType,
      type_id: 1,
      items: [
        {
          id: 'ac9c4166f592e389',
          question: 'Which organ pumps blood?',
          answers: [
            { text: 'The lung', correct: false },
            { text: 'The heart', correct: true },
          ],
        },
      ],
    },
  ],
});

/** What that question is. */
const told = {
  item: 0,
  id: 'ac9c4166f592e389',
  interaction: {
    ...{ kind: 'choice', prompt: 'Which organ pumps blood?', multiple: false },
    options: [
      { text: 'The lung', correct: false },
      { text: 'The heart', correct: true },
    ],
  },
};

const ofWork = ['plugin_failed', 'plugin_timeout', 'overloaded', ...ofKeys] as const;
const sentences = acceptLanguage('Languages for findings, reasons and problems; English otherwise.');
const parameters = [idempotencyKey, sentences];
const headers = headerRefs('Idempotent-Replayed', 'Vary');

/** Sets: checking, exporting and importing them. The example of a format is the first one there is. */
export function setsPaths({ formats }: FormatRegistry, { games }: Registry): Paths {
  const [shown] = formats;
  const gameType = games[0]?.host.descriptor.gameType ?? 'any';
  const set = setFor(gameType);
  const aiken = 'Which organ pumps blood?\nA) The lung\nB) The heart\nANSWER: B\n';
  const file = { schema: { type: 'string', format: 'binary' } };
  // What comes first is what generated clients read: bytes, whatever the format.
  const mediaTypes = ['application/octet-stream', ...formats.map(({ descriptor }) => descriptor.mediaType)];
  const files = Object.fromEntries(mediaTypes.map((type) => [type.replace(/;.*/s, ''), file]));
  const listed = shown === undefined ? [] : [wireFormat(shown.descriptor, () => undefined)];
  return {
    '/formats': {
      get: operation({
        operationId: 'listFormats',
        tag,
        access: 'play',
        summary: 'The formats there are',
        description: 'What each writes and reads, how well it carries each kind of item, and its options.',
        parameters: [acceptLanguage('Languages for `display_name`; English otherwise.')],
        answer: jsonAnswer('FormatsAnswer', 'The formats.', {
          formats: { summary: 'One format', value: { formats: listed } },
        }),
      }),
    },
    '/set.schema.json': {
      get: operation({
        operationId: 'getSetSchema',
        tag,
        access: 'public',
        summary: 'The JSON Schema of a set',
        description: 'Of the document that `POST /export/ludotext` writes. Members that it does not name are kept.',
        answer: {
          description: 'The schema, draft 2020-12.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      }),
    },
    '/sets/check': {
      post: operation({
        operationId: 'checkSet',
        tag,
        access: 'play',
        summary: 'What is wrong with a set',
        description:
          "Items that do not fit their game's schema, what the games' rules find, evidence that the text does not contain (`text`, or the set's own), and games that are not here. With `interactions` also what each item is, in words that do not depend on its game: enough to show, print and mark items of any game.",
        parameters,
        body: {
          schema: refTo('CheckSetRequest'),
          examples: {
            good: { summary: 'A set of one question', value: { set } },
            interactions: { summary: 'The same, and what its item is', value: { set, interactions: true } },
          },
        },
        answer: {
          ...jsonAnswer('CheckSetAnswer', 'What was found.', {
            good: { summary: 'Nothing is wrong', value: { success: true, findings: [] } },
            interactions: {
              summary: 'The same, and what its item is',
              value: { success: true, findings: [], interactions: [{ game_type: gameType, ...told }] },
            },
          }),
          headers,
        },
        problems: ['text_too_long', ...ofWork],
      }),
    },
    '/export/{format}': {
      post: operation({
        operationId: 'exportSet',
        tag,
        access: 'play',
        summary: 'A set as a file of another program',
        description:
          'The file itself, with the media type of its format, a file name and `X-Ludotext-Left-Out`: how many items the format could not take. With `Accept: application/json` the file comes as base64, with what became of each item.',
        parameters: [
          {
            name: 'format',
            in: 'path',
            required: true,
            description: 'The id of the format; `GET /formats` lists them.',
            schema: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
            example: 'aiken',
          },
          ...parameters,
        ],
        body: {
          schema: refTo('ExportRequest'),
          examples: { aiken: { summary: 'A set of one question', value: { set } } },
        },
        answer: {
          description: 'The file.',
          headers: { ...headers, ...headerRefs('X-Ludotext-Left-Out') },
          content: {
            ...files,
            'application/json': {
              schema: refTo('ExportAnswer'),
              examples: {
                aiken: {
                  summary: 'As Aiken',
                  value: {
                    success: true,
                    format: 'aiken',
                    file: {
                      name: 'The-heart.aiken.txt',
                      media_type: 'text/plain; charset=utf-8',
                      base64: Buffer.from(aiken).toString('base64'),
                    },
                    items: [{ type_id: 1, game_type: gameType, id: 'ac9c4166f592e389', outcome: 'exact' }],
                  },
                },
              },
            },
          },
        },
        problems: ['format_not_found', 'nothing_to_export', ...ofWork],
      }),
    },
    '/import': {
      post: operation({
        operationId: 'importSet',
        tag,
        access: 'play',
        summary: 'A file from elsewhere as a set',
        description:
          'The format is found out from the file where `format` is left out. What cannot be read is in `faults`, with line and column; the rest is read all the same.',
        parameters,
        body: {
          schema: refTo('ImportRequest'),
          examples: { aiken: { summary: 'A question in Aiken', value: { content: aiken } } },
        },
        answer: {
          ...jsonAnswer('ImportAnswer', 'The set, and what could not be read.', {
            aiken: {
              summary: 'One question',
              value: { success: true, format: 'aiken', set: { ...set, title: 'Imported items' }, faults: [] },
            },
          }),
          headers,
        },
        problems: ['format_not_found', 'format_not_recognised', 'direct_format', ...ofWork],
      }),
    },
  };
}
