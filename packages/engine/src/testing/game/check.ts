import type { Subject } from './subject.js';

/** The checks every game is put through. The names are stable: `skip` goes by them. */
export type GameCheckName =
  | 'contract: shape'
  | 'contract: plain data'
  | 'schemas: strict profile'
  | 'schemas: grammar profile'
  | 'parse: linear time'
  | 'parse: example of the direct format'
  | 'parse: any text'
  | 'parse: faults have a place'
  | 'parse: items fit the schema'
  | 'parse: same result twice'
  | 'parse: line ends and byte-order mark'
  | 'finish: any draft'
  | 'finish: same item twice'
  | 'finish: arguments unchanged'
  | 'validate: any item'
  | 'validate: same findings twice'
  | 'validate: arguments unchanged'
  | 'validateSet: warnings only'
  | 'validateSet: same findings twice'
  | 'validateSet: arguments unchanged'
  | 'offline: score'
  | 'offline: drafts'
  | 'offline: items pass'
  | 'offline: same result twice'
  | 'offline: odd texts'
  | 'grade: any answer'
  | 'grade: correct means full score'
  | 'grade: same grade twice'
  | 'grade: arguments unchanged'
  | 'prompt: a text'
  | 'prompt: same text twice'
  | 'prompt: names the count'
  | 'prompt: free of the text'
  | 'prompt: no answer bias'
  | 'examples: direct ones parse'
  | 'examples: prose ones pass'
  | 'examples: no answer bias';

/** One of the checks every game is put through. */
export interface GameCheck {
  readonly name: GameCheckName;
  /** What it asks of a game, for people. */
  readonly asks: string;
  /** Whether the game has what is checked; always when left out. */
  applies?(subject: Subject): boolean;
  /** Throws where the game falls short, saying what to write instead. */
  run(subject: Subject): void | Promise<void>;
}
