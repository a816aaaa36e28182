import { type Clause, clauseOf } from './clause.js';
import type { Token } from './tagger.js';

/** A part of a sentence that could be one by itself. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly clause: Clause;
}

const joins = /^(?:and|but|so|then|for|yet)$/;
const mark = /[,;:]/;
const closesClause = /^(?:if|when|while|because|although|though|that|which|who|as|unless|whether|until|since)$/;

/** The clauses behind the first of a long sentence: "…, and the woman built a fire." */
export function laterPieces(text: string, tokens: readonly Token[]): Piece[] {
  const found: Piece[] = [];
  for (let at = 4; at < tokens.length - 3; at++) {
    const before = tokens[at - 1];
    if (before === undefined || !mark.test(before.post)) continue;
    const first = tokens[at];
    const isJoined = joins.test(first?.lower ?? '');
    // A comma alone may part the members of a list; a clause that depends on another says nothing by itself.
    if (!isJoined && !/[;:]/.test(before.post)) continue;
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
