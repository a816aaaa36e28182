import type { Wordings } from '@ludotext/engine/game';

export const es: Wordings = {
  too_many_pieces: '{pieces} piezas son demasiadas; toma como máximo {max}.',
  equal_pieces: 'Esta pieza es igual a otra y no se pueden distinguir; quita una.',
  numbered_piece: 'La pieza lleva su propio número o viñeta; quítalo.',
  'piece_length.short': 'La pieza es demasiado corta para colocarla; toma una frase de {words} palabras o más.',
  'piece_length.long':
    'La pieza es demasiado larga para moverla; toma una frase de {words} palabras y {characters} caracteres como máximo.',
  unfinished_piece: 'Las demás piezas son frases completas y esta no termina; toma la frase entera.',
  split_quotation: 'Una cita o un paréntesis se abre o se cierra fuera de la pieza; ponlo entero en una pieza.',
  cut_abbreviation: 'La pieza acaba en una abreviatura y su frase sigue en la siguiente. Toma las dos como una.',
  markup: 'La pieza contiene una dirección o marcas de formato; toma frases simples.',
  sentence_differs: 'La frase no es lo que forman las piezas en orden; únelas tal como están.',
  alternative_repeated: 'Este orden alternativo está dos veces; quita uno.',
  overlapping_item: 'Otro ejercicio tiene más de una de estas frases; toma otras.',
  not_verbatim: 'El texto no tiene esta frase; copia una entera palabra por palabra.',
  not_in_source_order: 'En el texto esta frase está antes de la que aquí la precede; conserva el orden del texto.',
  fragment: 'Esto es una parte de una frase; toma frases enteras.',
  list_relation:
    'Esta pieza empieza como la anterior, como en una lista; toma frases cuyo orden importe o indica el otro orden.',
  either_way:
    'Esta pieza y la anterior no comparten ninguna palabra y ninguna remite a la otra; comprueba que no puedan cambiar de lugar o indica el otro orden.',
  unlinked_pair: 'Nada en sus palabras une esta pieza con la anterior; comprueba que solo un orden tenga sentido.',
  dependent_opening: 'La primera frase remite a algo anterior; empieza con una que se entienda sola.',
  uneven_length: 'Una pieza es más de cuatro veces más larga que otra; toma frases de longitud parecida.',
  ordinal_openings: 'Palabras como «primero» y «segundo» delatan el orden; deja como máximo una.',

  procedure: {
    one: 'El texto tiene un procedimiento de un paso.',
    other: 'El texto tiene un procedimiento de {count} pasos, que se hacen uno tras otro.',
  },
  no_order: 'No se encontraron tres frases seguidas cuyas propias palabras fijen su orden.',
  events: {
    one: 'El texto cuenta una sucesión de hechos. Se encontró un pasaje con un único orden correcto.',
    other: 'El texto cuenta una sucesión de hechos. Se encontraron {count} pasajes con un único orden correcto.',
  },
  'events.many':
    'El texto cuenta una sucesión de hechos. Se encontraron al menos {count} pasajes con un único orden correcto.',
  loose_sentences: {
    one: 'La mayoría de las frases podrían ir en otro orden. Se encontró un pasaje con un único orden correcto.',
    other:
      'La mayoría de las frases podrían ir en otro orden. Se encontraron {count} pasajes con un único orden correcto.',
  },
  'loose_sentences.many':
    'La mayoría de las frases podrían ir en otro orden. Se encontraron al menos {count} pasajes con un único orden correcto.',

  // The direct format, read from lists, lines and paragraphs.
  'too_few_pieces.block': {
    one: 'Este ejercicio tiene solo una pieza; escribe al menos {min}, cada una en su línea, con una línea en blanco después del ejercicio.',
    other:
      'Este ejercicio tiene solo {count} piezas; escribe al menos {min}, cada una en su línea, con una línea en blanco después del ejercicio.',
  },
  empty_step: 'No hay nada después del número o la viñeta; escribe la frase o quita la marca.',
  line_joined: '«{words}» no tiene número ni viñeta y se lee como el final del paso anterior.',
  line_left_out: '«{words}» está encima de un ejercicio y de su título; se deja fuera.',
  read_as_title: '«{words}» se lee como el título de lo que sigue.',
  read_as_sentences: 'El párrafo se lee como un ejercicio; sus {count} frases son las piezas.',
  read_as_lines: 'Cada una de las {count} líneas se lee como una pieza, aunque no todas acaban como una frase.',
  number_missing: 'Falta el paso {number}; los demás se leen en su orden.',
  ordered_by_numbers: 'Los pasos se ordenan por sus números o letras.',
  numbers_not_in_order: 'Los números no están en orden; los pasos se leen como están.',

  'title.sentence': 'Texto completo',
  'title.pieces': 'Oraciones en el orden correcto',
  'description.sentence': 'Las oraciones tal como se leen en orden.',
  'description.pieces': 'Tres oraciones o más; se presentan mezcladas.',

  // How authors write items, and an example.
  'direct_format.description':
    'Frases en el orden correcto, separadas por «;», tres o más; un ejercicio por línea. Una línea que termina en «;» sigue en la siguiente. «\\;» es un punto y coma que no separa nada. O un ejercicio por bloque de líneas, con una línea vacía después: pasos con números, letras o viñetas, líneas sin ellos, o un párrafo; una línea encima es su título.',
  'direct_format.example':
    'Apaga la lámpara y deja que la bombilla se enfríe.; Cuando esté fría, desenrosca la bombilla vieja.; Después enrosca la nueva hasta que quede firme.; Por último, vuelve a encender la lámpara.',
};
