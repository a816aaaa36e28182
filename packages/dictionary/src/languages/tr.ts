import type { Words } from '../words.js';

/** What harder Turkish words mean, in plain words. */
export const words: Words = {
  endings: {
    verb:
      'an ar di du dü dı en er in ip ir or ti tu tü tı un up ur ün üp ür ın ıp ır dik dim din duk dum dun dük düm dün dık dım dın mak mam maz mek ' +
      'mem mez miş muş müş mış sin sun sün sın tik tim tin tuk tum tun tük tüm tün tık tım tın yan yen yin yip yor yun yup yün yüp yın yıp acak ' +
      'alım arak ardı arsa diği duğu düğü dığı ecek elim erdi erek erse ince iniz irdi irim irse iyor madı malı ması maya medi meli mesi meye ordu ' +
      'orum oruz tiği tuğu tüğü tığı unca unuz urdu ursa urum uyor ünce ünüz ürdü ürse ürüm üyor ınca ınız ırdı ırsa ırım ıyor acağı anlar arken ' +
      'arlar armış dikçe diler diğim diğin dukça dular duğum duğun dükçe düler düğüm düğün dıkça dılar dığım dığın eceği enler erken erler ermiş ' +
      'irken irler irmiş madan madım makta mamış mayan mayın meden medim mekte memiş meyen meyin miyor mişti muyor muştu müyor müştü mıyor mıştı ' +
      'orlar ormuş orsun tikçe tiler tiğim tiğin tukça tular tuğum tuğun tükçe tüler tüğüm tüğün tıkça tılar tığım tığın urken urlar urmuş yacak ' +
      'yalım yarak yecek yelim yerek yince yiniz yordu yunca yunuz yünce yünüz yınca yınız ürken ürler ürmüş ırken ırlar ırmış abilir acağız amayan ' +
      'dikten diğini duktan duğunu dükten düğünü dıktan dığını ebilir eceğiz emeyen iyordu iyorum iyoruz masına masını mesine mesini mişler miştim ' +
      'miştir muşlar muştum muştur müşler müştüm müştür mışlar mıştım mıştır tikten tiğini tuktan tuğunu tükten tüğünü tıktan tığını uyordu uyorum ' +
      'uyoruz yanlar yenler yorlar yormuş üyordu üyorum üyoruz ıyordu ıyorum ıyoruz acaktır dikleri diğimiz diğinde dukları duğumuz duğunda dükleri ' +
      'düğümüz düğünde dıkları dığımız dığında ecektir iyorlar iyormuş iyorsun masında masının masıyla mesinde mesinin mesiyle miyordu miyorum ' +
      'muyordu muyorum müyordu müyorum mıyordu mıyorum orlardı tikleri tiğimiz tiğinde tukları tuğumuz tuğunda tükleri tüğümüz tüğünde tıkları ' +
      'tığımız tığında uyorlar uyormuş uyorsun yabilir yacağım yacağız yebilir yeceğim yeceğiz üyorlar üyormuş üyorsun ıyorlar ıyormuş ıyorsun ' +
      'maktadır masından mektedir mesinden yorlardı diklerini duklarını düklerini dıklarını iyorlardı tiklerini tuklarını tüklerini tıklarını ' +
      'uyorlardı üyorlardı ıyorlardı diklerinde duklarında düklerinde dıklarında iyorlarmış tiklerinde tuklarında tüklerinde tıklarında uyorlarmış ' +
      'üyorlarmış ıyorlarmış',
    noun:
      'a e i u ü ı da de in si su sü sı ta te un ya ye yi yu yü yı ün ın dan den dir dur dür dır ine ini lar ler miz muz müz mız nin nun nün nın ' +
      'tan ten tir tur tür tır una unu yla yle üne ünü ına ını daki deki idir imiz inde inin iyle lara ları lere leri sine sini suna sunu süne sünü ' +
      'sına sını taki teki udur umuz unda unun uyla üdür ümüz ünde ünün üyle ıdır ımız ında ının ıyla inden larda ların lerde lerin sinde sinin ' +
      'siyle sunda sunun suyla sünde sünün süyle sında sının sıyla undan ünden ından imizin indeki lardan larına larını lerden lerine lerini sinden ' +
      'sundan sünden sından umuzun undaki ümüzün ündeki ımızın ındaki larımız larında larının larıyla lerimiz lerinde lerinin leriyle larından ' +
      'lerinden',
    adjective:
      'di du dü dı ti tu tü tı dir dur dür dır lar ler miş muş müş mış tir tur tür tır ydi ydu ydü ydı ysa yse ymiş ymuş ymüş ymış larmış lermiş ' +
      'mişler muşlar müşler mışlar ymişler ymuşlar ymüşler ymışlar',
    adverb: '',
  },
  groups: [
    {
      // Bir eşyaya, bir yapıya yapılanlar
      kind: 'verb',
      rows: `
        gizlemek/gizle~/gizliy~/gizlen~/gizler: görünmez kılmak
        onarmak/onar~: bozulanı yeniden çalışır duruma getirmek
        yıkmak/yıktı/yıkmış/yıkıldı/yıkılmış/yıkılan/yıkılması/yıkılıp/yıkılır/yıktılar/yıkmışlar/yıkılmıştır: devirip yerle bir etmek
        parçalamak/parçala~/parçalıy~/parçalan~: küçük küçük bölmek, dağıtmak
        yok etmek/yok etti/yok eder/yok eden/yok ediyor/yok edildi/yok edilmiş/yok ettiği/yok edecek/yok edilmesi/yok edilen: yerle bir etmek, hiç bırakmamak
        süslemek/süsle~/süslen~: güzel görünmesi için donatmak
        fırlatmak/fırlat~/fırlatıl~: hızla uzağa atmak
        sürüklemek/sürükle~/sürüklüy~/sürüklen~: yerde çekerek götürmek
        devirmek/devirdi/devirmiş/deviren/devirip/devirir/devirerek/devrildi/devrilmiş/devriliyor/devrilen/devrilince: ayakta duranı yere düşürmek
        örtmek/örttü/örtmüş/örter/örten/örtüp/örtüyor/örterek/örtülmüş/örtülü: üstünü kapatmak
        sarmalamak/sarmala~: her yanını bezle kapatmak
        gömmek/göm~/gömül~: toprağın altına koymak
        kazımak/kazıdı/kazımış/kazıyıp/kazıyarak/kazınmış/kazınır/kazıyın/kazıyor: sert bir şeyle yüzeyini sıyırmak
        cilalamak/cilala~: parlak duruma sokmak
        biriktirmek/biriktir~: azar azar toplamak
        yerleştirmek/yerleştir~/yerleştiril~: uygun yere koymak
        yağmalamak/yağmala~: zorla alıp götürmek, soymak
        kuşatmak/kuşat~/kuşatıl~: çevresini tamamen sarmak`,
    },
    {
      // Çoğaltmak, azaltmak, değiştirmek
      kind: 'verb',
      rows: `
        artırmak/artır~/artırıl~/arttır~: çoğaltmak, daha fazla yapmak
        azaltmak/azalt~/azaltıl~: eksiltmek, aşağı çekmek
        yükseltmek/yükselt~/yükseltil~: yukarı çıkarmak, daha fazla yapmak
        genişletmek/genişlet~/genişletil~: daha büyük, daha enli kılmak
        daraltmak/daralt~: enini küçültmek
        kısaltmak/kısalt~/kısaltıl~: boyunu küçültmek
        hızlandırmak/hızlandır~/hızlandırıl~: daha çabuk yürümesini sağlamak
        yavaşlatmak/yavaşlat~: temposunu düşürmek
        güçlendirmek/güçlendir~/güçlendiril~: daha sağlam, daha kuvvetli kılmak
        zayıflatmak/zayıflat~: kuvvetini almak
        kolaylaştırmak/kolaylaştır~: zorluğunu ortadan kaldırmak
        zorlaştırmak/zorlaştır~: yapılmasını güç kılmak
        kirletmek/kirlet~: temizliğini bozmak
        dönüştürmek/dönüştür~/dönüştürül~: bir şeyden bambaşka bir şey oluşturmak
        sınırlamak/sınırla~: belli bir noktadan ötesine izin vermemek
        dengelemek/dengele~: iki tarafı eşit ağırlığa getirmek
        yenilemek/yenile~/yeniliy~: eskisinin yerine tazesini koymak`,
    },
    {
      // Ortaya yeni bir şey çıkarmak
      kind: 'verb',
      rows: `
        icat etmek/icat etti/icat eden/icat edildi/icat etmiş/icat edilmiş/icat edilen/icat edilmesi/icat ettiği/icat eder: daha önce bulunmayan bir araç yapmak
        üretmek/üret~/üretil~: mal ya da ürün ortaya çıkarmak
        inşa etmek/inşa etti/inşa ettirdi/inşa edildi/inşa edilen/inşa edilmiş/inşa eden/inşa etmiş/inşa edilmesi/inşa eder/inşa ediyor: bina, köprü ya da gemi yapmak
        tasarlamak/tasarla~/tasarlan~/tasarlar: nasıl olacağını kafada ya da kâğıtta çizmek
        dokumak/dokudu/dokumuş/dokuyan/dokuyup/dokuyor/dokunmuş/dokunan/dokumaya/dokuyordu/dokurlar/dokuyarak: iplikten kumaş yapmak
        örmek*: ipleri ilmek ilmek birbirine geçirmek
        biçimlendirmek/biçimlendir~: istenen görünüşü vermek
        yontmak/yont~: taştan ya da ağaçtan keserek şekil vermek
        bestelemek/bestele~: şarkının müziğini yazmak
        yetiştirmek/yetiştir~/yetiştiril~: emek vererek büyütmek
        betimlemek/betimle~: sözcüklerle gözde canlandırmak
        taklit etmek/taklit etti/taklit eder/taklit eden/taklit ediyor/taklit ederek/taklit etmeye/taklit etmiş/taklit ettiği/taklit edildi: aynısını yapmaya çalışmak
        kopyalamak/kopyala~: tıpatıp aynısını çıkarmak
        donatmak/donat~/donatıl~: gereken her şeyle doldurmak
        geliştirmek/geliştir~/geliştiril~: daha ileri bir aşamaya taşımak
        uyarlamak/uyarla~/uyarlan~: yeni koşullara uygun kılmak`,
    },
    {
      // Birine, bir ülkeye yapılan kötülük ya da iyilik
      kind: 'verb',
      rows: `
        aldatmak/aldat~: yalanla kandırmak
        kandırmak/kandır~: yalanla inandırmak
        korumak/koru~/korun~/korur/korurlar/korunur: zarar görmesini önlemek
        savunmak/savun~: karşı koyup zarar görmesini önlemek
        kurtarmak/kurtar~/kurtarıl~: beladan çekip almak, zarar görmesini önlemek
        hapsetmek/hapset~/hapsedil~: dört duvar arasına kapatmak
        sürgün etmek/sürgün etti/sürgün edildi/sürgün edilmiş/sürgün edilen/sürgün etmiş/sürgün eder/sürgün eden/sürgün ediyor: ceza olarak uzağa göndermek
        kovmak/kovdu/kovmuş/kovuldu/kovulmuş/kovulan/kovulur/kovup/kovar/kovmuşlar/kovdular/kovulması: istemeyip göndermek
        esir almak/esir aldı/esir alındı/esir alınan/esir almış: savaşta yakalayıp götürmek
        fethetmek/fethet~/fethed~: savaşarak, zorla almak
        cezalandırmak/cezalandır~/cezalandırıl~: suçunun karşılığını çektirmek
        affetmek/affet~/affed~: suçunu bağışlamak
        ödüllendirmek/ödüllendir~/ödüllendiril~: başarısına karşılık armağan vermek
        suçlamak/suçla~/suçluy~/suçlan~: kötü bir iş yaptığını söylemek
        tutuklamak/tutukla~/tutuklan~: mahkeme kararıyla dört duvar arasına kapatmak
        serbest bırakmak/serbest bıraktı/serbest bırakıldı/serbest bırakılan/serbest bırakmış/serbest bırakılması: gitmesine izin vermek
        desteklemek/destekle~/destekliy~/desteklen~: arkasında durup yardım etmek`,
    },
    {
      // Birini bir işe yöneltmek, duygusunu değiştirmek
      kind: 'verb',
      rows: `
        ikna etmek/ikna etti/ikna eder/ikna etmeye/ikna etmiş/ikna edemedi/ikna ediyor/ikna eden/ikna ettiği/ikna ederek/ikna edildi: konuşarak razı getirmek
        uyarmak/uyar~/uyarıl~: tehlikeyi önceden haber vermek
        zorlamak/zorladı/zorlamış/zorlayan/zorlayarak/zorluyor/zorlamaya/zorladılar/zorlaması/zorladığı: istemediği işe mecbur tutmak
        özendirmek/özendir~: hevesini uyandırmak
        yüreklendirmek/yüreklendir~: cesaret vermek
        davet etmek/davet etti/davet eder/davet edildi/davet etmiş/davet edilen/davet ediyor/davet ettiği/davet eden/davet ederek/davet edip: bir yere çağırmak
        görevlendirmek/görevlendir~/görevlendiril~: iş ya da sorumluluk yüklemek
        azarlamak/azarla~: kızarak sert sözler söylemek
        övmek/öv~: iyi yönlerini anlatmak
        alay etmek/alay etti/alay eder/alay ediyor/alay etmiş/alay etmeye/alay ettiler/alay etmişler/alay eden/alay ettiği/alay ederek: gülünç duruma düşürüp eğlenmek
        teselli etmek/teselli etti/teselli eder/teselli etmeye/teselli etmiş/teselli ediyor/teselli eden/teselli ettiği: acısını hafifletecek söz söylemek
        avutmak/avut~: oyalayıp acısını unutturmak
        yatıştırmak/yatıştır~: öfkesini, heyecanını dindirmek
        şaşırtmak/şaşırt~: beklenmedik şeyle karşılaştırmak
        korkutmak/korkut~: ödünü koparmak
        kızdırmak/kızdır~: öfkelenmesine yol açmak
        üzmek/üz~: keyfini kaçırıp ağlamaklı etmek
        sevindirmek/sevindir~: yüzünü güldürmek
        utandırmak/utandır~: yüzünü kızartmak
        eğitmek/eğit~/eğitil~: bilgi ve beceri kazandırmak
        selamlamak/selamla~/selamlıy~: merhaba demek, el sallamak`,
    },
    {
      // Kurala, karara, plana ilişkin işler
      kind: 'verb',
      rows: `
        yasaklamak/yasakla~/yasaklıy~/yasaklan~: kuralla, kanunla izin vermemek
        engellemek/engelle~/engelliy~/engellen~: önüne set çekip izin vermemek
        onaylamak/onayla~/onaylıy~/onaylan~: uygun bulmak, kabul etmek
        reddetmek/reddet~/redded~/reddedil~: istememek, geri çevirmek
        ertelemek/ertele~/ertelen~: sonraki bir güne bırakmak
        uygulamak/uygula~/uyguluy~/uygulan~/uygulanır/uygular: düşünceyi işe dökmek
        gerçekleştirmek/gerçekleştir~/gerçekleştiril~: düşünceyi işe çevirip başarmak
        denetlemek/denetle~: doğru yapılıp yapılmadığına bakmak
        yönetmek/yönet~/yönetil~: başında durup karar vermek
        imzalamak/imzala~/imzalan~: belgenin altına adını yazmak
        ihlal etmek/ihlal etti/ihlal eden/ihlal edildi/ihlal ettiği/ihlal edilmesi/ihlal etmiş/ihlal eder/ihlal ediyor/ihlal ederek/ihlal edilen: kuralı çiğnemek
        üstlenmek/üstlen~: bir görevi kendi üzerine almak
        başlatmak/başlat~/başlatıl~: ilk adımı attırmak
        tamamlamak/tamamla~/tamamlıy~/tamamlan~/tamamlar: eksiksiz bitirmek
        sürdürmek/sürdür~/sürdürül~: bırakmadan devam etmek
        önlemek/önle~/önlen~/önler: ortaya çıkmasına izin vermemek
        benimsemek/benimse~/benimsen~/benimser: kendisinin saymak, kabul etmek`,
    },
    {
      // Düşünerek bulmak, anlamak
      kind: 'verb',
      rows: `
        keşfetmek/keşfet~/keşfed~/keşfedil~: var olan ama bilinmeyen şeyi bulmak
        araştırmak/araştır~/araştırıl~: bilgi edinmek için dikkatle bakmak, sormak
        incelemek/incele~/inceliy~/incelen~/inceler: ayrıntılarına dikkatle bakmak
        çözümlemek/çözümle~: parçalarına ayırıp anlamak
        hesaplamak/hesapla~/hesaplan~: sayılarla sonucu bulmak
        ölçmek/ölç~/ölçül~: uzunluğunu, ağırlığını belirlemek
        karşılaştırmak/karşılaştır~/karşılaştırıl~: benzer ve farklı yanlarına bakmak
        kanıtlamak/kanıtla~/kanıtlıy~/kanıtlan~: doğru olduğunu göstermek
        varsaymak/varsay~/varsayıl~: doğru olduğunu kabul etmek
        tahmin etmek/tahmin etti/tahmin eder/tahmin ediyor/tahmin edilen/tahmin ediliyor/tahmin edilmektedir/tahmin etmiş: aşağı yukarı söylemek ya da bilmek
        sezmek/sezdi/sezmiş/seziyor/sezip/sezince/sezdiği/seziyordu/sezmişti: belirtilerinden ayırdına varmak
        fark etmek/fark etti/fark etmiş/fark eder/fark etmedi/fark etmemiş/fark ederek/fark ettiler/fark edildi/fark ediyor/fark eden: görüp ayırdına varmak
        hatırlamak/hatırla~/hatırlıy~/hatırlan~/hatırlar: yeniden aklına getirmek
        ezberlemek/ezberle~: akılda tutacak kadar tekrar etmek
        yorumlamak/yorumla~/yorumluy~/yorumlan~: anlamını kendine göre açıklamak
        tanımlamak/tanımla~/tanımlıy~/tanımlan~: ne olduğunu belirleyip açıklamak
        sınıflandırmak/sınıflandır~/sınıflandırıl~: benzerlerine göre kümelere ayırmak
        vurgulamak/vurgula~/vurgulan~: önemini öne çıkarmak`,
    },
    {
      // Söylemek, bildirmek
      kind: 'verb',
      rows: `
        açıklamak/açıkla~/açıklıy~/açıklan~: anlaşılır kılmak, haber vermek
        bildirmek/bildir~/bildiril~: haber vermek
        duyurmak/duyur~/duyurul~: herkese haber vermek
        ilan etmek/ilan etti/ilan edildi/ilan eden/ilan edilen/ilan etmiş/ilan etmesi/ilan ettiği/ilan eder/ilan ediyor/ilan ederek: herkese resmî olarak haber vermek
        belirtmek/belirt~/belirtil~: açıkça dile getirmek
        iddia etmek/iddia etti/iddia eden/iddia ediyor/iddia edilen/iddia eder/iddia etmiş/iddia etmektedir/iddia ettiği/iddia ederek: kanıtlamadan öne sürmek
        fısıldamak/fısılda~/fısıldar: alçak sesle, kulağa konuşmak
        haykırmak/haykır~: yüksek sesle bağırmak
        mırıldanmak/mırıldan~: dudak arasından, anlaşılmaz konuşmak
        homurdanmak/homurdan~: kızıp kendi kendine ses çıkarmak
        yalvarmak/yalvar~: acındırarak istemek
        övünmek/övün~: başarılarını anlatıp gururlanmak
        söz vermek/söz verdi/söz vermiş/söz verir/söz veriyor/söz verdiği/söz vermişti: yapacağına inandırmak
        önermek/öner~/önerilir/önerilen/önerildi/önerilmiştir: iyi olur diye ileri sürmek
        öğütlemek/öğütle~: iyi olur diye yol göstermek
        emretmek/emret~/emred~: kesin biçimde buyurmak
        seslenmek/seslen~: uzaktan çağırmak
        teşekkür etmek/teşekkür etti/teşekkür eder/teşekkür etmiş/teşekkür ederek/teşekkür ettiler/teşekkür etmişler/teşekkür eden: minnetini dile getirmek
        özür dilemek/özür diledi/özür diler/özür dilemiş/özür dileyerek/özür dilerim: hatası için bağışlanmak istemek
        itiraz etmek/itiraz etti/itiraz eder/itiraz eden/itiraz etmiş/itiraz ediyor/itiraz ettiği/itiraz ederek/itiraz edildi/itiraz edilen/itiraz edip: karşı çıkmak
        tartışmak/tartış~/tartışıl~: karşılıklı görüşleri çarpıştırmak
        karşılık vermek/karşılık verdi/karşılık vermiş/karşılık verir/karşılık vererek: yanıtlamak`,
    },
    {
      // Almak, vermek, taşımak
      kind: 'verb',
      rows: `
        sağlamak*: elde etmek ya da kazandırmak
        edinmek/edindi/edinmiş/edinen/edinir/edindiği/edinmeye/edinmiştir/edinerek/edinebilir/edinmesi/ediniyor: kendine ait kılmak
        ödünç almak/ödünç aldı/ödünç almış/ödünç alır/ödünç alan: geri vermek üzere istemek
        harcamak/harca~/harcıy~/harcan~/harcar: parayı bir yere yatırıp bitirmek
        tüketmek/tüket~/tüketil~: kullanıp bitirmek
        israf etmek/israf etti/israf eden/israf eder/israf edilen/israf etmiş/israf ediyor/israf ettiği/israf ederek/israf edildi: gereksiz yere boşa bitirmek
        ulaştırmak/ulaştır~: gideceği yere götürüp bırakmak
        iletmek/ilet~/iletil~: birinden alıp ötekine geçirmek
        teslim etmek/teslim etti/teslim edildi/teslim etmiş/teslim eder/teslim edilen/teslim eden/teslim ediyor/teslim ettiği/teslim ederek: sahibinin eline bırakmak
        ihraç etmek/ihraç edilen/ihraç eden/ihraç etti/ihraç edildi/ihraç etmiş/ihraç eder/ihraç ediyor/ihraç ettiği/ihraç ederek/ihraç edip: yabancı ülkelere satmak
        ithal etmek/ithal edilen/ithal eden/ithal etti/ithal edildi/ithal etmiş/ithal eder/ithal ediyor/ithal ettiği/ithal ederek: yabancı ülkelerden getirtmek
        esirgemek/esirge~: vermekten kaçınmak`,
    },
    {
      // Bir yerden bir yere gitmek
      kind: 'verb',
      rows: `
        yaklaşmak/yaklaş~: arasındaki uzaklığı azaltmak
        uzaklaşmak/uzaklaş~: arayı açıp gitmek
        tırmanmak/tırman~: el ve ayakla tutunarak yukarı çıkmak
        sürünmek/süründü/sürünmüş/sürünerek/sürünür/sürünüyor/sürünen/sürünmeye: karnı yerde, ilerlemek
        sıçramak*: yerinden birden zıplamak
        koşuşturmak/koşuştur~: telaşla oradan oraya gitmek
        dolaşmak*: amaçsızca ya da gezerek yürümek
        gezinmek/gezindi/gezinmiş/gezinir/gezinen/geziniyor/geziniyordu/gezinirken/gezinmeye/gezinip: ağır ağır yürümek
        süzülmek*: havada kanat çırpmadan kaymak
        yüzmek*: suda kulaç atarak ilerlemek
        sendelemek/sendele~: dengesini yitirip düşer gibi yürümek
        topallamak/topalla~: bir ayağını sürüyerek yürümek
        tökezlemek/tökezle~: ayağı takılıp düşecek gibi olmak
        kaçmak*: tehlikeden hızla gitmek
        sığınmak/sığın~: korunmak için bir yere girmek
        saklanmak*: görünmeyecek bir yere geçmek
        geri dönmek/geri döndü/geri dönmüş/geri döner/geri dönüp/geri dönmeye/geri dönmüşler/geri dönerek: ilk yerine varmak
        yola çıkmak/yola çıktı/yola çıkmış/yola çıkar/yola çıkan/yola çıkmışlar/yola çıktılar/yola çıkıp: gezisine başlamak
        kaybolmak/kayboldu/kaybolmuş/kaybolur/kaybolan/kaybolup/kaybolmuşlar/kayboluyor/kaybolmaya: görünmez olmak ya da yolunu bulamamak`,
    },
    {
      // Kendiliğinden olmak, değişmek
      kind: 'verb',
      rows: `
        oluşmak/oluş~: meydana gelmek, biçim almak
        belirmek/belirdi/belirmiş/belirir/beliren/belirip/beliriyor/belirmişti/belirdiğinde/belirmeye: yavaş yavaş meydana çıkmak
        gerçekleşmek/gerçekleş~: meydana gelmek, olup bitmek
        azalmak/azal~: sayıca düşmek
        genişlemek/genişle~/genişliy~: her yana doğru büyümek
        daralmak/daral~: eni küçülmek
        gelişmek/geliş~: ilerleyip olgunlaşmak
        gerilemek/gerile~/geriliy~: eskisinden kötü hale düşmek
        yayılmak*: dört bir yana ulaşmak
        çoğalmak/çoğal~: sayıca büyümek
        dönüşmek/dönüş~: başka bir şey olmak
        çökmek*: üstündekini taşıyamayıp yıkılmak
        erimek*: sıcaktan sıvı olmak
        donmak*: soğuktan buz kesmek
        buharlaşmak/buharlaş~: ısınıp havaya karışmak
        kurumak/kurudu/kurumuş/kuruyan/kuruyup/kuruyunca/kurur/kuruyor/kuruması/kurumaya/kurumuştu: suyunu yitirmek
        çürümek/çürü~: bozulup kokmak
        paslanmak/paslan~: nemden kızıl bir kabukla kaplanmak
        filizlenmek/filizlen~: ilk sürgünlerini vermek
        solmak*: rengini, canlılığını yitirmek
        patlamak*: gürültüyle parçalanmak
        tutuşmak*: alev almaya başlamak
        parıldamak/parılda~: ışık saçmak
        sona ermek/sona erdi/sona ermiş/sona erer/sona eren/sona ermesi/sona erdiğinde: bitmek, tükenmek`,
    },
    {
      // Nasıl bir durumda bulunmak
      kind: 'verb',
      rows: `
        benzemek/benze~/benziy~: görünüşü andırmak
        içermek/içer~: içinde bulundurmak
        kapsamak/kapsa~/kapsıy~/kapsar: içine almak, içinde bulundurmak
        simgelemek/simgele~/simgeliy~: bir düşüncenin işareti sayılmak
        gerektirmek/gerektir~: onsuz olmaz kılmak
        etkilemek/etkile~/etkiliy~/etkilen~: üzerinde iz bırakmak, değiştirmek
        belirlemek/belirle~/belirliy~/belirlen~/belirler: kesin olarak ortaya koymak
        oluşturmak*: meydana getirmek
        neden olmak/neden oldu/neden olur/neden olan/neden olmuş/neden olabilir/neden olmaktadır/neden oluyor/neden olduğu: yol açmak, meydana getirmek
        sahip olmak/sahip olan/sahip oldu/sahip olduğu/sahip olmuş: elinde bulundurmak
        barındırmak*: içinde yaşatmak, bulundurmak
        beslemek*: yiyecek vermek
        aydınlatmak*: ışık vermek
        ısıtmak/ısıt~/ısıtıl~: sıcaklığını yükseltmek
        soğutmak/soğut~: serin kılmak
        yansıtmak*: ışığı ya da sesi geri göndermek`,
    },
    {
      // Duymak, düşünmek, istemek
      kind: 'verb',
      rows: `
        özlemek*: uzaktakini görmek için yanıp tutuşmak
        kıskanmak/kıskan~: başkasındakini çekememek
        imrenmek/imren~: başkasındakini görüp özenmek
        hoşlanmak/hoşlan~: beğenip zevk almak
        güvenmek/güvendi/güvenmiş/güvenir/güveniyor/güvenen/güvenerek/güvenmeyi/güvendiği/güvenmiyor/güvenmedi: kötülük gelmeyeceğine inanmak
        şüphelenmek/şüphelen~: doğruluğundan emin olamamak
        kuşkulanmak/kuşkulan~: doğruluğundan emin olamamak, kötü bir şey sezmek
        endişelenmek/endişelen~: kötü bir şey olacak diye huzursuzlanmak
        kaygılanmak/kaygılan~: kötü bir şey olacak diye üzülmek
        utanmak*: yaptığından sıkılıp kızarmak
        öfkelenmek/öfkelen~: çok kızmak
        sinirlenmek/sinirlen~: kızmak, çileden çıkmak
        sevinmek*: mutluluk duymak
        üzülmek*: içi sızlamak, kederlenmek
        ummak/umuyor/umuyordu/umdu/umduğu/umarak/umarım/umuyorum/umuyoruz/ummuş/umarız: olmasını beklemek
        amaçlamak/amaçla~/amaçlıy~/amaçlan~: ulaşmak istediği şeyi belirlemek
        çekinmek/çekindi/çekinmiş/çekinen/çekiniyor/çekinmeden/çekinir/çekinmez/çekinmedi/çekiniyordu/çekindiği: sıkılıp ya da korkup uzak durmak
        şaşırmak*: beklemediği bir şeyle karşılaşınca donup kalmak
        bıkmak/bık~: usanmak, artık istememek
        gururlanmak/gururlan~: başarısıyla göğsü kabarmak`,
    },
    {
      // Davranmak, uğraşmak, yaşamak
      kind: 'verb',
      rows: `
        çabalamak/çabala~/çabalıy~: bütün gücüyle emek harcamak
        uğraşmak/uğraş~: bir işin üzerinde emek harcamak
        direnmek/diren~: karşı koymak, pes etmemek
        ayaklanmak/ayaklan~: topluca yönetime karşı gelmek
        boyun eğmek/boyun eğdi/boyun eğmiş/boyun eğmedi: istemeden söz dinlemek
        itaat etmek/itaat etti/itaat eden/itaat eder/itaat etmiş/itaat ediyor/itaat ettiği/itaat ederek/itaat edildi/itaat edilen: söylenene uymak, söz dinlemek
        mücadele etmek/mücadele etti/mücadele eden/mücadele ediyor/mücadele etmiş/mücadele eder/mücadele ettiği/mücadele ederek: yenmek için emek harcamak, çarpışmak
        yarışmak/yarıştı/yarışmış/yarışır/yarışan/yarışıyor: birinci gelmek için çekişmek
        avlanmak/avlan~: yaban hayvanı yakalamaya çıkmak
        dinlenmek/dinlendi/dinlenmiş/dinlenir/dinlenmeye/dinlenip/dinleniyor: yorgunluğunu gidermek
        eğlenmek/eğlen~: hoşça vakit geçirmek
        uyuyakalmak/uyuyakaldı/uyuyakalmış/uyuyakalır: farkında olmadan gözlerini kapayıp dalmak
        kutlamak/kutla~/kutluy~/kutlan~/kutlar: önemli günü sevinçle anmak
        evlenmek/evlen~: karı koca olmak
        iyileşmek/iyileş~: hastalıktan kurtulmak
        hastalanmak/hastalan~: sağlığı bozulmak
        yaralanmak/yaralandı/yaralanmış/yaralanan/yaralandığı: bir yeri kanamak, incinmek
        doğmak/doğdu/doğmuş/doğduğu/doğmuştur/doğar: dünyaya gelmek
        hayatını kaybetmek/hayatını kaybetti/hayatını kaybeden/hayatını kaybetmiş/hayatını kaybetmiştir: artık yaşamamak, ölmek
        acele etmek/acele etti/acele eder/acele et/acele etmeliyiz/acele edin/acele etmiş/acele eden/acele ediyor/acele ettiği/acele ederek: çabuk davranmak
        sabretmek/sabret~/sabred~: ses çıkarmadan beklemek
        tembellik etmek/tembellik eden/tembellik etti/tembellik etme/tembellik etmiş/tembellik eder/tembellik ediyor/tembellik ettiği/tembellik ederek: işten kaçmak
        katılmak/katıldı/katılan/katılmış/katıldılar/katılmıştır/katılır/katılıyor: bir işte, toplulukta yer almak`,
    },
    {
      // Ses çıkarmak, yüzle ve gövdeyle anlatmak
      kind: 'verb',
      rows: `
        hıçkırmak/hıçkır~: sesi kesile kesile ağlamak
        inlemek/inle~/inliy~: acıyla ses çıkarmak
        kıkırdamak/kıkırda~: kesik kesik gülmek
        gülümsemek*: dudaklarıyla hafifçe gülmek
        iç çekmek/iç çekti/iç çekmiş/iç çekerek: derin soluk alıp üzüntüsünü göstermek
        esnemek/esnedi/esnemiş/esneyerek/esnemeye: uykusu gelip ağzını kocaman açmak
        horlamak/horlamaya/horladı/horluyor: uykuda gürültülü soluk almak
        hırlamak/hırla~: dişlerini gösterip ürkütücü ses çıkarmak
        havlamak/havla~: köpek gibi bağırmak
        ulumak/uludu/ulumuş/uluyan/uluyor/ulumaya/uluyarak/uluyordu/ulur: kurt gibi uzun uzun bağırmak
        vızıldamak/vızılda~: arı gibi ses çıkarmak
        titremek*: soğuktan ya da korkudan sarsılmak
        somurtmak/somurt~: küsüp yüzünü asmak
        diz çökmek/diz çöktü/diz çökmüş/diz çöküp/diz çökerek: bacaklarını bükerek yere inmek
        kucaklamak/kucakla~/kucaklar: kollarıyla sarmak
        okşamak/okşa~/okşuy~: eliyle sevgiyle dokunmak
        göz kırpmak/göz kırptı/göz kırpmış/göz kırparak: tek gözünü kapayıp açmak
        gözetlemek/gözetle~/gözetliy~: gizlice bakmak`,
    },
    {
      // Yemek yapmak
      kind: 'verb',
      rows: `
        doğramak/doğra~/doğran~: bıçakla küçük parçalara ayırmak
        rendelemek/rendele~: delikli araca sürterek parçalara ayırmak
        yoğurmak/yoğurun/yoğurulur/yoğrulur/yoğurarak/yoğurmaya/yoğurup/yoğurduktan/yoğrulmuş: hamuru elle bastıra bastıra karmak
        karıştırmak*: kaşıkla döndürüp birbirine katmak
        haşlamak/haşla~/haşlan~: kaynar suda pişirmek
        kızartmak*: kızgın yağda pişirmek
        kavurmak/kavur~: az yağda çevire çevire pişirmek
        kaynatmak/kaynat~: fokurdayana kadar ısıtmak
        dilimlemek/dilimle~/dilimlen~: bıçakla ince ince kesmek
        ufalamak/ufala~: parmakla kırıntı durumuna sokmak
        serpmek/serp~/serpil~: üstüne azar azar dökmek
        tatlandırmak/tatlandır~: lezzet katmak
        eritmek/erit~/eritil~: ısıtıp sıvı kılmak
        mayalandırmak/mayalandır~: kabarmasını sağlamak
        dinlendirmek/dinlendir~: bir süre bekletmek`,
    },
    {
      // Yöneten ve görevli kişiler
      kind: 'noun',
      rows: `
        hükümdar/hükümdar~: bir ülkenin başında oturan sultan ya da kral
        padişah/padişah~: eski zamanlarda ülkeyi yöneten sultan
        imparator/imparator~: çok geniş bir ülkenin başında oturan kişi
        vezir/vezir~: padişahın en yüksek görevlisi
        vali/valisi/valinin/valisinin/valiye/valiler/valisine/valiyi/valileri: bir ilin en üst yöneticisi
        elçi/elçi~: devletini yurt dışında temsil eden kimse
        milletvekili/milletvekili~: halkın kendi adına meclise gönderdiği kimse
        komutan/komutan~: askerlere emir veren subay
        lider/lider~: bir topluluğun peşinden gittiği kişi
        muhtar/muhtar~: köyün ya da mahallenin seçilmiş başı
        memur/memur~: devlet dairesinde aylıkla çalışan kimse
        yargıç/yargıç~/yargıc~: mahkemede karar veren hukukçu
        danışman/danışman~: bilgisine, görüşüne başvurulan uzman
        temsilci/temsilci~: başkaları adına konuşan ya da davranan kimse
        diktatör/diktatör~: bütün gücü zorla elinde tutan yönetici
        veliaht/veliaht~: ileride tahta geçecek şehzade
        seçmen/seçmen~: oy kullanan yurttaş
        müfettiş/müfettiş~: iş yerlerini, okulları denetleyen görevli`,
    },
    {
      // Meslekler
      kind: 'noun',
      rows: `
        çiftçi*: tarlada ekip biçen kimse
        çoban/çoban~: sürü otlatan kimse
        demirci/demirci~: örsün başında metal döven usta
        marangoz/marangoz~: ahşaptan masa, kapı, dolap yapan usta
        terzi*: elbise diken usta
        tüccar/tüccar~: mal alıp satarak para kazanan kişi
        zanaatçı/zanaatçı~: el becerisiyle eşya yapan usta
        çömlekçi/çömlekçi~: topraktan kap kacak yapan usta
        denizci/denizci~: gemide çalışan kimse
        kâşif/kâşif~: bilinmeyen yerleri bulan gezgin
        mucit/mucit~: yeni bir makine ya da araç bulan kişi
        mimar/mimar~: yapıların planını çizen uzman
        heykeltıraş/heykeltıraş~: taşa, mermere biçim veren sanatçı
        ressam/ressam~: tablo yapan sanatçı
        şair/şair~: dizeler yazan sanatçı
        çevirmen/çevirmen~: yazıyı başka bir dile aktaran kişi
        arkeolog/arkeolog~: toprak altından eski eserler çıkaran bilim insanı
        gökbilimci/gökbilimci~: yıldızları inceleyen bilim insanı
        hekim/hekim~: hastaları iyileştiren kişi
        hemşire*: doktora yardım eden, hastaları gözeten görevli
        veteriner/veteriner~: hayvanları tedavi eden uzman
        itfaiyeci/itfaiyeci~: yangın söndüren görevli
        madenci/madenci~: yerin altında kömür çıkaran işçi
        hizmetçi/hizmetçi~: evde temizlik, yemek yapan yardımcı`,
    },
    {
      // Yazgısına, davranışına göre insanlar
      kind: 'noun',
      rows: `
        göçmen/göçmen~: yerleşmek için yurdundan ayrılıp gelen kişi
        mülteci/mülteci~: savaştan ya da baskıdan kaçıp başka ülkeye gelen kişi
        yetim/yetim~: babası ölmüş çocuk
        öksüz/öksüz~: annesi ölmüş çocuk
        dilenci/dilenci~: yoldan geçenden para isteyen kişi
        tutsak/tutsak~/tutsağ~: düşmanın yakalayıp bırakmadığı kişi
        mahkûm/mahkûm~: hapis cezası çeken kişi
        köle/köle~: özgürlüğü olmayan, alınıp satılan kişi
        hain/hain~: kendi ülkesine, dostuna kötülük eden kişi
        casus/casus~: gizli bilgileri toplayıp düşmana ulaştıran kimse
        suçlu/suçlu~: yasaya aykırı iş yapmış kişi
        hırsız*: başkasının malını çalan kişi
        haydut/haydut~: yol kesip mal çalan kişi
        gönüllü/gönüllü~: karşılık beklemeden yardıma koşan kişi
        tanık/tanık~/tanığ~: olayı gözüyle gören kişi
        yolcu*: bir araçla bir yerden bir yere giden kişi
        gezgin/gezgin~: ülke ülke dolaşan kişi
        misafir*: eve gelen kişi
        konuk/konuk~/konuğ~: ağırlanan kişi
        ziyaretçi/ziyaretçi~: görmeye gelen kişi
        rakip/rakip~/rakib~: aynı şeyi elde etmek için yarışan kişi
        bilge/bilge~: çok şey bilen, doğru yolu gösteren kimse
        çırak/çırak~/çırağ~: işi yanında öğrenen genç
        vatandaş/vatandaş~: bir ülkenin yurttaşı
        köylü*: kentte değil kırsalda yaşayan kimse`,
    },
    {
      // Akrabalar, yakınlar, yaşlar
      kind: 'noun',
      rows: `
        torun*: çocuğunun çocuğu
        yeğen*: kardeşin çocuğu
        akraba*: kan bağı bulunan kimse
        ikiz*: aynı gün aynı anneden doğan kardeşlerden biri
        bebek*: yeni doğmuş yavru
        ergen/ergen~: çocuklukla yetişkinlik arasındaki genç
        yetişkin/yetişkin~: büyüyüp olgunlaşmış insan
        delikanlı/delikanlı~: genç erkek
        ihtiyar/ihtiyar~: çok yaşlı adam ya da kadın
        damat/damat~: kızın kocası
        komşu*: yakında, bitişik evde oturan
        yoldaş/yoldaş~: aynı amaçla birlikte yürüyen dost
        sırdaş/sırdaş~: gizli şeylerin anlatıldığı dost`,
    },
    {
      // Topluluklar
      kind: 'noun',
      rows: `
        kabile/kabile~: aynı atadan gelen, bir reisin yönettiği insanlar
        ordu/ordu~: bir ülkenin bütün askerleri
        donanma/donanma~: savaş gemilerinin tümü
        mürettebat/mürettebat~: gemide ya da uçakta çalışanlar
        sürü*: birlikte gezen koyunlar ya da kuşlar
        nüfus/nüfus~: bir yerde oturanların sayısı
        azınlık/azınlık~/azınlığ~: sayıca az kalan topluluk
        çoğunluk/çoğunluğu/çoğunluğun/çoğunluğunu/çoğunluğunun/çoğunluğa/çoğunlukta/çoğunluğuna/çoğunluğundan: yarıdan fazlası
        hanedan/hanedan~: aynı aileden gelen hükümdarlar
        meclis/meclis~: yasaları yapan seçilmiş kurul
        dernek/dernek~/derneğ~: ortak amaç için kurulan birlik
        sendika/sendika~: işçilerin haklarını koruyan birlik
        cemaat/cemaat~: aynı ibadethanede toplananlar
        heyet/heyet~: bir iş için gönderilen görevliler`,
    },
    {
      // Sular
      kind: 'noun',
      rows: `
        okyanus/okyanus~: kıtalar arasındaki uçsuz bucaksız deniz
        körfez/körfez~: karanın içine sokulmuş deniz parçası
        ırmak/ırmak~/ırmağ~: büyük akarsu
        nehir*: denize dökülen büyük akarsu
        dere*: küçük akarsu
        şelale/şelale~: yüksekten dökülen su
        bataklık/bataklık~/bataklığ~: çamurlu, üzerinde yürünmesi güç arazi
        gölet/gölet~: yapay küçük su birikintisi
        baraj*: akarsuyun önüne çekilen dev duvar
        kıyı*: karanın denize değdiği kumluk ya da kayalık
        sahil/sahil~: deniz kenarındaki kumluk
        kumsal/kumsal~: deniz kenarındaki ince taneli kumluk
        liman*: gemilerin yanaşıp yük aldığı yer
        akıntı/akıntı~: suyun bir yöne sürüklenmesi
        buzul/buzul~: kutuplardaki, dağ başlarındaki erimeyen dev kütle
        pınar/pınar~: topraktan çıkan soğuk, tatlı su
        göl*: dört yanı karayla çevrili durgun su`,
    },
    {
      // Kara ve yeryüzü biçimleri
      kind: 'noun',
      rows: `
        kıta/kıta~: Asya, Avrupa gibi çok geniş kara parçası
        yarımada/yarımada~: üç yanı suyla çevrili kara
        takımada/takımada~: yan yana duran adalar topluluğu
        ova/ova~: akarsuların geçtiği düz, verimli alan
        yayla/yayla~: yazın çıkılan serin, yüksek otlak
        vadi/vadi~: iki dağ arasında uzanan çukur
        yamaç/yamaç~/yamac~: dağın eğimli yanı
        doruk*: dağın en yüksek noktası
        uçurum/uçurum~: dimdik inen derin yar
        mağara*: kayanın içindeki büyük oyuk
        çöl*: kumlarla kaplı, susuz arazi
        orman*: ağaçlarla kaplı geniş alan
        çayır/çayır~: üzerinde gür ot biten düzlük
        mera/mera~: hayvanların otladığı düzlük, otlak
        bozkır/bozkır~: ağaçsız, kurak düzlük
        volkan/volkan~: lav püskürten dağ
        tarla/tarla~: ekin ekilen toprak
        ekvator/ekvator~: Dünya'yı ortadan ikiye bölen çember
        kutup*: Dünya'nın en soğuk iki ucundan biri`,
    },
    {
      // Yapılar, odalar
      kind: 'noun',
      rows: `
        kale*: düşmandan korunmak için yapılan surlu yapı
        saray*: padişahın oturduğu görkemli yapı
        şato/şato~: Avrupa'da soyluların oturduğu surlu konut
        köşk/köşk~: bahçe içinde gösterişli ev
        kulübe/kulübe~: tek odalı basit ev
        çadır*: bezden kurulan, taşınabilen barınak
        tapınak/tapınak~/tapınağ~: tanrılara ibadet edilen yapı
        manastır/manastır~: keşişlerin yaşadığı yapı
        türbe/türbe~: ünlü birinin mezarının üstündeki yapı
        anıt/anıt~: önemli bir olayı hatırlatmak için dikilen eser
        kışla/kışla~: askerlerin kaldığı bina
        hapishane/hapishane~: suçluların kapatıldığı bina
        zindan/zindan~: suçluların kapatıldığı karanlık yer
        fabrika/fabrika~: makinelerle mal üretilen bina
        değirmen/değirmen~: buğdayın un yapıldığı yer
        ambar/ambar~: tahılın saklandığı yapı
        ahır/ahır~: atların, ineklerin barındığı yapı
        kümes/kümes~: tavukların barındığı küçük yapı
        kiler/kiler~: evde yiyeceklerin saklandığı oda
        atölye/atölye~: ustaların, sanatçıların çalıştığı yer
        laboratuvar/laboratuvar~: deneylerin yapıldığı yer
        kervansaray/kervansaray~: eskiden yolcuların geceyi geçirdiği büyük yapı
        gözlemevi/gözlemevi~: gökyüzünün teleskopla izlendiği yer
        müze*: eski eserlerin sergilendiği bina
        kütüphane*: okumak için kitapların bulunduğu yer
        köprü*: iki yakayı birleştiren geçit
        tünel*: dağın içinden açılmış yol`,
    },
    {
      // Evin bölümleri, ev eşyası
      kind: 'noun',
      rows: `
        çatı*: binanın üstünü kapatan örtü
        baca/baca~: dumanın çıktığı delik
        eşik/eşik~/eşiğ~: kapının altındaki basamak
        avlu/avlu~: evin duvarla çevrili üstü açık bölümü
        çit/çit~: bahçeyi çevreleyen tahta engel
        kuyu/kuyu~: su çekilen derin çukur
        merdiven*: basamaklarla çıkılan yer
        şömine/şömine~: odada odun yakılan bölme
        beşik/beşik~/beşiğ~: sallanarak bebek uyutulan yatak
        yorgan/yorgan~: yatarken örtülen pamuklu kalın örtü
        kilim/kilim~: düz dokunmuş yaygı
        kandil/kandil~: yağla yanan eski lamba
        mum*: ipi yakılarak ışık veren çubuk
        sofra/sofra~: yemek yenen masa ya da yaygı
        tencere*: içinde yemek pişirilen kapaklı kap
        tava*: içinde kızartma yapılan saplı kap
        çömlek/çömlek~: pişmiş topraktan kap
        fıçı/fıçı~: tahtadan yuvarlak, büyük kap
        kova*: içinde su taşınan saplı kap
        sepet*: saptan, kamıştan örülmüş taşıma kabı
        heybe/heybe~: omuza ya da eşeğe asılan iki gözlü torba
        çuval*: un, buğday konan büyük torba
        cüzdan*: para konulan cep çantası`,
    },
    {
      // Araçlar, silahlar
      kind: 'noun',
      rows: `
        saban/saban~: tarlayı sürmekte kullanılan araç
        orak/orak~: ekin biçmeye yarayan kıvrık bıçak
        balta*: odun kırmaya yarayan kesici
        çekiç*: çivi çakmaya yarayan saplı metal
        testere*: tahta kesen dişli bıçak
        tırpan/tırpan~: ot biçmeye yarayan uzun saplı bıçak
        mızrak/mızrak~/mızrağ~: ucu sivri uzun sopa
        kılıç*: kınında taşınan uzun kesici silah
        hançer/hançer~: kıvrık, kısa, sivri bıçak
        zırh/zırh~: savaşçının giydiği metal giysi
        yelken/yelken~: rüzgârla şişip tekneyi yürüten bez
        pusula/pusula~: kuzeyi gösteren araç
        teleskop/teleskop~: gök cisimlerine bakmaya yarayan araç
        mikroskop/mikroskop~: gözle görülmeyecek kadar ufak şeyleri büyüten araç
        termometre/termometre~: sıcaklığı ölçen araç
        terazi/terazi~: ağırlık tartmaya yarayan araç
        kaldıraç/kaldıraç~: ağır yükleri oynatmaya yarayan sağlam çubuk
        pompa/pompa~: sıvıyı ya da havayı basan makine
        motor*: aracı yürüten makine
        fener*: elde taşınan ışık
        meşale/meşale~: ucu yanan, elde tutulan sopa
        tuzak/tuzak~/tuzağ~: avı yakalamak için kurulan düzen
        olta/olta~: ucunda iğne olan balık yakalama ipi
        halat/halat~: gemi bağlanan kalın ip
        kızak/kızak~: karda kayan taşıt`,
    },
    {
      // Hayvanlar
      kind: 'noun',
      rows: `
        yırtıcı/yırtıcı~: başka hayvanları avlayıp yiyen hayvan
        memeli/memeli~: yavrusunu sütle besleyen canlı
        sürüngen/sürüngen~: yılan, kertenkele gibi pullu canlı
        böcek*: altı bacaklı küçük canlı
        kemirgen/kemirgen~: keskin ön dişli fare, sincap gibi canlı
        asalak/asalak~: başka bir canlının sırtından geçinen
        otçul/otçul~: yalnızca bitkiyle beslenen
        etçil/etçil~: başka hayvanları yiyerek beslenen
        omurgalı/omurgalı~: sırt kemiği bulunan canlı
        larva/larva~: yumurtadan yeni çıkmış, kurda benzeyen yavru
        yavru*: bebek hayvan
        kuzu*: koyunun bebeği
        oğlak/oğlak~: keçinin bebeği
        buzağı/buzağı~: ineğin bebeği
        civciv/civciv~: tavuğun yumurtadan yeni çıkmış bebeği
        aygır/aygır~: erkek at, tayın babası
        kısrak/kısrak~: dişi at, tayın annesi
        bakteri/bakteri~: tek hücreli, gözle görülmeyen canlı
        canavar*: masallardaki ürkütücü yaratık
        ejderha*: ağzından ateş saçan masal yaratığı`,
    },
    {
      // Bitkiler ve bölümleri
      kind: 'noun',
      rows: `
        gövde*: ağacın ya da bedenin ana bölümü
        kabuk*: dışını kaplayan sert katman
        filiz/filiz~: tohumdan yeni çıkan körpe sürgün
        tomurcuk/tomurcuk~: açılmamış çiçek
        yaprak*: dalın üzerindeki yassı, yeşil organ
        tohum*: toprağa ekilip bitki veren tane
        fidan/fidan~: yeni dikilen genç ağaç
        çalı/çalı~: dikenli, bodur bitki
        yosun/yosun~: nemli taşları kaplayan yeşil, yumuşak örtü
        sarmaşık/sarmaşık~: duvara tutunarak yükselen bitki
        başak/başak~: buğdayın tanelerini taşıyan üst bölümü
        tahıl/tahıl~: buğday, arpa, mısır gibi ürünler
        saman/saman~: kurumuş buğday sapı
        hasat/hasat~: ürünün toplanması
        bitki örtüsü/bitki örtüsünün/bitki örtüsünü: bir bölgede kendiliğinden yetişen otlar, ağaçlar`,
    },
    {
      // Gövde
      kind: 'noun',
      rows: `
        iskelet/iskelet~: bedendeki kemiklerin tümü
        kafatası/kafatası~: beyni koruyan kemikler
        omurga*: sırt boyunca uzanan kemik dizisi
        eklem/eklem~: iki kemiğin birleştiği bölge
        damar*: içinde kan akan ince boru
        akciğer/akciğer~: soluk almaya yarayan organ
        böbrek/böbrek~/böbreğ~: kanı süzüp idrar oluşturan organ
        mide*: yutulan yiyeceğin öğütüldüğü organ
        karaciğer/karaciğer~: safra üreten en büyük iç organ
        beyin*: düşünmeyi sağlayan, başın içindeki organ
        avuç/avuç~/avuc~: elin iç yüzü
        bilek*: elle kolun birleştiği bölge
        dirsek*: kolun büküldüğü bölge
        topuk/topuk~: ayağın arka ucu
        ense/ense~: boynun arkası
        kirpik*: göz kapağının ucundaki kıl
        gaga/gaga~: kuşun sert ağzı
        pençe*: aslanın, kartalın tırnaklı ayağı
        yüzgeç/yüzgeç~: balığın suda ilerlemesini sağlayan uzantı
        kuyruk*: hayvanın arkasında sallanan uzantı
        toynak/toynak~: atın, ineğin sert ayak ucu
        yele/yele~: aslanın, atın boynundaki uzun kıllar`,
    },
    {
      // Hava olayları, felaketler
      kind: 'noun',
      rows: `
        kuraklık/kuraklık~: uzun süre yağmur yağmaması
        sel*: taşan suların her yeri basması
        deprem*: yerin sarsılması
        heyelan/heyelan~: toprağın yamaçtan aşağı kayması
        kasırga/kasırga~: çok hızlı dönerek esen yıkıcı rüzgâr
        fırtına*: şiddetli rüzgâr ve yağmur
        sağanak/sağanak~: birden bastıran bol yağmur
        sis*: göz gözü görmeyen, yere inmiş bulut
        çiy/çiy~: sabah otların üstündeki damlalar
        kırağı/kırağı~: soğuk gecede otlarda oluşan ince buz
        ayaz/ayaz~: kışın insanı donduran kuru soğuk
        gök gürültüsü/gök gürültüsünün: şimşekten sonra duyulan patlama
        yıldırım/yıldırım~: buluttan yere düşen elektrik
        şimşek/şimşek~: bulutlarda bir an çakan ışık
        gökkuşağı*: yağmurdan sonra çıkan yedi renkli yay
        çığ/çığ~: dağdan yuvarlanan kar yığını
        yangın*: evleri, ağaçları yakan büyük ateş
        kıtlık/kıtlık~/kıtlığ~: yiyecek bulunmayan zaman
        salgın/salgın~: hızla yayılan hastalık
        veba/veba~: eskiden çok insan öldüren bulaşıcı hastalık
        felaket/felaket~: büyük yıkım getiren kötü olay
        yağış/yağış~: yağmur, kar ve dolunun ortak adı
        nem/nem~: havadaki su buharı
        esinti/esinti~: hafif rüzgâr`,
    },
    {
      // Maddeler, gereçler
      kind: 'noun',
      rows: `
        kereste/kereste~: inşaatta, mobilyada kullanılan tahta
        odun/odun~: yakmak için kesilmiş ağaç
        kömür*: yer altından çıkarılan siyah yakacak
        petrol*: benzin elde edilen siyah sıvı
        yakıt/yakıt~: benzin, odun gibi ısı ve güç veren madde
        cevher/cevher~: içinde metal bulunan kaya
        çelik/çelik~/çeliğ~: karbon katılarak sertleştirilmiş demir
        tunç/tunç~: bakırla kalay karışımı
        mermer/mermer~: heykel yapılan parlak taş
        granit/granit~: çok sert, benekli taş
        kil/kil~: çömlek yapılan yumuşak toprak
        tuğla/tuğla~: duvar örülen pişmiş toprak
        reçine/reçine~: çamdan sızan yapışkan sıvı
        balmumu/balmumu~: arıların petek yaptığı madde
        pamuk*: iplik yapılan beyaz, yumuşak lif
        yün*: koyundan kırkılan kıl
        ipek*: bir tırtılın kozasından elde edilen parlak iplik
        keten/keten~: sapından bez dokunan bitki
        kumaş*: elbise dikilen dokuma
        gübre/gübre~: toprağı verimli kılmak için atılan madde
        kül/küller/külü/külleri/külün/küllerini/külüyle/küle: ateş sönünce kalan gri toz
        buhar/buhar~: ısınınca göğe yükselen su gazı
        ham madde/ham maddesi/ham maddeler/ham maddeleri/ham maddenin: henüz işlenmemiş ürün
        alaşım/alaşım~: birkaç metalin eritilip karıştırılmışı
        mürekkep/mürekkep~/mürekkeb~: kalemle yazmaya yarayan renkli sıvı`,
    },
    {
      // Yiyecek, içecek, ilaç
      kind: 'noun',
      rows: `
        hamur*: ekmek yapmak için yoğrulmuş un
        maya/maya~: hamuru kabartan madde
        baharat*: yemeğe koku ve tat veren karabiber, kimyon
        sos*: yemeğin üstüne dökülen koyu sıvı
        bulgur/bulgur~: kaynatılıp kırılmış buğday
        mercimek/mercimek~: çorbası yapılan yassı, küçük bakla
        nohut/nohut~: leblebi yapılan yuvarlak, sarı bakla
        pekmez/pekmez~: üzüm suyunun koyulaştırılmışı
        şerbet/şerbet~: şekerli, meyveli soğuk su
        ayran/ayran~: sulandırılmış yoğurt
        tereyağı*: sütten elde edilen katı yağ
        lokma/lokma~: ağza bir kerede alınan parça
        kırıntı/kırıntı~: ekmekten dökülen ufak parça
        tutam/tutam~: iki parmak arasına sığan miktar
        azık/azık~: yolculuk için hazırlanan yiyecek
        ziyafet/ziyafet~: konuklara verilen bol yemekli sofra
        merhem/merhem~: yaraya sürülen yumuşak ilaç
        panzehir/panzehir~: zehrin etkisini yok eden madde
        aşı/aşı~: hastalıktan korunmak için yapılan iğne
        malzeme/malzeme~: bir iş ya da yemek için gereken şeyler
        besin/besin~: canlıların yaşamak için yedikleri`,
    },
    {
      // Giysi, süs, değerli şeyler
      kind: 'noun',
      rows: `
        kaftan/kaftan~: padişahların giydiği uzun üstlük
        pelerin/pelerin~: omuza atılan kolsuz üstlük
        kürk/kürk~: hayvan postundan yapılan kışlık
        önlük/önlük~: iş yaparken öne bağlanan bez
        çarık/çarık~: eski köylü ayakkabısı
        kolye*: boyna takılan süs
        bilezik/bilezik~: kola takılan halka
        küpe*: kulağa takılan süs
        yüzük*: parmağa takılan halka
        taç*: kralın başına taktığı altın süs
        taht*: hükümdarın oturduğu gösterişli koltuk
        mücevher/mücevher~: elmas, zümrüt gibi çok pahalı süs
        hazine/hazine~: saklanan altın ve değerli eşya
        define/define~: toprağa gömülmüş altın
        armağan/armağan~: sevilen birine verilen şey
        sancak/sancak~/sancağ~: ordunun taşıdığı bayrak
        mühür/mühürler/mührü/mührün/mühürle/mühre: imza yerine basılan damga
        ferman/ferman~: padişahın yazılı buyruğu
        el yazması/el yazmaları: elle yazılmış eski kitap
        paçavra/paçavra~: eskimiş, yırtık bez
        tılsım/tılsım~: büyülü gücü olduğuna inanılan nesne
        heykel*: taştan, tunçtan yapılmış insan ya da hayvan biçimi`,
    },
    {
      // Savaş ve mücadele
      kind: 'noun',
      rows: `
        muharebe/muharebe~: iki ordunun büyük çarpışması
        işgal/işgal~: yabancı ordunun ülkeye zorla girip yerleşmesi
        istila/istila~: düşmanın ülkeye baştan başa yayılması
        fetih/fethi/fethin/fethinden/fetihler/fethine/fethinin/fetihleri: bir kentin savaşarak alınması
        isyan/isyan~: yönetime karşı başkaldırma
        devrim/devrim~: düzenin kökten değişmesi
        ateşkes/ateşkes~: çarpışmaların bir süre durdurulması
        antlaşma/antlaşma~: devletlerin imzaladığı yazılı uzlaşma
        pusu/pusuda/pusuya/pusuyu/pusular/pusudan: saklanıp düşmanı bekleme
        zafer*: savaşta kazanılan üstünlük
        yenilgi/yenilgi~: savaşı ya da maçı yitirme
        esaret/esaret~: özgürlüğünü yitirmiş olma
        düello/düello~: iki kişinin silahla çarpışması
        barış*: savaşsız, huzurlu dönem`,
    },
    {
      // Devlet, yönetim, yasa
      kind: 'noun',
      rows: `
        cumhuriyet/cumhuriyet~: halkın seçtiği kişilerin yönettiği devlet biçimi
        krallık/krallık~/krallığ~: başında taç giyen bir kişinin bulunduğu ülke
        imparatorluk/imparatorluk~/imparatorluğ~: pek çok ulusu içine alan geniş ülke
        demokrasi/demokrasi~: halkın kendi kendini yönetmesi
        saltanat/saltanat~: padişahın hüküm sürmesi
        diktatörlük/diktatörlük~/diktatörlüğ~: tek kişinin baskıyla yönetmesi
        başkent/başkent~: ülkenin yönetildiği şehir
        eyalet/eyalet~: kendi meclisi olan ülke parçası
        anayasa/anayasa~: devletin temel kuralları
        yasa*: herkesin uyması gereken yazılı kural
        kanun*: meclisin çıkardığı yazılı kural
        vergi/vergi~: devlete ödenen para
        bağımsızlık/bağımsızlık~/bağımsızlığ~: başka devletin buyruğunda olmama
        özgürlük*: kimsenin buyruğunda olmama
        eşitlik/eşitlik~/eşitliğ~: kimsenin ötekinden üstün tutulmaması
        adalet*: herkese hakkının verilmesi
        yurttaşlık/yurttaşlık~: bir ülkenin vatandaşı olma
        sömürge/sömürge~: başka devletin yönettiği uzak toprak
        hükümet/hükümet~/hükûmet~: bakanların oluşturduğu yönetim kurulu
        mahkeme*: davaların görüldüğü kurum
        egemenlik/egemenlik~/egemenliğ~: buyurma gücünü elinde tutma
        reform/reform~: eksikleri düzelten yenilik`,
    },
    {
      // Para, iş, geçim
      kind: 'noun',
      rows: `
        kâr/kârı/kârın/kârlar/kârını: satıştan sonra elde kalan kazanç
        borç/borç~: geri ödenmesi gereken para
        kredi*: bankadan faizle alınan para
        bütçe/bütçe~: kazanılacak ve harcanacak paranın hesabı
        maaş*: her ay alınan çalışma karşılığı
        ücret/ücret~: yapılan iş karşılığı verilen para
        bağış/bağış~: yoksullara karşılıksız verilen para
        miras/miras~: ölenden yakınlarına kalan mal
        servet/servet~: çok büyük para ve mal varlığı
        yoksulluk/yoksulluk~/yoksulluğ~: geçinecek kadar para bulamama
        işsizlik/işsizlik~/işsizliğ~: çalışacak yer bulamama
        ticaret/ticaret~: mal alıp satma
        ihracat/ihracat~: yabancı ülkelere mal satma
        ithalat/ithalat~: yabancı ülkelerden mal getirme
        tarım/tarım~: toprağı ekip ürün yetiştirme
        hayvancılık/hayvancılık~/hayvancılığ~: koyun, sığır yetiştirme
        sanayi/sanayi~: fabrikalarda mal üretme
        zanaat/zanaat~: el becerisiyle eşya yapma
        turizm/turizm~: gezmek isteyenlere hizmet verme
        pazarlık/pazarlık~/pazarlığ~: fiyat üzerinde konuşup uzlaşma
        fidye/fidye~: tutsağı salmak için istenen para
        bolluk/bolluk~/bolluğ~: her şeyin gereğinden fazla bulunması
        tüketici/tüketici~: satın alıp kullanan kişi
        müşteri*: dükkândan mal alan kişi
        tasarruf/tasarruf~: parayı, suyu, enerjiyi boşa harcamama`,
    },
    {
      // Zaman
      kind: 'noun',
      rows: `
        asır/asır~: yüz yıllık süre
        mevsim*: yılın dört bölümünden her biri
        çocukluk*: insanın oyunla geçen ilk yılları
        gençlik*: insanın yirmili yaşları
        yaşlılık/yaşlılık~: ömrün son yılları
        ömür/ömrü/ömrünü/ömrün/ömrünün/ömrüm/ömrüne: doğumdan ölüme kadar geçen süre
        şafak/şafak~: güneş doğmadan önceki aydınlık
        alacakaranlık/alacakaranlık~: güneş batarken olan yarı karanlık
        yıl dönümü/yıl dönümünde/yıldönümü: olayın üstünden tam yıl geçtiği gün
        arife/arife~: bayramdan önceki gün
        süreç/süreç~/sürec~: aşama aşama ilerleyen olaylar dizisi
        takvim*: günleri, ayları gösteren çizelge`,
    },
    {
      // Olaylar, yapılan işler
      kind: 'noun',
      rows: `
        göç/göç~: topluca başka yere taşınma
        yolculuk*: bir yerden uzağa gitme
        keşif/keşfi/keşfin/keşifler/keşifleri/keşfe/keşfinden/keşfiyle: bilinmeyen bir yerin ya da şeyin bulunması
        buluş/buluş~: ilk kez ortaya konan yeni araç ya da bilgi
        deney*: bir düşünceyi sınamak için yapılan çalışma
        yarışma/yarışma~: birinciyi belirlemek için çekişme
        tören/tören~: özel bir günde kurallı kutlama ya da anma
        şölen/şölen~: yemekli büyük eğlence
        düğün*: evlenme eğlencesi
        cenaze/cenaze~: ölünün gömülmesi töreni
        ibadet/ibadet~: tanrıya yönelip dua etme
        ayin/ayin~: kilisede toplu dua
        hac/hacca/haccı/haccın/hacdan: kutsal yerlere dinî gezi
        idam/idam~: suçlunun canının alınması
        soygun/soygun~: zorla para, mal çalma
        kavga*: birbirine vurup bağırma
        toplantı*: konuşup karar almak için bir araya gelme
        sergi/sergi~: resimlerin halka gösterilmesi
        seyahat*: gezmek için uzağa gitme
        ziyaret*: birini görmeye gitme
        oylama/oylama~: el kaldırarak ya da sandıkta karar verme
        büyü*: sihirle yapıldığına inanılan iş`,
    },
    {
      // Duygular
      kind: 'noun',
      rows: `
        öfke*: büyük kızgınlık
        kin/kin~: öç almak isteyen kızgınlık
        nefret*: hiç sevmeme, tiksinme
        kıskançlık/kıskançlık~/kıskançlığ~: başkasındakini çekememe
        keder/keder~: derin acı, gam
        üzüntü*: gönülde duyulan acı
        hüzün/hüzün~: iç karartan, acı veren duygu
        pişmanlık/pişmanlık~/pişmanlığ~: yaptığına sonradan yanma
        utanç/utanç~/utanc~: yüz kızartan duygu
        kaygı/kaygı~: kötü bir şey olacak diye tasalanma
        endişe/endişe~: kötü bir şey olacak diye huzursuzlanma
        dehşet/dehşet~: tehlike karşısında donup kalma
        korku*: tehlike karşısında ürkme
        umut*: iyi şeyler beklemek
        umutsuzluk/umutsuzluk~/umutsuzluğ~: bütün çıkışların kapandığını sanma
        sevinç*: mutluluk veren coşkunluk
        coşku/coşku~: taşkın mutluluk
        hayranlık/hayranlık~/hayranlığ~: çok beğenme
        merak*: öğrenme isteği
        şaşkınlık/şaşkınlık~: beklenmedik şeye ne diyeceğini bilememe
        özlem/özlem~: uzaktakine kavuşma isteği
        şefkat/şefkat~: koruyan, okşayan sevgi
        merhamet/merhamet~: başkasının acısına dayanamama
        minnet/minnet~: yapılan iyiliğe karşı borçluluk
        şüphe*: doğruluğundan emin olamama
        yalnızlık/yalnızlık~/yalnızlığ~: yanında hiç dost bulunmaması`,
    },
    {
      // İnsanın özellikleri
      kind: 'noun',
      rows: `
        cesaret*: tehlikeden yılmama
        korkaklık/korkaklık~: her şeyden ürkme
        sabır*: yakınmadan bekleyebilme
        tembellik*: çalışmayı sevmeme
        çalışkanlık/çalışkanlık~: işini severek, çok yapma
        cömertlik/cömertlik~: elindekini bol bol verme
        cimrilik/cimrilik~: para harcamaktan kaçınma
        açgözlülük/açgözlülük~: hep daha fazlasını isteme
        dürüstlük/dürüstlük~/dürüstlüğ~: yalan söylememe
        alçakgönüllülük/alçakgönüllülük~: kendini büyük görmeme
        kibir/kibri/kibirle/kibrin: kendini herkesten üstün görme
        bencillik/bencillik~: yalnızca kendini düşünme
        inat/inat~: direnip dediğinden dönmeme
        kurnazlık/kurnazlık~: başkasını aldatmayı bilme
        bilgelik/bilgelik~/bilgeliğ~: yaşamı derinden kavrama
        beceri/beceri~: bir işi iyi yapabilme
        yetenek*: doğuştan gelen yapabilme gücü
        zekâ*: çabuk kavrama gücü
        nezaket/nezaket~: incelikle davranma
        saygı*: değer verip özenli davranma
        sadakat/sadakat~: bağlılıktan vazgeçmeme
        fedakârlık/fedakârlık~: başkası uğruna kendinden verme
        hoşgörü/hoşgörü~: başka görüşlere anlayışla bakma
        sorumluluk/sorumluluk~/sorumluluğ~: üstüne düşeni yapma yükü
        disiplin/disiplin~: kurallara sıkıca uyma`,
    },
    {
      // Düşünce, söz, anlatı
      kind: 'noun',
      rows: `
        görüş/görüş~: bir konu üzerine düşünülen
        kanıt/kanıt~: doğruluğu gösteren belge, bulgu
        varsayım/varsayım~: doğru sayılan, henüz sınanmamış düşünce
        kuram/kuram~: olayları açıklayan bilimsel düşünceler bütünü
        önyargı/önyargı~: tanımadan edinilmiş olumsuz kanı
        batıl inanç/batıl inançlar/batıl inançları: uğura, uğursuzluğa inanma
        yanılgı/yanılgı~: gerçeğe uymayan düşünce
        öneri/öneri~: birine sunulan fikir, söz
        öğüt/öğüt~: ne yapması gerektiğini söyleyen söz
        nasihat/nasihat~: yol gösteren iyi niyetli söz
        yemin/yemin~: kutsal bir şey üzerine verilen kesin söz
        söylenti/söylenti~: ağızdan ağza dolaşan, doğruluğu bilinmeyen haber
        dedikodu/dedikodu~: ağızdan ağza dolaşan çekiştirme
        iftira/iftira~: işlemediği suçu birinin üstüne atma
        itiraf/itiraf~: saklanan suçu açıkça söyleme
        efsane/efsane~: olağanüstü olaylar anlatan eski hikâye
        destan/destan~: kahramanlıkları anlatan uzun şiir
        fıkra/fıkra~: güldüren kısa hikâye
        masal*: olağanüstü olaylarla dolu, uydurma anlatı
        fabl/fabl~: hayvanların insan gibi konuştuğu öykü
        atasözü/atasözü~: ders veren, kalıplaşmış halk sözü
        bilmece/bilmece~: ipuçlarıyla sorulan eğlenceli soru
        şikâyet/şikayet/şikâyeti/şikayeti/şikâyetler/şikayetler: hoşnutsuzluğu bildirme
        emir*: yapılması istenen kesin buyruk
        gelenek/gelenek~/geleneğ~: atalardan kalan alışkanlık
        hayal*: gerçek olmayan, zihinde canlanan görüntü
        amaç*: ulaşılmak istenen sonuç
        sır*: kimseye söylenmeyen bilgi
        vasiyet/vasiyet~: ölmeden önce söylenen son istek`,
    },
    {
      // Neden, sonuç, engel, yarar
      kind: 'noun',
      rows: `
        etken/etken~: sonucu oluşturan nedenlerden biri
        gerekçe/gerekçe~: bir kararın dayandırıldığı neden
        bahane/bahane~: asıl neden yerine söylenen yalan
        engel*: yolu kapatan, işi zorlaştıran şey
        güçlük/güçlük~/güçlüğ~: başarmayı zorlaştıran durum
        olanak/olanak~/olanağ~: bir işi yapmaya uygun durum
        fırsat*: kaçırılmaması gereken uygun an
        tehlike*: zarar görme olasılığı
        tehdit/tehdit~: kötülük yapacağını bildirerek korkutma
        risk/risk~: zarar görme olasılığı, göze alınan kayıp
        yarar/yarar~: iyi etki, kazanç
        fayda/fayda~: iyi etki, işe yarama
        sakınca/sakınca~: yapılmasını uygunsuz kılan yan
        üstünlük/üstünlük~/üstünlüğ~: ötekilerden daha iyi olma
        yetersizlik/yetersizlik~/yetersizliğ~: gereken kadar olmama
        başarı*: istenen sonuca ulaşma
        başarısızlık/başarısızlık~/başarısızlığ~: istenen sonuca ulaşamama
        gereksinim/gereksinim~: yokluğu duyulan şey
        ihtiyaç*: yokluğu duyulan şey
        koşul/koşul~: bir şeyin olması için gereken durum
        önlem/önlem~: kötü bir şeyi durdurmak için yapılan hazırlık
        çözüm*: sorunu ortadan kaldıran yol
        hata*: yanlış davranış ya da iş
        ceza*: suçun karşılığında çektirilen
        ödül*: başarıya karşılık verilen armağan
        katkı/katkı~: bir işe eklenen emek, yardım
        çaba/çaba~: bir işi başarmak için harcanan güç`,
    },
    {
      // Bilim: nitelikler, olaylar
      kind: 'noun',
      rows: `
        molekül/molekül~: atomların birleşmesiyle oluşan parçacık
        atom/atom~: maddenin çok küçük yapı taşı
        hücre*: canlının en küçük yapı birimi
        doku*: aynı işi yapan hücreler topluluğu
        organizma/organizma~: yaşayan varlık
        sıvı/sıvı~: akıp bulunduğu kabın biçimini alan madde
        yüzey/yüzey~: bir cismin dış yanı
        derinlik/derinlik~/derinliğ~: üstten dibe olan uzaklık
        yoğunluk/yoğunluk~/yoğunluğ~: bir hacme sığan madde miktarı
        basınç/basınç~/basınc~: birim alana uygulanan itme gücü
        sıcaklık/sıcaklık~/sıcaklığ~: ne kadar ısındığını gösteren derece
        yer çekimi/yer çekiminin/yerçekimi/yerçekimine/yerçekiminin: Dünya'nın cisimleri kendine doğru çekmesi
        sürtünme/sürtünme~: hareketi yavaşlatan temas
        yörünge/yörünge~: gök cisminin izlediği yol
        uydu*: bir gezegenin çevresinde dönen cisim
        gezegen*: yıldızın çevresinde dolanan büyük gök cismi
        galaksi/galaksi~: milyarlarca yıldızın oluşturduğu küme
        evren/evren~: var olan her şeyin tümü
        atmosfer/atmosfer~: Dünya'yı saran hava katmanı
        iklim/iklim~: bölgede uzun yıllar görülen hava durumu
        enerji*: iş yapabilme gücü
        ışın/ışın~: kaynaktan çıkan parlak çizgi
        titreşim/titreşim~: hızla gidip gelme hareketi
        evrim/evrim~: canlıların çok uzun zamanda değişmesi
        üreme/üreme~: canlının yavru dünyaya getirmesi
        kalıtım/kalıtım~: anne babadan çocuğa geçen özellikler
        fotosentez/fotosentez~: bitkinin ışıkla besin yapması
        sindirim/sindirim~: yenenlerin midede, bağırsakta parçalanması
        solunum/solunum~: oksijen alıp karbondioksit verme
        bağışıklık/bağışıklık~/bağışıklığ~: hastalığa karşı dirençli olma
        kirlilik/kirlilik~/kirliliğ~: havanın, suyun pis olması
        dönüşüm/dönüşüm~: başka bir biçime girme
        denge/denge~: devrilmeden durabilme`,
    },
    {
      // Miktar, parça
      kind: 'noun',
      rows: `
        çeyrek/çeyrek~/çeyreğ~: dört eşit parçadan biri
        düzine/düzine~: on iki tane
        yığın/yığın~: üst üste duran çok sayıda şey
        demet/demet~: bir arada bağlanmış otlar, çiçekler
        deste/deste~: on tane aynı cins kâğıt, çatal
        katman/katman~: üst üste serilmiş tabakalardan biri
        kalıntı/kalıntı~: eskiden artakalan
        eksiklik/eksiklik~/eksikliğ~: tamam olmama
        fazlalık/fazlalık~/fazlalığ~: gereğinden çok olma
        damla/damla~: yere düşen azıcık su
        hacim/hacmi/hacmin/hacmini/hacimli/hacimde/hacminin: bir cismin uzayda doldurduğu yer
        ağırlık*: tartıyla ölçülen çekim
        oran/oran~: iki sayı arasındaki ilişki
        ortalama/ortalama~: toplamın sayıya bölünmesiyle bulunan değer`,
    },
    {
      // Büyüklük, sayı, güç
      kind: 'adjective',
      rows: `
        devasa/devasa~: akıl almaz derecede büyük
        kocaman/kocaman~: çok büyük
        iri*: benzerlerinden büyük
        minik/minik~: çok küçük
        ufacık/ufacık~: çok küçük
        engin/engin~: ucu bucağı görünmeyen
        geniş*: çok yer kaplayan
        sayısız/sayısız~: kaç tane olduğu bilinmeyecek kadar fazla
        sınırsız/sınırsız~: ucu, sonu olmayan
        bol*: yeterinden fazla bulunan
        kıt/kıt~: az bulunan, ihtiyacı karşılamayan
        yeterli/yeterli~: ihtiyacı karşılayan
        yetersiz/yetersiz~: ihtiyacı karşılamayan
        aşırı/aşırı~: ölçüyü kaçıran
        muazzam/muazzam~: insanı hayrete düşürecek kadar büyük
        seyrek/seyrek~: araları açık, az rastlanan
        eşit*: birbirinden farkı olmayan`,
    },
    {
      // İnsanın huyu
      kind: 'adjective',
      rows: `
        cesur*: tehlikeden yılmayan
        korkak*: her şeyden ürken
        yiğit/yiğit~: güçlü ve gözü pek, tehlikeden yılmayan
        çekingen/çekingen~: konuşmaya, öne çıkmaya sıkılan
        utangaç/utangaç~: çabuk kızaran, öne çıkmaya sıkılan
        cömert/cömert~: elindekini esirgemeden dağıtan
        cimri/cimri~: para harcamaktan kaçınan
        açgözlü/açgözlü~: hep daha fazlasını isteyen
        tembel*: çalışmayı sevmeyen
        çalışkan*: işini severek, çok yapan
        sabırlı*: yakınmadan bekleyebilen
        sabırsız/sabırsız~: beklemeye dayanamayan
        inatçı/inatçı~: dediğinden dönmeyen
        dürüst*: yalan söylemeyen
        yalancı*: doğruyu söylemeyen
        kurnaz/kurnaz~: başkasını kolayca kandıran
        hilekâr/hilekâr~: oyunla, düzenle kandıran
        kibirli/kibirli~: kendini herkesten üstün gören
        alçakgönüllü/alçakgönüllü~: başarısıyla övünmeyen
        bencil/bencil~: yalnızca kendini düşünen
        kıskanç/kıskanç~: başkasındakini çekemeyen
        zalim/zalim~: hiç acımadan kötülük eden
        acımasız/acımasız~: yüreği sızlamadan kötülük eden
        merhametli/merhametli~: başkasının acısına dayanamayan
        nazik*: kimseyi incitmeden davranan
        kaba*: kırıcı, görgüden yoksun davranan
        meraklı*: her şeyi öğrenmek isteyen
        sadık/sadık~: dostundan vazgeçmeyen
        konuksever/konuksever~: geleni güler yüzle ağırlayan
        huysuz/huysuz~: her şeye kızan, geçimsiz`,
    },
    {
      // Akıl, bilgi, beceri
      kind: 'adjective',
      rows: `
        zeki*: çabuk kavrayan
        akıllı*: doğru düşünen, çabuk kavrayan
        aptal*: kafası iyi çalışmayan
        deneyimli/deneyimli~: işi çok yapmış, öğrenmiş
        tecrübeli/tecrübeli~: işi çok yapmış, pişmiş
        deneyimsiz/deneyimsiz~: işin yabancısı, yeni başlayan
        becerikli/becerikli~: elinden her iş gelen
        beceriksiz/beceriksiz~: eli işe yakışmayan
        hünerli/hünerli~: ustaca iş çıkaran
        yetenekli/yetenekli~: doğuştan iş yapma gücü bulunan
        dikkatli*: gözünden bir şey kaçırmayan
        dikkatsiz/dikkatsiz~: önüne bakmayan, dalgın
        cahil/cahil~: okumamış, bilgisi olmayan
        okuryazar/okuryazar~: harfleri tanıyan
        bilgili/bilgili~: çok şey öğrenmiş
        ünlü*: herkesin tanıdığı`,
    },
    {
      // Ruh durumu
      kind: 'adjective',
      rows: `
        neşeli/neşeli~: gülen, keyfi yerinde
        üzgün*: içi sızlayan
        kederli/kederli~: derin acı çeken, içi sızlayan
        öfkeli/öfkeli~: çok kızmış
        sakin*: dingin, telaşa kapılmayan
        huzurlu/huzurlu~: gönlü dingin
        huzursuz/huzursuz~: gönlü dingin olmayan
        endişeli/endişeli~: kötü bir şeyden çekinen
        kaygılı/kaygılı~: kötü bir şeyden çekinen, tasalı
        şaşkın/şaşkın~: ne yapacağını bilemeyen
        umutlu/umutlu~: iyi günler bekleyen
        umutsuz/umutsuz~: iyi günlerden hiçbir beklentisi kalmayan
        heyecanlı*: kalbi hızlı çarpan
        bıkkın/bıkkın~: usanmış, isteği kalmamış
        kararsız/kararsız~: hangisini seçeceğini bulamayan
        kararlı/kararlı~: vazgeçmeden ilerleyen
        mutsuz*: yüzü gülmeyen, içi sızlayan
        pişman/pişman~: keşke yapmasaydım diyen
        gururlu*: başarısıyla göğsü kabaran`,
    },
    {
      // Beden, sağlık
      kind: 'adjective',
      rows: `
        kör*: gözleri görmeyen
        sağır*: kulakları duymayan
        dilsiz/dilsiz~: konuşamayan
        topal/topal~: bir ayağı aksayan
        sıska/sıska~: bir deri bir kemik
        şişman*: çok kilolu
        kambur/kambur~: sırtı eğri
        solgun/solgun~: yüzü sararmış
        yorgun*: dinlenmeye gereksinim duyan
        bitkin/bitkin~: gücü hiç kalmamış
        dinç/dinç~: yaşına göre güçlü
        sağlıklı*: hastalığı bulunmayan
        yaralı/yaralı~: kurşun ya da bıçakla kanayan
        gebe/gebe~: karnında bebek taşıyan
        tok*: karnı doymuş
        susuz/susuz~: suya hasret kalmış
        uykulu/uykulu~: gözleri kapanan
        çıplak*: üstünde giysi olmayan
        yaşlı*: ömrünün son yıllarında olan
        ölümsüz/ölümsüz~: sonsuza dek yaşayan`,
    },
    {
      // Görünüş, ses, tat, koku
      kind: 'adjective',
      rows: `
        parlak*: ışığı güçlü yansıtan
        donuk*: ışıltısız, cansız renkte
        saydam/saydam~: arkası görünecek kadar duru
        bulanık/bulanık~: içi net görünmeyen
        berrak/berrak~: dibi görünecek kadar temiz
        rengârenk/rengârenk~: kırmızı, mavi, sarı pek çok tonda
        karanlık*: ışığı olmayan
        loş/loş~: az aydınlanan
        kızıl/kızıl~: parlak ve koyu kırmızı
        ekşi*: limon tadında
        tuzlu*: deniz suyu tadında
        lezzetli*: yemesi hoşa giden
        gürültülü/gürültülü~: kulağı rahatsız edecek kadar sesli
        sessiz*: hiç ses çıkarmayan
        tiz/tiz~: ince ve keskin sesli
        boğuk/boğuk~: kısık, kalın sesli
        zehirli/zehirli~: yiyeni öldürebilen
        yenilebilir/yenilebilir~: ağza konmasında sakınca olmayan
        çirkin*: göze hoş görünmeyen
        görkemli/görkemli~: büyüklüğüyle göz kamaştıran
        şirin/şirin~: sevimli, cana yakın`,
    },
    {
      // Dokunuş, biçim, yapı
      kind: 'adjective',
      rows: `
        pürüzsüz/pürüzsüz~: üzeri dümdüz, girintisi çıkıntısı olmayan
        pürüzlü/pürüzlü~: eline takılan girintileri çıkıntıları olan
        kaygan/kaygan~: üzerinde durulması zor
        yapışkan/yapışkan~: ele bulaşıp ayrılmayan
        kırılgan/kırılgan~: hemen parçalanan
        sağlam*: kolay bozulmayan
        dayanıklı/dayanıklı~: uzun süre yıpranmayan, kolay bozulmayan
        esnek/esnek~: bükülünce kırılmayan
        sivri*: ucu batacak kadar ince
        keskin*: iyi kesen
        eğri/eğri~: doğru olmayan, yamuk
        yassı/yassı~: basık ve enli
        yuvarlak*: top ya da halka biçiminde
        oval/oval~: yumurta biçiminde
        kıvrımlı/kıvrımlı~: döne döne uzanan
        nemli/nemli~: biraz suya değmiş, ıslağa yakın
        ıslak*: suya değmiş
        katı*: sıvı ya da gaz olmayan
        gevrek/gevrek~: ısırınca çıtırdayan
        tüylü/tüylü~: kıllarla kaplı
        dikenli/dikenli~: batan uçları olan
        paslı/paslı~: nemden kızıl kabuk bağlamış
        ahşap/ahşap~: tahtadan yapılmış
        ılık/ılık~: ne sıcak ne soğuk
        kavurucu/kavurucu~: yakacak kadar sıcak
        dondurucu/dondurucu~: buz gibi soğuk`,
    },
    {
      // Zaman, sıklık
      kind: 'adjective',
      rows: `
        antik/antik~: Yunan, Roma gibi çok eski uygarlıklara ait
        kadim/kadim~: çok eski zamanlardan gelen
        çağdaş/çağdaş~: içinde yaşadığımız döneme uygun
        modern*: içinde yaşadığımız döneme uygun, yeni
        güncel/güncel~: bugünü ilgilendiren
        geleneksel/geleneksel~: atalardan kalma
        önceki/önceki~: bundan daha erken olan
        sonraki/sonraki~: arkasından gelen
        ertesi/ertesi~: arkasından gelen (gün, yıl)
        ani/ani~: beklenmedik anda olan
        sürekli*: hiç ara vermeyen
        geçici/geçici~: kısa süre sonra bitecek olan
        kalıcı/kalıcı~: uzun süre silinmeyen
        sonsuz/sonsuz~: hiç bitmeyen
        mevsimlik/mevsimlik~: yalnız yazın ya da kışın olan
        gecikmiş/gecikmiş~: zamanında gelmemiş
        yavaş*: çabuk olmayan
        hızlı*: çabuk olan, süratli
        çevik/çevik~: kıvrak, çabuk davranan
        nihai/nihai~: en sonuncu
        kesintisiz/kesintisiz~: hiç ara vermeden süren`,
    },
    {
      // Önem, değer, doğruluk
      kind: 'adjective',
      rows: `
        önemli*: üzerinde durulması gereken
        önemsiz/önemsiz~: üzerinde durmaya değmeyen
        gerekli*: onsuz olmaz
        zorunlu/zorunlu~: onsuz olmaz, yapılması şart
        gereksiz/gereksiz~: olmasa da olur
        değerli/değerli~: pahası yüksek
        değersiz/değersiz~: beş para etmeyen
        eşsiz/eşsiz~: benzeri bulunmayan
        sıradan/sıradan~: her zaman rastlanan, ötekilerden ayrılmayan
        olağan/olağan~: her zaman rastlanan
        olağanüstü/olağanüstü~: alışılmamış derecede iyi ya da büyük
        tuhaf/tuhaf~: alışılmamış, insanı şaşırtan
        garip*: alışılmamış, yadırganan
        gizemli/gizemli~: nedeni anlaşılamayan
        gizli*: kimsenin bilmediği
        belirgin/belirgin~: kolayca görülen
        belirsiz/belirsiz~: kesin bilinmeyen
        kuşkulu/kuşkulu~: doğruluğuna güvenilmeyen
        sahte/sahte~: gerçek olmayan, taklit
        uydurma/uydurma~: gerçek olmayan, hayalden çıkarılmış
        ayrıntılı/ayrıntılı~: bütün incelikleri içeren
        karmaşık/karmaşık~: anlaşılması zor, çok parçalı
        basit*: zor olmayan
        kutsal/kutsal~: dinle ilgili, saygı duyulan`,
    },
    {
      // Yarar, zarar, sonuç
      kind: 'adjective',
      rows: `
        yararlı/yararlı~: iyi sonuç veren, iyi gelen
        faydalı*: iyi gelen
        zararlı*: kötü etki yapan
        tehlikeli*: kötü sonuç doğurabilen
        güvenli/güvenli~: tehlike taşımayan
        güvenilir/güvenilir~: inanılan, yolda bırakmayan
        ölümcül/ölümcül~: can alan
        yıkıcı/yıkıcı~: yerle bir eden
        bulaşıcı/bulaşıcı~: bir hastadan ötekine geçen
        şifalı/şifalı~: hastalara iyi gelen
        verimli/verimli~: bol ürün veren
        kârlı/kârlı~: para kazandıran
        elverişli/elverişli~: bir işe uygun
        korkunç*: insanı titreten, dehşet veren
        ürkütücü/ürkütücü~: insanı irkilten, dehşet veren
        iğrenç/iğrenç~: mide bulandıran
        başarılı/başarılı~: istenen sonuca ulaşan
        başarısız/başarısız~: istenen sonuca ulaşamayan
        etkili/etkili~: güçlü iz bırakan
        pahalı*: çok para isteyen
        ucuz*: az para isteyen
        ücretsiz/ücretsiz~: para ödenmeyen`,
    },
    {
      // İnsanların durumu, ilişkileri
      kind: 'adjective',
      rows: `
        varlıklı/varlıklı~: malı mülkü çok
        yoksul/yoksul~: geçinecek parası olmayan
        fakir*: parası az olan
        soylu/soylu~: köklü, seçkin bir aileden gelen
        özgür/özgür~: kimsenin baskısı altında olmayan
        bağımsız*: başkasının baskısı altında olmayan
        güçlü*: kuvveti çok, zor yıkılan
        güçsüz*: kuvveti az
        çaresiz/çaresiz~: elinden hiçbir şey gelmeyen
        savunmasız/savunmasız~: saldırıya karşı koyacak durumda olmayan
        suçsuz/suçsuz~: kötü bir iş yapmamış
        masum/masum~: kötü bir iş yapmamış, günahsız
        yerli/yerli~: o yerde doğmuş, orada yetişmiş
        göçebe/göçebe~: çadırıyla yer değiştirerek yaşayan
        yerleşik/yerleşik~: bir yerde ev kurup oturan
        silahlı/silahlı~: tabanca, tüfek taşıyan
        silahsız/silahsız~: tabanca, tüfek taşımayan
        kimsesiz/kimsesiz~: anası babası, yakını bulunmayan
        saygın/saygın~: herkesin değer verdiği
        evli*: eşi olan
        bekâr/bekâr~: henüz düğünü olmamış`,
    },
    {
      // Doğa, bölgeler, yapılar
      kind: 'adjective',
      rows: `
        çorak/çorak~: hiçbir şey yetişmeyen
        kurak/kurak~: yağmuru az
        yağışlı/yağışlı~: yağmuru, karı çok
        ıssız/ıssız~: hiç kimsenin yaşamadığı
        terk edilmiş: bırakılmış, artık kimsenin yaşamadığı
        engebeli/engebeli~: inişli çıkışlı
        dağlık/dağlık~: tepelerle kaplı
        ormanlık/ormanlık~: ağaçlarla kaplı
        kırsal/kırsal~: köylerin, tarlaların bulunduğu
        kentsel/kentsel~: şehirle ilgili
        vahşi*: insan eli değmemiş, evcil olmayan
        evcil/evcil~: insana alışmış, evde beslenen
        yabani/yabani~: kendi kendine yetişen, evcil olmayan
        tropikal/tropikal~: sıcak, bol yağmurlu kuşağa ait
        ılıman/ılıman~: ne çok sıcak ne çok soğuk olan
        volkanik/volkanik~: lav püskürten dağla ilgili
        sulak/sulak~: suyu bol`,
    },
    {
      // Bilim ve toplum sözleri
      kind: 'adjective',
      rows: `
        doğal*: insan yapmamış, kendiliğinden oluşmuş
        yapay/yapay~: insan eliyle yapılmış
        bilimsel/bilimsel~: deneye, araştırmaya dayanan
        siyasi/siyasi~: devlet yönetimiyle ilgili
        siyasal/siyasal~: devlet yönetimiyle ilgili olan
        dinî/dinî~: inançla ilgili
        askerî/askerî~: orduyla ilgili
        toplumsal/toplumsal~: bir arada yaşayan insanlarla ilgili
        kültürel/kültürel~: sanatla, geleneklerle ilgili
        ulusal/ulusal~: bütün bir milletle ilgili
        uluslararası/uluslararası~: birçok ülkeyi ilgilendiren
        küresel/küresel~: bütün dünyayı ilgilendiren
        yerel/yerel~: yalnız bir bölgeyi ilgilendiren
        kişisel/kişisel~: bir insanın kendisine ait
        kamusal/kamusal~: herkesin yararlandığı
        resmî/resmî~: devlete ait olan
        yasal/yasal~: kanuna uygun
        yasa dışı/yasadışı: kanuna aykırı
        tarihî/tarihî~: geçmiş yüzyıllardan kalma
        tarımsal/tarımsal~: ekip biçmeyle ilgili
        endüstriyel/endüstriyel~: fabrikalarla ilgili
        zihinsel/zihinsel~: akılla ilgili
        bedensel/bedensel~: vücutla ilgili
        ruhsal/ruhsal~: iç dünyayla, duygularla ilgili
        hareketli*: yer değiştirebilen
        hareketsiz/hareketsiz~: yerinden kıpırdamayan
        sabit*: yeri, değeri değişmeyen
        dengeli/dengeli~: devrilmeyen, ölçülü`,
    },
    {
      // Ne zaman, ne hızla
      kind: 'adverb',
      rows: `
        aniden: hiç beklenmedik bir anda
        birdenbire: hiç beklenmedik bir anda
        ansızın: hiç haber vermeden, beklenmedik bir anda
        derhâl/derhal: hiç vakit geçirmeden
        hemen*: vakit geçirmeden, o anda
        yavaş yavaş: azar azar, acele etmeden
        giderek: zamanla artan biçimde
        gitgide: zamanla artan biçimde
        ağır ağır: acele etmeden
        çabucak: kısa sürede, vakit geçirmeden
        nihayet: en sonunda
        önceden: olay gelip çatmadan
        nadiren: çok az kez
        genellikle: her zaman değilse de çok kez
        çoğunlukla: her zaman değilse de pek çok kez
        ara sıra: az kez, kimi günler
        daima: her zaman
        aralıksız: durup dinlenmeden
        yeniden: bir kez daha
        eskiden: geçmiş günlerde
        günümüzde: bizim yaşadığımız zamanda
        ömür boyu: ölünceye dek, her zaman
        sonsuza dek/sonsuza kadar: bitip tükenmeden, her zaman
        aynı anda: ikisi birlikte, tek seferde
        erkenden: sabahın ilk saatlerinde
        geceleyin: gün ağarmadan, herkes uyurken
        günlerce: birçok gün boyunca
        yıllarca: çok uzun zaman boyunca`,
    },
    {
      // Nasıl
      kind: 'adverb',
      rows: `
        gizlice: kimse görmeden, ses çıkarmadan
        sessizce: hiç ses çıkarmadan
        usulca: yavaşça, ses çıkarmadan
        dikkatle: gözünü, aklını vererek
        özenle: aklını vererek, titizce
        ustaca: büyük beceriyle
        sabırla: yakınmadan bekleyerek
        cesaretle: hiç yılmadan, gözünü budaktan sakınmadan
        korkuyla: ürkerek, titreyerek
        hiddetle: kızgın biçimde, bağırıp çağırarak
        neşeyle: gülerek, eğlenerek
        sevinçle: gülerek, mutluluktan uçarak
        nazikçe: incitmeden, kibar sözlerle
        merakla: öğrenmek isteyerek
        hayretle: çok şaşırarak
        şaşkınlıkla: ne diyeceğini bilemeyip şaşırarak
        istemeyerek: gönlü razı olmadan
        kasten: kazayla değil, tasarlayarak
        bilerek: tasarlayarak, niyet ederek
        yanlışlıkla: düşünülmeden, kazayla
        tesadüfen: önceden düşünülmeden, rastlantıyla
        kendiliğinden: dışarıdan etki olmadan
        birlikte*: bir arada, ortaklaşa
        tek başına: yanında başka insan olmadan
        sırayla: birbiri ardınca
        boşuna: bir sonuç elde etmeden
        umutsuzca: beklentisi kalmadan
        aceleyle: telaşla, çabuk olmaya uğraşarak
        güçlükle: zar zor, bin bir emekle
        zorla: isteğine bakmadan
        rastgele: seçmeden, gelişigüzel`,
    },
    {
      // Ne ölçüde, ne kesinlikle
      kind: 'adverb',
      rows: `
        tamamen*: eksiksiz, baştan sona
        tümüyle: baştan sona
        bütünüyle: baştan sona, eksiksiz
        kısmen: bir bölümüyle
        büyük ölçüde: çoğu yönüyle
        neredeyse: az kalsın, ona çok yakın
        yaklaşık: ona yakın, üç aşağı beş yukarı
        oldukça*: epey, pek
        son derece: fazlasıyla, pek
        yalnızca: başka hiçbiri değil
        sadece*: başka hiçbiri değil
        özellikle*: ötekilerden daha çok
        kesinlikle: hiç şüpheye yer vermeden
        muhtemelen: büyük bir olasılıkla
        gerçekten*: doğru söylemek gerekirse
        asla*: hiçbir zaman
        doğrudan: araya başka bir şey girmeden
        açıkça: saklamadan, net bir biçimde
        mutlaka: ne olursa olsun, şüpheye yer vermeden
        güya: sözde, sanki öyleymiş gibi`,
    },
    {
      // Bir şeyi ya da canlıyı tutmak, yemek, değiştirmek
      kind: 'verb',
      rows: `
        temizlemek*: kirini gidermek
        süpürmek/süpür~: yerdeki tozu fırçayla almak
        bölmek*: birkaç parçaya ayırmak
        birleştirmek/birleştir~/birleştiril~: tek bir bütün yapmak
        eklemek*: üstüne katmak
        doldurmak*: içinde hiç yer bırakmamak
        boşaltmak*: içindekini dışarı dökmek
        düzeltmek*: yanlışını gidermek
        yakalamak*: kaçarken ele geçirmek
        kovalamak/kovala~/kovalıy~: peşinden koşmak
        ısırmak/ısır~: dişlerini geçirmek
        kemirmek/kemir~: dişleriyle azar azar koparmak
        yutmak*: boğazından midesine indirmek
        koklamak/kokla~: burnuna yaklaştırıp içine çekmek
        gözlemlemek/gözlemle~/gözlemlen~: dikkatle, uzun süre bakmak
        yararlanmak/yararlan~/yararlanıl~: kendi işinde kullanmak
        faydalanmak/faydalan~: kendi işinde kullanmak, iyi etkisini görmek
        yönlendirmek/yönlendir~/yönlendiril~: gideceği tarafı göstermek`,
    },
    {
      // İnsanların birbirleriyle işleri
      kind: 'verb',
      rows: `
        karşılaşmak/karşılaş~: yüz yüze gelmek
        rastlamak/rastla~: beklenmedik anda yüz yüze gelmek
        vedalaşmak/vedalaş~: giderken hoşça kal demek
        buluşmak/buluştu/buluşmuş/buluşur/buluşup/buluştular/buluşan/buluşmuşlar/buluştuk/buluşuyor: sözleşip bir araya gelmek
        küsmek/küstü/küsmüş/küser/küsüp/küsen/küsmüşler/küstüler/küsmeye: darılıp konuşmaz olmak
        barışmak/barıştı/barışmış/barışır/barışıp/barıştılar/barışmışlar: dargınlığı bitirmek
        anlaşmak/anlaştı/anlaşmış/anlaşan/anlaşır/anlaştılar/anlaşmışlar/anlaşarak/anlaşıp/anlaşamayan: aynı görüşe varmak
        iş birliği yapmak/iş birliği yaptı/iş birliği yapan/iş birliği yapıyor/işbirliği yapmak: ortak hedef için omuz omuza çalışmak
        dertleşmek/dertleş~: içindeki sıkıntıyı birbirine anlatmak
        arkadaş olmak/arkadaş oldu/arkadaş olmuş/arkadaş oldular/arkadaş olmuşlar: dostluk kurmak
        vazgeçmek/vazgeç~: artık istememek, yarıda bırakmak
        başvurmak/başvur~: yazıyla ya da sözle istekte bulunmak
        bahsetmek/bahset~/bahsed~: konu edip anlatmak
        söz etmek/söz etti/söz eder/söz eden/söz ediyor/söz edilen/söz etmiş/söz edilir/söz ettiği/söz ederek/söz edildi/söz edip/söz ettiler: konu edip konuşmak`,
    },
    {
      // Varmak, yerleşmek, yükselmek
      kind: 'verb',
      rows: `
        ulaşmak*: bir yere ya da sayıya varmak
        erişmek*: uzaktaki ya da zor bir hedefe varmak
        yerleşmek*: bir evde, kentte oturmaya başlamak
        taşınmak*: evini, eşyasını alıp gitmek
        konaklamak/konakla~: geceyi otelde, handa geçirmek
        yükselmek*: yukarı doğru çıkmak
        alçalmak/alçal~: aşağıya doğru inmek
        ilerlemek*: öne doğru gitmek
        duraklamak/durakla~: yürürken kısa bir süre kalmak
        acıkmak*: karnı yemek istemek
        susamak*: canı su çekmek
        yorulmak*: gücü tükenmek
        uyanmak*: uykudan gözünü açmak
        ısınmak/ısın~: sıcaklığı artmak
        soğumak/soğu~: sıcaklığı düşmek
        kaynamak*: fokur fokur etmek
        sertleşmek/sertleş~: kaskatı kesilmek
        yumuşamak/yumuşa~: katılığını yitirmek
        küçülmek/küçül~: boyutları azalmak
        birleşmek*: tek bir bütün olmak
        sarsılmak*: şiddetle sallanmak`,
    },
  ],
};
