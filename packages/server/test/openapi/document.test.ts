import { readFile } from 'node:fs/promises';
import path from 'node:path';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import { providers } from '@ludotext/wire';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../src/version.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Description, descriptionOf, exampleValues, type ServedDocument } from '../support/document.js';
import { routesOfRouter } from '../support/router.js';

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startApp({ games: [quiz, sentences, words] });
  description = await descriptionOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

describe('GET /openapi.json', () => {
  it('is valid OpenAPI 3.1, and of this version of the service', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(description.document)))).toEqual({ valid: true });
    expect(description.document).toMatchObject({ openapi: '3.1.1', info: { version } });
  });

  it('has the routes there are, each of them and no other', async () => {
    const described = description.routes().map(({ path: route, method }) => `${method.toUpperCase()} ${route}`);
    expect(described.sort()).toEqual(routesOfRouter(app).sort());
    expect(described.length).toBeGreaterThan(10);
  });

  it('says of every operation what it is, under a name of its own', () => {
    const operations = description.routes().map(({ operation }) => operation);
    for (const { summary, description: text, operationId } of operations) {
      expect({ operationId, summary, text }).toEqual({
        operationId: expect.stringMatching(/^[a-z]+[A-Za-z]*$/),
        summary: expect.stringMatching(/^.{5,60}$/),
        text: expect.stringMatching(/\.$/),
      });
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('says something of every schema and of every member, parameter, header and response', () => {
    const told = [...descriptionsIn(description.document)];
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter(({ text }) => !/[^.]\.$/.test(text ?? '')).map(({ place }) => place)).toEqual([]);
  });

  it('has closed requests, and an example of each', () => {
    const bodies = Object.entries(description.document.components.schemas).filter(([name]) => name.endsWith('Request'));
    expect(bodies.length).toBe(16);
    for (const [name, { oneOf, additionalProperties }] of bodies) {
      expect([name, oneOf === undefined ? additionalProperties : oneOf.length]).toEqual([
        name,
        oneOf === undefined ? false : 2,
      ]);
    }
    for (const { operation } of description.routes()) {
      const { examples } = operation.requestBody?.content['application/json'] ?? { examples: { none: {} } };
      expect(Object.keys(examples ?? {})).not.toEqual([]);
    }
  });

  it('has only examples that fit their schemas', () => {
    for (const route of description.routes()) {
      const { path: at, method, operation } = route;
      const body = ['paths', at, method, 'requestBody', 'content', 'application/json', 'schema'];
      for (const [name, value] of exampleValues(operation.requestBody?.content['application/json']?.examples)) {
        expect([at, name, description.faults(body, value)]).toEqual([at, name, []]);
      }
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        for (const [type, { examples }] of Object.entries(content)) {
          for (const [name, example] of Object.entries(examples ?? {})) {
            const value = '$ref' in example ? description.document.components.examples[name]?.value : example.value;
            const faults = description.faultsOf(route, Number(status), type, value);
            expect([at, status, name, faults]).toEqual([at, status, name, []]);
          }
        }
      }
    }
  });

  it('has the item schema of every game there is, also after the games changed', async () => {
    await using other = await startApp({ games: [quiz] });
    const names = async () =>
      Object.keys((await descriptionOf(other)).document.components.schemas).filter((name) => name.startsWith('Item_'));
    expect(await names()).toEqual(['Item_quiz']);
    other.engine.setGames([...app.engine.registry.games]);
    expect(await names()).toEqual(['Item_quiz', 'Item_sequence_sentence', 'Item_sequence_word']);
    other.engine.setGames([]);
    const none = await descriptionOf(other);
    expect(none.faults(['components', 'schemas', 'Item'], { id: '0123456789abcdef', any: 1 })).toEqual([]);
    expect(await new Validator().validate(JSON.parse(JSON.stringify(none.document)))).toEqual({ valid: true });
  });

  it('takes its bounds from the settings', async () => {
    await using other = await startApp({
      environment: { LUDOTEXT_MAX_TEXT: '1000', LUDOTEXT_MAX_ITEMS: '7', LUDOTEXT_MAX_BATCH: '9' },
    });
    const { schemas } = (await descriptionOf(other)).document.components;
    expect(schemas.DirectRequest?.properties).toMatchObject({ text: { maxLength: 1000 }, max_items: { maximum: 7 } });
    expect(schemas.GameBatchRequest?.properties).toMatchObject({ texts: { maxItems: 9 } });
  });
});

// Generated clients check what they send by it, and generators of tests send what it allows.
describe('the description refuses what the service refuses', () => {
  const text = 'Bees live in colonies.';
  const set = { ludotext: 1, title: 'Bees', language: 'en', games: [] };
  it.each<[route: string, schema: string, good: object, bad: object]>([
    ['/generate/1', 'DirectRequest', { text: '\u200btext' }, { text: '\ufeff\u3000 \t' }],
    ['/generate', 'GenerateRequest', { text, enabled_game_ids: [3] }, { text, enabled_game_ids: [3, 2 ** 53] }],
    ['/generate', 'GenerateRequest', { text, audience: 'children' }, { text, audience: '\u2028' }],
    ['/sets/check', 'CheckSetRequest', { set }, { set: {} }],
    ['/sets/check', 'CheckSetRequest', { set }, { set: { ...set, language: 'no language' } }],
    ['/export/ludotext', 'ExportRequest', { set }, { set: { ...set, games: [{ game_type: 'quiz' }] } }],
    ...[
      ['http://models.example.:0/v1', 'http://models.7/v1'],
      ['https://127.0.0.1/@', 'https://127.0.0.256/'],
      ['http://[::1]:65535', 'http://[::1]:65536'],
      ['http://[1:2:3:4:5:6:7::]', 'http://[1:2:3:4:5:6:7:8::]'],
      ['http://[1:2::3:4]', 'http://[1::2::3:4]'],
    ].map((pair): [string, string, object, object] => {
      const [good, bad] = pair.map((base_url) => ({ provider: 'offline', base_url }));
      return ['/llm', 'LlmRequest', { ...good }, { ...bad }];
    }),
  ])('%s: %s', async (route, schema, good, bad) => {
    const faultsOf = (body: object) => description.faults(['components', 'schemas', schema], body);
    expect(faultsOf(good)).toEqual([]);
    expect((await app.post(route, good)).status).not.toBe(400);
    expect(faultsOf(bad)).not.toEqual([]);
    expect((await app.post(route, bad)).status).toBe(400);
  });
});

