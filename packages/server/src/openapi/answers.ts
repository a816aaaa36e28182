import { mostFindings, mostRejected } from '@ludotext/engine';
import { z } from 'zod';
import { providers } from '../model-choice.js';

// What the service answers with, as the document tells it. Every object is closed, so that a member the code adds and
// these schemas do not know fails the tests; items, schemas and drafts belong to the games and stay open.

const typeId = z.int().min(1).describe("The game's number in this deployment.");
const gameType = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/)
  .describe("The game's name in routes.");
const count = z.int().min(0);
const language = z.string().describe('BCP 47 tag of the language the items are in.');
const llm = z.string().describe('What writes: `<provider>/<model_name>`; `offline/extractive` is the built-in writer.');
const anyJsonSchema = z.record(z.string(), z.unknown());

/** The document says more of it than this: see item-schemas.ts. */
export const item = z.looseObject({ id: z.string().regex(/^[0-9a-f]{16}$/) });

export const finding = z.strictObject({
  rule: z.string().describe('Stable id of the rule that speaks.'),
  severity: z.enum(['reject', 'warn']),
  message: z.string().describe('What is wrong and what to do, in one sentence.'),
  path: z
    .array(z.union([z.string(), z.int().min(0)]))
    .optional()
    .describe('Where in the item: names and indices.'),
  line: z.int().min(1).optional().describe('Line in the text, from 1.'),
  column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
});

export const gameScore = z.strictObject({
  type_id: typeId,
  score: z.number().min(0).max(100).describe('How well the text suits the game.'),
  reason: z.string().describe('A sentence for people.'),
});

export const gameError = z.strictObject({
  type_id: typeId,
  code: z.string().describe('One of the codes of problems.'),
  message: z.string(),
});

const warning = z.strictObject({
  type_id: typeId.optional(),
  code: z.string().describe("A code of the service, or the id of one of the game's rules."),
  message: z.string(),
  item: z.int().min(0).optional().describe("Index of the item in the game's list."),
  counts: z
    .strictObject({
      requested: count,
      kept: count,
      rejected: z.record(z.string(), count).describe('How many were rejected, by rule.'),
    })
    .optional(),
});

export const rejectedItem = z.strictObject({
  type_id: typeId,
  draft: z.unknown().describe('The draft as the writer wrote it; any JSON value.'),
  findings: z.array(finding),
});

export const tokenUsage = z
  .strictObject({
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    cached_tokens: count.describe("Part of the prompt's."),
    calls: count.describe('Model calls made, failed ones included.'),
  })
  .describe('The sum over every model call; all zero for the offline writer.');

const success = z.literal(true);

const generated = {
  warnings: z.array(warning).describe('What to know about a success; empty when there is nothing to say.'),
  rejected: z
    .array(rejectedItem)
    .max(mostRejected)
    .optional()
    .describe('With `verbose` only: what a writer wrote and was not let through.'),
  language,
  token_usage: tokenUsage,
  llm,
};

export const generateAnswer = z.strictObject({
  success,
  games: z.array(typeId).describe('The games that have items.'),
  game_scores: z.array(gameScore).describe('One per candidate, selected or not.'),
  results: z.record(z.string().regex(/^[1-9]\d*$/), z.array(item)).describe('Items by type_id.'),
  errors: z.array(gameError).describe('Games that were selected and failed.'),
  ...generated,
});

export const singleAnswer = z.strictObject({
  success,
  type_id: typeId,
  reason: z.string().describe('Why this game.'),
  items: z.array(item),
  ...generated,
});

export const directAnswer = z.strictObject({ success, type_id: typeId, items: z.array(item), ...generated });

const counts = { total: count, active_count: count };

export const game = z.strictObject({
  type_id: typeId,
  game_type: gameType,
  display_name: z.string().describe('Its name for people.'),
  active: z.boolean().describe('Whether it is switched on.'),
  package: z
    .string()
    .nullable()
    .describe('npm name or path in games.yaml; null for a game handed to the service by a program.'),
  version: z.string().nullable().describe("The package's version; null where it has none."),
});

export const gamesAnswer = z.strictObject({ ...counts, games: z.array(game).describe('By type_id.') });

