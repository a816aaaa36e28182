import { OrderPlayer } from '@ludotext/player';
import { css, html, type TemplateResult } from 'lit';
import { dateFormat, sayDate } from '../dates.js';
import { grade } from '../grade.js';
import type { DatedEvent, Item } from '../item.js';
import { promptIn } from '../task.js';

/** An item with its events as the pieces that the base class puts in order. */
type Round = Item & { readonly pieces: readonly string[] };

/** Events are put in order without their dates; the timeline with the dates comes with the answer. */
class TimelinePlayer extends OrderPlayer<Round> {
  static override styles = [
    ...OrderPlayer.styles,
    css`
      ol.timeline {
        list-style: none;
      }
      .timeline li {
        padding-block-end: var(--space);
        padding-inline-start: var(--space);
        border-inline-start: 0.25rem solid var(--color-accent);
      }
      .timeline time {
        font-weight: bold;
      }
      .timeline q {
        display: block;
        color: var(--color-muted);
        quotes: none;
      }
    `,
  ];

  protected override readonly layout = 'list';

  override get items(): readonly Round[] {
    return super.items;
  }

  override set items(items: readonly Item[]) {
    super.items = items.map(roundOf);
  }

  protected override isPlayable(item: Round): boolean {
    return Array.isArray(item.events) && item.events.every(isEvent);
  }

  protected override taskOf(): string {
    return promptIn(this.texts.locale);
  }

  protected override textOf({ events }: Round, order: readonly number[]): string {
    return order.map((index) => events[index]?.event ?? '').join(' ');
  }

  protected override grade(item: Round, submission: number[]) {
    const feedback = this.feedbackOf(item);
    return { ...grade(item, submission, { language: this.language }), feedback, feedbackDetails: [] };
  }

  /** The base class counts events in place; a point is for a pair here. */
  protected override verdictOf({ correct, score, max }: { correct: boolean; score: number; max: number }): string {
    if (correct) return this.texts.say('right');
    return score === 0 ? this.texts.say('wrong') : this.texts.say('partly', { score, max });
  }

  protected override feedbackOf({ events }: Round): readonly string[] {
    return events.map(({ date, event }) => `${this.say(date)}: ${event}`);
  }

  protected override renderSolution({ events }: Round): TemplateResult {
    return html`<ol class="timeline" dir=${this.textDirection} lang=${this.language}>
      ${events.map(
        ({ date, event, evidence }) => html`<li>
          <time>${this.say(date)}</time>
          <div>${event}</div>
          ${evidence === undefined ? '' : html`<q>${evidence}</q>`}
        </li>`,
      )}
    </ol>`;
  }

  private say(date: string): string {
    return sayDate(date, this.language || this.texts.locale);
  }
}

function isEvent(each: Partial<DatedEvent> | undefined): boolean {
  const { event, date, evidence = '' } = each ?? {};
  return [event, date, evidence].every((text) => typeof text === 'string') && dateFormat.test(date ?? '');
}

/** What is no item stays, for `isPlayable` to say so. */
function roundOf(item: Item): Round {
  return Array.isArray(item?.events) ? { ...item, pieces: item.events.map((each) => each?.event) } : (item as Round);
}

if (customElements.get('timeline-player') === undefined) customElements.define('timeline-player', TimelinePlayer);
export default TimelinePlayer;
