import { type Language, words } from './language.js';

/** Hindi. */
export const hindi: Language = {
  determiners: words('एक यह वह इस उस ये वे मेरा मेरी मेरे अपना अपनी अपने उसका उसकी उसके इसका इसकी इसके हर कुछ कई दो तीन चार पाँच'),
  prepositions: words('नहीं बहुत'),
  postpositions: words('ने को का की के से में पर तक है हैं था थी थे ही भी सा सी रहा रही रहे'),
  conjunctions: words('और या'),
  verbAnywhere: true,
};
