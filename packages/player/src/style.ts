import { css } from 'lit';

/**
 * The theme's tokens. A page sets `--ludotext-color-accent` and the others on a player or any ancestor; styles inside
 * read `--color-accent`, which falls back to the colours here. `--ludotext-size` is the size of running text: headings,
 * room and targets follow it, so that a class sees everything larger. `light-dark()` follows the page's `color-scheme`. Every
 * text colour has a contrast of at least 4.5:1 to `surface` and `raised`, and `border` 3:1 (WCAG 2.2, 1.4.3 and
 * 1.4.11). The colours are those of ink, paper and a marker.
 */
export const theme = css`
  :host {
    --color-text: var(--ludotext-color-text, light-dark(#252638, #f6f0e2));
    --color-muted: var(--ludotext-color-muted, light-dark(#5d5a63, #bcb9c9));
    --color-surface: var(--ludotext-color-surface, light-dark(#fdf5e4, #181a2c));
    --color-raised: var(--ludotext-color-raised, light-dark(#fffdf8, #23263d));
    --color-border: var(--ludotext-color-border, light-dark(#8b8378, #8186a8));
    --color-accent: var(--ludotext-color-accent, light-dark(#323a9c, #ffd95e));
    --color-on-accent: var(--ludotext-color-on-accent, light-dark(#ffffff, #2a2308));
    --color-right: var(--ludotext-color-right, light-dark(#17692f, #8adea5));
    --color-wrong: var(--ludotext-color-wrong, light-dark(#ad2831, #ffada8));
    --color-focus: var(--ludotext-color-focus, light-dark(#b04a00, #8ecbff));
    --color-highlight: var(--ludotext-color-highlight, light-dark(#ffd95e, #6b5a1c));
    --color-option-1: var(--ludotext-color-option-1, light-dark(#7a3fb0, #d0b4ff));
    --color-option-2: var(--ludotext-color-option-2, light-dark(#0f7080, #85dce8));
    --color-option-3: var(--ludotext-color-option-3, light-dark(#9c5600, #ffc184));
    --color-option-4: var(--ludotext-color-option-4, light-dark(#b42d6c, #ffb0d3));
    --color-tint: color-mix(in srgb, var(--color-accent) 10%, var(--color-raised));
    --font: var(--ludotext-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif);
    --font-display: var(--ludotext-font-display, var(--font));
    --size-text: var(--ludotext-size, 1rem);
    --size-small: calc(var(--size-text) * 0.875);
    --size-large: calc(var(--size-text) * 1.25);
    --size-title: calc(var(--size-text) * 1.5625);
    --size-display: calc(var(--size-text) * 2.44);
    --radius: var(--ludotext-radius, 0.875rem);
    --space: var(--ludotext-space, var(--size-text));
    --press: 0 3px 0 color-mix(in srgb, var(--color-accent) 65%, #000);
    --shadow-low: 0 1px 2px light-dark(rgb(60 50 30 / 16%), rgb(0 0 0 / 45%));
    --shadow-high: 0 2px 4px light-dark(rgb(60 50 30 / 10%), rgb(0 0 0 / 40%)),
      0 12px 32px light-dark(rgb(60 50 30 / 15%), rgb(0 0 0 / 50%));
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
    box-shadow: var(--press);
    color: var(--color-on-accent);
    font-family: var(--font-display);
    font-weight: 700;
    text-align: center;
  }

  button.main:active {
    box-shadow: none;
    translate: 0 2px;
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
