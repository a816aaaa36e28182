import { type Language, words } from './language.js';
import { romanceGrammar } from './romance.js';

/** Portuguese. */
export const portuguese: Language = {
  determiners: words(
    'o a os as um uma uns umas meu minha seu sua seus suas este esta esse essa cada do da dos das no na nos nas ao à aos às pelo pela num numa dois duas três quatro cinco seis sete oito nove dez alguns algumas muitos',
  ),
  prepositions: words('de em com por para sem sobre entre até desde contra durante sob'),
  conjunctions: words('e ou'),
  boundPrepositions: words('de'),
  setPhrases: 'mais tarde|um pouco',
  movableAdverbs: words('também sempre nunca agora então hoje ontem amanhã logo ainda já ali aqui depois'),
  adverbEnding: /mente$/,
  timePhrases: /^(?:ontem|hoje|amanhã|cada (?:dia|manhã|tarde|noite|semana|mês|ano)|em \d{4})$/,
  subjectPronouns: /^(?:eu|tu|ele|ela|nós|eles|elas)$/,
  clauseWords: words('que quem quando onde enquanto porque se como mas e ou não é são era foi'),
  grammar: romanceGrammar({
    persons: /^(?:Ele|Ela|Eles|Elas|Seu|Sua|O seu|A sua) /u,
    inverts: true,
    articles: 'o a os as',
    determiners:
      'um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas cada dois duas três quatro cinco seis sete oito nove dez alguns algumas muitos muitas vários várias todo toda todos todas nenhum nenhuma',
    clitics: 'me te lhe lhes nos',
    negations: 'não nunca',
    of: 'de do da dos das dum duma',
    to: 'ao à aos às',
    places: 'em no na nos nas num numa durante',
    prepositions: 'com por pelo pela pelos pelas para pra sem sobre entre até desde contra sob',
    that: 'que',
    relatives: 'quem onde cujo cuja',
    ifs: 'se',
    clauseWords: 'quando enquanto como embora depois antes',
    reasons: 'porque pois',
    times: 'dia dias noite noites manhã tarde semana semanas mês meses ano anos vez vezes tempo',
    and: 'e ou nem',
    but: 'mas',
    subjects: 'eu tu nós você vocês',
    otherSubjects: 'ele ela eles elas',
    auxiliaries: 'tem têm tinha tinham teve há havia',
    be: 'foi foram era eram é são será serão está estão estava estavam',
    verbs:
      'pode podem deve devem quer querem vai vão sabe sabem precisa precisam disse disseram fez fizeram tiveram pôde puderam quis quiseram veio vieram trouxe trouxeram esteve soube deu deram viu viram pôs puseram podia podiam queria queriam sabia vivia viviam dizia diziam fazia faziam vinha sentia sentiam devia poderia poderiam deveria seria seriam haveria parecia existe existem permite permitem significa forma formam mostra mostram contém contêm produz produzem ocorre inclui incluem chega chegam vive vivem cresce crescem recebe recebem oferece oferecem começa começam utiliza utilizam ajuda ajudam depende dependem representa possui possuem cobre mantém mantêm segue seguem faz fazem diz ficou ficaram foste és come comem bebe dorme corre abre fecha escreve lê falam chama chamam passa passam põe vê veem parece parecem conhece aparece aparecem fica ficam leva levam traz cai caem nasce nascem morre morrem sobe desce entra sai saem toma tomam deixa deixam pede encontra encontram sente crê pensa pensam lembra aprende aprendem ensina muda mudam consiste encontra precisam costuma envolvia seja abriga acaba acontece acredita adora afirma alcança alimenta ama anda apresenta atinge atravessa aumenta brilha canta compreende conduz consegue conserva considera constitui constrói consome continua contribui controla corresponde cria dá decide defende demonstra descobre descreve deseja desenvolve destrói dirige divide dura entende envolve escolhe estuda evita explica exige expressa fabrica fornece funciona ganha gosta governa habita impede indica inicia merece mora move obtém ocupa olha organiza ouve participa perde pertence prefere prepara pretende promove protege provoca realiza reconhece reduz refere reflete requer resiste responde resulta reúne separa serve sofre surge tende termina tira toca torna trabalha transforma usa vem vende vence viaja vira voa consegue tornou sugere acha',
    verbEnding:
      /^(?!(?:homem|ordem|jovem|nuvem|além|alguém|ninguém|porém|também|ontem|meu|seu|teu|céu|museu|europeu|judeu|sou|ou|tio|rio)$)\p{L}{2,}(?:am|[^g]em|ou|eu|iu|ava|avam|iam|aram|eram|iram|ará|erá|irá|arão|erão|irão|[aeiou]-(?:se|lhe|lhes|o|a|os|as|me|lo|la)|m-(?:se|lhe|lhes|no|na|nos|nas|me)|ram-se)$/u,
    participles: '(?:feit|vist|dit|post|escrit|abert|mort|id|sid|estad|cobert)[oa]s?',
    participleEnding: /\p{L}(?:(?:ad|id)[oa]s?|[aei]ndo)$/u,
    infinitive: /^\p{Ll}*(?:ar|er|ir|ôr|or|á-l[oa]s?|ê-l[oa]s?|i-l[oa]s?)(?:-(?:se|lhe|lhes|me|te))?$/u,
    degrees: 'muito mais menos tão bem',
    adverbs:
      'também sempre agora então hoje ontem amanhã logo ainda já ali aqui depois apenas só assim quase mal tarde cedo juntos',
    adverbEnding: /mente$/,
    refused:
      /(?<!\p{L})(?:também|além disso|assim|então|porém|contudo|ali|aqui|aí|lá|isto|isso|aquilo|qual|quais|ambos|ambas|tal|tais|nela|nele|nelas|neles|dela|dele|delas|deles)(?!\p{L})|^(?:\S+ ){0,2}(?:d?n?est[ae]s?|d?n?ess[ae]s?|outr[oa]s?) |\?/iu,
  }),
};
