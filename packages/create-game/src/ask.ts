import type { Readable, Writable } from 'node:stream';
import { isCancel, text } from '@clack/prompts';
import type { Field } from './fields.js';

/** Asks for an answer without a fault; undefined when it is cancelled. */
export type Ask = (field: Field, standard: string) => Promise<string | undefined>;

/** Asks on a terminal, until the answer has no fault. @param from the folder in which the command runs */
export function askOn(input: Readable, output: Writable, from: string): Ask {
  return async ({ question, faults }, standard) => {
    const answer = await text({
      ...{ input, output },
      message: question,
      placeholder: standard,
      defaultValue: standard,
      // An empty line stands for the placeholder, which may be wrong itself: the usual folder may be taken.
      validate: (line = '') => faults(line === '' ? standard : line, from).join('\n') || undefined,
    });
    return isCancel(answer) ? undefined : answer;
  };
}
