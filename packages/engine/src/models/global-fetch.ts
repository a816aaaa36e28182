/** The fetch of runtimes other than Node, with the runtime's own time limits. */
export const patientFetch: typeof globalThis.fetch = (input, init) => fetch(input, init);
