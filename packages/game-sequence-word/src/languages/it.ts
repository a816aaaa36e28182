import { type Language, words } from './language.js';
import { romanceGrammar } from './romance.js';

/** Italian. */
export const italian: Language = {
  determiners: words(
    'il lo la i gli le un uno una mio mia suo sua suoi sue loro questo questa questi queste ogni del dello della dei degli delle al allo alla ai agli alle nel nello nella nei negli nelle sul sulla sui dal dalla dai dallo dagli nello due tre quattro cinque sei sette otto nove dieci alcuni alcune molti',
  ),
  prepositions: words('a ad di da in con per su tra fra senza sotto sopra verso contro durante'),
  conjunctions: words('e ed o'),
  boundPrepositions: words('di'),
  setPhrases: 'più tardi|un po’|più volte|ad alta|alta voce',
  movableAdverbs: words('anche sempre mai spesso ora allora oggi ieri domani presto ancora già lì qui poi'),
  adverbEnding: /mente$/,
  timePhrases: /^(?:ieri|oggi|domani|ogni (?:giorno|mattina|sera|notte|settimana|mese|anno)|nel \d{4})$/,
  subjectPronouns: /^(?:io|tu|lui|lei|noi|loro)$/,
  clauseWords: words('che chi quando dove mentre perché se come ma e o non è sono era'),
  grammar: romanceGrammar({
    persons: /^(?:Lui|Lei|Egli|Suo|Sua) /u,
    inverts: true,
    articles: 'la lo li le gli',
    determiners:
      "il i l' un uno una un' mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre loro ogni due tre quattro cinque sei sette otto nove dieci alcuni alcune molti molte tutto tutta tutti tutte nessun nessuna",
    clitics: "mi ti si ci vi ne me te se ce s' c' m' t'",
    negations: 'non',
    of: "di d' del dello della dell' dei degli delle",
    to: "a ad al allo alla all' ai agli alle",
    places: "in nel nello nella nell' nei negli nelle durante",
    prepositions:
      "da dal dallo dalla dall' dai dagli dalle con col per su sul sullo sulla sull' sui sugli sulle tra fra senza sotto sopra verso contro",
    that: "che ch'",
    relatives: "cui dove chi dov'",
    clauseWords: 'quando mentre se come sebbene dopo prima finché',
    reasons: 'perché poiché',
    times:
      'giorno giorni notte notti mattina mattino sera settimana settimane mese mesi anno anni volta volte tempo lunedì martedì mercoledì giovedì venerdì sabato domenica',
    and: 'e ed o né',
    but: 'ma però',
    subjects: 'io tu noi voi',
    otherSubjects: 'lui lei egli essa esso essi',
    auxiliaries: 'ha hanno aveva avevano ebbe avrà avranno ho abbiamo',
    be: 'è sono era erano fu furono sarà saranno viene vengono',
    verbs:
      'può possono deve devono vuole vogliono fa fanno va vanno sa sanno dice dissero disse fece fecero ebbero stava stavano venne vennero prese presero vide videro mise misero chiese rispose decise scese corse rimase nacque visse scrisse lesse dà danno sta stanno diede tenne volle poteva diventò crede dovrebbe potrebbe dovrebbero potrebbero sarebbe avrebbe ritiene contiene contengono produce producono comprende comprendono permette permettono consente consentono aiuta aiutano definisce definiscono rappresenta rappresentano esiste esistono significa vive vivono cresce crescono diventa diventano offre offrono serve servono inizia utilizza forma formano mostra mostrano riceve ricevono protegge copre crea creano porta portano puoi devi sei vuoi risiede mangia beve dorme corre apre chiude legge parla parlano chiama chiamano passa passano mette dicono vede vedono sembra sembrano conosce appare rimane rimangono resta prende cade nasce muore sale scende entra entrano esce lascia chiede trova trovano sente pensa pensano impara insegna cambia cambiano consiste dipende dipendono contribuisce costituisce segue seguono mantiene ottiene riguarda include includono rappresentava spiega racconta vidi feci dissi presi andai ebbi fui ero avevo volevo potevo abita accade accetta aggiunge alza ama annuncia appartiene aspetta assiste assume attira attraversa aumenta avviene avvicina balla brilla cammina canta cerca coltiva collega comincia compie comporta conduce conserva considera continua controlla corrisponde decide descrive deriva desidera dimostra discute distingue domina dura esprime estrae funziona giace gioca governa guarda invia invita lancia lavora manca nasconde ordina organizza ospita partecipa perde pesa piange possiede precede prepara presenta prevede promette propone provoca raccoglie raggiunge regna rende richiede ricorda riduce riesce ripete risale risponde ritorna scrive separa sorge spinge studia succede supera sviluppa tende tiene tira torna tocca usa vende vince viaggia vola crebbe conobbe ruppe cadde morì scoprì raggiunse raccolse aggiunse spinse vinse perse mosse rimise apparve sembrò sapeva faceva diceva dava afferma',
    verbEnding:
      /\p{L}{2}(?:ò|ava|avano|eva|evano|(?:(?<![ts])|(?:sen|par|ves|diver)t)iva|ivano|arono|erono|irono|erà|irà|eranno|iranno|(?:sc|ng|tt|nd|id|ud|lg|rg|rr|v|c)ono|\p{L}isce)$/u,
    participles:
      '(?:fatt|dett|vist|mess|pres|stat|scritt|apert|rott|mort|rimast|chiest|chius|scelt|svolt|nat|sort|accolt|risolt|cors|dirett|costrett|prodott|compost|post|vint|pers)[oaie]',
    participleEnding: /\p{L}(?:(?:at|it|ut)[oaie]|[ae]ndo)$/u,
    infinitive: /^\p{Ll}+(?:are|ere|ire|rre|[aei]r(?:si|lo|la|li|le|mi|ti|ci|vi|ne|gli))$/u,
    degrees: 'molto più meno così tanto troppo',
    adverbs:
      'anche sempre mai spesso ora allora oggi ieri domani presto ancora già lì qui poi solo quasi bene male tardi insieme subito',
    adverbEnding: /mente$/,
    elides: true,
    refused:
      /(?<!\p{L})(?:anche|inoltre|così|allora|tuttavia|lì|qui|là|ciò|quale|quali|tale|tali|entrambi|stesso|stessa)(?!\p{L})|^(?:\S+ )?(?:quest\p{L}*|quell?\p{L}{0,2}|altr[oaie]) |\?/iu,
  }),
};
