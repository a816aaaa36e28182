import { isEngineError, type RejectedDraft } from '../contract/errors.js';
import type { LanguageModel } from '../contract/language-model.js';
import { stringsOf } from '../lib/data.js';
import { say } from '../messages/own-messages.js';
import { findQuote, oneLine } from '../text/quotes.js';
import { textParts } from '../text/text-parts.js';
import { askForItems } from './model-calls.js';
import { maxSplits, roomFor, type TextRoom } from './model-window.js';
import { fitDraft } from './reply/fit-draft.js';
import { shareItems } from './share-items.js';
import { memberOf, type TaskPrompt } from './tasks/common.js';
import { type CommonSchema, underCommonSchema } from './tasks/common-schema.js';
import { type WritingCall, writingPrompt } from './tasks/writing.js';
import type { WriteTask } from './writer.js';

/** How many texts of an item are looked for in the parts of a text, and the fewest characters that tell a place. */
const maxQuotes = 20;
const leastQuote = 8;

/**
 * The calls of one round. A rejected draft is repaired from the part it was written from; the items still missing are
 * distributed over the parts of the text by their length.
 * @param roomOf the room a call leaves for its text
 * @param origin the part of the text a draft was written from
 */
export async function writingCalls(
  task: WriteTask,
  roomOf: (call: WritingCall) => Promise<TextRoom>,
  origin: (draft: unknown) => string | undefined,
): Promise<WritingCall[]> {
  if (task.rejected.length > 0 && !(await leavesRoom(task, roomOf))) {
    // The findings fill all the room, so the items are written from scratch, without them.
    return writingCalls({ ...task, rejected: [] }, roomOf, origin);
  }
  const { room, parts } = await partsOf(task, roomOf);
  // A draft that could not be read cannot be repaired.
  const mendable = task.rejected.filter(({ draft }) => draft !== null).slice(0, task.count);
  const shares = shareOut(task, task.count - mendable.length, parts, room);
  if (task.round === 0) warnOfGaps(task, task.count, parts, shares, room);

  const calls = new Map<string, { count: number; rejected: RejectedDraft[] }>();
  const callAbout = (text: string) => {
    const call = calls.get(text) ?? { count: 0, rejected: [] };
    calls.set(text, call);
    return call;
  };
  for (const entry of mendable) {
    const call = callAbout(origin(entry.draft) ?? parts[0] ?? task.text);
    call.rejected.push(entry);
    call.count += 1;
  }
  for (const { text, count } of shares) callAbout(text).count += count;
  return [...calls].map(([text, { count, rejected }]) => {
    return { text, count, rejected, kept: count > rejected.length ? task.kept : [] };
  });
}

/** Splits a call into calls with less text: at most half of it, or as much as the window holds. */
function smallerCalls(task: WriteTask, call: WritingCall, room: TextRoom): WritingCall[] {
  const tokens = Math.min(room.tokens, Math.ceil(room.estimate(call.text) / 2));
  const parts = textParts(call.text, tokens, room.estimate).map(({ text }) => text);
  const shares = shareOut(task, call.count, parts, room);
  if (task.round === 0) warnOfGaps(task, call.count, parts, shares, room);
  return shares.map(({ text, count }, index) => {
    return { ...call, text, count, rejected: index === 0 ? call.rejected : [] };
  });
}

/** Whether a call that includes the findings still has room for text. */
async function leavesRoom(task: WriteTask, roomOf: (call: WritingCall) => Promise<TextRoom>): Promise<boolean> {
  try {
    await roomOf({ ...task, text: '' });
    return true;
  } catch (error) {
    if (isEngineError(error) && error.code === 'context_too_long') return false;
    throw error;
  }
}

/** The whole text if one call holds it, else parts that fit beside their share of the items. */
async function partsOf(task: WriteTask, roomOf: (call: WritingCall) => Promise<TextRoom>) {
  const { text, count, kept, rejected } = task;
  const whole = await roomOf({ text, count, kept, rejected });
  const size = whole.estimate(text);
  if (size <= whole.tokens) return { room: whole, parts: [text] };
  const share = Math.ceil(count / Math.ceil(size / whole.tokens));
  const room = await roomOf({ text: '', count: share, kept, rejected: rejected.slice(0, share) });
  return { room, parts: textParts(text, room.tokens, room.estimate).map((part) => part.text) };
}

