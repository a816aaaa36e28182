import { fail } from '../failure.js';
import type { PlayerCheck } from './check.js';
import { answer, goOn, playthrough } from './playthrough.js';
import { NotPlayable } from './stage.js';

export const hostChecks: readonly PlayerCheck[] = [
  {
    name: 'embedded: the host counts',
    asks: 'With `embedded` the player shows neither progress nor a button of its own at the end.',
    run: async (subject) => {
      const [play] = subject.plays;
      if (play === undefined) return;
      await subject.onStage({}, async (stage) => {
        await stage.mount({ ...subject.settings([play.item]), embedded: true });
        if (await stage.do('hasProgress'))
          fail('With embedded the player shows progress: leave it out, the host has its own.');
        const before = await stage.do('controls');
        if ((await answer(stage, play)) !== undefined) return;
        before.push(...(await stage.do('controls')));
        if (!(await goOn(subject, stage)) || (await stage.events('ludotext-complete')).length === 0) return;
        const added = (await stage.do('controls')).filter((name) => !before.includes(name));
        if (added.length === 0) return;
        fail(
          `With embedded the player has ${added.map((name) => `"${name}"`).join(', ')} at the end: leave it out, the host goes on.`,
        );
      });
    },
  },
  {
    name: 'reveal: without an answer',
    asks: '`reveal()`, where there is one, shows something more, and neither event comes of it.',
    run: async (subject) => {
      await subject.onStage({}, async (stage) => {
        await stage.mount(subject.settings([subject.plays[0]?.item]));
        const before = await stage.picture();
        if (!(await stage.do('reveal'))) return;
        await stage.do('settle');
        const told = (await stage.do('events')).map(({ type }) => type).filter((type) => type !== 'ludotext-item');
        if (told.length > 0) fail(`reveal() sends ${told.join(' and ')}: show the solution, and count nothing.`);
        if ((await stage.picture()) === before)
          fail('reveal() shows nothing: show the solution of the item, or leave the method out.');
      });
    },
  },
  {
    name: 'frame: no network, no storage',
    asks: 'It plays in the sandboxed frame of the service: no origin, no network, no `localStorage`, no `cookie`.',
    run: async (subject) => {
      const [play] = subject.plays;
      if (play === undefined || (await subject.once(playthrough)).steps[0]?.missing !== undefined) return;
      await subject.onStage({ isFramed: true }, async (stage) => {
        const remedy = 'do without storage, cookies, dialogs and the network, or go on where they throw';
        try {
          await stage.mount({ ...subject.settings([play.item]), embedded: true });
        } catch (error) {
          if (!(error instanceof NotPlayable)) throw error;
          fail(`In the sandboxed frame the player does not start (${error.message}): ${remedy}.`);
        }
        const missing = await answer(stage, play);
        if (missing !== undefined) fail(`In the sandboxed frame ${missing} (${stage.errors.join('; ')}): ${remedy}.`);
      });
    },
  },
];
