import { html, nothing, type TemplateResult } from 'lit';

/** Pieces of paper that fly at a good end. */
const pieces = 22;

/**
 * A small reward at the end: one to three stars, and paper that flies. It says nothing that the score beside it does not
 * say.
 * @param share of the items that were right, from 0 to 1
 */
export function reward(share: number): TemplateResult {
  const earned = share === 1 ? 3 : share >= 0.6 ? 2 : share > 0 ? 1 : 0;
  return html`<div class="reward" aria-hidden="true">
    ${[1, 2, 3].map(
      (star) => html`<svg class=${star <= earned ? 'earned' : ''} viewBox="0 0 24 24" width="48" height="48">
        <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
      </svg>`,
    )}
    ${earned < 2 ? nothing : Array.from({ length: pieces }, (_, at) => html`<i .style=${fan(at)}></i>`)}
  </div>`;
}

/** To which side and how far a piece flies: as in a fan, some farther than others. */
function fan(at: number): string {
  return `rotate: ${(at / (pieces - 1) - 0.5) * 220}deg; --far: ${-6 - ((at * 5) % 7)}em`;
}
