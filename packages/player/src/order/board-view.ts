import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { TextDirection } from '../language.js';
import type { SayOrder, Texts } from '../texts.js';
import type { Drop, Point } from './drop-place.js';
import type { Board } from './order-model.js';

/** `list`: sentences one under the other; `line`: words in flowing lines. */
export type Layout = 'list' | 'line';

/** What is shown while a person puts pieces in order. */
export interface BoardView {
  readonly pieces: readonly string[];
  readonly board: Board;
  readonly layout: Layout;
  /** The piece that Tab reaches. */
  readonly current: number | undefined;
  readonly dragged: number | undefined;
  readonly drop: Drop | undefined;
  /** Language of the pieces: BCP 47, empty when unknown. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly texts: Texts;
  readonly say: SayOrder;
}

/** What is shown above the pieces. */
export interface TaskView extends Pick<BoardView, 'layout' | 'direction' | 'texts' | 'say'> {
  readonly heading: string | undefined;
  readonly task: string;
  /** Whether a piece is picked up. */
  readonly isHeld: boolean;
  readonly isDone: boolean;
}

/** The task as a heading, and how it is done; each instruction keeps its room. */
export function taskView({ heading, task, isHeld, isDone, layout, direction, texts, say }: TaskView): TemplateResult {
  const isList = layout === 'list';
  return html`<h2 tabindex="-1" data-focus>
      ${heading === undefined ? nothing : html`<span class="title text" dir=${direction}>${heading}</span>`}
      <span class="task" lang=${texts.locale} dir=${texts.direction}>${task}</span>
    </h2>
    <div class="how" ?data-off=${isDone} lang=${texts.locale} dir=${texts.direction}>
      <p id="how">
        <span ?data-off=${isHeld}>${say(isList ? 'howList' : 'howLine')}</span>
        <span ?data-off=${!isHeld}>${say('choosePlace')}</span>
      </p>
      <p id="keys" class="keys">${say('keys')}</p>
    </div>`;
}

/** The actions on a piece. */
export interface BoardActions {
  press(event: PointerEvent, piece: number): void;
  choose(event: MouseEvent, piece: number): void;
  key(event: KeyboardEvent, piece: number): void;
  focus(piece: number): void;
  /** Called when a piece loses the focus, perhaps to outside the list. */
  leave(event: FocusEvent): void;
  step(piece: number, by: -1 | 1): void;
}

/** Letters that fill a phone's screen with words; with more, a finger moving up or down scrolls. */
const screenful = 250;

export function boardView(view: BoardView, actions: BoardActions): TemplateResult {
  const { pieces, board, layout, direction, say } = view;
  const isLong = pieces.reduce((sum, piece) => sum + piece.length + 4, 0) > screenful;
  return html`<ol
    role="list"
    class="pieces ${layout} ${isLong ? 'long' : ''}"
    dir=${direction}
    aria-label=${say('pieces')}
    aria-describedby="how keys"
    @focusout=${actions.leave}
  >
    ${repeat(
      board.order,
      (piece) => piece,
      (piece, place) => slotView(view, actions, piece, place),
    )}
  </ol>`;
}

function slotView(view: BoardView, actions: BoardActions, piece: number, place: number): TemplateResult {
  const { board, layout, dragged, drop, texts, say, language, direction } = view;
  const total = board.order.length;
  const isHeld = board.held?.piece === piece;
  const isCurrent = (view.current ?? board.order[0]) === piece;
  const marked = drop?.beside === place ? drop.side : undefined;
  const state = `${isHeld ? 'held' : ''} ${dragged === piece ? 'dragged' : ''} ${marked === undefined ? '' : `drop-${marked}`}`;
  return html`<li class="slot ${state}">
    <div class="card">
      <button
        type="button"
        class="piece"
        data-piece=${piece}
        aria-pressed=${isHeld}
        tabindex=${isCurrent ? 0 : -1}
        @pointerdown=${(event: PointerEvent) => actions.press(event, piece)}
        @click=${(event: MouseEvent) => actions.choose(event, piece)}
        @keydown=${(event: KeyboardEvent) => actions.key(event, piece)}
        @focus=${() => actions.focus(piece)}
      >
        ${layout === 'list' ? html`<span class="grip" aria-hidden="true">${say('number', { place: place + 1 })}${orderIcon('grip')}</span>` : nothing}
        <span class="text" lang=${language || nothing} dir=${direction}>${view.pieces[piece]}</span>
        <span class="unseen" lang=${texts.locale} dir=${texts.direction}>, ${say('place', { place: place + 1, total })}</span>
      </button>
      ${layout === 'list' ? html`${stepButton(view, actions, piece, -1, place === 0)}${stepButton(view, actions, piece, 1, place === total - 1)}` : nothing}
    </div>
  </li>`;
}

function stepButton(
  { pieces, current, board, texts, say }: BoardView,
  actions: BoardActions,
  piece: number,
  by: -1 | 1,
  isAtEnd: boolean,
): TemplateResult {
  const name = by < 0 ? 'up' : 'down';
  // Only the current piece is a Tab stop: with arrow keys a piece moves without them.
  const isCurrent = (current ?? board.order[0]) === piece;
  return html`<button
    type="button"
    class="step ${name}"
    lang=${texts.locale}
    tabindex=${isCurrent ? 0 : -1}
    aria-label=${say(name, { piece: pieces[piece] ?? '' })}
    aria-disabled=${isAtEnd}
    @focus=${() => actions.focus(piece)}
    @click=${() => actions.step(piece, by)}
  >${orderIcon(name)}</button>`;
}

const shapes = {
  grip: svg`<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />`,
  up: svg`<path d="M6 14.5l6-6 6 6" />`,
  down: svg`<path d="M6 9.5l6 6 6-6" />`,
} as const;

/** An icon of an ordering game; text beside it says the same. */
function orderIcon(name: keyof typeof shapes): TemplateResult {
  return html`<svg
    class="icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  >${shapes[name]}</svg>`;
}

/** Positions of elements before a change. */
export type Places = ReadonlyMap<Element, Point>;

export function placesOf(elements: Iterable<Element>): Places {
  return new Map(
    [...elements].map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [element, { x: left, y: top }];
    }),
  );
}

/** Animates elements from their old position to their new one; not with reduced motion. */
export function slide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const after = placesOf(before.keys());
  for (const [element, { x, y }] of before) {
    const { x: left = x, y: top = y } = after.get(element) ?? {};
    if (!element.isConnected || (x === left && y === top)) continue;
    const from = `${x - left}px ${y - top}px`;
    element.animate({ translate: [from, '0 0'] }, { duration: 180, easing: 'ease-out' });
  }
}
