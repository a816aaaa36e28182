/**
 * What harder English words mean in plain words. The words of one group can stand in each other's place, so that
 * each of their meanings makes sense where another of them stands. Where two mean nearly the same, their meanings have a
 * word in common. Forms that are not regular, and words of which only some forms are of this kind, list their forms:
 * "flee/flees/fled/fleeing"; a star marks one that is only shown.
 */
export interface MeaningGroup {
  readonly kind: 'verb' | 'noun' | 'other';
  /** "conceal: hide | deduce: work out from facts" */
  readonly meanings: string;
}

export const meaningGroups: readonly MeaningGroup[] = [
  // To say that something is so
  {
    kind: 'verb',
    meanings:
      'acknowledge: admit to be true | announce: make known in public, officially | assert: say firmly | concede: admit unwillingly | ' +
      'confess: admit having done something wrong | declare: say in public or officially | disclose: make known what was secret | ' +
      'emphasise: show to be especially important | emphasize: show to be especially important | exclaim: say loudly and suddenly | ' +
      'imply: suggest without saying directly | indicate: show, point to | mention: speak of in a few words | ' +
      'point out/points out/pointed out/pointing out: make others notice, show | predict: say what will happen | proclaim: say in public, announce | ' +
      'reveal: make known what was hidden | specify: say exactly',
  },
  // To know, or come to know
  {
    kind: 'verb',
    meanings:
      'calculate: work out with numbers | comprehend: understand | deduce: work out from facts | detect: find or notice | ' +
      'estimate/estimated/estimating: guess from what is known | figure out/figures out/figured out/figuring out: work out, find the answer | ' +
      'find out/finds out/found out/finding out: find, come to know | identify: say who or what it is | ' +
      'make sense of/makes sense of/made sense of/making sense of: understand | perceive: notice | presume: suppose to be true | recall: remember | ' +
      'verify: check that something is true',
  },
  // To deal with a matter in thought or in words
  {
    kind: 'verb',
    meanings:
      'analyse: study closely, part by part | analyze: study closely, part by part | assess: judge the size or worth of | clarify: make easier to understand | ' +
      'evaluate: judge the worth of | examine: look at closely | explore: look into or travel through to learn about | heed: pay attention to | ' +
      'ignore: pay no attention to | inspect: look at closely | interpret: explain or understand the meaning of | investigate: look at closely, to find out the truth | ' +
      'justify: show to be right | ponder: think about carefully | refute: prove wrong | revise: change in order to improve | ' +
      'take into account/takes into account/took into account/taking into account: think of when deciding',
  },
  // To think well or badly of somebody or something
  {
    kind: 'verb',
    meanings:
      'admire: think very highly of | condemn: call very wrong, speak out against | criticise: say what is bad about | criticize: say what is bad about | ' +
      'denounce: speak out against in public | despise: hate and look down on | endorse: support in public | loathe: hate | ' +
      'look down on/looks down on/looked down on/looking down on: think oneself better than | ' +
      'make fun of/makes fun of/made fun of/making fun of: laugh at in an unkind way | oppose/opposes/opposing: be against | recommend: suggest as good | ' +
      'revere: respect deeply | shun: avoid on purpose | tolerate: put up with',
  },
  // To move somebody to do something, or to keep somebody from it
  {
    kind: 'verb',
    meanings:
      'coax: persuade gently | compel: force | convince: make someone agree or believe | deter: stop by fear or doubt | enable: make possible or easier | ' +
      'encourage: give hope or support to | entice: tempt with something pleasant | forbid/forbids/forbade/forbidden/forbidding: not allow | notify: tell officially | ' +
      'permit/permitted/permitting: allow | persuade: bring to agree by giving reasons | reassure: make less worried | summon: order to come | ' +
      'urge/urged/urging: try hard to persuade',
  },
  // To do good or harm to somebody
  {
    kind: 'verb',
    meanings:
      'accuse: say that someone did wrong | assist: help | betray: be false to a friend or country | humiliate: make someone feel ashamed | intimidate: frighten | ' +
      'isolate: keep apart from others | neglect: fail to care for | oppress: rule over cruelly | overwhelm: be too much or too strong for | ' +
      'persecute: treat cruelly because of beliefs or origin | provoke: make angry, or cause by doing so | scold/scolded/scolding/scolds: speak angrily to | ' +
      'soothe: make calm | startle: surprise and frighten | threaten: say that one will harm',
  },
  // To take somebody somewhere, or into something
  {
    kind: 'verb',
    meanings:
      'appoint: choose for a job | assassinate: murder an important person | banish: send away as a punishment | defeat/defeated/defeating: beat | ' +
      'deport: send out of a country | evacuate: move people out of danger | expel: force to leave, send away | ' +
      'overthrow/overthrows/overthrew/overthrown/overthrowing: remove from power by force | pursue: follow in order to catch or reach | ' +
      'recruit/recruited/recruiting: get new people to join | rescue/rescued/rescuing: save from danger',
  },
  // To come over a place or a people
  {
    kind: 'verb',
    meanings:
      'abandon: leave for good | capture/captured/capturing: take prisoner or catch | conquer: take by fighting | defend: protect from attack | ' +
      'demolish: knock down, destroy | devastate: destroy almost completely | govern: rule | inhabit: live in | invade: enter by force with an army | liberate: set free | ' +
      'plunder: rob, take with violence | raid/raided/raiding: attack suddenly, often to steal | seize: take suddenly and by force | surround: be all around | ' +
      'take over/takes over/took over/taking over: take control of',
  },
  // To deal with a law, a plan or a custom
  {
    kind: 'verb',
    meanings:
      'abolish: get rid of by law | ban/banned/banning: not allow, by law or rule | boycott/boycotted/boycotting: refuse to buy from or deal with | defy: refuse to obey | ' +
      'enforce: make people obey | implement/implemented/implementing: put into action, do | impose: force others to accept | obey: do what one is told | ' +
      'prohibit: not allow | put an end to/puts an end to/putting an end to: cause not to go on | regulate: control by rules | reject: refuse to accept | ' +
      'renounce: give up in public | restrict: limit, hold back | violate: break, as a law',
  },
  // To help or hinder what goes on
  {
    kind: 'verb',
    meanings:
      'bring about/brings about/brought about/bringing about: cause | disrupt: stop from going on as usual | endanger: put at risk | ensure: make certain | ' +
      'facilitate: make easier | give rise to/gives rise to/gave rise to/giving rise to: cause | hamper/hampered/hampering: hold back, get in the way of | ' +
      'hinder: hold back, get in the way of | inhibit: hold back or prevent | initiate: start | mitigate: make less harmful | obstruct: block, get in the way of | ' +
      'prevent: stop from happening | prolong: make last longer | result in/results in/resulted in/resulting in: cause | stimulate: make more active | ' +
      'suppress: put down or hold back by force | terminate: end | trigger/triggered/triggering: cause to start | undermine: weaken little by little',
  },
  // To make something different
  {
    kind: 'verb',
    meanings:
      'adapt: change to suit something new | adjust: change a little to fit | alter: change | amplify: make louder or stronger | ' +
      'convert/converts/converted/converting: change from one form to another | distort: twist out of its true shape | enhance: make better | ' +
      'expand: make or become larger | impair: weaken or damage | magnify: make look bigger or larger | modify: change a little | reduce: make smaller | ' +
      'reinforce: make stronger | restore: bring back to its old state | transform: change completely',
  },
  // To put things together or apart
  {
    kind: 'verb',
    meanings:
      'allocate: give out for a purpose | classify: put into groups | combine: put or join together | compile: put together from many sources | ' +
      'discard: throw away, get rid of | distribute: hand out or spread | eliminate: do away with, get rid of | exclude: keep or leave out | ' +
      'incorporate: take in as a part | integrate: join into one whole | omit: leave out | preserve: keep in good condition | remove: take away, get rid of | ' +
      'unify: join into one | unite: join together',
  },
  // To make a thing
  {
    kind: 'verb',
    meanings:
      'adorn: make more beautiful | construct: build | depict: show in a picture or in words | devise: think up or invent | imitate: copy | ' +
      'invent: think up and make for the first time | manufacture/manufactured: make in large numbers, in factories | mimic/mimics/mimicked/mimicking: copy | ' +
      'portray: show in a picture or in words | repair/repaired/repairing: mend, bring back to order | weave/weaves/wove/woven: make cloth from threads',
  },
  // To do something to a thing
  {
    kind: 'verb',
    meanings:
      'bury: put under the ground | conceal: hide | contaminate: make dirty or poisonous | drag*/dragged/dragging: pull along the ground | ' +
      'fetch/fetches/fetched/fetching: go and bring back | hurl: throw with force | illuminate: light up | immerse: put completely under a liquid | ' +
      'penetrate: go into or through | propel: push forward | shatter: break into many small pieces | snatch/snatched/snatching: take quickly',
  },
  // To have, to get, to lose
  {
    kind: 'verb',
    meanings:
      'acquire/acquires/acquiring: get, come to own | conserve: keep from loss or waste | crave: want very much | deplete: use up most of | donate: give to a good cause | ' +
      'exploit/exploited/exploiting: use for one’s own gain | get rid of/gets rid of/got rid of/getting rid of: make go away for good | ' +
      'inherit: receive from a parent or from someone who died | lack*/lacks/lacked/lacking: be without | obtain: get, come to own | possess: own or have | ' +
      'procure: get, come to own | purchase/purchased/purchasing: buy, get by paying | relinquish: give up | replenish: fill up again | retain: keep | retrieve: get back | ' +
      'run out of/runs out of/ran out of/running out of: use up, have no more of | ' +
      'take advantage of/takes advantage of/took advantage of/taking advantage of: make good use of | utilise: use | utilize: use',
  },
  // How one thing stands to another
  {
    kind: 'verb',
    meanings:
      'comprise: be made up of | consist of/consists of/consisted of/consisting of: be made up of | exceed: be greater than | precede: come before | resemble: look like | ' +
      'signify: mean | stem from/stems from/stemmed from/stemming from: have as a cause | surpass: be better or greater than',
  },
  // To manage, or not, what one has to do
  {
    kind: 'verb',
    meanings:
      'accomplish/accomplishes/accomplishing: succeed in doing | achieve: succeed in getting or doing | avoid: keep away from | ' +
      'call off/called off/calling off: decide not to hold | carry out/carries out/carried out/carrying out: do, as a plan or task | ' +
      'come up with/comes up with/came up with/coming up with: think of, have the idea of | cope with/copes with/coped with/coping with: handle, manage | ' +
      'fulfil: do, as a wish or duty | fulfill: do, as a wish or duty | inaugurate: start or open with a ceremony | ' +
      'look forward to/looks forward to/looked forward to/looking forward to: wait for with pleasure | overcome/overcomes/overcame/overcoming: succeed against, beat | ' +
      'postpone: put off until later | put off/puts off/putting off: do later than planned | resume: start again after a stop | ' +
      'undergo/undergoes/underwent/undergone/undergoing: go through, experience',
  },
  // To meet, to follow, to flee from
  {
    kind: 'verb',
    meanings:
      'accompany: go together with | catch up with/caught up with/catching up with: reach after being behind | ' +
      'come across/comes across/came across/coming across: find by chance | encounter/encounters/encountered/encountering: meet, often by chance | ' +
      'evade: avoid or escape from | keep track of/keeps track of/kept track of/keeping track of: follow what happens to | ' +
      'look after/looks after/looked after/looking after: take care of | rely on/relies on/relied on/relying on: need and trust',
  },
  // How somebody moves
  {
    kind: 'verb',
    meanings:
      'creep/creeps/crept/creeping: move slowly and quietly | depart: leave, start a journey | descend/descends/descending: go down | ' +
      'emigrate: leave one’s country for good | flee/flees/fled/fleeing: run away | leap*/leapt/leaped/leaping: jump | linger: stay longer than needed | ' +
      'retreat/retreated/retreating: go back because of danger | show up/shows up/showed up/showing up: appear, come | ' +
      'stroll/strolled/strolling: walk slowly for pleasure | stumble/stumbled: nearly fall while walking | tumble/tumbled/tumbling: fall, rolling over and over | ' +
      'wander: walk around without aim',
  },
  // What somebody shows without words
  {
    kind: 'verb',
    meanings:
      'gaze/gazed/gazing: look for a long time | glance*/glanced/glancing: take a quick look | hesitate: wait before acting because of doubt | ' +
      'shiver/shivered/shivering/shivers: shake with cold or fear | shriek*/shrieked/shrieking: cry out in a high voice | ' +
      'stare/stared/staring: look for a long time with wide eyes | tremble: shake with fear or cold | weep/weeps/wept/weeping: shed tears',
  },
  // What people do among others
  {
    kind: 'verb',
    meanings:
      'collaborate: work together | cooperate: work together | get along/gets along/got along/getting along: be friendly with each other | ' +
      'intervene: step in to change what happens | negotiate: try to agree on by talking | strive/strives/strove/striven/striving: try very hard | ' +
      'surrender/surrendered/surrendering: stop fighting and give oneself up',
  },
  // What happens by itself
  {
    kind: 'verb',
    meanings:
      'accumulate: grow, become more and more | break out/breaks out/broke out/broken out/breaking out: start suddenly | cease: come to an end | ' +
      'coincide: happen at the same time | collapse/collapsed/collapsing: fall down or in suddenly | commence: begin, start | deteriorate: get worse or weaker | ' +
      'die out/dies out/died out/dying out: come to an end as a kind | diminish: get smaller or weaker | emerge: come out into view | ' +
      'evolve: change slowly over a long time | fluctuate: go up and down again and again | occur: happen | originate: begin in a certain place or time | ' +
      'persist: go on in spite of difficulty | shrink/shrinks/shrank/shrunk/shrinking: get smaller | slow down/slows down/slowed down/slowing down: move or act less fast | ' +
      'take place/takes place/took place/taken place/taking place: happen | vanish: be suddenly gone',
  },
  // What living things do
  {
    kind: 'verb',
    meanings:
      'disperse: spread in all directions | flourish: grow or do very well | hatch/hatched/hatching: come out of an egg | migrate: move from one region to another | ' +
      'perish: die | sprout/sprouted/sprouting: begin to grow | starve: suffer or die from hunger | survive: stay alive | thrive: grow or do very well | ' +
      'wither: dry up and die',
  },
  // How somebody feels
  {
    kind: 'other',
    meanings:
      'anxious: full of worry and fear | ashamed: feeling bad about what one has done | astonished: very surprised | bewildered: very confused | delighted: very pleased | ' +
      'desperate: having almost no hope left | eager: wanting to do something very much | exhausted: very tired, with no strength left | frightened: full of fear | ' +
      'furious: very angry | grateful: full of thanks | impatient: not willing to wait | indifferent: not interested, not caring | ' +
      'jealous: unhappy because of what others have | optimistic: hoping for the best | pessimistic: expecting the worst | reluctant: not willing | ' +
      'sceptical: full of doubt | skeptical: full of doubt | unconscious: not awake, not knowing what happens | weary: very tired',
  },
  // What somebody is like
  {
    kind: 'other',
    meanings:
      'ambitious: wanting success very much | arrogant: too proud | brave: not afraid of danger | cautious: careful to avoid danger | competent: able to do a job well | ' +
      'cunning: clever at tricking others | diligent: working hard and with care | generous: giving freely to others | gentle: soft and kind | ' +
      'hospitable: kind and generous to guests | hostile: very unfriendly | humble: not proud | loyal: faithful to friends or country | ' +
      'merciful: kind to those in one’s power | naive: too ready to believe others | obedient: doing what one is told | reckless: not caring about danger | ' +
      'ruthless: without pity | selfish: thinking only of oneself | sincere: meaning what one says | skilled: trained and able to do something well | ' +
      'stubborn: not willing to change one’s mind | timid: shy and easily frightened | vigilant: watching out for danger | wicked: evil, very bad',
  },
  // What has become of somebody
  {
    kind: 'other',
    meanings:
      'destitute: very poor, without a home | frail: weak, easily hurt | illiterate: not able to read or write | impoverished: made very poor | ' +
      'nomadic: moving from place to place | notorious: known for something bad | prosperous: rich and successful | renowned: famous and well known | wealthy: rich',
  },
  // Size and degree
  {
    kind: 'other',
    meanings:
      'drastic: sudden and very strong | enormous: extremely large | gigantic: extremely large | immense: extremely large | intense: very strong | ' +
      'minor: small and not important | negligible: too small to matter | severe: very bad | staggering: so large that it is hard to believe | ' +
      'substantial: large in amount | vast: extremely large',
  },
  // Amount
  {
    kind: 'other',
    meanings:
      'abundant: found in large amounts, more than enough | additional: extra | adequate: good enough, or enough | ample: more than enough | ' +
      'countless: too many to be counted | dwindling: getting smaller and smaller | entire: whole | excessive: more than enough, too much | multiple: more than one | ' +
      'plentiful: more than enough | prevalent: very common, found in many places | scarce: few and hard to find | sparse: few and thinly spread | sufficient: enough | ' +
      'widespread: found in many places',
  },
  // Worth
  {
    kind: 'other',
    meanings:
      'beneficial: helpful | crucial: extremely important | dominant: stronger than all the others | essential: necessary, extremely important | ' +
      'fundamental: basic and extremely important | inferior: less good | precious: worth a very great deal | prominent: standing out, well known | ' +
      'significant: important or large enough to notice | superior: better | valuable: worth a lot | vital: extremely important',
  },
  // Time
  {
    kind: 'other',
    meanings:
      'annual: happening every year | brief: short | chronic: lasting for a very long time | frequent: happening often | gradual: happening little by little | ' +
      'imminent: about to happen very soon | initial: coming first | permanent: lasting for ever | previous: coming before | prolonged: lasting for a long time | ' +
      'simultaneous: happening at the same time | sporadic: happening only now and then | subsequent: coming later | temporary: lasting for a short time only | ' +
      'unprecedented: never having happened before',
  },
  // Age and origin
  {
    kind: 'other',
    meanings:
      'ancient: very old, of times long past | contemporary: of the same time, or of today | exotic: unusual, from a faraway country | ' +
      'indigenous: belonging to a place from the beginning | medieval: of the Middle Ages | obsolete: no longer used | sacred: holy | secular: not religious',
  },
  // Place
  {
    kind: 'other',
    meanings:
      'adjacent: lying next to it | agricultural: of farming | coastal: by the sea | external: on the outside | global: of the whole world | internal: on the inside | ' +
      'overseas: in or to countries across the sea | remote: far away | rural: in or of the countryside | urban: in or of a city | worldwide: in the whole world',
  },
  // Land
  {
    kind: 'other',
    meanings:
      'arid: with hardly any rain | barren: where no plants grow | desolate: empty and lonely | fertile: where plants grow well | humid: damp and warm | ' +
      'lush: green and growing thickly | temperate: neither very hot nor very cold',
  },
  // Animals
  {
    kind: 'other',
    meanings:
      'aquatic: of or in the water | carnivorous: eating meat | dormant: alive but not active | extinct: having died out | herbivorous: eating plants | ' +
      'nocturnal: active at night | parasitic: living on another living thing | tame: not wild or afraid of people | terrestrial: of or on the land',
  },
  // What can be eaten, or not
  {
    kind: 'other',
    meanings:
      'edible: fit to be eaten | fragrant: sweet-smelling | lethal: so dangerous that it kills | moist: slightly wet or damp | organic: of or from living things | ' +
      'ripe: ready to be picked and eaten | rotten: gone bad | toxic: poisonous, dangerous to living things',
  },
  // Form and matter
  {
    kind: 'other',
    meanings:
      'coarse: rough, not fine | dense: thick, with little space between | durable: lasting for a long time | flexible: easily bent or changed | fragile: easily broken | ' +
      'hollow: empty inside | horizontal: flat, from side to side | irregular: not even in shape or time | portable: easy to carry | rigid: stiff, not bending | ' +
      'robust: strong and lasting | shallow: not deep | sturdy: strong and not easily broken | transparent: that one can see through | vertical: going straight up',
  },
  // Looks
  {
    kind: 'other',
    meanings:
      'dim: not bright | hideous: very ugly | intricate: with many small parts or details | luminous: giving off light | luxurious: very comfortable and expensive | ' +
      'magnificent: very beautiful and grand | pale: having little colour | shabby: old and worn | visible: that can be seen | vivid: bright and clear',
  },
  // Life at a place or in a time
  {
    kind: 'other',
    meanings:
      'bustling: full of busy people | chaotic: in complete disorder | solitary: alone, lonely | tranquil: calm and peaceful | turbulent: full of change and disorder',
  },
  // Statements
  {
    kind: 'other',
    meanings:
      'accurate: free from mistakes | ambiguous: having more than one meaning, not clear | bizarre: very strange | controversial: causing much argument | ' +
      'explicit: said clearly and fully | familiar: well known | genuine: real, not false | obvious: easy to see or understand | peculiar: strange | ' +
      'plausible: easy to believe | precise: exact, free from mistakes | reliable: that one can trust | vague: not clear or exact',
  },
  // Deeds and plans
  {
    kind: 'other',
    meanings:
      'appropriate: right for the purpose | compulsory: required by a rule or law | deliberate: done on purpose | efficient: working well, without waste | ' +
      'feasible: that can be done | futile: without any hope of success | hazardous: full of risks | inevitable: sure to happen | innovative: new and clever | ' +
      'lucrative: bringing in a lot of money | mandatory: required by a rule or law | meticulous: done with great care for detail | spontaneous: not planned | ' +
      'suitable: right for the purpose | unanimous: agreed to by everyone | voluntary: done by one’s own free choice',
  },
  // Kinds
  {
    kind: 'other',
    meanings:
      'artificial: made by people, not by nature | complex: with many parts, not simple | distinct: clearly different | diverse: of many different kinds | ' +
      'identical: exactly the same | rudimentary: very simple, not fully developed | synthetic: made by people, not by nature | typical: showing what is usual',
  },
  // Adverbs that link, or say how sure something is
  {
    kind: 'other',
    meanings:
      'allegedly: as people claim without proof | apparently: as it seems | consequently: as a result | furthermore: in addition | in particular: especially | ' +
      'inevitably: as was sure to happen | meanwhile: during the same time | moreover: in addition | nevertheless: in spite of that | nonetheless: in spite of that | ' +
      'on the whole: in general, for the most part | presumably: very probably, as it seems',
  },
  // Adverbs of order
  {
    kind: 'other',
    meanings:
      'afterwards: later | eventually: in the end, after some time | in advance: ahead of time | in the long run: after a long time | initially: at the beginning | ' +
      'previously: before that time | simultaneously: at the same time | sooner or later: at some time in the future | subsequently: later | ' +
      'ultimately: in the end, after everything else',
  },
  // Adverbs of duration and number
  {
    kind: 'other',
    meanings:
      'annually: every year | constantly: all the time, without stopping | for good: for ever | frequently: many times, often | from time to time: now and then | ' +
      'no longer: not any more | occasionally: now and then | once and for all: now and for the last time | permanently: for ever | rarely: not often | seldom: not often | ' +
      'temporarily: for a short time only',
  },
  // Adverbs of degree
  {
    kind: 'other',
    meanings:
      'approximately: not exactly, about | barely: only just | considerably: by a large amount | drastically: suddenly and very strongly | ' +
      'exclusively: only, and nothing else | merely: only, no more than | more or less: about, nearly | partially: not completely | precisely: exactly | ' +
      'predominantly: for the most part | primarily: for the most part | scarcely: only just | significantly: by a large or important amount | slightly: a little | ' +
      'solely: only | thoroughly: completely, in every way',
  },
  // Adverbs of manner
  {
    kind: 'other',
    meanings:
      'abruptly: suddenly | all of a sudden: suddenly, without warning | anxiously: in a worried way | at random: without any plan or order | by chance: without any plan | ' +
      'cautiously: with care, to avoid danger | deliberately: as planned, on purpose | furiously: very angrily | gradually: little by little | in vain: without success | ' +
      'instantly: at once, suddenly | on purpose: as planned, not by mistake | rapidly: very fast | reluctantly: without really wanting to | swiftly: very fast | ' +
      'unanimously: with everyone agreeing | voluntarily: by one’s own free choice',
  },
  // Scholars and scientists
  {
    kind: 'noun',
    meanings:
      'archaeologist: someone who digs up remains of the past | astronomer: someone who studies the stars | biologist: someone who studies living things | ' +
      'botanist: someone who studies plants | economist: someone who studies money and trade | geologist: someone who studies rocks and the earth | ' +
      'historian: someone who studies the past | linguist: someone who studies language | philosopher: someone who thinks about the great questions of life | ' +
      'physician: a doctor | scholar: someone who has studied a subject deeply | sociologist: someone who studies how people live together',
  },
  // Persons by work
  {
    kind: 'noun',
    meanings:
      'accountant: someone who keeps records of money | ambassador: someone who speaks for a country in another country | ' +
      'apprentice: someone who learns a trade from a master | architect: someone who plans buildings | artisan: someone who makes things skilfully by hand | ' +
      'blacksmith: someone who makes things of iron | carpenter: someone who makes things of wood | craftsman/craftsmen: someone who makes things skilfully by hand | ' +
      'critic: someone who judges, or finds fault | entrepreneur: someone who starts businesses | inventor: someone who makes things that are new | ' +
      'investor: someone who puts money into a business | merchant: someone who buys and sells goods | missionary: someone who travels to spread a religion | ' +
      'navigator: someone who finds the way for a ship | peasant: a poor person who works on the land | shepherd: someone who looks after sheep | ' +
      'tailor: someone who makes clothes | warrior: someone who fights in wars',
  },
  // Persons by what they are to others
  {
    kind: 'noun',
    meanings:
      'ally/allies: a person or country that helps another | ancestor: a family member who lived long ago | colleague: someone who works in the same place | ' +
      'companion: someone who goes along with another | descendant: a child, grandchild or later family member | founder: someone who starts an organization or town | ' +
      'heir: someone who receives what a dead person owned | opponent: someone who is on the other side | patron: someone who gives money to support art or artists | ' +
      'predecessor: someone who had a position before another | rival: someone who tries to be better than another | sibling: a brother or sister | ' +
      'spouse: a husband or wife | successor: someone who takes over a position after another | widow: a woman whose husband is dead',
  },
  // Persons who come, go or stay
  {
    kind: 'noun',
    meanings:
      'fugitive: someone who is running away | hermit: someone who lives alone, away from people | immigrant: someone who comes to live in another country | ' +
      'inhabitant: someone who lives in a place | newcomer: someone who has just arrived | outlaw: someone who has broken the law and is hunted | ' +
      'pilgrim: someone who travels to a holy place | pioneer/pioneers: one of the first to go somewhere or do something | ' +
      'refugee: someone who had to run away from their country | settler: someone who makes a new home in an empty region',
  },
  // Persons by what they do or suffer
  {
    kind: 'noun',
    meanings:
      'beggar: someone who asks for money in the street | consumer: someone who buys goods | orphan: a child whose parents are dead | participant: someone who takes part | ' +
      'pedestrian: someone who goes on foot | spectator: someone who watches a show or game | tenant: someone who pays rent for a house or land | ' +
      'traitor: someone who is false to friends or country | victim: someone who is hurt or killed | volunteer: someone who works without pay',
  },
  // Waters
  {
    kind: 'noun',
    meanings:
      'estuary: the wide part of a river where it meets the sea | glacier: a huge mass of ice that moves slowly | harbor: a sheltered place for ships | ' +
      'harbour: a sheltered place for ships | lagoon: a shallow lake cut off from the sea | reef: rocks or coral just under the sea | ' +
      'reservoir: a lake where water is stored | strait: a narrow stretch of sea between two lands | tributary/tributaries: a river that flows into a larger one',
  },
  // Kinds of land
  {
    kind: 'noun',
    meanings:
      'archipelago: a group of islands | canyon: a deep valley with steep sides | marsh: soft, very wet land | meadow: a field of grass and flowers | ' +
      'orchard: a piece of land with fruit trees | pasture: land where animals eat grass | peninsula: land with water on almost all sides | ' +
      'plateau: a large area of high, flat land | prairie: a wide plain covered with grass | quarry/quarries: a place where stone is dug out | ' +
      'savanna: hot grassland with few trees | summit: the top of a mountain | swamp: soft, very wet land | wilderness: land that people have left in its natural state',
  },
  // Regions
  {
    kind: 'noun',
    meanings:
      'frontier: the border of a country or of settled land | hemisphere: one half of the earth | hinterland: the land behind a coast or port | ' +
      'landscape: all that one can see of an area | outskirts/outskirts: the outer parts of a town | province: a part of a country | ' +
      'settlement: a place where people have made their homes | slum: a very poor part of a city | suburb: a part of a city far from its centre | territory: an area of land',
  },
  // Buildings and rooms
  {
    kind: 'noun',
    meanings:
      'attic: a room under the roof | barn: a farm building for hay or animals | barracks/barracks: buildings where soldiers live | cellar: a room under a house | ' +
      'cottage: a small house in the country | dungeon: a dark prison under a castle | granary/granaries: a building where grain is kept | ' +
      'headquarters/headquarters: the main office of an organization | inn: a house where travellers can sleep and eat | laboratory: a room for scientific work | ' +
      'tavern: an inn where people eat and drink | warehouse: a building where goods are stored',
  },
  // Buildings for more than every day
  {
    kind: 'noun',
    meanings:
      'cathedral: the main church of a bishop | chapel: a small church | fortress: a strong building that is hard to attack | ' +
      'monastery: a place where monks live and pray | shrine: a holy place where people pray | tomb: a place where a dead person lies',
  },
  // Tools
  {
    kind: 'noun',
    meanings:
      'container: something to keep things in | lantern: a light that one can carry | microscope: an instrument for seeing tiny things | ' +
      'telescope: an instrument for looking at the stars | thermometer: an instrument that shows how hot it is | utensil: a tool used in the kitchen',
  },
  // Things to wear or keep
  {
    kind: 'noun',
    meanings:
      'armor: metal clothing that protects in battle | armour: metal clothing that protects in battle | artifact: an old thing made by people | ' +
      'garment: a piece of clothing | manuscript: a book or paper written by hand | medallion: a metal disc worn or given as an honour | ' +
      'ornament: something that makes a thing prettier | portrait: a picture of a person | souvenir: something that reminds one of a journey',
  },
  // What one takes or gives
  {
    kind: 'noun',
    meanings:
      'antidote: something that works against a poison | beverage: something to drink | dough: flour and water mixed for bread | ' +
      'ingredient: one of the things a dish is made of | nutrient: something in food that living things need | ointment: a soft medicine for the skin | ' +
      'remedy/remedies: something that makes an illness better',
  },
  // Materials
  {
    kind: 'noun',
    meanings:
      'clay: earth for making pots and bricks | fabric: cloth | fuel: something burnt for heat or power | manure: animal waste spread on fields | ' +
      'ore: rock that contains metal | parchment: animal skin for writing on | pigment: something that gives colour | resin: sticky stuff that comes out of trees | ' +
      'textile: cloth | timber: wood for building',
  },
  // Animals
  {
    kind: 'noun',
    meanings:
      'bacteria: very tiny living things of one cell | carnivore: an animal that eats meat | herbivore: an animal that eats plants | ' +
      'larva/larvae: a young insect before it has wings | livestock: farm animals | mammal: an animal that feeds its young with milk | ' +
      'offspring/offspring: the young of an animal | organism: a living thing | parasite: a living thing that feeds on another one | ' +
      'predator: an animal that hunts others for food | prey: an animal that others hunt for food | reptile: a cold-blooded animal with scales | ' +
      'rodent: a small animal with sharp front teeth | vertebrate: an animal with a backbone',
  },
  // Plants
  {
    kind: 'noun',
    meanings:
      'foliage: the leaves of a plant | pollen: fine dust that makes flowers form seeds | seedling: a young plant | shrub: a bush | vegetation: all the plants of a place',
  },
  // States
  {
    kind: 'noun',
    meanings:
      'democracy/democracies: a country whose people choose who rules | dictatorship: rule by one person with total power | ' +
      'dynasty/dynasties: a line of rulers from one family | empire: many lands under one ruler | monarchy/monarchies: a country with a king or queen | ' +
      'republic: a country without a king or queen',
  },
  // Bodies of people
  {
    kind: 'noun',
    meanings:
      'coalition: parties that work together for a time | committee: a few people chosen to deal with a matter | congregation: the people who meet in a church | ' +
      'crew: the people who work on a ship | garrison: soldiers who guard a place | guild: a union of people with the same craft | ' +
      'jury: people who decide a case in court | legislature: the group of people who make the laws | parliament: the group of people who make the laws',
  },
  // Parts of a people
  {
    kind: 'noun',
    meanings:
      'aristocracy: people of the highest class by birth | clan: a large group of related families | majority: more than half of a group | ' +
      'minority/minorities: the smaller part of a group | nobility: people of the highest class by birth | tribe: people with the same customs and language',
  },
  // Agreeing and disagreeing
  {
    kind: 'noun',
    meanings:
      'compromise: an agreement in which each side gives up something | consensus: general agreement | controversy/controversies: much public disagreement | ' +
      'dispute: a quarrel, a disagreement | referendum: a vote of all the people on one question | treaty/treaties: a written agreement between countries | ' +
      'truce: an agreement to stop fighting for a time',
  },
  // Wars
  {
    kind: 'noun',
    meanings:
      'ambush/ambushes: a surprise attack from a hiding place | conquest: the taking of a country by war | invasion: the entering of a country by an enemy army | ' +
      'massacre: the killing of many people | persecution: cruel treatment because of beliefs or origin | rebellion: a fight against those who rule | ' +
      'revolt: a fight against those who rule | riot: violence by an angry crowd | siege: the surrounding of a place by an army | uprising: a fight against those who rule',
  },
  // Disasters
  {
    kind: 'noun',
    meanings:
      'avalanche: a mass of snow that falls down a mountain | blizzard: a heavy snowstorm | collision: a crash | drought: a long time without rain | ' +
      'earthquake: a shaking of the ground | epidemic: a disease that spreads to many people | eruption: the bursting out of fire and rock | explosion: a loud burst | ' +
      'famine: a time when many have nothing to eat | outbreak: the sudden start of a disease or war | tempest: a violent storm',
  },
  // Occasions
  {
    kind: 'noun',
    meanings:
      'auction: a public sale to whoever offers most | celebration: a party for a special reason | ceremony/ceremonies: a formal act on a special day | ' +
      'competition: trying to be better than others | coronation: the crowning of a king or queen | expedition: a long journey with a special purpose | ' +
      'experiment: a test to find something out | feast: a large and special meal | funeral: saying farewell to a dead person | inspection: a close look at something | ' +
      'pilgrimage: a journey to a holy place | rehearsal: practice for a performance | ritual: a religious act done in a fixed way | voyage: a long journey by sea',
  },
  // Times
  {
    kind: 'noun',
    meanings:
      'adolescence: the time between child and adult | decade: ten years | era: a long period of history | heyday: the time of greatest success | ' +
      'infancy: the time when one is a baby | millennium/millennia: a thousand years | prehistory: the time before people could write',
  },
  // Money
  {
    kind: 'noun',
    meanings:
      'budget: a plan of how to spend money | debt: money that one owes | deficit: an amount of money that is missing | income: all the money that one gets | ' +
      'investment: money put into something to gain more | loan: money that is lent | profit: money gained in business | revenue: money that one gets from sales or taxes | ' +
      'salary/salaries: fixed money that one gets for work | surplus: more than is needed | tariff: a tax on goods from other countries | wage: money that one gets for work',
  },
  // States of a country or of its people
  {
    kind: 'noun',
    meanings:
      'bankruptcy: the state of not being able to pay debts | censorship: the control of what people may read or see | corruption: wrong use of power, for gain | ' +
      'hardship: great difficulty and suffering | independence: freedom from the rule of others | inequality: when some have far more than others | ' +
      'poverty: the state of being poor | prosperity: wealth and success | recession: a time when business goes badly | shortage: too little of something | ' +
      'slavery: the owning of people by other people | unemployment: the lack of jobs',
  },
  // Feelings and how somebody bears them
  {
    kind: 'noun',
    meanings:
      'anxiety: worry | appetite: the wish to eat | confidence: belief in oneself | courage: being brave | curiosity: the wish to know | despair: the loss of all hope | ' +
      'enthusiasm: great interest and joy in something | envy: wanting what others have | fatigue: great tiredness | greed: wanting more than one needs | ' +
      'grief: great sadness | hostility: unfriendly feelings or acts | loyalty: being true to someone | mercy: kindness to those in one’s power | ' +
      'misery: great unhappiness | patience: being able to wait calmly | remorse: deep regret for a wrong',
  },
  // What people think
  {
    kind: 'noun',
    meanings:
      'assumption: something believed without proof | bias: an unfair opinion for or against something | concept: an idea | evidence: facts that show what is true | ' +
      'hypothesis/hypotheses: an idea that has yet to be proved | misconception: a wrong idea | perspective: a way of looking at things | ' +
      'proverb: a short, well-known wise saying | rumor: a story that may not be true | rumour: a story that may not be true | superstition: a belief in magic or luck',
  },
  // Reasons, aims and results
  {
    kind: 'noun',
    meanings:
      'consequence: a result | drawback: a disadvantage | incentive: a reason that makes people act | intention: what one plans to do | ' +
      'motive: a reason for doing something | obstacle: something that stands in the way | opportunity/opportunities: a chance to do something | ' +
      'permission: being allowed | priority/priorities: what must be done first | requirement: something that is needed | temptation: the wish to do what one should not | ' +
      'threat: a sign of coming danger',
  },
  // What somebody or something has
  {
    kind: 'noun',
    meanings:
      'autonomy: the right to govern oneself | clarity: being clear | diversity: the state of having many different kinds | efficiency: working well without waste | ' +
      'expertise: great skill or knowledge | heritage: what earlier people have left to later ones | prestige: respect because of success or rank | ' +
      'privilege: a right that only a few have | reputation: what people think of someone | resemblance: being alike | talent: a natural skill',
  },
];
