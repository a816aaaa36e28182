import type { Point } from './drop-place.js';

/** What happens while a piece is dragged. */
export interface DragSteps {
  /** Whether the piece follows in every direction or, in a list, only up and down. */
  readonly direction: 'any' | 'vertical';
  /** The pointer has moved far enough to mean a drag. */
  lift(): void;
  over(point: Point): void;
  /** The drag is over, dropped or cancelled; the piece is still where the pointer took it. */
  end(isDropped: boolean): void;
}

interface Drag {
  readonly pointer: number;
  /** How far it moves before it means a drag and not a click or a tap, in CSS pixels. */
  readonly slop: number;
  /** What follows the pointer, inside the slot that keeps its place. */
  readonly card: HTMLElement;
  readonly steps: DragSteps;
  readonly start: Point;
  /** Where the slot stood at the start. */
  readonly slot: Point;
  readonly listeners: AbortController;
  at: Point;
  isLifted: boolean;
  frame: number;
}

/**
 * Lets one piece at a time follow one pointer: mouse, pen or finger. Anything but letting go cancels the drag:
 * a pointer taken away for scrolling, a capture that is lost, a window that loses the focus, Escape, a piece that is removed.
 */
export class PointerDrag {
  private drag: Drag | undefined;
  private hasDragged = false;

  /** Begins with a press that may become a drag. */
  press(event: PointerEvent, card: HTMLElement, steps: DragSteps): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.cancel();
    this.hasDragged = false;
    const listeners = new AbortController();
    const { x, y } = cornerOf(card.parentElement ?? card);
    const at = { x: event.clientX, y: event.clientY };
    const slop = event.pointerType === 'mouse' ? 5 : 8;
    const fixed = { pointer: event.pointerId, slop, card, steps, start: at, slot: { x, y }, listeners };
    const drag: Drag = { ...fixed, at, isLifted: false, frame: 0 };
    this.drag = drag;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void): void =>
      window.addEventListener(name, listen, { signal: listeners.signal, capture: true });
    const onPointer = (name: PointerEventName, listen: (event: PointerEvent) => void): void =>
      on(name, (event) => event.pointerId === drag.pointer && listen(event));
    onPointer('pointermove', (event) => this.move(drag, { x: event.clientX, y: event.clientY }));
    onPointer('pointerup', () => this.end(true));
    onPointer('pointercancel', () => this.end(false));
    onPointer('lostpointercapture', () => this.end(false));
    on('blur', (event) => event.target === window && this.end(false));
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !drag.isLifted) return;
      event.preventDefault();
      event.stopPropagation();
      this.end(false);
    });
    // What a long press or a moving mouse would do to text has no place in a drag.
    for (const name of ['contextmenu', 'selectstart', 'dragstart'] as const)
      on(name, (event) => event.preventDefault());
  }

  /** Cancels a drag that is under way. */
  cancel(): void {
    this.end(false);
  }

  /** Whether a click is nothing but the end of the drag before it; keys click without a pointer. */
  isEndOfDrag(click: MouseEvent): boolean {
    return this.hasDragged && click.detail > 0;
  }

  private move(drag: Drag, at: Point): void {
    drag.at = at;
    const far = Math.hypot(at.x - drag.start.x, at.y - drag.start.y) >= drag.slop;
    if (!drag.isLifted && far) this.lift(drag);
    if (drag.isLifted) this.follow(drag);
  }

  private lift(drag: Drag): void {
    drag.isLifted = true;
    this.hasDragged = true;
    drag.steps.lift();
    const tick = (): void => {
      scrollNearEdge(drag.card, drag.at.y);
      drag.frame = requestAnimationFrame(tick);
      this.follow(drag);
    };
    drag.frame = requestAnimationFrame(tick);
  }

  private follow(drag: Drag): void {
    if (!drag.card.isConnected) {
      this.cancel();
      return;
    }
    // The slot moves with the page when it scrolls.
    const { x, y } = cornerOf(drag.card.parentElement ?? drag.card);
    const { at, start, slot, steps } = drag;
    const across = steps.direction === 'vertical' ? 0 : at.x - start.x - (x - slot.x);
    drag.card.style.translate = `${across}px ${at.y - start.y - (y - slot.y)}px`;
    steps.over(at);
  }

  private end(isDropped: boolean): void {
    const { drag } = this;
    if (drag === undefined) return;
    this.drag = undefined;
    drag.listeners.abort();
    cancelAnimationFrame(drag.frame);
    if (drag.isLifted) drag.steps.end(isDropped && drag.card.isConnected);
    drag.card.style.translate = '';
  }
}

type PointerEventName = 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture';

function cornerOf(element: Element): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** How near the edge of what scrolls a dragged piece makes it scroll, in CSS pixels. */
const edge = 64;
/** At the edge itself, in CSS pixels a frame. */
const fastest = 16;

/** How far to scroll in a frame, in CSS pixels, for a point at `y` between the edges `top` and `bottom`; up is below 0. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  // Of a low window only the outer quarters count, so that there is a place to rest.
  const width = Math.min(edge, (bottom - top) / 4);
  if (width <= 0) return 0;
  const above = Math.min(1, (top + width - y) / width);
  const below = Math.min(1, (y - bottom + width) / width);
  if (above > 0) return -Math.ceil(above * fastest);
  return below > 0 ? Math.ceil(below * fastest) : 0;
}

/** Scrolls what `element` stands in when the point is near its edge. */
function scrollNearEdge(element: Element, y: number): void {
  const scroller = scrollerOf(element);
  const box = scroller.getBoundingClientRect();
  const isPage = scroller === document.scrollingElement;
  const top = isPage ? 0 : Math.max(0, box.top);
  const bottom = isPage ? innerHeight : Math.min(innerHeight, box.bottom);
  const speed = edgeSpeed(y, top, bottom);
  if (speed !== 0) scroller.scrollBy({ top: speed, behavior: 'instant' });
}

function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let at: Element | undefined = element; at !== undefined && at !== page; at = parentOf(at)) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at !== document.body && at.scrollHeight > at.clientHeight) return at;
  }
  return page;
}

/** The element around another one, out of slots and shadow roots too. */
function parentOf(element: Element): Element | undefined {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
