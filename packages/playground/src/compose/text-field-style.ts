import { css } from 'lit';

/**
 * On phones the samples lie in one row that is pushed along, so that the field is in sight, with room for the ring around the
 * focused one. Each line of the text has its own direction (`plaintext`): dir=auto would say the same, and take Chromium the
 * square of the lines to set.
 */
export const textFieldStyle = css`
  :host { display: grid; gap: 1rem; }
  .samples { display: grid; gap: 0.5rem; }
  button.sample {
    padding-inline: 0.9rem;
    border-radius: 999px;
    background: var(--ludo-color-tint);
    border-color: transparent;
    font-weight: 500;
  }
  button.sample[aria-pressed='true'] { border: 2px solid var(--color-accent); }
  @media (max-width: 30rem) {
    button.sample { padding-inline: 0.75rem; font-size: 0.95rem; }
    .samples .row { gap: 0.4rem; flex-wrap: nowrap; overflow-x: auto; padding: 5px; margin: -5px; }
    button.sample { flex: none; }
  }
  .top { justify-content: space-between; min-block-size: 44px; }
  textarea {
    display: block;
    min-block-size: 12rem;
    padding: 1rem;
    line-height: 1.6;
    resize: vertical;
    unicode-bidi: plaintext;
    text-align: start;
  }
  ::placeholder { color: var(--color-muted); opacity: 1; }
  .count { padding-block-start: 0.4rem; }
`;
