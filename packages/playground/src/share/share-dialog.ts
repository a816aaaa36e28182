import { packSet, SetError } from '@ludotext/player';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { encode } from 'uqr';
import '../copy-button.js';
import { linkTo } from '../page/address.js';
import { saveSet } from '../sets/set-file.js';
import type { SetDocument } from '../sets/stored-set.js';
import { SetDialog } from './set-dialog.js';

/** Maximum characters of a link that phones still read from a screen. */
const maxCode = 1_200;

/** Why a set goes out as a file: it is too large for a link, or this browser cannot pack. */
type NoLink = { readonly reason: 'shareTooLong' | 'shareNoLink' };

/** What is shared of a set. */
interface Shared {
  /** The set in a link, behind `#`; empty without a game that can be shared; or why there is no link. */
  readonly packed: string | NoLink;
  /** Names of the games that cannot be shared, because they have no player. */
  readonly leftOut: readonly string[];
  /** Names of the games that are played on this page alone. */
  readonly onlyHere: readonly string[];
}

/**
 * A set for others to play: a link that holds the set itself, as a QR code, too, and what puts it on a site. A set
 * without a link goes out as a file.
 */
export class ShareDialog extends SetDialog {
  static override properties = { ...SetDialog.properties, shared: { state: true } };
  static override styles = [
    ...SetDialog.styles,
    css`
      .link { display: grid; gap: 0.5rem; }
      .link input, textarea { font-family: ui-monospace, monospace; font-size: var(--size-small); }
      textarea { resize: vertical; }
      .code { inline-size: min(26rem, 100%); margin-inline: auto; display: block; background: #fff; border-radius: calc(var(--radius) * 0.5); }
      .code path { fill: #000; forced-color-adjust: none; }
      ul { padding-inline-start: 1.25rem; }
    `,
  ];

  /** `undefined` until the set is packed. */
  declare protected shared: Shared | undefined;

  override async open(): Promise<void> {
    this.shared = undefined;
    await super.open();
    const { games, leftOut, onlyHere } = this.#sort();
    this.shared = { packed: games.length === 0 ? '' : await pack({ ...this.set.document, games }), leftOut, onlyHere };
  }

  protected get heading(): string {
    return this.desk.say('share');
  }

  protected renderContent(): TemplateResult {
    const { say } = this.desk;
    if (this.shared === undefined) return html`<p role="status">${say('sharePacking')}</p>`;
    const { packed, leftOut } = this.shared;
    return html`
      ${leftOut.length === 0 ? nothing : html`<div class="notice"><p>${say('shareLeftOut')}</p>${names(leftOut)}</div>`}
      ${packed === '' ? nothing : typeof packed === 'string' ? this.#renderLink(packed) : this.#renderFile(packed)}
    `;
  }

  #renderLink(packed: string): TemplateResult {
    const { say } = this.desk;
    const link = location.origin + linkTo({ view: 'shared', packed, isClass: false });
    return html`
      <p class="notice">${say('shareHoldsAnswers')}</p>
      <section class="link">
        <label for="link">${say('shareLink')}</label>
        <input id="link" type="text" readonly dir="ltr" .value=${link} @focus=${selectAll} />
        <div class="row">${this.#copyButton(link, say('shareCopyLink'))}<a href=${link} target="_blank" rel="noopener">${say('shareTry')}</a></div>
        <p class="hint">${say('shareLinkHint')}</p>
      </section>
      ${
        link.length > maxCode
          ? html`<p class="hint">${say('shareNoCode')}</p>`
          : html`<figure>${qrCode(link, say('shareCode'))}</figure>`
      }
      <section class="link">
        <h3>${say('shareClass')}</h3>
        <p class="hint">${say('shareClassHint')}</p>
        <div class="row">${this.#copyButton(location.origin + linkTo({ view: 'shared', packed, isClass: true }), say('shareCopyClass'))}</div>
      </section>
      ${this.#renderEmbed(link)}
    `;
  }

  #renderEmbed(link: string): TemplateResult {
    const { say } = this.desk;
    const snippet = `<script type="module" src="${location.origin}/embed.js"></script>\n<ludotext-games src="${link}"></ludotext-games>`;
    const onlyHere = this.shared?.onlyHere ?? [];
    return html`<details>
      <summary>${say('shareEmbed')}</summary>
      <div class="link">
        <p class="hint" id="embed-hint">${say('shareEmbedHint')}</p>
        ${onlyHere.length === 0 ? nothing : html`<p>${say('shareOnlyHere')}</p>${names(onlyHere)}`}
        <textarea readonly rows="4" dir="ltr" aria-label=${say('shareEmbed')} aria-describedby="embed-hint" .value=${snippet} @focus=${selectAll}></textarea>
        <div class="row">${this.#copyButton(snippet, say('shareCopyEmbed'))}</div>
      </div>
    </details>`;
  }

  #renderFile({ reason }: NoLink): TemplateResult {
    const { say } = this.desk;
    return html`
      <p class="notice">${say(reason)}</p>
      <p class="hint">${say('shareFileHint')}</p>
      <div class="row"><button type="button" class="main" @click=${() => saveSet(this.set.document)}>${say('saveFile')}</button></div>
    `;
  }

  #copyButton(text: string, label: string): TemplateResult {
    const { say } = this.desk;
    return html`<ludo-copy-button
      .text=${text}
      label=${label}
      copied=${say('copied')}
      not-copied=${say('notCopied')}
    ></ludo-copy-button>`;
  }

  /** Which games can be shared; one that the service did not tell of is given the benefit of the doubt. */
  #sort(): Omit<Shared, 'packed'> & Pick<SetDocument, 'games'> {
    const { details, games: known } = this.desk;
    const nameOf = (gameType: string) =>
      known?.find(({ game_type: name }) => name === gameType)?.display_name ?? gameType;
    const isGone = (gameType: string) => known?.every(({ game_type: name }) => name !== gameType) === true;
    const withPlayer = (gameType: string) => !isGone(gameType) && details.get(gameType)?.player !== null;
    const all = this.set.document.games.filter(({ items }) => items.length > 0);
    const games = all.filter(({ game_type: name }) => withPlayer(name));
    const namesOf = (some: SetDocument['games']) => some.map(({ game_type: name }) => nameOf(name));
    return {
      games,
      leftOut: namesOf(all.filter((game) => !games.includes(game))),
      onlyHere: namesOf(games.filter(({ game_type: name }) => details.get(name)?.player?.isolated === true)),
    };
  }
}

customElements.define('ludo-share-dialog', ShareDialog);

async function pack(document: SetDocument): Promise<string | NoLink> {
  try {
    return await packSet(document);
  } catch (error) {
    return { reason: error instanceof SetError && error.code === 'too_long' ? 'shareTooLong' : 'shareNoLink' };
  }
}

const names = (some: readonly string[]): TemplateResult =>
  html`<ul>${some.map((name) => html`<li><bdi>${name}</bdi></li>`)}</ul>`;

const selectAll = ({ target }: Event): void => (target as HTMLInputElement | HTMLTextAreaElement).select();

/** A QR code, black on white whatever the colours of the page, with the margin that readers need. */
function qrCode(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="code" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<path d=${modules.join('')} />`}
  </svg>`;
}
