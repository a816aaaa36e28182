import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Desk } from '../page/desk.js';
import type { ReadingProgress } from '../service/documents.js';
import { problemOfFailure, toldProblem } from '../service/problem.js';
import type { Draft } from './draft.js';
import { type Choice, makesSeveral, type OpenDocument, type Opening, openDocument, titleOf } from './opening.js';
import { samples } from './samples.js';
import { beginOf, sourceAfter, takeParts } from './source.js';

/** What stands in the text field, and the document that it comes from. */
interface Held extends Pick<Draft, 'text'>, Partial<Pick<Draft, 'source'>> {
  readonly opened?: OpenDocument | undefined;
}

/** The view that has the text field. */
interface Around {
  readonly desk: () => Desk;
  readonly draft: () => Draft;
  readonly change: (change: Partial<Draft>) => void;
}

/** Texts that stay to be brought back. */
const maxEarlier = 20;

/** The document that was opened last: it is there again when a person comes back for its next chapter. */
let lastOpened: OpenDocument | undefined;

/**
 * What comes into the text field and goes out of it: documents, their parts, samples. A person's own text that another
 * one replaces can be brought back, with the document that it is from.
 */
export class FieldContent implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #around: Around;
  #opened: OpenDocument | undefined;
  /** A document that is being read, or could not be. */
  #going: Exclude<Opening, OpenDocument> | undefined;
  /** The last one last. */
  #earlier: readonly Held[] = [];
  /** Stops the reading of a document. */
  #reading: AbortController | undefined;

  constructor(host: ReactiveControllerHost, around: Around) {
    this.#host = host;
    this.#around = around;
    this.#opened = lastOpened;
    if (lastOpened !== undefined) void import('./document-panel.js');
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
    lastOpened = this.#opened;
  }

  /** The document that is being read, could not be read, or is open. */
  get opening(): Opening | undefined {
    return this.#going ?? this.#opened;
  }

  get canBringBack(): boolean {
    return this.#earlier.length > 0;
  }

  /** A draft for each chosen part, where several sets are to be made; `undefined` for one set of the text in the field. */
  get drafts(): readonly Draft[] | undefined {
    const draft = this.#around.draft();
    const { maxText } = this.#around.desk().limits;
    const opened = this.#opened;
    if (draft.mode !== 'prose' || !makesSeveral(opened, maxText)) return undefined;
    return opened.chosen.map((index) => {
      const { text, source } = takeParts(opened.document, titleOf(opened), [index]);
      const begin = beginOf(text, maxText);
      return { ...draft, text: begin, source: sourceAfter(source, text, begin) ?? source };
    });
  }

  /** Opens a file with a text or a document. What stands in the field stays until it is read. */
  async open(file: File): Promise<void> {
    const text = await plainText(file, this.#around.desk().limits.maxText);
    if (text === undefined) return this.#read(file);
    this.#stop();
    this.#take({ text });
  }

  /** Reads the document once more that could not be read. */
  retry(): void {
    if (this.#going !== undefined) void this.#read(this.#going.file);
  }

  /** Stops what is being read, or closes what could not be, or the document; its text stays in the field. */
  close(): void {
    if (this.#going === undefined) this.#opened = undefined;
    this.#stop();
  }

  /** Takes some parts of the open document. */
  choose(choice: Choice): void {
    if (this.#opened === undefined) return;
    const opened = { ...this.#opened, ...choice };
    if (makesSeveral(opened, this.#around.desk().limits.maxText)) {
      this.#opened = opened;
      this.#host.requestUpdate();
    } else this.#take(heldOf(opened));
  }

  /** The text as a person edited it. */
  edit(text: string): void {
    this.#around.change({ text, source: this.#sourceOf(text) });
  }

  /** Another text in the place of the one in the field: of a sample, none, or its beginning alone. */
  replace(text: string): void {
    const source = this.#sourceOf(text);
    const draft = this.#around.draft();
    const opened = source === undefined ? undefined : this.#opened;
    this.#take({ text, source, opened }, isOwn(draft) || draft.source !== undefined);
  }

  /** Brings the text back that was replaced last; another press brings the one before. */
  bringBack(): void {
    const held = this.#earlier.at(-1);
    if (held === undefined) return;
    this.#earlier = [...(isOwn(this.#around.draft()) ? [this.#held] : []), ...this.#earlier.slice(0, -1)];
    this.#take(held, false);
  }

  async #read(file: File): Promise<void> {
    const { service, limits } = this.#around.desk();
    this.#stop();
    const reading = new AbortController();
    this.#reading = reading;
    const show = (going: Exclude<Opening, OpenDocument>) => {
      if (this.#reading !== reading) return;
      this.#going = going;
      this.#host.requestUpdate();
    };
    const tell = (progress: ReadingProgress) => show({ state: 'reading', file, progress });
    try {
      const [{ readDocument }] = await Promise.all([import('../service/documents.js'), import('./document-panel.js')]);
      tell({ sent: 0 });
      const document = await readDocument(service.connection, file, tell, reading.signal);
      if (this.#reading !== reading) return;
      this.#stop();
      this.#take(heldOf(openDocument(file.name, document, limits.maxText)));
    } catch (error) {
      show({ state: 'failed', file, problem: toldProblem(problemOfFailure(error, 'unreachable')) });
    }
  }

  #stop(): void {
    this.#reading?.abort();
    this.#reading = undefined;
    this.#going = undefined;
    this.#host.requestUpdate();
  }

  /** The browser cannot undo setting a field, so what stood there is kept where it is to come back. */
  #take({ text, source, opened }: Held, isKept = isOwn(this.#around.draft())): void {
    if (isKept) this.#earlier = [...this.#earlier, this.#held].slice(-maxEarlier);
    this.#opened = opened;
    this.#around.change({ mode: 'prose', text, source });
  }

  get #held(): Held {
    const { text, source } = this.#around.draft();
    return { text, source, opened: this.#opened };
  }

  #sourceOf(text: string): Draft['source'] {
    const { source, text: before } = this.#around.draft();
    return source === undefined ? undefined : sourceAfter(source, before, text);
  }
}

/** Whether a draft's text is a person's own: no sample, and not what a document holds. */
const isOwn = ({ text, source }: Draft): boolean =>
  text.trim() !== '' && source?.isEdited !== false && samples.every((sample) => sample.text !== text);

/** What the chosen parts of a document put into the text field. */
function heldOf(opened: OpenDocument): Held {
  return { opened, ...takeParts(opened.document, titleOf(opened), opened.chosen) };
}

/** What a text file holds; `undefined` for other files, other encodings, and more than one set takes. */
async function plainText(file: File, limit: number): Promise<string | undefined> {
  // A character has at most four bytes.
  if (!/\.(txt|md)$/i.test(file.name) || file.size > 4 * limit) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > limit ? undefined : text;
  } catch {
    return undefined;
  }
}
