import { theme } from '@ludotext/player';
import './page.css';

// The document around the elements has the tokens of the players, too.
const tokens = new CSSStyleSheet();
tokens.replaceSync(theme.cssText.replace(':host', ':root'));
document.adoptedStyleSheets.push(tokens);
