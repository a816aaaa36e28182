import type { Finding } from '../../contract/finding.js';
import type { GamePlugin, ItemContext } from '../../contract/game-plugin.js';
import { calling, copy } from './calling.js';
import { shown } from './failure.js';
import { expectFindings } from './judged.js';

/** What `validateSet` says of items; fails where it throws or returns something else. */
export async function setFindings(
  game: GamePlugin,
  items: readonly unknown[],
  context: ItemContext,
): Promise<readonly Finding[]> {
  const call = `validateSet(${shown(items)})`;
  const findings = await calling(call, 'return [warn(rule, message)], or [],', () =>
    game.validateSet?.(copy(items), copy(context)),
  );
  return expectFindings(findings, call);
}