/** What the document says of each thing that has a description, with its place; a reference says what it refers to. */
function* descriptionsIn(document: ServedDocument): Generator<{ place: string; text: string | undefined }> {
  function* membersOf(place: string, value: unknown): Generator<{ place: string; text: string | undefined }> {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const at = `${place}/${name}`;
      // Data and conditions, not parts of what is described.
      if (['example', 'examples', 'value', 'enum', 'default', 'contains'].includes(name)) continue;
      if (['properties', 'headers', 'responses', 'schemas', 'parameters'].includes(name)) {
        for (const [key, each] of Object.entries(inner as Record<string, Told>)) {
          if (each.$ref === undefined) yield { place: `${at}/${key}`, text: each.description };
        }
      }
      yield* membersOf(at, inner);
    }
  }
  yield* membersOf('', { paths: document.paths, components: document.components });
}

interface Told {
  readonly $ref?: string;
  readonly description?: string;
}

/** The rows of the table below a heading of the page, cell by cell. */
function tableBelow(page: string, heading: string, firstCell: string): string[][] {
  const section = page.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  const table = section.split(`| ${firstCell} |`)[1]?.split('\n\n')[0] ?? '';
  const lines = table.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
}

/** The numbers a schema bounds its values by. */
function boundsOf({ minimum, maximum, minLength, maxLength }: Readonly<Record<string, unknown>>): unknown[] {
  return [minimum ?? minLength, maximum ?? maxLength].filter((bound) => bound !== undefined);
}

describe('docs/http.md and the schemas', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/http.md'), 'utf8');
  const fields = tableBelow(page, '## Generating items', 'field');
  const choice = tableBelow(page, '### POST /llm', 'field');
  const nameOf = (cell = '') => cell.replaceAll('`', '');
  const schemaOf = (name: string) => description.document.components.schemas[name]?.properties ?? {};
  const defaultOf = ({ description: told }: Readonly<Record<string, unknown>>) =>
    / Default: `(.+)`\.$/.exec(String(told))?.[1];

  it('have the same fields', () => {
    expect(fields.map(([name]) => nameOf(name)).sort()).toEqual(Object.keys(schemaOf('DirectRequest')).sort());
    expect(choice.map(([name]) => nameOf(name)).sort()).toEqual(Object.keys(schemaOf('ServerLlmRequest')).sort());
  });

  it('have the same bounds', () => {
    for (const [rows, schema] of [
      [fields, schemaOf('DirectRequest')],
      [choice, schemaOf('ServerLlmRequest')],
    ] as const) {
      const bounded = rows.filter(([, bounds = '']) => /\d to \d/.test(bounds));
      expect(bounded.length).toBeGreaterThan(1);
      for (const [name, bounds = ''] of bounded) {
        const numbers = /([\d,]+) to ([\d,]+)/.exec(bounds.replaceAll(',', ''))?.slice(1).map(Number);
        expect([name, numbers]).toEqual([name, boundsOf(schema[nameOf(name)] ?? {})]);
      }
    }
  });

  it('have the same words to choose from', () => {
    const words = [...fields, ...choice].filter(([, bounds = '']) => /^`[a-z]+`(, | or )`/.test(bounds));
    const schemas = { ...schemaOf('DirectRequest'), ...schemaOf('ServerLlmRequest') };
    const chosen = words.filter(([, bounds = '']) => !bounds.includes('`true`'));
    expect(chosen.map(([name]) => nameOf(name))).toEqual([
      'difficulty',
      'effort',
      'second_opinion',
      'source',
      'provider',
    ]);
    for (const [name, bounds = ''] of chosen) {
      const offered = name === '`provider`' ? providers : schemas[nameOf(name)]?.enum;
      expect(bounds.match(/[a-z]+(?=`)/g)).toEqual(offered);
    }
  });

  it('have the same defaults', () => {
    const told = Object.entries(schemaOf('DirectRequest')).filter(([, schema]) => defaultOf(schema) !== undefined);
    expect(told.length).toBeGreaterThan(4);
    for (const [name, schema] of told) {
      const row = fields.find(([cell]) => nameOf(cell) === name);
      expect([name, nameOf(row?.[2])]).toEqual([name, defaultOf(schema)]);
    }
  });

  it('have the same fields for each of the three requests', () => {
    for (const [request, column] of [
      ['GenerateRequest', 3],
      ['SingleRequest', 4],
      ['DirectRequest', 5],
    ] as const) {
      const taken = fields.filter((cells) => cells[column] !== 'refused').map(([name]) => nameOf(name));
      expect(Object.keys(schemaOf(request)).sort()).toEqual(taken.sort());
    }
  });
});
