/** A text, read once: its language, paragraphs, sentences and words. */
export interface TextReading {
  readonly text: string;
  /** BCP 47 tag, `und` when it cannot be told. */
  readonly language: string;
  readonly paragraphs: readonly Paragraph[];
  /** All sentences of the text in order, headings left out. */
  readonly sentences: readonly Sentence[];
  /** How often a word occurs in the whole text, whatever its case; 0 for a word that does not. */
  count(word: string): number;
}

/** A block of the text: a paragraph of prose, one entry of a list, or a heading. */
export interface Paragraph {
  readonly kind: 'prose' | 'list' | 'heading';
  /** Offsets in the text, without list marker and heading signs. */
  readonly start: number;
  readonly end: number;
  /** Indices into `sentences`: from `first` up to, not including, `last`. Empty for a heading. */
  readonly first: number;
  readonly last: number;
  /** True for an entry of a numbered list. */
  readonly numbered: boolean;
}

export interface Sentence {
  /** An exact slice of the text, except that a line break with its indentation is one space. */
  readonly text: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Index of its paragraph. */
  readonly paragraph: number;
  /** Its words in order, punctuation left out; segmented when first asked for. */
  readonly words: readonly Word[];
}

export interface Word {
  readonly text: string;
  /** Offsets in the sentence's text. */
  readonly start: number;
  readonly end: number;
  /** True for a word that carries no content in the text's language ("the", "and"); false where no list is known. */
  readonly stop: boolean;
}
