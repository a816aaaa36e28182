import './document-style.js';
import './page/app.js';

addEventListener('load', () => void registerWorker());
