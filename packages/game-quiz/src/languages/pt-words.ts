/** Portuguese words by class and gender. */
export const portugueseClasses = {
  animal: {
    m: 'cão/cachorro gato leão tigre lobo urso macaco elefante burro/asno cavalo touro porco coelho rato camelo crocodilo hipopótamo rinoceronte veado sapo leopardo búfalo esquilo javali',
    f: 'vaca cabra ovelha serpente/cobra tartaruga girafa hiena zebra lebre raposa rã égua gazela lagartixa pantera',
  },
  bird: {
    m: 'papagaio corvo pato galo falcão pinguim cisne pardal abutre mocho pavão',
    f: 'galinha pomba coruja gaivota andorinha cegonha águia avestruz',
  },
  seaAnimal: {
    m: 'tubarão golfinho salmão atum caranguejo polvo',
    f: 'baleia foca sardinha medusa truta enguia lagosta',
  },
  insect: {
    m: 'mosquito escaravelho grilo gafanhoto',
    f: 'abelha formiga mosca aranha borboleta vespa libélula lagarta',
  },
  family: {
    m: 'pai/papá irmão tio avô filho neto primo marido sobrinho',
    f: 'mãe/mamã irmã tia avó filha neta prima esposa sobrinha madrasta',
  },
  trade: {
    m: 'padeiro ferreiro alfaiate pescador moleiro sapateiro jardineiro carpinteiro comerciante caçador cozinheiro lenhador pastor camponês marinheiro pedreiro',
    f: 'padeira costureira cozinheira enfermeira jardineira pastora camponesa vendedora',
  },
  ruler: {
    m: 'rei imperador príncipe duque faraó sultão conde czar papa',
    f: 'rainha imperatriz princesa duquesa condessa',
  },
  office: {
    m: 'presidente ministro juiz governador embaixador bispo advogado senador',
    f: 'presidenta ministra juíza governadora advogada senadora',
  },
  scholar: {
    m: 'físico químico matemático astrónomo/astrônomo historiador médico engenheiro filósofo biólogo geólogo arqueólogo inventor explorador geógrafo',
    f: 'física química matemática bióloga historiadora médica engenheira filósofa',
  },
  artist: {
    m: 'pintor escultor escritor poeta cantor ator bailarino fotógrafo arquiteto compositor',
    f: 'pintora escultora escritora cantora atriz bailarina fotógrafa',
  },
  building: {
    m: 'castelo museu hospital templo palácio mercado teatro hotel convento moinho',
    f: 'igreja escola torre fábrica biblioteca universidade prisão catedral mesquita estação cabana quinta',
  },
  room: { m: 'jardim pátio quarto salão porão', f: 'cozinha sala varanda despensa' },
  furniture: { m: 'armário forno espelho cesto baú barril saco tapete', f: 'mesa cadeira cama lâmpada caixa manta' },
  vehicle: {
    m: 'comboio/trem autocarro/ônibus barco avião carro trator helicóptero',
    f: 'bicicleta carroça canoa mota',
  },
  food: { 'm.mass': 'arroz queijo pão milho açúcar trigo mel chocolate', 'f.mass': 'carne sopa farinha manteiga' },
  fruit: { m: 'limão melão tomate figo pêssego', f: 'maçã laranja pera uva banana cereja' },
  drink: { 'm.mass': 'chá café vinho sumo/suco leite', 'f.mass': 'cerveja limonada' },
  clothing: { m: 'chapéu casaco vestido sapato cinto', f: 'camisa saia bota capa' },
  tool: { m: 'martelo prego machado', f: 'pá enxada picareta serra corda lança agulha faca' },
  instrument: { m: 'violino piano tambor violoncelo clarinete', f: 'guitarra flauta trombeta harpa' },
  subject: {
    'f.mass':
      'medicina filosofia teologia astronomia geografia história biologia gramática retórica aritmética geometria literatura economia psicologia matemática jurisprudência ginástica engenharia farmácia agricultura',
  },
  sport: { 'm.mass': 'futebol ténis/tênis basquetebol voleibol râguebi golfe boxe ciclismo' },
  direction: { 'm.mass': 'norte sul este/leste oeste nordeste noroeste sudeste sudoeste' },
  month: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  weekday: { f: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira' },
  season: { 'm.mass': 'verão outono inverno' },
  continent: { f: 'Europa África Ásia Oceânia América_do_Sul América_do_Norte' },
  country: {
    f: 'França Alemanha Itália Espanha Bélgica Suíça Áustria Polónia/Polônia Grécia Turquia Rússia China Índia Suécia Noruega Irlanda Escócia Hungria Inglaterra Austrália Argentina',
    m: 'Brasil Japão Canadá México Peru Chile Egito Irão/Irã Iraque Paquistão Vietname/Vietnã',
    '': 'Portugal Angola Moçambique Cuba Israel Marrocos',
  },
  planet: 'Mercúrio Vénus/Vênus Marte Júpiter Saturno Urano Neptuno/Netuno',
  city: 'Lisboa Coimbra Évora Braga Brasília Salvador Recife Paris Londres Roma Madrid Berlim Viena Moscovo/Moscou Praga Atenas Varsóvia Istambul Pequim Tóquio Washington Boston Chicago Luanda Maputo Bolonha',
  nation: {
    mp: 'ingleses/britânicos franceses espanhóis portugueses holandeses alemães italianos romanos gregos persas turcos/otomanos russos árabes egípcios vikings chineses japoneses',
  },
  gas: {
    'm.mass': 'hidrogénio/hidrogênio oxigénio/oxigênio nitrogénio/nitrogênio carbono hélio enxofre cloro fósforo',
  },
  color: { m: 'vermelho branco preto amarelo', f: 'vermelha branca preta amarela' },
  human: { m: 'homem menino/rapaz', f: 'mulher menina/rapariga' },
  fantasy: { m: 'ogre gigante anão duende mago feiticeiro dragão diabo fantasma', f: 'bruxa fada sereia' },
  numeral: 'três quatro cinco seis sete oito nove dez onze doze vinte trinta',
  emotion: {
    'f.mass': 'alegria tristeza raiva vergonha inveja curiosidade esperança',
    'm.mass': 'medo orgulho ódio ciúme',
  },
  weather: { 'f.mass': 'chuva neve tempestade neblina seca', 'm.mass': 'vento granizo calor frio' },
  disaster: { m: 'terramoto/terremoto incêndio furacão tornado', f: 'inundação/enchente erupção epidemia avalanche' },
  organ: { m: 'coração fígado pulmão rim cérebro estômago' },
  group: { mp: 'camponeses soldados escravos nobres operários artesãos comerciantes sacerdotes marinheiros' },
  religion: { 'm.mass': 'cristianismo islão/islamismo judaísmo budismo hinduísmo' },
  realm: { m: 'reino império ducado', f: 'república colónia/colônia província monarquia democracia ditadura' },
  energy: { 'm.mass': 'petróleo carvão urânio' },
  plant: { m: 'carvalho pinheiro cedro eucalipto', f: 'oliveira palmeira figueira' },
  institution: { f: 'faculdade academia', m: 'colégio instituto departamento' },
  timeunit: { mp: 'dias meses anos séculos minutos' },
  water: { m: 'rio/riacho lago pântano canal poço mar/oceano', f: 'lagoa baía' },
  land: { m: 'bosque vale deserto vulcão', f: 'montanha/colina ilha praia floresta selva caverna/gruta planície' },
  metal: { 'm.mass': 'ferro ouro cobre chumbo bronze aço estanho alumínio' },
  material: { 'm.mass': 'vidro papel couro mármore plástico barro', 'f.mass': 'madeira argila lã seda pedra' },
} as const;
