import { defineGame } from '@ludotext/engine/game';
import { examples } from './examples.js';
import { finish } from './finish.js';
import { grade } from './grade.js';
import { interaction } from './interaction.js';
import { draftSchema, itemSchema, submissionSchema } from './item.js';
import { messages } from './messages.js';
import { offline } from './offline.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { validate, validateSet } from './validate.js';

export default defineGame({
  apiVersion: 1,
  gameType: 'crossword',
  typeId: 17,
  displayName: { en: 'Crossword', de: 'Kreuzworträtsel' },
  suits:
    'Texts with at least four nouns, names or terms to which a short clue can lead: articles, textbooks, glossaries, tales. Not talk or short notes.',
  itemSchema,
  draftSchema,
  submissionSchema,
  directFormat: {
    description: messages.en['direct_format.description'],
    example: messages.en['direct_format.example'],
  },
  messages,
  examples,
  parse,
  prompt,
  finish,
  validate,
  validateSet,
  offline,
  grade,
  interaction,
});
