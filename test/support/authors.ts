import { readdirSync, readFileSync } from 'node:fs';
import { createEngine, EngineError, type GamePlugin } from '@ludotext/engine';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

// Runs what authors paste: `authors/*.yaml` of each game, in the form that packages/game-quiz/test/authors/README.md describes.

interface AuthorsCase {
  readonly name: string;
  readonly input: string;
  readonly lines?: 'crlf';
  readonly read?: readonly Expected[];
  readonly fault?: { readonly line: string; readonly says: string };
  readonly warns?: string;
}

/** An item as a fixture writes it. All values are strings; one in slashes is a pattern. */
export type Expected = Readonly<Record<string, string | readonly string[]>>;

const signs: Readonly<Record<string, string>> = {
  '⇥': '\t',
  '⍽': '\u00A0',
  '␠': ' ',
  '⟨bom⟩': '\uFEFF',
  '⟨rlm⟩': '\u200F',
  '⟨zwsp⟩': '\u200B',
};

/** Writes the characters that cannot be seen. */
function seen(text: string): string {
  return text.replace(/[⇥⍽␠]|⟨\w+⟩/g, (sign) => signs[sign] ?? sign);
}

/**
 * Adds a test for each case of the folder: what it reads as, and that it reads as twice that when pasted twice.
 * @param written an item in the form in which the fixtures write it
 */
export function testAuthors(game: GamePlugin, folder: URL, written: (item: never) => Expected): void {
  const engine = createEngine({ games: [game] });
  const readText = (text: string) =>
    engine
      .direct(game, { text, complete: false, runValidator: false, maxItems: 50 })
      .catch((error: EngineError) => error);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const cases = parse(readFileSync(new URL(file, folder), 'utf8'), { schema: 'failsafe' }) as AuthorsCase[];
    it.each(cases)(`reads ${file.slice(0, -5)}: $name`, async ({ input, lines, read, fault, warns }) => {
      const text = lines === 'crlf' ? seen(input).replaceAll('\n', '\r\n') : seen(input);
      const result = await readText(text);
      if (result instanceof EngineError) {
        const found = result.findings?.map(({ line, message }) => `${line}: ${message}`) ?? [result.message];
        if (fault === undefined) return expect(found).toEqual([]);
        const [from, to = from] = fault.line.split('-').map(Number);
        expect(Number.parseInt(found[0] ?? '', 10), found.join('\n')).toBeOneOf(between(from as number, to as number));
        return expect(found[0]).toMatch(new RegExp(fault.says, 'i'));
      }
      expect(fault, `read: ${JSON.stringify(result.items)}`).toBeUndefined();
      const expected = read?.map(comparable) ?? [];
      expect(result.items.map((item) => written(item as never))).toEqual(expected);
      const said = result.warnings.map(({ message }) => message);
      if (warns === undefined) expect(said).toEqual([]);
      else if (warns !== 'perhaps') expect(said.join('\n')).toMatch(new RegExp(warns, 'i'));

      const twice = await readText(`${text}\n${text.replace('\uFEFF', '')}`);
      if (twice instanceof EngineError) throw twice;
      expect(twice.items.map((item) => written(item as never))).toEqual([...expected, ...expected]);
    });
  }
}

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function comparable(item: Expected): unknown {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? said(value) : value.map(said)]),
  );
}

function said(value: string): unknown {
  const pattern = /^\/(.*)\/$/s.exec(value)?.[1];
  return pattern === undefined ? seen(value) : expect.stringMatching(new RegExp(pattern, 'i'));
}
