import type { CheckSetResponse } from '@ludotext/wire';
import type { Client } from '../client.js';
import { exitCodes, Failure, linesOf, ServiceFailure } from '../failure.js';
import { decodeText, nameOf, readBytes } from '../files.js';
import { firstWords, readSet, type SetDocument } from '../sets.js';
import { sets, sourcesOf } from '../sources.js';
import type { Surroundings } from '../surroundings.js';

export interface CheckOptions {
  /** A file with the source as it is now; the text in the set when absent. */
  readonly text?: string;
  /** Whether advice counts as a fault. */
  readonly strict?: boolean;
  readonly json?: boolean;
}

type Finding = CheckSetResponse['findings'][number];

/** What is wrong with a set as a whole or with its source, though no item of it is rejected. */
const ofSets = new Set(['evidence_missing', 'source_changed', 'game_not_registered', 'item_version']);

/** Says what is wrong with sets. @returns the exit code */
export async function check(
  files: readonly string[],
  { text: textFile, strict = false, json = false }: CheckOptions,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const { signal, stdout, stderr } = surroundings;
  const { files: sources } = await sourcesOf(files, sets(), surroundings);
  if (textFile !== undefined && sources.length > 1) {
    throw new Failure(exitCodes.usage, 'Each set has a text of its own: name one set with --text.');
  }
  const text =
    textFile === undefined ? undefined : decodeText(await readBytes(textFile, surroundings), nameOf(textFile));
  let broken = 0;
  for (const source of sources) {
    const name = nameOf(source.file);
    const set = readSet(await readBytes(source.file, surroundings), name);
    const body = { set, ...(text === undefined ? {} : { text }) };
    const findings = await client
      .json<CheckSetResponse>({ route: 'POST /sets/check', body, signal })
      .then((answer) => answer.findings)
      .catch((error: unknown) => {
        if (!(error instanceof ServiceFailure)) throw error;
        throw new Failure(error.exitCode, linesOf(error, name).join('\n'));
      });
    const isBroken = (finding: Finding) => strict || finding.severity === 'reject' || ofSets.has(finding.rule);
    broken += findings.filter(isBroken).length;
    if (json) stdout.write(`${JSON.stringify({ set: source.file, findings })}\n`);
    else stdout.write(findings.map((each) => `${lineOf(name, set, each, isBroken(each))}\n`).join(''));
  }
  const count = sources.length === 1 ? '1 set' : `${sources.length} sets`;
  stderr.write(
    broken === 0 ? `${count}: nothing is broken.\n` : `${count}: ${broken} ${broken === 1 ? 'fault' : 'faults'}.\n`,
  );
  return broken === 0 ? exitCodes.done : exitCodes.faults;
}

/** A finding that names its item by its game, its words and its id. */
function lineOf(
  name: string,
  { games }: SetDocument,
  { game_type, item, id, message }: Finding,
  isBroken: boolean,
): string {
  const advice = isBroken ? '' : 'advice: ';
  if (item === undefined) return `${name}: ${game_type}: ${advice}${message}`;
  const its = games.find((game) => game.game_type === game_type)?.items[item];
  const words = its === undefined ? '' : ` "${firstWords(its)}"`;
  return `${name}: ${game_type}, item ${item + 1}${words}${id === undefined ? '' : ` (${id})`}: ${advice}${message}`;
}
