import { css } from 'lit';

/** Styles of pieces, as cards in a list or as words in a line, while they are put in order. */
export const orderStyles = css`
  /* A person's order of sentences, and the right one beside it where both are wide enough. */
  .player:has(.list) > .stage {
    flex: 3 1 30em;
  }

  .player:has(.list) > .aside {
    flex: 2 1 18em;
  }

  h2 > span {
    display: block;
  }

  .title + .task {
    font: 600 var(--size-text) / 1.5 var(--font);
  }

  .how {
    color: var(--color-muted);
  }

  /* All instructions take their room, so that nothing moves when one replaces the other. */
  .how,
  #how {
    display: grid;
  }

  .how > *,
  #how > * {
    grid-area: 1 / 1;
  }

  /* For who uses the keyboard; screen readers find the description in any case. */
  .keys,
  .item:has(.piece:focus-visible) #how > * {
    visibility: hidden;
  }

  .item:has(.piece:focus-visible) .keys {
    visibility: visible;
  }

  @media not ((hover: hover) and (pointer: fine)) {
    .keys {
      display: none;
    }
  }

  .pieces {
    --gap: calc(var(--space) * 0.5);
    /* The room of a finger. */
    --hand: calc(var(--size-text) * 2.75);
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
    box-shadow: var(--shadow-low);
  }

  .line .card:has(button) {
    box-shadow: 0 3px 0 var(--color-border);
  }

  .piece {
    position: relative;
    display: flex;
    flex: 1;
    align-items: center;
    gap: calc(var(--space) * 0.5);
    min-inline-size: 0;
    min-block-size: var(--hand);
    border: 0;
    border-radius: inherit;
    background: none;
  }

  button.piece {
    cursor: grab;
  }

  .piece .text {
    min-inline-size: 0;
    white-space: normal;
  }

  .list .piece {
    padding: 0;
    padding-inline-end: calc(var(--space) * 0.5);
  }

  .list .text {
    padding-block: calc(var(--space) * 0.5);
  }

  /* A finger on the text of a sentence scrolls, one on the grip drags: it reaches the card's edges. */
  .grip {
    display: grid;
    flex: none;
    align-self: stretch;
    align-content: center;
    justify-items: center;
    inline-size: var(--hand);
    color: var(--color-muted);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
    touch-action: none;
  }

  .line .piece {
    min-inline-size: var(--hand);
    justify-content: center;
    padding: calc(var(--space) * 0.5) calc(var(--space) * 0.75);
    touch-action: none;
  }

  .line.long .piece {
    touch-action: pan-y;
  }

  .step {
    flex: none;
    inline-size: var(--hand);
    block-size: var(--hand);
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

  .card:has(button):hover {
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
    box-shadow: var(--shadow-high);
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

  .check[aria-disabled='true'] {
    border-color: var(--color-border);
    background: none;
    box-shadow: none;
    color: var(--color-muted);
    translate: none;
    cursor: default;
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
