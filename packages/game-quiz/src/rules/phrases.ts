/** Answers that stand for the others, in comparable form without punctuation, in the languages most texts are in. */
export const allOfTheAbove = new Set([
  'all of the above',
  'all the above',
  'all of these',
  'all of them',
  'all are correct',
  'all answers are correct',
  'alle genannten',
  'alle der genannten',
  'alle oben genannten',
  'alles davon',
  'alle antworten sind richtig',
  'todas las anteriores',
  'todo lo anterior',
  'todas son correctas',
  'todas las respuestas son correctas',
  'toutes les réponses',
  'toutes ces réponses',
  'tout ce qui précède',
  'toutes les réponses ci-dessus',
  'tutte le precedenti',
  'tutte le risposte',
  'tutte le risposte precedenti',
  'tutti i precedenti',
  'todas as anteriores',
  'todas as alternativas',
  'todas as respostas anteriores',
  'todas as opções acima',
  'все вышеперечисленное',
  'все перечисленное',
  'всё вышеперечисленное',
  'все ответы верны',
  'كل ما سبق',
  'جميع ما سبق',
  'tất cả các đáp án trên',
  'tất cả các ý trên',
  'tất cả đều đúng',
  'cả ba đáp án trên',
  '以上都是',
  '以上皆是',
  '以上全部',
  '全部都是',
  '上記のすべて',
  '上記すべて',
  '以上すべて',
  'すべて正しい',
  '위의 모든 것',
  '모두 맞음',
  '모두 정답',
  '위 모두',
]);

export const noneOfTheAbove = new Set([
  'none of the above',
  'none of these',
  'none of them',
  'none are correct',
  'no answer is correct',
  'neither of these',
  'keine der genannten',
  'keines davon',
  'keine davon',
  'nichts davon',
  'keine der antworten',
  'keine der oben genannten',
  'ninguna de las anteriores',
  'ninguno de los anteriores',
  'nada de lo anterior',
  'ninguna es correcta',
  'aucune de ces réponses',
  'aucune des réponses',
  "aucun d'entre eux",
  'aucune des réponses ci-dessus',
  'nessuna delle precedenti',
  'nessuno dei precedenti',
  'nessuna di queste',
  'nenhuma das anteriores',
  'nenhuma das alternativas',
  'nenhum dos anteriores',
  'nenhuma das opções acima',
  'ничего из вышеперечисленного',
  'ничего из перечисленного',
  'ни один из перечисленных',
  'нет правильного ответа',
  'لا شيء مما سبق',
  'ليس أي مما سبق',
  'không có đáp án nào đúng',
  'không đáp án nào đúng',
  'không có ý nào trên',
  '以上都不是',
  '以上皆非',
  '都不是',
  '上記のどれでもない',
  '上記以外',
  'どれでもない',
  '위의 어느 것도 아님',
  '해당 없음',
  '정답 없음',
]);

/** Answers of a yes-or-no question. */
export const truthValues = new Set(
  (
    'true false yes no correct incorrect right wrong wahr falsch richtig ja nein verdadero falso sí si vrai faux oui non vero ' +
    'falso sì verdadeiro sim não да нет верно неверно правда ложь صحيح خطأ خاطئ نعم لا đúng sai 对 错 正确 错误 是 否 正しい 誤り はい いいえ ' +
    '참 거짓 예 아니요 맞다 틀리다'
  ).split(' '),
);

/** A note in brackets, or a sign, that says which answer is right. */
export const answerMark =
  /[([（【]\s?(?:correct|correct answer|right|right answer|key|richtig|korrekt|correcto|correcta|correcte|corretto|corretta|correto|correta|верно|правильно|правильный ответ|صحيح|الإجابة الصحيحة|đúng|正确|正确答案|正解|정답)\s?[)\]）】]|[-–—]\s?(?:correct|right)(?: answer)?\s?$|[✓✔✅☑]|^\s?\*|\*\s?$/iu;

const optionNames =
  'options?|answers?|choices?|antwort(?:en)?|option(?:en)?|möglichkeit|opci(?:ón|ones)|respuestas?|réponses?|choix|risposta|risposte|opzion[ei]|respostas?|opç(?:ão|ões)|alternativas?|ответ(?:ы|а)?|вариант(?:ы|а)?|الخيار|الإجابة|đáp án|lựa chọn';
