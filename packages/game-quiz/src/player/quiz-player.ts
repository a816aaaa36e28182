import type { Grade } from '@ludotext/engine/play';
import { type GradedSubmission, icon, PlayerElement } from '@ludotext/player';
import { css, html, nothing, type TemplateResult } from 'lit';
import { grade } from '../grade.js';
import type { QuizItem } from '../item.js';
import { keyOf } from '../item-parts.js';

/** Styles of a question and its options. */
const quizStyles = css`
  /* Two columns where both are wide enough. */
  .answers {
    --gap: calc(var(--space) * 0.75);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 16em), (100% - var(--gap)) / 2), 1fr));
    gap: var(--gap);
    list-style: none;
  }

  /* An option takes the same room before and after the answer. */
  .answer {
    position: relative;
    display: flex;
    align-items: center;
    gap: calc(var(--space) * 0.75);
    min-block-size: clamp(var(--size-text) * 3.5, 9vh, var(--size-text) * 5.5);
    padding: calc(var(--space) * 0.5) var(--space);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    font-size: calc(var(--size-text) * 1.125);
    line-height: 1.4;
  }

  .answer:nth-child(odd):last-child {
    grid-column: 1 / -1;
  }

  /* Colour, shape and number tell the options apart: none of them has to alone. */
  .answer {
    --option: var(--color-option-1);
    --shape: circle(50%);
  }

  .answer:nth-child(4n + 2) {
    --option: var(--color-option-2);
    --shape: inset(6% round 22%);
  }

  .answer:nth-child(4n + 3) {
    --option: var(--color-option-3);
    --shape: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }

  .answer:nth-child(4n) {
    --option: var(--color-option-4);
    --shape: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0 50%);
  }

  button.answer {
    border-color: color-mix(in srgb, var(--option) 75%, var(--color-border));
    box-shadow: 0 3px 0 color-mix(in srgb, var(--option) 75%, var(--color-border));
  }

  button.answer:hover {
    border-color: var(--option);
    background: color-mix(in srgb, var(--option) 9%, var(--color-raised));
  }

  button.answer:active {
    box-shadow: none;
    translate: 0 3px;
  }

  .answer .text {
    flex: 1;
    min-inline-size: 0;
    color: var(--color-text);
  }

  li.right,
  li.wrong {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 9%, var(--color-raised));
  }

  .sign {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(var(--size-text) * 2.25);
    block-size: calc(var(--size-text) * 2.25);
  }

  kbd {
    background: var(--option);
    clip-path: var(--shape);
    color: var(--color-raised);
    font: 700 var(--size-text) / 1 var(--font-display);
  }

  .right > .sign,
  .wrong > .sign {
    font-size: 1.25em;
  }

  @media (forced-colors: active) {
    kbd {
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }
  }

  /* On the border, where it needs no room. */
  .remark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: var(--space);
    translate: 0 -55%;
    padding-inline: calc(var(--space) * 0.5);
    border-radius: 1em;
    background: var(--color-raised);
    font: 700 var(--size-small) / 1.3 var(--font-display);
  }
`;

type Option = QuizItem['answers'][number];

/** A question with its options as buttons; the number keys press them as well, wherever the focus is. */
export class QuizPlayer extends PlayerElement<QuizItem, number> {
  static override styles = [...PlayerElement.styles, quizStyles];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#pressNumber);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#pressNumber);
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

  protected override renderFeedback(): TemplateResult {
    return html``;
  }

  /** The options themselves show the right one. */
  protected override renderSolution(item: QuizItem): TemplateResult {
    return html`<div class="unseen">${super.renderSolution(item)}</div>`;
  }

  protected override renderItem(
    { question, answers }: QuizItem,
    graded: GradedSubmission<number> | undefined,
    isRevealed: boolean,
  ): TemplateResult {
    return html`<h2 id="question" class="text" dir=${this.textDirection} data-focus tabindex="-1">${question}</h2>
      ${
        graded !== undefined || isRevealed
          ? html`<ul role="list" class="answers" aria-labelledby="question">
              ${answers.map((option, index) => this.#renderSolved(option, index === graded?.submission))}
            </ul>`
          : html`<div class="answers" role="group" aria-labelledby="question" @keydown=${this.#moveFocus}>
              ${answers.map((option, index) => this.#renderOption(option, index))}
            </div>`
      }`;
  }

  #renderOption({ text }: Option, index: number): TemplateResult {
    return html`<button
      type="button"
      class="answer"
      aria-keyshortcuts=${index + 1}
      @click=${() => this.submit(index)}
    ><kbd class="sign" aria-hidden="true">${index + 1}</kbd><span class="text" dir=${this.textDirection}>${text}</span></button>`;
  }

  /** An option whose question is done: the key and the chosen one are marked. */
  #renderSolved({ text, correct }: Option, isChosen: boolean): TemplateResult {
    const sign = correct ? 'right' : isChosen ? 'wrong' : undefined;
    const { texts } = this;
    const remark = isChosen ? (correct ? 'yoursRight' : 'yours') : 'solution';
    return html`<li class="answer ${sign ?? ''}">
      <span class="sign">${sign === undefined ? nothing : icon(sign)}</span>
      <span class="text" dir=${this.textDirection}>${text}</span>
      ${sign === undefined ? nothing : html`<span class="remark" lang=${texts.locale} dir=${texts.direction}>${texts.say(remark)}</span>`}
    </li>`;
  }

  readonly #moveFocus = (event: KeyboardEvent): void => {
    const options = this.#options;
    const from = options.indexOf(event.target as HTMLElement);
    const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length;
    const isLeftToRight = getComputedStyle(event.currentTarget as Element).direction === 'ltr';
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: columns,
      ArrowUp: -columns,
      ArrowRight: isLeftToRight ? 1 : -1,
      ArrowLeft: isLeftToRight ? -1 : 1,
    };
    const step = steps[event.key];
    if (step === undefined || from === -1 || numberOf(event) !== 0) return;
    event.preventDefault();
    options[(from + step + options.length) % options.length]?.focus();
  };

  readonly #pressNumber = (event: KeyboardEvent): void => {
    const number = numberOf(event);
    if (number === 0 || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const option = this.#options[number - 1];
    if (option === undefined || !this.#isMeant(event)) return;
    event.preventDefault();
    option.click();
  };

  /** Whether a key pressed anywhere is for this player: not for a field or another player, nor while it is out of sight. */
  #isMeant(event: KeyboardEvent): boolean {
    const path = event.composedPath().filter((target) => target instanceof HTMLElement);
    if (path.includes(this)) return true;
    const { top, bottom } = this.getBoundingClientRect();
    const isInSight = this.checkVisibility() && top < innerHeight && bottom > 0;
    return (
      isInSight &&
      !path.some((target) => target.matches('input, select, textarea, [contenteditable]') || 'embedded' in target)
    );
  }

  get #options(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('button.answer')];
  }
}

/** 1 to 9, else 0; by key position, because on many keyboards digits need Shift. */
function numberOf({ code }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
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
