/**
 * Joins calls of one task: whoever calls while it runs shares one further run, which begins when the running one is over.
 * So every caller gets a run that began after the call, and never more than two are ahead.
 */
export function singleFlight<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let waiting: Promise<Result> | undefined;
  const start = () => {
    waiting = undefined;
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (waiting !== undefined) return waiting;
    if (running === undefined) return start();
    waiting = running.then(start, start);
    return waiting;
  };
}
