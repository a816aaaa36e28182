import { type Clause, clauseOf, opensClause } from './clause.js';
import type { Token } from './tagger.js';

/** A part of a sentence that could be a sentence. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly clause: Clause;
}

const joins = /^(?:and|but|so|then|for|yet)$/;
const mark = /[,;:]/;
const closesClause = /^(?:if|when|while|because|although|though|that|which|who|as|unless|whether|until|since)$/;

/** The clauses of a sentence after its first, and what its subject does besides. */
export function laterPieces(text: string, tokens: readonly Token[], clause: Clause | undefined): Piece[] {
  return [
    ...joinedPieces(text, tokens, clause !== undefined),
    ...dependentPieces(text, tokens),
    ...(clause === undefined ? [] : predicatePieces(text, tokens, clause)),
  ];
}

/** "…, and the woman built a fire."; and where the first clause cannot be read, "To help them, she built a fire." */
function joinedPieces(text: string, tokens: readonly Token[], isRead: boolean): Piece[] {
  const found: Piece[] = [];
  for (let at = 4; at < tokens.length - 3; at++) {
    const before = tokens[at - 1];
    if (before === undefined || !mark.test(before.post)) continue;
    const first = tokens[at];
    const isJoined = joins.test(first?.lower ?? '');
    // A comma alone may separate list items, unless "he" follows; a dependent clause means nothing by itself.
    if (!isJoined && !/[;:]/.test(before.post) && (isRead || !/^s?he$/.test(first?.lower ?? ''))) continue;
    if (
      closesClause.test(tokens[isJoined ? at + 1 : at]?.lower ?? '') &&
      !/^(?:when|while|as)$/.test(tokens[at + 1]?.lower ?? '')
    )
      continue;
    const rest = tokens.slice(isJoined ? at + 1 : at);
    const clause = clauseOf(text, rest);
    if (clause !== undefined && (clause.subject.determiner !== 'none' || clause.subject.name || clause.subject.plural))
      found.push({ tokens: rest, clause });
  }
  return found;
}

const opensFact = /^(?:when|while|after|because)$/;
const subjects = /^(?:he|she|it|they|we|i|you)$/;

/** "When Anna opened the door, …": what such a clause says of somebody with a name is a fact as well. */
function dependentPieces(text: string, tokens: readonly Token[]): Piece[] {
  return tokens.flatMap((token, at): Piece[] => {
    if (!opensFact.test(token.lower) || tokens[at + 1] === undefined) return [];
    const end = tokens.findIndex(
      ({ post }, index) =>
        index > at && (/[,;:.(–—]/.test(post) || (index > at + 3 && subjects.test(tokens[index + 1]?.lower ?? ''))),
    );
    const rest = tokens.slice(at + 1, end === -1 ? tokens.length : end + 1);
    const clause = rest.length < 4 ? undefined : clauseOf(text, rest);
    return clause?.lead === -1 && clause.subject.name ? [{ tokens: rest, clause }] : [];
  });
}

/** "Anna opened the door and ran into the garden": its subject with its second verb. */
function predicatePieces(
  text: string,
  tokens: readonly Token[],
  { subject, subjectLast, rest, lead }: Clause,
): Piece[] {
  const own = tokens.slice(subject.first, subjectLast + 1);
  const found: Piece[] = [];
  if (lead !== -1) return [];
  for (let at = rest + 1; at < tokens.length - 2; at++) {
    const token = tokens[at] as Token;
    if (opensClause.has(token.lower) && token.lower !== 'and' && token.lower !== 'but' && token.lower !== 'or') break;
    if (!/^(?:and|but|then)$/.test(token.lower)) continue;
    const next = tokens[at + 1];
    const verb = next?.is('Adverb') ? tokens[at + 2] : next;
    if (verb === undefined || !verb.is('Verb') || verb.is('Gerund') || verb.is('Infinitive')) continue;
    const end = tokens.findIndex(({ post }, index) => index > at && /[;:(–—]/.test(post));
    const joined = [...own, ...tokens.slice(at + 1, end === -1 ? tokens.length : end + 1)];
    const clause = clauseOf(text, joined);
    if (clause !== undefined && clause.predicate === own.length) found.push({ tokens: joined, clause });
  }
  return found;
}
