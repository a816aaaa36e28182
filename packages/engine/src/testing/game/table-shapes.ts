import type { GamePlugin } from '../../contract/game-plugin.js';
import type { CaseTables } from './cases.js';

/** What the kit knows of one table, to check cases with. */
export interface TableShape {
  /** Members every case needs. */
  readonly needs: readonly string[];
  /** Members a case may have beside them and its name. */
  readonly takes: readonly string[];
  /** What makes two cases the same: what goes in, not what is to come out. */
  readonly input: readonly string[];
  /** Members that name rules. */
  readonly rules: readonly string[];
  /** Of which one has to be there, since the case would say nothing else. */
  readonly says: readonly string[];
  /** The member of the game the cases are for. */
  readonly member: keyof GamePlugin;
}

export const tableShapes: { readonly [Name in keyof CaseTables]-?: TableShape } = {
  direct: {
    needs: ['text'],
    takes: ['items', 'faults'],
    input: ['text'],
    rules: [],
    says: ['items', 'faults'],
    member: 'parse',
  },
  drafts: {
    needs: ['draft', 'item'],
    takes: ['text', 'language'],
    input: ['draft', 'text', 'language'],
    rules: [],
    says: [],
    member: 'draftSchema',
  },
  items: {
    needs: ['item'],
    takes: ['rejects', 'warns', 'text', 'language', 'origin', 'kept'],
    input: ['item', 'text', 'language', 'origin', 'kept'],
    rules: ['rejects', 'warns'],
    says: [],
    member: 'validate',
  },
  texts: {
    needs: ['text'],
    takes: ['language', 'score', 'items'],
    input: ['text', 'language'],
    rules: [],
    says: [],
    member: 'offline',
  },
  answers: {
    needs: ['item', 'answer'],
    takes: ['score', 'max', 'correct'],
    input: ['item', 'answer'],
    rules: [],
    says: ['score', 'max', 'correct'],
    member: 'grade',
  },
  sets: {
    needs: ['items'],
    takes: ['warns', 'text', 'language'],
    input: ['items', 'text', 'language'],
    rules: ['warns'],
    says: [],
    member: 'validateSet',
  },
};
