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
  additions: /^(?:e|ed|anche|inoltre|altri|altre|alcuni|alcune|molti|molte|o|\p{L}+ anche)(?![\p{L}\p{M}])/iu,
  explainers: /^(?:di|del|dello|della|dei|degli|delle|che|tra)$/,
  persons: /^(?:lui|lei|egli|ella|suo|sua|suoi|sue)$/,
  explained: /^(?:il|lo|la|i|gli|le|l['’]) ?(?:[\p{L}-]+ ){1,2}(?:di|del\p{L}*|dei|degli)\b/iu,
  sequels:
    /^(?:il (?:giorno|mattino) (?:dopo|seguente)|la (?:sera|mattina|notte) (?:dopo|seguente)|quando (?:arrivò|tornò|vide|sentì|finì|si svegliò))(?!\p{L})/iu,
  strictDemonstratives: /^(?:\p{L}+ )?(?:quest[ie]|quegli|quelle) /iu,
  openPronoun: /^[^,]{0,60}(?<!\p{L})(?:essi|esse|egli|ella|lui|lei)(?!\p{L})/iu,
  looksBack:
    /^(?:Quando|Mentre|Dopo|Prima di|Sebbene|Come|Se|Si) (?!.{0,300}\p{Lu})|^(?:Era|Erano|Fu|Furono|Aveva|Avevano|Voleva|Volevano)(?! una volta)(?!\p{L})|^(?:Che|Lì|Là|Così|Ciò|Allora|Poi|Inoltre|Anche|Quindi|Perciò|Secondo|Non)(?!\p{L})|(?<!\p{L})(?:precedente(?:mente)?|suddett[oaie]|quell[aeio]|quel|quei|entrambi|entrambe|di nuovo|ancora una volta|neanche|nemmeno)(?!\p{L})/u,
};
