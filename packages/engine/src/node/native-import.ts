/**
 * The one place that imports by a computed name: the address of a file that games.yaml led to. It has a file of its own so that
 * tests can replace it: a test runner would rewrite the import.
 */
export async function nativeImport(url: string): Promise<Record<string, unknown>> {
  return await import(/* @vite-ignore */ url);
}
