import { ita } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Italian. */
export const italian: Language = {
  stopWords: {
    packaged: ita,
    own: `allora ancora avere ciò cosa così d dopo due essere fra me mentre molto no ogni oppure però poi prima qual quali
    quando qui senza sopra sotto stato stata tutte v`,
  },
  abbreviations:
    'sig sigg dott prof ing avv arch geom rag on mons s ss p.es es cfr fig art cap tel sig.ra sig.na dott.ssa prof.ssa',
  openingCues: {
    pronoun:
      'egli|ella|lui|lei|loro|esso|essa|essi|esse|questo|questa|questi|queste|quello|quella|quelli|quelle|quel|quei|ciò|suo|sua|suoi|sue|il suo|la sua|i suoi|le sue|il loro|la loro|tale|tali|entrambi|entrambe|lì|là|qui|qua|un altro|un’altra|l’altro|l’altra|gli altri|quando lui|quando lei|in questo|in questa|ogni volta',
    connective:
      'ma|e|ed|o|però|quindi|perciò|dunque|tuttavia|inoltre|anche|invece|altrimenti|infatti|per esempio|ad esempio|così|pertanto|nonostante|eppure|perché|sì|no|forse|di conseguenza|al contrario|purtroppo|per fortuna|solo|persino|neanche',
    time: 'poi|dopo|quindi|allora|più tardi|infine|finalmente|alla fine|improvvisamente|all’improvviso|presto|subito|intanto|nel frattempo|il giorno dopo|il giorno seguente|la mattina dopo|quella notte|quella sera|quel giorno|quella mattina|da allora|poco dopo|in secondo|in terzo|per ultimo|a questo punto|a quel punto|ora|adesso|questa volta|appena',
    episode: 'un giorno|una mattina|una sera|una notte|una volta',
  },
  elapsedTime: {
    numbers:
      'un|uno|una|un’|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|alcuni|alcune|pochi|poche|molti|qualche|diversi',
    units:
      'secondi|secondo|minuti|minuto|ore|ora|giorni|giorno|notti|notte|settimane?|settimana|mesi|mese|anni|anno|secoli|secolo',
    before: 'dopo|entro|in meno di|appena',
    after: 'dopo|più tardi',
  },
  laterPronouns: {
    openers: 'a|in|con|per|dopo|prima|nel|nella|al|alla|dal|da',
    articles: 'il|lo|la|i|gli|le|un|una',
    demonstratives: 'quest[oaie]|quel|quell[oaie]|tali?',
    subjects: 'lui|lei|egli|ella|essi',
    bareVerb: /^(?!.{0,9}dì )(?:\p{L}{3,}[òì]|\p{L}{2,}[aei]rono) /u,
  },
  detection: {
    letters: 'àèéìòù',
    foreign: 'jkwxy',
    parts:
      "zion[ei]$|gli|ità$|ò$|^[ldn]'|^dell'|ll[aoei]|tt|zz|cch|chi|gn|gg|[^aeiou]i$|are$|ere$|ire$|av[ao]$|ando$|endo$|ono$|ato$|uto$|iu|io$|cia",
  },
};
