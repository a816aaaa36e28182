import type { Finding, ItemCounts, SecondOpinionReport, TokenUsage, Warning } from '@ludotext/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  directResponse,
  generateResponse,
  llmResponse,
  progressData,
  rewriteResponse,
  singleResponse,
} from '../../src/routes/wire.js';
import { gameDetail, gradeResponse, reloadResponse } from '../../src/routes/wire-games.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Description, descriptionOf } from '../support/document.js';
import { wordGame } from '../support/games.js';

// Answers with every member they can have, those included that few requests bring about. `Required` makes a member that
// the library adds a fault of the types here; a member that the service then sends is one the document has to know.

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startApp({ games: [wordGame()] });
  description = await descriptionOf(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const item = { id: '0123456789abcdef', word: 'whale' };
const finding: Required<Finding> = {
  rule: 'unwanted',
  severity: 'reject',
  params: { word: 'whale', place: 1 },
  message: 'The word is unwanted.',
  path: ['word', 0],
  line: 1,
  column: 1,
};
const counts: Required<ItemCounts> = { requested: 3, kept: 1, rejected: { unwanted: 2 } };
const warning: Required<Warning> = {
  typeId: 7,
  code: 'fewer_items',
  params: {},
  message: 'There are fewer.',
  item: 0,
  path: ['word', 0],
  line: 1,
  column: 1,
  counts,
};
const tokenUsage: Required<TokenUsage> = {
  promptTokens: 1,
  completionTokens: 2,
  totalTokens: 3,
  cachedTokens: 1,
  calls: 1,
  estimatedTokens: 1,
};
const rejected = { typeId: 7, draft: { word: 'x' }, findings: [finding] };
const score = { typeId: 7, score: 80, reason: 'The text has words.', reasonCode: 'has_words', params: { words: 2 } };
const error = { typeId: 7, code: 'no_items', params: {}, message: 'There are none.' } as const;
const secondOpinion: Required<SecondOpinionReport> = { llm: 'openai/small', checked: 3, disputed: 1, tokenUsage };
const common = {
  llm: 'offline/extractive',
  language: 'en',
  warnings: [warning],
  tokenUsage,
  rejected: [rejected],
  secondOpinion,
  places: { [item.id]: 'page 12' },
};
const verbose = { verbose: true };

const answers: readonly (readonly [schema: string, make: () => object])[] = [
  [
    'GenerateAnswer',
    () =>
      generateResponse(
        { ...common, games: [7], gameScores: [score], results: { 7: [item] }, errors: [error], items: () => [] },
        verbose,
      ),
  ],
  ['SingleAnswer', () => singleResponse({ ...common, ...score, items: [item] }, verbose)],
  ['DirectAnswer', () => directResponse({ ...common, typeId: 7, items: [item] }, verbose)],
  ['RewriteAnswer', () => rewriteResponse({ ...common, typeId: 7, item }, verbose)],
  ['GameDetail', () => gameDetail(app.engine.registry.game('words'))],
  [
    'GradeAnswer',
    () =>
      gradeResponse({
        ...{ score: 1, max: 2, correct: false, marks: { exact: { score: 0, max: 1 } } },
        ...{ feedback: ['Half.'], feedbackDetails: [{ code: 'half', params: { of: 2 }, message: 'Half.' }] },
      }),
  ],
  [
    'ReloadAnswer',
    () =>
      reloadResponse({
        total: 2,
        activeCount: 1,
        added: ['one'],
        removed: ['two'],
        changed: ['three'],
        formats: { added: ['odf'], removed: [], changed: [] },
      }),
  ],
  [
    'LlmAnswer',
    () =>
      llmResponse(
        {
          choice: { provider: 'ollama', modelName: 'x', temperature: 1, baseUrl: 'http://127.0.0.1' },
          address: 'http://127.0.0.1',
          llm: 'ollama/x',
          probe: {
            reachable: true,
            slow: true,
            reason: 'It is slow.',
            models: ['x'],
            version: '1',
            contextTokens: 8192,
            capabilities: ['tools'],
          },
        },
        'en',
      ),
  ],
];

const events: readonly (readonly [schema: string, event: Parameters<typeof progressData>[0]])[] = [
  ['AnalysisEvent', { type: 'analysis', gameScores: [score], games: [7] }],
  ['ChoiceEvent', { type: 'choice', typeId: 7, reason: 'Good.', reasonCode: 'model_reason', params: {} }],
  ['ItemEvent', { type: 'item', typeId: 7, index: 0, item, place: 'page 12' }],
  ['RejectedEvent', { type: 'rejected', ...rejected }],
  ['RetryEvent', { type: 'retry', typeId: 7, what: 'call', attempt: 2, code: 'model_error', waitMs: 0, wanted: 1 }],
  ['GameEvent', { type: 'game', typeId: 7, kept: 0, error }],
  ['UsageEvent', { type: 'usage', tokenUsage }],
];

/** A value as it goes over the wire. */
const sent = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
const faultsOf = (schema: string, value: unknown) => description.faults(['components', 'schemas', schema], value);

describe('the schemas of answers', () => {
  it.each(answers)('%s knows every member there can be, and no other', (schema, make) => {
    const answer = sent(make());
    expect(faultsOf(schema, answer)).toEqual([]);
    expect(faultsOf(schema, { ...answer, unheard_of: 1 })).toEqual([expect.stringContaining('unheard_of')]);
    expect(Object.keys(answer).sort()).toEqual(
      Object.keys(description.document.components.schemas[schema]?.properties ?? {}).sort(),
    );
  });

  it.each(events)('%s knows every member there can be, and no other', (schema, event) => {
    const received = { event: event.type, id: '1', data: sent(progressData(event)) };
    expect(faultsOf(schema, received)).toEqual([]);
    const data = { ...received.data, unheard_of: 1 };
    expect(faultsOf(schema, { ...received, data })).toEqual([expect.stringContaining('unheard_of')]);
  });

  it('are closed, all of them, but for what belongs to games and sets, which keep what they do not know', () => {
    const { schemas } = description.document.components;
    const open = Object.entries(schemas).filter(
      ([, { properties, additionalProperties }]) => properties !== undefined && additionalProperties !== false,
    );
    expect(open.map(([name]) => name)).toEqual(['LudotextSet']);
    expect(Object.keys(schemas).length).toBeGreaterThan(25);
  });

  it('take items of the games there are, and no others', () => {
    const answer = sent(directResponse({ ...common, typeId: 7, items: [item] }, verbose));
    expect(faultsOf('DirectAnswer', { ...answer, items: [{ ...item, unheard_of: 1 }] })).not.toEqual([]);
    expect(faultsOf('DirectAnswer', { ...answer, items: [{ word: 'whale' }] })).not.toEqual([]);
  });
});
