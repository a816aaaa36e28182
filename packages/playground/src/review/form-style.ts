import { css } from 'lit';

/** Styles of the form for items. */
export const formStyle = css`
  :host { container-type: inline-size; }
  fieldset, .fields > div { min-inline-size: 0; }
  .fields, .entries { display: grid; gap: var(--space); }
  .entries { gap: 0.5rem; margin-block-end: 0.5rem; }
  .nested { padding-inline-start: var(--space); border-inline-start: 2px solid var(--color-border); }
  .entry { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0.25rem 0.5rem; align-items: start; }
  .entry > .place { display: flex; align-items: center; min-block-size: 2.75rem; min-inline-size: 1.5ch; color: var(--color-muted); }
  .entry.many { grid-template-columns: minmax(0, 1fr) auto; }
  .entry.many > .inside { grid-column: 1 / -1; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); padding-inline-start: var(--space); border-inline-start: 2px solid var(--color-border); }
  .tools { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; }
  .tools button { padding: 0; text-align: center; flex: none; }
  button:disabled { opacity: 0.45; cursor: default; }
  .tick { display: flex; align-items: center; gap: 0.5rem; padding: 0 0.5rem 0 0; min-block-size: 2.75rem; cursor: pointer; }
  /* A hidden copy of the text gives its field the height. */
  .grow { display: grid; grid-template-columns: minmax(0, 1fr); max-block-size: 20rem; }
  .grow::after { content: attr(data-text) ' '; visibility: hidden; overflow: hidden; white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.5rem 0.75rem; border: 2px solid; }
  .grow > textarea, .grow::after { grid-area: 1 / 1; min-inline-size: 0; min-block-size: 2.75rem; }
  textarea { resize: none; }
  .json { font-family: ui-monospace, monospace; resize: block; }
  .json:invalid { border-color: var(--color-wrong); }
  .json:valid + .reject { display: none; }
  .findings { list-style: none; font-size: 0.875rem; padding-block-start: 0.25rem; }
  .reject { color: var(--color-wrong); font-weight: 600; }
  @container (max-width: 32rem) {
    .entry:not(.many) { grid-template-columns: auto minmax(0, 1fr); }
    .entry > .one { grid-column: 1 / -1; grid-row: 2; }
    .tools { justify-content: end; }
  }
`;
