import { css } from 'lit';

/** Buttons, fields and quiet text, alike in all that is played, edited and set here. */
export const controls = css`
  :host {
    display: block;
    font-family: var(--ludotext-font);
    color: var(--ludotext-color-text);
    overflow-wrap: anywhere;
  }
  * { box-sizing: border-box; }
  p, h2, h3, h4, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
    border: 1px solid var(--ludotext-color-muted);
    border-radius: var(--ludotext-radius);
    background: var(--ludotext-color-surface);
  }
  button, input:not([type='radio']), select { min-block-size: 44px; }
  button {
    padding-block: 0.5rem;
    padding-inline: 1.1rem;
    background: var(--ludotext-color-raised);
    border-color: var(--ludotext-color-border);
    font-weight: 600;
    cursor: pointer;
  }
  button.primary {
    background: var(--ludotext-color-accent);
    border-color: transparent;
    color: var(--ludotext-color-on-accent);
  }
  button:hover { border-color: var(--ludotext-color-accent); }
  button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
  input:not([type='radio']), select, textarea { inline-size: 100%; padding: 0.5rem 0.75rem; }
  input[type='radio'] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--ludotext-color-accent); flex: none; }
  label, legend { display: block; font-weight: 600; padding-block-end: 0.25rem; }
  fieldset { border: 0; min-inline-size: 0; }
  summary { min-block-size: 44px; align-content: center; cursor: pointer; color: var(--ludotext-color-accent); }
  :focus-visible { outline: 3px solid var(--ludotext-color-focus); outline-offset: 2px; }
  [aria-invalid='true'] { border-color: var(--ludotext-color-wrong); border-width: 2px; }
  .quiet { color: var(--ludotext-color-muted); }
  .trouble { color: var(--ludotext-color-wrong); font-weight: 600; }
  .trouble:empty, [role='status']:empty { display: none; }
  .notice {
    padding: 0.75rem 1rem;
    margin-block-end: 1rem;
    border: 1px solid var(--ludotext-color-border);
    border-inline-start: 4px solid var(--ludotext-color-accent);
    border-radius: var(--ludotext-radius);
    background: var(--ludotext-color-raised);
  }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-block-start: 1rem; }
`;

/** Members of an item by name. */
export const members = css`
  .members { display: grid; gap: 0.75rem; }
  .members .members { gap: 0.25rem; font-size: 0.9em; }
  .members dt { color: var(--ludotext-color-muted); font-size: 0.85em; }
  .members ul, .members ol { display: grid; gap: 0.5rem; padding-inline-start: 1.5rem; }
  .text { white-space: pre-wrap; unicode-bidi: isolate; }
`;
