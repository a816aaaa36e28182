import { css } from 'lit';

export const moreSettingsStyle = css`
  details[open] summary { margin-block-end: 0.5rem; }
  input[type='range'] { padding: 0; border: 0; background: none; accent-color: var(--color-accent); }
  button { justify-self: start; }
  input[role='switch'] {
    appearance: none;
    position: relative;
    inline-size: 2.75rem;
    block-size: 1.5rem;
    border: 2px solid var(--color-border);
    border-radius: 999px;
    background: var(--color-surface);
  }
  input[role='switch']::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: 1rem;
    border-radius: 50%;
    background: var(--color-muted);
  }
  input[role='switch']:checked { border-color: var(--color-accent); background: var(--color-accent); }
  input[role='switch']:checked::before { inset-inline: auto 2px; background: var(--color-on-accent); }
  input:disabled { opacity: 0.5; cursor: default; }
  @media (forced-colors: active) {
    input[role='switch'] { appearance: auto; }
    input[role='switch']::before { content: none; }
  }
`;
