import { type Finding, isFinding } from '../../contract/finding.js';
import type { GamePlugin, ItemContext } from '../../contract/game-plugin.js';
import { checkSchema } from '../../contract/schema.js';
import { calling, copy } from './calling.js';
import { fail, shown } from './failure.js';

/** What `itemSchema` says of an item and, where that lets it through, `validate`. */
export async function judged(game: GamePlugin, item: unknown, context: ItemContext): Promise<readonly Finding[]> {
  const checked = await checkSchema(game.itemSchema, copy(item));
  return checked.ok ? await validated(game, checked.value, context) : checked.findings;
}

/** What `validate` says of an item that fits the schema; fails where it throws or returns something else. */
export async function validated(game: GamePlugin, item: unknown, context: ItemContext): Promise<readonly Finding[]> {
  const call = `validate(${shown(item)})`;
  const findings = await calling(call, 'return a finding, [reject(rule, message)],', () =>
    game.validate(copy(item), copy(context)),
  );
  return expectFindings(findings, call);
}

/** What a member returned, as findings; fails where it is something else. */
export function expectFindings(value: unknown, call: string): readonly Finding[] {
  if (!Array.isArray(value))
    fail(`${call} returned ${shown(value)}: return a list of findings, [] where nothing is wrong.`);
  const wrong = value.find((finding) => !isFinding(finding));
  if (wrong !== undefined)
    fail(`${call} found ${shown(wrong)}: make findings with reject(rule, message) or warn(rule, message).`);
  return value;
}

/** The rules that speak with a severity, each once, in order. */
export function rulesOf(findings: readonly Finding[], severity: Finding['severity']): string[] {
  return [...new Set(findings.filter((finding) => finding.severity === severity).map(({ rule }) => rule))];
}

/** Findings in a sentence that goes on or ends behind them; "nothing" where there are none. */
export function listed(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'nothing';
  const words = findings.map(({ rule, severity, message, path = [] }) => {
    const place = path.length === 0 ? '' : ` at ${path.join('.')}`;
    return `${rule} (${severity})${place}: ${message.replace(/\.$/, '')}`;
  });
  return words.join('; ');
}
