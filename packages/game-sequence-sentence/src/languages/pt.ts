import type { Language } from './language.js';

/** Portuguese. */
export const portuguese: Language = {
  articles: {
    indefinite: /^(?:um|uma|uns|umas)$/,
    definite: /^(?:o|a|os|as|do|da|dos|das|no|na|nos|nas|ao|aos|à|às|pelo|pela|est[ae]s?|ess[ae]s?|seus?|suas?)$/,
  },
  innerConnectives: 'também|porém',
  ordinals: [/^(?:primeiro|segundo|terceiro|em (?:primeiro|segundo|terceiro|último) lugar)(?!\p{L})/iu],
  stepWords: 'passo',
  procedureHeadings: 'preparo|passo',
  demonstratives:
    /^(?:este|esta|estes|estas|esse|essa|esses|essas|isto|isso|aquele|aquela|aqueles|aquelas|deste|desta|desse|dessa|neste|nesta|nesse|nessa|tal|tais)$/,
  pointers:
    /^(?:então|depois|adicional|adicionais|também|outro|outra|outros|outras|ainda|ambos|ambas|porém|lá|mesmo|mesma)$/,
  additions: /^(?:e|também|além disso|outros?|outras?|alguns|algumas|muitos|muitas|ou|\p{L}+ também)(?![\p{L}\p{M}])/iu,
  explainers: /^(?:de|do|da|dos|das|que|entre)$/,
  persons: /^(?:ele|ela|dele|dela|seu|sua|seus|suas)$/,
  explained: /^(?:o|a|os|as) (?:[\p{L}-]+ ){1,2}(?:de|d[oa]s?)\b/iu,
  sequels:
    /^(?:(?:no|na) (?:dia|manhã|noite) seguinte|quando (?:chegou|chegaram|voltou|viu|ouviu|terminou|acordou))(?!\p{L})/iu,
  strictDemonstratives: /^(?:\p{L}+ )?(?:est[ea]s|ess[ea]s) /iu,
  openPronoun: /^[^,]{0,60}(?<!\p{L})(?:eles|elas|ele|ela)(?!\p{L})/iu,
  looksBack:
    /^(?:Quando|Enquanto|Ao|Depois de|Antes de|Após|Embora|Como|Se) (?!.{0,300}\p{Lu})|^(?:Era|Eram|Foi|Foram|Estava|Estavam|Tinha|Tinham|Queria|Queriam)(?! uma vez)(?!\p{L})|^(?:Que|Ele|Ela|Eles|Elas|Segundo|Lá|Ali|Assim|Isso|Isto|Então|Depois|Além disso|Por isso|Não)(?!\p{L})|(?<!\p{L})(?:anterior(?:mente)?|mencionad[oa]s?|dit[oa]s?|[dn]aquel[ea]s?|ambos|ambas|de novo|novamente|outra vez|tampouco)(?!\p{L})/u,
};
