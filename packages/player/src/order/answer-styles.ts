import { css } from 'lit';

/** How an order looks that has been graded: its pieces with marks, and the solved text. */
export const answerStyles = css`
  .graded .card {
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--space) * 0.25) var(--space);
    padding: calc(var(--space) * 0.5) calc(var(--space) * 0.75);
    border-color: var(--color-border);
    box-shadow: none;
  }

  .graded.line .card {
    flex-wrap: nowrap;
    gap: calc(var(--space) * 0.5);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--space) * 0.25) var(--space);
  }

  .graded .card .text {
    min-inline-size: 0;
  }

  .mark {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--space) * 0.25);
    font-size: 0.875rem;
    font-weight: 600;
  }

  .solution {
    font-size: 1.125rem;
  }
`;
