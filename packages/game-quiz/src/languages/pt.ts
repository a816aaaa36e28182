import type { Language } from './language.js';
import { portugueseClasses } from './pt-words.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Forms of verbs that are no other words. */
const verb =
  '(?:\\p{Ll}{2,}(?:ou|eu|iu|ava|ia)(?:-se)?|foi|era|estava|tinha|disse|fez|quis|teve|veio|viu|deu|pôs|trouxe|é|está|tem|pode|quer|vive|diz|vai|vê|come|dorme|corre|sai|entra|chega|leva|põe|olha|pergunta|responde|encontra|procura|precisa|trabalha|brinca|sabe|faz|dá|volta|anda|voa|grita)';
/** No pronoun for somebody whom another sentence names. */
const noOtherPerson = '(?!.{0,140}(?<!\\p{L})(?:[nd]?el[ea]s?|lhes?|\\p{L}+-l?[oa]s?)(?!\\p{L}))';
const says = '(?:disse|perguntou|respondeu|gritou|exclamou|sussurrou)(?:-lhes?)?';
const being = '(?:(?:[OA]|[oa]|[Uu]ma?) )?[\\p{L}-]+(?: \\p{Lu}\\p{Ll}+)?';

/** Portuguese. See language.ts for the members. */
export const pt = {
  numberWords:
    'zero|nenhuma?|mei[oa]|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|cem|mil|milh(?:ão|ões)|todos',
  absoluteTerms:
    'sempre|nunca|jamais|absolutamente|completamente|totalmente|inteiramente|sem exceção|em todos os casos',
  wholeTerms: 'todos|todas|nenhum|nenhuma|ninguém|nada',
  vagueTerms:
    'às vezes|por vezes|geralmente|em geral|normalmente|frequentemente|com frequência|raramente|ocasionalmente|provavelmente|talvez|mais ou menos',
  degreeWords: 'mais|tão',
  frequencyWords: '\\p{L}+mente',
  negations: 'não|exceto|salvo|nunca|sem|falsa|falso|incorreta|incorreto',
  asksForFalsehood: 'não (?:é|são|foi) (?:verdade|verdadeir[ao]|corret[ao]|mencionad[ao]|citad[ao])|exceto|é fals[ao]',
  asksForReason: 'por que|porque|por quê',
  clauseOpeners: 'que|se|porque|quando|embora|enquanto',
  pronouns: 'ele|ela|eles|elas|dele|dela|deles|delas',
  asksNothing: [
    /^qual(?: (?:das|destas))?(?: seguintes)?(?: (?:afirmaç(?:ão|ões)|alternativas?|opç(?:ão|ões)|respostas?))?(?: (?:é|são))?(?: (?:verdadeiras?|corretas?))?[?:]?$/u,
  ],
  namesTheText: [/(?:de acordo com|segundo|conforme) o (?:texto|trecho|artigo)|no texto/iu],
  allOfTheAbove: [
    'todas as anteriores',
    'todas as alternativas',
    'todas as respostas anteriores',
    'todas as opções acima',
    'todas elas',
    'todas as respostas',
    'todas as opções',
    'todas as respostas estão corretas',
    'todas as anteriores estão corretas',
  ],
  allForms: [/^tod[ao]s (?:(?:os|as|estas) )?(?:respostas|opções|alternativas)(?: \p{L}+){0,2}$/u],
  noneOfTheAbove: [
    'nenhuma das anteriores',
    'nenhuma das alternativas',
    'nenhum dos anteriores',
    'nenhuma das opções acima',
    'nenhuma destas',
    'nenhuma dessas',
    'nenhuma das respostas',
    'nenhuma delas',
    'nenhuma resposta',
  ],
  noneForms: [/^nenhuma? (?:de |das |dos )(?:respostas|opções|alternativas)(?: \p{L}+){0,2}$/u],
  truthValues: 'verdadeiro falso sim não',
  keyMarks: 'correto|correta',
  optionNames: 'respostas?|opç(?:ão|ões)|alternativas?',
  positions: 'primeira|segunda|terceira|última',
  verdicts: 'corret[ao]|errad[ao]',
  copulas: 'é',
  optionJoiners: 'e|ou|como',
  combinationOpeners: 'tanto|ambos|ambas|somente|apenas|só',
  andWords: 'e',
  leansBack:
    /(?<!\p{L})(?:também|ainda|novamente|tampouco|que [oa]s? (?:seus?|suas?))(?!\p{L})|^(?:[OA]s? )?(?:seus?|suas?) /iu,
  openThing:
    /^(?:A empresa|A cidade|O país|A equipa|A equipe|O grupo|A ilha|A companhia)(?! (?:d[aeo]s?|que|\p{Lu}))(?!\p{L})/u,
  listWords: 'e|ou|o',
  openingConjunctions: 'E|Mas',
  openingAdverbs:
    'Além disso|Porém|Contudo|Todavia|No entanto|Entretanto|Então|Depois|Em seguida|Por isso|Assim|Portanto|Por outro lado|Por fim|Finalmente|De repente|Por exemplo|De facto|De fato|Um dia|Uma manhã|Uma tarde|Uma noite|Certo dia|No dia seguinte|Pouco depois|Mais tarde|Atualmente|Felizmente|Infelizmente|Deste modo|Desse modo|Desta vez',
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns: /(?<!\p{L})(?:[nd]?el[ea]s?|lhes?|\p{L}+-l?[oa]s?)(?!\p{L})/u,
  namesSubject: /^(?:Os?|As?|Uma?|Todos os|Todas as) \p{L}+/u,
  pointsOutside:
    /(?<!\p{L})(?:lá|ali|então|assim(?! como| que)|além disso|porém|contudo|portanto|por exemplo|ambos|ambas|tal|tais|est[ae]s?|ess[ae]s?|isto|isso|[dn]est[ae]s?|[dn]ess[ae]s?|[dn]aquel[ae]s?|[dn]isto|[dn]isso|àquel[ae]s?|aqui|eu|nós|você|vocês|me|meus?|minhas?|nosso|nossa|teus?|tuas?)(?!\p{L})/iu,
  pointsBack: /^(?:[nd]?el[ea]s?)$/iu,
  pointsByOrder:
    /^(?:Quando|Enquanto|Se|Como|Embora|Porque|Antes de|Depois de|Ao|Após) (?!(?:o|a|os|as|um|uma|uns|umas|seu|sua|todos|todas|cada|alguém|ninguém|muit[oa]s) |l['’]|\p{Lu})(?:no |não |non )?(?:se |si )?\p{Ll}+(?! (?:el|la|los|las|il|lo|i|gli|le|o|a|os|as) )|^Em \p{Nd}{3,4},? (?:se |si )?\p{Ll}{2,}(?:ou|eu|iu|ava|iam?|aram|eram) (?!(?:o|a|os|as|um|uma) |l['’]|\p{Lu})|^(?:(?:Em|A|Com|De|Para|Por|Muit[oa]s d[eo]s|Algu[nm][as]? d[eo]s|Um dos|Uma das|No|Na) )?(?:[OA]s? )?(?:[Ss]eus?|[Ss]uas?) |^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,2}el[ea]s?(?!\p{L})|^(?:\p{L}+ ){1,2}(?:\p{L}+-(?:lhes?|l?[oa]s?)|(?:lhes?|\p{L}+ [nd]el[ea]s?))(?!\p{L})|^(?:É|Era|Foi|Está|Tem|Fica|Nasceu|Morreu) /u,
  storyWords: /(?<!\p{L})(?:ele|ela|eu)(?!\p{L})/iu,
  instructionVerbs:
    'adicione adicionar misture misturar corte cortar aqueça aquecer coloque colocar deixe deixar asse assar sirva servir bata bater lave descasque',
  yearBefore: 'ano',
  eraBehind: '[ad]\\. ?C',
  yearsBehind: 'anos',
  timePrepositions: 'em',
  numberLabels: 'capítulo|página',
  numberBoundsBehind: 'ou mais|ou menos',
  numberBounds:
    'aproximadamente|uns|umas|por volta de|perto de|mais de|menos de|pelo menos|ao menos|no mínimo|no máximo|até|até aos?|até os|quase|cerca de|desde|além de|acima de|abaixo de|antes de|depois de|após|superior a|inferior a|mínimo de|máximo de',
  definiteArticles: 'o',
  notNumbered: 'últim|primeir|cerca',
  countsNothing: 'e',
  placePrepositions: 'em',
  personVerbs:
    'nasceu morreu escreveu disse perguntou respondeu gritou sorriu chorou pensou casou inventou fundou pintou governou viajou estudou descobriu compôs construiu publicou venceu',
  wordClasses: portugueseClasses,
  wordPlurals: [
    [/raiz$/u, 'raízes'],
    [/cão$/u, 'cães'],
    [/pão$/u, 'pães'],
    [/mão$/u, 'mãos'],
    [/ão$/u, 'ões'],
    [/m$/u, 'ns'],
    [/al$/u, 'ais'],
    [/el$/u, 'éis'],
    [/ês$/u, 'eses'],
    [/[rz]$/u, '$&es'],
    [/s$/u, 's'],
    [/$/u, 's'],
  ],
  wordArticles: { m: 'o um', f: 'a uma' },
  personMarks: /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:não |se |lhe )*\p{Ll}{2,}(?:ou|eu|iu|ava|ia)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(`^(?<key>${being}) (?<rest>(?:não )?(?:se )?${verb} ${noOtherPerson}.{8,140})\\.$`, 'u'),
      ask: 'Quem {rest}?',
    },
    {
      kind: 'subject',
      classes: 'person',
      find: new RegExp(
        `^(?:Em \\p{Nd}{4},? )?(?:[Oo] \\p{Ll}{4,} |[Aa] \\p{Ll}{4,} )?(?<key>\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){1,3}) (?<rest>(?:não )?(?:se )?${verb} ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: 'Quem {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^(?:E |Mas |Então,? )?(?<key>${being}) ${says}[^:"“«]{0,40}[:,] ?["“«](?<said>[^"“”«»]{15,140}?)[.,]?["”»]`,
        'u',
      ),
      ask: 'Quem diz: “{said}”?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^["“«](?<said>[^"“”«»]{15,140}?),?["”»],? ${says} (?<key>${being})(?!\\p{L})`, 'u'),
      ask: 'Quem diz: “{said}”?',
    },
  ],
  orderQuestions: {
    first: 'O que acontece primeiro?',
    last: 'O que acontece por último?',
    firstStep: 'Que passo vem primeiro?',
  },
  subjectPronouns: { Ele: 'O', Ela: 'A' },
  deed: /^(?:(?:O|A|Os|As|Um|Uma|Dois|Duas|Três) (?:[\p{L}-]+ ){1,3}?|(?<name>\p{Lu}\p{L}+) )(?:se )?(?!(?:disse|perguntou|respondeu|exclamou|gritou|pensou|ficou|esteve|teve|quis|pôde|soube|disseram|perguntaram|pensaram|viveu|amou|gostou|pareceu|concordou|ficaram|eram|meu|teu|seu|responderam|sentiu|mudou)(?!\p{L}))(?:\p{Ll}{2,}(?:ou|iu|aram|eram|iram)|\p{Ll}{3,}eu|foi (?:para|até|a|ao|à)|foram (?:para|até)|fez|pôs|veio|trouxe|deu|viu|leu|saiu|caiu)(?:-se|-os?|-as?)?(?![\p{L}-])/u,
  noDeed:
    /(?<!\p{L})(?:eles?|elas?|lhes?|-[oa]s?|eu|tu|nós|este|esta|estes|estas|isto|isso|esse|essa|esses|essas|aquel\p{L}*|aquilo|ali|aí|lá|depois|então|finalmente|logo|ainda|já|também|sempre|nunca|cada|primeiro|outr[ao]s?|mesm[ao]s?|até que|quando|antes|assim|falar|tinha|tinham|havia|era|eram|estava|estavam|não|tão|nem|e (?:disse|perguntou|respondeu|gritou))(?!\p{L})|-(?:lhe|o|a|os|as|no|na|lo|la)s?(?!\p{L})/iu,
  orderWords: 'depois|então|finalmente|logo|em seguida|de repente|por fim|também|imediatamente',
  wordQuestion: 'Qual destas palavras significa “{meaning}”?',
  links: {
    between: [
      {
        words: /^(?:No entanto|Contudo|Porém|Todavia|Apesar disso|Mesmo assim|Ainda assim)(?=, \p{Ll})/u,
        others: ['Por isso', 'Por exemplo', 'Caso contrário'],
      },
      {
        words: /^(?:Por isso|Portanto|Por essa razão|Por esse motivo|Em consequência|Como resultado)(?=, \p{Ll})/u,
        others: ['Apesar disso', 'Por exemplo', 'Caso contrário'],
      },
      {
        words: /^(?:Por isso|Por essa razão|Por esse motivo)(?= \p{Ll})/u,
        others: ['Apesar disso', 'Mesmo assim', 'Ainda assim'],
      },
      { words: /^Por exemplo(?=, \p{Ll})/u, others: ['Apesar disso', 'Por isso', 'Caso contrário'] },
      { words: /^Graças a isso(?=, \p{Ll})/u, others: ['Apesar disso', 'Por exemplo', 'Caso contrário'] },
      { words: /^Caso contrário(?=, \p{Ll})/u, others: ['Apesar disso', 'Por exemplo', 'Graças a isso'] },
    ],
    within: [
      {
        words: /(?<=\p{L}{2}, )(?:porque|pois|já que|visto que|uma vez que)(?= \p{L})/u,
        others: ['apesar disso', 'por exemplo', 'ou'],
      },
      { words: /(?<=\p{L}{2}, )(?:por isso|portanto)(?= \p{L})/u, others: ['apesar disso', 'por exemplo', 'ou'] },
      {
        words: /(?<=\p{L}{2}, )mas(?= \p{L})(?! (?:também|ainda|sim)(?!\p{L}))/u,
        others: ['por exemplo', 'como', 'se'],
      },
      {
        words:
          /(?<=\p{L}{2}, )embora(?= (?:\p{L}+ ){0,3}(?:seja|fosse|tenha|tivesse|esteja|estivesse|haja|houvesse|\p{Ll}+[aei]sse)m?(?!\p{L}))/u,
        others: ['para que', 'a fim de que', 'por medo de que'],
      },
    ],
  },
} satisfies Language;
