import type { Wordings } from '../../contract/message.js';

export const es: Wordings = {
  'field_ignored.prose': '{field} no tiene efecto en un texto en prosa.',
  'field_ignored.author': '{field} no tiene efecto en ejercicios escritos por un autor.',
  'field_ignored.route': '{field} no tiene efecto en esta ruta.',
  'field_ignored.offline': '{field} no tiene efecto: escribe el escritor sin conexión.',
  'field_ignored.offline_language':
    'Sin un modelo de lenguaje no se traduce: los ejercicios están en el idioma del texto ({found}), no en {asked}.',
  game_skipped: '{game} está desactivado y se ha omitido.',
  'fewer_items.text': '{kept} de {requested} ejercicios: el texto no daba para más.',
  'fewer_items.withheld': '{kept} de {requested} ejercicios: los demás se retuvieron.',
  'fewer_items.broken_off': '{kept} de {requested} ejercicios: la redacción se interrumpió.',
  'fewer_items.rejected': '{kept} de {requested} ejercicios; se rechazaron: {rules}.',
  items_withheld: {
    one: 'Se retuvo un ejercicio más para que los ejercicios sean variados.',
    other: 'Se retuvieron {count} ejercicios más para que los ejercicios sean variados.',
  },
  difficulty_not_met: 'El texto no da ejercicios de dificultad «{asked}»; estos son de dificultad «{got}».',
  items_left_out: {
    one: 'El texto contiene {items} ejercicios; se omitió uno porque max_items es {max}.',
    other: 'El texto contiene {items} ejercicios; se omitieron {count} porque max_items es {max}.',
  },
  repair_failed: 'No se pudieron obtener más ejercicios: {reason}',
  completion_failed: 'Los ejercicios están como se escribieron, sin añadidos: {reason}',
  'completion_failed.some': 'Algunos ejercicios están como se escribieron: {reason}',
  additions_left_out: 'Se descartaron algunos añadidos: {rules}.',
  'text_read_in_part.judged':
    'El texto no cabe en la ventana del modelo: los juegos se valoraron con un extracto del {percent} %, repartido por todo el texto.',
  'text_read_in_part.chosen':
    'El texto no cabe en la ventana del modelo: el juego se eligió y se escribió con un extracto del {percent} %, repartido por todo el texto.',
  'text_read_in_part.parts':
    'Leer todo el texto requiere {parts} llamadas y se pidieron {items} ejercicios, así que se leyeron {read} partes, el {percent} % del texto. Si se piden {parts} ejercicios, o se envía cada parte por separado, se lee todo.',
  next_best_game: 'Se tomó el siguiente mejor juego: {reason}',
  fallback_used: '{fallback} escribió los ejercicios, porque {model} no se pudo usar: {reason}',

  no_reason: 'El modelo no valoró este juego.',
  model_needed: '{game} necesita un modelo de lenguaje y no hay ninguno configurado.',
  game_failed: 'El juego no pudo valorar el texto.',

  schema: 'No se ajusta al esquema: {issue}',
  'schema.missing': 'Falta.',
  'schema.empty': 'No puede estar vacío.',
  'schema.too_short': 'Necesita al menos {min} caracteres.',
  'schema.too_long': 'Tiene más de {max} caracteres; acórtelo.',
  'schema.too_few': 'Necesita al menos {min} entradas.',
  'schema.too_many': 'Puede tener como máximo {max} entradas.',
  'schema.too_low': 'Debe ser al menos {min}.',
  'schema.too_high': 'Debe ser como máximo {max}.',
  'schema.no_text': 'Debe ser un texto.',
  'schema.no_number': 'Debe ser un número.',
  'schema.no_whole_number': 'Debe ser un número entero.',
  'schema.no_truth_value': 'Debe ser verdadero o falso.',
  'schema.no_list': 'Debe ser una lista.',
  'schema.no_object': 'Debe ser un objeto.',
  'schema.item': 'El ejercicio {item} no se ajusta al esquema: {issue}',
  'duplicate_item.author': 'El mismo ejercicio ya está antes; quita uno de los dos.',
  'duplicate_item.writer': 'El mismo ejercicio ya está antes; escribe otro.',
  near_duplicate: 'Ya hay antes un ejercicio casi igual; escribe sobre otra cosa.',

  // The second opinion.
  second_opinion_failed:
    'No se pudo obtener la segunda opinión ({code}): {reason} Los ejercicios quedan como se escribieron.',
  disputed_key:
    'Un lector que resolvió la pregunta con el texto eligió «{chosen}», y el texto dice «{quote}». Haga que la clave sea la única respuesta correcta o pregunte otra cosa.',
  two_right:
    'Según el texto hay más de una respuesta correcta: «{chosen}»; dice «{quote}». Cambie las respuestas incorrectas que son correctas.',
  unanswerable:
    'Un lector no encontró respuesta en el texto; lo más cercano es «{quote}». Pregunte por lo que dice el texto.',
  guessable: 'La pregunta se puede responder sin el texto.',
  other_order: 'Las partes también se leen bien en el orden {order}. Use partes que solo admitan un orden.',

  alternative_not_permutation: 'Un orden alternativo nombra cada pieza una sola vez, por su índice desde 0.',
  alternative_is_solution: 'Este orden alternativo es el de las propias piezas.',
  empty_piece: 'No hay nada entre dos separadores; quita uno.',
  'too_few_pieces.written': {
    one: 'El ejercicio tiene solo una pieza; escribe al menos {min}, separadas por «;».',
    other: 'El ejercicio tiene solo {count} piezas; escribe al menos {min}, separadas por «;».',
  },
  right_order: 'Todo está en el orden correcto.',
  no_sequence: 'No hay dos piezas que se sigan en el orden correcto.',
  in_sequence: '{count} de {of} piezas se siguen en el orden correcto.',
  in_place: {
    one: '{count} de {of} está en su sitio.',
    other: '{count} de {of} están en su sitio.',
  },
  right_neighbours: {
    one: '{count} de {of} pares de piezas vecinas es correcto.',
    other: '{count} de {of} pares de piezas vecinas son correctos.',
  },
  missing_pieces: { one: 'Falta {count} de las {of} piezas.', other: 'Faltan {count} de las {of} piezas.' },
  foreign_pieces: {
    one: '{count} pieza de la respuesta no es del ejercicio o está repetida.',
    other: '{count} piezas de la respuesta no son del ejercicio o están repetidas.',
  },

  invalid_request: '{field}: {issue}',
  'invalid_request.graded': 'El ejercicio o la respuesta tienen {count} errores.',
  text_too_long: 'El texto tiene {length} caracteres y el límite es {max}. Envíalo por partes o aumenta el límite.',
  game_not_found: 'No hay ningún juego con este nombre.',
  'game_not_found.type_id': 'No hay ningún juego con el type_id {type_id}.',
  game_inactive: '{game} está desactivado. Actívalo primero.',
  'game_inactive.all': 'Todos los juegos pedidos están desactivados.',
  no_active_game: 'Todos los juegos están desactivados. Activa uno primero.',
  'no_active_game.none': 'No hay juegos.',
  needs_model: '{game} necesita un modelo de lenguaje y no hay ninguno configurado.',
  'needs_model.all': 'Estos juegos solo los puede escribir un modelo de lenguaje y no hay ninguno configurado.',
  not_gradable: '{game} no corrige respuestas.',
  direct_format: { one: 'El texto tiene un error.', other: 'El texto tiene {count} errores.' },
  'direct_format.empty': 'El texto no contiene ningún ejercicio de {game}.',
  no_items: 'El texto no da ningún ejercicio.',
  'no_items.text': 'El texto no da ningún ejercicio de {game}. Prueba con un texto más largo o con otro juego.',
  'no_items.rejected': 'Se rechazaron todos los ejercicios escritos para {game}.',
  'no_items.no_game': 'El texto no da ejercicios para ningún juego. Prueba con un texto más largo.',
  'no_items.no_other': 'El texto no da otro ejercicio de {game}.',
  'model_not_listed.none':
    'No hay modelos para elegir; omita el campo model. Quien opera el servicio los nombra en LLM_MODELS.',
  model_not_listed: 'No hay ningún modelo con este nombre. Hay: {names}.',
  second_model_missing:
    'La segunda opinión de otro modelo necesita un segundo modelo y no hay ninguno configurado. Pida la opinión del mismo modelo.',
  'unsupported_document.binary':
    'Este tipo de archivo no se lee. Envía PDF, DOCX, PPTX, ODT, EPUB, HTML, Markdown, VTT, SRT o texto sin formato.',
  'unsupported_document.image':
    'El archivo es una imagen. Reconoce antes su texto (OCR) y envía el texto o un PDF con él.',
  'unsupported_document.old_office':
    'El archivo tiene un formato de oficina antiguo. Guárdalo como DOCX o PPTX y envía ese.',
  'unsupported_document.archive':
    'El archivo es un paquete comprimido y no un documento. Descomprímelo y envía sus documentos uno por uno.',
  'unsupported_document.spreadsheet': 'El archivo es una hoja de cálculo. Guárdala como PDF o texto y envía eso.',
  'unsupported_document.audio': 'El archivo es de audio o vídeo. Envía sus subtítulos en VTT o SRT.',
  'unsupported_document.other':
    'Los archivos de tipo {format} no se leen. Guárdalo como PDF, DOCX o texto sin formato y envía ese.',
  'unreadable_document.empty': 'El documento está vacío.',
  'unreadable_document.no_text':
    'No se puede leer texto en ninguna de las {pages} páginas: solo tienen imágenes. Reconoce antes el texto (OCR), por ejemplo con ocrmypdf.',
  'unreadable_document.too_much': 'El documento tiene más de {max} caracteres. Envía una parte.',
  'place_problem.no_text': 'Solo contiene imágenes, como un escaneo. Haga reconocer primero el texto (OCR).',
  'place_problem.no_unicode': 'Sus fuentes no dicen qué caracteres dibujan.',
  'place_problem.damaged': 'No se pudo leer: está dañado.',
  'place_problem.not_read': 'No se leyó: se alcanzó un límite.',
  'unreadable_document.too_many_pages':
    'El documento tiene {pages} páginas; se leen como máximo {max}. Envíe una parte.',
  'unreadable_document.encrypted': 'El documento está cifrado. Guárdalo sin contraseña y envía ese.',
  'unreadable_document.damaged': 'El documento está dañado o incompleto. Guárdalo o descárgalo otra vez.',
  'unreadable_document.unpacks':
    'El documento ocupa mucho más al descomprimirse y no se lee. Guárdalo otra vez con su programa.',
  'unreadable_document.dtd':
    'El documento contiene XML con una definición de tipo de documento y no se lee. Guárdalo otra vez con su programa.',
  'unreadable_document.timeout': 'Leer el documento tardó más de {seconds} segundos. Envía una parte.',
  'unreadable_document.memory': 'Leer el documento necesitó demasiada memoria. Envía una parte.',
  no_such_part: 'El documento tiene {parts} partes; part es el índice de una, desde 0.',
  'context_too_long.no_room':
    'En la ventana del modelo, de {tokens} tokens, no cabe un texto junto a las instrucciones.',
  plugin_failed: '{package} falló en {step}.',
  plugin_timeout: '{package} no terminó {step} en {seconds} s.',
  model_unreachable: 'No se puede acceder al servidor del modelo.',
  model_auth_failed: 'El servidor del modelo rechazó la clave.',
  model_quota: 'La cuota en el servidor del modelo está agotada.',
  model_not_found: 'El servidor del modelo no conoce el modelo.',
  model_rate_limited: 'El servidor del modelo pide menos peticiones.',
  model_timeout: 'El servidor del modelo no respondió a tiempo.',
  model_refused: 'El modelo rechazó la tarea.',
  model_output_invalid: 'La respuesta del modelo no se puede usar.',
  model_error: 'El servidor del modelo falló.',

  format_not_found: 'No hay ningún formato {format}. GET /formats los enumera.',
  'format_not_found.writes': '{format} se puede leer, pero no escribir.',
  'format_not_found.reads': '{format} se puede escribir, pero no leer.',
  format_not_recognised:
    'El archivo no está en ninguno de los formatos que se pueden leer. Indique su formato o guárdelo en otro.',
  nothing_to_export: 'Ningún ejercicio del conjunto se puede escribir como {format}.',
  'nothing_to_export.empty': 'El conjunto no tiene ejercicios que escribir como {format}.',
  'direct_format.import': 'El archivo {format} no contiene ninguna pregunta que se pueda usar.',
  game_not_registered: 'Aquí no hay ningún juego {game}. Sus ejercicios no se pueden comprobar, jugar ni exportar.',
  item_version:
    'Los ejercicios de {game} son de la versión {version}; el juego de aquí conoce hasta la {known}. Actualice el juego.',
  evidence_missing: 'La fuente no contiene las palabras que el ejercicio cita como prueba.',
  source_changed: 'La fuente ya no contiene estas palabras del ejercicio: «{quote}».',
  no_interaction: 'El juego {game} no dice qué son sus ejercicios en otros programas.',
  no_player: 'El juego {game} no se puede jugar en el navegador.',
  player_isolated: '{game} solo puede ejecutarse en su propio marco, porque games.yaml no confía en el juego.',
  item_unfit: 'El ejercicio no se ajusta al esquema de {game}.',
  kind_not_carried: 'El formato no tiene lugar para este tipo de ejercicio: {kind}.',
  no_game_takes: 'Ningún juego de aquí admite una pregunta de este tipo: {kind}.',
  too_many_questions:
    'El archivo tiene {count} preguntas más de las {max} que puede tener un conjunto; se han omitido.',

  'title.title': 'Encabezado',
  'title.hint': 'Pista',
  'title.explanation': 'Explicación',
  'title.evidence': 'Prueba',
  'title.difficulty': 'Dificultad',
  'title.alternatives': 'Otros órdenes correctos',
  'description.title': 'Aparece encima del ejercicio.',
  'description.hint': 'Ayuda sin revelar la respuesta.',
  'description.explanation': 'Por qué la respuesta es correcta; se muestra después de responder.',
  'description.evidence': 'Las palabras del texto que prueban la respuesta.',
  'description.alternatives': 'Órdenes que también son correctos: los lugares de las piezas, contados desde 0.',

  // Words that params are.
  'kind.choice': 'elección',
  'kind.order': 'ordenación',
  'kind.match': 'emparejamiento',
  'kind.gaps': 'huecos',
  'kind.text': 'respuesta escrita',
  'asked.easy': 'fácil',
  'asked.medium': 'media',
  'asked.hard': 'difícil',
  'got.easy': 'fácil',
  'got.medium': 'media',
  'got.hard': 'difícil',
};
