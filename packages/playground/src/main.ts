import './document-style.js';
import { registerWorker } from './offline/register.js';
import './page/app.js';

addEventListener('load', () => void registerWorker());
