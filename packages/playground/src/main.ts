import { theme } from '@ludotext/player';
import './page/app.js';
import './page.css';

// The page uses the colours of its players.
const colors = new CSSStyleSheet();
colors.replaceSync(theme.cssText.replace(':host', ':root'));
document.adoptedStyleSheets.push(colors);
