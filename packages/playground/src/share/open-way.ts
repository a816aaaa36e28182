import type { Desk } from '../page/desk.js';
import type { StoredSet } from '../sets/stored-set.js';
export async function openWay(what: 'share' | 'print' | 'export', set: StoredSet, desk: Desk): Promise<void> {
  void what;
  void set;
  void desk;
}
