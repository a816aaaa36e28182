import { css } from 'lit';

/** Styles of pieces, as cards in a list or as words in a line. */
export const boardStyles = css`
  .title {
    font-size: 1.25rem;
    font-weight: 700;
  }

  .how {
    display: grid;
    gap: calc(var(--space) * 0.25);
  }

  /* Both instructions take their room, so that nothing moves when one replaces the other. */
  #how {
    display: grid;
    font-weight: 600;
  }

  #how > * {
    grid-area: 1 / 1;
  }

  #how > [data-off] {
    visibility: hidden;
  }

  .keys {
    color: var(--color-muted);
    font-size: 0.875rem;
  }

  /* Where nothing hovers there is hardly a keyboard; screen readers still find the description. */
  @media not (hover: hover) {
    .keys {
      display: none;
    }
  }

  .pieces {
    --gap: calc(var(--space) * 0.5);
    display: grid;
    gap: var(--gap);
    list-style: none;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  .pieces.list {
    container-type: inline-size;
  }

  .pieces.line {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: calc(var(--gap) * 1.25);
  }

  .slot {
    position: relative;
    min-inline-size: 0;
    max-inline-size: 100%;
    border-radius: var(--radius);
  }

  .card {
    position: relative;
    display: flex;
    border: 2px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-raised);
    box-shadow: 0 1px 2px rgb(0 0 0 / 15%);
  }

  .piece {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    gap: calc(var(--space) * 0.5);
    min-inline-size: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: grab;
  }

  .piece .text {
    min-inline-size: 0;
    white-space: normal;
  }

  .list .piece {
    padding: 0;
    padding-inline-end: calc(var(--space) * 0.5);
    padding-block: calc(var(--space) * 0.25);
  }

  /* A finger on the text of a sentence scrolls, one on the grip drags. */
  .grip {
    display: grid;
    flex: none;
    align-self: stretch;
    align-content: center;
    justify-items: center;
    inline-size: 2.75rem;
    min-block-size: 2.75rem;
    color: var(--color-muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    touch-action: none;
  }

  .line .piece {
    min-inline-size: 2.75rem;
    justify-content: center;
    padding-inline: calc(var(--space) * 0.75);
    touch-action: none;
  }

  .line.long .piece {
    touch-action: pan-y;
  }

  .step {
    flex: none;
    align-self: center;
    display: grid;
    place-items: center;
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--color-accent);
  }

  .step[aria-disabled='true'] {
    color: var(--color-muted);
    opacity: 0.4;
    cursor: default;
  }

  .step[aria-disabled='true']:hover {
    border-color: transparent;
  }

  @container (max-width: 28rem) {
    .list .card {
      display: grid;
      grid-template: 'piece up' 1fr 'piece down' 1fr / 1fr auto;
    }

    .list .piece {
      grid-area: piece;
    }

    .step.up {
      grid-area: up;
    }

    .step.down {
      grid-area: down;
    }
  }

  .card:hover {
    border-color: var(--color-accent);
  }

  .held .card {
    border-color: var(--color-accent);
    outline: 2px solid var(--color-accent);
    outline-offset: -4px;
    background: color-mix(in srgb, var(--color-accent) 12%, var(--color-raised));
  }

  .slot.dragged {
    outline: 2px dashed var(--color-border);
    outline-offset: -2px;
  }

  .dragged .card {
    z-index: 2;
    border-color: var(--color-accent);
    box-shadow: 0 0.5rem 1.25rem rgb(0 0 0 / 30%);
    opacity: 0.95;
  }

  .dragged .piece {
    cursor: grabbing;
  }

  /* Where a dragged piece goes: a bar in the gap before or after its new neighbour. */
  .drop-before::before,
  .drop-after::before {
    content: '';
    position: absolute;
    z-index: 1;
    border-radius: 2px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }

  .list .drop-before::before,
  .list .drop-after::before {
    inset-inline: 0;
    block-size: 4px;
  }

  .list .drop-before::before {
    inset-block-start: calc(var(--gap) / -2 - 2px);
  }

  .list .drop-after::before {
    inset-block-end: calc(var(--gap) / -2 - 2px);
  }

  .line .drop-before::before,
  .line .drop-after::before {
    inset-block: 0;
    inline-size: 4px;
  }

  .line .drop-before::before {
    inset-inline-start: calc(var(--gap) * -0.625 - 2px);
  }

  .line .drop-after::before {
    inset-inline-end: calc(var(--gap) * -0.625 - 2px);
  }

  .check {
    justify-self: start;
    min-inline-size: 8rem;
  }

  @media (forced-colors: active) {
    .held .card {
      outline-color: Highlight;
    }

    .drop-before::before,
    .drop-after::before {
      background: Highlight;
    }
  }
`;

/** Styles of a graded order: its pieces with marks, and the solved text. */
export const gradedStyles = css`
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