/**
 * How many items to request from each part; parts without items are left out. The same item in an easier or better form
 * comes from the part that it is about.
 */
function shareOut({ instead }: WriteTask, count: number, parts: readonly string[], { estimate }: TextRoom) {
  const own = instead === undefined || instead.wish === 'another' ? undefined : partAbout(instead.item, parts);
  if (own !== undefined) return count === 0 ? [] : [{ text: own, count }];
  const counts = shareItems(
    count,
    parts.map((part) => estimate(part)),
  );
  return parts.map((text, index) => ({ text, count: counts[index] ?? 0 })).filter((share) => share.count > 0);
}

/** The part that holds the longest quote of an item; undefined when it quotes nothing. */
function partAbout(item: unknown, parts: readonly string[]): string | undefined {
  const lines = parts.map(oneLine);
  for (const quote of stringsOf(item)
    .sort((one, other) => other.length - one.length)
    .slice(0, maxQuotes)) {
    const place =
      quote.trim().length < leastQuote ? -1 : lines.findIndex((line) => findQuote(line, quote) !== undefined);
    if (place !== -1) return parts[place];
  }
  return undefined;
}

function warnOfGaps(
  task: WriteTask,
  count: number,
  parts: readonly string[],
  shares: readonly { readonly text: string }[],
  { estimate }: TextRoom,
): void {
  if (shares.length === parts.length) return;
  const tokensOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + estimate(text), 0);
  const percent = Math.max(1, Math.round((100 * tokensOf(shares.map(({ text }) => text))) / tokensOf(parts)));
  task.warn({
    typeId: task.game.descriptor.typeId,
    ...say('text_read_in_part', { case: 'parts', parts: parts.length, items: count, read: shares.length, percent }),
  });
}

/**
 * Reading stops at twice the count of drafts plus this many; the end of the reply, which reports the usage, is then
 * lost.
 */
const spareDrafts = 20;

/** The prompt of a writing call, and the member of the reply that holds the drafts. */
interface WritingCallPrompt extends TaskPrompt {
  readonly list: string;
}

/**
 * Builds the prompt of a call. Only a call about the whole text shows the game's examples: when a text is read in
 * parts, the text needs the room.
 * @param common set when one schema serves all calls of the request
 */
export async function promptOf(
  task: Pick<WriteTask, 'game' | 'text' | 'language' | 'difficulty' | 'audience' | 'effort' | 'instead'>,
  call: WritingCall,
  common: CommonSchema | undefined,
): Promise<WritingCallPrompt> {
  const { game, text } = task;
  const prompt = await writingPrompt(game, task, call, call.text === text);
  if (common === undefined) return { ...prompt, list: 'items' };
  const list = memberOf(game.descriptor);
  return { ...underCommonSchema(prompt, list, common), list };
}

/**
 * The drafts of one call as they arrive, fitted to the game's schema; a draft that could not be read is null. When the
 * text is too long for the model's window, the call is split into several.
 */
export async function* draftsOf(
  model: LanguageModel,
  task: WriteTask,
  call: WritingCall,
  common: CommonSchema | undefined,
  splits = 0,
): AsyncGenerator<readonly unknown[], void, void> {
  const { descriptor } = task.game;
  const { list, ...prompt } = await promptOf(task, call, common);
  let brought = 0;
  try {
    const reply = askForItems(model, { ...prompt, task, typeId: descriptor.typeId, text: call.text }, list);
    for await (const { items, unreadable } of reply) {
      yield [...items.map((item) => fitDraft(item, descriptor.draftSchema)), ...Array(unreadable).fill(null)];
      brought += items.length;
      if (brought >= 2 * call.count + spareDrafts) return;
    }
  } catch (error) {
    const isTooLong = isEngineError(error) && error.code === 'context_too_long';
    if (brought > 0 || !isTooLong || splits === maxSplits) throw error;
    const smaller = smallerCalls(task, call, roomFor(model, prompt));
    if (smaller.some(({ text }) => text.length >= call.text.length)) throw error;
    for (const less of smaller) yield* draftsOf(model, task, less, common, splits + 1);
  }
}
