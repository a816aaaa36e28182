import { firstWhere } from './lines.js';

/** A visible line, counted from 0; `middle` of its first row in CSS pixels from the top of the field's view. */
export interface VisibleLine {
  readonly line: number;
  readonly middle: number;
}

/** The visible ones of lines that do not wrap; each has one row. @param field with `white-space: pre` */
export function visibleRows(count: number, field: HTMLTextAreaElement): VisibleLine[] {
  const style = getComputedStyle(field);
  const height = Number.parseFloat(style.lineHeight);
  const top = Number.parseFloat(style.paddingBlockStart) - field.scrollTop;
  const first = Math.max(0, Math.floor(-top / height));
  const last = Math.min(count, Math.ceil((field.clientHeight - top) / height));
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => ({
    line: first + index,
    middle: top + (first + index + 0.5) * height,
  }));
}

/**
 * Finds where lines are once they wrap, which a text field does not expose. The hidden mirror holds the same text in
 * the same style. It measures only visible lines, found by binary search, so that long texts stay fast.
 */
export class TextMirror {
  readonly #element: HTMLElement;
  readonly #text = document.createTextNode('');

  /** @param element styled as the field, with `white-space: pre-wrap` */
  constructor(element: HTMLElement) {
    this.#element = element;
    element.replaceChildren(this.#text);
  }

  /** Copies the text and width of the field. */
  follow(field: HTMLTextAreaElement): void {
    this.#element.style.inlineSize = `${field.clientWidth}px`;
    // The zero-width character gives the last line a box even when it is empty.
    const text = `${field.value}\u200b`;
    if (this.#text.data !== text) this.#text.data = text;
  }

  /** CSS pixels from the top of the text to the middle of the row at an offset of it. */
  middleOf(place: number): number {
    const range = document.createRange();
    range.setStart(this.#text, place);
    range.setEnd(this.#text, Math.min(place + 1, this.#text.length));
    // A line break's box may reach into the row below; the line begins at the first box.
    const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
    return (box.top + box.bottom) / 2 - this.#element.getBoundingClientRect().top;
  }

  /** @param starts of the lines @param scrolled CSS pixels above the view @param height of the view */
  visibleLines(starts: readonly number[], scrolled: number, height: number): VisibleLine[] {
    const middleOf = (line: number): number => this.middleOf(starts[line] ?? 0);
    const lines: VisibleLine[] = [];
    const first = Math.max(0, firstWhere(starts.length, (line) => middleOf(line) > scrolled) - 1);
    for (let line = first; line < starts.length; line++) {
      const middle = middleOf(line) - scrolled;
      if (middle > height) break;
      lines.push({ line, middle });
    }
    return lines;
  }
}
