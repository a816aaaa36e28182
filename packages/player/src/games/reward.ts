import { html, type TemplateResult } from 'lit';

/**
 * A small reward at the end: one to three stars. It says nothing that the score beside it does not say.
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
  </div>`;
}
