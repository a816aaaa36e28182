import type { PlayerSubject } from './check.js';
import type { Focus, PlayerEvent } from './page-kit.js';
import { type Announcements, NotPlayable, type Stage } from './stage.js';
import type { PlayerPlay } from './tables.js';

/** What became of one play. */
export interface Step {
  readonly play: PlayerPlay<unknown, unknown>;
  readonly index: number;
  /** The events that came of its keys: one, where all is well. */
  readonly answers: readonly PlayerEvent[];
  /** Why there is no answer, in words. */
  readonly missing: string | undefined;
  readonly hasClicked: boolean;
  /** Where the keyboard is after the answer. */
  readonly focus: Focus;
  /** Whether a screen reader is told what came of the answer. */
  readonly isAnnounced: boolean;
  /** Where it is when the learner has gone on; undefined where the keys led nowhere. */
  readonly focusNext: Focus | undefined;
}

/** All plays in a row, as a learner plays a list of items. */
export interface Playthrough {
  /** Up to the first play without an answer. */
  readonly steps: readonly Step[];
  readonly events: readonly PlayerEvent[];
  readonly errors: readonly string[];
  readonly requests: readonly string[];
}

export async function playthrough(subject: PlayerSubject): Promise<Playthrough> {
  const { plays } = subject;
  return await subject.onStage({}, async (stage) => {
    await stage.mount(subject.settings(plays.map(({ item }) => item)));
    const steps: Step[] = [];
    for (const [index, play] of plays.entries()) {
      const before = await stage.events('ludotext-answer');
      const quiet = await stage.announcements();
      const missing = await answer(stage, play, before.length + 1);
      const answers = (await stage.events('ludotext-answer')).slice(before.length);
      const focus = await stage.do('focus');
      const isAnnounced = missing === undefined && (await isTold(stage, quiet));
      const isOn = missing === undefined && (await goOn(subject, stage));
      const focusNext = isOn ? await stage.do('focus') : undefined;
      steps.push({ play, index, answers, missing, hasClicked: stage.hasClicked, focus, isAnnounced, focusNext });
      if (!isOn) break;
    }
    const answered = steps.at(-1);
    if (steps.length === plays.length && answered?.focusNext !== undefined) await stage.hasCome('ludotext-complete', 1);
    return { steps, events: await stage.do('events'), errors: stage.errors, requests: stage.requests };
  });
}

/** What a reader of the screen passes over when it has the focus: its name says what it does, and no verdict. */
const controls = ['button', 'link', 'textbox', 'checkbox', 'radio', 'combobox', 'listbox', 'option', 'RootWebArea'];

/** How often what is announced is looked at: it may come a moment after the answer. */
const looks = 5;

/** Whether a live region that was there says something new, or the focus has gone to something to read. */
async function isTold(stage: Stage, before: Announcements): Promise<boolean> {
  for (let look = 1; look <= looks; look += 1) {
    const { regions, focus } = await stage.announcements();
    const says = regions.some(({ id, isAlert, text }) => {
      const earlier = before.regions.find((region) => region.id === id)?.text ?? '';
      return text !== '' && text !== earlier && (isAlert || before.present.has(id));
    });
    if (says || (focus.id !== before.focus.id && !controls.includes(focus.role))) return true;
    await stage.page.waitForTimeout(look * 40);
  }
  return false;
}

/** Plays the current item up to its answer: why there is none, or undefined. */
export async function answer(
  stage: Stage,
  { keys }: PlayerPlay<unknown, unknown>,
  count = 1,
): Promise<string | undefined> {
  await stage.do('focusOn', 'before');
  try {
    await stage.keys(keys);
  } catch (error) {
    if (error instanceof NotPlayable) return error.message;
    throw error;
  }
  return (await stage.hasCome('ludotext-answer', count)) ? undefined : 'no ludotext-answer comes';
}

/** Leads on after an answer; false where what is shown stays the same. */
export async function goOn({ next }: PlayerSubject, stage: Stage): Promise<boolean> {
  if (next.length === 0 && typeof next !== 'function') return true;
  const before = await stage.do('text');
  const { length } = await stage.events('ludotext-complete');
  await stage.keys(next);
  const isOver = (await stage.events('ludotext-complete')).length > length;
  return isOver || (await stage.do('text')) !== before;
}

/** The detail of an event, as far as it is one. */
export function detailOf({ detail }: PlayerEvent): Readonly<Record<string, unknown>> {
  return typeof detail === 'object' && detail !== null ? (detail as Readonly<Record<string, unknown>>) : {};
}
