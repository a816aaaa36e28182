// The parts of the page that stand alone, for tests to put on a page and look at.
import '../../src/create/direct-editor.js';
import '../../src/play/other-player.js';
import '../../src/review/evidence-view.js';
import '../../src/review/item-card.js';
import { ItemCheck } from '../../src/review/item-check.js';
import '../../src/review/item-form.js';
import { loadLocale, locales, sayIn } from '../../src/say.js';
import { Service } from '../../src/service/service.js';
import { openWay } from '../../src/share/open-way.js';
import '../../src/sets/set-list.js';
import { openDesk } from './desk.js';

await Promise.all(locales.map(({ locale }) => loadLocale(locale)));

// What they work with.
Object.assign(window, { service: new Service(), say: sayIn('en'), ItemCheck, openDesk, openWay });
