/**
 * A text and how Moodle shows it: `plain_text` as it stands, `html`, `markdown`, or `moodle_auto_format`, which is HTML
 * whose line breaks count. Source: Moodle, question/format/xml/format.php, trans_format.
 */
export interface FormattedText {
  readonly text: string;
  readonly format: string;
}

/** An answer of a question. */
export interface Answer extends FormattedText {
  /** What it is worth in percent, below zero too. */
  readonly fraction: number;
  readonly feedback?: FormattedText | undefined;
  /** How far off a number may be. */
  readonly tolerance?: number | undefined;
}

/** A question of Moodle's bank, as Moodle XML has it; GIFT has less of it. */
export interface Question {
  readonly type: 'multichoice' | 'truefalse' | 'ordering' | 'matching' | 'cloze' | 'shortanswer' | 'numerical';
  readonly name: string;
  readonly text: FormattedText;
  /** Shown after answering. */
  readonly generalFeedback?: FormattedText | undefined;
  /** Shown after a right answer. */
  readonly correctFeedback?: FormattedText | undefined;
  readonly hints: readonly FormattedText[];
  readonly tags: readonly string[];
  readonly answers: readonly Answer[];
  /** What belongs together; an answer without a question is there to mislead. */
  readonly pairs: readonly { readonly left: FormattedText; readonly right: string }[];
  /** Whether one answer is right, of a choice. */
  readonly isSingle: boolean;
  /** Whether the parts stand in one line, of an ordering. */
  readonly isInline: boolean;
}

/** A question with nothing in it yet. */
export const blankQuestion: Question = {
  type: 'multichoice',
  name: '',
  text: { text: '', format: 'html' },
  hints: [],
  tags: [],
  answers: [],
  pairs: [],
  isSingle: true,
  isInline: false,
};

/** A text that Moodle shows as it stands: no markup, no formulas, line breaks kept. */
export const plain = (text: string): FormattedText => ({ text, format: 'plain_text' });
