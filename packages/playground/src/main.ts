import { theme } from '@ludotext/player';
import './page/app.js';
import './page.css';

// The page itself has the colours of its players.
const colors = new CSSStyleSheet();
colors.replaceSync(theme.cssText.replace(':host', ':root'));
document.adoptedStyleSheets.push(colors);
