import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { z as oldZod } from 'zod/v3';
import { checkGame } from '../../src/host/check-game.js';
import { wordGame } from '../support/games.js';

const rulesOf = (game: unknown) => checkGame(game).map(({ rule, path }) => `${rule} ${path?.join('.') ?? ''}`.trim());
const changed = (changes: Record<string, unknown>) => ({ ...wordGame(), ...changes });

describe('checkGame', () => {
  it('finds nothing wrong with a game, frozen or not', () => {
    expect(checkGame(wordGame())).toEqual([]);
    expect(checkGame(Object.freeze(wordGame()))).toEqual([]);
  });

  it.each([[undefined], [null], ['quiz'], [[]]])('says that %j is no game', (value) => {
    expect(rulesOf(value)).toEqual(['not_a_game']);
  });

  it.each([[0], [99], [undefined], ['1']])('refuses apiVersion %j and says nothing else', (apiVersion) => {
    const findings = checkGame({ apiVersion });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toMatch(/^apiVersion must be 1/);
  });

  it('refuses an item schema with a transform, which items would go through more than once', () => {
    const schemaOf = (word: z.ZodType) => ({ itemSchema: z.object({ word, hint: z.string().optional() }) });
    for (const word of [z.string().transform((text) => `${text}!`), z.string().transform((text) => text.length)]) {
      expect(rulesOf(changed(schemaOf(word)))).toEqual(['not_json_schema itemSchema']);
    }
    expect(rulesOf(changed(schemaOf(z.string().trim().toLowerCase())))).toEqual([]);
    expect(rulesOf(changed(schemaOf(z.string().default('whale'))))).toEqual([]);
  });

  it('bounds the number of a game', () => {
    expect(rulesOf(changed({ typeId: 1_000_000_000 }))).toEqual(['wrong_member typeId']);
    expect(rulesOf(changed({ typeId: 999_999_999 }))).toEqual([]);
  });

  it('lists every wrong member at once', () => {
    expect(
      rulesOf({ apiVersion: 1, gameType: 'Quiz!', typeId: 0, displayName: {}, suits: ' ', offline: { score: 1 } }),
    ).toEqual([
      'wrong_member gameType',
      'wrong_member typeId',
      'wrong_member displayName',
      'wrong_member suits',
      'wrong_member parse',
      'wrong_member prompt',
      'wrong_member validate',
      'wrong_member offline',
      'not_a_schema itemSchema',
    ]);
  });

  it('says that zod 3 is too old', () => {
    const [finding] = checkGame(changed({ itemSchema: oldZod.object({ word: oldZod.string() }), complete: undefined }));
    expect(finding?.message).toMatch(/itemSchema is made with zod 3, which is too old: a game needs zod \^4\.2/);
  });

  it('says where to take the zod from that fits', () => {
    const [finding] = checkGame(changed({ itemSchema: oldZod.object({ word: oldZod.string() }), complete: undefined }));
    expect(finding?.message).toMatch(/take z from @ludotext\/engine\/game\.$/);
  });

  it('says how to wrap a schema of Valibot', () => {
    const plain = { '~standard': { version: 1, vendor: 'valibot', validate: (value: unknown) => ({ value }) } };
    const [finding] = checkGame(changed({ itemSchema: plain, complete: undefined }));
    expect(finding?.message).toMatch(/wrap it, toStandardJsonSchema\(schema\) of @valibot\/to-json-schema/);
  });

  it('names the member that a misspelt one is close to, and leaves an author’s own members alone', () => {
    const messages = (game: unknown) => checkGame(game).map(({ message }) => message);
    expect(messages(changed({ validateset: () => [], ofline: {} }))).toEqual([
      'The game has the member validateset, which the engine does not know: write validateSet.',
      'The game has the member ofline, which the engine does not know: write offline.',
    ]);
    const example = { source: 'prose', language: 'en', text: 'A.', items: [], draft: [] };
    expect(messages(changed({ examples: [example] }))).toEqual([
      'An example has the member draft, which the engine does not know: write drafts.',
    ]);
    expect(messages(changed({ version: '1.0.0', homepage: 'x', words: [], type: 'x', score: 1 }))).toEqual([]);
  });

  it('says of a function that it is to be called', () => {
    const timeline = () => wordGame();
    expect(checkGame(timeline)[0]?.message).toBe('It is a function; call it: timeline().');
    expect(
      checkGame(
        (
          () => () =>
            wordGame()
        )(),
      )[0]?.message,
    ).toBe('It is a function; call it, and hand over the game it returns.');
  });

  it('refuses a schema that JSON Schema cannot express', () => {
    expect(rulesOf(changed({ itemSchema: z.object({ word: z.date() }) }))).toEqual(['not_json_schema itemSchema']);
    expect(rulesOf(changed({ submissionSchema: z.date() }))).toEqual(['not_json_schema submissionSchema']);
  });

  it('keeps id for the engine, in every branch of a schema', () => {
    const branches = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b'), id: z.string() }),
    ]);
    expect(rulesOf(changed({ itemSchema: branches, complete: [] }))).toEqual(['reserved_member itemSchema.id']);
  });

  it('wants items to be objects', () => {
    expect(rulesOf(changed({ itemSchema: z.string(), complete: [] }))).toEqual(['wrong_member itemSchema']);
  });

  it('wants finish where drafts are not items', () => {
    expect(rulesOf(changed({ draftSchema: z.object({}) }))).toEqual(['wrong_member finish']);
  });

  it('wants the members a writer completes to be there and optional', () => {
    expect(rulesOf(changed({ complete: ['hint', 'word', 'reason'] }))).toEqual([
      'unknown_member complete.1',
      'unknown_member complete.2',
    ]);
  });

  it('survives a game whose members throw', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    );
    expect(rulesOf(hostile)).toEqual(['not_a_game']);
  });
});
