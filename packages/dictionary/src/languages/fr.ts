import type { Words } from '../words.js';

/** What harder French words mean, in plain words. */
export const words: Words = {
  endings: {
    verb:
      'e es ent er ez ons a as ai ait ais aient ant era eras eront erait eraient erons èrent é ée és ' +
      'ées s t r ra ront rait raient rent ssent ssait ssaient ssant u ue us ues it irent is nt z ient i',
    noun: 's',
    adjective: 's e es',
    adverb: '',
  },
  groups: [
    {
      // What one makes of an event
      kind: 'verb',
      rows: `
        empêcher/empêch~: faire que cela n’arrive pas
        éviter/évit~: agir pour que cela n’arrive pas
        provoquer/provoqu~: faire naître, être la cause de
        susciter/suscit~: faire naître chez quelqu’un
        déclencher/déclench~: faire commencer d’un coup
        favoriser/favorise/favorises/favorisent/favorisa/favorisèrent/favorisait/favorisaient/favorisant/favorisé~/favorisera/favorisez: aider à se produire
        compliquer/complique/compliquent/compliquait/compliqua: rendre plus difficile
        accélérer/accélér~/accélèr~: faire aller plus vite
        ralentir/ralenti~: faire aller moins vite
        retarder/retarde/retardes/retardent/retarda/retardèrent/retardait/retardaient/retardant/retardé~/retardera/retardez: faire venir après l’heure prévue
        interrompre/interrompt/interrompit/interrompait/interrompu/interrompue/interrompus: arrêter pendant un moment
        prolonger/prolong~/prolongea~: faire durer davantage
        achever/achev~/achèv~: mener jusqu’à la fin
        terminer*: mener jusqu’à la fin
        répéter/répét~/répèt~: dire ou faire encore une fois
        organiser/organis~: prévoir et mettre en place`,
    },
    {
      // To make something different
      kind: 'verb',
      rows: `
        améliorer/amélior~: rendre meilleur
        aggraver/aggrav~: rendre pire
        abîmer/abîment/abîma/abîmèrent/abîmait/abîmaient/abîmant/abîmé~/abîmera/abîmeront: mettre en mauvais état
        détruire/détruit/détruite/détruits/détruites/détruisent/détruisait/détruisit/détruisant: casser complètement
        réparer/répar~: remettre en bon état
        décorer/décore/décores/décorent/décora/décorèrent/décorait/décoraient/décorant/décoré~/décorera/décorez: rendre plus joli
        orner/orn~: rendre plus joli
        nettoyer/nettoy~/nettoi~: rendre propre
        polluer/pollu~: rendre l’air ou l’eau sales
        compléter/complètent/compléta/complétait/complété/complétée/complétés/complétant: ajouter ce qui manque
        vider/vident/vida/vidait/vidant/vidé/vidée/vidés/vidées: enlever tout le contenu de`,
    },
    {
      // To make more, less or other
      kind: 'verb',
      rows: `
        réduire/réduit/réduite/réduits/réduites/réduisent/réduisait/réduisit/réduisant: rendre plus petit
        diminuer/diminu~: rendre ou devenir plus petit
        augmenter/augment~: rendre ou devenir plus grand
        renforcer/renforc~/renforça~: rendre plus solide
        affaiblir/affaibli~: rendre moins solide, moins fort
        élargir/élargi~: rendre moins étroit
        transformer/transform~: changer en autre chose
        modifier/modifi~: changer un peu
        adapter*: changer pour mieux convenir
        ramollir/ramolli~: rendre moins dur
        durcir/durci~: rendre moins mou`,
    },
    {
      // To put things together or apart
      kind: 'verb',
      rows: `
        assembler/assemblent/assembla/assemblait/assemblé/assemblés/assemblant: mettre ensemble des morceaux
        réunir/réunit/réunissent/réunissait/réunirent/réuni/réunie/réunis/réunies/réunissant: mettre ensemble
        rassembler/rassembl~: mettre ensemble
        séparer/sépar~: éloigner l’un de l’autre
        diviser/divis~: couper en plusieurs parts
        attacher/attach~: faire tenir avec un lien
        relier/relie/relient/reliait/relié/reliée/reliés/reliées/reliant: joindre par une route ou un fil
        ajouter/ajoute/ajoutes/ajoutent/ajouta/ajoutèrent/ajoutait/ajoutaient/ajoutant/ajouté~/ajoutera/ajoutez: mettre en plus
        trier/trient/triait/triant/trié/triée/triés/triées: ranger selon l’espèce
        distribuer/distribu~: donner à chacun ce qui lui revient
        répartir/réparti~: donner à chacun ce qui lui revient
        empiler/empil~: poser l’un sur l’autre
        accumuler/accumul~: réunir peu à peu en grande quantité
        éparpiller/éparpill~: jeter un peu partout`,
    },
    {
      // To take away, to hide, to keep
      kind: 'verb',
      rows: `
        enlever*: faire partir de sa place
        supprimer/supprim~: faire partir complètement
        ôter/ôt~: faire partir de sa place
        envelopper/enveloppent/enveloppa/enveloppèrent/enveloppait/enveloppaient/enveloppant/enveloppé~/enveloppera/envelopperont: entourer de papier ou de tissu
        cacher*: mettre où personne ne voit
        dissimuler/dissimul~: mettre où personne ne voit
        conserver/conservent/conserva/conservèrent/conservait/conservaient/conservant/conservé~/conservera/conserveront: garder en bon état
        remplacer/remplac~/remplaça~: venir ou servir au lieu de`,
    },
    {
      // To cook
      kind: 'verb',
      rows: `
        remuer/remu~: faire bouger avec une cuillère
        mélanger/mélangent/mélangea/mélangèrent/mélangeait/mélangeaient/mélangeant/mélangé~/mélangera/mélangeront: mettre ensemble plusieurs produits
        verser/versez/versa/verse/versent: faire couler dans un récipient
        pétrir/pétri~: travailler une pâte avec les mains
        éplucher/épluch~: enlever la peau d’un légume
        hacher/hachent/haché/hachée/hachés/hachées/hachez: couper en tout petits morceaux
        saupoudrer/saupoudr~: répandre du sucre ou du sel sur
        assaisonner/assaisonn~: mettre du sel et des épices
        mijoter/mijot~: cuire doucement et longtemps
        rôtir/rôti~: cuire à feu vif, sans eau
        égoutter/égoutt~: laisser couler l’eau de
        étaler*: étendre en couche mince
        tremper*: plonger dans un liquide
        griller*: cuire sur des braises ou une plaque
        déguster/dégust~: manger avec plaisir
        réchauffer/réchauff~: remettre à bonne température`,
    },
    {
      // To find out
      kind: 'verb',
      rows: `
        découvrir/découvre/découvrent/découvrit/découvrirent/découvrait/découvrant/découvrira: trouver ce qui était inconnu
        explorer/explor~: parcourir un lieu pour le connaître
        examiner/examin~: regarder de très près
        observer*: regarder longtemps et avec attention
        vérifier/vérifi~: regarder si c’est juste
        calculer/calcule/calcules/calculent/calcula/calculèrent/calculait/calculaient/calculant/calculé~/calculera/calculez: trouver à l’aide de nombres
        mesurer/mesuré/mesurée/mesurés/mesurées/mesurant: trouver la taille ou le poids de
        deviner/devine/devines/devinent/devina/devinèrent/devinait/devinaient/devinant/deviné~/devinera/devinez: trouver sans vraiment savoir
        constater/constate/constates/constatent/constata/constatèrent/constatait/constataient/constatant/constaté~/constatera/constatez: voir que c’est bien réel
        remarquer/remarquent/remarqua/remarquèrent/remarquait/remarquaient/remarquant/remarqué~/remarquera/remarqueront: voir une chose qui attire l’œil
        apercevoir/aperçoit/aperçoivent/aperçut/aperçurent/apercevait/aperçus: voir un instant ou de loin
        comparer/compare/compares/comparent/compara/comparèrent/comparait/comparaient/comparant/comparé~/comparera/comparez: chercher les différences entre
        analyser/analysent/analysa/analysèrent/analysait/analysaient/analysant/analysé~/analysera/analyseront: regarder de près, partie par partie
        identifier/identifi~: trouver qui c’est ou ce que c’est`,
    },
    {
      // To suppose, to imagine, to prove
      kind: 'verb',
      rows: `
        supposer/suppos~: croire sans être sûr
        soupçonner/soupçonn~: croire coupable, sans preuve
        évaluer/évalu~: dire combien cela vaut
        prévoir/prévoit/prévoient/prévoyait/prévu/prévue/prévus/prévues: penser d’avance à ce qui viendra
        inventer/invent~: avoir le premier l’idée de
        imaginer*: se représenter dans sa tête
        concevoir*: former dans sa tête l’idée de
        prouver/prouv~: faire voir que c’est vrai
        démontrer/démontr~: faire voir que c’est vrai
        oublier*: ne plus avoir en tête`,
    },
    {
      // To say that something is so
      kind: 'verb',
      rows: `
        affirmer/affirm~: dire avec force que c’est vrai
        déclarer/déclar~: faire savoir devant tous
        annoncer/annoncent/annonça/annonçait/annonçaient/annoncé/annoncée/annoncés/annoncées/annonçant: faire savoir
        révéler/révél~/révèl~: montrer ce qui était caché
        dévoiler/dévoil~: montrer ce qui était caché
        avouer/avou~: reconnaître enfin sa faute
        nier/nie/nient/nia/niait/niaient/nié: dire que ce n’est pas vrai
        prétendre/prétend/prétendent/prétendait/prétendaient/prétendit/prétendu: affirmer sans preuve
        confirmer/confirm~: dire que c’est bien vrai
        promettre/promet/promettent/promit/promirent/promettait/promis/promettant: s’engager à faire plus tard
        proclamer/proclam~: annoncer devant tous avec éclat`,
    },
    {
      // To describe, to suggest, to demand
      kind: 'verb',
      rows: `
        préciser/précisent/précisa/précisait/précisé/précisée/précisant: expliquer plus exactement
        mentionner/mentionn~: parler en peu de mots de
        souligner/soulign~: montrer l’importance de
        décrire/décrit/décrite/décrits/décrites/décrivent/décrivait/décrivit/décrivant: expliquer comment c’est
        suggérer/suggér~/suggèr~: donner comme idée
        proposer/propose/proposes/proposent/proposa/proposèrent/proposait/proposaient/proposant/proposé~/proposera/proposez: donner comme idée
        exiger/exige/exigent/exigea/exigeait/exigeaient/exigé/exigée/exigés: vouloir absolument
        réclamer/réclament/réclama/réclamait/réclamaient/réclamé/réclamée/réclamant: vouloir et demander avec force
        recommander/recommande/recommandent/recommanda/recommandait/recommandé/recommandée: présenter comme une bonne chose
        justifier/justifi~: donner une bonne raison à`,
    },
    {
      // How somebody uses the voice
      kind: 'verb',
      rows: `
        murmurer/murmurent/murmura/murmurèrent/murmurait/murmuraient/murmurant/murmuré~/murmurera/murmureront: parler tout bas
        chuchoter/chuchot~: parler tout bas
        hurler/hurl~: crier très fort
        gémir/gémi~: se plaindre avec de petits cris
        sangloter/sanglote/sanglotes/sanglotent/sanglota/sanglotèrent/sanglotait/sanglotaient/sanglotant/sangloté~/sanglotera/sanglotez: pleurer très fort, par secousses
        soupirer/soupire/soupires/soupirent/soupira/soupirèrent/soupirait/soupiraient/soupirant/soupiré~/soupirera/soupirez: respirer fort par tristesse
        bavarder/bavardent/bavardait/bavardaient/bavardé/bavardant: parler longtemps de petites choses
        mentir*: ne pas dire la vérité
        ricaner/rican~: rire d’un air moqueur
        rugir/rugi~: crier comme un lion
        grogner/grogn~: faire un bruit de cochon ou d’ours
        aboyer/aboie/aboient/aboyait/aboyaient/aboya/aboyant: crier comme un chien
        s’exclamer*/s’exclama/exclama/exclame/exclamer/exclamait: dire d’une voix vive et soudaine
        se taire/se tait/se taisait/se taisaient/se taisent/taisez: ne plus dire un mot
        se vanter/se vante/se vantent/se vantait/se vanta: parler de soi en se trouvant formidable
        grommeler/grommel~/grommèl~/grommell~: se plaindre entre ses dents`,
    },
    {
      // To move somebody to do something, or to keep somebody from it
      kind: 'verb',
      rows: `
        convaincre/convainc/convainquit/convaincu/convaincue/convaincus/convainquait: amener à croire par de bonnes raisons
        persuader/persuad~: amener à croire par de bonnes raisons
        encourager/encourag~/encouragea~: donner envie de continuer
        obliger/oblig~/obligea~: ne pas laisser le choix à
        contraindre/contraint/contraints/contraignit/contraignait/contraignent: ne pas laisser le choix à
        inciter/incit~: donner envie d’agir
        interdire/interdit/interdite/interdits/interdites/interdisent/interdisait/interdisant: dire de ne pas faire
        autoriser/autoris~: donner le droit de
        ordonner/ordonne/ordonnent/ordonna/ordonnait/ordonné: dire à quelqu’un ce qu’il doit faire
        avertir/averti~: parler à quelqu’un d’un danger
        informer/inform~: donner des nouvelles à
        supplier/suppli~: prier de toutes ses forces
        rassurer/rassur~: calmer une peur
        inviter*: demander de venir chez soi
        décourager/décourag~/découragea~: faire perdre l’envie de continuer`,
    },
    {
      // To speak or think well or badly of somebody
      kind: 'verb',
      rows: `
        féliciter/félicit~: dire bravo à
        remercier/remerci~: montrer sa reconnaissance à
        critiquer/critiquent/critiqua/critiquait/critiquaient/critiquant/critiqué/critiquée/critiqués: trouver mauvais et le dire
        reprocher/reprochent/reprocha/reprochèrent/reprochait/reprochaient/reprochant/reproché~/reprochera/reprocheront: trouver et dire la faute de
        accuser/accus~: donner comme coupable
        insulter/insultent/insulta/insultèrent/insultait/insultaient/insultant/insulté~/insultera/insulteront: lancer des mots blessants à
        se moquer*/moquer/moque/moquent/moqua/moquait/moquaient/moqué: rire méchamment de
        saluer*: souhaiter le bonjour à`,
    },
    {
      // To cause a feeling
      kind: 'verb',
      rows: `
        surprendre*: paraître inattendu à
        étonner/étonn~: paraître bizarre et inattendu à
        effrayer/effray~/effrai~: faire très peur à
        amuser/amuse/amusent/amusa/amusait/amusaient/amusé/amusés: faire rire
        consoler/consola/consolait/consolé/consolée/consolant/consolent: calmer le chagrin de
        inquiéter/inquiètent/inquiéta/inquiétait/inquiétaient/inquiété: donner du souci à
        réjouir/réjoui~: remplir de joie
        décevoir/déçoit/déçut/décevait/déçoivent: faire perdre son espoir à
        plaire/plaît/plaisent/plaisait/plut: être agréable à`,
    },
    {
      // To have a feeling for
      kind: 'verb',
      rows: `
        admirer/admir~: trouver très beau ou très grand
        mépriser/méprise/méprises/méprisent/méprisa/méprisèrent/méprisait/méprisaient/méprisant/méprisé~/méprisera/méprisez: ne pas aimer et juger sans valeur
        adorer/ador~: aimer énormément
        détester/détest~: ne pas aimer du tout
        regretter/regrette/regrettes/regrettent/regretta/regrettèrent/regrettait/regrettaient/regrettant/regretté~/regrettera/regrettez: être triste à cause de
        craindre/craint/craignent/craignait/craignaient/craignit/craignant: avoir peur de
        redouter/redout~: avoir peur de
        respecter/respecte/respectes/respectent/respecta/respectèrent/respectait/respectaient/respectant/respecté~/respectera/respectez: montrer de grands égards à
        désirer/désire/désires/désirent/désira/désirèrent/désirait/désiraient/désirant/désiré~/désirera/désirez: vouloir très fort`,
    },
    {
      // To do good or harm to somebody
      kind: 'verb',
      rows: `
        protéger/protég~/protégea~/protèg~: mettre à l’abri du danger
        sauver/sauv~: tirer d’un danger
        soigner/soign~: donner des remèdes à
        guérir/guéri~: rendre ou retrouver la santé
        nourrir*: donner à manger à
        récompenser/récompensent/récompensa/récompensait/récompensant/récompensé/récompensée/récompensés: offrir un prix pour une bonne action
        délivrer/délivr~: faire sortir de prison
        libérer*: faire sortir de prison
        accompagner/accompagn~: aller avec
        accueillir*: recevoir chez soi
        épouser/épousa/épousait/épousé/épousée/épousera/épousèrent: prendre pour mari ou pour femme
        éduquer/éduqu~: apprendre à un enfant à vivre
        secourir/secourt/secourut/secouru/secourue/secourus/secourait: aider une personne en danger
        réveiller*: tirer du sommeil
        habiller/habill~: mettre des vêtements à
        rencontrer/rencontrent/rencontra/rencontrèrent/rencontrait/rencontraient/rencontrant/rencontré~/rencontrera/rencontreront: se trouver en face de`,
    },
    {
      // To do harm to somebody
      kind: 'verb',
      rows: `
        blesser/bless~: faire une plaie à
        punir/puni~: faire payer une faute
        tromper/trompa/trompait/trompaient/trompèrent: faire croire ce qui est faux
        trahir/trahi~: livrer ses amis à l’ennemi
        capturer/capturent/captura/capturèrent/capturait/capturaient/capturant/capturé~/capturera/captureront: prendre vivant
        expulser/expuls~: faire sortir de force d’un lieu
        abandonner/abandonne/abandonnent/abandonna/abandonnèrent/abandonnait/abandonné/abandonnée/abandonnés: laisser seul, quitter pour toujours
        assassiner/assassine/assassines/assassinent/assassina/assassinèrent/assassinait/assassinaient/assassinant/assassiné~/assassinera/assassinez: tuer exprès une personne
        négliger/néglig~/négligea~: ne pas s’occuper assez de
        surveiller/surveill~: garder l’œil sur
        menacer/menacent/menaça/menaçait/menaçaient/menacé/menacée/menacés: faire peur en annonçant un mal
        opprimer/opprim~: gouverner avec cruauté
        guetter/guett~: attendre en se cachant`,
    },
    {
      // How somebody moves
      kind: 'verb',
      rows: `
        s’enfuir*/enfuir/enfuit/enfuient/enfuirent/enfuyait/enfuyaient/enfui/enfuie/enfuis: partir vite devant un danger
        fuir/fuit/fuient/fuyait/fuyaient/fuyant/fuirent: partir vite devant un danger
        se précipiter*/précipita/précipite/précipitent/précipitèrent/précipiter/précipitait: s’élancer très vite
        voyager*: aller dans des pays lointains
        émigrer/émigre/émigrent/émigra/émigrèrent/émigrait: quitter son pays pour toujours
        atterrir/atterri~: se poser au sol après un vol
        reculer*: aller en arrière
        se réfugier*/réfugier/réfugie/réfugient/réfugia/réfugièrent/réfugiait: se mettre à l’abri
        s’échapper*/échapper/échappe/échappent/échappa/échappèrent/échappait/échappé/échappés: réussir à ne pas être pris
        s’approcher*/approcher/approcha/approchèrent/approchait/approchaient/approchent: venir plus près
        s’éloigner*/éloigner/éloigne/éloignent/éloigna/éloignèrent/éloignait/éloigné: mettre ou aller plus loin
        débarquer/débarqu~: descendre d’un bateau`,
    },
    {
      // Ways of walking, jumping, floating
      kind: 'verb',
      rows: `
        grimper/grimp~: monter en s’aidant des mains
        ramper/rampait/rampaient/rampa/rampé/rampant/rampent: avancer sur le ventre
        trébucher/trébuch~: manquer de tomber en marchant
        boiter/boitait/boitaient/boitant/boitent/boita: marcher en penchant d’un côté
        bondir/bondi~: faire un grand saut
        galoper/galope/galopes/galopent/galopa/galopèrent/galopait/galopaient/galopant/galopé~/galopera/galopez: courir comme un cheval
        errer/erre/errent/errait/erraient/erra/erré/errant: marcher sans but
        se promener*/promener/promène/promènent/promena/promenait/promenaient: marcher pour le plaisir
        sautiller/sautill~: avancer par petits bonds
        plonger*: sauter la tête la première dans l’eau
        flotter/flottent/flottait/flottaient/flotté/flottant: rester à la surface de l’eau
        surgir/surgi~: apparaître tout à coup`,
    },
    {
      // To go through, over or up to a place
      kind: 'verb',
      rows: `
        franchir/franchi~: passer par-dessus
        traverser*: aller d’un bord à l’autre
        atteindre*: arriver jusqu’à
        rejoindre/rejoint/rejoignent/rejoignit/rejoignirent/rejoignait: aller retrouver
        parcourir/parcourt/parcourent/parcourait/parcourut/parcouru: aller d’un bout à l’autre de
        quitter*: s’en aller de
        gravir/gravit/gravissent/gravissait/gravirent/gravissant: monter avec effort
        contourner/contourn~: passer autour de
        longer/longent/longeait/longeant/longea/longeaient: suivre le bord de
        habiter*: vivre dans
        peupler/peuplent/peuplaient/peuplé/peuplée/peuplés/peuplées: vivre en grand nombre dans
        envahir/envahi~: entrer par la force dans
        dépasser/dépass~: aller plus loin que
        visiter*: aller voir une ville`,
    },
    {
      // What somebody does with the body or shows without words
      kind: 'verb',
      rows: `
        trembler/trembl~: être secoué de peur ou de froid
        frissonner/frissonn~: être secoué de peur ou de froid
        hésiter/hésit~: ne pas arriver à se décider
        bâiller/bâill~: ouvrir grand la bouche de sommeil
        rougir/rougi~: changer de couleur par honte
        transpirer/transpir~: avoir la peau mouillée par la chaleur
        éternuer/éternu~: souffler d’un coup par le nez
        ronfler/ronfl~: respirer bruyamment en dormant
        s’évanouir*/évanouir/évanouit/évanoui/évanouie/évanouis: perdre soudain connaissance
        songer/songea/songeait/songeaient/songeant/songent: penser longuement
        cligner/clign~: fermer et ouvrir vite les yeux
        se fâcher*/fâcher/fâche/fâcha/fâchait/fâché/fâchée/fâchèrent: se mettre en colère`,
    },
    {
      // What happens
      kind: 'verb',
      rows: `
        s’effondrer*/effondrer/effondre/effondrent/effondra/effondrait/effondré/effondrée/effondrés: tomber d’un seul coup
        s’écrouler*/écrouler/écroule/écroulent/écroula/écroulait/écroulé/écroulée: tomber d’un seul coup
        exploser*: éclater avec un grand bruit
        geler/gèle/gèlent/gela/gelait/gelé/gelés: devenir de la glace
        s’évaporer*/évaporer/évapore/évaporent/évaporait/évaporé/évaporée: partir en gaz dans l’air
        pourrir/pourrit/pourrissent/pourri/pourris/pourrissait: se gâter, se décomposer
        faner/fane/fanent/fané/fanée/fanées/fanés/fanait: perdre sa fraîcheur et ses couleurs
        germer/germent/germait/germé/germée/germés/germa: commencer à sortir de la graine
        mûrir/mûri~: devenir bon à manger
        rétrécir/rétréci~: devenir moins large
        gonfler/gonfl~: devenir plus gros
        briller/brille/brillent/brilla/brillait/brillaient/brillera: jeter une vive lumière
        étinceler/étincelait/étincelaient/étincelant/étincela/étincellent/étincelante: jeter une vive lumière
        résonner/résonn~: faire un son qui dure
        retentir/retenti~: faire un son fort et soudain
        pâlir/pâli~: perdre ses couleurs`,
    },
    {
      // To have, to get, to give
      kind: 'verb',
      rows: `
        posséder/posséd~/possèd~: avoir comme bien à soi
        acquérir/acquiert/acquièrent/acquit/acquis/acquise/acquises/acquérait: réussir à avoir, devenir maître de
        obtenir/obtient/obtiennent/obtint/obtinrent/obtenu/obtenue/obtenus/obtenait: réussir à avoir
        hériter/hérit~: recevoir à la mort d’un parent
        dérober/dérob~: prendre en cachette
        piller/pill~: prendre tout par la violence
        s’emparer*/emparer/empare/emparent/empara/emparèrent/emparé/emparés: prendre de force
        conquérir/conquiert/conquit/conquirent/conquis/conquise/conquises/conquérait: prendre par les armes
        économiser/économis~: garder de l’argent de côté
        emprunter/emprunte/empruntes/empruntent/emprunta/empruntèrent/empruntait/empruntaient/empruntant/emprunté~/empruntera/empruntez: prendre pour un temps, puis rendre
        réserver/réservent/réserva/réservait/réservé/réservée/réservés/réservées: garder pour plus tard
        emporter/emport~: prendre avec soi en partant
        emmener/emmène/emmènent/emmena/emmenait/emmenèrent/emmené/emmenée/emmenés: conduire quelqu’un avec soi`,
    },
    {
      // To give, to use, to accept
      kind: 'verb',
      rows: `
        gaspiller/gaspill~: user sans utilité
        dépenser/dépensent/dépensa/dépensèrent/dépensait/dépensaient/dépensant/dépensé~/dépensera/dépenseront: donner son argent pour acheter
        échanger/échangent/échangea/échangèrent/échangeait/échangeaient/échangé/échangée/échangés/échangeant: donner une chose contre une autre
        fournir/fourni~: donner ce qu’il faut
        utiliser/utilis~: se servir de
        consommer/consomm~: manger, boire ou brûler
        refuser/refuse/refuses/refusent/refusa/refusèrent/refusait/refusaient/refusant/refusé~/refusera/refusez: ne pas vouloir
        rejeter/rejette/rejettent/rejeta/rejetait/rejeté/rejetée/rejetés: ne pas vouloir, renvoyer
        accepter/accept~: vouloir bien, dire oui à
        consentir/consent/consentit/consentirent/consentait/consenti: vouloir bien, dire oui à
        confier/confie/confient/confia/confièrent/confiait/confié/confiée/confiés: donner à garder
        attribuer*: donner, faire revenir à quelqu’un
        offrir/offrit/offrirent/offrait/offraient/offrent/offrant: donner en cadeau
        partager*: donner une part à chacun
        apporter*: venir avec quelque chose`,
    },
    {
      // To make a thing
      kind: 'verb',
      rows: `
        fabriquer/fabriquent/fabriqua/fabriquèrent/fabriquait/fabriquaient/fabriquant/fabriqué~/fabriquera/fabriqueront: faire avec les mains ou une machine
        bâtir/bâtit/bâtissent/bâtissait/bâtirent/bâti/bâtie/bâtis/bâties: élever une maison ou un pont
        construire*: élever une maison ou un pont
        créer*: faire exister
        produire/produisent/produisait/produisit/produite/produites/produisant/produisaient: faire exister, donner
        fonder/fonda/fondèrent/fondée/fondées: faire naître une ville ou une société
        tisser/tisse/tisses/tissent/tissa/tissèrent/tissait/tissaient/tissant/tissé~/tissera/tissez: faire de l’étoffe avec des fils
        coudre/coud/cousent/cousait/cousu/cousue/cousus: joindre avec du fil et une aiguille
        sculpter/sculpt~: tailler une forme dans la pierre
        dessiner*: faire une image au crayon
        peindre*: couvrir de couleur avec un pinceau
        rédiger/rédig~/rédigea~: écrire avec soin un texte
        publier/publi~: faire paraître un livre
        imprimer/imprim~: mettre un texte sur du papier
        graver/gravait/gravèrent/gravé/gravée/gravés/gravées: tracer dans le métal ou le bois`,
    },
    {
      // Work in the field and with animals
      kind: 'verb',
      rows: `
        semer/sème/sèment/sema/semait/semé/semée/semés/semées/semaient: mettre des graines en terre
        récolter/récoltent/récolta/récoltèrent/récoltait/récoltaient/récoltant/récolté~/récoltera/récolteront: ramasser les légumes ou les fruits mûrs
        cueillir/cueille/cueillent/cueillit/cueillait/cueilli/cueillie/cueillis/cueillies: détacher des fruits ou des fleurs
        cultiver/cultiv~: travailler la terre pour produire
        labourer/laboure/laboures/labourent/laboura/labourèrent/labourait/labouraient/labourant/labouré~/labourera/labourez: retourner la terre
        arroser/arros~: mettre de l’eau sur
        tondre/tond/tondent/tondait/tondu/tondue/tondus: couper ras la laine ou l’herbe
        apprivoiser/apprivois~: rendre un animal moins sauvage
        pondre/pond/pondent/pondait/pondu/pondus: faire un œuf
        défricher/défrichent/défrichait/défriché/défrichée/défrichés/défrichées: enlever les arbres d’un terrain
        irriguer/irrigu~: amener l’eau dans les champs
        traire/trayait/trayaient: tirer le lait de la vache
        abreuver/abreuv~: donner à boire aux bêtes`,
    },
    {
      // To move or touch a thing
      kind: 'verb',
      rows: `
        saisir/saisi~: prendre vivement
        attraper*: prendre au passage
        caresser/caressent/caressa/caressèrent/caressait/caressaient/caressant/caressé~/caressera/caresseront: toucher doucement de la main
        embrasser/embrass~: donner un baiser à
        traîner/traîn~: tirer derrière soi
        soulever/soulev~/soulèv~: porter un peu vers le haut
        transporter/transporte/transportent/transporta/transportait/transporté/transportée/transportés: faire aller d’un lieu à un autre
        ramasser/ramasse/ramasses/ramassent/ramassa/ramassèrent/ramassait/ramassaient/ramassant/ramassé~/ramassera/ramassez: prendre par terre
        secouer/secoue/secouent/secoua/secoué/secouée/secoués/secouant: remuer avec force
        arracher/arrach~: tirer fort pour ôter
        frapper/frappa/frappèrent/frappait/frappaient/frappé/frappée/frappés/frappent: donner des coups à
        repousser/repouss~: écarter loin de soi
        dévorer/dévor~: manger avec une grande faim
        avaler/aval~: faire descendre dans la gorge
        mordre*: serrer entre ses dents`,
    },
    {
      // To change a thing by force or place
      kind: 'verb',
      rows: `
        déchirer/déchir~: mettre en pièces en tirant
        briser*: mettre en morceaux
        casser*: mettre en morceaux
        écraser/écras~: aplatir en pressant
        enterrer/enterr~: mettre dans un trou profond
        enfouir/enfoui~: mettre dans un trou profond
        accrocher/accroche/accroches/accrochent/accrocha/accrochèrent/accrochait/accrochaient/accrochant/accroché~/accrochera/accrochez: pendre à un clou
        enfoncer/enfonc~/enfonça~: faire entrer profondément
        éclairer/éclaire/éclaires/éclairent/éclaira/éclairèrent/éclairait/éclairaient/éclairant/éclairé~/éclairera/éclairez: donner de la lumière à
        entourer/entour~: être ou mettre autour de
        verrouiller/verrouill~: fermer avec une clé
        allumer*: mettre le feu à
        éteindre/éteint/éteinte/éteignit/éteignait: faire cesser de brûler
        creuser/creusent/creusa/creusèrent/creusait/creusé/creusée/creusés/creusant: faire un trou dans
        installer/install~: mettre en place`,
    },
    {
      // Law and government
      kind: 'verb',
      rows: `
        gouverner/gouvern~: diriger un pays
        régner*: être roi ou reine
        élire/élit/élisent/élu/élue/élus/élues/élisait: choisir par un vote
        voter*: donner sa voix dans une élection
        abolir/aboli~: faire disparaître une loi ou un usage
        condamner/condamn~: juger coupable
        obéir/obéit/obéissent/obéirent/obéissait/obéissaient/obéi: faire ce qui est ordonné
        approuver*: trouver bon, dire oui à
        protester/protest~: dire fort qu’on n’est pas d’accord
        négocier/négoci~: discuter pour arriver à un accord
        financer/finance/financent/finança/finançait/financé/financée/financés: fournir l’argent pour
        gérer/gère/gèrent/géra/gérait/géré/gérée/gérés/gérées: s’occuper de l’argent ou des affaires de
        administrer/administr~: s’occuper des affaires de
        instaurer/instaur~: établir pour la première fois
        emprisonner/emprisonn~: enfermer derrière des barreaux
        exiler/exila/exilé/exilée/exilés: forcer à quitter son pays`,
    },
    {
      // War and suffering
      kind: 'verb',
      rows: `
        attaquer*: commencer le combat contre
        vaincre/vainc/vainquit/vainquirent/vaincu/vaincus/vaincue: gagner le combat contre
        assiéger/assiég~/assiégea~/assièg~: entourer une ville de soldats
        combattre/combattent/combattit/combattirent/combattait/combattaient/combattu: se battre contre
        résister/résist~: ne pas céder
        se révolter*/révolter/révoltent/révolta/révoltèrent/révoltait/révolté/révoltés: refuser d’obéir au pouvoir
        affronter/affronte/affrontes/affrontent/affronta/affrontèrent/affrontait/affrontaient/affrontant/affronté~/affrontera/affrontez: aller sans peur contre
        subir/subi~: devoir supporter
        endurer/endur~: supporter une chose pénible
        bombarder/bombard~: lancer des obus sur
        anéantir/anéanti~: causer la perte complète de
        ravager/ravagent/ravagea/ravagèrent/ravageait/ravageaient/ravageant/ravagé~/ravagera/ravageront: causer de grands dégâts à
        dévaster/dévast~: causer de grands dégâts à
        ruiner/ruinent/ruina/ruinèrent/ruinait/ruinaient/ruinant/ruiné~/ruinera/ruineront: faire perdre toute sa fortune à
        soumettre/soumet/soumettent/soumit/soumirent/soumis/soumise/soumises: forcer à obéir
        dominer*: être plus fort que`,
    },
    {
      // What people do among others
      kind: 'verb',
      rows: `
        discuter/discut~: parler ensemble
        se disputer/se dispute/se disputent/se disputaient/se disputait/se disputèrent: se parler avec colère
        participer/particip~: se joindre aux autres pour faire
        collaborer/collabor~: travailler ensemble
        coopérer/coopér~/coopèr~: travailler ensemble
        s’efforcer*/efforcer/efforce/efforcent/efforça/efforçait: faire de son mieux
        se dépêcher*/dépêcher/dépêche/dépêcha/dépêchait/dépêchèrent/dépêchez: faire vite
        se plaindre*/plaindre/plaint/plaignent/plaignait/plaignaient/plaignit: dire qu’on n’est pas content
        se venger*/venger/venge/vengea/vengeait/vengé/vengèrent: rendre le mal qu’on a reçu
        se reposer/se repose/se reposent/se reposa/se reposait/me reposer/te reposer: ne rien faire pour être moins fatigué
        renoncer/renonc~/renonça~: décider de ne plus essayer
        célébrer/célèbrent/célébra/célébrait/célébré/célébrée/célébrés/célébrèrent: fêter avec éclat
        prendre part*/prendre part/prend part/prit part/prirent part/prendre part à: se joindre aux autres pour faire`,
    },
    {
      // What befalls somebody
      kind: 'verb',
      rows: `
        se méfier*/méfier/méfie/méfient/méfiait/méfiaient/méfia: ne pas avoir confiance
        se tromper/se trompe/se trompait/se trompent/se trompa/me suis trompé/me trompe: faire une erreur
        s’égarer*/égarer/égare/égarent/égara/égaré/égarés/égarèrent: perdre son chemin
        se noyer*/noyer/noie/noient/noya/noyé/noyés/noyèrent: mourir dans l’eau
        se nourrir*: avoir pour aliment
        se situer/se situe/se situent/se situait/se situaient: être à un endroit
        s’habituer*/habituer/habitue/habituent/habitua/habitué/habitués: finir par trouver normal
        se souvenir*/souvient/souviennent/souvint/souvenait/souviens: avoir encore en mémoire
        se rendre compte*/se rendre compte/se rend compte/se rendit compte/me rends compte: comprendre tout à coup`,
    },
    {
      // How one thing stands to another
      kind: 'verb',
      rows: `
        contenir/contient/contiennent/contenait/contenaient/contenant/contiendra: avoir à l’intérieur
        constituer/constitu~: être, former
        ressembler/ressembl~: avoir presque le même aspect que
        concerner/concerne/concernent/concernait/concernaient: avoir un lien avec
        symboliser/symbolis~: être le signe de
        signifier/signifi~: vouloir dire
        appartenir/appartient/appartiennent/appartenait/appartenaient/appartint: être la propriété de
        provenir/provient/proviennent/provenait/provenant: avoir son origine dans
        suffire/suffit/suffisent/suffisait/suffira: être assez
        précéder/précède/précèdent/précéda/précédait/précédé/précédée: être avant
        nécessiter/nécessite/nécessitent/nécessitait/nécessitant: avoir besoin de
        inclure/inclut/incluent/inclus/incluse/incluses/incluant: avoir parmi ses éléments
        exclure/exclut/excluent/exclu/exclue/exclus: laisser en dehors
        influencer/influencent/influença/influençait/influencé/influencée/influencés: avoir un effet sur
        correspondre/correspond/correspondent/correspondait: aller avec, être pareil à
        équivaloir/équivaut/équivalent à/équivalait: avoir la même valeur que`,
    },
    {
      // To manage, or not, what one has to do
      kind: 'verb',
      rows: `
        accomplir/accompli~: mener un travail jusqu’au bout
        effectuer/effectu~: faire un travail
        parvenir/parvient/parviennent/parvint/parvinrent/parvenu/parvenus/parvenait: finir par arriver à
        surmonter/surmont~: réussir malgré tout contre
        entreprendre/entreprend/entreprennent/entreprit/entreprirent/entrepris/entreprise de/entreprenait: se mettre à faire
        résoudre/résout/résolvent/résolu/résolue/résolus: trouver la réponse à
        maîtriser/maîtrisent/maîtrisait/maîtrisé/maîtrisée/maîtrisés: savoir parfaitement faire
        oser/ose/osent/osa/osait/osaient/osé/osèrent: avoir le courage de
        préparer/prépar~: faire d’avance ce qu’il faut
        envisager/envisag~/envisagea~: penser à faire un jour
        bénéficier/bénéfici~: tirer un avantage de
        profiter/profite/profites/profitent/profita/profitèrent/profitait/profitaient/profitant/profité~/profitera/profitez: tirer un avantage de
        contribuer/contribu~: aider à un résultat commun
        progresser/progress~: devenir meilleur peu à peu
        prendre soin*/prendre soin/prend soin/prit soin/prenait soin/prenez soin: s’occuper avec attention de
        venir à bout*/venir à bout/vient à bout/vint à bout/venu à bout: réussir malgré tout contre`,
    },
    {
      // Persons by their work
      kind: 'noun',
      rows: `
        marchand/marchands: celui qui achète, puis vend
        commerçant/commerçants/commerçante/commerçantes: celui qui vend dans un magasin
        artisan/artisans: celui qui fabrique à la main
        paysan/paysans/paysanne/paysannes: celui qui travaille aux champs
        agriculteur/agriculteurs/agricultrice/agricultrices: celui qui travaille aux champs
        bûcheron/bûcherons: celui qui abat les arbres
        forgeron/forgerons: celui qui travaille le fer chaud
        menuisier/menuisiers: celui qui fait des meubles en bois
        maçon/maçons: celui qui monte des murs
        tailleur/tailleurs: celui qui fait des vêtements sur mesure
        cordonnier/cordonniers: celui qui répare les chaussures
        meunier/meuniers: celui qui fait la farine
        berger/bergers/bergère/bergères: celui qui garde les moutons
        pêcheur/pêcheurs: celui qui prend des poissons
        chasseur/chasseurs: celui qui poursuit le gibier
        ouvrier/ouvriers/ouvrières: celui qui travaille à l’usine`,
    },
    {
      // Persons of learning, art and service
      kind: 'noun',
      rows: `
        marin*/marins: celui qui travaille sur un bateau
        matelot/matelots: celui qui travaille sur un bateau
        ingénieur/ingénieurs: celui qui conçoit des machines
        architecte/architectes: celui qui dessine des bâtiments
        savant/savants: celui qui connaît à fond une science
        chercheur/chercheurs/chercheuse: celui qui veut faire avancer la science
        historien/historiens/historienne/historiennes: celui qui étudie le passé
        écrivain/écrivains: celui qui fait des livres
        poète/poètes: celui qui fait des vers
        journaliste/journalistes: celui qui rapporte les nouvelles
        sculpteur/sculpteurs: celui qui taille des statues
        comédien/comédiens/comédienne/comédiennes: celui qui joue au théâtre
        avocat/avocats/avocate/avocates: celui qui défend devant la justice
        domestique*/domestiques: celui qui sert dans une maison
        serviteur/serviteurs: celui qui sert un maître
        infirmier/infirmiers/infirmière/infirmières: celui qui soigne à l’hôpital`,
    },
    {
      // Persons by rank or office
      kind: 'noun',
      rows: `
        empereur/empereurs: celui qui règne sur plusieurs pays
        souverain/souverains/souveraine: celui qui règne
        seigneur/seigneurs: un noble maître d’un domaine
        noble*/nobles: celui qui est de haute naissance
        chevalier/chevaliers: un guerrier en armure du Moyen Âge
        guerrier/guerriers: celui qui se bat avec des armes
        évêque/évêques: un prêtre important de l’Église
        pape/papes: le chef des catholiques
        prêtre/prêtres: celui qui dit la messe
        moine/moines: un homme qui vit au couvent
        esclave/esclaves: celui qui est la propriété d’un maître
        messager/messagers/messagère: celui qui porte une nouvelle
        soldat*: celui qui sert dans l’armée`,
    },
    {
      // Persons of the state
      kind: 'noun',
      rows: `
        ministre/ministres: un membre du gouvernement
        maire/maires: le chef d’une commune
        président*: le chef élu qui dirige un pays
        député/députés/députée/députées: un élu qui vote les lois
        dictateur/dictateurs: un chef qui gouverne par la force
        ambassadeur/ambassadeurs/ambassadrice/ambassadrices: celui qui représente son pays à l’étranger
        fonctionnaire/fonctionnaires: celui qui travaille pour l’État
        juge*/juges: celui qui rend la justice au tribunal`,
    },
    {
      // Persons by what they are to others
      kind: 'noun',
      rows: `
        successeur/successeurs: celui qui prend la place d’un autre
        héritier/héritiers/héritière/héritières: celui qui reçoit les biens d’un mort
        adversaire/adversaires: celui contre qui on lutte
        ennemi*: celui contre qui on lutte
        rival/rivaux/rivale/rivales: celui contre qui on lutte, un concurrent
        allié*/alliés: celui qui aide dans la guerre
        compagnon/compagnons: celui avec qui on joue ou voyage
        camarade/camarades: celui avec qui on joue
        collègue/collègues: celui qui travaille au même endroit
        voisin*: celui qui habite à côté
        fondateur/fondateurs/fondatrice/fondatrices: celui qui a créé une ville
        inventeur/inventeurs: celui qui imagine une nouvelle machine`,
    },
    {
      // Family and age
      kind: 'noun',
      rows: `
        ancêtre/ancêtres: un parent d’il y a très longtemps
        descendant*/descendants: un enfant, petit-enfant ou plus tard encore
        veuve/veuves: une femme dont le mari est mort
        orphelin/orphelins/orpheline/orphelines: un enfant dont les parents sont morts
        jumeau/jumeaux/jumelle/jumelles: un enfant né avec son frère
        époux/épouse: celui avec qui on est marié
        neveu/neveux: le fils d’un frère ou d’une sœur
        nièce/nièces: la fille d’un frère ou d’une sœur
        marâtre: la nouvelle femme du père
        nourrisson/nourrissons: un enfant de quelques mois
        adolescent/adolescents/adolescente/adolescentes: un jeune de treize à dix-sept ans
        fiancé/fiancée/fiancés: celui qui va bientôt se marier`,
    },
    {
      // Persons by what they do or suffer
      kind: 'noun',
      rows: `
        réfugié/réfugiés/réfugiée: celui qui fuit son pays en danger
        immigré*/immigrés: celui qui vient d’un autre pays
        habitant/habitants/habitante/habitantes: celui qui vit dans un lieu
        colon*/colons: celui qui s’installe sur une terre lointaine
        pèlerin/pèlerins: celui qui marche vers un lieu saint
        touriste/touristes: celui qui visite un pays en vacances
        passager*/passagers/passagère: celui qui voyage en avion ou bateau
        spectateur/spectateurs/spectatrice/spectatrices: celui qui regarde une pièce
        consommateur/consommateurs/consommatrice/consommatrices: celui qui achète pour son usage
        client/clients/cliente/clientes: celui qui achète dans un magasin
        locataire/locataires: celui qui paie un loyer
        propriétaire/propriétaires: celui à qui appartient une chose
        bénévole*/bénévoles: celui qui travaille sans être payé
        citoyen/citoyens/citoyenne/citoyennes: celui qui a des droits politiques
        candidat/candidats/candidate/candidates: celui qui veut être choisi
        contributeur/contributeurs: celui qui aide à un travail commun`,
    },
    {
      // Persons by crime, fight and fate
      kind: 'noun',
      rows: `
        témoin/témoins: celui qui a vu l’événement
        victime/victimes: la personne qui a subi un mal
        coupable*/coupables: celui qui a fait le mal
        voleur*: celui qui prend le bien des autres
        brigand/brigands: un voleur sur les grandes routes
        mendiant/mendiants/mendiante/mendiantes: celui qui demande de l’argent aux passants
        criminel*/criminels: celui qui a fait grand mal
        traître/traîtres: celui qui passe à l’ennemi
        prisonnier/prisonniers/prisonnière/prisonnières: celui qu’on garde enfermé
        otage/otages: celui qu’on garde pour obtenir quelque chose
        rebelle*/rebelles: celui qui refuse d’obéir au pouvoir
        vainqueur/vainqueurs: celui qui gagne
        héros*: celui qui fait des actions très courageuses`,
    },
    {
      // Beings of tales
      kind: 'noun',
      rows: `
        géant*/géants: un homme extrêmement grand
        nain*/nains: un homme très petit
        ogre/ogres: un monstre qui mange les enfants
        fée*: une dame qui a une baguette magique
        sorcière*: une femme méchante qui jette des sorts
        magicien*: celui qui fait des tours étonnants
        fantôme*: un mort qui revient la nuit
        monstre*: une bête affreuse qui fait peur
        dragon*: une bête qui crache du feu
        lutin/lutins: un petit esprit malicieux
        diable*: le maître de l’enfer
        ange*: un messager de Dieu avec des ailes`,
    },
    {
      // Animals
      kind: 'noun',
      rows: `
        mammifère/mammifères: un animal qui allaite ses petits
        prédateur/prédateurs: un animal qui en chasse d’autres
        proie/proies: un animal chassé par un autre
        reptile/reptiles: un animal comme le serpent
        insecte*: une petite bête à six pattes
        rongeur/rongeurs: un animal comme la souris
        larve/larves: un insecte avant qu’il ait des ailes
        parasite*: un être qui vit sur un autre
        espèce*/espèces: un groupe d’animaux ou de plantes semblables`,
    },
    {
      // Animals of the farm, young animals, herds
      kind: 'noun',
      rows: `
        bétail/bétails: les vaches, les moutons, les cochons
        troupeau/troupeaux: des chèvres ou des moutons ensemble
        meute/meutes: des loups qui chassent ensemble
        essaim/essaims: des abeilles qui volent ensemble
        femelle/femelles: une bête qui peut devenir mère
        mâle/mâles: une bête comme le coq
        poulain/poulains: un très jeune cheval
        agneau/agneaux: un mouton qui vient de naître
        veau/veaux: le petit de la vache
        poussin/poussins: une poule à peine sortie de l’œuf
        jument/juments: la mère du poulain
        brebis: la femelle du mouton`,
    },
    {
      // Parts of animals and of the body
      kind: 'noun',
      rows: `
        bec/becs: la bouche dure d’un oiseau
        patte*: la jambe d’un chien ou d’un chat
        griffe*/griffes: un ongle long et pointu
        pelage/pelages: les poils qui couvrent une bête
        fourrure/fourrures: des poils épais et doux
        nageoire/nageoires: ce qui sert au poisson pour avancer
        écaille*: une petite plaque dure de poisson
        crinière/crinières: les longs poils du cou du cheval
        museau/museaux: le nez et la bouche d’un chien
        gueule/gueules: la bouche du lion ou du loup`,
    },
    {
      // Parts of the body
      kind: 'noun',
      rows: `
        squelette/squelettes: tous les os du corps
        crâne/crânes: les os de la tête
        cerveau*: l’organe de la pensée
        poumon/poumons: l’organe qui sert à respirer
        estomac*: l’organe où vont les aliments
        muscle*: ce qui fait bouger bras et jambes
        poitrine*: le devant du corps, sous le cou
        paupière/paupières: la peau qui ferme l’œil
        poing/poings: la main fermée
        cheville/chevilles: ce qui relie pied et jambe
        épaule*: le haut du bras`,
    },
    {
      // Plants and their parts
      kind: 'noun',
      rows: `
        racine*: la partie d’une plante sous la terre
        tige*: la partie longue et fine d’une plante
        tronc*: la grosse partie d’un arbre
        rameau/rameaux: une petite branche
        écorce*: ce qui recouvre le bois d’un arbre
        bourgeon/bourgeons: une petite pousse avant qu’elle s’ouvre
        graine/graines: ce dont naît une plante
        pétale/pétales: une partie colorée de la fleur
        buisson/buissons: un petit arbre touffu et bas
        feuillage/feuillages: toute la verdure d’un arbre
        épine/épines: une pointe sur la tige d’une rose
        céréale/céréales: une plante comme le blé
        foin/foins: des herbes séchées pour les bêtes
        paille/pailles: des tiges de blé séchées
        verger/vergers: un terrain planté de pommiers
        potager/potagers: un jardin de légumes`,
    },
    {
      // Food and cooking
      kind: 'noun',
      rows: `
        ingrédient/ingrédients: ce qu’il faut pour faire un plat
        pâte: un mélange de farine et d’eau
        farine*: du blé réduit en poudre
        épice/épices: du poivre ou de la cannelle
        repas*: le déjeuner ou le dîner
        boisson*: de l’eau, du lait ou du jus
        nourriture/nourritures: tout ce qui se mange
        aliment/aliments: une chose qui se mange
        provision/provisions: ce qu’on garde à manger
        festin/festins: un grand dîner de fête
        bouillie*: un plat épais de lait
        miette/miettes: un tout petit morceau de pain
        levure/levures: ce qui fait gonfler le pain
        saveur/saveurs: le goût d’un plat
        casserole/casseroles: un objet à long manche pour cuire
        couvercle/couvercles: ce qui ferme un pot`,
    },
    {
      // Land and mountains
      kind: 'noun',
      rows: `
        désert*: une région sèche, presque sans plantes
        île*: une terre entourée d’eau
        presqu’île/presqu’îles/presqu'île: une terre entourée d’eau, sauf d’un côté
        péninsule/péninsules: une terre entourée d’eau, sauf d’un côté
        littoral: le bord de la mer
        rivage/rivages: le bord de la mer
        rive/rives: le bord d’un fleuve
        plaine/plaines: une grande étendue plate
        marais: un terrain couvert d’eau peu profonde
        marécage/marécages: un terrain couvert d’eau peu profonde
        prairie/prairies: un terrain couvert d’herbe
        oasis: un coin d’eau au milieu du sable
        jungle/jungles: une forêt épaisse des pays chauds
        clairière/clairières: un endroit sans arbres dans la forêt
        archipel/archipels: un groupe d’îles
        sol*: ce sur quoi l’on marche`,
    },
    {
      // Mountains and rocks
      kind: 'noun',
      rows: `
        colline*: une petite hauteur arrondie
        vallée*: un espace creux entre deux montagnes
        sommet/sommets: le plus haut point
        volcan*: une montagne qui crache du feu
        grotte*: un grand trou dans la roche
        caverne/cavernes: un grand trou dans la roche
        glacier/glaciers: une grande masse gelée en montagne
        falaise/falaises: un haut mur de pierre
        rocher/rochers: un gros bloc de pierre
        pente/pentes: un terrain qui monte ou descend
        sentier/sentiers: un petit chemin`,
    },
    {
      // Waters
      kind: 'noun',
      rows: `
        golfe/golfes: une partie de mer dans les terres
        embouchure/embouchures: l’endroit où finit un fleuve
        affluent/affluents: une rivière qui rejoint un fleuve
        étang/étangs: un petit lac peu profond
        ruisseau/ruisseaux: une toute petite rivière
        fleuve*: une grande rivière jusqu’à la mer
        océan*: une très vaste étendue d’eau salée
        puits: un trou profond rempli d’eau
        barrage/barrages: un mur qui retient l’eau
        cascade/cascades: de l’eau qui tombe de haut
        détroit/détroits: un passage serré entre deux mers
        flaque/flaques: un peu d’eau restée par terre
        marée/marées: le va-et-vient de la mer
        courant*: un mouvement d’eau ou d’air`,
    },
    {
      // Regions
      kind: 'noun',
      rows: `
        contrée*: une partie d’un pays
        région/régions: une partie d’un pays
        territoire/territoires: une étendue sous une même autorité
        continent/continents: l’Europe, l’Asie ou l’Afrique
        frontière/frontières: la ligne entre deux États
        banlieue/banlieues: ce qui entoure une grande ville
        quartier/quartiers: une partie d’une ville
        faubourg/faubourgs: un endroit loin du centre d’une ville
        colonie*: une terre possédée au loin
        patrie/patries: le pays où l’on est né
        paysage/paysages: la nature qu’on voit autour de soi
        environs*: les lieux qui sont autour
        bourg/bourgs: un gros village
        hémisphère/hémisphères: une moitié du globe terrestre
        périphérie/périphéries: ce qui est loin du centre
        capitale*/capitale/capitales: la ville où siège le gouvernement`,
    },
    {
      // Buildings and rooms
      kind: 'noun',
      rows: `
        grange/granges: un bâtiment pour le foin
        étable/étables: un bâtiment pour les vaches
        écurie/écuries: un bâtiment pour les chevaux
        cabane/cabanes: une petite maison simple en bois
        chaumière/chaumières: une petite maison à toit de paille
        usine/usines: un bâtiment où des machines fabriquent
        atelier/ateliers: la pièce où travaille un artisan
        moulin/moulins: une machine à faire la farine
        auberge/auberges: une maison où dormir en voyage
        laboratoire/laboratoires: une pièce pour faire des expériences
        grenier/greniers: la pièce sous le toit
        cave*: la pièce sous la maison
        cachot/cachots: une petite prison sombre`,
    },
    {
      // Great and holy buildings
      kind: 'noun',
      rows: `
        palais*: la belle et grande maison d’un roi
        couvent/couvents: une maison de religieux
        monastère/monastères: une maison de religieux
        temple/temples: un lieu pour prier des dieux
        cathédrale/cathédrales: la grande église d’un évêque
        chapelle/chapelles: une petite église
        mosquée/mosquées: un lieu où prient les musulmans
        mairie/mairies: le lieu des mariages et des votes
        bibliothèque*: un lieu où l’on emprunte des livres
        forteresse/forteresses: un lieu aux gros murs contre l’ennemi
        tombeau/tombeaux: le monument où repose un mort
        rempart/remparts: un gros mur autour d’une ville
        édifice/édifices: un grand bâtiment`,
    },
    {
      // Tools, weapons and vessels
      kind: 'noun',
      rows: `
        outil/outils: un objet comme le marteau
        hache/haches: ce qui sert à couper du bois
        pelle/pelles: ce qui sert à faire un trou
        épée*: une arme à longue lame
        lance*/lances: une arme à long manche pointu
        bouclier/boucliers: ce qui protège le bras du soldat
        canon*: une grosse arme qui lance des boulets
        torche/torches: un bâton enflammé qui éclaire
        lanterne/lanternes: une lampe qu’on porte à la main
        corde*: un gros fil très solide
        microscope/microscopes: un appareil pour voir le très petit
        thermomètre/thermomètres: un appareil qui indique la température
        boussole/boussoles: un appareil qui indique le nord`,
    },
    {
      // Vessels and vehicles
      kind: 'noun',
      rows: `
        cruche/cruches: un pot à anse pour servir l’eau
        seau/seaux: un pot à anse pour porter l’eau
        tonneau/tonneaux: un gros récipient rond pour le vin
        marmite/marmites: un grand pot pour cuire la soupe
        coffre/coffres: une grande caisse avec un couvercle
        panier*: un objet tressé pour porter les courses
        charrette/charrettes: une voiture à roues pour le foin
        carrosse/carrosses: une belle voiture tirée par des chevaux
        radeau/radeaux: un bateau plat fait de troncs d’arbres
        navire/navires: un grand bateau pour la mer
        ustensile/ustensiles: un objet utile à la cuisine`,
    },
    {
      // Things to wear, precious things
      kind: 'noun',
      rows: `
        manteau*: un vêtement chaud pour sortir
        cape*: un manteau sans manches
        armure/armures: un habit de fer pour le combat
        casque/casques: un chapeau dur qui protège la tête
        couronne*: ce qu’un roi porte sur la tête
        bijou/bijoux: une bague ou un collier
        joyau/joyaux: une pierre très précieuse
        perle*: une boule blanche trouvée dans un coquillage
        trésor*: de l’or et de l’argent cachés
        statue/statues: une figure de pierre ou de métal
        portrait/portraits: l’image d’une personne
        manuscrit/manuscrits: un texte écrit à la main
        étoffe/étoffes: une matière pour faire des vêtements
        ruban/rubans: une bande de tissu pour les cheveux
        botte*/bottes: une chaussure haute
        tablier/tabliers: un vêtement pour ne pas se salir`,
    },
    {
      // Materials
      kind: 'noun',
      rows: `
        métal/métaux: une matière comme le fer
        argile/argiles: une terre molle pour faire des pots
        cuir*: la peau travaillée d’une bête
        laine/laines: les poils du mouton
        soie/soies: un tissu fin fait par un ver
        coton/cotons: une plante blanche pour faire du tissu
        charbon/charbons: une pierre noire qu’on brûle
        pétrole/pétroles: un liquide noir tiré du sol
        carburant/carburants: ce qui fait marcher un moteur
        acier/aciers: un fer très solide
        marbre/marbres: une belle pierre pour les statues
        brique/briques: un bloc de terre cuite
        minerai/minerais: une roche contenant du fer
        roche/roches: la matière dure des montagnes`,
    },
    {
      // Fire, smoke and the like
      kind: 'noun',
      rows: `
        oxygène/oxygènes: le gaz qu’il nous faut pour respirer
        vapeur/vapeurs: de l’eau devenue un gaz
        fumée/fumées: le nuage qui sort du feu
        cendre/cendres: la poudre qui reste après le feu
        flamme/flammes: la lumière qui monte du feu
        étincelle/étincelles: un tout petit éclat de feu
        braise/braises: un morceau de bois brûlant et rouge
        poussière/poussières: une saleté fine sur les meubles
        boue/boues: de la terre mouillée
        poison/poisons: ce qui tue si on l’avale
        liquide/liquides: ce qui coule, comme le lait
        bulle/bulles: une boule d’air dans un verre d’eau
        parfum/parfums: une bonne odeur
        odeur*: ce qu’on sent avec le nez`,
    },
    {
      // Weather and sky
      kind: 'noun',
      rows: `
        orage*: des éclairs et du tonnerre
        tonnerre/tonnerres: le bruit qui suit l’éclair
        foudre*: le feu électrique qui tombe du ciel
        brouillard/brouillards: un nuage tout près du sol
        brume/brumes: un nuage léger près du sol
        tempête*: un vent très violent
        averse/averses: une grosse pluie qui dure peu
        grêle/grêles: des boules de glace tombant du ciel
        climat/climats: le temps habituel d’un pays
        sécheresse/sécheresses: un long temps sans pluie
        inondation/inondations: de l’eau qui couvre les terres
        canicule/canicules: une chaleur très forte
        avalanche/avalanches: de la neige qui dévale une pente
        crépuscule/crépuscules: la lumière faible du soir
        aube/aubes: la première lumière du matin
        aurore/aurores: la première lumière du matin`,
    },
    {
      // Space
      kind: 'noun',
      rows: `
        planète*: un astre comme Mars ou Vénus
        astre/astres: le Soleil, la Lune ou une étoile
        univers: tout ce qui existe, avec les étoiles
        fusée*: un engin qui va dans l’espace
        satellite/satellites: un engin tournant autour de la Terre
        comète/comètes: un astre qui a une longue queue
        galaxie/galaxies: des milliards d’étoiles ensemble
        orbite/orbites: le chemin d’un corps autour d’un autre
        télescope/télescopes: un appareil pour regarder les étoiles
        horizon*: la ligne entre ciel et terre
        pesanteur/pesanteurs: ce qui attire vers le sol`,
    },
    {
      // Misfortune
      kind: 'noun',
      rows: `
        catastrophe/catastrophes: un très grand malheur
        désastre/désastres: un très grand malheur
        accident*: un choc ou un malheur imprévu
        famine/famines: le manque de nourriture pour beaucoup
        incendie/incendies: un grand feu qui détruit
        séisme/séismes: une violente secousse du sol
        naufrage/naufrages: la perte d’un bateau en mer
        pauvreté/pauvretés: la vie sans argent
        misère/misères: la vie sans rien du tout
        pénurie/pénuries: le manque de choses nécessaires
        danger*: ce qui peut faire du mal
        péril/périls: ce qui peut faire un grand mal
        dégât/dégâts: ce qui est abîmé par un choc
        embûche/embûches: un piège sur le chemin
        menace*/menaces: une parole qui annonce un mal`,
    },
    {
      // Illness
      kind: 'noun',
      rows: `
        épidémie/épidémies: une maladie qui atteint beaucoup de gens
        peste/pestes: une maladie terrible du Moyen Âge
        blessure/blessures: une plaie faite par un coup
        cicatrice/cicatrices: la trace d’une plaie guérie
        fièvre/fièvres: une température trop haute du corps
        rhume/rhumes: une petite maladie du nez
        toux: un bruit de gorge d’un malade
        médicament*: un produit qui soigne
        remède/remèdes: ce qui soigne
        vaccin/vaccins: une piqûre qui évite une maladie
        pansement/pansements: une bande qu’on met sur une plaie
        infirmité/infirmités: un défaut du corps difficile à vivre
        symptôme/symptômes: un signe de maladie
        virus*: un être minuscule qui rend malade
        guérison/guérisons: le retour à la santé`,
    },
    {
      // Feelings
      kind: 'noun',
      rows: `
        crainte/craintes: la peur de ce qui peut arriver
        frayeur/frayeurs: une grande peur soudaine
        effroi/effrois: une très grande peur
        angoisse/angoisses: une peur qui serre le cœur
        colère*: l’état de celui qui est très fâché
        fureur/fureurs: une très forte colère
        chagrin/chagrins: une grande peine
        tristesse*: une grande peine
        jalousie/jalousies: l’envie de ce qu’un autre possède
        pitié/pitiés: la peine devant le malheur des autres
        remords: le regret d’avoir mal agi
        honte/hontes: la gêne d’avoir mal agi
        désespoir/désespoirs: la perte de tout espoir
        haine/haines: le contraire de l’amour
        ennui: l’état de celui qui ne fait rien
        méfiance/méfiances: le refus de croire les autres`,
    },
    {
      // Feelings that please or drive
      kind: 'noun',
      rows: `
        joie*: l’état de celui qui est très heureux
        bonheur*: l’état de celui qui est très heureux
        fierté/fiertés: une bonne idée de soi
        orgueil/orgueils: une trop haute idée de soi
        espoir/espoirs: l’attente d’un bonheur
        enthousiasme/enthousiasmes: une joie très vive et pleine d’ardeur
        curiosité/curiosités: l’envie de savoir
        avidité/avidités: l’envie d’avoir toujours plus
        courage*: la force devant le danger
        patience/patiences: la qualité de celui qui sait attendre
        soulagement/soulagements: le bien-être après un souci
        étonnement/étonnements: l’effet d’une chose inattendue`,
    },
    {
      // What somebody is, can or has
      kind: 'noun',
      rows: `
        gloire/gloires: le fait d’être connu et admiré
        réputation/réputations: ce que les gens pensent de quelqu’un
        pouvoir*/pouvoirs: le droit de commander
        autorité/autorités: le droit de commander
        responsabilité/responsabilités: le devoir de répondre de ses actes
        habitude/habitudes: ce qu’on fait toujours pareil
        défaut*: ce qui n’est pas bien chez quelqu’un
        honnêteté/honnêtetés: le refus de tromper et de voler
        politesse/politesses: de bonnes manières
        générosité/générosités: le plaisir de donner
        avarice/avarices: le refus de donner son argent
        paresse/paresses: le refus de travailler
        liberté/libertés: le droit de faire ce qu’on veut
        égalité/égalités: le fait d’avoir les mêmes droits
        dignité/dignités: le respect que mérite chacun`,
    },
    {
      // Powers of mind and body
      kind: 'noun',
      rows: `
        sagesse/sagesses: une connaissance profonde de la vie
        intelligence/intelligences: la capacité de bien comprendre
        mémoire*: la capacité de se rappeler
        imagination/imaginations: la capacité d’inventer dans sa tête
        talent/talents: le savoir-faire de naissance
        compétence/compétences: le savoir-faire dans un métier
        prudence/prudences: le soin d’éviter les risques
        ruse/ruses: un moyen habile de tromper
        vigueur/vigueurs: une grande force
        volonté*: la force de vouloir jusqu’au bout
        ambition/ambitions: le désir de réussir
        santé/santés: l’état d’un corps sans maladie`,
    },
    {
      // Thoughts and words
      kind: 'noun',
      rows: `
        proverbe/proverbes: une courte phrase pleine de sagesse
        légende/légendes: un vieux récit merveilleux
        récit/récits: une histoire qu’on raconte
        discours: des paroles dites devant un public
        dialogue/dialogues: des paroles entre deux personnes
        querelle/querelles: un échange de mots en colère
        dispute*/disputes: un échange de mots en colère
        éloge/éloges: des paroles qui disent du bien
        reproche*/reproches: des paroles sur une faute
        promesse/promesses: la parole donnée de faire une chose
        serment/serments: la parole donnée de façon solennelle
        aveu/aveux: le fait de dire enfin sa faute
        plaisanterie/plaisanteries: des mots pour faire rire
        avertissement/avertissements: des mots qui signalent un danger
        compliment/compliments: des paroles qui font plaisir
        débat/débats: une discussion où chacun donne son idée`,
    },
    {
      // Ideas, truth and error
      kind: 'noun',
      rows: `
        opinion/opinions: ce que pense quelqu’un
        avis: ce que pense quelqu’un
        préjugé/préjugés: une idée toute faite sur les autres
        hypothèse/hypothèses: une idée qu’il faut encore prouver
        théorie/théories: un ensemble d’idées pour expliquer
        rumeur/rumeurs: une nouvelle peut-être fausse qui circule
        preuve/preuves: ce qui montre que c’est vrai
        erreur/erreurs: une chose fausse qu’on croit juste
        mensonge/mensonges: une parole fausse, dite exprès
        énigme/énigmes: une question difficile à deviner
        devinette/devinettes: une question pour jouer à trouver
        prétexte/prétextes: une raison fausse qu’on donne
        malentendu/malentendus: le fait de se comprendre mal
        argument/arguments: une raison pour convaincre`,
    },
    {
      // Reasons, aims and results
      kind: 'noun',
      rows: `
        conséquence/conséquences: ce qui arrive à cause d’autre chose
        résultat/résultats: ce qui arrive à la fin
        origine/origines: le début d’une chose, d’où elle vient
        objectif/objectifs: ce qu’on veut atteindre
        intention/intentions: ce qu’on veut faire
        condition*: ce qui est exigé d’abord
        succès: un bon résultat
        échec: un mauvais résultat
        hasard/hasards: ce qui arrive sans qu’on l’ait prévu
        progrès: le fait de devenir meilleur
        découverte/découvertes: le fait de trouver de l’inconnu
        processus*: une suite d’étapes
        étape*: une partie d’un travail ou d’un trajet`,
    },
    {
      // How things stand to each other
      kind: 'noun',
      rows: `
        obstacle/obstacles: ce qui barre la route
        difficulté/difficultés: ce qui n’est pas simple à faire
        avantage/avantages: ce qui est utile ou favorable
        inconvénient/inconvénients: le mauvais côté d’une chose
        occasion*: un moment favorable
        différence/différences: ce qui n’est pas pareil
        ressemblance/ressemblances: ce qu’il y a de pareil
        exception/exceptions: ce qui ne suit pas la règle
        solution*: la réponse à un problème
        besoin*: ce qu’il faut absolument avoir
        caractéristique/caractéristiques: un trait qui permet de reconnaître
        risque/risques: un mal qui peut arriver
        priorité/priorités: ce qui passe avant le reste
        choix: l’action de prendre l’un ou l’autre`,
    },
    {
      // Money and trade
      kind: 'noun',
      rows: `
        salaire/salaires: l’argent reçu pour un travail
        impôt/impôts: l’argent payé à l’État
        taxe/taxes: l’argent payé à l’État sur un achat
        dette/dettes: l’argent qu’il faut rendre
        loyer/loyers: l’argent payé pour un logement
        bénéfice/bénéfices: l’argent gagné dans une vente
        richesse/richesses: le fait d’avoir beaucoup de biens
        fortune*: beaucoup d’argent et de biens
        monnaie*: l’argent d’un pays, comme l’euro
        propriété: ce qui appartient à quelqu’un
        héritage/héritages: ce que laisse un mort aux siens
        récompense/récompenses: ce qu’on reçoit pour une bonne action
        dépense*/dépenses: l’argent qu’on donne pour acheter`,
    },
    {
      // Trade and work
      kind: 'noun',
      rows: `
        commerce/commerces: l’achat et la vente
        marchandise/marchandises: ce qui s’achète et se vend
        entreprise/entreprises: une société qui produit ou vend
        industrie/industries: la fabrication en usine
        agriculture/agricultures: le travail de la terre
        publicité/publicités: ce qui donne envie d’acheter
        consommation/consommations: le fait d’user ou d’acheter des produits
        métier/métiers: un travail qu’on a appris
        concurrence/concurrences: la lutte entre ceux qui vendent
        chômage/chômages: le fait de ne pas trouver d’emploi`,
    },
    {
      // State and law
      kind: 'noun',
      rows: `
        gouvernement/gouvernements: ceux qui dirigent un pays
        parlement/parlements: ceux qui votent les lois
        démocratie/démocraties: le régime choisi par le peuple
        dictature/dictatures: le régime d’un seul, par la force
        monarchie/monarchies: le régime d’un roi
        république/républiques: un régime sans roi
        empire/empires: plusieurs pays sous un seul maître
        majorité/majorités: plus de la moitié
        minorité/minorités: moins de la moitié
        population/populations: l’ensemble des gens d’un lieu
        noblesse/noblesses: les comtes, les ducs et les marquis
        esclavage/esclavages: l’achat et la vente d’humains
        syndicat/syndicats: un groupe qui défend les ouvriers
        élection/élections: le choix d’un chef par un vote
        tribunal/tribunaux: le lieu où l’on juge`,
    },
    {
      // Law and crime
      kind: 'noun',
      rows: `
        loi*: une règle faite par l’État
        règlement/règlements: les choses permises ou non quelque part
        constitution/constitutions: la règle la plus haute d’un État
        traité/traités: un accord écrit entre pays
        contrat/contrats: un accord écrit entre deux personnes
        interdiction/interdictions: l’ordre de ne pas faire
        autorisation*: le droit donné de faire
        permission/permissions: le droit donné de faire
        crime/crimes: un acte très grave et puni
        meurtre/meurtres: l’acte de tuer quelqu’un
        amende/amendes: l’argent à payer pour une faute
        punition/punitions: la peine donnée pour une faute
        châtiment/châtiments: une peine sévère donnée pour une faute`,
    },
    {
      // War and peace
      kind: 'noun',
      rows: `
        bataille*: un grand combat entre armées
        troupe*/troupes: un groupe de soldats
        flotte*: un ensemble de navires
        défaite/défaites: la perte d’un combat
        victoire*: le gain d’un combat
        conquête/conquêtes: la prise d’un pays par les armes
        invasion/invasions: l’entrée d’une armée dans un pays
        fuite*: le fait de se sauver
        embuscade/embuscades: une attaque par surprise
        massacre/massacres: le fait de tuer beaucoup de gens`,
    },
    {
      // Revolt, quarrel and peace
      kind: 'noun',
      rows: `
        révolte/révoltes: le soulèvement contre les chefs
        rébellion/rébellions: le soulèvement contre les chefs
        révolution*: le soulèvement qui renverse un régime
        alliance/alliances: un accord pour s’aider
        résistance*: le fait de ne pas céder
        indépendance/indépendances: la liberté d’un pays
        conflit/conflits: une lutte entre des pays
        vengeance/vengeances: le mal rendu pour un mal
        trêve/trêves: un arrêt court de la guerre
        paix: l’absence de guerre
        captivité/captivités: la vie d’un prisonnier`,
    },
    {
      // Times
      kind: 'noun',
      rows: `
        siècle*: une durée de cent ans
        décennie/décennies: une durée de dix ans
        époque/époques: une période de l’histoire
        ère/ères: une très longue période de l’histoire
        avenir/avenirs: ce qui arrivera plus tard
        enfance/enfances: les premières années de la vie
        jeunesse/jeunesses: les années avant d’être adulte
        vieillesse/vieillesses: la fin de la vie
        instant/instants: un moment très court
        éternité/éternités: ce qui n’a pas de fin
        lendemain/lendemains: le jour qui suit
        veille*/la veille: le jour d’avant
        saison*: le printemps ou l’été
        trimestre/trimestres: une durée de trois mois
        récolte*/la récolte/les récoltes/une récolte/récoltes: le moment des fruits mûrs
        moisson/moissons: le moment du blé mûr`,
    },
    {
      // Occasions and journeys
      kind: 'noun',
      rows: `
        mariage*: la fête où deux personnes s’unissent
        noce/noces: la fête où deux personnes s’unissent
        enterrement/enterrements: le dernier adieu à un mort
        cérémonie/cérémonies: un acte public et solennel
        tradition/traditions: ce qu’on fait depuis toujours
        coutume/coutumes: ce qu’on fait depuis toujours
        exposition/expositions: la présentation d’œuvres au public
        spectacle*: une pièce ou un numéro de cirque
        concours: une épreuve où l’on choisit les meilleurs
        tournoi/tournois: une suite de matchs entre équipes
        réunion/réunions: un moment où plusieurs personnes discutent
        anniversaire*: le jour où l’on fête une naissance`,
    },
    {
      // Journeys and meetings
      kind: 'noun',
      rows: `
        expédition/expéditions: un voyage pour explorer
        excursion/excursions: une petite promenade d’un jour
        aventure*: une suite d’événements surprenants
        événement/événements/évènement/évènements: une chose importante qui arrive
        rencontre*/rencontres: le fait de se trouver ensemble
        départ*: le fait de s’en aller
        retour*: le fait de revenir
        séjour/séjours: le temps passé dans un lieu
        pèlerinage/pèlerinages: un voyage vers un lieu saint`,
    },
    {
      // Groups of people
      kind: 'noun',
      rows: `
        foule/foules: un très grand nombre de personnes serrées
        équipage/équipages: ceux qui travaillent sur un bateau
        tribu/tribus: plusieurs familles sous un même chef
        association/associations: des membres réunis pour un but
        équipe*: des gens qui jouent ou travaillent ensemble
        génération*: ceux du même âge à peu près
        clergé/clergés: l’ensemble des prêtres
        bourgeoisie/bourgeoisies: les riches qui ne sont pas nobles
        cortège/cortèges: une file de personnes en marche
        peuple/peuples: tous les hommes d’un même pays
        communauté/communautés: ceux qui vivent ensemble
        comité/comités: quelques personnes choisies pour décider
        élite/élites: les meilleurs d’un groupe
        gouvernance/gouvernances: la façon de diriger un groupe`,
    },
    {
      // What goes on; science
      kind: 'noun',
      rows: `
        invention/inventions: la création d’une chose nouvelle
        recherche*/recherches: le travail pour savoir plus
        fabrication/fabrications: le fait de faire des produits
        construction/constructions: le fait de bâtir
        destruction/destructions: le fait de tout casser
        éducation/éducations: la formation d’un enfant
        enseignement/enseignements: le métier de faire apprendre
        traduction/traductions: le passage dans une autre langue
        pollution/pollutions: la salissure de l’air ou de l’eau
        échange*: le fait de donner et de recevoir`,
    },
    {
      // Growth and life
      kind: 'noun',
      rows: `
        disparition/disparitions: le fait de ne plus être là
        croissance/croissances: le fait de grandir
        développement/développements: le fait de grandir peu à peu
        diminution/diminutions: le fait de baisser en nombre
        augmentation/augmentations: le fait de grandir en nombre
        naissance*: le début de la vie
        alimentation*: la façon de manger
        respiration/respirations: l’entrée de l’air dans le corps
        migration/migrations: le voyage d’animaux vers un autre pays
        reproduction*: le fait d’avoir des petits`,
    },
    {
      // Measures and parts
      kind: 'noun',
      rows: `
        vitesse*: la distance faite en un temps donné
        poids*: ce qu’indique la balance
        température*: le degré de chaud ou de froid
        distance*: l’espace entre deux points
        quantité/quantités: le nombre ou le poids
        diamètre/diamètres: la ligne coupant un cercle en deux
        durée/durées: le temps que prend une chose
        surface/surfaces: le dessus d’une chose
        profondeur/profondeurs: la distance de la surface au bas
        moitié*: une des deux parts égales
        élément*: une partie d’un tout
        fragment*: un morceau cassé
        extrémité/extrémités: le bout d’une chose
        mélange*/le mélange/un mélange/ce mélange: plusieurs choses mises ensemble
        équilibre*: l’état de ce qui ne penche pas
        diversité/diversités: le fait d’être de plusieurs sortes`,
    },
    {
      // Texts, music and images
      kind: 'noun',
      rows: `
        roman*: une longue histoire inventée
        poème*: un texte en vers
        conte*: une histoire de fées ou d’animaux
        mélodie/mélodies: une suite de notes à chanter
        refrain/refrains: ce qu’on répète dans une chanson
        dictionnaire/dictionnaires: un livre qui explique les mots
        chapitre*: une partie d’un livre
        alphabet*: toutes les lettres d’une langue
        orthographe/orthographes: la bonne façon d’écrire les mots
        chef-d’œuvre/chefs-d’œuvre/chef-d'œuvre: une œuvre parfaite
        brouillon*: le premier essai d’un texte`,
    },
    {
      // Size and shape
      kind: 'adjective',
      rows: `
        énorme*: extrêmement grand
        immense/immense~: extrêmement grand
        gigantesque/gigantesque~: extrêmement grand
        vaste/vaste~: très grand en étendue
        minuscule/minuscule~: extrêmement petit
        considérable/considérable~: assez grand pour compter
        étroit/étroit~: qui n’est pas large
        mince/mince~: peu épais
        épais/épaisse/épaisses: le contraire de mince
        pointu/pointu~: qui finit en piquant
        creux: vide à l’intérieur
        vertical/vertical~/verticaux: droit comme un mur
        horizontal/horizontal~/horizontaux: couché comme un plancher
        massif*: qui est d’un seul bloc, lourd
        arrondi/arrondi~: sans angles, comme une boule
        courbé/courbé~: qui n’est pas droit`,
    },
    {
      // Amount and sameness
      kind: 'adjective',
      rows: `
        nombreux/nombreuse~: en grande quantité
        innombrable/innombrable~: en quantité infinie
        suffisant/suffisant~: assez important pour le besoin
        insuffisant/insuffisant~: trop faible pour le besoin
        abondant/abondant~: en très grande quantité
        supplémentaire/supplémentaire~: en plus du reste
        entier*/entière/entières/entiers: à qui rien ne manque
        complet/complète/complètes/complets: à qui rien ne manque
        unique/unique~: seul de son espèce
        rare*: qu’on trouve peu souvent
        différent*: qui n’est pas pareil
        semblable/semblable~: presque pareil
        identique/identique~: tout à fait pareil
        divers/diverses: de plusieurs sortes
        varié/varié~: de plusieurs sortes
        commun*: qui est à plusieurs`,
    },
    {
      // Worth
      kind: 'adjective',
      rows: `
        précieux/précieuse~: qui a un grand prix
        coûteux/coûteuse~: qui se paie cher
        utile*: qui rend service
        inutile*: qui ne sert à rien
        nuisible/nuisible~: qui fait du mal
        nécessaire/nécessaire~: dont on a besoin
        indispensable/indispensable~: dont on a absolument besoin
        efficace/efficace~: qui produit le résultat voulu
        convenable/convenable~: comme il faut
        médiocre/médiocre~: de faible valeur
        essentiel/essentiel~/essentielle~: dont on a besoin avant tout
        principal/principal~/principaux: plus important que le reste
        secondaire*: moins important que le reste`,
    },
    {
      // Excellent, ugly, strange, famous
      kind: 'adjective',
      rows: `
        excellent*: d’une très grande qualité
        remarquable/remarquable~: au-dessus de l’ordinaire
        magnifique/magnifique~: d’une très grande beauté
        superbe/superbe~: d’une très grande beauté
        splendide/splendide~: d’une très grande beauté
        affreux/affreuse~: très laid ou très désagréable
        horrible*: très laid ou très désagréable
        étrange/étrange~: qui n’est pas comme d’habitude
        bizarre/bizarre~: qui n’est pas comme d’habitude
        célèbre/célèbre~: connu de tout le monde
        fameux/fameuse~: très connu, dont on parle beaucoup`,
    },
    {
      // Time
      kind: 'adjective',
      rows: `
        permanent/permanent~: qui ne s’arrête jamais
        éternel/éternel~/éternelle~: qui ne s’arrête jamais, sans fin
        provisoire/provisoire~: qui ne dure qu’un moment
        temporaire/temporaire~: qui ne dure qu’un moment
        durable/durable~: fait pour exister longtemps
        quotidien/quotidien~/quotidienne~: de chaque jour
        annuel/annuel~/annuelle~: qui revient une fois par an
        régulier/régulier~/régulière~: qui revient toujours au même rythme
        fréquent/fréquent~: qui arrive souvent
        soudain/soudaine/soudaines/soudains: qui arrive sans qu’on l’attende
        progressif/progressif~/progressive~: qui avance petit à petit
        définitif/définitif~/définitive~: qu’on ne changera plus`,
    },
    {
      // Old, new, next
      kind: 'adjective',
      rows: `
        antique/antique~: datant des Grecs et des Romains
        médiéval/médiéval~/médiévaux: du Moyen Âge
        moderne*: de notre temps
        récent/récent~: arrivé il y a peu
        actuel/actuel~/actuelle~: de notre temps, de maintenant
        futur/futur~: qui existera plus tard
        précédent/précédente/précédents/précédentes: qui est juste avant
        suivant*/suivante/suivantes/suivants: qui est juste après
        prochain/prochaine/prochaines/prochains: qui existera bientôt`,
    },
    {
      // How somebody feels
      kind: 'adjective',
      rows: `
        furieux/furieuse~: extrêmement fâché
        épouvanté/épouvanté~: qui a très peur
        désespéré/désespéré~: qui ne croit plus au bonheur
        déçu/déçu~: triste d’avoir espéré pour rien
        jaloux/jalouse/jalouses: qui supporte mal le bonheur d’un autre
        inquiet/inquiète/inquiets/inquiètes: qui se fait du souci
        anxieux/anxieuse~: qui se fait beaucoup de souci
        nerveux/nerveuse~: qui ne reste pas calme
        surpris: qui ne s’attendait pas à cela
        stupéfait/stupéfait~: qui ne s’attendait vraiment pas à cela
        honteux/honteuse~: gêné d’avoir mal agi
        impatient/impatient~: qui ne supporte pas d’attendre
        malheureux/malheureuse~: qui n’a ni chance ni joie
        troublé/troublé~: qui ne sait plus que penser`,
    },
    {
      // Glad, tired, thankful
      kind: 'adjective',
      rows: `
        ravi/ravi~: extrêmement content
        enchanté/enchanté~: extrêmement content
        joyeux*: plein de bonne humeur
        gai*: plein de bonne humeur
        curieux*: qui a envie de savoir
        épuisé/épuisé~: qui n’a plus aucune force
        fatigué*: qui n’a plus beaucoup de force
        fier/fière/fiers/fières: content de ce qu’il a fait
        reconnaissant/reconnaissante/reconnaissants: qui n’oublie pas le bien reçu
        affamé/affamé~: qui a très faim
        assoiffé/assoiffé~: qui a très soif
        ému/ému~: touché au fond du cœur`,
    },
    {
      // What somebody is like
      kind: 'adjective',
      rows: `
        généreux/généreuse~: qui donne sans compter
        avare/avare~: qui ne veut rien donner
        égoïste/égoïste~: qui ne pense qu’à soi
        honnête/honnête~: qui ne vole ni ne ment
        sincère/sincère~: qui ne ment pas sur sa pensée
        fidèle/fidèle~: qui n’abandonne pas les siens
        loyal/loyal~/loyaux: qui n’abandonne pas les siens
        poli/poli~: qui a de bonnes manières
        insolent/insolent~: qui manque de respect
        cruel/cruel~/cruelle~: qui aime faire souffrir
        méchant*: qui aime faire du mal
        serviable/serviable~: toujours prêt à aider
        sévère/sévère~: qui punit facilement`,
    },
    {
      // Pride, will and habits
      kind: 'adjective',
      rows: `
        gourmand/gourmand~: qui aime les bonnes choses à manger
        modeste/modeste~: qui ne se vante pas
        humble/humble~: qui ne se vante pas
        orgueilleux/orgueilleuse~: qui se croit au-dessus des autres
        vaniteux/vaniteuse~: qui se croit au-dessus des autres
        têtu/têtu~: qui ne change pas d’idée
        obéissant/obéissante/obéissants: qui fait ce qu’on lui dit
        paresseux/paresseuse~: qui ne veut pas travailler
        ambitieux/ambitieuse~: qui veut réussir dans la vie
        bavard/bavard~: qui aime trop parler`,
    },
    {
      // Courage and cleverness
      kind: 'adjective',
      rows: `
        courageux/courageuse~: qui agit sans peur
        audacieux/audacieuse~: qui ose agir sans peur
        lâche*/lâches: qui fuit devant le danger
        peureux/peureuse~: qui fuit par crainte
        prudent/prudent~: qui réfléchit au danger avant d’agir
        imprudent/imprudent~: qui ne fait pas attention au danger
        timide/timide~: qui n’ose pas parler aux autres
        rusé/rusé~: habile à tromper
        malin/maligne/malins: habile et qui comprend vite
        intelligent*: qui comprend vite
        habile/habile~: qui travaille bien de ses mains
        doué/doué~: qui a un don
        maladroit/maladroit~: qui laisse tomber ce qu’il tient
        naïf/naïf~/naïve~: qui croit tout ce qu’on lui dit
        sage*: qui réfléchit avant d’agir`,
    },
    {
      // State of persons
      kind: 'adjective',
      rows: `
        nu/nue/nus/nues: sans vêtements
        riche*: qui a beaucoup d’argent
        vêtu/vêtu~: qui porte des habits
        isolé/isolé~: loin de tous les autres
        célibataire/célibataire~: qui n’est pas marié
        enceinte*/enceinte de/était enceinte/tombe enceinte/femme enceinte/femmes enceintes: qui attend un bébé
        innocent/innocent~: qui n’a rien fait de mal
        étranger*/étrangère/étrangères/étrangers: qui vient d’un autre pays`,
    },
    {
      // Health of persons
      kind: 'adjective',
      rows: `
        aveugle/aveugle~: qui ne voit pas
        sourd/sourd~: qui n’entend pas
        muet/muette/muets/muettes: qui ne parle pas
        boiteux/boiteuse~: qui marche en penchant d’un côté
        malade*: qui n’est pas en bonne santé
        robuste/robuste~: qui a un corps solide
        vigoureux/vigoureuse~: plein de force
        fragile/fragile~: qui tombe vite malade ou se casse
        maigre/maigre~: qui a peu de chair
        mortel*: qui devra mourir
        immortel/immortel~/immortelle~: qui ne mourra jamais`,
    },
    {
      // State of things
      kind: 'adjective',
      rows: `
        humide/humide~: un peu mouillé
        sale/sale~: qui a besoin d’être lavé
        propre*/propres: qui n’a pas de tache
        solide/solide~: qui ne se casse pas facilement
        lisse/lisse~: sans bosses au toucher
        rugueux/rugueuse~: plein de bosses au toucher
        transparent/transparent~: à travers quoi l’on voit
        trouble*/troubles: qui n’est pas clair
        souple/souple~: qui se plie sans se casser
        rigide/rigide~: qui ne se plie pas
        usé/usé~: abîmé d’avoir trop servi
        neuf*/neuve/neuves: qui n’a pas encore servi
        invisible/invisible~: qu’on ne peut pas voir
        visible/visible~: qu’on peut voir
        mou/molle/mous/molles: qui cède quand on appuie
        dur*/dure/dures/durs: qui ne cède pas quand on appuie`,
    },
    {
      // Food
      kind: 'adjective',
      rows: `
        mûr/mûr~: assez avancé pour être cueilli
        délicieux/délicieuse~: très bon à manger
        savoureux/savoureuse~: très bon à manger
        amer/amère/amers/amères: au goût de café fort
        acide*: au goût de citron
        sucré*: au goût de miel
        salé*: au goût d’eau de mer
        tendre*: facile à mâcher
        croquant/croquant~: qui fait du bruit sous la dent
        juteux/juteuse~: plein de jus
        épicé/épicé~: qui pique la langue`,
    },
    {
      // Light, weather and land
      kind: 'adjective',
      rows: `
        sombre/sombre~: où il y a peu de lumière
        obscur/obscur~: où il y a peu de lumière
        éclatant*: à la lumière très vive
        glacial/glacial~/glaciaux: extrêmement froid
        fertile/fertile~: où les plantes poussent bien
        stérile/stérile~: où rien ne pousse
        désertique/désertique~: où il n’y a presque pas d’eau
        aride/aride~: où il n’y a presque pas d’eau
        brumeux/brumeuse~: plein de petits nuages bas
        orageux/orageuse~: plein d’éclairs
        ensoleillé/ensoleillé~: sans nuages
        montagneux/montagneuse~: qui a beaucoup de sommets
        boisé/boisé~: couvert d’arbres
        bruyant*: où l’on s’entend mal parler
        silencieux/silencieuse~: où l’on n’entend rien
        paisible/paisible~: où tout est calme`,
    },
    {
      // Fields of life
      kind: 'adjective',
      rows: `
        national/national~/nationaux: de tout un pays
        international/international~/internationaux: entre plusieurs pays
        local/locale/locales: d’un seul endroit
        rural*: de la campagne
        urbain/urbain~: de la ville
        maritime/maritime~: de la mer
        scolaire/scolaire~: de l’école
        agricole/agricole~: du travail de la terre
        religieux/religieuse/religieuses: de la foi en Dieu
        économique/économique~: de l’argent et du commerce
        militaire/militaire~: de l’armée
        scientifique/scientifique~: du savoir et de la recherche
        médical/médical~/médicaux: des soins aux malades
        juridique/juridique~: des lois
        familial/familial~/familiaux: des parents et des enfants
        industriel/industriel~/industrielle~: des usines`,
    },
    {
      // How something is made or done
      kind: 'adjective',
      rows: `
        public*/publique/publiques/publics: ouvert à tous
        artificiel/artificiel~/artificielle~: fait par l’homme
        naturel/naturel~/naturelle~: qui n’est pas fait par l’homme
        mental*: de l’esprit
        oral*: fait en parlant
        officiel/officiel~/officielle~: reconnu par l’État
        indépendant*: qui ne reçoit d’ordres de personne
        volontaire/volontaire~: fait sans y être forcé
        obligatoire/obligatoire~: qu’on est forcé de faire
        secret*: que personne ne doit savoir`,
    },
    {
      // How one judges of a matter
      kind: 'adjective',
      rows: `
        évident/évident~: facile à voir et à comprendre
        compliqué/compliqué~: difficile à comprendre
        complexe/complexe~: difficile à comprendre
        pénible/pénible~: qui demande beaucoup de peine
        facile*: qui ne demande pas d’effort
        agréable/agréable~: qui plaît
        désagréable/désagréable~: qui ne plaît pas
        dangereux*: qui peut blesser ou tuer
        incroyable/incroyable~: qu’on a du mal à croire
        impossible*: qu’on ne peut pas faire
        possible*: qu’on peut faire
        probable/probable~: qui arrivera sans doute
        absurde/absurde~: contraire au bon sens
        raisonnable/raisonnable~: conforme au bon sens
        violent/violent~: plein de force brutale
        intense/intense~: d’une grande force`,
    },
    {
      // True, right, able, fast
      kind: 'adjective',
      rows: `
        typique/typique~: bon exemple de son genre
        ordinaire/ordinaire~: comme tous les jours
        extraordinaire/extraordinaire~: pas du tout comme tous les jours
        exact/exacte/exacts/exactes: sans aucune erreur
        précis/précise/précises: sans aucune erreur, détaillé
        faux/fausse/fausses: pas réel ou pas exact
        véritable/véritable~: réel, pas imité
        responsable/responsable~: qui a la charge de quelque chose
        capable/capable~: qui a la force nécessaire
        incapable/incapable~: qui n’a pas la force nécessaire
        juste*/justes: conforme au droit
        injuste/injuste~: contraire au droit
        léger*: qui pèse peu
        rapide*: qui va vite
        lent*: qui ne va pas vite`,
    },
    {
      // How often and when
      kind: 'adverb',
      rows: `
        jadis: il y a très longtemps
        autrefois: il y a très longtemps
        récemment: il y a peu de jours
        aussitôt: sans attendre
        immédiatement: sans attendre
        soudainement: tout à coup
        brusquement: tout à coup
        désormais: à partir de maintenant
        dorénavant: à partir de maintenant
        actuellement: en ce moment
        auparavant: plus tôt
        finalement: à la fin`,
    },
    {
      // How often and how long
      kind: 'adverb',
      rows: `
        souvent*: beaucoup de fois
        fréquemment: beaucoup de fois
        rarement: peu de fois
        parfois: de temps en temps
        quelquefois: de temps en temps
        longtemps: pendant des heures
        simultanément: au même moment
        provisoirement: pour un moment seulement
        définitivement: pour toujours
        progressivement: petit à petit`,
    },
    {
      // How surely and how much
      kind: 'adverb',
      rows: `
        complètement: d’un bout à l’autre, tout à fait
        entièrement: d’un bout à l’autre, tout à fait
        totalement: d’un bout à l’autre, tout à fait
        partiellement: seulement à moitié
        presque*: à peine moins que tout à fait
        environ: à peu près
        approximativement: à peu près
        uniquement: rien de plus, rien d’autre
        principalement: en premier lieu
        surtout: en premier lieu
        notamment: entre autres
        davantage: en plus grande quantité
        extrêmement: au plus haut point
        également: aussi, de la même façon`,
    },
    {
      // How surely
      kind: 'adverb',
      rows: `
        peut-être: sans que ce soit sûr
        probablement: sans doute, mais pas sûr
        vraisemblablement: sans doute, mais pas sûr
        certainement: sans le moindre doute
        évidemment: comme tout le monde le voit
        apparemment: à ce qu’il semble
        réellement: en vérité
        vraiment*: en vérité
        malheureusement: par manque de chance
        heureusement: par chance`,
    },
    {
      // Where and how
      kind: 'adverb',
      rows: `
        partout*: en tous lieux
        volontiers: avec plaisir
        prudemment: en évitant les risques
        discrètement: sans se faire remarquer
        lentement*: à petite vitesse
        rapidement*: à grande vitesse
        doucement: sans brutalité
        violemment: avec brutalité
        facilement*: sans effort
        difficilement: avec beaucoup d’effort
        bruyamment: en faisant du vacarme
        silencieusement: sans faire de bruit
        gratuitement: sans rien payer
        exprès: avec l’intention de le faire
        volontairement: avec l’intention de le faire
        involontairement: sans l’avoir voulu`,
    },
    {
      // Events
      kind: 'verb',
      rows: `
        avoir lieu*/avoir lieu/a lieu/ont lieu/eut lieu/avait lieu/aura lieu/eu lieu: arriver, se passer
        se produire/se produit/se produisent/se produisit/se produisait: arriver, se passer
        prendre fin*/prendre fin/prend fin/prit fin/prennent fin/pris fin: ne plus continuer
        se répandre/se répand/se répandent/se répandit/se répandait: s’étendre partout
        croître/croît/croissent/croissait/crût: devenir peu à peu plus grand
        durer/dure longtemps/dura/durait/duraient/durera/durent/durèrent: continuer un certain temps
        survenir/survient/surviennent/survint/survinrent/survenu/survenue/survenus/survenait: arriver tout à coup
        se dérouler*/dérouler/déroule/déroulent/déroula/déroulait/déroulé/déroulée/déroulés: arriver, se passer
        échouer/échou~: ne pas avoir de succès
        disparaître/disparaît/disparaissent/disparut/disparurent/disparaissait/disparu/disparus/disparaissaient: ne plus être visible
        apparaître/apparaît/apparaissent/apparut/apparurent/apparaissait/apparu/apparue/apparus: devenir visible
        persister/persist~: continuer d’exister
        subsister/subsist~: continuer d’exister
        naître*: venir au monde
        survivre/survit/survivent/survécut/survécu/survivait/survécurent: rester en vie
        cesser/cess~: ne plus continuer`,
    },
  ],
};
