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
    flex-direction: column;
    gap: var(--space);
    padding: calc(var(--space) * 1.25);
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    color: var(--color-text);
    color-scheme: inherit;
    visibility: inherit;
    font: 1rem / 1.5 var(--font);
    accent-color: var(--color-accent);
  }

  .player > * {
    min-inline-size: 0;
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--space) * 0.5) var(--space);
    color: var(--color-muted);
    font-size: 0.875rem;
  }

  .track {
    display: flex;
    flex: 1 1 6rem;
    gap: 2px;
  }

  .track span {
    flex: 1;
    block-size: 0.375rem;
    border: 1px solid var(--color-border);
    border-radius: 1rem;
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
    font-size: 0.875rem;
  }

  .item,
  .outcome,
  .summary {
    display: grid;
    gap: var(--space);
  }

  /* Always there, so that screen readers notice what comes into it; until then it takes no room. */
  .outcome:not(:has(p, button)) {
    margin-block-start: calc(var(--space) * -1);
  }

  .next,
  .again {
    align-self: start;
    justify-self: start;
    min-inline-size: 8rem;
  }

  [role='status'],
  .hint[open] {
    display: grid;
    gap: calc(var(--space) * 0.5);
  }

  summary {
    display: inline-flex;
    align-items: center;
    inline-size: fit-content;
    border-color: transparent;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .hint > p,
  blockquote {
    padding: calc(var(--space) * 0.75) var(--space);
    border-inline-start: 4px solid var(--color-accent);
    border-radius: calc(var(--radius) * 0.5);
    background: var(--color-raised);
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
    font-weight: 700;
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
    font-size: 1.5rem;
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
    .verdict,
    .summary {
      animation: appear 0.25s ease-out;
    }

    @keyframes appear {
      from {
        opacity: 0;
        translate: 0 0.25rem;
      }
    }
  }
`;
