/** The fetch of the runtime, where there is no Node: how long it waits is the runtime's to say. */
export const patientFetch: typeof globalThis.fetch = (input, init) => fetch(input, init);
