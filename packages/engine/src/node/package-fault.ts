import { type Finding, reject } from '../contract/finding.js';

/**
 * Why one package of games.yaml cannot be used. The message is safe to show to a caller and does not name the package.
 */
export class PackageFault extends Error {
  readonly rule: string;
  /** What is wrong in detail. A path that begins with `options` leads to a place in games.yaml. */
  readonly findings: readonly Finding[];

  constructor(rule: string, message: string, cause?: unknown, findings: readonly Finding[] = [reject(rule, message)]) {
    super(message, { cause });
    this.rule = rule;
    this.findings = findings;
  }
}
