/**
 * What harder English words mean in plain words. The words of one group can stand in each other's place; where two of
 * them mean nearly the same, their meanings have a word in common. Forms that are not regular, and words of which only
 * some forms are of this kind, list their forms: "flee/flees/fled/fleeing"; a star marks one that is only shown.
 */
export interface MeaningGroup {
  readonly kind: 'verb' | 'noun' | 'other';
  /** "conceal: hide | deduce: work out from facts" */
  readonly meanings: string;
}

export const meaningGroups: readonly MeaningGroup[] = [
  // What one does with words and in thought
  {
    kind: 'verb',
    meanings:
      'accuse: say that someone did wrong | acknowledge: admit to be true | admire: think very highly of | analyse: study closely, part by part | ' +
      'analyze: study closely, part by part | announce: make known in public, officially | apologise for/apologised for: say that one is sorry about | ' +
      'apologize for/apologized for: say that one is sorry about | assert: say firmly | assess: judge the size or worth of | beg/begs/begged/begging: ask for very strongly | ' +
      'calculate: work out with numbers | clarify: make easier to understand | coax: persuade gently | commemorate: remember with a ceremony or monument | comprehend: understand | ' +
      'concede: admit unwillingly | condemn: call very wrong, speak out against | confess: admit having done something wrong | confirm: show to be true | ' +
      'contradict: say the opposite of, call wrong | convince: make someone agree or believe | criticise: say what is bad about | criticize: say what is bad about | ' +
      'declare: say in public or officially | deduce: work out from facts | denounce: speak out against in public | depict: show in a picture or in words | detect: find or notice | ' +
      'disclose: make known what was secret | emphasise: show to be especially important | emphasize: show to be especially important | endorse: support in public | ' +
      'estimate/estimated/estimating: guess from what is known | evaluate: judge the worth of | exaggerate: make sound greater than it is | examine: look at closely | ' +
      'exclaim: say loudly and suddenly | figure out/figures out/figured out/figuring out: work out, find the answer | find out/finds out/found out/finding out: find, come to know | ' +
      'heed: pay attention to | identify: say who or what it is | ignore: pay no attention to | imply: suggest without saying directly | indicate: show, point to | ' +
      'inspect: look at closely | interpret: explain or understand the meaning of | investigate: look at closely, to find out the truth | justify: show to be right | ' +
      'make fun of/makes fun of/made fun of/making fun of: laugh at in an unkind way | make sense of/makes sense of/made sense of/making sense of: understand | ' +
      'mention: speak of in a few words | negotiate: try to agree on by talking | notify: tell officially | observe*/observed/observing: watch carefully | perceive: notice | ' +
      'persuade: bring to agree by giving reasons | point out/points out/pointed out/pointing out: make others notice, show | ponder: think about carefully | ' +
      'portray: show in a picture or in words | postpone: put off until later | predict: say what will happen | presume: suppose to be true | proclaim: say in public, announce | ' +
      'reassure: make less worried | recall: remember | recommend: suggest as good | refute: prove wrong | rehearse: practise before a performance | ' +
      'reveal: make known what was hidden | revise: change in order to improve | signify: mean | specify: say exactly | summon: order to come | ' +
      'suspect/suspected/suspecting: believe to be guilty | take into account/takes into account/took into account/taking into account: think of when deciding | ' +
      'verify: check that something is true',
  },
  // What people do to each other
  {
    kind: 'verb',
    meanings:
      'abandon: leave for good | abolish: get rid of by law | appoint: choose for a job | assassinate: murder an important person | assist: help | ' +
      'ban/banned/banning: not allow, by law or rule | banish: send away as a punishment | betray: be false to a friend or country | ' +
      'boycott/boycotted/boycotting: refuse to buy from or deal with | break into/breaks into/broke into/breaking into: enter by force | ' +
      'capture/captured/capturing: take prisoner or catch | compel: force | confiscate: take away by authority | conquer: take by fighting | defeat/defeated/defeating: beat | ' +
      'defend: protect from attack | defy: refuse to obey | demolish: knock down, destroy | deport: send out of a country | deprive: take something needed away from | ' +
      'despise: hate and look down on | deter: stop by fear or doubt | devastate: destroy almost completely | disrupt: stop from going on as usual | ' +
      'encourage: give hope or support to | enforce: make people obey | entice: tempt with something pleasant | eradicate: destroy or get rid of completely | ' +
      'evacuate: move people out of danger | evade: avoid or escape from | expel: force to leave, send away | forbid/forbids/forbade/forbidden/forbidding: not allow | govern: rule | ' +
      'hamper/hampered/hampering: hold back, get in the way of | hinder: hold back, get in the way of | humiliate: make someone feel ashamed | impose: force others to accept | ' +
      'inflict: make someone suffer something | intimidate: frighten | invade: enter by force with an army | isolate: keep apart from others | ' +
      'lament: feel or show great sorrow about | liberate: set free | loathe: hate | look down on/looks down on/looked down on/looking down on: think oneself better than | ' +
      'mourn: feel great sorrow because of a death | neglect: fail to care for | nurture: care for and help to grow | obey: do what one is told | ' +
      'obstruct: block, get in the way of | oppose/opposes/opposing: be against | oppress: rule over cruelly | overcome/overcomes/overcame/overcoming: succeed against, beat | ' +
      'overthrow/overthrows/overthrew/overthrown/overthrowing: remove from power by force | overwhelm: be too much or too strong for | permit/permitted/permitting: allow | ' +
      'persecute: treat cruelly because of beliefs or origin | plunder: rob, take with violence | prevent: stop from happening | prohibit: not allow | ' +
      'provoke: cause by making angry | pursue: follow in order to catch or reach | put an end to/puts an end to/putting an end to: stop for good | ' +
      'raid/raided/raiding: attack suddenly, often to steal | reconcile: make friends again | recruit/recruited/recruiting: get new people to join | reject: refuse to accept | ' +
      'rescue/rescued/rescuing: save from danger | resist: fight against | restrain: hold back | restrict: limit, hold back | revere: respect deeply | ' +
      'scold/scolded/scolding/scolds: speak angrily to | seize: take suddenly and by force | shun: avoid on purpose | soothe: make calm | ' +
      'stand up to/stands up to/stood up to/standing up to: not give way to, go against | startle: surprise and frighten | subdue: bring under control | ' +
      'suppress: put down or hold back by force | take over/takes over/took over/taking over: take control of | threaten: say that one will harm | tolerate: put up with | ' +
      'undermine: weaken little by little | urge/urged/urging: try hard to persuade | violate: break, as a law | withstand/withstands/withstood/withstanding: hold out against',
  },
  // To have, to get, to lose
  {
    kind: 'verb',
    meanings:
      'accompany: go together with | accomplish/accomplishes/accomplishing: succeed in doing | achieve: succeed in getting or doing | acquire/acquires/acquiring: get, come to own | ' +
      'allocate: give out for a purpose | attain: succeed in reaching | avoid: keep away from | bury: put under the ground | ' +
      'catch up with/caught up with/catching up with: reach after being behind | combat/combated/combating: fight against | ' +
      'come across/comes across/came across/coming across: find by chance | come up with/comes up with/came up with/coming up with: think of, have the idea of | ' +
      'compensate: make up for a loss | compile: put together from many sources | comprise: be made up of | conserve: keep from loss or waste | ' +
      'consist of/consists of/consisted of/consisting of: be made up of | cope with/copes with/coped with/coping with: handle, manage | crave: want very much | ' +
      'depend on/depends on/depended on/depending on: need, be decided by | deplete: use up most of | devour: eat quickly and hungrily | discard: throw away, get rid of | ' +
      'distribute: hand out or spread | donate: give to a good cause | drag*/dragged/dragging: pull along the ground | eliminate: do away with, get rid of | ' +
      'encounter/encounters/encountered/encountering: meet, often by chance | exceed: be greater than | exclude: keep or leave out | ' +
      'exploit/exploited/exploiting: use for one’s own gain | explore: look into or travel through to learn about | fetch/fetches/fetched/fetching: go and bring back | ' +
      'get rid of/gets rid of/got rid of/getting rid of: make go away for good | hurl: throw with force | incorporate: take in as a part | inhabit: live in | ' +
      'inherit: receive from a parent or from someone who died | keep track of/keeps track of/kept track of/keeping track of: follow what happens to | ' +
      'lack*/lacks/lacked/lacking: be without | look after/looks after/looked after/looking after: take care of | ' +
      'look forward to/looks forward to/looked forward to/looking forward to: wait for with pleasure | obtain: get, come to own | omit: leave out | possess: own or have | ' +
      'precede: come before | preserve: keep in good condition | procure: get, come to own | purchase/purchased/purchasing: buy, get by paying | relinquish: give up | ' +
      'rely on/relies on/relied on/relying on: need and trust | remove: take away, get rid of | renounce: give up in public | replenish: fill up again | resemble: look like | ' +
      'retain: keep | retrieve: get back | run out of/runs out of/ran out of/running out of: use up, have no more of | snatch/snatched/snatching: take quickly | ' +
      'surpass: be better or greater than | surround: be all around | take advantage of/takes advantage of/took advantage of/taking advantage of: make good use of | ' +
      'traverse: go across | undergo/undergoes/underwent/undergone/undergoing: go through, experience | utilise: use | utilize: use',
  },
  // To make something different
  {
    kind: 'verb',
    meanings:
      'adjust: change a little to fit | adorn: make more beautiful | alter: change | amplify: make louder or stronger | attach: fasten or join to something | ' +
      'bring about/brings about/brought about/bringing about: cause | call off/called off/calling off: decide not to hold | ' +
      'carry out/carries out/carried out/carrying out: do, as a plan or task | classify: put into groups | combine: put or join together | conceal: hide | construct: build | ' +
      'contaminate: make dirty or poisonous | convert/converts/converted/converting: change from one form to another | cut down on/cutting down on: use less of | ' +
      'deepen: make or become deeper in effect | devise: think up or invent | distort: twist out of its true shape | emit: send out, as light or gas | ' +
      'enable: make possible or easier | endanger: put at risk | enhance: make better | ensure: make certain | erode: wear away slowly | expand: make or become larger | ' +
      'extinguish: put out, as a fire | facilitate: make easier | fulfil: do, as a wish or duty | fulfill: do, as a wish or duty | ' +
      'give rise to/gives rise to/gave rise to/giving rise to: cause | ignite: set on fire | illuminate: light up | imitate: copy | immerse: put completely under a liquid | ' +
      'impair: weaken or damage | implement/implemented/implementing: put into action, do | inaugurate: start or open with a ceremony | inhibit: hold back or prevent | ' +
      'initiate: start | insulate: protect from heat or cold | integrate: join into one whole | invent: think up and make for the first time | magnify: make look bigger or larger | ' +
      'manufacture/manufactured: make in large numbers, in factories | mimic/mimics/mimicked/mimicking: copy | mitigate: make less harmful | modify: change a little | ' +
      'nourish: feed | penetrate: go into or through | prolong: make last longer | propel: push forward | put off/puts off/putting off: do later than planned | ' +
      'reduce: make smaller | regulate: control by rules | reinforce: make stronger | repair/repaired/repairing: mend, bring back to order | restore: bring back to its old state | ' +
      'result in/results in/resulted in/resulting in: cause | resume: start again after a stop | revive: bring back to life or use | rotate: turn round and round | ' +
      'shatter: break into many small pieces | stem from/stems from/stemmed from/stemming from: have as a cause | stimulate: make more active | ' +
      'supplement/supplemented/supplementing: add to, in order to complete | terminate: end | transform: change completely | transmit: send or pass on | ' +
      'trigger/triggered/triggering: cause to start | unify: join into one | unite: join together | weave/weaves/wove/woven: make cloth from threads',
  },
  // What somebody or something does by itself
  {
    kind: 'verb',
    meanings:
      'accumulate: grow, become more and more | adapt: change to suit something new | break out/breaks out/broke out/broken out/breaking out: start suddenly | ' +
      'cease: come to an end | coincide: happen at the same time | collaborate: work together | collapse/collapsed/collapsing: fall down or in suddenly | commence: begin, start | ' +
      'cooperate: work together | creep/creeps/crept/creeping: move slowly and quietly | depart: leave, start a journey | descend/descends/descending: go down | ' +
      'deteriorate: get worse or weaker | die out/dies out/died out/dying out: come to an end as a kind | diminish: get smaller or weaker | disperse: spread in all directions | ' +
      'diverge: go different ways | dwell/dwells/dwelt/dwelled: live somewhere | emerge: come out into view | emigrate: leave one’s country for good | ' +
      'evolve: change slowly over a long time | flee/flees/fled/fleeing: run away | flourish: grow or do very well | fluctuate: go up and down again and again | ' +
      'gallop: run fast, as a horse does | gaze/gazed/gazing: look for a long time | get along/gets along/got along/getting along: be friendly with each other | ' +
      'glance*/glanced/glancing: take a quick look | hatch/hatched/hatching: come out of an egg | hesitate: wait before acting because of doubt | ' +
      'intervene: step in to change what happens | leap*/leapt/leaped/leaping: jump | linger: stay longer than needed | migrate: move from one region to another | ' +
      'mutter/muttered/muttering: speak in a low, unclear voice | occur: happen | originate: begin in a certain place or time | peer/peered/peering: look hard, trying to see | ' +
      'perish: die | persist: go on in spite of difficulty | quarrel/quarrelled/quarreled/quarrelling/quarreling: argue angrily | recede: go back, move further away | ' +
      'refrain: keep oneself from doing something | rejoice: be very happy | reside: live somewhere | retreat/retreated/retreating: go back because of danger | ' +
      'roam: walk about freely | set off/sets off/setting off: start a journey | settle down/settled down/settling down: start to live quietly in one place | ' +
      'shiver/shivered/shivering/shivers: shake with cold or fear | show up/shows up/showed up/showing up: appear, come | shriek*/shrieked/shrieking: cry out in a high voice | ' +
      'shrink/shrinks/shrank/shrunk/shrinking: get smaller | slow down/slows down/slowed down/slowing down: move or act less fast | sprout/sprouted/sprouting: begin to grow | ' +
      'stare/stared/staring: look for a long time with wide eyes | starve: suffer or die from hunger | strive/strives/strove/striven/striving: try very hard | ' +
      'stroll/strolled/strolling: walk slowly for pleasure | stumble/stumbled: nearly fall while walking | surrender/surrendered/surrendering: stop fighting and give oneself up | ' +
      'survive: stay alive | take place/takes place/took place/taken place/taking place: happen | thrive: grow or do very well | tremble: shake with fear or cold | ' +
      'tumble/tumbled/tumbling: fall, rolling over and over | turn out/turns out/turned out/turning out: prove to be in the end | vanish: be suddenly gone | ' +
      'wander: walk around without aim | weep/weeps/wept/weeping: shed tears | wither: dry up and die | yearn: want something very much',
  },
  // How somebody is
  {
    kind: 'other',
    meanings:
      'ambitious: wanting success very much | anxious: full of worry and fear | arrogant: too proud | ashamed: feeling bad about what one has done | astonished: very surprised | ' +
      'bewildered: very confused | brave: not afraid of danger | cautious: careful to avoid danger | competent: able to do a job well | cunning: clever at tricking others | ' +
      'delighted: very pleased | desperate: having almost no hope left | destitute: very poor, without a home | diligent: working hard and with care | ' +
      'eager: wanting to do something very much | exhausted: very tired, with no strength left | frail: weak, easily hurt | frightened: full of fear | furious: very angry | ' +
      'generous: giving freely to others | gentle: soft and kind | grateful: full of thanks | hospitable: kind and generous to guests | hostile: very unfriendly | ' +
      'humble: not proud | illiterate: not able to read or write | impatient: not willing to wait | impoverished: made very poor | indifferent: not interested, not caring | ' +
      'jealous: unhappy because of what others have | loyal: faithful to friends or country | merciful: kind to those in one’s power | naive: too ready to believe others | ' +
      'nomadic: moving from place to place | notorious: known for something bad | obedient: doing what one is told | optimistic: hoping for the best | ' +
      'pessimistic: expecting the worst | reckless: not caring about danger | reluctant: not willing | renowned: famous and well known | ruthless: without pity | ' +
      'sceptical: full of doubt | selfish: thinking only of oneself | sincere: meaning what one says | skeptical: full of doubt | skilled: trained and able to do something well | ' +
      'slender: thin in a graceful way | stubborn: not willing to change one’s mind | timid: shy and easily frightened | unconscious: not awake, not knowing what happens | ' +
      'vigilant: watching out for danger | wealthy: rich | weary: very tired | wicked: evil, very bad',
  },
  // Amount and degree
  {
    kind: 'other',
    meanings:
      'abundant: found in large amounts, more than enough | additional: extra | adequate: good enough, or enough | ample: more than enough | countless: too many to be counted | ' +
      'crucial: extremely important | dominant: stronger than all the others | drastic: sudden and very strong | dwindling: getting smaller and smaller | enormous: extremely large | ' +
      'entire: whole | essential: necessary, extremely important | excessive: more than enough, too much | fundamental: basic and extremely important | gigantic: extremely large | ' +
      'immense: extremely large | inferior: less good | intense: very strong | lavish: rich, expensive and generous | minor: small and not important | multiple: more than one | ' +
      'negligible: too small to matter | partial: not complete | plentiful: more than enough | precious: worth a very great deal | prevalent: very common, found in many places | ' +
      'scarce: few and hard to find | severe: very bad | significant: important or large enough to notice | sparse: few and thinly spread | ' +
      'staggering: so large that it is hard to believe | substantial: large in amount | sufficient: enough | superior: better | valuable: worth a lot | vast: extremely large | ' +
      'vital: extremely important | widespread: found in many places',
  },
  // Time and place
  {
    kind: 'other',
    meanings:
      'adjacent: lying next to it | ancient: very old, of times long past | annual: happening every year | brief: short | chronic: lasting for a very long time | ' +
      'coastal: by the sea | contemporary: of the same time, or of today | external: on the outside | frequent: happening often | global: of the whole world | ' +
      'gradual: happening little by little | imminent: about to happen very soon | initial: coming first | internal: on the inside | medieval: of the Middle Ages | ' +
      'nocturnal: active at night | obsolete: no longer used | overseas: in or to countries across the sea | permanent: lasting for ever | previous: coming before | ' +
      'prolonged: lasting for a long time | remote: far away | rural: in or of the countryside | simultaneous: happening at the same time | sporadic: happening only now and then | ' +
      'subsequent: coming later | temperate: neither very hot nor very cold | temporary: lasting for a short time only | unprecedented: never having happened before | ' +
      'urban: in or of a city | worldwide: in the whole world',
  },
  // Living things
  {
    kind: 'other',
    meanings:
      'agricultural: of farming | aquatic: of or in the water | arid: with hardly any rain | barren: where no plants grow | carnivorous: eating meat | ' +
      'contagious: easily passed from one person to another | dormant: alive but not active | edible: fit to be eaten | extinct: having died out | feeble: weak | ' +
      'fertile: where plants grow well | herbivorous: eating plants | humid: damp and warm | indigenous: belonging to a place from the beginning | ' +
      'lethal: so dangerous that it kills | lush: green and growing thickly | marine: of the sea | moist: slightly wet or damp | organic: of or from living things | ' +
      'parasitic: living on another living thing | ripe: ready to be picked and eaten | rotten: gone bad | solar: of the sun | tame: not wild or afraid of people | ' +
      'terrestrial: of or on the land | toxic: poisonous, dangerous to living things',
  },
  // Ideas and deeds
  {
    kind: 'other',
    meanings:
      'accessible: easy to reach or use | accurate: free from mistakes | ambiguous: having more than one meaning, not clear | appropriate: right for the purpose | ' +
      'artificial: made by people, not by nature | available: that one can get | beneficial: helpful | bizarre: very strange | commercial: of buying and selling | ' +
      'complex: with many parts, not simple | compulsory: required by a rule or law | controversial: causing much argument | deliberate: done on purpose | ' +
      'distinct: clearly different | diverse: of many different kinds | efficient: working well, without waste | exclusive: only for a few | explicit: said clearly and fully | ' +
      'familiar: well known | feasible: that can be done | flexible: easily bent or changed | futile: without any hope of success | genuine: real, not false | ' +
      'hazardous: full of risks | identical: exactly the same | inevitable: sure to happen | innovative: new and clever | legal: of the law, or allowed by it | ' +
      'legitimate: allowed by law | lucrative: bringing in a lot of money | mandatory: required by a rule or law | meticulous: done with great care for detail | ' +
      'mutual: felt or done by each to the other | obvious: easy to see or understand | peculiar: strange | plausible: easy to believe | precise: exact, free from mistakes | ' +
      'prominent: standing out, well known | reliable: that one can trust | rudimentary: very simple, not fully developed | sacred: holy | secular: not religious | ' +
      'spontaneous: not planned | suitable: right for the purpose | synthetic: made by people, not by nature | typical: showing what is usual | unanimous: agreed to by everyone | ' +
      'vague: not clear or exact | voluntary: done by one’s own free choice',
  },
  // Things one sees
  {
    kind: 'other',
    meanings:
      'bustling: full of busy people | chaotic: in complete disorder | coarse: rough, not fine | dense: thick, with little space between | desolate: empty and lonely | ' +
      'dim: not bright | durable: lasting for a long time | exotic: unusual, from a faraway country | fragile: easily broken | fragrant: sweet-smelling | hideous: very ugly | ' +
      'hollow: empty inside | horizontal: flat, from side to side | intricate: with many small parts or details | irregular: not even in shape or time | luminous: giving off light | ' +
      'luxurious: very comfortable and expensive | magnificent: very beautiful and grand | pale: having little colour | portable: easy to carry | prosperous: rich and successful | ' +
      'rigid: stiff, not bending | robust: strong and lasting | shabby: old and worn | shallow: not deep | solitary: alone, lonely | sturdy: strong and not easily broken | ' +
      'tranquil: calm and peaceful | transparent: that one can see through | turbulent: full of change and disorder | vertical: going straight up | visible: that can be seen | ' +
      'vivid: bright and clear',
  },
  // How and when
  {
    kind: 'other',
    meanings:
      'abroad: in or to another country | abruptly: suddenly | afterwards: later | all of a sudden: suddenly, without warning | allegedly: as people claim without proof | ' +
      'annually: every year | anxiously: in a worried way | apparently: as it seems | approximately: not exactly, about | at all costs: whatever it takes | ' +
      'at random: without any plan or order | at risk: in danger | barely: only just | by chance: without any plan | by hand: without a machine | by heart: from memory | ' +
      'cautiously: with care, to avoid danger | consequently: as a result | considerably: by a large amount | constantly: all the time, without stopping | ' +
      'deliberately: as planned, on purpose | drastically: suddenly and very strongly | eventually: in the end, after some time | exclusively: only, and nothing else | ' +
      'for good: for ever | frequently: many times, often | from time to time: now and then | furiously: very angrily | furthermore: in addition | gradually: little by little | ' +
      'in advance: ahead of time | in particular: especially | in short supply: not enough to be had | in the long run: after a long time | in turn: one after the other | ' +
      'in vain: without success | inevitably: as was sure to happen | initially: at the beginning | instantly: at once, suddenly | meanwhile: during the same time | ' +
      'merely: only, no more than | more or less: about, nearly | moreover: in addition | nevertheless: in spite of that | no longer: not any more | nonetheless: in spite of that | ' +
      'occasionally: now and then | on average: as the usual amount | on foot: walking | on purpose: as planned, not by mistake | on the whole: in general, for the most part | ' +
      'once and for all: now and for the last time | partially: not completely | permanently: for ever | precisely: exactly | predominantly: for the most part | ' +
      'presumably: very probably, as it seems | previously: before that time | primarily: for the most part | rapidly: very fast | rarely: not often | ' +
      'reluctantly: without really wanting to | scarcely: only just | seldom: not often | side by side: next to each other | significantly: by a large or important amount | ' +
      'simultaneously: at the same time | slightly: a little | solely: only | sooner or later: at some time in the future | subsequently: later | swiftly: very fast | ' +
      'temporarily: for a short time only | thoroughly: with care and in every part | ultimately: in the end, after everything else | unanimously: with everyone agreeing | ' +
      'under way: already started | up to date: modern, with the latest news | upside down: with the top at the bottom | voluntarily: by one’s own free choice',
  },
  // Scholars and scientists
  {
    kind: 'noun',
    meanings:
      'archaeologist: someone who digs up remains of the past | astronomer: someone who studies the stars | biologist: someone who studies living things | ' +
      'botanist: someone who studies plants | economist: someone who studies money and trade | geologist: someone who studies rocks and the earth | ' +
      'historian: someone who studies the past | linguist: someone who studies language | philosopher: someone who thinks about the great questions of life | physician: a doctor | ' +
      'scholar: someone who has studied a subject deeply | sociologist: someone who studies how people live together',
  },
  // Persons by work
  {
    kind: 'noun',
    meanings:
      'accountant: someone who keeps records of money | ambassador: someone who speaks for a country in another country | apprentice: someone who learns a trade from a master | ' +
      'architect: someone who plans buildings | artisan: someone who makes things skilfully by hand | blacksmith: someone who makes things of iron | ' +
      'carpenter: someone who makes things of wood | craftsman/craftsmen: someone who makes things skilfully by hand | critic: someone who judges, or finds fault | ' +
      'entrepreneur: someone who starts businesses | inventor: someone who makes things that are new | investor: someone who puts money into a business | ' +
      'merchant: someone who buys and sells goods | missionary: someone who travels to spread a religion | monarch: a king or queen | ' +
      'navigator: someone who finds the way for a ship | patron: someone who gives money to support art or artists | peasant: a poor person who works on the land | ' +
      'shepherd: someone who looks after sheep | tailor: someone who makes clothes | warrior: someone who fights in wars',
  },
  // Persons by what they are to others
  {
    kind: 'noun',
    meanings:
      'adolescent: a young person between child and adult | ally/allies: a person or country that helps another | ancestor: a family member who lived long ago | ' +
      'beggar: someone who asks for money in the street | colleague: someone who works in the same place | companion: someone who goes along with another | ' +
      'consumer: someone who buys goods | descendant: a child, grandchild or later family member | founder: someone who starts an organization or town | ' +
      'fugitive: someone who is running away | heir: someone who receives what a dead person owned | hermit: someone who lives alone, away from people | ' +
      'immigrant: someone who comes to live in another country | infant: a very young child | inhabitant: someone who lives in a place | maiden: a young unmarried woman | ' +
      'newcomer: someone who has just arrived | nobleman/noblemen: a man of high birth | opponent: someone who is on the other side | orphan: a child whose parents are dead | ' +
      'outlaw: someone who has broken the law and is hunted | participant: someone who takes part | pedestrian: someone who goes on foot | ' +
      'pilgrim: someone who travels to a holy place | pioneer/pioneers: one of the first to go somewhere or do something | predecessor: someone who had a position before another | ' +
      'refugee: someone who had to run away from their country | rival: someone who tries to be better than another | settler: someone who makes a new home in an empty region | ' +
      'sibling: a brother or sister | spectator: someone who watches a show or game | spouse: a husband or wife | successor: someone who takes over a position after another | ' +
      'tenant: someone who pays rent for a house or land | traitor: someone who is false to friends or country | tyrant: a cruel ruler | victim: someone who is hurt or killed | ' +
      'volunteer: someone who works without pay | widow: a woman whose husband is dead',
  },
  // Land
  {
    kind: 'noun',
    meanings:
      'archipelago: a group of islands | canyon: a deep valley with steep sides | ecosystem: living things and the place they share | ' +
      'estuary: the wide part of a river where it meets the sea | frontier: the border of a country or of settled land | glacier: a huge mass of ice that moves slowly | ' +
      'hemisphere: one half of the earth | hinterland: the land behind a coast or port | horizon: the line where earth and sky meet | lagoon: a shallow lake cut off from the sea | ' +
      'landscape: all that one can see of an area | marsh: soft, very wet land | meadow: a field of grass and flowers | oasis/oases: a place with water in a desert | ' +
      'pasture: land where animals eat grass | peninsula: land with water on almost all sides | plateau: a large area of high, flat land | prairie: a wide plain covered with grass | ' +
      'province: a part of a country | reef: rocks or coral just under the sea | savanna: hot grassland with few trees | strait: a narrow stretch of sea between two lands | ' +
      'summit: the top of a mountain | swamp: soft, very wet land | territory: an area of land | tributary/tributaries: a river that flows into a larger one | ' +
      'vegetation: all the plants of a place | wilderness: land that people have left in its natural state',
  },
  // Buildings
  {
    kind: 'noun',
    meanings:
      'attic: a room under the roof | barn: a farm building for hay or animals | barracks/barracks: buildings where soldiers live | cathedral: the main church of a bishop | ' +
      'cellar: a room under a house | chapel: a small church | cottage: a small house in the country | dungeon: a dark prison under a castle | ' +
      'fortress: a strong building that is hard to attack | furnace: a closed place for a very hot fire | granary/granaries: a building where grain is kept | ' +
      'harbor: a sheltered place for ships | harbour: a sheltered place for ships | headquarters/headquarters: the main office of an organization | ' +
      'inn: a house where travellers can sleep and eat | laboratory: a room for scientific work | monastery: a place where monks live and pray | ' +
      'orchard: a piece of land with fruit trees | outskirts/outskirts: the outer parts of a town | quarry/quarries: a place where stone is dug out | ' +
      'reservoir: a lake where water is stored | settlement: a place where people have made their homes | shrine: a holy place where people pray | slum: a very poor part of a city | ' +
      'suburb: a part of a city far from its centre | tavern: an inn where people eat and drink | tomb: a place where a dead person lies | ' +
      'warehouse: a building where goods are stored',
  },
  // Things
  {
    kind: 'noun',
    meanings:
      'antidote: something that works against a poison | armor: metal clothing that protects in battle | armour: metal clothing that protects in battle | ' +
      'artifact: an old thing made by people | beverage: something to drink | canoe: a narrow boat moved with paddles | cargo: the goods on a ship or plane | ' +
      'chariot: an open cart with two wheels for battle | container: something to keep things in | currency/currencies: the money of a country | ' +
      'dough: flour and water mixed for bread | garment: a piece of clothing | ingredient: one of the things a dish is made of | lantern: a light that one can carry | ' +
      'manuscript: a book or paper written by hand | medallion: a metal disc worn or given as an honour | microscope: an instrument for seeing tiny things | ' +
      'ointment: a soft medicine for the skin | ornament: something that makes a thing prettier | portrait: a picture of a person | raft: a flat boat of logs tied together | ' +
      'remedy/remedies: something that makes an illness better | souvenir: something that reminds one of a journey | telescope: an instrument for looking at the stars | ' +
      'thermometer: an instrument that shows how hot it is | utensil: a tool used in the kitchen',
  },
  // Materials
  {
    kind: 'noun',
    meanings:
      'clay: earth for making pots and bricks | debris: broken pieces of something destroyed | fabric: cloth | fuel: something burnt for heat or power | ' +
      'manure: animal waste spread on fields | moisture: small amounts of water | nutrient: something in food that living things need | ore: rock that contains metal | ' +
      'parchment: animal skin for writing on | pesticide: a poison that kills insects or weeds | pigment: something that gives colour | resin: sticky stuff that comes out of trees | ' +
      'rubble: broken stones of a ruined building | sewage: dirty water from houses | textile: cloth | timber: wood for building',
  },
  // Living
  {
    kind: 'noun',
    meanings:
      'bacteria: very tiny living things of one cell | carnivore: an animal that eats meat | foliage: the leaves of a plant | fossil: remains of an ancient living thing in rock | ' +
      'herbivore: an animal that eats plants | larva/larvae: a young insect before it has wings | livestock: farm animals | mammal: an animal that feeds its young with milk | ' +
      'offspring/offspring: the young of an animal | organism: a living thing | parasite: a living thing that feeds on another one | ' +
      'pollen: fine dust that makes flowers form seeds | predator: an animal that hunts others for food | prey: an animal that others hunt for food | ' +
      'reptile: a cold-blooded animal with scales | rodent: a small animal with sharp front teeth | seedling: a young plant | shrub: a bush | skeleton: all the bones of a body | ' +
      'tentacle: a long, soft arm of a sea animal | vertebrate: an animal with a backbone',
  },
  // Groups
  {
    kind: 'noun',
    meanings:
      'aristocracy: people of the highest class by birth | clan: a large group of related families | coalition: parties that work together for a time | ' +
      'committee: a few people chosen to deal with a matter | congregation: the people who meet in a church | crew: the people who work on a ship | ' +
      'democracy/democracies: a country whose people choose who rules | dictatorship: rule by one person with total power | dynasty/dynasties: a line of rulers from one family | ' +
      'empire: many lands under one ruler | fleet: a group of ships | garrison: soldiers who guard a place | genus: a group of closely related kinds of living things | ' +
      'guild: a union of people with the same craft | herd: a group of large animals | jury: people who decide a case in court | legislature: the group of people who make the laws | ' +
      'majority: more than half of a group | minority/minorities: the smaller part of a group | monarchy/monarchies: a country with a king or queen | ' +
      'nobility: people of the highest class by birth | parliament: the group of people who make the laws | republic: a country without a king or queen | ' +
      'swarm: a large group of flying insects | tribe: people with the same customs and language | troop/troops: soldiers',
  },
  // Disputes and wars
  {
    kind: 'noun',
    meanings:
      'ambush/ambushes: a surprise attack from a hiding place | compromise: an agreement in which each side gives up something | conquest: the taking of a country by war | ' +
      'controversy/controversies: much public disagreement | dispute: a quarrel, a disagreement | invasion: the entering of a country by an enemy army | ' +
      'massacre: the killing of many people | persecution: cruel treatment because of beliefs or origin | rebellion: a fight against those who rule | ' +
      'referendum: a vote of all the people on one question | revolt: a fight against those who rule | riot: violence by an angry crowd | ' +
      'siege: the surrounding of a place by an army | treaty/treaties: a written agreement between countries | truce: an agreement to stop fighting for a time | ' +
      'uprising: a fight against those who rule',
  },
  // Disasters and changes in nature
  {
    kind: 'noun',
    meanings:
      'avalanche: a mass of snow that falls down a mountain | blizzard: a heavy snowstorm | collision: a crash | drought: a long time without rain | ' +
      'earthquake: a shaking of the ground | epidemic: a disease that spreads to many people | erosion: the slow wearing away of soil or rock | ' +
      'eruption: the bursting out of fire and rock | explosion: a loud burst | extinction: the dying out of a kind of animal or plant | ' +
      'famine: a time when many have nothing to eat | outbreak: the sudden start of a disease or war | precipitation: rain, snow or hail | tempest: a violent storm',
  },
  // Occasions
  {
    kind: 'noun',
    meanings:
      'auction: a public sale to whoever offers most | celebration: a party for a special reason | ceremony/ceremonies: a formal act on a special day | ' +
      'competition: trying to be better than others | coronation: the crowning of a king or queen | expedition: a long journey with a special purpose | ' +
      'experiment: a test to find something out | feast: a large and special meal | funeral: saying farewell to a dead person | immigration: coming to live in a new country | ' +
      'inspection: a close look at something | migration: the movement from one region to another | pilgrimage: a journey to a holy place | ' +
      'pregnancy: the time before a baby is born | rehearsal: practice for a performance | ritual: a religious act done in a fixed way | voyage: a long journey by sea',
  },
  // Times
  {
    kind: 'noun',
    meanings:
      'adolescence: the time between child and adult | anniversary/anniversaries: the day on which something happened in another year | dawn: the time when the sun comes up | ' +
      'deadline: the latest time for something | decade: ten years | dusk: the time when it gets dark | era: a long period of history | heyday: the time of greatest success | ' +
      'infancy: the time when one is a baby | millennium/millennia: a thousand years | prehistory: the time before people could write',
  },
  // Money and state
  {
    kind: 'noun',
    meanings:
      'bankruptcy: the state of not being able to pay debts | barter: exchange of goods without money | budget: a plan of how to spend money | ' +
      'censorship: the control of what people may read or see | corruption: wrong use of power, for gain | debt: money that one owes | deficit: an amount of money that is missing | ' +
      'income: all the money that one gets | independence: freedom from the rule of others | inequality: when some have far more than others | ' +
      'investment: money put into something to gain more | loan: money that is lent | poverty: the state of being poor | profit: money gained in business | ' +
      'recession: a time when business goes badly | reform: a change that makes things better | revenue: money that comes in | salary/salaries: fixed money for a job | ' +
      'shortage: too little of something | slavery: the owning of people by other people | surplus: more than is needed | tariff: a tax on goods from other countries | ' +
      'unemployment: the lack of jobs | wage: money that one gets for work',
  },
  // Feelings and how somebody bears them
  {
    kind: 'noun',
    meanings:
      'anxiety: worry | appetite: the wish to eat | confidence: belief in oneself | courage: being brave | curiosity: the wish to know | despair: the loss of all hope | ' +
      'enthusiasm: great interest and joy in something | envy: wanting what others have | fatigue: great tiredness | greed: wanting more than one needs | grief: great sadness | ' +
      'hardship: great difficulty and suffering | hostility: unfriendly feelings or acts | loyalty: being true to someone | mercy: kindness to those in one’s power | ' +
      'misery: great unhappiness | patience: being able to wait calmly | remorse: deep regret for a wrong | revenge: harm done in return for harm',
  },
  // Ideas
  {
    kind: 'noun',
    meanings:
      'altitude: height above the sea | assumption: something believed without proof | autonomy: the right to govern oneself | bias: an unfair opinion for or against something | ' +
      'clarity: being clear | concept: an idea | consensus: general agreement | consequence: a result | destiny: what must happen to someone | ' +
      'dialect: the form of a language spoken in one region | diversity: the state of having many different kinds | drawback: a disadvantage | duration: how long something lasts | ' +
      'efficiency: working well without waste | evidence: facts that show what is true | expertise: great skill or knowledge | ' +
      'heritage: what earlier people have left to later ones | hypothesis/hypotheses: an idea that has yet to be proved | incentive: a reason that makes people act | ' +
      'intention: what one plans to do | misconception: a wrong idea | motive: a reason for doing something | obstacle: something that stands in the way | ' +
      'opportunity/opportunities: a chance to do something | permission: being allowed | perspective: a way of looking at things | prestige: respect because of success or rank | ' +
      'priority/priorities: what must be done first | privilege: a right that only a few have | prosperity: wealth and success | proverb: a short, well-known wise saying | ' +
      'reputation: what people think of someone | requirement: something that is needed | resemblance: being alike | rumor: a story that may not be true | ' +
      'rumour: a story that may not be true | superstition: a belief in magic or luck | talent: a natural skill | temptation: the wish to do what one should not | ' +
      'threat: a sign of coming danger | velocity: speed',
  },
];
