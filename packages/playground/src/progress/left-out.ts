import type { Warning } from '../service/wire.js';

/** The codes of docs/errors.md that tell of something a person asked for and did not get. */
const losses: readonly string[] = [
  'additions_left_out',
  'completion_failed',
  'fewer_items',
  'game_skipped',
  'items_left_out',
  'text_read_in_part',
];

/** Whether a warning tells that something was left out, which nobody should have to unfold to learn. */
export function tellsLoss({ code, counts }: Warning): boolean {
  return losses.includes(code) || (counts !== undefined && counts.kept < counts.requested);
}
