import '../document-style.js';
import './reference.css';
import './reference-page.js';
