/** The same events; when their reader stops reading, they go on to their end all the same, and nobody hears the rest. */
export async function* toTheEnd<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event> {
  try {
    // Not `for await`, which would end the events with its own end.
    for (let step = await events.next(); !step.done; step = await events.next()) yield step.value;
  } finally {
    await readOn(events);
  }
}

/** Events that have ended or failed are over at once. */
async function readOn(events: AsyncGenerator<unknown>): Promise<void> {
  try {
    while (!(await events.next()).done);
  } catch {
    // Nobody listens any more; who wants to know is told by the events themselves.
  }
}
