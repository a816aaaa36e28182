import type { LanguageModel } from '../models/language-model.js';
import { toWireSchema } from '../models/wire-schema.js';
import type { JsonSchema } from '../schema.js';
import type { ItemWriter, WriterTask } from './item-writer.js';
import { listIn, readModelJson } from './model-json.js';
import { promptMessages, shapeNote } from './prompt.js';
import { analysisShape, analysisTask, scoreIn } from './tasks/analysis.js';
import { choiceIn, choiceShape, choiceTask, gameTasks } from './tasks/choice.js';
import { additionsIn, completionShape, completionTask, itemsAsText } from './tasks/completion.js';
import { draftsIn } from './tasks/shape.js';
import { itemsShape, writingTask } from './tasks/writing.js';

export interface LanguageModelWriterOptions {
  /** How often rejected items are asked for again, 0 to 2; 2. */
  readonly repairRounds?: number;
}

/**
 * Writes with a language model. It owns the prompts, the shape of the answers and reading them; no game is known to it
 * but by its descriptor and its own prompt.
 */
export function languageModelWriter(model: LanguageModel, options: LanguageModelWriterOptions = {}): ItemWriter {
  const { repairRounds = 2 } = options;

  /** One call: the task in words and the shape of the answer. */
  async function ask(task: WriterTask, name: string, words: string, shape: JsonSchema): Promise<unknown> {
    const jsonSchema = toWireSchema(shape, model.profile);
    const { text, complete } = await model.generate({
      messages: promptMessages(task.text, words + shapeNote(jsonSchema, model.profile)),
      schema: { name, jsonSchema },
      signal: task.signal,
      usage: task.usage,
    });
    return readModelJson(text, complete);
  }

  return {
    llm: `${model.provider}/${model.modelName}`,
    origin: 'model',
    repairRounds,
    canWrite: () => true,

    async analyse(task) {
      const answer = await ask(task, 'analysis', analysisTask(task.games), analysisShape(task.games));
      return task.games.map((game) => scoreIn(answer, game));
    },

    async *write(task) {
      const words = await writingTask(task);
      const answer = await ask(task, 'items', words, itemsShape(task.game));
      yield draftsIn(listIn(answer, 'items'), task.game);
    },

    async *choose(task) {
      const { count, language } = task;
      const tasks = await gameTasks(task.games, { count, language });
      const games = tasks.map(({ game }) => game);
      const words = choiceTask(tasks, { count, language });
      yield choiceIn(await ask(task, 'choice', words, choiceShape(games)), games);
    },

    async complete(task) {
      const material = { ...task, text: itemsAsText(task.items) };
      const answer = await ask(material, 'additions', completionTask(task), completionShape(task.game));
      return additionsIn(answer, task.game, task.items.length);
    },
  };
}
