import type { Wordings } from '@ludotext/engine/game';

export const fr: Wordings = {
  negative_stem: 'La question est négative ; posez-la à la forme positive ou écrivez la négation en majuscules.',
  gap_count: 'La question a plus d’un trou ; n’en laissez qu’un.',
  unfocused_stem: 'La question ne dit pas ce qu’elle demande ; écrivez une question entière ou une phrase à trou.',
  answer_in_stem: 'La question contient sa réponse ; demandez-la sans la nommer.',
  names_the_text: 'La question renvoie à un texte que l’élève ne voit pas ; interrogez sur le sujet lui-même.',
  mentions_the_text: 'La question mentionne un texte que l’élève ne voit pas ; supprimez cette mention.',
  long_stem: 'La question a plus de 50 mots ou de trois phrases ; supprimez le superflu.',
  open_marks: 'La question a un guillemet ou une parenthèse sans pendant ; fermez-le ou supprimez-le.',
  dangling_pronoun: 'Un pronom de la question ne renvoie à rien de nommé avant lui ; écrivez le nom.',
  equal_options: 'Deux réponses disent la même chose ; remplacez l’une d’elles.',
  option_count: 'La question a moins de trois ou plus de quatre réponses ; écrivez-en trois ou quatre.',
  option_without_text: 'Une réponse n’a pas de texte à elle ; écrivez la réponse même.',
  letter_prefix: 'Une réponse commence par une lettre ou un numéro ; n’écrivez que son texte.',
  marked_answer: 'Une réponse dit si elle est juste ; supprimez cette marque.',
  all_of_the_above: 'Une réponse signifie « toutes les réponses ci-dessus » ; écrivez une vraie réponse.',
  none_of_the_above: 'Une réponse signifie « aucune des réponses ci-dessus » ; écrivez une vraie réponse.',
  true_or_false: 'Les réponses ne sont que vrai et faux, ou oui et non ; demandez de vraies réponses.',
  combined_options: 'Une réponse en combine d’autres ; écrivez une vraie réponse.',
  lost_sequence: 'Les réponses sont des nombres ou des dates en désordre ; rangez-les par ordre croissant.',
  mixed_types: 'Une réponse est un nombre et la bonne non, ou l’inverse ; écrivez des réponses de même nature.',
  many_mixed_types: 'Certaines réponses sont des nombres et d’autres non ; écrivez des réponses de même nature.',
  unit_cue: 'La bonne réponse a une autre unité que toutes les mauvaises ; employez une seule unité.',
  length_band:
    'Toutes les mauvaises réponses sont bien plus courtes ou plus longues que la bonne ; rapprochez les longueurs.',
  overlapping_options:
    'Une mauvaise réponse est une forme plus courte ou plus longue de la bonne, les deux sont donc justes ; remplacez-la.',
  key_far_longest: 'La bonne réponse est plus de deux fois plus longue que chaque mauvaise ; rapprochez les longueurs.',
  key_longest: 'La bonne réponse est bien plus longue que les mauvaises ; rapprochez les longueurs.',
  clang: 'Seule la bonne réponse reprend un mot de la question ; reformulez l’une des deux.',
  convergence:
    'Chaque mauvaise réponse partage des mots avec la bonne, mais pas avec les autres mauvaises ; variez-les.',
  number_cue:
    'La question a un nombre, et parmi les réponses seule la bonne en a un aussi ; mettez des nombres ailleurs.',
  absolute_terms: 'Une mauvaise réponse se trahit par un mot absolu comme « toujours » ; atténuez-le.',
  vague_terms:
    'Une réponse a un mot vague comme « généralement », ce qui la rend discutable ; soyez précis ou ôtez ce mot.',
  article_cue: 'Seule la bonne réponse s’accorde avec l’article devant le trou ; reformulez la question.',
  number_agreement:
    'Seule la bonne réponse s’accorde en nombre avec les mots autour du trou ; accordez aussi les autres.',
  form_cue:
    'La bonne réponse se distingue de toutes les mauvaises par sa majuscule ou son point ; écrivez-les de même.',
  gap_misfit: 'Les réponses n’entrent pas dans le trou ; écrivez des réponses qui complètent la phrase.',
  names_an_answer:
    'L’exercice désigne une réponse par sa lettre ou sa place, mais les réponses sont mélangées ; citez son texte.',
  answer_in_hint: 'L’indice contient la réponse ; aidez sans la nommer.',
  markup: 'L’exercice a du balisage ou du JSON dans son texte ; écrivez du texte simple.',
  evidence_not_in_text: 'La citation n’est pas dans le texte ; citez-le mot pour mot.',
  long_evidence: 'La citation a plus de 80 mots ; ne citez que ce qui prouve la réponse.',
  key_not_in_evidence:
    'La citation n’a aucun mot en commun avec la question ou sa réponse ; citez les mots qui prouvent la réponse.',
  distractor_beside_key:
    'La citation énumère une mauvaise réponse à côté de la bonne, elle peut donc être juste aussi ; remplacez-la.',
  gap_mismatch: 'Le texte a d’autres mots à la place du trou ; faites-en la bonne réponse.',
  number_not_in_text: 'La question ou sa réponse a un nombre absent du texte ; employez des nombres du texte.',
  name_not_in_text: 'La question ou sa réponse a un nom absent du texte ; employez des noms du texte.',
  other_language: 'La question n’est pas dans la langue demandée ; traduisez-la.',
  near_copy: 'Un exercice précédent demande presque la même chose ; interrogez sur autre chose.',
  gives_away: 'Cet exercice et un précédent se donnent mutuellement la réponse ; interrogez sur un autre fait.',

  key_position: 'La réponse {place} est trop souvent la bonne ; répartissez les bonnes réponses sur toutes les places.',
  longest_is_right:
    'La réponse la plus longue est trop souvent la bonne ; faites les mauvaises aussi longues que les bonnes.',

  stray_text:
    'Cette ligne n’appartient à aucune question : aucune réponse ne la suit. Commencez une question par « Question: » et écrivez ses réponses dessous, ou joignez la ligne à sa question.',
  missing_question: 'Il n’y a pas de question avant cette ligne ; écrivez-en une qui commence par « Question: ».',
  empty_question: 'La question est vide ; écrivez-la après « Question: ».',
  empty_option: 'La réponse {option} est vide ; écrivez son texte après la lettre.',
  no_options: 'La question n’a pas de réponses ; écrivez de deux à six lignes « A. ... », « B. ... ».',
  option_order: 'La réponse {option} est à la place de la réponse {expected} ; nommez les réponses dans l’ordre.',
  one_option: 'Il n’y a qu’une réponse ; écrivez-en au moins deux.',
  too_many_options: 'La question a {options} réponses ; gardez-en au plus {max}.',
  missing_correct: 'Rien ne dit quelle réponse est la bonne ; écrivez « Correct: » et sa lettre.',
  'missing_correct.labels':
    'Les réponses s’appellent {labels} ; aucune n’est marquée comme bonne. Marquez-en une par * ou écrivez « Réponse : {option} ».',
  'missing_correct.bullets':
    'Aucune réponse n’est marquée comme bonne. Marquez-en une par * ou écrivez « Réponse : » et les mots de la bonne.',
  'missing_correct.empty': 'Écrivez la lettre de la bonne réponse après ce mot.',
  'missing_correct.gift': 'Aucune réponse de cette question n’est bonne ; écrivez = devant la bonne.',
  duplicate_correct: 'La question a déjà sa bonne réponse ; supprimez l’une des deux lignes.',
  several_correct: 'Une seule réponse peut être juste ; écrivez une seule lettre.',
  several_marked: 'Plusieurs réponses sont marquées comme bonnes ; n’en marquez qu’une.',
  'several_marked.gift':
    'Plusieurs réponses ont un = ou une part des points ; gardez une seule bonne réponse, et écrivez \\= là où le signe égal est du texte.',
  mark_and_answer:
    'La réponse {option} est marquée comme bonne, mais la solution dit {other} ; les deux doivent concorder.',
  unknown_letter: 'Il n’y a pas de réponse {option} ; la dernière est {last}.',
  unknown_answer: 'Aucune réponse ne dit « {text} » ; écrivez la lettre de la bonne, ou ses mots tels quels.',
  'unknown_answer.equal': 'Plusieurs réponses ont ces mots ; écrivez la lettre de la bonne.',
  key_mismatch: 'La lettre et les mots de la solution ne sont pas de la même réponse ; corrigez l’un des deux.',
  answer_count: {
    one: 'La liste a {answers} solutions pour une question ; écrivez-en une par question, ou numérotez-les.',
    other: 'La liste a {answers} solutions pour {count} questions ; écrivez-en une par question, ou numérotez-les.',
  },
  no_such_question: 'Il n’y a pas de question {number} avant cette liste ; corrigez le numéro.',
  'gift_type.essay': 'C’est une question ouverte ; le quiz ne prend de GIFT que les choix et les vrai ou faux.',
  'gift_type.matching':
    'C’est une question d’appariement ; le quiz ne prend de GIFT que les choix et les vrai ou faux.',
  'gift_type.numerical': 'C’est une question numérique ; le quiz ne prend de GIFT que les choix et les vrai ou faux.',
  'gift_type.ordering': 'C’est une question d’ordre ; le quiz ne prend de GIFT que les choix et les vrai ou faux.',
  'gift_type.shortanswer':
    'C’est une question à réponse courte, car elle n’a pas de réponse fausse ; écrivez ~ devant chaque fausse, ou retirez-la.',
  gift_unopened_answers: 'Cette } ne ferme rien ; écrivez { avant les réponses, ou \\} pour une accolade du texte.',
  gift_unclosed_answers:
    'Cette { n’est jamais fermée ; écrivez } après les réponses. Aucune ligne vide ne doit les séparer.',
  gift_second_answers:
    'Une seconde { commence ici ; une question a ses réponses dans une paire d’accolades, et \\{ est une accolade du texte.',
  gift_no_arrow: 'Il manque -> à une paire de cette question ; le quiz ne prend que les choix et les vrai ou faux.',
  duplicate_explanation: 'La question a une seconde explication ; écrivez les deux sur une ligne.',
  duplicate_hint: 'La question a un second indice ; écrivez les deux sur une ligne.',
  'too_long.question': 'La question a {length} caractères ; réduisez-la à {max}.',
  'too_long.option': 'La réponse {option} a {length} caractères ; réduisez-la à {max}.',
  'too_long.explanation': 'L’explication a {length} caractères ; réduisez-la à {max}.',
  'too_long.hint': 'L’indice a {length} caractères ; réduisez-le à {max}.',

  // How a text was understood.
  left_out: 'Cette ligne est laissée de côté, car elle n’appartient à aucune question : « {text} ».',
  key_by_position: 'Les réponses ont d’autres repères ; la solution est lue d’après sa place : la réponse {option}.',
  key_letter_and_words:
    'La solution est lue comme la lettre de la réponse {option}, bien qu’une autre réponse ait ces mots.',
  'key_by_look.bold': 'La réponse {place} est prise pour la bonne, car elle seule est en gras.',
  'key_by_look.bullet': 'La réponse {place} est prise pour la bonne, car elle seule a une autre puce.',
  gift_no_answers: 'Ce texte est laissé de côté, car il n’a pas de réponses entre accolades, { }.',
  markup_left_out: 'La mise en forme HTML de cette question est laissée de côté.',
  feedback_left_out: 'Ce qui est dit de chaque réponse de cette question est laissé de côté.',
  'table_columns.last':
    'Le texte est lu comme un tableau : d’abord la question, puis les réponses, la bonne dans la dernière colonne.',
  'table_columns.none': 'Le texte est lu comme un tableau : d’abord la question, puis une réponse par colonne.',
  answers_by_place:
    'Les questions n’ont pas de numéro ; les solutions sont lues comme celles de la première, de la deuxième, etc.',

  no_sentences: 'Le texte n’a pas de phrases sur lesquelles interroger.',
  no_facts: 'Aucune phrase du texte n’énonce un fait sur lequel interroger.',
  instructions: {
    one: 'Le texte donne des instructions plutôt que des faits ; on peut interroger sur {count} fait.',
    other: 'Le texte donne des instructions plutôt que des faits ; on peut interroger sur {count} faits.',
  },
  short_text: {
    one: 'Le texte est très court ; on peut interroger sur {count} fait.',
    other: 'Le texte est très court ; on peut interroger sur {count} faits.',
  },
  story: {
    one: 'Le texte raconte des événements ; on peut interroger sur {count} fait.',
    other: 'Le texte raconte des événements ; on peut interroger sur {count} faits.',
  },
  few_numbers: {
    one: 'Le texte a peu de nombres et de définitions ; on peut interroger sur {count} fait.',
    other: 'Le texte a peu de nombres et de définitions ; on peut interroger sur {count} faits.',
  },
  facts: {
    one: 'Le texte énonce des faits : on peut interroger sur {count} fait en {words} mots.',
    other: 'Le texte énonce des faits : on peut interroger sur {count} faits en {words} mots.',
  },

  right_answer: 'C’est juste.',
  wrong_answer: 'C’est faux. La bonne réponse est : {answer}',
  no_such_answer: 'Ce n’est aucune des réponses. La bonne réponse est : {answer}',

  'title.question': 'Question',
  'title.answers': 'Réponses',
  'title.answers_text': 'Réponse',
  'title.answers_correct': 'Correcte',
  'description.question': 'Une question entière, ou une phrase avec un trou, écrit _____.',
  'description.answers': 'Dans l’ordre où elles s’affichent ; une seule est correcte.',
  'description.answers_text': 'La réponse elle-même, sans lettre devant.',
  'description.answers_correct': 'La bonne réponse à la question.',
  'description.difficulty': 'La difficulté de la question.',

  // How authors write items, and an example.
  'direct_format.description':
    'Une question après l’autre : « Question : » et la question, sur une ou plusieurs lignes ; puis deux à six réponses, une par ligne, avec « A. » (ou « A) ») et ainsi de suite ; puis « Réponse : » (ou « Bonne réponse : ») et la lettre de la bonne. « Explication : » et « Indice : » peuvent suivre, une ligne chacun. Les lignes vides sont libres. Les fichiers Aiken sont lus aussi : une question sans mot devant, des réponses, « ANSWER: B ».\n\nCe que vous avez déjà ailleurs est lu aussi : des repères comme a), (b), 1. et • ; la bonne réponse avec *, ✓, [x], (correct) ou en gras, citée par ses mots ou dans une liste à la fin ; des questions numérotées ; ces mots en dix-neuf langues ; GIFT (choix et vrai/faux) ; un tableau copié d’une feuille de calcul, ou un CSV avec des titres.',
  'direct_format.example':
    'Question : Quelle est la capitale de la France ?\nA. Londres\nB. Paris\nC. Rome\nD. Madrid\nRéponse : B',
};
