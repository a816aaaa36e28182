import '../document-style.js';
import './admin-page.js';
