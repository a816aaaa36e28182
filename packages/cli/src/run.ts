import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Client, ClientOptions } from './client.js';
import { exitCodes, Failure, linesOf, ServiceFailure } from './failure.js';
import { type PartChoice, partChoice } from './part-choice.js';
import type { Surroundings } from './surroundings.js';

// What a command needs is loaded when it runs, so that help and wrong usage are told at once.

const examples = `
Examples:
  ludotext generate chapter.md --to moodle-xml > chapter.xml
  ludotext generate book.pdf --part 2-4 --out games/
  ludotext direct questions.txt --game quiz
  ludotext check games/chapter.ludotext.json --text chapter.md

Exit codes: 0 done, 1 faults or findings, 2 wrong usage, 3 the writer or the service failed, 130 stopped.

A model writes the items where the environment names one (LLM_PROVIDER, LLM_MODEL, OPENAI_API_KEY, OLLAMA_HOST), else
the built-in writer. https://github.com/ludotext/ludotext/blob/main/docs/command-line.md
`;

/** Runs a command line. @returns the exit code */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { stderr, signal } = surroundings;
  let exitCode: number = exitCodes.done;
  const program = programOf(surroundings, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (error instanceof Failure) {
      stderr.write(`${error instanceof ServiceFailure ? linesOf(error).join('\n') : error.message}\n`);
      return error.exitCode;
    }
    if (signal.aborted) {
      stderr.write('Stopped.\n');
      return exitCodes.stopped;
    }
    stderr.write(`This should not happen: ${error instanceof Error ? error.stack : String(error)}\n`);
    return exitCodes.service;
  }
}

