import { PlayerFrame } from './player-frame.js';
import { PreviewPage } from './preview-page.js';
import { follow } from './server.js';
import './page.css';

customElements.define('player-frame', PlayerFrame);
customElements.define('preview-page', PreviewPage);
const page = new PreviewPage();
document.body.append(page);
follow(
  (shown) => page.show(shown),
  () => page.lose(),
);
