import { z } from 'zod';

// Members that several bodies share. Not exported from the package; the bodies are.

export const typeId = z.int().min(1).describe("The game's number in this deployment.");
export const gameType = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/)
  .describe("The game's name in routes.");
export const count = z.int().min(0);
export const llm = z.string().describe('The writer: `<provider>/<model_name>`, or `offline/extractive`.');
export const success = z.literal(true).describe('Always true; a problem has false.');
export const itemId = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .describe("Hash of the item's content, in hexadecimal digits.");

export const placeLabel = z.string().describe('Where the evidence stands, as the request calls it: `page 12`.');

/** What a sentence is made of. */
export const params = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .describe('What the sentence is made of; empty when there is nothing.');
/** The language of a sentence. */
const languageNote = 'In the language of `Accept-Language` where the service has it, else in English.';
export const sentence = (what: string) => z.string().describe(`${what} ${languageNote}`);

/** Read-only data. */
export type Immutable<Value> = Value extends readonly (infer Entry)[]
  ? readonly Immutable<Entry>[]
  : Value extends object
    ? { readonly [Member in keyof Value]: Immutable<Value[Member]> }
    : Value;
