// The parts of the page that stand alone, for tests to put on a page and look at.
import '../../src/create/direct-editor.js';
import '../../src/play/ludo-play.js';
import { Service } from '../../src/service/service.js';

// What they ask things of.
Object.assign(window, { service: new Service() });
