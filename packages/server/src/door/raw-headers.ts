/**
 * The values of every header of this name as they came, since parsed headers hide doubles.
 * @param rawHeaders a flat list of names and values, as `node:http` gives it
 * @param name in lower case
 */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}
