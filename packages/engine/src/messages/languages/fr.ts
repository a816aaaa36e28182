import type { Wordings } from '../../contract/message.js';

export const fr: Wordings = {
  'field_ignored.prose': '{field} est sans effet sur un texte en prose.',
  'field_ignored.author': '{field} est sans effet sur les exercices écrits par un auteur.',
  'field_ignored.route': '{field} est sans effet sur cette route.',
  'field_ignored.offline': '{field} n’a pas d’effet : c’est le rédacteur hors ligne qui écrit.',
  'field_ignored.offline_language':
    'Sans modèle de langue, rien n’est traduit : les exercices sont dans la langue du texte ({found}), pas en {asked}.',
  game_skipped: '{game} est désactivé et a été laissé de côté.',
  'fewer_items.text': '{kept} exercices sur {requested} : le texte n’en donnait pas plus.',
  'fewer_items.withheld': '{kept} exercices sur {requested} : les autres ont été retenus.',
  'fewer_items.broken_off': '{kept} exercices sur {requested} : la rédaction s’est interrompue.',
  'fewer_items.rejected': '{kept} exercices sur {requested} ; rejets : {rules}.',
  items_withheld: {
    one: 'Un autre exercice a été retenu pour que les exercices restent variés.',
    other: '{count} autres exercices ont été retenus pour que les exercices restent variés.',
  },
  difficulty_not_met:
    'Le texte ne donne pas d’exercices de difficulté « {asked} » ; ceux-ci sont de difficulté « {got} ».',
  items_left_out: {
    one: 'Le texte contient {items} exercices ; {count} a été laissé de côté, car max_items vaut {max}.',
    other: 'Le texte contient {items} exercices ; {count} ont été laissés de côté, car max_items vaut {max}.',
  },
  repair_failed: 'Impossible d’obtenir d’autres exercices : {reason}',
  completion_failed: 'Les exercices sont tels qu’ils ont été écrits, sans ajout : {reason}',
  'completion_failed.some': 'Certains exercices sont tels qu’ils ont été écrits : {reason}',
  additions_left_out: 'Certains ajouts ont été écartés : {rules}.',
  'text_read_in_part.judged':
    'Le texte dépasse la fenêtre du modèle : les jeux ont été évalués d’après un extrait de {percent} %, réparti sur tout le texte.',
  'text_read_in_part.chosen':
    'Le texte dépasse la fenêtre du modèle : le jeu a été choisi et écrit d’après un extrait de {percent} %, réparti sur tout le texte.',
  'text_read_in_part.parts':
    'Lire tout le texte demande {parts} appels et {items} exercices étaient demandés ; {read} parties ont été lues, soit {percent} % du texte. Une demande de {parts} exercices, ou une demande par partie, permet de tout lire.',
  next_best_game: 'Le jeu suivant dans l’ordre a été pris : {reason}',
  fallback_used: '{fallback} a écrit les exercices, car {model} n’a pas pu être utilisé : {reason}',

  no_reason: 'Le modèle n’a pas évalué ce jeu.',
  model_needed: '{game} a besoin d’un modèle de langue, et aucun n’est configuré.',
  game_failed: 'Le jeu n’a pas pu évaluer le texte.',

  schema: 'Non conforme au schéma : {issue}',
  'schema.missing': 'Cela manque.',
  'schema.empty': 'Cela ne peut pas être vide.',
  'schema.too_short': 'Il faut au moins {min} caractères.',
  'schema.too_long': 'Plus de {max} caractères ; raccourcir.',
  'schema.too_few': 'Il faut au moins {min} entrées.',
  'schema.too_many': 'Il peut y avoir au plus {max} entrées.',
  'schema.too_low': 'Ce doit être au moins {min}.',
  'schema.too_high': 'Ce doit être au plus {max}.',
  'schema.no_text': 'Ce doit être un texte.',
  'schema.no_number': 'Ce doit être un nombre.',
  'schema.no_whole_number': 'Ce doit être un nombre entier.',
  'schema.no_truth_value': 'Ce doit être vrai ou faux.',
  'schema.no_list': 'Ce doit être une liste.',
  'schema.no_object': 'Ce doit être un objet.',
  'schema.item': 'L’exercice {item} n’est pas conforme au schéma : {issue}',
  'duplicate_item.author': 'Le même exercice figure déjà plus haut ; supprimez l’un des deux.',
  'duplicate_item.writer': 'Le même exercice figure déjà plus haut ; écrivez-en un autre.',
  near_duplicate: 'Un exercice presque identique figure déjà plus haut ; écrivez sur autre chose.',

  // The second opinion.
  second_opinion_failed:
    'Le second avis n’a pas pu être obtenu ({code}) : {reason} Les exercices restent tels qu’ils ont été écrits.',
  disputed_key:
    'Un lecteur qui a répondu à la question avec le texte a choisi « {chosen} », et le texte dit « {quote} ». Faites de la clé la seule bonne réponse, ou posez une autre question.',
  two_right:
    'D’après le texte, plus d’une réponse est juste : « {chosen} » ; il dit « {quote} ». Remplacez les mauvaises réponses qui sont justes.',
  unanswerable:
    'Un lecteur n’a pas trouvé de réponse dans le texte ; le plus proche est « {quote} ». Demandez ce que dit le texte.',
  guessable: 'On peut répondre à la question sans le texte.',
  other_order: 'Les parties se lisent aussi bien dans l’ordre {order}. Prenez des parties qui n’ont qu’un seul ordre.',

  alternative_not_permutation: 'Un autre ordre nomme chaque morceau une seule fois, par son indice à partir de 0.',
  alternative_is_solution: 'Cet autre ordre est celui des morceaux eux-mêmes.',
  empty_piece: 'Il n’y a rien entre deux séparateurs ; supprimez-en un.',
  'too_few_pieces.written': {
    one: 'L’exercice n’a que {count} morceau ; écrivez-en au moins {min}, séparés par « ; ».',
    other: 'L’exercice n’a que {count} morceaux ; écrivez-en au moins {min}, séparés par « ; ».',
  },
  right_order: 'Tout est dans le bon ordre.',
  no_sequence: 'Aucun morceau n’en suit un autre dans le bon ordre.',
  in_sequence: '{count} morceaux sur {of} se suivent dans le bon ordre.',
  in_place: {
    one: '{count} sur {of} est à la bonne place.',
    other: '{count} sur {of} sont à la bonne place.',
  },
  right_neighbours: {
    one: '{count} paire de voisins sur {of} est juste.',
    other: '{count} paires de voisins sur {of} sont justes.',
  },
  missing_pieces: { one: 'Il manque {count} morceau sur {of}.', other: 'Il manque {count} morceaux sur {of}.' },
  foreign_pieces: {
    one: '{count} morceau de la réponse n’appartient pas à l’exercice ou y figure deux fois.',
    other: '{count} morceaux de la réponse n’appartiennent pas à l’exercice ou y figurent deux fois.',
  },

  invalid_request: '{field} : {issue}',
  'invalid_request.graded': 'L’exercice ou la réponse a {count} erreurs.',
  text_too_long: 'Le texte a {length} caractères, la limite est de {max}. Envoyez-le par parties ou relevez la limite.',
  game_not_found: 'Aucun jeu ne porte ce nom.',
  'game_not_found.type_id': 'Aucun jeu n’a le type_id {type_id}.',
  game_inactive: '{game} est désactivé. Activez-le d’abord.',
  'game_inactive.all': 'Tous les jeux demandés sont désactivés.',
  no_active_game: 'Tous les jeux sont désactivés. Activez-en un d’abord.',
  'no_active_game.none': 'Il n’y a aucun jeu.',
  needs_model: '{game} a besoin d’un modèle de langue, et aucun n’est configuré.',
  'needs_model.all': 'Seul un modèle de langue peut écrire ces jeux, et aucun n’est configuré.',
  not_gradable: '{game} ne note pas les réponses.',
  direct_format: { one: 'Le texte contient une erreur.', other: 'Le texte contient {count} erreurs.' },
  'direct_format.empty': 'Le texte ne contient aucun exercice pour {game}.',
  no_items: 'Le texte ne donne aucun exercice.',
  'no_items.text': 'Le texte ne donne aucun exercice pour {game}. Essayez un texte plus long ou un autre jeu.',
  'no_items.rejected': 'Tous les exercices écrits pour {game} ont été rejetés.',
  'no_items.no_game': 'Le texte ne donne d’exercice pour aucun jeu. Essayez un texte plus long.',
  'no_items.no_other': 'Le texte ne donne pas d’autre exercice pour {game}.',
  'model_not_listed.none':
    'Il n’y a pas de modèle au choix ; omettez le champ model. L’exploitant les nomme dans LLM_MODELS.',
  model_not_listed: 'Aucun modèle ne porte ce nom. Il y a : {names}.',
  second_model_missing:
    'Le second avis d’un autre modèle a besoin d’un second modèle, et aucun n’est configuré. Demandez l’avis du même modèle.',
  'unsupported_document.binary':
    "Ce type de fichier n'est pas lu. Envoyez du PDF, DOCX, PPTX, ODT, EPUB, HTML, Markdown, VTT, SRT ou du texte brut.",
  'unsupported_document.image':
    "Le fichier est une image. Faites d'abord reconnaître son texte (OCR), puis envoyez le texte ou un PDF qui le contient.",
  'unsupported_document.old_office':
    "Le fichier est d'un ancien format bureautique. Enregistrez-le en DOCX ou PPTX et envoyez ce fichier.",
  'unsupported_document.archive':
    'Le fichier est une archive et non un document. Décompressez-la et envoyez ses documents un par un.',
  'unsupported_document.spreadsheet':
    'Le fichier est une feuille de calcul. Enregistrez-la en PDF ou en texte et envoyez ce fichier.',
  'unsupported_document.audio':
    'Le fichier est un enregistrement audio ou vidéo. Envoyez ses sous-titres en VTT ou SRT.',
  'unsupported_document.other':
    'Les fichiers de type {format} ne sont pas lus. Enregistrez-le en PDF, DOCX ou texte brut et envoyez ce fichier.',
  'unreadable_document.empty': 'Le document est vide.',
  'unreadable_document.no_text':
    "Aucun texte n'est lisible sur les {pages} pages : elles ne contiennent que des images. Faites d'abord reconnaître le texte (OCR), par exemple avec ocrmypdf.",
  'unreadable_document.too_much': 'Le document a plus de {max} caractères. Envoyez-en une partie.',
  'place_problem.no_text': 'Il n’y a que des images, par exemple un scan. Faites d’abord reconnaître le texte (OCR).',
  'place_problem.no_unicode': 'Ses polices ne disent pas quels caractères elles dessinent.',
  'place_problem.damaged': 'Illisible : c’est endommagé.',
  'place_problem.not_read': 'Pas lu : une limite a été atteinte.',
  'unreadable_document.too_many_pages': 'Le document a {pages} pages ; {max} au plus sont lues. Envoyez-en une partie.',
  'unreadable_document.encrypted': 'Le document est chiffré. Enregistrez-le sans mot de passe et envoyez ce fichier.',
  'unreadable_document.damaged': 'Le document est endommagé ou incomplet. Enregistrez-le ou téléchargez-le à nouveau.',
  'unreadable_document.unpacks':
    "Une fois décompressé, le document dépasse de loin sa taille ; il n'est pas lu. Enregistrez-le à nouveau avec son programme.",
  'unreadable_document.dtd':
    "Le document contient du XML avec une définition de type de document ; il n'est pas lu. Enregistrez-le à nouveau avec son programme.",
  'unreadable_document.timeout': 'La lecture du document a duré plus de {seconds} secondes. Envoyez-en une partie.',
  'unreadable_document.memory': 'La lecture du document a demandé trop de mémoire. Envoyez-en une partie.',
  no_such_part: "Le document a {parts} parties ; part est l'indice de l'une d'elles, à partir de 0.",
  'context_too_long.no_room':
    'La fenêtre du modèle, de {tokens} jetons, n’a pas de place pour un texte à côté de la consigne.',
  plugin_failed: '{package} a échoué dans {step}.',
  plugin_timeout: '{package} n’a pas terminé {step} en {seconds} s.',
  model_unreachable: 'Le serveur du modèle est injoignable.',
  model_auth_failed: 'Le serveur du modèle a refusé la clé.',
  model_quota: 'Le quota auprès du serveur du modèle est épuisé.',
  model_not_found: 'Le serveur du modèle ne connaît pas ce modèle.',
  model_rate_limited: 'Le serveur du modèle demande de ralentir.',
  model_timeout: 'Le serveur du modèle n’a pas répondu à temps.',
  model_refused: 'Le modèle a refusé la tâche.',
  model_output_invalid: 'La réponse du modèle est inutilisable.',
  model_error: 'Le serveur du modèle a échoué.',

  format_not_found: "Il n'y a pas de format {format}. GET /formats les énumère.",
  'format_not_found.writes': '{format} peut être lu, mais pas écrit.',
  'format_not_found.reads': '{format} peut être écrit, mais pas lu.',
  format_not_recognised:
    "Le fichier n'est dans aucun des formats qui peuvent être lus. Indiquez son format, ou enregistrez-le autrement.",
  nothing_to_export: 'Aucun exercice de la série ne peut être écrit en {format}.',
  'nothing_to_export.empty': "La série n'a pas d'exercices à écrire en {format}.",
  'direct_format.import': 'Le fichier {format} ne contient aucune question utilisable.',
  game_not_registered:
    "Il n'y a pas de jeu {game} ici. Ses exercices ne peuvent être ni vérifiés, ni joués, ni exportés.",
  item_version:
    "Les exercices de {game} sont de la version {version} ; le jeu d'ici connaît les versions jusqu'à {known}. Mettez le jeu à jour.",
  evidence_missing: "La source ne contient pas les mots que l'exercice cite comme preuve.",
  source_changed: 'La source ne contient plus ces mots de l’exercice : « {quote} ».',
  no_interaction: "Le jeu {game} ne dit pas ce que sont ses exercices dans d'autres programmes.",
  no_player: 'Le jeu {game} ne peut pas être joué dans le navigateur.',
  player_isolated: "{game} ne peut s'exécuter que dans son propre cadre, car games.yaml ne fait pas confiance au jeu.",
  item_unfit: "L'exercice ne respecte pas le schéma de {game}.",
  kind_not_carried: "Le format n'a pas de place pour ce type d'exercice : {kind}.",
  no_game_takes: "Aucun jeu d'ici n'accepte une question de ce type : {kind}.",
  too_many_questions:
    "Le fichier a {count} questions de plus que les {max} qu'une série peut avoir ; elles ont été laissées de côté.",

  'title.title': 'Titre',
  'title.hint': 'Indice',
  'title.explanation': 'Explication',
  'title.evidence': 'Preuve',
  'title.difficulty': 'Difficulté',
  'title.alternatives': 'Autres ordres corrects',
  'description.title': 'S’affiche au-dessus de l’exercice.',
  'description.hint': 'Aide sans donner la réponse.',
  'description.explanation': 'Pourquoi la réponse est juste ; affichée après la réponse.',
  'description.evidence': 'Les mots du texte qui prouvent la réponse.',
  'description.alternatives': 'Ordres justes eux aussi : les places des éléments, comptées à partir de 0.',

  // Words that params are.
  'kind.choice': 'choix',
  'kind.order': 'remise en ordre',
  'kind.match': 'appariement',
  'kind.gaps': 'texte à trous',
  'kind.text': 'réponse écrite',
  'asked.easy': 'facile',
  'asked.medium': 'moyen',
  'asked.hard': 'difficile',
  'got.easy': 'facile',
  'got.medium': 'moyen',
  'got.hard': 'difficile',
};
