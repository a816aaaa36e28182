import { css, html, svg, type TemplateResult } from 'lit';

/** The colours and the movement of the picture. */
export const startPictureStyle = css`
  .picture { display: block; inline-size: 100%; block-size: auto; overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }
  .picture .paper { fill: var(--color-raised); stroke: var(--color-text); stroke-width: 3; }
  .picture .fold { fill: var(--color-tint); stroke: var(--color-text); stroke-width: 3; }
  .picture .ink { stroke: var(--color-text); stroke-width: 3.5; }
  .picture .eye { fill: var(--color-text); }
  .picture .words { stroke: var(--color-border); stroke-width: 4; }
  .picture .marker { stroke: var(--color-highlight); stroke-width: 13; }
  .picture .way { stroke: var(--color-border); stroke-width: 2.5; stroke-dasharray: 1 9; }
  .picture .star { fill: var(--color-highlight); stroke: var(--color-text); stroke-width: 2; }
  .picture .one { fill: var(--color-option-1); }
  .picture .two { fill: var(--color-option-2); }
  .picture .three { fill: var(--color-option-3); }
  .picture .four { fill: var(--color-option-4); }
  .picture .sign { stroke: var(--color-raised); stroke-width: 3; }
  @media (prefers-reduced-motion: no-preference) {
    .picture .thrown { animation: thrown 0.7s cubic-bezier(0.3, 1.4, 0.6, 1) backwards; }
    .picture .thrown:nth-of-type(2) { animation-delay: 0.1s; }
    .picture .thrown:nth-of-type(3) { animation-delay: 0.2s; }
    @keyframes thrown { from { opacity: 0; translate: 0 5rem; } }
  }
`;

const star = 'M0-8l2.4 5 5.5.7-4 3.8 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.8 5.5-.7z';

const quizCard = svg`<g class="thrown"><g transform="translate(62 84) rotate(-13)">
  <rect class="paper" x="-46" y="-36" width="92" height="72" rx="11" />
  <path class="words" d="M-30-19h44" />
  <rect class="one" x="-34" y="-7" width="31" height="14" rx="5" />
  <rect class="two" x="3" y="-7" width="31" height="14" rx="5" />
  <rect class="three" x="-34" y="12" width="31" height="14" rx="5" />
  <rect class="four" x="3" y="12" width="31" height="14" rx="5" />
  <path class="sign" d="M14 19l3 3 6-6.5" />
</g></g>`;

const orderCard = svg`<g class="thrown"><g transform="translate(196 44) rotate(4)">
  <rect class="paper" x="-44" y="-37" width="88" height="74" rx="11" />
  <circle class="two" cx="-27" cy="-19" r="7" /><path class="words" d="M-11-19h38" />
  <circle class="four" cx="-27" cy="1" r="7" /><path class="words" d="M-11 1h26" />
  <circle class="three" cx="-27" cy="21" r="7" /><path class="words" d="M-11 21h33" />
</g></g>`;

const wordCards = svg`<g class="thrown"><g transform="translate(322 92) rotate(11)">
  <rect class="paper" x="-52" y="-29" width="46" height="25" rx="8" /><path class="words" d="M-39-16.5h20" />
  <rect class="paper" x="0" y="-29" width="58" height="25" rx="8" /><path class="words" d="M13-16.5h32" />
  <rect class="paper" x="-40" y="3" width="66" height="25" rx="8" /><path class="words" d="M-27 15.5h40" />
</g></g>`;

const page = svg`
  <path class="ink" d="M151 174Q120 170 110 142" />
  <path class="ink" d="M249 174Q280 168 288 146" />
  <path class="ink" d="M182 237v22h-12M218 237v22h12" />
  <path class="paper" d="M163 108h55l31 31v86a12 12 0 0 1-12 12h-74a12 12 0 0 1-12-12V120a12 12 0 0 1 12-12z" />
  <path class="fold" d="M218 108v21a10 10 0 0 0 10 10h21z" />
  <path class="words" d="M168 131h32" />
  <path class="marker" d="M170 151h52" />
  <path class="ink" d="M168 151h56" />
  <circle class="eye" cx="180" cy="184" r="5" />
  <circle class="eye" cx="220" cy="184" r="5" />
  <path class="ink" d="M184 203q16 15 32 0" />`;

/** A page with a smile that juggles with what becomes of its sentences: a quiz, an order, words. Says nothing of its own. */
export const startPicture: TemplateResult = html`<svg class="picture" viewBox="0 0 390 266" aria-hidden="true">
  <path class="way" d="M104 132Q196 -30 292 138" />
  ${quizCard}${orderCard}${wordCards}${page}
  <path class="star" transform="translate(122 26)" d=${star} />
  <path class="star" transform="translate(276 24) scale(0.8)" d=${star} />
  <path class="star" transform="translate(340 168) scale(0.9)" d=${star} />
</svg>`;
