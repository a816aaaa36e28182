import type { Player } from './round.js';

/** A player's class, as its module's default export. */
export type PlayerClass = new () => Player;

const loaded = new Map<string, Promise<PlayerClass>>();

/**
 * Loads a trusted player into the page, once per address; a failure is not kept, so that it can be tried again.
 * @throws where the address is not one of a player, or its module exports no element
 */
export function loadPlayer(url: string, base = location.href): Promise<PlayerClass> {
  const address = playerUrl(url, base);
  if (address === undefined) return Promise.reject(new Error(`${url} is not the address of a player.`));
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const player = importPlayer(address);
  loaded.set(address, player);
  player.catch(() => loaded.delete(address));
  return player;
}

/**
 * Imports a player's module and gives its class, under a name of its own where the module named none.
 * @throws where its default export is no element's class
 */
export async function importPlayer(address: string): Promise<PlayerClass> {
  const module = (await import(/* @vite-ignore */ address)) as { default?: unknown };
  const candidate = module.default;
  if (!isElementClass(candidate)) throw new Error('The module exports no custom element.');
  // Only a class with a name can be constructed.
  if (customElements.getName(candidate) === null) customElements.define(freeName(), candidate);
  return candidate;
}

function isElementClass(value: unknown): value is PlayerClass {
  return typeof value === 'function' && value.prototype instanceof HTMLElement;
}

function freeName(): string {
  let number = 1;
  while (customElements.get(`ludo-unnamed-player-${number}`) !== undefined) number += 1;
  return `ludo-unnamed-player-${number}`;
}

/**
 * Where a player may come from: this service itself, at the one path that serves players. An address out of an answer is
 * code to be run, so it is checked in the page and, once more, in the frame.
 * @param url as `GET /games/{game_type}` names it, relative or absolute
 * @param base the address of the page
 * @returns the whole address, or undefined for one that is not taken
 */
export function playerUrl(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  const isOwn = address.origin === new URL(base).origin && address.username === '' && address.password === '';
  return isOwn && /^\/games\/[a-z][a-z0-9_]{0,63}\/player\.js$/.test(address.pathname) ? address.href : undefined;
}
