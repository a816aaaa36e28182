import './document-style.js';
import './page/app.js';
