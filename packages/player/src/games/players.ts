import { boundedText, membersOf } from './answers.js';
import type { PlayItem } from './set.js';

/** What every player is: a game's own element, or what stands in for one. */
export interface Player extends HTMLElement {
  items: readonly PlayItem[];
  /** BCP 47 tag of the items; empty for unknown. */
  language: string;
  /** BCP 47 tag of buttons and messages. */
  locale: string;
  /** Whether the host shows progress and result. */
  embedded: boolean;
  /** Shows the solution of the item without an answer; players of other hands may lack it. */
  reveal?(): void;
}

/** A player's class, as its module's default export. */
export type PlayerClass = new () => Player;

/** A game of a service that has a player: an entry of `GET /players`. */
export interface PlayerEntry {
  readonly game_type: string;
  readonly display_name: string;
  /** Path of the module on the service. */
  readonly url: string;
  /** Whether it is third-party code, which may not run in a page of the service. */
  readonly isolated: boolean;
}

/**
 * The players of a service.
 * @param service its origin
 * @param locale BCP 47 tag of the language for the games' names
 * @throws when the service cannot be reached
 */
export async function listPlayers(service: string, locale: string): Promise<readonly PlayerEntry[]> {
  const response = await fetch(new URL('/players', service), { headers: { 'Accept-Language': locale || 'en' } });
  if (!response.ok) throw new Error(`The service answers ${response.status}.`);
  const { players } = membersOf(await response.json());
  return (Array.isArray(players) ? players : []).map((entry) => {
    const { game_type, display_name, url, isolated } = membersOf(entry);
    return {
      game_type: boundedText(game_type, 64),
      display_name: boundedText(display_name, 200),
      url: boundedText(url, 200),
      isolated: isolated !== false,
    };
  });
}

const loaded = new Map<string, Promise<PlayerClass>>();

/**
 * Loads a trusted player into this page, once per address; failures are not cached, so that a retry is possible.
 * @param service the origin it comes from
 * @throws when the address is not one of a player, or its module exports no element
 */
export function loadPlayer(url: string, service: string): Promise<PlayerClass> {
  const address = playerUrl(url, service);
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
 * Allows players only from one service, at the one path that serves players. An address from a response is code to run,
 * so it is checked in the page and again in the frame.
 * @param url as in `GET /players`, relative or absolute
 * @param service an address of the service
 * @returns the absolute address, or undefined for one that is not allowed
 */
export function playerUrl(url: string, service: string): string | undefined {
  if (!URL.canParse(url, service)) return undefined;
  const address = new URL(url, service);
  const isOwn = address.origin === new URL(service).origin && address.username === '' && address.password === '';
  return isOwn && /^\/games\/[a-z][a-z0-9_]{0,63}\/player\.js$/.test(address.pathname) ? address.href : undefined;
}
