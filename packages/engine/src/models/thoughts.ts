import { isObject } from '../is-object.js';

/** Most places a JSON object is looked for at, which keeps the time linear. */
const mostPlaces = 16;

/** The first whole JSON object in what a model thought, from a brace to the last one: some servers take the answer for a thought. */
export function jsonIn(thoughts: string): string | undefined {
  const end = thoughts.lastIndexOf('}') + 1;
  let start = thoughts.indexOf('{');
  for (let place = 0; place < mostPlaces && start !== -1 && start < end; place += 1) {
    const words = thoughts.slice(start, end);
    if (isJsonObject(words)) return words;
    start = thoughts.indexOf('{', start + 1);
  }
  return undefined;
}

function isJsonObject(words: string): boolean {
  try {
    return isObject(JSON.parse(words));
  } catch {
    return false;
  }
}
