import { css } from 'lit';

/** What the page's own elements add to the controls they share with everything else here. */
export const pageStyle = css`
  h2 { font-size: 1.4rem; line-height: 1.25; }
  h3 { font-size: 1.05rem; }
  .panel > h2, .panel h2 { text-wrap: balance; }
  a { color: var(--color-accent); }
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
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .panel { border: 1px solid; }
    button.main { border-color: ButtonText; }
  }
`;
