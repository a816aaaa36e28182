import type { Words } from '../words.js';

/** What harder Polish words mean, in plain words. */
export const words: Words = {
  endings: {
    verb:
      'ł ła ło li ły łem łam łeś łaś liśmy łyśmy liście łby łaby łoby liby łyby ć wszy ty ta te tego temu tym tych tymi tą tej to ci ny na ne nego nemu nym ' +
      'nych nymi ną nej no ni je ją ję jesz jemy jecie jąc jący jąca jące jącego jącemu jących jącym jącej jącą jącymi e ę ą esz emy ecie ąc ący ąca ące ' +
      'ącego ącemu ących ącym ącej ącą ącymi i y isz imy icie ysz ymy ycie a am asz amy acie j jmy jcie o em eś aś by my cie sz ego emu ej ych ym ymi c cy ca ' +
      'ce cą cego cych cym cej',
    noun: 'a u owi em ie y i ów ami ach om e ę ą o owie iem iami iach iom ia ię ią io iu',
    adjective: 'y i a e ego emu ym ych ymi ą ej m ch mi',
    adverb: '',
  },
  groups: [
    {
      // Mówić, że coś jest takie lub inne
      kind: 'verb',
      rows: `
        ogłosić/ogłosi~/ogłoszon~/ogłasza~/ogłaszam/ogłosz~/ogłoszeni/ogłoś~: podać do wiadomości wszystkich
        oznajmić/oznajmi~/oznajmia~/oznajmion~: podać do wiadomości coś ważnego
        stwierdzić/stwierdzi~/stwierdza~/stwierdzon~/stwierdz~/stwierdź~: powiedzieć, że tak jest na pewno
        twierdzić/twierdzi~/twierdząc/twierdzono/twierdzących/twierdzący/twierdząca/twierdzące~/twierdzącego/twierdzącą/twierdzącym~/twierdź~: mówić, że tak jest na pewno
        zaprzeczyć/zaprzecza~/zaprzeczy~/zaprzecz~/zaprzeczon~: nazwać coś nieprawdą
        zapowiedzieć/zapowiada~/zapowiedzia~/zapowiedzie~/zapowiedz/zapowiadam/zapowi~/zapowiedzą: uprzedzić, co przyniesie przyszłość
        ostrzec/ostrzega~/ostrzeg~/ostrzeżon~/ostrzeż~/ostrzeżeni: uprzedzić o niebezpieczeństwie
        przepowiedzieć/przepowiada~/przepowiedzia~/przepowiedzie~/przepowiadam/przepowi~/przepowiedz~: odgadnąć, jaka będzie przyszłość
        ujawnić/ujawni~/ujawnia~/ujawnion~/ujawnieni: zdradzić coś, co było tajemnicą
        przysięgać/przysięgam/przysiągł~/przysięgły~/przysięgli~/przysiąc/przysięgał~/przysięgaj~/przysięgasz/przysięgła~/przysięgali~/przysięgamy: uroczyście zapewniać
        obiecać/obieca~/obiecuj~/obiecywa~/obiecam: zapewnić, że coś się zrobi
        podkreślić/podkreśla~/podkreśli~/podkreślon~/podkreśl~: zaznaczyć, że coś jest ważne
        zaproponować/proponuj~/zaproponowa~/proponowa~/zaproponuj~: podsunąć komuś pomysł
        wyjaśnić/wyjaśni~/wyjaśnia~/wyjaśnion~: pomóc coś zrozumieć
        wytłumaczyć/wytłumaczy~/wytłumacz~/wytłumaczon~: pomóc zrozumieć coś trudnego
        zalecić/zaleca~/zaleci~/zalecam/zalecon~: doradzić, jak należy postąpić
        udowodnić/udowodni~/udowadnia~/udowodnion~/udowadniam: pokazać faktami, że to prawda`,
    },
    {
      // Głos i gesty
      kind: 'verb',
      rows: `
        szepnąć/szepcz~/szepta~/szepną~/szepnę~/szepc~/szepni~/szepnię~: powiedzieć bardzo cicho
        mruknąć/mrukną~/mruknę~/mruknię~/mrukni~: powiedzieć niewyraźnie pod nosem
        odrzec/odrzek~/odrzekni~/odrzecz~: powiedzieć w odpowiedzi
        wrzasnąć/wrzeszcz~/wrzeszcze~/wrzeszcza~/wrzasną~/wrzasnę~/wrzaśni~: krzyknąć bardzo głośno
        westchnąć/wzdycha~/westchną~/westchnę~/wzdycham/westchni~: głęboko wypuścić powietrze
        jęknąć/jęcz~/jęcze~/jęcza~/jęknę~/jękną~/jękni~: wydać głos z bólu lub żalu
        chichotać/chichocz~/chichota~/zachichota~/chichoc~/zachichocz~/zachichoc~: śmiać się cicho i krótko
        szlochać/szlocha~/szlocham/zaszlocha~: głośno płakać
        zamilknąć/zamilk~/zamilkną~/zamilkni~/zamilknę~: przestać się odzywać
        ziewnąć/ziewa~/ziewną~/ziewam/ziewnę~/ziewni~: szeroko otworzyć usta ze zmęczenia
        zadrżeć/drż~/drża~/zadrża~/drżyj~/drże~/zadrż~/zadrże~: zatrząść się z zimna lub ze strachu
        zblednąć/zblad~/zbledną~/zbledni~/zblednę~: stracić kolory na twarzy
        zarumienić się*/zarumieni~/rumienisz/rumienię/zarumienion~/rumienić/rumienił~/rumienią~/rumienion~: zrobić się czerwonym na twarzy
        skinąć/skiną~/skinę~: dać znak głową lub ręką
        ukłonić się*/kłania~/kłaniam/ukłonić/ukłonił~: pochylić się na powitanie
        uklęknąć/klęcz~/klęcze~/uklękną~/klękną~/klęcza~/uklękni~/klękni~/uklęk~/ukląkł~/uklęknę~/klęknę~/klękł~: oprzeć się na kolanach
        mrugnąć/mruga~/mrugni~/mrugną~/mrugam/mrugnę~: szybko zamknąć i otworzyć oczy`,
    },
    {
      // Jak ktoś się porusza
      kind: 'verb',
      rows: `
        wędrować/wędruj~/wędrowa~/powędrowa~/powędruj~: iść długo, od miejsca do miejsca
        podążać/podąża~/podąży~/podąż~: iść w jakimś kierunku lub za kimś
        zmierzać/zmierza~/zmierzam: iść w stronę celu
        wyruszyć/wyruszy~/wyrusza~/wyrusz~/wyruszon~: zacząć podróż, pójść w drogę
        dotrzeć/dotarł~/dotrze~/dociera~/dotarli~/dotarliś~/dotr~/docieram/dotarłyśmy/dotarłaby/dotarłszy/dotrzyj~/dotart~: znaleźć się u celu podróży
        powrócić/powróci~/powraca~/powróc~/powróć~/powracam/powrócono: znaleźć się znów tam, gdzie się było
        zbłądzić/błądz~/błądzi~/zabłądzi~/zbłądzi~/zabłądz~: zgubić drogę
        uciec/ucieka~/uciek~/uciekni~/ucieknę/uciecze~: szybko oddalić się przed niebezpieczeństwem
        cofnąć się*/cofną~/cofa~/cofni~/cofnę~/cofnięt~/cofam/cofnięci: zrobić ruch do tyłu, w przeciwną stronę
        zawrócić/zawraca~/zawróci~/zawracam/zawrócon~/zawróc~/zawróć~/zawróceni: pójść w przeciwną stronę
        wkroczyć/wkroczy~/wkracza~/wkrocz~/wkraczam: wejść pewnym krokiem lub siłą
        skradać się*/skrada~/zakradł~/zakraść/skradam/zakradni~: podchodzić cicho i ostrożnie
        czołgać się*/czołga~/przeczołga~/czołgam: posuwać się na brzuchu po ziemi
        wspiąć się*/wspina~/wspią~/wspięł~/wspinam/wspięli~/wspięliś~/wspięt~/wespni~: wejść wysoko z pomocą rąk i nóg
        potknąć się*/potkną~/potyka~/potknę~/potkni~/potykam: zahaczyć o coś stopą
        biec*: poruszać się nogami jak najszybciej
        gnać/gna/pogna~/gnał~/gnam~/gnaj~/gnali~/gnan~/gnaliś~: poruszać się bardzo szybko
        pędzić/pędzi/pędząc~/pędzę/pędzą/pędził~/pędzimy/popędził~/pędzon~/pędź~/pędzisz/pędzili~/popędzić/pędziliś~/popędziliś~/popędzon~: bardzo szybko biec lub jechać
        spacerować*: chodzić powoli dla przyjemności
        krążyć*: poruszać się wkoło
        wyemigrować/wyemigrowa~/emigrowa~/emigruj~/wyemigruj~: wyjechać na stałe z kraju`,
    },
    {
      // Co ktoś robi z rzeczą
      kind: 'verb',
      rows: `
        schować*: umieścić tam, gdzie nikt nie widzi
        ukryć/ukrywa~/ukryt~/ukrywam/ukrył~/ukryj~/ukryli~/ukryci/ukryliś~/ukrywszy: sprawić, by nikt tego nie widział
        zakopać/zakopa~/zakopuj~/zakopi~/zakopywa~/zakop~: umieścić w dole pod ziemią
        wyrzucić/wyrzuca~/wyrzucon~/wyrzucił~/wyrzuc~/wyrzucili~/wyrzuć~/wyrzuceni/wyrzuciliś~: pozbyć się czegoś niepotrzebnego
        odnaleźć/odnaleź~/odnalaz~/odnalezion~/odnajdzie~/odnajduj~/odnajd~/odnajdywa~/odnajdź~/odnalezieni: znowu mieć coś zgubionego
        zgubić*: niechcący gdzieś zostawić
        ukraść/ukrad~/kradn~/kradni~/kraść/krad~/kradzion~/ukradzion~/ukradni~/ukradnę/ukradnię~: potajemnie zabrać cudzą własność
        skraść/skradzion~/skradł~/skradli~/skradni~/skradną~/skradnię~: zabrać cicho cudzą własność
        chwycić/chwyta~/chwycił~/chwyc~/chwycili~/chwyć~/chwycon~: szybko wziąć w rękę
        złapać*: szybko wziąć to, co leci lub ucieka
        wręczyć/wręczy~/wręcza~/wręczon~/wręczą/wręczam/wręczę: uroczyście dać do rąk
        dostarczyć/dostarcza~/dostarczy~/dostarczon~/dostarcz~/dostarczeni: przynieść lub przywieźć na miejsce
        przechowywać/przechowywa~/przechowuj~/przechowa~: trzymać na później w dobrym stanie
        zgromadzić/zgromadzon~/zgromadzi~/gromadz~/gromadzić/gromadzon~/zgromadzeni/gromadził~/gromadzili~/zgromadz~/zgromadź~/gromadź~/gromadziliś~: zebrać w jednym miejscu
        pożyczyć/pożyczy~/pożycza~/pożyczon~/pożyczę/pożycz/pożyczam/pożyczą: oddać lub wziąć na pewien czas
        zużywać/zużyt~/zużywa~/zużył~/zużyj~/zużyć/zużywam/zużyli~/zużyliś~: korzystać, aż nic nie zostanie
        rozdać/rozda~/rozdawa~/rozdam/rozdadzą: podzielić między wielu ludzi
        porzucić/porzuci~/porzucon~/porzuca~/porzuc~/porzuć~/porzuceni: zostawić na zawsze, pozbyć się`,
    },
    {
      // Niszczyć i naprawiać
      kind: 'verb',
      rows: `
        zburzyć/zburzy~/zburzon~/burzyć/burząc~/burzył~/burzon~/zburz~/burzyli~/burzymy: rozwalić całkowicie dom lub mur
        zniszczyć/zniszczy~/zniszczon~/niszcz~/niszczy~/zniszcz~/niszczon~/zniszczeni/niszczeni: doprowadzić do całkowitej ruiny
        zrujnować/zrujnowa~/rujnuj~/zrujnuj~/rujnowa~: doprowadzić do całkowitego upadku
        uszkodzić/uszkodzon~/uszkodzi~/uszkadza~/uszkodz~/uszkodzeni: częściowo zepsuć
        rozbić/rozbił~/rozbit~/rozbija~/rozbij~/rozbili~/rozbici/rozbiliś~/rozbiwszy: roztrzaskać na kawałki
        podpalić/podpalił~/podpala~/podpalili~/podpalon~/podpal~: celowo wywołać ogień
        naprawić*: zrobić, żeby znów działało
        odbudować/odbudowan~/odbudowywa~/odbudowuj~/odbudował~/odbuduj~/odbudowali~/odbudowaliś~: postawić na nowo to, co runęło
        odnowić/odnowion~/odnawia~/odnowił~/odnowi/odnowili~/odnowią/odnawiam/odnowiliś~/odnowimy/odnowisz/odnówmy/odnowię: przywrócić ładny wygląd
        oczyścić/oczyści~/oczyszczon~/oczyszcza~/oczyść~/oczyszcz~/oczyszczeni: usunąć brud
        wzmocnić/wzmocni~/wzmacnia~/wzmocnion~/wzmocnieni/wzmacniam: dodać siły lub trwałości
        osłabić/osłabia~/osłabion~/osłabi~/osłabieni: odebrać część siły
        ulepszyć/ulepszon~/ulepszy~/ulepsza~/ulepsz~: uczynić bardziej udanym
        zanieczyścić/zanieczyszczon~/zanieczyszcza~/zanieczyści~: sprawić, że coś jest brudne lub trujące
        zatruć/zatrut~/zatruwa~/zatruł~/zatruj~/zatruli~/zatruci: dodać czegoś szkodliwego dla życia
        podrzeć/rozdart~/podart~/podarł~/rozdarł~/podrze~/podrzyj~/rozdarci/rozedrze~/rozdarli~/podarli~: zrobić strzępy z papieru lub tkaniny
        ugasić/gasi~/zgasi~/zgaszon~/ugasi~/gasz~/ugaszon~/zgaś~/gaś~/zgasz~/gaszon~/ugasz~/ugaś~: sprawić, że przestanie płonąć lub świecić`,
    },
    {
      // Co ktoś robi drugiemu człowiekowi
      kind: 'verb',
      rows: `
        oszukać/oszuka~/oszukuj~/oszukiwa~/oszukam: celowo wprowadzić w błąd
        skrzywdzić/skrzywdzi~/krzywdz~/skrzywdzon~/krzywdzić/skrzywdz~/krzywdził~/skrzywdzeni/krzywdź~/krzywdzon~/krzywdzili~/krzywdzeni: wyrządzić zło, zadać ból
        skarcić/karc~/karcić/skarci~/skarcon~/karcił~/karcon~: zwrócić uwagę surowym tonem
        ukarać/ukara~/karan~/karać/karzą~/ukarz~/karał~/karz/karzesz/karzemy/karali~/karzecie/karzę: kazać odpowiedzieć za winę
        pocieszyć/pociesza~/pocieszy~/pocieszam/pocieszę/pociesz/pocieszon~/pocieszą/pocieszcie/pocieszeni: sprawić, że minie smutek
        uspokoić/uspokoi~/uspokaja~/uspokój~/uspokoj~/uspokajam/uspokojon~: sprawić, że minie lęk lub złość
        uratować/uratowa~/ratuj~/ratowa~/uratuj~: wydobyć z niebezpieczeństwa
        ocalić/ocali~/ocala~/ocalon~/ocal~/ocaleni: wydobyć z niebezpieczeństwa śmierci
        uwolnić/uwolni~/uwolnion~/uwalnia~/uwolnieni/uwalniam: wypuścić na swobodę
        zranić/zrani~/zranion~/zranieni: przeciąć skórę, zadać ból
        przestraszyć/straszy~/przestraszy~/wystraszy~/straszą~/przestraszon~/strasz/wystraszon~/przestraszeni/straszon~/wystraszeni/przestrasz/straszę: wzbudzić lub poczuć lęk
        przerazić/przerażaj~/przeraż~/przerazi~/przerażał~/przerażać: wzbudzić lub poczuć wielki lęk
        rozgniewać/rozgniewał~/rozgniew~/rozgniewali~: wprawić lub wpaść w wielką złość
        zdenerwować/denerwuj~/zdenerwowa~/denerwowa~/zdenerwuj~: wprawić lub wpaść w złość
        zaskoczyć/zaskoczon~/zaskoczy~/zaskakuj~/zaskoczeni/zaskocz~/zaskakiwa~: zrobić coś, czego nikt nie oczekiwał
        zachwycić/zachwyc~/zachwycaj~/zachwycać/zachwycił~/zachwycał~/zachwycali~/zachwycili~/zachwyć~/zachwycano: wzbudzić lub poczuć podziw
        zawstydzić/zawstydzi~/zawstydz~/zawstydzaj~/zawstydzać/zawstydzał~: sprawić, że ktoś się rumieni
        odwiedzić/odwiedza~/odwiedził~/odwiedź~/odwiedzili~/odwiedzi/odwiedzam/odwiedzę/odwiedzimy/odwiedziliś~/odwiedzą/odwiedzisz/odwiedzon~: przyjść do kogoś w gości`,
    },
    {
      // Skłonić, pozwolić, przeszkodzić
      kind: 'verb',
      rows: `
        namówić/namawia~/namówi~/namawiam/namówion~/namówieni/namówcie: prośbami skłonić do czegoś
        przekonać/przekona~/przekonuj~/przekonywa~/przekonam: argumentami skłonić do zmiany zdania
        zmusić/zmusi~/zmusza~/zmuszon~/zmuszeni/zmusz~/zmuś~: skłonić siłą lub groźbą
        zachęcić/zachęca~/zachęc~/zachęcił~/zachęcon~/zachęć~/zachęceni/zachęcili~: skłonić miłym słowem
        zniechęcić/zniechęci~/zniechęca~/zniechęcon~/zniechęceni/zniechęc~: odebrać komuś zapał
        zabronić/zabronion~/zabrania~/zabroni~/zabraniam/zabroń~: nie pozwolić na coś
        zakazać/zakaza~/zakazuj~/zakazywa~/zakaże/zakaż/zakażemy: nie pozwolić na coś na mocy prawa
        zezwolić/zezwala~/zezwoli~/zezwolono/zezwalam/zezwol~/zezwól~: zgodzić się, żeby ktoś coś zrobił
        rozkazać/rozkaza~/rozkazuj~/rozkazywa~/rozkaż~: stanowczo polecić, jak dowódca
        wezwać*: kazać komuś przyjść
        zaprosić/zaprasza~/zapraszam/zaprosi~/zaproszon~/zaproszeni/zaproś~/zaprosz~: powiedzieć, by ktoś przyszedł w gości
        powiadomić/powiadomi~/zawiadomi~/powiadamia~/powiadomion~/zawiadamia~/powiadom~/zawiadamiam/powiadomieni/zawiadomion~/powiadamiam/zawiadom~/zawiadomieni: dać komuś znać
        poinformować/poinformowa~/informuj~/informowa~/poinformuj~: dać znać, co się dzieje
        oskarżyć/oskarżon~/oskarża~/oskarży~/oskarżeni/oskarż~: zarzucić komuś winę
        usprawiedliwić/usprawiedliwia~/usprawiedliwi~/usprawiedliwion~/usprawiedliwieni: wytłumaczyć czyjeś postępowanie
        błagać/błagam/błaga~: prosić bardzo gorąco
        grozić/grozi/zagrożon~/groził~/zagrozi~/groż~/zagrożeni/grozili~/grożono/grozisz/groziłoby/groź/zagroż~/groziłaby: straszyć, że stanie się coś złego
        powstrzymać/powstrzyma~/powstrzymuj~/powstrzymywa~/powstrzymam: nie dać komuś działać
        umożliwić/umożliwia~/umożliwi~/umożliwion~: stworzyć szansę, żeby ktoś coś zrobił`,
    },
    {
      // Władza, wojna i prawo
      kind: 'verb',
      rows: `
        podbić/podbił~/podbija~/podbit~/podbij~/podbili~/podbici/podbiliś~: zdobyć kraj w walce
        zdobyć*: dostać po walce lub z wysiłkiem
        najechać/najecha~/najeżdża~/najadą/najedź~/najedzie~/najadę: uderzyć na kraj i wtargnąć z wojskiem
        zaatakować/zaatakowa~/atakuj~/atakowa~/zaatakuj~: uderzyć na wroga jako pierwszy
        oblegać/oblega~: otoczyć miasto i nie wypuszczać nikogo
        obronić/broni/broń~/bronią/bronić/bronił~/broniąc~/obronił~/bronię/bronisz/bronili~/obroni/bronimy/bronion~/obronion~/obronią: ustrzec przed wrogiem, nie dać zdobyć
        pokonać/pokona~/pokonuj~/pokonywa~/pokonam: wygrać z kimś lub z czymś
        obalić*: siłą pozbawić władzy
        wygnać/wygna~/wypędzi~/wypędzon~/wypędza~/wypędzeni/wypędz~: kazać opuścić kraj lub dom
        uwięzić/uwięzion~/uwięzi~/uwięzieni/uwięź~: zamknąć pod strażą, wtrącić do lochu
        aresztować/aresztowa~/aresztuj~: zatrzymać i zamknąć, jak robi policja
        wyzwolić/wyzwoli~/wyzwala~/wyzwolon~/wyzwoleni/wyzwól~/wyzwol~: dać swobodę, wypędzając obcą władzę
        zjednoczyć/zjednoczon~/zjednoczy~/jednocz~/zjednoczeni/jednoczy~/zjednocz~/jednoczon~: połączyć ludzi lub ziemie w całość
        przyłączyć/przyłączy~/przyłącz/przyłącza~/przyłączon~/przyłączcie/przyłączam/przyłączę/przyłączą/przyłączmy/przyłączeni: dodać do swojego kraju
        mianować/mianowa~/mianuj~: dać komuś urząd lub stanowisko
        koronować/koronowan~/koronował~/koronuj~/koronowali~: uroczyście uczynić królem
        zlikwidować/zlikwidowa~/likwiduj~/likwidowa~/zlikwiduj~: doprowadzić do końca istnienia
        uchwalić/uchwalon~/uchwali~/uchwala~/uchwalą: przyjąć ustawę po głosowaniu
        sprawować*: pełnić, na przykład urząd
        naruszyć/narusza~/naruszy~/naruszon~/narusz~: złamać prawo lub umowę
        przestrzegać/przestrzega~/przestrzegam: postępować zgodnie z zasadami
        splądrować/splądrowa~/plądrowa~/plądruj~/splądruj~: ograbić po zdobyciu`,
    },
    {
      // Myśleć, poznawać
      kind: 'verb',
      rows: `
        rozumieć*: wiedzieć, o co chodzi
        zbadać/bada~/zbada~/badam/zbadam: uważnie się przyjrzeć, by poznać prawdę
        obserwować/obserwuj~/obserwowa~/zaobserwowa~/zaobserwuj~: uważnie patrzeć przez pewien czas
        dostrzec/dostrzega~/dostrzeg~/dostrzeż~/dostrzeżon~/dostrzegłszy/dostrzeżeni: zobaczyć coś niełatwego do zauważenia
        zauważyć/zauważy~/zauważa~/zauważ~/zauważon~/zauważeni: zobaczyć coś, zwrócić uwagę
        odkryć/odkrył~/odkryt~/odkrywa~/odkryj~/odkryli~/odkryliś~/odkrywam/odkryci/odkrywszy/odkryłyśmy: znaleźć coś, czego nikt wcześniej nie znał
        rozpoznać/rozpozna~/rozpoznawa~/rozpoznam: stwierdzić, kto to jest lub co to jest
        wykryć/wykryt~/wykrywa~/wykrył~/wykryli~/wykryj~/wykryliś~/wykrywam/wykryci: znaleźć coś, co było schowane
        odróżniać/odróżnia~/odróżni~/odróżnion~: widzieć, że dwie rzeczy nie są takie same
        porównywać/porówna~/porównuj~/porównywa~/porównam: szukać podobieństw i różnic
        obliczyć/obliczon~/obliczan~/obliczył~/obliczać/obliczaj~/obliczamy/obliczam/obliczyli~/obliczał~/obliczyliś~/obliczasz/obliczymy/obliczmy: znaleźć wynik za pomocą liczb
        zmierzyć/zmierzy~/zmierz/zmierzon~/zmierzą/zmierzę/zmierzmy: ustalić długość, wagę lub czas
        ocenić/ocenia~/ocenił~/oceniam/ocenion~/ocenili~/oceni/oceń~/ocenię/ocenisz/ocenimy/ocenią/oceniliś~/ocenicie/ocenieni: wydać sąd, ile coś jest warte
        przypuszczać/przypuszcza~/przypuszczam: sądzić, że tak może być
        podejrzewać/podejrzewa~/podejrzewam: sądzić, że ktoś jest winny
        przewidzieć/przewiduj~/przewidzia~/przewidzie~/przewidywa~/przewidz~: domyślić się, jaka będzie przyszłość
        zapamiętać/zapamięta~/zapamiętam/zapamiętuj~/zapamiętywa~: zachować w głowie
        wyobrazić sobie*/wyobrazi~/wyobraża~/wyobraż~/wyobraź/wyobraźcie/wyobraźmy/wyobrażon~: zobaczyć w myślach
        rozważać/rozważa~/rozważy~/rozważam/rozważ/rozważmy/rozważę/rozważcie/rozważon~/rozważą: długo zastanawiać się przed decyzją
        wątpić/wątpi~/zwątpi~/wątp~/zwątpion~: nie wierzyć, że coś jest prawdą
        wymyślić/wymyśli~/wymyśla~/wymyślon~/wymyślę/wymyślą/wymyśl/wymyślam/wymyślcie/wymyśleni: wpaść na nowy pomysł`,
    },
    {
      // Uczucia i nastawienie
      kind: 'verb',
      rows: `
        podziwiać/podziwiam/podziwia~: patrzeć z zachwytem
        szanować/szanuj~/szanowa~: mieć o kimś bardzo dobre zdanie
        uwielbiać/uwielbiam/uwielbia~: bardzo mocno lubić
        nienawidzić/nienawidz~/nienawidzi~/znienawidzon~/znienawidzi~/znienawidz~/nienawidzon~/nienawidź~/znienawidzeni: czuć do kogoś ogromną niechęć
        gardzić/gardz~/pogardza~/gardził~/gardzili~/pogardzam/gardź~/gardzon~: uważać kogoś za gorszego
        zazdrościć/zazdroszcz~/pozazdrości~/zazdrościł~/zazdrościsz/zazdrościli~/zazdrościmy/zazdrościcie/zazdrościliś~/pozazdroszczon~: chcieć mieć to, co ktoś inny
        współczuć/współczuj~/współczuł~/współczuli~: smucić się z powodu cudzego nieszczęścia
        tęsknić/tęsknię/tęsknił~/tęskni/tęsknisz/tęsknią~/tęsknimy/zatęskni~/tęskniliś~/tęsknili~/tęsknicie/zatęsknion~: odczuwać smutek, bo kogoś nie ma blisko
        żałować/żałuj~/żałowa~/pożałuj~/pożałowa~: czuć smutek, że coś się zrobiło
        obawiać się*/obawiam/obawia~: myśleć o czymś z lękiem
        pragnąć/pragni~/pragnę~/pragną~/zapragni~/zapragną~/zapragnę~/pragnąc~/zapragnię~/pragnię~: bardzo czegoś chcieć
        marzyć*: bardzo chcieć, wyobrażać sobie szczęście
        ufać/ufa~/ufam/zaufać/zaufaj~/zaufał~/zaufali~/zauf~/zaufaliś~/zaufano: wierzyć, że ktoś nie oszuka
        wahać się*/waha~/zawaha~/waham/zawaham: nie móc podjąć decyzji
        martwić się*/martwi/martwić/martw/martwię/martwił~/martwią~/martwcie/martwisz/martwimy/zmartwi~/martwili~/martwicie/martwiliś~/martwmy: myśleć o czymś z niepokojem
        wstydzić się*/wstydz~/wstydzić/wstydź~/wstydził~/wstydzili~/wstydzon~: czuć się źle po głupim postępku
        wybaczyć/wybacz~/wybaczy~/wybacza~/przebaczy~/przebacz/wybaczon~/przebaczon~/przebaczcie/przebaczę: przestać mieć do kogoś żal
        tolerować/tolerowa~/toleruj~: pozwalać na coś, choć się nie podoba
        doceniać/doceni~/docenia~/docenion~/doceń~/docenieni: mieć dobre zdanie o czyjejś wartości
        cierpieć*: znosić ból albo nieszczęście
        narzekać/narzeka~/narzekam: wciąż mówić, że jest źle
        rozpaczać/rozpacza~/rozpaczam: być bez nadziei i bardzo płakać`,
    },
    {
      // Co dzieje się samo
      kind: 'verb',
      rows: `
        zniknąć/znika~/zniknę~/znikną~/znikni~/znik~: przestać być widocznym
        pojawić się*/pojawił~/pojawia~/pojaw~/pojawią/pojawić/pojawili~/pojawiam/pojawię/pojawiliś~/pojawiłyby/pojawiłoby/pojawiłaby: dać się zobaczyć, zacząć być
        powstać*: zacząć istnieć
        przetrwać/przetrwa~/przetrwam: istnieć mimo trudności i czasu
        trwać/trwa~/potrwa~/trwam: mieć miejsce przez pewien czas
        nastąpić*: przyjść później, po czymś innym
        wybuchnąć/wybuchł~/wybucha~/wybuchni~/wybuchną~/wybuchnę~/wybucham/wybuchłaby/wybuchli~: nagle się zacząć lub pęknąć z hukiem
        ustać*: skończyć się
        zwyciężyć/zwycięży~/zwycięża~/zwyciężon~/zwyciężą/zwyciężę/zwyciężeni: wygrać walkę lub grę
        zawalić się*/zawali~/zawalon~/runą~/runie~/runę~/zawal/zawalę/zawalą/zawaleni/ruń~: rozsypać się i nagle spaść
        zatonąć/tonie~/toną~/zatoną~/utoną~/utonę~/zatonę~/zatonie~/utonie~/tonęł~/zatoń~/tonąc~/tonęli~/zatonięt~: zniknąć pod wodą
        zginąć/zginę~/zginą~/ginie~/giną~/zginie~/ginę~/zgiń~/giń~/ginąc~: stracić życie w wypadku lub walce
        wzrosnąć/wzrosł~/wzrasta~/wzrośni~/wzrósł~/wzrosną~/wzrosłyby/wzrosłaby: stać się większym
        zmaleć/malej~/zmala~/maleć/malał~/zmale~: stać się mniejszym
        rozprzestrzenić się*/rozprzestrzenia~/rozprzestrzeni~/rozprzestrzenion~: objąć coraz więcej miejsc
        przyspieszyć/przyspieszy~/przyspiesza~/przyspieszon~/przyspiesz~: nabrać tempa`,
    },
    {
      // Przyroda: co dzieje się z wodą, roślinami i zwierzętami
      kind: 'verb',
      rows: `
        kwitnąć/kwitni~/kwitną~/kwitł~/zakwitł~/zakwitni~/zakwitną~/kwitn~/kwitnę~/zakwitnę~/zakwitnię~: mieć rozwinięte płatki
        dojrzewać/dojrzewa~/dojrzewam: stawać się dorosłym lub gotowym do zbioru
        więdnąć/więdną~/usycha~/zwięd~/usch~/uschni~/uschnię~/zwiędni~/więdni~/usycham/usechł~/uschną~/więd~/zwiędnię~/zwiędną~/zwiędnę~/uschnę~: tracić świeżość z braku wody
        kiełkować/kiełkuj~/kiełkowa~/wykiełkowa~/wykiełkuj~: wypuszczać pierwszy listek z nasiona
        zamarzać/zamarznięt~/zamarza~/zamarzł~/zamarzam/zamarzni~/zamarzną~/zamarznę~/zamarźnię~/zamarźni~: zmieniać się w lód
        topnieć/topnie~/stopniał~/stopniej~/topnia~/stopnieć: zmieniać się z lodu w wodę
        parować/paruj~/wyparowa~/wyparuj~/parował~/parowan~: zmieniać się w gaz
        wrzeć/wrz~/wre~/wrze~/wrza~/wrą~: mocno bulgotać od gorąca
        płonąć/płoną~/płonie~/spłonę~/spłoną~/płonę~/spłonie~/płoń~/płonąc~/spłoń~: być w ogniu
        tlić się*/tli~/tlą~: żarzyć się bez płomienia
        świecić*: dawać jasność
        błyszczeć/błyszczą~/lśni~/błyszczy~/błyszcze~/błysną~/błyszczał~/błyszczącymi/błysnę~/błyśni~/błys~/lśnion~: odbijać jasność
        wirować*: szybko obracać się wkoło
        gnić/gnije~/zgniły~/gnijąc~/zgniła~/zgnij~/gniją/zgnił/gnił~/zgnić/zgniło~: psuć się i rozpadać
        rdzewieć/rdzewie~/zardzewia~/zardzewie~/rdzewia~: pokrywać się brązowym nalotem
        wymierać/wymarły~/wymiera~/wyginę~/wyginą~/wyginie~/wymarła~/wymarli~/wymrze~/wymarło~/wymr~/wyginięt~: kończyć się jako gatunek
        zasypiać*: zapadać w sen
        drzemać/drzemi~/drzema~: spać lekko i krótko
        czuwać/czuw~/czuwał~/czuwają~/czuwali~/czuwajcie/czuwajmy: nie spać i pilnować
        wykluwać się*/wykluwa~/wykluł~/wykluj~/wyklut~/wykluć: wychodzić z jajka
        szczekać/szczeka~/zaszczeka~: odzywać się jak pies
        warczeć/warcz~/warcze~/warcza~/zawarcza~/zawarcz~/zawarcze~: groźnie odzywać się jak wilk`,
    },
    {
      // Wytwarzać i tworzyć
      kind: 'verb',
      rows: `
        budować*: stawiać z cegieł lub drewna
        wytwarzać/wytwarza~/wytworzy~/wytworzon~/wytworzą/wytwarzam: robić coś z surowców
        produkować/produkowa~/wyprodukowa~/produkuj~/wyprodukuj~: robić towary w fabryce
        projektować/zaprojektowa~/projektowan~/projektuj~/projektował~/zaprojektuj~/projektowali~/projektowaliś~: rysować plan nowej rzeczy
        wynaleźć/wynalazł~/wynaleź~/wynalezion~/wynajdzie~/wynajd~: stworzyć nowy rodzaj urządzenia
        tkać/tka~/utka~: robić materiał z nici
        szyć/szyt~/uszyć/szył~/uszyt~/uszył~/uszyj~/szyjesz/szyjąc~/szyjemy/szyli~/uszyli~: łączyć kawałki materiału igłą
        haftować/haftowa~/wyhaftowa~/haftuj~/wyhaftuj~: ozdabiać materiał kolorową nitką
        rzeźbić/rzeźbion~/wyrzeźbion~/wyrzeźbi~/rzeźbił~/rzeźbi/rzeźbią~/rzeźbię/rzeźbili~/rzeźbimy/rzeźbisz: nadawać kształt drewnu lub kamieniowi
        malować*: pokrywać farbą
        ozdabiać/ozdobion~/ozdabia~/ozdobić/ozdobił~/ozdobi/ozdobili~/ozdobią/ozdobię/ozdabiam/ozdobiliś~: czynić ładniejszym
        lepić/lepi/lepią~/ulepi~/ulepion~/lepił~/lepię/lepion~/ulepieni: robić coś z gliny lub śniegu
        kuć/kuli/wykut~/kuj~/wykuć/kute~/wykuł~/kutego/kutym~/kutych/wykuli~/kuł~/wykuj~/kuliś~: uderzać młotem w gorący metal
        naśladować/naśladowa~/naśladuj~: robić tak samo jak ktoś inny
        ustanowić/ustanowion~/ustanowi~/ustanawia~/ustanowieni/ustanawiam/ustanów~: wprowadzić jako obowiązujące
        opublikować/opublikowa~/publikowa~/publikuj~/opublikuj~: wydać drukiem lub w internecie`,
    },
    {
      // W kuchni
      kind: 'verb',
      rows: `
        pokroić/pokrój~/kroi~/krój~/pokrojon~/krojon~/kroję/kroją~/pokroił~/pokroisz/pokroimy: podzielić nożem na kawałki
        posiekać/posieka~/sieka~/siekam: podzielić nożem na bardzo drobne kawałki
        mieszać/miesza~/zamiesza~/wymiesza~/mieszam/zamieszam/wymieszam: poruszać łyżką, by się połączyło
        gotować*: trzymać we wrzącej wodzie, aż zmięknie
        usmażyć/smażon~/smaży~/usmaży~/smaż~/usmażon~/usmaż~: przyrządzić na rozgrzanym tłuszczu
        upiec/pieczon~/upiek~/upieczon~/piekłem/pieką~/upiecz~/pieczeni/piekę/piekłam/pieczemy/piekli/upieczeni/piekł/piekły~/piecz: przyrządzić bez wody w wysokiej temperaturze
        posolić/soli~/sól~/solą~/solon~/posoli~/solę/posól~/posolon~: dodać białej przyprawy
        posypać/posypa~/posyp~/posypi~/posypuj~/posypywa~: pokryć czymś sypkim
        posmarować/posmarowa~/smaruj~/smarowa~/posmaruj~: pokryć cienką warstwą, na przykład masła
        polać/polej~/polał~/polane~/polewać/polewam~/polewał~/polewaj~/polewan~/polewali~/polanych/polanego/polali~: pokryć czymś płynnym
        odcedzić/odcedzi~/odcedza~/odcedzon~: oddzielić płyn za pomocą sitka
        doprawić/doprawi~/doprawion~/doprawia~: dodać ziół i pieprzu do smaku
        ostudzić/ostudzi~/studzi~/ostudź~/studz~/ostudzon~/studzon~: obniżyć temperaturę
        podgrzać/podgrzewa~/podgrza~/podgrze~/podgrzewam: podnieść temperaturę
        zagotować/zagotowa~/zagotuj~: doprowadzić do wrzenia
        udekorować/udekorowa~/dekorowa~/dekoruj~/udekoruj~: ładnie przystroić
        skosztować/skosztowa~/skosztuj~: wziąć trochę do ust
        połknąć/połyka~/połkną~/połknę~/połkni~/połknięt~/połykam: przesunąć z ust do żołądka
        przeżuwać/żuj~/żuć/przeżuwa~/przeżu~/żuł~/żut~: rozdrabniać zębami`,
    },
    {
      // Jak jedno ma się do drugiego
      kind: 'verb',
      rows: `
        zawierać/zawiera~/zawieram: mieć w środku
        stanowić/stanowi~/stanowion~: być czymś, tworzyć coś
        posiadać*: mieć na własność
        istnieć/istniej~/istnia~/zaistnie~/zaistnia~/istnieli~/istnieliś~: być naprawdę
        różnić się*/różnią/różnił~/różnić/różniąc~/różnimy/różnię/różnisz/różnili~/różnicie/różniliś~/różnion~: nie być takim samym
        przewyższać/przewyższa~/przewyższy~/przewyższ~/przewyższon~: być większym lub lepszym
        graniczyć/graniczy~/graniczą~: leżeć tuż obok
        wynikać*: mieć początek w czymś, być skutkiem
        pochodzić/pochodz~/pochodził~/pochodzili~/pochodź~/pochodziliś~/pochodziłoby/pochodziłaby: mieć gdzieś początek
        brakować/brakuj~/brakował~/zabrakło~/zabraknie/zabraknąć/brakowałoby/brakowan~: być w zbyt małej ilości
        wystarczać*: być w potrzebnej ilości
        obowiązywać/obowiązuj~/obowiązywa~: być ważnym dla wszystkich, jak prawo
        dominować*: być silniejszym lub liczniejszym
        przeważać/przeważa~/przeważy~/przeważon~/przeważ~: być liczniejszym
        symbolizować/symbolizuj~/symbolizowa~: być znakiem czegoś`,
    },
    {
      // Wpływać na to, co się dzieje
      kind: 'verb',
      rows: `
        powodować/spowodowa~/powoduj~/powodowa~/spowoduj~: sprawiać, że coś się dzieje
        ułatwiać/ułatwia~/ułatwi~/ułatwion~/ułatw~: pomagać, czynić prostszym
        utrudniać/utrudnia~/utrudni~/utrudnion~: czynić bardziej kłopotliwym
        zapobiegać/zapobiec/zapobiega~/zapobieg~/zapobiegni~/zapobież~: nie dopuszczać, by coś się stało
        przeszkadzać/przeszkadza~/przeszkodził~/przeszkadzam/przeszkodz~/przeszkodzić/przeszkodzili~: czynić komuś kłopot w działaniu
        wspierać/wspiera~/wesprze~/wspieram/wspart~/wsparł~/wsparli~/wesprzyj~/wespr~/wsparci/wsparliś~: pomagać w potrzebie
        chronić/chroni~/chronion~/uchroni~/ochronić/chroń~/ochroni/chronieni/ochronią/ochronił~/ochronię/ochronisz/ochronimy/ochroń~/ochronion~: strzec przed wrogiem lub złem
        zagrażać/zagraża~: być niebezpiecznym, zapowiadać coś złego
        szkodzić/szkodz~/zaszkodzi~/zaszkodz~/szkodził~/szkodzili~: wyrządzać zło
        sprzyjać/sprzyja~: pomagać, działać na korzyść
        opóźniać/opóźnion~/opóźni~/opóźnia~/opóźnieni: przesuwać na dalszy czas
        przerywać/przerywa~/przerwał~/przerwać/przerwan~/przerwali~/przerwij~/przerywam/przerwiemy/przerwaliś~/przerwiesz: zatrzymywać coś, co trwa
        kontynuować/kontynuowa~/kontynuuj~: robić coś dalej
        ograniczać/ograniczon~/ogranicza~/ograniczy~/ogranicz~/ograniczeni: nie pozwalać, by czegoś było więcej
        przekształcać/przekształci~/przekształcon~/przekształca~/przekształ~/przekształceni: zmieniać w coś innego
        dostosowywać/dostosowa~/dostosowuj~/dostosowywa~/dostosuj~: zmieniać tak, żeby pasowało
        unikać/unikną~/unikaj~/unika/unikał~/unikam/unikni~/uniknę~/unikasz/unikali~/unikamy/unikan~/uniknięt~/unikacie/unikaliś~: starać się, by coś nas nie spotkało
        zaniedbywać/zaniedba~/zaniedbuj~/zaniedbywa~/zaniedbam: nie dbać tak, jak trzeba
        przyczynić się*/przyczynił~/przyczynia~/przyczynić/przyczynili~/przyczyni/przyczynią/przyczyniam/przyczyń~/przyczyniliś~/przyczynisz: mieć udział w tym, że coś się dzieje
        zakłócać/zakłóca~/zakłóci~/zaburzon~/zaburza~/zakłócon~/zaburzy~/zakłóc~/zaburz~: psuć zwykły porządek`,
    },
    {
      // Wśród ludzi
      kind: 'verb',
      rows: `
        współpracować/współpracuj~/współpracowa~: działać razem
        rywalizować/rywalizowa~/rywalizuj~: starać się być lepszym od innych
        walczyć*: bić się lub mocno o coś starać
        pokłócić się*/kłóci~/kłóc~/pokłóci~/kłóć~/pokłóc~/pokłóceni/pokłócon~/kłócon~: ostro się posprzeczać
        dyskutować/dyskutowa~/dyskutuj~: rozmawiać, wymieniać zdania
        negocjować/negocjowa~/negocjuj~: rozmawiać, żeby ustalić warunki
        świętować/świętowa~/świętuj~: uroczyście obchodzić ważny dzień
        uczestniczyć/uczestniczy~/uczestnicząc~/uczestniczą/uczestniczę: brać udział
        zaprzyjaźnić się*/zaprzyjaźnion~/zaprzyjaźnić/zaprzyjaźnił~/zaprzyjaźnij~/zaprzyjaźn~/zaprzyjaźnili~/zaprzyjaźnieni/zaprzyjaźniłyśmy/zaprzyjaźniliś~: bardzo się polubić
        poślubić/poślubił~/poślubię/poślubion~/poślubi/poślubisz/poślubili~/poślubieni: wziąć za żonę lub męża
        opiekować się*/opiekowa~/opiekuj~/zaopiekowa~/zaopiekuj~: dbać o kogoś słabszego
        wychowywać/wychowa~/wychowywa~/wychowuj~/wychowam: dbać o dziecko, aż dorośnie
        rządzić/rządz~/rządził~/rządzili~/rządzon~/rządź~/rządzeni/rządziłaby: kierować państwem lub ludźmi
        protestować/protestuj~/protestowa~/zaprotestowa~/zaprotestuj~: głośno wyrażać sprzeciw
        głosować/głosuj~/głosował~/zagłosowa~/zagłosuj~/głosowali~/głosowaliś~/głosowan~: wybierać kogoś kartką lub ręką
        buntować się*/zbuntowa~/buntuj~/buntowa~/zbuntuj~: wyrażać sprzeciw, odmawiać posłuszeństwa
        dziedziczyć/odziedziczy~/dziedziczy~/odziedziczon~/dziedziczon~/dziedziczą~/odziedziczą/odziedziczę: otrzymywać majątek po zmarłym
        osiedlać się*/osiedlili~/osiedlić/osiedlił~/osiedlać/osiedlaj~/osiedlali~/osiedlon~/osiedleni/osiedlą/osiedlan~/osiedlał~: zamieszkać gdzieś na stałe
        podróżować*: jeździć po świecie
        przebywać/przebywa~/przebywam: być gdzieś jakiś czas
        odpoczywać*: nabierać sił bez pracy`,
    },
    {
      // Praca, handel i pieniądze
      kind: 'verb',
      rows: `
        uprawiać/uprawia~/uprawiam: zajmować się czymś, np. polem lub sportem
        hodować/hodowa~/hoduj~: żywić i rozmnażać zwierzęta
        polować/poluj~/polował~/upolowa~/polowali~/upoluj~/polowano/polowaliś~: tropić i zabijać dzikie zwierzęta
        siać/sieje~/zasia~/sieją/siał~/siejąc~/zasiej~/siali~/sieję/siejmy: wrzucać ziarno w ziemię
        kosić/skoszon~/skosić/koś/koszą~/skosił~/kosił~/koszon~/koszę/skosili~/kosili~: ścinać trawę lub zboże
        orać/zaora~/ora~/orz~/oram/zaorz~: przewracać ziemię pługiem
        nawadniać/nawadnia~: doprowadzać wodę na pola
        doić/doi~/wydoi~/doją~/doję/wydojon~/dojon~: zbierać mleko od krowy
        łowić/łowi~/złowi~/złowion~/łowion~/łów~/złów~: wyciągać ryby z wody
        wydobywać/wydobywa~/wydobyć/wydobyt~/wydobył~/wydobędzie~/wydobyli~/wydobęd~/wydobądź~/wydobywam: wyciągać spod ziemi
        handlować/handluj~/handlował~/handlowali~/handlowan~: kupować i sprzedawać
        zarabiać/zarabia~/zarobić/zarobił~/zarob~/zarabiam/zarobion~/zarobią/zarobili~/zarobię/zarób~/zarobiliś~/zarobiwszy/zarobieni: dostawać pieniądze za pracę
        oszczędzać/oszczędza~/zaoszczędzi~/oszczędzi~/oszczędz~/oszczędź~/zaoszczędzon~/oszczędzon~/zaoszczędzę/zaoszczędź~/oszczędzeni: nie wydawać wszystkiego, odkładać
        inwestować/zainwestowa~/inwestuj~/inwestowa~/zainwestuj~: wkładać pieniądze, by zyskać więcej
        zatrudniać/zatrudnion~/zatrudni~/zatrudnia~/zatrudnieni: dawać pracę
        finansować/finansowan~/finansuj~/sfinansowa~/sfinansuj~/finansował~/finansowali~: płacić za coś
        eksportować/eksportuj~/eksportowan~/eksportował~/eksportowali~: sprzedawać za granicę
        importować/importowan~/importuj~/importował~/importowali~: sprowadzać z zagranicy
        wynajmować/wynają~/wynajmuj~/wynajmowa~/wynajęt~/wynajmę/wynajęł~/wynajęli~/wynajmij~/wynajęci/wynajmiesz/wynajmiemy/wynajęliś~: korzystać za pieniądze z cudzej rzeczy
        organizować/zorganizowa~/organizowa~/organizuj~/zorganizuj~: planować i przeprowadzać
        zarządzać/zarządza~/zarządzam: kierować firmą lub majątkiem`,
    },
    {
      // Poruszać czymś, łączyć i dzielić
      kind: 'verb',
      rows: `
        przenieść/przenieś~/przeniesion~/przenios~/przenos~/przeniósł~/przenosz~/przenoszon~/przenosić/przeniesie~/przenosił~/przenosili~: zmienić miejsce kogoś lub czegoś
        pchnąć/pcha~/popchną~/pchną~/popchnę~/pchnę~/popchni~/pchnięt~/pchni~/pcham/popchnięt~: poruszyć do przodu, od siebie
        ciągnąć/ciągną~/ciągni~/pociągną~/ciągnę~/pociągnę~/pociągni~/pociągnięt~/ciągnięt~/pociągnięci/ciągnąc~: przesuwać za sobą
        przewieźć/przewiezion~/przewoż~/przewieź~/przewożon~/przewozi/przewozić/przewoził~/przewiózł~/przewiezie~/przewioz~/przewozimy/przewożeni: zabrać pojazdem w inne miejsce
        napełnić*: wlać lub wsypać aż po brzeg
        opróżnić/opróżni~/opróżnia~/opróżnion~: usunąć wszystko ze środka
        zawiesić/zawieszon~/zawiesił~/zawiesza~/zawiesili~/zawies~/zawieszeni/zawieszą/zawieszam/zawieś/zawiesiliś~/zawieśmy/zawieście/zawieszę: umocować wysoko, aby zwisało
        przywiązać/przywiąza~/przywiązuj~/przywiązywa~/przywiąż~: umocować sznurem
        owinąć/owinięt~/owija~/owiną~/owiń~/owinę~/owijam/owinie~/owinięci: okręcić czymś dookoła
        przykryć/przykryt~/przykrywa~/przykryj~/przykrył~/przykrywam/przykryli~/przykryci: położyć coś na wierzchu
        otoczyć*: znaleźć się ze wszystkich stron
        oddzielić/oddziela~/oddzieli~/oddzielon~/oddzieleni/oddziel/oddzielam/oddzielą: odłączyć jedno od drugiego
        połączyć/łączy~/połączon~/połączy~/łącząc~/łączą/łączon~/połącz~/łączę/łącz/połączeni/łączcie/łączmy/łączeni: złożyć w jedno, w całość
        zanurzyć/zanurzon~/zanurzy~/zanurza~/zanurz~/zanurzeni: włożyć pod powierzchnię wody
        przyciągnąć/przyciąga~/przyciągną~/przyciągnę~/przyciągni~/przyciągnięt~/przyciągam/przyciągnięci: sprawić, że coś się zbliża
        pochłonąć*: wciągnąć w siebie
        ogrzać/ogrzewa~/ogrza~/ogrzej~/ogrzewam: podnieść temperaturę, dać ciepło
        oświetlić/oświetlon~/oświetla~/oświetli~/oświetl~/oświetleni: rozjaśnić lampą lub słońcem
        przebić/przebija~/przebił~/przebij~/przebit~/przebili~/przebiliś~: zrobić dziurę na wylot
        wbić/wbija~/wbił~/wbij~/wbit~/wbili~/wbiliś~: wcisnąć uderzeniem, na przykład młotkiem
        wykopać/wykopa~/wykopią/wykopcie/wykopię/wykopmy/wykopiesz/wykopiecie/wykopiemy: zrobić dół łopatą`,
    },
    {
      // Zamiary i ich wyniki
      kind: 'verb',
      rows: `
        postanowić/postanowi~/postanawia~/postanowion~/postanawiam/postanów~: wybrać po namyśle, co się zrobi
        zdecydować/zdecydowa~/decyduj~/zdecyduj~/decydowa~: wybrać po namyśle
        próbować*: starać się coś zrobić
        usiłować/usiłuj~/usiłowa~: starać się ze wszystkich sił
        zamierzać/zamierza~/zamierzam: mieć taki plan
        dążyć/dąż~/dąży~/dążono: starać się dojść do celu
        osiągnąć*: dojść do celu
        zdołać/zdoła~/zdołam: dać radę coś zrobić
        potrafić/potraf~/potrafią/potrafię/potrafił~/potrafili~/potrafiąc~/potrafiliś~/potrafiłaby/potrafion~/potrafiłyby/potrafiłoby/potrafiłyśmy: umieć coś zrobić
        otrzymać/otrzyma~/otrzymuj~/otrzymywa~/otrzymam: dostać coś od kogoś
        utracić*: przestać coś mieć
        odzyskać/odzyska~/odzyskuj~/odzyskam/odzyskiwa~: znów mieć coś zgubionego lub zabranego
        odmówić/odmówi~/odmawia~/odmawiam/odmówion~/odmów~: nie zgodzić się
        zrezygnować/zrezygnowa~/rezygnuj~/zrezygnuj~/rezygnowa~: już nie chcieć, wycofać się
        zdążyć/zdąży~/zdążę/zdążą/zdążono: zrobić coś na czas, nie spóźnić się
        wykonać/wykona~/wykonywa~/wykonuj~/wykonam: zrobić to, co trzeba
        ukończyć/ukończy~/ukończon~/ukończ~: doprowadzić do samego końca
        oczekiwać/oczekuj~/oczekiwa~: myśleć, że coś przyjdzie lub się stanie
        zrealizować/zrealizowa~/realizowa~/realizuj~/zrealizuj~: wprowadzić plan w życie
        zastąpić/zastąpi~/zastąpion~/zastępuj~/zastępować/zastępowan~/zastępował~/zastąp~/zastąpieni/zastępowali~: zająć czyjeś miejsce
        doświadczyć/doświadczy~/doświadcz~/doświadczaj~/doświadczać/doświadczał~/doświadczali~/doświadczaliś~: przeżyć coś samemu`,
    },
    {
      // Ludzie według zajęcia
      kind: 'noun',
      rows: `
        rzemieślnik/rzemieślnik~/rzemieślnicy: ktoś, kto wyrabia rzeczy ręcznie
        kupiec/kupca/kupców/kupcy/kupcem/kupcami/kupcom/kupcowi/kupcu/kupcach: ktoś, kto żyje z handlu
        rolnik*: ktoś, kto uprawia pole
        górnik/górnik~/górnicy: ktoś, kto wydobywa węgiel pod ziemią
        rybak*: ktoś, kto łowi w morzu lub jeziorze
        kowal/kowal~: ktoś, kto młotem formuje gorące żelazo
        młynarz/młynarz~: ktoś, kto miele ziarno na mąkę
        piekarz*: ktoś, kto robi chleb
        pasterz/pasterz~: ktoś, kto pilnuje owiec lub krów
        myśliwy/myśliw~/myśliwych/myśliwym~/myśliwego/myśliwemu: ktoś, kto poluje
        żeglarz/żeglarz~: ktoś, kto pływa po morzach
        urzędnik/urzędnik~/urzędnicy: ktoś, kto załatwia sprawy w biurze państwa
        badacz/badacz~: ktoś, kto zajmuje się nauką
        wynalazca/wynalazc~: ktoś, kto stworzył nowe urządzenie
        stolarz/stolarz~: ktoś, kto robi meble z drewna
        murarz/murarz~: ktoś, kto stawia domy z cegieł
        tkacz/tkacz~: ktoś, kto wyrabia płótno
        krawiec/krawc~: ktoś, kto szyje ubrania
        szewc/szewc~: ktoś, kto robi i naprawia buty
        drwal/drwal~: ktoś, kto ścina drzewa w lesie
        strażnik/strażnik~/strażnicy: ktoś, kto pilnuje bramy lub więźniów
        architekt/architekt~/architekci~: ktoś, kto projektuje budynki
        aptekarz/aptekarz~: ktoś, kto sprzedaje leki
        podróżnik/podróżnik~/podróżnicy: ktoś, kto zwiedza dalekie kraje`,
    },
    {
      // Ludzie w państwie i na wojnie
      kind: 'noun',
      rows: `
        władca/władc~: ktoś, kto rządzi krajem
        cesarz/cesarz~: ktoś, kto rządzi krajem i stoi nad królami
        szlachcic/szlachcic~: ktoś z dawnego rodu panów z herbem
        rycerz/rycerz~: ktoś, kto walczył konno w zbroi
        niewolnik/niewolnik~/niewolnicy: ktoś, kto należy do swojego pana
        dowódca/dowódc~: ktoś, kto wydaje rozkazy żołnierzom
        przywódca/przywódc~: ktoś, kto stoi na czele grupy
        doradca/doradc~: ktoś, kto podpowiada, co robić
        zdrajca/zdrajc~: ktoś, kto przeszedł na stronę wroga
        następca/następc~: ktoś, kto obejmuje stanowisko po kimś
        przodek/przodk~: ktoś z rodziny, kto żył dawno temu
        potomek/potomk~: ktoś, kto pochodzi od kogoś
        dziedzic/dziedzic~: ktoś, kto ma dostać majątek po zmarłym
        uchodźca/uchodźc~: ktoś, kto uciekł ze swojego kraju
        powstaniec/powstańców/powstańcy/powstańca/powstańcom/powstańcami/powstańcem/powstańcach/powstańcowi: ktoś, kto walczy przeciw obcej władzy
        buntownik/buntownik~/buntownicy: ktoś, kto nie chce słuchać władzy
        więzień/więźni~: ktoś, kto siedzi w zamknięciu
        jeniec/jeńc~: ktoś, kto siedzi w zamknięciu, wzięty na wojnie
        zwycięzca/zwycięzc~: ktoś, kto wygrał
        sojusznik/sojusznik~/sojusznicy: ktoś, kto walczy po tej samej stronie
        najeźdźca/najeźdźc~: ktoś, kto napadł na cudzy kraj
        obywatel/obywatel~: ktoś, kto ma prawa w swoim państwie
        poseł/posł~/pośle: ktoś wybrany do sejmu
        sędzia/sędzi~/sędziego/sędziemu/sędzim: ktoś, kto wydaje wyroki
        świadek/świadk~: ktoś, kto widział, co się stało`,
    },
    {
      // Ludzie w opowieściach
      kind: 'noun',
      rows: `
        sierota/sierot~/sierocie: ktoś, kto nie ma rodziców
        macocha/macoch~: nowa żona ojca
        wdowa/wdowy/wdową/wdowę/wdów/wdowie/wdowom/wdowami/wdowach: kobieta, której zmarł mąż
        staruszek/staruszka/staruszków/staruszkowi~/staruszku/staruszkami/staruszkiem/staruszkom: ktoś, kto przeżył wiele lat
        bliźniak/bliźniak~/bliźniacy: ktoś urodzony razem z bratem lub siostrą
        rówieśnik/rówieśnik~/rówieśnicy: ktoś w tym samym wieku
        przybysz/przybysz~: ktoś obcy, z innych stron
        wędrowiec/wędrowc~/wędrowcze: ktoś, kto chodzi po świecie
        żebrak/żebrak~/żebracy: ktoś, kto prosi o pieniądze na ulicy
        rozbójnik/rozbójnik~/zbój~/rozbójnicy: ktoś, kto napada i okrada na drodze
        złodziej*: ktoś, kto bierze cudze rzeczy
        kłamca/kłamcy/kłamcą/kłamców/kłamcami/kłamcę/kłamco/kłamcom: ktoś, kto nie mówi prawdy
        leń/lenie/lenia/leniem/leniu/leniami: ktoś, komu nie chce się pracować
        olbrzym*: ktoś ogromnie duży
        krasnoludek*: mały człowieczek z bajek
        czarownica*: kobieta z bajek, która rzuca złe uroki
        czarodziej*: ktoś, kto ma magiczną moc
        wróżka*: kobieta z bajek, która spełnia życzenia
        mędrzec/mędrc~: ktoś, kto bardzo dużo wie
        głupiec/głupc~/głupcze: ktoś, kto nie umie myśleć
        tchórz/tchórz~: ktoś, kto wszystkiego się boi
        bogacz/bogacz~: ktoś, kto ma bardzo dużo pieniędzy
        sługa/sług~/słudz~: ktoś, kto pracuje u pana w domu
        opiekun/opiekun~: ktoś, kto dba o dziecko lub chorego`,
    },
    {
      // Ukształtowanie terenu i wody
      kind: 'noun',
      rows: `
        puszcza*/puszczy/puszcze/puszcz/puszczach/puszczami: wielki, stary las
        łąka*: teren porośnięty trawą
        pustynia*: teren, na którym prawie nie pada
        bagno/bagn~/bagien: grząski, podmokły teren
        półwysep/półwysp~: ląd z trzech stron oblany wodą
        wyspa*: ląd ze wszystkich stron oblany wodą
        kontynent/kontynent~/kontynencie: bardzo wielki ląd, jak Afryka
        zatoka/zatok~/zatoce: część morza, która wchodzi w ląd
        dolina/dolin~: długie obniżenie między górami
        wzgórze/wzgórz~: niewysokie wzniesienie
        przełęcz/przełęcz~: niższe miejsce między dwoma szczytami
        wąwóz/wąwoz~: wąskie zagłębienie o stromych ścianach
        szczyt*: najwyższe miejsce, na przykład góry
        wodospad/wodospad~/wodospadzie: miejsce, gdzie rzeka leci w dół z wysoka
        wybrzeże/wybrzeż~: pas ziemi nad morzem
        ujście*: miejsce, gdzie rzeka wpada do morza
        dopływ/dopływu/dopływem/dopływów/dopływie/dopływy/dopływami/dopływach: mniejsza rzeka wpadająca do większej
        jaskinia*: pusta przestrzeń w skale
        nizina/nizin~: nisko leżąca, płaska kraina
        wyżyna/wyżyn~: wysoko leżąca, dość równa kraina
        lodowiec/lodowc~: wielka masa zmarzniętego śniegu w górach
        wulkan*: góra, z której wypływa lawa
        wydma/wydm~: góra piasku usypana przez wiatr
        przepaść/przepaści~: bardzo głęboka dziura o stromych ścianach`,
    },
    {
      // Budowle
      kind: 'noun',
      rows: `
        twierdza/twierdzy/twierdze/twierdz/twierdzach/twierdzami: mocna budowla do obrony przed wrogiem
        pałac/pałac~: wspaniały dom króla lub bogacza
        świątynia*: budowla, w której czci się Boga
        klasztor/klasztor~/klasztorze: dom mnichów lub mniszek
        wieża*: wysoka i wąska budowla
        chata/chaty/chat/chatę/chacie/chatą/chatach/chato/chatami: ubogi dom na wsi
        szałas/szałas~: prosty domek z gałęzi
        stodoła/stodoł~/stodole/stodół: budynek na siano i zboże
        spichlerz/spichlerz~: budynek do przechowywania ziarna
        młyn/młyn~: miejsce, gdzie robi się mąkę
        studnia*: głęboki dół, z którego czerpie się wodę
        piwnica/piwnic~: pomieszczenie pod domem
        strych/strych~: pomieszczenie tuż pod dachem
        więzienie/więzienia/więzieniu/więzieniach/więzieniem/więzieniami: miejsce, gdzie zamyka się przestępców
        loch/lochu/lochy/lochów/lochach/lochem/lochami: podziemne pomieszczenie, gdzie zamyka się ludzi
        ratusz/ratusz~: siedziba władz miasta
        latarnia/latarni~/latarń: lampa na wysokim słupie lub wieży
        zapora*: mur, który zatrzymuje wodę w rzece
        port*: miejsce, gdzie zatrzymują się statki
        lotnisko*: miejsce, skąd startują samoloty
        kopalnia/kopalni~/kopalń: miejsce, gdzie wydobywa się węgiel lub złoto
        cmentarz/cmentarz~: miejsce, gdzie chowa się zmarłych
        grobowiec/grobowc~: budowla, w której leży zmarły
        schronisko/schronisk~: dom dla turystów lub bezdomnych zwierząt`,
    },
    {
      // Narzędzia i przybory
      kind: 'noun',
      rows: `
        siekiera/siekier~/siekierze: narzędzie do rąbania drewna
        topór/topor~/toporze: ciężkie narzędzie do rąbania, także broń
        łopata*: narzędzie do kopania
        młotek*: narzędzie do wbijania gwoździ
        nożyce*: przyrząd do cięcia papieru
        igła*: cienki przedmiot do szycia
        lina*: coś grubego i mocnego do wiązania
        sznur/sznur~/sznurze: coś do wiązania paczek
        łańcuch*: połączone ze sobą metalowe ogniwa
        wiadro*: duże naczynie z uchwytem na wodę
        beczka/beczk~/beczek/beczce: duże, okrągłe drewniane naczynie
        dzban/dzban~: naczynie z uchem do nalewania
        koszyk*: pleciony pojemnik na zakupy lub grzyby
        worek*: miękki pojemnik z tkaniny
        skrzynia/skrzyni~/skrzyń: wielkie drewniane pudło z wiekiem
        drabina*: przyrząd ze szczeblami do wchodzenia wysoko
        pług/pług~: narzędzie do przewracania ziemi na polu
        sierp/sierp~: zakrzywiony nóż do ścinania zboża
        kocioł/kotł~/kotle: wielki metalowy garnek
        pochodnia/pochodni~: płonący kij, który daje blask
        lustro*: szkło, w którym widać odbicie
        mikroskop/mikroskopem/mikroskopu/mikroskopy/mikroskopów/mikroskopie/mikroskopach/mikroskopami: przyrząd do oglądania bardzo małych rzeczy
        teleskop/teleskopu/teleskopów/teleskopy/teleskopem/teleskopie/teleskopach/teleskopami: przyrząd do oglądania gwiazd
        kompas/kompas~: przyrząd, który wskazuje północ
        termometr/termometr~/termometrze: przyrząd do mierzenia temperatury`,
    },
    {
      // Broń, zbroja i znaki
      kind: 'noun',
      rows: `
        miecz*: broń z długim ostrzem
        tarcza*: to, czym osłaniano się przed ciosami
        strzała*: ostry pręt wystrzeliwany z łuku
        zbroja/zbroje/zbrojach/zbrojami: metalowe ubranie rycerza
        hełm/hełm~: twarda osłona głowy
        włócznia/włóczni~: długi kij z ostrym końcem
        armata/armat~/armacie: wielka broń na kołach
        karabin/karabin~: długa broń palna
        pocisk/pociski~/pocisków/pocisku/pociskami/pociskach/pociskom/pociskowi: to, co wylatuje z broni
        sztylet/sztylet~/sztylecie: krótka broń podobna do noża
        chorągiew/sztandar~/chorągwi~/sztandarze: kawał tkaniny na drzewcu, znak wojska
        korona*: złota ozdoba głowy króla
        berło/berł~/berle: ozdobna laska króla
        tron*: ozdobne krzesło króla
        herb/herb~: znak rodu lub miasta`,
    },
    {
      // Pojazdy
      kind: 'noun',
      rows: `
        wóz/wozy/wozów/wozu/wozem/wozie/wozami/wozach/wozom: pojazd na kołach ciągnięty przez konia
        sanie/sani~/sań: pojazd do jazdy po śniegu
        powóz/karet~/powozu/powozów/powozy/powozem/powozie/karecie/powozami/powozach: ozdobny pojazd ciągnięty przez konie
        łódź*: niewielki pojazd do pływania
        okręt/okręt~/okręcie: statek używany na wojnie
        żaglowiec/żaglowc~: statek poruszany przez wiatr
        tratwa/tratw~: zbite belki, na których się pływa
        prom/prom~: statek, który przewozi auta na drugi brzeg
        śmigłowiec/helikopter~/śmigłowc~/helikopterze: maszyna latająca, która może stać w powietrzu
        ciężarówka/ciężarówk~/ciężarówek/ciężarówce: duże auto do wożenia towarów
        tramwaj*: miejskie wagony jadące po szynach
        czołg/czołgi~/czołgów/czołgu/czołgami/czołgach/czołgom/czołgowi: wojskowa maszyna z działem
        statek*: duży pojazd do pływania po morzu`,
    },
    {
      // Części ciała zwierząt
      kind: 'noun',
      rows: `
        skrzydło*: część ciała, dzięki której ptak lata
        dziób/dziób~/dziobem/dziobie/dzioba/dziobu/dzioby/dziobów/dziobami/dziobach: twarde usta ptaka
        pazur/pazur~/pazurze: ostry, zakrzywiony paznokieć zwierzęcia
        łapa*: noga psa, kota lub niedźwiedzia
        ogon*: to, czym pies macha z radości
        grzywa/grzyw~: długie włosy konia lub lwa
        sierść/sierści~: krótkie włosy, które pokrywają zwierzę
        futro*: gęste i ciepłe włosy zwierzęcia
        łuska/łusk~/łusek/łusce: mała płytka na skórze ryby
        płetwa/płetw~: część ciała ryby do pływania
        skorupa*: twarda zewnętrzna osłona
        pancerz/pancerz~: gruba, twarda osłona ciała
        kieł/kły/kłów/kła/kłami/kle/kłem/kłach: długi, ostry ząb
        kopyto/kopyt~/kopycie: twarda część nogi konia
        żądło/żądł~/żądeł: ostry narząd pszczoły lub osy`,
    },
    {
      // Części roślin
      kind: 'noun',
      rows: `
        korzeń*: część rośliny ukryta w ziemi
        łodyga/łodyg~/łodydze: część rośliny, na której rosną liście
        pąk/pąk~: kwiat lub liść jeszcze nierozwinięty
        kolec/kolc~: ostra, kłująca część róży
        nasiono*: to, z czego wyrasta nowa roślina
        pestka/pestk~/pestek/pestce: twarde ziarno w środku owocu
        kora*: zewnętrzna warstwa drzewa
        gałąź*: to, co wyrasta z pnia
        konar/konar~/konarze: gruba część drzewa, która wyrasta z pnia
        pień/pnia/pniu/pni/pniach/pniem/pniami: gruba, pionowa część drzewa
        kłos/kłos~: końcowa część zboża z ziarnami
        szyszka/szyszk~/szyszek/szyszce: to, co zrzucają sosny i świerki
        żołądź/żołędzi~: to, co zrzuca dąb
        pyłek/pyłk~: żółty proszek z kwiatów
        nektar/nektar~/nektarze: słodki sok z kwiatów
        mech/mchu/mchem/mchy/mchów/mchami: niski, miękki zielony dywan w lesie`,
    },
    {
      // Ciało człowieka
      kind: 'noun',
      rows: `
        płuco/płuc~: narząd, którym się oddycha
        wątroba/wątrob~/wątrób: narząd, który oczyszcza krew z trucizn
        żołądek*: narząd, w którym trawi się pokarm
        nerka/nerk~/nerek/nerce: narząd, w którym powstaje mocz
        mózg*: narząd w głowie, którym się myśli
        tętnica/tętnic~: rurka, którą krew płynie od serca
        mięsień/mięśni~: część ciała, która kurczy się i porusza nami
        kręgosłup/kręgosłup~: podpora pleców złożona z wielu kości
        czaszka/czaszk~/czaszek/czaszce: kości głowy
        szkielet*: wszystkie kości razem
        kość*: twarda część ciała pod skórą
        skóra*: to, co okrywa całe ciało
        szyja*: część ciała między głową a ramionami
        łokieć*: miejsce zgięcia ręki
        kolano*: miejsce zgięcia nogi
        dłoń*: koniec ręki, z palcami
        nadgarstek/nadgarstk~: część ręki, na której nosi się zegarek
        policzek/policzk~/policzek~: miękki bok twarzy, poniżej oka
        brew/brwi~: łuk włosków nad okiem
        powieka/powiek~/powiece: skóra, która zamyka oko
        czoło/czoła/czole/czołach/czół/czołami/czołu: część twarzy nad oczami
        pięść/pięści~: ręka z mocno zaciśniętymi palcami`,
    },
    {
      // Zdrowie i choroba
      kind: 'noun',
      rows: `
        gorączka/gorączk~/gorączce/gorączek: zbyt wysoka temperatura ciała
        kaszel*: gwałtowne wypuszczanie powietrza z gardła
        katar*: płyn, który cieknie z nosa
        blizna/blizn~/bliźnie: ślad na skórze po zranieniu
        oparzenie/oparzeni~/oparzeń: zranienie skóry ogniem lub gorącem
        zakażenie/infekcj~/zakażenia/zakażeń/zakażeniem/zakażeniu/zakażeniach/zakażeniom/zakażeniami: wtargnięcie zarazków do ciała
        epidemia/epidemi~: szybkie szerzenie się choroby wśród ludzi
        zaraza/zarazy/zarazę/zarazą/zarazie/zarazo/zarazami: groźna choroba, która się szerzy
        grypa/gryp~: choroba z wysoką temperaturą i bólem mięśni
        alergia/alergi~: zła reakcja ciała, np. na pyłki
        trucizna/trucizn~/truciźnie: substancja, która szkodzi lub zabija
        lekarstwo*: to, co bierze się, by wyzdrowieć
        szczepionka/szczepionk~/szczepionek/szczepionce: zastrzyk, który chroni przed chorobą
        opatrunek*: materiał, którym zakrywa się ranę
        bandaż/bandaż~: długi pasek materiału do owijania rany
        zabieg*: działanie lekarza na ciele chorego
        objaw*/objawy/objawów/objawami/objawem/objawach/objawu/objawom/objawie: znak, po którym poznaje się chorobę
        ból*: przykre odczucie, gdy coś się stanie ciału`,
    },
    {
      // Uczucia
      kind: 'noun',
      rows: `
        lęk/lęku/lęki~/lęków/lękami/lękom/lękach: uczucie, gdy coś nam grozi
        strach*: silne uczucie, gdy coś nam grozi
        gniew/gniewu/gniewem/gniewie/gniewowi: mocna złość
        wściekłość/wściekłości~: bardzo mocna złość
        żal/żalu/żale/żalem/żalów/żalami/żalach/żalowi: smutek po stracie lub po błędzie
        duma/dum~: zadowolenie z tego, co się osiągnęło
        zazdrość/zazdrością: chęć, by mieć to, co inni
        wstyd*: przykre uczucie po złym uczynku
        tęsknota/tęsknot~/tęsknocie: smutek, gdy kogoś brakuje
        rozpacz/rozpaczy/rozpaczą: ogromny smutek bez nadziei
        zachwyt/zachwyt~/zachwycie: ogromny podziw
        zdumienie/zdumienia/zdumieniu/zdumieniem: bardzo wielkie zaskoczenie
        zdziwienie/zdziwieniu/zdziwienia/zdziwieniem/zdziwień: uczucie zaskoczenia
        niepokój/niepokoju/niepokojem/niepokoje/niepokojów/niepokojami/niepokojach/niepokojom: uczucie, że coś złego grozi
        ulga/ulg~/uldze: lżejsze serce, gdy minęło coś złego
        litość/litości~: współczucie dla słabszych
        ciekawość/ciekawości~: chęć, by się czegoś dowiedzieć
        nienawiść/nienawiści~: ogromna niechęć do kogoś
        pogarda/pogard~/pogardzie: uczucie, że ktoś jest gorszy od nas
        wdzięczność/wdzięczności~: uczucie do kogoś, kto nam pomógł
        zapał/zapału/zapałem/zapale/zapały/zapałowi/zapałów: ogromna chęć do pracy
        zaufanie/zaufania/zaufaniem/zaufaniu: wiara, że ktoś nie oszuka
        rozczarowanie/rozczarowania/rozczarowaniem/rozczarowań/rozczarowaniu/rozczarowaniach/rozczarowaniami: przykrość, gdy jest gorzej, niż się liczyło
        nuda*: stan, gdy nie ma nic ciekawego do roboty
        samotność/samotności~: stan kogoś, kto nie ma bliskich`,
    },
    {
      // Pogoda i żywioły
      kind: 'noun',
      rows: `
        powódź/powodzi/powodzią/powodziami/powodziach/powodziom: zalanie terenu przez wodę
        susza/suszy/suszę: długi czas bez deszczu
        pożar/pożar~/pożarze: wielki, niszczący ogień
        lawina/lawin~: masa śniegu spadająca z gór
        huragan/huragan~: bardzo silny wiatr, który wyrywa drzewa
        wichura/wichur~/wichurze: bardzo silny wiatr
        burza*: deszcz z piorunami
        ulewa/ulew~: gwałtowny, obfity deszcz
        zamieć/zamieci~: wiatr z gęstym śniegiem
        mróz*: temperatura niższa od zera
        upał*: bardzo wysoka temperatura latem
        mgła*: para wodna, przez którą mało widać
        błyskawica/błyskawic~: jasny zygzak, który leci z nieba
        piorun/piorun~: błysk i huk, który uderza z nieba
        grzmot/grzmot~/grzmocie: huk podczas burzy
        tęcza*: kolorowy łuk na niebie po deszczu
        trzęsienie ziemi/trzęsienia ziemi/trzęsieniu ziemi/trzęsieniem ziemi/trzęsień ziemi/trzęsieniami ziemi: gwałtowne drganie podłoża
        erupcja/erupcj~: wyrzucenie lawy z wulkanu
        opady/opadów/opadach/opadom/opadami: deszcz, śnieg lub grad
        szron/szron~: biały nalot z lodu na trawie
        rosa/rosie/ros/rosy/rosę/rosą/roso: krople wody na trawie o poranku`,
    },
    {
      // Walka i polityka
      kind: 'noun',
      rows: `
        bitwa*: starcie dwóch armii
        oblężenie/oblężenia/oblężeniu/oblężeniem/oblężeń/oblężeniach: otoczenie miasta przez wrogie wojsko
        bunt/bunt~/buncie: wystąpienie przeciw władzy
        rewolucja/rewolucj~: gwałtowna zmiana władzy przez naród
        najazd/najazd~/najeździe: wtargnięcie wrogich wojsk
        klęska/klęsk~/klęsce: wielka przegrana lub nieszczęście
        zwycięstwo/zwycięstw~: wygranie walki lub zawodów
        rozejm/rozejm~: przerwa w walkach
        sojusz/sojusz~: umowa państw o wzajemnej pomocy
        pojedynek/pojedynku/pojedynki~/pojedynków/pojedynkach/pojedynkami/pojedynkowi: walka dwóch osób
        spisek/spisku/spisków/spiski/spiskiem/spiskach/spiskami/spiskom: tajny plan przeciw komuś
        zamach/zamach~: próba zabicia ważnej osoby
        odwrót/odwrot~/odwrocie: oddalenie się z pola walki
        niewola/niewol~: stan kogoś, kto nie jest wolny
        podbój/podboj~: zajęcie kraju siłą
        okupacja/okupacj~: rządy obcego wojska w zajętym kraju
        ucieczka/ucieczk~/ucieczce/ucieczek: szybkie oddalenie się od niebezpieczeństwa
        zdrada/zdrad~/zdradzie: przejście na stronę wroga
        wyprawa/wyprawy/wyprawę/wypraw/wyprawie/wyprawą/wyprawach/wyprawami/wyprawom: daleka podróż w jakimś celu
        rabunek/rabunku/rabunków/rabunki~/rabunkami/rabunkach/rabunkom: zabranie cudzych rzeczy siłą
        zemsta/zemst~/zemście: odpłata złem za zło
        napad/napady/napadu/napadów/napadzie/napadami/napadem/napadach/napadom/napadowi: nagłe wtargnięcie lub atak na kogoś`,
    },
    {
      // Państwo i prawo
      kind: 'noun',
      rows: `
        ustawa/ustawy/ustawę/ustawie/ustawą/ustawami/ustawach/ustawom: prawo uchwalone przez sejm
        konstytucja/konstytucj~: najważniejsze prawo w państwie
        wyrok*: to, co sąd postanowił
        kara/kary/karę/kar/karą/karami/karo/karach/karom: to, co spotyka kogoś za winę
        parlament/parlament~/parlamencie: zgromadzenie posłów, które tworzy prawo
        głosowanie/głosowani~/głosowań: wybieranie przez podniesienie ręki lub kartkę
        granica*: linia, która dzieli dwa kraje
        stolica*: najważniejsze miasto kraju
        mocarstwo/mocarstw~: bardzo silne państwo
        cesarstwo/imperium/cesarstw~/imperi~: wielkie państwo, które podbiło inne kraje
        republika/republik~/republice: państwo bez króla, z wybieraną władzą
        monarchia/monarchi~: państwo, na którego czele stoi król
        demokracja/demokracj~: ustrój, w którym lud wybiera władzę
        dyktatura/dyktatur~/dyktaturze: ustrój, w którym jeden człowiek ma całą władzę
        niepodległość/niepodległości~: wolność państwa od obcej władzy
        przywilej/przywilej~: prawo, które mają tylko nieliczni
        obowiązek/obowiązki~/obowiązków/obowiązku/obowiązkami/obowiązkach/obowiązkom: to, co trzeba zrobić
        zakaz/zakaz~: to, że czegoś nie wolno
        rozkaz/rozkaz~: polecenie, które trzeba wykonać
        umowa/umowy/umowę/umowie/umową/umowach/umowami/umowom: to, na co zgodziły się dwie strony
        traktat/traktat~/traktacie: układ, na który zgodziły się państwa
        przestępstwo/przestępstw~: czyn, który łamie prawo
        przysięga*/przysięgę/przysięgi/przysięgą/przysiędze/przysiąg/przysięgami/przysięgach: uroczyste zapewnienie
        dziedzictwo/dziedzictw~: to, co zostało po przodkach
        niewolnictwo/niewolnictw~: stan, gdy jedni ludzie są własnością innych`,
    },
    {
      // Pieniądze i gospodarka
      kind: 'noun',
      rows: `
        dochód/dochod~/dochodzie: pieniądze, które się otrzymuje
        zysk/zyski~/zysków/zysku/zyskach/zyskami/zyskom/zyskowi: to, co się otrzymuje ponad koszty
        dług/długu/długów/długiem/długach/długami: pieniądze, które trzeba oddać
        pożyczka/pożyczk~/pożyczek/pożyczce: pieniądze dane na pewien czas
        kredyt/kredytu/kredytów/kredyty/kredytem/kredytach/kredycie/kredytami/kredytom: pieniądze wzięte z banku na pewien czas
        podatek/podatku/podatki~/podatków/podatkach/podatkami/podatkom: pieniądze płacone państwu
        cło/cła/ceł/cle/cłem/cłami/cłach: opłata za towar przywożony z innego kraju
        towar/towar~/towarze: rzecz do sprzedania
        pensja/pensj~: zapłata za miesiąc pracy
        wynagrodzenie/wynagrodzenia/wynagrodzeń/wynagrodzeniem/wynagrodzeniu/wynagrodzeniami/wynagrodzeniach: zapłata za pracę
        handel*: kupowanie i sprzedawanie
        oszczędności/oszczędnościami/oszczędnościom/oszczędnościach: pieniądze odłożone na później
        majątek/majątku/majątki~/majątków/majątkami/majątkach: wszystkie rzeczy i pieniądze człowieka
        bogactwo/bogactw~: posiadanie bardzo wielu cennych rzeczy
        bieda/bied~/biedzie: brak pieniędzy na życie
        ubóstwo/ubóstwa/ubóstwie/ubóstwem/ubóstwu: brak pieniędzy i rzeczy do życia
        bezrobocie/bezroboci~: sytuacja, gdy brakuje pracy
        wydatek/wydatk~: pieniądze, które trzeba na coś dać
        surowiec/surowc~: materiał, z którego coś się robi
        przemysł/przemysłu/przemyśle/przemysłem/przemysłów/przemysły/przemysłach: praca fabryk
        rolnictwo/rolnictw~: uprawa ziemi i hodowla
        rzemiosło/rzemiosł~/rzemiośle: wyrabianie rzeczy ręcznie
        fabryka*: zakład, w którym robi się towary
        przedsiębiorstwo/przedsiębiorstw~: firma, która coś robi i sprzedaje
        targ*: miejsce, gdzie sprzedaje się warzywa i owoce
        jarmark/jarmark~: wielki targ ze straganami`,
    },
    {
      // Nauka i rozumowanie
      kind: 'noun',
      rows: `
        eksperyment/eksperyment~/eksperymencie: próba, która ma sprawdzić jakiś pomysł
        hipoteza/hipotez~: przypuszczenie jeszcze niepotwierdzone
        teoria/teori~: myśl, która wyjaśnia, jak coś działa
        dowód/dowod~/dowodzie: to, co pokazuje, że coś jest prawdą
        wniosek/wniosk~: to, do czego dochodzi się w myślach
        pomiar/pomiarów/pomiaru/pomiary/pomiarach/pomiarze/pomiarami/pomiarem/pomiarom: ustalenie, ile czegoś jest
        obserwacja/obserwacj~: uważne, dłuższe przyglądanie się
        wynalazek/wynalazk~: nowe urządzenie, które ktoś wymyślił
        odkrycie/odkrycia/odkryciem/odkryciu/odkryciami/odkryciach/odkryciom: poznanie czegoś dotąd nieznanego
        zjawisko*: to, co się dzieje i co można zobaczyć
        przyczyna/przyczyną/przyczyny/przyczyn/przyczynę/przyczynami/przyczynach/przyczynie/przyczynom: to, z czego coś wynika
        skutek/skutk~: to, co z czegoś wynika
        metoda/metod~/metodzie: sposób postępowania
        zasada*: to, czego trzeba się trzymać
        pojęcie/pojęcia/pojęć/pojęciem/pojęciu/pojęciami/pojęciach/pojęciom: wyraz, który oznacza jakąś myśl
        szczegół/szczegóły/szczegółów/szczegółach/szczegółami/szczegółu/szczególe/szczegółem/szczegółom: drobna część całości
        różnica/różnice/różnicy/różnicę/różnic/różnicą/różnicach/różnicami/różnicom: to, czym dwie rzeczy nie są takie same
        podobieństwo/podobieństw~: to, co dwie rzeczy mają wspólnego
        cecha*: to, po czym kogoś lub coś się poznaje
        umiejętność/umiejętności~: to, że ktoś potrafi coś robić
        wiedza/wiedzy/wiedzę/wiedze/wiedzo: wszystko, czego ktoś się nauczył
        pomyłka/pomyłk~/pomyłek/pomyłce: niechcący zrobiony błąd
        tajemnica*: coś, czego nikt nie powinien wiedzieć`,
    },
    {
      // Materia, energia i przestrzeń
      kind: 'noun',
      rows: `
        ciecz/ciecz~: substancja, którą można przelać
        tlen/tlenu/tlenem/tlenie/tleny: gaz potrzebny do oddychania
        energia*: zdolność do wykonania pracy
        ciśnienie*: siła, z jaką coś naciska
        temperatura/temperatur~/temperaturze: to, jak coś jest ciepłe lub zimne
        cząsteczka/cząsteczk~/cząsteczek/cząsteczce: bardzo mała część substancji
        pierwiastek*: prosta substancja, np. żelazo
        roztwór*: woda z rozpuszczoną substancją
        mieszanina/mieszanin~: kilka połączonych ze sobą substancji
        paliwo/paliw~: to, co się spala, by mieć napęd
        ciężar*: to, ile coś waży
        prędkość/prędkości~: to, jak szybko coś się porusza
        objętość/objętości~: to, ile miejsca coś zajmuje
        odległość/odległości~: to, jak daleko jest do czegoś
        szybkość/szybkości~: to, jak prędko coś się porusza
        powierzchnia*: zewnętrzna strona lub obszar czegoś
        wnętrze*: to, co jest w środku
        głębokość*: to, jak daleko jest do dna
        wysokość*: to, jak daleko jest od ziemi do góry
        kierunek*: strona, w którą ktoś idzie
        orbita*: droga planety w kosmosie
        planeta*: ciało, które krąży wokół gwiazdy
        wszechświat/wszechświat~/wszechświecie: wszystko, co istnieje w kosmosie`,
    },
    {
      // Świat zwierząt i przyroda
      kind: 'noun',
      rows: `
        gatunek/gatunk~: wszystkie stworzenia jednego rodzaju
        drapieżnik/drapieżnik~/drapieżnicy: zwierzę, które poluje na inne
        ssak/ssak~: zwierzę karmiące młode mlekiem
        gad/gady/gadów/gadami/gadem/gadzie/gadzi/gadach/gadom/gadowi: zwierzę takie jak wąż lub jaszczurka
        płaz/płaz~: zwierzę takie jak żaba
        owad*: mały stwór o sześciu nogach
        pasożyt/pasożyt~/pasożyci~: stwór, który żyje kosztem innego
        szkodnik/szkodnik~/szkodnicy: zwierzę, które niszczy uprawy
        potomstwo/potomstw~: dzieci zwierząt lub ludzi
        stado/stad/stada/stadzie/stadem/stadach/stadami/stadu/stadom: wiele zwierząt trzymających się razem
        ławica/ławic~: wiele ryb płynących razem
        rój/roju/roje/rojów/rojem/rojami/rojach: wiele pszczół lecących razem
        siedlisko/siedlisk~: miejsce życia roślin i zwierząt
        środowisko*: wszystko, co otacza rośliny i zwierzęta
        pokarm/pokarm~: to, czym żywi się zwierzę lub człowiek
        legowisko/legowisk~: miejsce, gdzie zwierzę śpi
        nora/nor/nory/norze/norę/norach/norą/noro: podziemne mieszkanie lisa lub królika
        gniazdo*: dom ptaka z gałązek i trawy
        pisklę/pisklęt~/piskląt/pisklęci~: bardzo młody ptak
        bydło/bydł~/bydle: krowy, byki i cielęta
        gąsienica/gąsienic~: młody motyl, zanim dostanie skrzydła`,
    },
    {
      // Czas
      kind: 'noun',
      rows: `
        dekada/dekad~/dekadzie: okres dziesięciu lat
        stulecie/stuleci~: okres stu lat
        tysiąclecie/tysiącleci~: okres dziesięciu wieków
        epoka/epok~/epoce: długi okres w dziejach
        średniowiecze/średniowiecz~: czasy rycerzy i zamków
        starożytność/starożytności~: czasy dawnych Greków i Rzymian
        doba/dob~/dób: dzień razem z nocą
        świt/świtu/świcie/świtem/świty: początek dnia, gdy robi się jasno
        zmierzch/zmierzchu/zmierzchem/zmierzchy: koniec dnia, gdy robi się ciemno
        dzieciństwo*: lata, gdy jest się małym
        młodość/młodości~: lata, gdy jest się między dzieckiem a dorosłym
        starość/starości/starością: ostatnie lata życia
        przyszłość*: to, co dopiero będzie
        przeszłość*: to, co było dawniej
        teraźniejszość/teraźniejszości~: czas, który właśnie trwa
        rocznica/rocznic~: dzień, w którym coś stało się lata temu
        przerwa/przerwy/przerwę/przerw/przerwami/przerwach: czas odpoczynku między zajęciami
        pokolenie*: ludzie urodzeni w podobnych latach`,
    },
    {
      // Uroczystości i wydarzenia
      kind: 'noun',
      rows: `
        uroczystość/uroczystości~: podniosłe, oficjalne święto
        obrzęd/obrzędów/obrzędy/obrzędu/obrzędach/obrzędzie/obrzędami/obrzędem/obrzędom: święte czynności według tradycji
        wesele*: zabawa po ślubie
        ślub*: zawarcie małżeństwa
        pogrzeb/pogrzebie/pogrzebu/pogrzeby/pogrzebów/pogrzebem/pogrzebach/pogrzebami: pożegnanie zmarłego
        uczta/uczt~: wspaniały posiłek dla wielu gości
        procesja/procesj~: pochód religijny
        pielgrzymka/pielgrzymk~/pielgrzymek/pielgrzymce: podróż do świętego miejsca
        koronacja/koronacj~: uroczyste uczynienie kogoś królem
        wyścig*: sprawdzanie, kto jest najszybszy
        konkurs/konkurs~: sprawdzanie, kto zrobi coś najlepiej
        wystawa/wystawy/wystawę/wystawie/wystawach/wystawą/wystawami/wystawom: pokaz obrazów lub innych rzeczy
        przedstawienie/przedstawienia/przedstawieniu/przedstawień/przedstawieniem/przedstawieniach/przedstawieniami/przedstawieniom: pokaz aktorów na scenie
        koncert*: występ muzyków
        wycieczka*: krótka podróż dla przyjemności
        rejs/rejs~: podróż statkiem
        zebranie/zebrania/zebraniu/zebrań/zebraniach/zebraniem/zebraniami/zebraniom: zejście się ludzi, by coś omówić
        bal/balu/bale/bala/balem/balów/balach/balami: wielka zabawa z tańcami`,
    },
    {
      // Dzieła i zabytki
      kind: 'noun',
      rows: `
        rzeźba/rzeźby/rzeźbę/rzeźbą/rzeźbie/rzeźbami/rzeźbach/rzeźbom: dzieło z kamienia lub drewna
        powieść/powieści/powieścią/powieściach/powieściami/powieściom: długi utwór o losach bohaterów
        wiersz*: krótki utwór, często z rymami
        baśń/baśni~: opowieść o czarach i cudach
        legenda/legend~/legendzie: stara opowieść, w której jest trochę prawdy
        pamiętnik/pamiętnik~: zapiski o własnym życiu
        kronika/kronik~/kronice: zapis wydarzeń rok po roku
        przysłowie/przysłowi~/przysłów: krótka ludowa mądrość
        zagadka*: pytanie, na które trudno znaleźć odpowiedź
        pieśń/pieśni~: utwór do śpiewania
        kołysanka/kołysank~/kołysanek/kołysance: utwór śpiewany na dobranoc
        pomnik/pomnik~: figura na cześć kogoś ważnego
        zabytek/zabytk~: stara, cenna budowla lub rzecz
        rękopis/rękopis~: tekst zapisany piórem
        malowidło/malowidł~/malowideł/malowidle: obraz na ścianie
        podręcznik/podręcznik~: książka do nauki w szkole
        słownik*: książka, która wyjaśnia wyrazy
        czasopismo/czasopism~/czasopiśmie: gazeta, która wychodzi co tydzień lub miesiąc
        hymn/hymn~: uroczysty utwór śpiewany przez naród`,
    },
    {
      // Jedzenie i kuchnia
      kind: 'noun',
      rows: `
        mąka*: biały proszek ze zmielonego zboża
        drożdże/drożdż~: coś, dzięki czemu ciasto rośnie
        przyprawa/przyprawy/przyprawami/przyprawę/przyprawą/przyprawach/przyprawie: coś, co dodaje smaku, np. pieprz
        śmietana/śmietan~: tłusta, gęsta część mleka
        tłuszcz/tłuszczu/tłuszczem/tłuszcze/tłuszczów/tłuszczy/tłuszczach/tłuszczami: masło, smalec lub olej
        ocet/oct~/occie: kwaśny płyn do ogórków w słoiku
        miód*: słodki płyn od pszczół
        zboże/zboż~/zbóż: pszenica, żyto lub owies
        posiłek/posiłk~: śniadanie, obiad lub kolacja
        potrawa/potraw~: coś gotowego do zjedzenia
        składnik/składnik~: jedna z rzeczy, z których coś się robi
        szczypta/szczypt~: tyle, ile bierze się dwoma palcami
        plaster/plastr~/plasterk~/plasterek/plastrze: cienki, płaski kawałek
        bochenek/bochenk~: cały okrągły chleb
        patelnia/patelni~: płaskie naczynie do smażenia
        miska*: głębokie, okrągłe naczynie
        piekarnik/piekarnik~: część kuchenki, w której robi się ciasta
        nadzienie/nadzieni~: to, co jest w środku pieroga lub ciasta
        napój*: coś do picia
        pieczywo/pieczyw~: chleb i bułki
        warzywo*: marchew, cebula lub kapusta
        apetyt/apetyt~/apetycie: ochota na jedzenie
        głód*: przykry stan, gdy brakuje jedzenia`,
    },
    {
      // Słowa i rozmowy
      kind: 'noun',
      rows: `
        obietnica/obietnic~: zapewnienie, że coś się zrobi
        prośba*: zwrócenie się do kogoś o pomoc
        groźba/groźb~/gróźb: zapowiedź, że zrobi się coś złego
        plotka/plotk~/plotek/plotce: niesprawdzona wieść o kimś
        pogłoska/pogłosk~/pogłosek: niepewna, niesprawdzona wieść
        skarga*: powiedzenie, że ktoś postąpił źle
        ostrzeżenie/ostrzeżenia/ostrzeżeń/ostrzeżeniem/ostrzeżeniami/ostrzeżeniu/ostrzeżeniach/ostrzeżeniom: wiadomość, że może stać się coś złego
        pochwała/pochwał~/pochwale: powiedzenie, że ktoś zrobił coś dobrze
        kłamstwo*: coś, co nie jest prawdą
        kłótnia/kłótni~: ostra wymiana zdań
        sprzeczka/sprzeczk~/sprzeczek/sprzeczce: wymiana ostrych zdań
        przemówienie/przemówieni~/przemówień: dłuższa wypowiedź przed ludźmi
        wywiad/wywiad~/wywiadzie: wypowiedzi kogoś, komu zadaje się pytania
        przeprosiny/przeprosin~: słowa kogoś, kto żałuje
        żart*: coś, co mówi się dla śmiechu
        zaproszenie/zaproszenia/zaproszeniem/zaproszeń/zaproszeniu/zaproszeniami/zaproszeniach: słowa, którymi wzywa się w gości
        ogłoszenie/ogłoszenia/ogłoszeniu/ogłoszeń/ogłoszeniem/ogłoszeniach/ogłoszeniami: kartka z wiadomością dla wszystkich
        polecenie/poleceni~/poleceń: słowa, po których trzeba coś zrobić
        oskarżenie/oskarżenia/oskarżeń/oskarżeniami/oskarżeniem/oskarżeniu/oskarżeniach/oskarżeniom: zarzucenie komuś winy
        decyzja*: to, co ktoś postanowił
        pozwolenie/pozwoleni~/pozwoleń: zgoda na coś
        wezwanie/wezwania/wezwaniem/wezwaniu/wezwań/wezwaniami/wezwaniach/wezwaniom: żądanie, by ktoś przyszedł lub coś zrobił
        modlitwa/modlitw~: słowa do Boga
        zaklęcie/zaklęcia/zaklęć/zaklęciem/zaklęciami/zaklęciu/zaklęciach/zaklęciom: magiczne słowa
        szept/szept~/szepcie: bardzo cicha mowa
        krzyk*: bardzo głośny głos
        szloch/szlochem/szlochu/szlochy: głośny płacz`,
    },
    {
      // Cechy ludzi
      kind: 'noun',
      rows: `
        odwaga*: brak strachu w niebezpieczeństwie
        męstwo/męstw~: brak strachu w walce
        mądrość/mądrości~: duża wiedza i dobre myślenie
        lenistwo/lenistw~: niechęć do pracy
        uczciwość/uczciwości~: to, że ktoś nie kłamie i nie kradnie
        hojność/hojności~: chęć dawania innym
        chciwość/chciwości~: chęć, by mieć coraz więcej
        skąpstwo/skąpstw~: niechęć do wydawania pieniędzy
        spryt/spryt~/sprycie: umiejętność radzenia sobie w kłopotach
        cierpliwość/cierpliwości~: to, że ktoś umie spokojnie czekać
        okrucieństwo/okrucieństw~: zadawanie bólu bez litości
        pycha/pych~/pysze: uważanie się za lepszego od innych
        skromność/skromności~: to, że ktoś się nie chwali
        upór/uporem/uporu/uporowi/uporze: to, że ktoś nie ustępuje
        uprzejmość/uprzejmości~: grzeczne zachowanie
        gościnność/gościnności~: serdeczne przyjmowanie w domu
        posłuszeństwo/posłuszeństw~: robienie tego, co każą
        wierność/wierności~: to, że ktoś nie zdradza
        sprawiedliwość/sprawiedliwości~: traktowanie wszystkich tak samo
        wytrwałość/wytrwałości~: to, że ktoś długo nie ustępuje
        lekkomyślność/lekkomyślności~: działanie bez zastanowienia
        talent*: wrodzona zdolność do czegoś
        wyobraźnia/wyobraźni~: zdolność widzenia w myślach
        rozsądek/rozsądk~: umiejętność dobrego myślenia
        dobroć/dobroci~: życzliwość i ciepłe serce`,
    },
    {
      // Grupy ludzi
      kind: 'noun',
      rows: `
        plemię/plemieni~/plemion~: lud, który żyje razem i ma wodza
        naród*: ludzie jednego kraju i języka
        wojsko*: wszyscy żołnierze kraju
        armia*: bardzo wielu żołnierzy
        załoga/załog~/załodze/załóg: ludzie pracujący na statku lub w samolocie
        tłum*: bardzo wielu ludzi w jednym miejscu
        szlachta/szlacht~/szlachcie: dawni panowie, którzy mieli ziemię i herb
        duchowieństwo/duchowieństw~: księża i zakonnicy
        straż/straż~: ci, którzy pilnują
        ludność/ludności~: mieszkańcy kraju lub miasta
        rodzeństwo/rodzeństw~: bracia i siostry
        drużyna/drużyny/drużynie/drużynę/drużyn/drużyną/drużynami/drużynom/drużynach/drużyno: ludzie, którzy razem grają lub walczą
        orkiestra/orkiestr~/orkiestrze: muzycy, którzy grają razem
        chór/chór~/chórze: ci, którzy razem śpiewają
        publiczność/publiczności~: ludzie, którzy oglądają występ
        społeczeństwo/społeczeństw~: wszyscy ludzie żyjący w jednym kraju
        karawana/karawany/karawan/karawanie/karawanę/karawaną/karawanach/karawanami: podróżni z wielbłądami na pustyni
        szajka/banda/band/bandy/bandę/bandą/bandzie/szajk~/bandami/bandach/bando/szajce/szajek: złodzieje działający razem
        orszak/orszak~: ludzie idący za kimś ważnym
        flota*: wiele statków jednego państwa`,
    },
    {
      // Jak się sprawy mają
      kind: 'noun',
      rows: `
        niebezpieczeństwo/niebezpieczeństw~: sytuacja, w której może stać się coś złego
        sukces*: to, że coś się bardzo udało
        porażka/porażk~/porażce/porażek: przegrana walka lub gra
        kłopot/kłopot~/kłopocie: niełatwa, przykra sytuacja
        przeszkoda/przeszkod~/przeszkód/przeszkodzie: to, co nie pozwala iść dalej
        trudność/trudności~: niełatwa sprawa
        szansa/szans~: dobra możliwość, że coś się uda
        okazja/okazj~: dobra chwila, by coś zrobić
        korzyść/korzyści~: to, co dobrego z czegoś mamy
        wysiłek/wysiłk~: mocne staranie, duża praca
        ochrona/ochrony/ochronę/ochroną/ochronie/ochron: dbanie, by nic złego się nie stało
        rozwój*: przechodzenie na wyższy poziom
        upadek*: koniec potęgi lub runięcie na ziemię
        postęp/postępu/postępy/postępów/postępem/postępach/postępie/postępami/postępom: zmiana na lepszy, wyższy poziom
        nadmiar/nadmiar~/nadmiarze: więcej, niż potrzeba
        niedobór/niedobor~/niedoborze: mniej, niż potrzeba
        większość/większości~: ponad połowa
        mniejszość/mniejszości~: część poniżej połowy
        równowaga/równowag~/równowadze: stan, gdy nic nie przeważa
        porządek/porządk~: stan, gdy wszystko leży na swoim miejscu
        bałagan*: stan, gdy nic nie leży na swoim miejscu
        hałas*: dużo głośnych dźwięków
        cisza*: brak dźwięków
        mrok/mrok~: prawie całkowity brak światła
        blask/blask~: silne światło
        zapach*: to, co czuje nos`,
    },
    {
      // Charakter człowieka
      kind: 'adjective',
      rows: `
        hojny/hojn~: chętnie dający innym
        skąpy/skąp~: niechętnie wydający pieniądze
        chciwy/chciw~: pragnący mieć coraz więcej pieniędzy
        odważny*: taki, który nie boi się niebezpieczeństwa
        dzielny/dzieln~: taki, który nie boi się walki i trudności
        tchórzliwy/tchórzliw~: taki, który wszystkiego się boi
        uczciwy/uczciw~: taki, który nie kłamie i nie kradnie
        szczery/szczer~/szczerzy: taki, który nie kłamie i mówi, co myśli
        podstępny/podstępn~: umiejący sprytnie oszukać
        pracowity/pracowit~/pracowici: chętny do roboty
        leniwy*: niechętny do roboty
        uparty/upart~/uparci: nieustępujący, trwający przy swoim
        posłuszny/posłuszn~: robiący, co mu każą
        skromny/skromn~: niechwalący się
        zarozumiały/zarozumiał~/zarozumiali: zbyt zadowolony z siebie
        dumny*: zadowolony z siebie
        okrutny/okrutn~: zadający ból, niemający współczucia
        bezlitosny/bezlitosn~/bezlitośni: niemający współczucia
        łagodny*: miły i spokojny
        uprzejmy/uprzejm~: grzeczny i miły dla innych
        gościnny/gościnn~: serdecznie przyjmujący w domu
        wierny/wiern~: taki, który nigdy nie zdradzi
        cierpliwy/cierpliw~: umiejący spokojnie czekać
        ostrożny/ostrożn~: uważający, by nic złego się nie stało
        lekkomyślny/lekkomyśln~: działający bez zastanowienia
        nieśmiały/nieśmiał~/nieśmiali: bojący się odezwać do innych
        ambitny/ambitn~: bardzo pragnący coś osiągnąć
        wrażliwy/wrażliw~: taki, który łatwo się wzrusza`,
    },
    {
      // Co ktoś czuje
      kind: 'adjective',
      rows: `
        wściekły/wściekły~/wściekli/wściekła/wściekłego/wściekłe/wściekłą/wściekłej: niezwykle zły, bez panowania nad sobą
        rozgniewany/rozgniewan~: zły na kogoś za to, co zrobił
        przerażony/przerażon~/przerażeni: bardzo mocno wystraszony
        zdumiony/zdumion~/zdumieni: niezwykle zaskoczony
        zaniepokojony/zaniepokojon~/zaniepokojeni: pełen obaw
        zrozpaczony/zrozpaczon~/zrozpaczeni: bardzo smutny, bez nadziei
        załamany/załaman~: bardzo smutny, bez sił do życia
        zachwycony/zachwycon~/zachwyceni: pełen podziwu
        zadowolony*: mający to, czego chciał
        zawstydzony/zawstydzon~/zawstydzeni: czujący się głupio, czerwony na twarzy
        zazdrosny/zazdrosna/zazdrosny~/zazdrosną/zazdrosnej/zazdrosnego: chcący mieć to, co inni
        wdzięczny/wdzięczn~: pamiętający, że ktoś mu pomógł
        zmęczony*: bez sił po pracy
        wyczerpany/wyczerpan~: zupełnie bez sił
        znudzony/znudzon~/znudzeni: niemający nic ciekawego do roboty
        zaciekawiony/zaciekawion~/zaciekawieni: chcący dowiedzieć się więcej
        rozczarowany/rozczarowan~: zawiedziony, bo liczył na coś lepszego
        samotny*: niemający nikogo bliskiego
        głodny*: taki, który chce jeść
        spragniony/spragnion~/spragnieni: taki, który chce pić
        niecierpliwy/niecierpliwy~/niecierpliwa/niecierpliwe/niecierpliwego/niecierpliwą: nieumiejący czekać
        obojętny/obojętn~: taki, którego nic nie obchodzi
        zmartwiony/zmartwion~/zmartwieni: smutny z powodu kłopotów`,
    },
    {
      // Jaki ktoś jest: zdrowie, wiek, umiejętności
      kind: 'adjective',
      rows: `
        niewidomy/niewidomy~/niewidomi/niewidomego/niewidoma/niewidomą/niewidomej/niewidomemu: taki, który nie widzi
        głuchy*: taki, który nie słyszy
        niemy/niema/niemy~/niemego/niemi/niemej/niemą: taki, który nie mówi
        ranny*: taki, któremu leci krew
        blady*: bez kolorów na twarzy
        chudy*: mający bardzo mało ciała
        szczupły/szczupł~/szczupli: mający mało ciała, zgrabny
        zręczny/zręczn~: mający sprawne ręce
        utalentowany/utalentowan~/uzdolnion~/uzdolnieni: mający wielkie zdolności
        doświadczony/doświadczon~/doświadczeni: taki, który wiele przeżył i umie
        wykształcony/wykształcon~/wykształceni: taki, który skończył dobre szkoły
        sławny*: taki, o którym wszyscy słyszeli
        słynny/słynn~: taki, o którym słyszało bardzo wielu
        zamożny/zamożn~: mający dużo pieniędzy
        ubogi*: mający mało pieniędzy
        dorosły*: taki, który nie jest już dzieckiem
        sędziwy/sędziw~: bardzo stary
        bezdomny/bezdomny~/bezdomni/bezdomnego/bezdomna/bezdomnemu/bezdomnej/bezdomną: niemający gdzie mieszkać
        martwy*: taki, który już nie żyje
        nieprzytomny/nieprzytomna/nieprzytomny~/nieprzytomnego/nieprzytomną/nieprzytomnej/nieprzytomni: taki, który nie wie, co się z nim dzieje
        inteligentny/inteligentn~: bardzo mądry, szybko myślący`,
    },
    {
      // Wielkość, siła, stopień
      kind: 'adjective',
      rows: `
        ogromny*: bardzo wielki
        olbrzymi*/olbrzymią/olbrzymia/olbrzymich/olbrzymiej/olbrzymiego/olbrzymim~/olbrzymiemu: niezwykle wielki
        potężny*: wielki i bardzo silny
        rozległy/rozległy~/rozległe/rozległą/rozległej/rozległego/rozległa/rozległemu: wielki, zajmujący dużo miejsca
        obszerny/obszern~: wielki, w którym dużo się zmieści
        drobny/drobn~: bardzo mały
        maleńki/malutki~/malutk~/maleńki~/maleńk~/malutcy/maleńcy: niezwykle mały
        niewielki/niewielki~/niewielk~/niewielcy: raczej mały
        wąski*: niezbyt szeroki
        stromy/stromy~/strome/stroma/stromą/stromej/stromego: wznoszący się ostro w górę
        rzadki*: spotykany nieczęsto
        gwałtowny/gwałtown~: nagły i bardzo silny
        uciążliwy/uciążliw~: męczący, trudny do zniesienia
        znaczny/znaczn~: dość duży
        nadmierny/nadmiern~: większy, niż trzeba`,
    },
    {
      // Ocena
      kind: 'adjective',
      rows: `
        wspaniały/wspaniał~/wspaniali: niezwykle dobry i piękny
        doskonały/doskonał~/doskonali: niezwykle dobry, bez wad
        okropny/okropn~: bardzo zły, budzący wstręt
        straszny*: bardzo zły, budzący lęk
        groźny/groźn~: taki, który może zrobić krzywdę
        niebezpieczny*: taki, przez który może stać się krzywda
        bezpieczny*: taki, w którym nic złego nie grozi
        pożyteczny/pożyteczn~: taki, który przynosi korzyść
        przydatny/przydatn~: taki, z którego jest korzyść
        szkodliwy/szkodliw~: wyrządzający krzywdę, niezdrowy
        skuteczny/skuteczn~: taki, który daje dobry wynik
        niezbędny/niezbędn~: taki, bez którego nie można się obejść
        zbędny/zbędn~: taki, który wcale nie jest potrzebny
        cenny/cenn~: drogi lub bardzo potrzebny
        bezcenny/bezcenn~: tak drogi, że nie da się zapłacić
        ważny*: taki, który ma duże znaczenie
        istotny/istotn~: mający duże znaczenie
        niezwykły/niezwykł~/niezwykli: taki, jakiego się prawie nie spotyka
        zwyczajny*: taki, jakich jest wiele
        tajemniczy/tajemnicz~: taki, o którym mało wiadomo
        dziwny*: rzadko spotykany i trudny do pojęcia
        prawdziwy*: taki, który rzeczywiście jest
        fałszywy/fałszyw~: taki, który tylko udaje`,
    },
    {
      // Dotyk, smak, wygląd rzeczy
      kind: 'adjective',
      rows: `
        gładki/gładki~/gładk~: bez żadnych nierówności
        szorstki/szorstki~/szorstk~: taki, który drapie przy dotyku
        miękki*: taki, który łatwo się ugina
        twardy*: taki, którego trudno zgnieść lub ugiąć
        kruchy/kruch~: łatwo pękający
        śliski/śliski~/ślisk~: taki, po którym łatwo upaść
        lepki/lepki~/lepk~: taki, który klei się do rąk
        wilgotny/wilgotn~: trochę mokry
        suchy*: bez wody, niemokry
        gorzki*: mający smak jak mocna kawa
        kwaśny*: mający smak jak cytryna
        słony*: mający smak jak woda z morza
        świeży*: niedawno zrobiony lub zerwany
        zgniły*/zgniłe/zgniłym~/zgniłego/zgniłych/zgniłej/zgniłą: zepsuty i brzydko pachnący
        przezroczysty/przezroczyst~/przezroczyści: taki jak szkło, wszystko za nim widać
        kolorowy*: mający różne barwy
        pusty*: niemający niczego w środku
        sypki/sypki~/sypk~: złożony z luźnych ziarenek
        jadalny/jadalne/jadalny~/jadalna/jadalnego/jadalną/jadalnej: taki, który można zjeść
        trujący/trujące/trujący~/trująca/trującego/trującą/trującej: taki, który szkodzi po zjedzeniu`,
    },
    {
      // Ile i jak często
      kind: 'adjective',
      rows: `
        liczny/liczn~: występujący w dużej ilości
        nieliczny/nieliczn~: występujący w małej ilości
        niezliczony/niezliczon~/niezliczeni: taki, którego nie da się policzyć
        obfity/obfit~: w bardzo dużej ilości
        pojedynczy/pojedyncz~: tylko jeden
        podwójny/podwójn~: złożony z dwóch
        potrójny/potrójn~: złożony z trzech
        różnorodny/różnorodn~: złożony z wielu odmiennych części
        jednakowy/identyczn~/jednakow~: niczym się nieróżniący
        podobny*: bardzo bliski z wyglądu
        jedyny/jedyn~: bez drugiego takiego na świecie
        całkowity/całkowit~: pełny, w stu procentach
        częściowy/częściow~: dotyczący tylko fragmentu
        wspólny/wspóln~: należący do wielu
        powszechny/powszechn~: znany lub używany prawie wszędzie
        masowy/masow~: dotyczący bardzo wielu ludzi
        przeciętny/przeciętn~: ani duży, ani mały
        zbiorowy/zbiorowy~/zbiorowej/zbiorowe/zbiorowego/zbiorowa/zbiorową: wykonywany przez wielu razem`,
    },
    {
      // Czas
      kind: 'adjective',
      rows: `
        dawny/dawn~: taki, który był kiedyś
        starożytny/starożytn~: z czasów Greków i Rzymian
        średniowieczny/średniowieczn~: z czasów rycerzy i zamków
        współczesny/współczesn~/współcześni: z naszych czasów
        nowoczesny/nowoczesn~/nowocześni: zrobiony według najnowszej techniki
        przestarzały/przestarzał~: taki, którego już się nie używa
        prehistoryczny/prehistoryczn~: z czasów, gdy nie znano pisma
        wieczny*: taki, który nigdy się nie skończy
        tymczasowy/tymczasow~: tylko na jakiś czas
        chwilowy/chwilow~: trwający bardzo krótko
        długotrwały/długotrwał~: niekończący się szybko
        nagły/nagł~/nagli: niespodziewany i szybki
        codzienny/codzienn~: powtarzający się każdego dnia
        coroczny/coroczn~: odbywający się raz na dwanaście miesięcy
        przyszły*/przyszłym~/przyszłych/przyszłego/przyszłe/przyszłej/przyszłą/przyszłemu: taki, który dopiero będzie
        miniony/minion~: taki, który już się skończył
        stały*: taki, który się nie zmienia
        zmienny/zmienn~: taki, który nie jest ciągle jednakowy
        dotychczasowy/dotychczasow~: istniejący aż do teraz
        nieustanny/nieustann~: taki, który nie ma przerwy
        sezonowy/sezonowy~/sezonowe/sezonowa/sezonową/sezonowej/sezonowego: tylko w pewnej porze roku`,
    },
    {
      // Miejsce i pochodzenie
      kind: 'adjective',
      rows: `
        odległy/odległ~/odlegli: położony daleko
        pobliski/pobliski~/poblisk~/pobliscy: położony niedaleko
        sąsiedni/sąsiedni~: położony tuż obok
        okoliczny/okoliczn~: położony wokół tego miejsca
        przybrzeżny/przybrzeżn~: leżący blisko wody
        górzysty/górzyst~: mający wiele wzniesień
        równinny/równinn~: płaski, bez wzniesień
        pustynny/pustynn~: bardzo suchy, prawie nic tam nie rośnie
        zalesiony/zalesion~: porośnięty drzewami
        żyzny/żyzn~/urodzajn~: dający obfite plony
        jałowy/jałow~: taki, na którym nic nie rośnie
        zamieszkany/zamieszkan~: taki, w którym żyją ludzie
        bezludny/bezludn~: taki, w którym nie ma nikogo
        opuszczony/opuszczon~/opuszczeni: zostawiony przez wszystkich
        wiejski/wiejski~/wiejsk~/wiejscy: związany z życiem wśród pól
        miejski/miejski~/miejsk~/miejscy: związany z życiem wśród ulic i bloków
        zagraniczny/zagraniczn~: z innego kraju
        rodzimy*/rodzimych/rodzimej/rodzimym~/rodzime/rodzimego/rodzima/rodzimą/rodzimi: pochodzący z własnego kraju
        podziemny/podziemn~: znajdujący się pod powierzchnią gruntu
        wewnętrzny/wewnętrzn~: znajdujący się w środku
        zewnętrzny/zewnętrzn~: znajdujący się z wierzchu
        dziki*: nieoswojony lub nieuprawiany
        oswojony/oswojon~/oswojeni: taki, który przyzwyczaił się do ludzi
        dostępny/dostępn~: łatwy do zdobycia lub odwiedzenia`,
    },
    {
      // Sprawy, władza, wiedza
      kind: 'adjective',
      rows: `
        niepodległy*: wolny od obcej władzy
        niezależny*: wolny, sam o sobie decydujący
        wrogi*/wrogie/wrogich/wrogiego/wrogiej/wrogim~/wrogą/wrodzy/wrogiemu: bardzo nieprzyjazny
        pokojowy/pokojowy~/pokojowej/pokojowego/pokojowa/pokojową/pokojowemu: bez walki i wojny
        zwycięski/zwycięski~/zwycięsk~/zwycięscy: taki, który wygrał
        uzbrojony/uzbrojony~/uzbrojeni/uzbrojona/uzbrojonego/uzbrojoną/uzbrojonej/uzbrojonemu: mający broń
        bezbronny/bezbronn~: taki, który nie może odeprzeć ataku
        tajny/tajn~: ukrywany przed innymi
        jawny/jawn~: taki, który każdy może poznać
        publiczny*: dostępny dla wszystkich
        prywatny/prywatn~: należący do jednej osoby
        oficjalny/oficjaln~: podany przez władze
        legalny/legaln~: zgodny z prawem
        nielegalny/nielegaln~: niezgodny z prawem
        sprawiedliwy/sprawiedliw~: traktujący wszystkich tak samo
        obowiązkowy/obowiązkowe/obowiązkowy~/obowiązkowa/obowiązkowego/obowiązkową/obowiązkowej/obowiązkowemu: taki, który trzeba zrobić
        dobrowolny/dobrowoln~: taki, do którego nikt nie zmusza
        naukowy/naukow~: oparty na badaniach
        religijny/religijn~: związany z wiarą w Boga
        święty/święty~/świętego/świętej/święte/świętą/świętemu: związany z Bogiem, bardzo czczony
        sztuczny/sztuczn~: zrobiony przez człowieka
        naturalny/naturaln~: taki, którego nie zrobił człowiek
        widoczny/widoczn~: taki, który można zobaczyć
        zrozumiały*/zrozumiałe/zrozumiałym~/zrozumiałych/zrozumiałą/zrozumiałego/zrozumiałej: łatwy do pojęcia
        skomplikowany/skomplikowan~: mający wiele części, trudny do pojęcia
        oczywisty/oczywiste/oczywisty~/oczywistą/oczywistego/oczywistej/oczywiści: taki, że nie trzeba go dowodzić
        dokładny/dokładn~: zrobiony bez żadnego błędu`,
    },
    {
      // Jak ktoś coś robi
      kind: 'adverb',
      rows: `
        ostrożnie: uważając, by nic złego się nie stało
        starannie: dbając o każdy szczegół
        dokładnie: tak, by zadbać o każdy szczegół
        pośpiesznie/pospiesznie: bardzo szybko, bo brakuje czasu
        niechętnie: bez ochoty
        chętnie: z ochotą
        cierpliwie: spokojnie czekając
        uprzejmie: grzecznie
        szczerze: mówiąc to, co się myśli
        celowo: tak, jak ktoś chciał
        przypadkowo/przypadkiem: tak, że nikt tego nie chciał
        potajemnie: tak, żeby nikt się nie dowiedział
        samodzielnie: bez pomocy innych
        wspólnie: razem z innymi
        dobrowolnie: bez przymusu
        odważnie: bez strachu
        uroczyście: jak w wielkie święto
        skutecznie: z dobrym wynikiem
        bezskutecznie: bez żadnego wyniku
        na próżno: bez żadnego wyniku i pożytku
        gwałtownie: nagle i z wielką siłą
        łagodnie: delikatnie i spokojnie
        zawzięcie: uparcie, nie dając za wygraną`,
    },
    {
      // Kiedy i jak długo
      kind: 'adverb',
      rows: `
        natychmiast: w tej samej chwili, bez czekania
        niezwłocznie: od razu, bez czekania
        wkrótce: za krótki czas
        niebawem: niedługo, za krótki czas
        niegdyś: w minionych czasach, dawno temu
        dawniej: w minionych czasach
        niedawno: krótki czas temu
        nagle*: w jednej chwili, kiedy nikt nie czekał
        niespodziewanie: kiedy nikt na to nie czekał
        stopniowo: krok po kroku
        rzadko*: mało razy
        zazwyczaj: w większości przypadków
        zwykle*: w większości przypadków, prawie zawsze
        nieustannie: ani razu nie przerywając
        bezustannie: cały czas, nie przerywając
        jednocześnie: w tej samej chwili co coś innego
        równocześnie: w tej samej chwili
        codziennie*: każdego dnia
        corocznie: raz na dwanaście miesięcy
        ostatecznie: na samym końcu, po wszystkim
        początkowo: na samym starcie
        obecnie: w tych czasach, teraz
        wiecznie: bez końca, nie przerywając nigdy
        wielokrotnie: wiele razy`,
    },
    {
      // W jakim stopniu
      kind: 'adverb',
      rows: `
        całkowicie: w stu procentach
        zupełnie: w stu procentach, pod każdym względem
        częściowo: nie w całości
        prawie*: o mało nie, niewiele brakuje
        ledwo: z wielkim trudem
        znacznie: o wiele, w dużym stopniu
        nieznacznie: tylko trochę, o bardzo mało
        nadzwyczaj: ogromnie, jak mało kiedy
        niezwykle: ogromnie, tak jak rzadko się zdarza
        zbytnio: bardziej, niż trzeba
        dostatecznie: tyle, ile trzeba
        głównie: w największej części
        wyłącznie: tylko to i nic więcej
        przeciętnie: licząc po równo, mniej więcej
        niewątpliwie: na pewno
        prawdopodobnie: być może, raczej tak
        rzekomo: jak mówią, ale to niepewne
        rzeczywiście: naprawdę, na pewno
        wyraźnie: tak, że dobrze widać lub słychać
        powszechnie: prawie wszędzie
        szczególnie: w największym stopniu`,
    },
  ],
};
