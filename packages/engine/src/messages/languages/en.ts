import type { Wordings } from '../../contract/message.js';

/** What the engine says in English. Every other language has the same keys, and the same params in each sentence. */
export const en: Wordings = {
  // Warnings about a result.
  'field_ignored.prose': '{field} has no effect on prose.',
  'field_ignored.author': '{field} has no effect on items an author wrote.',
  'field_ignored.route': '{field} has no effect on this route.',
  'field_ignored.offline': '{field} has no effect: the offline writer writes.',
  'field_ignored.offline_language':
    "The offline writer cannot translate: the items are in the text's own language ({found}), not in {asked}.",
  game_skipped: '{game} is switched off and was left out.',
  'fewer_items.text': '{kept} of {requested} items: the text gave no more.',
  'fewer_items.withheld': '{kept} of {requested} items: the writer withheld further ones.',
  'fewer_items.broken_off': '{kept} of {requested} items: the writing broke off.',
  'fewer_items.rejected': '{kept} of {requested} items: rejected were {rules}.',
  items_withheld: {
    one: 'One further item was withheld, so that the items of the set differ.',
    other: '{count} further items were withheld, so that the items of the set differ.',
  },
  difficulty_not_met: 'The text does not give items of the difficulty {asked}; these are {got}.',
  items_left_out: {
    one: 'The text holds {items} items; one was left out because max_items is {max}.',
    other: 'The text holds {items} items; {count} were left out because max_items is {max}.',
  },
  repair_failed: 'Further items could not be had: {reason}',
  completion_failed: 'The items are as written, without additions: {reason}',
  'completion_failed.some': 'Some items are as written: {reason}',
  additions_left_out: 'Some additions were left out: {rules}.',
  'text_read_in_part.judged':
    "The text is longer than the model's window: the games were judged by a digest with {percent} % of it, spread over the whole text.",
  'text_read_in_part.chosen':
    "The text is longer than the model's window: the game was chosen and written from a digest with {percent} % of it, spread over the whole text.",
  'text_read_in_part.parts':
    'The text takes {parts} calls to read and {items} items were asked for, so {read} parts of it were read, {percent} % of the text. A request for {parts} items, or one request for each part, reads all of it.',
  next_best_game: 'The next best game was taken: {reason}',
  fallback_used: '{fallback} wrote the items, because {model} could not be used: {reason}',

  // Reasons for scores.
  no_reason: 'The model gave no score for this game.',
  model_needed: '{game} needs a language model, and none is configured.',
  game_failed: 'The game failed at judging the text.',

  // Findings of the engine's own checks.
  schema: '{issue}',
  'schema.missing': 'This is missing.',
  'schema.empty': 'This must not be empty.',
  'schema.too_short': 'This needs at least {min} characters.',
  'schema.too_long': 'This has more than {max} characters; shorten it.',
  'schema.too_few': 'This needs at least {min} entries.',
  'schema.too_many': 'This may have at most {max} entries.',
  'schema.too_low': 'This must be at least {min}.',
  'schema.too_high': 'This must be at most {max}.',
  'schema.no_text': 'This must be a text.',
  'schema.no_number': 'This must be a number.',
  'schema.no_whole_number': 'This must be a whole number.',
  'schema.no_truth_value': 'This must be true or false.',
  'schema.no_list': 'This must be a list.',
  'schema.no_object': 'This must be an object.',
  'schema.item': 'Item {item}: {issue}',
  'duplicate_item.author': 'The same item stands before; leave one of the two out.',
  'duplicate_item.writer': 'The same item stands before; write another one.',
  near_duplicate: 'Nearly the same item stands before; write about something else.',

  // The second opinion.
  second_opinion_failed: 'The second opinion could not be had ({code}): {reason} The items are as written.',
  disputed_key:
    'A reader who solved the question by the text chose "{chosen}", and the text says "{quote}". Make the key the one right answer, or ask for something else.',
  two_right:
    'By the text more than one answer is right: "{chosen}"; it says "{quote}". Replace the wrong answers that are right.',
  unanswerable: 'A reader found no answer in the text; what comes closest is "{quote}". Ask for what the text says.',
  guessable: 'The question can be answered without the text.',
  other_order: 'The parts read as well in the order {order}. Use parts that go in one order only.',

  // Ordering games.
  alternative_not_permutation: 'An alternative names every piece once, by its index from 0.',
  alternative_is_solution: 'The alternative is the order of the pieces themselves.',
  empty_piece: 'There is nothing between two separators; remove one.',
  'too_few_pieces.written': {
    one: 'The item has only one piece; write at least {min}, separated by ";".',
    other: 'The item has only {count} pieces; write at least {min}, separated by ";".',
  },
  right_order: 'All in the right order.',
  no_sequence: 'No two pieces follow each other in the right order.',
  in_sequence: '{count} of {of} pieces follow each other in the right order.',
  in_place: { one: '{count} of {of} stands in the right place.', other: '{count} of {of} stand in the right place.' },
  right_neighbours: {
    one: '{count} of {of} pairs of neighbours is right.',
    other: '{count} of {of} pairs of neighbours are right.',
  },
  missing_pieces: {
    one: '{count} of the {of} pieces is missing.',
    other: '{count} of the {of} pieces are missing.',
  },
  foreign_pieces: {
    one: '{count} of the answer’s pieces is not among the item’s, or there twice.',
    other: '{count} of the answer’s pieces are not among the item’s, or there twice.',
  },

  // Errors.
  invalid_request: '{field}: {issue}',
  'invalid_request.graded': 'The item or the answer has {count} faults.',
  text_too_long: 'The text has {length} characters, the limit is {max}. Send it in parts, or raise the limit.',
  game_not_found: 'There is no game with this name.',
  'game_not_found.type_id': 'There is no game with type_id {type_id}.',
  game_inactive: '{game} is switched off. Switch it on first.',
  'game_inactive.all': 'Every game that was asked for is switched off.',
  no_active_game: 'Every game is switched off. Switch one on first.',
  'no_active_game.none': 'There are no games.',
  needs_model: '{game} needs a language model, and none is configured.',
  'needs_model.all': 'These games can be written by a language model only, and none is configured.',
  not_gradable: '{game} does not grade submissions.',
  direct_format: { one: 'The text has a fault.', other: 'The text has {count} faults.' },
  'direct_format.empty': 'The text holds no item for {game}.',
  no_items: 'The text gives no item.',
  'no_items.text': 'The text gives no item for {game}. Try a longer text, or another game.',
  'no_items.rejected': 'Every item written for {game} was rejected.',
  'no_items.no_game': 'The text gives no item for any game. Try a longer text.',
  'no_items.no_other': 'The text gives no other item for {game}.',
  'model_not_listed.none':
    'There are no models to choose from; leave out the field model. The operator lists them in LLM_MODELS.',
  model_not_listed: 'There is no model of this name. There are: {names}.',
  second_model_missing:
    'A second opinion of another model needs a second model, and none is configured. Ask for the opinion of the same model.',
  'unsupported_document.binary':
    'The file is of a type that is not read. Send PDF, DOCX, PPTX, ODT, EPUB, HTML, Markdown, VTT, SRT or plain text.',
  'unsupported_document.image':
    'The file is a picture. Have its text recognised first (OCR), and send the text or a PDF with it.',
  'unsupported_document.old_office': 'The file is of an old office format. Save it as DOCX or PPTX, and send that.',
  'unsupported_document.archive':
    'The file is an archive that is no document. Unpack it, and send the documents in it one by one.',
  'unsupported_document.spreadsheet': 'The file is a spreadsheet. Save it as PDF or text, and send that.',
  'unsupported_document.audio': 'The file is audio or video. Send its subtitles as VTT or SRT.',
  'unsupported_document.other':
    'Files of type {format} are not read. Save it as PDF, DOCX or plain text, and send that.',
  'unreadable_document.empty': 'The document is empty.',
  'unreadable_document.no_text':
    'No text can be read on any of the {pages} pages: they hold pictures only. Have the text recognised first (OCR), for example with ocrmypdf.',
  'unreadable_document.too_much': 'The document has more than {max} characters. Send a part of it.',
  'place_problem.no_text': 'It holds pictures only, such as a scan. Have the text recognised first (OCR).',
  'place_problem.no_unicode': 'Its fonts do not say which characters they draw.',
  'place_problem.damaged': 'It could not be read: it is damaged.',
  'place_problem.not_read': 'It was not read: a limit was reached.',
  'unreadable_document.too_many_pages': 'The document has {pages} pages; at most {max} are read. Send a part of it.',
  'unreadable_document.encrypted': 'The document is encrypted. Save it without a password, and send that.',
  'unreadable_document.damaged': 'The document is damaged or incomplete. Save or download it again.',
  'unreadable_document.unpacks':
    'The document unpacks to far more than its size, and is not read. Save it again with the program it is from.',
  'unreadable_document.dtd':
    'The document holds XML with a document type definition, which is not read. Save it again with the program it is from.',
  'unreadable_document.timeout': 'Reading the document took longer than {seconds} seconds. Send a part of it.',
  'unreadable_document.memory': 'Reading the document took too much memory. Send a part of it.',
  no_such_part: 'The document has {parts} parts; part is the index of one, from 0.',
  'context_too_long.no_room': "The model's window of {tokens} tokens has no room for a text beside the task.",
  plugin_failed: '{package} failed in {step}.',
  plugin_timeout: '{package} did not finish {step} within {seconds} s.',
  model_unreachable: 'The model server cannot be reached.',
  model_auth_failed: 'The model server refused the key.',
  model_quota: "The account's quota at the model server is used up.",
  model_not_found: 'The model server does not know the model.',
  model_rate_limited: 'The model server asks to slow down.',
  model_timeout: 'The model server did not reply in time.',
  model_refused: 'The model refused the task.',
  model_output_invalid: 'The reply of the model cannot be used.',
  model_error: 'The model server failed.',

  // Sets, their exports and imports.
  format_not_found: 'There is no format {format}. GET /formats lists them.',
  'format_not_found.writes': '{format} can be read, but not written.',
  'format_not_found.reads': '{format} can be written, but not read.',
  format_not_recognised: 'The file is in none of the formats that can be read. Name its format, or save it as another.',
  nothing_to_export: 'No item of the set can be written as {format}.',
  'nothing_to_export.empty': 'The set has no items to write as {format}.',
  'direct_format.import': 'The {format} file holds no question that can be used.',
  game_not_registered: 'There is no game {game} here. Its items cannot be checked, played or exported.',
  item_version:
    'The items of {game} are of version {version}; the game here knows versions up to {known}. Update the game.',
  evidence_missing: 'The source does not contain the words that the item quotes as evidence.',
  source_changed: 'The source no longer has these words of the item: "{quote}".',
  no_interaction: 'The game {game} does not say what its items are in other programs.',
  no_player: 'The game {game} has no player.',
  player_isolated: 'The player of {game} may not run outside its frame, because games.yaml does not trust the game.',
  item_unfit: 'The item does not fit the schema of {game}.',
  kind_not_carried: 'The format has no place for this kind of item: {kind}.',
  no_game_takes: 'No game here takes a question of this kind: {kind}.',
  too_many_questions: 'The file has {count} more questions than the {max} a set may have; they were left out.',

  // Words for the members of an item, for a form.
  'title.title': 'Heading',
  'title.hint': 'Hint',
  'title.explanation': 'Explanation',
  'title.evidence': 'Evidence',
  'title.difficulty': 'Difficulty',
  'title.alternatives': 'Other right orders',
  'description.title': 'Stands above the exercise.',
  'description.hint': 'Helps without giving the answer away.',
  'description.explanation': 'Why the answer is right; shown after answering.',
  'description.evidence': 'The words of the text that prove the answer.',
  'description.alternatives': 'Orders that are right as well: the places of the pieces, counted from 0.',
};
