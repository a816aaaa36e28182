import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
//#if options
import makeGame from '../src/index.js';
//#else
import game from '../src/index.js';
//#end
//#if draft
import { finish } from '../src/item.js';
//#end

//#if options
// The options that an operator could set; `makeGame()` has the default of each.
const game = makeGame({ longest: 20 });
//#end
//#if draft
const draft = {
//#else
const item = {
//#end
  riddle: 'Bees ____ to show others where flowers are.',
  solution: 'dance',
  note: 'The dance says how far and in which direction.',
  hint: 'People do it to music.',
  decoys: ['sing', 'sleep'],
};
//#if draft
const item = finish(draft);
//#end

// Each line is a case, beside the checks that every game gets. Add a line for everything you change.
testGame(game, {
  describe,
  it,
  // The direct format: exactly these items, or exactly these faults.
  direct: [
    {
      text: [
        'Riddle: Bees ____ to show others where flowers are.',
        'Solution: dance',
        'Note: The dance says how far and in which direction.',
        'Hint: People do it to music.',
        'Decoys: sing',
        'Decoys: sleep',
      ].join('\n'),
      items: [item],
    },
    {
      text: 'Riddle: Bees ____ .',
      faults: [
        { line: 1, column: 1, rule: 'missing_solution' },
        { line: 1, column: 1, rule: 'missing_note' },
        { line: 1, column: 1, rule: 'missing_decoys' },
      ],
    },
    { text: 'Bees dance.', faults: [{ line: 1, column: 1, rule: 'unknown_label' }] },
  ],
//#if draft
  // What `finish` makes of a draft.
  drafts: [{ draft, item: { ...draft, choices: ['sing', 'sleep', 'dance'] } }],
//#end
  // The schema and `validate`: a good item, then what must be refused.
  items: [
    { item },
    { item: { ...item, solution: 'flowers' }, rejects: 'solution_in_riddle' },
    { item: { ...item, solution: '' }, rejects: 'schema' },
//#if options
    { item: { ...item, solution: 'a'.repeat(21) }, rejects: 'long_solution' },
//#end
  ],
  // Prose for the offline writer: the score it may get, and how many items at least.
  texts: [
    {
      text: 'Whales breathe air at the surface of the sea. Their young drink milk for about a year.',
      score: [30, 60],
      items: 2,
    },
  ],
  // What players send, and whether it is right.
  submissions: [
    { item, submission: ' Dance', correct: true },
    { item, submission: 'sing', correct: false },
  ],
});
