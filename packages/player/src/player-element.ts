import { type Grade, type Messages, messageIn } from '@ludotext/engine/play';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { AnswerWords } from './events.js';
import { nearestLanguage, type TextDirection, textDirection } from './language.js';
import { layout } from './layout.js';
import { completeDetail, type GradedSubmission, sentencesOf } from './session.js';
import { SessionElement } from './session-element.js';
import { controls, theme } from './style.js';
import { type PlayerWords, type Texts, textsFor } from './texts.js';
import { evidence, feedback, type Mark, passage, progress, summary, textMember, verdict } from './views.js';

/**
 * The base class of players. It shows a list of items, one at a time, with progress, hint, verdict, explanation,
 * evidence and a summary at the end. A subclass shows an item ({@link renderItem}) and grades a submission.
 * `Words` is the type of the subclass's own {@link PlayerElement.words}.
 */
export abstract class PlayerElement<
  Item extends object,
  Submission = unknown,
  Words extends PlayerWords = PlayerWords,
> extends SessionElement<Item, Submission> {
  static override properties = {
    ...SessionElement.properties,
    language: {},
    locale: {},
    embedded: { type: Boolean },
  };

  static override styles = [theme, controls, layout];

  /** The player's own words by language, made with `playerWords`. */
  static words: PlayerWords = { en: {} };

  /** The game's own `messages`, for what its grade says by code. */
  static messages: Messages = {};

  /** Language of the items, BCP 47; empty when unknown. */
  declare language: string;
  /** Language of buttons and messages: `en`, `de`, `es`, `fr` or `ar`; empty for that of the page around the player. */
  declare locale: string;
  /** Set when a host shows progress and result: the player has neither of its own, nor a "Play again" button. */
  declare embedded: boolean;

  constructor() {
    super();
    this.language = '';
    this.locale = '';
    this.embedded = false;
  }

  /**
   * The item to be played or, with `graded`, as it was answered, or solved without an answer (`isRevealed`); it takes
   * the same room each time, so that nothing moves. Calls {@link submit} with the person's submission. The element
   * marked `data-focus` gets the focus when the item appears; it needs `tabindex="-1"` unless it is focusable by itself.
   */
  protected abstract renderItem(
    item: Item,
    graded: GradedSubmission<Submission> | undefined,
    isRevealed: boolean,
  ): TemplateResult;

  /** Whether an item has the members the game expects; otherwise a message replaces it, and the console names it. */
  protected isPlayable(_item: Item): boolean {
    return true;
  }

  /** The button that submits, for the place where "Next" comes; none where the item itself is pressed. */
  protected renderAction(_item: Item): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Right, wrong or partly right, in a few words. */
  protected verdictOf({ correct, score, max }: Mark): string {
    return this.texts.say(correct ? 'right' : score > 0 ? 'partly' : 'wrong', { score, max });
  }

  /** The sentences of a grade, for `ludotext-answer`; what it says by code is worded by {@link PlayerElement.messages}. */
  protected override feedbackOf(_item: Item, { feedback }: Grade): readonly string[] {
    const { messages } = this.constructor as typeof PlayerElement;
    return feedback.flatMap((said) => {
      if (typeof said === 'string') return said;
      return said.message ?? messageIn(messages, [this.texts.locale, 'en'], said.code, said.params ?? {}) ?? [];
    });
  }

  /** What the grade says beyond the verdict: its sentences, unless overridden. */
  protected renderFeedback(item: Item, { grade }: GradedSubmission<Submission>): TemplateResult {
    return feedback(sentencesOf(grade), item);
  }

  /** The right answer, for who has answered. Laid out from the start, and not seen until then. */
  protected renderSolution(item: Item): TemplateResult | typeof nothing {
    const solution = this.solutionOf(item);
    if (solution === undefined) return nothing;
    return html`<p class="label">${this.texts.say('solution')}</p>${passage(solution, this.language)}`;
  }

  /** The item in one line, for the summary. */
  protected titleOf(_item: Item): string | undefined {
    return undefined;
  }

  /** The right answer in one line. */
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

  /** The player's own words in the language of {@link texts}; English where that language lacks one. */
  protected get words(): Words['en'] {
    const { words } = this.constructor as unknown as { readonly words: Words };
    return Object.assign({}, words.en, words[this.texts.locale]);
  }

  /** The direction of the items' texts, for the `dir` of each of them. */
  protected get textDirection(): TextDirection {
    return textDirection(this.language);
  }

  protected override render(): TemplateResult {
    const { texts } = this;
    return html`<div class="player" lang=${texts.locale} dir=${texts.direction} @keydown=${answerOnce}
      @click=${this.doubleTaps.listener}>
      ${this.renderSession(texts)}
    </div>`;
  }

  private renderSession(texts: Texts): TemplateResult {
    const { index, items, submissions } = this.session;
    if (items.length === 0) return html`<p class="stage note">${texts.say('empty')}</p>`;
    if (index === items.length) return html`<div class="stage">${this.renderEnd(texts)}</div>`;
    const item = items[index] as Item;
    const graded = submissions[index];
    const turn = this.renderTurn(texts, item, graded);
    const isDone = turn === undefined || this.isDone;
    // Whatever may come after an answer has its room from the start: an answer moves nothing.
    return html`<div class="stage">
        ${this.embedded ? nothing : progress(texts, index + 1, items.length, item)} ${keyed(item, turn?.item)}
        <div class="bar">
          ${verdict(longest, this.verdictOf(longest), true)}
          <div class="said" role="status">${this.renderSaid(texts, turn === undefined, graded)}</div>
          ${isDone ? this.renderNext(texts) : this.renderAction(item)} ${this.renderHint(texts, item, isDone)}
        </div>
      </div>
      ${turn?.aside}`;
  }

  /** The item, and why its answer is right; undefined for an item that cannot be shown. */
  private renderTurn(
    texts: Texts,
    item: Item,
    graded: GradedSubmission<Submission> | undefined,
  ): { readonly item: TemplateResult; readonly aside: TemplateResult } | undefined {
    const { language, session } = this;
    try {
      if (!isObject(item) || this.isBroken(item)) return undefined;
      if (!this.isPlayable(item)) {
        this.markRefused(item);
        return undefined;
      }
      return {
        item: html`<div class="item" lang=${language || nothing} dir=${this.textDirection}>
          ${this.renderItem(item, graded, session.isRevealed)}
        </div>`,
        aside: this.renderAside(texts, item, graded),
      };
    } catch (cause) {
      this.markBroken(item, cause);
      return undefined;
    }
  }

  private renderHint(texts: Texts, item: Item, isDone: boolean): TemplateResult | typeof nothing {
    const text = textMember(item, 'hint');
    const { isHinted } = this.session;
    if (text === undefined) return nothing;
    const show = () => {
      this.session = { ...this.session, isHinted: !isHinted };
    };
    return html`${
      isDone
        ? nothing
        : html`<button type="button" class="hint" aria-expanded=${isHinted} @click=${show}>${texts.say('hint')}</button>`
    }
    ${isHinted ? html`<div class="hinted">${passage(text, this.language)}</div>` : nothing}`;
  }

  private renderSaid(
    texts: Texts,
    isBroken: boolean,
    graded: GradedSubmission<Submission> | undefined,
  ): TemplateResult | typeof nothing {
    if (isBroken) return html`<p>${texts.say('broken')}</p>`;
    if (graded !== undefined) return verdict(graded.grade, this.verdictOf(graded.grade));
    return this.session.isRevealed ? html`<p class="verdict">${texts.say('solution')}</p>` : nothing;
  }

  /** Why an answer is right, below the item or beside it. */
  private renderAside(texts: Texts, item: Item, graded: GradedSubmission<Submission> | undefined): TemplateResult {
    const explanation = textMember(item, 'explanation');
    return html`<div class="aside" ?data-off=${!this.isDone}>
      <div id="why">
        ${graded === undefined ? nothing : this.renderFeedback(item, graded)} ${this.renderSolution(item)}
        ${explanation === undefined ? nothing : passage(explanation, this.language)}
      </div>
      ${evidence(texts, item, this.language)}
    </div>`;
  }

  private renderNext(texts: Texts): TemplateResult {
    const { index, items } = this.session;
    // In a host, more games may follow after the last item of this one.
    const name = this.embedded || index + 1 < items.length ? 'next' : 'finish';
    return html`<button type="button" class="main next" aria-describedby="why" @click=${this.goOn}>
      ${texts.say(name)}
    </button>`;
  }

  private renderEnd(texts: Texts): TemplateResult {
    if (this.embedded) return html`<p class="finished" data-focus tabindex="-1">${texts.say('finished')}</p>`;
    const { items } = this.session;
    const reviewOf = (index: number) => {
      const item = items[index] as Item;
      return { title: this.titleOf(item), solution: this.solutionOf(item) };
    };
    const verdictOf = (mark: Mark) => this.verdictOf(mark);
    return html`${summary(texts, completeDetail(this.session), this.language, reviewOf, verdictOf)}
      <button type="button" class="main again" @click=${this.playAgain}>${texts.say('again')}</button>`;
  }
}

/** The mark whose verdict takes most room. */
const longest: Mark = { correct: false, score: 10, max: 10 };

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A held key counts once: it must not press what appears under it. */
function answerOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
