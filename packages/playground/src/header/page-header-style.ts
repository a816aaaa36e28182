import { css } from 'lit';

export const pageHeaderStyle = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    padding-block: 0.75rem;
  }
  .brand { margin-inline-end: auto; display: flex; gap: 0.6rem; align-items: center; font-size: 1.25rem; font-weight: 700; }
  svg { fill: var(--ludo-color-tint); stroke: var(--color-accent); stroke-width: 1.8; }
  .front { fill: var(--color-accent); }
  .lines { stroke: var(--color-on-accent); stroke-linecap: round; }
  .row { gap: 0.25rem; min-inline-size: 0; flex-wrap: nowrap; }
  button, select { border-color: transparent; background: transparent; font-weight: 500; font-size: 0.95rem; }
  button:hover, select:hover { border-color: var(--color-border); }
  option { background: var(--color-raised); color: var(--color-text); }
  select { inline-size: auto; padding-inline: 0.5rem; }
  .writer { display: flex; gap: 0.5rem; align-items: center; padding-inline: 0.75rem; text-align: start; }
  .dot { inline-size: 0.6rem; block-size: 0.6rem; border-radius: 50%; background: var(--color-border); flex: none; }
  .well { background: var(--color-right); }
  .ill { background: var(--color-wrong); }
  @media (max-width: 34rem) {
    .writer { order: 1; padding-inline-start: 0.25rem; }
    .brand { font-size: 1rem; gap: 0.4rem; }
    svg { inline-size: 30px; }
    .row { gap: 0; }
    select { padding-inline: 0.2rem; font-size: 0.875rem; }
  }
`;
