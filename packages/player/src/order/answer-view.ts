import type { OrderedPieces } from '@ludotext/engine/play';
import { html, nothing, type TemplateResult } from 'lit';
import type { TextDirection } from '../direction.js';
import { icon } from '../icons.js';
import type { Words } from '../words.js';
import type { Layout } from './board-view.js';
import { markPieces, type PieceMark } from './order-marks.js';
import type { Order } from './order-model.js';
import type { SayOrder } from './order-words.js';

/** What is shown of an order that has been graded. */
export interface AnswerView {
  readonly item: OrderedPieces;
  readonly answer: Order;
  /** The solved text. */
  readonly solution: string;
  /** Other right texts. */
  readonly alternatives: readonly string[];
  readonly layout: Layout;
  readonly language: string;
  readonly direction: TextDirection;
  readonly words: Words;
  readonly say: SayOrder;
}

/** The order given, with a mark at each piece; the solved text; what would have been right too. */
export function answerView(view: AnswerView): TemplateResult {
  const { item, answer, layout, direction, solution, alternatives, say } = view;
  const marks = markPieces(item, answer);
  return html`${label(view, say('answer'))}
    <ol role="list" class="pieces graded ${layout}" dir=${direction}>
      ${answer.map((piece, place) => gradedPiece(view, item.pieces[piece] ?? '', marks[place]))}
    </ol>
    ${label(view, say('solution'))}
    <p class="text solution" dir=${direction}>${solution}</p>
    ${alternatives.length === 0 ? nothing : label(view, say('alternatives'))}
    ${alternatives.map((text) => html`<p class="text solution" dir=${direction}>${text}</p>`)}`;
}

function label({ words }: AnswerView, text: string): TemplateResult {
  return html`<p class="label" lang=${words.locale} dir=${words.direction}>${text}</p>`;
}

function gradedPiece(view: AnswerView, text: string, mark: PieceMark | undefined): TemplateResult {
  const { layout, language, direction, words, say } = view;
  const isRight = mark?.inOrder === true;
  const elsewhere = layout === 'list' ? 'elsewhere' : 'elsewhereShort';
  const verdict = isRight ? say('inOrder') : say(elsewhere, { place: (mark?.place ?? 0) + 1 });
  return html`<li class="slot">
    <div class="card">
      <span class="text" lang=${language || nothing} dir=${direction}>${text}</span>
      <span class="mark ${isRight ? 'right' : 'wrong'}" lang=${words.locale} dir=${words.direction}>
        ${icon(isRight ? 'right' : 'wrong')}${verdict}
      </span>
    </div>
  </li>`;
}
