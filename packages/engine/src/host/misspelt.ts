import { type Finding, reject } from '../contract/finding.js';
import { nearestName } from '../lib/nearest-name.js';

/**
 * Members whose names are close to known ones, which nobody would ever read. Members of other names are the author's own.
 *
 * @param opening what has the members, as the beginning of a sentence: `The game has`
 */
export function misspeltMembers(value: object, known: readonly string[], opening: string): Finding[] {
  return Object.keys(value).flatMap((name) => {
    const near = known.includes(name) ? undefined : nearestName(name, known);
    if (near === undefined) return [];
    const message = `${opening} the member ${name}, which the engine does not know: write ${near}.`;
    return [reject('misspelt_member', message, [name])];
  });
}
