import type { Grade } from '@ludotext/engine/play';
import { LitElement, type PropertyValues } from 'lit';
import { DoubleTapGuard } from './double-tap-guard.js';
import { playerEvent } from './events.js';
import { givenItems } from './given-items.js';
import { answerDetail, completeDetail, type Session, started, withItems, withNext, withReply } from './session.js';

/** The part of a player that is not seen: the items and how far a person has come with them, the events, and where the keyboard goes on. */
export abstract class SessionElement<Item extends object, Answer> extends LitElement {
  static override properties = {
    items: { attribute: false, noAccessor: true },
    item: { attribute: false, noAccessor: true },
    session: { state: true },
  };

  declare protected session: Session<Item, Answer>;
  protected readonly doubleTaps = new DoubleTapGuard();
  private hasItems = false;
  private readonly faulty = new WeakSet<Item>();
  private focusOn: 'item' | 'next' | undefined;

  constructor() {
    super();
    this.session = started<Item>([]);
  }

  /** What is played. A longer list that begins with the same items keeps the progress; any other list starts anew. */
  get items(): readonly Item[] {
    return this.session.items;
  }

  set items(items: readonly Item[]) {
    const before = this.session;
    this.hasItems = true;
    this.session = withItems(before, Array.isArray(items) ? items : []);
    const isOther = this.session.replies !== before.replies || before.index === before.items.length;
    if (isOther && this.shadowRoot?.activeElement) this.focusOn = 'item';
  }

  /** The item being played; setting it is the same as setting a list of one. */
  get item(): Item | undefined {
    return this.session.items[this.session.index];
  }

  set item(item: Item | undefined) {
    this.items = item === undefined ? [] : [item];
  }

  /** What an answer is worth. */
  protected abstract grade(item: Item, answer: Answer): Grade;

  /** The sentences that go with an answer: those of the grade, unless the player has words of its own. */
  protected feedbackOf(_item: Item, grade: Grade): readonly string[] {
    return grade.feedback;
  }

  /** Takes the person's answer to the item being played; a second one to the same item is left aside. */
  protected submit(answer: Answer): void {
    const { item, session } = this;
    if (item === undefined || session.replies[session.index] !== undefined) return;
    this.focusOn = 'next';
    try {
      const grade = this.grade(item, answer);
      const reply = { answer, grade: { ...grade, feedback: this.feedbackOf(item, grade) } };
      this.session = withReply(session, reply);
      this.dispatchEvent(playerEvent('ludotext-answer', answerDetail(item, session.index, reply)));
    } catch (cause) {
      this.giveUp(item, cause);
      this.requestUpdate();
    }
  }

  protected goOn(): void {
    this.doubleTaps.arm();
    this.session = withNext(this.session);
    this.focusOn = 'item';
    const isEnd = this.session.index === this.session.items.length;
    if (isEnd) this.dispatchEvent(playerEvent('ludotext-complete', completeDetail(this.session)));
  }

  protected playAgain(): void {
    this.doubleTaps.arm();
    this.session = started(this.session.items);
    this.focusOn = 'item';
  }

  /** A fault of the game's own code costs one item, not the round; the console says what it was. */
  protected giveUp(item: Item, cause: unknown): void {
    this.faulty.add(item);
    reportError(cause);
  }

  protected isGivenUp(item: Item): boolean {
    return this.faulty.has(item);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const take = () => {
      const given = this.hasItems ? undefined : givenItems(this);
      if (given !== undefined) this.items = given as readonly Item[];
    };
    take();
    // An element defined before its page is read is there before its children are.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', take, { once: true });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    if (this.focusOn === 'item') (find('[data-focus]') ?? find('.place'))?.focus();
    if (this.focusOn === 'next') {
      find('.next')?.focus();
      find('.reply')?.scrollIntoView({ block: 'nearest' });
    }
    this.focusOn = undefined;
  }
}
