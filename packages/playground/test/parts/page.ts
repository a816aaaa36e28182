// The parts of the page that stand alone, for tests to put on a page and look at.
import '../../src/direct/ludo-direct-editor.js';
import '../../src/play/ludo-play.js';
import '../../src/writer/ludo-writer-dialog.js';
