import { EngineError } from '../errors.js';
import type { ModelProbe } from './language-model.js';
import { connectionError, deadline } from './server-failure.js';

/** Time a probe may take, in milliseconds. */
const probeTimeoutMs = 2_000;

/** What a model server is asked for: the addresses to get, and the names of its models in the last answer. */
export interface ProbePlan {
  readonly fetch: typeof globalThis.fetch;
  readonly addresses: readonly string[];
  /** The member that holds the list of models, and the member of an entry that is a model's name. */
  readonly list: string;
  readonly name: string;
}

/**
 * Asks a model server for its models.
 * @throws EngineError `aborted`, nothing else
 */
export async function probeServer(plan: ProbePlan, signal: AbortSignal | undefined): Promise<ModelProbe> {
  const until = deadline(signal, probeTimeoutMs);
  try {
    let answer: unknown;
    for (const address of plan.addresses) {
      const response = await plan.fetch(address, { signal: until.signal });
      answer = await response.json();
    }
    return { reachable: true, models: namesIn(answer, plan) };
  } catch (cause) {
    const error = until.error(cause) ?? connectionError(cause);
    if (error.code === 'aborted') throw error;
    return { reachable: false, reason: error.message };
  }
}

/** @throws EngineError `model_error` for an answer that holds no list */
function namesIn(answer: unknown, { list, name }: ProbePlan): string[] {
  // Some servers answer with the bare list.
  const entries = Array.isArray(answer) ? answer : (answer as Readonly<Record<string, unknown>> | null)?.[list];
  if (entries === undefined) throw new EngineError('model_error', 'No model server answers at this address.');
  if (!Array.isArray(entries)) return [];
  return entries.map((entry) => entry?.[name]).filter((value) => typeof value === 'string');
}
