import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEngineError } from '@ludotext/engine';
import { type Environment, help, readCommand, UsageError } from './command.js';
import type { Corpus } from './corpus/corpus.js';
import { readCorpus } from './corpus/read-corpus.js';
import { evaluate } from './evaluate.js';
import { verdictOf } from './measure.js';
import { picture } from './report/picture.js';
import { markdownReport, plainTable } from './report/tables.js';

/** The output of the command. */
interface Console {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Exit codes: all floors reached; a figure below its floor; a command that cannot be carried out. */
const exitCodes = { reached: 0, below: 1, usage: 2 } as const;

/** Runs the command. @returns its exit code */
export async function run(
  args: readonly string[],
  environment: Environment,
  { say, complain }: Console,
): Promise<number> {
  try {
    const command = readCommand(args, environment);
    if (command.wantsHelp) {
      say(help);
      return exitCodes.reached;
    }
    const corpus = await readCorpusOf(command.folder);
    for (const { file, line, message } of corpus.faults) complain(`${file}:${line} left out: ${message}\n`);
    const sections = await evaluate(corpus, { ...command, onSection: (title) => complain(`measuring: ${title}\n`) });
    const writer = command.model === undefined ? 'offline' : `${command.model.provider}/${command.model.modelName}`;
    const ground =
      command.folder === undefined ? "the repository's fixtures" : path.basename(path.resolve(command.folder));
    await mkdir(command.out, { recursive: true });
    const about = { ground, writer: `\`${writer}\``, picture: 'report.svg' };
    await writeFile(path.join(command.out, 'report.md'), markdownReport(sections, corpus, about));
    await writeFile(
      path.join(command.out, 'report.svg'),
      picture(sections, `Ludotext on ${ground}, written by ${writer}`),
    );
    say(`${plainTable(sections)}\n\nWritten to ${path.join(command.out, 'report.md')} and report.svg.\n`);
    const below = sections
      .flatMap(({ measures }) => measures)
      .filter((measure) => verdictOf(measure) === 'below floor');
    for (const { section, name } of below) complain(`below its floor: ${section} ${name}\n`);
    return below.length === 0 ? exitCodes.reached : exitCodes.below;
  } catch (error) {
    if (!(error instanceof UsageError || isEngineError(error))) throw error;
    complain(`${error.message}\nSee npm run evaluate -- --help.\n`);
    return exitCodes.usage;
  }
}

/** @throws UsageError for a folder without usable data */
async function readCorpusOf(folder: string | undefined): Promise<Corpus> {
  try {
    return await readCorpus(folder === undefined ? fixtureFolders : [folder]);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The default folders: the texts shared by all tests, and this package's own data. */
export const fixtureFolders: readonly string[] = ['../../../test/fixtures/texts', '../data'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
