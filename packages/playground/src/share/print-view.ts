import { type Paper, pageStyle as paperStyle } from '@ludotext/formats/paper';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { learnInteractions } from '../sets/learn-interactions.js';
import { SetDialog } from './set-dialog.js';
import { printableItems, Worksheet } from './worksheet.js';

/** Where paper is of the American sizes. Source: CLDR, paperSize. */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/**
 * A worksheet with its key: what is to be on it, how it will look, and the button that prints. While it is open the
 * browser's own command prints the worksheet, too, and nothing else of the page.
 */
export class PrintView extends SetDialog {
  static override properties = {
    ...SetDialog.properties,
    hasKey: { state: true },
    hasHints: { state: true },
    paper: { state: true },
  };
  static override styles = [
    ...SetDialog.styles,
    css`
      .preview { padding: clamp(0.75rem, 5vw, 2.5rem); border: 1px solid var(--color-border); background: #fff; }
      .choice { align-items: center; padding-block: 0.25rem; }
      .main { margin-inline-start: auto; }
      label.paper { display: flex; gap: 0.5rem; align-items: center; padding: 0; }
      select { inline-size: auto; }
    `,
  ];

  declare hasKey: boolean;
  declare hasHints: boolean;
  declare protected paper: Paper;

  readonly #print = new PrintedCopy();

  constructor() {
    super();
    const { region = '' } = new Intl.Locale(navigator.language);
    Object.assign(this, { hasKey: true, hasHints: true, paper: letterRegions.has(region) ? 'letter' : 'a4' });
  }

  override async open(): Promise<void> {
    await super.open();
    const { service, sets, isOnline } = this.desk;
    if (printableItems(this.set).missing === 0 || !isOnline) return;
    // What cannot be learned now is not printed, and the page says so.
    await learnInteractions(this.set, service, sets).catch(() => undefined);
    this.set = (await sets.get(this.set.id)) ?? this.set;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#print.remove();
  }

  protected get heading(): string {
    return this.desk.say('printTitle');
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.isOpen) this.#print.show(this, this.paper);
  }

  protected override closed(): void {
    this.#print.remove();
  }

  protected renderContent(): TemplateResult {
    const { say } = this.desk;
    const { items, missing } = printableItems(this.set);
    return html`
      <fieldset class="row">
        <legend class="hidden">${say('printOptions')}</legend>
        <label class="choice"><input type="checkbox" name="hasKey" .checked=${this.hasKey} @change=${this.#choose} />${say('printKey')}</label>
        <label class="choice"><input type="checkbox" name="hasHints" .checked=${this.hasHints} @change=${this.#choose} />${say('printHints')}</label>
        <label class="paper">${say('printPaper')}
          <select @change=${this.#choosePaper}>
            <option value="a4" ?selected=${this.paper === 'a4'}>A4</option>
            <option value="letter" ?selected=${this.paper === 'letter'}>${say('printLetter')}</option>
          </select>
        </label>
        <button type="button" class="main" aria-disabled=${items.length === 0} @click=${this.#press}>${say('print')}</button>
      </fieldset>
      ${missing === 0 ? nothing : html`<p class="notice">${say('printMissing', { count: missing })}</p>`}
      <div class="preview" role="region" tabindex="0" aria-label=${say('printPreview')}>${this.#worksheet()}</div>
    `;
  }

  #worksheet(): TemplateResult {
    return html`<ludo-worksheet .set=${this.set} .hasKey=${this.hasKey} .hasHints=${this.hasHints}></ludo-worksheet>`;
  }

  readonly #choose = ({ target }: Event): void => {
    const { name, checked } = target as HTMLInputElement;
    if (name === 'hasKey') this.hasKey = checked;
    else this.hasHints = checked;
  };

  readonly #choosePaper = ({ target }: Event): void => {
    this.paper = (target as HTMLSelectElement).value === 'letter' ? 'letter' : 'a4';
  };

  readonly #press = async (): Promise<void> => {
    if (printableItems(this.set).items.length === 0) return;
    await this.#print.ready;
    print();
  };
}

customElements.define('ludo-print-view', PrintView);

/** Leaves the worksheet alone on paper. On the screen it is not there. */
const alone = `
  @media screen { body > ludo-worksheet { display: none; } }
  @media print {
    body > :not(ludo-worksheet) { display: none !important; }
    html, body { min-block-size: 0 !important; margin: 0 !important; padding: 0 !important; background: #fff !important; }
  }
`;

/** The worksheet as a part of the page itself, where it can be broken into pages; in a dialog it cannot. */
class PrintedCopy {
  readonly #copy = new Worksheet();
  readonly #style = new CSSStyleSheet();

  /** Settles when what was last shown can be printed. */
  get ready(): Promise<unknown> {
    return this.#copy.updateComplete;
  }

  show({ set, hasKey, hasHints }: Pick<Worksheet, 'set' | 'hasKey' | 'hasHints'>, paper: Paper): void {
    Object.assign(this.#copy, { set, hasKey, hasHints });
    this.#style.replaceSync(paperStyle(paper) + alone);
    if (this.#copy.isConnected) return;
    document.body.append(this.#copy);
    document.adoptedStyleSheets.push(this.#style);
  }

  remove(): void {
    this.#copy.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#style);
  }
}
