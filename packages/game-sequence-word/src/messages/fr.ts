import type { Wordings } from '@ludotext/engine/game';

export const fr: Wordings = {
  too_few_pieces: {
    one: 'La phrase ne donne que {count} morceau ; prenez-en une plus longue.',
    other: 'La phrase ne donne que {count} morceaux ; prenez-en une plus longue.',
  },
  too_many_pieces: '{pieces} morceaux, c’est trop ; prenez-en au plus {max}.',
  sentence_differs: 'La phrase n’est pas ce que donnent les morceaux dans l’ordre ; ils doivent la donner exactement.',
  long_piece: 'Le morceau a plus de {max} mots ; coupez-le en plus petits.',
  dominant_piece: 'Le morceau est la plus grande partie de la phrase ; coupez-le en plus petits.',
  no_other_order: 'Tous les morceaux sont égaux, tout ordre est donc juste ; prenez une autre phrase.',
  equal_pieces: 'Ce morceau est égal à un autre et les deux peuvent s’échanger ; joignez-en un à son voisin.',

  not_verbatim: 'Le texte n’a pas cette phrase ; copiez-en une mot pour mot.',
  wrong_language: 'La phrase n’est pas dans la langue d’étiquette « {language} » ; écrivez-la dans celle-ci.',
  fragment: 'C’est une partie de phrase ; prenez-la tout entière.',
  repeated_item: 'Un autre exercice a la même phrase ; prenez-en une autre.',
  unbalanced_marks: 'Une citation ou une parenthèse n’est pas fermée dans la phrase ; prenez-en une sans ces signes.',
  markup: 'La phrase contient une adresse, du code, une puce ou une ligne de tableau ; prenez une phrase de prose.',
  ambiguous_order:
    'Les mots ont peut-être un second ordre juste ({signs}) ; prenez une autre phrase ou indiquez les autres ordres.',
  dependent_opening: 'La phrase s’ouvre sur un mot qui renvoie à une autre ; prenez-en une qui se comprend seule.',
  quotation:
    'La phrase contient une citation, qui pourrait venir avant ou après celui qui parle ; prenez-en une sans citation.',
  no_verb: 'Aucun verbe n’a été trouvé dans la phrase ; prenez-en une entière.',
  'sentence_length.short': 'La phrase est courte pour un jeu ; prenez-en une d’au moins cinq mots.',
  'sentence_length.long': 'La phrase est longue pour un jeu ; prenez-en une d’au plus douze mots.',

  clear_sentences: {
    one: '{count} phrase est courte, complète et se comprend seule ; avec un ordre des mots clair : {clear}.',
    other: '{count} phrases sont courtes, complètes et se comprennent seules ; avec un ordre des mots clair : {clear}.',
  },
  long_sentences:
    'La plupart des phrases sont trop longues pour être ordonnées mot par mot, et aucune autre n’est complète et compréhensible seule.',
  no_good_sentence: 'Aucune phrase courte, complète et compréhensible seule n’a été trouvée.',

  // The direct format, read from sentences and from pieces set apart.
  'too_few_pieces.set_apart': {
    one: 'La ligne n’a que {count} morceau ; écrivez-en au moins {min}.',
    other: 'La ligne n’a que {count} morceaux ; écrivez-en au moins {min}.',
  },
  'too_few_pieces.words': {
    one: 'La ligne n’a que {count} mot ; écrivez une phrase d’au moins {min}, ou séparez les morceaux par « ; ».',
    other: 'La ligne n’a que {count} mots ; écrivez une phrase d’au moins {min}, ou séparez les morceaux par « ; ».',
  },
  no_word_spaces: 'La ligne n’a pas d’espaces entre les mots ; séparez au moins {min} morceaux par « / » ou « ; ».',
  empty_sentence: 'Il n’y a rien après le numéro ou la puce ; écrivez la phrase ou supprimez la marque.',
  sentence_too_long: 'La ligne a plus de {max} caractères ; écrivez une phrase par ligne.',
  line_left_out: '« {words} » n’est pas une phrase à ordonner ; la ligne est laissée de côté.',
  read_as_words: {
    one: 'La ligne se lit comme une phrase ; chaque mot est un morceau.',
    other: 'À partir d’ici, {count} lignes se lisent comme des phrases ; chaque mot est un morceau.',
  },
  read_in_this_order: 'Les morceaux sont considérés dans le bon ordre, bien que le dernier ne finisse pas la phrase.',

  'title.sentence': 'Phrase entière',
  'title.pieces': 'Mots dans le bon ordre',
  'description.sentence': 'Les mots tels qu’ils se lisent dans l’ordre.',
  'description.pieces': 'Trois mots ou petits groupes de mots, ou plus ; ils sont présentés mélangés.',

  // How authors write items, and an example.
  'direct_format.description':
    'Des mots, ou de petits groupes de mots, dans le bon ordre, séparés par « ; », trois ou plus ; une phrase par ligne. Une ligne qui finit par « ; » continue à la suivante. « \\; » est un point-virgule qui ne sépare rien. « / », « | » et les tabulations séparent aussi ; dans une ligne sans rien de cela, chaque mot est un morceau.',
  'direct_format.example': 'Le boulanger; fait; du pain frais; chaque matin.',

  // The signs of a second order.
  'signs.two_names': 'deux noms propres',
  'signs.two_numbers': 'deux nombres',
  'signs.words_joined_by_and_or_or': 'des mots reliés par « et » ou « ou »',
  'signs.two_phrases_of_the_same_kind': 'deux groupes du même type',
  'signs.phrases_that_can_move': 'des groupes qui peuvent se déplacer',
  'signs.an_adverb_that_can_move': 'un adverbe qui peut se déplacer',
  'signs.a_word_that_stands_twice': 'un mot qui figure deux fois',
  'signs.brackets': 'des parenthèses',
  'signs.commas': 'des virgules',
  'signs.length': 'la longueur',
};
