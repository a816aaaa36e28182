import type { Grade, OrderedPieces } from '@ludotext/engine/play';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PlayerElement } from '../player-element.js';
import type { GradedSubmission } from '../session.js';
import { orderTexts, type PlayerWords, type SayOrder } from '../texts.js';
import { type BoardActions, boardView, type Layout, type Places, placesOf, slide, taskView } from './board-view.js';
import { type Box, type Drop, dropAt, type Flow, type Point, placeByKey } from './drop-place.js';
import { gradedStyles, gradedView, solutionView } from './graded-view.js';
import { markPieces } from './order-marks.js';
import {
  type Board,
  isPermutation,
  moveTo,
  type Order,
  orderFault,
  ownOrder,
  pickUp,
  putBack,
  putDown,
  startOrder,
} from './order-model.js';
import { orderStyles } from './order-styles.js';
import { PointerDrag } from './pointer-drag.js';

/** Maximum other right texts shown. */
const maxAlternatives = 5;

/**
 * The base class of players of ordering games: pieces are dragged by mouse, pen or finger, chosen and placed by single
 * taps or clicks, or moved by keys. A subclass defines the layout of its pieces and how its texts are written.
 */
export abstract class OrderPlayer<
  Item extends OrderedPieces,
  Words extends PlayerWords = PlayerWords,
