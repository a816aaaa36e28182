import { itemCount, type Run } from './run.js';

/**
 * How a second run stands to somebody who has the items of a first: once it is over without an item of its own, those of
 * the first are there again.
 */
export function withEarlier(after: Run, earlier: Run): Run {
  if (after.phase === 'running' || itemCount(after) > 0 || itemCount(earlier) === 0) return after;
  const { problem: before, ...kept } = earlier;
  // A second run that ended well, but empty, takes nothing from the first.
  const phase = after.phase === 'done' ? earlier.phase : after.phase;
  const problem = after.phase === 'done' ? before : after.problem;
  return { ...kept, request: after.request, phase, ...(problem === undefined ? {} : { problem }) };
}
