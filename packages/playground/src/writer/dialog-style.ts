import { css } from 'lit';

/** The dialogue about the writer: a card in the middle, on phones over the whole width. */
export const dialogStyle = css`
  dialog {
    inline-size: min(36rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100vh - 1rem);
    max-block-size: calc(100dvh - 1rem);
    padding: 0;
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-surface);
    color: var(--color-text);
    overflow: auto;
  }
  dialog::backdrop { background: rgb(0 0 0 / 0.5); }
  .sheet { display: grid; gap: 1.25rem; padding: clamp(1rem, 4vw, 1.75rem); }
  .top { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
  h2 { font-size: 1.375rem; line-height: 1.25; }
  .now { padding: 1rem; border-radius: var(--radius); background: var(--color-raised); border: 1px solid var(--color-border); }
  .name { font-size: 1.125rem; font-weight: 700; }
  .state { font-weight: 600; }
  .well { color: var(--color-right); }
  .ill { color: var(--color-wrong); }
  dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; font-size: 0.875rem; }
  dt { color: var(--color-muted); }
  dt::after { content: ':'; }
  .field { display: grid; gap: 0.375rem; }
  form { display: grid; gap: 1rem; }
  .choice { display: flex; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; cursor: pointer; }
  .notice { margin: 0; font-size: 0.875rem; }
  .actions { margin: 0; }
`;
