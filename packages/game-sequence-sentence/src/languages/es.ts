import type { Language } from './language.js';

/** Spanish. */
export const spanish: Language = {
  articles: {
    indefinite: /^(?:un|una|unos|unas)$/,
    definite: /^(?:el|la|los|las|del|al|est[aeo]s?|es[aeo]s?|su|sus)$/,
  },
  innerConnectives: 'también|sin embargo',
  ordinals: [/^(?:primero|segundo|tercero|cuarto|en (?:primer|segundo|tercer|último) lugar)(?!\p{L})/iu],
  stepWords: 'paso',
  procedureHeadings: 'preparaci|instruccion|elaboraci|paso|modo de',
  stages: [
    /^(?:precal|lav|pel|prepar|remoj|calent)/,
    /^(?:cort|pic|rall|tritur|machac)/,
    /^(?:mezcl|bat|combin|amas|revuelv|revolv)/,
    /^(?:añad|agreg|viert|vert|coloc|pon|incorpor|reserv)/,
    /^(?:horne|cocin|cuec|coc[eé]|hierv|herv|fr[ií]|dej|as[ae])/,
    /^(?:escurr|retir|sac)/,
    /^(?:serv|sirv|decor|guard|espolvor)/,
  ],
  lastWork: /(?<!\p{L})(?:serv|sirv|disfrut)/iu,
  demonstratives:
    /^(?:este|esta|estos|estas|ese|esa|esos|esas|esto|eso|aquel|aquella|aquellos|aquellas|dicho|dicha|tal|tales)$/,
  pointers:
    /^(?:entonces|luego|adicional|adicionales|también|otro|otra|otros|otras|además|tampoco|ambos|ambas|allí|embargo|todavía|mismo|misma)$/,
  additions:
    /^(?:y|e|también|además|asimismo|otros?|otras?|algunos|algunas|muchos|muchas|o|\p{L}+ también)(?![\p{L}\p{M}])/iu,
  explainers: /^(?:de|del|que|entre)$/,
  persons: /^(?:él|ella|le|su|sus)$/,
  explained: /^(?:el|la|los|las) (?:[\p{L}-]+ ){1,2}(?:de|del)\b/iu,
  sequels:
    /^(?:(?:al|a la) (?:día|mañana|noche) siguiente|por la (?:mañana|tarde|noche)|cuando (?:llegó|llegaron|volvió|terminó|vio|oyó|regresó|despertó))(?!\p{L})/iu,
  strictDemonstratives: /^(?:\p{L}+ )?(?:est[oa]s|es[oa]s) /iu,
  openPronoun: /^[^,]{0,40}(?<!\p{L})(?:ellos|ellas|él|ella)(?!\p{L})|^según [^,]*, de su|, de sus? \d/iu,
  looksBack:
    /^(?:Cuando|Mientras|Al|Después de|Antes de|Tras|Aunque|Como|Si|Se|Me|Lo|Le|Les) (?!.{0,300}\p{Lu})|^(?:Era|Eran|Fue|Fueron|Estaba|Estaban|Tenía|Tenían|Quería|Querían)(?! una vez)(?!\p{L})|^(?:Que|Él|Ella|Ellos|Ellas|Según|Allí|Ahí|Así|Eso|Esto|Entonces|Luego|Después|Además|También|No|Por (?:eso|ello|lo tanto))(?!\p{L})|(?<!\p{L})(?:anterior(?:mente)?|mencionad[oa]s?|dich[oa]s?|es[ae]|aquell?[oae]s?|ambos|ambas|de nuevo|nuevamente|otra vez|tampoco|además|(?:le|les|lo|los|las) \p{L}+(?:ó|aron|ieron|aba|ban|ía|ían)|la \p{L}+(?:ó|aron|ieron))(?!\p{L})/u,
};
