/** Runs tasks one after the other, in the order they came, so that what is kept and what is in use never differ. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
