/** What authors write before, after and between the parts of a question. */
interface PartWords {
  /** Before a question; `#` is where its number stands. */
  readonly question: string;
  /** Before the right option's letter or words. */
  readonly correct: string;
  /** Before either of the two: the right option, or why it is right. */
  readonly solution: string;
  readonly explanation: string;
  readonly hint: string;
  /** Above a list of right options, at the end of a test. */
  readonly answers: string;
  /** Behind an option: that it is right, and that it is wrong. */
  readonly right: string;
  readonly wrong: string;
  /** Before an option's letter or number, and in a table above a column of options. */
  readonly option: string;
  /** Above the options of a learning platform's page; no part of the question. */
  readonly choose: string;
  /** Between two right letters. */
  readonly and: string;
  /** Above a table's column of numbers. */
  readonly number: string;
}

/**
 * The words by language, separated by `|`, in lower case. A space stands for any white space or none. To add a language,
 * write its row; a word may stand in several.
 */
export const words: Readonly<Record<string, PartWords>> = {
  en: {
    question: 'question|quest|q|ques|multiple choice question|mcq',
    correct:
      'correct|answer|correct answer|right answer|the correct answer is|the right answer is|the answer is|correct answer is|answer is|correct option|correct choice|right option|answer key|key|ans|correct ans',
    solution: 'solution',
    explanation: 'explanation|rationale|reason|reasoning|feedback|general feedback|why|comment|justification|note',
    hint: 'hint|clue|tip',
    answers: 'answers|answer key|answer keys|key|keys|correct answers|solutions|answer sheet|the answers',
    right: 'correct|right|correct answer|right answer|answer|true|key|ans',
    wrong: 'incorrect|wrong|false',
    option: 'option|choice|answer|alternative|opt',
    choose:
      'select one|choose one|pick one|select one option|select one or more|options|choices|answer choices|possible answers',
    and: 'and|or',
    number: 'no|no.|nr|number|id|#',
  },
  de: {
    question: 'frage|aufgabe',
    correct:
      'richtig|antwort|richtige antwort|korrekt|korrekte antwort|die richtige antwort ist|die richtige antwort lautet|richtig ist',
    solution: 'lösung|loesung',
    explanation: 'erklärung|begründung|erläuterung|feedback',
    hint: 'hinweis|tipp',
    answers: 'antworten|lösungen|lösungsschlüssel|richtige antworten',
    right: 'richtig|korrekt|richtige antwort|wahr',
    wrong: 'falsch',
    option: 'option|antwort|auswahl|antwortmöglichkeit',
    choose: 'wählen sie eine antwort|wähle eine antwort|antwortmöglichkeiten|optionen',
    and: 'und|oder',
    number: 'nr|nr.|nummer',
  },
  es: {
    question: 'pregunta',
    correct:
      'respuesta|respuesta correcta|correcta|correcto|la respuesta correcta es|la respuesta es|clave|opción correcta|resp|r',
    solution: 'solución|solucion',
    explanation: 'explicación|explicacion|justificación|retroalimentación|porque',
    hint: 'pista|ayuda|indicio',
    answers: 'respuestas|respuestas correctas|soluciones|clave|clave de respuestas|claves',
    right: 'correcta|correcto|respuesta correcta|verdadero|bien',
    wrong: 'incorrecta|incorrecto|falso',
    option: 'opción|opcion|respuesta|alternativa',
    choose: 'seleccione una|selecciona una|elige una|elija una|opciones|seleccione una opción',
    and: 'y|o|e',
    number: 'n.º|nº|núm.|número|no.',
  },
  fr: {
    question: 'question',
    correct:
      'réponse|reponse|bonne réponse|réponse correcte|réponse exacte|correct|correcte|la bonne réponse est|la réponse est|la réponse correcte est|rép',
    solution: 'solution|corrigé',
    explanation: 'explication|justification|commentaire|feedback|explications',
    hint: 'indice|aide|conseil',
    answers: 'réponses|reponses|bonnes réponses|solutions|corrigé|clé|clés|corrigés',
    right: 'correct|correcte|bonne réponse|juste|vrai|exact',
    wrong: 'incorrect|incorrecte|faux',
    option: 'option|réponse|choix|proposition',
    choose: 'veuillez choisir une réponse|choisissez une réponse|choisis une réponse|options|choix',
    and: 'et|ou',
    number: 'n°|nº|no|numéro',
  },
  pt: {
    question: 'pergunta|questão|questao',
    correct:
      'resposta|resposta correta|resposta certa|correta|correto|certa|gabarito|a resposta correta é|a resposta certa é|a resposta é|alternativa correta|opção correta|resp',
    solution: 'solução|resolução',
    explanation: 'explicação|explicacao|justificativa|justificação|comentário|porque',
    hint: 'dica|pista|ajuda',
    answers: 'respostas|gabarito|gabaritos|soluções|respostas corretas',
    right: 'correta|correto|certa|certo|resposta correta|resposta certa|verdadeiro',
    wrong: 'incorreta|incorreto|errada|errado|falso',
    option: 'opção|opcao|alternativa|resposta',
    choose: 'escolha uma|escolha uma opção|selecione uma|opções|alternativas|escolha uma resposta',
    and: 'e|ou',
    number: 'n.º|nº|número|no.',
  },
  ru: {
    question: 'вопрос|задание',
    correct: 'ответ|правильный ответ|верный ответ|правильно|верно|ключ|правильный вариант',
    solution: 'решение',
    explanation: 'объяснение|пояснение|обоснование|комментарий',
    hint: 'подсказка',
    answers: 'ответы|правильные ответы|ключ|ключи|верные ответы',
    right: 'правильно|верно|правильный ответ|верный ответ|правильный|верный|ответ|истина',
    wrong: 'неправильно|неверно|неверный|ложь',
    option: 'вариант|ответ|вариант ответа',
    choose: 'выберите один ответ|выберите один вариант|выберите один|варианты ответа|варианты ответов|варианты',
    and: 'и|или',
    number: '№|номер|№ п/п',
  },
  ar: {
    question: 'السؤال|سؤال|س',
    correct: 'الإجابة|الجواب|الاجابة|الإجابة الصحيحة|الاجابة الصحيحة|الجواب الصحيح|إجابة|جواب|الصحيح|صحيح|الصواب',
    solution: 'الحل|حل',
    explanation: 'الشرح|شرح|التفسير|تفسير|التوضيح|توضيح|السبب|التعليل',
    hint: 'تلميح|مساعدة|إرشاد',
    answers: 'الإجابات|الأجوبة|الاجابات|مفتاح الإجابة|مفتاح الإجابات|الحلول|الإجابات الصحيحة|مفتاح الاجابات',
    right: 'صحيح|صحيحة|صح|الإجابة الصحيحة|الجواب الصحيح|صواب',
    wrong: 'خطأ|خاطئ|خاطئة|غير صحيح',
    option: 'الخيار|خيار|الاختيار|اختيار|الإجابة',
    choose: 'اختر واحدا|اختر واحدًا|اختر إجابة واحدة|الخيارات|الاختيارات|اختر واحد',
    and: 'و|أو',
    number: 'رقم|الرقم|م',
  },
  zh: {
    question: '问题|題目|题目|問題|题|題|第#题|第#題|问|单选题',
    correct: '答案|正确答案|正確答案|正确|正確|正确选项|正確選項|答|正确答案是|答案是|答案为|正解',
    solution: '解答|解',
    explanation: '解析|解释|解釋|说明|說明|分析|理由|答案解析|原因',
    hint: '提示|线索|線索',
    answers: '答案|参考答案|參考答案|答案表|正确答案|正確答案',
    right: '正确|正確|对|對|正确答案|正確答案|正解|答案',
    wrong: '错误|錯誤|错|錯|不正确',
    option: '选项|選項|答案|选择',
    choose: '选项|選項|请选择|請選擇|请选择一项|选择一项',
    and: '和|与|及|或|、',
    number: '序号|编号|題號|题号|序號',
  },
  ja: {
    question: '問題|問|質問|設問|第#問|問い|問題文',
    correct: '答え|正解|解答|答|こたえ|正答|回答',
    solution: '解法',
    explanation: '解説|説明|理由',
    hint: 'ヒント|手がかり',
    answers: '解答|正解|答え|解答一覧|正解一覧|答え一覧',
    right: '正解|正しい|正答|答え|○|〇',
    wrong: '不正解|誤り|間違い',
    option: '選択肢|選択|回答|答え',
    choose: '選択肢|一つ選びなさい|一つ選んでください',
    and: 'と|または|、',
    number: '番号',
  },
  hi: {
    question: 'प्रश्न|प्रश्न संख्या|सवाल|प्र|प्रश्न क्रमांक',
    correct: 'उत्तर|सही उत्तर|जवाब|सही जवाब|सही|सही विकल्प|सही उत्तर है|उत्तर है',
    solution: 'हल|समाधान',
    explanation: 'व्याख्या|स्पष्टीकरण|कारण',
    hint: 'संकेत|सुराग',
    answers: 'उत्तर|उत्तरमाला|उत्तर कुंजी|सही उत्तर|जवाब|उत्तर सूची',
    right: 'सही|सही उत्तर|सही जवाब|सत्य|उत्तर',
    wrong: 'गलत|ग़लत|असत्य',
    option: 'विकल्प|उत्तर',
    choose: 'विकल्प|एक चुनें|सही विकल्प चुनें|कोई एक चुनें',
    and: 'और|या|व',
    number: 'क्रमांक|क्रम|क्र.|संख्या',
  },
  bn: {
    question: 'প্রশ্ন|প্রশ্ন নম্বর',
    correct: 'উত্তর|সঠিক উত্তর|সঠিক|সঠিক বিকল্প|উঃ|উত্তরঃ',
    solution: 'সমাধান',
    explanation: 'ব্যাখ্যা|কারণ',
    hint: 'ইঙ্গিত|সংকেত|সূত্র',
    answers: 'উত্তরমালা|উত্তরসমূহ|উত্তর|সঠিক উত্তর|উত্তরপত্র|উত্তরগুলো',
    right: 'সঠিক|সঠিক উত্তর|সত্য|উত্তর',
    wrong: 'ভুল|মিথ্যা',
    option: 'বিকল্প|অপশন|উত্তর',
    choose: 'বিকল্প|একটি বেছে নিন|সঠিক উত্তরটি বেছে নিন',
    and: 'এবং|ও|বা',
    number: 'নং|ক্রমিক|ক্রমিক নং',
  },
  ur: {
    question: 'سوال',
    correct: 'جواب|صحیح جواب|درست جواب|صحیح|درست|درست جواب ہے|صحیح جواب ہے',
    solution: 'حل',
    explanation: 'وضاحت|تشریح|وجہ',
    hint: 'اشارہ|مدد',
    answers: 'جوابات|درست جوابات|صحیح جوابات|جواب نامہ|حل',
    right: 'درست|صحیح|درست جواب|صحیح جواب|سچ',
    wrong: 'غلط',
    option: 'آپشن|انتخاب|جواب|اختیار',
    choose: 'ایک منتخب کریں|انتخابات|آپشنز',
    and: 'اور|یا',
    number: 'نمبر|نمبر شمار',
  },
  id: {
    question: 'pertanyaan|soal|soal nomor',
    correct:
      'jawaban|jawaban benar|jawaban yang benar|jawaban yang benar adalah|jawab|benar|kunci|kunci jawaban|jawabannya',
    solution: 'solusi',
    explanation: 'penjelasan|pembahasan|alasan|keterangan',
    hint: 'petunjuk|bantuan',
    answers: 'kunci jawaban|jawaban|kunci|daftar jawaban',
    right: 'benar|jawaban benar|betul|jawaban',
    wrong: 'salah',
    option: 'opsi|pilihan|jawaban',
    choose: 'pilih satu|pilihan|pilihan jawaban|pilihlah satu',
    and: 'dan|atau',
    number: 'no|no.|nomor',
  },
  it: {
    question: 'domanda|quesito',
    correct:
      'risposta|risposta corretta|risposta esatta|risposta giusta|corretta|esatta|la risposta corretta è|la risposta esatta è|la risposta giusta è|la risposta è|risp',
    solution: 'soluzione',
    explanation: 'spiegazione|motivazione|commento',
    hint: 'suggerimento|aiuto|indizio',
    answers: 'risposte|risposte corrette|risposte esatte|soluzioni|chiave|correttore',
    right: 'corretta|corretto|esatta|esatto|giusta|giusto|risposta corretta|risposta esatta|vero',
    wrong: 'errata|errato|sbagliata|sbagliato|falso',
    option: 'opzione|risposta|scelta|alternativa',
    choose: 'scegli una risposta|scegliere una risposta|scegli un’alternativa|opzioni|alternative|scelte',
    and: 'e|o',
    number: 'n.|numero|nr.',
  },
  nl: {
    question: 'vraag|opgave',
    correct:
      'antwoord|juiste antwoord|goede antwoord|juist|het juiste antwoord is|het goede antwoord is|het antwoord is',
    solution: 'oplossing',
    explanation: 'uitleg|toelichting|verklaring',
    hint: 'hint|tip|aanwijzing',
    answers: 'antwoorden|juiste antwoorden|oplossingen|antwoordmodel|antwoordsleutel',
    right: 'juist|correct|goed|juiste antwoord|waar',
    wrong: 'onjuist|fout|niet waar',
    option: 'optie|antwoord|keuze',
    choose: 'kies een antwoord|kies één antwoord|opties|antwoordopties|keuzes',
    and: 'en|of',
    number: 'nr|nr.|nummer',
  },
  pl: {
    question: 'pytanie|zadanie',
    correct: 'odpowiedź|odpowiedz|poprawna odpowiedź|prawidłowa odpowiedź|poprawna|prawidłowa|odp',
    solution: 'rozwiązanie',
    explanation: 'wyjaśnienie|uzasadnienie|komentarz',
    hint: 'podpowiedź|wskazówka',
    answers: 'odpowiedzi|poprawne odpowiedzi|prawidłowe odpowiedzi|klucz|klucz odpowiedzi|rozwiązania',
    right: 'poprawna|poprawne|prawidłowa|dobrze|poprawna odpowiedź|prawda',
    wrong: 'niepoprawna|błędna|źle|fałsz',
    option: 'opcja|odpowiedź|wariant',
    choose: 'wybierz jedną odpowiedź|wybierz odpowiedź|opcje|możliwe odpowiedzi',
    and: 'i|lub|oraz',
    number: 'nr|nr.|numer|lp|lp.',
  },
  tr: {
    question: 'soru',
    correct: 'cevap|doğru cevap|yanıt|doğru yanıt|doğru|doğru seçenek|cevap anahtarı',
    solution: 'çözüm',
    explanation: 'açıklama|gerekçe',
    hint: 'ipucu',
    answers: 'cevaplar|yanıtlar|cevap anahtarı|doğru cevaplar',
    right: 'doğru|doğru cevap|doğru yanıt|cevap',
    wrong: 'yanlış',
    option: 'seçenek|şık|cevap|yanıt',
    choose: 'birini seçin|birini seçiniz|seçenekler|şıklar',
    and: 've|veya',
    number: 'no|numara|sıra',
  },
  vi: {
    question: 'câu|câu hỏi',
    correct: 'đáp án|câu trả lời|trả lời|đáp án đúng|câu trả lời đúng|đáp án là|đáp án đúng là',
    solution: 'lời giải',
    explanation: 'giải thích|lý do',
    hint: 'gợi ý',
    answers: 'đáp án|bảng đáp án|các đáp án|câu trả lời',
    right: 'đúng|đáp án đúng|chính xác|đáp án',
    wrong: 'sai',
    option: 'lựa chọn|phương án|đáp án|tùy chọn',
    choose: 'chọn một đáp án|chọn đáp án đúng|các lựa chọn|lựa chọn',
    and: 'và|hoặc',
    number: 'số|stt',
  },
  ko: {
    question: '문제|질문|문항|문|제#문',
    correct: '정답|답|답안|정답은|올바른 답',
    solution: '풀이',
    explanation: '해설|설명|이유',
    hint: '힌트|도움말',
    answers: '정답|답안|답|정답표|정답 목록',
    right: '정답|맞음|옳음|참',
    wrong: '오답|틀림|거짓',
    option: '선택지|보기|답',
    choose: '보기|선택지|하나를 고르시오|하나를 고르세요',
    and: '와|과|또는|및',
    number: '번호',
  },
};

/** All words for a part, in every language. */
export const wordsFor = (part: keyof PartWords): string[] => [
  ...new Set(Object.values(words).flatMap((row) => row[part].split('|'))),
];
