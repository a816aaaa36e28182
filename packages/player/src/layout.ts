import { css } from 'lit';

/** The layout of players. */
export const layout = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  /* What a page says of all elements reaches the host and is inherited: here it ends. */
  .player {
    all: initial;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space);
    color: var(--color-text);
    color-scheme: inherit;
    visibility: inherit;
    font: var(--size-text) / 1.5 var(--font);
    overflow-wrap: anywhere;
    accent-color: var(--color-accent);
  }

  .stage {
    --edge: min(var(--space) * 1.25, 4vw);
    display: flex;
    flex: 1 1 100%;
    flex-direction: column;
    gap: var(--space);
    min-inline-size: 0;
    padding: var(--edge);
    border: 1px solid color-mix(in srgb, var(--color-border) 45%, transparent);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    box-shadow: var(--shadow-high);
  }

  .stage > * {
    min-inline-size: 0;
  }

  [data-off] {
    visibility: hidden;
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--space) * 0.5) var(--space);
    color: var(--color-muted);
    font-size: var(--size-small);
  }

  .track {
    display: flex;
    flex: 1 1 6em;
    gap: 2px;
  }

  .track span {
    flex: 1;
    block-size: calc(var(--size-text) * 0.375);
    border: 1px solid var(--color-border);
    border-radius: 1em;
  }

  .track .done {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  .track .now {
    border-color: var(--color-accent);
    border-width: 2px;
  }

  .difficulty,
  .label,
  figcaption {
    color: var(--color-muted);
    font-size: var(--size-small);
  }

  h2 {
    margin: 0;
    font-family: var(--font-display);
    font-size: clamp(var(--size-large), var(--size-text) * 0.85 + 1.3vw, var(--size-title));
    font-weight: 700;
    line-height: 1.25;
    text-wrap: pretty;
  }

  h2:focus {
    outline: none;
  }

  .item,
  .summary {
    display: grid;
    gap: var(--space);
  }

  /* What is behind the bar comes above it when it takes the focus. */
  .item * {
    scroll-margin-block: calc(var(--size-text) * 6);
  }

  /* Verdict and button, always in reach: below the item, or at the lower edge of the window. */
  .bar {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    grid-template-columns: 1fr minmax(calc(var(--size-text) * 6.5), auto);
    grid-auto-rows: minmax(calc(var(--size-text) * 2.75), auto);
    gap: calc(var(--space) * 0.5) var(--space);
    align-items: center;
    margin: 0 calc(var(--edge) * -1) calc(var(--edge) * -1);
    padding: calc(var(--space) * 0.75) var(--edge);
    border-end-start-radius: calc(var(--radius) * 1.5 - 1px);
    border-end-end-radius: calc(var(--radius) * 1.5 - 1px);
    pointer-events: none;
  }

  .bar:has(button, .said > *) {
    background: var(--color-surface);
    pointer-events: auto;
  }

  .bar > .verdict,
  .said,
  .hint {
    grid-area: 1 / 1;
  }

  .bar > .main {
    grid-area: 1 / 2;
  }

  .hint {
    justify-self: start;
    border-color: transparent;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .hinted {
    grid-column: 1 / -1;
    max-block-size: 30vh;
    overflow-y: auto;
  }

  .bar > .main,
  .again {
    min-inline-size: calc(var(--size-text) * 6.5);
  }

  .again {
    align-self: start;
  }

  .aside {
    display: grid;
    flex: 1 1 100%;
    gap: var(--space);
    min-inline-size: 0;
    padding: var(--space) calc(var(--space) * 1.25);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-raised);
    box-shadow: var(--shadow-low);
  }

  .aside:not(:has(#why > :not(.unseen), .evidence)) {
    margin-block-start: calc(var(--space) * -1);
    padding: 0;
    box-shadow: none;
  }

  #why,
  .evidence {
    display: grid;
    gap: calc(var(--space) * 0.5);
  }

  .hinted {
    padding: calc(var(--space) * 0.5) var(--space);
    border-inline-start: 4px solid var(--color-accent);
  }

  /* Marked in the text, as with a pen. */
  blockquote .text {
    display: inline;
    padding: 0.1em 0.35em;
    border-radius: 0.25em;
    background: var(--color-highlight);
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    line-height: 1.7;
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .verdict {
    display: flex;
    align-items: center;
    gap: calc(var(--space) * 0.5);
    font-family: var(--font-display);
    font-size: var(--size-large);
    font-weight: 700;
    line-height: 1.2;
  }

  .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  .right {
    color: var(--color-right);
  }

  .wrong {
    color: var(--color-wrong);
  }

  .finished {
    display: grid;
    gap: calc(var(--space) * 0.25);
  }

  .finished strong {
    font-family: var(--font-display);
    font-size: var(--size-title);
  }

  .summary ol {
    display: grid;
    gap: var(--space);
    list-style: none;
  }

  .summary li {
    display: grid;
    gap: calc(var(--space) * 0.25);
    padding: var(--space);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
  }

  @media (forced-colors: active) {
    .track .done {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .item,
    .said > *,
    .summary {
      animation: appear 0.25s ease-out;
    }

    .said .right > .icon {
      animation: pop 0.45s ease-out;
    }

    @keyframes appear {
      from {
        opacity: 0;
        translate: 0 0.25rem;
      }
    }

    @keyframes pop {
      40% {
        scale: 1.5;
        rotate: -8deg;
      }
    }
  }
`;
