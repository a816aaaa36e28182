/** Maximum characters waiting for a slow reader of standard error; later lines are dropped. */
const maxWaiting = 16 * 1024 * 1024;

/** The characters of a turn of the event loop that are written before its end. */
const maxHeld = 64 * 1024;

let lost = 0;
let isListening = false;
/** Lines of this turn, written together: a write costs more than a line. */
let held = '';

/**
 * Writes to standard error without waiting for its reader: an unread log must not stop the service. Writes what fits
 * into the pipe at the end of this turn of the event loop, or at exit; the rest waits in bounded memory. A closed pipe
 * is no failure.
 */
export function writeToStandardError(line: string): void {
  const { stderr } = process;
  if (!isListening) {
    isListening = true;
    // Without a listener, a closed pipe would end the process.
    stderr.on('error', () => {
      lost += 1;
    });
    process.once('exit', writeHeld);
  }
  if (stderr.destroyed || stderr.writableLength > maxWaiting) {
    lost += 1;
    return;
  }
  if (held === '') setImmediate(writeHeld);
  held += line;
  if (held.length > maxHeld) writeHeld();
}

function writeHeld(): void {
  const text = held;
  held = '';
  if (text !== '' && !process.stderr.destroyed) process.stderr.write(text);
}

/** The number of lines that could not be written. */
export function lostLines(): number {
  return lost;
}

/**
 * Settles when everything is written, at the latest after this many milliseconds; for a process that is about to end.
 */
export async function standardErrorWritten(milliseconds: number): Promise<void> {
  const { stderr } = process;
  writeHeld();
  if (stderr.destroyed || stderr.writableLength === 0) return;
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(resolve, milliseconds);
    // Called when everything before it is written, or has failed.
    stderr.write('', () => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
