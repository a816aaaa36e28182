import { type Syntax, words } from './language.js';

const verbForms = words(
  `was were went took gave came knew began grew wrote became chose ate drew drove fell flew forgot froze hid rode rang rose ran sang sank shook shone shot spoke sprang stole swam
  threw tore wore wove woke broke arose bore blew swore bound built bought brought caught dealt dug fed felt fought found fled got had heard held kept laid led left lent lit lost made meant met paid said
  sat sent slept slid sold sought spent stood stuck struck swept swung taught thought told understood won wept burnt dreamt learnt spelt spread put set cut hit hurt let shut cost overcame underwent undertook saw lay crept knelt leapt clung flung withdrew shrank bled sped forgave`,
);

/** The closed classes of English words, from which the phrases of a sentence are read. */
export const englishSyntax: Syntax = {
  be: words('is are was were be been being am'),
  auxiliaries: words(
    'has have had do does did can could will would shall should may might must cannot isn’t aren’t wasn’t weren’t don’t doesn’t didn’t can’t couldn’t won’t wouldn’t hasn’t haven’t hadn’t shouldn’t',
  ),
  modals: words(
    'do does did can could will would shall should may might must cannot don’t doesn’t didn’t can’t couldn’t won’t wouldn’t shouldn’t',
  ),
  pastForms: verbForms,
  presentVerbs: words(
    'toil accept accompany access achieve acquire adjust admire announce approach arrange assist attend avoid await balance blame bounce capture celebrate cling collapse comfort complete concern concentrate conduct confirm confront construct consult contribute cooperate cope correspond count crawl curl damage declare decorate defeat defend delay deliver demand derive deserve design detect devote direct disappear disagree discourage display distribute double earn educate embrace emit emphasize encounter enforce engage enhance ensure establish evacuate exceed exchange exclude exhibit expand expel export expose fetch fulfil gain generate grab grind guarantee guard handle harm hide identify ignore illustrate impose imply inform inhale injure inspire install intend introduce invade invent invite issue justify lack launch lean limit link locate lower maintain manage manufacture master mention mix monitor negotiate neglect nest notice nourish obtain oppose organize overlook oversee perceive permit persist pierce pollinate populate postpone precede predict preserve proceed process pronounce propose provoke pump punish purchase pursue qualify quote realize rebuild recall recommend record recover recycle reflect regard register regulate reject rejoin relax rely remind renew repair replace report represent resist resolve restore restrict result retain retire retreat return reward rub ruin satisfy schedule scratch search secure seize sense shelter shift signal sip slip smash snap soften solve sow spill squeeze stabilize stimulate stir strengthen strike struggle submit substitute succeed suffer supply surrender suspect sustain swap switch symbolize tackle target test tolerate trace transfer transform translate transmit trap trust undergo unite unlock update uncover value vanish violate weaken weigh wander magnify intercept legitimize group choke discuss suit stay specialize penetrate occur appoint observe warn fix rescue escape chase arrest hire train coach guide greet welcome whisper shout scream yell cheer giggle chuckle sigh sneeze cough yawn stretch jog march race ski skate scatter splash drip leak soak wring fasten lock knock tap clap wave nod point stare gaze glance peek peep watch spot discover explore examine inspect investigate analyse analyze compare classify publish print copy type delete download upload advise persuade convince force urge beg order command request complain apologize admit deny insist swear pray hope doubt guess suppose dislike adore respect fear envy miss regret enjoy amuse bother annoy disturb frighten scare surprise shock puzzle confuse bore tire delight please disappoint hurt heal cure treat nurse feed raise rear tame ride steer row sail fly land park mail post ship import load unload pack unpack pile stack hang lift drag haul drop possess forage preheat whip drizzle trim peel chop blend crush stuff wrap unwrap toss rinse scoop rip fold flip bend tuck tighten loosen attach insert unscrew hammer saw drill paint polish sweep scrub wipe dig water plough harvest graze hunt hatch leap bite chew swallow sting roost mate float sink drift orbit spin burn melt freeze boil evaporate condense erupt rotate exist emerge shrink decline decay divide multiply adapt respond react interact compete communicate carry store hold keep give take make get need want find think know believe feel see hear say tell ask answer help teach learn study read write speak talk explain mean refer relate apply vote elect govern pay spend buy sell trade invest borrow lend own rent employ provide form function contain range depend require include allow enable produce create reduce increase affect protect support describe express develop involve remain become belong consist offer reach receive absorb release convert transport connect separate surround vary differ determine influence prevent encourage promote improve destroy threaten survive thrive evolve migrate reproduce share serve suggest argue claim assume conclude reveal indicate demonstrate prove recognize define measure estimate calculate operate rule lead attract attack consume digest breathe inhabit occupy cover extend flow rise spread arrive depart begin continue tend seem appear resemble act perform play work live grow eat drink sleep swim filter settle colonize conquer overthrow flee donate compose broadcast commemorate criticize accuse vaccinate infect diagnose inject explode collide accelerate vibrate repel oxidize marinate refrigerate reheat erode cultivate irrigate domesticate organise recognise realise memorize besiege abolish adopt afford assemble assert assign assure bury betray bless breed circulate cite coincide commit compile comprise condemn confess confine conserve contradict deceive deepen defy degrade denounce depict descend detach deteriorate deter devise diminish discard disclose disperse displace disrupt dominate drown elevate eliminate emigrate endanger endure enrich entertain eradicate evade exaggerate excavate excel exploit extract facilitate fade fertilize germinate grasp hover illuminate imprison inflate inhibit initiate insulate integrate interfere interpret interrupt isolate liberate linger mimic mourn nurture obstruct originate overtake owe perish plunge proclaim prolong prosper rebel recede reclaim reinforce renounce resume revolve revive rot sculpt shatter shed smuggle soar subside summon surpass swell topple unfold uphold utilize withdraw withstand wither worship obey modify simplify purify specify clarify adhere align allege allocate allot alter amass amaze amend amplify anticipate applaud appreciate apprehend articulate ascend aspire assess assimilate attain attest attribute authorize automate avenge awaken befriend brighten captivate cease cherish coexist commute compel compensate complicate concede conceive confer conform conjure constrain contaminate contend convene converge convey coordinate correlate crave crumble culminate curate customize deduce deem deploy dismiss distinguish dub edit elaborate embark embody empower enclose encompass endorse envisage envision equip evoke exert favor favour flourish foster fuel highlight honor honour implement incorporate incur induce inherit intensify intervene invoke jeopardize lament loom maximize mediate minimize motivate narrate negate nominate notify offset orchestrate outnumber plead portray pose prevail prioritize prompt prosecute quit ratify reaffirm recite reconcile recruit redefine redesign refine reinvent reiterate relocate remake render renovate reopen repay resign resonate resurrect retell retrieve reunite revere revise revisit revitalize roam safeguard scan shrug simulate skyrocket solidify spark strive stumble summarize supervise tailor tempt thwart transcend trigger undermine underpin underscore unearth unify unleash unveil upgrade usher utter venerate verify warrant widen wield witness wrestle yearn debut rank host boost feature',
  ),
  sureVerbs: words(
    'avoid opt forgo add combine deliver inhibit maintain obtain achieve acquire explain discover explore prepare consider admire enjoy ensure establish examine exclude expand express generate identify illustrate imply indicate inform introduce invent investigate manufacture organize perceive perform permit possess prefer preserve pursue recognize recommend reduce refer reflect regulate rely remember remind remove replace require resemble resist respond restrict retain select solve spend stimulate strengthen submit succeed suggest survive threaten transmit understand unite vary write include provide contain allow require become consist enable describe exist appear believe make give know think depend belong receive develop protect destroy bring keep learn teach remain improve prevent carry represent involve reveal produce connect create govern',
  ),
  participles: words(
    'been done gone seen taken given known grown written chosen eaten drawn driven fallen flown forgotten frozen hidden ridden risen run sung sunk shaken shown spoken stolen swum thrown torn worn woven broken born begun become come bound built bought brought caught dealt dug fed felt fought found held kept laid led left lit lost made meant met paid said sent sold sought spent stuck struck swept taught thought told understood won burnt put set cut hit hurt let shut spread drunk bent spun split hurt shot wound ground beaten bitten blown overcome',
  ),
  determiners: words(
    'a an the my your his her its our their this that these those every each some any no one two three four five six seven eight nine ten eleven twelve many several most all both another few little more fewer less such half much',
  ),
  pronouns: words(
    'i you he she it we they me him us them himself herself itself themselves ourselves yourself everyone everything someone something nobody nothing anyone anything everybody somebody anybody none others there',
  ),
  particles: words('up down out off away back over together apart forward along aside'),
  prepositions: words(
    'in on at by for from with to into onto under through about after before during without between among across behind near around until toward towards inside outside upon against along beside beyond within per since despite throughout above below over out off up down like unlike via except amid amidst amongst atop aboard alongside beneath underneath including concerning regarding across past than as because',
  ),
  boundPrepositions: words('to into onto as than by toward towards like out for against about from'),
  circumstances: words(
    'because in on at during after before since until throughout under near among around between across inside outside behind above below within despite beneath without along beyond beside amid',
  ),
  verbPrepositions: {
    at: /^(?:look|laugh|smil|star|glanc|shout|aim|point|bark|peer|gaz|peep|wav|work|knock)/,
    in: /^(?:believ|result|succe|participat|engag|specializ|consist|trust)/,
    on: /^(?:depend|rel[iy]|focus|insist|concentrat|act|rest|feed|fed|agree|base|call|step)/,
    across: /^(?:c[ao]me|r[ua]n)/,
    after: /^look/,
    over: /^(?:look|fell|fall|jump|leap|climb|pass)/,
    through: /^(?:look|go|went|pass|fell|fall|walk|r[ua]n)/,
  },
  subordinators: words(
    'that when while where because since if though although unless until whereas whether how why what as once before after so',
  ),
  relatives: words('which who whom whose that'),
  conjunctions: words('and or but nor yet'),
  adverbs: words(
    'not never also always often sometimes usually now then still already again just too however therefore thus ever even only quite very rather almost nearly soon later once far well here today yesterday tomorrow tonight instead perhaps maybe especially about around roughly over less more most so as hardly rarely seldom otherwise hence nonetheless nevertheless conversely moreover furthermore meanwhile afterwards finally closer further farther together home away either abroad forever everywhere else yet enough',
  ),
  pluralNouns: words(
    'people majority children men women police bacteria data fish sheep mice feet teeth geese deer cattle',
  ),
  noAdverb: words(
    'family early only daily likely friendly lovely lonely elderly weekly monthly yearly july italy reply supply fly belly jelly bully ally assembly anomaly butterfly lily holy ugly silly rely apply multiply deadly lively',
  ),
  noPast: words(
    'red bed need seed speed indeed hundred breed feed weed shed sacred wicked naked hatred bred kindred reed deed greed steed embed',
  ),
  noPresent: words(
    'this its is was has us gas bus always perhaps thus plus less unless across series species news various famous as yes news',
  ),
  infinitiveVerbs: words(
    'best first last reason power duty job money place something anything nothing sought seek seeks meant want wants wanted need needs needed try tries tried begin begins began start starts started decide decides decided hope hopes hoped plan plans planned learn learns learned agree agrees agreed refuse refuses refused continue continues continued seem seems seemed appear appears appeared fail fails failed manage manages managed tend tends tended like likes liked love loves loved prefer preferred offer offered promise promised choose chose chooses have has had used able going likely allowed forced required asked told expected ready easy difficult hard possible impossible necessary important unable free ways way ability right need attempt effort decision chance opportunity time',
  ),
  timeNouns: words(
    'january february march april may june july august september october november december while season seasons anniversary millennium millennia day days night morning evening afternoon week month months year years century centuries today yesterday tomorrow summer winter spring autumn hour hours minute minutes decade decades monday tuesday wednesday thursday friday saturday sunday moment',
  ),
  quantities: words(
    'one two three four five six seven eight nine ten many much some most all none several half part few both each any plenty lot lots number kind kinds type types sort sorts',
  ),
  fixedTerms:
    /^(?:division of labou?r|points? of view|ways? of life|(?:cost|standard)s? of living|stores? of value|medium of exchange|units? of (?:account|measurement|measure)|rates? of (?:change|interest|return)|(?:body|bodies) of water|cent(?:er|re)s? of (?:gravity|mass)|peace of mind|states? of (?:mind|emergency|matter)|rule of (?:law|thumb)|balance of (?:power|payments|trade)|freedom of (?:speech|religion|movement)|means of (?:transport|transportation|production|communication)|sources? of income|codes? of conduct|loss of life|works? of (?:art|fiction|literature)|rites? of passage|coats? of arms|sense of (?:humou?r|smell|touch|taste|self)|speed of (?:light|sound)|line of sight|conservation of (?:energy|mass|momentum)|laws? of (?:gravity|motion|supply)|quality of life|head of state|declaration of independence|place of (?:birth|worship)|time of (?:year|day)|side of things)$/,
  pointing: words('this these those such another other others former latter so same'),
};
