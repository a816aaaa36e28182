import { css } from 'lit';

export const numberFieldStyle = css`
  .row { flex-wrap: nowrap; }
  button { inline-size: 44px; padding: 0; text-align: center; font-size: 1.3rem; flex: none; }
  button:disabled { opacity: 0.45; cursor: default; }
  input#number { inline-size: 5rem; text-align: center; appearance: textfield; font-variant-numeric: tabular-nums; }
  input::-webkit-inner-spin-button { display: none; }
`;
