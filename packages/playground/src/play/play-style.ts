import { css } from 'lit';
import { members } from './style.js';

/** The row of games and its result. */
export const playStyle = [
  members,
  css`
    header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; align-items: end; }
    h2 { font-size: 1.5rem; line-height: 1.2; }
    h2:focus { outline: none; }
    .progress { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; margin-block: 0.75rem 1.5rem; }
    progress { flex: 1 1 10rem; inline-size: 100%; block-size: 0.6rem; accent-color: var(--color-accent); }
    progress { appearance: none; border: 1px solid var(--color-border); border-radius: 1rem; overflow: hidden; background: color-mix(in srgb, var(--color-border) 30%, transparent); }
    progress::-webkit-progress-bar { background: transparent; }
    progress::-webkit-progress-value { background: var(--color-accent); }
    progress::-moz-progress-bar { background: var(--color-accent); }
    @media (forced-colors: active) {
      progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
      progress::-moz-progress-bar { background: Highlight; forced-color-adjust: none; }
    }
    .result { display: grid; gap: 0.75rem; }
    .total { font-size: 2rem; line-height: 1.2; font-weight: 700; color: var(--color-accent); }
    .rounds { display: grid; gap: 1rem; list-style: none; margin-block-start: 1rem; }
    .rounds > li {
      padding: 1rem;
      border: 1px solid var(--color-border);
      border-radius: var(--radius);
      background: var(--color-raised);
    }
    .round { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; align-items: baseline; }
    h3 { font-size: 1.1rem; }
    h4 { margin-block: 0.75rem 0.5rem; font-size: 1rem; color: var(--color-muted); font-weight: 600; }
    .misses { display: grid; gap: 0.75rem; padding-inline-start: 1.5rem; }
    .item-title { font-weight: 600; white-space: pre-wrap; }
    details .members { padding: 0.75rem; border-inline-start: 3px solid var(--color-border); }
  `,
];

/** The player of games that have none. */
export const plainStyle = [
  members,
  css`
    :host {
      display: grid;
      gap: 1rem;
      padding: calc(var(--space) * 1.25);
      border: 1px solid var(--color-border);
      border-radius: calc(var(--radius) * 1.5);
      background: var(--color-surface);
    }
    h3 { font-size: 1rem; color: var(--color-muted); font-weight: 400; }
    h3:focus, .verdict:focus { outline: none; }
    form { display: grid; gap: 0.5rem; margin-block-start: 1.25rem; }
    .choice {
      display: flex;
      gap: 0.75rem;
      align-items: center;
      min-block-size: 2.75rem;
      font-weight: 400;
      cursor: pointer;
    }
    .verdict {
      display: grid;
      gap: 0.25rem;
      padding: 0.75rem 1rem;
      margin-block-end: 1rem;
      border-radius: var(--radius);
      background: var(--color-raised);
      border-inline-start: 4px solid var(--color-wrong);
    }
    .verdict.right { border-color: var(--color-right); }
    .verdict.partly { border-color: var(--color-accent); }
    .verdict.right strong { color: var(--color-right); }
    .verdict.wrong strong { color: var(--color-wrong); }
  `,
];
