import type { GameCheck } from './check.js';
import { contractChecks } from './contract-checks.js';
import { exampleChecks } from './example-checks.js';
import { finishChecks } from './finish-checks.js';
import { gradeChecks } from './grade-checks.js';
import { offlineChecks } from './offline-checks.js';
import { parseChecks } from './parse-checks.js';
import { promptChecks } from './prompt-checks.js';
import { schemaChecks } from './schema-checks.js';
import { setChecks } from './set-checks.js';
import { validateChecks } from './validate-checks.js';

/** All shared checks, in the order in which they run and stand in the docs. */
export const gameChecks: readonly GameCheck[] = [
  ...contractChecks,
  ...schemaChecks,
  ...parseChecks,
  ...finishChecks,
  ...validateChecks,
  ...setChecks,
  ...offlineChecks,
  ...gradeChecks,
  ...promptChecks,
  ...exampleChecks,
];
