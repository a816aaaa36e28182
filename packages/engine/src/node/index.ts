export { type FileStateStore, type FileStateStoreOptions, fileStateStore } from './file-state-store.js';
export { type FolderLock, type FolderLockOptions, lockFolder } from './folder-lock.js';
export {
  type GamesFile,
  type GamesFileOptions,
  type GamesReload,
  gamesFile,
  type ReloadOutcome,
} from './games-file.js';
export { type AddressGuard, guardedFetch } from './guarded-fetch.js';
export { installedFormats } from './installed-formats.js';
export {
  type LoadedFormats,
  type LoadedGame,
  type LoadedPackages,
  type LoadSettings,
  loadGames,
} from './load-games.js';
export { runInThread, ThreadFailure, type ThreadWork, workInThread } from './one-time-thread.js';
export { defaultGameLimits, type GameLimits } from './plugin-thread.js';
