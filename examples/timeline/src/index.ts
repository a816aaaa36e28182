import { defineGame, z } from '@ludotext/engine/game';
import { examples } from './examples.js';
import { finish } from './finish.js';
import { grade } from './grade.js';
import { interaction } from './interaction.js';
import { draftSchema, itemSchema, maxEvents, minEvents } from './item.js';
import { messages } from './messages.js';
import { offlineFor } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate, validateSet } from './validate.js';

const optionsSchema = z.strictObject({ events: z.int().min(minEvents).max(maxEvents).default(5) });

/** @param options `events`: the most events of a round that is written without a model, 3 to 6; 5 */
export default function timeline(options: z.input<typeof optionsSchema> = {}) {
  const { data, error } = optionsSchema.safeParse(options);
  if (data === undefined) {
    const faults = error.issues.map(({ path, message }) => [...path, message].join(' '));
    throw new Error(`The options are events, a number from ${minEvents} to ${maxEvents}: ${faults.join('; ')}`);
  }
  return defineGame({
    apiVersion: 1,
    gameType: 'timeline',
    typeId: 23,
    displayName: { en: 'Timeline', de: 'Zeitstrahl' },
    suits:
      'Texts that date at least three events: history, lives of people, towns or inventions, news. Not stories, instructions or statistics.',
    itemSchema,
    draftSchema,
    submissionSchema: z.array(z.int().min(0)).max(maxEvents).describe('The indices of the events, in order.'),
    directFormat: {
      description:
        'An event on each line, "Date: Event", three to six in any order; a blank line ends the round. A date is 1969, 1969-07-20, 20 July 1969, 44 BC or 12th century.',
      example: examples[0]?.text ?? '',
    },
    examples,
    messages,
    parse,
    prompt,
    finish,
    validate,
    validateSet,
    offline: offlineFor(data.events),
    grade,
    interaction,
  });
}
