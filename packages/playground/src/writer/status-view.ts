import { html, nothing, type TemplateResult } from 'lit';
import type { Say } from '../say.js';
import { canWrite, type LlmStatus } from './llm.js';
import { offline } from './llm-form.js';

/** The writer in use: its name, where it is, and whether it answers or why it does not. */
export function renderStatus(status: LlmStatus, say: Say): TemplateResult {
  const { provider, llm, base_url, temperature, reachable, reason } = status;
  if (provider === offline) {
    return html`
      <p class="quiet">${say('writerNow')}</p>
      <p class="name">${say('writerOfflineName')}</p>
      <p class="quiet">${say('writerNotAsked')}</p>
    `;
  }
  return html`
    <p class="quiet">${say('writerNow')}</p>
    <p class="name"><bdi>${llm}</bdi></p>
    <p class=${canWrite(status) ? 'state well' : 'state ill'}>
      ${say(reachable ? 'writerReachable' : 'writerUnreachable')} ${reason === undefined ? nothing : html`<bdi>${reason}</bdi>`}
    </p>
    <dl>
      ${entry(say('writerAddress'), base_url)} ${entry(say('writerTemperature'), temperature)}
    </dl>
  `;
}

function entry(name: string, value: string | number | null): unknown {
  return value === null ? nothing : html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`;
}
