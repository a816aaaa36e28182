import {
  createEngine,
  isEngineError,
  type LanguageModel,
  type ModelSettings,
  type TokenUsage,
  type Warning,
} from '@ludotext/engine';
import type { Finding } from '@ludotext/engine/game';
import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import words from '@ludotext/game-sequence-word';
import type { Corpus, CorpusText } from './corpus/corpus.js';
import { atLeast, countsOf, type Measure, mean, type Section, shareOf } from './measure.js';
import { measureWrittenQuiz } from './quiz/offline-measures.js';
import type { WrittenText } from './write-items.js';

const games = [quiz, sentences, words] as const;
type Game = (typeof games)[number];

/** What a model wrote from one text for one game. */
interface Run {
  readonly id: string;
  readonly source: CorpusText;
  readonly game: Game;
  readonly language: string;
  readonly items: readonly { readonly item: unknown; readonly warnings: readonly Warning[] }[];
  readonly rejected: readonly (readonly Finding[])[];
  /** How often items were requested: 1 when the first reply was enough. */
  readonly rounds: number;
  readonly tokens: TokenUsage | undefined;
  /** Why there are no items, if the request failed. */
  readonly failure: string | undefined;
}

/** I: the same texts through a model, for all games, and the quiz figures for the model's items. */
export async function measureModel(
  corpus: Corpus,
  model: LanguageModel | ModelSettings,
  maxItems: number,
  onText: (name: string) => void,
): Promise<Section[]> {
  const engine = createEngine({ games, model });
  const runs: Run[] = [];
  for (const [index, source] of corpus.texts.entries()) {
    onText(`${source.name} (${index + 1} of ${corpus.texts.length})`);
    for (const game of games) runs.push(await runGame(engine, source, game, maxItems));
  }
  const quizzes = runs.filter(({ game }) => game === quiz).map(asWrittenText);
  const own: Section = {
    letter: 'I',
    title: `What ${engine.llm} writes`,
    measures: [
      ...games.flatMap((game) => gameMeasures(runs.filter((run) => run.game === game))),
      ...tokenMeasures(runs),
    ],
    details: [
      {
        title: 'Why items were refused or warned of',
        head: ['game', 'what', 'rule', 'times'],
        rows: games.flatMap((game) => reasons(runs.filter((run) => run.game === game))),
      },
      {
        title: 'Requests that failed',
        head: ['text', 'game', 'why'],
        rows: runs.flatMap(({ source, game, failure }) =>
          failure === undefined ? [] : [[source.name, game.gameType, failure]],
        ),
      },
    ],
  };
  return [own, await measureWrittenQuiz(quizzes, 'I')];
}

type GamesEngine = ReturnType<typeof createEngine<typeof games>>;

async function runGame(engine: GamesEngine, source: CorpusText, game: Game, maxItems: number): Promise<Run> {
  const rejected: (readonly Finding[])[] = [];
  let rounds = 1;
  let tokens: TokenUsage | undefined;
  const run = { id: `${source.name}/${game.gameType}`, source, game };
  try {
    const request = { text: source.text, source: 'prose', maxItems } as const;
    for await (const event of engine.stream.direct(game.typeId, request)) {
      if (event.type === 'rejected') rejected.push(event.findings);
      if (event.type === 'retry' && event.what === 'items') rounds = Math.max(rounds, event.attempt);
      if (event.type === 'usage') tokens = event.tokenUsage;
      if (event.type === 'done') {
        const { items, warnings, language } = event.result;
        const told = items.map(({ id: _, ...item }, index) => ({
          item,
          warnings: warnings.filter((warning) => warning.item === index),
        }));
        return { ...run, items: told, rejected, rounds, tokens, language, failure: undefined };
      }
    }
    throw new Error('the engine ends every request with its result');
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return { ...run, items: [], rejected, rounds, tokens, language: source.language ?? 'und', failure: error.message };
  }
}

function gameMeasures(runs: readonly Run[]): Measure[] {
  const name = runs[0]?.game.gameType ?? '';
  const items = runs.flatMap((run) => run.items.map(({ warnings }, index) => ({ id: `${run.id}/${index}`, warnings })));
  const drafts = [
    ...items.map(({ id }) => ({ id, isRejected: false })),
    ...runs.flatMap((run) => run.rejected.map((_, index) => ({ id: `${run.id}/rejected ${index}`, isRejected: true }))),
  ];
  const section = 'I';
  return [
    {
      section,
      name: `${name}: requests answered`,
      ...shareOf(runs, ({ failure }) => failure === undefined),
      goal: atLeast(1, 0.9),
    },
    { section, name: `${name}: drafts refused`, ...shareOf(drafts, (draft) => draft.isRejected) },
    {
      section,
      name: `${name}: requests without a refused item after one more round at most`,
      ...shareOf(runs, ({ rounds, failure }) => rounds <= 2 && failure === undefined),
      goal: atLeast(0.95, 0.85),
    },
    {
      section,
      name: `${name}: items with one flaw at most`,
      ...shareOf(items, ({ warnings }) => warnings.length <= 1),
      goal: atLeast(0.9, 0.8),
    },
    { section, name: `${name}: items warned of`, ...shareOf(items, ({ warnings }) => warnings.length > 0) },
    {
      section,
      name: `${name}: rounds to a request`,
      value: mean(runs.map(({ rounds }) => rounds)),
      unit: 'number',
      cases: runs.length,
    },
  ];
}

function tokenMeasures(runs: readonly Run[]): Measure[] {
  const total = runs.reduce((sum, { tokens }) => sum + (tokens?.totalTokens ?? 0), 0);
  const items = runs.reduce((sum, run) => sum + run.items.length, 0);
  return [
    { section: 'I', name: 'tokens in all', value: total, unit: 'number', cases: runs.length },
    {
      section: 'I',
      name: 'tokens to an item',
      value: items === 0 ? undefined : total / items,
      unit: 'number',
      cases: items,
    },
  ];
}

function reasons(runs: readonly Run[]): string[][] {
  const game = runs[0]?.game.gameType ?? '';
  const refused = runs.flatMap(({ rejected }) => rejected.flatMap((findings) => findings.map(({ rule }) => rule)));
  const warned = runs.flatMap(({ items }) => items.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
  const rows = (what: string, rules: readonly string[]) =>
    countsOf(rules).map(([rule, count]) => [game, what, rule, String(count)]);
  return [...rows('refused', refused), ...rows('warned of', warned)];
}

function asWrittenText({ id, source, language, items }: Run): WrittenText {
  return {
    source,
    language,
    words: source.text.split(/\s+/).length,
    items: items.map(({ item, warnings }, index) => ({
      id: `${id}/${index}`,
      text: source.name,
      item: item as QuizItem,
      warnings,
    })),
  };
}
