import { everyOrder, formsOf, type Language, words } from './language.js';

/** Letters: s subjects, o objects, l places, g "of", c verbs that go on, v last verbs, t times, a what describes a noun. */
const forms = formsOf(
  {
    subject: '[wga]{0,2}s',
    thing: '[wga]{0,2}o',
    place: '[wg]{0,2}l',
    phrase: '{thing}|{place}',
    verb: '[bi]*[cw]{0,2}v',
    clause: '[wgalobis]{0,5}c,',
    when: '[wgasloi]{1,6}(?:c|k),',
    time: 't{1,2}w?,?',
  },
  [
    // 소년은 | 공원에서 | 친구를 | 만났어요
    ['({subject}) ({place}) ({thing}) ({verb})', ...everyOrder('123', '4')],
    ['({subject}) ({thing}) ({place}) ({verb})', ...everyOrder('123', '4')],
    // 소년은 | 사냥을 하러 | 밖에 | 나갔어요
    ['({subject}) ({thing}i) ({place}) ({verb})', ...everyOrder('123', '4')],
    // 소년은 | 창을 내려 놓고, | 작은 불을 | 만들었어요
    ['({subject}) ({clause}) ({phrase}) ({verb})', '2134'],
    ['({subject}) ([wgalobis]{0,5}c) ({phrase}) ({verb})', ...everyOrder('123', '4')],
    ['({subject}) ({clause}) ({thing}) ({place}) ({verb})', '21345', '12435', '21435'],
    ['({subject}) ({clause}) ({place}) ({thing}) ({verb})', '21345', '12435', '21435'],
    // 꿀벌들이 나왔을 때, | 소년은 | 둥지에 | 손을 | 넣었어요
    ['({when}) ({subject}) ({phrase}) ({verb})', '1324', '2134'],
    [
      '({when}) ({subject}) ({place}) ({thing}) ({verb})',
      ...everyOrder('234', '5').map((rest) => `1${rest}`),
      '21345',
      '21435',
    ],
    [
      '({when}) ({subject}) ({thing}) ({place}) ({verb})',
      ...everyOrder('234', '5').map((rest) => `1${rest}`),
      '21345',
      '21435',
    ],
    // 어느 날, | 소년은 | 친구를 | 만났어요
    ['(t{1,3}w?,) ({subject}) ({phrase}) ({verb})', '1324', '2134'],
    [
      '(t{1,3}w?,) ({subject}) ({phrase}) ({phrase}) ({verb})',
      ...everyOrder('234', '5').map((rest) => `1${rest}`),
      '21345',
      '21435',
    ],
  ],
);

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
  grammar: {
    persons: /^(?:그들은|그는|그가|그녀는|그녀가) /u,
    refused:
      /자신|자기|^(?:그|또한|그리고|하지만|그래서|그러나|만약) |(?<!\S)(?:이|저|그 \S+[은는이가]|이것\S*|그것\S*|이를|그를|이런|그런|이렇게|다른|여기\S*|거기\S*|그러고는|\S+도)(?!\S)|\?|[고어아] 있는|(?:나요|까요|까)$|(?<!\S)(?:왜|무엇|누가|어떻게|어디|언제)|란 /u,
    classes: {
      t: words('어느 어느날 날 매일 아침 저녁 밤 오늘 어제 내일 옛날 옛날에'),
      k: /^\p{sc=Hang}*(?:때|때에|때는|전에|후|후에|경우|동안)$/u,
      b: words(
        '아주 매우 정말 너무 다시 함께 같이 모두 다 더 잘 안 못 이미 곧 항상 자주 가끔 빨리 천천히 많이 계속 꽉 멀리 크게 처음 드디어 서로',
      ),
      i: /^\p{sc=Hang}+(?:[^에한]게|히|려고|러|기로)$/u,
      g: /^\p{sc=Hang}{2,}의$/u,
      o: /^\p{sc=Hang}+[을를]$/u,
      l: /^\p{sc=Hang}{1,}(?:에서|에게|한테|에|으로|[^하므]로|까지|부터|와|과)$/u,
      c: /^\p{sc=Hang}{1,}(?:고|서|며|면서|지만|자|으니|는데|므로|아|어|해|[^이누]나|려|워|져|쳐|내)$/u,
      v: /^\p{sc=Hang}+(?:다|요)$/u,
      a: /^\p{sc=Hang}{1,}(?:한|던|난|된|운|린)$/u,
      s: /^(?!(?:없이|같이|많이|높이|깊이|멀리|먹는|하는|있는|없는|가는|오는|되는|보는|만드는|사는)$)\p{sc=Hang}+(?:은|는|이|가|께서)$/u,
    },
    forms,
  },
};
