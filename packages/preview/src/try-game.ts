import { type EngineError, isEngineError } from '@ludotext/engine';
import { detectLanguage, isRejected, seedFrom } from '@ludotext/engine/game';
import { directFormatInWords, type GameHost, identify, type RegisteredGame, type Verdict } from '@ludotext/engine/host';
import type {
  AnswerToGrade,
  Failure,
  Fixture,
  GradeOutcome,
  JudgedItem,
  Outcome,
  ShownExample,
  ShownGame,
  TextToTry,
} from './shown.js';

/** The languages that a service speaks to learners. */
const locales = ['en', 'de', 'es', 'fr', 'ar'];

/** All that the page shows of a game; its examples are judged as they stand. */
export async function describeGame(
  registered: RegisteredGame,
  name: string,
  fixtures: readonly Fixture[],
): Promise<ShownGame> {
  const { host, fingerprint = '', version = null, player } = registered;
  const { gameType, typeId, displayName, suits, grades, writesOffline, directFormat, messages } = host.descriptor;
  const formats =
    directFormat === undefined
      ? []
      : locales.map((language) => ({ language, ...directFormatInWords(directFormat, language, messages) }));
  return {
    fingerprint,
    package: name,
    version,
    gameType,
    typeId,
    displayName,
    suits,
    grades,
    writesOffline,
    player: player?.source ?? null,
    directFormats: formats.filter(
      ({ example }, index) => formats.findIndex((other) => other.example === example) === index,
    ),
    examples: await Promise.all(host.descriptor.examples.map((example) => judgeExample(host, example))),
    fixtures,
  };
}

async function judgeExample(
  host: GameHost,
  { source, text, language, items }: GameHost['descriptor']['examples'][number],
): Promise<ShownExample> {
  const outcome = await guarded(host, async () => {
    const origin = source === 'direct' ? 'author' : 'model';
    const verdicts = await host.judge({
      drafts: items,
      finished: true,
      runValidator: true,
      context: { text, language, origin, seed: seedFrom(text) },
      kept: [],
    });
    return {
      language,
      items: verdicts.map((verdict, index) => judged({ item: items[index], ...verdict })),
      faults: [],
      remarks: [],
    };
  });
  // Items that broke the game are shown all the same.
  const shown =
    outcome.failure === undefined
      ? outcome
      : { ...outcome, language, items: items.map((item) => judged({ item, findings: [] })) };
  return { source, text, outcome: shown };
}

/** Makes items of a text as a service would, and says what it made of it. */
export function tryText(host: GameHost, { source, text, count }: TextToTry): Promise<Outcome> {
  return guarded(host, () => (source === 'direct' ? tryDirect(host, text) : tryProse(host, text, count)));
}

async function tryDirect(host: GameHost, text: string): Promise<Outcome> {
  const { items, faults } = await host.parse(text);
  const language = detectLanguage(items.map(textOf).join('\n'));
  const context = { text, language, origin: 'author' as const, seed: seedFrom(text) };
  const verdicts = await host.judge({ drafts: items, finished: true, runValidator: true, context, kept: [] });
  return {
    language,
    items: verdicts.map((verdict, index) => judged({ item: items[index], ...verdict })),
    faults,
    remarks: [],
  };
}

async function tryProse(host: GameHost, text: string, count: number): Promise<Outcome> {
  const language = detectLanguage(text);
  const seed = seedFrom(text);
  const { score, reason } = await host.offlineScore(text);
  const { drafts, remarks } = await host.offlineWrite(text, { count, language, seed });
  const context = { text, language, origin: 'offline' as const, seed };
  const verdicts = await host.judge({ drafts, finished: false, runValidator: true, context, kept: [] });
  return {
    language,
    items: verdicts.map((verdict, index) => ({ draft: drafts[index], ...judged(verdict) })),
    faults: [],
    score: { score, reason },
    remarks: remarks.map(({ message }) => message),
  };
}

/** What the game itself says of an answer. */
export async function gradeAnswer(
  host: GameHost,
  { item, submission, language }: AnswerToGrade,
): Promise<GradeOutcome> {
  try {
    return await host.grade(item, submission, { language });
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function judged({ item, findings }: Verdict): JudgedItem {
  const isShown = typeof item === 'object' && item !== null;
  return { ...(isShown ? { item: identify(item) } : {}), findings, isRejected: isRejected(findings) };
}

/** An outcome whose items say what they ask, also where the game breaks. */
async function guarded(host: GameHost, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await work();
    if (!host.descriptor.interacts) return outcome;
    const asked = outcome.items.filter(({ item, isRejected }) => item !== undefined && !isRejected);
    const interactions = await host.interactions(
      asked.map(({ item }) => item),
      outcome.language,
    );
    const prompts = new Map(asked.map((each, index) => [each, interactions[index]?.prompt]));
    const withPrompt = (each: JudgedItem): JudgedItem => {
      const prompt = prompts.get(each);
      return prompt === undefined ? each : { ...each, prompt };
    };
    return { ...outcome, items: outcome.items.map(withPrompt) };
  } catch (error) {
    return { language: 'und', items: [], faults: [], remarks: [], failure: failureOf(error) };
  }
}

/** What a game threw, with its stack. @throws what no game is to blame for */
function failureOf(error: unknown): Failure {
  if (!isEngineError(error)) throw error;
  const stack = stackOf(error);
  const cause = error.cause instanceof Error ? ` ${error.cause.name}: ${error.cause.message}` : '';
  return { message: `${error.message}${cause}`, ...(stack === '' ? {} : { stack }) };
}

/** The stacks of an error's causes, without what lies outside of the author's files. */
export function stackOf(error: EngineError | Error): string {
  const { cause } = error;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const own = causes
    .filter((each) => each instanceof Error)
    .flatMap((each) => [isEngineError(each) ? '' : readable(each.stack ?? ''), stackOf(each)]);
  return [...new Set(own)].filter((part) => part !== '').join('\n');
}

function readable(stack: string): string {
  const lines = stack.split('\n').filter((line) => !/\bnode:|node_modules|worker_thread|plugin-worker/.test(line));
  return lines.join('\n').trim();
}

/** All strings of an item, to tell its language. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
