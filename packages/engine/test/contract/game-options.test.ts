import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { EngineError } from '../../src/contract/errors.js';
import { readOptions, withOptions } from '../../src/contract/game-options.js';
import type { Schema } from '../../src/contract/schema.js';
import { wordGame } from '../support/games.js';

const optionsSchema = z.strictObject({
  tolerance: z.int().min(0).max(100).default(5),
  order: z.enum(['early', 'late']).optional(),
  colours: z.strictObject({ right: z.string().default('green') }).optional(),
  words: z.array(z.string()).optional(),
});

const words = withOptions(optionsSchema, ({ tolerance }) => ({ ...wordGame(), suits: `Within ${tolerance} years.` }));

const faultsOf = (options: unknown) => {
  const read = readOptions(optionsSchema, options);
  return 'faults' in read ? read.faults.map(({ rule, path, message }) => [rule, path?.join('.'), message]) : [];
};

describe('withOptions', () => {
  it('hands the schema’s output to the function: defaults are filled in', () => {
    expect(words().suits).toBe('Within 5 years.');
    expect(words({ tolerance: 7 }).suits).toBe('Within 7 years.');
    expect(words.optionsSchema).toBe(optionsSchema);
  });

  it('infers what may be given, and what the function is given', () => {
    expectTypeOf(words).parameter(0).toEqualTypeOf<z.input<typeof optionsSchema> | undefined>();
    withOptions(optionsSchema, (options) => {
      expectTypeOf(options).toEqualTypeOf<z.output<typeof optionsSchema>>();
      return wordGame();
    });
    const needy = withOptions(z.strictObject({ site: z.string() }), () => wordGame());
    expectTypeOf(needy).parameters.toEqualTypeOf<[options: { site: string }]>();
  });

  it('throws an error that names the game, the option and what to write', () => {
    let error: EngineError | undefined;
    try {
      words({ tolerance: 'x' as never });
    } catch (thrown) {
      error = thrown as EngineError;
    }
    expect(error).toMatchObject({ name: 'EngineError', code: 'invalid_request', findings: [{ path: ['tolerance'] }] });
    expect(error?.message).toBe(
      `${wordGame().gameType}: The option tolerance is wrong (Invalid input: expected number, received string). Write a whole number from 0 to 100, or leave it out for 5.`,
    );
  });

  it('names the function where the game cannot be made without options', () => {
    const needy = withOptions(z.strictObject({ site: z.string() }), function atlas() {
      return wordGame();
    });
    expect(() => needy({} as never)).toThrow('atlas: The option site is missing. Write a text.');
    const nameless = withOptions(z.strictObject({ site: z.string() }), () => wordGame());
    expect(() => nameless({} as never)).toThrow('The game: The option site is missing. Write a text.');
  });

  it('says of every option what is wrong with it, with a path to it', () => {
    expect(faultsOf({ order: 'soon', colours: { right: 1, rigt: 'red' }, words: ['a', 2], tolerance: 101 })).toEqual([
      [
        'wrong_option',
        'tolerance',
        'The option tolerance is wrong (Too big: expected number to be <=100). Write a whole number from 0 to 100, or leave it out for 5.',
      ],
      [
        'wrong_option',
        'order',
        'The option order is wrong (Invalid option: expected one of "early"|"late"). Write one of "early", "late".',
      ],
      [
        'wrong_option',
        'colours.right',
        'The option colours.right is wrong (Invalid input: expected string, received number). Write a text, or leave it out for "green".',
      ],
      ['unknown_option', 'colours.rigt', 'There is no option colours.rigt. Did you mean colours.right?'],
      [
        'wrong_option',
        'words.1',
        'The option words.1 is wrong (Invalid input: expected string, received number). Write a text.',
      ],
    ]);
    expect(faultsOf({ tolerence: 3, flavour: 1 })).toEqual([
      ['unknown_option', 'tolerence', 'There is no option tolerence. Did you mean tolerance?'],
      ['unknown_option', 'flavour', 'There is no option flavour. Known are tolerance, order, colours, words.'],
    ]);
    expect(faultsOf([])).toEqual([
      ['wrong_option', '', expect.stringMatching(/^The options are wrong \(.*array\)\.$/)],
    ]);
  });

  it('takes a schema of any library, which may name an unknown option in the path', () => {
    const schema: Schema<{ depth: number }> = {
      '~standard': {
        version: 1,
        vendor: 'hand',
        validate: (value) => ({
          issues: Object.keys(value as object).map((key) => ({ message: 'Not known.', path: [{ key }] })),
        }),
        jsonSchema: {
          input: () => ({ type: 'object', properties: { depth: { type: 'number', minimum: 1 } } }),
          output: () => ({}),
        },
      },
    };
    expect(() => withOptions(schema, () => wordGame())({ dept: 1, depth: 0 })).toThrow(
      'There is no option dept. Did you mean depth? The option depth is wrong (Not known). Write a number from 1.',
    );
  });

  it('refuses a schema that needs a promise, and what is no schema', () => {
    const slow = withOptions(
      z.object({}).refine(async () => true),
      () => wordGame(),
    );
    expect(() => slow({})).toThrow(/optionsSchema checks with a promise; options are checked at once/);
    const wrong = withOptions({ tolerance: 5 } as never, () => wordGame());
    expect(() => wrong()).toThrow(/optionsSchema must be a Standard Schema/);
  });
});
