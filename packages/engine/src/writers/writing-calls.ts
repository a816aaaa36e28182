import { isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { LanguageModel } from '../contract/language-model.js';
import { textParts } from '../text/text-parts.js';
import { askForItems } from './model-calls.js';
import { roomFor, type TextRoom } from './model-window.js';
import { fitDraft } from './reply/fit-draft.js';
import { shareItems } from './share-items.js';
import { memberOf, type TaskPrompt } from './tasks/common.js';
import { underCommonSchema } from './tasks/common-schema.js';
import { type WritingCall, writingPrompt } from './tasks/writing.js';
import type { RejectedDraft, WriteTask } from './writer.js';

/**
 * The calls of one round. What was rejected is mended where it came from; what is missing beyond that is shared out over
 * the parts of the text by their length.
 * @param roomOf the room a call leaves for its text
 * @param origin the part of the text a draft was written from
 */
export async function writingCalls(
  task: WriteTask,
  roomOf: (call: WritingCall) => Promise<TextRoom>,
  origin: (draft: unknown) => string | undefined,
): Promise<WritingCall[]> {
  if (task.rejected.length > 0 && !(await leavesRoom(task, roomOf))) {
    // The findings take all the room there is: so the items are written anew, without them.
    return writingCalls({ ...task, rejected: [] }, roomOf, origin);
  }
  const { room, parts } = await partsOf(task, roomOf);
  // What could not even be read cannot be mended, only written anew.
  const mendable = task.rejected.filter(({ draft }) => draft !== null).slice(0, task.count);
  const shares = shareOut(task.count - mendable.length, parts, room);
  if (task.kept.length + task.rejected.length === 0) warnOfGaps(task, task.count, parts, shares, room);

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

/** The same call about less text at a time: at most half of it, or what the window holds. */
function smallerCalls(task: WriteTask, call: WritingCall, room: TextRoom): WritingCall[] {
  const tokens = Math.min(room.tokens, Math.ceil(room.estimate(call.text) / 2));
  const parts = textParts(call.text, tokens, room.estimate).map(({ text }) => text);
  const shares = shareOut(call.count, parts, room);
  if (call.kept.length + call.rejected.length === 0) warnOfGaps(task, call.count, parts, shares, room);
  return shares.map(({ text, count }, index) => {
    return { ...call, text, count, rejected: index === 0 ? call.rejected : [] };
  });
}

/** Whether a call that names the findings still has room for a text. */
async function leavesRoom(task: WriteTask, roomOf: (call: WritingCall) => Promise<TextRoom>): Promise<boolean> {
  try {
    await roomOf({ ...task, text: '' });
    return true;
  } catch (error) {
    if (isEngineError(error) && error.code === 'context_too_long') return false;
    throw error;
  }
}

/** The whole text where one call holds it, else parts as large as calls with their share of the items leave room for. */
async function partsOf(task: WriteTask, roomOf: (call: WritingCall) => Promise<TextRoom>) {
  const { text, count, kept, rejected } = task;
  const whole = await roomOf({ text, count, kept, rejected });
  const size = whole.estimate(text);
  if (size <= whole.tokens) return { room: whole, parts: [text] };
  const share = Math.ceil(count / Math.ceil(size / whole.tokens));
  const room = await roomOf({ text: '', count: share, kept, rejected: rejected.slice(0, share) });
  return { room, parts: textParts(text, room.tokens, room.estimate).map((part) => part.text) };
}

/** How many items to ask of which parts; a part that is asked for none is left out. */
function shareOut(count: number, parts: readonly string[], { estimate }: TextRoom) {
  const counts = shareItems(
    count,
    parts.map((part) => estimate(part)),
  );
  return parts.map((text, index) => ({ text, count: counts[index] ?? 0 })).filter((share) => share.count > 0);
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
    code: 'text_read_in_part',
    message: `The text takes ${parts.length} calls to read and ${count} items were asked for, so ${shares.length} parts of it were read, ${percent} % of the text. A request for ${parts.length} items, or one request for each part, reads all of it.`,
  });
}

/** How often a call is made smaller. */
const maxHalvings = 3;

/** Drafts beyond twice the count after which a reply is not read on; its end, which says what it cost, is lost then. */
const spareDrafts = 20;

/** The prompt of a writing call, and the member of the reply that holds the drafts. */
interface WritingCallPrompt extends TaskPrompt {
  readonly list: string;
}

/**
 * Puts a call into a prompt. Only a call about the whole text shows the game's examples: where a text has to be read in parts,
 * the room is the text's.
 * @param common all games of the request, where one schema is to serve all its calls
 */
export async function promptOf(
  task: Pick<WriteTask, 'game' | 'text' | 'language' | 'difficulty' | 'audience'>,
  call: WritingCall,
  common: readonly GameHost[] | undefined,
): Promise<WritingCallPrompt> {
  const { game, text } = task;
  const prompt = await writingPrompt(game, task, call, call.text === text);
  if (common === undefined) return { ...prompt, list: 'items' };
  const list = memberOf(game.descriptor);
  return { ...underCommonSchema(prompt, list, common), list };
}

/**
 * The drafts of one call as they come, fitted to what the game knows; what could not be read is a null. A call about more
 * text than the model's window turns out to hold becomes several.
 */
export async function* draftsOf(
  model: LanguageModel,
  task: WriteTask,
  call: WritingCall,
  common: readonly GameHost[] | undefined,
  halvings = 0,
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
    if (brought > 0 || !isTooLong || halvings === maxHalvings) throw error;
    const smaller = smallerCalls(task, call, roomFor(model, prompt));
    if (smaller.some(({ text }) => text.length >= call.text.length)) throw error;
    for (const less of smaller) yield* draftsOf(model, task, less, common, halvings + 1);
  }
}
