// The parts of the page that stand alone, for tests to put on a page and look at.
import '../../src/play/ludo-play.js';
