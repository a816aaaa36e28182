/** Maximum characters that wait for a slow reader of standard error; later lines are dropped. */
const maxWaiting = 16 * 1024 * 1024;

let lost = 0;
let isListening = false;

/**
 * Writes to standard error without ever waiting for its reader: a log that nobody takes must not stop the service. What
 * fits into the pipe is written at once, the rest waits in bounded memory. A reader that is gone is no failure.
 */
export function writeToStandardError(line: string): void {
  const { stderr } = process;
  if (!isListening) {
    isListening = true;
    // Without a listener, a reader that closed the pipe would end the process.
    stderr.on('error', () => {
      lost += 1;
    });
  }
  if (stderr.destroyed || stderr.writableLength > maxWaiting) lost += 1;
  else stderr.write(line);
}

/** How many lines could not be written. */
export function lostLines(): number {
  return lost;
}

/** Settles when everything is written, for a process that is about to end; after this many milliseconds at the latest. */
export async function standardErrorWritten(milliseconds: number): Promise<void> {
  const { stderr } = process;
  if (stderr.destroyed || stderr.writableLength === 0) return;
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(resolve, milliseconds);
    // Called when everything before it is written, or cannot be.
    stderr.write('', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
