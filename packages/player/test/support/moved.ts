import type { Page } from 'playwright-core';

/**
 * What moves in a page while something is done, as the browser counts it (layout shift), also right after input: one
 * line for each element, with where it was and where it went. Empty when nothing moves.
 */
export async function movedBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const watch = await page.evaluateHandle(() => {
    const moves: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => moves.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift' });
    return { moves, observer };
  });
  await act();
  return watch.evaluate(async ({ moves, observer }) => {
    // The frame that shows the change, and the one after it, which tells of it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    moves.push(...(observer.takeRecords() as LayoutShift[]));
    const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
    return moves
      .flatMap(({ sources }) => sources)
      .map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
        return `${name}: ${place(previousRect)} -> ${place(currentRect)}`;
      });
  });
}

/** The entry of a layout shift (WICG Layout Instability), which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
