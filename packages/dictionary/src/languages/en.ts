import type { Words } from '../words.js';

/** What harder English words mean, in plain words. */
export const words: Words = {
  endings: { verb: 's es ed d ing', noun: 's', adjective: 'er est r st', adverb: '' },
  notBehind: {
    // "The attack" is a noun, "to attack" a verb.
    verb: /\b(?:the|an?|his|her|its|their|our|my|your|this|that|these|those|no|some|any)\s$/i,
    noun: /\b(?:to|will|would|can|could|may|might|must|should|not|I|you|we|they|who)\s$/i,
    adjective: /\b(?:to|will|would|can|could|may|might|must|should|I|you|we|they|who)\s$/i,
  },
  groups: [
    {
      // To say that something is so
      kind: 'verb',
      rows: `
        acknowledge/acknowledg~: to admit to be true
        announce/announc~: to make known in public, officially
        allege/alleg~: to claim without proof
        assert*/assert that/asserts that/asserted that/asserting that: to say firmly
        boast/boasts/boasted/boasting: to speak too proudly of oneself
        claim*/claim that/claims that/claimed that/claiming that: to say that something is true
        concede/conced~: to admit unwillingly
        confess/confess~: to admit having done something wrong
        confirm/confirm~: to say that it is certainly true
        declare/declar~: to say in public or officially
        deny/denies/denied/denying: to say that it is not true, or refuse
        disclose/disclos~: to make known what was secret
        exclaim/exclaim~: to say loudly and suddenly
        foretell/foretells/foretold/foretelling: to say what will happen
        hint*/hinted/hinting: to suggest without saying directly
        imply/implies/implied/implying: to suggest without saying directly
        indicate/indicat~: to show, point to
        insist/insist~: to say firmly
        point out/points out/pointed out/pointing out: to make others notice, show
        predict/predict~: to say what will happen
        proclaim/proclaim~: to say in public, announce
        reiterate/reiterat~: to say once more
        retort*/retorted/retorting: to answer quickly and sharply
        reveal/reveal~: to make known what was hidden
        testify/testifies/testified/testifying: to say in court what one knows
        vow*/vowed/vowing/vow to: to promise solemnly`,
    },
    {
      // To put a matter into words
      kind: 'verb',
      rows: `
        describe/describ~: to say what it is like
        emphasise/emphasises/emphasised/emphasising: to show to be especially important
        emphasize/emphasiz~: to show to be especially important
        exaggerate/exaggerat~: to make it sound greater than it is
        highlight*/highlighted/highlighting: to draw attention to, show to be important
        mention/mention~: to speak of in a few words
        narrate/narrat~: to tell as a story
        outline*/outlined/outlining: to give only the main points of
        quote/quotes/quoted/quoting: to repeat someone’s exact words
        recite/recit~: to say aloud from memory
        recount/recounts/recounted/recounting: to tell as a story
        remark*/remarked/remarking/remarked that: to say in a few words
        specify/specifies/specified/specifying: to say exactly
        summarise/summaris~: to give only the main points of
        summarize/summariz~: to give only the main points of
        translate/translat~: to put into another language
        cite/cites/cited/citing: to speak of as an example or proof
        edit/edit~: to correct and improve, as a text
        publish/publish~: to bring out in print or online
        rehearse/rehears~: to practise for a performance`,
    },
    {
      // How somebody speaks or laughs
      kind: 'verb',
      rows: `
        babble/babbl~: to talk fast and foolishly
        bawl*/bawled/bawling: to shout or cry noisily
        bellow/bellowed/bellowing: to shout in a deep voice
        chatter/chatter~: to talk on about small things
        chuckle/chuckl~: to laugh quietly
        giggle/giggl~: to laugh in a silly way
        grumble/grumbl~: to say crossly that one is not satisfied
        mumble/mumbl~: to speak unclearly and quietly
        murmur/murmurs/murmured/murmuring: to speak softly and quietly
        mutter/mutter~: to speak unclearly and quietly
        snarl/snarled/snarling/snarls: to speak in a threatening way
        squeal*/squealed/squealing: to give a long, high cry
        stammer/stammer~: to repeat sounds while speaking
        stutter/stutter~: to repeat sounds while speaking
        whisper*: to speak very quietly
        yell*: to shout loudly
        brag/brags/bragged/bragging: to speak too proudly of oneself
        bicker/bicker~: to argue about small things
        haggle/haggl~: to argue about a price`,
    },
    {
      // Sounds that people and animals make
      kind: 'verb',
      rows: `
        gasp*/gasped/gasping: to breathe in suddenly from surprise
        groan*/groaned/groaning: to give a deep sound of pain
        growl/growl~: to threaten in a low voice, like a dog
        hiss*/hissed/hissing: to make a sharp sound, like a snake
        howl*/howled/howling: to cry long and loud, like a wolf
        moan*/moaned/moaning: to give a low sound of pain
        pant*/panted/panting: to take short, quick breaths
        roar*/roared/roaring: to make a loud, deep noise, like a lion
        shriek*/shrieked/shrieking: to cry out in a high voice
        sigh*/sighed/sighing: to let out a long, deep breath
        sneeze/sneez~: to blow air suddenly out of the nose
        sniff/sniff~: to draw air in through the nose with a noise
        snore/snor~: to breathe noisily while asleep
        sob/sobs/sobbed/sobbing: to shed tears with short, noisy breaths
        wail*/wailed/wailing: to cry out long and sadly
        weep/weeps/wept/weeping: to shed tears from sadness
        whimper/whimper~: to cry in a weak, frightened way
        whine*/whined/whining: to complain in a high voice
        yawn*/yawned/yawning: to open one’s mouth wide when tired`,
    },
    {
      // To find out or to understand
      kind: 'verb',
      rows: `
        calculate/calculat~: to work out with numbers
        comprehend/comprehend~: to understand fully
        decipher/decipher~: to work out the meaning of
        deduce/deduc~: to work out from facts
        diagnose/diagnosed/diagnosing: to find out which illness it is
        distinguish/distinguishes/distinguishing/distinguished between/distinguished from: to see the difference between
        estimate/estimated/estimating: to guess from what is known
        figure out/figures out/figured out/figuring out: to work out, find the answer
        find out*: to come to know, discover
        foresee/foresees/foresaw/foreseen/foreseeing: to know about before it happens
        identify/identifies/identified/identifying: to say who or what it is
        infer/infers/inferr~: to work out from facts
        make sense of/makes sense of/made sense of/making sense of: to understand what it means
        misunderstand/misunderstands/misunderstood: to take in a wrong way
        verify/verifies/verified/verifying: to check that something is true`,
    },
    {
      // To remember, or to become aware of
      kind: 'verb',
      rows: `
        memorise/memoris~: to learn word for word
        memorize/memoriz~: to learn word for word
        learn by heart/learns by heart/learned by heart/learnt by heart: to memorise, get to know word for word
        recall/recall~: to remember
        recollect/recollect~: to remember
        notice*: to become aware of
        overhear/overhears/overheard/overhearing: to listen to by chance
        perceive/perceiv~: to become aware of by sight or hearing
        glimpse*/glimpsed: to see for a moment only
        detect/detect~: to find or become aware of
        discern/discern~: to see or notice with an effort
        realise*/realise that/realises that/realised that/realising that: to come to understand
        realize*/realize that/realizes that/realized that/realizing that: to come to understand`,
    },
    {
      // To hold something to be so
      kind: 'verb',
      rows: `
        anticipate/anticipat~: to expect that it will happen
        assume*/assume that/assumes that/assumed that/assuming that: to suppose without proof
        conclude*/conclude that/concludes that/concluded that/concluding that: to decide after looking at the facts
        doubt*/doubt that/doubted/doubting/doubt whether: to not feel sure about
        imagine*: to picture in the mind
        presume/presum~: to suppose to be true
        reconsider/reconsider~: to think again about a decision
        speculate/speculat~: to guess without knowing the facts
        suspect*/suspected/suspecting/suspect that/suspects that: to believe likely, without proof
        wonder*/wondered if/wondered whether/wondered why/wondered how/wonder if/wonder whether/wonder why/wondered what: to ask oneself
        envisage/envisag~: to picture in the mind
        occur to*/occurred to him/occurred to her/occurred to me/occurred to them/occurs to me: to come into one’s mind
        intend to/intends to/intended to/intending to: to plan, want to do
        aspire to/aspires to/aspired to/aspiring to: to hope to reach or become`,
    },
    {
      // To think about a matter, or not
      kind: 'verb',
      rows: `
        contemplate/contemplat~: to think about for a long time
        debate*/debated/debating: to talk over from several sides
        discuss/discuss~: to talk over together
        disregard/disregarded/disregards/disregarding: to pay no attention to
        heed/heed~: to pay attention to
        ignore/ignor~: to pay no attention to
        meditate on: to think about deeply
        ponder/ponder~: to think about carefully
        take into account/takes into account/took into account/taking into account: to think of when deciding
        contradict/contradict~: to say the opposite of
        justify/justifies/justified/justifying: to show to be right
        refute/refut~: to prove wrong
        validate/validat~: to show to be right
        clarify/clarifies/clarified/clarifying: to make easier to understand`,
    },
    {
      // To look at a matter closely
      kind: 'verb',
      rows: `
        analyse/analysed/analysing: to study closely, part by part
        analyze/analyz~: to study closely, part by part
        assess/assess~: to judge the size or worth of
        compare/compares/comparing/compared the/compared them/compared his/compared her: to look for what is alike or different
        evaluate/evaluat~: to judge the worth of
        examine/examin~: to look at closely
        explore/explor~: to look into or travel through to learn about
        inspect/inspect~: to look at closely
        interpret/interpret~: to explain or understand the meaning of
        investigate/investigat~: to look at closely, to find out the truth
        monitor*/monitored/monitoring: to watch over a period of time
        revise/revises/revised/revising: to change in order to improve
        scrutinise/scrutinis~: to look at very closely
        scrutinize/scrutiniz~: to look at very closely
        supervise/supervis~: to watch over, as work or people
        browse/browses/browsed/browsing: to look at without a fixed plan
        scan*: to look over quickly`,
    },
    {
      // To think or speak well of, or to love
      kind: 'verb',
      rows: `
        admire/admir~: to think very highly of
        adore/ador~: to love deeply
        approve of/approves of/approved of/approving of: to think good or right
        cherish/cherish~: to love deeply, hold dear
        endorse/endors~: to support in public
        flatter/flatters/flattered/flattering: to say nice things to, in order to please
        pity*/pitied/pitying: to feel sorry for
        praise*/praised/praising: to say good things about
        recommend/recommend~: to suggest as good or best
        revere/rever~: to respect deeply
        tolerate/tolerat~: to put up with
        endure/endured/endures/enduring: to put up with for a long time
        worship*/worshiped/worshiping/worshipped/worshipping: to pray to, respect as a god
        applaud/applaud~: to clap one’s hands for
        congratulate/congratulat~: to wish joy on a success
        withstand/withstands/withstood/withstanding: to be strong enough to fight against
        resist/resist~: to fight against, not give in to`,
    },
    {
      // To think or speak badly of, or to fear
      kind: 'verb',
      rows: `
        blame*/blamed/blaming: to call responsible for something bad
        condemn/condemn~: to call very wrong, speak out against
        criticise/criticis~: to say what is bad about
        criticize/criticiz~: to say what is bad about
        denounce/denounc~: to speak out against in public
        despise/despis~: to hate and look down on
        detest/detest~: to hate strongly
        disapprove of/disapproves of/disapproved of/disapproving of: to think bad or wrong
        dread*/dreaded/dreading: to be very much afraid of
        insult*/insulted/insulting: to say rude things to
        loathe/loathes/loathed/loathing: to hate, feel disgust at
        look down on/looks down on/looked down on/looking down on: to think oneself better than
        make fun of/makes fun of/made fun of/making fun of: to laugh at in an unkind way
        mock/mocks/mocked/mocking: to laugh at in an unkind way
        oppose/opposes/opposing: to be against, try to stop
        resent/resent~: to feel bitter and angry about
        ridicule*/ridiculed/ridiculing: to laugh at in an unkind way
        shun/shuns/shunn~: to keep away from on purpose`,
    },
    {
      // To move somebody to do something, or to keep somebody from it
      kind: 'verb',
      rows: `
        coax/coax~: to persuade gently
        command*/commanded: to order with power to do so
        compel/compels/compell~: to force to do something
        convince/convinces/convinced: to make someone agree or believe
        deter/deters/deterr~: to make less willing, by fear or doubt
        discourage/discourag~: to make less willing to act
        empower/empower~: to give the strength or right to act
        enable/enabl~: to make possible or easier
        encourage/encourag~: to give hope or support to
        entice/entic~: to lead on with something pleasant
        forbid/forbids/forbade/forbidden/forbidding: to not allow
        induce/induc~: to bring to act in a certain way
        inspire/inspir~: to fill with new ideas or the wish to act
        lure*/lured/luring: to lead into danger by a trick
        motivate/motivat~: to give a reason to act
        permit*/permitted/permitting: to allow, say that one may
        persuade/persuad~: to make somebody agree by giving reasons
        summon/summon~: to order to come
        tempt/tempt~: to lead into doing something wrong
        urge/urged/urging: to try hard to persuade`,
    },
    {
      // To tell or ask somebody
      kind: 'verb',
      rows: `
        advise/advis~: to tell what would be best to do
        assure/assur~: to tell firmly, so that no doubt is left
        beg*: to ask for humbly or urgently
        beseech/besought/beseeching: to ask very earnestly
        bribe*/bribed/bribing: to pay secretly for doing wrong
        consult/consult~: to go to for advice or information
        implore/implor~: to ask very earnestly
        inform/inform~: to tell, let know
        instruct/instruct~: to teach, or give orders to
        interrogate/interrogat~: to question closely, for a long time
        interview*/interviewed/interviewing: to question for a newspaper or for a job
        invite*: to ask to come
        notify/notifies/notified/notifying: to tell officially
        pester/pester~: to trouble again and again with questions
        reassure/reassur~: to make less worried
        remind/remind~: to make remember
        scold/scolded/scolding/scolds: to speak angrily to
        warn/warns/warned: to tell about a danger`,
    },
    {
      // To make somebody glad, calm or interested
      kind: 'verb',
      rows: `
        amaze/amazes/amazed: to surprise very much
        amuse/amus~: to make laugh or smile
        astonish/astonishes: to surprise very much
        astound/astound~: to surprise very much
        charm*/charmed: to please and attract very much
        comfort*/comforted/comforting: to make calm and less sad
        console*/consoled/consoling: to make calm or less sad
        fascinate/fascinat~: to interest very much
        impress/impress~: to win the admiration of
        soothe/soothes/soothed/soothing: to make calm
        startle/startl~: to surprise and frighten
        baffle/baffl~: to make quite unable to understand
        confuse/confus~: to make unable to think clearly
        puzzle*: to make unable to understand`,
    },
    {
      // To make somebody cross, sad or afraid
      kind: 'verb',
      rows: `
        alarm*/alarmed/alarming: to fill with sudden fear
        annoy/annoy~: to make a little angry
        disappoint/disappoint~: to make sad by not being as hoped
        disgust*/disgusted/disgusting: to fill with strong dislike
        distract/distract~: to take away the attention of
        disturb/disturb~: to break the peace or rest of
        embarrass/embarrass~: to make shy or ashamed in front of others
        enrage/enrag~: to make very angry
        horrify/horrifies/horrified/horrifying: to fill with shock and fear
        humiliate/humiliat~: to make someone feel ashamed
        infuriate/infuriat~: to make very angry
        intimidate*: to fill with fear by threats
        irritate/irritat~: to make a little angry
        offend/offend~: to hurt the feelings of
        overwhelm/overwhelms/overwhelmed: to beat or move by being too strong
        provoke/provok~: to make angry, or cause by doing so
        terrify/terrifies/terrified/terrifying: to fill with very great fear
        threaten/threaten~: to say that one will harm, or be a danger to
        torment*/tormented/tormenting: to cause great pain or suffering to`,
    },
    {
      // To do good to somebody
      kind: 'verb',
      rows: `
        assist/assist~: to help, lend a hand to
        avenge/aveng~: to pay back a wrong done to
        cure*/cured/curing: to make well again
        educate/educat~: to teach over many years
        forgive/forgives/forgave/forgiven/forgiving: to stop being angry with
        heal/heal~: to make well again
        nurture/nurtur~: to feed and take care of
        rescue/rescued/rescuing: to save from danger
        guard*/guarded/guarding: to keep safe, watch over
        look after/looks after/looked after/looking after: to take care of
        bring up*/brought up by/was brought up/were brought up/bringing up children/bring up children: to care for and teach until grown up
        shelter*/sheltered/sheltering: to keep safe from weather or danger
        greet/greets/greeted/greeting: to say hello to
        usher*/ushered him/ushered her/ushered them/ushered me/ushered us/ushered into: to show the way to, lead in
        accompany/accompanies/accompanied/accompanying: to go together with
        escort*/escorted/escorting: to go together with, as a guard`,
    },
    {
      // To do harm to somebody
      kind: 'verb',
      rows: `
        accuse/accus~: to say that someone did wrong
        betray/betray~: to be false to a friend or country
        bewitch/bewitch~: to put under a magic spell
        bully*/bullied/bullying: to hurt or frighten someone weaker
        cheat*: to trick, act dishonestly towards
        deceive/deceiv~: to make believe what is not true
        harass/harass~: to trouble again and again
        infect/infect~: to pass a disease on to
        injure/injur~: to do bodily harm to
        isolate/isolat~: to keep apart from others
        mislead/misleads/misled: to make believe what is not true
        mistreat/mistreat~: to be cruel or unkind to
        neglect/neglect~: to fail to care for
        oppress/oppress~: to rule over cruelly
        persecute/persecut~: to treat cruelly because of beliefs or origin
        rob/robs/robbed/robbing: to steal from
        swindle/swindled/swindles/swindling: to trick out of money
        tease/teased/teasing/teases: to laugh at in play
        assassinate/assassinat~: to murder an important person
        abduct/abduct~: to carry off by force
        kidnap/kidnaps/kidnapp~: to carry off by force
        deprive of/deprived of/depriving of/deprives of: to take away from`,
    },
    {
      // What the law or those in power do with somebody
      kind: 'verb',
      rows: `
        acquit/acquits/acquitt~: to declare not guilty in court
        arrest*/arrested/arresting: to catch and hold for the police
        convict*/convicted/convicting: to declare guilty in court
        detain/detain~: to keep from leaving
        imprison/imprison~: to lock up for a crime
        pardon*/pardoned/pardoning: to let go without punishment
        prosecute/prosecut~: to bring before a court
        punish/punish~: to make suffer for a wrong
        sentence*/sentenced/sentencing: to tell how one must pay for a crime
        sue/sued/suing/sues: to bring before a court
        evict/evict~: to force to leave a house
        exile*/exiled: to send away as a punishment
        banish/banish~: to send away as a punishment
        deport/deport~: to send out of a country
        expel/expels/expell~: to force to leave, send away`,
    },
    {
      // To give somebody a post, or take it away
      kind: 'verb',
      rows: `
        appoint/appoint~: to choose for a job
        christen/christened: to give a name to in church
        baptise/baptis~: to give a name to in church, with water
        baptize/baptiz~: to give a name to in church, with water
        crown*/crowned/crowning: to make king or queen
        dismiss/dismiss~: to send away, as from a job
        elect/elected/electing/elects: to choose by voting
        enrol/enrols: to join, or put on the list of a school
        enroll/enrolls/enrolled/enrolling: to join, or put on the list of a school
        hire/hired/hiring/hires: to give a job to
        nominate/nominat~: to suggest for a post or prize
        overthrow/overthrows/overthrew/overthrown/overthrowing: to remove from power by force
        recruit/recruited/recruiting: to get new people to join
        defeat/defeated/defeating: to beat in a fight or game
        outwit/outwits/outwitt~: to beat by being cleverer
        outnumber/outnumber~: to be greater in number than`,
    },
    {
      // To come over a place or a people
      kind: 'verb',
      rows: `
        abandon/abandon~: to leave or give up for good
        annex/annex~: to add to one’s own country by force
        besiege/besieg~: to be all around with an army
        capture*: to take prisoner or catch
        colonise/colonis~: to take as a land to settle and rule
        colonize/coloniz~: to take as a land to settle and rule
        conquer/conquer~: to take by fighting
        defend/defend~: to protect, keep safe from attack
        demolish/demolish~: to knock down, destroy completely
        devastate/devastat~: to destroy almost completely
        evacuate/evacuat~: to move people out of danger
        fortify/fortifies/fortified/fortifying: to make strong against attack
        govern/govern~: to rule, as a country
        inhabit/inhabit~: to live in, have as a home
        invade/invad~: to enter by force with an army
        liberate/liberat~: to set free
        loot/looted/looting: to rob, steal from during a war or riot
        patrol*/patrolled/patrolling: to go round regularly, to keep safe
        plunder/plunder~: to rob, take with violence
        populate/populat~: to live in, fill with people
        raid/raided/raiding: to attack suddenly, often to steal
        ravage/ravag~: to destroy, damage terribly
        seize/seiz~: to take suddenly and by force
        surround/surrounds/surrounded: to be all around
        take over/takes over/took over/taking over: to get control of
        vacate/vacat~: to move out of, leave empty`,
    },
    {
      // To deal with a law or a rule
      kind: 'verb',
      rows: `
        abolish/abolish~: to get rid of by law
        amend/amend~: to change a little, as a law
        authorise/authoris~: to allow officially
        authorize/authoriz~: to allow officially
        ban/banned/banning: to not allow, by law or rule
        censor*/censored/censoring: to cut out what people may not see or read
        enact/enact~: to make into law
        enforce/enforc~: to make people obey by force
        impose/impos~: to make others accept by force
        legalise/legalis~: to allow by law
        legalize/legaliz~: to allow by law
        prohibit/prohibit~: to not allow
        ratify/ratifies/ratified/ratifying: to agree to formally, as a treaty
        reform*/reformed/reforming: to change to make fairer or better
        regulate/regulat~: to control by rules
        repeal/repeal~: to put an end to, as a law
        restrict/restrict~: to limit, hold back
        veto/vetoed/vetoes/vetoing: to not allow, by saying no`,
    },
    {
      // To keep a rule, or not
      kind: 'verb',
      rows: `
        abide by/abides by/abided by: to obey, as a rule
        adhere to/adheres to/adhered to/adhering to: to keep strictly to, obey
        comply with/complies with/complied with/complying with: to obey, as a rule or wish
        defy/defies/defied/defying: to refuse to obey
        obey/obey~: to do what one is told
        violate/violat~: to break, as a law
        uphold/upholds/upheld/upholding: to support, keep from being lost
        boycott/boycotted/boycotting: to refuse to buy from or deal with
        reject/reject~: to refuse to accept
        renounce/renounc~: to give up in public`,
    },
    {
      // To start, to plan, to put off
      kind: 'verb',
      rows: `
        call off/called off/calling off: to decide not to hold
        cancel/cancel~/cancell~: to decide not to hold after all
        carry out/carries out/carried out/carrying out: to put into practice, as a plan or task
        delay*/delayed/delaying: to make happen later
        establish/establish~: to start, as something that is to last
        found*/founded/founding: to start, as a town or company
        implement/implemented/implementing: to put into practice, as a plan or law
        inaugurate/inaugurat~: to start or open with a ceremony
        initiate/initiat~: to start, set going
        organise/organis~: to plan and get ready, as a party or trip
        organize/organiz~: to plan and get ready, as a party or trip
        postpone/postpon~: to put off until later
        propose/proposes/proposed/proposing: to suggest for others to decide
        protest*/protested/protesting: to say in public that one is against
        put an end to/puts an end to/putting an end to: to cause not to go on
        put off/puts off/putting off: to do later than planned
        resume/resum~: to start again after a stop
        set up/sets up/setting up: to start, as a business or group
        terminate/terminat~: to bring to an end
        undertake/undertakes/undertook/undertaken: to take on, begin, as a task
        guarantee*/guaranteed/guaranteeing: to promise for certain
        boost*/boosted/boosting: to make greater or stronger
        safeguard*/safeguarded/safeguarding: to protect from harm`,
    },
    {
      // To help on what goes on, or to cause it
      kind: 'verb',
      rows: `
        accelerate/accelerat~: to make or become faster
        alleviate/alleviat~: to make less painful
        bring about/brings about/brought about/bringing about: to cause, make happen
        coordinate/coordinat~: to make work well together
        ensure/ensur~: to make certain
        facilitate/facilitat~: to make easier
        foster/fosters/fostered/fostering: to help to grow or develop
        give rise to/gives rise to/gave rise to/giving rise to: to cause, be the origin of
        hasten/hasten~: to make happen sooner, or hurry
        mitigate/mitigat~: to make less harmful
        pave the way/paved the way/paves the way/paving the way: to make it easier for what comes after
        prolong/prolongs/prolonging: to make last longer
        relieve/relieves/relieving: to make less painful
        result in/results in/resulted in/resulting in: to cause, have as an effect
        simplify/simplifies/simplified/simplifying: to make easier
        spark*/sparked/sparking: to cause, set going
        speed up/speeds up/sped up/speeding up: to make or become faster
        stimulate/stimulat~: to make more active
        sustain/sustain~: to keep up, make last
        trigger/triggered/triggering: to cause, set going`,
    },
    {
      // To hinder what goes on
      kind: 'verb',
      rows: `
        aggravate/aggravat~: to make worse
        complicate/complicates/complicating: to make harder to do or understand
        curb*/curbed/curbing: to hold back, keep under control
        disrupt/disrupt~: to stop from going on as usual
        endanger/endangers/endangering: to put at risk, be a danger to
        halt*/halted/halting: to bring to a stop
        hamper/hampered/hampering: to hold back, get in the way of
        hinder/hinder~: to hold back, get in the way of
        impede/imped~: to hold back, get in the way of
        intercept/intercept~: to stop on the way
        inhibit/inhibit~: to hold back or prevent
        interrupt/interrupt~: to break into, stop for a short time
        jeopardise/jeopardis~: to put at risk
        jeopardize/jeopardiz~: to put at risk
        obstruct/obstruct~: to block, get in the way of
        prevent/prevent~: to stop from happening
        sabotage/sabotaged/sabotaging: to weaken or damage secretly
        suppress/suppress~: to put down or hold back by force
        thwart/thwart~: to stop from succeeding
        undermine/undermin~: to weaken little by little`,
    },
    {
      // To make something larger or smaller
      kind: 'verb',
      rows: `
        amplify/amplifies/amplified/amplifying: to make louder or bigger
        broaden/broaden~: to make wider
        decrease*/decreased/decreases/decreasing: to make or become smaller
        enlarge/enlarg~: to make bigger
        expand/expand~: to make or become bigger or wider
        lessen/lessen~: to make or become smaller
        magnify/magnifies/magnified/magnifying: to make look bigger or larger
        maximise/maximis~: to make as great as possible
        maximize/maximiz~: to make as great as possible
        minimise/minimis~: to make smaller, as far as it goes
        minimize/minimiz~: to make smaller, as far as it goes
        reduce/reduc~: to make smaller
        shorten/shorten~: to make smaller in length
        reinforce/reinforc~: to make stronger
        enhance/enhanc~: to make better
        enrich/enrich~: to make better by adding something
        impair/impair~: to weaken or damage`,
    },
    {
      // To make something different
      kind: 'verb',
      rows: `
        adapt/adapt~: to change to suit something new
        adjust/adjust~: to change a little to fit
        alter/alter~: to change, make different
        convert/converts/converted/converting: to change from one form to another
        disguise*/disguised/disguising: to hide by changing the looks of
        distort/distort~: to twist out of its true shape
        modernise/modernis~: to bring up to date
        modernize/moderniz~: to bring up to date
        modify/modifies/modified/modifying: to change a little
        purify/purifies/purified/purifying: to make clean
        refine/refin~: to make better by small changes
        renew/renew~: to make fresh again
        renovate/renovat~: to bring back to a good state, as a house
        repair/repaired/repairing: to mend, bring back to order
        replace/replac~: to take or fill the place of
        restore/restor~: to bring back to its old state
        revive/reviv~: to bring back to life or use
        substitute*/substituted/substituting: to use in place of another
        transform/transform~: to change completely`,
    },
    {
      // To put together or apart what belongs to a plan or a whole
      kind: 'verb',
      rows: `
        allocate/allocat~: to give out for a purpose
        categorise/categoris~: to put into groups
        categorize/categoriz~: to put into groups
        classify/classifies/classified/classifying: to put into groups
        combine/combin~: to put or join together
        compile/compil~: to put together from many sources
        discard/discard~: to throw away, get rid of
        distribute/distribut~: to hand out or spread
        divide/divid~: to split into parts
        eliminate/eliminat~: to do away with, get rid of
        exclude/exclud~: to keep or leave out
        gather/gathers/gathered/gathering: to bring or come together
        incorporate/incorporat~: to take in and make part of a whole
        integrate/integrat~: to join into one whole
        merge/merg~: to join into one
        omit/omits/omitt~: to leave out
        preserve/preserv~: to keep in good condition
        reconcile/reconcil~: to make friends again
        remove/remov~: to take away, get rid of
        unify/unifies/unified/unifying: to join into one
        unite/unites/uniting/united: to join together
        dispose of/disposes of/disposed of/disposing of: to throw away, get rid of`,
    },
    {
      // To fix parts to each other, or part them
      kind: 'verb',
      rows: `
        align/align~: to bring into a straight line
        arrange/arrang~: to put in a certain order
        assemble*: to put together, or come together
        attach/attach~: to fix or join on to something
        connect*: to join with each other
        detach/detach~: to take off, undo from something
        disconnect/disconnect~: to undo, as a wire or pipe
        dismantle/dismantl~: to take to pieces
        fasten/fasten~: to close or fix firmly
        glue*/glued/gluing: to stick on with paste
        insert/insert~: to put or push in
        install/install~: to put in place, ready for use
        loosen/loosen~: to make less tight
        scatter/scatters/scattered/scattering: to throw about in all directions
        separate*/separated/separates/separating: to move or keep apart
        stack*/stacked/stacking: to set neatly on top of each other
        tighten/tighten~: to make firm, so that it cannot move
        untie/unties/untied/untying: to undo a knot in
        unwrap/unwraps/unwrapp~: to take the paper off
        wrap*/wrap in/wrap the/wrap it/wraps/wrapped: to cover all round with paper or cloth
        unlock/unlock~: to open with a key
        pile up/piled up/piles up/piling up: to put one on top of another`,
    },
    {
      // To make or to draw a thing
      kind: 'verb',
      rows: `
        adorn/adorn~: to make more beautiful
        compose*: to write, as music
        construct/construct~: to build, put together
        decorate/decorat~: to make more beautiful
        depict/depict~: to show in a picture or in words
        design*/designed/designing: to plan the look or working of
        devise/devis~: to think up or invent
        erect*/erected/erecting: to build, put up
        generate/generat~: to produce, as power or heat
        imitate/imitat~: to copy the way of
        invent/invent~: to think up and make for the first time
        manufacture/manufactured: to make in large numbers, in factories
        mimic/mimics/mimicked/mimicking: to copy the way of, often for fun
        portray/portray~: to show in a picture or in words
        sketch*/sketched/sketching: to draw quickly`,
    },
    {
      // To work with cloth, wood, metal or stone
      kind: 'verb',
      rows: `
        carve/carv~: to cut out of wood or stone
        dye/dyed/dyes/dyeing: to give another colour to cloth or hair
        embroider/embroider~: to sew patterns on
        engrave/engrav~: to cut words or pictures into metal or stone
        knit/knits/knitted/knitting: to make from wool with two needles
        pave/paved/paving: to cover with flat stones, as a street
        polish*/polished/polishing: to rub until it shines
        sculpt/sculpt~: to shape out of stone or clay
        sew/sews/sewed/sewn/sewing: to join cloth with a thread
        stitch*/stitched/stitching: to join cloth with a thread
        weave/weaves/wove/woven: to make cloth from threads
        furnish/furnish~: to put chairs, tables and beds into`,
    },
    {
      // To take hold of something, or let it go
      kind: 'verb',
      rows: `
        clutch*/clutched/clutching: to hold tightly, in fear or worry
        embrace*: to put one’s arms round
        fetch/fetches/fetched/fetching: to go and bring back
        fling*/flung/flinging: to throw with force
        grab*: to take suddenly and roughly
        grasp*/grasped/grasping: to hold firmly in the hand
        grip*/gripped/gripping: to hold very tightly
        hoist/hoist~: to pull up, often with ropes
        hug*: to put one’s arms round
        hurl/hurl~: to throw with force
        pluck/pluck~: to pull off or out, as a feather or flower
        snatch/snatched/snatching: to take suddenly, pull away
        spill*: to let run out by accident
        toss*/tossed/tossing/tosses: to throw lightly or carelessly
        squeeze*/squeeze/squeezed/squeezes/squeezing: to press hard from two sides`,
    },
    {
      // To push, pull or touch something
      kind: 'verb',
      rows: `
        bump into/bumped into/bumps into/bumping into: to knock against by accident
        bury/buries/buried/burying: to put under the ground
        caress/caress~: to touch gently and lovingly
        conceal/conceal~: to hide, keep from being seen
        drag*/dragged/dragging: to pull along the ground
        haul/hauls/hauled/hauling: to pull with great effort
        invert/invert~: to turn upside down
        peck*/pecked/pecking: to strike with the beak
        jerk*/jerked/jerking: to pull with a sudden, sharp movement
        nudge*/nudged/nudging: to push lightly, as with the elbow
        pat*/patted/patting: to touch lightly with a flat hand
        penetrate/penetrat~: to go into or through
        poke/pokes/poked/poking: to push at with a finger or stick
        propel/propels/propell~: to push forward
        scratch*/scratched/scratching: to rub or mark with something sharp
        shove/shoved/shoves/shoving: to push roughly
        stroke*/stroked/stroking: to move one’s hand gently over
        thrust*/thrusting/thrusts into: to push suddenly and hard
        tickle/tickl~: to touch lightly, to make someone laugh
        tuck*/tucked/tucking: to push neatly into place
        tow*/towed/towing: to pull along behind, as a car
        tug*/tugged/tugging: to pull hard and suddenly
        unearth/unearth~: to dig up, bring to light`,
    },
    {
      // To clean, to wet or to dry
      kind: 'verb',
      rows: `
        contaminate/contaminat~: to make dirty or poisonous
        drain*/drained/draining: to let the liquid run out of
        drench/drench~: to make completely wet
        extinguish/extinguish~: to put out, as a fire
        immerse/immers~: to put completely under a liquid
        irrigate/irrigat~: to bring water to dry fields
        pollute/pollut~: to make dirty and harmful
        pour*/pour the/pour in/pour into/pour over/poured the/poured it/poured into/poured out/pouring the/pours the/pour out: to let flow out of a jug or bottle
        rinse/rins~: to wash quickly in clean water
        scrub/scrubs/scrubbed/scrubbing: to rub hard, in order to clean
        scrape*/scraping: to take off with a blade or something hard
        soak/soaks/soaked/soaking: to leave lying in liquid
        splash*/splashed/splashing: to throw drops of liquid about
        sprinkle/sprinkl~: to throw in small drops or bits
        sterilise/sterilis~: to make free from germs
        sterilize/steriliz~: to make free from germs
        submerge/submerg~: to put or go completely under water
        sweep*/sweep the floor/swept the floor/sweeping the floor/swept the room/sweep the house/swept the house/sweep up/swept up: to clean with a broom
        wipe*/wiped/wiping/wipes/wipe: to clean or dry with a cloth
        wring/wrings/wrung/wringing: to twist, to press the water out`,
    },
    {
      // What is done in a kitchen
      kind: 'verb',
      rows: `
        bake*: to cook in an oven
        brew/brewed/brewing/brews: to make, as tea or beer
        coat*/coated/coating: to cover with a thin layer
        drizzle*/drizzled/drizzling: to let flow on in a thin stream
        fry*: to cook in hot fat
        garnish/garnish~: to make a dish look prettier
        grease*/greased/greasing: to rub with fat or oil
        grill*/grilled/grilling: to cook on bars over a fire
        marinate/marinat~: to leave lying in a spicy liquid
        melt*: to make or become liquid by warming
        preheat/preheat~: to warm up beforehand
        refrigerate/refrigerat~: to keep cold
        roast*/roasted/roasting: to cook in an oven or over a fire
        sauté*/sauté/sautéed/saute/sauteed/sautéing: to cook quickly in a little hot fat
        simmer/simmer~: to boil very gently
        thicken/thicken~: to make or become less runny`,
    },
    {
      // To cut, press or mix food
      kind: 'verb',
      rows: `
        blend*/blended/blending: to mix well together
        chop*/chopped/chopping/chop the/chop into: to cut into pieces with a knife or axe
        dice*/diced/dicing: to cut into small cubes
        grate*/grated/grating: to rub into small bits on a rough tool
        grind/grinds/grinding: to crush to powder
        knead/knead~: to press and fold with the hands
        mash*/mashed/mashing: to press until soft, as potatoes
        peel*/peeled/peeling: to take the skin off
        shred*/shredded/shredding: to cut or tear into thin strips
        sift/sift~: to pass through a fine net, as flour
        slice*/sliced/slicing: to cut into thin, flat pieces
        stir*: to mix by moving a spoon round
        whisk*/whisked/whisking: to mix by beating fast`,
    },
    {
      // To cut, break or damage something
      kind: 'verb',
      rows: `
        crumple/crumpl~: to press into folds, as paper
        crush/crushed/crushes/crushing: to press until it breaks
        dent*/dented/denting: to make a hollow in by hitting
        destroy*: to damage completely
        obliterate/obliterat~: to destroy completely
        fracture*/fractured: to break, as a bone
        mow/mows/mowed/mown/mowing: to cut, as grass
        pierce/pierc~: to make a hole through
        prune*/pruned/pruning: to cut branches off
        puncture*/punctured/puncturing: to make a small hole in
        rip*: to tear roughly
        ruin*/ruined/ruining: to spoil completely
        scorch/scorched/scorches: to burn slightly on the outside
        shatter/shatter~: to break into many small pieces
        singe/singed/singes/singeing: to burn slightly on the outside
        slash*/slashed/slashing: to make a long, deep cut in
        smash/smashed/smashing/smashes: to break to pieces with a loud noise
        snip*/snipped/snipping: to cut with scissors
        squash*: to press until it is flat
        trim*/trimmed/trimming: to cut a little off, to make neat
        twist*/twisted/twisting: to turn or bend out of shape
        wreck*/wrecked/wrecking: to damage beyond repair`,
    },
    {
      // To use a machine or a device
      kind: 'verb',
      rows: `
        activate/activat~: to set going, switch on
        delete/delet~: to remove from a text or computer
        download*/downloaded/downloading: to copy from the internet
        filter*/filtered/filtering: to pass through a net to take the dirt out
        illuminate/illuminat~: to light up
        inflate/inflat~: to fill with air
        label*/labeled/labeling/labelled/labelling: to mark with a name
        plug in/plugs in/plugged in/plugging in: to join to the electric current
        recharge/recharg~: to fill with electric power again
        steer/steer~: to guide, as a ship or car
        store*/stored/storing: to keep for later use
        transmit/transmits/transmitt~: to send out, pass on
        upload*/uploaded/uploading: to send to the internet`,
    },
    {
      // To want, to need or to look for
      kind: 'verb',
      rows: `
        covet/covet~: to want what is another’s
        crave/crav~: to want very much
        demand*/demanded: to ask for very firmly
        desire*/desired/desiring: to want very much
        forage*/foraged/foraging: to look for food
        insist on/insists on/insisted on/insisting on: to refuse to give up
        long for*/longs for/longed for/longing for: to want very much
        plead for/pleads for/pleaded for/pleading for: to ask for in great need
        prefer/prefers/preferr~: to like better
        request*/requested/requesting: to ask for politely
        require/requir~: to have need of
        seek/seeks/sought/seeking: to try to find
        yearn for/yearns for/yearned for/yearning for: to want very much
        deserve/deserv~: to be worthy of, because of what one did
        afford/afford~: to have enough money for`,
    },
    {
      // To get, to have or to keep
      kind: 'verb',
      rows: `
        acquire*: to get, come to own
        borrow*: to take for a time and give back later
        collect*: to bring together over time
        confiscate/confiscat~: to take away as a punishment or by law
        conserve/conserv~: to keep from loss or waste
        earn*: to get by working
        hoard*/hoarded/hoarding: to bring together and hide
        inherit/inherit~: to receive from someone who died
        lack*/lacks/lacked/lacking: to be without
        obtain/obtain~: to get, come to own
        owe/owes/owed/owing: to have to pay or give back
        possess/possess~: to own or have
        procure/procur~: to get, come to own
        purchase/purchased/purchasing: to pay for, so as to come to own
        retain/retain~: to keep
        retrieve/retriev~: to get back
        salvage/salvag~: to save from a wreck or fire`,
    },
    {
      // To lose or to use up
      kind: 'verb',
      rows: `
        consume/consum~: to use up, or eat
        deplete/deplet~: to use up most of
        exploit/exploited/exploiting: to use for one’s own gain
        forfeit/forfeit~: to lose as a punishment
        get rid of/gets rid of/got rid of/getting rid of: to make go away for good
        lose sight of/lost sight of/loses sight of/losing sight of: to no longer see, forget about
        misplace/misplac~: to put somewhere and not find again
        relinquish/relinquish~: to give up
        replenish/replenish~: to fill up again
        run out of/runs out of/ran out of/running out of: to use up, have no more of
        sacrifice*/sacrificed/sacrificing: to give up for something better
        squander/squander~: to spend foolishly
        take advantage of/takes advantage of/took advantage of/taking advantage of: to make good use of
        utilise/utilis~: to make use of
        utilize/utiliz~: to make use of`,
    },
    {
      // To give, to trade
      kind: 'verb',
      rows: `
        award*/awarded/awarding: to give as a prize
        bestow/bestow~: to give as an honour
        contribute/contribut~: to give as one’s share, help to bring about
        donate/donates/donated/donating: to give to a good cause
        exchange*/exchanged/exchanging: to give one thing for another
        export*/exported/exporting: to sell to other countries
        grant*/granted/granting: to let have, as something asked for
        import*/imported/importing: to buy from other countries
        invest/invest~: to put money into, in order to gain more
        lend*: to let someone use for a time
        provide/provides/providing/provided by/provided for/provided with: to give what is needed
        smuggle/smuggl~: to bring in or out secretly
        supply*/supplied/supplying: to give what is needed
        swap*: to give one thing for another
        transfer*/transferred/transferring: to move to another place or person
        transport*/transported/transporting: to carry from place to place
        withhold/withholds/withheld/withholding: to refuse to give`,
    },
    {
      // How one thing stands to another
      kind: 'verb',
      rows: `
        affect/affect~: to have an influence on
        belong to/belongs to/belonged to/belonging to: to be owned by, or be a part of
        comprise/compris~: to be made up of several parts
        consist of/consists of/consisted of/consisting of: to be made up of certain parts
        constitute/constitut~: to together be the parts of
        contain/contain~: to have inside as parts
        correspond to/corresponds to/corresponded to: to match, be the same as
        depend on/depends on/depended on/depending on: to be decided by, or need
        differ from/differs from/differed from/differing from: to be unlike
        dominate/dominat~: to be the strongest among
        exceed/exceed~: to be greater than
        influence*/influenced/influencing: to have power over, change a little
        interact with/interacts with/interacted with/interacting with: to work on each other
        outweigh/outweigh~: to be more important than
        precede/preced~: to come before in time or place
        refer to/refers to/referred to/referring to: to mean or speak of
        represent/represent~: to stand for
        resemble/resembl~: to look like
        signify/signifies/signified/signifying: to mean
        stem from/stems from/stemmed from/stemming from: to have as a cause
        surpass/surpass~: to be better or greater than
        symbolise/symbolis~: to stand for
        symbolize/symboliz~: to stand for`,
    },
    {
      // To manage, or not, what one has to do
      kind: 'verb',
      rows: `
        accomplish/accomplishes/accomplishing: to succeed in putting into practice
        achieve/achiev~: to succeed in getting or doing
        attempt*/attempted/attempting: to try, make an effort
        come up with/comes up with/came up with/coming up with: to think of, have the idea of
        cope with/copes with/coped with/coping with: to handle, manage
        fulfil/fulfils: to put into practice, as a wish or duty
        fulfill/fulfills/fulfilled/fulfilling: to put into practice, as a wish or duty
        give up*: to stop trying or doing
        look forward to*: to wait for with pleasure
        neglect to/neglects to/neglected to: to forget or not care to
        overcome/overcomes/overcame/overcoming: to succeed against, beat
        pledge to*/pledged to/pledging to: to promise solemnly to
        pretend to/pretends to/pretended to/pretending to: to act as if something were true
        refrain from/refrains from/refrained from/refraining from: to keep oneself from
        take part in*: to join with others in
        undergo/undergoes/underwent/undergone/undergoing: to go through, experience`,
    },
    {
      // To meet, to follow, to keep away from
      kind: 'verb',
      rows: `
        approach*/approached/approaching: to come nearer to
        attend/attend~: to be present at, go to
        avoid/avoid~: to keep away from
        await/await~: to wait for
        catch up with/caught up with/catching up with: to reach after being behind
        chase*: to run after, to catch
        come across/comes across/came across/coming across: to find by chance
        confront/confront~: to stand face to face with
        dodge/dodged/dodges/dodging: to keep away from by moving quickly aside
        elude/elud~: to escape from by being clever
        encounter/encounters/encountered/encountering: to meet, often by chance
        evade/evad~: to keep away from, or escape from
        haunt/haunted/haunts: to visit again and again, as a ghost does
        keep track of/keeps track of/kept track of/keeping track of: to follow what happens to
        overtake/overtakes/overtook/overtaken/overtaking: to come from behind and pass
        pursue*: to follow in order to catch or reach
        rely on/relies on/relied on/relying on: to need and trust
        take after/takes after/took after/taking after: to be like an older member of the family
        track down/tracks down/tracked down/tracking down: to find after a long search`,
    },
    {
      // How somebody moves on foot
      kind: 'verb',
      rows: `
        amble/ambl~: to walk slowly and easily
        dash*/dashed/dashing: to run quickly and suddenly
        hop*/hopped/hopping: to move in small jumps
        leap*/leapt/leaped/leaping: to move with a big, high jump
        march*/marched/marching: to walk like soldiers
        pace*/paced/pacing: to walk up and down, as when worried
        ramble*/rambled/rambling: to walk about for pleasure
        roam/roam~: to travel about without aim
        sprint*/sprinted/sprinting/sprints: to run as fast as one can
        stride*/strode/striding: to walk with long steps
        stroll/strolled/strolling: to walk slowly for pleasure
        strut*/strutted/strutting: to walk about proudly
        tramp*/tramped/tramping: to walk far, with heavy steps
        trot*/trotted/trotting: to run with short steps
        wander/wander~: to walk around without aim
        clamber/clamber~: to climb with hands and feet
        crawl*/crawled/crawling/crawls: to move on hands and knees
        creep/creeps/crept/creeping: to move slowly and quietly
        hobble/hobbl~: to walk with pain or difficulty
        limp*/limped/limping: to walk unevenly, with a bad leg
        plod/plods/plodd~: to walk slowly and heavily
        sneak/sneaks/sneaked/snuck/sneaking: to move quietly, so as not to be seen
        stagger*/staggered: to walk as if about to fall
        stumble/stumbled: to nearly fall while walking
        tiptoe*/tiptoed/tiptoeing: to walk on the front of one’s feet
        trip over/tripped over/trips over: to hit with the foot and nearly fall
        trudge*/trudged/trudging: to walk slowly and heavily
        waddle*/waddled/waddling: to walk from side to side, like a duck
        tread*/treads/trod/trodden/treading: to step, put one’s feet down`,
    },
    {
      // Going away, coming and staying
      kind: 'verb',
      rows: `
        advance*/advanced on/advanced towards/advanced into/advancing: to move forward
        arrive*: to reach a place
        ascend/ascend~: to go up
        commute/commut~: to travel to work and back
        depart/depart~: to leave, start a journey
        descend*: to go down
        dismount/dismount~: to get off a horse
        disembark/disembark~: to leave a ship or aircraft
        emigrate/emigrat~: to leave one’s country for good
        flee/flees/fled/fleeing: to run away
        linger/linger~: to stay longer than needed
        lurk/lurk~: to wait secretly, often to do harm
        proceed*/proceed/proceeded/proceeding: to go on, move forward
        reside/resid~: to live, have one’s home
        retreat/retreated/retreating: to go back because of danger
        set off*/set off for/set off on/set off in/set off to/set off down/set off across/set off into/set off at/sets off for/setting off for: to start on the way
        set out*/set out on/set out for/set out from/set out at/set out early/set out together/sets out on/sets out for/setting out on/setting out for: to start on the way
        show up*: to appear, come
        withdraw*: to go or take back
        remain*/remain/remained: to stay where one is, or be left`,
    },
    {
      // How animals move
      kind: 'verb',
      rows: `
        dart*/darted/darting: to move suddenly and fast
        flap*/flapped/flapping: to move up and down, like wings
        flutter/fluttered/fluttering/flutters: to move wings quickly and lightly
        gallop/galloped/galloping/gallops: to run at full speed, like a horse
        glide/glided/glides/gliding: to move smoothly, without noise
        hover/hovers/hovered/hovering: to stay in the air in one place
        pounce/pounc~: to jump on suddenly, as on prey
        scamper/scamper~: to run with quick little steps
        scurry/scurries/scurried/scurrying: to run with quick little steps
        scuttle/scuttled/scuttling: to run with quick little steps
        slither/slither~: to move along like a snake
        soar*: to fly high up in the sky
        swarm*/swarmed/swarming: to move in large numbers, like bees
        swoop/swoop~: to fly down suddenly
        wade/wades/waded/wading: to walk through water
        wriggle/wriggl~: to twist one’s body from side to side`,
    },
    {
      // How things move
      kind: 'verb',
      rows: `
        bounce/bounced/bounces/bouncing: to spring back from the ground or a wall
        capsize/capsiz~: to turn over in the water
        dangle/dangl~: to hang and swing loosely
        drift*/drifted/drifting: to be carried along by wind or water
        float*/floated/floating/float: to stay on the top of water
        hurtle/hurtl~: to move at a great, dangerous speed
        rotate/rotat~: to turn round and round a point
        skid*/skidded/skidding: to move sideways over a wet or icy surface
        slide*/slid/sliding: to move smoothly over a surface
        swerve/swerv~: to turn suddenly to one side
        swing*/swung/swinging: to move to and fro while hanging
        swirl/swirl~: to move round and round quickly
        topple/toppl~: to lose balance and fall over
        tumble/tumbled/tumbling: to fall, rolling over and over
        whirl*/whirled/whirling: to move round and round quickly
        wobble/wobbl~: to move unsteadily from side to side`,
    },
    {
      // What the body does
      kind: 'verb',
      rows: `
        cower/cower~: to bend low in fear
        crouch/crouch~: to bend low, sit on one’s heels
        curl up/curls up/curled up/curling up: to lie with back bent and knees drawn in
        doze/doz~: to sleep lightly
        faint*/fainted/fainting: to lose consciousness for a short time
        flinch/flinch~: to move back suddenly from pain or fear
        inhale/inhal~: to take air into the body
        exhale/exhal~: to let air out of the body
        kneel/kneels/knelt/kneeled/kneeling: to go down on bent legs, as in prayer
        lean*/leaned/leant/leaning: to rest against something, not stand straight
        nestle/nestl~: to lie warmly and comfortably
        shiver/shivered/shivering/shivers: to shake with cold or fear
        shudder*/shuddered/shuddering: to shake from cold, fear or disgust
        slouch/slouch~: to sit or stand in a lazy way
        slumber*/slumbered/slumbering: to sleep peacefully
        squat*/squatted/squatting: to sit on one’s heels
        stoop/stoop~: to bend forwards and down
        swallow*/swallowed/swallowing: to let food go down one’s throat
        sway/swayed/swaying/sways: to lean slowly from side to side
        tremble/trembl~: to shake with fear or cold
        vomit*/vomited/vomiting: to throw up food from the stomach
        breathe/breathes/breathed/breathing: to take in air and let it out`,
    },
    {
      // What somebody shows without words
      kind: 'verb',
      rows: `
        beckon/beckon~: to call nearer with a hand or finger
        blush/blushed/blushing/blushes: to turn red in the face
        curtsy/curtsies/curtsied/curtsying: to bend one’s knees to a great lady or lord
        gesture*/gestured/gesturing: to make signs with one’s hands
        grimace*/grimaced/grimacing: to twist one’s face in pain or dislike
        grin/grinned/grinning/grins: to smile broadly
        hesitate/hesitat~: to wait before acting because of doubt
        nod*: to move one’s head to mean yes
        salute*/saluting: to raise one’s hand to the head, like a soldier
        shrug*/shrugged/shrugging: to raise one’s shoulders, as if not caring
        sneer/sneer~: to smile in an unkind, proud way
        sulk/sulk~: to be silent and cross
        wince/winc~: to show pain for a moment in one’s face
        gape/gaped/gaping: to look with open mouth
        gaze/gazed/gazing: to look for a long time
        glance*/glanced/glancing: to take a quick look
        glare*/glared/glaring at: to look with anger
        peek*/peeked/peeking: to look quickly and secretly
        peep*/peeped/peeping: to look quickly and secretly
        peer*/peered/peering: to look hard, when it is difficult to see
        squint*/squinted/squinting: to look with half-closed eyes
        stare*: to look for a long time with wide eyes
        scowl/scowl~: to draw one’s eyebrows together in anger
        frown*/frowned/frowning: to draw one’s eyebrows together
        blink/blinked/blinking/blinks: to shut and open one’s eyes quickly
        wink*/winked/winking: to close and open one eye, as a sign`,
    },
    {
      // To act with or against others
      kind: 'verb',
      rows: `
        bargain*/bargained/bargaining: to try to get a better price
        clash*/clashed/clashing: to fight or disagree sharply
        collaborate/collaborat~: to work together
        communicate*: to pass on news or ideas
        compete/compet~: to try to win against others
        cooperate/cooperat~: to work together
        get along/gets along/got along/getting along: to be friendly with each other
        interfere/interfer~: to step in without being asked
        intervene/interven~: to step in to change what happens
        meddle/meddl~: to step in without being asked
        mediate/mediat~: to help two sides to make peace
        mingle/mingl~: to move about among other people
        negotiate/negotiat~: to try to agree on by talking
        participate*: to join in with others
        quarrel*/quarrelled/quarreled/quarrelling/quarreling: to argue angrily
        rebel*/rebelled/rebelling: to fight against those who rule
        socialise/socialis~: to meet people for pleasure
        socialize/socializ~: to meet people for pleasure
        strive/strives/strove/striven/striving: to try very hard
        struggle*/struggled/struggling: to try very hard against difficulties
        surrender/surrendered/surrendering: to stop fighting and give oneself up
        toil*/toiled/toiling: to work very hard for a long time
        wrestle/wrestl~: to fight by holding and throwing down`,
    },
    {
      // What people do in their lives
      kind: 'verb',
      rows: `
        apologise/apologis~: to say that one is sorry
        apologize/apologiz~: to say that one is sorry
        behave/behav~: to act, in a good or a bad way
        complain*: to say that one is not satisfied
        gossip*/gossiped/gossiping: to talk about other people’s private life
        misbehave/misbehav~: to act in a bad way
        mourn/mourn~: to feel and show sadness about a death
        preach/preach~: to speak about religion in church
        resign/resigns/resigned from/resigned as/resigned in/resigned on/resigned after/resigning: to give up one’s job or office
        respond/respond~: to answer, or do something in return
        retire/retir~: to stop working because of age
        scheme*/schemed/scheming: to make secret, dishonest plans`,
    },
    {
      // How something begins, goes on or ends
      kind: 'verb',
      rows: `
        arise/arises/arose/arisen/arising: to come into being, begin
        break out/breaks out/broke out/broken out/breaking out: to start suddenly, burst out
        cease/ceas~: to come to an end
        coincide/coincid~: to happen at the same time
        commence/commenc~: to begin, start
        die out/dies out/died out/dying out: to come to an end as a kind
        elapse/elaps~: to pass by, as time does
        emerge/emerges/emerged/emerging: to come out into view
        erupt/erupt~: to burst out, as fire or fighting
        expire/expir~: to run out, be no longer valid
        explode*: to burst with a loud noise
        occur/occurs/occurr~: to happen, come about
        originate/originat~: to begin in a certain place or time
        persist/persist~: to go on in spite of difficulty
        recur/recurs/recurred: to happen again
        take place/takes place/took place/taken place/taking place: to happen, come about
        turn out to be/turns out to be/turned out to be/turned out that/turns out that: to prove in the end
        collapse/collapsed/collapsing: to fall down or in suddenly
        vary/varies/varying: to be different from case to case`,
    },
    {
      // How something grows, shrinks or is seen no longer
      kind: 'verb',
      rows: `
        accumulate/accumulat~: to come together, become more and more
        crumble/crumbl~: to fall into small pieces
        deteriorate/deteriorat~: to get worse or weaker
        diminish/diminish~: to get smaller or weaker
        disappear*: to be gone, no longer seen
        dissolve/dissolv~: to mix with a liquid until it cannot be seen
        escalate/escalat~: to become greater or more serious
        evolve/evolv~: to change slowly over a long time
        fade/fades/faded/fading: to become weaker or less bright
        fluctuate/fluctuat~: to go up and down again and again
        intensify/intensifies/intensified/intensifying: to become stronger
        plummet/plummet~: to fall suddenly and very far
        recede/reced~: to move further away, go back
        shrink/shrinks/shrank/shrunk/shrinking: to get smaller
        slow down/slows down/slowed down/slowing down: to move or act less fast
        subside/subsid~: to become calm, less strong
        swell*/swelled/swollen/swelling: to grow bigger and rounder
        vanish/vanish~: to be suddenly gone
        wear off/wears off/wore off/wearing off: to become weaker until it is gone`,
    },
    {
      // What matter does
      kind: 'verb',
      rows: `
        bubble*/bubbled/bubbling: to form small balls of air
        circulate/circulat~: to go round and round
        condense/condens~: to turn from gas into liquid
        corrode/corrod~: to be eaten away, as metal in wet air
        crystallise/crystallis~: to form regular, shining bits
        crystallize/crystalliz~: to form regular, shining bits
        decay*/decayed/decaying: to go bad, rot slowly
        decompose/decompos~: to rot, break down after death
        drip*/dripped/dripping: to fall in drops
        erode/erod~: to wear away by wind and water
        evaporate/evaporat~: to turn from liquid into gas
        flow*/flowed/flowing: to run or move along, like a river
        freeze*: to become hard with cold
        gush*/gushed/gushing: to run out suddenly and strongly
        leak*/leaked/leaking: to come out through a small hole
        meander/meander~: to run in many bends, like a river
        ooze/oozed/oozes/oozing: to come out slowly, as thick liquid
        overflow*/overflowed/overflowing: to be too full, so that liquid runs out
        radiate/radiat~: to send out in all directions, as warmth
        rust*/rusted/rusting: to be eaten away, as old iron
        seep/seep~: to come slowly through small holes
        solidify/solidifies/solidified/solidifying: to become hard
        thaw*/thawed/thawing: to become soft or liquid after the cold
        trickle*/trickled/trickling: to run slowly, in a thin stream
        vibrate/vibrat~: to shake very quickly`,
    },
    {
      // How light shows itself
      kind: 'verb',
      rows: `
        blaze*/blazed/blazing: to burn with strong, high flames
        dazzle/dazzled/dazzles: to make unable to see for a moment
        flash*/flashed/flashing: to shine suddenly and brightly
        flicker/flickered/flickers/flickering: to burn or shine unsteadily
        gleam*/gleamed/gleaming: to shine softly
        glisten/glisten~: to shine, as wet things do
        glitter*/glittered/glittering: to shine with many little points of light
        glow*/glowed/glowing: to give out a soft, steady light
        ignite/ignit~: to set on fire, or catch fire
        kindle/kindled/kindles: to set on fire, light
        shimmer/shimmer~: to shine with a soft, trembling light
        smoulder/smoulder~: to burn slowly without flame
        smolder/smolder~: to burn slowly without flame
        sparkle/sparkl~: to shine with many little points of light
        twinkle/twinkles/twinkled: to shine on and off, like stars`,
    },
    {
      // What can be heard
      kind: 'verb',
      rows: `
        blare/blar~: to sound very loudly, like a horn
        boom*/boomed: to sound deep and hollow
        buzz/buzzed/buzzing/buzzes: to sound like a swarm of bees
        clang*/clanged/clanging: to ring loudly, like metal
        clatter*/clattered/clattering: to knock together, like falling dishes
        crackle/crackled/crackles/crackling: to snap sharply, like burning wood
        creak*/creaked/creaking: to sound like an old door
        echo*/echoed/echoing: to come back from the walls
        hum*/hummed/humming: to sing with closed lips
        jingle*/jingled/jingling: to ring softly, like little bells
        patter*/pattered/pattering: to tap lightly, like rain
        rattle*/rattled/rattling: to shake with short, hard noises
        resound/resound~: to ring out, fill a place
        rumble*/rumbled/rumbling: to make a long, deep noise, like thunder
        rustle/rustl~: to sound softly, like dry leaves
        squeak*/squeaked/squeaking: to give a short cry, like a mouse
        thud*/thudded: to fall heavily, with a dull noise`,
    },
    {
      // How living things eat
      kind: 'verb',
      rows: `
        chew/chew~: to break up with the teeth
        devour/devour~: to eat up hungrily
        digest*/digested/digesting/digests: to break down food in the body
        gnaw/gnaw~: to bite at again and again
        gobble/gobbl~: to eat fast and noisily
        graze*/grazed/grazing/grazes: to eat grass in a field
        munch/munch~: to eat steadily and noisily
        nibble/nibbl~: to bite off very small pieces
        prey on/preys on/preyed on/preying on: to hunt for food
        sip*/sipped/sipping: to drink a little at a time`,
    },
    {
      // How living things live and die
      kind: 'verb',
      rows: `
        blossom*/blossomed/blossoming: to open their flowers
        breed*/bred/breeding: to have young, or keep animals for young
        flourish/flourish~: to grow or do very well
        germinate/germinat~: to begin to grow, as a seed
        hatch/hatched/hatching: to come out of an egg
        mature*/matured/matures/maturing: to become fully grown
        pollinate/pollinat~: to help a flower to form seeds
        reproduce/reproduc~: to bring forth young
        secrete/secretes/secreted/secreting: to give off a liquid
        sprout/sprouted/sprouting: to begin to grow
        thrive/thriv~: to grow or do very well
        wilt/wilt~: to hang down and dry up
        wither/wither~: to dry up and die
        drown*: to die under water
        perish/perish~: to die, lose one’s life
        recover*/recover from/recovers from/recovered from/recovering from/fully recovered/slowly recovered: to get well again
        starve/starv~: to suffer or die from hunger
        suffocate/suffocat~: to die for want of air
        survive/surviv~: to stay alive
        hibernate/hibernat~: to sleep through the winter
        migrate/migrat~: to move from one region to another
        roost*/roosted/roosting: to sit down to sleep, as birds do
        perch*/perched/perching: to sit on a branch, as birds do
        burrow*/burrowed/burrowing: to dig a hole in the ground to live in
        disperse/dispers~: to spread in all directions
        camouflage*/camouflaged/camouflaging: to hide by colour or shape`,
    },
    {
      // Scholars and scientists
      kind: 'noun',
      rows: `
        anthropologist/anthropologist~: someone who compares peoples and customs
        archaeologist/archaeologist~: someone who digs up remains of the past
        archeologist/archeologist~: someone who digs up remains of the past
        astronomer/astronomer~: someone who observes the stars
        biologist/biologist~: someone who studies living things
        botanist/botanist~: someone who knows all about plants
        ecologist/ecologist~: someone who studies life in its surroundings
        economist/economist~: someone who deals with money and trade
        geographer/geographer~: someone who describes countries and seas
        geologist/geologist~: someone who examines rocks and the earth
        historian/historian~: someone who writes about the past
        linguist/linguist~: someone who studies language
        mathematician/mathematician~: someone who works with numbers
        naturalist/naturalist~: someone who watches plants and animals
        philosopher/philosopher~: someone who thinks about the great questions
        physicist/physicist~: someone who looks into heat, light and forces
        psychologist/psychologist~: someone who studies the human mind
        researcher/researcher~: someone who tries to find out new facts
        scholar/scholar~: someone who has studied a subject deeply
        sociologist/sociologist~: someone who asks how people live together`,
    },
    {
      // People with a profession
      kind: 'noun',
      rows: `
        accountant/accountant~: someone who keeps records of money
        architect/architect~: someone who plans buildings
        astronaut/astronaut~: someone who travels into space
        carpenter/carpenter~: someone who makes things of wood
        dentist*: someone who treats teeth
        diplomat/diplomat~: someone who deals with other countries
        editor*: someone who prepares texts for printing
        electrician/electrician~: someone who puts in lights and wires
        engineer/engineer~: someone who plans machines, roads or bridges
        entrepreneur/entrepreneur~: someone who starts businesses
        firefighter*: someone who puts out flames as a job
        gardener*: someone who looks after flowers and lawns
        inspector/inspector~: someone who checks that all is in order
        interpreter/interpreter~: someone who puts speech into another language
        inventor/inventor~: someone who makes things that are new
        journalist/journalist~: someone who writes for a newspaper
        lawyer/lawyer~: someone who knows the law and speaks in court
        librarian/librarian~: someone who looks after books for readers
        mechanic/mechanic: someone who repairs engines
        miner/miner~: someone who digs coal or metal out of the earth
        pharmacist/pharmacist~: someone who sells medicines
        physician/physician~: a doctor, a healer of the sick
        plumber/plumber~: someone who repairs water pipes
        surgeon/surgeon~: a doctor who cuts people open to heal them
        surveyor/surveyor~: someone who measures land
        veterinarian/veterinarian~: a doctor for animals
        cashier/cashier~: someone who takes the money in a shop
        curator/curator~: someone in charge of a museum
        critic/critic~: someone who judges, or finds fault`,
    },
    {
      // Craftsmen and tradespeople
      kind: 'noun',
      rows: `
        apprentice/apprentice~: someone who learns a trade from a master
        artisan/artisan~: someone who makes things skilfully by hand
        baker*: someone who makes and sells bread
        barber/barber~: someone who cuts men’s hair
        blacksmith/blacksmith~: someone who makes things of iron
        butcher*/butcher’s shop/the butcher/a butcher/butchers: someone who sells meat
        cobbler/cobbler~: someone who makes and mends shoes or footwear
        shoemaker/shoemaker~: someone who makes and mends footwear
        craftsman/craftsmen: someone who makes things skilfully by hand
        fisherman*: someone who catches things to eat from the sea
        goldsmith/goldsmith~: someone who makes rings of precious metal
        grocer/grocer~: someone who sells food in a small store
        innkeeper/innkeeper~: someone who has a house for travellers
        jeweller/jeweller~: someone who sells rings and precious stones
        merchant/merchant~: someone who buys and sells goods
        miller/miller~: someone who makes flour from grain
        peasant/peasant~: a poor person who works on the land
        pedlar/pedlar~: someone who sells small things from door to door
        peddler/peddler~: someone who sells small things from door to door
        potter/potters: someone who makes dishes of clay
        shepherd/shepherd~: someone who looks after sheep
        shopkeeper*: someone who sells things in a small store
        spinner/spinner~: someone who makes thread from wool
        tailor/tailor~: someone who makes clothes
        tanner/tanner~: someone who makes leather
        vendor/vendor~: someone who sells things in the street
        weaver/weaver~: someone who makes cloth
        woodcutter/woodcutter~: someone who fells trees`,
    },
    {
      // Persons with an office
      kind: 'noun',
      rows: `
        ambassador/ambassador~: someone who speaks for a country abroad
        archbishop/archbishop~: a church leader of the highest rank
        bishop/bishop~: a church leader over a large area
        chairman/chairmen: the person who leads a meeting
        commander/commander~: someone who leads soldiers
        councillor/councillor~: someone chosen to help run a town
        delegate*/delegates: someone who speaks for others at a meeting
        governor/governor~: someone who rules a province or state
        mayor/mayor~: the head of a town or city
        missionary/missionaries: someone who travels to spread a religion
        monarch/monarch~: a ruler such as a king or queen
        monk/monk~: a man who lives a life of prayer with others
        nun/nun~: a woman who lives a life of prayer with others
        priest/priest~: someone who leads prayers in a church or temple
        referee/referee~: someone who sees that players keep the rules
        senator/senator~: a member of the upper house that makes laws
        sheriff/sheriff~: a law officer of an American county
        spokesman/spokesmen: someone who speaks for a group
        spokeswoman/spokeswomen: a woman who speaks for a group
        spokesperson/spokesperson~: someone who speaks for a group
        supervisor/supervisor~: someone who watches over work
        politician/politician~: someone who works in government
        tyrant/tyrant~: a ruler who is cruel to the people
        dictator/dictator~: a ruler who has total power
        navigator/navigator~: someone who finds the way for a ship`,
    },
    {
      // Servants, teachers and masters
      kind: 'noun',
      rows: `
        assistant/assistant~: someone who helps another at work
        bodyguard/bodyguard~: someone who protects an important person
        butler/butler~: the chief man who serves in a house
        employee/employee~: someone who works for a firm
        employer/employer~: someone who pays others to work
        governess/governesses: a woman who teaches children in their home
        instructor/instructor~: someone who teaches a skill
        landlord/landlord~: someone who lets rooms or houses for money
        maid/maid~: a woman who works and cleans in another’s house
        mentor/mentor~: someone older who gives advice
        messenger/messenger~: someone who brings news
        servant*: someone who works in another’s house
        slave*: someone who is owned by another and must obey
        tutor/tutor~: someone who teaches one pupil at a time
        tenant/tenant~: someone who pays rent for a house or land
        disciple/disciple~: someone who follows a great teacher
        host*/our host/their host/his host/her host/my host: someone who has invited others
        guest*: someone who has been invited
        benefactor/benefactor~: someone who gives help or money
        customer*: someone who buys from a shop
        consumer/consumer~: someone who buys goods
        investor/investor~: someone who puts money into a business
        patron/patron~: someone who supports others with money
        donor/donor~: someone who gives money or blood
        volunteer*/volunteers/a volunteer: someone who works without pay`,
    },
    {
      // Kings, knights and people of old tales
      kind: 'noun',
      rows: `
        baron/baron~: a lord of low rank
        conqueror/conqueror~: someone who takes a land by war
        courtier/courtier~: someone who lives at a king’s palace
        duke/duke~: a lord of the highest rank
        emperor/emperor~: a ruler over many lands
        empress: a woman who is ruler over many lands
        gladiator/gladiator~: a man who fought for a show in old Rome
        huntsman*: a man who kills wild animals for a living
        jester/jester~: a man paid to make a king laugh
        knight/knight~: a noble rider who fights in armour
        maiden*: a young girl, not married
        minstrel/minstrel~: a singer who went from place to place
        nobleman/noblemen: a lord, a man of high birth
        pharaoh/pharaoh~: a king of old Egypt
        prophet/prophet~: someone who says what God wants
        samurai/samurai~: a noble fighter in old Japan
        serf/serf~: a farm worker who belonged to a lord
        squire/squire~: a young man who served a knight
        sultan/sultan~: a ruler of a Muslim land
        swineherd/swineherd~: someone who looks after pigs
        warrior/warrior~: someone who fights in wars`,
    },
    {
      // Beings of tales and belief
      kind: 'noun',
      rows: `
        angel*: a messenger of God with wings
        demon/demon~: an evil spirit
        dragon*: a huge beast that breathes fire
        dwarf*: a very small man in tales
        elf/elves: a small being with pointed ears
        fairy*: a tiny winged lady with magic powers
        ghost*: a dead person who appears to the living
        giant*: a huge man, taller than a house
        goblin/goblin~: a small, ugly and nasty being
        mermaid/mermaid~: a woman with a fish’s tail
        monster*: a huge, ugly and frightening beast
        ogre/ogre~: a huge, ugly being who eats people
        sorcerer/sorcerer~: a man with magic powers
        sorceress: a woman with magic powers
        stepmother/stepmother~: a father’s second wife
        troll/troll~: a huge, ugly being of northern tales
        unicorn/unicorn~: a horse with one horn
        vampire/vampire~: a dead person who drinks blood
        witch*: an old woman with evil magic powers
        wizard*: a man with magic powers`,
    },
    {
      // Family and love
      kind: 'noun',
      rows: `
        ancestor/ancestor~: a forefather, or an early form of an animal
        bride/bride~: a woman on her wedding day
        bridegroom/bridegroom~: a man on his wedding day
        groom*/bride and groom/the groom: a man on his wedding day
        descendant/descendant~: a child, grandchild or later offspring
        fiancé/fiancé~: the man a woman has promised to marry
        guardian/guardian~: someone who looks after a child without parents
        heir/heir~: someone who receives what a dead person owned
        infant/infant~: a very young child, a baby
        kinsman/kinsmen: a man of the same family
        nephew/nephew~: the son of one’s brother or sister
        niece/niece~: the daughter of one’s brother or sister
        orphan/orphan~: a child whose parents are dead
        sibling/sibling~: a brother or sister
        spouse/spouse~: a husband or wife
        toddler/toddler~: a child just learning to walk
        twin*/twins: one of two children born together
        widow/widow~: a woman whose husband is dead
        widower/widower~: a man whose wife is dead
        youngster/youngster~: a child, a boy or girl
        teenager*: a boy or girl between 13 and 19`,
    },
    {
      // Friends and enemies
      kind: 'noun',
      rows: `
        accomplice/accomplice~: someone who helps to commit a crime
        acquaintance/acquaintance~: someone one knows a little
        ally/allies: someone who helps and stands by another
        bystander/bystander~: someone who is there but takes no part
        colleague/colleague~: someone who works in the same place
        companion/companion~: someone who goes along with another
        enemy*: someone who hates or fights the other side
        foe/foe~: someone who hates or fights the other side
        founder*/founders/founder of/founder and: someone who started an organization or town
        opponent/opponent~: someone who is on the other side
        passer-by/passers-by: someone who walks past
        predecessor/predecessor~: someone who had a position before another
        rival/rival~: someone on the other side who wants the same
        stranger/stranger~: someone whom one does not know
        successor/successor~: someone who takes over a position after another
        supporter/supporter~: someone who is for a person or a team
        teammate/teammate~: someone who plays on the same side`,
    },
    {
      // Persons on the move
      kind: 'noun',
      rows: `
        castaway/castaway~: someone whose ship went down, left on an island
        emigrant/emigrant~: someone who leaves to live in another country
        explorer/explorer~: someone who finds and maps unknown lands
        fugitive/fugitive~: someone who is running away
        immigrant/immigrant~: someone who comes to live in another country
        invader/invader~: someone who enters with an army
        migrant/migrant~: someone who moves to live or work elsewhere
        nomad/nomad~: someone who goes about with herds
        passenger/passenger~: someone on a journey by ship, train or car
        pedestrian/pedestrian~: someone who goes on foot
        pilgrim/pilgrim~: someone on a journey to a holy place
        pirate*: someone who robs ships
        refugee/refugee~: someone who had to flee to another country
        rider*: someone on a horse or bicycle
        sailor*: someone who works on a ship
        tourist*: someone on a journey for pleasure
        traveller/traveller~: someone on a journey
        traveler/traveler~: someone on a journey
        vagabond/vagabond~: someone who goes about without a home
        wanderer/wanderer~: someone who goes about without aim`,
    },
    {
      // Persons at a place
      kind: 'noun',
      rows: `
        hermit/hermit~: someone who lives alone, away from people
        hostage/hostage~: someone locked up until demands are met
        inhabitant/inhabitant~: someone who lives in a place
        inmate/inmate~: someone who is locked up in a prison
        intruder/intruder~: someone who gets in without permission
        newcomer/newcomer~: someone who has just arrived
        outlaw/outlaw~: someone hunted for having broken the law
        outsider/outsider~: someone who does not belong to the group
        pioneer/pioneers: someone who is among the first to do or settle
        prisoner*: someone who is locked up
        settler/settler~: someone who makes a home in new land`,
    },
    {
      // Persons by what they do wrong
      kind: 'noun',
      rows: `
        beggar/beggar~: someone who asks for money in the street
        burglar/burglar~: someone who breaks in and steals
        coward/coward~: someone who runs away from danger
        criminal*/criminals: someone who steals, kills or breaks the law
        glutton/glutton~: someone who eats too much
        hunter*: someone who kills wild animals for food
        impostor/impostor~: someone who fools others, posing as another
        liar*: someone who says what is not true
        miser/miser~: someone who loves money and hates to spend it
        murderer/murderer~: someone who kills a person
        rascal/rascal~: someone who is naughty or bad
        scoundrel/scoundrel~: someone who is bad and dishonest
        culprit/culprit~: someone who did it, the guilty one
        robber/robber~: someone who steals by force
        spy*: someone who finds out secrets for an enemy
        thief*: someone who steals
        traitor/traitor~: someone who is false to friends or country
        trickster/trickster~: someone who fools others
        villain/villain~: someone who is bad and wicked, as in a story`,
    },
    {
      // Persons by their part in a matter
      kind: 'noun',
      rows: `
        activist/activist~: someone who works for political change
        athlete*: someone who is good at running or jumping
        candidate/candidate~: someone who wants to be chosen for an office
        champion*/champion of/champions: someone who has won against all others
        citizen/citizen~: a member of a state with all rights
        collector/collector~: someone who gathers stamps, coins or pictures
        defendant/defendant~: someone who is charged with a crime in court
        genius/geniuses: someone who is extremely clever
        participant/participant~: someone who joins in with others
        patient*/patients/the patient/a patient: someone treated by a doctor
        performer/performer~: someone who acts, sings or dances for others
        protester/protester~: someone who shows in public what they oppose
        reformer/reformer~: someone who tries to change laws for the better
        scapegoat/scapegoat~: someone who gets the blame for others
        spectator/spectator~: someone who watches a show or game
        survivor/survivor~: someone who stays alive after a disaster
        taxpayer/taxpayer~: someone who gives money to the state
        veteran*/veterans: someone who has been in a war
        victim/victim~: someone who is hurt or killed
        viewer/viewer~: someone who watches television
        onlooker/onlooker~: someone who watches without taking part
        voter/voter~: someone who chooses in an election
        witness*/witnesses/a witness/the witness: someone who saw what happened`,
    },
    {
      // Rivers and lakes
      kind: 'noun',
      rows: `
        brook/brook~: a small stream
        canal/canal~: a waterway dug by people
        cascade*: a small waterfall over rocks
        creek/creek~: a small stream or narrow inlet
        current*/ocean current/ocean currents/currents: a flow of water in one direction
        dam*/dams/the dam/a dam: a wall built across a river
        ford*/fords: a place where one can walk through a river
        fountain/fountain~: a jet of water in a garden or square
        geyser/geyser~: a spring that shoots up hot water
        pond*: a small piece of still water
        puddle/puddle~: rain left lying on the ground
        rapids: a fast part of a river with rocks
        reservoir/reservoir~: a lake where water is stored
        torrent/torrent~: a wild rush of water
        tributary/tributaries: a river that flows into a larger one
        waterfall/waterfall~: a place where a river drops from a height
        well*/wells/into the well/a deep well/the well was/village well: a hole from which water is drawn
        whirlpool/whirlpool~: water that turns round and draws things down`,
    },
    {
      // Seas and coasts
      kind: 'noun',
      rows: `
        bay*/the bay/bays: a wide, curved part of the coast
        coastline/coastline~: the line where land and sea meet
        delta/delta~: flat land at the mouth of a river
        estuary/estuaries: the wide mouth of a river at the sea
        glacier/glacier~: a huge mass of ice that moves slowly
        gulf/gulf~: a large part of the sea cut into the land
        harbor/harbor~: a sheltered place for ships
        harbour/harbour~: a sheltered place for ships
        iceberg/iceberg~: a huge lump floating in cold seas
        inlet/inlet~: a narrow arm of the sea
        lagoon/lagoon~: a shallow lake cut off from the sea
        reef/reef~: rocks or coral just under the sea
        strait/strait~: a narrow stretch of sea between two lands
        tide*/tides/high tide/low tide: the rise and fall of the sea
        archipelago/archipelago~: a group of islands
        cape*/rounded the cape: a point of land running into the sea
        continent/continent~: one of the great land masses of the earth
        fjord/fjord~: a long arm of the sea between steep rocks
        headland/headland~: a high point of land above the sea
        isthmus: a thin strip joining two larger lands
        peninsula/peninsula~: land with water on almost all sides
        shore*/shores/the shore: the land along the edge of the sea`,
    },
    {
      // Heights and depths of the land
      kind: 'noun',
      rows: `
        canyon/canyon~: a deep valley with steep sides
        cave*: a hollow in a hill or rock
        cliff/cliff~: a high, steep wall of rock
        crater/crater~: a large round hole in the ground
        dune/dune~: a hill of sand
        gorge*/gorges/a gorge/the gorge: a deep valley with steep sides
        highland*/highlands: an area with many mountains
        lowland*/lowlands: flat land near sea level
        peak*/peaks/mountain peak: the pointed top of a mountain
        plain*/plains/coastal plain/wide plain/open plain: a large area of flat land
        plateau/plateau~: a large area of high, flat land
        quarry/quarries: a place where stone is dug out
        ridge/ridge~: a long, narrow top of a hill
        slope*/slopes/the slope/steep slope: the side of a hill
        summit*/the summit of/mountain summit/reached the summit: the top of a mountain
        terrain/terrain~: land and what it is like
        valley/valley~: low, often deep land between hills
        volcano/volcanoes/volcanos: a mountain that throws out fire and ash`,
    },
    {
      // Open and wooded land
      kind: 'noun',
      rows: `
        clearing*/a clearing/the clearing/clearings: an open space among trees
        desert*/the desert/a desert/deserts of: dry land where hardly anything grows
        glade/glade~: an open space among trees
        grassland/grassland~: open land where animals graze
        grove/grove~: a small group of trees
        heath/heath~: wild, open land with low bushes
        jungle*: a thick tropical forest
        marsh/marshes: soft, very wet land
        meadow/meadow~: a field of grass and flowers
        moor*/moors/the moor: wild, open land with low bushes
        oasis/oases: a green place in dry, sandy country
        orchard/orchard~: a piece of land with fruit trees
        pasture/pasture~: land with grass where animals graze
        plantation/plantation~: a large farm for cotton, tea or sugar
        prairie/prairie~: wide, open land covered with grass
        savanna/savanna~: hot land with grass and few trees
        savannah/savannah~: hot land with grass and few trees
        swamp/swamp~: soft, very wet land
        tundra/tundra~: cold, treeless land of the far north
        vineyard/vineyard~: a field where grapes grow
        wasteland/wasteland~: land that is of no use
        wetland/wetland~: land covered with shallow water, wet land
        wilderness/wildernesses: land that people have not changed
        woodland/woodland~: land covered with trees, a forest`,
    },
    {
      // Lands and areas
      kind: 'noun',
      rows: `
        colony*/colonies/former colony/new colony/overseas colony: a land ruled by another country
        countryside/countryside~: land outside towns
        district/district~: an area that is part of a town or country
        empire/empire~: many lands under one ruler
        environment*: everything around living things
        hemisphere/hemisphere~: one half of the earth
        hinterland/hinterland~: the land behind a coast or port
        homeland/homeland~: the country where one was born
        landscape*: all that one can see of an area
        neighbourhood/neighbourhood~: the area around one’s home
        neighborhood/neighborhood~: the area around one’s home
        parish/parishes: the area that belongs to one church
        province/province~: an area that is part of a country
        region*: a large area of land
        slum/slum~: a very poor part of a city
        suburb/suburb~: a part of a city far from its centre
        surroundings: everything around a place
        territory/territories: an area of land that belongs to someone
        vicinity: the area near a place
        zone*: an area marked off for a purpose
        backyard/backyard~: the piece of ground behind a house`,
    },
    {
      // Towns, lines and points
      kind: 'noun',
      rows: `
        borderland/borderland~: the land near the line between two countries
        boundary/boundaries: a line that marks where a land ends
        border*/the border/border with/border between/the borders/its borders: the line between two countries
        crossroads: a place where two ways meet
        destination/destination~: the place to which one is going
        equator/equator~: the line round the middle of the earth
        frontier/frontier~: the border of a country or of settled land
        hamlet/hamlet~: a very small village
        horizon/horizon~: the line where earth and sky meet
        hometown/hometown~: the town where one grew up
        junction/junction~: a place where ways or railway lines meet
        landmark*: a building or hill that one sees from afar
        latitude/latitude~: how far north or south a place lies
        longitude/longitude~: how far east or west a place lies
        metropolis: a very large city
        municipality*: a town that governs itself
        outskirts/outskirts: the outer parts of a town
        playground*: a place with swings for children
        resort*/seaside resort/ski resort/holiday resort/resort town: a place for holidays
        ruins*/ruins of/the ruins/in ruins/ancient ruins: what is left of old buildings
        settlement*: a place where people have made their homes
        venue/venue~: the place where an event is held`,
    },
    {
      // Houses to live or stay in
      kind: 'noun',
      rows: `
        bungalow/bungalow~: a house with one floor only
        cabin/cabin~: a small house made of logs
        castle*: a strong home of a lord, with towers
        cottage/cottage~: a small house in the country
        dormitory/dormitories: a large room where many sleep
        dwelling*/dwellings/a dwelling/dwelling place: any house where people live
        hut/hut~: a small, simple house
        inn/inn~: a house where travellers eat and sleep
        mansion/mansion~: a very large, grand house
        orphanage/orphanage~: a home for children without parents
        palace/palace~: a grand home of a king
        pub/pub~: a house where people drink beer
        shack/shack~: a small, poor house of boards
        tavern/tavern~: an old house where people drink
        tent*: a shelter of cloth
        barracks/barracks: buildings where soldiers live`,
    },
    {
      // Buildings to work or to keep things in
      kind: 'noun',
      rows: `
        barn/barn~: a farm building for hay or animals
        elementary school/elementary schools: where young children are taught
        granary/granaries: a building where grain is kept
        greenhouse/greenhouse~: a glass building for plants
        gymnasium/gymnasium~: a hall for sports
        hangar/hangar~: a large building for aircraft
        headquarters/headquarters: the main office of an organization
        kennel/kennel~: a little house for a dog
        laboratory/laboratories: a room for scientific work
        lighthouse/lighthouse~: a tower that shows ships the way
        observatory/observatories: a building for watching stars
        pavilion/pavilion~: a light building in a park or at a fair
        skyscraper/skyscraper~: an extremely tall building
        studio/studio~: a room where an artist works
        theatre*: a building where plays are shown
        theater*: a building where plays are shown
        warehouse/warehouse~: a building where goods are stored
        workshop*: a room where things are made or repaired`,
    },
    {
      // Parts of a building
      kind: 'noun',
      rows: `
        arch*/arches: a curved part over a door or bridge
        attic/attic~: a room under the roof
        balcony/balconies: a platform outside an upper window
        basement/basement~: the lowest floor of a house, under the ground
        beam*/wooden beam/wooden beams: a long, heavy piece of wood that holds up a roof
        ceiling*: the upper inside of a room
        cellar/cellar~: a room under a house
        chimney/chimney~: a pipe that leads smoke out of a house
        corridor/corridor~: a long, narrow way with doors to rooms
        courtyard/courtyard~: an open space with walls around it
        doorstep/doorstep~: the stone in front of a house
        doorway/doorway~: the opening through which one enters
        drawbridge/drawbridge~: a way over a castle ditch that can be pulled up
        dungeon/dungeon~: a dark prison under a castle
        elevator/elevator~: a machine that carries people up and down
        fireplace/fireplace~: the place in a room where logs burn
        hearth/hearth~: the floor of the place where logs burn
        hallway/hallway~: a way inside the front door
        moat/moat~: a ditch full of water round a castle
        parlour/parlour~: a room for sitting and receiving guests
        parlor/parlor~: a room for sitting and receiving guests
        pillar*: a tall post of stone or wood
        plumbing/plumbing~: the water pipes of a house
        porch/porches: a roofed place outside a door
        rafter/rafter~: one of the sloping logs under a roof
        rooftop/rooftop~: the outer top of a building
        staircase/staircase~: a set of steps inside a house
        threshold*/on the threshold/over the threshold/crossed the threshold/threshold of the house: the strip of wood or stone under a door
        turret/turret~: a small tower on a castle
        veranda/veranda~: a roofed, open place along a house
        windowsill/windowsill~: the shelf under a pane of glass`,
    },
    {
      // Buildings of faith, war and memory
      kind: 'noun',
      rows: `
        abbey/abbey~: a church where monks or nuns live
        altar/altar~: a table for holy acts
        cathedral/cathedral~: the main church of a bishop
        cemetery/cemeteries: a place where the dead are buried
        graveyard/graveyard~: a place where the dead are buried
        chapel/chapel~: a small church
        citadel/citadel~: a strong building above a town
        convent/convent~: a place where nuns live and pray
        fort*/forts: a strong building for soldiers
        fortress/fortresses: a strong building that is hard to attack
        memorial*/memorials: something built to remember the dead
        monastery/monasteries: a place where monks live and pray
        monument/monument~: something built to remember a person or event
        mosque/mosque~: a building where Muslims pray
        pyramid/pyramid~: a huge four-sided pointed building
        rampart/rampart~: a thick wall around a castle
        sanctuary/sanctuaries: a safe or holy place
        shrine/shrine~: a holy place where people pray
        statue/statue~: a figure made of stone or metal
        synagogue/synagogue~: a building where Jews pray
        temple*/temples/the temple/a temple: a building where gods are honoured
        tomb/tomb~: a place where a dead person lies
        watchtower/watchtower~: a high building from which a guard looks out`,
    },
    {
      // Roads and what belongs to them
      kind: 'noun',
      rows: `
        alley/alley~: a narrow way between houses
        avenue*: a wide street with trees
        causeway/causeway~: a raised way across wet ground
        footpath/footpath~: a narrow way for walkers
        gateway*: an opening in a wall
        highway/highway~: a main road for fast cars
        lane*/a lane/the lane/country lane/country lanes/narrow lane/narrow lanes: a narrow country road
        motorway/motorway~: a wide road for fast cars
        freeway/freeway~: a wide road for fast cars
        pavement/pavement~: the part of a street for walkers
        sidewalk/sidewalk~: the part of a street for walkers
        pier/pier~: a platform built out into the water for ships
        quay/quay~: a place in the harbour where ships are loaded
        railway*: a track for trains
        railroad*: a track for trains
        route/route~: the way from one place to another
        runway/runway~: a long strip where aircraft land
        signpost/signpost~: a board that points the way
        trail*/the trail/a trail: a rough way through wild country
        tunnel*/tunnels/the tunnel/a tunnel: a way under the ground`,
    },
    {
      // Vehicles
      kind: 'noun',
      rows: `
        barge/barge~: a long, flat boat for goods
        canoe/canoe~: a narrow boat moved with paddles
        ferry/ferries: a boat that takes people across a river
        freighter/freighter~: a large ship for goods
        helicopter*: an aircraft with turning blades on top
        raft/raft~: logs tied together to float on water
        rocket*: a machine that flies into space
        satellite/satellite~: a body or machine that goes round a planet
        spacecraft/spacecraft: a machine that flies beyond the air
        steamer/steamer~: a ship driven by boiling water
        submarine/submarine~: a ship that goes under water
        tanker/tanker~: a large ship for oil
        vessel*/fishing vessel/fishing vessels/sailing vessel/sailing vessels/naval vessel/naval vessels/trading vessels: a boat or ship
        warship/warship~: a ship with guns
        yacht/yacht~: a fine boat for pleasure
        ambulance*: a car that carries the sick
        caravan/caravan~: people crossing a desert together with animals
        carriage/carriage~: a closed cart drawn by horses
        cart*: a two-wheeled thing drawn by an animal
        chariot/chariot~: a two-wheeled fighting vehicle of old times
        locomotive/locomotive~: an engine that pulls a train
        motorcycle/motorcycle~: a two-wheeled vehicle with an engine
        sledge/sledge~: a low seat that glides over snow
        sled/sled~: a low seat that glides over snow
        sleigh/sleigh~: a carriage that glides over snow
        tractor*: a strong farm machine that pulls
        vehicle/vehicle~: any car, cart or ship that carries people or goods
        wagon/wagon~: a four-wheeled cart for heavy loads
        wheelbarrow/wheelbarrow~: a small cart pushed by hand
        wheelchair*: a rolling seat for those who cannot walk`,
    },
    {
      // Tools of the hand
      kind: 'noun',
      rows: `
        anvil/anvil~: an iron block on which metal is hammered
        axe*: a tool for felling trees
        broom*: a long brush for sweeping
        chisel/chisel~: a tool for cutting stone or wood
        hammer*/a hammer/the hammer: a tool for driving in nails
        hoe/hoe~: a tool for loosening earth
        ladder*: two long bars with steps between
        lever/lever~: a bar used to lift heavy things
        needle*/needles/needle and thread: a thin, pointed piece of steel for sewing
        pickaxe/pickaxe~: a tool for breaking hard ground
        plough/plough~: a tool that turns over the earth
        plow/plow~: a tool that turns over the earth
        pulley/pulley~: a wheel with a rope for lifting loads
        rake*/a rake/the rake: a tool for gathering leaves
        razor/razor~: a tool for shaving
        scissors*: a cutting tool with two blades
        screwdriver/screwdriver~: a tool for turning metal pins
        scythe/scythe~: a long curved blade for cutting grass
        shovel/shovel~: a tool for moving earth or snow
        spade*: a tool for digging earth
        sickle/sickle~: a short curved blade for cutting grass or corn
        utensil/utensil~: a tool used in the kitchen
        wedge*: a piece of wood or metal that splits or holds
        whip*/a whip/the whip/his whip: a strip of leather for driving horses
        wrench*/a wrench: a tool for turning nuts
        yoke/yoke~: a wooden bar across the necks of oxen
        saddle/saddle~: a leather seat for a rider
        strap*/straps/a strap: a strip of leather that holds things
        anchor*/anchors/the anchor/an anchor: a heavy iron hook that holds a ship`,
    },
    {
      // Instruments and devices
      kind: 'noun',
      rows: `
        battery*: a small block that stores electric power
        binoculars: two tubes for looking at far things
        calculator/calculator~: a small machine for working with numbers
        candle*: a stick of wax that gives light
        compass/compasses: an instrument that shows where north is
        device/device~: a machine, tool or instrument for a special purpose
        gadget/gadget~: a small, clever machine or tool
        equipment/equipment~: all the things needed for a task
        generator/generator~: a machine that makes electric current
        lantern/lantern~: a light that one can carry, behind glass
        torch/torches: a light that one can carry
        loom*/looms/a loom: a machine for making cloth
        magnet/magnet~: a piece of iron that draws iron
        magnifying glass: a lens for seeing small things bigger
        microscope/microscope~: an instrument for seeing tiny, small things
        pendulum/pendulum~: a weight that swings to and fro
        pump*/a pump/the pump: a machine that moves water or air
        sensor/sensor~: a part that feels heat, light or movement
        telescope/telescope~: an instrument for looking at far things or stars
        thermometer/thermometer~: an instrument that shows how hot it is
        vacuum cleaner/vacuum cleaners: a machine that sucks up dust
        circuit*: the path of an electric current
        lens/lenses: a curved glass that bends light`,
    },
    {
      // Weapons
      kind: 'noun',
      rows: `
        ammunition/ammunition~: what is shot from guns
        arrow*: a thin, pointed stick shot from a bow
        bullet*: a small piece of metal shot from a gun
        cannon/cannon~: a large gun on wheels
        crossbow/crossbow~: a weapon that shoots bolts
        dagger/dagger~: a short, pointed knife
        missile/missile~: a weapon that flies far by itself
        pistol/pistol~: a small gun for one hand
        rifle/rifle~: a gun with a long barrel
        shield*/a shield/his shield/sword and shield: a board carried against blows
        spear/spear~: a long stick with a sharp point
        sword*: a weapon with a long blade
        trap*/a trap/the trap/traps: a thing for catching animals`,
    },
    {
      // Things to keep or carry things in
      kind: 'noun',
      rows: `
        barrel/barrel~: a big round vessel of wood
        bucket*: a round, open vessel with a handle
        pail/pail~: a round, open vessel with a handle
        cauldron/cauldron~: a very large pot over a fire
        flask/flask~: a small bottle
        goblet/goblet~: a cup with a stem
        jar*/jars/a jar/the jar: a wide glass with a lid
        jug/jug~: a thing with a handle for pouring
        kettle/kettle~: a pot for boiling water
        saucepan/saucepan~: a cooking pot with a long handle
        skillet/skillet~: a flat pan
        tub/tubs: a wide, round thing for bathing or washing
        vase/vase~: a tall thing for flowers
        trough/trough~: a long, open box from which animals feed
        basket*: a thing woven of twigs for carrying
        cage*: a box with bars for animals or birds
        chest*/treasure chest/wooden chest/old chest/chest of: a large, strong box with a lid
        container*: any vessel, box or bag to keep things in
        crate/crate~: a box made of boards
        envelope*: a paper cover for a letter
        luggage/luggage~: a traveller’s bags
        baggage/baggage~: a traveller’s bags
        parcel/parcel~: a wrapped box sent by post
        pouch/pouches: a small bag
        purse/purse~: a small bag for coins
        sack*/sacks/a sack/the sack: a large bag of rough cloth
        satchel/satchel~: a bag with a strap for books
        suitcase/suitcase~: a flat box with a handle for travelling
        tray/tray~: a flat board for carrying cups
        wallet/wallet~: a small flat case for paper money`,
    },
    {
      // Furniture
      kind: 'noun',
      rows: `
        cradle*: a little bed that rocks
        bench*: a long seat for several people
        blanket*: a warm woollen cover
        carpet*: thick stuff laid on the floor
        couch/couches: a long, soft seat
        curtain*: a cloth that hangs before a window
        cushion/cushion~: a soft thing to sit or lean on
        pillow*: what one’s head lies on at night
        cupboard/cupboard~: a piece of furniture for dishes
        wardrobe/wardrobe~: a tall box with doors for clothes
        drawer/drawer~: a box that slides out of a table
        hammock/hammock~: a hanging bed of cloth or net
        mattress/mattresses: the soft, thick part of a bed
        quilt/quilt~: a warm, thick cover for a bed
        stool/stool~: a small chair without a back
        throne/throne~: a king’s chair`,
    },
    {
      // Clothes
      kind: 'noun',
      rows: `
        apron/apron~: a cloth worn in front when cooking
        cloak/cloak~: a wide coat without sleeves
        collar/collar~: the part of a shirt round the neck
        costume/costume~: clothes worn by an actor
        footwear/footwear~: shoes and boots
        garment/garment~: a coat, dress or other piece of clothing
        glove*: a covering for the hand
        gown/gown~: a long, fine dress
        headscarf/headscarves: a cloth tied round a woman’s hair
        robe/robe~: a long, loose dress
        rags: old, torn clothes
        sandal/sandal~: one of two light, open shoes
        scarf/scarves: a long cloth worn round the neck
        shawl/shawl~: a cloth worn over a woman’s shoulders
        sleeve/sleeve~: the part of a shirt that covers the arm
        slipper/slipper~: one of two soft shoes worn indoors
        uniform*/uniforms/his uniform/school uniform/a uniform: the same clothes for all of a group
        veil/veil~: a thin covering for the face
        waistcoat/waistcoat~: a short garment worn over a shirt
        handkerchief/handkerchief~: a small cloth for the nose`,
    },
    {
      // Other things to wear
      kind: 'noun',
      rows: `
        armor/armor~: metal clothing that protects in battle
        armour/armour~: metal clothing that protects in battle
        bandage/bandage~: a strip of cloth round a wound
        bracelet/bracelet~: a band of gold or silver for the arm
        earring/earring~: a piece of gold or silver worn beside the cheek
        helmet*: a hard hat that protects
        jewellery: pretty things of gold or silver to wear
        jewelry: pretty things of gold or silver to wear
        mask*/a mask/the mask/face masks/wooden masks: a covering for the face
        medallion/medallion~: a metal disc worn as an honour
        necklace/necklace~: a string of beads, gold or pearls to wear
        wig/wig~: false hair worn on the head
        medal*: a round piece of metal given as an honour
        emblem/emblem~: a picture that stands for something`,
    },
    {
      // Works and things of value
      kind: 'noun',
      rows: `
        antique*/antiques: an old thing worth a lot
        artefact/artefact~: an old thing made by people long ago
        artifact/artifact~: an old thing made by people long ago
        banner/banner~: a long piece of cloth with words on it
        carving*/carvings: a figure cut out of wood or stone
        gem/gem~: a precious stone
        jewel/jewel~: a precious stone
        ivory/ivories: what elephants’ tusks are made of
        manuscript/manuscript~: a book or paper written by hand
        masterpiece/masterpiece~: the best work of an artist
        mosaic/mosaic~: a picture made of little stones
        mural/mural~: a picture painted on a wall
        ornament/ornament~: something that makes a thing prettier
        pearl/pearl~: a white bead from the sea
        portrait/portrait~: a picture of a person
        possession*/possessions: a thing that one owns
        relic/relic~: an old and holy thing that has been kept
        replica/replica~: an exact copy
        sculpture/sculpture~: a figure cut from stone or shaped in clay
        souvenir/souvenir~: something that reminds one of a journey
        tapestry/tapestries: a wall cloth with woven pictures
        treasure*/treasures/the treasure/a treasure: a store of gold and precious things
        trophy/trophies: a cup given to a winner
        novelty*: something new and unusual
        valuables: small things worth a lot`,
    },
    {
      // What one can read or write
      kind: 'noun',
      rows: `
        advertisement/advertisement~: a notice that makes people want to buy
        atlas: a book of maps
        autobiography/autobiographies: the story of one’s own life
        biography/biographies: the story of someone’s life
        catalogue/catalogue~: a list of goods
        certificate/certificate~: a paper that proves something
        chronicle/chronicle~: a record of events year by year
        diary/diaries: a book for writing what happens each day
        dictionary*: a book that explains words
        encyclopedia/encyclopedia~: a book about all fields of knowledge
        encyclopaedia/encyclopaedia~: a book about all fields of knowledge
        essay/essay~: a short piece of writing on a subject
        headline/headline~: the title of a newspaper story
        inscription/inscription~: words cut into stone
        invitation/invitation~: a letter that asks one to come
        novel*/novels/the novel/his novel/her novel/first novel/novel by: a long story that fills a book
        paragraph/paragraph~: a part of a text that starts on a new line
        poem*: lines that often rhyme
        quotation/quotation~: words taken from a book or speech
        receipt/receipt~: a paper that shows one has paid
        recipe/recipe~: a text that tells how to cook a dish
        textbook/textbook~: a book used in a school`,
    },
    {
      // What one can hear, tell or sing
      kind: 'noun',
      rows: `
        anthem/anthem~: the song of a nation
        ballad/ballad~: a long song that tells a story
        fable/fable~: a short story with a lesson
        hymn/hymn~: a song of praise to God
        legend/legend~: an old story that many believe
        lullaby/lullabies: a song to send a child to sleep
        lyrics: the words of a song
        melody/melodies: the notes of a song
        myth/myth~: an old story about gods and heroes
        poetry: writing in lines that often rhyme
        prayer/prayer~: words spoken to God
        prophecy/prophecies: words that tell the future
        proverb/proverb~: a short, well-known wise saying
        riddle/riddle~: a question that is hard to guess
        sermon/sermon~: a talk given in church
        slogan/slogan~: a short saying that is easily remembered
        spell*/magic spell/magic spells/the spell/evil spell/cast a spell/under a spell: words with magic power
        symphony/symphonies: a long work for an orchestra
        tale/tale~: a story that is told
        tune*/tunes/a tune/the tune: notes that make up a song
        verse/verse~: lines that rhyme, as in a song
        lecture*/a lecture/lectures: a talk to teach a class
        speech*/a speech/speeches/the speech/his speech/her speech: a talk to many people`,
    },
    {
      // Dishes
      kind: 'noun',
      rows: `
        appetizer/appetizer~: a small dish at the start of a meal
        broth/broth~: a thin soup of meat
        cuisine/cuisine~: a style of cooking
        custard/custard~: a sweet yellow sauce of eggs
        delicacy/delicacies: something rare and good to eat
        dessert*: the sweet dish at the end of a meal
        leftovers*: food not eaten at a meal
        oatmeal/oatmeal~: crushed grain boiled for breakfast
        pastry/pastries: a mix of flour and fat, rolled and baked
        porridge/porridge~: a thick, soft breakfast of boiled grain
        pudding/pudding~: a soft, sweet dish
        sausage*: minced meat in a skin
        stew*/stews/a stew/the stew: meat and vegetables boiled slowly
        supper/supper~: the last meal of the day
        biscuit*: a small, flat, dry cake
        bun*: a small, round cake
        loaf/loaves: a whole piece of bread
        beverage/beverage~: something to drink`,
    },
    {
      // What food is made of
      kind: 'noun',
      rows: `
        batter*/the batter into/batter into/pour the batter/batter is: flour, eggs and milk stirred together
        crumb/crumb~: a tiny bit of bread
        crust*/bread crust/crust of bread/pie crust/golden crust: the hard outside of bread
        diet*/a diet/diets/diet of/their diet: what someone usually eats
        dough/dough~: flour and water kneaded for bread
        flavour/flavour~: the taste of food
        flavor/flavor~: the taste of food
        gravy: a brown sauce from meat juice
        ingredient/ingredient~: one of the things a dish is made of
        mixture/mixture~: several things stirred together
        morsel/morsel~: a very small bit to eat
        nourishment/nourishment~: what keeps a body alive
        nutrient/nutrient~: what a body needs from its food
        sauce*: thick liquid poured over a dish
        syrup/syrup~: a thick, sweet liquid
        yolk/yolk~: the yellow part of an egg`,
    },
    {
      // Grain, spices and other stuff for cooking
      kind: 'noun',
      rows: `
        barley/barley~: a plant used for making beer
        cereal/cereal~: grain, or breakfast food made of it
        cinnamon/cinnamon~: a sweet brown powder from bark
        flour*: powder made from grain
        garlic*: a strong-smelling white bulb
        ginger/ginger~: a hot, yellow root
        grain*/of grain/grain and/grain was/the grain: the seed of corn, wheat or rice
        herb/herb~: a plant for spicing food
        lentil/lentil~: a small, flat, dried bean
        maize/maize~: a tall plant with large yellow cobs
        mustard/mustard~: a hot yellow paste for sausages
        noodle/noodle~: a long, thin strip of boiled paste
        spice/spice~: a powder with a strong taste
        vinegar/vinegar~: a sour liquid for salads
        wheat/wheat~: a plant whose seed is ground for bread
        yeast/yeast~: the stuff that makes bread rise`,
    },
    {
      // Health and illness
      kind: 'noun',
      rows: `
        ailment/ailment~: a slight illness
        allergy/allergies: a body’s bad reaction to some foods or pollen
        bruise*/bruises/a bruise: a dark mark where one was hit
        diabetes: an illness with too much sugar in the blood
        diagnosis: finding out which illness it is
        disability/disabilities: a lasting difficulty of body or mind
        disease/disease~: an illness, often a serious one
        epidemic/epidemic~: an illness that spreads to many people
        fever/fever~: when the body is too hot
        germ/germ~: a tiny thing that makes people ill
        headache*: a pain above the neck
        hygiene/hygiene~: keeping clean to stay healthy
        immunity/immunities: the power to withstand a disease
        infection/infection~: an illness caught from outside
        injury*: a wound or other harm to the body
        malaria/malaria~: an illness passed on by mosquitoes
        nausea/nausea~: the feeling that one must throw up
        obesity: being much too fat
        outbreak/outbreak~: the sudden start of an illness or war
        pandemic/pandemic~: an illness that spreads over the whole world
        plague/plague~: a terrible illness that kills many
        recovery*: getting well again
        scar/scars: a mark left where the skin was cut
        smallpox: an illness that covers the skin with spots
        symptom/symptom~: a sign of an illness
        tumour/tumour~: a harmful lump in the body
        tumor/tumor~: a harmful lump in the body
        virus/viruses: a tiny thing that makes people or computers ill
        wound*/a wound/wounds/the wound: a place where the body was cut`,
    },
    {
      // What is given to the sick
      kind: 'noun',
      rows: `
        antibiotic*/antibiotics: a medicine that kills bacteria
        antidote/antidote~: something that works against a poison
        dose/dose~: how much medicine is taken at one time
        medication/medication~: a medicine that a doctor orders
        ointment/ointment~: a soft medicine for the skin
        pill/pill~: a medicine in a small, round lump
        poison*/poison/poisons: stuff that kills or harms if swallowed
        potion/potion~: a drink with magic or healing power
        remedy/remedies: a medicine or treatment that helps
        surgery/surgeries: treatment by cutting the body open
        syringe/syringe~: a hollow needle for giving medicine
        therapy/therapies: treatment over a longer time
        transplant*/a transplant/transplants/heart transplant: putting another person’s organ into a body
        vaccine/vaccine~: a medicine that keeps one from getting ill`,
    },
    {
      // Parts of the body seen from outside
      kind: 'noun',
      rows: `
        ankle/ankle~: the joint between foot and leg
        chin*: the part of the face below the mouth
        elbow*: the joint in the middle of the arm
        eyebrow/eyebrow~: the line of hair above the eye
        fist/fist~: a hand with closed fingers
        forehead/forehead~: the part of the face above the eyes
        jaw/jaw~: the bone that holds the teeth
        lap*/in his lap/on his lap/in her lap/on her lap: the upper legs of a sitting person
        nostril/nostril~: one of two openings in the nose
        thigh/thigh~: the leg above the knee
        throat*: the front of the neck, and the way for food
        thumb*: the short, thick finger
        waist/waist~: the narrow middle of the body
        wrist/wrist~: the joint between hand and arm`,
    },
    {
      // Parts inside the body
      kind: 'noun',
      rows: `
        abdomen/abdomen~: the front of the body below the chest
        artery/arteries: a tube taking blood away from the heart
        vein/vein~: a tube taking blood back to the heart
        bladder/bladder~: the bag that holds liquid in the body
        bloodstream/bloodstream~: the flow of red liquid in the body
        cartilage/cartilage~: the firm stuff that covers joints
        gland/gland~: an organ that makes a liquid for the body
        intestine/intestine~: the long tube below the stomach
        joint*/joints: a place where two bones meet
        kidney/kidney~: the organ that makes urine
        liver/liver~: the large organ that cleans the blood
        lung*: the organ with which one breathes
        muscle/muscle~: the flesh that moves the body
        nerve*/nerves: a thread that carries feelings to the brain
        nervous system/nervous systems: the brain and all that carries its orders
        organ*/organs/internal organs: a part of the body with a task of its own
        pelvis: the bones between the hips
        rib*: one of the bones round the chest
        skeleton/skeleton~: all the bones of a body
        skull/skull~: the bones of the head
        spine/spine~: the row of bones down the back
        stomach*: the bag in the body where food goes
        tendon/tendon~: a strong cord that ties flesh to bone
        tissue/tissue~: the stuff of which bodies are made
        womb/womb~: the place in a mother where a baby grows`,
    },
    {
      // Parts and homes of animals
      kind: 'noun',
      rows: `
        antenna*: one of two feelers on an insect’s head
        beak/beak~: a bird’s hard mouth
        claw*/claws: a sharp nail on an animal’s foot
        cocoon/cocoon~: the silk case round a young insect
        coop/coop~: a little house for chickens
        den/den~: the home of a lion or bear
        feather*: what covers a bird’s body
        fin/fin~: the part of a fish that it swims with
        flipper/flipper~: a flat arm of a seal, for swimming
        fur*: the thick hair of an animal
        gill*/gills: the part through which a fish breathes
        habitat/habitat~: where an animal or plant naturally lives
        hide*/buffalo hide/buffalo hides/animal hides/cow hide/the hides: the skin of a large animal
        hive/hive~: a house for bees
        hoof/hooves/hoofs: the hard foot of a horse
        lair/lair~: the hidden home of a wild beast
        mane/mane~: the long hair on a horse’s neck
        nest*/a nest/its nest/their nests/the nest/the nests: a home built by birds
        paw/paw~: the soft foot of a cat or dog
        shell*/shells/its shell/the shell: the hard outside of an egg, nut or snail
        snout/snout~: the long nose of a pig
        tentacle/tentacle~: a long, soft arm of a sea animal
        tusk/tusk~: a very long tooth, as of an elephant
        web*/spider web/spider webs/sticky web: a net made by a spider
        whisker*/whiskers: a stiff hair beside a cat’s mouth`,
    },
    {
      // Materials for building
      kind: 'noun',
      rows: `
        asphalt/asphalt~: black stuff for covering roads
        brick*: a baked block for building walls
        cement/cement~: grey powder that becomes hard as stone
        clay/clay~: earth for making pots and bricks
        concrete*/of concrete/reinforced concrete/concrete and: a mixture that dries as hard as stone
        granite/granite~: a very hard grey rock
        gravel/gravel~: small stones on a path
        lime*/of lime/burnt lime: white powder from burnt rock
        limestone/limestone~: a soft white or grey rock
        log*/logs/a log/the log: a thick piece of a felled tree
        lumber*/of lumber/the lumber: wood cut for building
        timber/timber~: wood cut for building
        marble/marble~: a fine, smooth stone for statues
        mortar*: a paste that holds bricks together
        plank/plank~: a long, flat piece of wood
        sandstone/sandstone~: a rock made of tiny pressed grains
        tile/tile~: a flat piece of baked clay for roofs`,
    },
    {
      // Cloth and leather
      kind: 'noun',
      rows: `
        cotton/cotton~: soft white stuff from a plant, for cloth
        fabric/fabric~: cloth, woven material
        fibre/fibre~: a thin thread of a plant or cloth
        fiber/fiber~: a thin thread of a plant or cloth
        leather/leather~: animal skin for shoes and bags
        linen/linen~: cloth from the flax plant
        parchment/parchment~: animal skin for writing on
        rope*/rope/ropes/a rope: a thick, strong line for tying
        silk/silk~: fine, shiny cloth from the threads of worms
        textile/textile~: cloth, woven material
        thread*/thread/threads/of thread: a very thin line for sewing
        twine/twine~: a strong line of twisted threads
        velvet/velvet~: thick, soft cloth with a short pile
        wool/wool~: the soft hair of sheep
        yarn*/yarn/of yarn: a woollen line for knitting`,
    },
    {
      // What the earth gives
      kind: 'noun',
      rows: `
        sediment/sediment~: sand and mud that settle under water
        lava/lava~: hot liquid rock
        cardboard/cardboard~: very thick, stiff paper
        bronze/bronze~: a brown metal of copper and tin
        charcoal/charcoal~: black stuff from burnt wood
        coal/coal~: a black rock that burns
        compost/compost~: rotted plants that feed the soil
        copper/copper~: a reddish metal used for wires
        dust*/dust/of dust/the dust: fine dry dirt
        fuel/fuel~: something burnt for heat or power
        manure/manure~: animal waste that feeds the soil
        mineral/mineral~: a natural stuff found in the earth
        ore/ore~: rock that contains metal
        peat/peat~: dead plants dug out of wet ground for burning
        pebble/pebble~: a small, smooth stone
        petroleum/petroleum~: thick black liquid from deep in the earth
        pigment/pigment~: something that gives colour
        pottery/potteries: pots and dishes of baked clay
        resin/resin~: sticky stuff that comes out of trees
        rubber/rubber~: stuff that stretches, used for tyres
        soil*/soil/the soil/soils/of soil: the earth in which plants grow
        straw*: dry stems of corn
        tin*/tin/of tin: a soft, silvery metal
        varnish/varnishes: a clear, shiny paint for wood
        wax*/wax/of wax: what candles are made of
        wire*/wires/a wire/copper wire: a thin metal thread
        fertilizer/fertilizer~: stuff that makes plants grow better
        fertiliser/fertiliser~: stuff that makes plants grow better`,
    },
    {
      // Kinds and groups of animals
      kind: 'noun',
      rows: `
        amphibian/amphibian~: an animal that lives on land and in water
        bacteria/bacteria~: tiny living things of one cell
        beast/beast~: a large wild animal
        carnivore/carnivore~: an animal that eats meat
        crustacean/crustacean~: a sea animal with a hard shell and many legs
        herbivore/herbivore~: an animal that eats plants
        insect*: a small animal with six legs
        invertebrate/invertebrate~: an animal without a backbone
        livestock/livestock~: farm animals
        mammal/mammal~: an animal that feeds its young with milk
        microbe/microbe~: a tiny living thing that one cannot see
        organism/organism~: a living thing, a plant or animal
        parasite/parasite~: a living thing that feeds on another one
        pest/pest~: an animal or insect harmful to crops
        pet*/pets/a pet/his pet/her pet: an animal kept at home for company
        poultry: farm birds such as hens and ducks
        predator/predator~: an animal that hunts others for their meat
        prey/prey~: an animal that others hunt for food
        reptile/reptile~: a cold-blooded animal with scales
        rodent/rodent~: a small animal with sharp front teeth
        scavenger/scavenger~: an animal that feeds on what is dead
        species: a kind of plant or animal
        vermin/vermin~: rats, mice and other harmful animals
        vertebrate*: an animal with a backbone
        calf*: a young cow or elephant
        cub/cubs: a young bear, fox or lion
        embryo/embryo~: a living thing before its birth
        fawn/fawn~: a young deer
        fledgling/fledgling~: a young bird learning to fly
        flock*/flocks/a flock/flock of: a group of sheep or birds
        foal/foal~: a young horse
        herd*/herds/a herd/herd of: a group of cows or elephants
        lamb/lamb~: a young sheep
        larva/larvae: a young insect before it has wings
        litter*/litter of: all the young born at one time
        offspring/offspring: the young of an animal
        pack*/pack of wolves/pack of dogs/wolf pack: a group of wolves or dogs
        shoal/shoal~: a large group of fish
        ecosystem/ecosystem~: living things together with their surroundings`,
    },
    {
      // Single animals
      kind: 'noun',
      rows: `
        eagle*: a large bird that hunts from high up
        falcon/falcon~: a bird trained to hunt
        nightingale/nightingale~: a small bird that sings beautifully after dark
        ostrich/ostriches: the largest bird, which cannot fly
        owl*: a bird with big eyes, active at night
        peacock/peacock~: a bird with a large, splendid tail
        pigeon/pigeon~: a grey bird of city squares
        raven/raven~: a big black bird with a rough voice
        rooster/rooster~: a farm bird that crows in the morning
        sparrow/sparrow~: a small brown bird of towns
        stork/stork~: a tall white bird with a long red beak
        swan/swan~: a large white water bird with a long neck
        vulture/vulture~: a large bird that eats dead animals
        ape*: a large animal like a monkey, without a tail
        buffalo/buffaloes/buffalos: a large, heavy wild ox
        chimpanzee/chimpanzee~: a clever African ape
        deer*: a shy forest animal that runs fast
        hare/hare~: an animal like a rabbit, with longer legs
        leopard/leopard~: a big cat with spots
        mule/mule~: an animal born to a horse and a donkey
        ox/oxen: a strong animal that pulls carts
        rhinoceros: a huge animal with a horn on its nose
        stag/stag~: a male deer with large horns
        steed/steed~: a horse for riding
        walrus/walruses: a huge sea animal with two long tusks
        otter/otter~: a furry animal that swims and eats fish
        hedgehog/hedgehog~: a small animal covered in spines
        squirrel*: a small animal with a thick tail that eats nuts
        beetle/beetle~: an insect with hard wing covers
        caterpillar/caterpillar~: a long, soft insect that turns into a winged one
        grasshopper/grasshopper~: a jumping insect of the fields
        jellyfish/jellyfish: a soft sea animal that stings
        lizard/lizard~: a four-legged animal with scales and a tail
        lobster/lobster~: a large sea animal with eight legs and claws
        mosquito*: a small insect that bites
        moth/moth~: a winged insect that flies to lights at night
        octopus*: a sea animal with eight arms
        salmon/salmon~: a large fish with pink flesh
        serpent/serpent~: a snake, in old stories
        toad/toad~: an animal like a frog, with rough skin
        tortoise/tortoise~: a slow land animal with a hard shell
        wasp/wasp~: a black and yellow insect that stings`,
    },
    {
      // Plants and their parts
      kind: 'noun',
      rows: `
        acorn/acorn~: the nut of an oak
        bark*/tree bark/bark of the tree/bark of a tree/bark of trees/bark from: the outer skin of a tree
        berry/berries: a small, round, soft fruit
        bouquet/bouquet~: flowers tied together
        bough/bough~: a large branch
        bud/bud~: a flower or leaf before it opens
        foliage/foliage~: the leaves of a tree or bush
        kernel*: the inside of a nut
        nectar/nectar~: the sweet liquid in flowers
        petal/petal~: one of the coloured leaves of a flower
        pollen/pollen~: fine dust that makes flowers form seeds
        root*: the part of a plant under the ground
        spore/spore~: a tiny cell from which a fern or mushroom grows
        stalk*/stalks/a stalk: the long part that carries leaves or flowers
        stem*/stems/the stem/a stem: the long part that carries leaves or flowers
        stump/stump~: what is left of a felled tree
        thorn/thorn~: a sharp point on a rose
        twig*: a small, thin branch
        cactus/cacti/cactuses: a desert plant with spines
        crop*/crops: a plant grown on a farm for food
        fern/fern~: a green plant of woods, without flowers
        fossil/fossil~: what is left in stone of a dead plant or animal
        fungus/fungi: a growth such as mould, neither plant nor animal
        hedge*: a row of low trees round a garden
        ivy: a green plant that climbs walls
        lichen/lichen~: a grey or yellow growth on rocks and trees
        moss/mosses: a soft, low green growth on wet stones
        mushroom*: a soft growth with a stem and a round top
        oak/oak~: a large tree whose wood is very hard
        pine*: a tall tree with needles
        reed/reed~: a tall, hollow grass that grows by water
        sapling/sapling~: a young tree
        seaweed/seaweed~: a plant that grows in salt water
        seedling/seedling~: a very young plant
        shrub/shrub~: a low plant with many stems, a bush
        vegetation/vegetation~: all the plants of a place
        vine/vine~: the climbing plant on which grapes grow
        weed*/weeds: a wild plant that nobody wants in the garden
        willow/willow~: a tree by the water with hanging branches`,
    },
    {
      // Fruit, nuts and vegetables
      kind: 'noun',
      rows: `
        almond/almond~: a flat, sweet nut
        apricot/apricot~: a small, soft, orange fruit
        beetroot/beetroot~: a dark red root vegetable
        cabbage*: a large, round, leafy vegetable
        coconut*: a very large nut with milk inside
        fig/fig~: a soft fruit with many tiny seeds
        grape*: a small fruit from which wine is made
        lettuce*: green leaves for salad
        melon*: a large, juicy fruit with a hard skin
        olive*: a small, bitter fruit pressed for oil
        peanut*: a nut that grows under the ground
        pumpkin*: a very large, orange, round fruit
        raisin/raisin~: a dried fruit of the vine
        spinach: a vegetable with dark green leaves
        turnip/turnip~: a round, white root vegetable
        walnut/walnut~: a round nut with a wrinkled shell`,
    },
    {
      // Sky and space
      kind: 'noun',
      rows: `
        asteroid/asteroid~: a rock that moves round the sun
        atmosphere*/the atmosphere/earth’s atmosphere: the air around the earth
        axis/axes of: the line round which a thing turns
        comet/comet~: a body in space with a bright tail
        constellation/constellation~: a group of stars that form a figure
        eclipse*/eclipses/solar eclipse/lunar eclipse/an eclipse: when the sun or moon is covered by shadow
        galaxy/galaxies: a huge group of stars
        meteor/meteor~: a stone from space that burns in the air
        orbit*/an orbit/its orbit/in orbit/orbit of/their orbits: the path of a body round a star or planet
        planet*: a large body that moves round a star
        universe/universe~: all the stars and space there are`,
    },
    {
      // Weather
      kind: 'noun',
      rows: `
        breeze/breeze~: a light wind
        climate/climate~: the weather of a place over many years
        dew/dew~: drops on the grass in the morning
        downpour/downpour~: a sudden heavy fall of rain
        gale/gale~: a very strong wind
        hail*/of hail/hail and/the hail: frozen drops of rain
        humidity: how damp the air is
        lightning*: a bright flash in the sky
        rainbow*: an arch of colours in the sky
        rainfall/rainfall~: how much water the clouds give
        thunder*: the loud noise after a flash in the sky
        tempest/tempest~: a violent storm
        blizzard/blizzard~: a storm with much snow
        drought/drought~: a long time without rain`,
    },
    {
      // Gases
      kind: 'noun',
      rows: `
        oxygen/oxygen~: the gas that we need to breathe
        hydrogen/hydrogen~: the lightest gas
        vapour/vapour~: tiny drops or gas in the air
        vapor/vapor~: tiny drops or gas in the air
        carbon dioxide: the gas that we breathe out
        nitrogen: the gas that most of the air is made of
        helium: the gas that makes balloons rise
        methane: a gas that burns and comes from swamps and cattle
        ozone: the gas high up that keeps harmful rays away`,
    },
    {
      // Times and lights of the day
      kind: 'noun',
      rows: `
        dawn*/dawn/at dawn/before dawn: the first light of day
        daybreak/daybreak~: the first light of day
        dusk/dusk~: the time just before night
        midday/midday~: twelve o’clock in bright light
        midnight*: twelve o’clock in the dark
        moonlight/moonlight~: what shines softly at night
        shade*/the shade/in the shade/shade of: a place out of the sun
        shadow*/shadows/the shadow/his shadow/a shadow: a dark shape behind something in the light
        sunrise*: the first light of the sun
        sunset*: the end of daylight
        twilight/twilight~: the soft light just before night`,
    },
    {
      // Matter and its parts
      kind: 'noun',
      rows: `
        acid*/acids/an acid: a sour chemical that burns
        antibody/antibodies: stuff in the blood that fights germs
        atom/atom~: the smallest bit of a simple stuff
        cell*/cells/a cell/the cell: the smallest part of a living body
        chemical*/chemicals: a substance made in a laboratory
        electron/electron~: a tiny bit moving round the core of an atom
        enzyme/enzyme~: stuff that speeds up changes in the body
        gene/gene~: the part of a cell passed on from parents
        hormone/hormone~: stuff that carries orders in the blood
        molecule/molecule~: two or more atoms joined together
        nucleus/nuclei: the centre of an atom or cell
        particle/particle~: an extremely small bit of matter
        protein/protein~: the stuff in meat and eggs that builds a body
        solvent/solvent~: a liquid in which things dissolve
        substance/substance~: matter of a certain kind
        vacuum/vacuum~: a space without any air`,
    },
    {
      // What happens in nature
      kind: 'noun',
      rows: `
        combustion/combustion~: burning, the catching of fire
        electricity: the power that makes lamps shine
        emission/emission~: gas or heat let out into the air
        erosion/erosion~: the wearing away of soil by water or wind
        evaporation/evaporation~: the change from liquid to gas
        evolution/evolution~: the slow change of living things
        extinction/extinction~: the dying out of a kind
        friction/friction~: the rubbing of one surface on another
        metabolism/metabolism~: how a body turns food into strength
        mutation/mutation~: a lasting change in the genes of a living thing
        photosynthesis: how plants make food from light
        pollution/pollution~: dirt in air, water or soil
        radiation/radiation~: rays sent out, often harmful ones
        gravity: the force that draws things to the earth`,
    },
    {
      // Sums, shapes and measures
      kind: 'noun',
      rows: `
        equation/equation~: a line that says that two sums are equal
        formula/formulas/formulae: a rule written with letters and numbers
        fraction/fraction~: a part of a whole, as one half
        frequency*/the frequency of/frequency with which/frequency of: how often something happens
        measurement/measurement~: finding out how long or heavy a thing is
        ratio/ratio~: how many times one amount is in another
        triangle/triangle~: a shape with three sides
        velocity/velocities: how fast a thing moves
        wavelength/wavelength~: the distance from crest to crest, as of light
        diameter/diameter~: how wide a circle is through its middle`,
    },
    {
      // States and rule
      kind: 'noun',
      rows: `
        alliance/alliance~: a union of countries that help each other
        autocracy: rule by one person with total power
        communism/communism~: a system in which all property is shared
        capitalism/capitalism~: a system of private firms and free trade
        civilization/civilization~: a highly developed way of life of a people
        civilisation/civilisation~: a highly developed way of life of a people
        constitution/constitution~: the basic laws of a state
        democracy/democracies: a country whose people choose who rules
        dictatorship/dictatorship~: rule by one person with total power
        dynasty/dynasties: a line of rulers from one family
        federation/federation~: a union of states with their own laws
        government*: the people who rule a country
        legislation/legislation~: laws, and the making of them
        monarchy/monarchies: a country ruled by a king or queen
        republic/republic~: a country without a king or queen
        reign*/reign of/reigns/his reign/her reign: the time during which a king rules
        sovereignty: the full power of a state over itself
        socialism/socialism~: a system with industry owned by the state
        tyranny: cruel and unjust rule`,
    },
    {
      // Law and crime
      kind: 'noun',
      rows: `
        burglary/burglaries: the crime of taking things from a house
        fraud/fraud~: the crime of cheating people out of money
        justice*: what is fair and right
        lawsuit/lawsuit~: a case that someone brings against another
        murder*/murder of/murders/a murder: the crime of killing someone
        penalty/penalties: what one suffers for breaking a rule
        punishment/punishment~: what one suffers for doing wrong
        robbery/robberies: the crime of taking something by force
        testimony/testimonies: what one tells a judge about what one saw
        theft/theft~: the crime of taking what is another’s
        treason/treason~: the crime of betraying one’s country
        trial*/on trial/murder trial/fair trial: the hearing of a case before a judge
        verdict/verdict~: what is decided about someone’s guilt
        violence/violence~: the use of force to hurt people
        ransom/ransom~: money paid to free a captive
        warrant*/arrest warrant/search warrant: a paper that allows the police to act
        corruption/corruption~: bad use of power, to get money`,
    },
    {
      // Bodies of people
      kind: 'noun',
      rows: `
        cavalry: soldiers on horseback
        charity/charities: help for the poor, or a body that gives it
        choir/choir~: a group of singers
        coalition/coalition~: parties that work together for a time
        committee/committee~: a few people chosen to deal with a matter
        clergy: all the priests of a church
        congregation/congregation~: the people who meet in a church
        corporation/corporation~: a very large business
        faction/faction~: a group inside a larger group
        crew*/the crew/crews/crew of/crew members/its crew/his crew: the people who work on a ship or plane
        delegation/delegation~: a group sent to speak for others
        fleet/fleet~: a group of ships
        gang*/gangs/a gang: a group of criminals
        garrison/garrison~: soldiers who guard a place
        guild/guild~: a union of people with the same craft
        infantry: soldiers who fight on foot
        jury/juries: people who decide a case in court
        legislature/legislature~: the people who make the laws
        militia/militia~: people who fight without being regular soldiers
        ministry/ministries: one of the great offices of a state
        mob*/a mob/the mob/mobs: an angry crowd
        navy/navies: all the warships of a country
        orchestra/orchestra~: a large group playing music together
        parliament/parliament~: the people who make the laws
        regiment/regiment~: a large body of soldiers under a colonel
        squad/squad~: a small group of soldiers or police
        procession/procession~: a line of people moving slowly and solemnly`,
    },
    {
      // Parts of a people
      kind: 'noun',
      rows: `
        ancestry: the family one comes from
        aristocracy: people of the highest class by birth
        audience/audience~: the people who watch a play or listen
        clan/clan~: a large group of related families
        crowd*/a crowd/the crowd/crowds/crowd of: very many people in one place
        electorate/electorate~: all who have the right to vote
        elite/elite~: the best or most powerful few
        ethnicity/ethnicities: belonging to a certain people
        generation*: all who are about the same age
        household/household~: all who live under one roof
        humanity/humanities: all the people of the world
        mankind/mankind~: all the people of the world
        majority*/a majority/the majority/majority of: more than half of a group
        minority/minorities: the smaller part of a group
        nobility: people of the highest class by birth
        peasantry: the poor people of the countryside
        population/population~: all the people or animals living in a place
        society/societies: people living together, with their ways and laws
        tribe/tribe~: a group of people with the same customs
        workforce/workforce~: all the people who do the jobs in a firm`,
    },
    {
      // Agreeing and disagreeing
      kind: 'noun',
      rows: `
        armistice/armistice~: the end of fighting, agreed by both sides
        ceasefire/ceasefire~: a pause in the fighting, agreed by both sides
        compromise/compromise~: an agreement where each side gives up something
        consensus: an agreement of all
        negotiation/negotiation~: talk that tries to reach an agreement
        oath/oath~: a word given solemnly before God or a court
        pledge*/a pledge/pledges of: a word given solemnly, a promise
        promise*/a promise/his promise/her promise/your promise/my promise/the promise: a word given that one will do something
        reconciliation/reconciliation~: becoming friends again
        treaty/treaties: a written agreement between countries
        truce/truce~: a pause in the fighting, agreed by both sides
        permission/permission~: being allowed
        apology/apologies: words saying that one is sorry
        proposal/proposal~: a plan put to others
        accusation/accusation~: the statement that someone did wrong
        complaint/complaint~: saying that one is not satisfied
        conflict/conflict~: a fight, or a strong disagreement
        controversy/controversies: a disagreement among many people
        criticism/criticism~: saying what is bad about something
        dispute/dispute~: a quarrel, a disagreement
        feud/feud~: a long and bitter quarrel of two families
        objection/objection~: a reason why one is against something
        opposition/opposition~: being against, or those who are against
        petition/petition~: a letter signed by many that asks for something
        refusal/refusal~: saying that one will not
        resistance*: fighting against something
        revenge/revenge~: hurting someone in return for a wrong
        rivalry/rivalries: trying to beat each other again and again
        ultimatum/ultimatum~: a last demand, with a threat
        referendum/referendum~: a vote of all the people on one question`,
    },
    {
      // Wars and fights
      kind: 'noun',
      rows: `
        ambush/ambushes: a surprise attack from a hiding place
        battle*/a battle/the battle/battles/battle of: fighting between two armies
        battlefield/battlefield~: the ground where two armies fight
        blockade/blockade~: keeping ships from entering a port
        bloodshed/bloodshed~: the killing or wounding of people
        combat/combat~: fighting, as between soldiers
        conquest/conquest~: taking a country by war
        coup/coup~: a sudden taking of power by a small group
        duel/duel~: fighting between two men by rules
        genocide/genocide~: the killing of a whole people
        invasion/invasion~: the entering of an enemy army
        liberation/liberation~: setting people or a country free
        massacre/massacre~: the killing of many helpless people
        mutiny/mutinies: rising up of sailors against their captain
        occupation*/occupation of/occupation by: the holding of a land by a foreign army
        persecution/persecution~: cruel treatment because of beliefs or origin
        rebellion/rebellion~: rising up against those who rule
        revolt/revolt~: rising up against those who rule
        revolution*: a complete change, as of a country’s rule
        riot/riot~: violence by an angry crowd
        siege/siege~: the surrounding of a place by an army
        skirmish/skirmishes: a short bit of fighting
        uprising/uprising~: rising up against those who rule
        victory*: winning a fight or game
        warfare/warfare~: fighting between nations`,
    },
    {
      // Disasters
      kind: 'noun',
      rows: `
        avalanche/avalanche~: a mass of snow that falls down a mountain
        blast*/a blast/blasts/the blast: a sudden, strong rush of air
        catastrophe/catastrophe~: a sudden, great misfortune, as a storm or fire
        collision/collision~: a crash of two cars or ships
        crisis/crises: a time of great danger or difficulty
        cyclone/cyclone~: a storm turning in a circle
        damage*/damage to/the damage/much damage/great damage/serious damage/damage caused: harm done to a thing
        destruction/destruction~: the complete ruin of something
        devastation/devastation~: ruin over a wide area
        disaster/disaster~: a sudden, great misfortune, as a storm or fire
        earthquake/earthquake~: a shaking of the ground
        emergency/emergencies: a sudden danger where help is needed
        eruption/eruption~: the bursting out of fire and rock
        explosion/explosion~: the loud bursting of a thing
        famine/famine~: a time when many have nothing to eat
        hurricane/hurricane~: a tropical storm with very strong winds
        landslide/landslide~: earth and rocks rushing down a hill
        shipwreck/shipwreck~: the loss of a boat at sea
        tornado/tornadoes/tornados: a narrow, turning storm
        tragedy/tragedies: a very sad event, a great misfortune
        tsunami/tsunami~: a huge wave after a shaking of the sea bed
        turmoil/turmoil~: a state of great disorder
        wildfire/wildfire~: flames that spread over dry country
        wreckage/wreckage~: what is left of a broken ship or car`,
    },
    {
      // Feasts and shows
      kind: 'noun',
      rows: `
        anniversary/anniversaries: the day on which something happened years ago
        auction/auction~: a public sale to whoever offers most
        banquet/banquet~: a large meal for many guests
        celebration/celebration~: a party to mark a special day
        ceremony/ceremonies: a solemn act when people marry or a king is crowned
        championship/championship~: an event with matches for the title of the best
        christening/christening~: giving a name to a baby in church
        competition*: an event in which people try to win
        contest*/a contest/contests/the contest: an event in which people try to win
        coronation/coronation~: the crowning of a king or queen
        debut/debut~: a first performance of an artist or player
        exhibition/exhibition~: a public show of pictures or things
        feast*/a feast/the feast/feasts/great feast: a large and special meal
        festival*: days of music, plays or joy
        funeral/funeral~: saying farewell to a dead person
        burial/burial~: laying a dead person in the ground
        graduation/graduation~: the end of studies, with a ceremony
        jubilee/jubilee~: a special day after 25 or 50 years
        parade*/a parade/parades/the parade: people marching through streets for show
        picnic/picnic~: a meal in the open air
        premiere/premiere~: the first performance of a film or play
        rehearsal/rehearsal~: practice before a show
        ritual/ritual~: a religious act done in a fixed way
        rite/rite~: a solemn religious act
        tournament/tournament~: an event with many matches to find the best
        wedding*: the day when two people marry`,
    },
    {
      // Journeys and other undertakings
      kind: 'noun',
      rows: `
        adventure*: an exciting experience
        campaign*/campaigns/the campaign/a campaign: planned actions to reach a goal
        conference/conference~: a meeting to discuss a subject, often for days
        errand/errand~: a short trip to do something for someone
        excursion/excursion~: a short trip for pleasure
        expedition/expedition~: a trip with a special purpose
        experiment*: a test to find something out
        exploration/exploration~: going to unknown places to learn about them
        harvest*/the harvest/harvests/a harvest/good harvest: bringing in the ripe crops
        inspection/inspection~: a close look at something
        journey*/a journey/the journey/journeys/long journey: a trip to a far place
        miracle/miracle~: a wonderful thing that nobody can explain
        mission*: a task for which one is sent out
        outing/outing~: a short trip for pleasure
        quest/quest~: a long search for something
        pilgrimage/pilgrimage~: a trip to a holy place
        voyage/voyage~: a long trip by sea`,
    },
    {
      // Stretches of time
      kind: 'noun',
      rows: `
        adolescence/adolescence~: the time between child and adult
        antiquity/antiquities: the days of old Greece and Rome
        century*: a space of a hundred years
        childhood*: the time when one is young
        deadline/deadline~: the time by which something must be done
        decade/decade~: a space of ten years
        duration/duration~: how long something goes on
        era/era~: a long period of history
        eve*/on the eve of/eve of: the day before
        heyday/heyday~: the time of greatest success
        infancy: the time when one is a baby
        interval/interval~: the time between two events
        leisure/leisure~: time when one need not work
        lifetime/lifetime~: the years from birth to death
        millennium/millennia: a space of a thousand years
        prehistory: the time before people could write
        puberty: the time when a child’s body becomes an adult’s
        schedule*/a schedule/the schedule/busy schedule: a plan of what happens when
        semester/semester~: half a year at a university
        timetable/timetable~: a plan of what happens when`,
    },
    {
      // Money and trade
      kind: 'noun',
      rows: `
        allowance/allowance~: money given regularly to someone
        budget/budget~: a plan of how to spend money
        debt/debt~: money that one owes
        deficit/deficit~: an amount of money that is missing
        expense/expense~: money spent on something
        fare*/bus fare/train fare/fares: money paid for a ride
        fee/fee~: money paid to a doctor, lawyer or school
        income/income~: money that one gets
        inheritance/inheritance~: what one gets from someone who died
        inflation/inflation~: a general rise in prices
        insurance/insurance~: payment against loss by fire or accident
        interest rate/interest rates: what one pays for borrowing
        investment/investment~: money put into something to gain more
        loan/loan~: money that is lent
        mortgage/mortgage~: money borrowed to buy a house
        pension/pension~: money that one gets when no longer working
        profit*/profits/a profit/the profit: money gained in business
        revenue/revenue~: money gained or taken in
        reward*/a reward/rewards/as a reward: what one gets for a good deed
        salary/salaries: money that one gets for work every month
        savings: money put aside for later
        subsidy/subsidies: help in money from the state
        surplus/surpluses: more than is needed
        tariff/tariff~: money paid to the state on foreign goods
        tax*/taxes/a tax/the tax/income tax: money that must be paid to the state
        toll*/a toll/toll road: money paid for using a road
        wage*/wages/minimum wage/a wage: money that one gets for work
        wealth/wealth~: a great amount of money and goods
        barter*/barter: trading goods for goods, without money
        cargo/cargoes/cargos: what a ship carries
        commerce/commerce~: buying and selling
        commodity/commodities: a thing that is bought and sold
        currency/currencies: the money used in a country
        goods: things that are sold
        merchandise/merchandise~: things that are sold
        monopoly/monopolies: being the only seller
        stock market: where parts of firms are bought and sold
        bankruptcy/bankruptcies: the state of not being able to pay debts`,
    },
    {
      // Bad conditions of people and countries
      kind: 'noun',
      rows: `
        censorship/censorship~: the control of what people may read or see
        chaos: complete disorder
        confusion/confusion~: not knowing what is going on
        deforestation/deforestation~: the cutting down of trees over large areas
        dependence/dependence~: needing someone else’s help
        discrimination/discrimination~: unfair treatment of a group
        exploitation/exploitation~: use, often unfair, for one’s own gain
        hardship/hardship~: great difficulty and suffering
        hunger/hunger~: the need to eat, having no food
        inequality/inequalities: when some have far more than others
        injustice/injustice~: treatment that is not fair
        isolation/isolation~: being far from others
        malnutrition/malnutrition~: bad health for want of good food
        misfortune/misfortune~: bad luck, something sad that happens
        oppression/oppression~: cruel and unjust rule over people
        overpopulation/overpopulation~: too many people for the land
        poverty: the state of being poor
        prejudice/prejudice~: an unfair opinion formed beforehand
        racism/racism~: hatred of people because of their skin
        recession/recession~: a time when business goes badly
        scarcity: too little of something
        segregation/segregation~: keeping people of different skin apart
        shortage/shortage~: too little of something
        slavery: the owning of people by other people
        starvation/starvation~: suffering from having no food
        thirst/thirst~: the need to drink
        unemployment/unemployment~: the lack of jobs
        unrest/unrest~: angry feelings and protests among the people`,
    },
    {
      // Good conditions of people and countries, and changes
      kind: 'noun',
      rows: `
        abundance/abundance~: a very large amount, more than is needed
        employment/employment~: having paid work
        equality/equalities: having the same rights
        immigration/immigration~: coming into a country to live there
        independence/independence~: freedom from the rule of others
        industry/industries: the making of goods in factories
        liberty/liberties: freedom, being able to do as one likes
        luxury/luxuries: great comfort and wealth
        marriage*: the life together of husband and wife
        migration/migration~: the movement of many to another region
        privacy: being left alone by others
        progress*/great progress/the progress/progress in/progress of/much progress/make progress/made progress: getting further or better
        prosperity: wealth and success
        solitude/solitude~: being alone
        urbanisation/urbanisation~: the growth of cities
        urbanization/urbanization~: the growth of cities`,
    },
    {
      // Feelings of joy, love or respect
      kind: 'noun',
      rows: `
        admiration/admiration~: great respect for someone
        affection/affection~: a warm feeling of love
        amazement/amazement~: very great surprise
        astonishment/astonishment~: very great surprise
        awe/awe~: respect mixed with fear
        compassion/compassion~: a feeling of pity for those who suffer
        confidence/confidence~: belief in oneself
        delight*/great delight/with delight/his delight/her delight: very great pleasure
        empathy: sharing the feeling of another
        enthusiasm/enthusiasm~: great interest and joy in something
        excitement*: being full of lively feeling
        fascination/fascination~: very strong interest
        gratitude/gratitude~: being thankful
        longing*/a longing/his longing/her longing: a very strong wish
        passion/passion~: very strong love or interest
        pleasure*: the feeling of enjoying something
        pride/pride~: being pleased with oneself
        relief*/with relief/great relief/sigh of relief: the feeling that something bad is over
        satisfaction/satisfaction~: the good feeling when all went well
        sympathy/sympathies: sharing the feeling of someone who suffers
        curiosity/curiosities: the wish to know
        appetite/appetite~: the wish to eat
        mercy/mercies: pity for those in one’s power
        patience/patience~: being able to wait calmly`,
    },
    {
      // Feelings of sadness, fear or anger
      kind: 'noun',
      rows: `
        anger*: what makes one shout at others
        contempt/contempt~: looking down on someone
        embarrassment/embarrassment~: feeling red in the face before others
        envy/envies: wanting what others have
        frustration/frustration~: anger at not being able to do something
        fury/furies: wild anger
        rage*/a rage/in a rage/with rage/his rage/her rage: wild anger
        grudge/grudge~: bitter anger kept for a long time
        guilt/guilt~: the feeling of having done wrong
        hatred/hatred~: very strong dislike
        hostility/hostilities: strong dislike, as of an enemy
        impatience/impatience~: not being able to wait
        indignation/indignation~: anger about something unfair
        jealousy/jealousies: wanting what others have, or fear of losing love
        malice/malice~: the wish to hurt others
        regret*/with regret/great regret/his regret/deep regret: feeling sorry for what one did
        remorse/remorse~: the deep feeling of being sorry for a wrong
        resentment/resentment~: bitter anger kept inside
        scorn*/with scorn/scorn for: looking down on someone
        shame*/with shame/in shame/her shame/his shame: the bad feeling of having done wrong
        suspicion/suspicion~: the feeling that someone has done wrong
        wrath/wrath~: great anger
        anguish: very great pain of mind, sadness or fear
        anxiety/anxieties: worry, fear of what may come
        despair/despair~: the loss of all hope
        disappointment/disappointment~: sadness because hopes did not come true
        dismay/dismay~: a feeling of shock and sadness
        fatigue/fatigue~: great tiredness
        grief/grief~: great sadness, as after a death
        horror/horror~: very great shock and fear
        loneliness: sadness because one has no company
        misery/miseries: great sadness or need
        nostalgia/nostalgia~: sadness for happy times gone by
        panic*/in panic/panic spread/sudden panic: sudden, wild fear
        sorrow/sorrow~: great sadness
        terror/terror~: extremely great fear`,
    },
    {
      // Courage, effort and mind
      kind: 'noun',
      rows: `
        ambition/ambition~: a strong wish for success
        bravery: showing no fear in danger
        common sense: good judgement in simple things
        courage/courage~: being brave, showing no fear
        cowardice/cowardice~: being too afraid to act
        creativity: having many new ideas
        diligence/diligence~: hard and careful work
        endurance/endurance~: holding out for a long time
        heroism/heroism~: showing no fear, even of death
        ignorance/ignorance~: not knowing
        imagination/imagination~: making pictures in one’s mind
        ingenuity: being clever at finding ways
        intelligence*: being quick to understand
        laziness: not wanting to work
        optimism/optimism~: expecting the best
        perseverance/perseverance~: not giving up for a long time
        skill*: being able to do something well
        stubbornness: not changing one’s mind
        stupidity: not using one’s brains
        willpower/willpower~: being able to make oneself do things
        wisdom/wisdom~: good judgement and knowledge of life`,
    },
    {
      // Goodness and its opposite
      kind: 'noun',
      rows: `
        arrogance/arrogance~: being too proud, looking down on others
        conscience/conscience~: the inner voice that says what is right
        cruelty/cruelties: enjoying others’ pain
        dignity/dignities: calm behaviour that wins respect
        generosity: giving freely to others
        greed/greed~: wanting more than one needs
        honesty: telling the truth
        honour*/his honour/of honour/man of honour: a good name among others
        humility: not thinking too highly of oneself
        innocence/innocence~: not having done wrong
        integrity: telling the truth and doing right
        kindness/kindnesses: being good to others
        loyalty/loyalties: being true to friends or country
        modesty: not thinking or talking too highly of oneself
        obedience/obedience~: doing what one is told
        politeness: having good manners
        selfishness: thinking only of oneself
        temper*/his temper/her temper/bad temper/good temper/lost his temper/tempers: the mood one is in, calm or angry
        tolerance/tolerance~: letting others think and live as they wish
        vanity/vanities: being too proud of one’s looks
        vice*/vices/virtue and vice: a very bad habit
        virtue/virtue~: a good side of someone
        wickedness: being evil`,
    },
    {
      // Ideas and beliefs
      kind: 'noun',
      rows: `
        assumption/assumption~: what one holds to be true without proof
        attitude/attitude~: a way of thinking about something
        belief/belief~: what one holds to be true
        bias*: an unfair opinion for or against something
        concept/concept~: a general idea
        conclusion*/a conclusion/conclusions/conclusion that/the conclusion that: what one decides after thinking
        dilemma/dilemma~: a choice between two bad things
        hypothesis/hypotheses: an idea that has yet to be proved
        illusion/illusion~: something that only seems to be there
        impression/impression~: what one feels about something at first
        intuition/intuition~: knowing without thinking
        judgement*: an opinion after thinking
        judgment*: an opinion after thinking
        misconception/misconception~: a wrong idea
        perspective/perspective~: a way of looking at things
        viewpoint/viewpoint~: a way of looking at things
        prediction/prediction~: saying what will happen
        principle/principle~: a basic rule or truth
        stereotype/stereotype~: a fixed idea about a whole group
        sorcery: the use of evil magic
        witchcraft/witchcraft~: the use of evil magic
        superstition/superstition~: an idea that has to do with magic or luck
        theory/theories: an idea that explains many facts`,
    },
    {
      // What is found out, said or planned
      kind: 'noun',
      rows: `
        clue/clue~: facts or things that help to find the answer
        definition/definition~: the exact meaning of a word
        discovery*: finding something unknown
        evidence/evidence~: facts that show what is true
        explanation/explanation~: making something clear
        insight/insight~: understanding the true nature of a thing
        misunderstanding/misunderstanding~: taking something in the wrong way
        mystery/mysteries: something that nobody can explain
        anomaly/anomalies: something that does not fit the rule
        proof/proof~: what shows that something is true
        advice/advice~: what one tells others to do
        announcement/announcement~: news given out to the public
        conspiracy/conspiracies: a secret plan of several people
        declaration/declaration~: an official public statement
        description*: telling what someone or something is like
        doctrine/doctrine~: what a church or party teaches
        exaggeration/exaggeration~: making things greater than they are
        excuse*/an excuse/excuses for: a reason given for a mistake
        fantasy/fantasies: something one makes up in one’s mind
        ideology/ideologies: what a party believes and teaches
        rumor/rumor~: a story that may not be true
        rumour/rumour~: a story that may not be true
        suggestion/suggestion~: an idea put to others
        vision*/visions/a vision of/vision of: a picture in the mind of what may come
        propaganda/propaganda~: one-sided news, to make people believe
        publicity: making something known to many people`,
    },
    {
      // What helps or is wanted
      kind: 'noun',
      rows: `
        achievement/achievement~: something great that one has done
        advantage/advantage~: something good that puts one ahead
        benefit*/a benefit/the benefits/many benefits/benefits of: something good that one gets
        contribution/contribution~: what one gives as a share
        duty/duties: what one must do
        improvement/improvement~: becoming better
        incentive/incentive~: a reason that makes people act
        intention/intention~: what one plans to do
        motive/motive~: a reason for doing something
        opportunity/opportunities: a chance to do something
        outcome/outcome~: the result at the end
        consequence/consequence~: a result of something
        precaution/precaution~: something done beforehand to avoid danger
        priority/priorities: what must be done first
        privilege/privilege~: a right that only a few have
        requirement/requirement~: what is needed
        chore/chore~: a small, dull piece of housework
        stimulus/stimuli: something that makes a living being act`,
    },
    {
      // What hinders
      kind: 'noun',
      rows: `
        barrier/barrier~: something that blocks or stands in the way
        burden*/burdens/a burden/the burden/heavy burden: a heavy load
        challenge*/challenges/a challenge/the challenge: something new and difficult
        disadvantage/disadvantage~: something that makes a thing less good
        drawback/drawback~: something that makes a thing less good
        error*: something done wrong
        failure*: not succeeding
        hindrance/hindrance~: something in the way that slows one down
        nuisance/nuisance~: something that annoys
        obstacle/obstacle~: something that stands in the way
        restriction/restriction~: a rule that limits what one may do
        setback/setback~: something that throws one back
        temptation/temptation~: the wish to do what one should not
        threat/threat~: a sign of coming danger`,
    },
    {
      // What somebody or something has
      kind: 'noun',
      rows: `
        ability/abilities: being able to do something
        accuracy: being exact, without mistakes
        autonomy: governing oneself, freedom from others
        characteristic*/characteristics/a characteristic: what is typical of something
        clarity: being clear
        complexity/complexities: having many parts that are hard to understand
        consciousness/consciousnesses: being awake and knowing what goes on
        depth/depth~: how far down something goes
        diversity: having many different kinds
        efficiency/efficiencies: working well without waste
        expertise/expertise~: great knowledge in one field
        fame/fame~: being known by very many people
        heritage/heritage~: what earlier people have left to later ones
        intensity/intensities: how strong something is
        likelihood/likelihood~: how probable something is
        origin/origin~: where something comes from
        popularity: being liked by many people
        prestige/prestige~: the high reputation someone has
        reliability: being such that one can trust it
        reputation/reputation~: the opinion that people have of someone, high or low
        resemblance/resemblance~: being or looking alike
        scent/scent~: a pleasant smell
        similarity/similarities: being nearly alike
        stability: staying firm and not changing
        talent/talent~: being able by nature to do something well
        trait/trait~: what is typical of a person
        variety*/a variety of/wide variety of/great variety of: many different kinds
        weakness/weaknesses: not being strong`,
    },
    {
      // Crafts, arts and fields of study
      kind: 'noun',
      rows: `
        agriculture/agriculture~: growing crops and keeping animals
        architecture/architecture~: the art of building
        astronomy: the study of the stars
        athletics: running, jumping and throwing
        biology: the study of living things
        ceramics: the art of making pots
        chemistry/chemistries: the study of what things are made of
        craft*/crafts/craft of/arts and crafts/traditional craft: work done skilfully by hand
        farming/farming~: growing crops and keeping animals
        forestry: looking after woods
        gardening/gardening~: growing flowers and vegetables for pleasure
        geography/geographies: the study of countries and seas
        geometry/geometries: the study of lines and shapes
        journalism/journalism~: writing for newspapers
        literature*: books and poems of high worth
        mathematics: the study of numbers and shapes
        mining/mining~: digging coal or metal out of the earth
        philosophy/philosophies: the study of the great questions of life
        photography: taking pictures with a camera
        physics: the study of heat, light and forces
        psychology: the study of the human mind
        fishery/fisheries: catching sea animals as a business`,
    },
    {
      // Work and what serves people
      kind: 'noun',
      rows: `
        communication/communication~: passing on news and ideas
        conservation/conservation~: protecting nature or old things
        cooperation/cooperation~: working together
        cultivation/cultivation~: preparing soil and growing plants
        guidance/guidance~: showing someone what to do
        hospitality: being kind to guests
        housework/housework~: cleaning, washing and cooking at home
        innovation/innovation~: a new idea or way of doing something
        invention*: a new thing that nobody made before
        irrigation/irrigation~: bringing water to dry fields
        labour*/labour/forced labour/hard labour/of labour: hard work, or workers
        labor*/labor/forced labor/hard labor/of labor: hard work, or workers
        maintenance/maintenance~: keeping machines in good order
        navigation/navigation~: finding the way at sea
        observation/observation~: watching carefully
        sanitation/sanitation~: clean water and removal of waste
        technology*: machines and know-how
        tourism/tourism~: the business of holiday travel
        transportation/transportation~: carrying people or goods
        upbringing/upbringing~: how a child is cared for and taught at home`,
    },
    {
      // Ways, rules and fate
      kind: 'noun',
      rows: `
        custom*/a custom/customs/the custom: what the people of a place always do
        destiny/destinies: what must happen to someone
        fate/fate~: what must happen to someone
        habit*/a habit/habits/the habit: what one always does without thinking
        manners: the way one behaves to others
        method*: a way of doing something
        procedure/procedure~: the steps in which one must do something
        routine/routine~: what one does every day in the same order
        strategy/strategies: a plan to reach a large goal
        tactics: a clever plan of moves to win
        technique/technique~: a special way of doing something well
        vocation/vocation~: work to which one feels called
        tradition/tradition~: what people have done for a very long time`,
    },
    {
      // Parts, amounts and forms
      kind: 'noun',
      rows: `
        bunch/bunches: several things tied or growing together
        bundle*/a bundle/bundles/the bundle: things tied together for carrying
        category/categories: a group of things of one kind
        chain*/iron chain/iron chains/in chains/heavy chain/heavy chains: metal rings joined in a row
        cluster/cluster~: a small group close together
        component/component~: a part of a machine or mixture
        core/core~: the innermost part
        dozen*/a dozen: twelve of something
        edge*: the outer line of something
        fragment/fragment~: a small part broken off
        gap*: an empty space between two things
        handful/handful~: as much as the fingers hold
        heap*/a heap/heaps/heap of: a lot of things on top of each other
        pile*/a pile/piles/pile of: a lot of things on top of each other
        layer/layer~: one flat thickness over or under another
        lump/lump~: a piece without regular shape
        percentage/percentage~: how many of every hundred
        portion/portion~: a part or share of something
        ray*/rays/ray of: a line of light
        rim/rims: the outer edge of a round thing
        row*/a row/rows/row of: things or people side by side in a line
        segment/segment~: a part of a divided thing
        sequence/sequence~: the order in which things follow
        speck/speck~: a very small spot
        strip*/a strip/strips of/strip of: a long, narrow piece`,
    },
    {
      // How somebody feels: glad or hopeful
      kind: 'adjective',
      rows: `
        calm/calm~: quiet, not excited or worried
        cheerful: happy and showing it
        confident: sure of oneself
        contented: happy with what one has
        curious*/curious about/curious to/was curious/were curious/very curious: wanting to know
        delighted: very pleased and happy
        determined*/determined to/so determined: having firmly decided to do something
        eager: wanting to do something very much
        ecstatic: wild with joy, happy beyond measure
        enthusiastic: showing great interest and joy
        fond of: liking very much
        grateful: full of thanks
        hopeful: believing that things will go well
        gleeful: very happy, laughing with pleasure
        jolly: happy, full of fun
        jubilant: very happy about a success
        keen*/keen to/keen on/was keen/were keen/very keen: wanting to do something very much
        merry/merrier/merriest: happy, full of fun
        optimistic: believing that all will go well
        overjoyed: extremely happy
        playful: full of fun, like a young animal
        relieved: happy that a worry is over
        weary/wearier/weariest: very tired
        exhausted: so tired that no strength is left
        drowsy: tired, half asleep`,
    },
    {
      // How somebody feels: sad, cross or afraid
      kind: 'adjective',
      rows: `
        agitated: worried and excited
        anxious: worried and full of fear
        ashamed: feeling bad about what one has done
        astonished: very surprised
        bewildered: very confused
        frantic: wild with fear or worry
        frightened: full of fear
        furious: very angry
        indignant: angry about something unfair
        jealous: unhappy because of what others have
        nervous: worried and not relaxed
        outraged: shocked and angry about a wrong
        panic-stricken: wild with sudden fear
        restless: not able to keep still
        speechless: too surprised to say a word
        stunned: so surprised that one cannot move
        uneasy: a little worried
        depressed: very sad, for a long time
        desperate: having almost no hope left
        gloomy: sad and without hope
        heartbroken: sad beyond measure
        homesick: sad, longing to be back with one’s family
        lonely*: alone and sad, or far from others
        melancholy: sad in a quiet way
        miserable: very unhappy and sad
        mournful: very sad, as after a death
        pessimistic: expecting the worst, without hope
        bored*: having lost all interest
        sulky: silent and in a bad temper`,
    },
    {
      // How somebody meets what comes
      kind: 'adjective',
      rows: `
        dizzy: feeling that everything turns round
        helpless: not able to do anything for oneself
        impatient: not willing to wait
        indifferent: not interested, not caring
        irritable: easily made angry
        reluctant: not willing
        sceptical: full of doubt
        skeptical: full of doubt
        sleepless: not able to fall asleep
        suspicious of: not trusting
        unconscious: not awake, as if asleep
        alert: quick to notice danger
        vigilant: watching out for danger
        wary of: taking care because of danger
        hesitant: slow to act because of doubts
        attentive: listening or watching with care
        guilty of: having done, as a crime`,
    },
    {
      // What somebody is like: kind and good
      kind: 'adjective',
      rows: `
        affectionate: showing love
        charitable: giving help to the poor
        compassionate: feeling pity for those who suffer
        considerate: thinking of others’ feelings
        courteous: polite, having good manners
        generous: giving freely, or more than enough
        gentle*: kind, soft and calm
        gracious: kind and polite to all
        hospitable: kind and generous to guests
        humane: kind to people and animals
        merciful: showing pity to those in one’s power
        polite*: having good manners
        respectful: polite, honouring others
        selfless: thinking of others first
        sympathetic: feeling with those who suffer
        tolerant: letting others live and think as they wish
        unselfish: thinking of others first
        thoughtful: thinking of others, or thinking a lot`,
    },
    {
      // What somebody is like: true and serious
      kind: 'adjective',
      rows: `
        dutiful: doing what one should
        earnest: serious, meaning what one says
        faithful: true to friends or promises
        honest*: telling the truth
        impartial: not taking either side
        loyal: true to friends or country
        modest*/modest man/modest woman/was modest/so modest/too modest/modest about/very modest: not talking much of one’s own merits
        humble/humble~: not proud of oneself
        noble*: good and great, or of high birth
        obedient: doing what one is told
        secretive: hiding what one thinks or does
        sincere: honest, meaning what one says
        solemn: very serious, as in church
        stern: serious, not letting one break rules
        trustworthy: honest, that one can depend on
        virtuous: living in a morally good way`,
    },
    {
      // What somebody is like: brave or careful
      kind: 'adjective',
      rows: `
        adventurous: liking to try out new and dangerous things
        brave*: not afraid of danger
        bold*: not afraid, ready to take risks
        daring: not afraid, ready to take risks
        courageous: brave, not afraid of danger
        fearless: not afraid of anything
        heroic: very brave, not afraid to die
        valiant: very brave, not afraid in battle
        careless: not paying attention, making mistakes
        cautious: taking care to avoid danger
        reckless: paying no attention to danger
        timid: shy and easily frightened
        bashful: shy and easily embarrassed
        meek: quiet and giving way to others
        naive: too ready to believe others
        stubborn: not willing to change one’s mind
        obstinate: not willing to change one’s mind
        persistent: going on and on, not giving up
        ambitious: wanting success very much
        idle: doing nothing, not working
        foolish: not wise, silly`,
    },
    {
      // What somebody is like: able
      kind: 'adjective',
      rows: `
        capable of: having the power to do
        clumsy: moving awkwardly, dropping things
        competent: able to do a job well
        creative: full of new ideas
        cunning: clever at tricking others
        eloquent: speaking very well
        experienced*/more experienced/an experienced/very experienced/most experienced: having done it often before
        inexperienced: not having done it often before
        fluent: speaking a language easily
        forgetful: often not remembering
        gifted: born with great ability
        talented: born with great ability
        imaginative: full of new ideas
        ingenious: clever at finding new ways
        intelligent: quick to learn and understand
        inventive: full of new ideas
        nimble: quick and light in movement
        resourceful: clever at finding a way out
        shrewd: good at judging people and chances
        skilled: able to do something well after training
        skilful: able to do something difficult well
        skillful: able to do something difficult well
        sly: clever at tricking others
        witty: clever and funny in speech`,
    },
    {
      // What somebody is like: at work
      kind: 'adjective',
      rows: `
        conscientious: doing one’s duty with great care
        diligent: working hard and with care
        energetic: full of strength and life
        industrious: working hard
        meticulous: taking great care over every detail
        painstaking: taking great care and trouble
        punctual: always on time
        sensible: showing good judgement
        tireless: working on and on without a rest
        vigorous: full of strength and energy
        wise*: having knowledge and good judgement
        rigorous: with great care, letting no mistake pass
        strict/strict~: not letting rules be broken
        ignorant: knowing very little
        immature: behaving like a child
        irresponsible: not thinking of what may follow`,
    },
    {
      // What somebody is like: cruel or hostile
      kind: 'adjective',
      rows: `
        aggressive: always ready to attack
        brutal: very violent, without any pity
        cruel/crueller/cruellest/crueler/cruelest: causing pain without any pity
        fierce/fierce~: wild, ready to attack
        heartless: without any pity or kindness
        hostile: very unfriendly, like an enemy
        malicious: wishing to hurt others
        merciless: without any pity
        quarrelsome: often arguing
        rebellious: not willing to be ruled
        ruthless: without any pity
        spiteful: wishing to hurt others
        treacherous: not true to friends, betraying them
        vengeful: wishing to pay back a wrong
        wicked: evil, very bad
        moody: often changing between good and bad temper`,
    },
    {
      // What somebody is like: proud, rude or false
      kind: 'adjective',
      rows: `
        arrogant: too proud, thinking oneself better
        boastful: praising oneself too much
        bossy: always telling others what to do
        corrupt: taking money for doing wrong
        cowardly: showing no courage
        deceitful: telling lies, hiding the truth
        dishonest: telling lies or cheating
        disobedient: not doing what one is told
        greedy/greedier/greediest: wanting more than one’s share
        haughty: too proud, looking down on others
        hypocritical: pretending to be better than one is
        impolite: rude, having bad manners
        impudent: having bad manners, showing no respect
        insolent: having bad manners, showing no respect
        mischievous: fond of playing tricks
        miserly: hating to spend money
        naughty: badly behaved, as a child
        prejudiced: having made up one’s mind unfairly beforehand
        rude*: having bad manners
        selfish: thinking only of oneself
        shameless: not feeling bad about one’s wrongs
        spoilt: having been given everything one wanted
        stingy: hating to spend money
        tactless: saying things that hurt without noticing
        ungrateful: not giving any thanks
        vain*/vain man/vain woman/vain and: too proud of one’s looks`,
    },
    {
      // What has become of somebody: body and age
      kind: 'adjective',
      rows: `
        bald: having no hair on the head
        barefoot: without shoes
        blindfolded: with eyes covered by a cloth
        deaf*: not able to hear
        deceased: dead, no longer living
        disabled: having a lasting bodily difficulty
        elderly: rather old
        feeble: very weak
        frail: weak, easily hurt
        mute: not able to speak
        obese: much too fat
        paralysed: not able to move a part of one’s body
        paralyzed: not able to move a part of one’s body
        pregnant: going to have a baby
        ragged: wearing old, torn clothes
        slender: thin in a graceful way
        stout: rather fat and strong
        undernourished: weak for lack of food
        wounded: hurt by a weapon
        youthful: looking or feeling not yet old`,
    },
    {
      // What has become of somebody: place in the world
      kind: 'adjective',
      rows: `
        armed: carrying weapons
        unarmed: carrying no weapon
        destitute: very poor, without food or home
        enslaved: made to work for an owner without freedom
        homeless: having no place to live
        illiterate: not able to read or write
        impoverished: made very poor
        infamous: known for something bad
        influential: having power over what others do or think
        innocent: not having done any wrong
        jobless: without work
        unemployed: without work
        legendary: so well known that stories are told of it
        nameless: not known by what one is called
        nomadic: moving from place to place
        notorious: known for something bad
        orphaned: having lost both parents
        prosperous: rich and successful
        powerless: not able to change anything
        renowned: well known and honoured
        vulnerable: easily hurt or attacked
        wealthy/wealthier/wealthiest: rich, owning a lot of money
        widowed: having lost one’s husband or wife
        wretched: very unhappy and poor`,
    },
    {
      // Size, strength and degree
      kind: 'adjective',
      rows: `
        broad*: wide from side to side
        bulky: large and hard to carry
        colossal: extremely large
        compact: small, with all parts close together
        enormous: extremely large
        gigantic: extremely large
        immense: so large that it can hardly be measured, immensely big
        insignificant: too small to be important
        massive: very large and heavy
        microscopic: too small for the eye to see
        minor: small and not important
        narrow/narrow~: not wide
        negligible: too small to matter
        shallow/shallow~: not deep
        spacious: having much room inside
        staggering: so immensely large that it is hard to believe
        steep/steep~: rising or falling sharply
        tiny*: very small
        towering: rising very high
        tremendous: extremely large or strong
        trivial: small, of no importance
        vast: extremely large`,
    },
    {
      // Strength and degree
      kind: 'adjective',
      rows: `
        drastic: sudden and very strong
        extreme: of the highest degree
        intense*: very strong
        mild/mild~: not strong or harsh
        mighty/mightier/mightiest: having great force or size
        moderate: neither great nor small
        overwhelming: so strong that one cannot resist
        powerful*: having great force
        severe/severe~: very bad, hard or serious
        subtle: hardly noticeable
        violent: using harmful force`,
    },
    {
      // Amount
      kind: 'adjective',
      rows: `
        abundant: found in large amounts
        additional: extra, besides the others
        adequate: good enough, but no more
        ample: enough and more, in large amounts
        considerable: rather large in amount
        countless: more than anyone could number
        dwindling: getting smaller and smaller
        entire*: whole, with no part left out
        equal*: the same in size or number
        excessive: more than enough, too much
        insufficient: not enough for the purpose
        limited*/limited number/limited amount/limited resources/limited time/very limited/limited space: kept small in number or amount
        meagre: too little, poor in amount
        meager: too little, poor in amount
        multiple*: more than one
        numerous: many, great in number
        partial: not whole, incomplete
        plentiful: there in large amounts
        prevalent: very common, found in many places
        remaining: left over
        scant: hardly enough
        scarce/scarce~: few and hard to find
        sole*/sole survivor/sole heir/sole owner/sole purpose/sole aim: only one, with no other
        sparse: few and thinly spread
        substantial: large in amount
        sufficient: enough for the purpose
        unlimited: without any end
        widespread: found in many places
        worldwide: in every country of the earth
        nationwide: in every part of a country`,
    },
    {
      // Worth
      kind: 'adjective',
      rows: `
        beneficial: of help, doing good
        costly: having a very high price
        exceptional: much better than usual
        mediocre: neither good nor bad
        outstanding: much better than usual
        precious: worth a very great deal
        priceless: worth more than any money
        profitable: bringing in money
        lucrative: bringing in a lot of money
        remarkable: so unusual that one notices it
        superb: extremely good, much better than most
        advantageous: of help, bringing gain
        useless: of no help at all
        valuable: worth a lot
        worthless: of no value at all`,
    },
    {
      // Importance
      kind: 'adjective',
      rows: `
        crucial: extremely important, deciding all
        decisive: important, settling how a matter ends
        dominant: stronger than all the others
        essential: so important that one cannot do without
        fundamental: important, as the base of all else
        indispensable: that one cannot do without at all
        necessary*: that one cannot do without
        prominent: important, easily noticed
        relevant: having to do with the matter
        significant: important or large enough to notice
        supreme: highest in rank or power
        superior: higher or better
        inferior: less good than something else
        urgent: important, not able to wait
        vital: extremely important, as for life`,
    },
    {
      // How long or how often
      kind: 'adjective',
      rows: `
        brief/brief~: short, soon over
        chronic: lasting for a very long time
        constant: going on without a break
        continuous: going on without a break
        endless: going on for ever
        eternal: lasting for ever
        fleeting: gone again after a short time
        frequent: happening often
        lifelong: from birth to death
        occasional: happening now and then
        permanent: lasting for ever
        perpetual: going on for ever
        prolonged: lasting for a long time
        rare*: seldom met with, hard to find
        recurring: happening again and again
        seasonal: of one part of the year only
        sporadic: happening only now and then
        annual: happening every year
        temporary: lasting for a short time only`,
    },
    {
      // When, or how fast
      kind: 'adjective',
      rows: `
        abrupt: sudden and unexpected
        belated: coming too late
        eventual: coming at the end
        gradual: happening little by little
        hasty: done too fast
        imminent: about to happen very soon
        immediate: happening at once
        initial: coming first, at the start
        overdue: later than it should be
        previous: coming before
        prior to: before the time of
        rapid: very fast
        simultaneous: happening at the same time
        subsequent: coming afterwards
        swift/swift~: very fast
        unexpected: not thought of beforehand
        unprecedented: never having happened before
        upcoming: about to happen soon
        impending: about to happen soon
        premature: done or happening too early`,
    },
    {
      // Age and origin
      kind: 'adjective',
      rows: `
        aged*/aged man/aged woman/aged king/aged mother/aged father: very old
        ancient: very old, of times long past
        brand-new: never used before
        colonial: of lands ruled by another country
        contemporary*: of the same time, or of today
        domestic*: of the home, or of one’s own country
        exotic: unusual, from a faraway country
        foreign: of or from another country
        hereditary: passed on from parents to children
        historic: important in the past
        indigenous: living in a place from the beginning
        medieval: of the Middle Ages
        newborn: just come into the world
        obsolete: no longer used today
        old-fashioned: of an earlier time, no longer in style
        outdated: no longer right for today
        prehistoric: from before people could write
        primitive: of a simple, early kind
        pristine: clean and untouched
        sacred: holy, belonging to a god
        secular: not religious
        traditional: done in the same way for many years`,
    },
    {
      // Of what field
      kind: 'adjective',
      rows: `
        academic: of schools and universities
        agricultural: of farming
        athletic: good at sports
        commercial: of buying and selling
        cultural: of the art and customs of a people
        digital: stored or shown as numbers, by computer
        economic: of trade, industry and money
        financial: of money and banks
        geological: of rocks and the earth’s crust
        industrial: of factories
        judicial: of courts of law
        maritime: of the sea and ships
        mechanical: worked by a machine
        medical*: of doctors and illness
        military: of soldiers and war
        monetary: of coins, notes and banks
        musical: of tunes and songs
        naval: of warships
        religious: of belief in a god
        scientific*: of the exact study of nature
        theatrical: of plays and the stage`,
    },
    {
      // Of whom, or of what state
      kind: 'adjective',
      rows: `
        civic: of a town or its people
        democratic: ruled by the people’s vote
        electoral: of voting
        ethnic: of a people with its own customs
        federal: of a union of states
        genetic: passed on in the cells of living things
        maternal: of a mother
        paternal: of a father
        parental: of a mother and a father
        municipal: of a town
        political: of government
        presidential: of the head of a republic
        royal*: of a king or queen
        tribal: of a people living under a chief
        patriotic: loving one’s country
        multicultural: with people of different customs
        bilingual: speaking two languages
        regional: of one part of a country`,
    },
    {
      // Of what part of nature
      kind: 'adjective',
      rows: `
        aerial: in or from the air
        atomic: of the smallest parts of matter
        cellular: of the smallest parts of living things
        bacterial: caused by tiny one-celled beings
        microbial: of tiny living things
        lunar: of the moon
        solar: of the sun
        marine: of the sea
        volcanic: of or from a mountain that throws out fire
        organic*/organic matter/organic compound/organic compounds/organic molecules/organic material/organic materials: of or from living things
        magnetic: drawing iron to itself
        metallic: like iron, gold or copper
        radioactive: giving off dangerous rays
        gaseous: like air, neither solid nor liquid
        molten: made liquid by great heat`,
    },
    {
      // Where something is
      kind: 'adjective',
      rows: `
        adjacent: lying next to it
        coastal: by the sea
        distant: far away
        external: on the outside
        faraway: at a great distance, far off
        indoor: inside a building
        inland: far from the sea
        inner: on the inside, or in the middle
        internal: on the inside
        nearby: not far off
        neighbouring: lying next to it
        neighboring: lying next to it
        offshore: in the sea, off the coast
        outdoor: in the open air
        outer: on the outside, far from the middle
        overseas: in or to countries across the sea
        remote*/remote village/remote villages/remote area/remote areas/remote island/remote islands/remote place/remote places/remote region/remote regions: far away from others
        secluded: hidden away and quiet
        surrounding: lying all round
        underground: below the surface of the earth
        underwater: below the surface of the sea
        global: of the whole earth`,
    },
    {
      // Weather
      kind: 'adjective',
      rows: `
        chilly: rather cold
        cloudless: clear and blue, as the sky
        foggy: with thick, low clouds
        frosty: so cold that there is ice
        humid: damp and warm
        icy: extremely cold
        misty: with thin, low clouds
        overcast: grey with clouds
        rainy: with many showers
        scorching: extremely hot
        snowy: covered in white in winter
        stormy: with strong winds
        sunny: bright with light from the sky
        sweltering: hot so that one can hardly breathe
        temperate: neither very hot nor very cold
        windy: with much moving air`,
    },
    {
      // Land
      kind: 'adjective',
      rows: `
        arid: with hardly any rain
        barren: where no plants grow
        bleak: cold, bare and empty
        desolate: empty and lonely
        fertile: where plants grow well
        hilly: full of gentle slopes
        impassable: that one cannot get through
        landlocked: without any coast
        lush: where plants grow thickly
        marshy: soft and wet, as ground
        mountainous: full of high, steep slopes
        muddy*: covered with wet earth
        parched: dried out by great heat
        polar*/polar region/polar regions/polar ice/polar winter/polar night: near the North or South Pole
        residential: where people have their homes
        rocky*: full of large stones
        rural: in or of the countryside
        sandy*: covered with tiny grains of stone
        shady: out of the sun, under trees
        slippery: so smooth or wet that one may fall
        suburban: at the edge of a city
        swampy: soft and wet, as ground
        thorny: full of sharp points
        tropical*: of the hottest part of the earth
        uninhabited: where nobody lives
        urban: in or of a city
        wooded: covered with trees`,
    },
    {
      // Animals and plants
      kind: 'adjective',
      rows: `
        amphibious: living both on land and in water
        aquatic: of or in the water
        arboreal: living in trees
        carnivorous: eating meat
        cold-blooded: with a body as cool as the air around
        warm-blooded: keeping their bodies at an even heat
        deciduous: losing their leaves in autumn
        domesticated: kept by people, no longer wild
        dormant: alive but not active
        endangered: so few that they may die out
        evergreen: keeping their leaves all year
        extinct: having died out
        ferocious: wild, savage and ready to attack
        flightless: not able to fly
        furry: covered with soft hair
        herbivorous: eating plants
        horned: with hard points on the head
        mammalian: feeding their young with milk
        migratory: moving to warmer lands for the winter
        native to: found in a place from the beginning
        nocturnal: active at night
        omnivorous: eating both plants and meat
        parasitic: living on another living thing
        poisonous: dangerous to eat or touch
        predatory: hunting others for food
        striped: marked with long bands of colour
        tame/tame~: not wild or afraid of people
        terrestrial: of or on the land
        venomous: with a dangerous bite or sting
        winged: able to fly`,
    },
    {
      // Food and drink
      kind: 'adjective',
      rows: `
        appetising: looking or smelling good
        appetizing: looking or smelling good
        aromatic: smelling strong and pleasant
        bland: with hardly any flavour
        delicious: extremely good to eat
        fragrant: smelling sweet
        nourishing: giving the body what it needs
        nutritious: giving the body what it needs
        sour*: with a sharp flavour, as of lemons
        spicy: with a hot, sharp flavour
        tasteless: without any flavour
        tasty: having a good flavour
        boneless: with only the flesh left
        chewy: needing much work of the teeth
        creamy: thick and smooth
        crisp/crisp~: hard, dry and easily broken
        crispy: hard, dry and easily broken
        crunchy: making a noise between the teeth
        edible: fit to be eaten
        fatty: containing much fat
        greasy: covered with fat or oil
        juicy: full of liquid, as a fruit
        moist: slightly wet or damp
        mouldy: gone bad, with a grey fungus on it
        moldy: gone bad, with a grey fungus on it
        perishable: going bad quickly
        raw*/raw meat/raw fish/raw egg/raw eggs/raw vegetables/eaten raw: not cooked
        ripe/ripe~: ready to be picked and eaten
        rotten: gone bad
        stale: no longer fresh
        sticky: holding fast to the fingers
        tender*/until tender/tender meat: soft and easy to chew
        unripe: not ready to be picked and eaten
        vegetarian: without any meat
        watery: thin and wet, with little taste`,
    },
    {
      // Harm and danger
      kind: 'adjective',
      rows: `
        catastrophic: doing terrible damage
        contagious: passing from one person to another
        corrosive: eating away metal or skin
        deadly*: causing death
        destructive: doing great damage, ruining much
        explosive: able to burst with great force
        fatal: causing death
        flammable: catching fire easily
        harmful*: doing damage
        harmless: not able to hurt anyone
        hazardous: full of danger
        incurable: that no doctor can heal
        infectious: passing from one person to another
        invasive: spreading where it does not belong
        lethal: so dangerous as to cause death
        menacing: looking as if it would attack
        perilous: full of danger
        risky: with a chance of danger
        toxic: poisonous, dangerous to living things
        unsafe: full of danger
        unstable: likely to change or fall`,
    },
    {
      // Shape
      kind: 'adjective',
      rows: `
        circular: having the shape of a ring
        crooked: not straight
        cubic: having six equal square sides
        curly: growing in rings, as hair
        curved*: bent like a bow
        diagonal: going from corner to corner
        hollow: empty inside
        horizontal: flat, from side to side
        irregular: not even in shape or time
        jagged: with sharp, uneven points
        oval: shaped like an egg
        parallel: always the same distance apart
        pointed*/pointed hat/pointed ears/pointed end/pointed stick/pointed nose/pointed teeth: ending in a sharp tip
        rectangular: with four sides and four right angles
        spherical: round like a ball
        streamlined: shaped to move easily through air or water
        symmetrical: the same on both sides
        tangled: twisted together in a mess
        tapering: getting narrower towards the end
        triangular: having three sides
        uneven: not flat or smooth
        bumpy: not smooth, with many lumps
        upright: standing straight
        vertical: going straight up
        wavy: rising and falling like the sea
        wrinkled: full of small lines or folds`,
    },
    {
      // What a material is like
      kind: 'adjective',
      rows: `
        absorbent: taking in liquid easily
        blunt: not sharp
        brittle: hard but easily broken
        coarse: rough, not fine
        dense: thick, with little space between
        durable: strong, made to last
        elastic: going back to its shape after pulling
        fireproof: that does not burn
        flexible: easily bent or changed
        fluffy: soft and light as feathers
        fragile: easily broken
        glassy: smooth and shining
        opaque: that one cannot see through
        permeable: letting water or air through
        porous: full of tiny holes, letting water through
        portable: easy to carry
        rigid: not easily bent, stiff
        robust: strong and lasting
        rusty: brown from water and age, as iron
        seamless: without a join
        soluble: that can be mixed into a liquid
        stiff/stiff~: not easily bent
        sturdy/sturdier/sturdiest: strong and not easily broken
        tattered: old and torn
        translucent: that light comes through
        transparent: that one can see through
        waterproof: that no rain gets through
        watertight: that no rain or liquid gets through
        worn-out: old and used until no good any more`,
    },
    {
      // How something looks: beautiful or ugly
      kind: 'adjective',
      rows: `
        attractive: beautiful, pleasing to look at
        elegant: beautiful and in good taste
        enchanting: beautiful as if by magic
        gorgeous: very beautiful
        graceful: light and beautiful in movement
        grotesque: ugly in a strange way
        handsome: beautiful, as a man
        hideous: very ugly
        impressive: so grand that one admires it
        intricate: with many small parts or details
        lavish: very rich, given without limit
        luxurious: very comfortable and expensive
        magnificent: very beautiful and grand
        majestic: very grand, like a king
        ornate: having very much decoration
        picturesque: beautiful as in a painting
        sinister: looking evil
        spectacular: grand to watch, exciting
        splendid: very fine and grand
        stately: grand and slow, or large
        unsightly: ugly, not nice to look at`,
    },
    {
      // How something looks: bright, dark or dirty
      kind: 'adjective',
      rows: `
        blurred: not clear to the eye
        colourful: bright, in many tints
        colorful: bright, in many tints
        conspicuous: very easily noticed
        dazzling: so bright that one cannot look
        dim/dimmer/dimmest: not bright
        dingy: dark and dirty
        dull*/dull red/dull grey/dull gray/dull green/dull brown: not bright
        dusty: dirty with fine, dry earth
        filthy: very dirty
        invisible*: that cannot be seen
        luminous: giving off light, bright
        neat*: with everything in order
        pale/pale~: having little colour
        radiant: bright with light or joy
        scarlet: bright red
        scruffy: dirty and untidy
        shabby: old and worn
        shiny: bright and smooth
        sleek: smooth and bright, as hair
        spotless: perfectly clean
        tidy: with everything in its place
        untidy: with nothing in its place
        visible: that can be seen
        vivid: bright and clear`,
    },
    {
      // Life at a place
      kind: 'adjective',
      rows: `
        bustling: full of busy people
        chaotic: in complete disorder
        comfortable*: pleasant to sit, lie or live in
        cosy: small, warm and pleasant
        cozy: small, warm and pleasant
        cramped: too small, with little room
        crowded*/crowded with/was crowded/were crowded/crowded street/crowded streets/crowded room/crowded city/crowded market/too crowded/so crowded: full of people
        deserted: empty of people
        dreary: dull and sad
        eerie: strange and a little frightening
        idyllic: perfectly happy and peaceful
        lawless: without order or rule
        lively: full of life and movement
        monotonous: dull, always the same
        orderly: well arranged, with everything in place
        overcrowded: too full of people
        peaceful*: calm, free from war or noise
        silent*: without any sound, quiet
        solitary: alone, without company
        tranquil: calm and quiet
        serene: calm and quiet, undisturbed
        sombre: dark and sad
        somber: dark and sad
        turbulent: full of change and disorder`,
    },
    {
      // What a time or a work is like
      kind: 'adjective',
      rows: `
        carefree: without any worries
        eventful: full of interesting happenings
        festive: happy, as on a holiday
        fortunate: having good luck
        glorious: bringing great honour
        gruelling: extremely tiring
        grueling: extremely tiring
        harsh/harsh~: hard and unpleasant
        strenuous: very tiring, needing much strength
        unbearable: too bad to be put up with
        unforgettable: that one will always remember
        appalling: so bad that it shocks
        delightful: very nice, giving great joy
        disgraceful: so bad that one should be ashamed
        dreadful: very bad, terrible
        horrid: very bad, nasty
        marvellous: wonderful, very nice indeed
        marvelous: wonderful, very nice indeed
        pleasant*: nice, giving joy
        tedious: boring because it is so long
        tiresome: boring, or getting on one’s nerves
        thrilling: full of suspense and excitement
        unpleasant: not nice at all, bad
        enjoyable: nice, giving fun
        hilarious: extremely funny
        offensive*: rude, hurting people’s feelings`,
    },
    {
      // Sound
      kind: 'adjective',
      rows: `
        audible: that can be heard
        deafening: extremely loud
        harmonious: sounding well together
        hoarse: rough, as a voice with a cold
        melodious: pleasant to listen to, like a tune
        muffled: made less loud, as through a wall
        rhythmic: with a regular beat
        shrill: high, loud and unpleasant
        thunderous: loud like a storm`,
    },
    {
      // What a statement is like: true or not
      kind: 'adjective',
      rows: `
        absurd: so silly that one must laugh
        accurate: exact, free from mistakes
        convincing: making one believe
        credible: easy to believe
        dubious: that one cannot quite trust
        evident: easy to see, plain to all
        factual: true, not made up
        far-fetched: hard to believe, very unlikely
        fictional: made up, not real
        genuine: real, not false
        hypothetical: supposed, not real
        implausible: hard to believe
        inaccurate: not exact, with mistakes
        incorrect: wrong, containing a mistake
        incredible: hard to believe, or wonderful
        ludicrous: so silly that one must laugh
        misleading: giving a wrong idea
        mistaken: wrong in what one thinks
        mythical: found only in old stories
        obvious: easy to see, plain to all
        persuasive: making one believe or agree
        plausible: easy to believe, though not proved
        precise: exact, with all details right
        preposterous: so silly that one must laugh
        probable: rather to be expected than not
        reliable: that one can trust
        ridiculous: so silly that one must laugh
        undeniable: so true that no one can disagree
        unlikely: hardly to be expected
        unreliable: that one cannot trust
        valid: based on good reasons`,
    },
    {
      // What a statement is like: clear or not
      kind: 'adjective',
      rows: `
        ambiguous: that can be understood in two ways
        astonishing: very surprising
        bizarre: very strange
        coherent: holding together well, easy to follow
        complex: difficult, with many parts
        complicated: difficult to understand, with many parts
        comprehensive: taking in nearly everything
        concise: short and clear
        controversial: causing much argument
        detailed: giving many small facts
        explicit: said clearly and fully
        familiar: well known
        frank: saying openly what one thinks
        humorous: funny, making people smile
        illegible: that cannot be read
        incomprehensible: impossible to understand
        inconsistent: not fitting together
        ironic: meaning the opposite of what is said
        logical: following clearly from the facts
        mysterious: hard to explain, secret
        obscure: little known, not easy to understand
        peculiar: strange, unlike others
        sensational: causing great excitement
        straightforward: easy to do or understand
        theoretical: thought out, not tried in practice
        thought-provoking: giving one much to think about
        uncertain: not sure
        unclear: vague, not easy to understand
        unfamiliar: not known to one
        vague/vague~: not exact, not easy to understand`,
    },
    {
      // Deeds and plans: allowed, needed or right
      kind: 'adjective',
      rows: `
        acceptable: good enough to be agreed to
        unacceptable: too bad to be agreed to
        appropriate: right for the purpose
        inappropriate: wrong for the purpose
        suitable: right for the purpose
        unsuitable: wrong for the purpose
        compulsory: required by a rule or law
        mandatory: required by a rule or law
        obligatory: required by a rule or law
        optional: that one may leave out
        voluntary: done by one’s own free choice
        ethical: right by the rules of conduct
        illegal: against the law
        unlawful: against the law
        legal: allowed by law
        legitimate: allowed by law
        lawful: allowed by law
        unnecessary: that nobody needs
        unfair: not right or just to everyone
        unjust: not right or fair to people
        reasonable: sensible and fair`,
    },
    {
      // Deeds and plans: how they go
      kind: 'adjective',
      rows: `
        accidental: happening by chance
        accessible: that one can reach or get
        arbitrary: done without reason or rule
        available: that one can get or use
        convenient: easy, and causing no trouble
        deliberate: done on purpose
        intentional: done on purpose
        effective: working well, getting results
        efficient: working well, without waste
        elaborate: worked out with many details
        feasible: that can be done
        fruitless: without any success
        futile: without any hope of success
        impractical: not useful in real life
        ineffective: not getting any results
        inevitable: sure to happen
        innovative: new and clever
        painless: not hurting
        pointless: without any sense
        spontaneous: done without a plan
        strategic: planned to win in the end
        successful*: having reached the goal
        systematic: following a fixed plan
        unanimous: agreed to by everyone
        unavoidable: sure to happen
        unsuccessful: without any success
        wasteful: using up more than needed`,
    },
    {
      // Kinds
      kind: 'adjective',
      rows: `
        comparable: much the same
        conventional: following what is usual
        customary: usual, done as a habit
        distinct: clearly different
        diverse: of many different kinds
        eccentric: strange in one’s ways
        exclusive*: only for a few
        extraordinary: very unusual
        identical: exactly the same
        ordinary: usual, not special
        similar*: nearly the same
        specialised*/highly specialised/more specialised/very specialised/specialised cells/specialised equipment/specialised for: made or trained for one purpose
        specialized*/highly specialized/more specialized/very specialized/specialized cells/specialized equipment/specialized for: made or trained for one purpose
        specific: exact, of one kind only
        typical: showing what is usual for a kind
        unique: being the only one of its kind
        unusual*: strange, seldom met with
        versatile: able to do many different things`,
    },
    {
      // Make and quality
      kind: 'adjective',
      rows: `
        artificial: made by people, not by nature
        authentic: real, not copied
        synthetic: made by people, not by nature
        elementary: simple, for beginners
        faulty: having a mistake, not working
        flawed: having a mistake or weak point
        flawless: without a single mistake
        handmade: not produced by machine
        homemade: not bought in a shop
        imaginary: only in the mind, not real
        intact: whole, not broken
        renewable: that does not run out, as wind or sun
        reusable: that can be used more than once
        rudimentary: very simple, not fully developed
        sophisticated: highly developed
        sustainable: that can go on without harming nature`,
    },
    {
      // States and peoples
      kind: 'adjective',
      rows: `
        allied: joined together against an enemy
        autonomous: governing itself
        civilised: having laws, arts and good manners
        civilized: having laws, arts and good manners
        hierarchical: with higher and lower ranks
        independent*: free from the rule of others
        radical*: wanting complete change
        underdeveloped: with few factories and schools
        victorious: having won a war or game
        warlike: fond of fighting`,
    },
    {
      // How statements hang together
      kind: 'adverb',
      rows: `
        consequently: as a result
        furthermore: besides, too
        hence: for this reason
        therefore: for this reason
        thus: for this reason, or in this way
        thereby: in this way, by doing this
        in addition: besides, too
        moreover: besides, too
        likewise: in the same way, too
        namely: that is to say
        for instance: to give one case of many
        nevertheless: in spite of that
        nonetheless: in spite of that
        on the contrary: just the opposite
        on the other hand: looking at it from the opposite side
        otherwise: if not, or in a different way
        meanwhile: during the same time
        in the meantime: during the same time`,
    },
    {
      // How sure something is
      kind: 'adverb',
      rows: `
        admittedly: as one must agree
        allegedly: as people say without proof
        apparently: as it seems, as one can see
        as a rule: in most cases, in general
        doubtless: without any question
        evidently: as one can easily see
        inevitably: as was sure to happen
        obviously: as anyone can see
        on the whole: in general, looking at everything
        in particular: especially
        presumably: very probably, as it seems
        reportedly: as people say or write
        supposedly: as people believe, perhaps wrongly
        surprisingly: as nobody had expected
        undoubtedly: without any question`,
    },
    {
      // Order in time
      kind: 'adverb',
      rows: `
        afterwards: later, when this was over
        beforehand: earlier, ahead of time
        eventually: in the end, after some time
        for the time being: for now, until something changes
        formerly: in earlier times
        hitherto: until now
        in advance: ahead of time
        in due course: later, at the right moment
        in the long run: when much time has passed
        initially: at the beginning
        lately: not long ago
        nowadays: in our day
        once upon a time*: long ago, in a tale
        originally: in the beginning
        overnight: during the hours of darkness
        previously: earlier, before that time
        prematurely: too early
        recently: not long ago
        simultaneously: at the same time
        sooner or later: at some time in the future
        subsequently: afterwards, at a later time
        thereafter: later, from that time on
        ultimately: in the end, after everything else`,
    },
    {
      // How long or how often
      kind: 'adverb',
      rows: `
        annually: every year
        constantly: all the time, without stopping
        continually: many times, again and again
        endlessly: always, as it seems
        for good*/left for good/gone for good/stay for good/away for good/stopped for good/ended for good/closed for good: for all time to come
        forever*: always, for all time to come
        frequently: many times, often
        from time to time: now and then
        indefinitely: without a date when it will stop
        no longer: not any more
        occasionally: now and then
        once and for all: now and for the last time
        permanently: for all time to come
        rarely: not often
        regularly: at equal times, always again
        repeatedly: many times, again and again
        seldom: not often
        temporarily: for a short time only
        tirelessly: without a rest
        continuously: all the time, without a break
        briefly: for a short time, or in few words`,
    },
    {
      // Degree: much or little
      kind: 'adverb',
      rows: `
        barely: only just, almost not
        considerably: to a rather high degree
        drastically: suddenly and very strongly
        dreadfully: very badly, or to a high degree
        enormously: very much, to a high degree
        exceedingly: very much, to a high degree
        exceptionally: to an unusually high degree
        greatly: very much, to a high degree
        hardly: only just, almost not
        immensely: very much, to a high degree
        increasingly: more and more
        intensely*: strongly, to a high degree
        moderately: neither very much nor very little
        poorly: badly, not as it should be
        relatively: when set beside others
        scarcely: only just, almost not
        severely: very badly or strictly
        significantly: so much that it is noticed
        slightly: a little, not much
        somewhat: a little, not much
        sufficiently: enough, as much as is needed
        terribly: very badly, or to a high degree
        tremendously: very much, to a high degree
        vastly: very much, to a high degree
        widely: in many places, by many people`,
    },
    {
      // Degree: wholly or in part
      kind: 'adverb',
      rows: `
        above all: most important of everything
        absolutely: completely
        approximately: nearly, not exactly
        chiefly: for the most part
        entirely: completely
        equally: to the same amount
        exclusively: only, and nothing else
        largely: for the most part
        mainly: for the most part
        merely: only, no more than
        more or less: nearly, about
        partially: not completely, to a certain degree
        partly: not completely, to a certain degree
        perfectly: completely, without any mistake
        precisely: exactly
        predominantly: for the most part
        primarily: for the most part
        solely: only, and no other
        thoroughly: completely, leaving nothing out
        to some extent: not completely, to a certain degree
        utterly: completely
        virtually: nearly, as good as`,
    },
    {
      // With what feeling: glad or calm
      kind: 'adverb',
      rows: `
        boldly: showing no fear
        bravely: showing no fear
        calmly: in a quiet way, without getting excited
        cheerfully: full of happiness and life
        eagerly: wanting something very much
        enthusiastically: with great interest and joy
        faithfully: truly, keeping one’s promise
        generously: giving freely
        gently: in a soft and kind way
        gladly: with pleasure
        gratefully: with thanks
        humbly: without pride
        joyfully: full of happiness
        obediently: doing as one was told
        passionately: with very strong feeling
        patiently: waiting without getting angry
        politely: with good manners
        proudly: pleased with oneself
        sincerely: truly, meaning what one says
        triumphantly: as one who is happy to have won
        willingly*: with pleasure, ready to do it
        voluntarily: by one’s own free choice`,
    },
    {
      // With what feeling: sad, cross or serious
      kind: 'adverb',
      rows: `
        angrily: in a bad temper
        anxiously: in a worried way
        bitterly: in an unhappy, disappointed way
        cruelly: causing pain without pity
        desperately: with almost no hope left
        earnestly: in a serious way, meaning it
        fiercely: in a wild, violent way
        fearfully: in a frightened way
        furiously: in a very bad temper
        greedily: wanting more than one’s share
        impatiently: not being able to wait
        indignantly: in a bad temper over a wrong
        miserably: in a very unhappy way
        nervously: in a worried, restless way
        reluctantly: without really wanting to
        sadly: in an unhappy way
        scornfully: as if looking down on someone
        solemnly: in a very serious way
        sternly: in a serious, strict way
        stubbornly: not changing one’s mind
        suspiciously: as if not trusting someone
        thoughtfully: as if turning something over in the mind
        timidly: in a frightened, shy way
        wearily: in a very tired way`,
    },
    {
      // How fast, how suddenly or how secretly something is done
      kind: 'adverb',
      rows: `
        abruptly: quickly and without warning
        all of a sudden: quickly and without warning
        at once: without any delay
        immediately: at once, without any delay
        instantly: at once, without any delay
        promptly: without any delay
        rapidly: very fast
        swiftly: very fast
        hastily: in too great a hurry
        gradually: little by little
        step by step: little by little, bit after bit
        steadily: going on at an even speed
        one by one: first one, then the next
        in secret: so that no one knows
        in disguise: dressed up so as not to be known
        openly: so that everyone may know
        publicly: so that everyone knows
        secretly: so that no one knows
        silently: quietly, without a sound
        noisily: in a loud way
        stealthily: quietly, so that no one knows
        unexpectedly: when nobody thinks of it
        aloud: so that others can hear`,
    },
    {
      // By plan or by chance
      kind: 'adverb',
      rows: `
        accidentally: by mistake, without any plan
        aimlessly: without any plan or goal
        as usual: as it nearly always is
        at random: without any plan or order
        automatically: by itself
        by chance: without any plan
        by mistake: without meaning to, not on purpose
        deliberately: as planned, on purpose
        in vain: without success
        intentionally: as planned, not by mistake
        on purpose: as planned, not by mistake
        spontaneously: without any plan made before
        systematically: following a fixed plan
        officially: as those in power have said
        illegally: against the law
        unanimously: with everyone agreeing`,
    },
    {
      // How well a thing is done
      kind: 'adverb',
      rows: `
        accurately: without a mistake
        carelessly: without paying attention
        cautiously: with care, to avoid danger
        clumsily: in an awkward way
        correctly: without a mistake, in the right way
        effectively: well, reaching the goal
        efficiently: without wasting time or strength
        elegantly: in a beautiful and tasteful way
        expertly: with great art and knowledge
        fluently: speaking easily
        foolishly: in a silly way
        gracefully: in a light and beautiful way
        independently: without help from others
        neatly: in good order
        skilfully: with great art, well
        skillfully: with great art, well
        smoothly: without any bumps or difficulties
        successfully: reaching the goal
        unfairly: not in a just way
        vaguely: not clearly
        word for word: exactly as it was said
        by heart: so that one can say it from memory
        freely: as one likes
        strictly: not letting rules be broken`,
    },
    {
      // How a thing is done or lies
      kind: 'adverb',
      rows: `
        by hand*: without a machine
        collectively: all together
        dangerously: so that someone may get hurt
        evenly: in parts of the same size
        firmly: so that it cannot move
        hand in hand: each holding the other
        head over heels: tumbling, feet in the air
        indirectly: in a roundabout way
        loosely: not tightly
        manually: without a machine
        on strike: refusing to work, as a protest
        peacefully: in a quiet way, without war
        securely: safely, so that it cannot move
        side by side: next to each other
        tightly: firmly, with no room between
        upside down: with the top at the bottom
        vigorously: with much force and energy
        violently: in a wild way, with harmful force`,
    },
    {
      // Place and direction
      kind: 'adverb',
      rows: `
        abroad: in or to another country
        afar: a long way off
        ashore: on or to the land beside the sea
        backwards: with the last part first, towards the rear
        clockwise: round like the pointers of a watch
        diagonally: from corner to corner
        downhill: towards the bottom of a slope
        downstream: the way the river flows
        downwards: towards the ground
        downward: towards the ground
        elsewhere: in another place
        far and wide: over a large area
        here and there: in a few places
        homeward: on the way to one’s house
        horizontally: lying flat, from side to side
        indoors: inside a building
        inwards: towards the middle
        locally: in the area where one lives
        nowhere: not in any place
        on the spot: right there, in the same place
        outdoors: in the open air
        outwards: away from the middle
        overboard: from a ship into the water
        overhead: above one, in the sky
        sideways: towards the left or right
        to and fro: one way and back again
        upstream: against the flow of the river
        uphill: towards the top of a slope
        upwards: towards the sky
        upward: towards the sky
        vertically: straight up and down`,
    },
  ],
};
