import type { Words } from '../words.js';

/** What harder Spanish words mean, in plain words. */
export const words: Words = {
  endings: {
    verb:
      'ar arse arlo arla arlos arlas arle arles ando ándose ándolo ándola ándolos ándolas ado ada ados adas ' +
      'o a as an amos ó é aste aron aba abas aban ará arán aré aremos aría arían ara aran ase asen ' +
      'er erse erlo erla erlos erlas erle erles iendo iéndose iéndolo iéndola iéndolos iéndolas ido ida idos idas ' +
      'e es en emos ir irse irlo irla irlos irlas irle irles imos ió ieron ía ías ían erá erán eré ería erían ' +
      'irá irán iré iría irían iera ieran iese iesen í iste ye yen yó yeron yendo yera yeran ya yan ' +
      'se lo la los las le les á án aron on os',
    noun: 's es o a os as',
    adjective: 's es o a os as',
    adverb: '',
  },
  notBehind: {
    // "ha agotado" and "se entera" are verbs.
    adjective:
      /(?<!\p{L})(?:h[ae]|han|hemos|haya|hayan|haber|habiendo|había|habían|habría|habrían|hubiera|hubieran|[Ss]e|me) $/u,
    // "su causa" is a noun.
    verb: /(?<!\p{L})(?:una?|del|al|sus?|mi|tu|est[ae]|est[ao]s|cada|gran|cualquier) $/u,
  },
  groups: [
    {
      // Decir algo
      kind: 'verb',
      rows: `
        afirmar/afirm~: decir que algo es cierto
        anunciar/anunciar~/anunció/anunciaba/anunciaban/anunciad~/anunciando/anuncian: dar a conocer una noticia
        proclamar/proclam~: dar a conocer con solemnidad
        declarar/declar~: decir algo de forma oficial
        confesar/confes~/confies~: contar una culpa o un secreto
        revelar/revel~: mostrar lo que estaba oculto
        mencionar/mencionar~/mencionó/mencionaba/mencionaban/mencionad~/mencionando/mencionan: nombrar sin dar detalles
        predecir/predecir~/predice/predicen/predijo/predijeron/predecía/predecían/predich~/prediciendo: decir lo que traerá el futuro
        exclamar/exclam~: decir con fuerza y emoción
        susurrar/susurrar~/susurró/susurraba/susurraban/susurrad~/susurrando/susurran: hablar en voz muy baja
        murmurar/murmur~: hablar en voz baja y poco clara
        describir/describ~/descrit~: contar cómo es algo
        narrar/narr~: contar una historia
        relatar/relatar~/relató/relataba/relataban/relatad~/relatando/relatan: contar un hecho con detalle
        resumir/resumir~/resume/resumió/resumieron/resumía/resumid~/resumiendo: decir solo lo más importante
        prometer/prometer~/promete/prometen/prometió/prometieron/prometía/prometían/prometiendo: dar la palabra de que se hará algo
        jurar/jurar~/juró/juraba/juraban/jurando/juran: dar la palabra ante Dios
        sugerir/suger~/sugier~/sugir~: dar una idea con suavidad
        proponer/proponer~/propon~/propong~/propus~/propuesto: presentar una idea a los demás
        aclarar/aclar~: quitar las dudas sobre algo
        insistir/insist~: repetir algo con firmeza
        mentir/miente/mienten/mintió/mintieron/mintiendo/mentía/mentían/mentido: no decir la verdad
        traducir/traduc~/traduzc~/traduj~: pasar a otra lengua
        quejarse/quejar~/quejó/quejaba/quejaban/quejad~/quejando/quejan/quejándo~: expresar dolor o disgusto
        opinar/opin~: tener un punto de vista`,
    },
    {
      // Saber, pensar y mirar
      kind: 'verb',
      rows: `
        averiguar/averigu~/averigü~: llegar a conocer buscando
        descubrir/descubr~/descubiert~: hallar lo que no se conocía
        calcular/calcul~: hallar un resultado con números
        deducir/deduc~/deduzc~/deduj~: sacar una conclusión de los datos
        detectar/detect~: notar o hallar algo presente
        percibir/percib~: notar con los sentidos
        identificar/identific~/identifiqu~: reconocer quién o qué es
        comprender/comprend~: entender del todo
        comprobar/comprob~/comprueb~: mirar si algo es verdad
        verificar/verific~/verifiqu~: mirar si algo es correcto
        suponer/suponer~/supon~/supong~/supus~: creer algo sin tener pruebas
        sospechar/sospechar~/sospechó/sospechaba/sospechaban/sospechad~/sospechando/sospechan: creer algo malo de alguien
        recordar*: traer a la memoria
        olvidar*: no guardar en la memoria
        imaginar/imagin~: ver algo solo en la mente
        reflexionar/reflexionar~/reflexionó/reflexionaba/reflexionaban/reflexionad~/reflexionando/reflexionan: pensar despacio y a fondo
        meditar/medit~: pensar en silencio y con calma
        dudar/dudar~/dudó/dudaba/dudaban/dudad~/dudando/dudan: no estar seguro
        demostrar/demostr~/demuestr~: hacer ver con pruebas
        observar/observ~: mirar con atención
        contemplar/contempl~: mirar largo rato con calma
        examinar/examin~: mirar y estudiar con mucho cuidado
        analizar/analiz~/analic~: estudiar parte por parte
        investigar/investig~/investigu~: estudiar a fondo un asunto
        explorar/explor~: recorrer lo desconocido
        planificar/planific~/planifiqu~: pensar antes cómo se hará algo
        prever/prever~/prevé/prevén/preveía/preveían/previó/previeron/previsto/prevista/previstos: imaginar lo que traerá el futuro`,
    },
    {
      // Juzgar y tratar a alguien
      kind: 'verb',
      rows: `
        elogiar/elogiar~/elogió/elogiaba/elogiaban/elogiad~/elogiando/elogian: decir cosas buenas de alguien
        alabar/alab~: decir cosas muy buenas de alguien
        criticar/critic~/critiqu~: señalar lo malo de algo
        acusar/acus~: decir que alguien hizo algo malo
        culpar/culpar~/culpó/culpaba/culpaban/culpad~/culpando/culpan: hacer responsable de algo malo
        condenar/condenar~/condenó/condenaba/condenaban/condenad~/condenando/condenan: imponer una pena por una falta
        perdonar/perdon~: no guardar rencor a alguien
        despreciar/despreciar~/despreció/despreciaba/despreciaban/despreciad~/despreciando/desprecian: tener en muy poco valor
        admirar/admir~: ver con gran consideración
        respetar/respetar~/respetó/respetaba/respetaban/respetad~/respetando/respetan: tratar con consideración
        burlarse/se burló/se burlaron/se burla/se burlan/se burlaba/se burlaban/burlándose: reírse de alguien
        insultar/insultar~/insultó/insultaba/insultaban/insultad~/insultando/insultan: herir con malas palabras
        ofender/ofend~: herir los sentimientos de alguien
        humillar/humill~: hacer pasar vergüenza
        regañar/regañar~/regañó/regañaba/regañaban/regañad~/regañando/regañan: hablar con enfado por un error
        felicitar/felicit~: expresar alegría por un éxito ajeno
        consolar/consolar~/consoló/consolaba/consolaban/consolando/consolad~/consuela/consuelan: aliviar la pena de alguien
        agradecer/agradec~/agradezc~: dar las gracias
        saludar/saludar~/saludó/saludaba/saludaban/saludad~/saludando/saludan: decir hola con palabras o gestos
        castigar/castigar~/castigó/castigaba/castigaban/castigad~/castigando/castigan: hacer pagar una falta
        recompensar/recompensar~/recompensó/recompensaba/recompensaban/recompensad~/recompensando/recompensan: dar algo por un buen trabajo
        premiar/premiar~/premió/premiaba/premiaban/premiad~/premiando/premian: dar algo por un buen resultado
        engañar/engañar~/engañó/engañaba/engañaban/engañad~/engañando/engañan: hacer creer lo que es falso
        traicionar/traicionar~/traicionó/traicionaba/traicionaban/traicionad~/traicionando/traicionan: faltar a la confianza de alguien
        amenazar/amenazar~/amenazó/amenazaba/amenazaban/amenazad~/amenazando/amenazan: decir que se hará daño`,
    },
    {
      // Mover a alguien a hacer algo
      kind: 'verb',
      rows: `
        convencer/convenc~/convenz~: hacer cambiar de idea con razones
        persuadir/persuad~: llevar a hacer algo con buenas razones
        obligar/oblig~/obligu~: hacer cumplir por la fuerza
        prohibir/prohib~/prohíb~: no dejar, por ley o por norma
        permitir/permit~: dejar que algo se haga
        autorizar/autoriz~/autoric~: dejar hacer, con un papel oficial
        exigir/exig~/exij~: pedir con firmeza
        rogar/rogar~/rogó/rogaba/rogaban/rogando/ruegan/rogado: pedir por favor, con humildad
        suplicar/suplicar~/suplicó/suplicaba/suplicaban/suplicad~/suplicando/suplican: pedir con humildad y lágrimas
        solicitar/solicit~: pedir de manera oficial
        aconsejar/aconsej~: decir a otro lo que le conviene
        recomendar/recomend~/recomiend~: presentar a otro lo que le conviene
        invitar*: ofrecer asistir a una fiesta o comida
        animar/animar~/animó/animaba/animaban/animando/anima/animan: dar valor y confianza
        contratar/contratar~/contrató/contrataba/contrataban/contratad~/contratando/contratan: dar un empleo
        reclutar/reclutar~/reclutó/reclutaba/reclutaban/reclutad~/reclutando/reclutan: buscar gente para el ejército
        educar/educar~/educó/educaba/educaban/educando/educan: formar la mente de los jóvenes
        entrenar/entrenar~/entrenó/entrenaba/entrenaban/entrenad~/entrenando/entrenan: preparar con ejercicios
        guiar/guiar~/guió/guio/guiaron/guiaba/guiaban/guiad~/guiando/guía a: mostrar el camino`,
    },
    {
      // Causar un sentimiento
      kind: 'verb',
      rows: `
        asustar/asust~: dar miedo a alguien
        espantar/espantar~/espantó/espantaba/espantaban/espantad~/espantando/espantan: dar mucho miedo y hacer huir
        sorprender/sorprend~: causar extrañeza por inesperado
        asombrar/asombrar~/asombró/asombraba/asombraban/asombrando/asombran: causar gran extrañeza
        emocionar/emocionar~/emocionó/emocionaba/emocionaban/emocionad~/emocionando/emocionan: llegar al corazón
        molestar/molestar~/molestó/molestaba/molestaban/molestad~/molestando/molestan: hacer sentir incómodo
        enfadar/enfadar~/enfadó/enfadaba/enfadaban/enfadando/enfadan: poner de mal humor
        enojar/enojar~/enojó/enojaba/enojaban/enojando/enojan: poner de muy mal humor
        entristecer/entristec~/entristezc~: llenar de pena
        alegrar/alegrar~/alegró/alegraba/alegraban/alegrando/alegran: poner contento
        entusiasmar/entusiasmar~/entusiasmó/entusiasmaba/entusiasmaban/entusiasmando/entusiasman: llenar de ganas e interés
        aburrir*: cansar por falta de interés
        preocupar/preocup~: quitar la tranquilidad
        inquietar/inquietar~/inquietó/inquietaba/inquietaban/inquietad~/inquietando/inquietan: quitar la calma y la tranquilidad
        tranquilizar/tranquiliz~/tranquilic~: quitar los nervios
        calmar/calmar~/calmó/calmaba/calmaban/calmad~/calmando/calman: quitar el dolor o los nervios
        fascinar/fascin~: gustar de manera extraordinaria
        decepcionar/decepcionar~/decepcionó/decepcionaba/decepcionaban/decepcionando/decepcionan: no cumplir lo esperado
        avergonzar/avergonzar~/avergonzó/avergonzaba/avergüenz~: poner la cara roja por una falta`,
    },
    {
      // Ayudar o dañar a alguien
      kind: 'verb',
      rows: `
        proteger/proteg~/protej~: guardar de un peligro
        defender/defend~/defiend~: guardar de un ataque o luchar por alguien
        rescatar/rescatar~/rescató/rescataba/rescataban/rescatad~/rescatando/rescatan: sacar de un peligro
        salvar/salvar~/salvó/salvaba/salvaban/salvad~/salvando/salvan: librar de un peligro
        cuidar/cuidar~/cuidó/cuidaba/cuidaban/cuidando/cuida/cuidan: atender en lo que hace falta
        alimentar/alimentar~/alimentó/alimentaba/alimentaban/alimentad~/alimentando/alimentan: dar o recibir comida
        curar*: devolver la salud
        abandonar/abandonar~/abandonó/abandonaba/abandonaban/abandonad~/abandonando/abandonan: dejar solo y no volver
        atacar/atacar~/atacó/atacaba/atacaban/atacad~/atacando/atacan: lanzarse contra un enemigo
        herir/herir~/hirió/hirieron/hiere/hieren/hiriendo/hería/herían: causar un corte o un golpe en el cuerpo
        perseguir/persegu~/perseg~/persig~: ir detrás de quien huye
        atrapar/atrap~: agarrar al que huye
        capturar/capturar~/capturó/capturaba/capturaban/capturad~/capturando/capturan: agarrar y hacer prisionero
        vigilar/vigil~: mirar lo que alguien hace
        acompañar/acompañ~: ir junto a alguien
        perjudicar/perjudic~/perjudiqu~: causar un mal
        dañar/dañar~/dañó/dañaba/dañaban/dañad~/dañando/dañan: causar un mal o una herida
        alojar/aloj~: ofrecer una cama y un techo
        expulsar/expuls~: echar por la fuerza
        desterrar/desterrar~/desterró/desterraba/desterraban/desterrad~/desterrando/desterran: echar del propio país
        arrestar/arrestar~/arrestó/arrestaba/arrestaban/arrestad~/arrestando/arrestan: hacer prisionero por orden de la ley
        liberar/liber~: soltar, sacar de un peligro
        asesinar/asesinar~/asesinó/asesinaba/asesinaban/asesinad~/asesinando/asesinan: matar a propósito
        criar*: atender a un niño hasta que es mayor`,
    },
    {
      // Guerra y gobierno
      kind: 'verb',
      rows: `
        conquistar/conquistar~/conquistó/conquistaba/conquistaban/conquistad~/conquistando/conquistan: tomar tierras por la fuerza
        invadir/invad~: entrar por la fuerza en un país
        derrotar/derrotar~/derrotó/derrotaba/derrotaban/derrotad~/derrotando/derrotan: ganar al enemigo en una lucha
        vencer/vencer~/venc~/venz~: ganar en una lucha
        gobernar*: dirigir un país, tener el poder
        reinar/reinar~/reinó/reinaba/reinaban/reinando: llevar la corona de un país
        dominar/domin~: tener poder sobre algo
        fundar/fundar~/fundó/fundaba/fundaban/fundad~/fundando/fundan: crear una ciudad o una institución
        elegir*: escoger entre varios
        derrocar/derroc~/derroqu~: quitar a un jefe del poder
        colonizar/coloniz~/colonic~: ocupar y poblar tierras lejanas
        saquear/saquear~/saqueó/saqueaba/saqueaban/saquead~/saqueando/saquean: quitar por la fuerza lo ajeno
        firmar/firmar~/firmó/firmaba/firmaban/firmad~/firmando/firman: escribir el propio nombre al final
        aprobar*: dar por bueno
        rechazar/rechazar~/rechazó/rechazaba/rechazaban/rechazad~/rechazando/rechazan: no aceptar
        abolir/abolir~/abolió/abolieron/abolid~: poner fin a una ley o costumbre
        imponer/imponer~/impone/imponen/impuso/impusieron/imponía/imponían/imponiendo: hacer aceptar por la fuerza
        obedecer/obedec~/obedezc~: hacer lo que otro manda
        desobedecer/desobedec~/desobedezc~: no hacer lo que otro manda
        rebelarse/rebelar~/rebeló/rebelaba/rebelaban/rebelan: levantarse contra el poder
        rendirse/se rindió/se rindieron/se rinde/se rinden: dejar de luchar
        negociar/negociar~/negoció/negociaba/negociaban/negociad~/negociando/negocian: hablar para llegar a un acuerdo
        luchar/luchar~/luchó/luchaba/luchaban/luchad~/luchando/luchan: enfrentarse con fuerza a algo
        combatir/combatir~/combatió/combatieron/combatía/combatían/combaten/combatiendo/combatid~: enfrentarse con armas al enemigo
        resistir*: no ceder ante un ataque o una presión
        votar/votar~/votó/votaba/votaban/votad~/votando/votan: participar en una elección
        protestar/protestar~/protestó/protestaba/protestaban/protestad~/protestando/protestan: mostrar desacuerdo`,
    },
    {
      // Lograr o no lo que se quiere
      kind: 'verb',
      rows: `
        lograr/lograr~/logró/lograba/lograban/lograd~/logrando/logran: llegar a lo que se quería
        conseguir/conseguir~/consigue/consiguen/consiguió/consiguieron/conseguía/conseguían/conseguid~/consiguiendo: llegar a tener lo deseado
        fracasar/fracasar~/fracasó/fracasaba/fracasaban/fracasad~/fracasando/fracasan: no tener éxito
        intentar/intentar~/intentó/intentaba/intentaban/intentad~/intentando/intentan: hacer lo posible por algo
        procurar*: hacer lo posible para algo
        esforzarse/esforzar~/esforzó/esforzaba/esforzaban/esforzándo~/esfuerza/esfuerzan: poner mucha energía en algo
        atreverse/atrever~/atrevió/atrevieron/atreve/atreven/atrevía/atrevían/atreva: tener el valor de actuar
        evitar/evit~: actuar para que algo no suceda
        renunciar/renunciar~/renunció/renunciaba/renunciaban/renunciad~/renunciando/renuncian: dejar algo por voluntad propia
        aprovechar/aprovech~: usar para el propio bien
        desperdiciar/desperdiciar~/desperdició/desperdiciaba/desperdiciaban/desperdiciad~/desperdiciando/desperdician: usar mal, perder sin sacar nada
        equivocarse/equivocar~/equivocó/equivocaba/equivocaban/equivocan: cometer un error
        colaborar/colabor~: trabajar juntos
        cooperar/cooper~: trabajar juntos por el mismo fin
        competir/competir~/compit~/competía/competían/competid~: enfrentarse para ver quién es mejor
        participar/particip~: hacer algo juntos, con otros
        asistir*: estar presente en un acto
        apresurarse/apresur~: actuar con prisa
        improvisar/improvisar~/improvisó/improvisaba/improvisaban/improvisad~/improvisando/improvisan: actuar sin preparar nada
        aplazar/aplazar~/aplazó/aplazaba/aplazaban/aplazad~/aplazando/aplazan: dejar para más tarde
        llevar a cabo*: realizar, hacer`,
    },
    {
      // Tener, dar y guardar
      kind: 'verb',
      rows: `
        obtener/obtener~/obtien~/obteng~/obtuv~/obtenía/obtenían/obtenid~/obteniendo: llegar a tener algo
        adquirir/adquirir~/adquier~/adquirió/adquirieron/adquiría/adquirían/adquirid~: comprar o llegar a tener
        poseer/poseer~/posee/poseen/poseía/poseían/poseyó/poseyeron/poseyendo: ser dueño de algo
        heredar/hered~: recibir de los antepasados
        robar*: quitar lo ajeno
        donar/donar~/donó/donaba/donaban/donad~/donando/donan: dar gratis para ayudar
        ofrecer/ofrec~/ofrezc~: presentar algo para que otro lo tome
        intercambiar/intercambiar~/intercambió/intercambiaba/intercambiaban/intercambiad~/intercambiando/intercambian: dar una cosa por otra
        conservar*: guardar en buen estado
        almacenar/almacenar~/almacenó/almacenaba/almacenaban/almacenad~/almacenando/almacenan: guardar para más tarde
        acumular/acumul~: juntar poco a poco
        repartir/repartir~/repartió/repartieron/repartía/repartían/repartid~/repartiendo/reparten: dar una parte a cada uno
        distribuir/distribu~: dar a cada uno lo suyo
        compartir*: tener o usar junto con otros
        entregar/entregar~/entregó/entregaba/entregaban/entregad~/entregando/entregan: dar, poner en manos de otro
        devolver/devolv~/devuelv~/devuelt~: hacer que vuelva a su dueño
        regalar/regalar~/regaló/regalaba/regalaban/regalad~/regalando/regalan: dar sin pedir nada a cambio
        ahorrar/ahorrar~/ahorró/ahorraba/ahorraban/ahorrad~/ahorrando/ahorran: no gastar todo el dinero
        alquilar/alquilar~/alquiló/alquilaba/alquilaban/alquilad~/alquilando/alquilan: usar una casa por un precio al mes
        consumir/consumir~/consume/consumen/consumió/consumieron/consumía/consumían/consumid~/consumiendo: gastar usando o comiendo
        suministrar/suministrar~/suministró/suministraba/suministraban/suministrad~/suministrando/suministran: dar lo que otros necesitan
        proporcionar/proporcionar~/proporcionó/proporcionaba/proporcionaban/proporcionad~/proporcionando/proporcionan: dar lo que hace falta
        coleccionar/coleccionar~/coleccionó/coleccionaba/coleccionaban/coleccionad~/coleccionando/coleccionan: buscar y juntar objetos del mismo tipo
        transmitir/transmit~: hacer llegar a otros
        recuperar*: tener de nuevo lo perdido`,
    },
    {
      // Campo, casa y cocina
      kind: 'verb',
      rows: `
        sembrar/sembrar~/sembró/sembraba/sembrad~/sembrando/siembran: echar semillas en la tierra
        plantar*: meter en la tierra para que crezca
        cultivar/cultivar~/cultivó/cultivaba/cultivaban/cultivad~/cultivando/cultivan: trabajar la tierra y cuidar plantas
        cosechar/cosechar~/cosechó/cosechaba/cosechaban/cosechad~/cosechando/cosechan: cortar y juntar frutos maduros
        recolectar/recolectar~/recolectó/recolectaba/recolectaban/recolectad~/recolectando/recolectan: juntar frutos del campo
        regar/regar~/regó/regaba/regaban/regando/riega/riegan: echar agua a las plantas
        cavar/cavar~/cavó/cavaba/cavaban/cavand~/cavan: hacer un hoyo
        excavar/excav~: hacer un hoyo grande
        pescar*: atrapar animales del agua
        cazar*: buscar y matar animales salvajes
        ordeñar/ordeñ~: sacar la leche
        talar/talar~/taló/talaba/talaban/talad~/talando/talan: cortar árboles
        domesticar/domestic~/domestiqu~: acostumbrar a un animal a vivir con personas
        enterrar/enterrar~/enterró/enterraba/enterraban/enterrad~/enterrando/entierran: meter en un hoyo y cubrir
        hervir/herv~/hierv~/hirv~: subir la temperatura hasta hacer burbujas
        freír/freírl~/fríe/fríen/frió/frieron/friendo/frit~: cocinar en aceite
        asar/asar~/asó/asaba/asaban/asando/asan: cocinar directamente al fuego
        mezclar/mezclar~/mezcló/mezclaba/mezclaban/mezclad~/mezclando/mezclan: juntar varias cosas en una
        pelar/pelar~/peló/pelaba/pelaban/pelad~/pelando/pelan: quitar la piel o la cáscara
        añadir/añad~: poner más de algo
        agregar/agreg~/agregu~: poner algo más
        derretir/derret~/derrit~: volver líquido con calor
        disolver/disolv~/disuelv~/disuelt~: deshacer en un líquido
        calentar*: subir la temperatura
        enfriar/enfri~/enfrí~: bajar la temperatura
        congelar/congel~: convertir en hielo
        verter/vert~/viert~: echar un líquido
        derramar/derramar~/derramó/derramaba/derramaban/derramad~/derramando/derraman: dejar caer un líquido
        triturar/tritur~: romper en trozos muy pequeños
        mojar/mojar~/mojó/mojaba/mojaban/mojando/mojan: cubrir de agua
        tapar/tapar~/tapó/tapaba/tapaban/tapad~/tapando/tapan: poner algo encima para cerrar
        exprimir/exprim~: sacar el jugo apretando`,
    },
    {
      // Cambiar algo
      kind: 'verb',
      rows: `
        aumentar/aumentar~/aumentó/aumentaba/aumentaban/aumentad~/aumentando/aumentan: hacer o hacerse más grande
        disminuir/disminu~: hacer o hacerse más pequeño
        reducir/reduc~/reduzc~/reduj~: hacer más pequeño
        ampliar/ampliar~/amplió/ampliaba/ampliaban/ampliad~/ampliando/amplía/amplían: dar más tamaño o extensión
        reforzar/reforzar~/reforzó/reforzaba/reforzaban/reforzad~/reforzando/reforzan: dar más resistencia
        debilitar/debilit~: quitar energía o poder
        modificar/modific~/modifiqu~: cambiar en parte
        alterar/alter~: cambiar el estado normal
        transformar/transform~: cambiar por completo
        convertir/convert~/conviert~/convirt~: cambiar en otra cosa
        adaptar/adapt~: cambiar según lo que hace falta
        sustituir/sustitu~: poner en lugar de otro
        reemplazar/reemplazar~/reemplazó/reemplazaba/reemplazaban/reemplazad~/reemplazando/reemplazan: poner en el lugar de otro
        restaurar/restaur~: arreglar lo antiguo
        reparar/reparar~/reparó/reparaba/reparaban/reparad~/reparando/reparan: arreglar lo roto
        corregir/correg~/correj~/corrij~/corrig~: quitar los errores
        acelerar/aceler~: hacer ir más rápido
        frenar/frenar~/frenó/frenaba/frenaban/frenad~/frenando/frenan: hacer ir más despacio
        simplificar/simplific~/simplifiqu~: hacer menos difícil
        completar/completar~/completó/completaba/completaban/completad~/completando/completan: añadir lo que falta
        prolongar/prolong~/prolongu~: hacer durar más
        interrumpir/interrump~: cortar antes del final
        estropear/estrope~: dejar en mal estado
        contaminar/contamin~: llenar de suciedad o veneno
        perfeccionar/perfeccionar~/perfeccionó/perfeccionaba/perfeccionaban/perfeccionad~/perfeccionando/perfeccionan: dejar sin ningún defecto`,
    },
    {
      // Unir, separar y ordenar
      kind: 'verb',
      rows: `
        unir/unir~/unió/unieron/une/unen/unía/unían/uniendo/unido/unida/unidos/unidas: juntar en uno solo
        combinar/combin~: juntar cosas diferentes
        reunir/reun~/reún~: juntar en un mismo sitio
        separar/separ~: poner a distancia las partes
        dividir/divid~: hacer partes de un todo
        clasificar/clasifica/clasifican/clasificaba/clasificad~/clasificando/clasificarl~: ordenar por tipos
        organizar/organiz~/organic~: preparar y ordenar bien
        seleccionar/seleccionar~/seleccionó/seleccionaba/seleccionaban/seleccionad~/seleccionando/seleccionan: escoger entre varios lo mejor
        escoger/escog~/escoj~: elegir uno entre varios
        eliminar/elimin~: hacer desaparecer
        suprimir/suprim~: quitar, hacer desaparecer
        excluir/exclu~: dejar fuera
        incluir/inclu~: tener como parte
        atar/atar~/ató/ataba/ataban/atad~/atando/atan: sujetar con una cuerda
        desatar/desat~: soltar un nudo o una cuerda
        conectar/conect~: juntar dos cosas con un lazo
        colocar/coloc~/coloqu~: poner en un lugar
        amontonar/amontonar~/amontonó/amontonaba/amontonaban/amontonad~/amontonando/amontonan: juntar unos encima de otros
        mantener*: hacer que siga igual
        trasladar*: llevar a otro sitio
        transportar/transportar~/transportó/transportaba/transportaban/transportad~/transportando/transportan: llevar de un sitio a otro`,
    },
    {
      // Hacer y crear
      kind: 'verb',
      rows: `
        construir*: levantar una casa o un puente
        fabricar/fabric~/fabriqu~: hacer con máquinas en gran cantidad
        producir/produc~/produzc~/produj~: hacer o dar como resultado
        elaborar/elabor~: hacer algo bueno paso a paso
        crear/crear~/creó/creaba/creaban/cread~/creando/crean: hacer algo que no había
        inventar/inventar~/inventó/inventaba/inventaban/inventad~/inventando/inventan: hacer algo por primera vez
        diseñar/diseñar~/diseñó/diseñaba/diseñaban/diseñad~/diseñando/diseñan: dibujar cómo será un objeto
        tejer/tejer~/teje/tejen/tejía/tejían/tejió/tejiendo: cruzar hilos para formar tela
        coser/coser~/cose/cosen/cosía/cosían/cosió/cosid~/cosiendo: juntar telas con hilo y aguja
        tallar/tallar~/talló/tallaba/tallaban/tallad~/tallando/tallan: cortar madera o piedra dándole forma
        decorar/decorar~/decoró/decoraba/decoraban/decorad~/decorando/decoran: poner cosas bonitas en un lugar
        adornar/adornar~/adornó/adornaba/adornaban/adornad~/adornando/adornan: poner bonito con flores o joyas
        publicar/publicar~/publicó/publicaba/publicaban/publicad~/publicando/publican: sacar un libro o una noticia
        imprimir/imprim~/impres~: pasar letras al papel con una máquina
        imitar/imit~: actuar igual que otro
        copiar/copiar~/copió/copiaba/copiaban/copiad~/copiando/copian: repetir igual que otro
        instalar/instal~: poner un aparato en su sitio
        generar*: dar como resultado algo`,
    },
    {
      // Influir en lo que ocurre
      kind: 'verb',
      rows: `
        provocar*: hacer que algo suceda
        causar/causar~/causó/causaba/causaban/causad~/causando/causan: hacer que algo suceda, ser el motivo
        impedir/imped~/impid~: no dejar que algo suceda
        facilitar/facilit~: ayudar quitando dificultades
        dificultar/dificult~: poner obstáculos
        favorecer/favorec~/favorezc~: ayudar a que algo vaya bien
        promover/promov~/promuev~: ayudar a que algo avance
        fomentar/fomentar~/fomentó/fomentaba/fomentaban/fomentad~/fomentando/fomentan: ayudar a que algo crezca
        impulsar/impulsar~/impulsó/impulsaba/impulsaban/impulsad~/impulsando/impulsan: ayudar con fuerza a que avance
        garantizar/garantiz~/garantic~: dar total seguridad
        influir/influ~: tener un efecto sobre algo
        afectar/afectar~/afectó/afectaba/afectaban/afectad~/afectando/afecta/afectan: tener efecto en algo o en alguien
        complicar/complic~/compliqu~: poner más obstáculos o problemas
        controlar/controlar~/controló/controlaba/controlaban/controlad~/controlando/controla/controlan: tener el mando
        interferir/interfer~/interfier~/interfir~: meterse en asuntos ajenos
        aliviar/aliviar~/alivió/aliviaba/aliviaban/aliviad~/aliviando/alivia/alivian: hacer menos fuerte un dolor
        agravar/agrav~: hacer más serio un problema`,
    },
    {
      // Hacer algo con las manos o la fuerza
      kind: 'verb',
      rows: `
        lanzar/lanzar~/lanzó/lanzaba/lanzaban/lanzad~/lanzando/lanzan: tirar por el aire
        arrojar/arrojar~/arrojó/arrojaba/arrojaban/arrojad~/arrojando/arrojan: tirar con fuerza
        empujar/empujar~/empujó/empujaba/empujaban/empujad~/empujando/empujan: hacer fuerza para mover
        arrastrar/arrastrar~/arrastró/arrastraba/arrastraban/arrastrad~/arrastrando/arrastran: llevar por el suelo
        sacudir/sacudir~/sacude/sacuden/sacudió/sacudieron/sacudía/sacudían/sacudido/sacudiendo: mover con fuerza a un lado y a otro
        agitar/agit~: mover muchas veces con fuerza
        agarrar/agarrar~/agarró/agarraba/agarraban/agarrad~/agarrando/agarran: tomar con fuerza
        sujetar/sujetar~/sujetó/sujetaba/sujetaban/sujetad~/sujetando/sujetan: tomar sin dejar caer ni mover
        soltar*: dejar libre lo que se tenía
        esconder/escond~: poner donde nadie lo vea
        ocultar/ocultar~/ocultó/ocultaba/ocultaban/ocultad~/ocultando/ocultan: no dejar que se vea
        rasgar/rasgar~/rasgó/rasgaba/rasgad~/rasgando/rasgan: romper una tela o un papel
        aplastar/aplast~: dejar plano con un peso
        apretar/apretar~/apretó/apretaba/apretad~/apretando/aprietan: hacer presión
        envolver/envolv~/envuelv~/envuelt~: rodear con papel o tela
        colgar/colgar~/colgó/colgaba/colgaban/colgad~/colgando/cuelg~: poner en alto sin que toque el suelo
        golpear/golpear~/golpeó/golpeaba/golpeaban/golpead~/golpeando/golpean: pegar una o más veces
        morder/mord~/muerd~: clavar los dientes
        masticar/mastic~/mastiqu~: deshacer la comida con los dientes
        tragar/tragar~/tragó/tragaba/tragaban/tragando/tragan: pasar de la boca al estómago
        lamer/lamer~/lame/lamen/lamió/lamía/lamiendo: pasar la lengua
        acariciar/acariciar~/acarició/acariciaba/acariciaban/acariciad~/acariciando/acarician: pasar la mano con suavidad
        abrazar*: rodear con los brazos
        encender/encend~/enciend~: hacer que arda o dé luz
        apagar/apag~/apagu~: hacer que no dé luz ni calor
        iluminar/ilumin~: dar luz a un lugar
        vaciar/vaciar~/vació/vaciaba/vaciad~/vaciando/vacían: sacar todo lo que hay dentro
        llenar*: ocupar todo el espacio
        destruir*: dejar en ruinas
        derribar/derribar~/derribó/derribaba/derribaban/derribad~/derribando/derriban: dejar en el suelo un muro o edificio
        perforar/perfor~: hacer un agujero
        elevar*: subir algo
        quemar*: dejar hecho cenizas`,
    },
    {
      // Moverse
      kind: 'verb',
      rows: `
        acercarse/se acercó/se acercaron/se acerca/se acercan/se acercaba/se acercaban/acercándose: ir hasta un punto próximo
        alejarse/se alejó/se alejaron/se aleja/se alejan/se alejaba/se alejaban/alejándose: irse más y más a distancia
        avanzar/avanzar~/avanzó/avanzaba/avanzaban/avanzando/avanzan: ir hacia delante
        retroceder/retroced~: ir hacia atrás
        huir/huir~/huy~/huía/huían/huido: irse corriendo de un peligro
        escapar/escapar~/escapó/escapaba/escapaban/escapado/escapando/escapa/escapan: lograr irse de un peligro o un encierro
        regresar/regresar~/regresó/regresaba/regresaban/regresad~/regresando/regresan: ir de nuevo al lugar de antes
        atravesar/atraves~/atravies~: pasar de un lado al otro
        cruzar/cruzar~/cruzó/cruzaba/cruzaban/cruzando/cruzan: ir de un lado al otro
        trepar/trep~: subir con manos y pies
        escalar/escalar~/escaló/escalaba/escalado/escalando: subir por una pared o una montaña
        ascender/ascend~/asciend~: subir a más altura
        descender/descend~/desciend~: bajar a menos altura
        tropezar/tropezar~/tropezó/tropezaba/tropezad~/tropezando/tropiezan: dar con el pie contra algo
        resbalar/resbal~: perder el equilibrio en lo mojado
        deslizarse/se deslizó/se deslizaron/se desliza/se deslizan/se deslizaba/se deslizaban/deslizándose: moverse con suavidad sobre algo
        saltar*: levantarse del suelo con impulso
        brincar/brincar~/brincó/brincaba/brincaban/brincad~/brincando/brincan: levantarse del suelo de alegría
        vagar/vagar~/vagó/vagaba/vagaban/vagando/vagan: andar sin rumbo
        pasear/pasear~/paseó/paseaba/paseaban/pasead~/paseando/pasean: andar por gusto
        girar*: dar vueltas
        flotar/flotar~/flotó/flotaba/flotaban/flotando/flota en/flotan: mantenerse sobre el agua
        hundirse/se hundió/se hundieron/se hunde/se hunden/se hundía/se hundían/hundiéndose: bajar al fondo del agua
        navegar/naveg~/navegu~: viajar en barco
        emigrar/emigr~: dejar la propia tierra para siempre
        recorrer/recorrer~/recorre/recorren/recorrió/recorrieron/recorría/recorrían/recorriendo: andar por todo un lugar
        detenerse/se detuvo/se detuvieron/se detiene/se detienen/se detenía/deteniéndose: dejar de moverse
        acudir/acud~: presentarse donde hace falta
        penetrar/penetr~: entrar muy adentro
        agacharse/agach~: doblar el cuerpo hacia abajo
        arrodillarse/arrodill~: ponerse sobre las piernas dobladas
        asomarse/se asomó/se asomaron/se asoma/se asoman/se asomaba/se asomaban/asomándose: sacar la cabeza para mirar
        perderse/se perdió/se perdieron/perdiéndose: no encontrar el camino
        apartarse/se apartó/se apartaron/se aparta/se apartan: hacerse a un lado
        marcharse/se marchó/se marcharon/se marchan/se marchaba: irse de un lugar
        apoderarse/apoderar~/apoderó/apoderaba/apoderaban/apoderando/apoderan/apoderándo~: hacerse dueño por la fuerza`,
    },
    {
      // Lo que alguien siente o le pasa
      kind: 'verb',
      rows: `
        temblar/tembl~/tiembl~: moverse sin control por miedo o frío
        suspirar/suspirar~/suspiró/suspiraba/suspiraban/suspirad~/suspirando/suspiran: soltar aire por pena o cansancio
        sollozar/sollozar~/sollozó/sollozaba/sollozaban/sollozad~/sollozando/sollozan: llorar con ruido y a golpes
        sonreír*: poner cara alegre
        bostezar/bostezar~/bostezó/bostezaba/bostezaban/bostezad~/bostezando/bostezan: abrir la boca por sueño
        vacilar/vacil~: no saber qué decidir
        arrepentirse/arrepent~/arrepient~/arrepint~: sentir pena por lo hecho
        sufrir/sufr~: pasar dolor o pena
        padecer/padec~/padezc~: pasar dolor o enfermedad
        soportar/soportar~/soportó/soportaba/soportaban/soportad~/soportando/soportan: vivir algo desagradable sin ceder
        disfrutar/disfrutar~/disfrutó/disfrutaba/disfrutaban/disfrutad~/disfrutando/disfrutan: sentir placer
        gozar/gozar~/gozó/gozaba/gozaban/gozad~/gozando/gozan: sentir gran placer
        temer/teme/temen/temía/temían/temió/temieron/temiendo/temido: tener miedo
        odiar/odiar~/odió/odiaba/odiaban/odiad~/odiando/odian: sentir un rechazo muy grande
        desear/desear~/deseó/deseaba/deseaban/desead~/deseando/desea/desean: tener ganas de algo
        anhelar/anhelar~/anheló/anhelaba/anhelaban/anhelad~/anhelando/anhelan: tener muchas ganas de algo
        envidiar/envidiar~/envidió/envidiaba/envidiaban/envidiad~/envidiando/envidian: querer con rabia lo que otro tiene
        confiar/confí~/confiar~/confió/confiaba/confiaban/confiando: creer en la bondad de alguien
        desconfiar/desconfí~/desconfiar~/desconfió/desconfiaba/desconfiaban: sospechar de alguien
        descansar*: parar para recobrar fuerzas
        desmayarse/desmayar~/desmayó/desmayaba/desmayaban/desmayad~/desmayando/desmayan/desmayándo~: perder el sentido
        fallecer/fallec~/fallezc~: perder la vida
        envejecer/envejec~/envejezc~: hacerse mayor
        sobrevivir/sobreviv~: no morir en un peligro
        acostumbrarse/se acostumbró/se acostumbraron/se acostumbra/se acostumbran/se acostumbraba/se acostumbraban/acostumbrándose: tomar el hábito
        despertar/despertar~/despertó/despertaron/despertaba/despertando/despierta a/despiertan: dejar de dormir
        enfermar/enfermar~/enfermó/enfermaba/enferman/enfermado: perder la salud
        tartamudear/tartamude~: hablar con cortes y repeticiones
        resignarse/resign~: aceptar algo desagradable sin luchar
        enamorarse/se enamoró/se enamoraron/se enamora/se enamoran/se enamoraba/se enamoraban/enamorándose: empezar a amar a alguien
        carecer/carec~/carezc~: no tener algo
        aguantar/aguantar~/aguantó/aguantaba/aguantaban/aguantad~/aguantando/aguantan: no ceder ante algo desagradable`,
    },
    {
      // Lo que sucede
      kind: 'verb',
      rows: `
        ocurrir/ocurr~: tener lugar
        suceder/suced~: tener lugar en un momento
        surgir/surg~/surj~: empezar a existir
        desaparecer/desaparec~/desaparezc~: dejar de verse
        aparecer/aparec~/aparezc~: empezar a verse
        evolucionar/evolucionar~/evolucionó/evolucionaba/evolucionaban/evolucionad~/evolucionando/evolucionan: cambiar poco a poco con los siglos
        permanecer/permanec~/permanezc~: seguir en el mismo sitio o estado
        persistir/persist~: seguir a pesar de todo
        cesar/cesar~/cesó/cesaba/cesaban/cesad~/cesando/cesan: terminar, no ocurrir más
        finalizar/finaliz~/finalic~: terminar, no seguir más
        comenzar/comenzar~/comenzó/comenzaba/comenzaban/comenzad~/comenzando/comienza/comienzan/comience: empezar a ocurrir o a hacer algo
        iniciar/iniciar~/inició/iniciaba/iniciaban/iniciad~/iniciando/inician: empezar algo, dar el primer paso
        estallar/estallar~/estalló/estallaba/estallaban/estallad~/estallando/estallan: romperse de golpe con gran ruido
        arder/ard~: estar en llamas
        brillar/brillar~/brilló/brillaba/brillaban/brillad~/brillando/brillan: dar o reflejar luz
        fluir*: correr como el agua
        brotar/brotar~/brotó/brotaba/brotaban/brotad~/brotando/brotan: salir de la tierra o de una rama
        florecer/florec~/florezc~: llenarse de pétalos y colores
        madurar/madurar~/maduró/maduraba/maduraban/madurando/maduran: ponerse listo para comer
        pudrirse/pudr~: estropearse la comida o la madera
        derrumbarse/derrumbar~/derrumbó/derrumbaba/derrumbaban/derrumbad~/derrumbando/derrumban/derrumbándo~: venirse abajo
        variar/variar~/varió/variaba/variaban/varía/varían/variando: no ser siempre igual
        coincidir/coincid~: ser igual o pasar a la vez
        existir/exist~: ser real, haber
        abundar*: haber en gran cantidad
        escasear/escase~: haber muy poco
        crujir/cruje/crujen/crujió/crujían/crujiendo: hacer ruido al romperse
        evaporarse/evapor~: pasar de líquido a gas
        agotarse*: gastarse hasta no quedar nada`,
    },
    {
      // Cómo está una cosa con otra
      kind: 'verb',
      rows: `
        contener/contener~/contien~/contuv~/contenía/contenían/conteng~: llevar dentro
        abarcar/abarc~/abarqu~: extenderse por un espacio o un tiempo
        rodear*: estar alrededor
        pertenecer/pertenec~/pertenezc~: ser de alguien o de un grupo
        representar/represent~: estar en lugar de algo o de alguien
        simbolizar/simboliz~/simbolic~: expresar una idea con una imagen
        constituir/constitu~: ser o formar algo
        equivaler/equival~: tener el mismo valor
        requerir/requer~/requier~: hacer falta
        habitar/habit~: vivir en un sitio
        residir/resid~: vivir en una ciudad o país
        provenir/provenir~/provien~/provin~/provenía/provenían: tener su origen
        depender/depend~: estar bajo el poder o la ayuda de otro
        superar*: ir más allá de algo o de alguien
        distinguirse/se distingue/se distinguen/se distinguía/se distinguían: no ser igual a los demás
        oponerse/se opone/se oponen/se oponía/se oponían/se opuso/se opusieron: no estar de acuerdo y decir no
        simular*: hacer como si fuera verdad`,
    },
    {
      // Entre personas
      kind: 'verb',
      rows: `
        discutir/discut~: defender opiniones contrarias
        debatir/debatir~/debatió/debatieron/debatía/debatían/debaten/debatid~/debatiendo: hablar para comparar opiniones
        conversar/conversar~/conversó/conversaba/conversaban/conversad~/conversando/conversan: hablar con otros
        charlar/charlar~/charló/charlaba/charlaban/charlad~/charlando/charlan: hablar con otros por gusto
        pelear/pelear~/peleó/peleaba/peleaban/pelead~/peleando/pelean: enfrentarse con golpes o gritos
        casarse/se casó/se casaron/casad~/se casan/se casa con: unirse en matrimonio
        celebrar*: hacer una fiesta
        intervenir*: actuar en un asunto
        despedirse/se despidió/se despidieron/se despide/se despiden/se despedía/despidiéndose: decir adiós
        divorciarse/divorci~: romper el matrimonio
        reconciliarse/reconcili~: volver a ser amigos
        convivir/conviv~: pasar los días en la misma casa
        bromear/brome~: decir cosas para hacer reír
        conspirar/conspir~: hacer planes secretos contra alguien
        viajar*: ir a otras tierras`,
    },
    {
      // Personas de estudio y de arte
      kind: 'noun',
      rows: `
        científico*/los científicos/un científico/una científica/las científicas/el científico: persona que investiga la naturaleza
        historiador/historiador~: persona que estudia el pasado
        filósofo/filósof~: pensador que busca la verdad y el bien
        arqueólogo/arqueólog~: quien busca restos antiguos bajo tierra
        geólogo/geólog~: quien estudia las rocas y la Tierra
        biólogo/biólog~: quien estudia los seres vivos
        astrónomo/astrónom~: quien estudia las estrellas
        matemático*/un matemático/el matemático/los matemáticos: quien estudia los números
        explorador/explorador~: viajero que recorre tierras desconocidas
        inventor/inventor~: quien crea máquinas o aparatos nuevos
        investigador/investigador~: quien busca respuestas con método
        arquitecto/arquitect~: quien hace los planos de los edificios
        ingeniero/ingenier~: quien proyecta puentes o máquinas
        escultor/escultor~: quien da forma a la piedra o la madera
        escritor/escritor~: autor de novelas o cuentos
        poeta/poetas/poetisa: autor de versos y canciones
        compositor/compositor~: autor de obras de música
        discípulo/discípul~: alumno que sigue a un maestro
        periodista/periodistas: quien da noticias en un diario`,
    },
    {
      // Oficios
      kind: 'noun',
      rows: `
        agricultor/agricultor~: quien trabaja la tierra
        campesino/campesin~: quien cultiva la tierra
        ganadero*/ganaderos: dueño de vacas u ovejas
        pastor/pastor~: quien cuida un rebaño
        cazador/cazadores: quien persigue animales para comerlos
        pescador/pescador~: quien vive de lo que saca del mar
        leñador/leñador~: quien corta árboles en el bosque
        carpintero/carpinter~: quien hace muebles de madera
        herrero/herrer~: quien da forma al metal caliente
        zapatero/zapater~: quien hace o arregla calzado
        sastre/sastres: quien hace trajes
        panadero/panader~: quien prepara barras y bollos
        molinero/moliner~: quien convierte el trigo en harina
        albañil/albañil~: quien levanta paredes y casas
        artesano/artesan~: quien hace objetos a mano
        comerciante/comerciantes: quien compra y vende
        mercader/mercaderes: quien vivía de comprar y vender
        marinero/mariner~: quien trabaja en un barco
        minero/mineros: quien trabaja bajo tierra
        obrero*/obreros: quien trabaja en una fábrica
        sirviente/sirviente~: quien trabaja en la casa de otro
        cirujano/cirujan~: médico que opera
        abogado/abogad~: quien defiende ante un juez
        juez/jueces/jueza/juezas: quien decide en un juicio
        verdugo/verdugos: quien ejecuta a los condenados
        banquero/banquer~: quien negocia con dinero prestado
        carnicero/carnicer~: quien corta y vende filetes y salchichas
        jardinero/jardiner~: quien cuida flores y plantas`,
    },
    {
      // Reyes y gente de poder
      kind: 'noun',
      rows: `
        emperador/emperador~/emperatriz: soberano de muchos pueblos y tierras
        monarca/monarcas: rey o reina de un país
        tirano/tiranos/tirana: jefe cruel que abusa de su poder
        dictador/dictador~: jefe que manda sin ley ni elecciones
        príncipe*: hijo de un rey
        princesa*: hija de un rey
        noble*/los nobles/un noble/nobles y/y nobles: miembro de una familia con título
        caballero/caballeros: hombre de armas de la Edad Media
        conde/condes/condesa/condesas: señor de tierras con título
        gobernador/gobernador~: quien dirige una provincia
        alcalde/alcald~/alcaldesa: quien dirige una ciudad o un pueblo
        ministro/ministr~: miembro del gobierno
        embajador/embajador~: quien representa a su país en otro
        diputado/diputad~: miembro elegido del parlamento
        senador/senador~: miembro de la cámara alta
        funcionario/funcionari~: empleado del Estado
        heredero/hereder~: quien recibirá los bienes de otro
        cortesano/cortesan~: persona que vive junto al rey
        faraón/faraones: rey del antiguo Egipto
        sacerdote/sacerdot~/sacerdotisa: quien celebra ceremonias religiosas
        obispo/obispos: jefe religioso de varias iglesias
        monje/monjes: hombre que vive en un monasterio
        monja/monjas: mujer que vive en un convento`,
    },
    {
      // Gente de guerra y de conflicto
      kind: 'noun',
      rows: `
        soldado*: hombre de un ejército
        guerrero/guerrer~: hombre que lucha en las batallas
        enemigo*: quien está en contra de uno
        aliado/aliad~: quien se une a otro para luchar
        prisionero/prisioner~: quien está encerrado
        esclavo/esclav~: quien no es libre y tiene dueño
        ladrón*: quien toma lo ajeno
        bandido/bandid~: quien toma lo ajeno en los caminos
        pirata*: quien toma lo ajeno en el mar
        asesino/asesinos: quien mata a propósito
        espía/espías: quien busca secretos del enemigo
        traidor/traidor~: quien engaña a los suyos
        invasor/invasor~: quien entra con armas en un país
        conquistador/conquistador~: quien toma tierras por las armas
        colono/colonos: quien va a poblar tierras nuevas
        refugiado/refugiad~: quien huye de su país por peligro
        desertor/desertor~: quien abandona el ejército
        testigo/testigos: quien vio lo que ocurrió
        víctima/víctimas: quien sufre un daño
        mártir/mártires: quien muere por sus creencias
        centinela/centinelas: quien vigila un lugar
        vencedor/vencedor~: quien gana una lucha`,
    },
    {
      // Familia, vecinos y gente de cuento
      kind: 'noun',
      rows: `
        antepasado/antepasad~: familiar que vivió mucho antes
        descendiente/descendientes: hijo, nieto o familiar posterior
        viudo/viud~: quien perdió a su marido o mujer
        huérfano/huérfan~: niño sin padres
        madrastra/madrastras: nueva mujer del padre
        padrastro/padrastros: nuevo marido de la madre
        gemelo/gemel~: hermano nacido el mismo día
        novio/novios: hombre que se va a casar
        esposo/esposos/esposa: marido o mujer
        vecino*: quien vive al lado
        mendigo/mendig~: quien pide limosna
        vagabundo/vagabund~: quien anda sin casa fija
        bruja*: mujer mala con poderes mágicos
        mago/magos: hombre que hace trucos o hechizos
        hada*: mujer de los cuentos con varita
        gigante*/el gigante/un gigante/los gigantes: ser enorme con forma humana
        enano/enan~: ser muy pequeño de los cuentos
        ogro/ogros: ser de aspecto feroz que come personas
        fantasma*: espíritu de un muerto que se aparece
        monstruo*: ser que da miedo por su aspecto
        héroe/héroes: quien hace algo muy valiente
        anciano/ancian~: persona de mucha edad
        adolescente/adolescentes: quien ya no es niño ni es adulto
        bebé*: niño que acaba de nacer
        desconocido*/un desconocido/el desconocido/una desconocida: alguien que nadie ha visto antes
        forastero/foraster~: alguien que viene de otro lugar
        sabio*/el sabio/un sabio/los sabios: quien conoce muchas cosas
        mensajero/mensajer~: quien lleva noticias`,
    },
    {
      // Gente en la sociedad
      kind: 'noun',
      rows: `
        ciudadano/ciudadan~: quien vive en un país con derechos
        habitante/habitantes: quien vive en un lugar
        inmigrante/inmigrantes: quien llega de otro país y vive aquí
        votante/votantes: quien participa en las elecciones
        propietario/propietari~: dueño de una casa o tierra
        empresario/empresari~: dueño de un negocio
        empleado/emplead~: quien cobra por trabajar
        consumidor/consumidor~: quien compra y usa productos
        contribuyente/contribuyentes: quien paga impuestos
        aprendiz/aprendices: quien empieza en un oficio
        experto/expert~: quien sabe mucho de un tema
        principiante/principiantes: quien empieza a aprender
        voluntario/voluntarios: quien ayuda sin cobrar
        líder*: quien va al frente de un grupo
        portavoz/portavoces: quien habla en nombre de todos
        socio/socios: quien comparte un negocio con otro
        peatón/peatones: quien va a pie por la calle
        pasajero/pasajeros: quien viaja sin conducir
        espectador/espectador~: quien mira un partido o una obra
        campeón*: quien gana una competición
        rival/rivales: quien quiere ganarle a uno`,
    },
    {
      // Aguas
      kind: 'noun',
      rows: `
        arroyo/arroyos: río muy pequeño
        riachuelo/riachuelos: río pequeño y poco profundo
        afluente/afluentes: río que va a dar a otro río
        cascada/cascadas: caída de agua desde lo alto
        manantial/manantiales: lugar donde nace el agua
        pozo/pozos: agujero hondo del que se saca agua
        charco/charcos: agua de lluvia en el suelo
        estanque/estanques: lugar con agua quieta en un jardín
        laguna/lagunas: extensión de agua quieta en el campo
        pantano/pantanos: terreno cubierto de agua y barro
        embalse/embalses: lago hecho por el hombre con un muro
        océano*: mar muy grande entre continentes
        golfo/golfos: mar que entra ancho en la tierra
        bahía/bahías: entrada de mar en la costa
        oleaje: movimiento de la superficie del mar
        marea/mareas: subida y bajada diaria del mar
        glaciar/glaciares: gran masa de hielo que se mueve
        inundación/inundaciones: agua que cubre calles y campos
        desembocadura/desembocaduras: sitio donde un río llega al mar
        caudal*: cantidad de agua que lleva un río`,
    },
    {
      // Tierras y relieve
      kind: 'noun',
      rows: `
        colina/colinas: monte pequeño y redondo
        cordillera/cordilleras: fila larga de montañas
        cumbre*: punto más alto de una montaña
        ladera/laderas: lado inclinado de un monte
        valle/valles: tierra baja entre montañas
        llanura/llanuras: terreno amplio y sin montes
        meseta/mesetas: terreno plano y elevado
        desierto*: tierra donde casi nunca llueve
        selva/selvas: terreno tropical con árboles muy espesos
        pradera/praderas: campo extenso cubierto de hierba
        oasis: lugar con agua en medio de la arena
        península/penínsulas: tierra rodeada de mar menos por un lado
        archipiélago/archipiélagos: conjunto de islas
        isla*: tierra rodeada de agua
        continente/continentes: gran masa de tierra, como África
        costa*/costas/la costa/costa de: tierra junto al mar
        orilla/orillas: borde de un río o del mar
        acantilado/acantilados: corte de roca junto al mar
        cueva/cuevas: hueco grande en la roca
        abismo/abismos: hueco muy hondo y peligroso
        precipicio/precipicios: corte muy alto y peligroso del terreno
        volcán*: montaña que echa fuego y lava
        frontera/fronteras: línea que separa dos países
        sendero/senderos: camino estrecho en el campo
        bosque*: terreno con muchos árboles
        barro*: mezcla de tierra y agua
        arena*: granos muy finos de las playas`,
    },
    {
      // Cielo, tiempo y naturaleza
      kind: 'noun',
      rows: `
        clima/climas: tiempo habitual de una región
        tormenta*: lluvia fuerte con rayos
        relámpago/relámpagos: luz rápida en el cielo
        trueno/truenos: ruido fuerte en el cielo
        niebla/nieblas: nube baja que no deja ver
        granizo/granizos: bolitas de hielo que caen del cielo
        sequía/sequías: largo tiempo sin lluvia
        huracán/huracanes: viento muy fuerte que da vueltas
        brisa/brisas: viento suave
        humedad/humedades: agua que hay en el aire
        terremoto/terremotos: movimiento violento del suelo
        incendio/incendios: fuego grande que se extiende
        erupción/erupciones: salida de lava y humo
        amanecer*/el amanecer/al amanecer/un amanecer: momento en que sale el sol
        crepúsculo/crepúsculos: luz suave al final del día
        oscuridad/oscuridades: falta de luz
        sombra*: zona sin sol detrás de algo
        planeta*: astro que gira alrededor de una estrella
        satélite/satélites: cuerpo que gira alrededor de un astro
        eclipse/eclipses: momento en que un astro tapa a otro
        atmósfera*: capa de aire alrededor de la Tierra
        órbita*: camino de un astro en el espacio
        universo/universos: todo lo que existe, con las estrellas
        paisaje*: lo que se ve de una región
        llama*: lengua de fuego`,
    },
    {
      // Edificios y construcciones
      kind: 'noun',
      rows: `
        castillo*: edificio antiguo con muros y torres
        palacio/palacios: casa grande y lujosa de un rey
        fortaleza/fortalezas: lugar protegido con muros contra ataques
        muralla/murallas: muro alto alrededor de una ciudad
        templo/templos: lugar para adorar a los dioses
        catedral/catedrales: iglesia principal de una ciudad
        monasterio/monasterios: casa donde viven monjes
        capilla/capillas: iglesia pequeña
        mezquita/mezquitas: lugar de oración de los musulmanes
        cabaña/cabañas: casa sencilla de madera en el campo
        choza/chozas: casa muy pobre de ramas y paja
        granero/graneros: sitio donde se guarda el trigo
        establo/establos: sitio cubierto para caballos y vacas
        corral/corrales: sitio cerrado para gallinas y otros animales
        molino/molinos: máquina o edificio para hacer harina
        taberna/tabernas: sitio donde se bebía vino
        posada/posadas: casa donde dormían los viajeros
        cárcel/cárceles: edificio donde se encierra a los presos
        cuartel/cuarteles: edificio donde viven los soldados
        tumba*: lugar donde descansa un muerto
        cementerio/cementerios: terreno donde descansan los muertos
        faro/faros: torre con luz para guiar barcos
        muelle*/el muelle/los muelles/muelles: parte del puerto donde paran los barcos
        aldea/aldeas: pueblo muy pequeño
        barrio/barrios: parte de una ciudad
        suburbio/suburbios: zona en las afueras de la ciudad
        fábrica/fábricas: lugar donde se hacen productos con máquinas
        taller/talleres: sitio donde se arreglan o hacen cosas a mano
        mina*: lugar del que se sacan metales o carbón
        rascacielos: edificio altísimo
        estadio/estadios: lugar para partidos con mucho público
        biblioteca*: lugar donde se prestan libros
        laboratorio/laboratorios: lugar donde se hacen experimentos
        granja/granjas: casa de campo con animales
        refugio/refugios: lugar para ponerse a salvo
        ruinas: restos de un edificio caído`,
    },
    {
      // Partes de la casa
      kind: 'noun',
      rows: `
        tejado/tejados: parte que cubre una casa por arriba
        techo*: parte de arriba de una habitación
        sótano/sótanos: piso que está bajo tierra
        desván/desvanes: cuarto bajo la cubierta de la casa
        pasillo/pasillos: paso largo entre habitaciones
        umbral/umbrales: suelo de la puerta de entrada
        chimenea/chimeneas: hueco para el fuego y el humo
        balcón/balcones: saliente con barandilla ante una ventana
        escalera*: peldaños para subir y bajar
        pared*: lado vertical de una habitación
        columna*/columnas: pieza alta y redonda que sostiene
        patio/patios: espacio abierto dentro de una casa
        huerto/huertos: terreno pequeño de verduras y frutales
        valla/vallas: cierre de madera alrededor de un terreno
        cerradura/cerraduras: mecanismo que se abre con llave
        rincón/rincones: esquina por dentro de un cuarto
        dormitorio/dormitorios: cuarto para la cama
        despensa/despensas: cuarto donde se guarda la comida
        fachada/fachadas: cara exterior de un edificio`,
    },
    {
      // Herramientas y aparatos
      kind: 'noun',
      rows: `
        herramienta/herramientas: útil para trabajar con las manos
        martillo*: útil para meter clavos
        hacha/hachas: útil para cortar leña
        pala/palas: útil plano para mover tierra
        azada/azadas: útil para remover la tierra del huerto
        arado/arados: útil grande que abre la tierra
        cuchillo*: útil con filo para cortar
        tijeras*: útil con dos hojas para cortar papel
        aguja/agujas: útil fino con punta para coser
        clavo*/un clavo/clavos/el clavo: pieza de metal con punta y cabeza
        cuerda/cuerdas: conjunto de hilos para atar
        anzuelo/anzuelos: gancho para pescar
        trampa/trampas: medio para atrapar animales
        espada*: arma larga de metal con filo
        lanza*/una lanza/su lanza/lanzas: arma larga con punta
        escudo/escudos: defensa que se lleva en el brazo
        flecha/flechas: arma fina que se dispara con un arco
        cañón*/cañones: arma que dispara bolas pesadas
        rueda*: pieza redonda que gira
        palanca/palancas: barra para levantar pesos
        polea/poleas: rueda con una cuerda para subir cargas
        motor*: máquina que produce movimiento
        brújula/brújulas: aparato que señala el norte
        telescopio/telescopios: aparato para ver las estrellas
        microscopio/microscopios: aparato para ver lo muy pequeño
        termómetro/termómetros: aparato que mide el calor
        reloj*: aparato que mide las horas
        antorcha/antorchas: palo con fuego en la punta
        linterna/linternas: aparato que da luz y se lleva en la mano
        imán/imanes: pieza que atrae el hierro`,
    },
    {
      // Recipientes y cosas de casa
      kind: 'noun',
      rows: `
        vasija/vasijas: recipiente de barro para líquidos
        jarra/jarras: recipiente con asa para servir agua
        cántaro/cántaros: recipiente grande de barro para llevar agua
        barril/barriles: recipiente grande de madera para vino
        cesta/cestas: objeto de mimbre para llevar cosas
        cesto/cestos: objeto grande de mimbre
        saco*/sacos/un saco/el saco: bolsa grande de tela fuerte
        caldero/calderos: recipiente grande para el fuego
        olla/ollas: recipiente para cocinar sopa
        sartén/sartenes: objeto plano con mango para freír
        cuenco/cuencos: recipiente redondo y hondo sin asas
        cofre/cofres: caja con tapa para joyas o dinero
        baúl/baúles: caja grande para guardar ropa
        cajón/cajones: parte de un mueble que se abre tirando
        almohada/almohadas: objeto blando donde se apoya la cabeza
        manta*: tela gruesa para abrigarse en la cama
        sábana/sábanas: tela fina de la cama
        colchón/colchones: pieza blanda sobre la que se duerme
        cuna/cunas: cama de un bebé
        alfombra/alfombras: tejido que cubre el suelo
        cortina/cortinas: tela que cubre la ventana
        espejo*: cristal en el que uno se ve
        escoba/escobas: objeto para barrer
        peine/peines: objeto para arreglar el pelo
        juguete*: objeto con el que se divierten los niños
        muñeca*: figura con la que se divierten las niñas`,
    },
    {
      // Ropa y adornos
      kind: 'noun',
      rows: `
        abrigo*: prenda larga para el frío
        túnica/túnicas: vestido largo y suelto de los antiguos
        delantal/delantales: prenda que protege la ropa al cocinar
        guante/guantes: prenda para la mano
        bufanda*: prenda para el cuello
        pañuelo/pañuelos: trozo de tela para la nariz o el cuello
        sandalia/sandalias: calzado abierto
        bota*/botas/una bota: calzado que cubre el tobillo
        cinturón/cinturones: tira de cuero que sujeta el pantalón
        bolsillo*: hueco de la ropa para llevar cosas
        manga/mangas: parte de la ropa que cubre el brazo
        disfraz*: ropa para parecer otra persona
        uniforme*/un uniforme/su uniforme/uniformes: traje igual para todo un grupo
        corona*: adorno de oro en la cabeza de un rey
        collar*: adorno para el cuello
        anillo/anillos: adorno en forma de aro para el dedo
        joya/joyas: adorno de oro o piedras preciosas
        diamante/diamantes: piedra preciosa muy dura
        perla/perlas: bolita brillante que nace en una ostra
        velo/velos: tela fina que cubre la cara
        máscara/máscaras: objeto que tapa la cara
        trapo/trapos: pedazo de tela vieja
        gafas*: cristales para ver mejor`,
    },
    {
      // Materiales y sustancias
      kind: 'noun',
      rows: `
        arcilla/arcillas: tierra blanda para hacer vasijas
        hierro*: metal duro y gris de muchas herramientas
        acero/aceros: metal muy fuerte y resistente
        cobre: metal rojizo que lleva bien la electricidad
        bronce/bronces: mezcla de dos metales, usada en estatuas
        estaño: metal blanco y blando de las latas
        plomo: metal gris muy pesado
        oro*: metal amarillo muy valioso
        carbón/carbones: piedra negra que se quema
        petróleo/petróleos: líquido negro que sale del suelo
        ladrillo/ladrillos: pieza de barro cocido para paredes
        mármol/mármoles: piedra pulida de estatuas y palacios
        vidrio/vidrios: material transparente de las ventanas
        cuero/cueros: piel de vaca para zapatos
        lana/lanas: pelo de oveja
        seda/sedas: tela muy fina que hacen unos gusanos
        algodón/algodones: planta de la que se hace tela blanca
        cera/ceras: materia que fabrican las abejas
        ceniza/cenizas: lo que queda gris tras un fuego
        polvo/polvos: tierra en granos muy finos
        leña/leñas: madera para quemar
        cáscara/cáscaras: cubierta dura de huevos y nueces
        veneno/venenos: sustancia que puede matar
        combustible/combustibles: materia que se quema para dar energía
        mineral/minerales: materia de las rocas
        abono/abonos: lo que se echa al suelo para que dé más
        jabón/jabones: sustancia para lavar
        hielo*: agua sólida por el frío
        vapor/vapores: agua en forma de gas
        humo*: gas gris que sale del fuego`,
    },
    {
      // Animales
      kind: 'noun',
      rows: `
        lobo*: animal salvaje parecido al perro
        zorro*: animal astuto de cola larga y espesa
        oso*: animal grande, peludo y muy fuerte
        ciervo/ciervos: animal del bosque con cuernos ramificados
        liebre/liebres: animal de orejas largas que corre mucho
        conejo*: animal pequeño y suave de orejas largas
        ardilla/ardillas: animal del árbol que come nueces
        burro*: animal de carga con orejas largas
        mula/mulas: hija de un burro y una yegua
        cabra*: animal con cuernos y barba que da leche
        oveja*: animal del que se obtiene la lana
        cordero/corderos: hijo pequeño de la oveja
        ternero/terneros: cría de la vaca
        buey/bueyes: toro manso que tira del arado
        cerdo*: animal gordo de granja
        gallo/gallos: ave macho que canta al amanecer
        gallina*: hembra que pone huevos en el corral
        ganso/gansos: ave blanca parecida al pato
        pato*: ave que nada, de pico ancho
        cisne/cisnes: ave blanca de cuello muy largo
        águila*: ave grande que caza desde lo alto
        búho/búhos: ave de ojos grandes que caza de noche
        cuervo/cuervos: ave grande y negra
        paloma/palomas: ave que se ve en plazas y parques
        tortuga*: animal lento con caparazón
        serpiente*: animal largo sin patas
        lagarto/lagartos: reptil con cuatro patas y cola
        rana*: animal verde que salta y vive en charcas
        ballena*: el animal más grande del mar
        tiburón*: pez grande con muchos dientes
        delfín*: animal de mar muy inteligente
        hormiga*: insecto que vive en grandes grupos
        abeja*: insecto que produce miel
        mosca*: insecto que vuela alrededor de la comida
        mosquito/mosquitos: insecto que pica y chupa sangre
        mariposa*: insecto de alas grandes y coloridas
        gusano*: animal blando, largo y sin patas
        araña*: animal de ocho patas que teje redes
        ratón*: animal pequeño que roe queso
        camello*: animal del desierto con jorobas
        elefante*: animal enorme con trompa`,
    },
    {
      // Partes y vida de los animales
      kind: 'noun',
      rows: `
        pluma*: lo que cubre el cuerpo de las aves
        ala/alas: parte del cuerpo con que se vuela
        pico*/su pico/el pico del: boca dura de las aves
        garra/garras: uña fuerte de una fiera
        pata/patas: pierna de un animal
        cuerno*: punta dura en la cabeza del toro
        hocico/hocicos: boca y nariz de un animal
        cola*/la cola/su cola: parte final del cuerpo de un perro
        escama/escamas: placa pequeña de la piel de los peces
        caparazón/caparazones: cubierta dura de la tortuga
        nido/nidos: casa que hacen los pájaros
        madriguera/madrigueras: agujero donde se esconde un conejo
        colmena/colmenas: casa de las abejas
        guarida/guaridas: lugar donde se esconde un animal
        rebaño/rebaños: grupo de ovejas
        manada/manadas: grupo de lobos o elefantes
        enjambre/enjambres: grupo de abejas
        ganado*/el ganado/de ganado/su ganado: grupo de animales de granja
        cría*: animal recién nacido
        hembra/hembras: animal que puede ser madre
        macho/machos/el macho: animal que puede ser padre
        presa*: animal que otro caza
        depredador/depredadores: animal que caza a otros
        larva/larvas: forma joven de un insecto
        especie*: clase de seres vivos
        hábitat/hábitates: lugar donde vive una especie
        pelaje/pelajes: pelo de un animal
        jaula/jaulas: caja con barras para encerrar animales`,
    },
    {
      // Plantas
      kind: 'noun',
      rows: `
        raíz*: parte de la planta que está bajo tierra
        tallo/tallos: parte de la planta que sostiene las hojas
        tronco*: parte gruesa de un árbol
        rama*: brazo de un árbol
        corteza*/la corteza del/cortezas: parte de fuera del tronco
        hoja*: parte verde y plana de la planta
        pétalo/pétalos: parte de color de una flor
        semilla/semillas: parte de la planta de la que nace otra
        arbusto/arbustos: planta menor que un árbol
        hierba/hierbas: planta verde y baja de los prados
        maleza/malezas: plantas bajas y malas que crecen solas
        trigo/trigos: planta de granos con que se hace el pan
        maíz/maíces: planta de granos amarillos en mazorca
        arroz/arroces: granos blancos que crecen en el agua
        cereal/cereales: planta de granos para harina
        roble/robles: árbol grande y fuerte con bellotas
        pino/pinos: árbol de hojas finas siempre verdes
        palmera/palmeras: árbol alto de los oasis y playas
        cosecha*/la cosecha/una cosecha/cosechas/buena cosecha: lo que se recoge en el campo
        fruto/frutos: lo que da un árbol y lleva semillas
        seta/setas: comida del bosque con pie y sombrero
        polen/polenes: polvo amarillo de las flores
        vid*: planta que da uvas
        viña/viñas: terreno donde se cultivan uvas`,
    },
    {
      // Comida
      kind: 'noun',
      rows: `
        harina/harinas: polvo blanco de trigo molido
        levadura/levaduras: lo que hace subir el pan
        masa*: mezcla blanda de harina y agua
        miga/migas: pedazo muy pequeño de pan
        mantequilla*: grasa que se saca de la leche
        manteca/mantecas: grasa de cerdo
        queso*: alimento sólido hecho de leche
        miel*: líquido dulce que hacen las abejas
        azúcar*: polvo dulce y blanco
        sal*: polvo blanco del mar que da sabor
        pimienta/pimientas: polvo negro y picante
        canela/canelas: polvo marrón y dulce para postres
        vinagre/vinagres: líquido ácido para ensaladas
        aceite*: líquido graso para freír
        salsa*: líquido espeso que acompaña un plato
        caldo/caldos: agua en que se ha cocido carne
        receta/recetas: explicación para preparar un plato
        ingrediente/ingredientes: cada cosa que lleva un plato
        especia/especias: polvo que da sabor y olor
        ajo/ajos: bulbo blanco de olor fuerte
        cebolla*: bulbo que hace llorar al cortarlo
        zanahoria*: raíz de color naranja que se come
        lenteja/lentejas: semilla pequeña y marrón que se come
        legumbre/legumbres: semilla como la lenteja
        nuez/nueces: fruto seco de cáscara dura
        uva*: fruta pequeña que crece en racimos
        ciruela/ciruelas: fruta morada o amarilla con hueso
        cereza*: fruta roja y pequeña con hueso
        higo/higos: fruta dulce y blanda de piel morada
        banquete/banquetes: comida grande para muchos invitados
        merienda/meriendas: comida ligera de la tarde
        postre/postres: plato dulce del final
        ración*: parte de comida para uno
        sabor/sabores: lo que se nota en la boca al comer
        aroma/aromas: olor agradable`,
    },
    {
      // Cuerpo
      kind: 'noun',
      rows: `
        frente*: parte de la cara encima de los ojos
        mejilla/mejillas: lado de la cara bajo los ojos
        barbilla/barbillas: parte de la cara debajo de la boca
        ceja/cejas: línea de pelo sobre el ojo
        pestaña/pestañas: pelo que protege el ojo
        párpado/párpados: piel que cierra el ojo
        labio/labios: borde de la boca
        garganta/gargantas: parte por donde pasa la comida
        hombro*: parte donde empieza el brazo
        codo*: parte donde se dobla el brazo
        puño/puños: mano cerrada
        pulgar/pulgares: dedo más gordo de la mano
        uña*: parte dura al final del dedo
        cintura/cinturas: parte estrecha del cuerpo sobre las caderas
        cadera/caderas: parte donde empieza la pierna
        rodilla*: parte donde se dobla la pierna
        tobillo/tobillos: parte entre la pierna y el pie
        talón*: parte de atrás del pie
        pecho/pechos: parte delantera del cuerpo, con el corazón
        espalda*: parte de atrás del cuerpo
        esqueleto/esqueletos: conjunto de los huesos
        hueso*: pieza dura dentro del cuerpo
        músculo/músculos: parte que se encoge y mueve el cuerpo
        cerebro*: órgano con el que se piensa
        corazón*: órgano que mueve la sangre
        pulmón/pulmones: órgano con el que se respira
        estómago/estómagos: órgano que recibe la comida
        hígado/hígados: órgano que limpia la sangre
        riñón/riñones: órgano que produce la orina
        vena/venas: tubo que lleva la sangre al corazón
        nervio*: hilo que lleva órdenes del cerebro
        lágrima/lágrimas: gota que sale del ojo
        sudor/sudores: líquido de la piel por el calor
        barba/barbas: pelo de la cara de un hombre
        bigote/bigotes: pelo encima de la boca
        arruga/arrugas: línea de la piel de los viejos`,
    },
    {
      // Clases de seres vivos
      kind: 'noun',
      rows: `
        mamífero/mamíferos: animal que da leche a sus crías
        reptil/reptiles: animal de sangre fría con escamas
        anfibio/anfibios: animal que vive en el agua y en la tierra
        ave/aves: animal con plumas y pico
        insecto*: animal pequeño de seis patas
        hongo/hongos: ser sin hojas que crece en lo húmedo
        bacteria/bacterias: ser vivo de una sola célula
        virus*: agente que causa gripe y resfriados
        molusco/moluscos: animal blando, a veces con concha
        crustáceo/crustáceos: animal de mar con pinzas, como el cangrejo`,
    },
    {
      // Estado y política
      kind: 'noun',
      rows: `
        monarquía/monarquías: gobierno de un rey o una reina
        república/repúblicas: país sin rey, con un presidente
        democracia/democracias: sistema en que el pueblo elige a quien manda
        dictadura/dictaduras: mando de uno solo sin libertad
        imperio/imperios/un imperio: muchas tierras bajo un mismo soberano
        reino*: tierra de un rey
        dinastía/dinastías: familia de soberanos durante siglos
        colonia*: territorio dominado por otro país lejano
        provincia/provincias: parte de un país
        municipio/municipios: ciudad o pueblo con su alcalde
        capital*: ciudad principal de un país
        parlamento/parlamentos: asamblea que hace las leyes
        constitución/constituciones: ley más importante de un país
        elección/elecciones: acto en que se vota
        impuesto/impuestos: dinero que se paga al Estado
        ejército/ejércitos: conjunto de soldados de un país
        tratado*/tratados/un tratado/el tratado: acuerdo escrito entre países
        alianza/alianzas: unión para ayudarse
        independencia/independencias: libertad de un país frente a otro
        soberanía/soberanías: poder de un país sobre sí mismo
        censo/censos: lista oficial de la gente de un país
        trono/tronos: asiento de un rey
        nobleza/noblezas: clase de las familias con títulos
        burguesía/burguesías: clase media rica de las ciudades
        tribu/tribus: grupo de familias con un jefe
        nación*: comunidad con historia y lengua propias`,
    },
    {
      // Leyes, derechos y delitos
      kind: 'noun',
      rows: `
        derecho*/derechos/el derecho a: lo que a uno le corresponde por ley
        deber*/deberes/el deber de/su deber: lo que uno está obligado a hacer
        norma/normas: lo que dice cómo hay que actuar
        prohibición/prohibiciones: orden de no hacer algo
        permiso/permisos: autorización para hacer algo
        juicio*/juicios/un juicio/el juicio: proceso ante un juez
        tribunal/tribunales: grupo de jueces
        sentencia*: decisión final de un juez
        delito/delitos: acto contra la ley
        crimen/crímenes: acto muy grave, como matar
        robo/robos/un robo/el robo: acto de llevarse lo ajeno
        fraude/fraudes: acto de engañar para ganar dinero
        soborno/sobornos: acto de pagar por un favor ilegal
        multa*/multas/una multa: pena en dinero por una falta
        castigo/castigos: pena por una mala acción
        inocencia/inocencias: falta de culpa
        esclavitud/esclavitudes: situación de quien tiene dueño
        igualdad/igualdades: trato sin diferencias
        discriminación/discriminaciones: trato peor por origen o raza
        desigualdad/desigualdades: gran diferencia entre ricos y pobres
        libertad*: poder de actuar sin cadenas
        censura/censuras: control de lo que se publica`,
    },
    {
      // Guerra y conflicto
      kind: 'noun',
      rows: `
        batalla/batallas: lucha entre dos ejércitos
        combate/combates: lucha con armas o golpes
        asedio/asedios: ataque largo que rodea una ciudad
        invasión/invasiones: entrada por las armas en un país
        conquista*/la conquista/una conquista/conquistas/su conquista: toma de un territorio por las armas
        derrota*/la derrota/una derrota/derrotas/su derrota: pérdida de una guerra o un partido
        victoria*: éxito en una lucha
        rebelión/rebeliones: levantamiento contra la autoridad
        revuelta/revueltas: levantamiento violento de la gente
        revolución/revoluciones: cambio rápido y profundo
        golpe de Estado/golpe de Estados: toma ilegal del poder
        tregua/treguas: pausa en la lucha
        retirada*/la retirada/su retirada/una retirada: marcha hacia atrás de un ejército
        emboscada/emboscadas: ataque por sorpresa
        masacre/masacres: muerte violenta de mucha gente
        amenaza*/amenazas/una amenaza/la amenaza: anuncio de un daño
        venganza/venganzas: daño que se devuelve por otro
        rivalidad/rivalidades: lucha por ser mejor que otro
        disputa*/una disputa/la disputa/disputas: pelea de palabras
        bloqueo/bloqueos: cierre del paso a un lugar
        tropa/tropas: grupo de soldados
        flota*/flotas/una flota/la flota/su flota: conjunto de barcos
        refuerzo*: soldados que llegan como ayuda
        arma/armas: objeto para atacar o defenderse
        pólvora/pólvoras: polvo negro que explota
        bala/balas: pieza de metal que dispara un fusil`,
    },
    {
      // Economía y trabajo
      kind: 'noun',
      rows: `
        comercio/comercios: compra y venta de productos
        mercancía/mercancías: producto que se compra y se vende
        empresa/empresas: organización que produce y vende
        industria/industrias: actividad de las fábricas
        agricultura/agriculturas: trabajo de cultivar la tierra
        ganadería/ganaderías: cuidado y venta de vacas y ovejas
        artesanía/artesanías: trabajo de objetos a mano
        pesca*/la pesca/de pesca: captura de peces
        minería/minerías: trabajo de sacar metales de la tierra
        salario/salarios: paga por el trabajo
        sueldo/sueldos: paga de cada mes
        ganancia/ganancias: lo que deja un negocio tras los gastos
        pérdida/pérdidas: lo que se deja de tener
        beneficio/beneficios: cosa buena que se obtiene
        deuda/deudas: dinero que hay que devolver
        préstamo/préstamos: dinero que se recibe para devolverlo luego
        ahorro/ahorros: dinero que se guarda
        inflación/inflaciones: subida general de los precios
        pobreza/pobrezas: falta de dinero para vivir
        riqueza/riquezas: gran cantidad de dinero o bienes
        escasez/escaseces: falta de algo necesario
        abundancia/abundancias: gran cantidad de algo
        desempleo/desempleos: falta de trabajo
        huelga/huelgas: parada del trabajo como protesta
        sindicato/sindicatos: asociación de trabajadores
        demanda*/la demanda de: deseo de los clientes de comprar
        moneda*/monedas: pieza de metal para pagar
        fortuna*/una fortuna/su fortuna: gran cantidad de riquezas
        tesoro/tesoros: conjunto de joyas y oro escondido
        presupuesto/presupuestos: cálculo de gastos
        mano de obra/mano de obras: conjunto de trabajadores
        herencia/herencias: bienes que deja quien muere`,
    },
    {
      // Religión, magia y creencias
      kind: 'noun',
      rows: `
        alma/almas: parte de la persona que no muere
        pecado/pecados: falta contra la ley de Dios
        fe/fes: confianza en Dios sin pruebas
        milagro/milagros: hecho que solo Dios puede hacer
        profeta/profetas: hombre que habla en nombre de Dios
        ángel/ángeles: mensajero de Dios con alas
        demonio/demonios: espíritu del mal
        diablo/diablos: espíritu del mal con cuernos
        infierno/infiernos: lugar de castigo tras la muerte
        paraíso/paraísos: lugar de felicidad tras la muerte
        creencia/creencias: idea que alguien tiene por verdadera
        superstición/supersticiones: idea sin razón sobre la mala suerte
        hechizo/hechizos: palabras mágicas que cambian algo
        maldición/maldiciones: palabras que traen desgracia
        bendición/bendiciones: palabras que traen la gracia de Dios
        rito/ritos: acto fijo de una religión
        ceremonia/ceremonias: acto solemne, como una boda
        sacrificio/sacrificios: ofrenda de un animal a los dioses
        peregrino/peregrinos: viajero que va a un lugar santo
        leyenda/leyendas: relato antiguo con hechos fantásticos
        mito/mitos: relato sobre dioses y héroes
        fábula/fábulas: relato de animales con una enseñanza
        moraleja/moralejas: enseñanza de un cuento
        refrán/refranes: dicho popular con un consejo
        adivinanza/adivinanzas: pregunta difícil como juego
        sabiduría/sabidurías: gran conocimiento de la vida`,
    },
    {
      // Sentimientos
      kind: 'noun',
      rows: `
        alegría*: sentimiento de quien está contento
        tristeza*: pena de quien llora
        miedo*: lo que se siente ante el peligro
        temor/temores: miedo ante un peligro posible
        terror/terrores: miedo muy grande ante un peligro
        pánico/pánicos: miedo que ante el peligro no deja pensar
        ira/iras: enfado muy grande
        rabia/rabias: enfado muy fuerte
        odio/odios: deseo del mal de otro
        envidia/envidias: pena por la suerte de otro
        celos: dolor de quien teme perder un amor
        orgullo/orgullos: satisfacción por lo propio
        vergüenza/vergüenzas: lo que pone la cara roja
        culpa/culpas: lo que siente quien hizo algo malo
        remordimiento/remordimientos: pena por el mal que uno hizo
        nostalgia/nostalgias: pena al recordar lo que ya no está
        soledad/soledades: falta de compañía
        esperanza/esperanzas: confianza en que pasará algo bueno
        desesperación/desesperaciones: falta de toda salida y de ánimo
        ternura/ternuras: cariño suave hacia un niño
        compasión/compasiones: pena por el dolor de otro
        gratitud/gratitudes: deseo de devolver un favor
        curiosidad/curiosidades: ganas de saber
        entusiasmo/entusiasmos: ganas muy grandes de hacer algo
        asombro/asombros: lo que se siente ante lo inesperado
        angustia/angustias: preocupación que oprime el pecho
        alivio/alivios: descanso después de una preocupación
        aburrimiento/aburrimientos: cansancio de no tener qué hacer
        amistad*: afecto entre dos compañeros
        desprecio/desprecios: falta total de respeto
        admiración/admiraciones: gran respeto por alguien`,
    },
    {
      // Cualidades y actos de una persona
      kind: 'noun',
      rows: `
        valentía/valentías: fuerza para no huir del peligro
        astucia/astucias: facilidad para engañar
        inteligencia/inteligencias: capacidad de entender
        paciencia/paciencias: capacidad de esperar con calma
        pereza/perezas: falta de ganas de trabajar
        bondad/bondades: inclinación a hacer el bien
        crueldad/crueldades: gusto por hacer sufrir
        avaricia/avaricias: deseo de tener cada vez más dinero
        codicia/codicias: deseo exagerado de riquezas
        generosidad/generosidades: costumbre de dar a los demás
        egoísmo/egoísmos: costumbre de pensar solo en uno mismo
        humildad/humildades: costumbre de no darse importancia
        vanidad/vanidades: deseo de ser admirado
        lealtad/lealtades: apoyo firme a los amigos
        traición/traiciones: engaño a quien confiaba
        honradez/honradeces: costumbre de no mentir ni robar
        belleza/bellezas: aspecto que gusta mirar
        fealdad/fealdades: aspecto que no gusta
        vejez/vejeces: última parte de la vida
        infancia/infancias: primera parte de la vida
        juventud/juventudes: edad entre niño y adulto
        destreza/destrezas: facilidad para trabajos manuales
        habilidad/habilidades: facilidad para hacer algo
        talento/talentos: facilidad natural para un arte
        ignorancia/ignorancias: falta de conocimientos
        terquedad/terquedades: empeño en no cambiar de idea
        broma*: dicho o acto para hacer reír
        mentira*: lo que se dice contra la verdad
        hazaña/hazañas: acción de gran mérito`,
    },
    {
      // Tiempo
      kind: 'noun',
      rows: `
        siglo*: tiempo de cien años
        década/décadas: tiempo de diez años
        milenio/milenios: tiempo de mil años
        época/épocas: parte de la historia
        etapa/etapas: parte de un proceso
        plazo/plazos: tiempo que se da para hacer algo
        instante/instantes: momento muy corto
        antigüedad/la Antigüedad: tiempo muy lejano en el pasado
        actualidad/actualidades: tiempo presente
        porvenir/porvenires: lo que aún no ha llegado
        víspera/vísperas: día anterior a una fiesta
        aniversario/aniversarios: día en que se cumplen años de algo
        madrugada/madrugadas: horas antes de salir el sol
        mediodía/mediodías: las doce, con el sol en lo alto
        medianoche/medianoches: las doce, cuando acaba el día
        comienzo*/el comienzo/comienzos/un comienzo: principio de algo
        pausa/pausas: parada corta
        demora/demoras: espera por una llegada tardía
        retraso*/retrasos/un retraso/con retraso: llegada más tarde de lo previsto
        duración/duraciones: tiempo que pasa de principio a fin
        calendario/calendarios: lista de los días del año`,
    },
    {
      // Cantidad y medida
      kind: 'noun',
      rows: `
        cantidad/cantidades: número o porción de algo
        mitad*: una de dos partes iguales
        mayoría/mayorías: más de la mitad
        minoría/minorías: menos de la mitad
        multitud/multitudes: gran número de gente reunida
        docena/docenas: grupo de 12 cosas
        par*: conjunto de dos
        porcentaje/porcentajes: parte de cada cien
        promedio/promedios: valor medio de varios números
        cifra/cifras: número escrito
        total*/el total/un total de: resultado de sumar todo
        suma*/la suma de/sumas: resultado de añadir números
        resto*: lo que queda
        exceso/excesos: lo que pasa de la medida
        carencia/carencias: falta de lo necesario
        aumento*/aumentos/un aumento/el aumento: subida de una cantidad
        descenso/descensos: bajada de una cantidad
        disminución/disminuciones: bajada poco a poco
        crecimiento/crecimientos: subida de tamaño o número
        tamaño/tamaños: lo grande o pequeño que es algo
        altura/alturas: medida de abajo arriba
        anchura/anchuras: medida de lado a lado
        longitud/longitudes: medida de lo largo
        profundidad/profundidades: medida de lo hondo
        superficie*: parte de fuera o extensión de un terreno
        velocidad/velocidades: rapidez con que algo se mueve
        peso*: lo que mide una balanza
        temperatura/temperaturas: grado de calor
        intensidad/intensidades: fuerza con que ocurre algo`,
    },
    {
      // Causas, fines y resultados
      kind: 'noun',
      rows: `
        causa*: lo que hace que algo ocurra
        consecuencia/consecuencias: lo que ocurre después de algo y por ello
        motivo/motivos: razón por la que algo ocurre
        origen/origenes: punto del que nace algo
        propósito/propósitos: lo que se quiere conseguir
        objetivo/objetivos: resultado que se quiere conseguir
        finalidad/finalidades: lo que se quiere conseguir con algo
        ventaja/ventajas: lo que pone a uno en mejor lugar
        desventaja/desventajas: lo que pone a uno en peor lugar
        obstáculo/obstáculos: lo que impide el paso
        dificultad/dificultades: lo que hace duro el paso o el trabajo
        riesgo/riesgos: posibilidad de un daño
        éxito/éxitos: buen resultado
        fracaso*/fracasos/un fracaso/el fracaso/su fracaso: mal resultado
        logro*/logros/un logro/un gran logro: buen resultado de un trabajo
        esfuerzo/esfuerzos: gasto de energía para hacer algo
        intento*/intentos/un intento/el intento: acción de probar a hacer algo
        influencia/influencias: poder de cambiar a otros
        impacto/impactos: efecto fuerte
        solución/soluciones: respuesta a un problema
        oportunidad/oportunidades: momento bueno para hacer algo
        azar/azares: suerte que nadie controla
        casualidad/casualidades: hecho que nadie planeó
        recompensa*/una recompensa/la recompensa/su recompensa/recompensas: lo que se da por una buena acción`,
    },
    {
      // Ideas, palabras y estudio
      kind: 'noun',
      rows: `
        conocimiento/conocimientos: lo que uno sabe
        teoría/teorías: conjunto de ideas que explica algo
        hipótesis: explicación que aún hay que comprobar
        concepto/conceptos: idea general de algo
        opinión/opiniones: lo que alguien piensa de algo
        argumento/argumentos: razón que se da para convencer
        conclusión/conclusiones: idea a la que se llega al final
        prejuicio/prejuicios: lo que se piensa sin conocer
        duda*: falta de seguridad
        sospecha*/una sospecha/la sospecha/sospechas: idea de que alguien hizo algo malo
        creatividad/creatividades: capacidad de imaginar cosas nuevas
        memoria*: capacidad de recordar
        experimento/experimentos: prueba de los científicos
        hallazgo/hallazgos: cosa encontrada
        descubrimiento/descubrimientos: cosa encontrada que nadie conocía
        invento/inventos: aparato que nadie había hecho antes
        método/métodos: manera ordenada de trabajar
        investigación/investigaciones: búsqueda para saber algo
        ejemplo*: caso que sirve para explicar
        resumen/resumenes: texto breve con lo principal
        párrafo/párrafos: conjunto de frases sobre una idea
        significado/significados: lo que quiere decir una palabra
        idioma*: lengua de un país
        dialecto/dialectos: lengua de una sola región
        vocabulario/vocabularios: conjunto de palabras
        traducción/traducciones: paso de un texto a otra lengua
        lema/lemas: frase que expresa un ideal
        rumor/rumores: noticia que corre sin confirmar
        consejo*/consejos/un consejo: lo que se dice a alguien para ayudarlo
        advertencia/advertencias: aviso de un peligro
        promesa/promesas: palabra dada de hacer algo
        queja/quejas: expresión de disgusto
        pista*: señal que ayuda a encontrar algo`,
    },
    {
      // Ciencia y seres vivos
      kind: 'noun',
      rows: `
        célula*: parte más pequeña de un ser vivo
        átomo/átomos: parte muy pequeña de la materia
        molécula/moléculas: unión de varios átomos
        gen*: lo que se hereda de los padres
        órgano*: parte del cuerpo con una función
        ecosistema/ecosistemas: naturaleza de un lugar con sus seres vivos
        biodiversidad/biodiversidades: variedad de seres vivos
        fotosíntesis: proceso con que las plantas usan la luz
        digestión/digestiones: paso de la comida por el cuerpo
        respiración/respiraciones: entrada y salida del aire en el cuerpo
        reproducción/reproducciones: nacimiento de nuevos seres
        evolución/evoluciones: cambio a lo largo del tiempo
        extinción/extinciones: desaparición total de una especie
        fósil/fósiles: resto muy antiguo de un ser vivo
        energía/energías: fuerza para mover o calentar
        electricidad/electricidades: fuerza que enciende lámparas
        calor*: lo que hace subir el termómetro
        oxígeno/oxígenos: gas que se necesita para respirar
        hidrógeno/hidrógenos: el gas más ligero
        ácido*/ácidos/un ácido/el ácido: sustancia agria que quema
        líquido*/líquidos/un líquido/el líquido: lo que corre como el agua
        contaminación/contaminaciones: suciedad del aire o del agua
        residuo/residuos: lo que sobra y se tira
        reciclaje/reciclajes: nuevo uso de la basura
        medio ambiente/medio ambientes: naturaleza que nos rodea`,
    },
    {
      // Salud y enfermedad
      kind: 'noun',
      rows: `
        síntoma/síntomas: señal de que alguien no está sano
        fiebre/fiebres: temperatura alta del cuerpo
        tos: expulsión brusca de aire por la boca
        gripe/gripes: enfermedad con mocos y dolor de cuerpo
        infección/infecciones: entrada de microbios en el cuerpo
        epidemia/epidemias: enfermedad que llega a mucha gente
        peste/pestes: enfermedad mortal de otros siglos
        herida*/heridas/una herida/la herida/su herida: corte o daño en la piel
        cicatriz/cicatrices: marca que deja un corte
        fractura/fracturas: rotura de un hueso
        quemadura/quemaduras: daño en la piel por el fuego
        hemorragia/hemorragias: salida de mucha sangre
        medicamento/medicamentos: lo que se toma para sanar
        vacuna/vacunas: lo que se pone para no enfermar
        tratamiento/tratamientos: lo que se hace para sanar
        remedio/remedios: lo que ayuda a sanar
        venda*/vendas/una venda: tira de tela para cubrir un corte
        ceguera/cegueras: falta de vista
        hambre*: ganas de comer
        sed*: ganas de beber
        hambruna/hambrunas: falta general de comida
        cansancio/cansancios: falta de fuerzas
        embarazo/embarazos: espera de un hijo
        parto/partos: nacimiento de un bebé
        higiene/higienes: limpieza del cuerpo`,
    },
    {
      // Sociedad, fiestas y costumbres
      kind: 'noun',
      rows: `
        costumbre/costumbres: lo que se hace siempre
        tradición/tradiciones: lo que se hace de padres a hijos
        festín/festines: comida grande para celebrar algo
        boda*: fiesta de un matrimonio
        entierro*/un entierro/el entierro: acto de despedida de un muerto
        funeral/funerales: ceremonia por un muerto
        bautizo/bautizos: fiesta en que un niño recibe nombre
        espectáculo/espectáculos: función ante un público
        concurso/concursos: prueba con premio
        torneo/torneos: serie de partidos o luchas
        feria/ferias: mercado grande o fiesta popular
        desfile/desfiles: paso de gente en filas por la calle
        reunión/reuniones: encuentro de varias personas
        exposición/exposiciones: muestra de cuadros u objetos
        convivencia/convivencias: trato diario entre personas
        ayuda mutua/ayuda mutuas: apoyo de unos a otros
        solidaridad/solidaridades: apoyo a quien sufre
        población/poblaciones: gente que vive en un lugar
        migración/migraciones: salida de muchos hacia otra tierra
        éxodo*: salida de todo un pueblo
        pandilla/pandillas: grupo de amigos o malhechores
        gremio/gremios: grupo de artesanos de un oficio
        asociación/asociaciones: grupo con un fin común
        educación/educaciones: formación de niños y jóvenes
        enseñanza/enseñanzas: trabajo de formar a otros
        aprendizaje/aprendizajes: proceso de llegar a saber
        herejía/herejías: creencia contra la Iglesia
        analfabetismo/analfabetismos: falta de saber leer`,
    },
    {
      // Viajes, caminos y objetos escritos
      kind: 'noun',
      rows: `
        viaje*: marcha de un lugar a otro
        expedición/expediciones: grupo que va a explorar
        travesía/travesías: marcha por mar de costa a costa
        naufragio/naufragios: pérdida de un barco en el mar
        equipaje/equipajes: maletas y bolsas
        carreta/carretas: vehículo de madera con dos ruedas
        carruaje/carruajes: vehículo elegante con caballos
        barca/barcas: vehículo pequeño para el agua
        velero/veleros: barco que mueve el viento
        ferrocarril/ferrocarriles: tren y sus vías
        puente*: paso construido sobre un río
        túnel/túneles: paso abierto bajo tierra
        carretera/carreteras: camino para coches
        atajo/atajos: camino más corto
        rumbo/rumbos: dirección de una marcha
        ruta/rutas: camino que se sigue
        huella/huellas: marca que deja un pie
        pergamino/pergaminos: piel preparada para escribir
        manuscrito/manuscritos: texto no impreso
        documento/documentos: papel oficial
        carta*: papel escrito que se envía a alguien
        periódico*: papel con noticias del día
        mapa*: dibujo de un país o una ciudad
        retrato/retratos: imagen de una persona
        estatua/estatuas: figura de piedra o metal
        obra maestra/obra maestras: lo mejor de un artista
        melodía/melodías: conjunto de notas de una canción
        tambor/tambores: instrumento que se golpea
        flauta/flautas: instrumento que se sopla
        campana/campanas: objeto de metal que suena en la torre
        novela*: libro con una historia larga`,
    },
    {
      // Estado de ánimo
      kind: 'adjective',
      rows: `
        asustado/asustad~: que siente miedo
        aterrado/aterrad~: que siente un miedo enorme
        sorprendido/sorprendid~: que no esperaba lo que ve
        asombrado/asombrad~: que ve algo y no lo espera
        furioso/furiosa/furiosos/furiosas: que está lleno de ira y mal humor
        enojado/enojad~: que está de muy mal humor
        enfadado/enfadad~: que está de mal humor
        agotado/agotad~: que no tiene fuerzas
        exhausto/exhaust~: que ya no tiene ninguna fuerza
        orgulloso/orgullosa/orgullosos/orgullosas: que está satisfecho de sí mismo
        avergonzado/avergonzad~: que tiene la cara roja por una falta
        celoso/celosa/celosos/celosas: que teme perder el amor de alguien
        envidioso/envidiosa/envidiosos/envidiosas: que quiere lo que otro tiene
        desesperado/desesperad~: que no ve salida
        impaciente/impaciente~: que no sabe esperar
        ansioso/ansiosa/ansiosos/ansiosas: que espera con gran inquietud
        indiferente/indiferente~: a quien todo le da igual
        agradecido/agradecid~: que quiere devolver un favor
        decepcionado/decepcionad~: que esperaba algo mejor
        confundido/confundid~: que no entiende lo que pasa
        entusiasmado/entusiasmad~: que tiene muchas ganas de algo
        arrepentido/arrepentid~: que siente haber actuado mal
        hambriento*: que necesita comer
        sediento/sedient~: que necesita beber
        solitario/solitari~: que vive sin compañía
        inmóvil/inmóvil~: que no hace ningún movimiento`,
    },
    {
      // Carácter
      kind: 'adjective',
      rows: `
        valiente/valiente~: que no teme el peligro
        cobarde/cobarde~: que huye del peligro
        audaz/audaces: que se arriesga sin miedo al peligro
        tímido/tímid~: que apenas habla con los demás
        prudente/prudente~: que piensa antes de actuar
        astuto/astut~: listo para engañar a otros
        ingenuo/ingenu~: que cree todo lo que le dicen
        terco/terc~: que nunca cambia de idea
        perezoso/perezosa/perezosos/perezosas: que no quiere trabajar
        diligente/diligente~: que trabaja con ganas y cuidado
        generoso/generosa/generosos/generosas: que da mucho a los demás
        tacaño/tacañ~: que no quiere gastar ni dar
        avaro/avar~: que no gasta, para juntar dinero
        codicioso/codiciosa/codiciosos/codiciosas: que desea juntar demasiadas riquezas
        egoísta/egoísta~: que piensa solo en sí mismo
        humilde/humilde~: que no se da importancia
        arrogante/arrogante~: que se cree mejor que los demás
        honrado/honrad~: que no engaña ni roba
        sincero/sincer~: que dice lo que piensa
        leal/leal~: que no abandona a los suyos
        fiel/fiel~: que nunca abandona a su amigo
        obediente/obediente~: que hace lo que le mandan
        travieso/travies~: que hace cosas que molestan, como un niño
        cruel/cruel~: que goza haciendo sufrir
        malvado/malvad~: que goza haciendo el mal
        despiadado/despiadad~: que hace sufrir sin compasión
        bondadoso/bondadosa/bondadosos/bondadosas: que hace el bien
        amable/amable~: que trata bien a la gente
        hospitalario/hospitalari~: que recibe bien a quien llega
        hostil/hostil~: que actúa como enemigo
        agresivo/agresiv~: que ataca con facilidad
        torpe/torpe~: que tropieza y lo hace todo mal
        hábil/hábil~: que trabaja bien con las manos
        ambicioso/ambiciosa/ambiciosos/ambiciosas: que quiere llegar muy alto
        sensato/sensat~: que piensa con buen juicio
        rebelde/rebelde~: que no acepta órdenes
        despistado/despistad~: que no se fija en las cosas
        ágil/ágil~: que se mueve con rapidez`,
    },
    {
      // Situación de una persona o un pueblo
      kind: 'adjective',
      rows: `
        adinerado/adinerad~: que tiene muchos bienes
        próspero/prósper~: al que le va bien y crece
        famoso*: que todo el mundo conoce
        célebre/célebre~: muy conocido por sus obras
        ilustre/ilustre~: muy respetado por sus obras
        poderoso/poderosa/poderosos/poderosas: que manda mucho
        influyente/influyente~: que puede cambiar lo que otros deciden
        analfabeto/analfabet~: que no sabe leer ni escribir
        ciego/ciega/ciegos/ciegas: que no puede ver
        sordo/sord~: que no oye
        mudo/mud~: que no puede hablar
        embarazada/embarazadas: que espera un hijo
        desnudo/desnud~: que no lleva ropa
        descalzo/descalz~: que no lleva zapatos
        adulto/adult~: que ya no es niño
        soltero/solter~: que no tiene marido ni mujer
        nómada/nómada~: que no vive en un lugar fijo
        indígena/indígena~: del pueblo que vivió allí primero
        extranjero*/extranjeras/extranjera/países extranjeros/país extranjero: de otro país
        cautivo/cautiv~: encerrado por el enemigo
        inocente/inocente~: que no hizo nada malo
        culpable/culpable~: que hizo algo malo`,
    },
    {
      // Tamaño y fuerza
      kind: 'adjective',
      rows: `
        enorme/enorme~: muy grande
        inmenso/inmens~: tan grande que no se puede medir
        gigantesco/gigantesc~: muy grande, como una montaña
        diminuto/diminut~: muy pequeño
        minúsculo/minúscul~: tan pequeño que casi no se ve
        amplio/ampli~: extenso, que abarca mucho
        vasto/vast~: muy grande en extensión
        estrecho/estrecha/estrechos/estrechas/muy estrecho: con poco espacio entre los lados
        espeso/espes~: tan denso que no deja ver
        grueso/grues~: ancho, que no es fino
        delgado/delgad~: fino, que no es ancho
        robusto/robust~: muy fuerte, que aguanta mucho
        débil/débil~: con poca fuerza
        frágil/frágil~: que se rompe con facilidad
        intenso/intens~: que se nota con mucha fuerza
        leve*: con poco peso o importancia
        grave*: muy serio o peligroso
        profundo/profund~: que llega muy adentro
        superficial*: que se queda en la parte de fuera
        elevado*: de mucha altura o valor
        pesado/pesad~: con mucho peso
        ligero/liger~: con poco peso
        violento/violent~: que usa la fuerza y hace daño
        brusco/brusc~: rápido y sin suavidad`,
    },
    {
      // Cantidad
      kind: 'adjective',
      rows: `
        numeroso/numerosa/numerosos/numerosas: muchos, en gran cantidad
        abundante/abundante~: en gran cantidad
        escaso/escas~: en poca cantidad
        suficiente/suficiente~: en cantidad que alcanza
        insuficiente/insuficiente~: en cantidad que no alcanza
        excesivo/excesiv~: que pasa de la medida
        innumerable/innumerable~: tantos que nadie puede contarlos
        incontable/incontable~: tantos que nadie puede saber cuántos
        adicional/adicional~: que se suma a lo anterior
        múltiple/múltiple~: de muchas formas o partes
        considerable/considerable~: bastante grande
        parcial/parcial~: que no está entero
        completo/completa/completos/completas: al que no le falta nada
        entero/enter~: al que no le falta ninguna parte
        vacío/vacía/vacíos/vacías: sin nada dentro
        repleto/replet~: tan lleno que no cabe más
        exclusivo*: solo para unos pocos`,
    },
    {
      // Importancia y valor
      kind: 'adjective',
      rows: `
        esencial/esencial~: muy necesario, de lo más importante
        fundamental*: muy importante, base de lo demás
        imprescindible/imprescindible~: muy importante y del todo necesario
        indispensable/indispensable~: muy importante, del todo necesario
        decisivo/decisiv~: tan importante que cambia todo
        principal/principal~: más importante que los demás
        secundario/secundari~: menos importante
        valioso/valiosa/valiosos/valiosas: que vale mucho
        inútil/inútil~: que no sirve para nada
        beneficioso/beneficiosa/beneficiosos/beneficiosas: que hace bien
        perjudicial/perjudicial~: que causa un mal
        dañino/dañin~: que hace mal a la salud
        saludable/saludable~: que hace bien al cuerpo
        nocivo/nociv~: malo para la salud
        eficaz/eficaces: que logra lo que se quiere
        adecuado/adecuad~: que va bien para un fin
        apropiado/apropiad~: que va bien en una situación
        excelente/excelente~: muy bueno, de gran calidad
        pésimo/pésim~: muy malo, sin ninguna calidad
        extraordinario/extraordinari~: muy bueno, fuera de lo normal
        magnífico/magnífic~: de gran calidad, que causa admiración
        maravilloso/maravillosa/maravillosos/maravillosas: tan bueno que causa admiración
        lamentable/lamentable~: que da pena
        peligroso*: que puede causar daño
        justo*: que da a cada uno lo suyo
        sagrado/sagrad~: que pertenece a Dios o a los dioses`,
    },
    {
      // Tiempo
      kind: 'adjective',
      rows: `
        antiguo/antigu~: de hace mucho tiempo
        reciente/reciente~: que ocurrió hace poco
        actual/actual~: de la época de ahora
        contemporáneo/contemporáne~: de la misma época
        futuro*/futura/futuras/futuros: que está por venir
        anterior/anterior~: que va delante en el tiempo
        posterior/posterior~: que va después en el tiempo
        previo/previa/previos/previas: que va delante de otra cosa
        inicial/inicial~: del principio
        definitivo/definitiv~: que ya no cambiará
        provisional/provisional~: que dura hasta tener otra cosa
        temporal*: que dura solo un tiempo
        permanente/permanente~: que sigue así sin fin
        eterno/etern~: que no tiene fin
        breve/breve~: que dura poco
        prolongado/prolongad~: que dura mucho
        anual/anual~: de cada año
        mensual/mensual~: de cada mes
        diario*/diaria/diarias: de todos los días
        cotidiano/cotidian~: de la vida de todos los días
        frecuente/frecuente~: que ocurre muchas veces
        constante/constante~: que sigue sin parar
        repentino/repentin~: que llega de golpe
        súbito/súbit~: que llega de golpe, sin aviso
        gradual/gradual~: que va poco a poco
        inmediato/inmediat~: que pasa enseguida
        simultáneo/simultáne~: que ocurre al mismo tiempo
        inesperado/inesperad~: que llega sin que nadie lo imagine
        medieval/medieval~: de los siglos V al XV
        moderno/modern~: de la época de hoy
        maduro*/maduras/fruta madura/frutos maduros: listo para comer`,
    },
    {
      // Lugar y dirección
      kind: 'adjective',
      rows: `
        cercano/cercan~: que está a poca distancia
        lejano/lejan~: que está a gran distancia
        remoto/remot~: a muy gran distancia de todo
        interior*/interiores: que está dentro
        exterior*/exteriores: que está fuera
        subterráneo/subterráne~: que está bajo tierra
        costero/coster~: que está junto al mar
        montañoso/montañosa/montañosos/montañosas: lleno de cerros y cumbres
        urbano/urban~: de la ciudad y sus calles
        rural/rural~: del campo y los pueblos
        mundial/mundial~: de todo el planeta
        global/global~: de todos los países del planeta
        nacional/nacional~: de todo un país
        local*: de un lugar concreto
        tropical/tropical~: de las zonas más cálidas de la Tierra
        septentrional/septentrional~: del norte de un lugar
        meridional/meridional~: del sur de un lugar
        occidental/occidental~: del oeste de un lugar
        oriental/oriental~: del este de un lugar
        fronterizo/fronteriz~: que está en el límite de un país
        aislado/aislad~: sin contacto con otros lugares
        inaccesible/inaccesible~: al que no se puede llegar
        deshabitado/deshabitad~: donde no vive nadie`,
    },
    {
      // Naturaleza y seres vivos
      kind: 'adjective',
      rows: `
        fértil/fértil~: donde las plantas crecen bien
        árido/árid~: sin agua y con pocas plantas
        húmedo/húmed~: con algo de agua
        seco*/clima seco/muy seco/secas/secos/muy seca: sin agua ni humedad
        lluvioso/lluviosa/lluviosos/lluviosas: en que cae mucha agua
        templado/templad~: ni frío ni caliente
        helado*/agua helada/viento helado/helados por: muy frío, casi hielo
        cálido/cálid~: con bastante calor
        salvaje/salvaje~: que vive libre en la naturaleza
        doméstico*/animales domésticos/animal doméstico: que vive con las personas
        venenoso/venenosa/venenosos/venenosas: que puede matar con una sustancia
        carnívoro/carnívor~: que se alimenta de otros animales
        herbívoro/herbívor~: que se alimenta de plantas
        nocturno/nocturn~: que ocurre de noche
        acuático/acuátic~: que vive en el agua
        terrestre/terrestre~: que vive en la tierra
        marino/marinos/marinas: que vive en el mar
        extinguido/extinguid~: que ya no existe
        silvestre/silvestre~: que crece sin que nadie lo cuide
        comestible/comestible~: que sirve de alimento
        podrido/podrid~: en mal estado y con mal olor
        amargo/amarg~: de sabor como el café solo
        picante/picante~: que quema la lengua
        crudo/crud~: sin cocinar
        espinoso/espinosa/espinosos/espinosas: que pincha
        frondoso/frondosa/frondosos/frondosas: con muchas ramas y hojas`,
    },
    {
      // Forma y materia
      kind: 'adjective',
      rows: `
        sólido/sólid~: duro, que no cambia de forma
        hueco/hueca/huecos/huecas: que no tiene nada dentro
        rígido/rígid~: que no se puede doblar
        flexible/flexible~: que se dobla sin romperse
        elástico/elástic~: que se estira y vuelve a su forma
        resistente/resistente~: que no se rompe
        duradero/durader~: que tarda mucho en gastarse
        transparente/transparente~: que deja ver a través
        áspero/ásper~: que rasca al tocarlo
        liso/lis~: sin bultos ni arrugas
        plano/plana/planas/planos de: sin partes altas ni bajas
        puntiagudo/puntiagud~: que termina muy fino
        afilado/afilad~: que corta bien
        redondo*: con forma de bola o de rueda
        esférico/esféric~: con forma de bola
        circular*/forma circular/circulares: con forma de anillo
        vertical/vertical~: que va de arriba abajo
        horizontal/horizontal~: que va de un lado al otro
        inclinado/inclinad~: que no está recto
        torcido/torcid~: que ha perdido la línea recta
        pegajoso/pegajosa/pegajosos/pegajosas: que se queda unido a los dedos
        inflamable/inflamable~: que arde con facilidad
        artificial/artificial~: hecho por las personas
        pálido/pálid~: con poco color
        brillante*: que da o refleja luz
        oscuro/oscur~: con poca o ninguna luz
        resbaladizo/resbaladiz~: donde uno se cae con facilidad
        mojado*: cubierto de agua`,
    },
    {
      // Aspecto e impresión
      kind: 'adjective',
      rows: `
        hermoso/hermosa/hermosos/hermosas: que gusta mucho al verlo
        bello/bell~: que gusta al verlo
        horrible*: feo y malo, que da miedo
        espantoso/espantosa/espantosos/espantosas: muy feo, que da miedo
        aterrador/aterrador~: que da muchísimo miedo
        elegante/elegante~: vestido con buen gusto
        lujoso/lujosa/lujosos/lujosas: caro y muy cómodo
        sencillo/sencill~: sin adornos ni dificultad
        desordenado/desordenad~: con todo fuera de su sitio
        sucio*: con manchas o barro
        ruidoso/ruidosa/ruidosos/ruidosas: que suena mucho
        silencioso/silenciosa/silenciosos/silenciosas: que no hace ruido
        tranquilo/tranquil~: sin ruido ni prisas
        pacífico/pacífic~: sin guerras ni peleas
        pintoresco/pintoresc~: bonito y curioso de ver
        atractivo*/atractiva/atractivas/muy atractivo: que llama la atención por bonito
        invisible/invisible~: que nadie puede ver
        visible/visible~: que se puede ver
        agradable/agradable~: que da gusto
        desagradable/desagradable~: que no da gusto
        divertido/divertid~: que hace reír
        misterioso/misteriosa/misteriosos/misteriosas: que nadie sabe explicar
        mágico/mágic~: que tiene un poder sobrenatural
        asombroso/asombrosa/asombrosos/asombrosas: que causa admiración y sorpresa
        impresionante/impresionante~: que causa gran admiración`,
    },
    {
      // Verdad, claridad y clase
      kind: 'adjective',
      rows: `
        verdadero/verdader~: que no es mentira ni copia
        falso/fals~: que no es real
        auténtico/auténtic~: que es de verdad, no una copia
        evidente/evidente~: tan claro que se ve enseguida
        obvio/obvi~: tan claro que todos lo ven
        confuso/confus~: difícil de entender
        complejo*: de muchas partes, nada fácil
        complicado/complicad~: nada fácil de entender o hacer
        dudoso/dudosa/dudosos/dudosas: que no es seguro
        probable/probable~: que seguramente ocurrirá
        inevitable/inevitable~: que va a ocurrir sin remedio
        exacto/exact~: sin ningún error
        correcto/correct~: sin ningún error ni falta
        equivocado/equivocad~: que no acierta
        absurdo/absurd~: que no tiene sentido
        lógico/lógicos: que tiene sentido
        extraño*/muy extraño/muy extraña/extrañas/algo extraño/extraño ruido: que no es normal
        raro/rara/raros/raras: que no es normal ni frecuente
        habitual/habitual~: que ocurre casi siempre
        común/comunes: que ocurre o existe en muchos
        semejante/semejante~: casi igual a otro
        idéntico/idéntic~: igual en todo
        distinto/distint~: que no es igual
        opuesto/opuest~: que es lo contrario
        diverso/diversa/diversas/diversos: de varias clases
        variado/variad~: con muchas clases
        oficial*: que viene de la autoridad
        público*: que es para todos
        privado/privad~: que es solo de unos pocos
        ilegal/ilegal~: que va contra la ley
        obligatorio/obligatori~: que hay que hacer por norma
        gratuito/gratuit~: que no cuesta dinero
        secreto*/secreta/secretas/en secreto: que casi nadie conoce`,
    },
    {
      // Cómo sigue lo que se dice
      kind: 'adverb',
      rows: `
        sin embargo: a pesar de lo dicho
        no obstante: a pesar de todo lo dicho
        por lo tanto: como consecuencia
        por consiguiente: como consecuencia lógica
        asimismo: y también, de igual modo
        tal vez: puede que sí
        quizás/quizá: puede que sí y puede que no
        probablemente: con bastante seguridad
        supuestamente: según dicen, sin pruebas
        aparentemente: según parece
        evidentemente: como todos ven
        desgraciadamente: por mala suerte
        afortunadamente: por buena suerte`,
    },
    {
      // Cuándo y cuántas veces
      kind: 'adverb',
      rows: `
        antiguamente: en un pasado lejano
        actualmente: en nuestros días
        recientemente: hace poco tiempo
        anteriormente: en un momento del pasado
        posteriormente: más tarde, después de eso
        inmediatamente: sin esperar ni un segundo
        enseguida: sin esperar, sin perder tiempo
        de inmediato: sin esperar
        repentinamente: de golpe, en un instante
        de repente*: de golpe y sin aviso
        de pronto: de golpe y sin que nadie lo espere
        finalmente: por último, al terminar
        mientras tanto: durante ese tiempo
        a menudo*: muchas veces
        con frecuencia: muchas veces, una y otra vez
        frecuentemente: muchas veces, no rara vez
        raramente: casi nunca
        de vez en cuando: algunas veces, pero no siempre
        continuamente: sin parar en ningún momento
        constantemente: sin parar nunca
        permanentemente: para siempre, sin parar
        temporalmente: solo por un tiempo
        gradualmente: poco a poco
        paulatinamente: poco a poco, despacio
        simultáneamente: al mismo tiempo
        diariamente: todos los días
        anualmente: una vez cada doce meses
        a diario: todos los días del año
        tarde o temprano: algún día, seguro`,
    },
    {
      // Cuánto
      kind: 'adverb',
      rows: `
        aproximadamente: más o menos
        exactamente: ni más ni menos
        apenas: muy poco, casi nada
        totalmente: por entero
        completamente: por entero, sin faltar nada
        por completo: por entero, hasta el final
        parcialmente: solo en una parte
        principalmente: en primer lugar y más que nada
        especialmente: más que otros, en primer lugar
        únicamente: nada más que eso
        considerablemente: en un grado bastante alto
        excesivamente: más de lo debido
        ligeramente: un poco, no mucho
        extremadamente: en el más alto grado
        enormemente: en un grado muy alto`,
    },
    {
      // De qué manera
      kind: 'adverb',
      rows: `
        cuidadosamente: fijándose bien en cada cosa
        atentamente: fijándose bien
        silenciosamente: sin hacer ruido
        a escondidas: sin que nadie lo vea
        en voz baja: casi sin hacer ruido al hablar
        suavemente: sin fuerza ni golpes
        bruscamente: de golpe y con fuerza
        violentamente: con mucha fuerza y daño
        valientemente: sin ningún miedo
        tímidamente: con vergüenza
        tristemente: con mucha pena
        alegremente: con buen humor
        furiosamente*: con mucho enfado
        amablemente: con buenas palabras
        generosamente: dando mucho
        pacíficamente: sin guerra
        voluntariamente: porque uno quiere
        a propósito: porque uno quiere hacerlo
        sin querer: por descuido
        fácilmente*: sin esfuerzo
        difícilmente: con mucho trabajo
        gratuitamente: sin cobrar
        cruelmente: haciendo sufrir`,
    },
    {
      // De qué trata o de dónde es
      kind: 'adjective',
      rows: `
        bélico/bélic~: de la guerra
        religioso/religiosa/religiosos/religiosas: de la fe en Dios
        económico/económic~: del dinero y la producción
        agrícola/agrícola~: del cultivo del campo
        marítimo/marítim~: del mar y los barcos
        industrial/industriales: de las fábricas y las máquinas
        comercial/comerciales: de la compra y la venta
        social/sociales: de la vida de las personas en grupo
        educativo/educativ~: de la enseñanza y la escuela
        artístico/artístic~: de la pintura, la música y la danza
        literario/literari~: de los libros y los poemas
        ambiental/ambientales: de la naturaleza que nos rodea
        solar*: del astro que nos da luz
        eléctrico*: de la corriente que enciende las lámparas
        lingüístico/lingüístic~: de las lenguas y las palabras
        jurídico/jurídic~: de las leyes y los jueces
        militar*/poder militar/servicio militar/fuerza militar/jefe militar/líder militar/fuerzas militares: del ejército
        médico*: del cuidado de los enfermos`,
    },
  ],
};
