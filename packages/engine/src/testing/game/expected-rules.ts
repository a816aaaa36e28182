import type { Finding } from '../../contract/finding.js';
import { fail } from './failure.js';
import { listed, rulesOf } from './judged.js';

/** The rules a case names, in the order of the alphabet. */
export function rulesNamed(rules: string | readonly string[] | undefined): string[] {
  if (rules === undefined) return [];
  return (typeof rules === 'string' ? [rules] : [...rules]).sort();
}

/** Fails unless exactly the rules a case names speak with a severity. */
export function expectRules(
  findings: readonly Finding[],
  severity: Finding['severity'],
  rules: string | readonly string[] | undefined,
  what: string,
): void {
  const expected = rulesNamed(rules);
  const actual = rulesOf(findings, severity).sort();
  if (expected.join() === actual.join()) return;
  const verb = severity === 'reject' ? 'rejects' : 'warns';
  const wanted = expected.length === 0 ? `nothing ${verb}` : `${expected.join(', ')} ${verb}`;
  fail(`${what}: the table says that ${wanted}; found was ${listed(findings)}.`);
}
