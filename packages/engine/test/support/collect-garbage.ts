import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');

/** Runs the garbage collector to its end. */
export const collectGarbage = runInNewContext('gc') as () => void;
