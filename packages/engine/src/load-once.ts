/**
 * A module that is loaded when it is first needed, and then at hand: where a thread of its own resolves imports, as in a
 * service that loads games anew, even one of a module that is there takes a way to that thread and back.
 * @param load imports it; tried again after a failure
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
