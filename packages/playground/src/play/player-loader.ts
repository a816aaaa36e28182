import type { Player } from './round.js';

/** A player's class, as its module's default export. */
export type PlayerClass = new () => Player;

const loaded = new Map<string, Promise<PlayerClass>>();

/**
 * Loads a trusted player into the page, once per address; failures are not cached, so that a retry is possible.
 * @throws when the address is not one of a player, or its module exports no element
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
 * Imports a player's module and returns its class, defined under a free element name if the module defined none.
 * @throws when its default export is no element class
 */
export async function importPlayer(address: string): Promise<PlayerClass> {
  const module = (await import(/* @vite-ignore */ address)) as { default?: unknown };
  const candidate = module.default;
  if (!isElementClass(candidate)) throw new Error('The module exports no custom element.');
  // Only a defined element class can be constructed.
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
 * Allows players only from this service, at the one path that serves players. An address from a response is code to
 * run, so it is checked in the page and again in the frame.
 * @param url as in `GET /games/{game_type}`, relative or absolute
 * @param base the address of the page
 * @returns the absolute address, or undefined for one that is not allowed
 */
export function playerUrl(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const address = new URL(url, base);
  const isOwn = address.origin === new URL(base).origin && address.username === '' && address.password === '';
  return isOwn && /^\/games\/[a-z][a-z0-9_]{0,63}\/player\.js$/.test(address.pathname) ? address.href : undefined;
}
