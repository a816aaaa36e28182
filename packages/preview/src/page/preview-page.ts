import type { Finding } from '@ludotext/engine';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { JudgedItem, Outcome, Shown, ShownGame } from '../shown.js';
import { loadChoices, type Matrix, type Source, saveChoices, sides, widths } from './choices.js';
import { entryOf, type LogEntry, maxEntries } from './log.js';
import type { FrameContent, FrameNews, PlayerFrame } from './player-frame.js';
import { tryText } from './server.js';

/** Milliseconds without typing after which a text is tried. */
const typingMs = 200;

/** More frames are shown smaller. */
const fewFrames = 6;

/** The whole page. */
export class PreviewPage extends LitElement {
  static override properties = {
    shown: { state: true },
    isLost: { state: true },
    outcome: { state: true },
    choices: { state: true },
    log: { state: true },
    restarts: { state: true },
    isTrying: { state: true },
  };

  declare protected shown: Shown;
  declare protected isLost: boolean;
  /** What came of the text that is typed. */
  declare protected outcome: Outcome | undefined;
  declare protected choices: ReturnType<typeof loadChoices>;
  declare protected log: readonly LogEntry[];
  declare protected restarts: number;
  declare protected isTrying: boolean;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor() {
    super();
    this.shown = { game: null, trouble: null };
    this.isLost = false;
    this.choices = loadChoices();
    this.log = [];
    this.restarts = 0;
    this.isTrying = false;
    this.addEventListener('frame-news', (event) => void this.#hear((event as CustomEvent<FrameNews>).detail));
    this.addEventListener('frame-ready', () => this.#tellState());
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Shows another state of the game; what was chosen and typed stays. */
  show(shown: Shown): void {
    const isNew = shown.game?.fingerprint !== this.shown.game?.fingerprint;
    this.shown = shown;
    this.isLost = false;
    if (!isNew) return;
    const { source } = this.choices;
    if (source === 'examples' && shown.game?.examples.length === 0) this.#choose({ source: 'direct' });
    if (this.choices.direct === '' && shown.game?.directFormats[0])
      this.#choose({ direct: shown.game.directFormats[0].example });
    void this.#try();
  }

  /** The command is gone. */
  lose(): void {
    this.isLost = true;
  }

  protected override updated(): void {
    saveChoices(this.choices);
    this.#tellState();
  }

  protected override render(): TemplateResult {
    const { game } = this.shown;
    return html`${this.#header(game)} ${this.#trouble()}
      <main>${game === null ? nothing : html`${this.#texts(game)} ${this.#stage(game)}`}</main>`;
  }

  #header(game: ShownGame | null): TemplateResult {
    const state = this.isLost ? 'stopped' : this.shown.trouble === null ? 'live' : this.shown.trouble.kind;
    const words = { stopped: 'The preview was stopped', live: 'Live', waiting: 'Waiting', error: 'Not up to date' }[
      state
    ];
    return html`<header>
      <h1>${game?.displayName ?? 'Ludotext preview'}</h1>
      ${game === null ? nothing : html`<p>${game.package}${game.version === null ? '' : ` ${game.version}`} · ${game.gameType} · type_id ${game.typeId}</p>`}
      <p class="state" data-state=${state} role="status">${words}</p>
    </header>`;
  }

  #trouble(): TemplateResult | typeof nothing {
    const { trouble, game } = this.shown;
    if (trouble === null) return nothing;
    return html`<section class="trouble" data-kind=${trouble.kind} role=${trouble.kind === 'error' ? 'alert' : 'status'}>
      <h2>${trouble.title}</h2>
      ${trouble.messages.map((message) => html`<p>${message}</p>`)}
      ${trouble.stack === undefined ? nothing : html`<pre tabindex="0">${trouble.stack}</pre>`}
      ${game === null || trouble.kind === 'waiting' ? nothing : html`<p class="quiet">Below is the last game that could be loaded.</p>`}
    </section>`;
  }

  #texts(game: ShownGame): TemplateResult {
    const { source } = this.choices;
    const names: Record<Source, string> = { examples: 'Examples', direct: 'Direct format', prose: 'Prose' };
    return html`<section class="texts" aria-label="Items">
      <div class="tabs" role="group" aria-label="Where the items come from">
        ${Object.entries(names).map(
          ([name, words]) => html`<button aria-pressed=${String(name === source)}
            @click=${() => this.#choose({ source: name as Source, item: null })}>${words}</button>`,
        )}
      </div>
      ${source === 'examples' ? this.#examples(game) : this.#text(game, source)}
      ${this.#outcome()}
    </section>`;
  }

  #examples(game: ShownGame): TemplateResult {
    if (game.examples.length === 0) return html`<p class="quiet">The game has no <code>examples</code>.</p>`;
    return html`<ul class="examples">${game.examples.map(
      ({ source, text, outcome }, index) => html`<li><button aria-pressed=${String(index === this.#exampleIndex(game))}
          @click=${() => this.#choose({ example: index, item: null })}>
          <span class="tag">${source}</span> <span class="tag">${outcome.language}</span>
          <span class="line" lang=${outcome.language} dir="auto">${text.slice(0, 140)}</span></button></li>`,
    )}</ul>`;
  }

  #text(game: ShownGame, source: 'direct' | 'prose'): TemplateResult {
    if (source === 'prose' && !game.writesOffline) {
      return html`<p class="quiet">The game has no <code>offline</code>: prose needs a language model, and the preview has none.</p>`;
    }
    const starts = [
      ...(source === 'direct'
        ? game.directFormats.map(({ language, example }) => ({
            name: `Example of the format (${language})`,
            text: example,
          }))
        : []),
      ...game.examples.flatMap((each, index) =>
        each.source === source ? [{ name: `Example ${index + 1} (${each.outcome.language})`, text: each.text }] : [],
      ),
      ...game.fixtures.map(({ name, text }) => ({ name: `fixtures/${name}`, text })),
    ];
    const label = source === 'direct' ? 'Text in the direct format' : 'Text to write items of';
    return html`<div class="text">
      <label for="text">${label}</label>
      <select aria-label="Start from" @change=${(event: Event) => this.#start(event, source, starts)}>
        <option value="">Start from …</option>
        ${starts.map(({ name }, index) => html`<option value=${index}>${name}</option>`)}
      </select>
      <textarea id="text" dir="auto" rows="9" spellcheck="false" .value=${live(this.choices[source])}
        @input=${(event: Event) => this.#type(source, (event.target as HTMLTextAreaElement).value)}></textarea>
      ${
        source === 'direct'
          ? nothing
          : html`<label class="count">Items at most
        <input type="number" min="1" max="50" .value=${live(String(this.choices.count))}
          @change=${(event: Event) => this.#count((event.target as HTMLInputElement).valueAsNumber)}></label>`
      }
      ${source === 'direct' && game.directFormats.length > 0 ? html`<details><summary>The format</summary><p>${game.directFormats[0]?.description}</p></details>` : nothing}
    </div>`;
  }

  #outcome(): TemplateResult | typeof nothing {
    const outcome = this.#current;
    if (outcome === undefined) return this.isTrying ? html`<p class="quiet" role="status">Making items …</p>` : nothing;
    const { items, faults, score, remarks, failure, language } = outcome;
    const rejecting = faults.filter(({ severity }) => severity === 'reject');
    const playable = items.filter((each) => this.#isPlayed(each));
    return html`<div class="outcome">
      ${failure === undefined ? nothing : html`<div class="card failure"><p>${failure.message}</p>${failure.stack === undefined ? nothing : html`<pre tabindex="0">${failure.stack}</pre>`}</div>`}
      ${score === undefined ? nothing : html`<p class="score"><meter min="0" max="100" low="30" value=${score.score} aria-label="Score"></meter> <strong>${score.score}</strong> ${score.reason}${score.score < 30 ? ' Below 30 a service does not choose the game.' : ''}</p>`}
      ${remarks.map((remark) => html`<p class="remark">${remark}</p>`)}
      ${rejecting.length === 0 ? nothing : html`<p class="refused">${rejecting.length === 1 ? 'One fault' : `${rejecting.length} faults`}: a service refuses this text until it is mended.</p>`}
      <ul class="findings">${faults.map((fault) => this.#finding(fault, undefined))}</ul>
      <h2>${items.length === 1 ? 'One item' : `${items.length} items`}${language === 'und' ? '' : ` in ${languageName(language)}`}
        ${playable.length > 1 ? html`<button class="small" aria-pressed=${String(this.choices.item === null)} @click=${() => this.#choose({ item: null })}>Play all</button>` : nothing}</h2>
      <ol class="items">${items.map((each, index) => this.#item(each, index, language))}</ol>
    </div>`;
  }

  #item(each: JudgedItem, index: number, language: string): TemplateResult {
    const { item, draft, prompt, findings, isRejected } = each;
    const isDropped = isRejected && this.choices.source !== 'direct';
    const shown = withoutId(item ?? draft);
    const title = prompt ?? firstText(shown) ?? `Item ${index + 1}`;
    return html`<li class="card" data-rejected=${String(isDropped)}>
      <div class="title"><span lang=${language} dir="auto">${title}</span>
        ${
          item === undefined
            ? nothing
            : html`<button class="small" aria-pressed=${String(this.choices.item === index)} aria-label=${`Play item ${index + 1}`}
          @click=${() => this.#choose({ item: this.choices.item === index ? null : index })}>Play</button>`
        }</div>
      ${isDropped ? html`<p class="refused">${item === undefined ? 'The draft does not fit its schema.' : 'Rejected: nobody sees this item.'}</p>` : nothing}
      ${findings.length === 0 ? nothing : html`<ul class="findings">${findings.map((finding) => this.#finding(finding, item ?? draft))}</ul>`}
      <details><summary>${item === undefined ? 'Draft' : 'Item'}${draft !== undefined && item !== undefined ? ' and draft' : ''}</summary>
        ${item === undefined ? nothing : html`<pre tabindex="0" lang=${language}>${JSON.stringify(shown, null, 2)}</pre>`}
        ${draft === undefined ? nothing : html`<p class="quiet">Draft</p><pre tabindex="0" lang=${language}>${JSON.stringify(draft, null, 2)}</pre>`}
      </details></li>`;
  }

  #finding({ rule, severity, message, path = [], line, column }: Finding, value: unknown): TemplateResult {
    const place = path.length === 0 ? undefined : placeName(path);
    const found = place === undefined ? undefined : valueAt(value, path);
    return html`<li data-severity=${severity}><span class="tag">${severity}</span> <code>${rule}</code> ${message}
      ${line === undefined ? nothing : html`<button class="small" @click=${() => this.#goTo(line, column ?? 1)}>Line ${line}, column ${column ?? 1}</button>`}
      ${place === undefined ? nothing : html`<span class="place"><code>${place}</code>${found === undefined ? '' : html`: <q>${shorten(found)}</q>`}</span>`}</li>`;
  }

  #stage(game: ShownGame): TemplateResult {
    const items = this.#played;
    const language = this.#current?.language ?? '';
    return html`<section class="stage" aria-label="Player">
      ${game.player === null ? this.#plain(items, language) : html`${this.#matrix()} ${this.#frames(game, game.player, items, language)}`}
      ${game.player === null ? nothing : this.#events(game)}
    </section>`;
  }

  #plain(items: readonly object[], language: string): TemplateResult {
    return html`<h2>Items</h2><p class="quiet">The package exports no <code>./player</code>, so a service shows the members of its items.</p>
      ${items.map(
        (item) =>
          html`<dl class="card plain" lang=${language} dir="auto">${Object.entries(withoutId(item) as object).map(
            ([name, value]) =>
              html`<dt>${name}</dt><dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
          )}</dl>`,
      )}`;
  }

  #matrix(): TemplateResult {
    const { matrix } = this.choices;
    return html`<div class="matrix">
      ${(Object.keys(sides) as (keyof Matrix)[]).map(
        (side) => html`<fieldset><legend>${sides[side].name}</legend>
        ${Object.entries<string>(sides[side].values).map(
          ([
            value,
            words,
          ]) => html`<label class="chip"><input type="checkbox" .checked=${live(matrix[side].includes(value))}
          @change=${() => this.#toggle(side, value)}><span>${words}</span></label>`,
        )}</fieldset>`,
      )}
      <div class="buttons">
        <button @click=${() => this.#choose({ matrix: everything() })}>All at once</button>
        <button @click=${() => this.#choose({ matrix: onlyFirst(matrix) })}>One</button>
        <button @click=${() => {
          this.restarts += 1;
        }}>Restart</button>
      </div></div>`;
  }

  #frames(game: ShownGame, source: string, items: readonly object[], language: string): TemplateResult {
    const { matrix } = this.choices;
    if (items.length === 0) return html`<p class="quiet">No item to play.</p>`;
    // Those of one width stand side by side.
    const places = matrix.width.flatMap((width) =>
      matrix.locale.flatMap((locale) =>
        matrix.host.flatMap((host) => matrix.theme.map((theme) => ({ locale, theme, host, width }))),
      ),
    );
    return html`<div class="wall" data-many=${String(places.length > fewFrames)}>${repeat(
      places,
      (place) => Object.values(place).join(' '),
      ({ locale, theme, host, width }) => {
        const pixels = widths[width as keyof typeof widths];
        const label = [sides.locale.values[locale], theme, `${pixels} px`, host].join(' · ');
        const content: FrameContent = {
          run: `${game.fingerprint} ${this.restarts}`,
          source,
          label,
          width: pixels,
          items,
          language,
          locale,
          theme: theme as 'light',
          embedded: host === 'embedded',
        };
        return html`<figure data-theme=${theme}><figcaption>${label}</figcaption><player-frame .content=${content}></player-frame></figure>`;
      },
    )}</div>`;
  }

  #events({ grades }: ShownGame): TemplateResult {
    return html`<section class="log" aria-label="Events"><h2>Events <button class="small" ?disabled=${this.log.length === 0} @click=${() => {
      this.log = [];
    }}>Clear</button></h2>
      ${this.log.length === 0 ? html`<p class="quiet">What the player tells its host appears here${grades ? ', each answer with the grade of the game itself' : ''}.</p>` : nothing}
      <ol>${repeat(
        this.log,
        ({ id }) => id,
        ({ time, label, title, detail, grade, faults, agrees }) => html`<li data-faulty=${String(faults.length > 0)}>
        <div class="title"><time>${time.toLocaleTimeString('en-GB')}</time> <code>${title}</code> <span class="quiet">${label}</span>
          ${agrees ? html`<span class="tag good">✓ same grade</span>` : faults.length > 0 ? html`<span class="tag bad">⚠ ${grade === undefined ? 'fault' : 'grades differ'}</span>` : nothing}</div>
        ${faults.map((fault) => html`<p class="fault">${fault}</p>`)}
        ${
          detail === undefined || detail === null
            ? nothing
            : html`<details><summary>${said(detail)}</summary><pre tabindex="0">${JSON.stringify(detail, null, 2)}</pre>
          ${grade === undefined ? nothing : html`<p class="quiet">Grade of the game</p><pre tabindex="0">${JSON.stringify(grade, null, 2)}</pre>`}</details>`
        }</li>`,
      )}</ol></section>`;
  }

  get #current(): Outcome | undefined {
    const { game } = this.shown;
    if (this.choices.source !== 'examples') return this.outcome;
    return game?.examples[this.#exampleIndex(game)]?.outcome;
  }

  /** Fewer examples may be there than before. */
  #exampleIndex({ examples }: ShownGame): number {
    return Math.min(this.choices.example, examples.length - 1);
  }

  /** An author's item is kept whatever is said of it; a writer's is dropped when a rule rejects it. */
  #isPlayed({ item, isRejected }: JudgedItem): boolean {
    return item !== undefined && (this.choices.source === 'direct' || !isRejected);
  }

  get #played(): readonly object[] {
    const items = this.#current?.items ?? [];
    const one = this.choices.item === null ? undefined : items[this.choices.item]?.item;
    return one === undefined ? items.flatMap((each) => (this.#isPlayed(each) && each.item ? [each.item] : [])) : [one];
  }

  #choose(change: Partial<PreviewPage['choices']>): void {
    const before = this.choices;
    this.choices = { ...before, ...change };
    if (change.source !== undefined && change.source !== before.source) {
      this.outcome = undefined;
      void this.#try();
    }
  }

  #toggle(side: keyof Matrix, value: string): void {
    const { matrix } = this.choices;
    const chosen = matrix[side].includes(value)
      ? matrix[side].filter((each) => each !== value)
      : [...matrix[side], value];
    // In the order of the controls; the last one stays.
    const next = Object.keys(sides[side].values).filter((each) => chosen.includes(each));
    this.#choose({ matrix: { ...matrix, [side]: next.length === 0 ? matrix[side] : next } });
    this.requestUpdate();
  }

  #start(event: Event, source: 'direct' | 'prose', starts: readonly { readonly text: string }[]): void {
    const select = event.target as HTMLSelectElement;
    const start = starts[Number(select.value)];
    if (select.value === '' || start === undefined) return;
    select.value = '';
    this.#choose({ [source]: start.text, item: null });
    void this.#try();
  }

  #type(source: 'direct' | 'prose', text: string): void {
    this.#choose({ [source]: text });
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.#try(), typingMs);
  }

  #count(count: number): void {
    if (!Number.isInteger(count) || count < 1 || count > 50) return;
    this.#choose({ count });
    void this.#try();
  }

  /** Makes items of the text as it is now; the answer to an earlier one is late and counts no more. */
  async #try(): Promise<void> {
    const { game } = this.shown;
    const { source, count } = this.choices;
    const turn = ++this.#tries;
    if (game === null || source === 'examples') return;
    const text = this.choices[source];
    const isIdle = text.trim() === '' || (source === 'prose' && !game.writesOffline);
    this.isTrying = !isIdle;
    const outcome = isIdle ? undefined : await tryText({ source, text, count }).catch(broken);
    if (turn !== this.#tries) return;
    this.isTrying = false;
    this.outcome = outcome;
  }

  #goTo(line: number, column: number): void {
    const area = this.querySelector<HTMLTextAreaElement>('#text');
    if (area === null) return;
    const before =
      area.value
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line === 1 ? 0 : 1);
    area.focus();
    area.setSelectionRange(before + column - 1, before + column);
  }

  async #hear(news: FrameNews): Promise<void> {
    // Each frame says it for each item; it matters only where it is wrong.
    const entry = await entryOf(news, this.shown.game?.grades ?? false);
    if (entry.title === 'ludotext-item' && entry.faults.length === 0) return;
    this.log = [entry, ...this.log].slice(0, maxEntries);
  }

  /** For programs that watch the page: which game stands there, once every frame in sight has it. */
  #tellState(): void {
    const frames = [...this.querySelectorAll<PlayerFrame>('player-frame')];
    if (frames.every(({ dataset }) => dataset.state !== 'loading'))
      this.dataset.fingerprint = this.shown.game?.fingerprint ?? '';
  }
}

