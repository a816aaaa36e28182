import { css, unsafeCSS } from 'lit';

/** A grid is no wider than its cells may be; a style attribute is not allowed on every page. */
const widths = Array.from(
  { length: 15 },
  (_, at) => `table[data-columns='${at + 1}']{max-inline-size:${(at + 1) * 2.75}em}`,
);

export const styles = css`
  .crossword {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ludotext-space, 1rem) calc(2 * var(--ludotext-space, 1rem));
  }
  .board {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }
  .lists {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  td {
    padding: 0;
  }
  td.cell {
    position: relative;
    border: 1px solid var(--color-border);
    background: var(--color-raised);
  }
  td.cell > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0.15em;
    font-size: 0.6em;
    line-height: 1.3;
    color: var(--color-muted);
    pointer-events: none;
  }
  td input {
    box-sizing: border-box;
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    padding: 0.35em 0 0;
    border: 0;
    border-radius: 0;
    background: transparent;
    color: var(--color-text);
    font: inherit;
    font-weight: 600;
    text-align: center;
    caret-color: transparent;
    touch-action: manipulation;
  }
  td.word {
    background: color-mix(in srgb, var(--color-highlight) 35%, var(--color-raised));
  }
  td input:focus {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
  td.right input {
    color: var(--color-right);
  }
  td.wrong input {
    color: var(--color-wrong);
    text-decoration: underline wavy;
  }
  .current {
    min-block-size: 4.5em;
    margin-block: 0 0.5em;
    overflow-wrap: anywhere;
  }
  .direction {
    margin-block: 0 0.25em;
    font-size: 1em;
  }
  ul {
    margin: 0 0 1em;
    padding: 0;
    list-style: none;
  }
  .clue {
    display: flex;
    gap: 0.5em;
    inline-size: 100%;
    min-block-size: 2.75em;
    padding: 0.35em 0.5em;
    border: 1px solid transparent;
    border-radius: 0.4em;
    background: transparent;
    color: var(--color-text);
    font: inherit;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .clue[aria-current='true'] {
    border-color: var(--color-border);
    background: color-mix(in srgb, var(--color-highlight) 35%, var(--color-raised));
  }
  .clue .number {
    flex: none;
    min-inline-size: 1.5em;
    font-weight: 600;
  }
  .clue .text {
    flex: 1;
    min-inline-size: 0;
  }
  .clue .mark {
    flex: none;
    inline-size: 1.25em;
  }
  .clue .mark.right {
    color: var(--color-right);
  }
  .clue .mark.wrong {
    color: var(--color-wrong);
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .answers {
    margin: 0;
    padding: 1em;
  }
  .answers q {
    display: block;
    color: var(--color-muted);
    font-size: 0.9em;
  }
  ${unsafeCSS(widths.join('\n'))}
`;
