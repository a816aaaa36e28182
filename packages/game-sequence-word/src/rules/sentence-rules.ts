import { hasMarkup, hasOpenMarks, openingCue, primarySubtag, splitWords } from '@ludotext/engine/game';
import { ambiguitySigns, doubtful, pointsOf } from '../ambiguity.js';
import { mayHoldVerb } from '../english-verbs.js';
import { sizeFault } from '../sentence-size.js';
import { aboutSentence, type Breaches, type Context, type Item, type Rule } from './rule.js';

/** As much of a sentence as rules about its words look at, in UTF-16 units. */
const mostLooked = 2_000;
/** As many pieces. */
const mostPiecesLooked = 200;

/** About the sentence itself: what stands in it, and whether its words have one order. */
export const sentenceRules: readonly Rule[] = [
  { id: 'unbalanced_marks', severity: 'reject', forAuthors: 'warn', find: unbalancedMarks },
  { id: 'markup', severity: 'reject', find: markup },
  { id: 'ambiguous_order', severity: 'warn', find: ambiguousOrder },
  { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  { id: 'quotation', severity: 'warn', find: quotation },
  { id: 'no_verb', severity: 'warn', find: noVerb },
  { id: 'sentence_length', severity: 'warn', find: unfitLength },
];

function unbalancedMarks({ sentence }: Item): Breaches {
  return aboutSentence(
    hasOpenMarks(sentence),
    'A quotation or bracket is not closed within the sentence; take a sentence without any.',
  );
}

function markup({ sentence }: Item): Breaches {
  return aboutSentence(
    hasMarkup(sentence) || /^\s{0,9}\d{1,3}[.)]\s|\s\|\s|`/.test(sentence),
    'The sentence holds an address, code, a list marker or a row of a table; take one of prose.',
  );
}

function ambiguousOrder({ sentence, pieces, alternatives = [] }: Item, { language }: Context): Breaches {
  if (alternatives.length > 0) return [];
  const signs = ambiguitySigns(sentence.slice(0, mostLooked), pieces.slice(0, mostPiecesLooked), language);
  if (pointsOf(signs) < doubtful) return [];
  const names = signs.map(({ name }) => name).join(', ');
  const message = `The words may have a second right order (${names}); take another sentence, or name the other orders.`;
  return [{ message }];
}

function dependentOpening({ sentence }: Item, { language }: Context): Breaches {
  const cue = openingCue(sentence, language);
  return aboutSentence(
    cue !== undefined && cue !== 'episode',
    'The sentence opens with a word that points back at another one; take one that is understood by itself.',
  );
}

function quotation({ sentence }: Item): Breaches {
  return aboutSentence(
    /["“”„«»「」『』]|(?<![\p{L}\p{N}])['‘](?=\p{L})/u.test(sentence),
    'The sentence holds a quotation, which could stand before or after its speaker; take one without.',
  );
}

/** English only, where the words of a verb are known well enough. */
function noVerb({ sentence }: Item, { language }: Context): Breaches {
  if (primarySubtag(language) !== 'en') return [];
  const words = splitWords(sentence.slice(0, mostLooked), language).map(({ text }) => text.toLowerCase());
  return aboutSentence(!mayHoldVerb(words), 'No verb was found in the sentence; take a whole one.');
}

function unfitLength({ sentence }: Item, { language }: Context): Breaches {
  const fault = sizeFault(sentence, language);
  return [
    ...aboutSentence(fault < 0, 'The sentence is short for a game; take one of at least five words.'),
    ...aboutSentence(fault > 0, 'The sentence is long for a game; take one of at most twelve words.'),
  ];
}
