import type { FormatsResponse, GamesResponse } from '@ludotext/wire';
import type { Client } from '../client.js';
import { exitCodes } from '../failure.js';
import type { Surroundings } from '../surroundings.js';

export interface ListOptions {
  readonly json?: boolean;
}

/** Lists the games. @returns the exit code */
export async function games({ json }: ListOptions, client: Client, { stdout, signal }: Surroundings): Promise<number> {
  const answer = await client.json<GamesResponse>({ route: 'GET /games', signal });
  const rows = answer.games.map(({ type_id, game_type, display_name, active, package: from, version }) => [
    String(type_id),
    game_type,
    active ? display_name : `${display_name} (off)`,
    [from, version].filter((part) => part !== null).join(' '),
  ]);
  stdout.write(json === true ? `${JSON.stringify(answer)}\n` : table(rows));
  return exitCodes.done;
}

/** Lists the formats. @returns the exit code */
export async function formats(
  { json }: ListOptions,
  client: Client,
  { stdout, signal }: Surroundings,
): Promise<number> {
  const answer = await client.json<FormatsResponse>({ route: 'GET /formats', signal });
  const rows = answer.formats.map(({ id, display_name, extension, reads, writes }) => [
    id,
    display_name,
    `*${extension}`,
    [reads ? 'import' : '', writes ? 'export' : ''].filter((word) => word !== '').join(', '),
  ]);
  stdout.write(json === true ? `${JSON.stringify(answer)}\n` : table(rows));
  return exitCodes.done;
}

/** Rows in columns. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