> extends PlayerElement<Item, number[], Words> {
  static override styles = [...PlayerElement.styles, orderStyles, gradedStyles];

  protected abstract readonly layout: Layout;

  #play: { readonly item: Item; readonly start: Order; readonly board: Board } | undefined;
  #current: number | undefined;
  #dragged: number | undefined;
  #drop: Drop | undefined;
  #message = '';
  readonly #drag = new PointerDrag();
  /** Positions of the cards before a change, and the focused element. */
  #cardsBefore: Places | undefined;
  #focused: HTMLElement | undefined;

  /** The text of the pieces in an order: the solved one, or another right one. */
  protected abstract textOf(item: Item, order: Order): string;

  /** A heading of the item's own, such as its title, above the task. */
  protected headingOf(_item: Item): string | undefined {
    return undefined;
  }

  /** What the learner is asked to do, in the language of {@link texts}: by default to put sentences or words in order. */
  protected taskOf(_item: Item): string {
    return this.#say(this.layout === 'list' ? 'taskList' : 'taskLine');
  }

  protected override isPlayable(item: Item): boolean {
    const fault = orderFault(item);
    // biome-ignore lint/suspicious/noConsole: the author of a player looks there for why an item is not shown.
    if (fault !== undefined) console.warn(fault);
    return fault === undefined;
  }

  protected override grade(item: Item, submission: number[]): Grade {
    const marks = markPieces(item, submission);
    const score = marks.filter(({ inOrder }) => inOrder).length;
    return { score, max: marks.length, correct: score === marks.length, feedback: [] };
  }

  protected override solutionOf(item: Item): string {
    return this.textOf(item, ownOrder(item.pieces));
  }

  protected override givenOf(item: Item, submission: number[]): string {
    return this.textOf(item, submission);
  }

  protected override verdictOf(mark: Pick<Grade, 'correct' | 'score' | 'max'>): string {
    return mark.correct || mark.score === 0 ? super.verdictOf(mark) : this.#sentenceOn(mark);
  }

  protected override renderFeedback(): TemplateResult {
    return html``;
  }

  /** What the score counts, and the right order; the grade's own feedback also has other measures. */
  protected override feedbackOf(item: Item, grade: Grade): readonly string[] {
    const sentence = this.#sentenceOn(grade);
    return grade.correct ? [sentence] : [sentence, `${this.#say('solution')}: ${this.solutionOf(item)}`];
  }

  #sentenceOn({ correct, score, max }: Pick<Grade, 'correct' | 'score' | 'max'>): string {
    const key = correct ? 'allRight' : score > 0 ? 'someRight' : 'noneRight';
    return this.#say(key, { count: score, total: max });
  }

  protected override renderItem(
    item: Item,
    graded: GradedSubmission<number[]> | undefined,
    isRevealed: boolean,
  ): TemplateResult {
    const look = this.#look;
    const isDone = graded !== undefined || isRevealed;
    const board = isDone ? undefined : this.#playOf(item).board;
    const said = { heading: this.headingOf(item), task: this.taskOf(item) };
    const task = taskView({ ...look, ...said, isDone, isHeld: board?.held !== undefined });
    if (board === undefined) return html`${task}${gradedView({ ...look, item, submission: graded?.submission })}`;
    const hand = { current: this.#current, dragged: this.#dragged, drop: this.#drop };
    return html`${task}${boardView({ ...look, ...hand, pieces: item.pieces, board }, this.#actions)}
      <p class="unseen" role="status" lang=${look.texts.locale} dir=${look.texts.direction}>${this.#message}</p>`;
  }

  protected override renderAction(item: Item): TemplateResult {
    const { start, board } = this.#playOf(item);
    const isWaiting = isEqual(board.order, start);
    return html`<button
      type="button"
      class="main check"
      aria-disabled=${isWaiting}
      title=${isWaiting ? this.#say('waiting') : nothing}
      @click=${this.#check}
    >${this.#say('check')}</button>`;
  }

  protected override renderSolution(item: Item): TemplateResult {
    const others = (item.alternatives ?? []).filter((order) => isPermutation(order, item.pieces.length));
    const orders = [ownOrder(item.pieces), ...others.slice(0, maxAlternatives)].map(
      (order) => [this.textOf(item, order), order] as const,
    );
    return solutionView({ ...this.#look, pieces: item.pieces, orders: new Map(orders) });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag.cancel();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // A piece that moves in the document loses the focus.
    if (this.#focused?.isConnected && this.shadowRoot?.activeElement !== this.#focused) this.#focused.focus();
    if (this.#cardsBefore !== undefined) slide(this.#cardsBefore);
    this.#focused = undefined;
    this.#cardsBefore = undefined;
  }

  get #say(): SayOrder {
    return orderTexts(this.texts.locale);
  }

  /** What all parts of the view share. */
  get #look() {
    const { layout, texts, language, textDirection: direction } = this;
    return { layout, texts, language, direction, say: this.#say };
  }

  /** The board of an item, kept while the item has the same pieces, so that a list may grow during play. */
  #playOf(item: Item): { readonly start: Order; readonly board: Board } {
    if (this.#play !== undefined && isEqual(this.#play.item.pieces, item.pieces)) return this.#play;
    this.#drag.cancel();
    const start = startOrder(item);
    this.#play = { item, start, board: { order: start } };
    this.#current = undefined;
    this.#message = '';
    return this.#play;
  }

  /** Shows a change of the board and announces it if needed. */
  #change(board: Board, piece: number, key?: 'held' | 'moved' | 'put' | 'back'): void {
    if (this.#play === undefined) return;
    this.#play = { ...this.#play, board };
    this.#current = piece;
    const values = { place: board.order.indexOf(piece) + 1, total: board.order.length };
    if (key !== undefined) this.#message = this.#say(key, { piece: this.#play.item.pieces[piece] ?? '', ...values });
    this.#cardsBefore ??= placesOf(this.renderRoot.querySelectorAll('.card'));
    this.#focused ??= this.shadowRoot?.activeElement as HTMLElement | undefined;
    this.requestUpdate();
  }

  readonly #actions: BoardActions = {
    press: (event, piece) => {
      const target = event.target as Element;
      const isGripped = event.pointerType === 'mouse' || this.layout === 'line' || target.closest('.grip') !== null;
      const card = target.closest<HTMLElement>('.card');
      if (!isGripped || card === null) return;
      this.#drag.press(event, card, {
        direction: this.layout === 'list' ? 'vertical' : 'any',
        lift: () => {
          this.#dragged = piece;
          if (this.#play !== undefined) this.#play = { ...this.#play, board: putDown(this.#play.board) };
          this.requestUpdate();
        },
        over: (point) => this.#over(piece, point),
        end: (isDropped) => this.#endDrag(piece, isDropped),
      });
    },
    choose: (event, piece) => {
      const board = this.#play?.board;
      if (board === undefined || this.#drag.isEndOfDrag(event)) return;
      const held = board.held?.piece;
      if (held === undefined) this.#change(pickUp(board, piece), piece, 'held');
      else if (held === piece) this.#change(putDown(board), piece, 'put');
      else {
        this.#focused = this.#pieceElement(held);
        this.#change(putDown(moveTo(board, held, board.order.indexOf(piece))), held, 'moved');
      }
    },
    key: (event, piece) => {
      const board = this.#play?.board;
      if (board === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const held = board.held?.piece;
      if (event.key === 'Escape' && held !== undefined) {
        this.#focused = this.#pieceElement(held);
        this.#change(putBack(board), held, 'back');
      } else {
        const from = board.order.indexOf(piece);
        const to = placeByKey(event.key, this.#boxes(), from, this.#flow());
        if (to === undefined) return;
        if (held !== piece) this.#pieceElement(board.order[to])?.focus();
        else if (to !== from) this.#change(moveTo(board, piece, to), piece, 'moved');
      }
      event.preventDefault();
    },
    focus: (piece) => {
      if (this.#current === piece) return;
      this.#current = piece;
      this.requestUpdate();
    },
    leave: (event) => {
      const board = this.#play?.board;
      const to = event.relatedTarget as Node | null;
      // When a piece moves in the document or the window loses focus, the focus goes nowhere.
      const isGone = to !== null && !(event.currentTarget as Element).contains(to);
      if (board?.held === undefined || !isGone) return;
      this.#change(putDown(board), board.held.piece, 'put');
      this.#focused = undefined;
    },
    step: (piece, by) => {
      const board = this.#play?.board;
      const to = (board?.order.indexOf(piece) ?? 0) + by;
      if (board === undefined || to < 0 || to >= board.order.length) return;
      this.#change(putDown(moveTo(board, piece, to)), piece, 'moved');
    },
  };

  #over(piece: number, point: Point): void {
    const from = this.#play?.board.order.indexOf(piece) ?? -1;
    const drop = dropAt(this.#boxes(), from, point, this.#flow());
    const shown = drop.place === from ? undefined : drop;
    if (shown?.beside === this.#drop?.beside && shown?.side === this.#drop?.side) return;
    this.#drop = shown;
    this.requestUpdate();
  }

  #endDrag(piece: number, isDropped: boolean): void {
    const drop = this.#drop;
    const play = this.#play;
    this.#dragged = undefined;
    this.#drop = undefined;
    this.requestUpdate();
    if (play === undefined) return;
    if (isDropped && drop !== undefined) this.#change(moveTo(play.board, piece, drop.place), piece, 'moved');
    else this.#change(play.board, piece);
  }

  #check(event: Event): void {
    const play = this.#play;
    if (play === undefined) return;
    if ((event.currentTarget as Element).ariaDisabled === 'true') {
      this.#message = this.#say('waiting');
      this.requestUpdate();
      return;
    }
    this.#drag.cancel();
    this.#play = undefined;
    this.submit([...play.board.order]);
  }

  override reveal(): void {
    this.#drag.cancel();
    this.#play = undefined;
    super.reveal();
  }

  #pieceElement(piece: number | undefined): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? undefined;
  }

  #boxes(): Box[] {
    return [...this.renderRoot.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect());
  }

  #flow(): Flow {
    const list = this.renderRoot.querySelector('.pieces');
    if (this.layout === 'list' || list === null) return 'list';
    return getComputedStyle(list).direction === 'rtl' ? 'rtl' : 'ltr';
  }
}

function isEqual<Value>(values: readonly Value[], others: readonly Value[]): boolean {
  return values.length === others.length && values.every((value, index) => value === others[index]);
}
