import type { Wordings } from '@ludotext/engine/game';

export const es: Wordings = {
  too_few_pieces: {
    one: 'La frase da solo una pieza; toma una más larga.',
    other: 'La frase da solo {count} piezas; toma una más larga.',
  },
  too_many_pieces: '{pieces} piezas son demasiadas; toma como máximo {max}.',
  sentence_differs: 'La frase no es lo que forman las piezas en orden; deben darla exactamente.',
  long_piece: 'La pieza tiene más de {max} palabras; córtala en otras más pequeñas.',
  dominant_piece: 'La pieza es la mayor parte de la frase; córtala en otras más pequeñas.',
  no_other_order: 'Todas las piezas son iguales y cualquier orden vale; toma otra frase.',
  equal_pieces: 'Esta pieza es igual a otra y pueden intercambiarse; une una de ellas con su vecina.',

  not_verbatim: 'El texto no tiene esta frase; copia una palabra por palabra.',
  wrong_language: 'La frase no está en el idioma de etiqueta «{language}»; escríbela en él.',
  fragment: 'Esto es una parte de una frase; tómala entera.',
  repeated_item: 'Otro ejercicio tiene la misma frase; toma otra.',
  unbalanced_marks: 'Una cita o un paréntesis no se cierra dentro de la frase; toma una sin ellos.',
  markup: 'La frase contiene una dirección, código, una viñeta o una fila de tabla; toma una de prosa.',
  ambiguous_order:
    'Las palabras pueden tener un segundo orden correcto ({signs}); toma otra frase o indica los otros órdenes.',
  dependent_opening: 'La frase empieza con una palabra que remite a otra; toma una que se entienda sola.',
  quotation: 'La frase contiene una cita, que podría ir antes o después de quien habla; toma una sin cita.',
  no_verb: 'No se encontró ningún verbo en la frase; toma una completa.',
  'sentence_length.short': 'La frase es corta para un juego; toma una de al menos cinco palabras.',
  'sentence_length.long': 'La frase es larga para un juego; toma una de doce palabras como máximo.',

  clear_sentences: {
    one: 'Una frase es corta, completa y se entiende sola; con un orden de palabras claro: {clear}.',
    other: '{count} frases son cortas, completas y se entienden solas; con un orden de palabras claro: {clear}.',
  },
  long_sentences:
    'La mayoría de las frases son demasiado largas para ordenarlas palabra por palabra, y ninguna otra es completa y se entiende sola.',
  no_good_sentence: 'No se encontró ninguna frase que sea corta, completa y se entienda sola.',

  // The direct format, read from sentences and from pieces set apart.
  'too_few_pieces.set_apart': {
    one: 'La línea tiene solo una pieza; escribe al menos {min}.',
    other: 'La línea tiene solo {count} piezas; escribe al menos {min}.',
  },
  'too_few_pieces.words': {
    one: 'La línea tiene solo una palabra; escribe una frase de al menos {min}, o separa las piezas con «;».',
    other: 'La línea tiene solo {count} palabras; escribe una frase de al menos {min}, o separa las piezas con «;».',
  },
  no_word_spaces: 'La línea no tiene espacios entre las palabras; separa al menos {min} piezas con «/» o «;».',
  empty_sentence: 'No hay nada después del número o la viñeta; escribe la frase o quita la marca.',
  sentence_too_long: 'La línea tiene más de {max} caracteres; escribe una frase por línea.',
  line_left_out: '«{words}» no es una frase para ordenar; se deja fuera.',
  read_as_words: {
    one: 'La línea se lee como una frase; cada palabra es una pieza.',
    other: 'A partir de aquí, {count} líneas se leen como frases; cada palabra es una pieza.',
  },
  read_in_this_order: 'Se entiende que las piezas están en el orden correcto, aunque la última no acaba la frase.',

  'title.sentence': 'Oración completa',
  'title.pieces': 'Palabras en el orden correcto',
  'description.sentence': 'Las palabras tal como se leen en orden.',
  'description.pieces': 'Tres palabras o grupos pequeños de palabras, o más; se presentan mezclados.',

  // How authors write items, and an example.
  'direct_format.description':
    'Palabras o grupos pequeños de palabras en el orden correcto, separados por «;», tres o más; una frase por línea. Una línea que termina en «;» sigue en la siguiente. «\\;» es un punto y coma que no separa nada. También separan «/», «|» y los tabuladores; en una línea sin nada de eso, cada palabra es una pieza.',
  'direct_format.example': 'El panadero; hace; pan fresco; cada mañana.',

  // The signs of a second order.
  'signs.two_names': 'dos nombres',
  'signs.two_numbers': 'dos números',
  'signs.words_joined_by_and_or_or': 'palabras unidas por «y» u «o»',
  'signs.two_phrases_of_the_same_kind': 'dos grupos del mismo tipo',
  'signs.phrases_that_can_move': 'grupos que pueden cambiar de lugar',
  'signs.an_adverb_that_can_move': 'un adverbio que puede cambiar de lugar',
  'signs.a_word_that_stands_twice': 'una palabra que aparece dos veces',
  'signs.brackets': 'paréntesis',
  'signs.commas': 'comas',
  'signs.length': 'longitud',
};
