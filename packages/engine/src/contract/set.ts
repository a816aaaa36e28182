import { z } from 'zod';
import { languageTag } from './requests.js';

/** The version of the set document that this engine writes. It reads this and all earlier ones. */
export const setVersion = 1;

/** The media type of a set's JSON document; its file name ends `.ludotext.json`. */
export const setMediaType = 'application/vnd.ludotext.set+json';

const idPattern = /^[0-9a-f]{16}$/;

/** What people noted about an item. */
const noteSchema = z.looseObject({
  edited: z.boolean().optional().describe('Whether a person changed the item.'),
  place: z.string().optional().describe('Where in the source its evidence stands: a page, a slide, a time.'),
  tags: z.array(z.string()).optional().describe('Words to find the item by.'),
});

const setGameSchema = z.looseObject({
  game_type: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be the name of a game')
    .describe('The name of the game. It decides which game the items are for.'),
  type_id: z.int().min(1).optional().describe('The number of the game where the set was made. Informs only.'),
  version: z.string().optional().describe("The version of the game's package."),
  item_version: z.int().min(1).optional().describe("The version of the game's items; 1 when left out."),
  items: z
    .array(z.looseObject({ id: z.string().optional().describe('Computed anew when the set is read.') }))
    .describe('The items, as the game made them.'),
  notes: z
    .record(z.string().regex(idPattern, 'must be the id of an item'), noteSchema)
    .optional()
    .describe('What people noted about items, by their ids.'),
});

/**
 * A set: items that belong together, with everything needed to play, grade, edit and export them again. Members that
 * are not named here are kept.
 */
export const setSchema = z.looseObject({
  ludotext: z.literal(setVersion).describe('The version of this document.'),
  title: z.string().min(1).max(500).describe('What the set is called.'),
  language: languageTag.describe("BCP 47 tag of the items' language."),
  text: z.string().optional().describe('The source text.'),
  games: z.array(setGameSchema).describe('The items, game by game.'),
  llm: z.string().optional().describe('What wrote the items.'),
  created: z.iso.datetime({ offset: true }).optional().describe('When it was made.'),
  tags: z.array(z.string()).optional().describe('Words to find the set by.'),
});

/** A set as a JSON document: snake_case, as it stands in a file and on the wire. */
export type LudotextSet = z.infer<typeof setSchema>;

/** The items of one game in a set. */
export type SetGame = z.infer<typeof setGameSchema>;
