/** What a page says beside its items, in one language. The colon after a label is part of it. */
export interface Labels {
  readonly name: string;
  readonly class: string;
  readonly date: string;
  /** The heading of the key. */
  readonly answers: string;
  readonly hint: string;
  readonly explanation: string;
  /** Before the words of the source text that prove the answer. */
  readonly evidence: string;
  /** Before other answers that are right. */
  readonly alsoRight: string;
  /** Before the words that the gaps are filled with. */
  readonly words: string;
  /** Above options of which any number is right. */
  readonly severalRight: string;
  /** Above parts with boxes for their places. */
  readonly numberOrder: string;
  /** Above the left sides of pairs with boxes for the numbers of the right sides. */
  readonly numberPairs: string;
}
