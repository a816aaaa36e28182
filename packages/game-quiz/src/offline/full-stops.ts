/** Languages that write no full stop: spaces part their sentences. */
const unstopped: ReadonlySet<string> = new Set(['th', 'lo']);

/** Whether a language ends its sentences with a mark. True for an unknown one. */
export const writesFullStops = (language: string): boolean => !unstopped.has(language);
