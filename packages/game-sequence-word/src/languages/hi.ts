import { everyOrder, formsOf, type Language, words } from './language.js';

/** Letters: n "ने", k "को", p other postpositions, g "का", v verbs, e "और". */
const forms = formsOf(
  {
    noun: '(?:[wD]{1,2}g){0,2}[wDb]{1,2}',
    subject: '{noun}n|m',
    place: '{noun}p|{noun}gq',
    thing: '{noun}k',
    words: '[wDbgpqk]{1,8}',
    verb: '[wx]?v{1,3}',
  },
  [
    // राजा ने | सेना को | मैदान में | भेजा था
    ['({noun}n) ({thing}) ({place}) ({verb})', ...everyOrder('123', '4')],
    ['({noun}n) ({place}) ({thing}) ({verb})', ...everyOrder('123', '4')],
    // मैंने | केलों को कपड़ों में छिपाया | और घर की ओर | चली गई
    '({subject}) ({words}v{1,3}) (e{words}) (v{1,3})',
    // जैसे ही मैंने | दरवाज़ा खोला, | दादी ने | मुझे बुलाया
    '(jw?(?:{subject}|[wD]{1,2})) ({words}?v{1,3},) (t?{subject}) ({words}v{1,3})',
  ],
);

/** Hindi. */
export const hindi: Language = {
  determiners: words('एक यह वह इस उस ये वे मेरा मेरी मेरे अपना अपनी अपने उसका उसकी उसके इसका इसकी इसके हर कुछ कई दो तीन चार पाँच'),
  prepositions: words('नहीं बहुत'),
  postpositions: words('ने को का की के से में पर तक है हैं था थी थे ही भी सा सी रहा रही रहे'),
  conjunctions: words('और या'),
  verbAnywhere: true,
  grammar: {
    refused:
      /(?<!\p{L})(?:यह|वह|ये|वे|इस|उस|इसे|उसे|उन्होंने|इन|उन|इसने|उसने|भी|फिर|लेकिन|इसलिए|तथा|दूसरे|अन्य)(?![\p{L}\p{M}])|\?/u,
    classes: {
      n: words('ने'),
      k: words('को'),
      p: words('में से पर तक'),
      g: words('का की के'),
      q: words('लिए बाद पहले साथ अंदर बाहर पास ऊपर नीचे पीछे आगे ओर तरफ़ तरफ'),
      e: words('और'),
      j: words('जब जैसे यदि अगर'),
      t: words('तब तो'),
      m: words('मैंने मैं हम हमने'),
      D: words('एक मेरा मेरी मेरे अपना अपनी अपने हर कुछ कई दो तीन चार पाँच सभी'),
      b: words('बहुत बड़ा बड़ी बड़े छोटा छोटी छोटे'),
      x: words('नहीं'),
      v: words(
        'था थे थी थीं है हैं दिया दिए दी लिया लिए ली गया गई गए किया कर हुआ हुई हुए आया आई आए पाया देखा देखी कहा बनाया रहा रही रहे पड़ा पड़ी रखा रखी मिला मिली खोला खाया पूछा सुना सुनी चला चली चले उठाया हटाया छिपाया भेजा जीता हारा मारा बुलाया पहुँचा पहुँची निकल लगा लगी लगे होता होती होते करता करती करते',
      ),
    },
    forms,
  },
};
