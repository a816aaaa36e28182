import type { OrderedPieces } from '@ludotext/engine/play';
import { html, nothing, type TemplateResult } from 'lit';
import type { TextDirection } from '../language.js';
import type { SayOrder, Texts } from '../texts.js';
import { icon } from '../views.js';
import type { Layout } from './board-view.js';
import { markPieces, type PieceMark } from './order-marks.js';
import type { Order } from './order-model.js';

/** What is shown of a graded order. */
export interface GradedView {
  readonly item: OrderedPieces;
  readonly submission: Order;
  /** The solved text. */
  readonly solution: string;
  /** Other right texts. */
  readonly alternatives: readonly string[];
  readonly layout: Layout;
  readonly language: string;
  readonly direction: TextDirection;
  readonly texts: Texts;
  readonly say: SayOrder;
}

/** The submitted order with a mark at each piece, the solved text, and other right texts. */
export function gradedView(view: GradedView): TemplateResult {
  const { item, submission, layout, direction, solution, alternatives, say } = view;
  const marks = markPieces(item, submission);
  const isSolved = marks.every(({ inOrder }) => inOrder);
  return html`${label(view, say('answer'))}
    <ol role="list" class="pieces graded ${layout}" dir=${direction}>
      ${submission.map((piece, place) => gradedPiece(view, item.pieces[piece] ?? '', marks[place], isSolved))}
    </ol>
    ${layout === 'line' ? legend(view, marks, isSolved) : nothing}
    ${label(view, say('solution'))}
    <p class="text solution" dir=${direction}>${solution}</p>
    ${alternatives.length === 0 ? nothing : label(view, say('alternatives'))}
    ${alternatives.map((text) => html`<p class="text solution" dir=${direction}>${text}</p>`)}`;
}

function label({ texts }: GradedView, text: string): TemplateResult {
  return html`<p class="label" lang=${texts.locale} dir=${texts.direction}>${text}</p>`;
}

/**
 * A piece with its mark. The tick means that it belongs to what the score counts, the longest sequence. A shifted
 * sequence gives a ticked piece another place than the right one, so every piece shows its place.
 */
function gradedPiece(view: GradedView, text: string, mark: PieceMark | undefined, isSolved: boolean): TemplateResult {
  const { layout, language, direction, texts, say } = view;
  const isRight = mark?.inOrder === true;
  const place = (mark?.place ?? 0) + 1;
  const verdict = say(isRight ? 'inOrder' : 'outOfOrder');
  const spoken = isSolved ? verdict : `${verdict}, ${say('rightPlace', { place })}`;
  // A word has room for an icon and a number only; the legend explains them.
  const shown =
    layout === 'list'
      ? html`<span>${spoken}</span>`
      : html`<span class="unseen">${spoken}</span>${isSolved ? nothing : html`<span aria-hidden="true">${say('number', { place })}</span>`}`;
  return html`<li class="slot">
    <div class="card">
      <span class="text" lang=${language || nothing} dir=${direction}>${text}</span>
      <span class="mark ${isRight ? 'right' : 'wrong'}" lang=${texts.locale} dir=${texts.direction}>
        ${icon(isRight ? 'right' : 'wrong')}${shown}
      </span>
    </div>
  </li>`;
}

/** The meaning of the icons beside the words, for those used. Screen readers read it at each word. */
function legend({ texts, say }: GradedView, marks: readonly PieceMark[], isSolved: boolean): TemplateResult {
  const isAllWrong = marks.every(({ inOrder }) => !inOrder);
  return html`<p class="legend" lang=${texts.locale} dir=${texts.direction} aria-hidden="true">
    ${isAllWrong ? nothing : html`<span class="mark right">${icon('right')}${say('inOrder')}</span>`}
    ${
      isSolved
        ? nothing
        : html`<span class="mark wrong">${icon('wrong')}${say('outOfOrder')}</span>
            <span class="mark">${say('numbers')}</span>`
    }
  </p>`;
}
