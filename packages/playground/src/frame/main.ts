// The inside of the frame that another hand's player runs in. Its document has an origin of its own (sandbox without
// allow-same-origin) and a policy without network: what is here may be read and changed by the player, and keeps no secret.

import { importPlayer, playerUrl } from '../play/player-loader.js';
import type { Player } from '../play/round.js';
import type { FrameSettings, ToFrame } from './protocol.js';

const site = new URL(location.href).origin;

/** The page is of the site that this document was loaded from, so it can be named; others do not get to read. */
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

/** What is in an event of the player; nothing where it cannot be sent: the event itself still counts. */
function detailOf(event: Event): unknown {
  if (!(event instanceof CustomEvent)) return null;
  try {
    return JSON.parse(JSON.stringify(event.detail ?? null));
  } catch {
    return null;
  }
}

/** Focus comes into the player; one that cannot take it gets it as a whole. */
function enter(): void {
  if (player === undefined) return;
  player.focus();
  if (player.matches(':focus-within')) return;
  player.tabIndex = -1;
  player.focus();
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
