/** The result of some work, or the signal's reason as soon as it fires, whatever the work does then. */
export async function unlessGivenUp<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let giveUp = () => {};
  const leaving = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
  });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([leaving, work]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
