import type { OrderedPieces } from '@ludotext/engine/play';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { TextDirection } from '../language.js';
import type { SayOrder, Texts } from '../texts.js';
import { icon } from '../views.js';
import type { Layout } from './board-view.js';
import { markPieces, type PieceMark } from './order-marks.js';
import { type Order, ownOrder } from './order-model.js';

/** Styles of the marks and of the right order, beside those of the pieces. */
export const gradedStyles = css`
  .card.right,
  .card.wrong {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 9%, var(--color-raised));
    box-shadow: none;
  }

  .card.right,
  .right > .piece > .mark {
    color: var(--color-right);
  }

  .card.wrong,
  .wrong > .piece > .mark {
    color: var(--color-wrong);
  }

  .card .text {
    color: var(--color-text);
  }

  /* On the corner of a word, where it needs no room. */
  .line .mark {
    position: absolute;
    inset-block-start: -0.7em;
    inset-inline-end: -0.5em;
    display: grid;
    padding: 0.1em;
    border: 2px solid;
    border-radius: 50%;
    background: var(--color-raised);
    font-size: 0.75em;
  }

  ol.solution {
    padding-inline-start: 1.75em;
  }

  ol.solution > li {
    padding-inline-start: 0.25em;
    margin-block-end: calc(var(--space) * 0.25);
  }
`;

/** What is shown of an order that is done. */
export interface GradedView {
  readonly item: OrderedPieces;
  /** As it was answered; undefined shows the right order. */
  readonly submission: Order | undefined;
  readonly layout: Layout;
  readonly language: string;
  readonly direction: TextDirection;
  readonly texts: Texts;
  readonly say: SayOrder;
}

/** The pieces where the board has them, each with a mark: nothing moves when a board becomes this. */
export function gradedView(view: GradedView): TemplateResult {
  const { item, layout, direction, say } = view;
  const submission = view.submission ?? ownOrder(item.pieces);
  const marks = markPieces(item, submission);
  const isSolved = marks.every(({ inOrder }) => inOrder);
  return html`<ol role="list" class="pieces ${layout}" dir=${direction} aria-label=${say('answer')}>
    ${submission.map((piece, place) => gradedPiece(view, item.pieces[piece] ?? '', place, marks[place], isSolved))}
  </ol>`;
}

/**
 * A piece with its mark. The tick means that it belongs to what the score counts, the longest sequence. A shifted
 * sequence gives a ticked piece another place than the right one, so a screen reader reads the place of each.
 */
function gradedPiece(
  { layout, language, direction, texts, say }: GradedView,
  text: string,
  at: number,
  mark: PieceMark | undefined,
  isSolved: boolean,
): TemplateResult {
  const name = mark?.inOrder === true ? 'right' : 'wrong';
  const verdict = say(mark?.inOrder === true ? 'inOrder' : 'outOfOrder');
  const spoken = isSolved ? verdict : `${verdict}, ${say('rightPlace', { place: (mark?.place ?? 0) + 1 })}`;
  const isList = layout === 'list';
  return html`<li class="slot">
    <div class="card ${name}">
      <div class="piece">
        <span class="mark ${isList ? 'grip' : ''}" aria-hidden="true">
          ${isList ? say('number', { place: at + 1 }) : nothing}${icon(name)}
        </span>
        <span class="text" lang=${language || nothing} dir=${direction}>${text}</span>
        <span class="unseen" lang=${texts.locale} dir=${texts.direction}>, ${spoken}</span>
      </div>
      ${isList ? html`<span class="step up"></span><span class="step down"></span>` : nothing}
    </div>
  </li>`;
}

/** What is shown of the right orders of an item. */
export interface SolutionView extends Pick<GradedView, 'layout' | 'language' | 'direction' | 'say'> {
  readonly pieces: readonly string[];
  /** By their texts: the item's own first, then others that are right too. */
  readonly orders: ReadonlyMap<string, Order>;
}

/** The right order, and others that are right too: sentences as a list, words as a sentence. */
export function solutionView({ pieces, orders, layout, language, direction, say }: SolutionView): TemplateResult {
  const [own, ...others] = [...orders].map(([text, order]) =>
    layout === 'line'
      ? html`<p class="text solution" lang=${language || nothing} dir=${direction}>${text}</p>`
      : html`<ol class="solution" lang=${language || nothing} dir=${direction}>
          ${order.map((piece) => html`<li>${pieces[piece]}</li>`)}
        </ol>`,
  );
  const label = (key: 'solution' | 'alternatives') => html`<p class="label">${say(key)}</p>`;
  return html`${label('solution')}${own} ${others.length === 0 ? nothing : html`${label('alternatives')}${others}`}`;
}
