import { css } from 'lit';

/** The editor: numbers at the side, and an unseen mirror in the very place of the field's text. */
export const editorStyle = css`
  .editor {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    overflow: hidden;
  }
  .editor:has([aria-invalid='true']) { border-color: var(--color-wrong); }
  .editor:focus-within { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  .gutter {
    position: relative;
    inline-size: 3.75rem;
    overflow: hidden;
    border-inline-end: 1px solid var(--color-border);
    color: var(--color-muted);
    font: 0.875rem / 1.5rem ui-monospace, monospace;
    user-select: none;
  }
  .line { position: absolute; translate: 0 -50%; inset-inline: 0; padding-inline: 0.5rem; text-align: end; }
  .faulty { background: var(--color-wrong); color: var(--color-raised); font-weight: 700; }
  .faulty::before { content: '!'; float: inline-start; }
  .page { position: relative; overflow: hidden; }
  .text-measures {
    box-sizing: border-box;
    margin: 0;
    padding: 0.5rem 0.75rem;
    border: 0;
    font: 0.9375rem / 1.5rem ui-monospace, monospace;
    letter-spacing: normal;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 8;
    /* Each line in its own direction; dir=auto would say the same, and take Chromium the square of the lines to set. */
    unicode-bidi: plaintext;
    text-align: start;
  }
  .unwrapped { white-space: pre; overflow-wrap: normal; }
  .mirror { position: absolute; inset-block-start: 0; inset-inline-start: 0; visibility: hidden; pointer-events: none; }
  textarea {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 18rem;
    min-block-size: 8rem;
    resize: block;
    border-radius: 0;
    background: none;
  }
  textarea:focus-visible { outline: none; }
  pre { margin: 0; padding: 0.75rem 1rem; overflow: auto; max-block-size: 14rem; white-space: pre-wrap; background: var(--color-raised); border-radius: calc(var(--radius) * 0.5); font: 0.875rem / 1.5 ui-monospace, monospace; }
  .format { padding-block: 0 0.75rem; }
  .faults { margin-block-start: 1rem; }
  .faults[hidden] { display: none; }
  .faults ol { display: grid; gap: 0.5rem; margin-block-start: 0.5rem; list-style: none; max-block-size: 20rem; overflow: auto; padding: 4px; }
  .faults button { inline-size: 100%; font-size: 0.9375rem; }
  .faults strong { color: var(--color-wrong); }
`;
