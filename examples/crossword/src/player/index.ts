import { type GradedSubmission, icon, PlayerElement } from '@ludotext/player';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { grade, isRight } from '../grade.js';
import type { Entry, Item, Submission } from '../item.js';
import { lettersOf } from '../letters.js';
import { messages } from '../messages.js';
import { Board, type Cell } from './board.js';
import { styles } from './styles.js';
import { filled, textsIn } from './texts.js';

type Direction = Entry['direction'];

/** Scripts whose letters are put together while they are typed. */
const composed = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What an arrow key moves by, in a grid that reads from the left. */
const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A crossword as one fills it in: a cell for each letter, and the clues beside it. */
class CrosswordPlayer extends PlayerElement<Item, Submission> {
  static override styles = [...PlayerElement.styles, styles];
  static override messages = messages;

  private board = new Board({ rows: 1, columns: 1, entries: [] });
  /** What was typed, by cell. */
  private typed = new Map<string, string>();
  private cell = '';
  private direction: Direction = 'across';
  /** The item on the board, as JSON: a longer list may bring it as another object. */
  private shownItem = '';
  private wasDone = false;

  protected override isPlayable({ rows, columns, entries }: Item): boolean {
    const isSize = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 40;
    return isSize(rows) && isSize(columns) && Array.isArray(entries) && entries.length > 0 && entries.every(isEntry);
  }

  protected override grade(item: Item, submission: Submission) {
    return grade(item, submission);
  }

