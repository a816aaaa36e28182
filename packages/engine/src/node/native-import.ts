/** The one place that imports by a computed name; the name is a file's address that games.yaml led to. */
export async function nativeImport(url: string): Promise<Record<string, unknown>> {
  return await import(/* @vite-ignore */ url);
}
