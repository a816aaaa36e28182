import type { Language } from './language.js';

/** Italian. */
export const italian: Language = {
  articles: {
    indefinite: /^(?:uno?|una|un’)$/,
    definite:
      /^(?:l’|dell’|all’|nell’|sull’|dall’|il|lo|la|i|gli|le|del|dello|della|dei|degli|delle|al|allo|alla|nel|nella|sul|sulla|quest[aeio]|suo|sua|suoi|sue)$/,
  },
  innerConnectives: 'anche|tuttavia',
  ordinals: [/^(?:primo|secondo|terzo|in (?:primo|secondo|terzo|ultimo) luogo|per (?:primo|ultimo))(?!\p{L})/iu],
  stepWords: 'passaggio|fase',
  procedureHeadings: 'procediment|preparazione|istruzioni',
  demonstratives: /^(?:questo|questa|questi|queste|quello|quella|quelli|quelle|quel|quei|tale|tali)$/,
  pointers:
    /^(?:allora|poi|quindi|anche|altro|altra|altri|altre|inoltre|pure|ancora|entrambi|entrambe|invece|così|stesso|stessa)$/,
  additions: /^(?:e|ed|anche|inoltre|altri|altre|alcuni|alcune|molti|molte|o|(?:\p{L}+ ){1,4}anche)(?![\p{L}\p{M}])/iu,
  persons: /^(?:lui|lei|egli|ella|suo|sua|suoi|sue)$/,
  explained: /^(?:il|lo|la|i|gli|le|l['’]) ?(?:[\p{L}-]+ ){1,2}(?:di|del\p{L}*|dei|degli)\b/iu,
  sequels:
    /^(?:il (?:giorno|mattino) (?:dopo|seguente)|la (?:sera|mattina|notte) (?:dopo|seguente)|quando (?:arrivò|tornò|vide|sentì|finì|si svegliò))(?!\p{L})/iu,
  strictDemonstratives: /^(?:\p{L}+ )?(?:quest[ie]|quegli|quelle) /iu,
  openPronoun: /^[^,]{0,60}(?<!\p{L})(?:essi|esse|egli|ella|lui|lei)(?!\p{L})/iu,
  agreements: [
    {
      pronoun: /^(?:lui|egli|essi)(?!\p{L})/iu,
      noun: /(?<!\p{L})(?:lui|egli|essi|il|lo|i|gli|un|uno|[dnsa][eu]l(?:lo)?|[dnsa][ae]i|[dnsa][ae]gli|suoi?|miei|mio|[ld]['’]\p{L}+|\p{L}+[oi])(?!\p{L})|(?<=\P{L})\p{Lu}\p{Ll}/u,
    },
    {
      pronoun: /^(?:lei|ella|esse)(?!\p{L})/iu,
      noun: /(?<!\p{L})(?:lei|ella|esse|la|le|una|sua|sue|mia|mie|[ld]['’]\p{L}+|\p{L}+[ae])(?!\p{L})|(?<=\P{L})\p{Lu}\p{Ll}/u,
    },
  ],
  wellKnown:
    /^(?:sole|luna|cielo|mondo|aria|terra|mare|fine|inizio|futuro|passat|mattin|sera|notte|giorno|settim|mese|anno|tempo|nord|oves|vento|piogg)/,
  closings: /^(?:allora|poi|infine|finalmente|alla fine|dopo di ciò|subito)(?!\p{L})/iu,
};
