import { z } from 'zod';
import { providers } from '../../model-choice.js';
import { count, llm } from './common.js';

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
  ready: z.boolean().describe('Whether it wants requests: the answer of `GET /health/ready`.'),
  llm,
  games: z.strictObject({ total: count, active: count }),
  limits: z
    .strictObject({ max_text: count, max_items: count })
    .describe('Longest text in UTF-16 units after trimming; most items per game a request may ask for.'),
  work: z
    .strictObject({ requests: count, calls: count, waiting: count })
    .describe('Generation requests under way, calls of the model under way, and calls that wait their turn.'),
  reasons: z.array(z.string()).optional().describe('Why it is degraded.'),
});

export const liveAnswer = z.strictObject({ status: z.literal('ok') });

export const readyAnswer = z.strictObject({
  status: z.enum(['ready', 'starting', 'leaving', 'draining']).describe('`ready` with 200, any other with 503.'),
});
