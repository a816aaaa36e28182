import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../src/node/manifest.js';

const faultsOf = (source: string) =>
  readManifest(source).faults.map(({ line, column, rule, message }) => ({ at: `${line}:${column}`, rule, message }));

/** Each colon stands in the same column, and each key one level deeper. */
const shorterKeys = `games:\n${Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth + 1)}${'k'.repeat(200 - depth)}:\n`).join('')}`;

describe('readManifest', () => {
  it('reads entries with their defaults and their place', () => {
    const source = [
      '# our games',
      'games:',
      '  - package: "@ludotext/game-quiz"',
      '  - package: ./games/maze',
      '    type_id: 12',
      '    display_name: Maze',
      '    active: false',
      '    isolated: false',
      '    options: { walls: [1, 2] }',
    ].join('\r\n');
    expect(readManifest(source)).toEqual({
      faults: [],
      entries: [
        { kind: 'game', package: '@ludotext/game-quiz', active: true, isolated: true, line: 3, column: 14 },
        {
          kind: 'game',
          package: './games/maze',
          typeId: 12,
          displayName: 'Maze',
          active: false,
          isolated: false,
          options: { walls: [1, 2] },
          optionPlaces: expect.any(Map),
          line: 4,
          column: 14,
        },
      ],
    });
  });

  it.each([
    ['nothing', '', '1:1', 'empty_file', /is empty/],
    ['only a comment', '# games\n', '1:1', 'empty_file', /is empty/],
    ['a list at the top', '- package: a\n', '1:1', 'wrong_type', /Begin the file with "games:"/],
    ['no games', 'games:\n', '1:7', 'no_games', /lists no game/],
    ['an empty list', 'games: []\n', '1:8', 'no_games', /lists no game/],
    ['a mapping for the list', 'games:\n  package: a\n', '2:3', 'wrong_type', /must be a list/],
    ['bad syntax', 'games:\n  - package: "a\n', '3:1', 'yaml_syntax', /not valid YAML/],
    ['a tab', 'games:\n\t- package: a\n', '2:1', 'yaml_syntax', /not valid YAML: Tabs/],
    ['two documents', 'games:\n  - package: a\n---\ngames:\n', '3:1', 'several_documents', /several documents/],
    ['an end mark', 'games:\n  - package: a\n...\n', '3:1', 'layout', /end mark/],
    ['no indentation', 'games:\n- package: a\n', '2:1', 'layout', /two spaces/],
    ['four spaces', 'games:\n    - package: a\n', '2:5', 'layout', /two spaces/],
    ['a list in brackets', 'games: [{ package: a }]\n', '1:8', 'layout', /two spaces/],
    ['a key twice', 'games:\n  - package: a\n    package: b\n', '3:5', 'duplicate_key', /defined twice/],
    ['an anchor', 'games:\n  - package: &x a\n', '2:17', 'yaml_alias', /Anchors/],
    ['a tag', 'games:\n  - package: !!str a\n', '2:20', 'yaml_tag', /Tags/],
    ['a mistyped key', 'games:\n  - pakage: a\n    package: a\n', '2:5', 'unknown_key', /Did you mean package\?/],
    ['a key in capitals', 'games:\n  - package: a\n    Type_ID: 3\n', '3:5', 'unknown_key', /Did you mean type_id\?/],
    ['a strange key', 'games:\n  - package: a\n    colour: red\n', '3:5', 'unknown_key', /Known are package, isolated/],
    ['a second top key', 'games:\n  - package: a\nversion: 1\n', '3:1', 'unknown_key', /no key version/],
    ['a missing package', 'games:\n  - type_id: 3\n', '2:5', 'missing_key', /package is missing/],
    ['a bare name', 'games:\n  - quiz\n', '2:5', 'wrong_type', /A game is a mapping/],
    ['a type_id of 0', 'games:\n  - package: a\n    type_id: 0\n', '3:14', 'wrong_type', /1 or more/],
    ['a type_id in words', 'games:\n  - package: a\n    type_id: one\n', '3:14', 'wrong_type', /whole number/],
    ['active: yes', 'games:\n  - package: a\n    active: yes\n', '3:13', 'wrong_type', /true or false/],
    ['options as a list', 'games:\n  - package: a\n    options: [1]\n', '3:14', 'wrong_type', /must be a mapping/],
    ['options left empty', 'games:\n  - package: a\n    options:\n', '3:13', 'wrong_type', /must be a mapping/],
  ])('refuses %s', (_, source, at, rule, message) => {
    expect(faultsOf(source)).toEqual([{ at, rule, message: expect.stringMatching(message) }]);
  });

  it.each([
    ['../game'],
    ['./../game'],
    ['./a/../../game'],
    ['/etc/game'],
    ['C:\\game'],
    ['./a\\..\\..\\game'],
    ['node:fs'],
    ['fs'],
    ['data:text/javascript,1'],
    ['file:///etc/game.js'],
    ['https://example.org/game.js'],
    ['a/../b'],
    ['a/b'],
    ['@scope'],
    ['Game'],
    ['_game'],
    ['.'],
    [''],
    ['a'.repeat(300)],
  ])('refuses the package %s', (name) => {
    expect(faultsOf(`games:\n  - package: ${JSON.stringify(name)}\n`)).toEqual([
      expect.objectContaining({ at: '2:14', rule: 'package_name' }),
    ]);
  });

  it('names both packages that want one type_id', () => {
    const source = 'games:\n  - package: one\n    type_id: 3\n  - package: two\n    type_id: 3\n';
    expect(faultsOf(source)).toEqual([
      {
        at: '4:14',
        rule: 'duplicate_type_id',
        message: expect.stringMatching(/3 is given to one \(line 2\) and to two/),
      },
    ]);
  });

  it('lists all faults at once, in the order of the lines', () => {
    const source = 'games:\n  - package: ../x\n    activ: true\n  - type_id: a\n  - package: fine\n    options: *o\n';
    expect(faultsOf(source).map(({ at, rule }) => `${at} ${rule}`)).toEqual([
      '2:14 package_name',
      '3:5 unknown_key',
      '4:5 missing_key',
      '4:14 wrong_type',
      '6:14 yaml_alias',
    ]);
  });

  it.each([
    ['brackets', `games:\n  - ${'['.repeat(30_000)}`],
    ['balanced brackets', `games:\n  - ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['dashes', `games:\n  - ${'- '.repeat(30_000)}`],
    ['question marks', `games:\n  - ${'? '.repeat(30_000)}`],
    ['lines', `games:\n${Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}key:\n`).join('')}`],
    ['lines of shorter and shorter keys', shorterKeys],
    ['a mapping in a mapping', `games:\n  - package: a\n    options: ${'{ a: '.repeat(40)}1${' }'.repeat(40)}\n`],
  ])('refuses what is nested too deep: %s', (_, source) => {
    expect(faultsOf(source)[0]?.message).toMatch(/nested more than 32 deep/);
  });

  it('does not let a key reach a prototype', () => {
    const { faults } = readManifest('games:\n  - package: a\n    __proto__: { active: false }\n');
    expect(faults.map(({ rule }) => rule)).toEqual(['unknown_key']);
    const { entries } = readManifest('games:\n  - package: a\n    options: { __proto__: { polluted: 1 } }\n');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(entries[0]?.options)).toBe(Object.prototype);
  });

  it('answers to any text with entries or faults that have a place', () => {
    const piece = fc.constantFrom(
      'games:',
      '\n  - ',
      'package: a',
      '\n',
      '    ',
      'type_id: 1',
      '[',
      '}',
      '&a ',
      '*a',
      '!t ',
      '"',
      '#',
      '---\n',
      '\t',
      '? ',
      ': ',
      '|',
      '<<',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (source) => {
          const { entries, faults } = readManifest(source);
          expect(entries.length + faults.length).toBeGreaterThan(0);
          expect(faults.every(({ line = 0, column = 0 }) => line >= 1 && column >= 1)).toBe(true);
        },
      ),
    );
  });
});

describe('formats in games.yaml', () => {
  it('reads them before the games, isolated unless told otherwise', () => {
    const source =
      'formats:\n  - package: ./odf\n    isolated: false\ngames:\n  - package: maze\n    game_type: maze_two\n';
    const { entries, faults } = readManifest(source);
    expect(faults).toEqual([]);
    expect(entries).toMatchObject([
      { kind: 'game', package: 'maze', gameType: 'maze_two' },
      { kind: 'formats', package: './odf', isolated: false, line: 2 },
    ]);
  });

  it.each([
    ['behind the games', 'games:\n  - package: a\nformats:\n  - package: b\n', '3:1', 'layout'],
    ['none', 'formats: []\ngames:\n  - package: a\n', '1:10', 'no_formats'],
    ['with a key of games', 'formats:\n  - package: b\n    type_id: 3\ngames:\n  - package: a\n', '3:5', 'unknown_key'],
  ])('refuses formats %s', (_, source, place, rule) => {
    const [fault] = readManifest(source).faults;
    expect([`${fault?.line}:${fault?.column}`, fault?.rule]).toEqual([place, rule]);
  });
});
