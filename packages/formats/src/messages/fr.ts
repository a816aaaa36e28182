import type { Wordings } from '@ludotext/engine/format';

export const fr: Wordings = {
  // Ce que devient un exercice dans un fichier.
  members_lost: {
    one: 'Le format n’a pas de place pour : {members}.',
    other: 'Le format n’a pas de place pour : {members}.',
  },
  line_breaks: 'Le format n’a pas de sauts de ligne dans une question ; ils sont devenus des espaces.',
  reads_as_option: 'La question commence comme une réponse du format et serait lue comme telle.',
  several_keys: 'Le format prend des questions avec exactement une bonne réponse.',
  too_many_options: 'L’exercice a {count} réponses ; le format en prend {max}.',

  // Ce qui ne va pas dans un fichier.
  not_json: 'Le fichier n’est pas du JSON.',
  no_question: 'Une réponse se trouve ici avant toute question.',
  no_options: 'La question n’a pas de réponses ; écrivez-les dessous sous la forme « A. texte ».',
  too_few_options: 'La question n’a qu’une réponse ; écrivez-en au moins deux.',
  no_answer: 'La question n’a pas de solution ; écrivez « ANSWER: A » sous ses réponses.',
  no_such_option: 'La solution ne désigne aucune réponse de la question.',

  // html, scorm12
  player_missing: 'Le jeu {game} n’a pas de lecteur à mettre dans la page.',
  player_not_inlined:
    'Le lecteur du jeu {game} ne peut pas être mis dans une page : son export par défaut n’a pas de nom.',

  // Tableaux : CSV, Kahoot, Blooket, Blackboard.
  apostrophe:
    'Une cellule commence comme une formule, donc une apostrophe la précède ; d’autres programmes montrent l’apostrophe.',
  blank_text: 'Un texte de l’exercice est vide ; pour le format, une cellule vide veut dire qu’il n’y en a pas.',
  segments_joined: 'Les morceaux de texte libre qui se suivent n’en font plus qu’un.',
  any_key: 'La question a plusieurs bonnes réponses ; le jeu se contente de n’importe laquelle.',
  unwritable_characters: 'L’exercice contient des caractères que le fichier ne peut pas contenir.',
  question_too_long: 'La question a {length} caractères ; le format en prend {max}.',
  answer_too_long: 'Une réponse a {length} caractères ; le format en prend {max}.',
  unsafe_answer: 'Une réponse comparée à celle de l’élève contient des balises ou commence comme une formule.',
  words_lost: 'Le format n’a pas de place pour les mots à choisir.',
  not_one_to_one: 'Deux côtés des paires sont identiques ; le format compterait fausses de bonnes réponses.',
  too_many_gaps: 'L’exercice a {count} trous ; le format en prend {max}.',

  // Anki.
  becomes_note: 'L’exercice devient une question et une réponse à retenir ; rien n’est joué ni noté.',

  // Ce qui ne va pas dans un tableau.
  no_prompt_column: 'La première ligne doit nommer les colonnes ; aucune ne s’appelle « prompt ».',
  not_utf8: 'Le fichier n’est pas en UTF-8 ; il a été lu comme du Windows-1252.',
  column_not_read: 'La colonne « {column} » n’est pas du format ; elle n’a pas été lue.',
  too_many_rows: 'Le tableau a plus de {max} lignes ; le reste n’a pas été lu.',
  too_many_cells: 'La ligne a trop de cellules.',
  unclosed_quote: 'Le guillemet qui ouvre cette cellule n’est jamais fermé.',
  stray_quote: 'Du texte suit le guillemet qui ferme cette cellule ; dans une cellule, écrivez un guillemet deux fois.',
  unknown_type: 'Le type n’est aucun de ceux-ci : {types}.',
  no_prompt: 'La ligne n’a pas de question.',
  few_options: { one: 'Il faut une réponse à la ligne.', other: 'Il faut au moins {count} réponses à la ligne.' },
  wrong_correct: 'La colonne « correct » ne désigne aucune réponse de la ligne ; écrivez son numéro.',
  one_correct: 'Un choix a une seule bonne réponse ; écrivez « choices » comme type s’il y en a plusieurs.',
  wrong_order: 'Un ordre doit donner une fois le numéro de chaque réponse, par exemple « 2 1 3 ».',
  no_match: 'La réponse {number} n’a pas de pendant.',
  no_gap: 'Le texte n’a pas de trou ; écrivez-le sous la forme [réponse].',
  empty_gap: 'Un trou, ou une de ses réponses, est vide.',
  unclosed_gap: 'Un trou n’est pas fermé ; écrivez « ] » après sa réponse, ou « \\[ » là où « [ » n’en ouvre pas.',
  unknown_difficulty: 'La difficulté n’est ni easy, ni medium, ni hard ; l’exercice n’en a pas.',

  // QTI, H5P.
  characters_lost:
    'L’exercice contient des caractères de contrôle que le fichier ne peut pas contenir ; un signe les remplace.',
  hint_after: 'L’indice est montré après une mauvaise réponse, et non avant.',
  too_many_parts: 'L’exercice a {count} parties ; le format en prend {max}.',
  dragged: 'Les phrases sont glissées dans des cases : un Question Set ne prend pas de Sort the Paragraphs.',
  marks: 'L’exercice contient « {mark} », que le format lit comme un signe à lui.',
  one_answer: 'Un trou prend une seule de ses bonnes réponses.',
  too_many_lines: 'L’exercice a {count} lignes ; le format en prend {max}.',
  file_full: 'Les exercices qui précèdent celui-ci remplissent le fichier.',
  orders_lost: 'L’exercice a plus de bons ordres que les {max} qui sont écrits.',

  // Markdown, fiche.
  without_key: 'Le fichier n’a pas de corrigé, comme demandé : la réponse n’y est pas, ni ce qui l’explique.',

  // Moodle XML, GIFT, Aiken.
  members_changed: 'Le format ne garde pas ceux-ci tels quels : {members}.',
  too_many_keys: 'La question a {count} bonnes réponses ; le format en prend {max}.',
  arrow: 'Un texte contient « -> », que le format lit comme le milieu d’une paire.',
  reads_as_escape: 'Un texte contient des caractères que Moodle prend pour un caractère échappé, comme « &&058; ».',
  line_too_short: 'La question est un seul caractère ; Moodle la saute.',
  no_text: 'La question n’a pas de texte.',
  too_few_parts: 'La question a moins de deux parties à ordonner.',
  too_few_pairs: 'La question a moins de deux paires.',
  no_right_answer: 'Aucune des réponses n’est entièrement juste.',
  several_right_answers: 'Plusieurs réponses sont entièrement justes, alors qu’une seule est demandée.',
  no_gaps: 'Le texte n’a pas de trou.',
  unsupported_gap: 'Le texte a un trou d’un type qui n’est pas lu, ou dont une réponse en vaut beaucoup.',
  wildcard: 'La bonne réponse contient *, qui vaut pour n’importe quel texte.',
  wildcard_lost: 'Une bonne réponse avec *, qui vaut pour n’importe quel texte, n’a pas été lue.',
  number_range: 'La réponse est n’importe quel nombre d’un intervalle ; aucun jeu ne prend cela.',
  partial_marks: 'Certaines réponses valent une partie des points ; elles comptent comme fausses.',
  extra_answers: 'Les réponses qui ne sont d’aucune question n’ont pas été lues.',
  feedback_lost: 'Les commentaires de réponses isolées n’ont pas été lus.',
  markup_lost: 'Le texte brut n’a pas de place pour ces éléments de la question : {elements}.',
  type_not_read: 'Les questions du type « {type} » ne sont pas lues.',
  answer_first: 'Une solution se trouve ici sans question avant elle.',
  option_letters: 'Les réponses ne commencent pas par A, B, C, etc., une lettre chacune.',
  empty_option: 'Une réponse n’a pas de texte.',
  several_answers: 'La solution désigne plusieurs réponses ; le format en prend une.',
  unopened_answers: 'Une « } » ferme des réponses jamais ouvertes ; écrivez « \\} » là où c’est du texte.',
  unclosed_answers:
    'Les réponses qui commencent ici ne sont pas fermées avant la ligne vide ; écrivez « } » après elles.',
  second_answers:
    'Des réponses commencent une deuxième fois ; laissez une ligne vide entre les questions, ou écrivez « \\{ » là où c’est du texte.',
  no_arrow: 'Certaines réponses sont des paires et d’autres non ; écrivez chacune sous la forme « =gauche -> droite ».',
  not_moodle_xml: 'Le fichier n’est pas du Moodle XML : il commence par <{name}> au lieu de <quiz>.',
  not_well_formed: 'Le fichier n’est pas du XML bien formé ici ; rien de ce qui suit n’a été lu.',
  dtd: 'Le fichier déclare un type de document, ce qui est refusé ; supprimez <!DOCTYPE …>.',
  depth: 'Les éléments sont imbriqués trop profondément ; rien de ce qui suit n’a été lu.',

  // Words that params are.
  'members.title': 'titre',
  'members.hint': 'indice',
  'members.explanation': 'explication',
  'members.evidence': 'passage du texte',
  'members.place': 'endroit dans la source',
  'members.difficulty': 'difficulté',
  'members.feedback': 'commentaires',
  'members.alternatives': 'autres ordres justes',
  'members.solved': 'texte résolu',
  'members.prompt': 'consigne',
  'members.options': 'réponses',
  'members.parts': 'parties',
  'members.pairs': 'paires',
  'members.segments': 'trous',
  'members.words': 'mots au choix',
  'members.accepted': 'bonnes réponses',
  'members.shown': 'ordre montré',
  'members.text': 'texte',
  'members.layout': 'disposition',
  'members.multiple': 'plusieurs bonnes réponses',
};
