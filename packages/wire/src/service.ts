import { z } from 'zod';
import { count, type Immutable, llm } from './common.js';
import { providers } from './requests.js';

/** The response of `GET /llm` and `POST /llm`. */
export const llmResponseSchema = z.strictObject({
  provider: z.enum(providers),
  model_name: z.string(),
  temperature: z.number().min(0).max(2).nullable().describe("null where the server's own is used."),
  base_url: z.string().nullable().describe('null where there is no server.'),
  llm,
  reachable: z.boolean().describe("Whether the model's server replied."),
  slow: z
    .boolean()
    .optional()
    .describe(
      'true where the server has not answered yet and may be busy; `reachable` is what was known before. Ask again.',
    ),
  reason: z.string().optional().describe('One sentence for people, where something is wrong.'),
  models: z.array(z.string()).optional().describe('Names that the server offers, where it lists them.'),
  version: z.string().optional().describe("The server's version, where it is known."),
  context_tokens: z.int().min(1).optional().describe("The model's window in tokens, where the server reports it."),
  capabilities: z.array(z.string()).optional().describe("What the model can do, in the server's words."),
  providers: z.array(z.enum(providers)).describe('The values of `provider`.'),
});
export type LlmResponse = Immutable<z.infer<typeof llmResponseSchema>>;

/** The response of `GET /models`. */
export const modelsResponseSchema = z.strictObject({
  models: z.array(z.strictObject({ name: z.string().describe('The value of the field `model`.'), llm })),
});
export type ModelsResponse = Immutable<z.infer<typeof modelsResponseSchema>>;

/** The response of `GET /health`. */
export const healthResponseSchema = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string().describe('Version of the service.'),
  uptime_seconds: count,
  ready: z.boolean().describe('Whether the service accepts requests, as `GET /health/ready` reports.'),
  llm,
  games: z.strictObject({ total: count, active: count }),
  limits: z
    .strictObject({ max_text: count, max_items: count })
    .describe('Maximum length of a text in UTF-16 units after trimming; maximum items per game.'),
  work: z
    .strictObject({ requests: count, calls: count, waiting: count })
    .describe('Generation requests under way, model calls under way, and model calls in the queue.'),
  reasons: z.array(z.string()).optional().describe('Why it is degraded.'),
});
export type HealthResponse = Immutable<z.infer<typeof healthResponseSchema>>;

/** The response of `GET /health/live`. */
export const liveResponseSchema = z.strictObject({ status: z.literal('ok') });
export type LiveResponse = Immutable<z.infer<typeof liveResponseSchema>>;

/** The response of `GET /health/ready`. */
export const readyResponseSchema = z.strictObject({
  status: z.enum(['ready', 'starting', 'leaving', 'draining']).describe('`ready` with 200, any other with 503.'),
});
export type ReadyResponse = Immutable<z.infer<typeof readyResponseSchema>>;
