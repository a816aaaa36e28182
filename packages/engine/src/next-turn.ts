/** Without it, as in a browser, a timer does. */
const { setImmediate: afterThis = (run: () => void) => setTimeout(run, 0) } = globalThis;

/** A connection that came meanwhile is accepted in one turn, read in the next, and answered in the one after. */
const turnsOfOthers = 3;

/** Resolves after whatever else waits for this thread has had it. */
export async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn++) await new Promise<void>((resolve) => void afterThis(resolve));
}
