import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { controls } from './controls.js';
import { type TextDirection, textDirection } from './direction.js';
import { layout } from './layout.js';
import { nearestLanguage } from './nearest-language.js';
import { completeDetail, type Reply } from './session.js';
import { SessionElement } from './session-element.js';
import { textMember } from './text-member.js';
import { theme } from './theme.js';
import { evidence } from './views/evidence.js';
import { feedback } from './views/feedback.js';
import { hint } from './views/hint.js';
import { passage } from './views/passage.js';
import { progress } from './views/progress.js';
import { spokenSolution } from './views/spoken-solution.js';
import { summary } from './views/summary.js';
import { verdict } from './views/verdict.js';
import { type Words, wordsFor } from './words.js';

/**
 * What a game's player is made of. It leads through a list of items, one at a time, and shows progress, hint, verdict, explanation,
 * evidence and at the end a summary; the game's own class shows an item ({@link renderItem}) and grades an answer.
 */
export abstract class PlayerElement<Item extends object, Answer = unknown> extends SessionElement<Item, Answer> {
  static override properties = {
    ...SessionElement.properties,
    language: {},
    locale: {},
    embedded: { type: Boolean },
  };

  static override styles = [theme, controls, layout];

  /** Of the items, BCP 47; empty where it is not known. */
  declare language: string;
  /** Of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  declare locale: string;
  /** A host shows the result: the player has no summary and no "Play again" of its own. */
  declare embedded: boolean;

  constructor() {
    super();
    this.language = '';
    this.locale = '';
    this.embedded = false;
  }

  /**
   * The item to be played or, with a reply, as it was answered; calls {@link submit} with the person's answer. The element marked
   * `data-focus` is where the keyboard goes on when the item appears; it needs `tabindex="-1"` unless it takes the focus by itself.
   */
  protected abstract renderItem(item: Item, reply: Reply<Answer> | undefined): TemplateResult;

  /** Whether an item is as the game says; of one that is not, a message stands in its place. */
  protected isPlayable(_item: Item): boolean {
    return true;
  }

  /** What is said beside the verdict: the sentences of the grade, unless the game says it in another way. */
  protected renderFeedback(item: Item, { grade }: Reply<Answer>): TemplateResult {
    return feedback(grade.feedback, item);
  }

  /** The item in one line, for the summary. */
  protected titleOf(_item: Item): string | undefined {
    return undefined;
  }

  /** The right answer in one line, for the summary and for screen readers. */
  protected solutionOf(_item: Item): string | undefined {
    return undefined;
  }

  /** What buttons and messages say. */
  protected get words(): Words {
    return wordsFor(this.locale || nearestLanguage(this));
  }

  /** How the items' texts are written; for the `dir` of each of them. */
  protected get textDirection(): TextDirection {
    return textDirection(this.language);
  }

  protected override render(): TemplateResult {
    const { words, session } = this;
    return html`<div class="player" lang=${words.locale} dir=${words.direction} @keydown=${answerOnce}
      @click=${this.doubleTaps.listener}>
      ${session.items.length === 0 ? html`<p class="note">${words.say('empty')}</p>` : this.renderSession(words)}
    </div>`;
  }

  private renderSession(words: Words): TemplateResult {
    const { session, language } = this;
    const { index, items } = session;
    if (index === items.length) return this.renderEnd(words);
    const item = items[index] as Item;
    const turn = this.renderTurn(words, item, session.replies[index]);
    const reply = turn === undefined ? undefined : session.replies[index];
    return html`${progress(words, index + 1, items.length, item)} ${keyed(item, turn)}
      <div class="reply">
        <div role="status">
          ${turn === undefined ? html`<p>${words.say('broken')}</p>` : nothing}
          ${reply === undefined ? nothing : this.renderReply(words, item, reply)}
        </div>
        ${reply === undefined ? nothing : evidence(words, item, language)}
        ${turn === undefined || reply !== undefined ? this.renderNext(words) : nothing}
      </div>`;
  }

  /** The item with its hint; undefined for one that cannot be shown. */
  private renderTurn(words: Words, item: Item, reply: Reply<Answer> | undefined): TemplateResult | undefined {
    const { language } = this;
    try {
      if (!isObject(item) || this.isGivenUp(item) || !this.isPlayable(item)) return undefined;
      return html`<div class="item" lang=${language || nothing} dir=${this.textDirection}>
          ${this.renderItem(item, reply)}
        </div>
        ${reply === undefined ? hint(words, item, language) : nothing}`;
    } catch (cause) {
      this.giveUp(item, cause);
      return undefined;
    }
  }

  private renderReply(words: Words, item: Item, reply: Reply<Answer>): TemplateResult {
    const explanation = textMember(item, 'explanation');
    return html`${verdict(words, reply.grade)}${this.renderFeedback(item, reply)}
    ${reply.grade.correct ? nothing : spokenSolution(words, this.solutionOf(item), this.language)}
    ${explanation === undefined ? nothing : passage(explanation, this.language)}`;
  }

  private renderNext(words: Words): TemplateResult {
    const { index, items } = this.session;
    // In a host, the games may go on behind the last item of this one.
    const name = this.embedded || index + 1 < items.length ? 'next' : 'finish';
    return html`<button type="button" class="main next" @click=${this.goOn}>${words.say(name)}</button>`;
  }

  private renderEnd(words: Words): TemplateResult {
    if (this.embedded) return html`<p class="finished" data-focus tabindex="-1">${words.say('finished')}</p>`;
    const { items } = this.session;
    const reviewOf = (index: number) => {
      const item = items[index] as Item;
      return { title: this.titleOf(item), solution: this.solutionOf(item) };
    };
    return html`${summary(words, completeDetail(this.session), this.language, reviewOf)}
      <button type="button" class="main again" @click=${this.playAgain}>${words.say('again')}</button>`;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A key held down answers once, and does not go through what appears under it. */
function answerOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
