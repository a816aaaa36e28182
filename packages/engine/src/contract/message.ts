/** What a sentence is made of, for programs that write their own sentences or translate them. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A sentence for people, with the code and the params it is made of. */
export interface Message {
  /** Stable, `[a-z][a-z0-9_]*`. */
  readonly code: string;
  readonly params: MessageParams;
  readonly message: string;
}

/**
 * What a game says: a code and its params. The sentence is the game's own in English (`message`), or it is made of
 * `params` by the game's `messages`.
 */
export interface Remark {
  /** A code of the game's own, or of an offline writer's remark: `difficulty_not_met`, `items_withheld`. */
  readonly code: string;
  readonly params?: MessageParams | undefined;
  readonly message?: string | undefined;
}

/** One sentence, with `{param}` in the place of a param; or one for each plural form of the param `count`. */
export type Wording = string | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string });

/**
 * Wordings by code. A code with several sentences has a param `case`, and its keys are `code.case`: with
 * `{ case: 'long' }` the code `piece_length` takes the sentence `piece_length.long`. A param that is a word, or a list of
 * words with `, ` between them, is said by the keys `param.word`: with `kind.order` the kind `order` has a name.
 */
export type Wordings = Readonly<Record<string, Wording>>;

/** Wordings by language tag. */
export type Messages = Readonly<Record<string, Wordings>>;
