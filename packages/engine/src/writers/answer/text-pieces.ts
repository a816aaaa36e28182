/** How many pieces are put together at once; a string made of very many small ones is slow to keep. */
const maxLoose = 512;

/** A text that arrives in pieces. */
export class TextPieces {
  readonly #blocks: string[] = [];
  #loose: string[] = [];

  add(piece: string): void {
    this.#loose.push(piece);
    if (this.#loose.length < maxLoose) return;
    this.#blocks.push(this.#loose.join(''));
    this.#loose = [];
  }

  whole(): string {
    return this.#blocks.join('') + this.#loose.join('');
  }
}
