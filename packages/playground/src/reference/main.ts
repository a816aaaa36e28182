import '../document-style.js';
import { readPreferences } from '../page/preferences.js';
import './reference.css';
import './reference-page.js';

// The colours that this browser's person chose on the page for teachers. The language stays: the description is English.
document.documentElement.dataset.theme = readPreferences([]).theme;
