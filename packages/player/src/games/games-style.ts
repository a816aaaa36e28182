import { css } from 'lit';

/** The layout of a set that is played, and of its result. */
export const gamesStyle = css`
  :host {
    display: block;
    color: var(--color-text);
    font: var(--size-text) / 1.5 var(--font);
    overflow-wrap: anywhere;
  }

  :host([hidden]) {
    display: none;
  }

  /* For a room: read from the last row. */
  :host([view='class']) {
    --ludotext-size: clamp(1.25rem, 0.75rem + 1.6vw, 2.5rem);
  }

  .games {
    display: grid;
    gap: var(--space);
  }

  .games > * {
    min-inline-size: 0;
  }

  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) * 0.25) var(--space);
    align-items: center;
  }

  footer {
    justify-content: flex-end;
  }

  progress {
    flex: 1 1 8em;
    min-inline-size: 0;
    block-size: 0.75em;
    appearance: none;
    border: 1px solid var(--color-border);
    border-radius: 1em;
    background: var(--color-raised);
    overflow: hidden;
  }

  progress::-webkit-progress-bar {
    background: transparent;
  }

  progress::-webkit-progress-value {
    background: var(--color-accent);
  }

  progress::-moz-progress-bar {
    background: var(--color-accent);
  }

  .quiet,
  header span {
    color: var(--color-muted);
    font-size: var(--size-small);
  }

  header span {
    font-variant-numeric: tabular-nums;
  }

  footer button {
    border-color: transparent;
    background: none;
    color: var(--color-muted);
    font-size: var(--size-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [role='timer'] {
    min-inline-size: 3em;
    font-size: var(--size-large);
    text-align: end;
  }

  h2,
  h3 {
    margin: 0;
    line-height: 1.2;
  }

  h2 {
    font-family: var(--font-display);
    font-size: var(--size-title);
  }

  h2:focus {
    outline: none;
  }

  h3 {
    margin-block-start: var(--space);
    font-size: var(--size-large);
  }

  .score {
    display: grid;
    gap: calc(var(--space) * 0.5);
    justify-items: center;
    text-align: center;
  }

  .total {
    color: var(--color-accent);
    font-family: var(--font-display);
    font-size: var(--size-display);
    font-weight: 700;
    line-height: 1.1;
  }

  .reward {
    display: flex;
    gap: calc(var(--space) * 0.5);
  }

  .reward path {
    fill: none;
    stroke: var(--color-border);
  }

  .reward .earned path {
    fill: var(--color-accent);
    stroke: var(--color-accent);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) * 0.75);
    justify-content: center;
  }

  .misses {
    display: grid;
    gap: var(--space);
    list-style: none;
  }

  .misses li {
    display: grid;
    gap: calc(var(--space) * 0.5);
    padding: var(--space);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
  }

  .asked {
    font-weight: 600;
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: calc(var(--space) * 0.5) var(--space);
    margin: 0;
  }

  .pair div {
    padding-inline-start: calc(var(--space) * 0.75);
    border-inline-start: 4px solid var(--color-wrong);
  }

  .pair .solved {
    border-color: var(--color-right);
  }

  dt {
    color: var(--color-muted);
    font-size: var(--size-small);
  }

  dd {
    margin: 0;
  }

  @media (forced-colors: active) {
    progress::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }

    progress::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }

    .reward .earned path {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .reward .earned {
      animation: earn 0.5s ease-out backwards;
    }

    .reward .earned:nth-child(2) {
      animation-delay: 0.15s;
    }

    .reward .earned:nth-child(3) {
      animation-delay: 0.3s;
    }

    @keyframes earn {
      from {
        opacity: 0;
        scale: 0.3;
        rotate: -40deg;
      }
    }
  }
`;
