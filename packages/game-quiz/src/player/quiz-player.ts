import type { Grade } from '@ludotext/engine/play';
import { type GradedSubmission, icon, PlayerElement } from '@ludotext/player';
import { css, html, nothing, type TemplateResult } from 'lit';
import { grade } from '../grade.js';
import type { QuizItem } from '../item.js';
import { keyOf } from '../item-parts.js';

/** Styles of a question and its options. */
const quizStyles = css`
  #question {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.4;
  }

  .answers {
    display: grid;
    gap: calc(var(--space) * 0.5);
    list-style: none;
  }

  .answer {
    display: flex;
    align-items: center;
    gap: calc(var(--space) * 0.75);
    min-block-size: 3.25rem;
    padding: calc(var(--space) * 0.5) var(--space);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
  }

  .answer .text {
    flex: 1 1 min(10rem, 70%);
    min-inline-size: 0;
  }

  li.answer {
    flex-wrap: wrap;
    border-color: transparent;
  }

  li.right,
  li.wrong {
    border-color: currentColor;
  }

  li.answer .text {
    color: var(--color-text);
  }

  kbd {
    flex: none;
    inline-size: 1.75rem;
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 0.5);
    color: var(--color-muted);
    font: inherit;
    font-size: 0.875rem;
    text-align: center;
  }

  .remark {
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

type Option = QuizItem['answers'][number];

/** The step of each arrow key through the options. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A question with its options as buttons; the number keys press them as well. */
export class QuizPlayer extends PlayerElement<QuizItem, number> {
  static override styles = [...PlayerElement.styles, quizStyles];

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.pressNumber(event));
  }

  protected override isPlayable(item: QuizItem): boolean {
    return isPlayable(item);
  }

  protected override grade(item: QuizItem, submission: number): Grade {
    return grade(item, submission);
  }

  protected override titleOf(item: QuizItem): string {
    return item.question;
  }

  protected override solutionOf(item: QuizItem): string {
    return keyOf(item);
  }

  protected override givenOf({ answers }: QuizItem, submission: number): string | undefined {
    return answers[submission]?.text;
  }

  protected override feedbackOf(item: QuizItem, { correct }: Grade): readonly string[] {
    const verdict = correct ? this.texts.say('right') : `${this.texts.say('solution')}: ${keyOf(item)}`;
    return item.explanation === undefined ? [verdict] : [verdict, item.explanation];
  }

  /** The options themselves show the right one. */
  protected override renderFeedback(): TemplateResult {
    return html``;
  }

  protected override renderItem(
    { question, answers }: QuizItem,
    graded: GradedSubmission<number> | undefined,
  ): TemplateResult {
    return html`<p id="question" class="text" dir=${this.textDirection} data-focus tabindex="-1">${question}</p>
      ${
        graded === undefined
          ? html`<div class="answers" role="group" aria-labelledby="question" @keydown=${this.moveFocus}>
              ${answers.map((option, index) => this.renderOption(option, index))}
            </div>`
          : html`<ul class="answers" aria-labelledby="question">
              ${answers.map((option, index) => this.renderGraded(option, index === graded.submission))}
            </ul>`
      }`;
  }

  private renderOption({ text }: Option, index: number): TemplateResult {
    return html`<button
      type="button"
      class="answer"
      aria-keyshortcuts=${index + 1}
      @click=${() => this.submit(index)}
    ><kbd aria-hidden="true">${index + 1}</kbd><span class="text" dir=${this.textDirection}>${text}</span></button>`;
  }

  /** An option after the answer: marks the key and the chosen one. */
  private renderGraded({ text, correct }: Option, isChosen: boolean): TemplateResult {
    const sign = correct ? 'right' : isChosen ? 'wrong' : undefined;
    const { texts } = this;
    const remark = isChosen ? (correct ? 'yoursRight' : 'yours') : 'solution';
    return html`<li class="answer ${sign ?? ''}">
      ${sign === undefined ? html`<span class="icon"></span>` : icon(sign)}
      <span class="text" dir=${this.textDirection}>${text}</span>
      ${sign === undefined ? nothing : html`<span class="remark" lang=${texts.locale} dir=${texts.direction}>${texts.say(remark)}</span>`}
    </li>`;
  }

  private readonly moveFocus = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('button.answer')];
    const from = buttons.indexOf(event.target as HTMLElement);
    if (step === undefined || from === -1) return;
    event.preventDefault();
    buttons[(from + step + buttons.length) % buttons.length]?.focus();
  };

  /** By key position, because on many keyboards digits need Shift. */
  private pressNumber({ code, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
    if (number === 0 || ctrlKey || altKey || metaKey) return;
    this.renderRoot.querySelectorAll<HTMLElement>('button.answer')[number - 1]?.click();
  }
}

/** Whether a question is playable: it has a text, two or more options with a text, and one of them is right. */
export function isPlayable({ question, answers }: Partial<QuizItem>): boolean {
  if (!isText(question) || !Array.isArray(answers) || answers.length < 2) return false;
  return (
    answers.every((option: unknown) => isText((option as Option | null)?.text)) &&
    answers.filter(({ correct }) => correct === true).length === 1
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
