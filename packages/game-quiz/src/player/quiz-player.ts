import type { Grade } from '@ludotext/engine/play';
import { icon, PlayerElement, type Reply } from '@ludotext/player';
import { html, nothing, type TemplateResult } from 'lit';
import { grade } from '../grade.js';
import type { QuizItem } from '../item.js';
import { keyOf } from '../item-parts.js';
import { isPlayable } from './playable.js';
import { quizStyles } from './quiz-styles.js';

type Answer = QuizItem['answers'][number];

/** How far an arrow key goes through the answers. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A question with its answers as buttons; the number keys press them as well. */
export class QuizPlayer extends PlayerElement<QuizItem, number> {
  static override styles = [...PlayerElement.styles, quizStyles];

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.pressNumber(event));
  }

  protected override isPlayable(item: QuizItem): boolean {
    return isPlayable(item);
  }

  protected override grade(item: QuizItem, answer: number): Grade {
    return grade(item, answer);
  }

  protected override titleOf(item: QuizItem): string {
    return item.question;
  }

  protected override solutionOf(item: QuizItem): string {
    return keyOf(item);
  }

  /** The answers say themselves which was right. */
  protected override renderFeedback(): TemplateResult {
    return html``;
  }

  protected override renderItem({ question, answers }: QuizItem, reply: Reply<number> | undefined): TemplateResult {
    return html`<p id="question" class="text" dir=${this.textDirection} data-focus tabindex="-1">${question}</p>
      ${
        reply === undefined
          ? html`<div class="answers" role="group" aria-labelledby="question" @keydown=${this.moveFocus}>
              ${answers.map((answer, index) => this.renderChoice(answer, index))}
            </div>`
          : html`<ul class="answers" aria-labelledby="question">
              ${answers.map((answer, index) => this.renderAnswer(answer, index === reply.answer))}
            </ul>`
      }`;
  }

  private renderChoice({ text }: Answer, index: number): TemplateResult {
    return html`<button
      type="button"
      class="answer"
      aria-keyshortcuts=${index + 1}
      @click=${() => this.submit(index)}
    ><kbd aria-hidden="true">${index + 1}</kbd><span class="text" dir=${this.textDirection}>${text}</span></button>`;
  }

  /** An answer after answering: the right one is marked, and the chosen one. */
  private renderAnswer({ text, correct }: Answer, isChosen: boolean): TemplateResult {
    const sign = correct ? 'right' : isChosen ? 'wrong' : undefined;
    const { words } = this;
    const remark = isChosen ? (correct ? 'yours_right' : 'yours') : 'solution';
    return html`<li class="answer ${sign ?? ''}">
      ${sign === undefined ? html`<span class="icon"></span>` : icon(sign)}
      <span class="text" dir=${this.textDirection}>${text}</span>
      ${sign === undefined ? nothing : html`<span class="remark" lang=${words.locale} dir=${words.direction}>${words.say(remark)}</span>`}
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

  /** By the key's place, as on many keyboards the digits themselves need a second key. */
  private pressNumber({ code, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
    if (number === 0 || ctrlKey || altKey || metaKey) return;
    this.renderRoot.querySelectorAll<HTMLElement>('button.answer')[number - 1]?.click();
  }
}
