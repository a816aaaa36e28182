import { fail } from '../failure.js';
import type { PlayerCheck, PlayerSubject } from './check.js';
import type { Violation } from './page-kit.js';
import { answer, goOn } from './playthrough.js';
import { failFor, type Stage, type View } from './stage.js';

/** Most items that are shown beside the first play. */
const maxShown = 5;

/** Looks at the player before the first play and after it, at its end, and at further items. */
async function lookAll<Found>(
  subject: PlayerSubject,
  view: View,
  look: (stage: Stage) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const [play, ...others] = subject.plays;
  return await subject.onStage(view, async (stage) => {
    await stage.mount(subject.settings([play?.item]));
    const found = [...(await look(stage))];
    if (play !== undefined && (await answer(stage, play)) === undefined) {
      found.push(...(await look(stage)));
      if (await goOn(subject, stage)) found.push(...(await look(stage)));
    }
    for (const item of [...others.map((each) => each.item), ...subject.items].slice(0, maxShown)) {
      await stage.do('set', subject.settings([item]));
      found.push(...(await look(stage)));
    }
    return found;
  });
}

const inLight = (subject: PlayerSubject) => lookAll(subject, {}, (stage) => stage.violations());

/** Violations, one line for each rule and element. */
function lines(violations: readonly Violation[]): string[] {
  return [...new Set(violations.map(({ rule, help, html }) => `${rule}: ${help}: ${html}`))];
}

const contrast = 'color-contrast';

export const lookChecks: readonly PlayerCheck[] = [
  {
    name: 'axe: no violations',
    asks: 'axe-core finds nothing wrong, before an answer, after it and at the end.',
    run: async (subject) => failFor(lines(await subject.once(inLight))),
  },
  {
    name: 'dark: contrast',
    asks: 'In a page with `color-scheme: dark` all texts have the contrast they need.',
    run: async (subject) => {
      const light = new Set(
        (await subject.once(inLight)).filter(({ rule }) => rule === contrast).map(({ target }) => target),
      );
      const dark = await lookAll(subject, { colorScheme: 'dark' }, (stage) => stage.violations(contrast));
      failFor(
        lines(dark.filter(({ target }) => !light.has(target))).map(
          (line) => `In the dark, ${line}: take the page's colours (inherit, CanvasText, Canvas) or light-dark(a, b).`,
        ),
      );
    },
  },
  {
    name: 'narrow: 320 px',
    asks: 'In a page 320 CSS pixels wide nothing has to be scrolled sideways.',
    run: async (subject) => {
      const [wide] = await subject.once(overflowing);
      if (wide === undefined) return;
      fail(
        `In 320 px, ${wide} is wider than the page: let it wrap, max-inline-size: 100%, and give nothing a fixed width.`,
      );
    },
  },
  {
    name: 'narrow: targets',
    asks: 'What is pressed is at least 24 by 24 CSS pixels, or stands apart.',
    run: async (subject) => {
      const small = await lookAll(subject, { width: 320 }, (stage) => stage.violations('target-size'));
      failFor(
        lines(small).map((line) => `${line}: give it min-block-size: 1.5rem and min-inline-size: 1.5rem at least.`),
      );
    },
  },
];

/** What is wider than a page of 320 px. */
export async function overflowing(subject: PlayerSubject): Promise<string[]> {
  return await lookAll(subject, { width: 320 }, async (stage) => {
    const wide = await stage.do('tooWide');
    return wide === undefined ? [] : [wide];
  });
}
