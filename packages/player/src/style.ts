import { css } from 'lit';

/**
 * The theme's tokens. A page sets `--ludotext-color-accent` and the others on a player or any ancestor; styles inside
 * read `--color-accent`, which falls back to the colours here. `--ludotext-size` is the size of running text: headings,
 * room and targets follow it, so that a class sees everything larger. `light-dark()` follows the page's `color-scheme`. Every
 * text colour has a contrast of at least 4.5:1 to `surface` and `raised`, and `border` 3:1 (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
export const theme = css`
  :host {
    --color-text: var(--ludotext-color-text, light-dark(#2b2320, #f4ece2));
    --color-muted: var(--ludotext-color-muted, light-dark(#645850, #c0b3a7));
    --color-surface: var(--ludotext-color-surface, light-dark(#fbf6ee, #1d1916));
    --color-raised: var(--ludotext-color-raised, light-dark(#fffdfa, #2a2420));
    --color-border: var(--ludotext-color-border, light-dark(#8f8175, #83766b));
    --color-accent: var(--ludotext-color-accent, light-dark(#1d5f74, #8ecbe0));
    --color-on-accent: var(--ludotext-color-on-accent, light-dark(#ffffff, #10222a));
    --color-right: var(--ludotext-color-right, light-dark(#1c6838, #8fd6a4));
    --color-wrong: var(--ludotext-color-wrong, light-dark(#a3302b, #ffaea3));
    --color-focus: var(--ludotext-color-focus, light-dark(#b04a00, #ffc46b));
    --font: var(--ludotext-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif);
    --font-display: var(--ludotext-font-display, var(--font));
    --size-text: var(--ludotext-size, 1rem);
    --size-small: calc(var(--size-text) * 0.875);
    --size-large: calc(var(--size-text) * 1.25);
    --size-title: calc(var(--size-text) * 1.5625);
    --size-display: calc(var(--size-text) * 2.44);
    --radius: var(--ludotext-radius, 0.75rem);
    --space: var(--ludotext-space, var(--size-text));
    --shadow-low: 0 1px 2px light-dark(rgb(43 35 32 / 16%), rgb(0 0 0 / 45%));
    --shadow-high: 0 2px 4px light-dark(rgb(43 35 32 / 10%), rgb(0 0 0 / 40%)),
      0 10px 28px light-dark(rgb(43 35 32 / 14%), rgb(0 0 0 / 50%));
  }
`;

/** Buttons, focus and texts of players. */
export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  button,
  summary {
    min-block-size: calc(var(--size-text) * 2.75);
    min-inline-size: calc(var(--size-text) * 2.75);
    padding: calc(var(--space) * 0.5) var(--space);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
  }

  button:hover,
  summary:hover {
    border-color: var(--color-accent);
  }

  button.main {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
    text-align: center;
  }

  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  p,
  ul,
  ol,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }

  .text {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @media (forced-colors: active) {
    button.main {
      border-color: ButtonText;
    }
  }
`;