  /** A board for another item, and for the same one when it is played again. */
  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { item } = this;
    const json = JSON.stringify(item) ?? '';
    const isAgain = this.wasDone && !this.isDone;
    this.wasDone = this.isDone;
    if ((json === this.shownItem && !isAgain) || item === undefined || !this.isPlayable(item)) return;
    this.shownItem = json;
    this.board = new Board(item);
    this.typed = new Map();
    this.direction = item.entries[0]?.direction ?? 'across';
    this.cell = this.board.words[0]?.[0]?.key ?? '';
  }

  protected override titleOf({ entries }: Item): string {
    return entries.map(({ clue }) => clue).join(' · ');
  }

  protected override solutionOf({ entries }: Item): string {
    return entries.map(({ answer }) => answer).join(', ');
  }

  protected override givenOf(_item: Item, submission: Submission): string {
    return submission.map((word) => word || '–').join(', ');
  }

  protected override renderItem(
    item: Item,
    graded: GradedSubmission<Submission> | undefined,
    isRevealed: boolean,
  ): TemplateResult {
    const isSolved = graded !== undefined || isRevealed;
    const say = textsIn(this.texts.locale);
    const entry = item.entries[this.word?.entry ?? 0];
    const isRtl = item.entries.some(({ answer }) => rightToLeft.test(answer));
    return html`<div class="crossword">
      <div class="board" role="group" aria-label=${say.grid}>
        <p class="current" aria-live="polite">${entry === undefined ? nothing : this.renderClue(entry, true)}</p>
        <table role="presentation" dir=${isRtl ? 'rtl' : 'ltr'} data-columns=${item.columns} @keydown=${this.move}>
          ${Array.from(
            { length: item.rows },
            (_, row) =>
              html`<tr role="presentation">
                ${Array.from({ length: item.columns }, (_, column) => this.renderCell(item, row, column, isSolved, graded))}
              </tr>`,
          )}
        </table>
        <p class="hidden" id="help">${say.help}</p>
      </div>
      <div class="lists">
        ${(['across', 'down'] as const).map((direction) => this.renderList(item, direction, graded))}
      </div>
    </div>`;
  }

  protected override renderAction(_item: Item): TemplateResult {
    return html`<button class="main" @click=${this.check}>${textsIn(this.texts.locale).check}</button>`;
  }

  protected override renderSolution({ entries }: Item): TemplateResult {
    return html`<ul class="answers" lang=${this.language || nothing} dir=${this.textDirection}>
      ${entries.map(
        ({ number, direction, answer, evidence }) =>
          html`<li><bdi>${number} ${textsIn(this.texts.locale)[direction]}</bdi>: <strong>${answer}</strong>
            ${evidence === undefined ? nothing : html`<q>${evidence}</q>`}
          </li>`,
      )}
    </ul>`;
  }

  /** The words say it all. */
  protected override renderFeedback(): TemplateResult {
    return html``;
  }

  private renderList(item: Item, direction: Direction, graded: GradedSubmission<Submission> | undefined) {
    const say = textsIn(this.texts.locale);
    const entries = item.entries.map((entry, index) => ({ entry, index }));
    const own = entries.filter(({ entry }) => entry.direction === direction);
    if (own.length === 0) return nothing;
    return html`<p class="direction">${say[direction].replace(/^./u, (first) => first.toUpperCase())}</p>
      <ul>
        ${own.map(({ entry, index }) => {
          const verdict =
            graded === undefined ? undefined : isRight(entry, graded.submission[index]) ? 'right' : 'wrong';
          return html`<li>
            <button class="clue" type="button" aria-current=${this.word?.entry === index} @click=${() => this.enter(index)}>
              ${this.renderClue(entry, false)}
              <span class="mark ${verdict ?? ''}">
                ${verdict === undefined ? nothing : html`${icon(verdict)}<span class="hidden">${say[verdict]}</span>`}
              </span>
            </button>
          </li>`;
        })}
      </ul>`;
  }

  private renderClue({ number, direction, clue, answer }: Entry, isWhole: boolean): TemplateResult {
    const name = isWhole ? ` ${textsIn(this.texts.locale)[direction]}` : '';
    return html`<strong class="number"><bdi>${number}${name}</bdi></strong>
      <span class="text"
        ><span lang=${this.language || nothing} dir=${this.textDirection}>${clue}</span> (${enumeration(answer)})</span
      >`;
  }

  private renderCell(
    { entries }: Item,
    row: number,
    column: number,
    isSolved: boolean,
    graded: GradedSubmission<Submission> | undefined,
  ): TemplateResult {
    const cell = this.board.at(row, column);
    if (cell === undefined) return html`<td role="presentation"></td>`;
    const say = textsIn(this.texts.locale);
    const typed = this.typed.get(cell.key) ?? '';
    const isGood = isRight({ answer: cell.letter }, typed);
    const verdict = graded === undefined ? '' : isGood ? 'right' : 'wrong';
    const isHere = cell.key === this.cell;
    const current = cell.words[this.direction]?.entry;
    const isWord = current !== undefined && current === this.word?.entry;
    const shown = isSolved ? cell.letter : typed;
    const label = [this.nameOf(cell, entries), shown || say.empty, verdict && say[verdict as 'right' | 'wrong']];
    return html`<td role="presentation" class="cell ${verdict} ${isWord && !isSolved ? 'word' : ''}">
      <input
        data-cell=${cell.key}
        ?data-focus=${isHere}
        tabindex=${isHere ? 0 : -1}
        aria-label=${label.filter(Boolean).join(', ')}
        aria-describedby="help"
        lang=${this.language || nothing}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="next"
        ?readonly=${isSolved}
        .value=${shown}
        @focus=${() => this.reach(cell)}
        @mousedown=${() => isHere && this.turn()}
        @input=${(event: InputEvent) => this.type(cell, event)}
        @compositionend=${(event: CompositionEvent) => this.fill(cell, event.data)}
      />
      ${cell.number === undefined ? nothing : html`<span aria-hidden="true">${cell.number}</span>`}
    </td>`;
  }

  /** "3 across, 5 letters, letter 2", and the word that crosses there. */
  private nameOf(cell: Cell, entries: readonly Entry[]): string {
    const say = textsIn(this.texts.locale);
    const own = cell.words[this.direction] ?? Object.values(cell.words)[0];
    const names = Object.values(cell.words).map(({ entry, at }) => {
      const { number = 0, direction = 'across', answer = '' } = entries[entry] ?? {};
      const isOwn = entry === own?.entry;
      const values = { number, direction: say[direction], count: lettersOf(answer).length, letter: at + 1 };
      return { isOwn, name: filled(isOwn ? say.cell : say.also, values) };
    });
    return names
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
      .map(({ name }) => name)
      .join(', ');
  }

  private get here(): Cell | undefined {
    return this.board.cells.get(this.cell);
  }

  /** The word that is being filled in, and the place in it. */
  private get word() {
    return this.here?.words[this.direction];
  }

  private reach(cell: Cell): void {
    this.cell = cell.key;
    if (cell.words[this.direction] === undefined) this.direction = this.direction === 'across' ? 'down' : 'across';
    this.requestUpdate();
    this.inputOf(cell)?.select();
  }

  private turn(): void {
    const other = this.direction === 'across' ? 'down' : 'across';
    if (this.here?.words[other] === undefined) return;
    this.direction = other;
    this.requestUpdate();
  }

  /** The first cell of a word that is still empty, or its first. */
  private enter(entry: number): void {
    const cells = this.board.words[entry] ?? [];
    const cell = cells.find(({ key }) => !this.typed.get(key)) ?? cells[0];
    if (cell === undefined) return;
    this.direction = this.item?.entries[entry]?.direction ?? this.direction;
    this.go(cell);
  }

  private go(cell: Cell | undefined): void {
    if (cell === undefined) return;
    this.cell = cell.key;
    this.inputOf(cell)?.focus();
    this.reach(cell);
  }

  private inputOf({ key }: Cell): HTMLInputElement | null {
    return this.renderRoot.querySelector<HTMLInputElement>(`input[data-cell="${key}"]`);
  }

  private move(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const { here } = this;
    const cells = this.board.words[this.word?.entry ?? -1] ?? [];
    const arrow = arrows[event.key];
    if (here === undefined) return;
    if (arrow !== undefined) {
      const isRtl = event.currentTarget instanceof HTMLElement && event.currentTarget.dir === 'rtl';
      const [down, right] = arrow;
      const next = this.board.beside(here, down, isRtl ? -right : right);
      const direction = down === 0 ? 'across' : 'down';
      if (next?.words[direction] !== undefined) this.direction = direction;
      this.go(next);
    } else if (event.key === ' ') this.turn();
    else if (event.key === 'Home') this.go(cells[0]);
    else if (event.key === 'End') this.go(cells.at(-1));
    else if (event.key === 'Enter') this.enter(((this.word?.entry ?? -1) + 1) % this.board.words.length);
    else if (event.key === 'Backspace' || event.key === 'Delete') this.erase(here, event.key === 'Backspace');
    else return;
    event.preventDefault();
  }

  /** Empties the cell, or the one before where it is empty already. */
  private erase(cell: Cell, goesBack: boolean): void {
    if (this.isDone) return;
    const before = this.board.words[this.word?.entry ?? -1]?.[(this.word?.at ?? 0) - 1];
    const target = goesBack && !this.typed.get(cell.key) && before !== undefined ? before : cell;
    this.typed.delete(target.key);
    this.go(target);
  }

  private type(cell: Cell, event: InputEvent): void {
    const input = event.target as HTMLInputElement;
    // Where letters are put together, as in Korean, the end of it brings them; elsewhere a phone composes whole words.
    if (event.isComposing && composed.test(cell.letter)) return;
    const isTyped = event.inputType === 'insertText' && event.data !== null;
    this.fill(cell, isTyped ? (event.data ?? '') : input.value);
  }

  /** Letters go into the cell and those behind it; a mark goes to the letter before. */
  private fill(cell: Cell, text: string): void {
    if (this.isDone) return;
    const { entry = -1, at = 0 } = cell.words[this.direction] ?? {};
    const cells = this.board.words[entry] ?? [cell];
    const before = cells[at - 1];
    const letters = lettersOf(text);
    if (letters.length === 0 && /^\p{M}/u.test(text) && before !== undefined) {
      this.typed.set(before.key, (this.typed.get(before.key) ?? '') + text);
      this.reach(cell);
    } else {
      for (const [index, letter] of letters.entries()) {
        const target = cells[at + index];
        if (target !== undefined) this.typed.set(target.key, letter);
      }
      this.go(cells[Math.min(at + letters.length, cells.length - 1)] ?? cell);
    }
    // What is no letter stands in the field and not in the board.
    const input = this.inputOf(cell);
    if (input !== null) input.value = this.typed.get(cell.key) ?? '';
  }

  private check(): void {
    this.submit(
      this.board.words.map((cells) =>
        cells
          .map(({ key }) => this.typed.get(key) ?? ' ')
          .join('')
          .trim(),
      ),
    );
  }
}

/** The letters of each word of an answer: "3, 5" for "air space". */
function enumeration(answer: string): string {
  const lengths = answer.split(/[\s'’‐‑-]+/u).map((word) => lettersOf(word).length);
  return lengths.filter((length) => length > 0).join(', ');
}

function isEntry(entry: Partial<Record<keyof Entry, unknown>> | null): boolean {
  const { number, direction, row, column, answer, clue } = entry ?? {};
  return (
    [number, row, column].every((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 40) &&
    (direction === 'across' || direction === 'down') &&
    typeof clue === 'string' &&
    typeof answer === 'string' &&
    lettersOf(answer).length > 0
  );
}

if (customElements.get('ludotext-crossword') === undefined)
  customElements.define('ludotext-crossword', CrosswordPlayer);
export default CrosswordPlayer;
