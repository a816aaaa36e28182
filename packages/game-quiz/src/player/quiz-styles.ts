import { css } from 'lit';

/** How a question and its answers look. */
export const quizStyles = css`
  #question {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.4;
  }

  .answers {
    display: grid;
    gap: calc(var(--space) * 0.5);
    list-style: none;
  }

  .answer {
    display: flex;
    align-items: center;
    gap: calc(var(--space) * 0.75);
    min-block-size: 3.25rem;
    padding: calc(var(--space) * 0.5) var(--space);
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
  }

  .answer .text {
    flex: 1 1 min(10rem, 70%);
    min-inline-size: 0;
  }

  li.answer {
    flex-wrap: wrap;
    border-color: transparent;
  }

  li.right,
  li.wrong {
    border-color: currentColor;
  }

  li.answer .text {
    color: var(--color-text);
  }

  kbd {
    flex: none;
    inline-size: 1.75rem;
    border: 1px solid var(--color-border);
    border-radius: calc(var(--radius) * 0.5);
    color: var(--color-muted);
    font: inherit;
    font-size: 0.875rem;
    text-align: center;
  }

  .remark {
    font-size: 0.875rem;
    font-weight: 600;
  }
`;
