import { z } from 'zod';
import { count, type Immutable, llm } from './common.js';
import { providers } from './requests.js';

/** The response of `GET /llm` and `POST /llm`. */
export const llmResponseSchema = z
  .strictObject({
    provider: z.enum(providers).describe('The kind of its server, or `offline` for the built-in writer.'),
    model_name: z.string().describe('Its name at its server.'),
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
  })
  .describe('The model that writes, and what its server says.');
export type LlmResponse = Immutable<z.infer<typeof llmResponseSchema>>;

/** A model that a request may choose. */
export const listedModelSchema = z
  .strictObject({ name: z.string().describe('The value of the field `model`.'), llm })
  .describe('A model that a request may choose.');

/** The response of `GET /models`. */
export const modelsResponseSchema = z
  .strictObject({ models: z.array(listedModelSchema).describe('As the operator lists them.') })
  .describe('The models that a request may choose.');
export type ModelsResponse = Immutable<z.infer<typeof modelsResponseSchema>>;

/** The response of `GET /health`. */
export const healthResponseSchema = z
  .strictObject({
    status: z.enum(['ok', 'degraded']).describe('`degraded`: it serves, but not as it should; `reasons` says why.'),
    version: z.string().describe('Version of the service.'),
    uptime_seconds: count.describe('Whole seconds since it started.'),
    ready: z.boolean().describe('Whether the service accepts requests, as `GET /health/ready` reports.'),
    llm,
    games: z
      .strictObject({ total: count.describe('All of them.'), active: count.describe('Those that are switched on.') })
      .describe('How many games there are.'),
    limits: z
      .strictObject({ max_text: count.describe('UTF-16 units.'), max_items: count.describe('Items per game.') })
      .describe('Maximum length of a text in UTF-16 units after trimming; maximum items per game.'),
    work: z
      .strictObject({
        requests: count.describe('Generation requests under way.'),
        calls: count.describe('Model calls under way.'),
        waiting: count.describe('Model calls in the queue.'),
      })
      .describe('Generation requests under way, model calls under way, and model calls in the queue.'),
    reasons: z.array(z.string()).optional().describe('Why it is degraded.'),
  })
  .describe('How the service is.');
export type HealthResponse = Immutable<z.infer<typeof healthResponseSchema>>;

/** The response of `GET /health/live`. */
export const liveResponseSchema = z
  .strictObject({ status: z.literal('ok').describe('Always `ok`.') })
  .describe('The process lives.');
export type LiveResponse = Immutable<z.infer<typeof liveResponseSchema>>;

/** The response of `GET /health/ready`. */
export const readyResponseSchema = z
  .strictObject({
    status: z.enum(['ready', 'starting', 'leaving', 'draining']).describe('`ready` with 200, any other with 503.'),
  })
  .describe('Whether the service wants requests.');
export type ReadyResponse = Immutable<z.infer<typeof readyResponseSchema>>;
