import { css } from 'lit';

/**
 * The tokens of the look. A page sets `--ludotext-color-accent` and its like on a player or anywhere above it; styles inside
 * read `--color-accent`, which falls back to the colours here. `light-dark()` follows the `color-scheme` of the page. Every colour of
 * text has a contrast of 4.5:1 or more to `surface` and `raised`, and `border` 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
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
    --radius: var(--ludotext-radius, 0.75rem);
    --space: var(--ludotext-space, 1rem);
  }
`;
