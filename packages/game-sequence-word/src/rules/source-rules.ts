import { detectLanguage, isWholeSentences, primarySubtag, quotableText, readText } from '@ludotext/engine/game';
import { comparablePiece } from '@ludotext/engine/ordering';
import { aboutSentence, type Breaches, type Context, type Item, type Rule } from './rule.js';

/** About the sentence's place in the source text and among the items kept before. */
export const sourceRules: readonly Rule[] = [
  { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
  { id: 'wrong_language', severity: 'reject', forAuthors: 'skip', find: wrongLanguage },
  { id: 'fragment', severity: 'reject', forAuthors: 'skip', find: fragment },
  { id: 'repeated_item', severity: 'reject', forAuthors: 'warn', find: repeatedItem },
];

function notVerbatim(item: Item, context: Context): Breaches {
  const isMissing = !isTranslated(context) && !isInSource(item, context);
  return aboutSentence(isMissing, 'The text does not have this sentence; copy one word for word.');
}

/** An item in another language than the text's cannot quote it, but has to be in the language that is wanted. */
function wrongLanguage(item: Item, context: Context): Breaches {
  if (!isTranslated(context) || isInSource(item, context)) return [];
  const found = detectLanguage(item.sentence);
  const isOther = found !== 'und' && primarySubtag(found) !== primarySubtag(context.language);
  return aboutSentence(
    isOther,
    `The sentence is not in the language with the tag "${context.language}"; write it in that.`,
  );
}

function isInSource({ sentence }: Item, { text }: Context): boolean {
  return quotableText(readText(text)).includes(sentence);
}

function isTranslated({ text, language }: Context): boolean {
  const source = readText(text).language;
  return source !== 'und' && primarySubtag(source) !== primarySubtag(language);
}

function fragment({ sentence }: Item, { text }: Context): Breaches {
  return aboutSentence(
    isWholeSentences(readText(text), sentence) === false,
    'This is a part of a sentence; take the whole of it.',
  );
}

function repeatedItem({ sentence }: Item, { kept }: Context): Breaches {
  const own = comparablePiece(sentence);
  return aboutSentence(
    kept.some((other) => comparablePiece(other.sentence) === own),
    'Another item has the same sentence; take another one.',
  );
}
