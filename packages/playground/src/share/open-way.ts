import type { Desk } from '../page/desk.js';
import type { StoredSet } from '../sets/stored-set.js';
import './export-dialog.js';
import './print-view.js';
import './share-dialog.js';

const dialogs = { share: 'ludo-share-dialog', print: 'ludo-print-view', export: 'ludo-export-dialog' } as const;

/** Opens the dialog in which a set goes out of the page: shared, printed or exported. */
export async function openWay(what: keyof typeof dialogs, set: StoredSet, desk: Desk): Promise<void> {
  const dialog = Object.assign(document.createElement(dialogs[what]), { set, desk });
  dialog.addEventListener('ludo-closed', () => dialog.remove());
  document.body.append(dialog);
  await dialog.open();
}
