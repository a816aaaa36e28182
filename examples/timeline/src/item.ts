import { z } from 'zod';
import { dateFormat } from './dates.js';

/** How many events a round has. */
export const minEvents = 3;
export const maxEvents = 6;

const event = z
  .string()
  .min(1)
  .describe('What happened, in one sentence that is understood by itself and tells nothing of the time.');
const evidence = z.string().min(1).describe('The sentence of the text that gives the date, copied word for word.');

const dated = z.object({
  event,
  date: z
    .string()
    .regex(dateFormat)
    .describe('"1969", "1969-07", "1969-07-20" or "44 BC"; "196X" for a decade, "11XX" for a century.'),
  evidence: evidence.optional(),
});

export const itemSchema = z.object({
  events: z.array(dated).min(minEvents).max(maxEvents).describe('Events in the order of their dates.'),
});

/** What a writer is asked for: in any order, and with a date in any form that `readDate` knows. */
export const draftSchema = z.object({
  events: z
    .array(
      z.object({
        event,
        date: z
          .string()
          .min(1)
          .describe('When, as exactly as the text says: "1969", "1969-07", "1969-07-20", "44 BC", "12th century".'),
        evidence: evidence.optional(),
      }),
    )
    .min(minEvents)
    .max(maxEvents)
    .describe('Events of the text, no two at the same time.'),
});

export type DatedEvent = z.infer<typeof dated>;
export type Item = z.infer<typeof itemSchema>;
export type Draft = z.infer<typeof draftSchema>;
