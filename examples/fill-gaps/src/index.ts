import { applyRules, defineGame, withOptions } from '@ludotext/engine/game';
import { examplesFor } from './examples.js';
import { finish, itemMaker } from './finish.js';
import { grade } from './grade.js';
import { fromInteraction, interaction } from './interaction.js';
import { type Draft, draftSchema, itemSchema, submissionSchema } from './item.js';
import { offlineWriter } from './offline.js';
import { optionsSchema } from './options.js';
import { parse } from './parse.js';
import { prompt } from './prompt.js';
import { rulesFor } from './rules.js';

export type { Item } from './item.js';

/** Passages with several gaps. In games.yaml the options stand under `options`. */
export default withOptions(optionsSchema, (options) => {
  const makeItem = itemMaker(options);
  const rules = rulesFor(options);
  const examples = examplesFor(
    (text) => parse(text, makeItem),
    (draft: Draft) => finish(draft, makeItem),
  );
  return defineGame({
    apiVersion: 1,
    gameType: 'fill_gaps',
    typeId: 11,
    displayName: { en: 'Fill the gaps', de: 'Lückentext' },
    suits:
      'Prose whose words are worth remembering: articles, textbooks, stories with plain sentences. Less so talk, verse and lists.',
    itemSchema,
    draftSchema,
    submissionSchema,
    directFormat: {
      description:
        'Passages with each gap in square brackets, other right answers behind "|" within them; a blank line between two passages. "\\[" is a bracket that opens no gap.',
      example: examples[0]?.text ?? '',
    },
    complete: ['hint'],
    examples,
    parse: (text) => parse(text, makeItem),
    prompt: (request) => prompt(request, options),
    finish: (draft) => finish(draft, makeItem),
    validate: (item, context) => applyRules(rules, item, context),
    offline: offlineWriter(options),
    grade,
    interaction,
    fromInteraction,
  });
});
