import { spa } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Spanish. */
export const spanish: Language = {
  stopWords: {
    packaged: spa,
    own: `algo algunas algunos ante antes aquel aquella así aun aunque bajo cada cuales cuyo dos e ellas ellos entre era eran
    es esa esas esos esta está estaba están estas este esto estos fue fueron ha había habían han hay les mis mientras
    mucho muchos nada nosotros os otra otras otros quién quienes ser si sido son tan tanto tenía tiene todo todos tu tus
    u unas unos usted yo`,
  },
  abbreviations:
    'sr sra srta sres dr dra d dña ud uds vd prof profa lic ing arq gral cap sto sta av avda pág p.ej ej fig art núm tel aprox',
  openingCues: {
    pronoun:
      'él|ella|ellos|ellas|ello|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|aquel|aquella|aquellos|su|sus|lo|la última|le|les|se|tal|tales|ambos|ambas|allí|ahí|aquí|cuando él|cuando ella|ambos|otro|otra|otros|otras|el otro|la otra|los otros|los demás|el último|el primero|con esto|con su|en su|por eso|en este|en esta|en ese|en esa|cada vez',
    connective:
      'pero|y|e|o|sin embargo|por lo tanto|por tanto|por eso|por ello|así|así que|además|también|tampoco|en cambio|no obstante|aunque|entonces|por ejemplo|de hecho|por consiguiente|asimismo|igualmente|pues|porque|sino|incluso|tal vez|quizás|quizá|sí|no|solo|sólo|es decir|en consecuencia|mas',
    time: 'luego|dentro de poco|al poco tiempo|al rato|después|entonces|más tarde|finalmente|por fin|al fin|de repente|de pronto|pronto|enseguida|inmediatamente|mientras tanto|al día siguiente|a la mañana siguiente|esa noche|esa tarde|esa mañana|aquella noche|desde entonces|al final|por último|poco después|al cabo|tras esto|después de eso|en segundo|en tercer|al poco|en un instante|ahora|esta vez|apenas|tan pronto',
    episode: 'un día|una mañana|una noche|una tarde|cierto día|cierta mañana|cierta noche|cierta tarde|una vez',
  },
  elapsedTime: {
    numbers:
      'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|unos|unas|unos pocos|algunos|algunas|pocos|pocas|muchos|varios|varias',
    units: 'segundos?|minutos?|horas?|días?|noches?|semanas?|mes|meses|años?|siglos?|décadas?',
    before: 'tras|al cabo de|después de|a los|a las|solo|apenas',
    after: 'después|más tarde|luego',
  },
  laterPronouns: {
    openers: 'a|en|con|por|para|tras|desde|sin',
    articles: 'el|la|los|las|un|una|su|sus',
    demonstratives: 'est[aeo]s?|es[aeo]s?|aquel|aquell[ao]s?|tal',
    subjects: 'él|ella|ellos|ellas',
    bareVerb: /^\p{L}{2,}(?:ó|aron|ieron|(?<!^hab)ían|aban) /u,
  },
  detection: {
    letters: 'áéíóúñü',
    foreign: 'kw',
    parts: 'ción$|dad$|^ll|ado$|ido$|aba$|ñ|ue|ie|ó$|aron$|ieron$|ando$|iendo$|os$|as$|es$',
  },
};