const everything = (): Matrix => ({
  locale: all('locale'),
  theme: all('theme'),
  width: all('width'),
  host: all('host'),
});
const all = (side: keyof Matrix) => Object.keys(sides[side].values);
const onlyFirst = ({ locale, theme, width, host }: Matrix): Matrix => ({
  locale: locale.slice(0, 1),
  theme: theme.slice(0, 1),
  width: width.slice(0, 1),
  host: host.slice(0, 1),
});

/** The page cannot reach the command, or it refuses the text. */
function broken(error: Error): Outcome {
  return { language: 'und', items: [], faults: [], remarks: [], failure: { message: error.message } };
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (tag: string) => names.of(tag) ?? tag;

function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { id: _, ...rest } = value as { id?: unknown };
  return rest;
}

/** The first text in a value: what an item is known by. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(firstText)
    .find((text) => text !== undefined);
}

function placeName(path: readonly (string | number)[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (outer, part) =>
      typeof outer === 'object' && outer !== null ? (outer as Record<string | number, unknown>)[part] : undefined,
    value,
  );
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** An event's detail in one line. */
function said(detail: unknown): string {
  const { index, answer, score, max, feedback } = detail as Record<string, unknown>;
  const parts = [
    typeof index === 'number' ? `item ${index + 1}` : '',
    answer === undefined ? '' : `answer ${shorten(answer)}`,
    typeof score === 'number' ? `${score} of ${max}` : '',
    Array.isArray(feedback) ? feedback.join(' ') : '',
  ];
  return parts.filter((part) => part !== '').join(' · ') || 'Detail';
}
