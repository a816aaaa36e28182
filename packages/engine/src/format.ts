// For authors of formats: the contract, and what reads and writes it.

/** The engine's own copy of zod, for the schema of a format's options. */
export { z } from 'zod';
export { faultAt, type GameFinding as Finding, reject, warn } from './contract/finding.js';
export {
  type Carriage,
  defineFormat,
  type ExportItem,
  type ExportSet,
  type FormatPlugin,
  type Outcome,
  type ReadFile,
  type ReadInteraction,
  type WrittenFile,
} from './contract/format-plugin.js';
export { apiVersion } from './contract/game-plugin.js';
export {
  type ChoiceInteraction,
  type GapsInteraction,
  type Interaction,
  type InteractionKind,
  interactionKinds,
  interactionSchema,
  type MatchInteraction,
  type OrderInteraction,
  type TextInteraction,
} from './contract/interaction.js';
export type { MessageParams, Messages, Remark, Wordings } from './contract/message.js';
export type { LudotextSet } from './contract/set.js';
export { randomFrom, seedFrom, shuffle } from './lib/random.js';
export { readGift } from './text/gift.js';
export { joinPieces, usesSpaces } from './text/spacing.js';
