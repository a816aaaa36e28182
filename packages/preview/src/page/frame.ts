// Runs inside the frame of a player, in a document with an opaque origin and a policy without network, as in a service.

import type { FromFrame, PlayerSettings, ToFrame } from './protocol.js';

type Player = HTMLElement & Record<keyof Omit<PlayerSettings, 'theme'>, unknown>;

const site = new URL(location.href).origin;
const names = ['ludotext-item', 'ludotext-answer', 'ludotext-complete'];
let player: Player | undefined;

/** The page has the origin that this document was loaded from. */
function tell(message: FromFrame): void {
  parent.postMessage(message, site);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== site) return;
  if (data.type === 'play') void play(data.source, data);
  else apply(data);
});
addEventListener('error', ({ message }) => tell({ type: 'problem', reason: message }));
addEventListener('unhandledrejection', ({ reason }) => tell({ type: 'problem', reason: String(reason) }));
document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  tell({ type: 'problem', reason: `${blockedURI} was kept out (${effectiveDirective}): a player loads nothing.` });
});

async function play(source: string, settings: PlayerSettings): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { default: PlayerClass } = (await import(address)) as { default?: unknown };
    if (typeof PlayerClass !== 'function' || !(PlayerClass.prototype instanceof HTMLElement)) {
      throw new Error('The default export of the player is no class of an element.');
    }
    const Found = PlayerClass as new () => Player;
    if (customElements.getName(Found) === null) customElements.define('ludo-unnamed-player', Found);
    player = new Found();
    for (const name of names) player.addEventListener(name, onEvent);
    apply(settings);
    document.body.append(player);
    new ResizeObserver(() => {
      tell({ type: 'height', height: document.body.getBoundingClientRect().height });
    }).observe(document.body);
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function apply({ items, language, locale, theme, embedded }: PlayerSettings): void {
  document.documentElement.lang = locale;
  document.documentElement.style.colorScheme = theme;
  if (player !== undefined) Object.assign(player, { items, language, locale, embedded });
}

function onEvent(event: Event): void {
  const { type, bubbles, composed } = event;
  const detail = event instanceof CustomEvent ? event.detail : undefined;
  if (!bubbles || !composed)
    tell({ type: 'problem', reason: `${type} does not bubble, or is not composed: hosts do not hear it.` });
  try {
    tell({ type: 'event', name: type, detail: JSON.parse(JSON.stringify(detail ?? null)) });
  } catch {
    tell({ type: 'problem', reason: `The detail of ${type} cannot be written as JSON.` });
  }
}

const sheet = new CSSStyleSheet();
// As in a service: fonts and colours of the page, and room for the outline of what has the focus.
sheet.replaceSync(`
  html { font: 100%/1.5 system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
    color: light-dark(#252638, #f6f0e2); background: light-dark(#fffdf8, #23263d); }
  body { margin: 0; padding: 4px; display: flow-root; overflow-wrap: anywhere; }
  body > * { display: block; }
`);
document.adoptedStyleSheets = [sheet];
tell({ type: 'hello' });
