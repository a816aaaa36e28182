import { nearestName } from '../../lib/nearest-name.js';

/** Members that nothing knows, each with the known one it most likely stands for. */
export function unknownMembers(value: object, known: readonly string[], opening: string): string[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${opening} the member ${name}, which the kit does not know: ${suggestion(name, known)}.`);
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? `known are ${known.join(', ')}` : `write ${near}`;
}