/** Small or capital, while the letter behind it has to be capital: "answer a question" is no reference. */
const optionWord = optionNames
  .split('|')
  .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)
  .join('|');
const position =
  'first|second|third|fourth|last|erste|zweite|dritte|vierte|letzte|primera|segunda|tercera|cuarta|última|première|deuxième|troisième|dernière|prima|seconda|terza|primeira|terceira|первый|второй|третий|последний';

/** A text that speaks of an answer by its letter or its place, which the shuffle has changed. */
export const namesAnAnswer = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${optionWord}):? ?["'(]?[A-F](?![\\p{L}\\p{N}'’])`, 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${position}) (?:${optionNames})(?![\\p{L}\\p{N}])`, 'iu'),
  /(?:选项|选择|答案|選項|選択肢|答え|정답|보기|답)\s?(?:是|为|は|은|는)?\s?[A-F](?![\p{L}\p{N}])/u,
  /第[一二三四1-4]个?(?:选项|答案|選択肢)|(?:첫|두|세|네) ?번째 (?:보기|답|선택지)/u,
];

/** A question without a subject: it asks which of its answers is right, or only names a field. */
export const empty =
  /^(?:which|what)(?: one)?(?: of (?:the following|these))?(?: (?:statements?|answers?|options?|sentences?))?(?: (?:is|are))?(?: (?:true|correct|right))?\?$|^\p{L}+:$|^(?:choose|select|pick) the (?:correct|right|best) (?:answer|option)[.:]?$/u;

/** A question that sends the player to a text that is not shown. */
export const namesTheText = [
  /(?:according to|as (?:mentioned|stated|described|shown|explained|discussed) in|based on|in) the (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph)(?![\p{L}])/iu,
  /(?:mentioned|described|stated|given|shown) above|above (?:text|passage)|the author (?:says|states|mentions)/iu,
  /(?:laut|gemäß|nach) (?:dem|diesem) text|im (?:obigen )?text/iu,
  /según el (?:texto|pasaje)|en el texto|selon le (?:texte|passage)|d['’]après le texte|dans le texte/iu,
  /secondo il (?:testo|brano)|nel testo|de acordo com o texto|segundo o texto|no texto/iu,
  /(?:согласно|в) тексте?у?|по тексту|(?:وفقا|وفقًا|بحسب|حسب) (?:لل)?(?:ال)?نص|theo (?:đoạn văn|bài|văn bản)/iu,
  /(?:根据|依据)(?:本文|文章|课文|短文|上文)|(?:本文|文章)によると|(?:본문|글|지문)에 (?:따르면|의하면)/u,
];

/** A list of options by letter or number: "both A and B", "only 1 and 3", "A, B and C". */
export const combination =
  /^(?:(?:both|either|neither|only|all of|sowohl|beide|nur|solo|tanto|seulement|à la fois|только|cả|chỉ) )?(?:options? |answers? |antwort(?:en)? )?(?:[A-F]|[1-6]|I{1,3}|IV)(?:,? ?(?:,|and|or|nor|&|\+|und|oder|y|o|et|ou|e|и|или|و|và|和|と|및) ?(?:[A-F]|[1-6]|I{1,3}|IV)){1,4}(?: (?:only|are correct|sind richtig))?$/u;

/** A word that turns the question round: players overlook it. */
export const negation =
  /(?<![\p{L}])(?:not|except|never|without|false|incorrect|nicht|kein(?:e|er|es)?|außer|ohne|falsch|excepto|salvo|nunca|sauf|jamais|tranne|eccetto|exceto|кроме|ngoại trừ|không phải)(?![\p{L}])|n['’]t(?![\p{L}])|不是|不属于|除了|ではない|아닌/iu;

/** Words that make a wrong answer easy to see through: hardly anything is always so. */
export const absolute =
  /(?<![\p{L}])(?:always|never|none|all|only|completely|absolutely|totally|definitely|every|immer|nie|niemals|alle|völlig|siempre|nunca|todos|toujours|jamais|tous|sempre|mai|tutti|всегда|никогда|все|luôn luôn|không bao giờ)(?![\p{L}])|总是|从不|所有|必ず|決して|항상|절대/iu;
