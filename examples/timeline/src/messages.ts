import type { Messages } from '@ludotext/engine/game';

export const messages: Messages = {
  en: {
    out_of_order: 'Event {number} is before the one above it; put the events in the order of their dates.',
    same_time: 'Event {number} may be at the same time as one above it; take an event of another time.',
    same_event: 'Event {number} stands in the item twice; leave one of the two out.',
    date_in_event: 'Event {number} names a date; say what happened without saying when.',
    points_back: 'Event {number} opens with a word that points back; name what it speaks of.',
    no_evidence: 'The evidence of event {number} is not in the text; copy the sentence with the date word for word.',
    date_not_in_evidence: 'The evidence of event {number} names another date; take the date that it names.',
    long_event: 'Event {number} is long; say one thing only.',
    repeated_event: 'An event stands in an item before; ask for it once.',
    dated_events: {
      one: 'One event has a date and can stand alone; a round needs three.',
      other: '{count} events have a date and can stand alone; a round needs three.',
    },
    pairs_in_order: { one: 'One of {max} pairs is in order.', other: '{count} of {max} pairs are in order.' },
    dated_event: '{date}: {event}',
    'title.events': 'Events',
    'title.event': 'Event',
    'title.date': 'Date',
    'title.evidence': 'Sentence of the text',
  },
  de: {
    out_of_order: 'Ereignis {number} liegt vor dem darüber; die Ereignisse nach ihren Daten ordnen.',
    same_time: 'Ereignis {number} kann zur selben Zeit wie eines darüber sein; eines aus anderer Zeit nehmen.',
    same_event: 'Ereignis {number} steht zweimal da; eines von beiden weglassen.',
    date_in_event: 'Ereignis {number} nennt ein Datum; nur sagen, was geschah, nicht wann.',
    points_back: 'Ereignis {number} beginnt mit einem Wort, das zurückverweist; nennen, wovon es spricht.',
    no_evidence: 'Der Beleg von Ereignis {number} steht nicht im Text; den Satz mit dem Datum wörtlich übernehmen.',
    date_not_in_evidence: 'Der Beleg von Ereignis {number} nennt ein anderes Datum; das Datum des Belegs nehmen.',
    long_event: 'Ereignis {number} ist lang; nur eine Sache sagen.',
    repeated_event: 'Ein Ereignis kommt schon vorher vor; nur einmal danach fragen.',
    dated_events: {
      one: 'Ein Ereignis hat ein Datum und ist für sich verständlich; eine Runde braucht drei.',
      other: '{count} Ereignisse haben ein Datum und sind für sich verständlich; eine Runde braucht drei.',
    },
    pairs_in_order: {
      one: 'Eines von {max} Paaren steht richtig zueinander.',
      other: '{count} von {max} Paaren stehen richtig zueinander.',
    },
    dated_event: '{date}: {event}',
    'title.events': 'Ereignisse',
    'title.event': 'Ereignis',
    'title.date': 'Datum',
    'title.evidence': 'Satz des Textes',
    'direct_format.description':
      'Ein Ereignis je Zeile, „Datum: Ereignis“, drei bis sechs in beliebiger Reihenfolge; eine leere Zeile beendet die Runde.',
    'direct_format.example':
      '1817: Karl Drais baut eine Laufmaschine.\n12. Juni 1861: Ein Schmied setzt Pedale an das Vorderrad.\n20. Jahrhundert: Fahrräder bekommen eine Gangschaltung.',
  },
};
