// Runs inside the frame of a third-party player. The document has an opaque origin (sandbox without allow-same-origin) and a policy
// without network. The player can read and change everything here, so there are no secrets.

import { importPlayer, type Player, playerUrl } from '@ludotext/player/games';
import { type FrameSettings, fields, type ToFrame } from './protocol.js';

const site = new URL(location.href).origin;

/** The page has the origin this document was loaded from, so only that origin receives the message. */
function tell(message: Readonly<Record<string, unknown>>): void {
  parent.postMessage(message, site);
}

let player: Player | undefined;

addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.source !== parent || event.origin !== site) return;
  const message = event.data;
  if (message.type === 'play') void play(message.url, message);
  else if (message.type === 'update') apply(message);
  else if (message.type === 'focus') enter();
  else if (message.type === 'reveal') player?.reveal?.();
  else if (message.type === 'key') press(message.code);
});

addEventListener('keydown', (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  const isTaken = target instanceof Element && target.closest(`button, a, summary, ${fields}`) !== null;
  if (event.key === ' ' && !event.repeat && !event.defaultPrevented && !isTaken) tell({ type: 'space' });
});

async function play(url: string, settings: FrameSettings): Promise<void> {
  try {
    const address = playerUrl(url, location.href);
    if (address === undefined) throw new Error('This is not the address of a player.');
    const PlayerClass = await importPlayer(address);
    player = new PlayerClass();
    player.embedded = true;
    player.addEventListener('ludotext-answer', (event) => tell({ type: 'answer', detail: detailOf(event) }));
    player.addEventListener('ludotext-complete', (event) => tell({ type: 'complete', detail: detailOf(event) }));
    apply(settings);
    document.body.append(player);
    watchHeight();
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function apply({ items, language, locale, theme, colorScheme }: FrameSettings): void {
  const { style } = document.documentElement;
  document.documentElement.lang = locale;
  style.colorScheme = colorScheme;
  for (const [name, value] of Object.entries(theme)) style.setProperty(name, value);
  if (player !== undefined) Object.assign(player, { items, language, locale });
}

/** The detail of a player's event; null if it cannot be sent, as the event itself still counts. */
function detailOf(event: Event): unknown {
  if (!(event instanceof CustomEvent)) return null;
  try {
    return JSON.parse(JSON.stringify(event.detail ?? null));
  } catch {
    return null;
  }
}

/** Focuses the player; if it does not take the focus, the element itself gets it. */
function enter(): void {
  if (player === undefined) return;
  player.focus();
  if (player.matches(':focus-within')) return;
  player.tabIndex = -1;
  player.focus();
}

/** A key that was pressed in the page around, as if it were pressed on the player. */
function press(code: string): void {
  const key = { code, key: code.slice(-1), bubbles: true, composed: true, cancelable: true };
  player?.dispatchEvent(new KeyboardEvent('keydown', key));
}

function watchHeight(): void {
  new ResizeObserver(() => {
    tell({ type: 'height', height: document.body.getBoundingClientRect().height });
  }).observe(document.body);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  html { font: 100%/1.5 var(--ludotext-font, system-ui, sans-serif); color: var(--ludotext-color-text, CanvasText); background: transparent; }
  body { margin: 0; padding: 4px; display: flow-root; overflow-wrap: anywhere; }
  body > * { display: block; }
`);
document.adoptedStyleSheets = [sheet];
tell({ type: 'hello' });