export const gameDetail = game.extend({
  suits: z.string().describe('Which texts the game suits.'),
  item_schema: anyJsonSchema.describe('JSON Schema (draft 2020-12) of an item as it is answered.'),
  direct_format: z
    .strictObject({ description: z.string(), example: z.string().describe('Ready to be sent.') })
    .nullable()
    .describe('How an author writes items; null for a game that says nothing of it.'),
  writes_offline: z.boolean().describe('Whether the offline writer can write it.'),
  grades: z.boolean().describe('Whether the service can grade an answer.'),
  answer_schema: anyJsonSchema.nullable().describe('JSON Schema of the answer it grades; null where it does not say.'),
  player: z
    .strictObject({
      url: z.string().describe('Path of the module on this service.'),
      isolated: z.boolean().describe('Whether the page of the service runs it in a sandboxed frame.'),
    })
    .nullable()
    .describe("The game's player, a custom element; null for a game without one."),
});

export const switchAnswer = z.strictObject({ success, game });

const mark = z.strictObject({ score: z.number().min(0), max: z.number().gt(0) });

export const gradeAnswer = z.strictObject({
  success,
  ...mark.shape,
  correct: z.boolean().describe('Whether the answer is wholly right.'),
  feedback: z.array(z.string()).describe('Sentences for the player.'),
  marks: z.record(z.string(), mark).optional().describe('The same answer on other scales, by name.'),
});

const changed = z.array(gameType);

export const reloadAnswer = z.strictObject({ success, ...counts, added: changed, removed: changed, changed });

export const llmAnswer = z.strictObject({
  provider: z.enum(providers),
  model_name: z.string(),
  temperature: z.number().min(0).max(2).nullable().describe("null where the server's own is used."),
  base_url: z.string().nullable().describe('null where there is no server.'),
  llm,
  reachable: z.boolean().describe("Whether the model's server answered."),
  reason: z.string().optional().describe('A sentence for people, where something is wrong.'),
  models: z.array(z.string()).optional().describe('Names the server offers, where it tells.'),
  version: z.string().optional().describe("The server's version, where it tells."),
  context_tokens: z.int().min(1).optional().describe("The model's window in tokens, where the server tells."),
  capabilities: z.array(z.string()).optional().describe("What the model can do, in the server's words."),
  providers: z.array(z.enum(providers)).describe('What `provider` may be.'),
});

export const healthAnswer = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string().describe('Version of the service.'),
  uptime_seconds: count,
  llm,
  games: z.strictObject({ total: count, active: count }),
  reasons: z.array(z.string()).optional().describe('Why it is degraded.'),
});

const fault = z.strictObject({
  message: z.string(),
  code: z.string().optional().describe('Code of a game that failed.'),
  rule: z.string().optional().describe('Stable id of the rule that was broken.'),
  pointer: z.string().optional().describe('JSON pointer (RFC 6901) into the request.'),
  line: z.int().min(1).optional().describe('Line in the text or in games.yaml, from 1.'),
  column: z.int().min(1).optional().describe('Column in UTF-16 units, from 1.'),
  type_id: typeId.optional(),
});

export const problem = z
  .strictObject({
    type: z.string().regex(/^urn:ludotext:error:[a-z_]+$/),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What is wrong and what to do, for people; may change.'),
    code: z.string().describe('Stable, for programs.'),
    success: z.literal(false),
    request_id: z.string().describe('As in `X-Request-Id` and in the log.'),
    errors: z.array(fault).max(mostFindings).optional().describe('Every fault, where there are several.'),
    errors_total: count.optional().describe('How many faults there are, where `errors` holds only the first.'),
  })
  .describe('An error, RFC 9457.');

/** The schemas that others refer to, by the names they have in the document. */
export const answerSchemas = {
  Item: item,
  Finding: finding,
  GameScore: gameScore,
  GameError: gameError,
  Warning: warning,
  RejectedItem: rejectedItem,
  TokenUsage: tokenUsage,
  GenerateAnswer: generateAnswer,
  SingleAnswer: singleAnswer,
  DirectAnswer: directAnswer,
  Game: game,
  GamesAnswer: gamesAnswer,
  GameDetail: gameDetail,
  SwitchAnswer: switchAnswer,
  GradeAnswer: gradeAnswer,
  ReloadAnswer: reloadAnswer,
  LlmAnswer: llmAnswer,
  HealthAnswer: healthAnswer,
  Fault: fault,
  Problem: problem,
};
