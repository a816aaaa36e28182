import { Problem } from './problem.js';

/** Deepest nesting of objects and arrays in a body. */
export const deepest = 32;

/**
 * Looks at the text before anything recursive touches it: one pass, no memory.
 * @throws Problem `too_deep`
 */
export function checkNesting(text: string): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepest) throw new Problem('too_deep', `The body nests deeper than ${deepest} levels.`);
    } else if (character === ']' || character === '}') depth -= 1;
  }
}
