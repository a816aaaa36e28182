import { controls as kit, theme } from '@ludotext/player';
import { css } from 'lit';

/** The kit's controls, with form fields and muted texts, shared by players, editors and dialogs here. */
export const controls = [
  theme,
  kit,
  css`
    :host {
      display: block;
      font: 1rem / 1.5 var(--font);
      color: var(--color-text);
      overflow-wrap: anywhere;
    }
    :host([hidden]) { display: none; }
    h2, h3, h4, dl, dd, fieldset { margin: 0; padding: 0; }
    input, select, textarea {
      font: inherit;
      color: inherit;
      border: 2px solid var(--color-border);
      border-radius: var(--radius);
      background: var(--color-raised);
    }
    input:not([type='radio']), select { min-block-size: 2.75rem; }
    button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
    input:not([type='radio']), select, textarea { inline-size: 100%; padding: 0.5rem 0.75rem; }
    input[type='radio'] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: var(--color-accent); flex: none; }
    label, legend { display: block; font-weight: 600; padding: 0 0 0.25rem; }
    fieldset { border: 0; min-inline-size: 0; }
    summary { display: inline-flex; align-items: center; border-color: transparent; background: none; padding-inline: 0; text-decoration: underline; text-underline-offset: 0.2em; }
    [aria-invalid='true'] { border-color: var(--color-wrong); }
    .quiet { color: var(--color-muted); font-size: 0.875rem; }
    .trouble { color: var(--color-wrong); font-weight: 600; }
    .trouble:empty, [role='status']:empty { display: none; }
    .notice {
      padding: 0.75rem 1rem;
      margin-block-end: 1rem;
      border-inline-start: 4px solid var(--color-accent);
      border-radius: calc(var(--radius) * 0.5);
      background: var(--color-raised);
    }
    .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-block-start: 1rem; }
  `,
];

/** Members of an item by name. */
export const members = css`
  .members { display: grid; gap: 0.75rem; }
  .members .members { gap: 0.25rem; font-size: 0.9em; }
  .members dt { color: var(--color-muted); font-size: 0.875em; }
  .members dt bdi { display: inline-block; }
  .members dt bdi::first-letter { text-transform: uppercase; }
  .members ul, .members ol { display: grid; gap: 0.5rem; padding-inline-start: 1.5rem; }
  .text { white-space: pre-wrap; unicode-bidi: isolate; }
`;

/** Styles of the page's own elements, added to the shared controls. */
export const pageStyle = css`
  h2 { font-size: 1.4rem; line-height: 1.25; }
  h3 { font-size: 1.05rem; }
  .panel > h2, .panel h2 { text-wrap: balance; }
  a { color: var(--color-accent); }
  a.button {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: calc(var(--space) * 0.5) var(--space);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    color: inherit;
    text-decoration: none;
  }
  a.button:hover { border-color: var(--color-accent); }
  a.button.main { border-color: var(--color-accent); background: var(--color-accent); color: var(--color-on-accent); font-weight: 600; }
  button, select, input { max-inline-size: 100%; }
  input[type='checkbox'] { inline-size: 1.35rem; block-size: 1.35rem; min-block-size: 0; accent-color: var(--color-accent); flex: none; }
  .panel {
    padding: clamp(1rem, 3vw, 1.75rem);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-raised);
    box-shadow: 0 1px 2px var(--ludo-color-shadow), 0 10px 30px var(--ludo-color-shadow);
  }
  .hint { color: var(--color-muted); font-size: 0.9rem; font-weight: 400; }
  .stack { display: grid; gap: 1.25rem; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
  .choice { display: flex; gap: 0.75rem; align-items: flex-start; min-block-size: 44px; padding-block: 0.6rem; font-weight: 600; cursor: pointer; }
  .choice .hint { display: block; }
  button.link { border-color: transparent; background: none; color: var(--color-accent); text-decoration: underline; padding-inline: 0.5rem; }
  button.big { padding: 0.9rem 2rem; font-size: 1.2rem; }
  .hidden, input.hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .panel { border: 1px solid; }
    button.main { border-color: ButtonText; }
  }
`;
