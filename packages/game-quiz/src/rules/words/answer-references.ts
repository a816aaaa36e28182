/** A note in brackets, or a sign, that says which answer is right. */
export const answerMark =
  /[([（【]\s?(?:(?:the |la |le |die |das )?(?:correct|correct answer|right answer|the right one|answer key|richtige antwort|richtig|korrekt|correcto|correcta|correcte|corretto|corretta|correto|correta|верно|правильно|правильный ответ|صحيح|الإجابة الصحيحة|đúng|正确|正确答案|正解|정답|[✓✔])[!.]?)\s?[)\]）】]|(?:[-–—]|<-+|←|=>)\s?(?:correct|correct answer|right answer)\s?$|[✓✔✅☑]|^\s?\*\s?\p{L}|(?<=\p{L}{3}|\s)\*\s?$|^\[x\]|\[x\]$/iu;

const optionNames =
  'options?|answers?|choices?|antwort(?:en)?|option(?:en)?|möglichkeit|opci(?:ón|ones)|respuestas?|réponses?|choix|risposta|risposte|opzion[ei]|respostas?|opç(?:ão|ões)|alternativas?|ответ(?:ы|а)?|вариант(?:ы|а)?|الخيار|الإجابة|đáp án|lựa chọn|antwoord(?:en)?|odpowiedź|odpowiedzi|răspunsul|varianta|svaret|alternativet|απάντηση|επιλογή|відповідь|варіант|seçenek|cevap|विकल्प|उत्तर|ข้อ';
/** Small or capital, while the letter behind it has to be capital: "answer a question" is no reference. */
const optionWord = optionNames
  .split('|')
  .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)
  .join('|');
const position =
  'first|second|third|fourth|last|erste|zweite|dritte|vierte|letzte|primera|segunda|tercera|cuarta|última|première|deuxième|troisième|dernière|prima|seconda|terza|primeira|terceira|первый|второй|третий|последний|eerste|tweede|derde|laatste|pierwsza|druga|trzecia|ostatnia|prima|a doua|ultima|första|andra|tredje|sista|birinci|ikinci|üçüncü|son|πρώτη|δεύτερη|τρίτη|перша|друга|третя|остання|पहला|दूसरा|तीसरा';

const verdict =
  'correct|right|wrong|incorrect|true|false|richtig|falsch|korrekt|correct[ao]|incorrect[ao]|correcte|incorrecte|fausse?|vraie?|corrett[ao]|errat[ao]|sbagliat[ao]|corret[ao]|errad[ao]|верно|верный|неверно|неверный|правильный|правильно|juist|onjuist|doğru|yanlış|đúng|sai';
const is = 'is|was|are|ist|war|es|est|è|é|:|is het|то|là';

/** A text that speaks of an answer by its letter or its place, which the shuffle has changed. */
export const namesAnAnswer = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${optionWord})(?: (?:${verdict}))?(?: (?:${is}|—|–|-))?:? ?(?:(?:la|a|o|el|le|the|letra|lettera|lettre|letter|letters|буква|die|das) ){0,2}["'“„(]?[A-F](?![\\p{L}\\p{N}'’#+-])(?! (?:major|minor|flat|sharp)\\b)`,
    'u',
  ),
  /(?<![\p{L}\p{N}])(?:[Oo]ptions?|[Cc]hoices?|[Oo]ption(?:en)?|[Oo]pci(?:ón|ones)|[Oo]pzion[ei]|[Oo]pç(?:ão|ões)|[Вв]ариант(?:ы|а)?) (?:no\. ?|number |nr\. ?|#|№ ?)?[1-6](?![\p{L}\p{N}.,%])/u,
  new RegExp(
    `(?<![\\p{L}\\p{N}'’])[("“]?[A-F][)"”]? (?:${is}) (?:the |die |das |der |la |le |il |o |a )?(?:${verdict})(?![\\p{L}\\p{N}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${position}) (?:${optionNames})(?![\\p{L}\\p{N}])`, 'iu'),
  /(?:选项|选择|答案|選項|選択肢|答え|正解|正答|정답|보기|답)\s?(?:是|为|は|은|는)?\s?[A-FＡ-Ｆ](?![A-Za-z0-9])/u,
  /第[一二三四1-4]个?(?:选项|答案|選択肢)|(?:첫|두|세|네) ?번째 (?:보기|답|선택지)|(?:विकल्प|ข้อ|seçenek|şık|επιλογή|varianta|odpowiedź|відповідь) ?[A-FА-Г](?![\p{L}\p{N}])/iu,
  /(?<!\p{L})(?:the )?(?:option|answer|choice) (?:above|below)(?!\p{L})/iu,
] as const;

const label = '[("]?(?:[A-F]|[1-6]|I{1,3}|IV|V|[АБВГ]|[أبجد])[)"]?';
const joiner =
  '(?:,? ?(?:,|and|or|nor|but not|&|\\+|und|oder|als auch|noch|y|o|como|et|ou|e|che|i|oraz|en|of|ve|veya|och|eller|și|sau|и|или|и|та|và|και|و|和|与|與|と|및|와|과|или) ?)';

/** A list of options by letter or number: "both A and B", "only 1 and 3", "A, B and C", "all except D". */
export const combination = new RegExp(
  `^(?:(?:both|either|neither|only|all of|just|sowohl|beide|nur|solo|sólo|tanto|ambos|ambas|seulement|à la fois|sia|entrambi|somente|apenas|só|только|и|cả|chỉ|仅|只有|tylko|alleen|zowel) )?(?:options? |answers? |choices? |antwort(?:en)? )?${label}(?:${joiner}${label}){1,4}(?: (?:only|alone|are correct|are true|are right|sind richtig|nur|seulement|solamente))?$|^all (?:except|but) (?:option |answer )?${label}$`,
  'u',
);

/** A word that joins two things. */
export const joiningWord =
  /(?<!\p{L})(?:and|und|y|e|et|en|i|и|та|și|och|και|ve|và|और)(?!\p{L})|[&+和与與とและ와과]|(?<!\p{L})و/u;
