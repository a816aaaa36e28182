/**
 * The only import with a computed name: the address of a file that games.yaml led to. It has its own file so that tests
 * can replace it, because a test runner would rewrite the import.
 */
export async function nativeImport(url: string): Promise<Record<string, unknown>> {
  return await import(/* @vite-ignore */ url);
}
