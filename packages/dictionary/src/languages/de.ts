import type { Words } from '../words.js';

/** What harder German words mean, in plain words. */
export const words: Words = {
  endings: {
    verb: 'e s st t est et en n te ten test tet ete eten etet tes ter tem etes eter etem end ende enden ender endes endem nd nde nden ene enen ener enes enem',
    noun: 'e s es n en se sen',
    adjective: 'e er en es em ere eren erer eres ste sten ster stes este esten ester',
    adverb: '',
  },
  groups: [
    {
      // What one makes of an event
      kind: 'verb',
      rows: `
        verhindern/verhinder~: etwas nicht geschehen lassen
        vermeiden/vermeid~/vermied~: möglichst nicht geschehen lassen
        verursachen/verursach~: etwas Schlechtes zur Folge haben
        bewirken/bewirk~: etwas zur Folge haben
        hervorrufen/hervorruf~/hervorzurufen/hervorrief~/hervorgeruf~: entstehen lassen, zur Folge haben
        auslösen/auslös~/ausgelös~/auszulösen: zur Folge haben, dass etwas beginnt
        ermöglichen/ermöglich~: dafür sorgen, dass etwas geht
        erschweren/erschwer~: etwas mühsamer machen
        beschleunigen/beschleunig~: etwas schneller machen
        verzögern/verzöger~: etwas langsamer machen
        beenden/beend~: mit etwas Schluss machen
        fortsetzen/fortsetz~/fortgesetz~/fortzusetzen: mit etwas weitermachen
        unterbrechen/unterbricht/unterbrach/unterbrachen/unterbrochen/unterbrochene/unterbrochenen: mit etwas kurz aufhören
        wiederholen/wiederhol~: etwas noch einmal tun
        planen/plan~/geplan~: überlegen, wie man etwas tun will`,
    },
    {
      // To make something different
      kind: 'verb',
      rows: `
        verringern/verringer~: kleiner oder weniger machen
        reduzieren/reduzier~: kleiner oder weniger machen
        senken*: etwas niedriger machen
        steigern/steiger~/gesteiger~: größer oder stärker werden lassen
        erweitern/erweiter~: etwas größer oder breiter machen
        verwandeln/verwandel~: zu etwas völlig Neuem machen
        umwandeln/umwandel~/umgewandel~/umzuwandeln: zu etwas Neuem machen
        beschädigen/beschädig~: etwas ein wenig kaputt machen
        zerstören/zerstör~: etwas völlig kaputt machen
        vernichten/vernicht~: etwas völlig kaputt machen
        reparieren/reparier~: etwas Kaputtes wieder ganz machen
        schmücken/schmück~/geschmück~: etwas schöner machen
        verzieren/verzier~: etwas mit kleinen Bildern schöner machen
        ergänzen/ergänz~: etwas Fehlendes hinzutun
        gestalten/gestalt~: einer Sache eine Form geben
        verunreinigen/verunreinig~: etwas schmutzig machen`,
    },
    {
      // To put things together or apart
      kind: 'verb',
      rows: `
        zusammenfügen/zusammenfüg~/zusammengefüg~/zusammenzufügen: aus Teilen ein Ganzes machen
        zerlegen/zerleg~: etwas in seine Teile auseinandernehmen
        trennen*: Teile auseinanderbringen
        befestigen/befestig~: etwas so anbringen, dass es hält
        sammeln*: nach und nach zusammentragen
        sortieren/sortier~: nach Art oder Größe ordnen
        stapeln/stapel~/gestapel~: Dinge aufeinanderlegen
        verteilen/verteil~: jedem etwas davon geben
        kombinieren/kombinier~: Verschiedenes zusammenbringen
        verknüpfen/verknüpf~: Verschiedenes miteinander zusammenbringen
        einwickeln/einwickel~/eingewickel~/einzuwickeln: in Papier oder Stoff hüllen
        aufbewahren/aufbewahr~/aufzubewahren: für später sicher hinlegen
        beseitigen/beseitig~: etwas wegschaffen
        entfernen: etwas wegnehmen, wegschaffen
        vergraben/vergräbt/vergrub/vergruben/vergrabene/vergrabenen: an einen Ort unter der Erde tun
        verstecken/versteck~: an einen heimlichen Ort tun`,
    },
    {
      // To cook
      kind: 'verb',
      rows: `
        umrühren/umrühr~/umgerühr~/umzurühren: mit einem Löffel im Kreis bewegen
        verrühren/verrühr~: mit einem Löffel gut durcheinanderbringen
        mischen/misch~/gemisch~: verschiedene Dinge durcheinanderbringen
        vermengen/vermeng~: Dinge gut durcheinanderbringen
        hinzufügen/hinzufüg~/hinzugefüg~/hinzuzufügen: noch etwas dazugeben
        kneten/knet~/geknet~: kräftig mit den Händen drücken
        schälen/schäl~/geschäl~: die äußere Haut abmachen
        würzen/würz~/gewürz~: mit Salz und Kräutern verfeinern
        erhitzen/erhitz~: sehr warm werden lassen
        bestreuen/bestreu~: eine dünne Schicht darauf fallen lassen
        zubereiten/zubereit~/zuzubereiten: ein Essen fertig machen
        servieren/servier~: das Essen auf den Tisch bringen
        rösten/röst~/geröst~: ohne Wasser braun werden lassen
        zerkleinern/zerkleiner~: in viele Stücke schneiden
        schütten/schütt~/geschütt~: aus einem Gefäß fließen lassen
        gießen*: Wasser oder Milch fließen lassen`,
    },
    {
      // To find out
      kind: 'verb',
      rows: `
        entdecken/entdeck~: etwas Unbekanntes finden oder mitbekommen
        erforschen/erforsch~: etwas lange und genau untersuchen
        untersuchen/untersuch~: etwas genau und gründlich ansehen
        beobachten/beobacht~: längere Zeit genau ansehen
        prüfen/prüf~/geprüf~: genau nachsehen, ob etwas stimmt
        überprüfen/überprüf~: noch einmal nachsehen, ob etwas stimmt
        berechnen/berechn~: mit Zahlen und Formeln herausbekommen
        ermitteln/ermittel~: durch Suchen und Fragen herausbekommen
        begreifen/begreif~/begriff~: mitbekommen und verstehen, worum es geht
        wahrnehmen/wahrnehm~/wahrzunehmen/wahrnimm~/wahrnahm~/wahrgenomm~: mit Augen oder Ohren mitbekommen
        vergleichen/vergleich~/verglich~: auf Unterschiede achten
        analysieren/analysier~: Punkt für Punkt genau untersuchen
        bemerken/bemerk~: mitbekommen, dass etwas da ist
        erkennen/erkenn~/erkannt~: mitbekommen, was oder wie etwas ist`,
    },
    {
      // To judge, to suppose, to think up
      kind: 'verb',
      rows: `
        vermuten/vermut~: etwas glauben, ohne es zu wissen
        bezweifeln/bezweifel~: etwas nicht recht glauben
        erwarten/erwart~: glauben, dass etwas kommt
        befürchten/befürcht~: glauben, dass etwas Schlimmes kommt
        beurteilen/beurteil~: sagen, wie gut oder schlecht etwas ist
        bewerten/bewert~: sagen, wie gut oder schlecht etwas ist
        entscheiden/entscheidet/entschied/entschieden/entschiede: nach Überlegung festlegen
        beschließen/beschließ~/beschloss~: sich nach Überlegung auf etwas festlegen
        berücksichtigen/berücksichtig~: an etwas denken und danach handeln
        ignorieren/ignorier~: so tun, als wäre etwas nicht da
        erfinden/erfind~/erfand~/erfund~: sich etwas ganz Neues ausdenken
        entwerfen/entwerf~/entwirf~/entwarf~/entworf~: eine erste Zeichnung von etwas machen`,
    },
    {
      // To say that something is so
      kind: 'verb',
      rows: `
        behaupten/behaupt~: etwas ohne Beweis sagen
        erwähnen/erwähn~: nur kurz von etwas sprechen
        betonen/beton~: als besonders wichtig hinstellen
        leugnen/leugn~/geleugn~: sagen, dass etwas nicht wahr ist
        gestehen/gesteht/gestand: endlich offen sagen, was wahr ist
        verkünden/verkünd~: vor allen Leuten laut mitteilen
        ankündigen/ankündig~/angekündig~/anzukündigen: schon vorher mitteilen
        beschreiben/beschreib~/beschrieb~: genau erzählen, wie etwas ist
        schildern/schilder~/geschilder~: genau erzählen, wie etwas war
        erläutern/erläuter~: so reden, dass andere es verstehen
        verschweigen/verschweig~/verschwieg~: absichtlich nichts davon erzählen
        vorschlagen/vorschlag~/vorzuschlagen/vorschläg~/vorschlug~: anderen eine Idee nennen
        begründen/begründ~: angeben, warum etwas so ist
        bestätigen/bestätig~: sagen, dass etwas stimmt
        empfehlen/empfehl~/empfiehl~/empfahl~/empfohl~: als gut nennen, zu etwas raten
        bezeichnen*: mit einem Namen nennen`,
    },
    {
      // How somebody uses the voice
      kind: 'verb',
      rows: `
        flüstern/flüster~/geflüster~: sehr leise sprechen
        murmeln/murmel~/gemurmel~: leise und undeutlich sprechen
        brüllen/brüll~/gebrüll~: sehr laut schreien
        kreischen/kreisch~/gekreisch~: laut und mit hoher Stimme schreien
        jubeln/jubel~/gejubel~: vor Freude laut rufen
        schluchzen/schluchz~/geschluchz~: heftig weinen und dabei schwer atmen
        jammern/jammer~/gejammer~: laut über sein Unglück reden
        schimpfen/schimpf~/geschimpf~: zornig und laut reden
        seufzen/seufz~/geseufz~: vor Kummer lang ausatmen
        schweigen/schweigt/schwieg/schwiegen/geschwiegen: kein Wort sagen
        plaudern/plauder~/geplauder~: gemütlich miteinander reden
        kichern/kicher~/gekicher~: leise und mit hoher Stimme lachen
        stöhnen/stöhn~/gestöhn~: vor Schmerz tiefe Laute von sich geben
        prahlen/prahl~/geprahl~: laut sagen, wie toll man ist
        lügen/lügt/log/logen/gelogen: nicht die Wahrheit sagen
        stottern/stotter~/gestotter~: beim Sprechen immer wieder hängen bleiben`,
    },
    {
      // To move somebody to do something, or to keep somebody from it
      kind: 'verb',
      rows: `
        überzeugen/überzeug~: durch Gründe zu einem Glauben bringen
        überreden/überred~: jemanden durch Worte dazu bringen
        ermutigen/ermutig~: jemandem Hoffnung und Kraft geben
        zwingen/zwing~/zwang~/gezwung~: gegen den Willen zu etwas bringen
        veranlassen/veranlass~: jemanden zu etwas bringen
        verbieten/verbiet~/verbot~: sagen, dass man etwas nicht darf
        erlauben/erlaub~: sagen, dass man etwas darf
        gestatten/gestatt~: sagen, dass man etwas darf
        befehlen/befiehlt/befahl/befahlen/befohlen: streng sagen, was zu tun ist
        beauftragen/beauftrag~: jemandem eine Aufgabe geben
        warnen/warn~/gewarn~: auf eine Gefahr aufmerksam machen
        benachrichtigen/benachrichtig~: jemandem etwas mitteilen
        informieren/informier~: jemandem etwas Wichtiges mitteilen
        bitten*: höflich um etwas fragen
        fordern/fordert/gefordert: mit Nachdruck haben wollen
        verlangen/verlang~: unbedingt haben wollen`,
    },
    {
      // To speak to somebody or of somebody, well or badly
      kind: 'verb',
      rows: `
        loben/lobt/lobte/lobten/gelobt: jemandem sagen, dass er gut war
        tadeln/tadel~/getadel~: jemandem sagen, was er falsch gemacht hat
        kritisieren/kritisier~: sagen, was falsch oder schlecht ist
        beleidigen/beleidig~: mit bösen Worten verletzen
        verspotten/verspott~: sich über jemanden lustig machen
        auslachen/auslach~/ausgelach~/auszulachen: sich über jemanden lustig machen
        beschuldigen/beschuldig~: sagen, jemand habe Böses getan
        anklagen/anklag~/angeklag~/anzuklagen: jemanden vor Gericht bringen
        begrüßen/begrüß~: jemandem einen guten Tag wünschen
        bewundern/bewunder~: jemanden ganz großartig finden
        verehren/verehr~: sehr hoch achten und großartig finden
        verachten/veracht~: für wertlos halten, nicht leiden können
        hassen/hasst/hasste/hassten/gehasst: jemanden überhaupt nicht leiden können
        beneiden/beneid~: auch haben wollen, was ein anderer hat
        bedauern*: es schade finden, dass etwas so ist
        vermissen/vermiss~: traurig sein, weil jemand nicht da ist`,
    },
    {
      // To do good or harm to somebody
      kind: 'verb',
      rows: `
        trösten/tröst~/getröst~: jemandem in seiner Trauer beistehen
        versorgen/versorg~: jemandem geben, was er braucht
        beschützen/beschütz~: Gefahren von jemandem fernhalten
        schützen/schütz~/geschütz~: Gefahren oder Schaden fernhalten
        bewachen/bewach~: aufpassen, dass keiner kommt oder geht
        retten*: aus einer Gefahr herausholen
        befreien/befrei~: aus der Gefangenschaft herausholen
        heilen/heilt/heilte/heilten/geheilt/geheilte/verheilt: wieder gesund machen oder werden
        belohnen/belohn~: als Dank etwas Schönes geben
        unterrichten/unterricht~: jemandem beibringen, was er nicht kann
        begleiten/begleit~: mit jemandem zusammen gehen
        überraschen/überrasch~: etwas tun, womit keiner rechnet`,
    },
    {
      // To do harm to somebody
      kind: 'verb',
      rows: `
        verletzen/verletz~: jemandem eine Wunde zufügen
        quälen/quäl~/gequäl~: jemandem lange wehtun
        bestrafen/bestraf~: für eine böse Tat büßen lassen
        betrügen/betrügt/betrog/betrogen: durch Lügen um sein Geld bringen
        täuschen/täusch~/getäusch~: durch Lügen etwas Falsches glauben lassen
        vertreiben/vertreib~/vertrieb~: jemanden zum Fortgehen zwingen
        verjagen/verjag~: jemanden zum Fortgehen zwingen
        verhaften/verhaft~: wegen einer Tat ins Gefängnis bringen
        entführen/entführ~: heimlich und mit Gewalt mitnehmen
        vernachlässigen/vernachlässig~: sich zu wenig um jemanden kümmern
        unterdrücken/unterdrück~: ein Volk mit Gewalt unfrei halten`,
    },
    {
      // How somebody moves
      kind: 'verb',
      rows: `
        fliehen/flieht/floh/flohen/geflohen: vor einer Gefahr weglaufen
        flüchten/flücht~/geflücht~: vor einer Gefahr weglaufen
        entkommen/entkomm~/entkam~: einer Gefahr glücklich entgehen
        eilen/eilt/eilte/eilten/geeilt: sehr schnell gehen
        schleichen/schleicht/schlich/schlichen/geschlichen: leise und heimlich gehen
        kriechen/kriecht/kroch/krochen/gekrochen: auf dem Bauch vorwärtskommen
        klettern/kletter~/gekletter~: mit Händen und Füßen hinaufkommen
        stolpern/stolper~/gestolper~: beim Laufen mit dem Fuß hängen bleiben
        humpeln/humpel~/gehumpel~: mit einem verletzten Bein laufen
        hüpfen/hüpf~/gehüpf~: kleine Sprünge machen
        schweben/schweb~/geschweb~: ruhig in der Luft hängen
        flattern/flatter~/geflatter~: schnell mit den Flügeln schlagen
        zurückkehren/zurückkehr~/zurückgekehr~/zurückzukehren: wieder an den alten Ort kommen
        auswandern/auswander~/ausgewander~/auszuwandern: für immer in ein anderes Land ziehen
        landen*: aus der Luft auf den Boden kommen
        wandern*: eine lange Strecke zu Fuß gehen`,
    },
    {
      // What somebody does with the body, without words
      kind: 'verb',
      rows: `
        nicken*: mit dem Kopf Ja sagen
        gähnen/gähn~/gegähn~: vor Müdigkeit den Mund weit öffnen
        zittern/zitter~/gezitter~: vor Angst oder Kälte beben
        staunen/staun~/gestaun~: sich sehr wundern
        lauschen/lausch~/gelausch~: ganz still und genau zuhören
        keuchen/keuch~/gekeuch~: laut und schnell atmen
        zögern/zöger~/gezöger~: vor einer Tat unsicher warten
        schwitzen/schwitz~/geschwitz~: vor Hitze nass auf der Haut werden
        blinzeln/blinzel~/geblinzel~: die Augen schnell auf- und zumachen
        schnarchen/schnarch~/geschnarch~: im Schlaf laut durch die Nase atmen
        starren/starrt/starrte/starrten/gestarrt/anstarren/anstarrte/angestarrt: ohne Pause auf etwas blicken
        erröten/erröt~: vor Scham im Gesicht die Farbe wechseln
        erschrecken*/erschrak/erschraken/erschrocken: plötzlich große Angst bekommen
        grinsen/grins~/gegrins~: breit und spöttisch lächeln
        frieren*: sich sehr kalt fühlen
        niesen/niest/nieste/niesten/geniest: laut Luft durch die Nase ausstoßen`,
    },
    {
      // What happens by itself
      kind: 'verb',
      rows: `
        schmelzen/schmilzt/schmolz/schmolzen/geschmolzen/geschmolzene/geschmolzenen: in der Wärme flüssig werden
        verdunsten/verdunst~: langsam als Gas aufsteigen
        verdampfen/verdampf~: durch Hitze als Gas aufsteigen
        schrumpfen/schrumpf~/geschrumpf~: nach und nach kleiner werden
        explodieren/explodier~: mit lautem Knall zerspringen
        platzen/platz~/geplatz~: plötzlich aufreißen und zerspringen
        einstürzen/einstürz~/eingestürz~/einzustürzen: plötzlich in sich zusammenfallen
        verwelken/verwelk~: trocken werden und die Blätter verlieren
        verfaulen/verfaul~: langsam schlecht werden und stinken
        keimen/keim~/gekeim~: aus einem Samen zu wachsen beginnen
        erlöschen/erlösch~/erlisch~/erlosch~: zu brennen aufhören
        sinken/sinkt/sank/sanken/gesunken/gesunkene: nach unten gehen
        erstarren/erstarr~: ganz steif und fest werden
        rosten/rostet/rostete/rosteten/verrosten/verrostet/verrostete: als Eisen braun und brüchig werden`,
    },
    {
      // What gives light, moves or sounds by itself
      kind: 'verb',
      rows: `
        leuchten*: hell sein, Licht geben
        glänzen/glänzt/glänzte/glänzten/glänzend/glänzende/glänzenden: im Licht hell schimmern
        funkeln/funkel~/gefunkel~: in kleinen Blitzen hell schimmern
        glühen/glüh~/geglüh~: rot vor Hitze sein
        rauschen/rauscht/rauschten/rauschende/rauschenden: wie Wasser oder Wind klingen
        knarren/knarr~/geknarr~: wie eine alte Holztür klingen
        dröhnen/dröhn~/gedröhn~: laut und dumpf klingen
        läuten/läut~/geläut~: wie eine Glocke tönen
        wackeln/wackel~/gewackel~: sich unsicher hin und her bewegen
        schwanken/schwank~/geschwank~: sich langsam hin und her bewegen
        tropfen/tropft/tropfte/tropften/getropft: in kleinen Mengen herabfallen
        wehen/weht/wehte/wehten/geweht: als Wind durch die Luft ziehen
        duften/duft~/geduft~: sehr gut riechen
        stinken/stink~/gestink~/stank~/gestunk~: sehr schlecht riechen
        brodeln/brodel~/gebrodel~: heiß sein und Blasen werfen`,
    },
    {
      // To have, to get, to lose
      kind: 'verb',
      rows: `
        besitzen/besitz~/besaß~/besess~: haben, was einem gehört
        erwerben/erwerb~/erwirb~/erwarb~/erworb~: durch Geld oder Mühe bekommen
        erben/erbt/erbte/erbten/geerbt/geerbte: nach dem Tod eines anderen bekommen
        benötigen/benötig~: unbedingt brauchen
        stehlen*: heimlich wegnehmen
        rauben/raubt/raubte/raubten/geraubt/geraubte/geraubten: mit Gewalt wegnehmen
        plündern/plünder~/geplünder~: mit Gewalt alles wegnehmen
        erobern/erober~: mit Waffen unter seine Macht bringen
        behalten/behält/behielt/behielten: nicht wieder aus der Hand geben
        beschaffen/beschafft/beschaffte/beschafften: dafür sorgen, dass etwas da ist
        verpassen/verpass~: durch Zuspätkommen nicht bekommen`,
    },
    {
      // To give and to use
      kind: 'verb',
      rows: `
        spenden/spend~/gespend~: für einen guten Zweck hergeben
        opfern/opfer~/geopfer~: für etwas Wichtiges hergeben
        verschwenden/verschwend~: mehr als nötig verbrauchen
        verwenden/verwend~: für einen Zweck benutzen
        liefern/liefer~/geliefer~: Waren zum Käufer bringen
        verweigern/verweiger~: nicht geben wollen
        tauschen/tauscht/tauschte/tauschten/getauscht/eintauschen/eingetauscht: etwas für anderes hergeben
        überreichen/überreich~: feierlich in die Hand geben
        leihen/leiht/lieh/liehen/geliehen/ausleihen/ausgeliehen: nur für eine Zeit nehmen oder geben`,
    },
    {
      // To make a thing
      kind: 'verb',
      rows: `
        errichten/erricht~: etwas Großes bauen
        herstellen/herstellt/herstellte/herstellten/hergestellt/hergestellte/hergestellten/herzustellen: durch Arbeit entstehen lassen
        produzieren/produzier~: in großen Mengen entstehen lassen
        erzeugen/erzeug~: etwas entstehen lassen
        anfertigen/anfertig~/angefertig~/anzufertigen: durch Handarbeit entstehen lassen
        weben/webt/webte/webten/gewebt/gewebte: aus Fäden Stoff machen
        nähen*: mit Nadel und Faden zusammenmachen
        flechten/flecht~/flicht~/flocht~/geflocht~: Haare oder Zweige ineinanderlegen
        schnitzen/schnitz~/geschnitz~: mit dem Messer aus Holz machen
        zeichnen/gezeichnet: mit einem Stift ein Bild machen
        gründen/gründ~/gegründ~: neu ins Leben rufen
        verfassen/verfass~: ein Buch oder einen Brief schreiben
        komponieren/komponier~: ein Musikstück schreiben
        veröffentlichen/veröffentlich~: als Buch oder Zeitung herausbringen
        drucken*: mit Farbe aufs Papier bringen`,
    },
    {
      // Work in the field and with animals
      kind: 'verb',
      rows: `
        säen/sät/säte/säten/gesät/gesäte/ausgesät/aussäen: Körner in die Erde streuen
        ernten/erntet/erntete/ernteten/geerntet/geernteten: reife Früchte einsammeln
        pflügen/pflüg~/gepflüg~: mit einem Gerät den Boden umdrehen
        züchten/zücht~/gezücht~: Tiere oder Pflanzen planvoll vermehren
        anbauen/anbau~/angebau~/anzubauen: auf Feldern wachsen lassen
        mähen/mäh~/gemäh~: Gras oder Getreide abschneiden
        füttern*: einem Tier zu fressen geben
        melken/melkt/molk/gemolken/melkte/melkten: einer Kuh die Milch abnehmen
        schlachten/schlachtet/schlachtete/schlachteten/geschlachtet/geschlachteten: ein Tier töten, um es zu essen
        graben*: ein Loch in die Erde machen
        bewässern/bewässer~: dem Boden zu trinken geben
        roden/rodet/rodete/rodeten/gerodet/gerodete/gerodeten: Bäume samt Wurzeln wegmachen
        hüten/hütet/hütete/hüteten/gehütet: auf Schafe oder Kinder aufpassen
        zähmen/zähm~/gezähm~: ein wildes Tier an Menschen gewöhnen
        dressieren/dressier~: einem Tier Kunststücke beibringen`,
    },
    {
      // To move or touch a thing
      kind: 'verb',
      rows: `
        schleppen/schlepp~/geschlepp~: mit großer Mühe tragen
        zerren/zerrt/zerrte/zerrten/gezerrt: mit Gewalt ziehen
        schleudern/schleuder~/geschleuder~: mit großer Kraft werfen
        ergreifen*: schnell in die Hand nehmen
        transportieren/transportier~: an einen anderen Ort bringen
        berühren/berühr~: leicht mit der Hand anfassen
        umarmen/umarm~: jemanden an sich drücken
        streicheln/streichel~/gestreichel~: mit der Hand sanft über etwas fahren
        anzünden/anzünd~/angezünd~/anzuzünden: Feuer an etwas legen
        verschließen/verschließ~/verschloss~: fest zumachen
        zerreißen/zerreiß~/zerriss~: mit den Händen in Stücke ziehen
        verbrennen/verbrenn~/verbrannt~: durch Feuer zu Asche machen oder werden`,
    },
    {
      // Law and government
      kind: 'verb',
      rows: `
        regieren/regier~: einen Staat lenken
        ernennen/ernenn~/ernannt~: jemandem ein Amt geben
        abschaffen/abschaff~/abgeschaff~/abzuschaffen: ein Gesetz oder einen Brauch beenden
        unterzeichnen/unterzeichn~: seinen Namen auf ein Papier setzen
        unterschreiben/unterschreib~/unterschrieb~: seinen Namen auf ein Papier setzen
        einführen/einführ~/eingeführ~/einzuführen: etwas Neues üblich machen
        verurteilen/verurteil~: vor Gericht eine Strafe aussprechen
        befolgen/befolg~: tun, was eine Regel befiehlt
        gehorchen/gehorch~: tun, was ein anderer befiehlt
        überwachen/überwach~: heimlich oder ständig beobachten
        ablehnen/ablehn~/abgelehn~/abzulehnen: Nein zu etwas sagen
        akzeptieren/akzeptier~: Ja zu etwas sagen
        bevorzugen/bevorzug~: lieber haben als anderes
        verwalten/verwalt~: sich um Geld oder Besitz kümmern
        finanzieren/finanzier~: das Geld für etwas geben`,
    },
    {
      // War and quarrel
      kind: 'verb',
      rows: `
        angreifen/angreift/angriff/angriffen/angegriffen/anzugreifen: gegen jemanden zu kämpfen beginnen
        verteidigen/verteidig~: Feinde von etwas fernhalten
        besiegen/besieg~: in einem Kampf stärker sein als andere
        belagern/belager~: eine Stadt mit Soldaten umstellen
        überfallen/überfällt/überfiel/überfielen: plötzlich gegen jemanden kämpfen
        bekämpfen/bekämpf~: etwas Schlechtes zu beenden versuchen
        bedrohen/bedroh~: jemandem mit Schlimmem Angst machen
        unterwerfen/unterwerf~/unterwirf~/unterwarf~/unterworf~: ein Volk in seine Gewalt bringen
        ermorden/ermord~: einen Menschen absichtlich umbringen
        umzingeln/umzingel~: sich auf allen Seiten um jemanden stellen
        kämpfen/kämpf~/gekämpf~: mit Waffen oder Fäusten gegen jemanden vorgehen`,
    },
    {
      // What people do among others
      kind: 'verb',
      rows: `
        verhandeln/verhandel~: über eine Einigung sprechen
        protestieren/protestier~: laut zeigen, dass man dagegen ist
        demonstrieren/demonstrier~: auf der Straße seine Meinung zeigen
        streiken/streik~/gestreik~: aus Protest nicht arbeiten
        teilnehmen/teilnehm~/teilzunehmen/teilnimm~/teilnahm~/teilgenomm~: bei etwas mitmachen
        heiraten*: Mann und Frau werden
        streiten/streitet/stritt/stritten/gestritten: mit Worten gegeneinander kämpfen
        scherzen/scherz~/gescherz~: etwas Lustiges sagen
        verzichten/verzicht~: freiwillig etwas nicht nehmen
        diskutieren/diskutier~: seine Meinungen austauschen
        kapitulieren/kapitulier~: aufhören zu kämpfen und aufgeben
        musizieren/musizier~: mit Instrumenten spielen
        reisen*: in ferne Orte fahren
        übernachten/übernacht~: an einem Ort schlafen, auf einer Reise
        vertrauen/vertraut/vertraute/vertrauten: glauben, dass jemand ehrlich ist
        beten/betet/betete/beteten/gebetet: mit Gott sprechen`,
    },
    {
      // How one thing stands to another
      kind: 'verb',
      rows: `
        enthalten/enthalt~/enthält~/enthielt~: Teile von etwas in sich haben
        umfassen/umfasst/umfasste/umfassten: viele Teile in sich haben
        umgeben/umgeb~/umgib~/umgab~: auf allen Seiten um etwas sein
        übertreffen/übertreff~/übertriff~/übertraf~/übertroff~: besser oder größer sein als
        ähneln/ähnel~/geähnel~: fast gleich aussehen
        entsprechen/entspricht/entsprach/entsprachen: zu etwas passen, gleich sein
        beeinflussen/beeinfluss~: auf etwas einwirken
        betreffen/betrifft/betraf/betrafen: für jemanden wichtig sein, ihn angehen
        erfordern/erforder~: unbedingt nötig machen
        verbinden/verbindet/verbunden/verbanden: Getrenntes zusammenbringen
        stammen/stamm~/gestamm~: von dort kommen, dort seinen Anfang haben
        betragen/beträgt: eine bestimmte Zahl ausmachen
        symbolisieren/symbolisier~: als Zeichen für etwas stehen
        ausreichen/ausreicht/ausreichte/ausgereicht: gerade genug sein
        überwiegen/überwiegt/überwog/überwogen: den größeren Teil ausmachen
        ersetzen/ersetz~: den Platz von anderem einnehmen`,
    },
    {
      // To manage, or not, what one has to do
      kind: 'verb',
      rows: `
        vorbereiten/vorbereit~/vorzubereiten: alles Nötige vorher tun
        durchführen/durchführ~/durchgeführ~/durchzuführen: einen Plan in die Tat umsetzen
        organisieren/organisier~: dafür sorgen, dass ein Treffen klappt
        veranstalten/veranstalt~: ein Treffen oder Fest stattfinden lassen
        üben/geübt: oft wiederholen, um es zu lernen
        erledigen/erledig~: eine Arbeit fertig machen
        vollenden/vollend~: ganz fertig machen
        beabsichtigen/beabsichtig~: etwas tun wollen
        versuchen*: sich Mühe geben, etwas zu tun
        erlernen/erlern~: sich etwas Neues beibringen
        anstreben/anstreb~: sich etwas als Ziel setzen`,
    },
    {
      // To bear, to dare, to feign
      kind: 'verb',
      rows: `
        überleben/überleb~: nach einer Gefahr nicht tot sein
        überstehen/übersteht/überstand/überstanden: etwas Schweres hinter sich bringen
        erleiden/erleid~/erlitt~: Schlimmes ertragen müssen
        bewältigen/bewältig~: mit etwas Schwerem fertig werden
        überwinden/überwind~/überwand~/überwund~: mit etwas Schwerem fertig werden
        wagen/wagt/wagte/wagten/gewagt: den Mut zu etwas haben
        versäumen/versäum~: nicht tun, was man sollte
        vortäuschen/vortäusch~/vorgetäusch~/vorzutäuschen: so tun, als ob etwas wahr wäre`,
    },
    {
      // What somebody does with regard to himself or others
      kind: 'verb',
      rows: `
        sich beeilen*/beeil~: etwas schnell tun
        sich versammeln*/versammel~: an einem Ort zusammenkommen
        sich beschweren*/beschwer~: sagen, dass einem etwas nicht gefällt
        sich rächen*/rächen/rächt/rächte/rächten/gerächt: jemandem Böses zurückgeben
        sich erholen*/erholen/erholt/erholte/erholten: nach einer Mühe wieder Kraft bekommen
        sich verkleiden*/verkleid~: sich andere Sachen anziehen
        sich bedanken*/bedank~: sich froh über eine Hilfe zeigen
        sich nähern/näherte sich/näherten sich/nähert sich/nähern sich: immer weiter herankommen
        sich verbeugen*/verbeugt/verbeugte/verbeugten/verbeugen: zum Gruß den Oberkörper nach vorn neigen`,
    },
    {
      // What people, animals and things do; with a reflexive pronoun
      kind: 'verb',
      rows: `
        sich befinden*/befindet/befinden/befand/befanden: an einem Ort sein
        sich ernähren*: etwas essen oder fressen
        sich entwickeln*: nach und nach anders werden
        sich vermehren/vermehren sich/vermehrt sich/vermehrten sich/vermehrte sich: immer zahlreicher werden
        sich unterscheiden/unterscheiden sich/unterscheidet sich/unterschied sich/unterschieden sich: nicht gleich sein
        sich eignen*/eignet sich/eignen sich: für etwas passend sein
        sich verständigen*/verständig~: einander etwas mitteilen
        sich wehren/wehrte sich/wehrten sich/wehrt sich/wehren sich/sich zu wehren: gegen einen Angreifer kämpfen
        sich verirren*/verirr~: den richtigen Weg nicht mehr finden`,
    },
    {
      // To think or feel; with a reflexive pronoun
      kind: 'verb',
      rows: `
        sich irren*/irren/irrt/irrte/irrten/geirrt: etwas Falsches glauben
        sich schämen*/schämen/schämt/schämte/schämten/geschämt: sich wegen eines Fehlers schlecht fühlen
        sich wundern*/wundern/wundert/wunderte/wunderten/gewundert: etwas seltsam finden
        sich sehnen*/sehnen/sehnt/sehnte/sehnten/gesehnt: jemanden oder etwas sehr herbeiwünschen
        sich erinnern/erinnert sich/erinnerte sich/erinnerten sich/erinnern sich: noch wissen, was früher war
        sich fürchten/fürchtete sich/fürchteten sich/fürchtet sich/fürchten sich: vor etwas Angst haben
        sich gewöhnen*/gewöhnt/gewöhnte/gewöhnten/gewöhnen: etwas nach und nach normal finden
        sich entschließen*/entschloss sich/entschlossen sich/entschließt sich: sich nach langem Denken etwas vornehmen
        sich einigen*/geeinigt/einigten/einigte: nach einem Streit dasselbe wollen
        sich weigern*/weigern/weigert/weigerte/weigerten/geweigert: etwas auf keinen Fall tun wollen
        sich bemühen*/bemüh~: etwas mit aller Kraft versuchen`,
    },
    {
      // Persons by their work
      kind: 'noun',
      rows: `
        Händler/Händler~: jemand, der Waren kauft und verkauft
        Handwerker/Handwerker~: jemand wie ein Tischler oder Bäcker
        Tischler/Tischler~: jemand, der Möbel aus Holz baut
        Maurer/Maurer~: jemand, der Wände aus Steinen baut
        Schmied/Schmieds: jemand, der heißes Eisen formt
        Metzger/Metzger~: jemand, der Fleisch und Wurst macht
        Hirte/Hirt~: jemand, der auf Schafe aufpasst
        Jäger/Jäger~: jemand, der wilde Tiere erlegt
        Förster/Förster~: jemand, der sich um den Wald kümmert
        Matrose/Matrose~: jemand, der auf einem Schiff arbeitet`,
    },
    {
      // Persons of learning and art
      kind: 'noun',
      rows: `
        Ingenieur/Ingenieur~: jemand, der Maschinen und Brücken entwirft
        Architekt/Architekt~: jemand, der Häuser entwirft
        Wissenschaftler/Wissenschaftler~: jemand, der Neues über die Welt herausfindet
        Forscher/Forscher~: jemand, der Neues über die Welt herausfindet
        Historiker/Historiker~: jemand, der frühere Zeiten untersucht
        Archäologe/Archäologe~: jemand, der sehr alte Dinge ausgräbt
        Astronom/Astronom~: jemand, der die Sterne beobachtet
        Schriftsteller/Schriftsteller~: jemand, der Bücher schreibt
        Dichter/Dichter~: jemand, der Verse schreibt
        Komponist/Komponist~: jemand, der Musikstücke schreibt
        Bildhauer/Bildhauer~: jemand, der Figuren aus Stein macht
        Schauspieler/Schauspieler~: jemand, der im Theater oder Film auftritt
        Journalist/Journalist~: jemand, der für Zeitungen berichtet
        Anwalt/Anwalts/Anwaltes/Anwält~: jemand, der anderen vor Gericht hilft
        Dolmetscher/Dolmetscher~: jemand, der Gesprochenes übersetzt`,
    },
    {
      // Persons by rank or office
      kind: 'noun',
      rows: `
        Herrscher/Herrscher~: jemand, der ein Land regiert
        Fürst/Fürst~: ein Adliger, der ein Land regiert
        Ritter/Ritter~: ein Krieger auf einem Pferd im Mittelalter
        Krieger/Krieger~: jemand, der mit Waffen kämpft
        Minister/Minister~: ein Mitglied der Regierung
        Bürgermeister/Bürgermeister~: das Oberhaupt einer Stadt
        Präsident/Präsident~: das gewählte Oberhaupt eines Staates
        Häuptling/Häuptling~: das Oberhaupt eines Stammes
        Diktator/Diktators/Diktatoren: jemand, der allein und mit Gewalt regiert
        Abgeordneter*/Abgeordnete/Abgeordneten/Abgeordneter: ein gewähltes Mitglied des Parlaments
        Offizier/Offizier~: jemand, der Soldaten befiehlt
        Beamter*/Beamte/Beamten/Beamter: jemand, der fest für den Staat arbeitet
        Richter/Richters: jemand, der bei Prozessen das Urteil spricht`,
    },
    {
      // Persons of the church, servants
      kind: 'noun',
      rows: `
        Bischof/Bischofs/Bischofes/Bischöf~: ein hoher Geistlicher der Kirche
        Papst/Papsts/Papstes/Päpst~: der oberste Geistliche der Katholiken
        Priester/Priester~: ein Geistlicher, der Gott oder Göttern dient
        Mönch/Mönch~: ein Mann, der im Kloster lebt
        Nonne/Nonne~: eine Frau, die im Kloster lebt
        Diener/Diener~: jemand, der für einen Herrn arbeitet
        Knecht/Knecht~: ein Mann, der auf einem Bauernhof arbeitet
        Magd/Mägd~: eine Frau, die auf einem Bauernhof arbeitet
        Sklave/Sklave~: ein Mensch, der einem anderen gehört
        Bote/Bote~: jemand, der Nachrichten überbringt`,
    },
    {
      // Persons by what they are to others
      kind: 'noun',
      rows: `
        Nachfolger/Nachfolger~: der Neue in einem Amt
        Vorgänger/Vorgänger~: der Frühere in einem Amt
        Gegner/Gegner~: jemand, der gegen einen kämpft oder spielt
        Feind*: jemand, der gegen einen kämpft
        Verbündeter*/Verbündete/Verbündeten/Verbündeter: wer im Kampf auf derselben Seite steht
        Begleiter/Begleiter~: jemand, der mit einem mitgeht
        Gefährte/Gefährte~: jemand, der mit einem mitgeht
        Kollege/Kollege~: jemand, der in derselben Firma arbeitet
        Nachbar*: jemand, der nebenan wohnt
        Gründer/Gründer~: jemand, der etwas ins Leben ruft
        Gastgeber/Gastgeber~: jemand, der Besuch eingeladen hat
        Erfinder/Erfinder~: jemand, der sich neue Dinge ausdenkt`,
    },
    {
      // Family and age
      kind: 'noun',
      rows: `
        Vorfahr/Vorfahr~: ein Verwandter, der lange vorher lebte
        Nachkomme/Nachkomme~: ein Kind, Enkel oder Urenkel
        Witwe/Witwe~: eine Frau, deren Mann tot ist
        Waise/Waisen/Waisenkind/Waisenkinder: ein Kind, dessen Eltern tot sind
        Geschwister/Geschwister~: Brüder und Schwestern
        Enkel/Enkel~: das Kind eines Sohnes oder einer Tochter
        Stiefmutter/Stiefmutter~: die neue Frau des Vaters
        Gatte/Gatte~: der Ehemann einer Frau
        Säugling/Säugling~: ein Kind in den ersten Monaten
        Jugendlicher*/Jugendliche/Jugendlichen/Jugendlicher: ein Mensch von etwa fünfzehn Jahren
        Verwandter*/Verwandte/Verwandten/Verwandter: jemand, der zur Familie gehört`,
    },
    {
      // Persons by what they do or suffer
      kind: 'noun',
      rows: `
        Flüchtling/Flüchtling~: jemand, der wegen Not sein Land verlässt
        Einwanderer/Einwanderern/Einwanderers: jemand, der aus einem anderen Land kommt
        Einwohner/Einwohner~: jemand, der an einem Ort lebt
        Bewohner/Bewohner~: jemand, der an einem Ort lebt
        Siedler/Siedler~: jemand, der leeres Land bewohnt
        Pilger/Pilger~: jemand, der zu einer heiligen Stätte geht
        Tourist/Tourist~: jemand, der im Urlaub fremde Orte besucht
        Passagier/Passagier~: jemand, der in Schiff oder Flugzeug mitfährt
        Zuschauer/Zuschauer~: jemand, der bei einem Spiel dabei ist
        Verbraucher/Verbraucher~: jemand, der Waren kauft und benutzt
        Kunde*: jemand, der in einem Laden kauft
        Patient/Patient~: jemand, der vom Arzt behandelt wird
        Mieter/Mieter~: jemand, der für seine Wohnung zahlt
        Besitzer/Besitzer~: jemand, dem etwas gehört
        Eigentümer/Eigentümer~: jemand, dem etwas gehört`,
    },
    {
      // Persons by crime, fight and fate
      kind: 'noun',
      rows: `
        Zeuge/Zeuge~: jemand, der eine Tat selbst gesehen hat
        Dieb*: jemand, der heimlich stiehlt
        Räuber/Räuber~: jemand, der mit Gewalt stiehlt
        Bettler/Bettler~: jemand, der auf der Straße Geld erbittet
        Verbrecher/Verbrecher~: jemand, der gegen das Gesetz handelt
        Verräter/Verräter~: jemand, der seine Freunde an Feinde ausliefert
        Gefangener*/Gefangene/Gefangenen/Gefangener: jemand, der eingesperrt ist
        Rebell/Rebell~: jemand, der gegen die Regierung kämpft
        Sieger/Sieger~: jemand, der ein Spiel gewinnt
        Held/Held~: jemand, der sehr mutig handelt`,
    },
    {
      // Beings of tales
      kind: 'noun',
      rows: `
        Riese*: ein ungeheuer großer Mann
        Zwerg*: ein sehr kleiner Mann mit langem Bart
        Drache*: ein Feuer spuckendes Tier
        Hexe*: eine böse Frau mit Zauberkraft
        Fee/Fee~: eine gute Frau mit Zauberkraft
        Zauberer/Zauberer~: ein Mann, der Wunder tun kann
        Gespenst/Gespenst~/Gespenster~: der Geist eines Toten
        Ungeheuer/Ungeheuer~: ein großes, schreckliches Tier
        Engel*: ein Bote Gottes mit Flügeln
        Teufel/Teufel~: der Herr der Hölle
        Narr*: ein dummer Mensch, über den alle lachen`,
    },
    {
      // Animals
      kind: 'noun',
      rows: `
        Säugetier/Säugetier~: ein Tier, das als Junges Milch trinkt
        Raubtier/Raubtier~: ein Tier, das andere jagt und frisst
        Beute*: was ein Jäger oder Räuber fängt
        Reptil/Reptils/Reptilien: eine Schlange, Echse oder Schildkröte
        Insekt*: ein kleines Tier mit sechs Beinen
        Nagetier/Nagetier~: ein Tier wie Maus, Ratte oder Biber
        Wirbeltier/Wirbeltier~: ein Tier mit Knochen im Rücken
        Larve/Larve~: ein junges Insekt vor der Verwandlung
        Parasit/Parasit~: ein Wesen, das auf Kosten anderer lebt
        Lebewesen/Lebewesen~: ein Mensch, ein Tier oder eine Pflanze`,
    },
    {
      // Animals of the farm, young animals, herds
      kind: 'noun',
      rows: `
        Fohlen/Fohlen~: ein sehr junges Pferd
        Stute/Stute~: ein weibliches Pferd
        Hengst/Hengst~: ein männliches Pferd
        Kalb/Kalbs/Kalbes/Kälber~: der Nachwuchs einer Kuh
        Lamm/Lamms/Lammes/Lämmer~: ein Schaf, gerade erst geboren
        Küken/Küken~: ein Huhn kurz nach dem Schlüpfen
        Welpe/Welpe~: ein Hund in den ersten Monaten
        Herde/Herde~: viele Kühe oder Ziegen zusammen
        Rudel/Rudel~: viele Wölfe oder Hirsche zusammen
        Schwarm*: viele Vögel oder Fische zusammen
        Vieh/Vieh~: Kühe, Schweine und Schafe
        Weibchen/Weibchen~: ein Tier, das Mutter werden kann`,
    },
    {
      // Parts of animals and of the body
      kind: 'noun',
      rows: `
        Schnabel/Schnabels/Schnäbel~: der harte, spitze Mund eines Vogels
        Huf/Huf~: der harte Fuß eines Pferdes
        Pfote/Pfote~: der weiche Fuß einer Katze
        Kralle/Kralle~: ein scharfer Nagel am Tierfuß
        Fell/Fell~: die behaarte Haut eines Tieres
        Rüssel/Rüssel~: die lange Nase des Elefanten
        Flosse/Flosse~: ein Körperteil der Fische zum Schwimmen
        Geweih/Geweih~: die verzweigten Hörner des Hirsches
        Mähne/Mähne~: das lange Haar am Hals eines Pferdes
        Maul/Mauls/Maules/Mäuler~: der Mund eines Tieres
        Kieme/Kieme~: ein Organ, mit dem Fische atmen`,
    },
    {
      // Parts of the body
      kind: 'noun',
      rows: `
        Skelett/Skelett~: alle Knochen eines Körpers zusammen
        Schädel/Schädel~: die Knochen des Kopfes
        Gehirn*: das Organ, mit dem man denkt
        Lunge/Lunge~: das Organ, mit dem Menschen atmen
        Magen*: das Organ, in das das Essen kommt
        Muskel/Muskeln/Muskels: ein Körperteil, der Arme oder Beine bewegt
        Stirn/Stirn~: der Teil des Gesichts über den Augen
        Kehle/Kehle~: der vordere Teil des Halses
        Knöchel/Knöchel~: die harte Stelle zwischen Fuß und Bein`,
    },
    {
      // Plants and their parts
      kind: 'noun',
      rows: `
        Wurzel*: der Teil einer Pflanze unter der Erde
        Stängel/Stängel~: der dünne, lange Teil unter der Blüte
        Ast*: ein dicker Arm des Baumes
        Zweig/Zweige/Zweigen: ein dünner Arm des Baumes
        Rinde/Rinde~: die äußere Schicht eines Baumes
        Knospe/Knospe~: eine Blüte, die noch nicht offen ist
        Samen*: ein Korn, aus dem etwas wächst
        Strauch/Strauchs/Strauches/Sträucher~: ein niedriges Gewächs mit vielen Ästen
        Unkraut/Unkrauts/Unkrautes/Unkräuter~: was im Garten wächst, aber stört
        Getreide/Getreide~: Weizen, Roggen und Hafer
        Heu/Heus: Gras, das trocken geworden ist
        Stroh/Strohs: Halme, nach der Ernte trocken
        Laub/Laubes/Laubs: alle Blätter eines Baumes
        Dorn/Dornen/Dorns: eine harte Spitze an einer Rose
        Moos/Moose/Moosen: ein weicher, grüner Teppich im Wald
        Frucht*: der Pflanzenteil mit den Samen darin`,
    },
    {
      // Food and cooking
      kind: 'noun',
      rows: `
        Zutat/Zutat~: etwas, das man für ein Gericht braucht
        Teig/Teig~: die weiche Masse vor dem Backen
        Mehl/Mehl~: fein gemahlenes Korn
        Gewürz/Gewürz~: Salz, Pfeffer oder Zimt
        Mahlzeit/Mahlzeit~: das Frühstück, Mittag- oder Abendessen
        Getränk/Getränk~: Wasser, Saft oder Tee
        Nahrung/Nahrung~: alles, was man isst und trinkt
        Vorrat/Vorräte/Vorräten/Vorrats: was man für später aufhebt
        Rezept*: eine Anleitung zum Kochen
        Brei/Breis: ein dickes, weiches Essen
        Hefe/Hefe~: ein Mittel, das den Teig aufgehen lässt
        Krümel/Krümel~: ein winziges Stück Brot
        Sahne/Sahne~: das Fette von der Milch
        Soße/Soßen/Sauce/Saucen: was man über Nudeln oder Fleisch gießt`,
    },
    {
      // Land and mountains
      kind: 'noun',
      rows: `
        Wüste*: eine trockene Gegend fast ohne Pflanzen
        Insel*: Land mit Wasser auf allen Seiten
        Halbinsel/Halbinseln: Land mit Wasser auf drei Seiten
        Küste/Küste~: der Rand des Landes am Meer
        Ufer/Ufer~: der Rand eines Flusses
        Sumpf/Sumpfs/Sumpfes/Sümpf~: weicher, sehr nasser Boden
        Moor/Moor~: weicher, sehr nasser Boden
        Wiese*: eine Fläche mit Gras
        Acker/Ackers/Ackeres/Äcker~: ein Stück Boden für Getreide
        Oase/Oase~: eine Wasserstelle mit Bäumen im Sand
        Dschungel/Dschungel~: ein dichter Wald in heißen Ländern`,
    },
    {
      // Mountains
      kind: 'noun',
      rows: `
        Gebirge/Gebirge~: viele hohe Gipfel nebeneinander
        Hügel/Hügel~: eine kleine, runde Erhebung
        Schlucht/Schlucht~: ein sehr enges, tiefes Tal
        Gipfel*: der höchste Punkt eines Berges
        Vulkan/Vulkan~: ein Berg, der Feuer spuckt
        Höhle*: ein großes Loch im Fels
        Gletscher/Gletscher~: eine große Masse Eis in den Bergen
        Tal*: das tiefe Land zwischen zwei Bergen
        Klippe/Klippe~: ein steiler Fels am Meer`,
    },
    {
      // Waters
      kind: 'noun',
      rows: `
        Bucht/Bucht~: ein Stück Meer, das ins Land hineinreicht
        Mündung/Mündung~: das Ende eines Flusses am Meer
        Teich/Teich~: ein kleines, stehendes Gewässer
        Ozean/Ozean~: ein großes Meer zwischen Kontinenten
        Strömung/Strömung~: die Bewegung des Wassers in eine Richtung
        Kanal/Kanals/Kanales/Kanäl~: ein von Menschen gegrabener Fluss
        Brunnen/Brunnen~: ein tiefes Loch mit Wasser darin
        Damm*: ein Wall, der Wasser zurückhält
        Hafen/Hafens/Häfen~: ein Platz, wo Schiffe anlegen
        Wasserfall/Wasserfalls/Wasserfalles/Wasserfäll~: ein Fluss, der über Felsen hinabstürzt
        Pfütze/Pfütze~: eine kleine Lache nach dem Regen`,
    },
    {
      // Regions
      kind: 'noun',
      rows: `
        Gebiet/Gebiet~: ein Landesteil oder Teil der Erde
        Region/Region~: ein größerer Landesteil
        Gegend/Gegend~: der Landesteil rund um einen Ort
        Provinz/Provinz~: ein Landesteil mit eigener Verwaltung
        Kontinent/Kontinent~: Europa, Asien oder Afrika
        Grenze/Grenze~: die Linie zwischen zwei Ländern
        Siedlung/Siedlung~: ein Ort, wo sich Menschen Häuser bauten
        Hauptstadt/Hauptstädt~: der Ort, an dem die Regierung sitzt
        Umgebung*: alles, was rund um etwas liegt
        Heimat/Heimat~: der Ort, aus dem man kommt
        Kolonie/Kolonien: ein Land im Besitz eines fernen Staates
        Zentrum*: die Mitte von etwas
        Wildnis/Wildnis~: Natur, die kein Mensch verändert hat
        Grundstück/Grundstück~: ein Stück Boden, das jemandem gehört`,
    },
    {
      // Buildings and rooms
      kind: 'noun',
      rows: `
        Scheune/Scheune~: ein Bau für Heu und Stroh
        Stall*: ein Raum für Pferde oder Kühe
        Hütte/Hütte~: ein kleines, einfaches Haus
        Fabrik*: eine Halle, wo Maschinen Waren machen
        Werkstatt/Werkstätt~: ein Raum, wo Handwerker arbeiten
        Mühle/Mühle~: ein Ort, wo Korn zu Mehl wird
        Gefängnis/Gefängnis~: ein Ort, wo Verbrecher eingesperrt sind
        Wirtshaus/Wirtshauses/Wirtshäuser~: ein Haus, wo Reisende essen und schlafen
        Herberge/Herberge~: ein Haus, wo Reisende essen und schlafen
        Bibliothek/Bibliothek~: eine Sammlung von Büchern zum Leihen
        Labor/Labore/Labors/Laboren: ein Raum für wissenschaftliche Versuche
        Kammer/Kammer~: ein kleines Zimmer
        Keller*: der unterste Teil eines Gebäudes`,
    },
    {
      // Great and holy buildings
      kind: 'noun',
      rows: `
        Palast/Palasts/Palastes/Paläst~: ein prächtiges Haus für einen König
        Kloster/Klosters/Klosteres/Klöster~: ein Ort, wo Mönche oder Nonnen leben
        Tempel/Tempel~: ein Ort, wo man zu Göttern betet
        Dom/Doms/Dome: eine sehr große Kirche
        Kathedrale/Kathedrale~: eine sehr große Kirche
        Moschee/Moschee~: ein Ort, wo Muslime beten
        Ruine/Ruine~: der Rest eines zerfallenen Hauses
        Rathaus/Rathauses/Rathäuser~: der Ort, wo der Bürgermeister arbeitet
        Festung/Festung~: eine Anlage mit dicken Mauern gegen Feinde
        Burg/Burg~: ein Wohnsitz von Rittern mit dicken Mauern
        Denkmal/Denkmals/Denkmales/Denkmäler~: eine Figur, die an jemanden erinnert`,
    },
    {
      // Tools, weapons and vessels
      kind: 'noun',
      rows: `
        Werkzeug/Werkzeug~: Hammer, Säge oder Zange
        Axt*: etwas Scharfes zum Fällen von Bäumen
        Schaufel/Schaufel~: etwas zum Graben von Löchern
        Besen*: etwas zum Fegen des Bodens
        Speer/Speer~: eine lange Stange mit scharfer Spitze
        Schwert*: eine Waffe mit langer Klinge
        Waffe/Waffe~: ein Ding zum Kämpfen
        Seil/Seil~: eine dicke, starke Schnur
        Mikroskop/Mikroskop~: ein Gerät, das Winziges groß zeigt
        Fernrohr/Fernrohr~: ein Gerät, mit dem man Sterne sieht
        Thermometer/Thermometer~: ein Gerät, das die Wärme misst
        Kompass/Kompass~: ein Gerät, das zeigt, wo Norden ist
        Waage/Waage~: ein Gerät, das das Gewicht zeigt`,
    },
    {
      // Vessels, vehicles, lights
      kind: 'noun',
      rows: `
        Krug/Krugs/Kruges/Krüg~: ein Gefäß für Wasser mit einem Griff
        Gefäß/Gefäß~: etwas, das man mit Wasser füllen kann
        Fass/Fasses/Fässer~: ein großes, rundes Gefäß aus Holz
        Kessel*: ein großer Topf aus Metall
        Truhe/Truhe~: eine große Kiste mit Deckel
        Behälter/Behälter~: etwas, das man mit Dingen füllen kann
        Kutsche/Kutsche~: ein Wagen, den Pferde ziehen
        Karren/Karren~: ein einfacher Wagen mit zwei Rädern
        Floß/Floßes/Flöß~: ein flaches Boot aus Baumstämmen
        Fackel/Fackel~: ein brennender Stab, der hell macht
        Laterne/Laterne~: eine Lampe, die man tragen kann`,
    },
    {
      // Things to wear, precious things
      kind: 'noun',
      rows: `
        Gewand/Gewands/Gewandes/Gewänder~: ein langes, festliches Kleidungsstück
        Umhang/Umhangs/Umhanges/Umhäng~: etwas, das man um die Schultern legt
        Schleier/Schleier~: ein dünnes Tuch vor dem Gesicht
        Rüstung/Rüstung~: ein Anzug aus Metall für Ritter
        Helm/Helm~: etwas Hartes, das den Kopf schützt
        Krone/Krone~: der Kopfschmuck eines Königs
        Uniform/Uniform~: gleiche Kleidung für Soldaten oder Polizisten
        Edelstein/Edelstein~: ein Diamant oder Rubin
        Perle/Perle~: eine glänzende Kugel aus einer Muschel
        Münze/Münze~: ein rundes Stück Geld aus Metall
        Schatz*: viel verstecktes Gold und Silber
        Statue/Statue~: eine große Figur aus Stein oder Metall
        Urkunde/Urkunde~: ein amtliches Papier mit Siegel
        Gemälde/Gemälde~: ein Bild aus Farben auf Leinwand
        Andenken/Andenken~: etwas, das an eine Reise erinnert`,
    },
    {
      // Materials
      kind: 'noun',
      rows: `
        Metall/Metall~: Eisen, Kupfer oder Gold
        Lehm/Lehm~: weiche, klebrige Erde zum Bauen
        Leder/Leder~: Tierhaut, aus der man Schuhe macht
        Wolle: das Haar der Schafe
        Seide/Seide~: feiner Stoff aus den Fäden von Raupen
        Rohstoff/Rohstoff~: Holz, Öl oder Metall vor der Verarbeitung
        Treibstoff/Treibstoff~: Benzin oder Öl für Motoren
        Brennstoff/Brennstoff~: Kohle, Holz oder Öl zum Heizen
        Erz/Erze/Erzen/Erzes: Gestein, in dem Eisen oder Kupfer steckt
        Gestein/Gestein~: das harte Material, aus dem Berge sind
        Faden/Fadens/Fadenes/Fäden~: ein langes, dünnes Stück zum Nähen
        Tuch/Tücher/Tüchern/Tuches: ein großes Stück Stoff`,
    },
    {
      // Weather and sky
      kind: 'noun',
      rows: `
        Gewitter*: ein Unwetter mit Blitz und Donner
        Donner*: der Krach nach einem Blitz
        Nebel*: weißer Dunst dicht über dem Boden
        Sturm*: ein sehr starker Wind
        Hagel/Hagel~: Eiskörner, die vom Himmel fallen
        Frost/Frosts/Frostes: Kälte, bei der Wasser zu Eis wird
        Klima/Klima~: das übliche Wetter in einem Gebiet
        Niederschlag/Niederschlags/Niederschlages/Niederschläg~: Regen und Schnee
        Dürre/Dürre~: eine lange Zeit ohne Regen
        Hitze/Hitze~: sehr große Wärme
        Überschwemmung/Überschwemmung~: das Übertreten von Flüssen über die Ufer
        Hochwasser/Hochwassers: Flüsse, die über die Ufer treten
        Erdbeben/Erdbeben~: ein starkes Zittern des Bodens
        Lawine/Lawine~: Schnee, der einen Berg hinabstürzt
        Dämmerung/Dämmerung~: schwaches Licht vor oder nach der Nacht`,
    },
    {
      // Misfortune and illness
      kind: 'noun',
      rows: `
        Katastrophe/Katastrophe~: ein sehr großes, schreckliches Unglück
        Unfall*: ein Zusammenstoß oder anderes Unglück
        Hungersnot/Hungersnöt~: eine Zeit fast ohne Essen
        Brand*: ein gefährliches Feuer in Haus oder Wald
        Mangel/Mangels/Mängel~: das Fehlen von etwas Nötigem
        Gefahr*: die Möglichkeit, dass Schlimmes passiert
        Not*: eine sehr schwere Lage ohne Hilfe
        Schaden/Schäden/Schadens: was kaputt oder schlechter geworden ist
        Vermögen/Vermögen~: alles Geld und alle Dinge eines Menschen
        Reichtum/Reichtums/Reichtumes/Reichtümer~: sehr viel Geld und Besitz
        Wohlstand/Wohlstand~: ein gutes Leben mit genug Geld
        Eigentum/Eigentum~: was einem gehört
        Besitz*: was einem gehört
        Armut/Armut~: ein Leben mit zu wenig Geld
        Elend/Elends: ein Leben in großer Not
        Arbeitslosigkeit/Arbeitslosigkeit~: das Fehlen von Stellen für viele`,
    },
    {
      // Feelings
      kind: 'noun',
      rows: `
        Furcht/Furcht~: die Angst vor etwas Schlimmem
        Zorn/Zorn~: ein sehr heftiger Ärger
        Wut/Wut~: ein sehr heftiger Ärger
        Trauer: der Schmerz nach einem Todesfall
        Kummer/Kummer~: Schmerz der Seele, große Sorgen
        Neid/Neids/Neides: der Ärger darüber, dass andere mehr haben
        Eifersucht/Eifersucht~: die Angst, eine Liebe zu verlieren
        Mitleid/Mitleid~: die Trauer über das Unglück anderer
        Reue/Reue~: der Wunsch, etwas nicht getan zu haben
        Verzweiflung/Verzweiflung~: der Verlust jeder Hoffnung
        Hass/Hasses: das Gegenteil von Liebe
        Langeweile/Langeweile~: das Gefühl, dass die Zeit nicht vergeht`,
    },
    {
      // Feelings that please or drive
      kind: 'noun',
      rows: `
        Stolz/Stolzes: die Freude über das eigene Können
        Sehnsucht/Sehnsücht~: ein starker Wunsch nach etwas Fernem
        Begeisterung/Begeisterung~: sehr große Freude an etwas
        Neugier/Neugierde: der Wunsch, alles zu wissen
        Mut*: die Kraft, trotz Gefahr zu handeln
        Geduld/Geduld~: die Kunst, ruhig zu warten
        Vertrauen/Vertrauen~: der feste Glaube an einen anderen
        Heimweh/Heimweh~: der Wunsch, wieder zu Hause zu sein
        Erleichterung/Erleichterung~: das gute Gefühl nach einer Sorge
        Gier: der Wunsch, immer mehr zu haben
        Erstaunen/Erstaunen~: das Gefühl bei etwas Unerwartetem`,
    },
    {
      // What somebody is, can or has
      kind: 'noun',
      rows: `
        Gerechtigkeit/Gerechtigkeit~: die gleiche und richtige Behandlung aller
        Ruhm/Ruhmes/Ruhms: großes Ansehen bei vielen Menschen
        Macht*: die Kraft, über andere zu bestimmen
        Verantwortung/Verantwortung~: die Aufgabe, für etwas zu sorgen
        Pflicht/Pflicht~: eine Aufgabe, die man erfüllen muss
        Eigenschaft/Eigenschaft~: wie ein Mensch oder Ding ist
        Gewohnheit/Gewohnheit~: was man immer wieder so tut
        Vorbild/Vorbild~/Vorbilder~: ein Mensch, den man nachahmen will
        Ehre/Ehre~: das Ansehen, das man genießt
        Mühe/Mühe~: was eine schwere Arbeit kostet`,
    },
    {
      // Powers of the mind
      kind: 'noun',
      rows: `
        Weisheit/Weisheit~: kluges Wissen über das Leben
        Verstand/Verstandes/Verstands: die Kraft zu denken
        Gedächtnis/Gedächtnis~: der Speicher für Erinnerungen im Kopf
        Fantasie/Phantasie/Fantasien/Phantasien: der Reichtum an eigenen Ideen
        Begabung/Begabung~: das Können von Geburt an
        Talent/Talent~: das Können von Geburt an
        Fähigkeit/Fähigkeit~: das Können in einer Sache
        Erfahrung/Erfahrung~: das Wissen aus dem eigenen Leben
        Kenntnis/Kenntnis~: das Wissen von einer Sache
        Vernunft/Vernunft~: die Kraft, klug zu denken`,
    },
    {
      // Thoughts and words
      kind: 'noun',
      rows: `
        Meinung*: was jemand von einer Sache hält
        Ansicht: was jemand von einer Sache hält
        Vorurteil/Vorurteil~: eine schlechte, ungeprüfte Meinung
        Vermutung/Vermutung~: was man glaubt, aber nicht sicher weiß
        Behauptung/Behauptung~: was jemand sagt, obwohl es unsicher ist
        Gerücht/Gerücht~: was alle erzählen, obwohl es unsicher ist
        Beweis/Beweise/Beweises: was zeigt, dass etwas wahr ist
        Irrtum/Irrtums/Irrtumes/Irrtümer~: etwas Falsches, das man glaubt
        Lüge/Lüge~: etwas, das absichtlich nicht wahr ist
        Geheimnis/Geheimnis~: was niemand erfahren soll
        Rätsel/Rätsel~: eine Frage, die schwer zu lösen ist
        Sage*: eine sehr alte Geschichte
        Legende/Legende~: eine sehr alte Geschichte
        Theorie/Theorien: ein Gedanke, der etwas erklären soll`,
    },
    {
      // Words
      kind: 'noun',
      rows: `
        Vorschlag*: eine Idee, die man anderen nennt
        Drohung/Drohung~: das Ankündigen von etwas Schlimmem
        Vorwurf/Vorwurfs/Vorwurfes/Vorwürf~: harte Worte über einen Fehler
        Befehl/Befehl~: eine Anweisung, die man ausführen muss
        Ausrede/Ausrede~: ein falscher Grund, den man nennt
        Sprichwort/Sprichworts/Sprichwortes/Sprichwörter~: ein kurzer, bekannter Satz über das Leben
        Kritik*: Worte über das, was schlecht ist
        Lob/Lobes: gute Worte über eine Leistung
        Streit/Streits/Streites: böse Worte zwischen zwei Leuten
        Fluch/Flüche/Flüchen/Fluches: ein Zauberwort, das Unglück bringen soll`,
    },
    {
      // Reasons, aims and results
      kind: 'noun',
      rows: `
        Absicht/Absicht~: was man sich vorgenommen hat
        Zweck/Zweck~: wozu etwas dienen soll
        Ursache/Ursache~: warum etwas geschieht
        Auswirkung/Auswirkung~: was am Ende aus etwas folgt
        Ergebnis/Ergebnis~: was am Ende herauskommt
        Bedingung/Bedingung~: was vorher erfüllt sein muss
        Voraussetzung/Voraussetzung~: was vorher da sein muss
        Bedürfnis/Bedürfnis~: was man zum Leben braucht
        Einfluss/Einflusses/Einflüss~: wie stark jemand auf andere wirkt
        Erfolg*: ein gutes Ergebnis der Mühe
        Zufall/Zufalls/Zufalles/Zufäll~: etwas, das ohne Plan passiert`,
    },
    {
      // How things stand to each other
      kind: 'noun',
      rows: `
        Hindernis/Hindernis~: was im Weg steht
        Schwierigkeit/Schwierigkeit~: was viel Mühe macht
        Vorteil/Vorteil~: was einem nützt
        Nachteil/Nachteil~: was einem schadet
        Gelegenheit/Gelegenheit~: ein günstiger Moment für etwas
        Unterschied/Unterschied~: worin Dinge nicht gleich sind
        Gegenteil/Gegenteil~: was völlig anders ist
        Gemeinsamkeit/Gemeinsamkeit~: worin Dinge gleich sind
        Ausnahme/Ausnahme~: was anders ist als die Regel
        Merkmal/Merkmal~: woran man etwas erkennt
        Lösung*: was ein Problem beendet`,
    },
    {
      // Money and trade
      kind: 'noun',
      rows: `
        Lohn/Lohns/Lohnes/Löhn~: Geld, das man für Arbeit bekommt
        Einkommen/Einkommen~: alles Geld, das jemand verdient
        Schulden: Geld, das man zurückgeben muss
        Kredit/Kredit~: Geld, das man von einer Bank leiht
        Gewinn/Gewinne/Gewinns/Gewinnes: Geld, das nach allen Kosten bleibt
        Miete/Miete~: was man für eine Wohnung zahlt
        Handel/Handels: das Kaufen und Verkaufen
        Ware/Ware~: was in einem Laden verkauft wird
        Industrie/Industrien: alle Fabriken zusammen
        Landwirtschaft/Landwirtschaft~: die Arbeit mit Feldern und Vieh
        Währung/Währung~: Dollar oder Euro
        Werbung/Werbung~: was Leute zum Kaufen bringen soll
        Spende/Spende~: was man Armen freiwillig gibt
        Belohnung/Belohnung~: was man für eine gute Tat bekommt
        Unternehmen/Unternehmen~: eine Firma
        Zoll*: Geld, das man an der Grenze zahlt`,
    },
    {
      // State and law
      kind: 'noun',
      rows: `
        Regierung/Regierung~: die Leute, die einen Staat lenken
        Parlament/Parlament~: die Gewählten, die über Gesetze entscheiden
        Behörde/Behörde~: ein Amt des Staates
        Demokratie/Demokratien: die Herrschaft durch das Volk
        Diktatur/Diktatur~: die Herrschaft eines Einzelnen mit Gewalt
        Monarchie/Monarchien: die Herrschaft eines Königs
        Republik/Republik~: ein Staat ohne König
        Mehrheit/Mehrheit~: der größere Teil der Leute
        Minderheit/Minderheit~: der kleinere Teil der Leute
        Bevölkerung/Bevölkerung~: alle Menschen eines Gebiets
        Adel/Adels: Grafen, Fürsten und Herzöge
        Sklaverei/Sklaverei~: der Besitz von Menschen durch andere
        Gewerkschaft/Gewerkschaft~: eine Vereinigung von Arbeitern`,
    },
    {
      // Law and crime
      kind: 'noun',
      rows: `
        Gesetz/Gesetz~: eine Regel, die der Staat festlegt
        Vorschrift/Vorschrift~: eine Regel, die man beachten muss
        Verfassung*: die wichtigste Regel eines Staates
        Vertrag/Vertrags/Vertrages/Verträg~: eine schriftliche Abmachung
        Vereinbarung/Vereinbarung~: eine Abmachung zwischen mehreren
        Verbot/Verbote/Verbots/Verbotes: die Anordnung, etwas nicht zu tun
        Erlaubnis/Erlaubnis~: das Recht, etwas zu tun
        Genehmigung/Genehmigung~: das amtliche Recht, etwas zu tun
        Verbrechen/Verbrechen~: eine schwere, verbotene Tat
        Diebstahl/Diebstahls/Diebstahles/Diebstähl~: das heimliche Wegnehmen
        Mord*: die absichtliche Tötung eines Menschen
        Strafe/Strafe~: was man für eine böse Tat bekommt`,
    },
    {
      // War and peace
      kind: 'noun',
      rows: `
        Schlacht/Schlacht~: ein großer Kampf zwischen Heeren
        Heer/Heere/Heeren/Heeres: alle Soldaten eines Herrschers
        Truppe/Truppen: Soldaten im Einsatz
        Flotte/Flotte~: viele Schiffe zusammen
        Niederlage/Niederlage~: das Verlieren eines Kampfes
        Sieg/Siege/Siegen/Sieges: das Gewinnen eines Kampfes
        Eroberung/Eroberung~: das Besetzen eines fremden Landes
        Belagerung/Belagerung~: das Umstellen einer Stadt mit Soldaten
        Überfall/Überfalls/Überfalles/Überfäll~: ein plötzlicher Angriff
        Armee/Armeen: alle Soldaten eines Staates
        Verteidigung*: das Abwehren eines Angriffs
        Angriff*: der Beginn eines Kampfes`,
    },
    {
      // Revolt, quarrel and agreement
      kind: 'noun',
      rows: `
        Aufstand/Aufstands/Aufstandes/Aufständ~: der Kampf des Volkes gegen die Mächtigen
        Revolution/Revolution~: der Sturz der Mächtigen durch das Volk
        Widerstand/Widerstands/Widerstandes/Widerständ~: der Kampf gegen etwas Ungewolltes
        Bündnis/Bündnis~: die Abmachung, einander zu helfen
        Flucht/Flucht~: das Weglaufen vor einer Gefahr
        Unabhängigkeit/Unabhängigkeit~: die Freiheit von fremder Macht
        Konflikt/Konflikt~: ein schwerer Streit
        Verhandlung/Verhandlung~: ein Gespräch, um sich zu einigen
        Frieden/Friedens/Friede: die Zeit ohne Krieg
        Rache: die böse Antwort auf eine böse Tat
        Waffenstillstand/Waffenstillstand~: die Abmachung, mit dem Schießen aufzuhören`,
    },
    {
      // Times
      kind: 'noun',
      rows: `
        Epoche/Epoche~: ein langer Abschnitt der Geschichte
        Zeitalter/Zeitalter~: ein langer Abschnitt der Geschichte
        Mittelalter/Mittelalter~: die Jahrhunderte der Ritter
        Gegenwart/Gegenwart~: das Jetzt und Heute
        Zukunft/Zukunft~: was noch kommen wird
        Vergangenheit/Vergangenheit~: was schon vorbei ist
        Kindheit/Kindheit~: die ersten Lebensjahre
        Augenblick/Augenblick~: eine ganz kurze Weile
        Ewigkeit/Ewigkeit~: eine Dauer ohne Ende
        Vormittag/Vormittag~: die Stunden vor zwölf Uhr`,
    },
    {
      // Occasions and journeys
      kind: 'noun',
      rows: `
        Hochzeit*: das Fest, wenn zwei heiraten
        Beerdigung/Beerdigung~: der letzte Abschied von einem Toten
        Begräbnis/Begräbnis~: der letzte Abschied von einem Toten
        Experiment*: ein Versuch in der Wissenschaft
        Ritual/Ritual~: eine feierliche Handlung mit festen Regeln
        Brauch/Brauchs/Brauches/Bräuch~: was man seit langer Zeit so macht
        Tradition/Tradition~: was man seit langer Zeit so macht
        Ausstellung/Ausstellung~: das Zeigen von Bildern in einem Museum
        Aufführung/Aufführung~: das Vorspielen im Theater
        Wettbewerb/Wettbewerb~: der Versuch, besser zu sein als andere
        Versammlung/Versammlung~: das Zusammenkommen vieler Leute
        Feier/Feiern: ein Fest zu einem besonderen Tag`,
    },
    {
      // Journeys, meetings, experiences
      kind: 'noun',
      rows: `
        Expedition/Expedition~: eine Fahrt, um Unbekanntes zu erforschen
        Ausflug/Ausflugs/Ausfluges/Ausflüg~: eine kurze Fahrt zum Vergnügen
        Rückkehr/Rückkehr~: das Wiederkommen
        Abschied/Abschied~: das Auseinandergehen
        Ankunft/Ankunft~: das Eintreffen an einem Ort
        Begegnung/Begegnung~: das Zusammentreffen mit jemandem
        Vergnügen/Vergnügen~: was Spaß macht
        Abenteuer/Abenteuer~: ein aufregendes, gefährliches Erlebnis
        Erlebnis/Erlebnis~: was einem passiert und in Erinnerung bleibt
        Ereignis/Ereignis~: etwas Besonderes, das passiert`,
    },
    {
      // What goes on; science
      kind: 'noun',
      rows: `
        Entdeckung/Entdeckung~: das Finden von etwas Unbekanntem
        Erfindung/Erfindung~: das Ausdenken von etwas Neuem
        Forschung/Forschung~: die Suche nach neuem Wissen
        Untersuchung/Untersuchung~: das genaue Ansehen und Prüfen
        Entstehung/Entstehung~: der Anfang von etwas
        Ursprung/Ursprungs/Ursprunges/Ursprüng~: der Anfang von etwas
        Ernährung/Ernährung~: die Art, wie man isst
        Verdauung/Verdauung~: was im Magen mit dem Essen geschieht
        Erziehung/Erziehung~: das Vorbereiten eines Kindes auf das Leben
        Ausbildung/Ausbildung~: die Zeit des Lernens für einen Beruf
        Übersetzung/Übersetzung~: die Übertragung in eine andere Sprache`,
    },
    {
      // Making, using, growing
      kind: 'noun',
      rows: `
        Herstellung/Herstellung~: das Anfertigen von Waren
        Produktion/Produktion~: das Anfertigen von Waren
        Gewinnung*: das Herausholen von Öl, Metall oder Salz
        Anbau/Anbaus: das Wachsenlassen auf Feldern
        Verbrauch/Verbrauchs: was aufgebraucht wird
        Verwendung/Verwendung~: das Benutzen für einen Zweck
        Anwendung/Anwendung~: das Benutzen für einen Zweck
        Verschmutzung/Verschmutzung~: Dreck in Luft, Wasser oder Boden
        Zerstörung/Zerstörung~: das völlige Kaputtmachen
        Ernte/Ernte~: das Einholen von Getreide und Obst
        Verbreitung/Verbreitung~: wie weit etwas überall vorkommt
        Zunahme/Zunahme~: das Mehrwerden
        Wachstum/Wachstum~: das Größerwerden`,
    },
    {
      // Measures and parts
      kind: 'noun',
      rows: `
        Geschwindigkeit/Geschwindigkeit~: wie schnell sich etwas bewegt
        Gewicht/Gewichts: wie schwer etwas ist
        Temperatur*: wie warm oder kalt etwas ist
        Entfernung/Entfernung~: wie weit etwas weg ist
        Anzahl/Anzahl~: wie viele Dinge es sind
        Durchmesser/Durchmesser~: wie breit ein Kreis ist
        Dauer: wie lange etwas geht
        Bestandteil/Bestandteil~: ein Stück eines Ganzen
        Inhalt*: was in etwas drin ist
        Oberfläche/Oberfläche~: die äußere Seite von etwas
        Rest*: was übrig bleibt
        Mischung/Mischung~: Verschiedenes durcheinander
        Reihenfolge/Reihenfolge~: was zuerst und was danach kommt
        Vielfalt/Vielfalt~: das Vorkommen von ganz Verschiedenem
        Struktur*: wie etwas aufgebaut ist
        Gleichgewicht/Gleichgewicht~: der Zustand, in dem nichts kippt`,
    },
    {
      // Texts, music and images
      kind: 'noun',
      rows: `
        Roman/Roman~: eine lange, erfundene Geschichte
        Gedicht*: ein Text in Versen
        Melodie/Melodien: Töne, die man singen kann
        Tagebuch*: Notizen über das eigene Leben
        Zeitschrift/Zeitschrift~: ein Heft, das jede Woche erscheint
        Zeichnung/Zeichnung~: ein Bild mit dem Stift
        Porträt/Porträt~: das Bild eines Menschen
        Überschrift/Überschrift~: der Titel eines Textes
        Wörterbuch/Wörterbuchs/Wörterbuches/Wörterbücher~: ein Buch zum Nachschlagen
        Drehbuch/Drehbuchs/Drehbuches/Drehbücher~: der Text für einen Film`,
    },
    {
      // Size
      kind: 'adjective',
      rows: `
        gewaltig*: sehr groß und stark
        riesig/riesig~: sehr groß
        enorm/enorm~: sehr groß
        winzig/winzig~: sehr klein
        beträchtlich/beträchtlich~: ziemlich groß
        erheblich/erheblich~: ziemlich groß
        gering/gering~: klein oder wenig
        geräumig/geräumig~: mit viel Platz darin
        schmal/schmal~: nicht breit
        senkrecht/senkrecht~: gerade von oben nach unten
        waagerecht/waagrecht/waagerechte/waagerechten/waagrechte/waagrechten: flach liegend, nicht schräg
        krumm/krumm~: nicht gerade, gebogen
        hohl*: innen leer
        massiv*: durch und durch fest
        spitz*: am Ende ganz dünn zulaufend`,
    },
    {
      // Amount and sameness
      kind: 'adjective',
      rows: `
        zahlreich/zahlreich~: in großer Menge vorhanden
        unzählig/unzählig~: in riesiger Menge vorhanden
        ausreichend/ausreichend~: in genügender Menge
        reichlich/reichlich~: mehr als genug
        spärlich/spärlich~: sehr wenig
        sämtlich/sämtlich~: ohne Ausnahme alle
        vollständig/vollständig~: ohne dass etwas fehlt
        zusätzlich/zusätzlich~: noch dazukommend
        überflüssig/überflüssig~: nicht nötig
        unterschiedlich/unterschiedlich~: nicht gleich
        ähnlich/ähnlich~: fast gleich
        identisch/identisch~: ganz genau gleich
        gegenseitig/gegenseitig~: einer den anderen und umgekehrt
        weltweit/weltweit~: auf der ganzen Erde`,
    },
    {
      // Worth
      kind: 'adjective',
      rows: `
        hervorragend/hervorragend~: besonders gut
        schlicht*: einfach und ohne Schmuck
        prächtig/prächtig~: sehr schön und reich geschmückt
        prachtvoll/prachtvoll~: sehr schön und reich geschmückt
        herrlich/herrlich~: ganz besonders schön
        hässlich/hässlich~: gar nicht schön
        merkwürdig/merkwürdig~: anders als gewohnt
        seltsam/seltsam~: anders als gewohnt
        sonderbar/sonderbar~: anders als gewohnt
        berühmt*: bei sehr vielen Leuten bekannt
        beliebt/beliebt~: von vielen gemocht
        umstritten/umstritten~: nicht von allen für richtig gehalten
        vorbildlich/vorbildlich~: so gut, dass man es nachmachen soll`,
    },
    {
      // Use and importance
      kind: 'adjective',
      rows: `
        wertvoll/wertvoll~: sehr teuer oder sehr gut
        kostbar/kostbar~: sehr teuer und selten
        nützlich/nützlich~: für einen Zweck gut
        notwendig/notwendig~: unbedingt gebraucht
        erforderlich/erforderlich~: unbedingt gebraucht
        geeignet/geeignet~: für einen Zweck passend
        bedeutend/bedeutend~: ziemlich wichtig
        wesentlich/wesentlich~: besonders wichtig
        schädlich/schädlich~: schlecht für die Gesundheit`,
    },
    {
      // Time
      kind: 'adjective',
      rows: `
        dauerhaft/dauerhaft~: für lange Zeit
        vorübergehend/vorübergehend~: nur für eine Weile
        vorläufig/vorläufig~: nur für eine Weile, noch nicht fest
        endgültig/endgültig~: nicht mehr zu ändern
        ewig/ewig~: ohne Ende
        ständig/ständig~: ohne Pause, immer wieder
        allmählich/allmählich~: Schritt für Schritt, langsam
        rasch/rasch~: schnell, in kurzer Zeit
        gleichzeitig/gleichzeitig~: im selben Augenblick
        regelmäßig/regelmäßig~: immer wieder nach gleichen Abständen`,
    },
    {
      // Old and new
      kind: 'adjective',
      rows: `
        damalig/damalige/damaligen/damaliger/damaliges: zu jener Zeit gewesen
        ehemalig/ehemalige/ehemaligen/ehemaliger/ehemaliges/ehemals: einmal gewesen, heute nicht mehr
        gegenwärtig/gegenwärtig~: jetzt bestehend, heutig
        künftig/künftig~: in kommenden Jahren
        uralt/uralt~: aus längst vergangenen Tagen
        mittelalterlich/mittelalterlich~: aus den Jahrhunderten der Ritter
        antik/antik~: von den alten Griechen und Römern
        ursprünglich/ursprünglich~: wie es am Anfang war
        modern*: ganz neu und heutig`,
    },
    {
      // How somebody feels
      kind: 'adjective',
      rows: `
        wütend/wütend~: sehr böse auf jemanden
        zornig/zornig~: sehr böse auf jemanden
        ängstlich/ängstlich~: voller Furcht
        verzweifelt/verzweifelte/verzweifelten/verzweifelter: ohne jede Hoffnung
        enttäuscht/enttäuscht~: traurig, weil es anders kam
        eifersüchtig/eifersüchtig~: voller Angst, eine Liebe zu verlieren
        neidisch/neidisch~: traurig über das Glück anderer
        besorgt/besorgt~: unruhig, weil etwas passieren könnte
        nervös/nervös~: innerlich sehr unruhig
        aufgeregt/aufgeregt~: vor Spannung unruhig
        verwirrt/verwirrt~: so, dass man nicht mehr klar denkt
        betrübt/betrübt~: traurig über etwas
        entsetzt/entsetzt~: starr vor Schrecken
        misstrauisch/misstrauisch~: ohne Glauben an die guten Absichten anderer`,
    },
    {
      // Glad, tired, patient
      kind: 'adjective',
      rows: `
        begeistert/begeistert~: voller großer Freude
        neugierig/neugierig~: mit dem Wunsch, alles zu wissen
        erschöpft/erschöpft~: ohne Kraft, ganz müde
        stolz/stolz~: froh über das eigene Können
        dankbar/dankbar~: froh über die Hilfe anderer
        einsam/einsam~: ohne andere Menschen, allein
        schläfrig/schläfrig~: so müde, dass die Augen zufallen
        vergnügt/vergnügt~: lustig und guter Laune
        fröhlich*: lustig und guter Laune
        heiter/heiter~: guter Laune und gelassen
        ungeduldig/ungeduldig~: so, dass man nicht warten will
        geduldig/geduldig~: so, dass man ruhig warten kann
        erleichtert/erleichtert~: froh, weil eine Sorge vorbei ist`,
    },
    {
      // What somebody is like
      kind: 'adjective',
      rows: `
        gierig/gierig~: so, dass man immer mehr haben will
        geizig/geizig~: so, dass man nichts hergeben will
        großzügig/großzügig~: so, dass man gern viel schenkt
        gerecht/gerecht~: so, dass man alle gleich gut behandelt
        grausam/grausam~: ohne Mitleid mit Mensch und Tier
        barmherzig/barmherzig~: voller Mitleid mit den Schwachen
        ehrlich/ehrlich~: so, dass man die Wahrheit sagt
        treu*: so, dass man immer zu jemandem hält
        zuverlässig/zuverlässig~: so, dass man immer sein Wort hält
        höflich/höflich~: mit gutem Benehmen
        frech/frech~: ohne gutes Benehmen
        gehorsam/gehorsam~: so, dass man Befehle befolgt
        boshaft/boshaft~: so, dass man anderen gern schadet
        hilfsbereit/hilfsbereit~: so, dass man andere gern unterstützt
        gastfreundlich/gastfreundlich~: so, dass man gern Besuch aufnimmt`,
    },
    {
      // Clever, modest, gentle
      kind: 'adjective',
      rows: `
        schlau/schlau~: klug und voller guter Tricks
        listig/listig~: klug und voller guter Tricks
        gescheit/gescheit~: klug und verständig
        weise/weiser/weises: klug durch viel Erfahrung
        bescheiden/bescheidene/bescheidenen/bescheidener/bescheidenes/bescheidenem: mit wenig zufrieden
        eitel/eitel~/eitl~: in das eigene Aussehen verliebt
        sanft/sanft~: zart und freundlich
        friedlich/friedlich~: ohne Streit und Kampf`,
    },
    {
      // Courage, will and work
      kind: 'adjective',
      rows: `
        tapfer/tapfer~: ohne Furcht vor Gefahr
        mutig*: ohne Furcht vor Gefahr
        feige/feige~: so, dass man nichts wagt
        vorsichtig/vorsichtig~: so, dass man auf Gefahren achtet
        leichtsinnig/leichtsinnig~: so, dass man nicht an Gefahren denkt
        schüchtern/schüchtern~: so, dass man wenig zu sprechen wagt
        hartnäckig/hartnäckig~: so, dass man nicht aufgibt
        ehrgeizig/ehrgeizig~: so, dass man unbedingt Erfolg will
        fleißig/fleißig~: so, dass man viel arbeitet
        tüchtig/tüchtig~: so, dass man gut arbeitet
        begabt/begabt~: mit einem angeborenen Talent`,
    },
    {
      // State of persons
      kind: 'adjective',
      rows: `
        bewusstlos/bewusstlos~: nicht bei sich, wie im Schlaf
        taub/taub~: ohne Gehör
        stumm/stumm~: ohne ein Wort
        lahm/lahm~: so, dass man nicht gehen kann
        nackt/nackt~: ohne Kleidung
        schwanger/schwanger~: so, dass eine Frau ein Kind erwartet
        sterblich*: so, dass man einmal tot sein wird
        unsterblich/unsterblich~: so, dass man ewig lebt
        lebendig/lebendig~: nicht tot`,
    },
    {
      // Persons by wealth, family and origin
      kind: 'adjective',
      rows: `
        wohlhabend/wohlhabend~: mit viel Geld
        obdachlos/obdachlos~: ohne Wohnung
        arbeitslos/arbeitslos~: ohne Stelle
        verheiratet/verheiratet~: mit Ehemann oder Ehefrau
        ledig/ledig~: noch ohne Ehemann oder Ehefrau
        minderjährig/minderjährig~: noch keine achtzehn Jahre alt
        adlig/adlig~/adelig~: aus einer Familie von Grafen oder Fürsten
        unschuldig/unschuldig~: ohne etwas Böses getan zu haben
        einheimisch/einheimisch~: aus der Gegend selbst
        fremd*: nicht von hier, unbekannt
        heilig*: zu Gott gehörend
        gläubig/gläubig~: so, dass man fest auf Gott vertraut`,
    },
    {
      // State of things
      kind: 'adjective',
      rows: `
        schmutzig*: voller Flecken und Dreck
        locker*: nicht fest
        zerbrechlich/zerbrechlich~: so, dass es leicht kaputtgeht
        glatt*: eben, ohne raue Stellen
        klebrig/klebrig~: so, dass es an den Fingern haftet
        durchsichtig/durchsichtig~: so klar wie Fensterglas
        trüb*: nicht klar
        flüssig/flüssig~: wie Wasser
        stabil*: so, dass es nicht leicht umfällt
        verborgen/verborgen~: nicht zu sehen
        giftig/giftig~: krank oder tot machend`,
    },
    {
      // Fields of life
      kind: 'adjective',
      rows: `
        öffentlich/öffentlich~: für alle zugänglich
        privat*: nur für einen selbst bestimmt
        staatlich/staatlich~: zur Regierung eines Landes gehörend
        ländlich/ländlich~: zu Dörfern und Feldern gehörend
        städtisch/städtisch~: zu großen Orten gehörend
        ausländisch/ausländisch~: aus anderen Staaten
        religiös/religiös~: vom Glauben an Gott bestimmt
        wirtschaftlich/wirtschaftlich~: Handel und Industrie betreffend
        militärisch/militärisch~: Soldaten und Waffen betreffend
        finanziell/finanziell~: das Geld betreffend
        gesetzlich/gesetzlich~: in einer Regel des Staates festgelegt
        international/international~: zwischen mehreren Staaten
        industriell/industriell~: in Fabriken geschehend
        landwirtschaftlich/landwirtschaftlich~: Felder und Vieh betreffend`,
    },
    {
      // How something is done or made
      kind: 'adjective',
      rows: `
        künstlich/künstlich~: von Menschen gemacht
        körperlich/körperlich~: Arme, Beine und alle Glieder betreffend
        geistig/geistig~: das Denken betreffend
        seelisch/seelisch~: die Gefühle betreffend
        mündlich/mündlich~: nur gesprochen
        schriftlich/schriftlich~: auf Papier festgehalten
        unabhängig*: von keinem anderen bestimmt
        abhängig/abhängig~: auf andere angewiesen
        gemeinsam*: mit mehreren, nicht allein
        freiwillig/freiwillig~: ohne Zwang
        gewaltsam/gewaltsam~: mit Waffen oder Schlägen
        absichtlich/absichtlich~: mit Willen
        zufällig/zufällig~: ohne Plan
        heimlich/heimlich~: ohne dass andere es merken
        feierlich/feierlich~: ernst und festlich`,
    },
    {
      // How one judges of a matter
      kind: 'adjective',
      rows: `
        offensichtlich/offensichtlich~: leicht zu sehen
        eindeutig/eindeutig~: nur auf eine Weise zu verstehen
        deutlich/deutlich~: gut zu erkennen
        schwierig*: nicht leicht zu schaffen
        mühsam/mühsam~: nicht leicht, viel Kraft kostend
        kompliziert/kompliziert~: nicht leicht zu verstehen
        bequem/bequeme/bequemen/bequemer/bequemes: ohne Mühe, angenehm
        gefährlich*: so, dass leicht ein Unglück geschieht
        harmlos/harmlos~: so, dass nichts Schlimmes geschieht
        gültig/gültig~: so, dass etwas anerkannt wird
        typisch/typisch~: so, wie man es bei etwas erwartet
        üblich/üblich~: so, wie es die meisten tun
        außergewöhnlich/außergewöhnlich~: nicht wie sonst
        ungewöhnlich/ungewöhnlich~: nicht wie sonst
        wissenschaftlich/wissenschaftlich~: zur Forschung gehörend`,
    },
    {
      // Success, sense, horror and care
      kind: 'adjective',
      rows: `
        vergeblich/vergeblich~: ohne Erfolg
        erfolgreich/erfolgreich~: mit gutem Ergebnis
        wirksam/wirksam~: mit dem gewünschten Ergebnis
        fähig/fähig~: mit dem nötigen Können
        verantwortlich/verantwortlich~: mit der Aufgabe, für etwas zu sorgen
        vernünftig/vernünftig~: gut überlegt
        sinnlos/sinnlos~: ohne jeden Nutzen
        unheimlich*/unheimliche/unheimlichen/unheimlicher/unheimliches: so, dass man Angst bekommt
        schrecklich*: sehr schlimm
        entsetzlich/entsetzlich~: sehr schlimm
        furchtbar*: sehr schlimm
        heftig/heftig~: mit großer Kraft
        behutsam/behutsam~: ganz vorsichtig
        sorgfältig/sorgfältig~: sehr genau und ohne Eile
        gründlich/gründlich~: sehr genau bis ins Letzte`,
    },
    {
      // How often and when
      kind: 'adverb',
      rows: `
        stets: zu jeder Zeit
        häufig: viele Male
        gelegentlich: ab und zu
        bisweilen: ab und zu
        niemals: zu keiner Zeit
        meistens*: in fast allen Fällen
        meist: in fast allen Fällen
        jahrelang: über viele Sommer und Winter
        nachts: in den dunklen Stunden
        seitdem: von da an`,
    },
    {
      // At what time
      kind: 'adverb',
      rows: `
        bisher: bis zum heutigen Tag
        bislang: bis zum heutigen Tag
        einst: vor langer Zeit
        kürzlich: vor ganz wenigen Tagen
        sogleich: ohne zu warten
        sofort: ohne zu warten
        unverzüglich: ohne zu warten
        plötzlich*: ganz unerwartet
        zunächst: zu Beginn
        anfangs: zu Beginn
        schließlich: am Ende, nach allem anderen
        zuletzt: am Ende, nach allem anderen
        inzwischen: in der Zeit bis jetzt
        mittlerweile: in der Zeit bis jetzt
        heutzutage: in unseren Tagen`,
    },
    {
      // How surely and how much
      kind: 'adverb',
      rows: `
        beinahe: fast, aber nicht ganz
        nahezu: fast, aber nicht ganz
        ungefähr: mehr oder weniger genau
        mindestens: diese Zahl oder darüber
        höchstens: bis zu dieser Zahl, nicht darüber
        insgesamt: alles zusammengezählt
        hauptsächlich: zum größten Teil
        überwiegend: zum größten Teil
        vorwiegend: zum größten Teil
        teilweise: nicht ganz, nur zu einem Stück
        völlig: ganz und gar
        lediglich: nur, nicht mehr
        ausschließlich: nur das und nichts anderes
        äußerst: in sehr hohem Maß
        ebenfalls: genauso, auch
        insbesondere: vor allem`,
    },
    {
      // How surely
      kind: 'adverb',
      rows: `
        vermutlich: ziemlich sicher
        wahrscheinlich/wahrscheinliche/wahrscheinlichste: ziemlich sicher
        möglicherweise: vielleicht, nicht sicher
        angeblich: wie manche behaupten
        offenbar: wie es aussieht
        anscheinend: wie es aussieht
        tatsächlich: in Wirklichkeit
        keineswegs: überhaupt nicht
        leider: was schade ist`,
    },
    {
      // Where and how
      kind: 'adverb',
      rows: `
        überall*: an jedem Ort
        nirgends: an keinem Ort
        nirgendwo: an keinem Ort
        ringsum: auf allen Seiten
        ringsherum: auf allen Seiten
        aufwärts: nach oben
        abwärts: nach unten
        rückwärts: nach hinten
        vorwärts: nach vorn
        daheim: zu Hause
        unterwegs: auf dem Weg
        geradeaus: ohne abzubiegen
        hinauf: nach oben
        hinab: nach unten
        hinunter: nach unten`,
    },
    {
      // Events
      kind: 'verb',
      rows: `
        nachlassen/nachlässt/nachließ/nachließen/nachgelassen: nach und nach schwächer werden
        andauern/andauer~/angedauer~/anzudauern: noch nicht zu Ende sein
        zusammenbrechen/zusammenbricht/zusammenbrach/zusammenbrachen/zusammengebrochen: auf einmal nicht mehr weitergehen
        misslingen/misslingt/misslang/misslungen/misslungene: schlecht ausgehen, keinen Erfolg haben
        vergehen*: als Zeit vorbeigehen
        bevorstehen/bevorsteht/bevorstand/bevorstehende/bevorstehenden: sehr bald kommen
        entstehen/entsteh~/entstand~: anfangen, da zu sein
        stattfinden/stattfind~/stattzufinden/stattfand~/stattgefund~: geschehen, wie es geplant war
        sich ereignen*/ereign~: geschehen, wirklich passieren
        zunehmen/zunimmt/zunahm/zunahmen/zugenommen/zuzunehmen: mehr oder größer werden
        aussterben/aussterb~/auszusterben/ausstirb~/ausstarb~/ausgestorb~: als Art für immer verschwinden
        verschwinden/verschwind~/verschwand~/verschwund~: plötzlich nicht mehr zu sehen sein
        scheitern/scheitert/scheiterte/scheiterten/gescheitert/gescheiterte/gescheiterten: keinen Erfolg haben
        gelingen/gelingt/gelang/gelungen/gelungene/gelungenen: gut ausgehen, Erfolg haben`,
    },
    {
      // Fire, smoke and the like
      kind: 'noun',
      rows: `
        Staub*: ganz feiner Schmutz
        Schaum/Schaums/Schaumes: viele kleine Blasen auf Wasser
        Flamme*: das Helle, das aus einem Feuer schlägt
        Funke/Funken: ein winziges glühendes Stück
        Sauerstoff/Sauerstoff~: das Gas, das wir zum Atmen brauchen
        Dampf/Dampfs/Dampfes/Dämpf~: Wasser, das durch Hitze zu Gas wurde
        Rauch*: was bei einem Feuer hochsteigt
        Asche/Asche~: was nach einem Feuer übrig bleibt
        Schlamm/Schlamm~: nasse, weiche Erde
        Gift/Gifte/Giften/Gifts/Giftes: etwas, das krank macht oder tötet
        Flüssigkeit/Flüssigkeit~: Wasser, Milch oder Öl`,
    },
    {
      // Space
      kind: 'noun',
      rows: `
        Satellit*: ein Gerät, das um die Erde kreist
        Komet/Komet~: ein Himmelskörper mit hellem Schweif
        Galaxie/Galaxien: Milliarden von Sternen, die zusammengehören
        Umlaufbahn/Umlaufbahn~: der Weg eines Mondes um seinen Planeten
        Schwerkraft/Schwerkraft~: was alle Dinge zum Boden zieht
        Horizont*: die Linie zwischen Himmel und Erde
        Planet*: ein Himmelskörper wie Mars oder Venus
        Weltall/Weltalls: der Raum mit allen Sternen
        Weltraum/Weltraums: der Raum mit allen Sternen
        Rakete*: ein Fahrzeug, das zum Mond fliegt`,
    },
    {
      // Illness
      kind: 'noun',
      rows: `
        Salbe/Salbe~: ein weiches Mittel für die Haut
        Virus*: etwas Winziges, das krank macht
        Entzündung/Entzündung~: eine rote, heiße Stelle, die wehtut
        Allergie/Allergien: das krankhafte Niesen bei Blumen oder Katzen
        Seuche/Seuche~: eine Krankheit, die sehr viele bekommen
        Epidemie/Epidemien: eine Krankheit, die sehr viele bekommen
        Wunde/Wunde~: eine offene Stelle in der Haut
        Narbe/Narbe~: die Spur einer Wunde auf der Haut
        Fieber/Fieber~: zu hohe Temperatur des Körpers
        Erkältung/Erkältung~: eine Krankheit mit Husten und Schnupfen
        Medikament/Medikament~: ein Mittel, das gesund machen soll
        Arznei/Arznei~: ein Mittel, das gesund machen soll
        Impfung/Impfung~: eine Spritze, die Krankheiten verhindert
        Sucht/Süchte/Süchten: ein krankhafter Zwang, etwas zu nehmen`,
    },
    {
      // Food
      kind: 'adjective',
      rows: `
        saftig/saftig~: voller Flüssigkeit
        nahrhaft/nahrhaft~: gut für die Kraft des Körpers
        würzig/würzig~: mit kräftigem Geschmack
        gesalzen/gesalzen~: mit einem weißen Gewürz bestreut
        reif/reife/reifen/reifer/reifes/reifem: fertig gewachsen und gut zu ernten
        roh*: nicht gekocht
        zart*: fein und weich
        köstlich/köstlich~: mit sehr gutem Geschmack
        lecker*: mit sehr gutem Geschmack
        bitter/bittere/bitteren/bitterer/bitteres: mit dem Geschmack von starkem Kaffee
        zäh/zäh~: so, dass man es schwer kauen kann
        knusprig/knusprig~: außen hart gebacken`,
    },
    {
      // Light, weather and land
      kind: 'adjective',
      rows: `
        hügelig/hügelig~: mit vielen kleinen Erhebungen
        neblig/neblig~: voller weißem Dunst
        stürmisch/stürmisch~: mit sehr starkem Wind
        dürr/dürr~: ohne Wasser, ganz trocken
        kahl/kahl~: ohne Blätter oder Haare
        fruchtbar/fruchtbar~: gut für das Wachsen von Pflanzen
        grell*: so hell, dass es den Augen wehtut
        finster/finster~/finstr~: ohne Licht
        düster/düster~/düstr~: fast ohne Licht
        eisig/eisig~: sehr kalt
        mild*: nicht kalt und nicht heiß
        schwül/schwül~: heiß und feucht
        sonnig*: ohne Wolken
        öde/öde~: leer und ohne Leben
        steil/steil~: stark nach oben oder unten gehend
        feucht/feucht~: ein wenig nass`,
    },
    {
      // To go into, through or away from a place
      kind: 'verb',
      rows: `
        bewohnen/bewohn~: in einem Haus oder Land leben
        besiedeln/besiedel~: in leerem Land zu leben beginnen
        verfehlen/verfehl~: an einem Ziel vorbeigehen
        durchqueren/durchquer~: von einer Seite zur anderen gehen
        überqueren/überquer~: von einer Seite auf die andere kommen
        betreten/betret~/betritt~/betrat~: in einen Raum hineingehen
        verlassen*: von etwas oder jemandem weggehen
        erreichen/erreich~: bis zu einem Punkt oder Ziel kommen
        besichtigen/besichtig~: sich ein Bauwerk ansehen
        erklimmen/erklimm~/erklomm~: bis ganz nach oben steigen`,
    },
  ],
};
