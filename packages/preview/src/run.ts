import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Preview, type PreviewChange, type PreviewOptions, startPreview } from './preview.js';
import { PreviewFault } from './preview-fault.js';

/** What the command has around it: the process, or a test. */
export interface Surroundings {
  /** The folder of the game. */
  readonly folder: string;
  say(line: string): void;
  complain(line: string): void;
}

const help = `ludotext-preview: shows the game of this folder while you write it.

  ludotext-preview [--port n] [--open] [--options json] [-- command]

  --port n         the port of the page; default: a free one
  --open           opens the page in your browser
  --options json   the options of the game, such as '{"tolerance":10}';
                   default: those of a games.yaml in this folder
  -- command       builds the game, at once and after each change in src,
                   such as ludotext-preview -- tsup
`;

/**
 * Runs the command.
 * @returns the preview, or the code to exit with
 */
export async function run(args: readonly string[], { folder, say, complain }: Surroundings): Promise<Preview | number> {
  try {
    const wanted = readArguments(args);
    if (wanted === 'help') {
      say(help);
      return 0;
    }
    let last: PreviewChange = { fingerprint: undefined, trouble: undefined };
    // A first build may write a screenful below the address.
    const sayAddress = () => say(`Preview: ${preview.url}`);
    const onChange = (change: PreviewChange) => {
      const isFirst = last.fingerprint === undefined && change.fingerprint !== undefined;
      if (change.trouble !== undefined && change.trouble !== last.trouble) complain(change.trouble);
      else if (isFirst && wanted.build !== undefined) sayAddress();
      else if (!isFirst && change.fingerprint !== last.fingerprint)
        say(`Reloaded at ${new Date().toLocaleTimeString()}.`);
      else if (change.trouble === undefined && last.trouble !== undefined) say('Mended.');
      last = change;
    };
    const preview = await startPreview({ ...wanted, folder, onChange });
    sayAddress();
    if (wanted.open) openBrowser(preview.url);
    return preview;
  } catch (error) {
    if (!(error instanceof PreviewFault)) throw error;
    complain(error.message);
    return 1;
  }
}

function readArguments(
  args: readonly string[],
): 'help' | (Pick<PreviewOptions, 'port' | 'options' | 'build'> & { open: boolean }) {
  const end = args.indexOf('--');
  const build = end === -1 ? [] : args.slice(end + 1);
  if (end !== -1 && build.length === 0)
    throw new PreviewFault('Behind -- comes the command that builds, such as tsup.');
  const ownWatch = build.find((argument) => /^(-w|--watch)(=|$)/.test(argument));
  if (ownWatch !== undefined)
    throw new PreviewFault(
      `Leave ${ownWatch} out of "${build.join(' ')}": the preview runs the build after each save.`,
    );
  const { values } = readFlags(end === -1 ? args : args.slice(0, end));
  if (values.help === true) return 'help';
  return {
    open: values.open === true,
    port: values.port === undefined ? undefined : readPort(values.port),
    options: values.options === undefined ? undefined : readOptions(values.options),
    build: build.length === 0 ? undefined : build,
  };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        open: { type: 'boolean' },
        options: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new PreviewFault(`${(error as Error).message.split('. ')[0]}. See ludotext-preview --help.`);
  }
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new PreviewFault('--port is a whole number from 0 to 65535; 0 is a free one.');
}

function readOptions(value: string): Record<string, unknown> {
  try {
    const options: unknown = JSON.parse(value);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options as never;
  } catch {}
  throw new PreviewFault(`--options is an object in JSON, such as --options '{"tolerance":10}'.`);
}

/** Where there is no browser, the address that was printed does as well. */
function openBrowser(url: string): void {
  const [command, ...args] = { darwin: ['open', url], win32: ['explorer', url] }[process.platform as string] ?? [
    'xdg-open',
    url,
  ];
  spawn(command as string, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
