import { tokensOf } from '../comparable.js';

let latest:
  | { readonly text: string; readonly tokens: readonly string[]; readonly set: ReadonlySet<string> }
  | undefined;

function read(text: string) {
  if (latest?.text !== text) {
    const tokens = tokensOf(text);
    latest = { text, tokens, set: new Set(tokens) };
  }
  return latest;
}

/** The words of a source text in order; all items of a request share one text, which is read once. */
export const tokensOfSource = (text: string): readonly string[] => read(text).tokens;

/** The words of a source text, each once. */
export const tokenSetOfSource = (text: string): ReadonlySet<string> => read(text).set;
