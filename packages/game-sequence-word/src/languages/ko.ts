import { type Language, words } from './language.js';

/** Korean. */
export const korean: Language = {
  determiners: words('그 이 저 한 두 세 네 큰 안 못'),
  prepositions: words('안 못'),
  conjunctions: words('그리고'),
  setPhrases: '어느 날|매일 아침|매일 저녁|매일 밤|한 번',
  movableAdverbs: words('또한 항상 자주 지금 오늘 어제 내일 곧 아직 이미 다시 거기 여기 천천히 빨리 갑자기 정말'),
  timePhrases: /^(?:어제|오늘|내일|매일|매년|매일 (?:아침|저녁|밤))$/,
  timeStands: 'beside the subject',
  subjectMarker: /[은는]$/u,
  verbAnywhere: true,
  boundWords:
    /^(?:수|것[은이을도]?|때|때문에|마다|(?:있|없|않|싶|버렸|말았|주었|줬|보았|봤|하셨|되었|됐|했)\p{sc=Hang}*)$/u,
  foreignNames: /\p{Lu}[\p{sc=Latin} ]+/gu,
  phraseMarkers: /(?:에서|에게|에|의|은|는|이|가|을|를|로|한|적인|과|와)(?=$|[,\s])/gu,
  movablePhrase: /(?:에서|에게|에|로|까지|부터)$/u,
  repeatedStem: /(?<!\S)(\p{sc=Hang}{2,}).*\s\1/u,
};
