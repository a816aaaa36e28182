import type { Grade } from '@ludotext/engine/play';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { controls } from './controls.js';
import { type TextDirection, textDirection } from './direction.js';
import { playerEvent } from './events.js';
import { givenItems, textMember } from './given-items.js';
import { layout } from './layout.js';
import { nearestLanguage } from './nearest-language.js';
import {
  answerDetail,
  completeDetail,
  type Reply,
  type Session,
  started,
  withItems,
  withNext,
  withReply,
} from './session.js';
import { theme } from './theme.js';
import { evidence } from './views/evidence.js';
import { hint } from './views/hint.js';
import { passage } from './views/passage.js';
import { progress } from './views/progress.js';
import { summary } from './views/summary.js';
import { verdict } from './views/verdict.js';
import { type Words, wordsFor } from './words.js';

/**
 * What a game's player is made of. It leads through a list of items, one at a time, and shows progress, hint, verdict, explanation,
 * evidence and at the end a summary; the game's own class shows an item ({@link renderItem}) and grades an answer.
 */
export abstract class PlayerElement<Item extends object, Answer = unknown> extends LitElement {
  static override properties = {
    items: { attribute: false, noAccessor: true },
    item: { attribute: false, noAccessor: true },
    language: {},
    locale: {},
    embedded: { type: Boolean },
    session: { state: true },
  };

  static override styles = [theme, controls, layout];

  /** Of the items, BCP 47; empty where it is not known. */
  declare language: string;
  /** Of buttons and messages: `en`, `de` or `ar`; empty for that of the page around the player. */
  declare locale: string;
  /** A host shows the result: the player has no summary and no "Play again" of its own. */
  declare embedded: boolean;

  declare private session: Session<Item, Answer>;
  private hasItems = false;
  /** Where the keyboard goes on once the next state is shown. */
  private focusOn: 'item' | 'next' | undefined;

  constructor() {
    super();
    this.language = '';
    this.locale = '';
    this.embedded = false;
    this.session = started<Item>([]);
  }

  /** What is played. A longer list that begins with the same items keeps the progress; any other list starts anew. */
  get items(): readonly Item[] {
    return this.session.items;
  }

  set items(items: readonly Item[]) {
    const before = this.session;
    this.hasItems = true;
    this.session = withItems(before, Array.isArray(items) ? items : []);
    const isOther = this.session.replies !== before.replies || before.index === before.items.length;
    if (isOther && this.shadowRoot?.activeElement) this.focusOn = 'item';
  }

  /** The item being played; setting it is the same as setting a list of one. */
  get item(): Item | undefined {
    return this.session.items[this.session.index];
  }

  set item(item: Item | undefined) {
    this.items = item === undefined ? [] : [item];
  }

  /** What an answer is worth. */
  protected abstract grade(item: Item, answer: Answer): Grade;

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
    const explanation = textMember(item, 'explanation');
    const sentences = grade.feedback.filter((sentence) => sentence !== explanation);
    return html`${sentences.map((sentence) => passage(sentence, ''))}`;
  }

  /** The item in one line, for the summary. */
  protected titleOf(_item: Item): string | undefined {
    return undefined;
  }

  /** The right answer in one line, for the summary. */
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

  /** Takes the person's answer to the item being played; a second one to the same item is left aside. */
  protected submit(answer: Answer): void {
    const { item, session } = this;
    if (item === undefined || session.replies[session.index] !== undefined) return;
    const reply = { answer, grade: this.grade(item, answer) };
    this.session = withReply(session, reply);
    this.focusOn = 'next';
    this.dispatchEvent(playerEvent('ludotext-answer', answerDetail(item, session.index, reply)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const take = () => {
      const given = this.hasItems ? undefined : givenItems(this);
      if (given !== undefined) this.items = given as readonly Item[];
    };
    take();
    // An element defined before its page is read is there before its children are.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', take, { once: true });
  }

  protected override render(): TemplateResult {
    const { words, session } = this;
    return html`<div class="player" lang=${words.locale} dir=${words.direction} @keydown=${answerOnce}>
      ${session.items.length === 0 ? html`<p class="note">${words.say('empty')}</p>` : this.renderSession(words)}
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const place = this.focusOn === 'next' ? '.next' : '[data-focus], .place';
    if (this.focusOn !== undefined) this.renderRoot.querySelector<HTMLElement>(place)?.focus();
    if (this.focusOn === 'next') this.renderRoot.querySelector('.reply')?.scrollIntoView({ block: 'nearest' });
    this.focusOn = undefined;
  }

  private renderSession(words: Words): TemplateResult {
    const { session, language } = this;
    const { index, items } = session;
    if (index === items.length) return this.renderEnd(words);
    const item = items[index];
    const playable = isObject(item) && this.isPlayable(item) ? item : undefined;
    const reply = session.replies[index];
    return html`${progress(words, index + 1, items.length, playable ?? {})}
      ${keyed(
        index,
        html`<div class="item" lang=${language || nothing} dir=${this.textDirection}>
            ${playable === undefined ? nothing : this.renderItem(playable, reply)}
          </div>
          ${playable === undefined || reply !== undefined ? nothing : hint(words, playable, language)}`,
      )}
      <div class="reply">
        <div role="status">
          ${playable === undefined ? html`<p>${words.say('broken')}</p>` : nothing}
          ${playable === undefined || reply === undefined ? nothing : this.renderReply(words, playable, reply)}
        </div>
        ${playable === undefined || reply === undefined ? nothing : evidence(words, playable, language)}
        ${playable === undefined || reply !== undefined ? this.renderNext(words) : nothing}
      </div>`;
  }

  private renderReply(words: Words, item: Item, reply: Reply<Answer>): TemplateResult {
    const explanation = textMember(item, 'explanation');
    return html`${verdict(words, reply.grade)}${this.renderFeedback(item, reply)}
    ${explanation === undefined ? nothing : passage(explanation, this.language)}`;
  }

  private renderNext(words: Words): TemplateResult {
    const { index, items } = this.session;
    const name = index + 1 < items.length ? 'next' : 'finish';
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

  private goOn(): void {
    this.session = withNext(this.session);
    this.focusOn = 'item';
    const isLast = this.session.index === this.session.items.length;
    if (isLast) this.dispatchEvent(playerEvent('ludotext-complete', completeDetail(this.session)));
  }

  private playAgain(): void {
    this.session = started(this.session.items);
    this.focusOn = 'item';
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A key held down answers once, and does not go through what appears under it. */
function answerOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