function programOf(surroundings: Surroundings, end: (exitCode: number) => void): Command {
  /** Runs with a client, which is closed at the end. */
  const ask = async (options: ClientOptions, work: (client: Client) => Promise<number>) => {
    const { openLater } = await import('./client.js');
    const client = openLater(options, surroundings);
    try {
      end(await work(client));
    } finally {
      await client.close();
    }
  };
  const program = new Command('ludotext')
    .description('Turns texts into learning games, and games into files of other programs.')
    .version(ownVersion(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('See ludotext --help.')
    .configureOutput({
      writeOut: (text) => surroundings.stdout.write(text),
      writeErr: (text) => surroundings.stderr.write(text),
    })
    .addHelpText('after', examples);

  const generate = program
    .command('generate [files...]')
    .description('write items for texts and documents: files, folders, or standard input')
    .addOption(gameOption('a game to write, by name; several times for several (default: all that suit a text)'))
    .option('-n, --max-items <number>', 'items per game (default: 3)', wholeNumber)
    .option('--min-score <number>', 'how well a game must suit a text, 0 to 100 (default: 30)', wholeNumber)
    .option('--best', 'write only the game that suits a text best')
    .option('--language <tag>', 'language of the items (default: that of the text)')
    .addOption(new Option('--difficulty <level>', 'difficulty of the items').choices(['easy', 'medium', 'hard']))
    .option('--audience <words>', 'for whom the items are, in a few words')
    .addOption(
      new Option('--effort <level>', 'how much a model thinks before it writes').choices(['low', 'medium', 'high']),
    )
    .addOption(new Option('--second-opinion <model>', 'a model solves the items').choices(['off', 'same', 'other']))
    .option('--model <name>', 'a model of LLM_MODELS, by its name')
    .addOption(
      new Option(
        '--part <parts>',
        'parts of documents, a set each: 3, 2-5, 1,4-6 or all (default: all as one text)',
      ).argParser(parts),
    )
    .option('--parts', 'list the parts of documents, and make nothing')
    .option('--title <title>', 'title of the set (default: what the text or the file is called)')
    .option('--no-text', 'leave the text out of the set');
  delivering(generate).action(async (files: string[], options) => {
    const { generate: work } = await import('./commands/generate.js');
    await ask(options, (client) => work(files, options, client, surroundings));
  });

  const direct = program
    .command('direct [files...]')
    .description("make sets of items that an author wrote in a game's own format")
    .addOption(new Option('-g, --game <name>', 'the game, by name').makeOptionMandatory())
    .option('-n, --max-items <number>', 'items per file (default: all that the service takes)', wholeNumber)
    .option('--language <tag>', 'language of the items (default: that of the text)')
    .option('--title <title>', 'title of the set (default: the name of the file)')
    .option('--no-complete', 'do not let a model add hints and explanations');
  delivering(direct).action(async (files: string[], options) => {
    const { direct: work } = await import('./commands/direct.js');
    await ask(options, (client) => work(files, options, client, surroundings));
  });

  const check = program
    .command('check [sets...]')
    .description('say what is wrong with sets; fails when an item is broken')
    .option('--text <file>', 'the source as it is now (default: the text in the set)')
    .option('--strict', 'fail on advice too')
    .option('--json', 'print the findings as JSON, one line per set');
  served(check).action(async (files: string[], options) => {
    const { check: work } = await import('./commands/check.js');
    await ask(options, (client) => work(files, options, client, surroundings));
  });

  const exporting = program
    .command('export [sets...]')
    .description('turn sets into files of a format')
    .requiredOption('-t, --to <format>', 'the format: ludotext formats lists them');
  delivering(exporting, { json: false }).action(async (files: string[], options) => {
    const { exportSets } = await import('./commands/export.js');
    await ask(options, (client) => exportSets(files, options, client, surroundings));
  });

  const importing = program
    .command('import [files...]')
    .description('make sets of files of other programs')
    .option('--from <format>', 'the format (default: told by the content)')
    .option('--title <title>', 'title of the set (default: that of the file)');
  delivering(importing).action(async (files: string[], options) => {
    const { importFiles } = await import('./commands/import.js');
    await ask(options, (client) => importFiles(files, options, client, surroundings));
  });

  const grade = program
    .command('grade <file> <submission>')
    .description('grade what a learner answered to an item: an index, a list of indices, or the words')
    .option('--item <id>', 'the item of a set: its number, from 1, or its id')
    .option('-g, --game <name>', 'the game of the item; needed for one that stands alone')
    .option('--json', 'print the grade as JSON');
  served(grade).action(async (file: string, submission: string, options) => {
    const { grade: work } = await import('./commands/grade.js');
    await ask(options, (client) => work(file, submission, options, client, surroundings));
  });

  for (const name of ['games', 'formats'] as const) {
    const listing = program
      .command(name)
      .description(name === 'games' ? 'list the games' : 'list the formats that sets are taken to and from')
      .option('--json', 'print the list as JSON');
    served(listing).action(async (options) => {
      const lists = await import('./commands/list.js');
      await ask(options, (client) => lists[name](options, client, surroundings));
    });
  }

  program
    .command('serve')
    .description('run the HTTP service, with the environment of ludotext-server')
    .action(async () => {
      const [{ runService }, { ownVariables }] = await Promise.all([import('@ludotext/server'), import('./client.js')]);
      await runService({ ...surroundings.environment, ...ownVariables });
    });

  const mcp = program
    .command('mcp')
    .description('serve the tools of Ludotext to an assistant, over standard input (Model Context Protocol)');
  served(mcp).action(async (options) => {
    const { serveMcp } = await import('./mcp/index.js');
    await serveMcp(options, surroundings, ownVersion());
  });

  for (const command of program.commands) command.showHelpAfterError(`See ludotext ${command.name()} --help.`);
  return program;
}

/** Adds the options of every command that asks a service. */
function served(command: Command): Command {
  return command
    .option('--games <file>', 'a games.yaml with the games (default: the built-in ones)')
    .option('--service <url>', 'ask a running service; its key goes into LUDOTEXT_KEY');
}

/** Adds the options of every command that makes sets. */
function delivering(command: Command, { json = true } = {}): Command {
  command.option('-o, --out <path>', 'write into a file, or a folder for several; the same command goes on there');
  if (json) {
    command
      .option('-t, --to <format>', 'make a file of a format: ludotext formats lists them')
      .addOption(new Option('--json', 'print sets as JSON, one line each for several').conflicts(['to', 'out']));
  }
  return served(
    command
      .option('--option <name=value>', 'an option of the format; several times for several', formatOption)
      .option('-f, --force', 'replace files that are there, make everything anew')
      .option('--parallel <number>', 'how many files are worked on at once (default: 1)', wholeNumber),
  );
}

const gameOption = (description: string) =>
  new Option('-g, --game <name>', description).argParser((name: string, before: string[] = []) => [...before, name]);

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}

function parts(words: string): PartChoice {
  const choice = partChoice(words);
  if (choice !== undefined) return choice;
  throw new InvalidArgumentError('Write the numbers of parts, from 1: 3, 2-5, 1,4-6, or all. --parts lists them.');
}

/** An option of a format; a value that is JSON, such as a number or `true`, is taken as that. */
function formatOption(text: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as name=value.');
  const value = text.slice(at + 1);
  const isJson = /^(true|false|null|-?\d+(\.\d+)?)$/.test(value);
  return { ...before, [text.slice(0, at)]: isJson ? JSON.parse(value) : value };
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
