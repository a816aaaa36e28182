import { css } from 'lit';

/** Where one thing lies below the other, the button stays in sight; on low screens it would hide what is written. */
export const composerStyle = css`
  .composer, .side { display: grid; gap: 1.25rem; align-items: start; }
  .writing { display: grid; gap: 1.25rem; min-inline-size: 0; }
  .settings { min-inline-size: 0; }
  button.big { inline-size: 100%; }
  @media (max-width: 55.99rem) {
    .side { display: contents; }
  }
  @media (max-width: 55.99rem) and (min-height: 30rem) {
    button.big { position: sticky; inset-block-end: 0.5rem; padding-block: 0.7rem; box-shadow: 0 0 0 4px var(--color-raised), 0 4px 16px var(--ludo-color-shadow); }
  }
  @media (min-width: 56rem) {
    .composer { grid-template-columns: minmax(0, 1fr) 20rem; }
    .side { position: sticky; inset-block-start: 1rem; }
  }
`;
