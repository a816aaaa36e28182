import { type ExportItem, type ExportSet, type Interaction, type Outcome, seedFrom } from '@ludotext/engine/format';
import { directionOf } from '../direction.js';
import { leftOut } from '../outcome.js';
import { pageScript, registryScript } from './page-script.js';
import { pageStyle } from './page-style.js';
import { inlineModule } from './player-module.js';
import { type Locale, localeOf, texts } from './texts.js';

export interface PageOptions {
  readonly locale: Locale | 'auto';
}

/** A page that plays, and what became of each item. */
export interface PlayablePage {
  readonly page: string;
  readonly outcomes: readonly Outcome[];
}

/**
 * Writes one HTML document with the players, the items and the script that plays one game after the other. Its policy
 * names each script and style by its hash and allows nothing else, so that no text of an item can run or reach the
 * network, whatever a player does with it.
 * @param courseScript a script that runs before the others, and tells a course what was answered
 */
export async function writePage(set: ExportSet, options: PageOptions, courseScript?: string): Promise<PlayablePage> {
  const used = new Set(set.items.map(({ gameType }) => gameType));
  const modules = new Map<string, string>();
  for (const gameType of used) {
    const module = inlineModule(set.players[gameType] ?? '', gameType);
    if (module !== undefined) modules.set(gameType, module);
  }
  const kept = set.items.filter(({ gameType }) => modules.has(gameType));
  const locale = localeOf(options.locale, set.language);
  const data = {
    id: seedFrom(...kept.map(({ id }) => id)).toString(16),
    language: set.language,
    direction: directionOf(set.language),
    locale,
    texts: texts[locale],
    parts: [...modules.keys()].map((gameType) => {
      const items = kept.filter((each) => each.gameType === gameType);
      return { player: gameType, items: items.map(({ item }) => item), reviews: items.map(reviewOf) };
    }),
  };
  const scripts = [registryScript, ...(courseScript === undefined ? [] : [courseScript])];
  const page = await documentOf(set, locale, JSON.stringify(data), scripts, [...modules.values(), pageScript]);
  return { page, outcomes: set.items.map(({ gameType }) => outcomeOf(gameType, set, modules)) };
}

function outcomeOf(gameType: string, { players }: ExportSet, modules: ReadonlyMap<string, string>): Outcome {
  if (modules.has(gameType)) return { outcome: 'exact' };
  return leftOut(players[gameType] === undefined ? 'player_missing' : 'player_not_inlined', { game: gameType });
}

/** An item beside its player and in the list of results: what was asked, what is right, and where that stands. */
function reviewOf({ interaction }: ExportItem): Review {
  const { prompt: title, place } = interaction;
  return { title, solution: solutionOf(interaction), ...(place === undefined ? {} : { place }) };
}

interface Review {
  readonly title: string;
  readonly solution: string;
  readonly place?: string;
}

function solutionOf(interaction: Interaction): string {
  switch (interaction.kind) {
    case 'choice':
      return interaction.options.flatMap(({ text, correct }) => (correct ? [text] : [])).join('\n');
    case 'order':
      return interaction.layout === 'lines' ? interaction.parts.join('\n') : interaction.solved;
    case 'match':
      return interaction.pairs.map(({ left, right }) => `${left} – ${right}`).join('\n');
    case 'gaps':
      return interaction.segments.map((part) => (typeof part === 'string' ? part : (part.accepted[0] ?? ''))).join('');
    case 'text':
      return interaction.accepted[0] ?? '';
  }
}

async function documentOf(
  { title, language }: ExportSet,
  locale: Locale,
  data: string,
  scripts: readonly string[],
  modules: readonly string[],
): Promise<string> {
  const hashes = await Promise.all([...scripts, ...modules].map(hashSource));
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    `style-src ${await hashSource(pageStyle)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    // As in the service's page: a text becomes markup through the players' template library alone.
    "require-trusted-types-for 'script'",
    "trusted-types lit-html 'allow-duplicates'",
  ].join('; ');
  const lines = [
    '<!doctype html>',
    `<html lang="${locale}" dir="${directionOf(locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    // Without it, a browser asks a server for one.
    '<link rel="icon" href="data:,">',
    `<title>${escaped(title)}</title>`,
    `<style>${pageStyle}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1 lang="${escaped(language)}" dir="${directionOf(language)}">${escaped(title)}</h1>`,
    `<noscript><p>${escaped(texts[locale].noScript)}</p></noscript>`,
    '<div id="stage"></div>',
    '</main>',
    `<script type="application/json" id="set">${data.replaceAll('<', '\\u003c')}</script>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    ...modules.map((module) => `<script type="module">${module}</script>`),
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}

/** A text in the content or an attribute of an element. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How a Content-Security-Policy names an inline script or style. */
async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
