import { css } from 'lit';

export const runViewStyle = css`
  h2:focus { outline: none; }
  .top { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between; }
  ul { list-style: none; }
  .games { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1rem; }
  .games:empty { display: none; }
  .game {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding: 1.1rem;
    border-radius: var(--radius);
    background: var(--color-surface);
    animation: rise 0.3s ease-out;
  }
  .out { background: none; border: 1px dashed var(--color-border); }
  .head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; align-items: baseline; }
  .state { color: var(--color-muted); font-size: 0.9rem; }
  .score { display: flex; gap: 0.75rem; align-items: center; font-variant-numeric: tabular-nums; font-weight: 600; }
  meter { flex: 1; block-size: 0.9rem; min-inline-size: 0; border-radius: 999px; }
  meter::-webkit-meter-bar { block-size: 0.6rem; border: 0; border-radius: 999px; background: var(--ludo-color-tint); }
  meter::-webkit-meter-optimum-value { border-radius: 999px; background: var(--color-accent); }
  meter::-moz-meter-bar { border-radius: 999px; background: var(--color-accent); }
  .out meter::-webkit-meter-optimum-value { background: var(--color-muted); }
  .cards { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.35rem; }
  .card {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.6rem;
    block-size: 3.6rem;
    border-radius: 0.45rem;
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 700;
    box-shadow: inset 0 0 0 3px var(--color-accent), inset 0 0 0 4px var(--color-on-accent);
    animation: deal 0.35s cubic-bezier(0.2, 1.4, 0.5, 1);
  }
  .items { display: grid; gap: 1rem; padding-block: 0.75rem; padding-inline-start: 2rem; }
  .items > li { padding-block-end: 1rem; border-block-end: 1px solid var(--color-border); }
  .card.waits {
    border: 2px dashed var(--color-border);
    background: none;
    box-shadow: none;
    animation: wait 1.6s ease-in-out infinite alternate;
  }
  progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--color-accent); }
  .list { display: grid; gap: 0.75rem; padding-block: 0.5rem; }
  pre {
    margin: 0;
    padding: 0.75rem;
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: 0.85rem;
    white-space: pre-wrap;
  }
  @keyframes wait { from { opacity: 0.35; } }
  @keyframes rise { from { opacity: 0; transform: translateY(0.5rem); } }
  @keyframes deal { from { opacity: 0; transform: translateY(-1rem) rotate(-8deg) scale(0.7); } }
  @media (prefers-reduced-motion: reduce) {
    .game, .card, .card.waits { animation: none; }
  }
  @media (forced-colors: active) {
    .game, .card { border: 1px solid; }
  }
`;
