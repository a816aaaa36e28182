import { por } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Portuguese. */
export const portuguese: Language = {
  stopWords: {
    packaged: por,
    own: `ainda algumas alguns antes apenas após assim cada contra desde dessa desse desta deste disso durante é enquanto era
    eram está estão estava estavam foi foram há onde outra outras outro outros pois porque ser si são sob sobre tão tem
    têm tinha toda todas todo todos uns`,
  },
  abbreviations: 'sr sra srta srs dr dra prof profa exmo exma eng arq av d p.ex ex fig art cap tel sto sta',
  openingCues: {
    pronoun:
      'ele|ela|eles|elas|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|aqueles|aquelas|aquilo|seu|sua|seus|suas|o seu|a sua|tal|tais|ambos|ambas|lá|ali|aí|aqui|outro|outra|outros|outras|o outro|a outra|quando ele|quando ela|quando eles|nesse|nessa|neste|nesta|com isso|por isso|os dois|cada vez',
    connective:
      'mas|e|ou|porém|contudo|no entanto|portanto|por isso|assim|além disso|também|tampouco|em vez disso|entretanto|todavia|por exemplo|de fato|logo|pois|porque|então|talvez|sim|não|até|mesmo assim|ao contrário|infelizmente|felizmente|só|apenas',
    time: 'depois|em seguida|então|mais tarde|finalmente|por fim|de repente|logo|imediatamente|enquanto isso|no dia seguinte|na manhã seguinte|naquela noite|naquele dia|nessa noite|desde então|no final|por último|pouco depois|em segundo|em terceiro|a seguir|agora|desta vez|assim que|nesse momento|naquele momento',
    episode:
      'um dia|certo dia|certa manhã|certa noite|certa tarde|numa manhã|numa noite|uma manhã|uma noite|uma tarde|uma vez|certa vez',
  },
  elapsedTime: {
    numbers:
      'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|alguns|algumas|poucos|poucas|muitos|vários|várias',
    units: 'segundos?|minutos?|horas?|dias?|noites?|semanas?|mês|meses|anos?|séculos?|décadas?',
    before: 'após|ao fim de|ao cabo de|apenas',
    after: 'depois|mais tarde|após',
  },
  laterPronouns: {
    openers: 'a|em|com|por|para|após|desde|no|na|nos|nas|ao|à',
    articles: 'o|a|os|as|um|uma|seu|sua',
    demonstratives: 'est[ae]s?|ess[ae]s?|aquel[ae]s?|tal',
    subjects: 'ele|ela|eles|elas',
    bareVerb: /^\p{L}{2,}(?:ou|aram|eram|iram|iu) /u,
  },
  detection: {
    letters: 'áâãàçéêíóôõú',
    foreign: 'kwy',
    parts:
      'ção$|ções$|lh|nh|ão$|ões$|ou$|eir[ao]|dade$|ava$|ando$|endo$|em$|am$|[iu]u$|ei$|os$|as$|ss|^qu|ç|vr|[aei]nte$|[ae]is$',
  },
};
