import { css } from 'lit';

/** Buttons, focus and texts as players have them. */
export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  button,
  summary {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
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
