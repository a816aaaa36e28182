import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { AnswerWords } from './events.js';
import { nearestLanguage, type TextDirection, textDirection } from './language.js';
import { layout } from './layout.js';
import { completeDetail, type GradedSubmission, sentencesOf } from './session.js';
import { SessionElement } from './session-element.js';
import { controls, theme } from './style.js';
import { type Texts, textsFor } from './texts.js';
import { evidence, feedback, hint, passage, progress, spokenSolution, summary, textMember, verdict } from './views.js';

/**
 * The base class of players. It shows a list of items, one at a time, with progress, hint, verdict, explanation,
 * evidence and a summary at the end. A subclass shows an item ({@link renderItem}) and grades a submission.
 */
export abstract class PlayerElement<Item extends object, Submission = unknown> extends SessionElement<
  Item,
  Submission
> {
  static override properties = {
    ...SessionElement.properties,
    language: {},
    locale: {},
    embedded: { type: Boolean },
  };

  static override styles = [theme, controls, layout];

  /** Language of the items, BCP 47; empty when unknown. */
  declare language: string;
  /** Language of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  declare locale: string;
  /** Set when the host shows the result: the player has no summary and no "Play again" button. */
  declare embedded: boolean;

  constructor() {
    super();
    this.language = '';
    this.locale = '';
    this.embedded = false;
  }

  /**
   * The item to be played or, with `graded`, as it was answered; calls {@link submit} with the person's submission. The
   * element marked `data-focus` gets the focus when the item appears; it needs `tabindex="-1"` unless it is focusable
   * by itself.
   */
  protected abstract renderItem(item: Item, graded: GradedSubmission<Submission> | undefined): TemplateResult;

  /** Whether an item has the members the game expects; otherwise a message replaces it. */
  protected isPlayable(_item: Item): boolean {
    return true;
  }

  /** The content beside the verdict: the feedback of the grade, unless overridden. */
  protected renderFeedback(item: Item, { grade }: GradedSubmission<Submission>): TemplateResult {
    return feedback(sentencesOf(grade), item);
  }

  /** The item in one line, for the summary. */
  protected titleOf(_item: Item): string | undefined {
    return undefined;
  }

  /** The right answer in one line, for the summary and for screen readers. */
  protected solutionOf(_item: Item): string | undefined {
    return undefined;
  }

  /** What the person answered in one line, for the result. */
  protected givenOf(_item: Item, _submission: Submission): string | undefined {
    return undefined;
  }

  protected override wordsOf(item: Item, submission: Submission): AnswerWords {
    return { item: this.titleOf(item), given: this.givenOf(item, submission), right: this.solutionOf(item) };
  }

  /** The texts of buttons and messages. */
  protected get texts(): Texts {
    return textsFor(this.locale || nearestLanguage(this));
  }

  /** The direction of the items' texts, for the `dir` of each of them. */
  protected get textDirection(): TextDirection {
    return textDirection(this.language);
  }

  protected override render(): TemplateResult {
    const { texts, session } = this;
    return html`<div class="player" lang=${texts.locale} dir=${texts.direction} @keydown=${answerOnce}
      @click=${this.doubleTaps.listener}>
      ${session.items.length === 0 ? html`<p class="note">${texts.say('empty')}</p>` : this.renderSession(texts)}
    </div>`;
  }

  private renderSession(texts: Texts): TemplateResult {
    const { session, language } = this;
    const { index, items } = session;
    if (index === items.length) return this.renderEnd(texts);
    const item = items[index] as Item;
    const turn = this.renderTurn(texts, item, session.submissions[index]);
    const graded = turn === undefined ? undefined : session.submissions[index];
    return html`${progress(texts, index + 1, items.length, item)} ${keyed(item, turn)}
      <div class="outcome">
        <div role="status">
          ${turn === undefined ? html`<p>${texts.say('broken')}</p>` : nothing}
          ${graded === undefined ? nothing : this.renderOutcome(texts, item, graded)}
        </div>
        ${graded === undefined ? nothing : evidence(texts, item, language)}
        ${turn === undefined || graded !== undefined ? this.renderNext(texts) : nothing}
      </div>`;
  }

  /** The item with its hint; undefined for an item that cannot be shown. */
  private renderTurn(
    texts: Texts,
    item: Item,
    graded: GradedSubmission<Submission> | undefined,
  ): TemplateResult | undefined {
    const { language } = this;
    try {
      if (!isObject(item) || this.isBroken(item) || !this.isPlayable(item)) return undefined;
      return html`<div class="item" lang=${language || nothing} dir=${this.textDirection}>
          ${this.renderItem(item, graded)}
        </div>
        ${graded === undefined ? hint(texts, item, language) : nothing}`;
    } catch (cause) {
      this.markBroken(item, cause);
      return undefined;
    }
  }

  private renderOutcome(texts: Texts, item: Item, graded: GradedSubmission<Submission>): TemplateResult {
    const explanation = textMember(item, 'explanation');
    return html`${verdict(texts, graded.grade)}${this.renderFeedback(item, graded)}
    ${graded.grade.correct ? nothing : spokenSolution(texts, this.solutionOf(item), this.language)}
    ${explanation === undefined ? nothing : passage(explanation, this.language)}`;
  }

  private renderNext(texts: Texts): TemplateResult {
    const { index, items } = this.session;
    // In a host, more games may follow after the last item of this one.
    const name = this.embedded || index + 1 < items.length ? 'next' : 'finish';
    return html`<button type="button" class="main next" @click=${this.goOn}>${texts.say(name)}</button>`;
  }

  private renderEnd(texts: Texts): TemplateResult {
    if (this.embedded) return html`<p class="finished" data-focus tabindex="-1">${texts.say('finished')}</p>`;
    const { items } = this.session;
    const reviewOf = (index: number) => {
      const item = items[index] as Item;
      return { title: this.titleOf(item), solution: this.solutionOf(item) };
    };
    return html`${summary(texts, completeDetail(this.session), this.language, reviewOf)}
      <button type="button" class="main again" @click=${this.playAgain}>${texts.say('again')}</button>`;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A held key counts once: it must not press what appears under it. */
function answerOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
