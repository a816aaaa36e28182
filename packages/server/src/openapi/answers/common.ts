import { z } from 'zod';

// Members that answers have in common.

export const typeId = z.int().min(1).describe("The game's number in this deployment.");
export const gameType = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/)
  .describe("The game's name in routes.");
export const count = z.int().min(0);
export const llm = z
  .string()
  .describe('What writes: `<provider>/<model_name>`; `offline/extractive` is the built-in writer.');

export const success = z.literal(true);
