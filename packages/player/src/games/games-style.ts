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
    block-size: 1em;
    appearance: none;
    border: 2px solid var(--color-border);
    border-radius: 1em;
    background: var(--color-raised);
    overflow: hidden;
  }

  progress::-webkit-progress-bar {
    background: transparent;
  }

  progress::-webkit-progress-value {
    border-start-end-radius: 1em;
    border-end-end-radius: 1em;
    background: var(--color-accent);
  }

  progress::-moz-progress-bar {
    background: var(--color-accent);
  }

  /* What is said in the place of a game. */
  .games > [role='alert'],
  .games > [role='status']:not(:empty) {
    padding: calc(var(--space) * 2) var(--space);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-raised);
    box-shadow: var(--shadow-low);
    font-size: var(--size-large);
    text-align: center;
    text-wrap: balance;
  }

  .place {
    margin-inline-end: auto;
  }

  .quiet,
  .place,
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
    font-family: var(--font-display);
    font-size: var(--size-large);
  }

  .score {
    display: grid;
    gap: calc(var(--space) * 0.5);
    justify-items: center;
    padding: calc(var(--space) * 1.5) var(--space);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-raised);
    box-shadow: var(--shadow-high);
    text-align: center;
    overflow-x: clip;
  }

  .total {
    color: var(--color-accent);
    font-family: var(--font-display);
    font-size: var(--size-display);
    font-weight: 700;
    line-height: 1.1;
  }

  .reward {
    position: relative;
    display: flex;
    gap: calc(var(--space) * 0.5);
    align-items: end;
    margin-block-end: calc(var(--space) * 0.5);
  }

  .reward svg {
    inline-size: calc(var(--size-text) * 4);
    block-size: auto;
    overflow: visible;
  }

  .reward svg:nth-of-type(2) {
    inline-size: calc(var(--size-text) * 5.25);
  }

  .reward path {
    fill: var(--color-raised);
    stroke: var(--color-border);
    stroke-linejoin: round;
  }

  .reward .earned path {
    fill: light-dark(var(--color-highlight), var(--color-accent));
    stroke: var(--color-text);
  }

  /* Paper that flies, and is gone: there is none where motion is reduced. */
  .reward i {
    display: none;
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
    border: 1px solid color-mix(in srgb, var(--color-border) 45%, transparent);
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
      animation: earn 0.6s cubic-bezier(0.3, 1.6, 0.6, 1) backwards;
    }

    .reward .earned:nth-of-type(2) {
      animation-delay: 0.2s;
    }

    .reward .earned:nth-of-type(3) {
      animation-delay: 0.4s;
    }

    .reward i {
      position: absolute;
      inset-block-start: 50%;
      inset-inline-start: 50%;
      display: block;
      inline-size: 0.5em;
      block-size: 0.8em;
      border-radius: 0.15em;
      background: var(--color-option-1);
      opacity: 0;
      pointer-events: none;
      animation: fly 1.4s 0.5s cubic-bezier(0.1, 0.7, 0.4, 1);
    }

    .reward i:nth-of-type(4n + 2) {
      background: var(--color-option-2);
    }

    .reward i:nth-of-type(4n + 3) {
      background: var(--color-option-3);
    }

    .reward i:nth-of-type(4n) {
      background: var(--color-option-4);
    }

    @keyframes earn {
      from {
        opacity: 0;
        scale: 0.3;
        rotate: -40deg;
      }
    }

    @keyframes fly {
      from {
        opacity: 1;
        transform: none;
      }

      60% {
        opacity: 1;
      }

      to {
        opacity: 0;
        transform: translateY(var(--far)) rotate(540deg);
      }
    }
  }
`;
