import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../..');

/** A regular expression of the source. */
export interface Expression {
  /** Its file, from the root of the repository. */
  readonly file: string;
  readonly literal: string;
  /** Without the flags that remember a place. */
  readonly expression: RegExp;
}

/** Every regular expression written out in a folder of source. */
export function expressionsOf(folder: string): Expression[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.startsWith('testing'))
    .flatMap((name) => expressionsIn(`${folder}/${name}`));
}

function expressionsIn(file: string): Expression[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ESNext);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const literal = (node as ts.RegularExpressionLiteral).text;
      const end = literal.lastIndexOf('/');
      const flags = literal.slice(end + 1).replace(/[gy]/g, '');
      found.push({ file, literal, expression: new RegExp(literal.slice(1, end), flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The least time of a few runs in milliseconds of this process' CPU, which other processes do not lengthen. */
export function cpuMs(run: () => void, atMost: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && best > atMost; time++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
