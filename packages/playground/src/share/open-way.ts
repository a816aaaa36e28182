import type { Desk } from '../page/desk.js';
import type { StoredSet } from '../sets/stored-set.js';
import type { SetDialog } from './set-dialog.js';

/** Each is loaded when it is first opened. */
const dialogs = {
  share: async () => (await import('./share-dialog.js')).ShareDialog,
  print: async () => (await import('./print-view.js')).PrintView,
  export: async () => (await import('./export-dialog.js')).ExportDialog,
} satisfies Record<string, () => Promise<new () => SetDialog>>;

/** Opens the dialog in which a set goes out of the page: shared, printed or exported. */
export async function openWay(what: keyof typeof dialogs, set: StoredSet, desk: Desk): Promise<void> {
  const Dialog = await dialogs[what]();
  const dialog = Object.assign(new Dialog(), { set, desk });
  dialog.addEventListener('ludo-closed', () => dialog.remove());
  document.body.append(dialog);
  await dialog.open();
}
