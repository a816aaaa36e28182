import { isEngineError } from '../errors.js';
import type { GameHost } from '../game-host.js';
import type { LanguageModel } from '../models/language-model.js';
import { fitDraft } from './answer/fit-draft.js';
import type { WriteTask } from './item-writer.js';
import { askForItems } from './model-questions.js';
import { type ModelQuestion, roomFor } from './model-room.js';
import { commonShape, memberNote } from './tasks/common-shape.js';
import { examplesInWords } from './tasks/examples.js';
import { nameOf } from './tasks/shape.js';
import { itemsShape, writingTask } from './tasks/writing.js';
import { smallerCalls, type WritingCall } from './writing-calls.js';

/** How often a call is made smaller. */
const mostHalvings = 3;

/** Drafts beyond twice the count after which an answer is not read on; its end, which says what it cost, is lost then. */
const spareDrafts = 20;

/** A writing call put into words: the task, the shape of the answer, and the member that holds the list. */
export interface WordedCall extends ModelQuestion {
  readonly name: string;
  readonly list: string;
}

/**
 * A call in words. Only a call about the whole text shows the game's examples: where a text has to be read in parts, the room
 * is the text's.
 * @param common all games of the request, where one shape is to serve all its calls
 */
export async function wordCall(
  task: Pick<WriteTask, 'game' | 'text' | 'language' | 'difficulty' | 'audience'>,
  call: WritingCall,
  common: readonly GameHost[] | undefined,
): Promise<WordedCall> {
  const { game, text } = task;
  const examples = call.text === text ? examplesInWords(game) : [];
  const words = await writingTask(game, task, call, examples);
  const { count } = call;
  if (common === undefined) return { words, shape: itemsShape(game), count, name: 'items', list: 'items' };
  const list = nameOf(game.descriptor);
  return { words: words + memberNote(list), shape: commonShape(common), count, name: 'answer', list };
}

/**
 * The drafts of one call as they come, fitted to what the game knows; what could not be read is a null. A call about more
 * text than the model's window turns out to hold becomes several.
 */
export async function* callForDrafts(
  model: LanguageModel,
  task: WriteTask,
  call: WritingCall,
  common: readonly GameHost[] | undefined,
  halvings = 0,
): AsyncGenerator<readonly unknown[], void, void> {
  const { descriptor } = task.game;
  const { list, ...worded } = await wordCall(task, call, common);
  let brought = 0;
  try {
    const answers = askForItems(model, { ...worded, task, typeId: descriptor.typeId, text: call.text }, list);
    for await (const { items, unreadable } of answers) {
      yield [...items.map((item) => fitDraft(item, descriptor.draftSchema)), ...Array(unreadable).fill(null)];
      brought += items.length;
      if (brought >= 2 * call.count + spareDrafts) return;
    }
  } catch (error) {
    const isTooLong = isEngineError(error) && error.code === 'context_too_long';
    if (brought > 0 || !isTooLong || halvings === mostHalvings) throw error;
    const smaller = smallerCalls(task, call, roomFor(model, worded));
    if (smaller.some(({ text }) => text.length >= call.text.length)) throw error;
    for (const less of smaller) yield* callForDrafts(model, task, less, common, halvings + 1);
  }
}
