import type { Wordings } from '@ludotext/engine/game';

export const fr: Wordings = {
  too_many_pieces: '{pieces} morceaux, c’est trop ; prenez-en au plus {max}.',
  equal_pieces: 'Ce morceau est égal à un autre et on ne peut les distinguer ; supprimez-en un.',
  numbered_piece: 'Le morceau porte son propre numéro ou sa puce ; supprimez-le.',
  'piece_length.short': 'Le morceau est trop court pour être placé ; prenez une phrase d’au moins {words} mots.',
  'piece_length.long':
    'Le morceau est trop long pour être déplacé ; prenez une phrase d’au plus {words} mots et {characters} caractères.',
  unfinished_piece: 'Les autres morceaux sont des phrases entières, celui-ci n’a pas de fin ; prenez toute la phrase.',
  split_quotation:
    'Une citation ou une parenthèse s’ouvre ou se ferme hors du morceau ; mettez-la tout entière dans un morceau.',
  cut_abbreviation: 'Le morceau finit par une abréviation ; sa phrase continue dans le suivant. Réunissez les deux.',
  markup: 'Le morceau contient une adresse ou du balisage ; prenez des phrases simples.',
  sentence_differs: 'La phrase n’est pas ce que donnent les morceaux dans l’ordre ; joignez-les tels quels.',
  alternative_repeated: 'Cet autre ordre figure deux fois ; supprimez-en un.',
  overlapping_item: 'Un autre exercice a plus d’une de ces phrases ; prenez-en d’autres.',
  not_verbatim: 'Le texte n’a pas cette phrase ; copiez-en une entière mot pour mot.',
  not_in_source_order: 'Dans le texte, cette phrase vient avant celle qu’elle suit ici ; gardez l’ordre du texte.',
  fragment: 'C’est une partie de phrase ; prenez des phrases entières.',
  list_relation:
    'Ce morceau commence comme le précédent, comme dans une liste ; prenez des phrases dont l’ordre compte, ou indiquez l’autre ordre.',
  either_way:
    'Ce morceau et le précédent n’ont aucun mot en commun, et aucun ne renvoie à l’autre ; vérifiez qu’ils ne peuvent changer de place, ou indiquez l’autre ordre.',
  unlinked_pair: 'Rien dans ses mots ne lie ce morceau au précédent ; vérifiez qu’un seul ordre a un sens.',
  dependent_opening: 'La première phrase renvoie à quelque chose d’antérieur ; commencez par une phrase autonome.',
  uneven_length: 'Un morceau est plus de quatre fois plus long qu’un autre ; prenez des phrases de longueur voisine.',
  ordinal_openings: 'Des mots comme « d’abord » et « deuxièmement » trahissent l’ordre ; gardez-en au plus un.',

  procedure: {
    one: 'Le texte a une marche à suivre de {count} étape.',
    other: 'Le texte a une marche à suivre de {count} étapes, à faire l’une après l’autre.',
  },
  no_order: 'Aucune suite de trois phrases dont les mots fixent l’ordre n’a été trouvée.',
  events: {
    one: 'Le texte raconte une suite d’événements. {count} passage avec un seul ordre juste a été trouvé.',
    other: 'Le texte raconte une suite d’événements. {count} passages avec un seul ordre juste ont été trouvés.',
  },
  'events.many':
    'Le texte raconte une suite d’événements. Au moins {count} passages avec un seul ordre juste ont été trouvés.',
  loose_sentences: {
    one: 'La plupart des phrases pourraient être dans un autre ordre. {count} passage avec un seul ordre juste a été trouvé.',
    other:
      'La plupart des phrases pourraient être dans un autre ordre. {count} passages avec un seul ordre juste ont été trouvés.',
  },
  'loose_sentences.many':
    'La plupart des phrases pourraient être dans un autre ordre. Au moins {count} passages avec un seul ordre juste ont été trouvés.',

  // The direct format, read from lists, lines and paragraphs.
  'too_few_pieces.block': {
    one: 'Cet exercice n’a que {count} morceau ; écrivez-en au moins {min}, chacun sur sa ligne, avec une ligne vide après l’exercice.',
    other:
      'Cet exercice n’a que {count} morceaux ; écrivez-en au moins {min}, chacun sur sa ligne, avec une ligne vide après l’exercice.',
  },
  empty_step: 'Il n’y a rien après le numéro ou la puce ; écrivez la phrase ou supprimez la marque.',
  line_joined: '« {words} » n’a ni numéro ni puce et se lit comme la fin de l’étape au-dessus.',
  line_left_out: '« {words} » se trouve au-dessus d’un exercice et de son titre ; la ligne est laissée de côté.',
  read_as_title: '« {words} » se lit comme le titre de ce qui suit.',
  read_as_sentences: 'Le paragraphe se lit comme un exercice ; ses {count} phrases sont les morceaux.',
  read_as_lines:
    'Chacune des {count} lignes se lit comme un morceau, bien que toutes ne finissent pas comme une phrase.',
  number_missing: 'L’étape {number} manque ; les autres se lisent dans leur ordre.',
  ordered_by_numbers: 'Les étapes sont rangées selon leurs numéros ou leurs lettres.',
  numbers_not_in_order: 'Les numéros ne sont pas dans l’ordre ; les étapes se lisent comme elles se présentent.',

  'title.sentence': 'Texte entier',
  'title.pieces': 'Phrases dans le bon ordre',
  'description.sentence': 'Les phrases telles qu’elles se lisent dans l’ordre.',
  'description.pieces': 'Trois phrases ou plus ; elles sont présentées mélangées.',

  // How authors write items, and an example.
  'direct_format.description':
    'Des phrases dans le bon ordre, séparées par « ; », trois ou plus ; un exercice par ligne. Une ligne qui finit par « ; » continue à la suivante. « \\; » est un point-virgule qui ne sépare rien. Ou un exercice par bloc de lignes, suivi d’une ligne vide : des étapes avec des numéros, des lettres ou des puces, des lignes sans rien, ou un paragraphe ; une ligne au-dessus en est le titre.',
  'direct_format.example':
    'Éteignez la lampe et laissez refroidir l’ampoule.; Quand elle est froide, dévissez l’ancienne ampoule.; Vissez ensuite la nouvelle jusqu’à ce qu’elle tienne bien.; Enfin, rallumez la lampe.',
};
