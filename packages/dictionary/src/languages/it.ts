import type { Words } from '../words.js';

/** What harder Italian words mean, in plain words. */
export const words: Words = {
  endings: {
    verb:
      'are arsi arlo arla arli arle armi arono ò ava avo avano ato ata ati ate ando andosi andolo andola andoli andole ano ' +
      'asse assero erà erò eranno erebbe erebbero ere ersi erlo erla erli erle eva evano endo endosi endolo endola uto uta ' +
      'uti ute ette ettero erono ono esse essero ire irsi irlo irla irli irle irono irà iranno irebbe ì iva ivano ito ita ' +
      'iti ite isce iscono isca iscano isse issero',
    noun: 'o a i e',
    adjective: 'o a i e',
    adverb: '',
  },
  // The article and other short words, which melt into one word with the next.
  prefixes:
    "l’ l' un’ un' d’ d' dell’ dell' all’ all' nell’ nell' dall’ dall' sull’ sull' quest’ quest' quell’ quell' s’ s' c’ c' m’ m' t’ t' v’ v' n’ n'",
  notBehind: {
    // "ha complicato" and "si isolato" are verbs.
    adjective:
      /(?<!\p{L})(?:ho|hai|ha|abbiamo|hanno|avere|avendo|aveva|avevano|avrebbe|avrebbero|ebbe|ebbero|abbia|[Ss]i|mi|l[’']ha) $/u,
    // "ha subito" is a verb, "uno spesso strato" has an adjective.
    adverb: /(?<!\p{L})(?:ho|hai|ha|abbiamo|hanno|avere|aveva|avevano|uno|lo) $/u,
    // "la sua causa" is a noun.
    verb: /(?<!\p{L})(?:un|uno|una|del|dello|della|dei|delle|al|alla|nel|nella|dal|dalla|sul|sulla|sua|suo|questa|ogni|gran) $/u,
  },
  groups: [
    {
      // Dire qualcosa
      kind: 'verb',
      rows: `
        affermare/afferm~/afferma: dire che una cosa è vera
        annunciare/annunciò/annunciava/annunciavano/annunciano/annuncia/annunciato/annunciarono/annunciando/annunciata/annunciati/annunciarsi: far sapere una notizia
        proclamare/proclam~/proclama: far sapere in modo solenne
        dichiarare/dichiar~/dichiara: dire in modo ufficiale
        confessare/confess~/confessa: raccontare una colpa o un segreto
        rivelare/rivel~/rivela: mostrare ciò che era nascosto
        prevedere/previde/previdero: dire o sapere che cosa porterà il futuro
        esclamare/esclam~/esclama: dire con forza e sorpresa
        sussurrare/sussurr~/sussurra: parlare a voce bassissima
        mormorare/mormor~/mormora: parlare a voce bassa e poco chiara
        descrivere/descriv~/descrive/descrisse/descrissero/descrisso/descrissa/descrissi/descritto/descritta/descritti/descritte: raccontare com’è qualcosa
        narrare/narr~/narra: raccontare una storia
        riassumere/riassum~/riassume/riassunse: dire soltanto le cose più importanti
        promettere/promett~/promette/promise/promisero/promesso: dare la propria parola per il futuro
        giurare/giur~/giura: dare la propria parola davanti a Dio
        suggerire/sugger~: dare un’idea a qualcuno
        proporre/proporr~/propone/propongono/proponeva/proponevano/proponendo/propose/proposero/proposto/proposti: presentare un’idea agli altri
        chiarire/chiar~: togliere i dubbi su qualcosa
        insistere/insist~/insiste/insistette/insistito: ripetere qualcosa con ostinazione
        mentire/mentì/mentiva/mentivano/mentono/mentendo/mentito/mentiscono: non dire la verità
        tradurre/tradurlo/tradurla/traduce/traducono/traduceva/tradusse/tradotto/tradotta/tradotti/tradotte: portare in un’altra lingua
        lamentarsi/lament~: esprimere dolore o malcontento`,
    },
    {
      // Sapere, pensare e guardare
      kind: 'verb',
      rows: `
        scoprire/scopr~/scoprirono/scoperto/scoperti: trovare ciò che non si conosceva
        calcolare/calcol~: trovare un risultato con i numeri
        dedurre/deduce/deducono/dedusse/dedotto/dedotta/dedotti/dedotte: ricavare un’idea dai fatti
        individuare/individu~/individua: riuscire a riconoscere o trovare
        percepire/percep~: sentire con gli occhi, il naso, le mani
        identificare/identific~/identificherà/identifica: riconoscere chi o che cosa è
        verificare/verific~/verificherà: guardare se è vero
        supporre/suppone/suppongono/supponeva/supponevano/suppose/supponendo: credere qualcosa senza prove
        sospettare/sospett~: credere che qualcuno abbia fatto il male
        ricordare*: avere ancora nella memoria
        dimenticare*: non tenere nella memoria
        immaginare/immagin~/immagina: vedere solo con la mente
        meditare/medit~/medita: pensare in silenzio e con calma
        dubitare/dubit~/dubita: non essere sicuro
        dimostrare/dimostr~/dimostra: far vedere con le prove
        osservare/osserv~/osserva: guardare con attenzione
        contemplare/contempl~/contempla: guardare a lungo e con ammirazione
        esaminare/esamin~/esamina: guardare e studiare con cura
        analizzare/analizz~/analizza: studiare parte per parte
        indagare/indag~/indagherà/indaga/indagano: cercare a fondo la verità
        esplorare/esplor~/esplora: percorrere luoghi sconosciuti
        rendersi conto/si rese conto/si resero conto/si rende conto/si rendono conto/si rendeva conto: accorgersi di qualcosa
        pianificare/pianific~/pianificherà/pianifica: pensare prima come si farà`,
    },
    {
      // Giudicare e trattare qualcuno
      kind: 'verb',
      rows: `
        lodare/lod~/loda: dire molto bene di qualcuno
        elogiare/elogiò/elogiava/elogiavano/elogiano/elogiato/elogiarono/elogiando/elogiata/elogiati/elogiarsi/elogerà/elogiarlo/elogiate: dire bene di qualcuno
        criticare/critic~/criticherà: dire che cosa non va
        accusare/accus~: dire che qualcuno ha fatto del male
        incolpare/incolp~/incolpa: dare la responsabilità di un male
        condannare/condann~: dare una pena per una colpa
        perdonare/perdon~: non serbare rancore
        disprezzare/disprezz~/disprezza: dare pochissimo valore a qualcuno
        ammirare/ammir~/ammira: provare una grande stima
        rispettare*: trattare con riguardo
        deridere/derid~/deride/derise/derisero/deriso/derisa/derisi: ridere di qualcuno con cattiveria
        prendere in giro/prende in giro/prendono in giro/prendeva in giro/prendevano in giro/preso in giro/presero in giro: ridere di qualcuno per scherzo
        insultare/insult~/insulta: ferire con brutte parole
        offendere/offend~/offende/offeso/offesi: ferire i sentimenti di qualcuno
        umiliare/umiliò/umiliava/umiliavano/umiliano/umilia/umiliato/umiliarono/umiliando/umiliata/umiliati/umiliarsi/umilierà/umiliarlo/umiliate: far provare vergogna
        rimproverare/rimprover~/rimprovera: parlare con severità per un errore
        sgridare/sgrid~/sgrida: parlare con rabbia per un errore
        consolare/consol~/consola: alleviare la tristezza di qualcuno
        ringraziare/ringraziò/ringraziava/ringraziavano/ringraziano/ringrazia/ringraziato/ringraziarono/ringraziando/ringraziata: dire a qualcuno che gli si è grati
        salutare/salutò/salutarono/salutava/salutavano/saluta/salutano/salutando/salutato: dire ciao o buongiorno
        punire/pun~: far pagare una colpa
        ricompensare/ricompens~: dare qualcosa per un buon lavoro
        premiare/premiò/premiava/premiavano/premiano/premia/premiato/premiarono/premiando/premiata/premiati/premiarsi/premierà/premiarlo: dare qualcosa per un buon risultato
        ingannare/ingann~: far credere una cosa falsa
        tradire/trad~: venir meno alla fiducia di qualcuno
        minacciare/minacciò/minacciava/minacciavano/minacciano/minacciato/minacciarono/minacciando/minacciata/minacciati/minacciarsi/minaccerà: dire che si farà del male`,
    },
    {
      // Spingere qualcuno a fare
      kind: 'verb',
      rows: `
        convincere/convinc~/convince/convinse/convinsero/convinso/convinsa/convinsi/convinto/convinta/convinti/convinte: far cambiare idea con buone ragioni
        persuadere/persuad~/persuade/persuase/persuasero/persuaso/persuasa/persuasi: portare a fare qualcosa con buone ragioni
        costringere/costring~/costringe/costrinse/costrinsero/costrinso/costrinsa/costrinsi/costretto/costretta/costretti/costrette: far fare con la forza
        obbligare/obblig~/obbligherà/obbliga: far fare per forza o per legge
        vietare/viet~/vieta: non lasciar fare, per legge o regola
        proibire/proib~: non lasciar fare, con un ordine
        permettere/permett~/permette/permise/permisero/permessa: lasciar fare qualcosa
        autorizzare/autorizz~/autorizza: lasciar fare con un atto ufficiale
        esigere/esig~: chiedere con fermezza
        pregare/preg~/pregherà/prega: chiedere per favore o parlare con Dio
        supplicare/supplic~/supplicherà: chiedere in ginocchio e con le lacrime
        pretendere/pretend~/pretende/pretesero: chiedere come un diritto
        consigliare/consigliò/consigliava/consigliavano/consigliano/consiglia/consigliato/consigliarono/consigliando/consigliata: dire a un altro che cosa gli conviene
        raccomandare/raccomand~: dire con insistenza che cosa conviene
        invitare*: chiedere di venire a una festa o altrove
        incoraggiare/incoraggiò/incoraggiava/incoraggiavano/incoraggiano/incoraggia/incoraggiato/incoraggiarono/incoraggiando/incoraggiata: dare fiducia e forza d’animo
        assumere*: prendere al proprio servizio
        reclutare/reclut~: prendere uomini per l’esercito
        educare/educ~/educherà/educa: formare la mente dei giovani
        addestrare/addestr~/addestra: preparare con esercizi`,
    },
    {
      // Far nascere un sentimento
      kind: 'verb',
      rows: `
        spaventare*: mettere paura
        terrorizzare/terrorizz~/terrorizza: mettere una paura enorme
        sorprendere/sorprend~/sorprende/sorpresero: arrivare inatteso o lasciare a bocca aperta
        stupire/stupì/stupiva/stupivano/stupisce/stupiscono/stupirono: lasciare a bocca aperta
        meravigliare/meravigliò/meravigliava/meravigliavano/meravigliano/meravigliato/meravigliarono/meravigliando/meravigliata: lasciare a bocca aperta per ammirazione
        commuovere/commuov~/commuove/commosse/commossero/commosso/commossa/commossi/commuova/commuovano: toccare il cuore
        infastidire/infastid~: essere di peso a qualcuno
        irritare/irrit~/irrita: mettere di cattivo umore
        rattristare/rattrist~/rattrista: riempire di dolore
        rallegrare/rallegr~/rallegra: rendere contento
        entusiasmare/entusiasm~/entusiasma: riempire di gioia e di voglia di fare
        annoiare/annoiò/annoiava/annoiavano/annoiano/annoia/annoiato/annoiarono/annoiando/annoiata/annoiati/annoiarsi/annoierà/annoiarlo: stancare per mancanza di interesse
        preoccupare/preoccuparsi/preoccuparlo/preoccuparla/preoccuparono/preoccupò/preoccupava/preoccupavano/preoccupando/preoccupandosi/preoccupano: togliere la tranquillità
        turbare/turb~: togliere la calma e la tranquillità
        tranquillizzare/tranquillizz~/tranquillizza: togliere la paura o i nervi
        calmare/calm~: togliere la rabbia o i nervi
        affascinare/affascin~/affascina: attirare in modo irresistibile
        deludere/delud~/delude: non dare ciò che ci si aspettava
        imbarazzare/imbarazz~/imbarazza: far arrossire qualcuno`,
    },
    {
      // Aiutare o danneggiare qualcuno
      kind: 'verb',
      rows: `
        proteggere/protegg~/protegge/protesse/protessero/protesso/protessa/protessi/protetto/protetta/protetti/protette: tenere lontano da un pericolo
        difendere/difend~/difende/difesero/difeso/difesi: tenere lontano da un attacco
        salvare/salv~: portare via da un pericolo
        soccorrere/soccorr~/soccorre/soccorse/soccorsero: andare in aiuto di chi è in pericolo
        allevare/allev~/alleva: far crescere animali o bambini
        nutrire*: dare o prendere cibo
        guarire/guar~: ridare o ritrovare la salute
        abbandonare/abbandon~/abbandona: lasciare solo e non tornare
        attaccare*: lanciarsi contro un nemico
        assalire/assal~/assale/assalgono: lanciarsi contro qualcuno all’improvviso
        ferire/ferì/ferirono/feriva/ferisce/feriscono/ferendo/ferirsi: provocare un taglio o una piaga
        inseguire/insegu~/insegue/inseguito/inseguita/inseguiti/inseguite: correre dietro per prendere
        catturare/cattur~: prendere e fare prigioniero
        sorvegliare/sorvegliò/sorvegliava/sorvegliavano/sorvegliano/sorveglia/sorvegliato/sorvegliarono/sorvegliando/sorvegliata/sorvegliati: guardare che cosa fa qualcuno
        accompagnare/accompagn~/accompagna: andare insieme a qualcuno
        danneggiare/danneggiò/danneggiava/danneggiavano/danneggiano/danneggia/danneggiato/danneggiarono/danneggiando/danneggiata: mettere in cattivo stato, fare un male
        rovinare/rovin~: ridurre in cattivo stato
        ospitare/ospit~/ospita: accogliere qualcuno o qualcosa
        espellere/espell~/espelle/espulse/espulsero/espulso/espulsa/espulsi: mandare via con la forza
        esiliare/esiliò/esiliava/esiliavano/esiliano/esilia/esiliato/esiliarono/esiliando/esiliata/esiliati/esiliarsi/esilierà/esiliarlo: mandare via dal proprio paese
        arrestare/arrest~: prendere per ordine della legge
        imprigionare/imprigion~/imprigiona: chiudere in una cella
        liberare*: far uscire dalla prigione o da un pericolo
        assassinare/assassin~: uccidere di proposito`,
    },
    {
      // Guerra e governo
      kind: 'verb',
      rows: `
        conquistare/conquist~: prendere una terra con le armi
        invadere/invad~/invade/invase/invasero/invaso/invasa: entrare con le armi in un paese
        sconfiggere/sconfigg~/sconfigge/sconfisse/sconfissero/sconfitto/sconfitti: vincere il nemico in una lotta
        governare/govern~/governa: guidare uno Stato, avere il potere
        regnare/regn~: portare la corona di un paese
        dominare/domin~/domina: avere il potere su qualcosa
        sottomettere/sottomett~/sottomette/sottomise/sottomisero/sottomesse/sottomessero/sottomesso/sottomessa/sottomessi: mettere sotto il proprio potere
        fondare*: creare una città o un’istituzione
        eleggere/elegg~/elegge/elesse/elessero/eletto/eletta/eletti/elette: scegliere con il voto
        colonizzare/colonizz~/colonizza: occupare e popolare terre lontane
        saccheggiare/saccheggiò/saccheggiava/saccheggiavano/saccheggiano/saccheggiato/saccheggiarono/saccheggiando/saccheggiata: prendere con la forza le cose altrui
        firmare/firm~: scrivere il proprio nome alla fine
        approvare/approv~/approva: dare il proprio sì
        respingere/resping~/respinge/respinse/respinsero/respinso/respinsa/respinsi/respinto/respinta/respinti/respinte: mandare indietro o non accettare
        rifiutare/rifiut~/rifiuta: non accettare
        abolire/abol~: mettere fine a una legge o a un’usanza
        imporre*: far accettare con la forza
        obbedire/obbed~: fare ciò che un altro comanda
        ubbidire/ubbid~: fare ciò che un altro comanda o chiede
        disobbedire/disobbed~: non fare ciò che è comandato
        ribellarsi/ribell~: alzarsi contro il potere
        arrendersi/arrend~/arrende/arrese/arresero: smettere di combattere
        combattere/combatté/combatteva/combattevano/combatte/combattono/combattuto/combattendo/combatterono/combattuta: usare le armi contro un nemico
        lottare/lott~: usare tutte le forze contro qualcosa
        resistere*: non cedere a un nemico o a una forza
        votare/vot~: prendere parte a un’elezione
        protestare/protest~: mostrare che non si è d’accordo
        negoziare/negoziarlo/negoziò/negoziava/negoziano/negoziando: discutere per arrivare a un accordo`,
    },
    {
      // Riuscire o no in ciò che si vuole
      kind: 'verb',
      rows: `
        riuscire/riuscir~/riuscì/riusciva/riuscivano/riuscito/riuscita/riusciti/riuscite/riesce/riescono/riuscendo: arrivare a fare ciò che si voleva
        fallire/fall~: avere un cattivo risultato
        tentare/tent~/tenta: fare una prova
        sforzarsi/sforz~: mettere molta energia in qualcosa
        osare/osò/osava/osavano/osa/osano/osarono/osato/osando: avere il coraggio di fare
        evitare/evit~/evita: fare in modo che non accada
        rinunciare/rinunciò/rinunciava/rinunciavano/rinunciano/rinunciato/rinunciarono/rinunciando/rinunciata/rinunciati/rinunciarsi/rinuncerà: lasciare di propria volontà
        approfittare/approfitt~/approfitta: usare per il proprio vantaggio
        sprecare/sprec~/sprecherà: usare male, senza alcun vantaggio
        sbagliare/sbagliarlo/sbagliò/sbagliava/sbagliavano/sbagliando/sbagliano/sbaglia: commettere un errore
        collaborare/collabor~/collabora: lavorare insieme per uno scopo
        competere/compet~: cercare di battere gli altri
        partecipare/partecip~/partecipa: essere tra quelli che fanno qualcosa
        assistere a*: essere presente a un fatto
        affrettarsi/affrett~: muoversi o agire in fretta
        sbrigarsi/sbrig~/sbrigherà/sbriga/sbrigati: agire in fretta, fare presto
        improvvisare/improvvis~: agire senza avere preparato nulla
        allenarsi/si allenò/si allenarono/si allena/si allenano/si allenava/si allenavano/allenandosi: ripetere esercizi per una gara
        esitare/esit~/esita: aspettare prima di agire, per un dubbio
        affrontare/affront~/affronta: andare incontro a qualcosa senza fuggire
        rimandare/rimand~/rimanda: spostare a più tardi`,
    },
    {
      // Avere, dare e conservare
      kind: 'verb',
      rows: `
        ottenere/ottener~/ottiene/ottengono/otteneva/ottenevano/ottenne/ottennero/ottenuto/ottenuta/ottenuti/ottenute/ottenendo: riuscire ad avere
        acquistare/acquist~/acquista: prendere pagando
        possedere/possed~/possede/possiede/possiedono: essere padrone di qualcosa
        ereditare/eredit~/eredita: ricevere da chi è morto prima
        rubare*: prendere di nascosto le cose altrui
        donare/donò/donava/donavano/dona/donano/donato/donata/donati/donarono/donando: dare senza volere nulla in cambio
        regalare/regal~/regala: dare per una festa, senza volere nulla
        offrire/offr~/offre/offrono/offerto/offerti: presentare perché un altro prenda
        scambiare/scambiò/scambiava/scambiavano/scambiano/scambiato/scambiarono/scambiando/scambiata/scambiati/scambiarsi/scambierà/scambiarlo: dare una cosa per un’altra
        conservare/conserv~: tenere in buono stato
        accumulare/accumul~/accumula: mettere insieme a poco a poco
        raccogliere*: prendere e mettere insieme
        distribuire/distribu~: dare a ciascuno la sua parte
        condividere/condivid~/condivide/condivise/condivisero/condiviso/condivisa/condivisi: avere o usare insieme agli altri
        consegnare/consegn~: dare, mettere nelle mani altrui
        restituire/restitu~: dare indietro al padrone
        prestare*/prestare soldi/prestato dei soldi: dare per un po’ di tempo
        risparmiare/risparmiò/risparmiava/risparmiavano/risparmiano/risparmiato/risparmiarono/risparmiando/risparmiata/risparmiati/risparmiarsi: non spendere tutto il denaro
        affittare/affitt~/affitta: usare una casa pagando ogni mese
        consumare/consum~/consuma: finire usando o mangiando
        fornire/forn~: dare ciò che serve
        trasmettere*: far arrivare ad altri
        recuperare*: avere di nuovo ciò che si era perso
        smarrire/smarr~: non trovare più
        strappare/strapp~: togliere o rompere tirando`,
    },
    {
      // Campo, casa e cucina
      kind: 'verb',
      rows: `
        seminare/semin~/semina: gettare grani nella terra
        piantare/piant~: mettere nella terra perché cresca
        coltivare/coltiv~/coltiva: lavorare la terra e curare le piante
        mietere/miet~/miete/mietuto/mietuta/mietuti/mietute: tagliare il grano maturo
        annaffiare/annaffiò/annaffiava/annaffiavano/annaffiano/annaffia/annaffiato/annaffiarono/annaffiando/annaffiata/annaffiati/annaffiarsi: dare acqua alle piante
        scavare/scav~/scava: fare una buca
        pescare*: prendere animali nell’acqua
        cacciare*: inseguire animali o mandare via
        mungere/mung~/munge/munse/munta: far uscire il latte
        addomesticare/addomestic~/addomesticherà/addomestica: abituare un animale a vivere con l’uomo
        seppellire/seppell~: mettere sotto terra
        sciogliere*: far diventare liquido
        bollire/bollono/bollente/bolliva/bollendo: diventare così caldo da fare vapore
        friggere/frigg~/frigge/frisse/fritto: cuocere nell’olio caldo
        arrostire/arrost~: cuocere sul fuoco o nel forno
        mescolare/mescol~: girare o mettere insieme più cose
        sbucciare/sbucciò/sbucciava/sbucciavano/sbucciano/sbuccia/sbucciato/sbucciarono/sbucciando/sbucciata/sbucciati/sbucciarsi/sbuccerà/sbucciarlo: togliere la buccia
        aggiungere/aggiung~/aggiunge/aggiunse/aggiunsero/aggiunso/aggiunsa/aggiunsi/aggiunto/aggiunti/aggiungete: mettere in più
        versare*: far cadere un liquido in un recipiente
        riscaldare/riscald~/riscalda: rendere più caldo
        raffreddare/raffredd~/raffredda: rendere meno caldo
        congelare/congel~/congela: far diventare ghiaccio
        spremere/spremete/spremuto/spremendo/spremeva/spremono: far uscire il succo schiacciando
        impastare/impastarsi/impastarlo/impastarla/impastarono/impastò/impastava/impastavano/impastando/impastandosi/impastano/impasterà: lavorare farina e acqua con le mani
        tritare/trit~: tagliare in pezzi piccolissimi
        affettare/affett~/affetta: tagliare in pezzi sottili
        condire/condite/condito/condita/condisce/condiscono/condendo: dare sapore con olio, sale e aceto
        cospargere/cosparg~/cosparge/cosparso/cosparsa/cospargete: coprire con tanti piccoli pezzi o granelli
        assaggiare/assaggiò/assaggiava/assaggiavano/assaggiano/assaggiato/assaggiarono/assaggiando/assaggiata/assaggiati/assaggiarsi: mangiare un pochino per provare
        bagnare/bagn~: coprire d’acqua`,
    },
    {
      // Cambiare qualcosa
      kind: 'verb',
      rows: `
        aumentare/aument~: rendere o diventare più grande
        diminuire/diminu~: rendere o diventare più piccolo
        ridurre/ridurlo/ridurla/riduce/riducono/riduceva/riducevano/ridusse/ridussero/ridotto/ridotta/ridotti/ridotte/riducendo: rendere più piccolo
        ampliare/ampliò/ampliava/ampliavano/ampliano/amplia/ampliato/ampliarono/ampliando/ampliata/ampliati/ampliarsi/amplierà/ampliarlo/ampliate: rendere più esteso
        allargare/allarg~/allargherà/allarga: rendere più esteso da lato a lato
        rafforzare/rafforz~/rafforza: dare più resistenza
        indebolire/indebol~: togliere energia o potere
        modificare/modific~/modificherà: cambiare in parte
        alterare/alter~/altera: cambiare lo stato normale
        trasformare/trasform~/trasforma: cambiare del tutto
        convertire*: cambiare in un’altra cosa
        adattare/adatt~: cambiare secondo il bisogno
        sostituire/sostitu~: mettere al posto di un altro
        restaurare/restaur~/restaura: rimettere a posto un’opera antica
        riparare/ripararlo/riparò/riparava/riparato/riparata/riparati/riparate/riparando/riparano: rimettere a posto ciò che è rotto
        aggiustare/aggiust~/aggiusta: rimettere a posto qualcosa
        correggere/corregg~/corregge: togliere gli errori
        accelerare/acceler~/accelera: rendere più veloce
        rallentare/rallent~/rallenta: rendere meno veloce
        semplificare/semplific~/semplificherà/semplifica: rendere meno difficile
        completare/complet~: aggiungere ciò che manca
        prolungare/prolung~/prolungherà/prolunga: far durare di più
        interrompere/interromp~/interrompe/interruppe/interruppero/interrotto/interrotta/interrotti/interrotte: fermare prima della fine
        inquinare/inquin~/inquina: riempire di sporco o di veleno
        migliorare/migliorarlo/migliorò/migliorava/migliorato/migliorata/migliorati/migliorate/migliorando/migliora/migliorano: rendere o diventare più buono
        peggiorare/peggiorarlo/peggiorò/peggiorava/peggiorato/peggiorata/peggiorati/peggiorate/peggiorando/peggiora/peggiorano: rendere o diventare meno buono`,
    },
    {
      // Unire, separare e ordinare
      kind: 'verb',
      rows: `
        unire/unir~/unì/unisce/uniscono/univa/unendo/unito/unita/uniti/unite: mettere insieme in una cosa sola
        combinare/combin~/combina: mettere insieme cose diverse
        riunire/riun~: mettere insieme nello stesso luogo
        separare/separ~/separa: far stare lontane due parti
        dividere/divid~/divide/divisero/diviso/divisi: fare più parti di un intero
        classificare/classific~/classificherà: ordinare per tipi
        organizzare/organizz~/organizza: preparare con ordine
        selezionare/selezion~/seleziona: scegliere fra tanti
        eliminare/elimin~/elimina: far sparire
        escludere/esclud~/esclude/escluse/esclusero/escluso/esclusi/esclusa: lasciare fuori
        includere/includ~/include/incluse/inclusero: avere come parte
        legare*: fermare con una corda
        slegare/sleg~/slegherà/slega: liberare da una corda
        collegare/colleg~/collegherà: creare un contatto tra due cose
        collocare/colloc~/collocherà/colloca: mettere in un luogo preciso
        ammucchiare/ammucchiò/ammucchiava/ammucchiavano/ammucchiano/ammucchia/ammucchiato/ammucchiarono/ammucchiando/ammucchiata: mettere le cose una sopra l’altra
        trasferire/trasfer~: portare o mandare in un altro posto
        trasportare/trasport~: portare da un posto all’altro
        radunare/radun~/raduna: far venire insieme in un luogo`,
    },
    {
      // Fare e creare
      kind: 'verb',
      rows: `
        costruire*: tirare su una casa o un ponte
        fabbricare/fabbric~/fabbricherà: fare con le macchine, in gran numero
        produrre/produrlo/produce/producono/produceva/producevano/produsse/produssero/prodotta/producendo: fare o dare come risultato
        creare/creò/creava/creavano/creato/creata/creati/create/creando/crea/creano/crearono: fare una cosa che non c’era
        inventare/invent~/inventa: fare qualcosa per la prima volta
        progettare/progett~/progetta: disegnare come sarà una cosa
        tessere/tesseva/tessevano/tessono/tessendo: intrecciare fili per fare la stoffa
        cucire/cuciva/cucivano/cuce/cuciono/cucì/cucito/cucita/cucendo: unire la stoffa con ago e filo
        intagliare/intagliò/intagliava/intagliavano/intagliano/intaglia/intagliato/intagliarono/intagliando/intagliata/intagliati: tagliare il legno per dargli una forma
        decorare/decor~/decora: mettere cose belle in un luogo
        ornare/ornato/ornata/ornati/ornate/ornava/ornavano/ornano: rendere più bello con fiori o gioielli
        pubblicare/pubblic~/pubblicherà: far uscire un libro o una notizia
        stampare*: mettere parole sulla carta con una macchina
        imitare/imit~/imita: fare come fa un altro
        copiare/copiò/copiava/copiavano/copiano/copiato/copiarono/copiando/copiata/copiati/copiarsi/copierà/copiarlo/copiate: rifare uguale a un altro
        scolpire/scolp~: dare forma alla pietra
        dipingere/diping~/dipinge/dipinse/dipinsero/dipinso/dipinsa/dipinsi/dipinto: fare un quadro con i colori
        installare/install~/installa: mettere un apparecchio al suo posto
        generare*: far nascere, dare come risultato
        allestire/allest~: preparare tutto per uno spettacolo`,
    },
    {
      // Agire su ciò che accade
      kind: 'verb',
      rows: `
        provocare/provoc~/provocherà/provoca: far accadere qualcosa
        causare/caus~: far accadere, essere il motivo
        impedire/imped~: non lasciar accadere
        facilitare/facilit~/facilita: aiutare togliendo difficoltà
        ostacolare/ostacol~/ostacola: rendere difficile il cammino
        favorire/favorì/favorirono/favoriva/favorivano/favorisce/favoriscono/favorendo/favorito/favorita: aiutare perché vada bene
        promuovere*: aiutare perché vada avanti
        incentivare/incentiv~/incentiva: aiutare con premi e vantaggi
        garantire/garant~: dare una sicurezza completa
        influenzare/influenz~: avere un effetto su qualcuno
        complicare/complic~/complicherà/complica: rendere più difficile
        intromettersi/si intromise/si intromette: mettersi negli affari degli altri
        alleviare/alleviò/alleviava/alleviavano/alleviano/allevia/alleviato/alleviarono/alleviando/alleviata/alleviati/alleviarsi/allevierà: rendere meno forte un dolore
        aggravare/aggrav~/aggrava: rendere più serio
        scatenare*: far accadere all’improvviso`,
    },
    {
      // Azioni con le mani o con la forza
      kind: 'verb',
      rows: `
        lanciare/lanciò/lanciava/lanciavano/lanciano/lanciato/lanciarono/lanciando/lanciata/lanciati/lanciarsi/lancerà/lanciarlo/lanciate: mandare lontano per aria
        gettare/gett~/getta: mandare lontano con un movimento rapido
        scagliare/scagliò/scagliava/scagliavano/scagliano/scagliato/scagliarono/scagliando/scagliata/scagliati/scagliarsi/scaglierà/scagliarlo: mandare lontano con forza
        spingere/sping~/spinge/spinse/spinsero/spinso/spinsa/spinsi/spinto/spinti: fare forza per muovere
        trascinare/trascin~: tirare lungo il terreno
        scuotere/scuot~/scuote/scossero/scosso: muovere forte da una parte all’altra
        agitare/agit~: muovere tante volte con forza
        afferrare/afferr~/afferra: prendere con forza
        nascondere*: mettere dove nessuno vede
        strofinare/strofin~: passare più volte con un panno
        schiacciare/schiacciò/schiacciava/schiacciavano/schiacciano/schiacciato/schiacciarono/schiacciando/schiacciata/schiacciati: far diventare piatto con un peso
        stringere/string~/stringe/strinse/strinsero/strinso/strinsa/strinsi: tenere o chiudere con forza
        avvolgere/avvolg~/avvolge/avvolse/avvolsero/avvolso/avvolsa/avvolsi/avvolto/avvolta/avvolti/avvolte: coprire tutto intorno
        appendere/append~/appende/appese/appesero/appeso/appesa/appesi: attaccare in alto
        colpire*: dare un pugno o una botta
        mordere/mord~/morde/morse/morsero: affondare i denti in qualcosa
        masticare/mastic~/masticherà/mastica: fare a pezzetti il cibo con i denti
        inghiottire/inghiott~/inghiottono: mandare giù in gola
        leccare/lecc~/leccherà: passare la lingua
        accarezzare/accarezz~/accarezza: passare la mano con dolcezza
        abbracciare*: tenere con affetto contro il petto
        accendere*: dare luce o fuoco
        spegnere*: togliere la luce o il fuoco
        illuminare/illumin~/illumina: mandare luce su qualcosa
        svuotare/svuot~/svuota: togliere tutto ciò che c’è dentro
        riempire/riempirlo/riempirla/riempì/riempiva/riempivano/riempie/riempiono/riempito/riempita/riempiti/riempite/riempirono: occupare tutto lo spazio dentro
        distruggere*: ridurre a pezzi o a niente
        demolire/demol~: ridurre a pezzi un edificio
        bucare/buc~/bucherà: fare un foro
        sollevare/sollev~/solleva: portare in alto
        bruciare*: ridurre o essere ridotto in cenere
        spezzare/spezz~/spezza: ridurre in due parti
        rompere*: ridurre in tante parti`,
    },
    {
      // Muoversi
      kind: 'verb',
      rows: `
        avvicinarsi/si avvicinò/si avvicinarono/si avvicina/si avvicinano/si avvicinava/si avvicinavano/avvicinandosi: andare verso qualcosa, a meno distanza
        allontanarsi/si allontanò/si allontanarono/si allontana/si allontanano/si allontanava/si allontanavano/allontanandosi: mettere distanza tra sé e qualcosa
        avanzare/avanzò/avanzava/avanzavano/avanzano/avanzando/avanzarono: fare altri passi verso la meta
        retrocedere/retroced~/retrocede/retrocesse: andare indietro
        fuggire/fuggì/fuggirono/fugge/fuggono/fuggiva/fuggivano/fuggito/fuggita/fuggiti/fuggite/fuggendo/fuggirà: correre via da un pericolo
        scappare/scapp~/scappa: correre via in fretta
        evadere/evad~/evade/evase/evaso: uscire di nascosto da una prigione
        ritornare/ritorn~/ritorna: venire di nuovo
        attraversare/attravers~/attraversa: passare da una parte all’altra
        arrampicarsi/arrampic~/arrampicherà/arrampica: salire con mani e piedi
        scalare/scalò/scalava/scalato/scalano/scalando: salire su una montagna o un muro
        scendere/scend~/scende/scese/scesero/sceso/scesi: andare in basso
        inciampare/inciamp~/inciampa: urtare con il piede contro qualcosa
        scivolare/scivol~: perdere l’equilibrio sul bagnato
        saltare*: staccarsi da terra con uno slancio
        balzare/balzò/balzano/balzava/balzarono: staccarsi da terra con uno scatto
        vagare/vagò/vagava/vagavano/vagando/vagano/vagarono: camminare senza meta
        passeggiare/passeggiò/passeggiava/passeggiavano/passeggiano/passeggia/passeggiato/passeggiarono/passeggiando/passeggiata/passeggiati: camminare per piacere
        girovagare/girovag~/girovagherà/girovaga: andare di qua e di là senza meta
        ruotare/ruot~: muoversi in cerchio
        galleggiare/galleggiò/galleggiava/galleggiavano/galleggiano/galleggiato/galleggiarono/galleggiando/galleggiata/galleggiati/galleggiarsi/galleggerà: stare sull’acqua
        affondare/affond~/affonda: andare in fondo all’acqua
        navigare/navig~/navigherà/naviga: viaggiare per mare
        emigrare/emigr~/emigra: lasciare per sempre il proprio paese
        percorrere/percorr~/percorre/percorse/percorsero: fare tutta una strada
        fermarsi/si fermò/si fermarono/si ferma/si fermano/si fermava/fermandosi: smettere di muoversi
        precipitare/precipit~/precipita: andare in basso cadendo di colpo
        penetrare/penetr~/penetra: entrare molto dentro
        inginocchiarsi/inginocchiò/inginocchiava/inginocchiavano/inginocchiano/inginocchia/inginocchiato/inginocchiarono/inginocchiando: mettersi con le gambe piegate a terra
        chinarsi/si chinò/si china/si chinarono/chinandosi: piegare il corpo in avanti
        affacciarsi/si affacciò/si affaccia/si affacciano/si affacciava: sporgere la testa per guardare
        sdraiarsi/sdraiò/sdraiava/sdraiavano/sdraiano/sdraia/sdraiato/sdraiarono/sdraiando/sdraiata/sdraiati/sdraierà/sdraiarlo/sdraiate: mettersi disteso
        sobbalzare/sobbalz~/sobbalza: fare un piccolo salto per lo spavento
        tuffarsi/tuff~/tuffa: buttarsi in acqua
        sgattaiolare/sgattaiol~/sgattaiola: andare via di nascosto
        sbirciare/sbirciò/sbirciava/sbirciavano/sbirciano/sbircia/sbirciato/sbirciarono/sbirciando/sbirciata/sbirciati/sbirciarsi/sbircerà: guardare di nascosto e in fretta`,
    },
    {
      // Ciò che si prova o che succede a qualcuno
      kind: 'verb',
      rows: `
        tremare/trem~/trema: muoversi senza volerlo per paura o freddo
        sospirare/sospir~/sospira: mandare fuori l’aria per tristezza
        singhiozzare/singhiozz~/singhiozza: piangere con forza e a scatti
        sorridere/sorrid~/sorride/sorrise/sorrisero: fare una faccia contenta
        sbadigliare/sbadigliò/sbadigliava/sbadigliavano/sbadigliano/sbadiglia/sbadigliato/sbadigliarono/sbadigliando/sbadigliata/sbadigliati: aprire la bocca per il sonno
        arrossire/arrossì/arrossisce/arrossiva/arrossita/arrossito/arrossendo: diventare rosso in faccia
        pentirsi/si pentì/si pente/si pentono/si pentirono: provare dolore per ciò che si è fatto
        soffrire/soffr~/soffre/sofferto: provare dolore
        patire/patì/patirono/patisce/patiscono/pativa/pativano/patito/patendo: provare dolore o fame
        sopportare/sopport~/sopporta: accettare qualcosa di spiacevole
        godere/gode/godono/godeva/godevano/goduto/godendo: provare piacere
        temere/tem~/teme/temé: avere paura
        odiare/odiò/odiava/odiavano/odiano/odia/odiato/odiarono/odiando/odiata/odiati/odiarsi/odierà/odiarlo/odiate: provare un rifiuto fortissimo
        desiderare/desider~/desidera: avere voglia di qualcosa
        invidiare/invidiò/invidiava/invidiavano/invidiano/invidiato/invidiarono/invidiando/invidiata/invidiati/invidiarsi/invidierà: volere con rabbia i beni altrui
        fidarsi/si fida/si fidava/si fidavano/si fidano/si fidò: credere nella bontà di qualcuno
        diffidare/diffid~: non credere a qualcuno
        riposare*: fermarsi per ritrovare le forze
        svenire/svenne/svenuto/svenuta/sviene: perdere i sensi
        invecchiare/invecchiò/invecchiava/invecchiavano/invecchiano/invecchiato/invecchiarono/invecchiando/invecchiata/invecchiati/invecchiarsi/invecchierà: diventare anziano
        sopravvivere/sopravviv~/sopravvive/sopravvisse/sopravvissero/sopravvissuto/sopravvissuta/sopravvissuti/sopravvissute: restare in vita in un pericolo
        abituarsi/si abituò/si abituarono/si abitua/si abituano/si abituava/si abituavano/abituandosi: prendere un’abitudine
        svegliarsi/si svegliò/si svegliarono/si sveglia/si svegliano/si svegliava/si svegliavano/svegliandosi: smettere di dormire
        addormentarsi/si addormentò/si addormentarono/si addormenta/si addormentano/si addormentava/si addormentavano/addormentandosi: cominciare a dormire
        ammalarsi/ammal~/ammala: perdere la salute
        balbettare/balbett~/balbetta: parlare ripetendo e spezzando le parole
        rassegnarsi/rassegn~: accettare il male senza lottare
        innamorarsi/innamor~/innamora: cominciare ad amare
        vergognarsi/vergogn~: sentirsi così in colpa da diventare rosso
        arrabbiarsi/si arrabbiò/si arrabbia/si arrabbiano/si arrabbiava/si arrabbiarono: diventare furioso
        annegare/anneg~/annegherà/annega: morire nell’acqua`,
    },
    {
      // Ciò che accade
      kind: 'verb',
      rows: `
        accadere/accad~/accade/accadde/accaddero/accaduto/accaduta/accaduti/accadute: avere luogo
        avvenire/avviene/avvengono/avvenne/avvennero/avveniva/avvenuto/avvenuta/avvenuti/avvenute: avere luogo in un certo momento
        verificarsi*/si verificò/si verificarono/si verifica/si verificano/verificarsi/si verificava: avere luogo, diventare un fatto
        sorgere*: alzarsi o nascere
        sparire/sparì/sparirono/sparisce/spariscono/spariva/sparivano/sparito/sparita/spariti: non farsi più vedere
        scomparire/scomparve/scomparvero/scompare/scompaiono/scompariva/scomparso: non farsi più vedere da nessuno
        apparire/apparve/apparvero/appare/appaiono/appariva/apparse/apparsero/apparso/apparsa/apparsi: cominciare a farsi vedere
        evolversi*: cambiare a poco a poco nei secoli
        svilupparsi/si sviluppò/si svilupparono/si sviluppa/si sviluppano/si sviluppava/si sviluppavano/sviluppandosi: crescere a poco a poco
        diffondersi/si diffuse/si diffusero/si diffonde/si diffondono/si diffondeva: arrivare in molti luoghi
        rimanere/riman~/rimane/rimase/rimasero/rimasto/rimasta/rimasti/rimaste/rimangono: restare nello stesso posto o stato
        durare/durò/durava/duravano/dura da/durano/durato/durata un/durerà: andare avanti per un certo tempo
        persistere/persist~/persiste/persistette: andare avanti nonostante tutto
        cessare/cess~/cessa: finire, non andare più avanti
        terminare/termin~/termina: finire, arrivare alla conclusione
        iniziare/iniziò/iniziava/iniziavano/iniziano/inizia/iniziato/iniziarono/iniziando/iniziata/iniziati/iniziarsi/inizierà/iniziarlo/iniziate: cominciare
        scoppiare*: rompersi di colpo con un gran rumore
        esplodere*: scoppiare con fuoco e rumore
        ardere/arde/ardono/ardeva/ardevano/ardendo: bruciare con la fiamma
        brillare/brill~/brilla: mandare luce
        scorrere*: muoversi come l’acqua
        germogliare/germogliò/germogliava/germogliavano/germogliano/germoglia/germogliato/germogliarono/germogliando/germogliata/germogliati: mettere fuori le prime foglie
        sbocciare/sbocciò/sbocciava/sbocciavano/sbocciano/sbocciato/sbocciarono/sbocciando/sbocciata/sbocciati/sbocciarsi/sboccerà/sbocciarlo: aprirsi mostrando i petali
        fiorire/fior~: riempirsi di petali e colori
        maturare/matur~: diventare buono da mangiare
        appassire/appass~: perdere la freschezza
        marcire/marcì/marcisce/marciscono/marciva/marcito/marciti: guastarsi, per cibo o legno
        crollare/croll~: cadere giù di colpo
        variare/variò/variava/variavano/varia a/variano/variando: non essere sempre uguale
        coincidere/coincid~/coincide/coincise: essere uguale o accadere insieme
        esistere/esist~/esiste/esistetto/esistetta/esistetti/esistette/esistito/esistita/esistiti/esistite: esserci, essere reale
        scarseggiare/scarseggiò/scarseggiava/scarseggiavano/scarseggiano/scarseggia/scarseggiato/scarseggiarono/scarseggiando/scarseggiata/scarseggiati: essere molto poco
        scricchiolare/scricchiol~/scricchiola: fare un rumore come il legno vecchio
        evaporare/evapor~/evapora: passare da liquido a gas
        esaurirsi*: finire del tutto
        risuonare/risuon~/risuona: farsi sentire forte nell’aria`,
    },
    {
      // Come una cosa sta con un’altra
      kind: 'verb',
      rows: `
        contenere/contiene/contengono/conteneva/contenevano/contenente/contenenti: avere dentro
        circondare/circond~/circonda: stare tutto intorno
        appartenere/appartiene/appartengono/apparteneva/appartenevano/appartenne/appartenuto: essere di qualcuno o di un gruppo
        rappresentare/rappresent~/rappresenta: stare al posto di qualcosa o qualcuno
        costituire/costitu~: essere o formare qualcosa
        equivalere/equivale/equivalgono/equivaleva: avere lo stesso valore
        richiedere/richiede/richiedono/richiedeva/richiedevano: avere bisogno di
        abitare/abit~/abita: vivere in un luogo
        risiedere/risied~/risiede/risiedette: vivere in una città o in un paese
        provenire/proviene/provengono/proveniva/provenivano/proveniente/provenienti: avere la propria origine
        dipendere/dipende/dipendono/dipendeva/dipendevano/dipese: aver bisogno di un altro
        superare*: andare oltre qualcosa o qualcuno
        assomigliare/assomiglia/assomigliano/assomigliava/assomigliavano: essere quasi uguale
        distinguersi/si distingue/si distinguono/si distinse: non essere uguale agli altri
        opporsi*: essere contro
        confinare/confina/confinano/confinava/confinante: toccare il limite di un altro paese
        riguardare*: parlare di, avere a che fare con`,
    },
    {
      // Tra le persone
      kind: 'verb',
      rows: `
        litigare/litig~/litigherà: parlarsi con rabbia
        discutere/discute/discutono/discuteva/discutevano/discusse/discussero/discusso/discussa/discussi/discutendo: scambiarsi opinioni diverse
        conversare/convers~/conversa: parlare con altri
        chiacchierare/chiacchierarsi/chiacchierarlo/chiacchierarla/chiacchierarono/chiacchierò/chiacchierava/chiacchieravano/chiacchierando: parlare con altri di cose leggere
        bisticciare/bisticciò/bisticciava/bisticciavano/bisticciano/bisticcia/bisticciato/bisticciarono/bisticciando/bisticciata: parlarsi con rabbia per cose da poco
        sposarsi/sposò/si sposarono/sposato/sposata/sposati/sposate/sposare/sposando: unirsi in matrimonio
        festeggiare/festeggiò/festeggiava/festeggiavano/festeggiano/festeggia/festeggiato/festeggiarono/festeggiando/festeggiata: stare allegri insieme per un’occasione
        intervenire/intervenne/intervennero/interviene/intervengono/intervenuto: entrare in un fatto per cambiarlo
        riconciliarsi/riconciliò/riconciliava/riconciliavano/riconciliano/riconcilia/riconciliato/riconciliarono/riconciliando/riconciliata/riconciliati: tornare amici
        convivere/conviv~/convive/convisse: passare i giorni nella stessa casa
        scherzare/scherz~/scherza: dire cose per far ridere
        complottare/complott~/complotta: fare piani segreti contro qualcuno
        gareggiare/gareggiò/gareggiava/gareggiavano/gareggiano/gareggia/gareggiato/gareggiarono/gareggiando/gareggiata/gareggiati: cercare di battere gli altri in una prova
        viaggiare*: andare in altre terre
        cooperare/cooper~/coopera: lavorare insieme per uno scopo comune`,
    },
    {
      // Persone di studio e d’arte
      kind: 'noun',
      rows: `
        scienziato/scienziat~: chi studia la natura con esperimenti
        storico*/uno storico/gli storici/lo storico: chi studia il passato
        filosofo/filosofi/filosofa: pensatore che cerca la verità e il bene
        archeologo/archeologi/archeologa: chi cerca resti antichi sotto terra
        geologo/geologi/geologa: chi studia le rocce e la Terra
        biologo/biologi/biologa: chi studia gli esseri viventi
        astronomo/astronom~: chi studia le stelle
        matematico*/un matematico/il matematico/matematici: chi studia i numeri
        esploratore/esploratori/esploratrice/esploratrici: viaggiatore che percorre terre sconosciute
        inventore/inventori/inventrice/inventrici: chi crea macchine o apparecchi nuovi
        ricercatore/ricercatori/ricercatrice/ricercatrici: chi cerca risposte con un metodo
        architetto/architetti/architetta: chi disegna i progetti degli edifici
        ingegnere/ingegneri/ingegnera: chi progetta ponti o macchine
        scultore/scultori/scultrice/scultrici: chi dà forma alla pietra o al legno
        scrittore/scrittori/scrittrice/scrittrici: autore di romanzi o racconti
        poeta/poeti/poetessa: autore di versi
        compositore/compositori/compositrice/compositrici: autore di opere di musica
        discepolo/discepol~: allievo che segue un maestro
        giornalista/giornalisti/giornaliste: chi scrive notizie`,
    },
    {
      // Mestieri
      kind: 'noun',
      rows: `
        agricoltore/agricoltori/agricoltrice/agricoltrici: chi lavora la terra
        contadino/contadin~: chi vive lavorando la terra
        allevatore/allevatori/allevatrice/allevatrici: chi tiene mucche o pecore
        pastore/pastori: chi bada a un gregge
        cacciatore/cacciatori/cacciatrice/cacciatrici: chi insegue animali per mangiarli
        pescatore/pescatori/pescatrice/pescatrici: chi vive di ciò che prende in mare
        boscaiolo/boscaiol~: chi taglia gli alberi
        falegname/falegnami: chi fa mobili di legno
        fabbro/fabbri: chi dà forma al ferro caldo
        calzolaio/calzolai/calzolaia/calzolaie: chi fa o aggiusta scarpe
        sarto/sarti/sarta/sarte: chi fa vestiti su misura
        panettiere/panettieri/panettiera: chi prepara pagnotte e focacce
        mugnaio/mugnai/mugnaia/mugnaie: chi trasforma il grano in farina
        muratore/muratori/muratrice/muratrici: chi tira su pareti e case
        artigiano*/un artigiano/artigiani/gli artigiani/l’artigiano/l'artigiano: chi fa oggetti a mano
        commerciante/commercianti: chi compra e vende
        mercante/mercanti: chi viveva di comprare e vendere
        marinaio/marinai: chi lavora su una nave
        minatore/minatori/minatrice/minatrici: chi lavora sotto terra
        operaio*/un operaio/operai/gli operai/l’operaio/l'operaio: chi lavora in una fabbrica
        servo/servi: chi lavora in casa di un padrone
        chirurgo/chirurghi: medico che opera
        avvocato/avvocat~: chi difende davanti a un giudice
        giudice/giudici: chi decide in un processo
        boia/boie: chi uccide i condannati
        banchiere/banchieri: chi fa affari con il denaro prestato
        macellaio/macellai/macellaia/macellaie: chi taglia e vende carne
        giardiniere/giardinieri: chi cura fiori e piante`,
    },
    {
      // Re e gente di potere
      kind: 'noun',
      rows: `
        imperatore/imperatori/imperatrice/imperatrici: sovrano di molti popoli e terre
        monarca/monarchi: re o regina di un paese
        tiranno/tiranni: capo crudele che abusa del potere
        dittatore/dittatori/dittatrice/dittatrici: capo che comanda senza legge
        principe*: figlio di un re
        principessa*: figlia di un re
        nobile*/i nobili/un nobile/dei nobili/nobili e: membro di una famiglia con un titolo
        cavaliere/cavalieri: uomo d’armi del Medioevo
        conte*/il conte/un conte/contessa/conti e: signore di terre con un titolo
        governatore/governatori/governatrice/governatrici: chi guida una provincia
        sindaco/sindaci/sindaca: chi guida una città
        ministro/ministri/ministra: membro del governo
        ambasciatore/ambasciatori/ambasciatrice/ambasciatrici: chi rappresenta il suo Stato all’estero
        deputato/deputat~: membro eletto del parlamento
        senatore/senatori/senatrice/senatrici: membro della camera alta
        funzionario/funzionari/funzionaria: impiegato dello Stato
        erede/eredi: chi riceverà i beni di un altro
        cortigiano/cortigian~: chi vive vicino al re
        faraone/faraoni: re dell’antico Egitto
        sacerdote/sacerdoti/sacerdotessa: chi celebra le cerimonie religiose
        vescovo/vescovi: capo religioso di molte chiese
        monaco/monaci: uomo che vive pregando in un convento
        suora/suore: donna che vive in un convento`,
    },
    {
      // Gente di guerra e di conflitto
      kind: 'noun',
      rows: `
        soldato*: uomo di un esercito
        guerriero/guerrier~: uomo che lotta nelle battaglie
        nemico*: chi è contro qualcuno
        alleato*/un alleato/alleati/gli alleati: chi si unisce a un altro per lottare
        ribelle*/i ribelli/un ribelle/ribelli: chi non obbedisce all’autorità
        prigioniero/prigionier~: chi è chiuso in una cella
        schiavo/schiavi/schiava: chi non è libero e ha un padrone
        ladro*: chi prende le cose altrui
        bandito*/banditi/un bandito/i banditi: chi prende le cose altrui per strada
        pirata*: chi prende le cose altrui sulle navi
        assassino/assassini: chi uccide di proposito
        spia/spie: chi cerca i segreti del nemico
        traditore/traditori/traditrice/traditrici: chi inganna i suoi
        invasore/invasori: chi entra armato in un paese
        conquistatore/conquistatori/conquistatrice/conquistatrici: chi prende terre con le armi
        colono/coloni: chi va a popolare terre nuove
        profugo/profughi: chi fugge dal suo paese per un pericolo
        testimone/testimoni: chi ha visto che cosa è accaduto
        vittima/vittime: chi subisce un danno
        martire/martiri: chi muore per la sua fede
        sentinella/sentinelle: chi sorveglia un posto
        vincitore/vincitori/vincitrice/vincitrici: chi arriva primo in una lotta`,
    },
    {
      // Famiglia, vicini e gente delle fiabe
      kind: 'noun',
      rows: `
        antenato/antenat~: parente vissuto molto prima
        discendente/discendenti: figlio, nipote o parente successivo
        vedova/vedove/vedovo: chi ha perso il marito o la moglie
        orfano/orfani/orfana/orfane: bambino senza genitori
        matrigna/matrigne: nuova moglie del padre
        patrigno/patrigni: nuovo marito della madre
        gemello/gemell~: fratello nato lo stesso giorno
        fidanzato/fidanzat~: chi ha promesso di sposarsi
        vicino di casa/vicini di casa/i vicini/la vicina: chi abita accanto
        mendicante/mendicanti: chi chiede l’elemosina
        vagabondo/vagabond~: chi va in giro senza casa
        strega*: donna cattiva con poteri magici
        mago/maghi: uomo che fa incantesimi
        fata*: donna delle fiabe con la bacchetta
        gigante*/il gigante/un gigante/i giganti: essere enorme in forma d’uomo
        nano/nani: essere piccolissimo delle fiabe
        orco/orchi: essere che fa paura e mangia gli uomini
        drago*: bestia che sputa fuoco
        fantasma*: spirito di un morto che appare
        mostro*: essere che fa paura solo a vederlo
        eroe/eroi: chi fa qualcosa di molto coraggioso
        anziano/anziani/anziana/anziane: persona di molti anni
        neonato/neonati/neonata: bambino appena nato
        adolescente/adolescenti: chi non è più bambino né ancora adulto
        forestiero/forestier~: chi viene da un altro posto
        saggio*/il saggio/un saggio/i saggi: chi conosce bene la vita
        messaggero/messagger~: chi porta notizie
        folletto/folletti: piccolo spirito che fa dispetti`,
    },
    {
      // Gente nella società
      kind: 'noun',
      rows: `
        cittadino/cittadini: chi vive in uno Stato con diritti
        abitante/abitanti: chi vive in un luogo
        immigrato*/un immigrato/immigrati/gli immigrati: chi arriva da un altro paese e vive qui
        straniero*/uno straniero/gli stranieri/lo straniero: chi è nato in un altro paese
        elettore/elettori: chi può votare
        proprietario/proprietari/proprietaria: padrone di una casa o di una terra
        imprenditore/imprenditori/imprenditrice/imprenditrici: padrone di un’azienda
        impiegato*/un impiegato/impiegati/gli impiegati/un’impiegata/un'impiegata: chi lavora in un ufficio
        consumatore/consumatori/consumatrice/consumatrici: chi compra e usa i prodotti
        apprendista/apprendisti/apprendiste: chi comincia un mestiere
        esperto*/un esperto/esperti/gli esperti: chi sa molto di una materia
        principiante/principianti: chi comincia a imparare
        volontario*/un volontario/volontari/i volontari: chi aiuta senza essere pagato
        portavoce/portavoci: chi parla a nome di tutti
        socio/soci: chi divide un’attività con un altro
        pedone/pedoni: chi va a piedi per strada
        passeggero*/un passeggero/passeggeri/i passeggeri: chi viaggia senza guidare
        autista/autisti/autiste: chi guida per mestiere
        spettatore/spettatori/spettatrice/spettatrici: chi guarda una partita o un’opera
        campione*/campionessa/campione del mondo/campioni del mondo/campione olimpico: chi vince una gara importante
        rivale/rivali: chi vuole battere un altro
        sostenitore/sostenitori/sostenitrice/sostenitrici: chi è a favore di qualcuno
        fondatore/fondatori/fondatrice/fondatrici: chi ha creato una città o un gruppo
        successore/successori: chi viene dopo in una carica`,
    },
    {
      // Acque
      kind: 'noun',
      rows: `
        ruscello/ruscelli: corso d’acqua stretto e basso
        torrente/torrenti: corso d’acqua rapido di montagna
        affluente/affluenti: fiume che entra in un altro fiume
        cascata/cascate: caduta d’acqua dall’alto
        sorgente/sorgenti: punto in cui nasce un fiume
        pozzo/pozzi: buco profondo da cui si prende l’acqua
        pozzanghera/pozzanghere: acqua piovana rimasta per terra
        stagno/stagni: piccola acqua ferma con rane e canne
        palude/paludi: terreno coperto d’acqua e fango
        oceano*: mare grandissimo tra i continenti
        golfo/golfi: mare che entra largo nella terra
        baia/baie: piccola entrata di mare nella costa
        marea/maree: salita e discesa dell’oceano
        ghiacciaio/ghiacciai: grande massa gelata che si muove
        alluvione/alluvioni: acqua che copre strade e campi
        foce/foci: fine di un fiume, dove incontra il mare
        corrente*: acqua che si muove in una direzione
        diga/dighe: muro che ferma un fiume`,
    },
    {
      // Terre e rilievi
      kind: 'noun',
      rows: `
        collina/colline: monte basso e tondo
        catena montuosa/catene montuose/catena di montagne: fila lunga di monti
        cima/cime/la cima/in cima: punto più alto di un monte
        pendio/pendi: lato inclinato di un monte
        valle/valli: terra bassa tra i monti
        pianura/pianure: terreno ampio senza monti
        deserto*: terra dove quasi non piove
        giungla/giungle: terreno tropicale con alberi fittissimi
        prateria/praterie: terra estesa coperta d’erba
        oasi: luogo con acqua in mezzo alla sabbia
        penisola/penisole: terra con il mare da tutti i lati meno uno
        arcipelago/arcipelaghi: gruppo di isole
        isola*: terra circondata dall’acqua
        continente/continenti: grandissima terra, come l’Africa
        costa*/la costa/le coste/sulla costa/coste: terra lungo il mare
        riva/rive/la riva/sulla riva: bordo di un fiume o di un lago
        scogliera/scogliere: roccia alta a picco sul mare
        grotta/grotte: buco grande nella roccia
        abisso/abissi: profondità senza fondo
        burrone/burroni: salto profondo e ripido nel terreno
        vulcano*: montagna che manda fuoco e lava
        confine/confini: linea tra due paesi
        sentiero/sentieri: piccola strada tra i campi o i monti
        bosco*: terreno con molti alberi
        foresta*: grande terreno con moltissimi alberi
        fango*: terra mista ad acqua
        sabbia*: granelli finissimi delle spiagge`,
    },
    {
      // Cielo, tempo e natura
      kind: 'noun',
      rows: `
        clima/climi: tempo abituale di una regione
        tempesta/tempeste: vento fortissimo con pioggia
        temporale*/un temporale/temporali/il temporale: pioggia forte con tuoni
        fulmine/fulmini: scarica di luce dal cielo
        tuono/tuoni: rumore forte nel cielo
        nebbia/nebbie: nuvola bassa che non lascia vedere
        grandine/grandini: palline di ghiaccio dal cielo
        siccità: lungo tempo senza pioggia
        uragano/uragani: vento fortissimo che gira
        brezza/brezze: vento leggero
        umidità: acqua che c’è nell’aria
        terremoto/terremoti: forte scossa del suolo
        incendio/incendi: grande fuoco che si allarga
        eruzione/eruzioni: uscita di lava e fumo
        alba/l’alba/l'alba/all’alba/all'alba: momento in cui sorge il sole
        tramonto*/il tramonto/al tramonto/un tramonto/tramonti: momento in cui il sole scende
        oscurità: mancanza di luce
        ombra*: zona senza sole dietro qualcosa
        pianeta*: corpo che gira intorno a una stella
        satellite/satelliti: corpo che gira intorno a un pianeta
        eclissi: momento in cui un astro ne copre un altro
        atmosfera*: strato d’aria intorno alla Terra
        orbita*: strada di un corpo nello spazio
        universo/universi: tutto ciò che esiste, con le stelle
        paesaggio/paesaggi: ciò che si vede di una regione
        fiamma/fiamme: lingua di fuoco`,
    },
    {
      // Edifici e costruzioni
      kind: 'noun',
      rows: `
        castello*: edificio antico con mura e torri
        reggia: casa grandissima e ricca di un re
        fortezza/fortezze: luogo con mura contro gli attacchi
        tempio/templi: luogo per onorare gli dèi
        cattedrale/cattedrali: chiesa principale di una città
        monastero/monasteri: casa in cui vivono i frati
        cappella/cappelle: chiesa molto piccola
        moschea/moschee: luogo di preghiera dei musulmani
        capanna/capanne: casa semplice di legno o paglia
        granaio/granai: luogo in cui si tiene il frumento
        stalla/stalle: luogo coperto per mucche e cavalli
        pollaio/pollai: luogo chiuso per le galline
        mulino/mulini: macchina o edificio per fare la farina
        locanda/locande: casa in cui dormivano i viaggiatori
        osteria/osterie: luogo in cui si beveva vino
        prigione/prigioni: edificio in cui si chiudono i condannati
        caserma/caserme: edificio in cui vivono i soldati
        tomba/tombe: luogo in cui riposa un morto
        cimitero/cimiteri: terreno in cui riposano i morti
        faro/fari: torre con una luce per le navi
        villaggio/villaggi: paese molto piccolo
        quartiere/quartieri: parte di una città
        periferia/periferie: zona lontana dal centro della città
        fabbrica*/una fabbrica/la fabbrica/fabbriche: luogo in cui si lavora con le macchine
        officina/officine: luogo in cui si riparano macchine
        bottega/botteghe: piccolo negozio o luogo di lavoro a mano
        miniera/miniere: luogo da cui si prendono metalli o carbone
        grattacielo/grattacieli: edificio altissimo
        stadio*/lo stadio/uno stadio/stadi di calcio: luogo per partite con molto pubblico
        biblioteca*: luogo in cui si prestano libri
        laboratorio/laboratori: luogo in cui si fanno esperimenti
        fattoria/fattorie: casa di campagna con animali
        rifugio/rifugi: luogo in cui mettersi al sicuro
        rovine/le rovine: resti di un edificio caduto`,
    },
    {
      // Parti della casa
      kind: 'noun',
      rows: `
        tetto*: parte che copre una casa in alto
        soffitto/soffitti: parte alta di una stanza
        cantina/cantine: piano sotto terra
        soffitta/soffitte: stanza sotto il tetto
        corridoio/corridoi: passaggio lungo tra le stanze
        soglia/soglie: base della porta d’ingresso
        camino/camini: posto per il fuoco in casa
        balcone/balconi: spazio sporgente davanti a una finestra
        scala*: gradini per salire e scendere
        parete*: lato verticale di una stanza
        colonna/colonne: sostegno alto e tondo
        cortile/cortili: spazio aperto dentro una casa
        orto/orti: terreno con le verdure
        recinto/recinti: chiusura di legno intorno a un terreno
        serratura/serrature: meccanismo che si apre con la chiave
        dispensa/dispense: stanza in cui si tiene il cibo
        facciata/facciate: lato esterno di un edificio
        cancello/cancelli: porta di ferro di un giardino
        siepe/siepi: muro di piante intorno a un giardino`,
    },
    {
      // Attrezzi e apparecchi
      kind: 'noun',
      rows: `
        attrezzo/attrezzi: arnese per lavorare con le mani
        martello*: arnese per piantare chiodi
        ascia/asce: arnese per tagliare la legna
        sega*/una sega/la sega: arnese con i denti per tagliare il legno
        pala/pale: arnese piatto per spostare la terra
        zappa/zappe: arnese per muovere la terra dell’orto
        aratro/aratri: grande arnese che apre la terra
        coltello*: arnese con lama per tagliare
        forbici*: arnese con due lame per la carta
        ago/aghi: arnese sottile con punta per cucire
        chiodo/chiodi: pezzo di metallo con punta e testa
        corda/corde: insieme di fili per legare
        amo*/un amo/l’amo/l'amo: gancio per prendere pesci
        trappola/trappole: mezzo per prendere animali
        spada*: arma lunga di metallo con la lama
        lancia*: arma lunga con la punta
        scudo/scudi: difesa che si porta al braccio
        freccia/frecce: arma sottile che parte da un arco
        cannone/cannoni: arma che spara palle pesanti
        ruota/ruote: pezzo rotondo che gira
        leva*/una leva/la leva/leve: sbarra per sollevare pesi
        motore*: macchina che produce movimento
        bussola/bussole: apparecchio che indica il nord
        telescopio/telescopi: apparecchio per guardare le stelle
        microscopio/microscopi: apparecchio per vedere ciò che è minuscolo
        termometro/termometri: apparecchio che misura il calore
        orologio*: apparecchio che misura le ore
        candela*: cilindro di cera che dà luce
        torcia/torce: bastone con il fuoco in punta
        lanterna/lanterne: luce chiusa nel vetro da portare in mano
        bastone/bastoni: legno lungo per appoggiarsi
        ombrello*: oggetto che ripara dalla pioggia`,
    },
    {
      // Recipienti e cose di casa
      kind: 'noun',
      rows: `
        brocca/brocche: recipiente con manico per servire l’acqua
        secchio/secchi: recipiente con manico per l’acqua
        botte/botti: grande recipiente di legno per il vino
        cesto/cesti: oggetto di vimini per portare cose
        cestino/cestini: piccolo oggetto di vimini
        paniere/panieri: oggetto di vimini per il mercato
        sacco/sacchi: borsa grande di tela forte
        pentola/pentole: recipiente per cuocere la minestra
        padella/padelle: oggetto piatto con manico per friggere
        ciotola/ciotole: piatto tondo e fondo senza manici
        teglia/teglie: oggetto basso per cuocere nel forno
        scrigno/scrigni: cassetta per gioielli o denaro
        baule/bauli: cassa grande per i vestiti
        cassetto/cassetti: parte di un mobile che si tira fuori
        cuscino*: oggetto morbido sotto la testa
        coperta*: telo pesante per scaldarsi a letto
        lenzuolo/lenzuola: telo sottile del letto
        materasso/materassi: parte morbida su cui si dorme
        culla/culle: letto di un neonato
        tappeto*: stoffa che copre il pavimento
        tenda/tende: stoffa davanti alla finestra o casa di tela
        specchio*: vetro in cui ci si vede
        scopa/scope: oggetto per pulire il pavimento
        pettine/pettini: oggetto per mettere in ordine i capelli
        giocattolo*: oggetto con cui si divertono i bambini
        bambola*: figura con cui si divertono le bimbe`,
    },
    {
      // Vestiti e ornamenti
      kind: 'noun',
      rows: `
        mantello/mantelli: vestito largo senza maniche, sulle spalle
        tunica/tuniche: veste lunga e larga degli antichi
        grembiule/grembiuli: stoffa che protegge i vestiti in cucina
        guanto/guanti: ciò che copre la mano
        sciarpa/sciarpe: ciò che scalda il collo
        fazzoletto/fazzoletti: pezzo di stoffa per il naso
        sandalo/sandali: scarpa aperta
        stivale/stivali: scarpa alta fino al ginocchio
        zoccolo/zoccoli di legno: scarpa di legno
        cintura/cinture: striscia che tiene su i pantaloni
        tasca*: apertura del vestito per portare cose
        manica/maniche: parte del vestito che copre il braccio
        bottone*: pezzetto tondo che chiude la camicia
        cappuccio/cappucci: parte del vestito che copre la testa
        divisa*/una divisa/la divisa/in divisa: vestito uguale per tutto un gruppo
        corona*: ornamento d’oro sulla testa di un re
        collana/collane: ornamento che si porta sotto la gola
        anello*: ornamento tondo per il dito
        gioiello/gioielli: ornamento d’oro o di pietre preziose
        diamante/diamanti: pietra preziosa durissima
        perla/perle: pallina lucente che nasce in un’ostrica
        velo/veli: stoffa leggera che copre il viso
        maschera/maschere: oggetto che copre il viso
        straccio/stracci: pezzo di stoffa vecchia
        occhiali*: lenti per vedere meglio`,
    },
    {
      // Materiali e sostanze
      kind: 'noun',
      rows: `
        argilla/argille: terra molle per fare vasi
        ferro*: metallo duro e grigio di molti attrezzi
        acciaio/acciai: metallo fortissimo e resistente
        rame: metallo rossastro dei fili elettrici
        bronzo/bronzi: unione di due metalli, usata per le statue
        piombo/piombi: metallo grigio pesantissimo
        oro*: metallo giallo di grande valore
        argento*: metallo bianco e lucente di grande valore
        carbone/carboni: pietra nera che si brucia
        petrolio/petroli: liquido nero che esce dal sottosuolo
        mattone/mattoni: pezzo di terra cotta per i muri
        marmo/marmi: pietra liscia di statue e palazzi
        vetro/vetri: materiale trasparente delle finestre
        cuoio/cuoi: pelle di mucca per le scarpe
        lana/lane: pelo della pecora
        seta/sete preziose: stoffa finissima fatta dai bachi
        cotone/cotoni: pianta da cui si fa tela bianca
        cera/di cera/la cera: materia che producono le api
        cenere/ceneri: ciò che resta grigio dopo un fuoco
        polvere*: terra in granelli finissimi
        legna/legne: pezzi d’albero da bruciare
        buccia/bucce: ciò che copre la frutta fuori
        guscio/gusci: ciò che copre uova e noci
        veleno/veleni: sostanza che può uccidere
        combustibile/combustibili: materia che si brucia per avere energia
        minerale/minerali: materia di cui sono fatte le rocce
        concime/concimi: ciò che si dà al terreno perché renda
        sapone/saponi: sostanza per lavare
        ghiaccio*: acqua solida per il freddo
        vapore/vapori: acqua in forma di gas
        fumo*: gas grigio che esce dal fuoco`,
    },
    {
      // Animali
      kind: 'noun',
      rows: `
        lupo*: animale selvatico simile al cane
        volpe*: animale furbo dalla coda lunga e folta
        orso*: animale grande, peloso e fortissimo
        cervo/cervi: animale del bosco con corna ramificate
        lepre/lepri: animale dalle orecchie lunghe, velocissimo
        coniglio*: animale piccolo dalle orecchie lunghe
        scoiattolo/scoiattoli: animale degli alberi che mangia noci
        asino*: animale da carico con orecchie lunghe
        mulo/muli: figlio di un asino e di una cavalla
        capra*: animale con corna e barba che dà latte
        pecora*: animale che dà la lana
        agnello/agnelli: figlio piccolo della pecora
        vitello/vitelli: piccolo della mucca
        bue/buoi: toro tranquillo che tira l’aratro
        maiale*: animale grasso della fattoria
        gallo/galli: uccello che canta all’alba
        gallina*: femmina che fa le uova nel cortile
        oca*: uccello bianco parente dell’anatra
        anatra*: uccello che nuota, dal becco largo
        cigno/cigni: uccello bianco dal collo lunghissimo
        aquila*: grande uccello che caccia dall’alto
        gufo/gufi: uccello di notte dagli occhi grandi
        corvo/corvi: uccello grande e nero
        colomba/colombe: uccello bianco, segno di pace
        rondine/rondini: uccello che torna in primavera
        tartaruga*: animale lento con la corazza
        serpente*: animale lungo senza zampe
        lucertola/lucertole: piccolo animale che sta al sole sui muri
        rana*: animale verde che salta negli stagni
        balena*: l’animale più grande del mare
        squalo*: pesce grande con molti denti
        delfino*: animale marino molto intelligente
        formica*: insetto che vive in grandi gruppi
        ape*: insetto che fa il miele
        mosca*: insetto che gira intorno al cibo
        zanzara*: insetto che punge e succhia il sangue
        farfalla*: insetto dalle ali grandi e colorate
        verme*: animale molle, lungo e senza zampe
        ragno*: animale con otto zampe che tesse tele
        topo*: animale piccolo che rosicchia il formaggio
        cammello*: animale del deserto con le gobbe
        elefante*: animale enorme con la proboscide`,
    },
    {
      // Parti e vita degli animali
      kind: 'noun',
      rows: `
        piuma/piume: ciò che copre il corpo degli uccelli
        ala/ali: parte del corpo con cui si vola
        becco/becchi: bocca dura degli uccelli
        artiglio/artigli: unghia forte e appuntita di un rapace
        zampa/zampe: gamba di un animale
        corno/corna/corni: punta dura sulla testa del toro
        muso/musi: bocca e naso di un animale
        coda*: parte finale del corpo di un cane
        squama/squame: piccola placca sulla pelle dei pesci
        corazza/corazze: parte dura che copre la tartaruga
        nido/nidi: casa fatta dagli uccelli
        tana/tane: buco in cui vive un animale
        alveare/alveari: casa delle api
        gregge/greggi: gruppo di pecore
        branco/branchi: gruppo di lupi
        sciame/sciami: gruppo di api
        mandria/mandrie: gruppo di mucche
        bestiame/bestiami: gruppo di animali della fattoria
        cucciolo/cuccioli: piccolo di un animale
        femmina/femmine: animale che può essere madre
        maschio/maschi: animale che può essere padre
        preda*/la preda/sua preda/prede/le prede/la sua preda: animale che un altro caccia
        predatore/predatori: animale che ne caccia altri
        larva/larve: forma giovane di un insetto
        specie/la specie/le specie/questa specie: tipo di esseri viventi
        pelliccia/pellicce: pelo folto di un animale
        gabbia/gabbie: scatola di sbarre per chiudere animali`,
    },
    {
      // Piante
      kind: 'noun',
      rows: `
        radice*: parte della pianta che sta sotto terra
        gambo/gambi: parte della pianta che regge il fiore
        fusto/fusti: parte della pianta che regge foglie e rami
        tronco*: parte grossa di un albero
        ramo*: braccio di un albero
        corteccia/cortecce: parte esterna del tronco
        foglia/foglie: parte verde e piatta della pianta
        petalo/petali: parte colorata di un fiore
        seme/semi: parte da cui nasce una pianta
        bocciolo/boccioli: fiore non ancora aperto
        cespuglio/cespugli: pianta più bassa di un albero
        erba/l’erba/l'erba/erbe: pianta verde e bassa dei prati
        erbacce/erbacci: piante inutili che crescono da sole
        grano/il grano/del grano/di grano: pianta da cui si fa la farina del pane
        mais: pianta dai granelli gialli sulla pannocchia
        riso*/il riso/del riso/di riso: granelli bianchi che crescono nell’acqua
        cereale/cereali: pianta dai granelli per la farina
        quercia/querce: albero grande e forte con le ghiande
        pino/pini: albero con foglie sottili sempre verdi
        palma*: albero alto delle oasi e delle spiagge
        raccolto*: ciò che si prende dai campi
        frutto/frutti: ciò che dà un albero e porta i semi
        coltivazione/coltivazioni: lavoro per far crescere piante
        polline/pollini: polvere gialla dei fiori
        vite*/la vite/viti/le viti: pianta che dà l’uva
        vigna/vigne: terreno con le piante dell’uva
        ulivo/ulivi: albero dell’olio`,
    },
    {
      // Cibo
      kind: 'noun',
      rows: `
        farina/farine: polvere bianca di frumento
        lievito/lieviti: ciò che fa gonfiare il pane
        impasto*/l’impasto/l'impasto/un impasto: massa molle di farina e acqua
        briciola/briciole: pezzetto piccolissimo di pane
        burro*: grasso che si ricava dal latte
        panna/panne: parte grassa del latte
        formaggio*: alimento solido fatto con il latte
        miele*: liquido dolce fatto dalle api
        zucchero*: polvere dolce e bianca
        sale*: polvere bianca del mare che dà sapore
        pepe*: polvere nera e piccante
        cannella/cannelle: polvere marrone e dolce per i dessert
        aceto/aceti: liquido acido per l’insalata
        olio*: liquido grasso per friggere e condire
        salsa/salse: liquido denso che accompagna un piatto
        brodo/brodi: acqua in cui si è cotta la carne
        ricetta/ricette: spiegazione per preparare un piatto
        ingrediente/ingredienti: ogni cosa che va in un piatto
        spezia/spezie: polvere che dà sapore e odore
        aglio*: bulbo bianco dall’odore forte
        cipolla*: bulbo che fa piangere chi lo taglia
        carota*: radice arancione che si mangia
        lenticchia/lenticchie: seme piccolo e marrone che si mangia
        legume/legumi: seme come il fagiolo
        noce*/noci/una noce: frutto secco con guscio durissimo
        uva*: frutta piccola che cresce in grappoli
        prugna/prugne: frutta viola o gialla con il nocciolo
        ciliegia/ciliegie: frutta rossa e piccola con il nocciolo
        fico/fichi: frutta dolce e molle dalla buccia viola
        banchetto/banchetti: pasto ricco per molti ospiti
        merenda/merende: piccolo pasto del pomeriggio
        porzione/porzioni: parte di cibo per uno
        sapore/sapori: ciò che si sente in bocca mangiando
        profumo/profumi: odore piacevole`,
    },
    {
      // Corpo
      kind: 'noun',
      rows: `
        fronte*: parte del viso sopra gli occhi
        guancia/guance: lato del viso sotto gli occhi
        mento*/il mento/sul mento: parte del viso sotto la bocca
        sopracciglio/sopracciglia: linea di peli sopra l’occhio
        palpebra/palpebre: pelle che chiude l’occhio
        labbro/labbra: bordo della bocca
        gola/gole: parte in cui passa il cibo
        spalla*: parte in cui comincia il braccio
        gomito*: parte in cui si piega il braccio
        polso/polsi: parte tra il braccio e la mano
        pugno/pugni: mano con le dita chiuse
        pollice/pollici: dito più grosso della mano
        unghia/unghie: parte dura alla fine del dito
        ginocchio*: parte in cui si piega la gamba
        caviglia/caviglie: parte tra la gamba e il piede
        tallone/talloni: parte di dietro del piede
        petto/petti: parte davanti del corpo, con il cuore
        schiena*: parte di dietro del corpo
        scheletro/scheletri: insieme delle ossa
        osso*: pezzo duro dentro il corpo
        muscolo/muscoli: parte che si stringe e muove il corpo
        cervello*: organo con cui si pensa
        cuore*: organo che muove il sangue
        polmone/polmoni: organo con cui si respira
        stomaco/stomachi: organo che riceve il cibo
        fegato/fegati: organo che pulisce il sangue
        rene/reni: organo che produce l’urina
        vena/vene: tubo che porta il sangue al cuore
        nervo*: filo che porta gli ordini del cervello
        lacrima/lacrime: goccia che esce dall’occhio
        sudore/sudori: liquido della pelle quando fa caldo
        barba/barbe: peli sul viso di un uomo
        baffi: peli sopra la bocca
        ruga/rughe: linea sulla pelle dei vecchi`,
    },
    {
      // Classi di esseri viventi
      kind: 'noun',
      rows: `
        mammifero/mammiferi: animale che allatta i piccoli
        rettile/rettili: animale a sangue freddo con squame
        anfibio/anfibi: animale che vive nell’acqua e sulla terra
        uccello/uccelli: animale con piume e becco
        insetto*: animale piccolo con sei zampe
        fungo/funghi: essere senza foglie che cresce all’umido
        batterio/batteri: essere vivente di una sola cellula
        virus*: causa invisibile di molte malattie
        mollusco/molluschi: animale senza ossa, a volte con guscio
        crostaceo/crostacei: animale di mare con le chele`,
    },
    {
      // Stato e politica
      kind: 'noun',
      rows: `
        monarchia/monarchie: governo di un re o di una regina
        repubblica/repubbliche: paese senza re, con un presidente
        democrazia/democrazie: sistema in cui il popolo sceglie chi comanda
        dittatura/dittature: comando di uno solo senza libertà
        impero/imperi: molte terre sotto un solo sovrano
        regno*/il regno/un regno/regni/suo regno/del regno/nel regno: terra di un re
        dinastia/dinastie: famiglia di sovrani per molti secoli
        colonia*: territorio dominato da un paese lontano
        provincia/province: parte di una regione
        comune*: città o paese con il suo sindaco
        capitale*: città principale di uno Stato
        parlamento/parlamenti: assemblea che fa le leggi
        costituzione/costituzioni: legge più importante di uno Stato
        elezione/elezioni: scelta fatta con il voto
        tassa/tasse: denaro che si paga allo Stato
        imposta*/le imposte/imposte/un’imposta/un'imposta: denaro che lo Stato chiede ai cittadini
        esercito/eserciti: insieme dei soldati di un paese
        trattato*/un trattato/il trattato/trattati: accordo scritto tra paesi
        alleanza/alleanze: unione per aiutarsi
        indipendenza/indipendenze: libertà di un paese da un altro
        censimento/censimenti: conto ufficiale degli abitanti
        trono/troni: sedia di un re
        nobiltà: classe delle famiglie con un titolo
        borghesia/borghesie: classe media e ricca delle città
        tribù: gruppo di famiglie con un capo
        nazione/nazioni: comunità con storia e lingua proprie
        partito*: gruppo con le stesse idee politiche`,
    },
    {
      // Leggi, diritti e reati
      kind: 'noun',
      rows: `
        diritto*/diritti/il diritto di/il diritto a: ciò che spetta a uno per legge
        dovere*/il dovere/doveri/un dovere/suo dovere: ciò che uno è obbligato a fare
        norma*: ciò che dice come bisogna comportarsi
        divieto/divieti: ordine di non fare qualcosa
        permesso*: parola che lascia fare qualcosa
        tribunale/tribunali: luogo in cui lavorano i giudici
        sentenza*: decisione finale di un giudice
        reato/reati: atto contro la legge
        delitto/delitti: atto gravissimo, come uccidere
        furto/furti: atto di prendere le cose altrui
        frode/frodi: atto di ingannare per denaro
        multa*/una multa/multe/la multa: pena in denaro per un errore
        punizione/punizioni: pena per una cattiva azione
        innocenza/innocenze: mancanza di colpa
        schiavitù: stato di chi ha un padrone
        uguaglianza/uguaglianze: trattamento senza differenze
        discriminazione/discriminazioni: trattamento ingiusto verso un gruppo
        libertà: potere di agire senza catene
        censura/censure: controllo su ciò che si pubblica
        regola*/le regole/una regola/regole: ciò che si deve rispettare`,
    },
    {
      // Guerra e conflitto
      kind: 'noun',
      rows: `
        battaglia/battaglie: lotta tra due eserciti
        combattimento/combattimenti: lotta con le armi o con i pugni
        assedio/assedi: lungo attacco intorno a una città
        invasione/invasioni: entrata con le armi in un paese
        conquista*/la conquista/una conquista/conquiste: presa di un territorio con le armi
        sconfitta*/la sconfitta/una sconfitta/sconfitte: perdita di una guerra o di una partita
        vittoria*: buon esito di una lotta
        ribellione/ribellioni: azione di chi non obbedisce all’autorità
        rivolta*/una rivolta/la rivolta/rivolte: azione violenta di molti contro l’autorità
        rivoluzione*: cambiamento rapido e profondo
        colpo di Stato/colpo di Stati: presa illegale del potere
        tregua/tregue: pausa nella lotta
        ritirata*/la ritirata/una ritirata: ritorno indietro di un esercito
        agguato/agguati: attacco a sorpresa
        strage/stragi: morte violenta di molta gente
        minaccia*/una minaccia/la minaccia/minacce: annuncio di un male
        vendetta/vendette: male reso per un altro male
        lite/liti: scontro di parole
        rissa/risse: scontro con pugni e calci
        truppa/truppe: gruppo di soldati
        flotta/flotte: insieme di navi
        arma/l’arma/l'arma/un’arma/un'arma/armi: oggetto per attaccare o difendersi
        polvere da sparo/polvere da spari: miscela nera che esplode
        proiettile/proiettili: pezzo di metallo che esce da un fucile
        ostaggio/ostaggi: persona tenuta chiusa per avere qualcosa
        pace*: stato senza guerra`,
    },
    {
      // Economia e lavoro
      kind: 'noun',
      rows: `
        commercio/commerci: compera e vendita di prodotti
        merce/merci: prodotto che si compra e si vende
        azienda/aziende: organizzazione che produce e vende
        industria/industrie: attività delle fabbriche
        agricoltura/agricolture: lavoro di coltivare la terra
        allevamento/allevamenti: cura degli animali da latte o carne
        artigianato/artigianati: lavoro di oggetti a mano
        pesca*/la pesca/della pesca: cattura di animali dell’acqua
        stipendio/stipendi: paga di ogni mese
        salario/salari: paga per il lavoro
        guadagno*/il guadagno/un guadagno/guadagni: denaro che resta dopo le spese
        perdita*: ciò che non si ha più
        vantaggio/vantaggi: ciò che mette in una posizione migliore
        debito/debiti: denaro da restituire
        prestito/prestiti: denaro ricevuto da rendere più tardi
        risparmio/risparmi: denaro messo da parte
        povertà: mancanza di denaro per vivere
        ricchezza/ricchezze: grande quantità di denaro o beni
        scarsità: poca quantità di una cosa necessaria
        abbondanza/abbondanze: grandissima quantità di qualcosa
        disoccupazione/disoccupazioni: mancanza di lavoro
        sciopero*/lo sciopero/uno sciopero/scioperi: fermata del lavoro per protesta
        sindacato*/il sindacato/sindacati/i sindacati: associazione di lavoratori
        concorrenza/concorrenze: lotta tra aziende per i clienti
        moneta*/monete/una moneta: pezzo di metallo per pagare
        tesoro/tesori: insieme di gioielli e oro nascosti
        eredità/l’eredità/l'eredità/un’eredità/un'eredità: beni lasciati da chi muore
        manodopera/manodopere: insieme dei lavoratori
        mestiere/mestieri: lavoro che si è imparato
        acquisto*/acquisti/l’acquisto/l'acquisto/un acquisto: cosa comprata
        bottino/bottini: cose prese in guerra o rubate`,
    },
    {
      // Religione, magia e credenze
      kind: 'noun',
      rows: `
        anima/anime: parte dell’uomo che non muore
        preghiera/preghiere: parole dette a Dio
        peccato/peccati: colpa contro la legge di Dio
        fede*: fiducia in Dio senza prove
        miracolo/miracoli: fatto che solo Dio può compiere
        profeta/profeti: uomo che parla in nome di Dio
        angelo/angeli: messaggero di Dio con le ali
        demonio/demoni: spirito del male
        diavolo/diavoli: spirito del male con le corna
        inferno/inferni: luogo di pena dopo la morte
        paradiso/paradisi: luogo di felicità dopo la morte
        credenza/credenze: idea che si ritiene vera
        superstizione/superstizioni: idea senza ragione sulla sfortuna
        incantesimo/incantesimi: parole magiche che cambiano qualcosa
        maledizione/maledizioni: parole che portano sventura
        benedizione/benedizioni: parole che portano la grazia di Dio
        rito/riti: atto fisso di una religione
        cerimonia/cerimonie: atto solenne, come un matrimonio
        sacrificio/sacrifici: offerta di un animale agli dèi
        pellegrino/pellegrini: viaggiatore diretto a un luogo santo
        leggenda/leggende: racconto antico con fatti fantastici
        mito: racconto su dèi ed eroi
        fiaba/fiabe: racconto di magia per bambini
        favola/favole: racconto di animali con un insegnamento
        morale della favola/morale della favole: insegnamento di un racconto
        proverbio/proverbi: detto popolare con un consiglio
        indovinello/indovinelli: domanda difficile per gioco
        saggezza/saggezze: grande conoscenza della vita`,
    },
    {
      // Sentimenti
      kind: 'noun',
      rows: `
        gioia*: sentimento di chi è contento
        tristezza*: pena di chi piange
        paura*: ciò che si sente davanti a un pericolo
        timore/timori: paura di un pericolo possibile
        terrore/terrori: paura grandissima di un pericolo
        panico/panichi: paura che davanti al pericolo non fa pensare
        ira/l’ira/l'ira/all’ira/all'ira: furia contro qualcuno
        rabbia*: furia che si sente dopo un torto
        collera/collere: furia contro chi ci fa un torto
        odio*/l’odio/l'odio/d’odio/d'odio/un odio: desiderio del male altrui
        invidia*/l’invidia/l'invidia/d’invidia/d'invidia/per invidia: pena per la fortuna altrui
        gelosia/gelosie: dolore di chi pensa di perdere l’amore
        orgoglio/orgogli: soddisfazione per ciò che è proprio
        vergogna*/la vergogna/di vergogna/per la vergogna: ciò che fa arrossire
        rimorso/rimorsi: pena per il male che si è fatto
        nostalgia/nostalge/nostalgie: pena al ricordo di ciò che non c’è più
        solitudine/solitudini: mancanza di compagnia
        speranza/speranze: fiducia che accada qualcosa di buono
        disperazione/disperazioni: mancanza di ogni via d’uscita
        tenerezza/tenerezze: affetto dolce verso un bambino
        compassione/compassioni: pena per il dolore altrui
        gratitudine/gratitudini: desiderio di rendere un favore
        curiosità: voglia di sapere
        entusiasmo/entusiasmi: voglia grandissima di fare
        stupore/stupori: ciò che si sente davanti all’inatteso
        angoscia/angosce: preoccupazione che stringe il petto
        sollievo/sollievi: calma dopo una preoccupazione
        noia/noie: stanchezza di non avere nulla da fare
        amicizia*: affetto tra due compagni
        disprezzo/disprezzi: mancanza totale di stima
        ammirazione/ammirazioni: grande stima per qualcuno
        delusione/delusioni: pena perché è andata male`,
    },
    {
      // Qualità e atti di una persona
      kind: 'noun',
      rows: `
        coraggio/coraggi: forza di non fuggire dal pericolo
        furbizia/furbizie: facilità nell’ingannare
        astuzia/astuzie: facilità nel trovare trucchi o ingannare
        intelligenza/intelligenze: capacità di capire
        pazienza/pazienze: capacità di aspettare con calma
        pigrizia/pigrizie: mancanza di voglia di lavorare
        bontà: inclinazione a fare il bene
        crudeltà: gusto di far soffrire
        avarizia/avarizie: abitudine di non spendere mai
        avidità: desiderio di avere sempre di più
        generosità: abitudine di dare agli altri
        egoismo/egoismi: abitudine di pensare solo a sé
        umiltà: abitudine di non darsi importanza
        vanità: desiderio di essere ammirati
        lealtà: sostegno fedele agli amici
        tradimento/tradimenti: inganno verso chi aveva fiducia
        onestà: abitudine di non mentire né rubare
        bellezza/bellezze: aspetto che piace a chi guarda
        vecchiaia/vecchiaie: ultima parte della vita
        infanzia/infanzie: prima parte della vita
        giovinezza/giovinezze: età tra il bambino e l’adulto
        abilità: facilità nel fare qualcosa
        talento/talenti: facilità naturale per un’arte
        ignoranza/ignoranze: mancanza di conoscenze
        testardaggine/testardaggini: rifiuto di cambiare idea
        scherzo*/uno scherzo/scherzi/lo scherzo: atto o detto per far ridere
        bugia*: ciò che si dice contro la verità
        impresa*: azione difficile e di valore
        gentilezza/gentilezze: modo buono di trattare gli altri
        dispetto*/un dispetto/dispetti/per dispetto: piccola cattiveria fatta per gioco`,
    },
    {
      // Tempo
      kind: 'noun',
      rows: `
        secolo*: tempo di cento anni
        decennio/decenni: tempo di dieci anni
        millennio/millenni: tempo di dieci secoli
        epoca/epoche: parte della storia
        tappa/tappe: parte di un percorso
        fase/fasi: parte di un cambiamento
        scadenza/scadenze: ultimo giorno per fare qualcosa
        istante/istanti: momento brevissimo
        attimo/attimi: tempo brevissimo
        antichità: tempo lontanissimo nel passato
        vigilia/vigilie: giorno prima di una festa
        anniversario/anniversari: festa per il ricordo di un fatto
        mezzogiorno/a mezzogiorno: le dodici, quando il sole è alto
        mezzanotte/mezzanotti: le dodici, quando tutti dormono
        inizio*/l’inizio/l'inizio/all’inizio/all'inizio/un inizio/inizi: principio di qualcosa
        pausa/pause: breve fermata
        ritardo/ritardi: arrivo dopo l’ora prevista
        durata*/la durata/una durata: tempo dal principio alla fine
        calendario/calendari: elenco dei giorni dell’anno`,
    },
    {
      // Quantità e misura
      kind: 'noun',
      rows: `
        quantità: numero o peso di qualcosa
        metà*: una di due parti uguali
        dozzina/dozzine: gruppo di 12 cose
        paio/paia/un paio di: insieme di due
        maggioranza/maggioranze: più della metà
        minoranza/minoranze: meno della metà
        folla: gran numero di gente insieme
        percentuale/percentuali: parte di ogni cento
        media*/la media/una media/in media: valore di mezzo tra più numeri
        cifra*: segno con cui si scrive un numero
        totale*/il totale/un totale di: risultato di tutta la somma
        somma*/la somma/una somma/somme: risultato di unire dei numeri
        resto*: ciò che rimane
        eccesso/eccessi: ciò che supera la misura
        carenza/carenze: mancanza di ciò che serve
        aumento*/l’aumento/l'aumento/un aumento/aumenti: salita di una quantità
        diminuzione/diminuzioni: discesa di una quantità
        crescita/crescite: salita di grandezza o di numero
        dimensione/dimensioni: grandezza di qualcosa
        altezza/altezze: misura dal basso all’alto
        larghezza/larghezze: misura da un lato all’altro
        lunghezza/lunghezze: misura del lato maggiore
        profondità: misura verso il basso
        superficie/superfici: parte esterna o estensione di un terreno
        velocità: rapidità di un movimento
        peso*/il peso/un peso/suo peso: ciò che misura la bilancia
        temperatura/temperature: grado di calore
        intensità: forza con cui accade qualcosa`,
    },
    {
      // Cause, scopi e risultati
      kind: 'noun',
      rows: `
        causa*/la causa/le cause/cause/una causa: ciò che fa accadere qualcosa
        conseguenza/conseguenze: ciò che accade dopo e per questo
        motivo/motivi: ragione per cui accade qualcosa
        origine/origini: punto da cui nasce qualcosa
        scopo/scopi: ciò che si vuole ottenere
        obiettivo*/l’obiettivo/l'obiettivo/un obiettivo/obiettivi: risultato che si vuole ottenere
        svantaggio/svantaggi: ciò che mette in una posizione peggiore
        ostacolo*/un ostacolo/l’ostacolo/l'ostacolo/ostacoli: ciò che impedisce il cammino
        difficoltà: ciò che rende duro un cammino o un lavoro
        rischio*/il rischio/un rischio/rischi: possibilità di un danno
        successo*/il successo/un successo/successi/grande successo/di successo: buon risultato
        fallimento/fallimenti: cattivo risultato
        sforzo*/uno sforzo/lo sforzo/sforzi: energia spesa per fare qualcosa
        tentativo/tentativi: azione di provare a fare qualcosa
        influenza*/l’influenza/l'influenza/un’influenza/un'influenza/grande influenza: potere di cambiare gli altri
        effetto*: ciò che accade per una causa
        soluzione/soluzioni: risposta a un problema
        opportunità: momento buono per fare qualcosa
        destino/destini: ciò che è già scritto che accada
        ricompensa*/una ricompensa/la ricompensa/in ricompensa/ricompense: ciò che si dà per una buona azione
        beneficio*: cosa buona che si riceve
        danno*/un danno/il danno/danni/gravi danni: male causato a qualcosa`,
    },
    {
      // Idee, parole e studio
      kind: 'noun',
      rows: `
        conoscenza/conoscenze: ciò che uno sa
        teoria/teorie: insieme di idee che spiega qualcosa
        ipotesi: spiegazione ancora da provare
        concetto/concetti: idea generale di qualcosa
        opinione/opinioni: ciò che uno pensa
        argomento/argomenti: ciò di cui si parla
        conclusione/conclusioni: idea a cui si arriva alla fine
        pregiudizio/pregiudizi: ciò che uno pensa senza conoscere
        dubbio*/un dubbio/il dubbio/dubbi/senza dubbio: mancanza di sicurezza
        sospetto*/un sospetto/il sospetto/sospetti: idea che qualcuno abbia fatto il male
        fantasia/fantasie: capacità di inventare
        memoria/memorie: capacità di ricordare
        esperimento/esperimenti: prova degli scienziati
        scoperta*/una scoperta/la scoperta/scoperte: incontro con qualcosa di mai visto
        invenzione/invenzioni: cosa che nessuno aveva mai fatto
        metodo/metodi: modo ordinato di lavorare
        indagine/indagini: ricerca per sapere la verità
        esempio*: caso che serve a spiegare
        riassunto*/un riassunto/il riassunto/riassunti: testo breve con le cose principali
        paragrafo/paragrafi: parte di un testo
        significato*/il significato/un significato/significati: ciò che vuol dire una parola
        linguaggio/linguaggi: modo di parlare
        dialetto/dialetti: lingua di una sola zona
        traduzione/traduzioni: passaggio di un testo in un’altra lingua
        motto/motti: frase che esprime un ideale
        pettegolezzo/pettegolezzi: notizia sugli altri detta di nascosto
        avvertimento/avvertimenti: avviso di un pericolo
        promessa*/una promessa/la promessa/sua promessa/promesse: parola data di fare qualcosa
        lamento*/un lamento/il lamento/lamenti: voce di chi soffre
        indizio/indizi: segno che aiuta a scoprire
        abitudine/abitudini: ciò che si fa sempre`,
    },
    {
      // Scienza ed esseri viventi
      kind: 'noun',
      rows: `
        cellula*: parte più piccola di un essere vivente
        atomo/atomi: parte piccolissima della materia
        molecola/molecole: unione di più atomi
        gene*: ciò che si eredita dai genitori
        organo*: parte del corpo con un compito
        tessuto*: insieme di fili intrecciati o di cellule
        ecosistema/ecosistemi: natura di un luogo con i suoi esseri
        biodiversità: varietà di esseri viventi
        fotosintesi: modo in cui le piante usano la luce
        digestione/digestioni: passaggio del cibo nel corpo
        respirazione/respirazioni: entrata e uscita dell’aria nel corpo
        riproduzione/riproduzioni: nascita di nuovi esseri
        evoluzione/evoluzioni: cambiamento nel corso del tempo
        estinzione/estinzioni: scomparsa totale di una specie
        fossile/fossili: resto antichissimo di un essere vivente
        energia/energe/energie: forza per muovere o scaldare
        elettricità: forza che accende le lampade
        calore*: ciò che fa salire il termometro
        ossigeno/ossigeni: gas che serve per respirare
        idrogeno/idrogeni: il gas più leggero
        acido*/acidi/un acido/l’acido/l'acido: sostanza aspra che brucia
        liquido*/liquidi/un liquido/il liquido: ciò che scorre come l’acqua
        inquinamento/inquinamenti: sporco dell’aria o dell’acqua
        rifiuto*/rifiuti/i rifiuti: ciò che si butta via
        riciclaggio/riciclaggi: nuovo uso della spazzatura
        ambiente/ambienti: natura che ci sta intorno`,
    },
    {
      // Salute e malattia
      kind: 'noun',
      rows: `
        sintomo/sintomi: segno che qualcuno non sta bene
        febbre/febbri: temperatura alta del corpo
        tosse/tossi: uscita rumorosa dell’aria dalla gola
        infezione/infezioni: entrata di germi nel corpo
        epidemia/epidemie: malattia che colpisce molta gente
        peste/pesti: malattia mortale di altri secoli
        ferita*/una ferita/la ferita/ferite/sua ferita: taglio o piaga sul corpo
        cicatrice/cicatrici: segno lasciato da un taglio
        frattura/fratture: rottura di un osso
        ustione/ustioni: danno alla pelle per il fuoco
        farmaco/farmaci: ciò che si prende per guarire
        vaccino/vaccini: ciò che si fa per non ammalarsi
        cura*: ciò che si fa per guarire
        rimedio/rimedi: ciò che aiuta a guarire
        benda/bende: striscia di stoffa per coprire un taglio
        cecità: mancanza della vista
        fame*: voglia di mangiare
        sete*: voglia di bere
        carestia/carestie: mancanza generale di cibo
        stanchezza/stanchezze: mancanza di forze
        gravidanza/gravidanze: attesa di un figlio
        parto*/il parto/un parto: nascita di un bambino
        igiene/igieni: pulizia del corpo
        dolore/dolori: ciò che si sente quando ci si fa male`,
    },
    {
      // Società, feste e usanze
      kind: 'noun',
      rows: `
        usanza/usanze: ciò che padri e figli fanno sempre
        tradizione/tradizioni: ciò che passa di padre in figlio
        nozze/nozzi: festa di due che si sposano
        matrimonio*: unione di due che si sposano
        funerale/funerali: cerimonia per un morto
        battesimo/battesimi: festa in cui un bambino riceve il nome
        spettacolo/spettacoli: rappresentazione davanti al pubblico
        concorso*/un concorso/il concorso/concorsi: prova con un premio
        torneo/tornei: serie di partite o di lotte
        fiera/fiere: grande mercato o festa popolare
        sfilata*/una sfilata/la sfilata: passaggio di gente in fila per la strada
        riunione/riunioni: incontro di più persone
        mostra*: esposizione di quadri o oggetti
        convivenza/convivenze: vita insieme
        solidarietà: aiuto a chi soffre
        popolazione*: gente che vive in un luogo
        migrazione/migrazioni: viaggio di molti verso un’altra terra
        esodo/esodi: partenza di tutto un popolo
        banda*: gruppo di malviventi o di suonatori
        associazione/associazioni: gruppo con uno scopo comune
        istruzione*/l’istruzione/l'istruzione/d’istruzione/d'istruzione/di istruzione: lavoro di scuola e studio
        insegnamento/insegnamenti: lavoro di un maestro a scuola
        apprendimento/apprendimenti: processo per arrivare a sapere
        analfabetismo/analfabetismi: incapacità di leggere
        ospitalità: buona accoglienza a chi arriva`,
    },
    {
      // Viaggi, strade e oggetti scritti
      kind: 'noun',
      rows: `
        viaggio*: andata da un luogo a un altro
        spedizione/spedizioni: gruppo che parte per esplorare
        traversata/traversate: andata per mare da una costa all’altra
        naufragio/naufragi: perdita di una nave in mare
        bagaglio/bagagli: valigie e borse
        carro/carri: veicolo tirato da buoi o cavalli
        carrozza/carrozze: veicolo elegante tirato da cavalli
        barca/barche: piccolo veicolo per l’acqua
        veliero/velieri: nave spinta dal vento
        ferrovia/ferrovie: treno e i suoi binari
        ponte*: passaggio costruito sopra un fiume
        galleria*: passaggio sotto un monte
        scorciatoia/scorciatoie: strada più breve
        rotta*/la rotta/rotte/rotta verso: direzione di una nave
        impronta*: segno lasciato da un piede
        fardello/fardelli: peso che si porta
        pergamena/pergamene: pelle preparata per scriverci
        manoscritto/manoscritti: testo non stampato
        documento/documenti: foglio ufficiale
        lettera*: foglio scritto mandato a qualcuno
        giornale*: fogli con le ultime notizie
        ritratto*/un ritratto/il ritratto/ritratti: immagine di una persona
        statua/statue: figura di pietra o di metallo
        affresco/affreschi: pittura su un muro
        capolavoro/capolavori: opera migliore di un artista
        melodia/melodie: insieme delle note di una canzone
        tamburo/tamburi: strumento che si batte
        flauto/flauti: strumento in cui si soffia
        campana/campane: oggetto di metallo che suona nella torre
        romanzo*: libro con una lunga storia`,
    },
    {
      // Stato d’animo
      kind: 'adjective',
      rows: `
        spaventato/spaventat~: che ha paura
        terrorizzato/terrorizzat~: che ha una paura enorme
        sorpreso*/sorpresi/rimase sorpreso/molto sorpreso/rimase sorpresa: che vede una cosa inattesa
        stupito*/stupiti/stupita/rimase stupito/stupite: che vede una cosa del tutto inattesa
        furioso/furios~: che è pieno d’ira, fuori di sé
        arrabbiato/arrabbiat~: che è pieno d’ira
        esausto/esaust~: che non ha più forze
        sfinito/sfinit~: che non ha più alcuna forza
        orgoglioso/orgoglios~: che è soddisfatto di sé
        geloso/gelos~: che teme di perdere l’amore
        invidioso/invidios~: che vuole ciò che ha un altro
        disperato/disperat~: che non vede via d’uscita
        impaziente/impazienti: che non sa aspettare
        ansioso/ansios~: che aspetta con grande inquietudine
        indifferente/indifferenti: a cui non importa nulla
        grato*/grata/grati/era grato/molto grato: che vuole rendere un favore
        deluso/delus~: che si aspettava qualcosa di meglio
        confuso/confus~: che non capisce che cosa accade
        entusiasta/entusiasti/entusiaste: che ha tantissima voglia di qualcosa
        pentito/pentit~: che soffre per ciò che ha fatto
        affamato*: che ha bisogno di mangiare
        assetato/assetat~: che ha bisogno di bere
        solitario/solitari~/solitari: che vive senza compagnia
        immobile/immobili: che non fa alcun movimento
        triste*: che ha voglia di piangere
        curioso/curios~: che vuole sapere tutto`,
    },
    {
      // Carattere
      kind: 'adjective',
      rows: `
        coraggioso/coraggios~: che non teme il pericolo
        vigliacco/vigliacc~/vigliacch~: che fugge dal pericolo
        audace/audaci: che affronta il pericolo senza timore
        timido/timid~: che parla poco con gli altri
        prudente/prudenti: che pensa prima di agire
        astuto/astut~: bravo a ingannare
        furbo/furb~: bravo a trovare trucchi e ingannare
        ingenuo/ingenu~: che crede a tutto
        testardo/testard~: che non cambia mai idea
        pigro/pigr~: che non vuole lavorare
        laborioso/laborios~: che lavora molto e volentieri
        generoso/generos~: che dà molto agli altri
        avaro/avar~: che non vuole spendere né dare
        avido/avid~: che vuole avere sempre di più
        egoista/egoisti/egoiste: che pensa solo a sé
        umile/umili: che non si dà importanza
        arrogante/arroganti: che si crede migliore degli altri
        superbo/superb~: che si crede più importante degli altri
        onesto/onest~: che non inganna e non ruba
        sincero/sincer~: che dice ciò che pensa
        leale/leali: che non abbandona i suoi
        fedele/fedeli: che non abbandona mai l’amico
        obbediente/obbedienti: che fa ciò che gli si dice
        dispettoso/dispettos~: che fa piccole cattiverie
        crudele/crudeli: che gode nel far soffrire
        malvagio/malvagi~/malvagi: che gode nel fare il male
        spietato/spietat~: che fa soffrire senza pietà
        gentile*: che tratta bene tutti
        ospitale/ospitali: che accoglie bene chi arriva
        ostile/ostili: che agisce da nemico
        aggressivo/aggressiv~: che attacca facilmente
        goffo/goff~: che si muove male e inciampa
        abile/abili: che lavora bene con le mani
        ambizioso/ambizios~: che vuole arrivare molto in alto
        sensato/sensat~: che pensa con giudizio
        distratto*/distratta/distratti: che non sta attento
        colto*/uomo colto/persone colte/colti: che ha letto e sa molto
        agile/agili: che si muove con rapidità
        sciocco/sciocc~/sciocch~: che ha poca testa
        stupido*: che ha pochissima testa`,
    },
    {
      // Situazione di una persona o di un popolo
      kind: 'adjective',
      rows: `
        benestante/benestanti: che ha molti beni
        prospero/prosper~: a cui va tutto bene
        celebre/celebri: conosciuto da moltissima gente
        famoso*: conosciuto da molta gente
        illustre/illustri: conosciuto e stimato per le sue opere
        potente/potenti: che comanda molto
        influente/influenti: che può cambiare ciò che decidono altri
        analfabeta/analfabeti/analfabete: che non sa leggere né scrivere
        cieco/ciec~/ciech~: che non può vedere
        sordo/sord~: che non può sentire
        muto/muti: che non può parlare
        zoppo/zoppa: che cammina male da una gamba
        incinta/incinte: che aspetta un figlio
        nudo/nuda/nudi/nude: che non ha vestiti
        scalzo/scalz~: che non ha scarpe
        adulto/adult~: che non è più bambino
        nomade/nomadi: che non vive in un luogo fisso
        indigeno/indigen~: del popolo che viveva lì per primo
        innocente/innocenti: che non ha fatto nulla di male
        colpevole/colpevoli: che ha fatto qualcosa di male
        responsabile*: che deve rispondere di qualcosa
        robusto/robust~: forte, che regge molto
        malato*: che non sta bene di salute
        sano/sana/sani/sane: che sta bene di salute
        vivace/vivaci: pieno di vita e di movimento`,
    },
    {
      // Grandezza e forza
      kind: 'adjective',
      rows: `
        enorme/enormi: molto grande
        immenso/immens~: così grande che non si può misurare
        gigantesco/gigantesc~/gigantesch~: molto grande, come una montagna
        minuscolo/minuscol~: molto piccolo
        ampio/ampi~/ampi: esteso, che comprende molto
        vasto/vast~: di grande estensione
        stretto*/stretta via/strada stretta/molto stretto/strade strette/vie strette: con poco spazio tra i lati
        denso*: che non lascia vedere attraverso
        fitto*/fitta/fitte/bosco fitto: con poco spazio in mezzo
        sottile*: fine, che non è largo
        debole/deboli: con poca forza
        fragile/fragili: che si rompe facilmente
        intenso/intens~: che si sente con molta forza
        lieve*: di poco peso o importanza
        grave*: molto serio o pericoloso
        profondo*: che arriva molto dentro
        superficiale*: che resta nella parte esterna
        elevato*: di grande altezza o valore
        pesante/pesanti: di molto peso
        leggero/leggera/leggeri: di poco peso
        violento*: che usa la forza e fa danni
        brusco/brusc~/brusch~: rapido e senza dolcezza`,
    },
    {
      // Quantità
      kind: 'adjective',
      rows: `
        numeroso/numeros~: tanti, in gran quantità
        abbondante/abbondanti: in gran quantità
        scarso/scars~: in poca quantità
        sufficiente/sufficienti: che basta allo scopo
        insufficiente/insufficienti: che non basta allo scopo
        eccessivo/eccessiv~: che supera la misura
        innumerevole/innumerevoli: in quantità impossibile da contare
        ulteriore/ulteriori: che si aggiunge a ciò che c’è
        molteplice/molteplici: che ha varie forme o parti
        considerevole/considerevoli: abbastanza grande
        parziale/parziali: che non è intero
        completo/completa/completi/complete: a cui non manca nulla
        intero/inter~: a cui non manca nessuna parte
        vuoto*/vuota/vuote/casa vuota/era vuoto/vuoti: senza nulla dentro
        colmo/colm~: pieno fino al bordo
        esclusivo*: soltanto per pochi
        raro/rar~: che si vede poche volte`,
    },
    {
      // Importanza e valore
      kind: 'adjective',
      rows: `
        essenziale/essenziali: molto necessario, più importante di tutto
        fondamentale/fondamentali: molto importante, base del resto
        indispensabile/indispensabili: molto importante e del tutto necessario
        decisivo/decisiv~: così importante che cambia tutto
        principale/principali: più importante degli altri
        secondario/secondari~/secondari: meno importante
        prezioso/prezios~: di grandissimo valore
        inutile/inutili: che non serve a nulla
        vantaggioso/vantaggios~: che porta un bene
        dannoso/dannos~: che fa male
        nocivo/nociv~: che fa male alla salute
        efficace/efficaci: che ottiene ciò che si vuole
        adatto/adatta/adatti/adatte: che va bene per qualcuno o qualcosa
        adeguato/adeguat~: che va bene per uno scopo
        eccellente/eccellenti: molto buono, di gran qualità
        pessimo/pessim~: molto cattivo, senza qualità
        straordinario/straordinari~/straordinari: molto buono, fuori dal normale
        magnifico/magnific~/magnifich~: di gran qualità, che suscita ammirazione
        meraviglioso/meraviglios~: così buono che suscita ammirazione
        pericoloso*: che può causare un danno
        giusto*/giusta/giusti/giuste/più giusto: che dà a ognuno il suo
        sacro/sacr~: che appartiene a Dio o agli dèi
        conveniente/convenienti: che costa poco e serve`,
    },
    {
      // Tempo
      kind: 'adjective',
      rows: `
        antico/antic~/antich~: di molto tempo fa
        recente/recenti: accaduto da poco
        attuale/attuali: dell’epoca di adesso
        contemporaneo/contemporane~: della stessa epoca
        moderno/modern~: dell’epoca di oggi
        futuro*/future/futura/futuri: che deve venire
        precedente/precedenti: che viene prima nel tempo
        successivo/successiv~: che viene dopo nel tempo
        iniziale/iniziali: del principio
        definitivo/definitiv~: che non cambierà più
        provvisorio/provvisori~/provvisori: che dura finché non arriva altro
        temporaneo/temporane~: che dura solo un certo periodo
        permanente/permanenti: che continua così senza fine
        eterno/etern~: che non ha fine
        breve/breve tempo/brevi: che dura poco
        prolungato/prolungat~: che dura molto
        annuale/annuali: di ogni anno
        mensile/mensili: di ogni mese
        quotidiano/quotidian~: di tutti i giorni
        frequente/frequenti: che accade molte volte
        costante/costanti: che continua senza fermarsi
        improvviso*/improvvisa/improvvise/improvvisi/un improvviso: che arriva di colpo
        graduale/graduali: che va a poco a poco
        immediato/immediat~: che accade subito
        simultaneo/simultane~: che accade nello stesso momento
        inatteso/inattes~: che arriva senza avviso
        maturo/matura/maturi/mature: pronto da mangiare
        medievale/medievali: dei secoli dal V al XV`,
    },
    {
      // Luogo e direzione
      kind: 'adjective',
      rows: `
        vicino*: che sta a poca distanza
        lontano*/lontana/lontane/lontani paesi/paese lontano/paesi lontani: che sta a grande distanza
        remoto/remot~: a grandissima distanza
        interno*/interna/interne: che sta dentro
        esterno*/esterna/esterne: che sta fuori
        sotterraneo/sotterrane~: che sta sotto terra
        costiero/costier~: che sta lungo il mare
        montuoso/montuos~: pieno di alture e vette
        urbano/urban~: della città e delle sue strade
        rurale/rurali: della campagna
        mondiale/mondiali: di tutto il pianeta
        globale/globali: di tutti i paesi del pianeta
        nazionale/nazionali: di tutto un paese
        locale*: di un certo luogo
        tropicale/tropicali: delle zone più calde della Terra
        settentrionale/settentrionali: del nord di un luogo
        meridionale/meridionali: del sud di un luogo
        occidentale/occidentali: dell’ovest di un luogo
        orientale/orientali: dell’est di un luogo
        isolato/isolat~: senza contatti con altri luoghi
        disabitato/disabitat~: in cui nessuno vive`,
    },
    {
      // Natura ed esseri viventi
      kind: 'adjective',
      rows: `
        fertile/fertili: in cui le piante crescono bene
        arido/arid~: senz’acqua e con poche piante
        umido/umid~: con un po’ d’acqua
        secco/secc~/secch~: senz’acqua
        piovoso/piovos~: in cui cade molta acqua
        mite/miti: né freddo né caldo
        gelido/gelid~: molto freddo
        torrido/torrid~: molto caldo e senza un filo d’aria
        selvatico/selvatic~/selvatich~: che vive libero nella natura
        selvaggio/selvaggi~/selvaggi: in cui l’uomo non ha cambiato la natura
        domestico*/animali domestici/animale domestico: che vive con le persone
        velenoso/velenos~: che può uccidere con una sostanza
        carnivoro/carnivor~: che si nutre di altri animali
        erbivoro/erbivor~: che si nutre di piante
        notturno/notturn~: che accade o vive con il buio
        acquatico/acquatic~/acquatich~: che vive nell’acqua
        terrestre/terrestri: che vive sul suolo
        marino/marini/marine: che vive nel mare
        estinto/estint~: che non esiste più
        commestibile/commestibili: che si può mangiare
        marcio/marci/mela marcia: in cattivo stato e con cattivo odore
        amaro*/amara/sapore amaro: dal sapore del caffè senza zucchero
        aspro/aspr~: dal sapore del limone
        piccante/piccanti: che brucia sulla lingua
        crudo/crud~: che non è stato cotto
        spinoso/spinos~: che punge chi lo tocca
        rigoglioso/rigoglios~: che cresce con forza e molte foglie`,
    },
    {
      // Forma e materia
      kind: 'adjective',
      rows: `
        solido/solid~: duro, che non cambia forma
        rigido/rigid~: che non si può piegare
        flessibile/flessibili: che si piega senza rompersi
        elastico/elastic~/elastich~: che si allunga e torna alla sua forma
        resistente/resistenti: che non si rompe
        duraturo/duratur~: che ci mette molto a consumarsi
        trasparente/trasparenti: che lascia vedere attraverso
        ruvido/ruvid~: che gratta quando lo si tocca
        liscio/lisci~/lisci: senza buchi né rughe
        piatto*/piatta/piatte/piatti e/era piatto: senza parti alte né basse
        appuntito/appuntit~: che finisce molto sottile
        affilato/affilat~: che taglia bene
        rotondo*: a forma di palla o di ruota
        circolare*/circolari/forma circolare: a forma di anello
        verticale/verticali: che va dall’alto in basso
        orizzontale/orizzontali: che va da un lato all’altro
        inclinato/inclinat~: che non è dritto
        storto/stort~: che ha perso la linea dritta
        appiccicoso/appiccicos~: che resta attaccato alle dita
        infiammabile/infiammabili: che brucia con facilità
        artificiale/artificiali: fatto dall’uomo, non dalla natura
        pallido/pallid~: con poco colore
        lucente/lucenti: che brilla
        luminoso/luminos~: pieno di luce
        buio*/buia/bui/era buio/buie: senza luce
        scivoloso/scivolos~: su cui si cade facilmente
        bagnato*: coperto d’acqua
        morbido/morbid~: che cede quando si preme`,
    },
    {
      // Aspetto e impressione
      kind: 'adjective',
      rows: `
        splendido/splendid~: bellissimo a vedersi
        grazioso/grazios~: bello e carino a vedersi
        orribile/orribili: molto brutto, che fa paura
        spaventoso/spaventos~: che fa moltissima paura
        terribile/terribili: che fa molta paura
        elegante/eleganti: vestito con buon gusto
        lussuoso/lussuos~: caro e molto comodo
        semplice/semplici: senza ornamenti né difficoltà
        disordinato/disordinat~: con tutto fuori posto
        sporco*: con macchie o fango
        rumoroso/rumoros~: che si sente troppo
        silenzioso/silenzios~: che non fa alcun suono
        tranquillo/tranquill~: senza suoni forti né fretta
        pacifico/pacific~/pacifich~: senza guerre né liti
        pittoresco/pittoresc~/pittoresch~: bello e insolito da guardare
        attraente/attraenti: che piace e attira
        invisibile/invisibili: che nessuno può vedere
        visibile/visibili: che si può vedere
        piacevole/piacevoli: che fa stare bene
        spiacevole/spiacevoli: che fa stare male
        divertente*: che fa ridere
        noioso*: senza alcun interesse
        misterioso/misterios~: che nessuno sa spiegare
        magico/magic~/magich~: che ha un potere fuori dalla natura
        sorprendente/sorprendenti: che lascia senza parole
        impressionante/impressionanti: che lascia senza fiato né parole`,
    },
    {
      // Verità, chiarezza e genere
      kind: 'adjective',
      rows: `
        autentico/autentic~/autentich~: che è vero, non una copia
        falso/fals~: che non è vero
        evidente/evidenti: che si vede chiaramente
        ovvio/ovvi~/ovvi: così chiaro che tutti lo vedono
        complesso*: formato da molte parti, non facile
        complicato/complicat~: per niente facile
        incerto/incert~: di cui non si è sicuri
        probabile/probabili: che quasi di sicuro accadrà
        improbabile/improbabili: che quasi di sicuro non accadrà
        inevitabile/inevitabili: che accadrà senza rimedio
        esatto/esatt~: senza alcun errore
        preciso/precis~: misurato senza alcun errore
        corretto/corretta forma/corretti: senza errori
        assurdo/assurd~: che non ha senso
        logico*/logica conclusione/ragionamento logico/logiche: che ha senso
        strano*: non normale, che accade di rado
        insolito/insolit~: che non accade quasi mai
        unico*: che non ha un altro uguale
        abituale/abituali: che accade quasi sempre
        simile/simili: quasi uguale a un altro
        identico/identic~/identich~: uguale in tutto
        diverso*: che non è uguale
        opposto*/opposta/opposte/direzione opposta: che è tutto il contrario
        vario/varie/vari tipi/varia: di più generi
        popolare*/molto popolare/popolari tra/più popolare: che piace a molta gente
        ufficiale*/ufficiali/lingua ufficiale/lingue ufficiali: che viene dall’autorità
        privato/privat~: che è soltanto di alcuni
        illegale/illegali: che va contro la legge
        obbligatorio/obbligatori~/obbligatori: che si deve fare per legge
        gratuito/gratuit~: che non costa nulla
        segreto*/segreta/segrete/in segreto/segreti e: che quasi nessuno conosce`,
    },
    {
      // Di che cosa tratta o di dove è
      kind: 'adjective',
      rows: `
        bellico/bellic~/bellich~: della guerra
        religioso/religios~: della fede in Dio
        economico*/economica/economiche/sviluppo economico: del denaro e della produzione
        agricolo/agricol~: del lavoro dei campi
        marittimo/marittim~: del mare e delle navi
        industriale/industriali: delle fabbriche e delle macchine
        commerciale/commerciali: della compera e della vendita
        sociale/sociali: della vita delle persone in gruppo
        educativo/educativ~: dell’insegnamento e della scuola
        artistico/artistic~/artistich~: della pittura, della musica e della danza
        letterario/letterari~/letterari: dei libri e delle poesie
        ambientale/ambientali: della natura intorno a noi
        solare*: dell’astro che ci dà luce
        elettrico*: della corrente che accende le lampade
        linguistico/linguistic~/linguistich~: delle parole e dei modi di parlare
        giuridico/giuridic~/giuridich~: delle leggi e dei giudici
        minerario/minerari~/minerari: delle cave di metalli e carbone
        militare*/potere militare/forze militari/servizio militare/capo militare/campagna militare: dell’esercito
        medico*/cure mediche/medica/mediche: della cura dei malati
        ferroviario/ferroviari~/ferroviari: dei treni e dei binari
        manifatturiero/manifatturier~: del fare prodotti in fabbrica`,
    },
    {
      // Come continua ciò che si dice
      kind: 'adverb',
      rows: `
        tuttavia: a dispetto di ciò che si è detto
        ciononostante: a dispetto di tutto
        nondimeno: a dispetto di tutto ciò
        pertanto: come risultato
        di conseguenza: come risultato logico
        perciò: come risultato di questo
        inoltre: e anche, in aggiunta
        persino: anche, contro ogni attesa
        probabilmente: con buona sicurezza
        forse: può darsi di sì
        presumibilmente: come si può pensare con buona sicurezza
        apparentemente: da ciò che sembra
        evidentemente: come tutti vedono
        purtroppo: per cattiva sorte
        fortunatamente: per buona sorte
        sfortunatamente: per sorte cattiva
        in realtà: se si guardano i fatti`,
    },
    {
      // Quando e quante volte
      kind: 'adverb',
      rows: `
        anticamente: in un passato lontano
        attualmente: ai nostri giorni
        recentemente: poco tempo fa
        precedentemente: in un momento del passato
        successivamente: più tardi, dopo
        in seguito: più tardi, dopo quel fatto
        immediatamente: senza aspettare neppure un secondo
        subito*: senza aspettare
        improvvisamente: di colpo, in un attimo
        all’improvviso/all'improvviso: di colpo, senza avviso
        infine: per ultimo
        finalmente: dopo una lunga attesa
        nel frattempo: durante quel tempo
        intanto: durante quello stesso tempo
        spesso*: molte volte
        frequentemente: molte volte, non di rado
        raramente: molto poche volte
        talvolta: in alcune occasioni
        di tanto in tanto: alcune volte, ma non sempre
        continuamente: senza mai fermarsi
        costantemente: senza fermarsi un momento
        temporaneamente: solo per un certo periodo
        gradualmente: a poco a poco
        a mano a mano: a poco a poco, un passo dopo l’altro
        contemporaneamente: nello stesso tempo
        quotidianamente: tutti i giorni
        annualmente: una volta ogni dodici mesi
        prima o poi: un giorno o l’altro
        ormai: a questo punto`,
    },
    {
      // Quanto
      kind: 'adverb',
      rows: `
        circa: più o meno
        esattamente: né più né meno
        appena*/appena visibile/appena appena: pochissimo, quasi per niente
        totalmente: senza che manchi nulla
        completamente: del tutto, senza che manchi nulla
        interamente: da cima a fondo, senza che manchi nulla
        parzialmente: solo in una parte
        principalmente: in primo luogo e più di ogni altra cosa
        soprattutto: più di ogni altra cosa
        specialmente: più degli altri, in primo luogo
        unicamente: niente più di questo
        notevolmente: in un grado piuttosto alto
        eccessivamente: più del giusto
        leggermente: un poco, non molto
        estremamente: nel grado più alto
        enormemente: in un grado altissimo`,
    },
    {
      // In che modo
      kind: 'adverb',
      rows: `
        accuratamente: guardando bene ogni cosa
        attentamente: guardando bene
        velocemente*: in poco tempo
        in fretta: in pochissimo tempo
        silenziosamente: senza fare rumore
        di nascosto: senza che nessuno veda
        a bassa voce: facendo poco rumore nel parlare
        dolcemente: senza forza né colpi
        bruscamente: di colpo e con forza
        violentemente: con molta forza e danni
        coraggiosamente: senza alcun timore
        timidamente: con vergogna
        tristemente: con molta pena
        allegramente: di buon umore
        furiosamente: con molta rabbia
        gentilmente: con buone maniere
        generosamente: dando molto
        pacificamente: senza guerra
        volontariamente: perché lo si vuole
        apposta: perché lo si vuole fare
        per sbaglio: senza volerlo
        facilmente*: senza fatica
        a fatica: con molto lavoro
        gratuitamente: senza farsi pagare
        invano: senza alcun risultato`,
    },
  ],
};
