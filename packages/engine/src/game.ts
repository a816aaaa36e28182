// For authors of games: the contract, findings, and what reads a text.

/** The engine's own copy of zod, for the schemas of a game. */
export { z } from 'zod';
export {
  faultAt,
  type GameFinding as Finding,
  isRejected,
  reject,
  type Severity,
  warn,
} from './contract/finding.js';
export { type GameWithOptions, withOptions } from './contract/game-options.js';
export {
  apiVersion,
  type Difficulty,
  defineGame,
  type GameExample,
  type GameGrade as Grade,
  type GamePlugin,
  type GradeContext,
  type InteractionContext,
  type ItemContext,
  type ItemOf,
  type ItemOrigin,
  type Mark,
  type OfflineDrafts,
  type OfflineGame,
  type OfflineRequest,
  type OfflineResult,
  type OfflineScore,
  type PromptRequest,
  type SubmissionOf,
} from './contract/game-plugin.js';
export type {
  ChoiceInteraction,
  GapsInteraction,
  Interaction,
  InteractionKind,
  MatchInteraction,
  OrderInteraction,
  TextInteraction,
} from './contract/interaction.js';
export { applyRules, type ItemRule, type RuleBreach } from './contract/item-rules.js';
export type { Message, MessageParams, Messages, Remark, Wording, Wordings } from './contract/message.js';
export type { JsonSchema, Schema, SchemaValue } from './contract/schema.js';
export { randomFrom, seedFrom, shuffle } from './lib/random.js';
export { detectLanguage } from './text/detect-language.js';
export { type GiftEntry, type GiftQuestion, readGift } from './text/gift.js';
export { primarySubtag } from './text/languages/language.js';
export { hasMarkup, hasOpenMarks } from './text/marks.js';
export { knowsOpeningCues, type OpeningCue, openingCue } from './text/opening-cues.js';
export { findQuote, isWholeSentences, oneLine, quotableText, type SourceQuote } from './text/quotes.js';
export { type Paragraph, readText, type Sentence, type TextReading, type Word } from './text/read-text.js';
export { joinPieces, scriptsWithoutWordSpaces, usesSpaces } from './text/spacing.js';
export { type Candidate, spreadOut } from './text/spread-out.js';
export { splitWords } from './text/words.js';
