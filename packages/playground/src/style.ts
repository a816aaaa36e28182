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
    h1, h2, h3 { font-family: var(--font-display); font-weight: 700; text-wrap: balance; }
    h1 { margin: 0; font-size: var(--size-title); line-height: 1.15; }
    h1:focus { outline: none; }
    h2 { font-size: var(--size-large); line-height: 1.25; }
    h3 { font-size: 1.0625rem; line-height: 1.3; }
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
    ::placeholder { color: var(--color-muted); opacity: 1; }
    mark { border-radius: 0.2em; background: var(--color-highlight); color: var(--color-text); }
    .quiet { color: var(--color-muted); font-size: var(--size-small); }
    .trouble { color: var(--color-wrong); font-weight: 600; }
    .trouble:empty, [role='status']:empty { display: none; }
    .notice {
      padding: 0.75rem 1rem;
      margin-block-end: 1rem;
      border: 1px solid transparent;
      border-inline-start: 6px solid var(--color-highlight);
      border-radius: calc(var(--radius) * 0.5);
      background: var(--color-raised);
      box-shadow: var(--shadow-low);
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
  a { color: var(--color-accent); }
  progress { block-size: 1rem; min-inline-size: 0; appearance: none; border: 2px solid var(--color-border); border-radius: 1rem; background: var(--color-raised); overflow: hidden; }
  progress::-webkit-progress-bar { background: none; }
  progress::-webkit-progress-value { border-start-end-radius: 1rem; border-end-end-radius: 1rem; background: var(--color-accent); transition: inline-size 0.3s; }
  progress::-moz-progress-bar { background: var(--color-accent); }
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
  a.button.main {
    border-color: var(--color-accent);
    background: var(--color-accent);
    box-shadow: var(--press);
    color: var(--color-on-accent);
    font-family: var(--font-display);
    font-weight: 700;
  }
  a.button.main:active { box-shadow: none; translate: 0 2px; }
  button, select, input { max-inline-size: 100%; }
  input[type='checkbox'] { inline-size: 1.35rem; block-size: 1.35rem; min-block-size: 0; accent-color: var(--color-accent); flex: none; }
  .panel {
    padding: clamp(1rem, 3vw, 1.75rem);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--color-raised);
    box-shadow: var(--shadow-high);
  }
  .empty { display: grid; gap: 0.75rem; justify-items: center; padding-block: clamp(1.5rem, 5vw, 3rem); text-align: center; text-wrap: balance; }
  .hint { color: var(--color-muted); font-size: var(--size-small); font-weight: 400; }
  .stack { display: grid; gap: 1.25rem; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
  .choice { display: flex; gap: 0.75rem; align-items: flex-start; min-block-size: 44px; padding-block: 0.6rem; font-weight: 600; cursor: pointer; }
  .choice .hint { display: block; }
  button.link { border-color: transparent; background: none; color: var(--color-accent); text-decoration: underline; padding-inline: 0.5rem; }
  button.big { padding: 0.8rem 2rem; font-size: var(--size-large); }
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
    progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
    button.main { border-color: ButtonText; }
  }
`;
