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
