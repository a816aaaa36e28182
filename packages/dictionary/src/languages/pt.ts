import type { Words } from '../words.js';

/** What harder Portuguese words mean, in plain words that Brazil and Portugal share. */
export const words: Words = {
  endings: {
    verb:
      'o os as a am ão mos amos ais am e es emos em ei aste ou ámos aram aras ava avas ávamos avam ara arei ará arás aremos arão aria arias aríamos ariam ' +
      'asse asses ássemos assem ar ares armos arem ando ado ada ados adas á i este eu eram eras ia ias íamos iam era erei erá erás eremos erão eria erias ' +
      'eríamos eriam esse esses êssemos essem er eres ermos erem endo ido ida idos idas ê iu iste imos iram ira irei irá irás iremos irão iria iríamos iriam ' +
      'isse íssemos issem ir ires irmos irem indo í ímos ía ías íam íram íra ído ída ídos ídas ísse íssem uir',
    noun: 's es o os a as ão ões l is m ns',
    adjective: 'o a os as e es s l is',
    adverb: '',
  },
  clitics: 'se me te nos vos lhe lhes o a os as lo la los las no na nas',
  groups: [
    {
      // Dizer
      kind: 'verb',
      rows: `
        afirmar/afirm~: dizer com toda a certeza
        declarar/declar~: dizer em público com toda a certeza
        anunciar/anunci~/anunciai: dar a conhecer em público
        revelar/revela~/revelou/revelar~/revelad~/revelam/revelando/revele~/revelav~/revelem/revelass~/revelo/revelá~/revelast~/revelas/reveles: dar a conhecer o que era segredo
        confessar/confessar~/confessou/confessa~/confessando/confessad~/confesse~/confessam/confessav~/confessem/confessass~/confessá~/confessas: dizer que fez algo errado
        negar/neg~/negu~/negai: dizer que não é verdade
        prometer/promet~/prometestes: dizer que vai mesmo fazer
        jurar/jurad~/jure~/jurar~/jurou/juram~/jurando/jurav~/jurast~/jurass~/jurai/jurem/jurá~/jureis/jures: dizer de modo muito sério que vai fazer
        avisar/avisar~/avisa~/avise~/avisad~/avisou/avisando/avisem/avisam/avisá~/avisav~/avisass~/avisas/avisast~: dizer antes que aconteça
        alertar/alertar~/alertou/alertad~/alertando/alertam~/alertav~/alerte~/alertá~/alerto/alertem/alertass~: dizer que algo mau pode acontecer
        explicar/explicar~/explica~/explicou/explicad~/expliqu~/explico/explicam/explicav~/explicass~/explicá~/explicast~/explicas: fazer compreender
        esclarecer/esclarec~/esclareç~: fazer compreender o que era confuso
        sugerir/suger~/sugir~: dar uma ideia sem obrigar
        propor/propõ~/propôs/propor~/propond~/propus~/proponh~/propunh~/propomos/propô: apresentar uma ideia aos outros
        mencionar/mencion~: falar de algo em poucas palavras
        descrever/descrev~/descrit~: contar como é
        narrar/narr~: contar uma história
        prever/previst~/prev~/prevej~/preveem: dizer o que vai acontecer
        comprovar/comprov~: mostrar que é verdade
        alegar/aleg~/alegu~: dizer como desculpa ou razão
        ordenar*: dizer o que os outros têm de fazer`,
    },
    {
      // Voz e gestos
      kind: 'verb',
      rows: `
        sussurrar/sussurrando/sussurra~/sussurrou/sussurrar~/sussurre~/sussurrad~/sussurrav~/sussurram/sussurrass~: falar muito baixinho
        murmurar/murmur~: falar baixo e de forma pouco clara
        exclamar/exclam~: falar de repente, com emoção
        berrar/berrando/berra~/berrar~/berrou/berrav~/berre~/berram/berrem/berrad~/berres: falar gritando com toda a força
        suspirar/suspirar~/suspira~/suspirando/suspirou/suspire~/suspirav~/suspiram/suspiras: soltar o ar com tristeza ou alívio
        gemer/gemendo/geme~/gemer~/gemi~/gemeu/gemem/gemo/gemida/gemes: soltar sons de dor
        soluçar/soluçando/soluçar~/soluça~/soluçav~/soluçou/soluc~: chorar com a respiração cortada
        bocejar/bocejar~/bocejando/boceja~/boceje~/bocejou/bocejam/bocejav~: abrir muito a boca por sono
        tossir/tossir~/tossindo/tossiu/tossi~/tuss~/tossem/tossid~: soltar o ar da garganta com barulho
        tremer/tremendo/tremer~/treme~/tremeu/tremi~/tremem/tremid~/tremo/tremam~/tremes/tremess~: agitar-se de frio ou de medo
        empalidecer/empalidec~/empalideç~: perder a cor do rosto
        corar/corou/coraram/corava/corado/corada/corando: ficar com o rosto vermelho
        acenar/acenar~/acenando/acena~/acenou/acenam/acene~/acenav~/acenad~/acenem: fazer um sinal com a mão
        ajoelhar/ajoelh~: pôr-se sobre as pernas dobradas
        piscar/piscar~/pisca~/piscando/pisco/piscou/pisqu~/piscad~/piscav~/piscam/piscas: fechar e abrir os olhos depressa
        abraçar/abraçar~/abraça~/abraçad~/abrac~/abraçando/abraçou/abraçam/abraçá~/abraçav~/abraçass~/abraças/abraçast~: apertar alguém nos braços
        mastigar/mastig~/mastigu~/mastigáveis: triturar com os dentes
        engolir/engol~/engul~: fazer passar da boca ao estômago
        cochichar/cochichando/cochichar~/cochichou/cochicha~/cochicham/cochichav~/cochiche~: falar baixinho ao ouvido
        resmungar/resmungar~/resmungando/resmunga~/resmungou/resmungo/resmungam/resmungav~/resmungu~: falar entre dentes, com mau humor`,
    },
    {
      // Deslocar-se
      kind: 'verb',
      rows: `
        caminhar*: andar a pé por algum tempo
        percorrer/percorr~: ir por um caminho de um lado ao outro
        atravessar/atravess~: passar para o outro lado
        vaguear/vagueia/vaguear~/vagueiam/vagueando/vagueav~/vagueou/vagueio/vagueie: andar sem destino
        regressar/regressar~/regressou/regressa~/regressam/regressad~/regressav~/regresse~/regressando/regressass~/regressem/regressá~/regresses: tornar ao lugar de onde saiu
        retornar/retornar~/retorna~/retornou/retornando/retornad~/retorne~/retornam/retornav~/retornem/retornass~/retorná~: voltar ao lugar de onde saiu
        fugir*: ir depressa para longe do perigo
        escapar/escapar~/escapou/escapa~/escapando/escapad~/escapam/escapav~/escapass~/escapo/escapes/escapem~/escapei/escapas/escaparás: livrar-se de um perigo
        perseguir/persegu~/persig~: ir atrás de quem foge
        aproximar*: pôr ou ficar mais perto
        afastar*: pôr ou ficar mais longe
        recuar/recuar~/recuou/recua~/recuad~/recuando/recuam/recue~/recuav~/recuass~/recuem/recuas: andar para trás
        avançar*: andar para a frente
        tropeçar/tropeçar~/tropec~/tropeçou/tropeça~/tropeçando/tropeçam/tropeçad~/tropeçast~/tropeçav~/tropeçass~/tropeças: bater com o pé e quase cair
        mergulhar/mergulhar~/mergulhad~/mergulha~/mergulhou/mergulhe~/mergulhando/mergulham/mergulhav~/mergulhem/mergulhá~/mergulhass~/mergulhas: entrar de cabeça na água
        rastejar/rastejando/rastejar~/rasteja~/rasteje~/rastejam/rastejou/rastejav~: arrastar o corpo pelo chão
        deslizar/deslizar~/desliza~/deslizando/deslizou/deslizam/deslizav~/deslizad~/deslizo/deslizem~/deslizei/deslizass~/deslizá~/deslizas: escorregar suavemente
        galopar/galopando/galopa~/galopar~/galopou/galopam/galopad~/galopav~: correr como um cavalo
        flutuar/flutu~: ficar à superfície da água
        emigrar/emigr~: sair do seu país para viver fora
        desembarcar/desembarc~/desembarqu~: sair do navio ou do avião
        embarcar/embarc~/embarques/embarquei/embarquem~: entrar no navio ou no avião`,
    },
    {
      // Fazer algo a uma coisa
      kind: 'verb',
      rows: `
        esconder*: pôr onde ninguém veja
        ocultar/ocult~: fazer com que ninguém veja, tapar
        enterrar/enterrad~/enterrar~/enterra~/enterrou/enterrá~/enterrando/enterre~/enterram/enterrav~/enterrem/enterrass~/enterras: pôr debaixo do chão
        roubar*: tirar o que é dos outros
        furtar/furtad~/furtar~/furtou/furta~/furtando/furtam/furte~/furtav~/furtarás/furtá~: tirar o que é dos outros sem ninguém ver
        agarrar*: segurar com força
        arrastar/arrastad~/arrastar~/arrasta~/arrastando/arrastou/arraste~/arrastam/arrastav~/arrastá~/arrastem/arrastass~/arrastas: puxar pelo chão
        empurrar*: fazer força para mover para a frente
        entregar/entregar~/entregou/entregando/entregam~/entrego/entreguei/entregass~/entregav~/entregá~/entregad~/entreguem~/entregast~/entregai: dar na mão de alguém
        emprestar/emprest~: dar por algum tempo
        distribuir/distribu~/distribuír~: dar uma parte a cada um
        recolher/recolher~/recolhid~/recolha/recolhe~/recolheu/recolhendo/recolhem/recolhi~/recolhess~/recolham~/recolhê: juntar e levar
        armazenar/armazen~: juntar e pôr de lado para mais tarde
        desperdiçar/desperdiç~/desperdic~: gastar sem necessidade
        pendurar/pendur~: prender no alto, sem tocar no chão
        amarrar/amarrad~/amarrar~/amarre~/amarrou/amarram~/amarrando/amarro/amarrav~/amarrá~/amarrem/amarrass~: prender com uma corda
        embrulhar/embrulhad~/embrulha~/embrulhar~/embrulhe~/embrulhou/embrulhando/embrulham/embrulhav~/embrulhá~: cobrir com papel ou pano
        encher*: pôr até não caber mais
        esvaziar/esvazi~: tirar tudo o que está dentro
        separar/separ~/separai: pôr cada coisa para seu lado
        unir/unid~/unir~/une/uniu/unem/unindo/uni/unam~/unimos/uniss~/unia/uniam/unis/unes/uníssemos: juntar numa só coisa
        reunir/reun~/reún~: juntar no mesmo lugar
        trocar*: dar uma coisa e receber outra
        abandonar/abandonad~/abandonar~/abandonou/abandona~/abandone~/abandonando/abandoná~/abandonam/abandonass~/abandonem/abandonav~/abandonast~/abandones: deixar para sempre
        recuperar*: voltar a ter o que se perdeu`,
    },
    {
      // Destruir e melhorar
      kind: 'verb',
      rows: `
        destruir/destru~/destrói/destroem/destruír~/destruíst~/destróis: estragar por completo, até nada restar
        arruinar/arruin~/arruín~: estragar por completo
        demolir/demol~/demul~: derrubar por completo um edifício
        danificar/danific~/danifiqu~: estragar uma parte
        despedaçar/despedaç~/despedac~: partir em muitas partes pequenas
        rasgar*: abrir um buraco em papel ou pano
        incendiar/incendi~/incendei~: pôr fogo a alguma coisa
        consertar/consertar~/conserta~/consertad~/consertando/conserte~/consertá~/consertou/consertam/consertav~/consertem/consertass~: fazer funcionar de novo
        restaurar/restaurar~/restaurad~/restaura~/restaurando/restaurou/restaure~/restaurá~/restauram/restaurem/restaurav~/restaurass~: dar de novo a beleza antiga
        reconstruir/reconstru~/reconstrói/reconstroem/reconstruír~: levantar de novo o que caiu
        reforçar/reforçar~/reforçad~/reforça~/reforçando/reforçou/reforçam/reforc~/reforçav~/reforçá~/reforçass~: tornar mais resistente
        fortalecer/fortalec~/fortaleç~: tornar mais resistente e poderoso
        enfraquecer/enfraquec~/enfraqueç~: tirar a energia ou o poder
        aperfeiçoar/aperfeiço~: tornar cada vez melhor
        poluir/polu~: sujar a água, o ar ou o solo
        contaminar/contamin~: sujar com algo que faz adoecer
        envenenar/envenen~: matar ou adoecer com algo que se engole`,
    },
    {
      // Fazer algo a outra pessoa
      kind: 'verb',
      rows: `
        enganar/enganar~/enganad~/engana~/engane~/enganou/enganam/enganando/enganem/enganav~/enganá~/enganas/enganast~/enganass~/enganeis/enganes: fazer acreditar no que é falso
        trair/tra~/traír~/trai~/trais/traíst~: ser falso com quem confiava em nós
        ofender/ofend~: causar tristeza com palavras
        insultar/insultar~/insultad~/insultando/insultou/insulta~/insultam/insultav~/insulte~/insultá~/insultem/insultes/insultas/insultass~: causar tristeza com palavras feias
        humilhar/humilh~/humilhai: fazer sentir vergonha diante dos outros
        magoar/magoar~/magoad~/magoou/magoa~/magoe~/magoo/magoam/magoas/magoando/magoá~/magoem/magoast~/magoav~/magoes/magoass~: causar dor ou tristeza
        castigar/castigad~/castigar~/castiga~/castigando/castigou/castigam/castigu~/castigav~/castigá~/castigass~: fazer pagar por um erro
        punir/pun~: fazer pagar por um crime ou erro
        repreender/repreend~: falar de modo severo por causa de um erro
        elogiar/elogiad~/elogiar~/elog~/elogiou/elogiando/elogie~/elogiav~/elogiá~/elogiass~/elogia~/elogiem: dizer coisas boas de alguém
        consolar/console~/consoles/consolar~/consolad~/consolando/consolá~/consolam~/consolou/consolav~/consolem: aliviar a tristeza de alguém
        acalmar/acalmar~/acalma~/acalme~/acalmou/acalmem/acalmam/acalmando/acalmá~/acalmad~/acalmo/acalmav~/acalmass~/acalmas: deixar tranquilo quem estava nervoso
        tranquilizar/tranquiliz~: deixar calmo quem estava nervoso
        socorrer/socorrer~/socorrid~/socorre~/socorrê/socorreu/socorrem/socorra/socorrendo/socorri~/socorram~/socorress~: ajudar quem está em perigo
        salvar*: tirar de um grande perigo
        resgatar/resgatar~/resgatad~/resgata~/resgatou/resgatando/resgatá~/resgatam/resgatei/resgatem~/resgatav~/resgatass~/resgato: tirar de um perigo ou de uma prisão
        libertar/libertar~/libertad~/libertou/liberte~/libertem/libertando/libertá~/libertam~/libertass~/libertav~/libertai: deixar sair, não prender mais
        ferir/ferir~/feriu/fere/ferindo/ferem/ferias/fir~/feri/feres/feriss~/ferimos/ferist~/feris: abrir a pele, causar dor
        assustar*: causar medo
        aterrorizar/aterrorizar~/aterroriza~/aterrorizando/aterrorizou/aterrorizam/aterrorizav~/aterrorizá~/aterrorize~: causar muito medo
        irritar/irritar~/irrita~/irritou/irritando/irrite~/irritam/irritav~/irrito/irritá~/irritem/irritas/irritass~/irrites: deixar zangado
        enfurecer/enfurec~/enfureç~: deixar muito zangado
        surpreender/surpreender~/surpreende~/surpreendeu/surpreenda/surpreendendo/surpreendi~/surpreendem/surpreendo/surpreendê/surpreendam~/surpreendess~: causar espanto
        encantar/encanta~/encantou/encantar~/encantam/encantando/encantei/encantav~/encante/encantá~/encantem~/encantas/encantass~: agradar muitíssimo
        acusar/acus~: dizer que alguém tem culpa
        perdoar/perdo~/perdoai/perdoardes: não guardar raiva do mal recebido
        acolher/acolher~/acolhe~/acolheu/acolhido/acolhidos/acolhem/acolhendo/acolhê/acolhi~/acolha/acolho/acolhess~/acolham~: receber bem em casa
        agradecer/agradec~/agradeç~: dizer obrigado
        homenagear/homenage~/homenagei~: dizer coisas boas de alguém numa festa
        ameaçar/ameaçad~/ameaçar~/ameaçou/ameaçando/ameaçam~/ameaçav~/ameac~/ameaçá~/ameaçass~/ameaço: dizer que vai fazer mal a alguém`,
    },
    {
      // Levar alguém a fazer ou impedir
      kind: 'verb',
      rows: `
        convencer/convenc~/convença/convenço/convençam~: levar a aceitar com boas razões
        persuadir/persuad~: levar a aceitar com boas palavras
        obrigar/obrigar~/obrigados/obriga~/obrigou/obrigando/obrigadas/obrigam/obrigu~/obrigav~/obrigá~/obrigo/obrigass~/obrigas: fazer cumprir uma ordem, querendo ou não
        forçar/forçad~/forçar~/force~/forçando/forçou/forçam~/forces/forçá~/forçav~/forcem/forço/forçass~: fazer cumprir contra a vontade
        incentivar/incentivar~/incentiva~/incentivad~/incentivando/incentivou/incentivam/incentive~/incentivav~/incentivá~/incentivem/incentivass~: dar vontade de continuar
        encorajar/encoraj~: dar vontade e confiança
        desencorajar/desencoraj~: tirar a vontade e a confiança
        proibir/proib~/proíb~: não deixar fazer
        permitir/permit~: deixar fazer
        autorizar/autoriz~: deixar fazer de modo oficial
        impedir/imped~/impeç~: não deixar que aconteça
        convocar/convoc~/convoqu~: chamar para uma reunião ou tarefa
        convidar*: pedir que venha a uma festa ou reunião
        aconselhar/aconselh~: dizer o que é melhor fazer
        recomendar/recomend~: dizer que é bom ou melhor
        encarregar/encarreg~/encarreguem~/encarreguei: dar uma tarefa
        implorar/implor~: pedir com muita emoção
        suplicar/suplico/suplicando/suplica~/suplicar~/suplicou/suplicav~/supliqu~/suplicam/suplicas/suplicad~: pedir com muita humildade
        exigir/exig~/exij~: pedir como quem tem direito
        atrair/atra~/atrai~/atrais/atraír~: fazer vir para perto de si
        distrair/distra~/distrai~/distraír~/distrais: fazer perder a atenção
        provocar/provoc~/provoqu~: causar, fazer acontecer`,
    },
    {
      // Guerra, poder e lei
      kind: 'verb',
      rows: `
        conquistar/conquistar~/conquistou/conquistad~/conquistando/conquiste~/conquistam~/conquistá~/conquistav~/conquistass~/conquistem/conquisto: ganhar com luta ou esforço
        invadir/invad~: entrar à força em terra dos outros
        atacar/atac~/ataquem~/ataquei: começar a luta contra o inimigo
        saquear/saquear~/saquead~/saqueando/saqueou/saqueiam/saqueia/saqueav~/saqueá~/saqueie: roubar tudo depois de entrar à força
        cercar*: pôr-se em volta, sem deixar sair
        defender/defend~: guardar ou apoiar contra ataques
        derrotar/derrotad~/derrotar~/derrotou/derrotá~/derrotando/derrote~/derrotam~/derrotav~/derrotass~/derroto/derrotem: ganhar ao inimigo ou adversário
        vencer/venc~/venç~/vencestes: sair ganhador de uma luta ou prova
        derrubar/derrubar~/derrubad~/derrubou/derruba~/derrubando/derrubei/derrubá~/derrubam/derrubo/derrubav~/derrubem~/derrubass~/derrubes: fazer cair por terra ou do poder
        expulsar*: mandar embora à força
        capturar/capturad~/capturar~/capturou/capturando/capture~/capturas/capturam~/capturá~/capturav~/capturass~/capturem/capturo/captures: tirar a liberdade, tomar na guerra
        aprisionar/aprision~: tirar a liberdade, fechar na cadeia
        escravizar/escraviz~: tirar toda a liberdade, usar como servo
        dominar*: ter nas mãos, mandar
        governar/governar~/governad~/governa~/governou/governam/governav~/governando/governe~/governá~/governass~/governem/governas: mandar num país
        reinar/reina~/reinar~/reinou/reinando/reinav~/reine~/reinam/reinas/reinass~/reinem/reines/reinarás/reinais: ter o trono de um país
        coroar/coroad~/coroar~/coroou/coroando/coroam~/coroá~/coroe~: fazer rei ou rainha
        nomear/nomead~/nomear~/nomeou/nomei~/nomeando/nomeá~/nomee~/nomeav~/nomea~/nomeass~: dar um cargo
        eleger/eleg~/elej~: escolher por votos
        votar/votar~/votad~/votou/vote~/vota~/votem/votam/votando/votass~/votav~/votes/votá~/votas/votast~: dizer a sua escolha numa eleição
        abolir/abol~: acabar com uma lei ou costume
        aprovar*: dizer sim a uma lei ou proposta
        obedecer/obedec~/obedeç~: cumprir o que é mandado
        desobedecer/desobedec~/desobedeç~: não cumprir o que é mandado
        colonizar/coloniz~: ocupar terras distantes e viver nelas
        fundar*: criar uma cidade ou instituição
        render-se/rendeu-se/renderam-se/rendia-se/rendendo-se/se rendeu/se renderam/se render/se rende/se rendem: parar de lutar e entregar-se`,
    },
    {
      // Pensar e conhecer
      kind: 'verb',
      rows: `
        compreender/compreend~/compreendeis: saber o sentido, entender
        analisar/analis~: estudar com atenção, parte por parte
        examinar/examin~/examinai: olhar com muita atenção
        observar/observ~/observai: olhar com atenção durante algum tempo
        investigar/investig~/investigu~: estudar com atenção para saber a verdade
        descobrir/descobr~/descubr~/descobrisses: encontrar o que ninguém conhecia
        identificar/identific~/identifiqu~: saber ou dizer quem ou o que é
        distinguir/distingu~/disting~: ver a diferença
        comparar/compar~: ver o que há de igual e de diferente
        calcular/calcul~: achar o resultado com números
        medir*: achar o tamanho ou a quantidade
        avaliar/avali~: dizer quanto vale
        supor/supost~/supõ~/suponh~/supor~/supond~/supunh~/supôs/supomos/supus~/supúnhamos: pensar que talvez seja assim
        suspeitar/suspeitar~/suspeitav~/suspeitam~/suspeitou/suspeitando/suspeite~/suspeitad~/suspeitass~/suspeitem/suspeitávamos: pensar que alguém é culpado
        duvidar/duvid~: não ter a certeza
        imaginar*: ver dentro da mente
        recordar/recordar~/recorda~/recordes/recordou/recordando/recordam/recordad~/recordem~/recordav~/recordei/recordá~/recordas/recordass~: trazer de novo à memória
        esquecer*: deixar sair da memória
        inventar/inventar~/inventou/inventad~/invente~/inventando/inventa~/inventam/inventav~/inventem/inventá~/inventass~/inventes/inventas/inventast~: criar o que não existia
        resolver/resolv~: encontrar a solução ou decidir
        verificar/verific~/verifiqu~: ver se está mesmo certo
        perceber/perceb~/percebeis/percebestes: dar-se conta, entender`,
    },
    {
      // Sentimentos e atitudes
      kind: 'verb',
      rows: `
        admirar/admir~: olhar com consideração e agrado
        respeitar/respeitar~/respeitad~/respeita~/respeite~/respeitam/respeitando/respeitem/respeitou/respeitav~/respeitá~/respeitass~/respeitas: tratar com grande consideração
        odiar/odei~/odi~: sentir raiva profunda
        detestar/detest~: sentir raiva, não gostar nada
        desprezar/desprezad~/desprezar~/despreza~/desprezam/desprezando/desprezav~/desprezou/despreze~/desprezá~/desprezas/desprezem/desprezes: achar que alguém não vale nada
        invejar/invejo/invejar~/invejad~/invejam~/inveje~/invejas/invejav~/invejando/invejou/invejem/invejá~: querer o que os outros têm
        temer/temer~/teme~/temi~/temo/temendo/temem/temid~/temeu/temes/temam~/temess~/temais/temê/temeis/temíamos/temerás: ter medo
        recear/rece~/receie/receies: ter medo do que pode acontecer
        desejar/deseja~/desejar~/desejam/desejad~/desejav~/deseje~/desejando/desejou/desejem/desejass~/desejas/desejá~/desejávamos/desejais/desejes/desejast~: querer muito
        confiar/confi~/confiai: acreditar que alguém não vai falhar
        desconfiar/desconfi~: não acreditar em alguém
        hesitar/hesit~: não se decidir logo
        arrepender-se*/arrependeu-se/arrependeram-se/arrepend~/arrepender-se/arrependia-se/arrependiam-se/arrependendo-se: sentir pena do que se fez
        lamentar/lamenta~/lamentar~/lamentando/lamentou/lamentam/lamentav~/lamente~/lamentad~/lamentem/lamentass~/lamentá~: sentir pena
        suportar/suportar~/suporta~/suporto/suportad~/suportam/suportando/suportou/suportav~/suportá~/suportei/suportem~/suportass~/suportas: aguentar algo difícil
        tolerar/toler~: aguentar o que não agrada
        apreciar/apreci~: gostar, dar importância
        valorizar/valoriz~: dar grande importância
        preocupar/preocup~/preocupeis: deixar inquieto
        orgulhar/orgulha~/orgulhar~/orgulham/orgulhav~/orgulhe~/orgulhou/orgulhem/orgulhando/orgulhas/orgulhad~/orgulhass~/orgulhes: encher de satisfação por um feito
        queixar-se*/queixou-se/queixaram-se/queixar~/queixam~/queixou/queixav~/queixando/queixad~/queixe~/queixes/queixem/queixass~/queixar-se: dizer que não se está satisfeito
        alegrar/alegrar~/alegra~/alegram/alegrou/alegrem~/alegrando/alegrav~/alegrei/alegrad~/alegrá~/alegras: deixar contente`,
    },
    {
      // O que acontece por si
      kind: 'verb',
      rows: `
        desaparecer/desaparec~/desapareç~: deixar de se ver
        surgir*: começar a ver-se, vir de repente
        aparecer/aparec~/apareç~: começar a ver-se, chegar
        ocorrer/ocorr~: ter lugar, acontecer
        durar/durou/durar~/duram~/dure~/durav~/durando/durad~/durass~/durem: continuar por certo tempo
        permanecer/permanec~/permaneç~/permanecerdes/permaneceis: continuar no mesmo lugar ou estado
        persistir/persist~: continuar apesar das dificuldades
        cessar/cessar~/cessad~/cessa~/cessou/cessam/cessem/cesse~/cessando/cesso/cessav~/cessass~: chegar ao fim, parar
        terminar/terminar~/terminou/termina~/termine~/terminad~/terminando/terminam/termino/terminass~/terminav~/terminem/terminá~/terminas/termines/terminávamos: chegar ao fim
        iniciar/iniciar~/iniciad~/iniciou/inic~/inicio/inicie~/inicia~/iniciav~/iniciem/iniciass~/iniciá~/iniciávamos: dar começo a
        explodir*: rebentar com grande barulho
        desabar/desabar~/desabou/desaba~/desabando/desabad~/desabam/desabei/desabav~/desabass~/desabo: cair de repente, como um teto
        afundar/afund~: ir para o fundo da água
        aumentar/aumentar~/aumenta~/aumentou/aumentando/aumentad~/aumentam/aumente~/aumentav~/aumentem/aumentass~/aumentá~/aumentas/aumentast~: ficar ou tornar maior
        diminuir/diminuir~/diminui/diminuiu/diminuindo/diminuíd~/diminua/diminuem/diminuír~/diminuí~/diminuam~/diminuíss~/diminuo: ficar ou tornar menor
        crescer/crescer~/cresceu/cresce~/cresci~/crescem/crescid~/cresç~/crescess~/cresces/crescest~: ficar maior ou mais alto
        encolher/encolher~/encolhid~/encolheu/encolhe~/encolhendo/encolhi~/encolhem/encolho/encolham~: ficar menor do que era
        expandir*: fazer ocupar mais espaço
        espalhar/espalh~: fazer chegar a muitos lugares
        evoluir*: mudar aos poucos ao longo do tempo
        piorar/piorar~/piorou/piorando/pioram~/piore~/piorad~/piorav~/piorem/piorass~/pioras/pioro/piorá~: ficar mais grave
        acelerar/aceler~: ir mais depressa
        atrasar/atrasad~/atrasar~/atrasou/atrasa~/atrasando/atrase~/atrasam/atrasav~/atrasem/atrasass~/atrasá~/atrases/atrasas: chegar ou fazer chegar tarde
        falhar/falhar~/falhou/falham~/falhe~/falhad~/falhando/falhem/falhav~/falhass~/falhes/falhast~/falhá~: não conseguir o que se queria
        fracassar/fracassad~/fracassou/fracassar~/fracassa~/fracasse~/fracassando/fracassam/fracassass~/fracassem/fracassav~: não conseguir, sair mal`,
    },
    {
      // Natureza e seres vivos
      kind: 'verb',
      rows: `
        florescer/floresc~/floresç~: abrir-se em pétalas
        amadurecer/amadurec~/amadureç~: ficar pronto para ser colhido ou adulto
        murchar/murchar~/murcham~/murchou/murchando/murche~/murchem/murchad~/murchav~: ficar seco e sem vida por falta de água
        germinar/germin~: começar a nascer da semente
        brotar*: começar a sair da terra ou do ramo
        apodrecer/apodrec~/apodreç~: estragar-se e cheirar mal
        congelar/congelad~/congelar~/congela~/congelando/congelou/congele~/congelam/congelav~/congelá~/congelass~/congelem: ficar duro com o frio
        derreter/derret~: passar de gelo a água com o calor
        evaporar/evapor~: passar de água a gás
        ferver/ferv~: fazer bolhas com muito calor
        arder*: estar em chamas
        brilhar*: dar ou refletir luz forte
        girar*: dar voltas
        respirar*: fazer entrar e sair o ar do corpo
        adormecer/adormec~/adormeç~: começar a dormir
        adoecer/adoec~/adoeç~: perder a saúde
        sobreviver/sobreviver~/sobreviveu/sobrevive~/sobrevivem/sobrevivid~/sobrevivi~/sobrevivendo/sobreviva/sobrevivess~/sobrevivam~: continuar vivo depois de um perigo
        morder/mord~: apertar com os dentes
        uivar/uivando/uivar~/uiva~/uivam/uivav~/uivou: soltar um som longo, como o lobo
        rugir*/rugid~/ruge/rugindo/rugi~/rugiu/rugem/ruj~: soltar um som forte, como o leão
        caçar*: ir atrás de animais selvagens
        devorar/devor~: comer com muita pressa e fome
        alimentar*: dar de comer`,
    },
    {
      // Fazer e criar
      kind: 'verb',
      rows: `
        construir/constru~/constrói/constroem/construír~/constróis/construíst~: levantar com tijolos ou outro material
        erguer/ergu~/erga/ergo/ergam~: levantar, pôr no alto
        fabricar/fabricad~/fabricar~/fabrica~/fabricam/fabricando/fabricou/fabricav~/fabricas/fabricá~/fabriqu~/fabricass~: fazer em grande quantidade, com máquinas
        produzir/produz~: fazer, dar origem a
        esculpir/esculp~: dar forma à pedra ou à madeira
        pintar*: cobrir com cores
        bordar/bordas/bordados/bordar~/bordada/bordadas/borde~/bordando/bordou/bordeis/bordav~/bordam~/bordes: enfeitar um pano com linha e agulha
        costurar/costurar~/costurad~/costuras/costurando/costurou/costure/costurav~/costurei/costuram~/costuro/costurá~: unir panos com linha e agulha
        tecer/tecidos/tecer~/tece~/tecendo/teceu/tecem/tecidas/tecida/teci~/teç~/tecê: cruzar fios para fazer pano
        enfeitar/enfeitad~/enfeitar~/enfeitam/enfeita~/enfeitando/enfeitav~/enfeitou/enfeitá~/enfeito/enfeitei/enfeitem~: tornar mais bonito
        imitar/imit~: fazer igual a outro
        moldar/moldar~/moldad~/molda~/moldou/moldando/moldam/moldá~/moldem~/moldei/moldavam: dar forma ao barro ou a outra massa
        publicar/public~/publiqu~: pôr num jornal ou livro para todos
        traduzir/traduz~: passar para outra língua
        ensaiar/ensaiar~/ensaiando/ensaiad~/ensaia~/ensaiou/ensaiav~/ensaie~/ensa~/ensaiávamos/ensaiem/ensaiass~: repetir antes de mostrar ao público
        elaborar*: preparar com cuidado, como um plano`,
    },
    {
      // Na cozinha
      kind: 'verb',
      rows: `
        cozinhar*: preparar a comida no fogo
        cozer/coz~: preparar em água muito quente
        fritar*: preparar em óleo bem quente
        assar*: preparar no forno ou na brasa
        ralar/ralad~/rala~/ralar~/ralando/ralei/rale/ralou/ralas/ralam/ralav~/rales: desfazer em fios ou pó
        descascar/descasc~/descasquei: tirar a pele da fruta ou do legume
        misturar*: mexer até juntar tudo
        amassar/amassad~/amassar~/amassa~/amassou/amassando/amasso/amassei/amassam/amasses/amassá~/amassav~: apertar e dobrar com as mãos
        temperar/temperad~/temperar~/tempera~/tempere~/temperou/temperando/temperá~/temperam: dar sabor com sal e ervas
        untar/unt~: passar gordura numa forma
        escorrer/escorr~: deixar sair a água
        despejar/despejad~/despejar~/despeja~/despejou/despeje~/despejando/despejam/despejav~/despejá~/despejass~: fazer cair o líquido de um recipiente
        derramar*: deixar cair um líquido sem querer
        polvilhar/polvilhad~/polvilhar~/polvilhe~/polvilha~/polvilham: cobrir com pó, como açúcar
        aquecer/aquec~/aqueç~: tornar mais quente
        arrefecer/esfri~/arrefec~/arrefeç~: tornar mais frio
        rechear/reche~: pôr algo saboroso dentro
        saborear/sabore~/saborei~: comer devagar e com gosto
        dissolver*: desfazer num líquido
        coar*: passar por um pano ou filtro fino
        fatiar/fatiad~/fatiar~/fatiou/fatie~/fatiando/fatio/fatiá~: cortar em pedaços finos`,
    },
    {
      // Relações entre as coisas
      kind: 'verb',
      rows: `
        conter/contém/conter~/contendo/contid~/contêm/continh~/contenh~/contiv~/conteve/contê/contende: ter dentro de si
        possuir/possu~/possuír~/possuis/possuís: ter como seu
        pertencer/pertencem~/pertenci~/pertencer~/pertences/pertenceu/pertenço/pertencid~/pertençam~/pertencess~/pertencendo/pertenças/pertencíamos: ser de alguém ou de um grupo
        existir/exist~/existisses: haver, ser real
        consistir*: ser feito de, estar em
        abranger/abrang~/abranj~: cobrir uma área ou um assunto
        depender/depend~: precisar de outro, mudar com ele
        variar*: não ser sempre igual
        diferir/difere/dif~/diferindo/diferir~/diferid~/diferiu: não ser igual a outro
        corresponder/correspond~: ser igual a, combinar com
        equivaler/equival~/equivalh~: dar no mesmo, ser igual
        superar/superar~/superou/supera~/superad~/superando/supere~/superam/superá~/superem/superav~/superass~/supero/superas/superast~: ser maior ou melhor
        ultrapassar/ultrapass~: ir além, ser maior
        predominar/predomin~: ser em maior número ou mais forte
        bastar/bastav~/bastass~/bastar~/bastou/bastam~/bastando/baste~/bastad~/bastas/bastem: ser o suficiente
        simbolizar/simboliz~: ser sinal de uma ideia
        originar*: dar começo a, fazer acontecer
        derivar*: ter a sua raiz em
        incluir/inclu~/incluír~: ter ou pôr como parte
        constituir*: formar, vir a ser
        habitar*: viver num lugar`,
    },
    {
      // Influenciar o que acontece
      kind: 'verb',
      rows: `
        causar/causad~/causar~/causou/causando/causam~/cause~/causav~/causem/causo/causes/causass~/causá~/causast~: ser a razão de, fazer acontecer
        facilitar/facilit~: tornar mais simples
        dificultar/dificult~: tornar mais complicado
        prejudicar/prejudic~/prejudiqu~: fazer mal
        beneficiar/benefici~: fazer bem, trazer vantagem
        favorecer/favorec~/favoreç~: trazer vantagem, ajudar
        apoiar/apoiar~/apoiad~/apoia~/apoiando/apoiou/apoiam/apoiav~/apoie~/apoiá~/apoiem/apoiass~/apoias/apoiast~: dar ajuda, estar ao lado
        proteger/proteg~/protej~: guardar de um mal ou perigo
        preservar/preserv~: manter em bom estado
        conservar*: manter no mesmo estado
        evitar/evit~/evitai: agir para que não aconteça
        interromper/interromp~: fazer parar por algum tempo
        prosseguir/prossegu~/prossig~/prosseg~: ir em frente, não parar
        adiar/adiad~/adiar~/adiou/adiando/adie~/adio/adiá~/adiass~/adiamos/adiem/adiav~/adias: deixar para outro dia
        cancelar/cancelad~/cancelar~/cancelou/cancele~/cancelando/cancelem/cancelam~/cancelass~/cancelá~/cancelav~: decidir que já não se realiza
        limitar*: não deixar passar de certo ponto
        reduzir*: tornar menor
        ampliar/ampli~: tornar maior
        transformar/transformar~/transformou/transformad~/transforma~/transformando/transformá~/transformam/transformav~/transformass~/transformei: mudar completamente
        modificar/modific~/modifiqu~: mudar uma parte, tornar diferente
        alterar/alterad~/alterar~/altera~/alterou/alterando/alteram/altere~/alterá~/alterem/alterav~/alterass~/altero/alteres/alteras: mudar, tornar diferente
        adaptar/adapt~: mudar para que sirva
        substituir/substitu~/substituír~: pôr no lugar de outro
        contribuir/contribu~/contribuír~: dar a sua parte, ajudar
        influenciar/influenci~: ter efeito sobre
        estimular/estimul~: dar mais força, tornar mais ativo
        controlar*: ter na mão, vigiar`,
    },
    {
      // Entre as pessoas
      kind: 'verb',
      rows: `
        colaborar/colabor~: trabalhar com os outros
        cooperar/cooper~: trabalhar com os outros para o mesmo fim
        competir/compet~/compit~: tentar ganhar aos outros
        combater/combater~/combatendo/combatid~/combatem~/combatê/combateu/combati~/combata/combatam~/combatess~/combato: usar a força contra
        lutar*: usar a força contra alguém ou esforçar-se
        discutir/discut~: falar em tom zangado ou trocar ideias
        debater/debater~/debatid~/debatendo/debatem~/debateu/debati~/debata/debato/debatê/debatam~: trocar ideias sobre um assunto
        negociar/negociar~/negociad~/negocio/negociando/negocia~/negociou/negociav~/negoc~/negocie~/negocei~/negociá~/negociass~/negociem: conversar para chegar a acordo
        celebrar/celebr~/celebrai: fazer festa por algo importante
        participar/particip~: entrar numa atividade com outros
        comparecer/comparec~/compareç~: ir ao lugar onde se é esperado
        educar/educad~/educar~/educa~/educou/eduqu~/educá~/educam/educo/educav~/educass~/educast~: ensinar e formar uma criança
        cuidar/cuidar~/cuidados/cuida~/cuide~/cuidando/cuido/cuidem/cuidou/cuidam/cuidav~/cuidada/cuidass~/cuidadas/cuidas/cuidá~/cuides/cuidais: dar atenção e tratar bem
        liderar/lider~: ir à frente de um grupo
        protestar/protestar~/protestam/protestando/protesta~/protestou/protestav~/proteste~/protestad~/protestem/protestass~/protestas: mostrar em público que não se concorda
        revoltar-se*/revoltou-se/revoltaram-se/revoltad~/revoltar~/revoltou/revoltam~/revoltando/revoltav~/revoltem~/revoltass~/revoltar-se: levantar-se contra quem manda
        herdar/herd~: receber os bens de quem morreu
        residir/resid~: viver numa casa ou cidade
        viajar*: ir a lugares distantes
        migrar/migr~: mudar de região ou país
        descansar*: parar para ganhar forças
        conviver/conviver~/convive~/convivem/convivendo/convivi~/conviveu/convivo/convivid~/convivas/convivam~/convivess~/convivíamos: passar o tempo com outros, no dia a dia
        partilhar/partilhar~/partilhad~/partilham~/partilho/partilhou/partilhe~/partilhando/partilhem/partilhav~/partilhá~/partilhass~/partilhast~: dividir com os outros`,
    },
    {
      // Trabalho, campo e dinheiro
      kind: 'verb',
      rows: `
        cultivar/cultivad~/cultivar~/cultiva~/cultivando/cultivam/cultive~/cultivav~/cultivou/cultivá~/cultivem/cultivass~/cultivas: tratar da terra para dar plantas
        semear/seme~/semei~: pôr grãos na terra
        colher*: tirar da planta o fruto ou a flor
        regar/regar~/regado/regada/regue~/regando/regadas/regas/regados/regou/regá~/regav~/regam/regast~/reguem: pôr água nas plantas
        lavrar/lavras/lavrad~/lavrar~/lavrou/lavre~/lavrando/lavrav~/lavram~: abrir a terra com arado
        pescar*: tirar peixes da água
        extrair*: tirar de dentro, como da mina
        comercializar/comercializ~/comercializáveis: pôr à venda
        exportar/export~: vender para outro país
        poupar/poup~: guardar, não gastar
        investir/invest~/invist~: aplicar dinheiro para ter lucro
        lucrar/lucrar~/lucrando/lucra~/lucrou/lucram/lucre~/lucrav~/lucrad~/lucrass~: ganhar dinheiro num negócio
        contratar/contratad~/contratar~/contratou/contratam~/contratando/contrate~/contratá~/contratav~/contratass~/contratem/contrates: dar emprego
        financiar/financi~: dar o dinheiro necessário
        alugar/alug~/alugue~/alugueis/aluguem: usar por um tempo a troco de dinheiro
        adquirir/adquir~: passar a ter, comprar
        obter/obt~/obteve/obtiv~/obtém/obtenh~/obtêm/obtinh~/obténs: conseguir, passar a ter
        fornecer/fornec~/forneç~: dar o que é necessário
        consumir/consumid~/consom~/consumir~/consumindo/consumi~/consumiu/consumiss~/consumas: gastar, usar ou comer
        administrar/administr~: tomar conta de uma empresa ou de bens
        organizar/organiz~: pôr em ordem ou preparar
        transportar/transportar~/transportad~/transporta~/transportando/transportav~/transportam/transportá~/transportou/transporto/transportem~: levar de um lugar para outro
        abastecer/abastec~/abasteç~: encher do que é necessário`,
    },
    {
      // Intenções e resultados
      kind: 'verb',
      rows: `
        pretender/pretend~/pretendeis: querer fazer, ter em mente
        tentar/tentar~/tentando/tenta~/tentou/tente~/tentam/tentav~/tentad~/tentem/tentass~/tentas/tentes/tentá~/tentast~/tentávamos/tentássemos: fazer esforço para conseguir
        conseguir/consegu~/consiga/consigam~/consigas/consigui/conseguis/conseguisses/conseguistes/conseguir~: chegar ao que se queria
        alcançar/alcançar~/alcançad~/alcançou/alcança~/alcançando/alcançam/alcançá~/alcancem~/alcancei/alcançav~/alcançass~/alcances/alcanças: chegar até onde se queria
        realizar*: pôr em prática
        cumprir*: fazer o que se deve
        decidir/decid~/decidis: escolher o que se vai fazer
        desistir/desist~/desistis: não querer continuar
        recusar/recusou/recusar~/recusad~/recuso/recusam~/recuse~/recusando/recusav~/recusass~/recusem/recusá~/recusast~: dizer não
        rejeitar/rejeitad~/rejeitar~/rejeitou/rejeita~/rejeitando/rejeitam/rejeite~/rejeitav~/rejeitá~/rejeitem/rejeitass~/rejeitas/rejeitast~/rejeites: não querer, dizer não
        aceitar/aceitar~/aceita~/aceito/aceitou/aceitam/aceitando/aceitas/aceitei/aceitav~/aceitem~/aceitad~/aceitass~/aceitá~/aceitast~/aceitássemos/aceitais: dizer sim
        esforçar-se*/esforçou-se/esforçaram-se/esforçar~/esforça~/esforçando/esforçad~/esforc~/esforçou/esforçam/esforçav~/esforçass~/esforças: trabalhar muito para conseguir
        arriscar/arrisc~/arrisqu~: pôr em perigo
        enfrentar/enfrent~: não fugir de uma dificuldade
        aguardar/aguard~: ficar à espera
        necessitar/necessit~: precisar
        aproveitar/aproveit~: usar bem a ocasião
        dedicar/dedic~/dediqu~: dar todo o tempo ou esforço
        preparar/preparad~/preparar~/prep~/preparando/prepare/preparou/preparav~/prepara~/preparass~/preparámos/preparávamos/preparast~: deixar pronto
        merecer/merec~/mereç~/mereceis: ter direito a algo pelo que se fez`,
    },
    {
      // Pessoas: trabalho
      kind: 'noun',
      rows: `
        artesão/artesãos/artesã/artesãs: pessoa que faz objetos à mão
        comerciante/comerciante~: pessoa que compra e vende
        agricultor/agricultor~: pessoa que trabalha a terra
        camponês/campones~: pessoa que vive longe da cidade e trabalha a terra
        pescador/pescador~: pessoa que tira peixes do mar ou do rio
        caçador/caçador~: pessoa que mata animais selvagens
        ferreiro/ferreiro~: homem que bate o metal em brasa
        padeiro/padeir~: pessoa que faz pão
        moleiro/moleir~: pessoa que faz farinha
        marinheiro/marinheiro~: pessoa que trabalha num navio
        operário/operári~: pessoa que trabalha numa fábrica
        artista/artista~: pessoa que cria pinturas ou músicas
        escultor/escultor~: pessoa que faz estátuas
        arquiteto/arquiteto~/arquitetas: pessoa que desenha edifícios
        engenheiro/engenheir~/eng: pessoa que projeta máquinas ou pontes
        cientista/cientista~: pessoa que faz experiências e estuda o mundo
        inventor/inventor~: pessoa que cria algo que não existia
        juiz/juiz~/juízes/juíza~: pessoa que decide no tribunal
        advogado/advogad~: pessoa que defende alguém no tribunal
        jornalista/jornalista~: pessoa que escreve notícias
        alfaiate/alfaiates: pessoa que faz roupa por medida
        sapateiro/sapateir~: pessoa que faz ou arranja o calçado
        lenhador/lenhadores: pessoa que corta árvores
        jardineiro/jardineir~: pessoa que cuida de flores e plantas
        cozinheiro/cozinheir~: pessoa que prepara refeições
        viajante/viajante~: pessoa que anda por terras distantes
        tradutor/tradutor~: pessoa que passa textos para outra língua`,
    },
    {
      // Pessoas: poder, guerra e lei
      kind: 'noun',
      rows: `
        governante/governante~: pessoa que manda num país
        imperador/imperadores: homem que manda em reis e povos
        soberano/soberan~: pessoa que manda num reino
        cavaleiro/cavaleiro~/cavaleira/cavaleiras: homem que lutava montado e de armadura
        escravo/escrav~: pessoa sem liberdade, que tinha um dono
        soldado*: pessoa que luta num exército
        guerreiro/guerreir~: pessoa que luta em batalhas
        comandante/comandante~: pessoa que dá ordens a soldados ou a um navio
        líder/líder~: pessoa que vai à frente de um grupo
        conselheiro/conselheir~: pessoa que diz ao rei o que é melhor fazer
        traidor/traidor~: pessoa que passou para o lado do inimigo
        sucessor/sucessor~: pessoa que ocupa o lugar depois de outra
        antepassado/antepassado~: pessoa da família que viveu há muito tempo
        descendente/descendente~: pessoa que vem da família de outra
        herdeiro/herdeir~: pessoa que vai receber os bens de quem morre
        refugiado/refugiado~: pessoa que deixou o seu país por medo
        rebelde/rebelde~: pessoa que não aceita quem manda
        prisioneiro/prisioneir~: pessoa que perdeu a liberdade
        vencedor/vencedor~: pessoa que ganhou
        aliado*/aliados: pessoa ou país que luta do mesmo lado
        inimigo*: pessoa ou país contra quem se luta
        adversário/adversári~: pessoa contra quem se joga ou luta
        invasor/invasor~: pessoa que entra à força em terra dos outros
        colono/colono~: pessoa que vai viver em terras novas
        cidadão/cidadãos/cidadã/cidadãs: pessoa com direitos no seu país
        testemunha/testemunhas: pessoa que viu o que aconteceu
        criminoso/criminos~: pessoa que fez algo grave contra a lei
        imigrante/imigrante~: pessoa que veio viver num país que não é o seu
        eleitor/eleitor~: pessoa que tem direito a votar`,
    },
    {
      // Pessoas: contos e vida
      kind: 'noun',
      rows: `
        órfão/órfãos/órfã/órfãs: criança sem pai nem mãe
        madrasta/madrasta~: mulher do pai que não é a mãe
        viúva/viúvas: mulher a quem morreu o marido
        ancião/anciãos/anciã: pessoa muito velha e respeitada
        mendigo/mendigo~/mendigas: pessoa que pede dinheiro na rua
        ladrão*: pessoa que tira o que é dos outros
        mentiroso/mentiros~: pessoa que não diz a verdade
        gigante*: homem enorme dos contos
        anão*: homem muito pequeno dos contos
        bruxa*: mulher má dos contos, que faz feitiços
        feiticeiro/feiticeir~: homem dos contos com poderes mágicos
        fada*: mulher dos contos que realiza desejos
        tolo/tol~: pessoa que não pensa bem
        servo/servo~/serva~: pessoa que trabalha para um senhor
        hóspede/hóspede~: pessoa que fica na casa de outra
        forasteiro/forasteiro~: pessoa de outra terra ou de outro país
        mensageiro/mensageir~: pessoa que leva recados
        herói*: pessoa de grande coragem
        adolescente/adolescente~: pessoa entre a infância e a idade adulta
        esposa/esposas: mulher com quem um homem casou
        noivo/noiva/noivo~/noivas: pessoa que vai casar
        estrangeiro/estrangeiro~/estrangeira/estrangeiras: pessoa de outro país`,
    },
    {
      // Relevo e água
      kind: 'noun',
      rows: `
        floresta*: lugar grande cheio de árvores
        selva/selva~: lugar cheio de árvores, nas terras quentes
        deserto*: terra onde quase nunca chove
        pântano/pântano~: terra mole, cheia de água parada
        ilha*: terra com água por todos os lados
        península/península~: terra com água por todos os lados, menos um
        continente/continente~: enorme extensão de terra, como a África
        baía*: entrada do mar na terra
        golfo*: grande entrada do mar na terra
        vale*: terra baixa entre montanhas
        colina*: monte baixo
        montanha*: grande elevação de terra
        cume/cume~: ponto mais alto de um monte
        planície/planície~: grande extensão de terra sem montes
        planalto/planalto~: terra alta e sem montes
        cascata/cachoeira/cascata~/cachoeiras: queda de água de um rio
        nascente*: lugar onde começa um rio
        foz*: lugar onde o rio chega ao mar
        afluente/afluente~: rio que desagua em outro
        margem*: terra ao lado do rio
        litoral/litora~: terra junto ao mar
        caverna*: buraco grande na rocha
        penhasco/penhasco~: rocha alta, cortada a pique
        abismo/abismo~: buraco muito fundo
        vulcão*: monte que lança lava
        duna/duna~: monte de areia feito pelo vento
        lagoa*: porção de água parada rodeada de terra
        oceano*: enorme extensão de água salgada`,
    },
    {
      // Edifícios e lugares
      kind: 'noun',
      rows: `
        fortaleza/fortaleza~: edifício preparado para a defesa
        castelo*: casa com torres, onde vivia um rei
        palácio*: casa enorme de um rei
        templo/templo~: edifício para adorar os deuses
        mosteiro/mosteiro~: casa onde vivem monges
        torre*: construção alta e estreita
        cabana/cabana~: casa pequena e simples, de madeira ou palha
        celeiro/celeiro~: lugar para guardar os cereais
        moinho/moinho~: lugar onde se faz farinha
        poço/poço~: buraco fundo de onde se tira água
        prisão*: lugar onde se fecham os criminosos
        barragem/barrage~: muro que segura a água de um rio
        porto*: lugar onde param os navios
        aeroporto*: lugar onde param os aviões
        mina*: lugar de onde se tira carvão ou ouro
        cemitério/cemitério~: lugar onde se enterram os mortos
        túmulo/túmulo~: lugar onde está enterrado um morto
        abrigo/abrigo~: lugar que dá proteção
        aldeia*: povoação muito pequena
        bairro*: parte de uma cidade
        fábrica*: lugar onde se fazem produtos com máquinas
        laboratório/laboratório~: lugar onde se fazem experiências
        tribunal/tribunais: lugar onde se julgam os crimes
        esconderijo/esconderijo~: lugar onde ninguém encontra quem se oculta
        estábulo/estábulo~: lugar onde vivem cavalos ou vacas
        muralha/muralhas: muro alto em volta de uma cidade`,
    },
    {
      // Ferramentas e objetos
      kind: 'noun',
      rows: `
        machado*: instrumento para cortar lenha
        enxada/enxada~: instrumento para cavar a terra
        pá/pás: instrumento para tirar terra ou areia
        martelo*: instrumento para bater em pregos
        tesoura*: instrumento para cortar papel ou pano
        agulha*: peça fina de metal para costurar
        corda*: fio grosso e forte para amarrar
        balde*: recipiente com asa para levar água
        barril/barri~: recipiente grande e redondo de madeira
        jarro/jarra~/jarro~: recipiente para servir água ou vinho
        cesto*: recipiente feito de ramos finos
        saco*: recipiente mole de pano ou plástico
        baú/baú~: caixa grande com tampa
        arado/arado~: instrumento para abrir a terra no campo
        foice/foice~: faca curva para cortar cereais
        caldeirão/caldeirões: panela muito grande
        tocha/tocha~: pau com fogo na ponta, para dar luz
        espelho*: vidro onde nos vemos
        microscópio/microscópio~: instrumento para ver coisas muito pequenas
        telescópio/telescópio~: instrumento para ver os astros
        bússola/bússola~: instrumento que mostra o norte
        cadeado/cadeado~: peça que fecha uma porta ou mala
        moeda*: peça redonda de metal que serve para pagar
        bengala/bengala~: pau que ajuda a andar
        cobertor*: pano grosso que aquece na cama
        tapete*: pano grosso que cobre o chão
        vassoura*: objeto para varrer o chão`,
    },
    {
      // Armas e sinais de poder
      kind: 'noun',
      rows: `
        espada*: arma com lâmina comprida
        escudo/escudo~: peça que protege o corpo dos golpes
        flecha/flechas: pau com ponta que se atira com o arco
        armadura/armadura~: roupa de metal de um cavaleiro
        capacete/capacete~: peça dura que protege a cabeça
        canhão/canh~: arma grande sobre rodas
        espingarda/espingardas: arma comprida de fogo
        pistola/pistola~: arma pequena de fogo
        punhal/punhais: arma curta, parecida com uma faca
        bandeira*: pano com as cores de um país
        coroa*: objeto que o rei usa na cabeça
        trono/trono~: cadeira do rei
        brasão/brasões: desenho que é sinal de uma família nobre
        armadilha/armadilhas: coisa preparada para prender animais`,
    },
    {
      // Veículos
      kind: 'noun',
      rows: `
        carroça/carroças: veículo puxado por cavalos ou burros
        carruagem/carruage~: veículo elegante puxado por cavalos
        navio*: barco muito grande para viajar no mar
        veleiro/veleiro~: barco movido pelo vento
        jangada/jangada~: troncos atados que flutuam
        canoa/canoa~: barco estreito que se move com remos
        submarino/submarin~: barco que anda debaixo de água
        helicóptero*: aparelho voador que pode ficar parado no ar
        avião*: aparelho voador com asas
        foguete*: aparelho que sobe ao espaço
        bicicleta*: veículo de duas rodas e pedais
        trenó/trenó~: veículo que desliza na neve
        locomotiva/locomotiva~: máquina que puxa vagões
        automóvel/automóve~: veículo com motor para poucas pessoas`,
    },
    {
      // Corpo dos animais
      kind: 'noun',
      rows: `
        asa*: parte do corpo que serve para voar
        bico*: boca dura das aves
        garra*: unha forte e curva de um animal
        pata*: pé ou perna de um animal
        cauda*: parte comprida atrás do corpo do animal
        rabo*: parte atrás do corpo do cão ou do gato
        crina/crina~: pelos compridos do pescoço do cavalo
        juba/juba~: pelos compridos do pescoço do leão
        escama/escamas: placa pequena da pele dos peixes
        barbatana/barbatana~: parte do corpo do peixe que serve para nadar
        carapaça/carapaça~: parte dura que cobre a tartaruga
        concha*: parte dura que cobre certos animais do mar
        chifre*: ponta dura na cabeça do boi ou da cabra
        tromba/tromba~: nariz comprido do elefante
        ferrão/ferrões: ponta com que a abelha pica
        pluma/pluma~: peça leve que cobre o corpo das aves
        focinho/focinho~: nariz e boca de um animal`,
    },
    {
      // Partes das plantas
      kind: 'noun',
      rows: `
        raiz*: parte da planta debaixo da terra
        caule/caule~: parte da planta que segura as folhas
        tronco*: parte grossa e vertical da árvore
        galho*: parte da árvore que sai do tronco
        casca/cascas: camada de fora de um fruto ou tronco
        espinho/espinho~: ponta aguda de uma rosa
        semente/semente~: grão de onde nasce uma nova planta
        caroço*: parte dura dentro do pêssego ou da azeitona
        pétala/pétala~: parte colorida e fina da flor
        espiga/espigas: ponta do trigo ou do milho, com os grãos
        pólen/pólen~: pó amarelo das flores
        néctar/néctar~: líquido doce das flores
        seiva/seiva~: líquido que corre dentro das plantas
        musgo/musgo~: planta baixa e macia, de lugares frescos
        arbusto/arbusto~: planta pequena com ramos desde o chão
        erva/erva~: planta baixa e verde`,
    },
    {
      // Corpo humano
      kind: 'noun',
      rows: `
        pulmão/pulmões: órgão com que se respira
        fígado/fígado~: órgão que limpa o sangue
        estômago*: órgão onde se digere a comida
        rim/rins: órgão onde se forma a urina
        cérebro*: órgão com que se pensa
        veia*: tubo que leva o sangue de volta ao coração
        artéria/artéria~: tubo que leva o sangue do coração ao corpo
        músculo/músculo~: parte do corpo que faz força e move os ossos
        esqueleto/esqueleto~: todos os ossos juntos
        crânio/crânio~: ossos da cabeça
        osso*: parte dura dentro do corpo
        pescoço*: parte do corpo entre a cabeça e os ombros
        cotovelo*: lugar onde o braço dobra
        joelho*: lugar onde a perna dobra
        punho/punho~: mão fechada
        bochecha/bochechas: cada lado do rosto, junto à boca
        sobrancelha/sobrancelha~: linha de pelos por cima do olho
        pálpebra/pálpebra~: pele que fecha o olho
        queixo*: parte do rosto por baixo da boca
        lábio*: borda da boca
        tornozelo/tornozelo~: parte entre o pé e a perna
        garganta/garganta~: parte de dentro do pescoço`,
    },
    {
      // Saúde e doença
      kind: 'noun',
      rows: `
        febre*: temperatura alta do corpo
        tosse*: saída de ar da garganta com barulho
        cicatriz/cicatrizes: marca que fica na pele
        queimadura/queimadura~: ferida feita pelo fogo ou calor
        epidemia/epidemias: doença que passa a muita gente ao mesmo tempo
        peste/peste~: doença grave que matava muita gente
        gripe*: doença com febre e dores no corpo
        alergia/alergia~: má reação do corpo, por exemplo ao pó
        veneno/veneno~: substância que mata ou faz muito mal
        remédio*: substância que se toma para ficar bom
        vacina*: injeção que evita uma doença
        ferida/ferida~: corte ou golpe na pele
        cirurgia/cirurgia~: operação feita por um médico
        sintoma/sintoma~: sinal de uma doença
        ferimento/ferimento~: corte ou golpe no corpo
        náusea/náusea~: vontade de vomitar
        cansaço/cansaço~: falta de forças depois do trabalho`,
    },
    {
      // Sentimentos
      kind: 'noun',
      rows: `
        medo*: o que se sente diante do perigo
        pavor/pavor~: medo muito grande
        raiva*: sentimento de quem está zangado
        fúria/fúria~: raiva muito forte
        mágoa/mágoa~: dor causada por uma ofensa
        alegria*: sentimento de quem está contente
        orgulho*: satisfação pelo que se conseguiu
        inveja: desejo de ter o que é dos outros
        ciúme/ciúme~: medo de perder o amor de alguém
        vergonha*: sentimento mau depois de um erro
        saudade/saudade~: falta que se sente de alguém ou de um lugar
        desespero/desespero~: estado de quem não vê saída
        espanto/espanto~: surpresa muito grande
        admiração/admiraç~: sentimento diante do que é belo ou grande
        angústia/angústia~: aflição que aperta o peito
        ansiedade/ansiedade~: aflição de quem espera algo
        alívio/alívio~: bem-estar quando passa um mal
        compaixão/compaix~: pena de quem sofre
        piedade/piedade~: pena de quem sofre, vontade de perdoar
        curiosidade/curiosidade~: desejo de saber
        ódio/ódio~: raiva profunda que dura muito
        desprezo/desprezo~: sentimento de que alguém não vale nada
        gratidão/gratid~: sentimento por quem nos fez bem
        entusiasmo/entusiasmo~: grande vontade e alegria no que se faz
        confiança/confiança~: certeza de que alguém não vai falhar
        tédio/tédio~: aborrecimento de quem não tem o que fazer
        solidão/solidões: estado de quem está só
        esperança/esperanças: crença de que tudo vai correr bem
        felicidade*: estado de quem está muito contente`,
    },
    {
      // Tempo e desastres
      kind: 'noun',
      rows: `
        inundação/inundaç~: água que cobre as terras
        incêndio*: fogo grande que destrói
        avalanche/avalanche~: massa de neve que cai da montanha
        furacão/furac~: vento fortíssimo que gira
        tempestade*: chuva e vento muito fortes
        terremoto/terremoto~/terramoto~: forte agitação do chão
        erupção/erupç~: saída de lava de um vulcão
        nevoeiro/nevoeiro~: nuvem junto ao chão, que não deixa ver longe
        neblina/neblina~: nuvem fina junto ao chão
        relâmpago/relâmpago~: luz forte e rápida no céu
        trovão/trovões: barulho que se ouve depois do raio
        geada/geada~: gelo fino sobre as plantas de manhã
        orvalho/orvalho~: gotas de água sobre as plantas de manhã
        granizo/granizo~: pedras de gelo que caem do céu
        brisa/brisa~: vento fraco e agradável
        acidente*: desastre que acontece sem se esperar
        naufrágio/naufrágio~: perda de um navio no mar
        colisão/colis~: desastre em que dois veículos chocam
        explosão*: grande barulho de algo que rebenta
        desabamento/desabamento~: queda de um prédio ou de terras
        tragédia/tragédia~: acontecimento muito triste`,
    },
    {
      // Lutas e política
      kind: 'noun',
      rows: `
        batalha*: luta entre dois exércitos
        combate/combates: luta entre pessoas armadas
        revolta/revoltas: ação do povo contra quem manda
        rebelião/rebeli~: ação de um grupo contra quem manda
        revolução*: mudança profunda no poder, feita pelo povo
        invasão/invas~: entrada à força em terra alheia
        derrota/derrotas: perda de um jogo ou de uma guerra
        vitória*: ato de ganhar um jogo ou uma guerra
        trégua/trégua~: pausa em que param as armas
        aliança/aliança~: acordo de ajuda entre países ou pessoas
        duelo/duelo~: luta entre duas pessoas
        conspiração/conspiraç~: plano secreto contra alguém
        fuga/fuga~: saída rápida de um lugar de perigo
        exílio/exílio~: vida forçada longe do seu país
        escravidão/escravid~: estado de quem não tem liberdade e tem dono
        cativeiro/cativeiro~: estado de quem está preso
        traição/traiç~: falta de fidelidade a quem confiava em nós
        vingança/vingança~: ato de pagar o mal com o mal
        expedição/expediç~: viagem de um grupo com um fim
        roubo/roubo~: ato de tirar o que é dos outros
        massacre/massacres: morte de muita gente sem defesa
        conflito/conflito~: falta de acordo que pode levar à luta`,
    },
    {
      // Estado e lei
      kind: 'noun',
      rows: `
        constituição/constituiç~: lei mais importante de um país
        decreto/decreto~: ordem escrita do governo
        sentença*: decisão de um juiz
        castigo/castigo~: o que se sofre por ter errado
        parlamento/parlamento~: reunião dos que fazem as leis
        eleição/eleiç~: escolha por votos
        fronteira/fronteira~: linha que separa dois países
        império/império~: conjunto de terras sob um só senhor
        república/república~: país sem rei, com um presidente escolhido
        monarquia/monarquia~: país em que manda um rei
        democracia/democracia~: modo de governo em que o povo escolhe
        ditadura/ditadura~: modo de governo em que um só manda em tudo
        independência/independência~: liberdade de quem manda em si mesmo
        privilégio/privilégio~: vantagem que só alguns têm
        proibição/proibiç~: ordem para não fazer
        crime*: ato grave contra a lei
        juramento/juramento~: promessa muito séria
        herança/herança~: bens que se recebem de quem morreu
        cidadania/cidadania~: direitos e deveres de quem pertence a um país
        autoridade/autoridade~: poder de mandar, ou quem o tem
        soberania/soberania~: liberdade de um país de mandar em si
        censura/censuras: proibição de mostrar certas ideias
        desigualdade/desigualdade~: diferença injusta entre pessoas
        coroação/coroaç~: festa em que alguém se torna rei
        reinado/reinado~: tempo em que um rei manda
        território*: área que é de um país`,
    },
    {
      // Dinheiro e economia
      kind: 'noun',
      rows: `
        rendimento/rendimento~: dinheiro que se ganha ou recebe
        lucro/lucro~: dinheiro que se ganha num negócio
        prejuízo/prejuízo~: dinheiro que se perde num negócio
        dívida/dívida~: dinheiro que se tem de pagar a alguém
        empréstimo/empréstimo~: dinheiro que se recebe e se tem de devolver
        imposto/impost~: dinheiro que se paga ao Estado
        salário*: dinheiro que se recebe pelo trabalho
        mercadoria/mercadoria~: coisa que se compra e vende
        comércio/comércio~: compra e venda
        despesa/despesa~: dinheiro que se gasta
        poupança/poupança~: dinheiro guardado
        fortuna*: enorme quantidade de dinheiro
        riqueza*: grande quantidade de bens
        pobreza*: falta do necessário para viver
        miséria/miséria~: falta total do necessário para viver
        desemprego/desemprego~: falta de trabalho
        indústria/indústria~: trabalho das fábricas
        agricultura/agricultura~: trabalho da terra
        artesanato/artesanato~: objetos feitos à mão
        empresa/empresa~: organização que produz ou vende
        investimento/investimento~: dinheiro aplicado para ganhar mais
        orçamento/orçamento~: plano do dinheiro que se vai gastar
        escassez: falta de alguma coisa
        abundância/abundância~: grande quantidade
        feira*: mercado ao ar livre em certos dias
        tesouro/tesouro~: grande quantidade de ouro e joias`,
    },
    {
      // Ciência e raciocínio
      kind: 'noun',
      rows: `
        hipótese/hipótese~: ideia que ainda não foi provada
        teoria/teoria~: ideia que explica como algo funciona
        medição/mediç~: ato de achar o tamanho ou a quantidade
        observação/observaç~: exame atento de alguma coisa
        invenção/invenç~: coisa nova que alguém criou
        consequência/consequência~: o que vem depois, por causa de algo
        método/método~: modo de fazer, passo a passo
        conceito/conceito~: ideia geral de uma coisa
        detalhe/detalhes: parte pequena de um todo
        diferença*: aquilo em que duas coisas não são iguais
        semelhança/semelhança~: aquilo em que duas coisas são parecidas
        característica/característica~: sinal pelo qual se conhece algo
        habilidade/habilidade~: jeito para fazer algo bem
        conhecimento/conhecimento~: tudo o que se sabe
        erro*: falta de acerto
        segredo*: o que não se conta a ninguém
        origem/orige~: aquilo de onde algo vem
        finalidade/finalidade~: razão para que algo existe
        obstáculo/obstáculo~: o que impede a passagem
        vantagem/vantage~: o que ajuda a ganhar ou a fazer melhor
        desvantagem/desvantage~: o que dificulta ou faz perder
        pesquisa/pesquisas: exame e estudo para saber mais
        enigma/enigmas: coisa difícil de compreender
        dúvida/dúvida~: falta de certeza`,
    },
    {
      // Matéria, energia e espaço
      kind: 'noun',
      rows: `
        vapor*: água em forma de gás
        energia*: capacidade de fazer trabalho ou mover algo
        temperatura*: medida do frio ou do calor
        combustível*: substância que se queima para dar força
        velocidade*: medida de quão depressa algo anda
        distância*: medida entre dois pontos
        superfície*: parte de fora de alguma coisa
        profundidade/profundidade~: medida da superfície para baixo
        comprimento/comprimento~: medida de uma ponta à outra
        largura/largura~: medida de um lado ao outro
        órbita*: caminho de um astro em volta de outro
        planeta*: astro que gira em volta de uma estrela
        universo*: tudo o que existe no espaço
        átomo/átomo~: parte pequeníssima da matéria
        metal*: material duro e brilhante, como o ferro
        cinza*: pó que fica depois do fogo
        faísca/faísca~: pontinho de fogo que salta
        lama*: terra misturada com água
        poeira*: pó muito fino no ar ou sobre as coisas`,
    },
    {
      // Animais e natureza
      kind: 'noun',
      rows: `
        espécie*: conjunto de seres do mesmo tipo
        predador/predadores: animal que mata outros para comer
        mamífero/mamífero~: animal que bebe leite da mãe
        réptil/répteis: animal como a cobra ou o lagarto
        anfíbio/anfíbi~: animal como a rã
        inseto*: animal pequeno com seis patas
        parasita/parasitas: ser que vive à custa de outro
        praga*: bicho ou doença que destrói as plantas
        rebanho/rebanho~: conjunto de ovelhas ou cabras
        manada/manada~: conjunto de bois ou elefantes
        cardume/cardume~: conjunto de peixes
        enxame/enxame~: conjunto de abelhas
        matilha/matilha~: conjunto de cães ou lobos
        habitat/habitats: lugar onde um ser vive naturalmente
        alimento*: o que se come
        ninho*: casa que as aves fazem
        filhote/filhote~: animal muito novo
        gado*: bois, vacas e ovelhas que se criam
        lagarta/lagarta~: inseto mole que se torna borboleta
        clima*: tempo que costuma fazer numa região
        solo*: terra onde crescem as plantas
        colheita/colheita~: ato de tirar da terra o que amadureceu
        vegetação/vegetaç~: conjunto das plantas de um lugar
        extinção/extinç~: fim completo de alguma coisa
        migração*: viagem de animais ou pessoas para outra região`,
    },
    {
      // Tempo e idades
      kind: 'noun',
      rows: `
        década/década~: espaço de dez anos
        século*: espaço de cem anos
        época/época~: período longo da história
        madrugada/madrugada~: tempo antes de o sol nascer
        amanhecer: começo do dia, ao nascer do sol
        aurora/auroras: luz antes de nascer o sol
        crepúsculo/crepúsculo~: luz fraca depois de o sol se pôr
        infância*: idade em que se é criança
        juventude/juventude~: idade depois da infância
        adolescência/adolescência~: idade entre criança e adulto
        velhice/velhice~: última parte da vida
        futuro*: tempo que ainda há de vir
        aniversário*: dia em que se faz mais um ano
        véspera/véspera~: dia anterior
        intervalo/intervalo~: pausa entre duas partes
        instante/instante~: tempo muito curto
        prazo/prazo~: tempo marcado para fazer algo
        feriado/feriado~: dia de festa em que não se trabalha`,
    },
    {
      // Festas e acontecimentos
      kind: 'noun',
      rows: `
        casamento*: união de duas pessoas para a vida
        funeral/funera~: despedida de um morto
        banquete/banquete~: grande refeição de festa
        procissão/prociss~: marcha religiosa pelas ruas
        peregrinação/peregrinaç~: viagem a um lugar santo
        corrida*: prova para ver quem é mais rápido
        concurso/concurso~: prova para ver quem é o melhor
        torneio/torneio~: prova com vários jogos
        espetáculo/espetáculo~: o que se mostra ao público num palco
        passeio*: saída para se divertir
        excursão/excurs~: viagem curta de um grupo para se divertir
        baile*: festa em que se dança
        reunião/reuniões: encontro de pessoas para tratar de um assunto
        desfile/desfiles: marcha em frente ao público
        ritual/ritua~: conjunto de atos religiosos sempre iguais
        inauguração/inauguraç~: festa de abertura
        despedida/despedida~: momento de dizer adeus
        leilão/leil~: venda a quem der mais dinheiro
        estreia/estreias: primeira vez que se mostra ao público`,
    },
    {
      // Obras e lembranças
      kind: 'noun',
      rows: `
        escultura/esculturas: obra feita em pedra ou madeira
        poema*: texto em versos
        lenda/lenda~: história antiga em que há alguma verdade
        fábula/fábula~: história em que falam animais
        provérbio/provérbio~: frase curta e sábia do povo
        canção*: texto que se canta
        hino/hino~: canto solene de um país
        monumento/monumento~: obra em honra de alguém importante
        manuscrito/manuscrit~: texto escrito à mão
        pintura*: obra feita com tintas
        retrato/retrato~: obra que mostra o rosto de uma pessoa
        dicionário*: livro que dá o sentido das palavras
        enciclopédia/enciclopédia~: livro que explica muitos assuntos
        biografia/biografia~: história da vida de alguém
        biblioteca*: lugar onde se guardam livros
        museu*: lugar onde se mostram obras antigas
        estátua/estátua~: figura de pedra ou metal
        mosaico/mosaico~: imagem feita de pedrinhas
        cerâmica/cerâmica~: objetos de barro cozido
        joia/joia~: objeto de ouro ou pedras de muito valor`,
    },
    {
      // Comida e cozinha
      kind: 'noun',
      rows: `
        farinha*: pó de cereal moído
        fermento/fermento~: o que faz crescer a massa
        tempero/tempero~: o que dá gosto à comida
        manteiga*: produto do leite que se põe no pão
        gordura/gordura~: substância oleosa, como o azeite
        vinagre/vinagres: líquido azedo para a salada
        mel*: líquido doce feito por abelhas
        cereal/cerea~: trigo, milho ou arroz
        refeição/refeiç~: almoço ou jantar
        ingrediente/ingrediente~: cada coisa que entra numa receita
        fatia/fatias: pedaço fino, cortado com faca
        migalha/migalha~: pedacinho de pão
        panela*: recipiente onde se faz a comida
        frigideira/frigideira~: recipiente largo e baixo para fritar
        tigela/tigela~: recipiente redondo para a sopa
        forno*: lugar onde se assam bolos e carnes
        recheio/recheio~: o que está dentro de um bolo ou pastel
        bebida*: líquido que se toma
        legume/legume~: cenoura, couve ou outra planta que se come
        apetite/apetites: vontade de comer
        fome*: necessidade de comer
        sabor/sabor~: gosto de uma comida
        sobremesa*: doce ou fruta no fim do almoço
        caldo/caldas/caldo~/calda: líquido onde se cozeu carne ou legumes`,
    },
    {
      // Palavras e conversas
      kind: 'noun',
      rows: `
        promessa/promessa~: palavra que se dá de fazer algo
        boato/boato~: notícia que corre sem ser certa
        rumor*: notícia que corre, talvez falsa
        queixa/queixas: palavras de quem não está satisfeito
        aviso/aviso~: palavras que dão a conhecer algo
        elogio/elogio~: palavras boas sobre alguém
        mentira*: palavras que não são verdade
        discussão*: conversa em que cada um defende a sua ideia
        discurso/discurso~: fala longa diante de um público
        entrevista/entrevistas: conversa em que um pergunta e o outro responde
        piada*: história curta para fazer rir
        convite*: palavras com que se chama para uma festa
        anúncio/anúncio~: texto ou fala que dá algo a conhecer
        acusação/acusaç~: ato de dizer que alguém tem culpa
        decisão/decis~: escolha do que se vai fazer
        oração/oraç~: palavras ditas a Deus
        murmúrio/murmúrio~: som baixo de vozes ou de água
        grito*: som muito alto da voz
        gargalhada/gargalhada~: riso muito alto
        insulto/insulto~: palavras feias que ofendem
        resposta/resposta~: palavras que seguem uma pergunta
        silêncio*: falta de qualquer som
        diálogo/diálogo~: conversa entre duas pessoas
        recado/recado~: palavras que se mandam por outra pessoa`,
    },
    {
      // Qualidades e defeitos
      kind: 'noun',
      rows: `
        coragem*: força para enfrentar o perigo
        valentia/valentia~: força para enfrentar a luta
        sabedoria/sabedoria~: grande conhecimento e capacidade de compreender
        preguiça*: falta de vontade de trabalhar
        honestidade/honestidade~: qualidade de quem não mente nem rouba
        generosidade/generosidade~: qualidade de quem gosta de dar
        ganância/ganância~: desejo de ter cada vez mais
        paciência/paciência~: capacidade de esperar com calma
        crueldade/crueldade~: prazer em fazer sofrer
        arrogância/arrogância~: mania de se achar melhor do que os outros
        humildade/humildade~: qualidade de quem não se acha importante
        gentileza/gentileza~: modo agradável de tratar os outros
        obediência/obediência~: ato de fazer o que mandam
        lealdade/lealdade~: qualidade de quem nunca trai
        talento/talento~: dom natural para fazer algo bem
        imaginação/imaginaç~: capacidade de ver com a mente
        inteligência*: capacidade de compreender depressa
        bondade/bondade~: qualidade de quem faz o bem
        egoísmo/egoísmo~: defeito de quem só pensa em si
        ambição/ambiç~: desejo forte de ter sucesso
        cautela/cautela~: cuidado para evitar o perigo
        prudência/prudência~: cuidado antes de agir
        esforço/esforço~: uso de todas as forças
        ignorância/ignorância~: falta de saber
        covardia/covardia~: falta de força diante do perigo`,
    },
    {
      // Grupos de pessoas
      kind: 'noun',
      rows: `
        tribo/tribo~: povo que vive junto e tem um chefe
        nação/nações: povo de um mesmo país
        exército/exército~: todos os soldados de um país
        tropa*: grupo de soldados
        tripulação/tripulaç~: pessoas que trabalham num navio ou avião
        multidão*: grande número de pessoas juntas
        nobreza/nobreza~: condes, duques e outros grandes senhores
        clero/clero~: padres e monges
        população/populações: todas as pessoas de um lugar
        orquestra/orquestras: grupo que toca junto
        coro*: grupo que canta junto
        plateia/plateia~: pessoas que veem um espetáculo
        sociedade*: conjunto das pessoas que vivem juntas
        comunidade*: grupo de pessoas que vivem perto
        caravana/caravana~: grupo que viaja pelo deserto
        frota/frota~: conjunto de navios ou veículos
        comitiva/comitiva~: grupo que acompanha alguém importante
        elenco*: atores de um filme ou de uma peça
        minoria/minoria~: menos de metade de um grupo
        maioria/maioria~: mais de metade de um grupo`,
    },
    {
      // Como estão as coisas
      kind: 'noun',
      rows: `
        perigo*: situação em que pode acontecer um mal
        sucesso/sucesso~: bom resultado
        fracasso/fracasso~: mau resultado
        dificuldade*: o que não é fácil de fazer
        oportunidade/oportunidade~: bom momento para fazer algo
        risco*: possibilidade de um mal
        proteção/proteç~: ato de guardar de um mal
        desenvolvimento*: passagem para um estado melhor
        progresso/progresso~: mudança para melhor
        excesso/excesso~: quantidade maior do que a devida
        metade*: cada uma de duas partes iguais
        equilíbrio/equilíbrio~: estado em que nada pesa mais do que o resto
        confusão*: falta de ordem
        barulho*: som forte e desagradável
        ruído/ruído~: som que não é agradável
        escuridão/escurid~: falta de luz
        brilho*: luz forte
        cheiro*: o que o nariz sente
        sombra*: lugar sem luz do sol
        sorte*: acaso que traz coisas boas
        azar*: acaso que traz coisas más
        milagre/milagre~: coisa boa que ninguém sabe explicar
        hábito*: modo de fazer que se repete sempre
        costume*: modo de viver de um povo
        tradição/tradiç~: modo de viver que passa de pais para filhos
        resultado*: o que fica no fim
        desastre/desastre~: acontecimento que causa grandes danos`,
    },
    {
      // Caráter
      kind: 'adjective',
      rows: `
        generoso/generos~: que gosta de dar aos outros
        avarento/avarent~: que não gosta de gastar nem de dar
        egoísta/egoísta~: que só pensa em si
        corajoso*: que enfrenta o perigo sem medo
        valente/valente~: que luta sem medo
        covarde/covarde~: que tem medo de tudo
        honesto/honest~: que não mente nem rouba
        sincero/sincer~: que não mente e diz o que sente
        astuto/astut~: que sabe enganar com inteligência
        preguiçoso*: que não gosta de trabalhar
        teimoso/teimos~: que não muda de ideia
        obediente/obediente~: que faz o que mandam
        arrogante/arrogante~: que se acha mais do que os outros
        orgulhoso*: que se acha bom pelo que fez
        vaidoso/vaidos~: que gosta de ser admirado
        cruel/cruéis: que faz sofrer sem pena
        impiedoso/impiedos~: que não tem pena de ninguém
        bondoso/bondos~: que faz o bem aos outros
        gentil*: que trata bem os outros
        amável/amáve~: que trata todos de modo agradável
        leal/lea~: que nunca trai
        fiel/fiéis/fidelíssim~: que nunca trai nem abandona
        prudente/prudente~: que pensa bem antes de agir
        cauteloso/cautelos~: que tem muito cuidado antes de agir
        imprudente/imprudente~: que age sem pensar no perigo
        tímido/tímid~: que tem vergonha de falar com os outros
        ambicioso/ambicios~: que deseja muito ter sucesso`,
    },
    {
      // Sentimentos
      kind: 'adjective',
      rows: `
        furioso/furios~: cheio de raiva
        zangado/zangad~: que sente raiva de alguém
        irritado/irritad~: que sente um pouco de raiva
        aterrorizado/aterrorizad~: cheio de medo
        assustado/assustad~: que sentiu medo
        espantado/espantad~: que não esperava e fica de boca aberta
        surpreso*: que não esperava o que aconteceu
        aflito/aflit~: cheio de preocupação
        inquieto/inquieta/inquieto~/inquietas: cheio de preocupação, sem calma
        desesperado/desesperad~: que já não vê saída
        desiludido/desiludid~: triste porque contava com algo melhor
        entusiasmado/entusiasmad~: cheio de vontade e alegria
        satisfeito/satisfeit~: contente com o que tem ou fez
        envergonhado/envergonhad~: que sente que fez má figura
        invejoso/invejos~: que quer o que é dos outros
        ciumento/ciument~: com medo de perder o amor de alguém
        grato/grat~: que não esquece o bem recebido
        cansado*: sem forças depois do trabalho
        exausto/exaust~: completamente sem forças
        solitário*: que vive sem companhia
        faminto/famint~: com muita vontade de comer
        sedento/sedento~/sedenta~: com muita vontade de beber
        impaciente/impacientes: que não sabe esperar
        indiferente/indiferente~: que não se importa com nada
        ansioso/ansios~: cheio de preocupação pelo que vai vir
        comovido/comovid~: tocado no coração`,
    },
    {
      // Como alguém é ou está
      kind: 'adjective',
      rows: `
        cego*: que não vê
        surdo/surdo~/surda/surdas: que não ouve
        doente*: que perdeu a saúde
        ferido*: que tem um corte ou golpe no corpo
        pálido/pálid~/palidamente: com pouca cor no rosto
        magro*: com pouca carne no corpo
        robusto/robust~: forte e cheio de saúde
        frágil/frágeis: que se parte ou adoece facilmente
        hábil/hábeis: que faz as coisas bem com as mãos
        talentoso/talentoso~/talentosa~: que tem um dom natural
        experiente/experiente~: que já viveu ou fez muito
        famoso*: que todos conhecem
        célebre/célebre~: que todos conhecem pelo que fez
        idoso/idoso~/idosa~: com muitos anos de vida
        adulto/adult~: que já não é criança
        analfabeto/analfabet~: que não sabe ler nem escrever
        inconsciente/inconsciente~: que não sabe o que se passa à sua volta
        inteligente*: que compreende depressa
        sábio/sábi~: que tem muito conhecimento
        ágil/ágeis: que se move com rapidez e leveza
        veloz/veloz~: que se move muito depressa
        descalço/descalç~: sem sapatos`,
    },
    {
      // Tamanho e grau
      kind: 'adjective',
      rows: `
        enorme*: muito grande
        imenso/imens~: tão grande que não se vê o fim
        gigantesco/gigantesc~: grande como uma montanha
        vasto/vast~: grande, que ocupa muito espaço
        amplo/ampl~: grande, com muito espaço
        minúsculo/minúscul~: muito pequeno
        estreito/estreita/estreito~/estreitas: que não é largo
        raso*: de pouca altura ou pouco fundo
        íngreme/íngreme~: que sobe quase a pique
        espesso/espesso~/espessa/espessas: grosso ou muito junto
        denso*: muito junto e cerrado
        intenso*: com muita força
        violento/violento~/violenta/violentas: com muita força, que causa dano
        excessivo/excessiv~: que é demais
        suficiente/suficiente~: que chega e não falta
        moderado/moderad~: nem muito nem pouco
        extremo*: que está no mais alto ponto
        extraordinário/extraordinári~: fora do comum e muito bom
        notável/notáve~: fora do comum, que merece ser visto
        insignificante/insignificante~: sem nenhuma importância`,
    },
    {
      // Valor e opinião
      kind: 'adjective',
      rows: `
        magnífico/magnífic~: muito belo e muito bom
        maravilhoso/maravilhos~: tão belo e bom que causa espanto
        excelente/excelente~: muito bom
        perfeito*: muito bom, sem nenhuma falha
        horrível*: muito mau ou feio
        terrível*: tão mau que mete medo
        perigoso*: que pode causar mal
        útil*: que serve para alguma coisa
        inútil*: que não serve para nada
        prejudicial/prejudicia~: que faz mal
        nocivo/nociv~: que faz mal à saúde
        eficaz/eficaz~: que dá bom resultado
        eficiente/eficiente~: que trabalha bem e dá bom resultado
        essencial/essencia~: que tem mesmo de haver
        indispensável/indispensáve~: que tem de haver, que não pode faltar
        necessário/necessári~: que tem de haver
        importante*: que tem grande valor
        valioso/valios~: que vale muito dinheiro
        precioso/precios~: que vale muito
        raro*: que se encontra poucas vezes
        misterioso/misterios~: que ninguém sabe explicar
        estranho*: diferente do que era normal
        verdadeiro*: que não é inventado
        falso*: que parece mas não é
        justo*: que dá a cada um o que merece
        injusto/injust~: que trata uns pior do que outros
        evidente/evidente~: que se vê logo, sem dúvida
        duvidoso/duvidos~: de que não há certeza
        agradável*: que dá gosto
        desagradável/desagradáve~: que não dá gosto nenhum
        ridículo/ridícul~/ridiculamente: que faz rir por ser tolo`,
    },
    {
      // Toque, gosto e aparência das coisas
      kind: 'adjective',
      rows: `
        liso/lis~: sem nenhuma ruga ou relevo
        áspero/ásper~/asperamente: que arranha quando se toca
        macio*: suave e mole ao toque
        rígido*: duro, que não dobra
        flexível/flexíve~: que dobra sem partir
        afiado*: que corta muito bem
        escorregadio/escorregadi~: onde é fácil cair
        pegajoso/pegajos~: que cola nas mãos
        molhado*: coberto de água
        amargo*: com sabor como o do café sem açúcar
        azedo/azedo~/azeda/azedas: com sabor como o do limão
        salgado/salgad~: com sabor como o da água do mar
        podre/podre~: estragado e com mau cheiro
        maduro*: pronto para ser colhido e comido
        cru*: que não foi ao fogo
        transparente/transparentes: que deixa ver através
        colorido*: com várias cores
        escuro*: com pouca luz
        luminoso/luminos~: com muita luz
        vazio*: sem nada dentro
        venenoso/venenosa~/venenoso~: que faz mal ou mata quando se come ou morde
        saboroso/saboros~: com gosto muito bom
        delicioso*: com gosto excelente, muito bom
        nutritivo/nutritiv~: que alimenta bem
        saudável*: que faz bem ao corpo
        oco/oca~/oco~: sem nada por dentro
        morno/morn~: nem quente nem frio
        gelado*: muito frio
        sólido*: que não é líquido nem gás
        redondo*: em forma de bola ou de roda`,
    },
    {
      // Quantidade
      kind: 'adjective',
      rows: `
        numeroso/numeros~: em grande quantidade
        abundante/abundante~: que há em grande quantidade
        escasso/escass~: que há em pequena quantidade
        duplo/dupl~: que é feito de dois
        triplo/tripl~: que é feito de três
        variado/variad~: de muitos tipos
        idêntico/idêntic~: exatamente igual
        semelhante/semelhante~: quase igual
        diferente*: que não é igual
        inteiro*: a que não falta nenhuma parte
        parcial/parcia~: que é só uma parte do todo
        coletivo/coletiv~: de muitas pessoas juntas
        individual/individuais: de uma só pessoa
        frequente/frequentes: que acontece muitas vezes
        habitual/habituais: que acontece quase sempre
        restante*: que ainda sobrou
        incontável/incontáve~: tantos que ninguém sabe o número`,
    },
    {
      // Tempo
      kind: 'adjective',
      rows: `
        moderno*: do nosso tempo
        atual/atuais: do nosso tempo, de agora
        medieval/medieva~: do tempo dos cavaleiros e castelos
        primitivo/primitiv~: do começo, muito simples
        contemporâneo/contemporâne~: do nosso tempo ou da mesma época
        recente/recente~: que aconteceu há pouco
        anterior/anterior~: que ficou para trás no tempo
        posterior/posterior~: que vem depois
        seguinte/seguinte~: que vem logo depois
        eterno/eterna/eterno~/eternas: que nunca acaba
        permanente/permanente~: que não acaba nem muda
        temporário/temporári~: que não é para sempre
        provisório/provisóri~: que serve agora, mas não para sempre
        breve*: que dura pouco
        duradouro/duradour~: que não acaba cedo
        constante/constante~: que não para nem muda
        súbito/súbit~: rápido e que ninguém esperava
        repentino/repentin~: que chega sem ninguém esperar
        semanal/semanais: de sete em sete dias
        mensal/mensa~: de trinta em trinta dias
        anual/anuais: de doze em doze meses
        noturno/noturn~: que acontece depois do pôr do sol
        matinal/matinais: que acontece cedo, ao nascer do dia
        lento*: que demora muito
        tardio/tardi~: que chega depois da hora`,
    },
    {
      // Lugar e origem
      kind: 'adjective',
      rows: `
        distante*: que fica longe
        remoto/remot~: que fica muito longe de tudo
        vizinho/vizinho~/vizinha/vizinhas: que fica ao lado
        costeiro/costeir~: que fica à beira do mar
        montanhoso/montanhos~: cheio de serras
        fértil/férteis: que dá muitas plantas e frutos
        árido/árid~: muito seco, onde quase nada cresce
        habitado/habitad~: onde vivem pessoas
        desabitado/desabitad~: onde não vive ninguém
        isolado/isolad~: que fica longe dos outros, separado
        rural/rura~: do campo
        urbano/urban~: da cidade
        nativo/nativ~: que nasceu na própria terra
        subterrâneo/subterrâne~: que fica debaixo do chão
        aquático/aquátic~: que vive na água
        marinho/marinha/marinho~/marinhas: que vive ou está no mar
        central*: que fica no meio
        interno*: que fica dentro
        externo*: que fica fora
        selvagem/selvagens: que vive livre, longe das pessoas
        doméstico*: que vive ou se faz em casa
        acessível/acessíve~: a que se chega com facilidade
        tropical/tropica~: das regiões quentes da Terra
        polar/polar~: das regiões mais frias da Terra`,
    },
    {
      // Sociedade, poder e saber
      kind: 'adjective',
      rows: `
        independente*: que manda em si mesmo
        hostil/hosti~: que mostra ser inimigo
        pacífico/pacífic~: que não quer a guerra
        vitorioso/vitorios~: que ganhou a luta
        armado/armad~: que leva espada, pistola ou faca
        indefeso/indefes~: que não se pode proteger
        secreto/secret~: que só poucos conhecem
        privado*: que é só de algumas pessoas
        ilegal/ilega~: contra a lei
        obrigatório/obrigatóri~: que tem de ser feito
        científico/científic~: ligado ao estudo do mundo
        sagrado/sagrad~: ligado a Deus ou aos deuses
        artificial/artificiais: feito pelas pessoas
        visível/visíve~: que se pode ver
        invisível/invisíve~: que não se pode ver
        complexo/complex~: com muitas partes, difícil de entender
        complicado/complicad~: difícil de entender ou de fazer
        confuso/confus~: que não se compreende bem
        exato*: sem nenhum erro
        poderoso/poderos~: que tem muita força ou mando
        influente/influente~: que tem peso nas decisões
        democrático/democrátic~: em que o povo escolhe quem manda
        gratuito/gratuit~: que não se paga`,
    },
    {
      // Modo
      kind: 'adverb',
      rows: `
        cuidadosamente: com muita atenção
        rapidamente*: em pouco tempo
        lentamente*: sem pressa
        devagar*: sem nenhuma pressa
        depressa*: em muito pouco tempo
        facilmente*: sem esforço
        voluntariamente: por vontade própria
        secretamente: sem ninguém saber
        às escondidas: sem ninguém ver nem saber
        publicamente: diante de todos
        sinceramente: dizendo a verdade
        pacificamente: sem guerra nem luta
        violentamente: com muita força, causando dano
        gratuitamente: sem pagar
        em vão: sem nenhum resultado
        de propósito: com intenção
        acidentalmente: sem querer
        separadamente: cada um para seu lado
        silenciosamente: sem fazer barulho
        alegremente: com ar contente
        corajosamente: sem medo
        aos poucos: passo a passo, sem pressa
        ansiosamente: com muita vontade de que chegue`,
    },
    {
      // Tempo
      kind: 'adverb',
      rows: `
        imediatamente: sem esperar nada
        subitamente: quando ninguém esperava
        repentinamente: quando ninguém esperava
        recentemente: há pouco tempo
        atualmente: nos dias de hoje
        antigamente: há muito tempo
        outrora: há muito tempo, noutra época
        anteriormente: em tempo que já passou
        posteriormente: depois disso, mais tarde
        inicialmente: no começo
        gradualmente: passo a passo
        frequentemente: muitas vezes
        raramente: poucas vezes
        ocasionalmente: algumas vezes
        geralmente: quase sempre
        normalmente*: quase sempre, como é costume
        constantemente: sem parar
        permanentemente: sem parar, para sempre
        diariamente: todos os dias
        anualmente: de doze em doze meses
        temporariamente: agora, mas não para sempre
        simultaneamente: ao mesmo tempo
        eternamente: para sempre
        jamais: em tempo nenhum`,
    },
    {
      // Grau e certeza
      kind: 'adverb',
      rows: `
        completamente: sem faltar nada
        totalmente: sem faltar nenhuma parte
        parcialmente: só em parte
        praticamente: quase, por pouco não
        aproximadamente: mais ou menos, quase
        exatamente: sem nenhuma diferença
        extremamente: no mais alto grau
        ligeiramente: só um pouco
        excessivamente: mais do que é bom
        suficientemente: na medida que chega
        principalmente: acima de tudo
        sobretudo: acima de tudo o resto
        exclusivamente: só isto e nada mais
        certamente: sem dúvida
        evidentemente: como se vê logo, sem dúvida
        provavelmente: talvez, quase com certeza
        possivelmente: talvez, pode ser
        aparentemente: ao que parece
        supostamente: segundo se diz, sem certeza
        infelizmente*: por má sorte
        felizmente*: por boa sorte
        consideravelmente: em boa medida, bastante`,
    },
  ],
};
