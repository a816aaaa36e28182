import { lav } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Latvian. */
export const latvian: Language = {
  stopWords: { packaged: lav, own: 'viņš viņa kas tas ļoti savu viņi mēs es tu vēl nav' },
  detection: { letters: 'āčēģīķļņšūž', foreign: 'qwxy', parts: 'šan|as$|is$|am$|ām$|ie|uz|ību|s$|ja|āja$|iem$' },
};
