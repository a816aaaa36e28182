import { type GameFinding, type Grade, isFinding } from '@ludotext/engine/play';
import { LitElement, type PropertyValues } from 'lit';
import { DoubleTapGuard } from './double-tap-guard.js';
import { type AnswerWords, playerEvent } from './events.js';
import {
  answerDetail,
  completeDetail,
  itemDetail,
  type Session,
  started,
  withItems,
  withNext,
  withSubmission,
} from './session.js';

/** The invisible part of a player: its items, the progress through them, its events, and keyboard focus. */
export abstract class SessionElement<Item extends object, Submission> extends LitElement {
  static override properties = {
    items: { attribute: false, noAccessor: true },
    item: { attribute: false, noAccessor: true },
    session: { state: true },
  };

  declare protected session: Session<Item, Submission>;
  protected readonly doubleTaps = new DoubleTapGuard();
  private hasItems = false;
  private readonly broken = new WeakSet<Item>();
  private focusOn: 'item' | 'next' | undefined;
  private shown: Item | undefined;

  constructor() {
    super();
    this.session = started<Item>([]);
  }

  /**
   * The items to play. A longer list that begins with the same items keeps the progress; any other list starts over.
   */
  get items(): readonly Item[] {
    return this.session.items;
  }

  set items(items: readonly Item[]) {
    const before = this.session;
    this.hasItems = true;
    this.session = withItems(before, Array.isArray(items) ? items : []);
    const isOther = this.session.submissions !== before.submissions || before.index === before.items.length;
    if (!isOther) return;
    if (this.shadowRoot?.activeElement) this.focusOn = 'item';
    this.begin();
  }

  /** The item being played; setting it is the same as setting a list of one. */
  get item(): Item | undefined {
    return this.session.items[this.session.index];
  }

  set item(item: Item | undefined) {
    this.items = item === undefined ? [] : [item];
  }

  /**
   * An item begins to be played: the first one, the next one, or any one anew. A player that keeps what the learner has
   * done so far in fields sets them here; what stands in the page's own fields begins anew by itself.
   */
  protected startItem(_item: Item): void {}

  private begin(): void {
    const { item } = this;
    if (item === undefined) return;
    try {
      this.startItem(item);
    } catch (cause) {
      this.markBroken(item, cause);
    }
  }

  /**
   * Grades a submission. One that is refused with a finding is no answer: the item stays as it is, and the error is
   * reported, because a player sends nothing that its game cannot take.
   */
  protected abstract grade(item: Item, submission: Submission): Grade | GameFinding;

  /** The sentences of a grade, for `ludotext-answer`. */
  protected abstract feedbackOf(item: Item, grade: Grade): readonly string[];

  /** The item and its answers in words, for a host's result. */
  protected wordsOf(_item: Item, _submission: Submission): AnswerWords | undefined {
    return undefined;
  }

  /** Submits an answer for the current item; a second submission for the same item is ignored. */
  protected submit(submission: Submission): void {
    const { item, session } = this;
    if (item === undefined || this.isDone) return;
    try {
      const grade = this.grade(item, submission);
      if (isFinding(grade)) {
        reportError(new Error(`grade refuses ${JSON.stringify(submission)}: ${grade.rule}`));
        return;
      }
      const words = this.wordsOf(item, submission);
      const graded = { submission, grade: { ...grade, feedback: this.feedbackOf(item, grade) }, words };
      this.session = withSubmission(session, graded);
      this.showNext();
      this.dispatchEvent(playerEvent('ludotext-answer', answerDetail(item, session.index, graded)));
    } catch (cause) {
      this.markBroken(item, cause);
      this.showNext();
      this.requestUpdate();
    }
  }

  /** Shows the solution of the current item without an answer to it: no event, no points. */
  reveal(): void {
    if (this.item === undefined || this.isDone) return;
    this.session = { ...this.session, isRevealed: true };
    this.showNext();
  }

  /** Whether the current item is answered or its solution shown. */
  protected get isDone(): boolean {
    const { submissions, index, isRevealed } = this.session;
    return isRevealed || submissions[index] !== undefined;
  }

  private showNext(): void {
    // "Next" may come where the person has just tapped.
    this.doubleTaps.arm();
    this.focusOn = 'next';
  }

  protected goOn(): void {
    this.doubleTaps.arm();
    this.session = withNext(this.session);
    this.focusOn = 'item';
    this.begin();
    const isEnd = this.session.index === this.session.items.length;
    if (isEnd) this.dispatchEvent(playerEvent('ludotext-complete', completeDetail(this.session)));
  }

  protected playAgain(): void {
    this.doubleTaps.arm();
    this.session = started(this.session.items);
    this.focusOn = 'item';
    this.begin();
  }

  /** An error in the game's own code skips one item, not the round; it is reported to the console. */
  protected markBroken(item: Item, cause: unknown): void {
    this.broken.add(item);
    reportError(cause);
  }

  /** An item that the game cannot play is skipped as well; the console shows it once. */
  protected markRefused(item: Item): void {
    this.broken.add(item);
    // biome-ignore lint/suspicious/noConsole: the author of a player looks there for why an item is not shown.
    console.warn(`<${this.localName}> cannot show this item: isPlayable refuses it.`, item);
  }

  protected isBroken(item: Item): boolean {
    return this.broken.has(item);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const take = () => {
      const given = this.hasItems ? undefined : givenItems(this);
      if (given !== undefined) this.items = given as readonly Item[];
    };
    take();
    // An element defined while its page loads exists before its children do.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', take, { once: true });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    if (this.focusOn === 'item') (find('[data-focus]') ?? find('.next'))?.focus();
    // The button is in sight; without scrolling, the item stays where it is.
    if (this.focusOn === 'next') find('.next')?.focus({ preventScroll: true });
    this.focusOn = undefined;
    this.tellItem();
  }

  /** Focuses the item being played, as soon as it is shown. */
  override focus(): void {
    this.focusOn = 'item';
    this.requestUpdate();
  }

  /** Tells once of each item that it is shown. */
  private tellItem(): void {
    const { item, session } = this;
    if (item === this.shown) return;
    this.shown = item;
    if (item !== undefined) this.dispatchEvent(playerEvent('ludotext-item', itemDetail(item, session.index)));
  }
}

/** The items in an element's child `<script type="application/json">`: a list, or one item; undefined without such a child. */
function givenItems(element: Element): readonly unknown[] | undefined {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (script === null) return undefined;
  try {
    const given: unknown = JSON.parse(script.textContent ?? '');
    return Array.isArray(given) ? given : [given];
  } catch (cause) {
    // The page's author sees the error in the console; the rest of the page keeps working.
    reportError(new Error(`The items in <${element.localName}> are not JSON.`, { cause }));
    return undefined;
  }
}
