import { stopWords } from './stop-words.js';

/** What tells a language in Latin script from the others. */
export interface LanguageProfile {
  readonly language: string;
  /** Frequent words, lower case. */
  readonly words: ReadonlySet<string>;
  /** The letters beyond a to z that it is written with, lower case. */
  readonly letters: ReadonlySet<string>;
  /** Beginnings, endings and groups of letters that are common in it and rare elsewhere. */
  readonly parts: RegExp;
}

const tonedVietnamese = Array.from({ length: 90 }, (_, index) => String.fromCodePoint(0x1ea0 + index)).join('');

/** Language, letters, parts, and the frequent words of those languages that have no stop-word list. */
const table: readonly (readonly [language: string, letters: string, parts: string, words?: string])[] = [
  ['en', '', "ing$|ed$|tion$|ght|^wh|^th|^kn|ck|ly$|sh$|ee|oo|ough|'s$|ness$"],
  ['de', 'äöüß', 'sch|ung$|lich|keit$|heit$|ich|ei|^ge.*t$|cht|tz|eu|pf|^ver|en$'],
  ['es', 'áéíóúñü', 'ción$|dad$|^ll|ado$|ido$|aba$|ñ|ue|ie|ó$|aron$|ieron$|ando$|iendo$'],
  ['fr', 'àâçéèêëîïôùûüœæ', "eau|eux$|oux|ait$|aient$|ment$|tion$|^[ldcjnsm]'|^qu'|oi|ée$|ées$|er$|ez$|aient"],
  ['it', 'àèéìòù', "zione$|zioni$|gli|ità$|ò$|^[ldn]'|ell[aoe]|tt|zz|cch|are$|ere$|ava$|ando$|endo$"],
  ['pt', 'áâãàçéêíóôõú', 'ção$|ções$|lh|nh|ão$|ões$|ou$|eira|dade$|ava$|ando$|endo$|inho'],
  ['nl', 'ëïéèóöü', 'ij|aa|oe|uu|ee|oo|^ge|sch|cht|en$|tje$|lijk|heid$'],
  ['vi', `ăâđêôơưáàãéèíìĩóòõúùũýỳ${tonedVietnamese}`, '^ng|^nh|^tr|^kh|^ph|^th|nh$|ng$'],
  [
    'ro',
    'ăâîșțşţ',
    'ului$|elor$|ilor$|ește$|ează$|ție|eau$|ul$|ea$',
    'și în la cu pe de nu că să o un a ai al ale este era sunt au fi din pentru care mai ca sau dar lui ei el ea se ce am fost după când până prin fără foarte lor cum acest această într dintre asupra își îi le',
  ],
  [
    'pl',
    'ąćęłńóśźż',
    'sz|cz|rz|dz|owi|ych$|nie|ał$|ła$|ego$',
    'i w na z do nie się że to jest o jak po a od za co ale przez dla był była było były czy tylko który która które jego jej ich tym ten ta te są być może już jeszcze gdy kiedy bardzo oraz przed pod u ze we mu go ją też',
  ],
  [
    'cs',
    'áčďéěíňóřšťúůýž',
    'ou$|ách$|ého$|ých$|ení$|ost$|ř|ě',
    'a v se na je že o s z do i to jako za by byl byla bylo byli jsou pro ale po tak jeho jak k které který která když od nebo už si ve ze co při jen může aby není mu ho jí jejich před pak tam',
  ],
  [
    'hu',
    'áéíóöőúüű',
    'gy|sz|ny|ság|ség|ban$|ben$|nak$|nek$|ott$|ett$|tak$|tek$',
    'a az és hogy nem is egy volt ez van de meg csak már mint el még ki ha azt amikor majd olyan nagyon aki ami lesz vagy minden után neki akkor ezt között fel be le sem voltak',
  ],
  [
    'sv',
    'åäö',
    'ade$|arna$|erna$|ande$|het$|ck|skt|sj|en$|et$',
    'och i att det som en på är av för med den till inte han var hon de ett om men sig hade från så kan när man vi jag hem eftersom ut vid nu skulle då där efter eller alla mot min sin hans hennes blev också mycket något mellan under över',
  ],
  [
    'da',
    'æøå',
    'ede$|erne$|ende$|hed$|ig$|gt$|øj|ej|en$|et$',
    'og i at det som en på er af for med den til ikke han var hun de et om men sig havde fra så kan når man vi jeg ud ved nu skulle da der efter eller alle mod min sin hans hendes blev også meget noget mellem under over hvor hvad',
  ],
  [
    'nb',
    'æøå',
    'ene$|ende$|het$|øy|ei|kk|tt|en$|et$',
    'og i å det som en på er av for med den til ikke han var hun de et om men seg hadde fra så kan når man vi jeg ut ved nå skulle da der etter eller alle mot min sin hans hennes ble også mye noe mellom under over hvor hva',
  ],
  [
    'fi',
    'äö',
    'ssa$|ssä$|sta$|stä$|lla$|llä$|nen$|aa|ää|ii|uu|yy|kk|tt|vat$|vät$|ivat$',
    'ja on ei se että hän oli en ne kun mutta niin hänen joka kuin myös ovat tai sen jos nyt vain sitten mitä olla minä sinä he me te tämä jo ennen kanssa mukaan oli olivat hän häntä sitä siitä kaikki',
  ],
  [
    'tr',
    'çğıöşüâî',
    'lar$|ler$|dı$|di$|ın$|yor|mak$|mek$|ğ|ı|dan$|den$|nda$|nde$|miş$|mış$',
    've bir bu da de için ile o ne çok gibi daha sonra kadar olan ama en onu ona var yok her ben sen biz siz değil olarak dedi ki mi mu ya diye iki zaman şey oldu olduğu bütün hiç kendi onun',
  ],
  [
    'id',
    '',
    '^me(?:ng|ny|m|n)|^ber|^di|kan$|nya$|ng$|lah$|^pe[mn]|^ter',
    'yang dan di ke dari ini itu dengan untuk tidak pada adalah dia ia mereka kami kita saya akan sudah ada juga oleh karena sebagai dalam bisa dapat telah lebih atau seperti ketika saat orang sangat tetapi tapi lalu kemudian hari satu bahwa para semua',
  ],
  [
    'ca',
    'àçèéíïòóúü',
    "ció$|tat$|ll|ny|ava$|ats$|ment$|ix|^[ldnsm]'",
    'el la els les un una i de del dels a al als amb per que no és en va van ser era són com més però si quan molt tot seva seu aquest aquesta on o hi ho es li tenia havia per què dins sense també fins ja',
  ],
  [
    'af',
    'ëêéèôû',
    'ie$|oe|uu|aa|y|ee|^ge|sk|lik$|heid$',
    "die en 'n is het van in nie te wat sy hy dit vir op met aan was om ek jy ons hulle sal kan haar hom nog maar toe baie na as of uit by ook so daar tot deur word dat een se",
  ],
  [
    'sw',
    '',
    '^wa|^ali|^ku|^ki|^ma|^ni|ni$|sha$|lia$|^nya|mb|nd|^hu|wa$',
    'na ya wa kwa ni katika za la cha vya kuwa hii huyo hiyo yake wake lakini kama si pia sana hata alikuwa walikuwa ili baada ambayo ambaye hapo sasa moja mtu watu siku mimi wewe yeye sisi wao hakuna kila alisema akasema yao wao nini mama baba',
  ],
  [
    'zu',
    '',
    '^uku|^uma|^ama|^isi|^izi|^aba|^nge|hl|ile$|kho|eni$|ini$|^wa|^ku|dl|gq|^ka',
    'futhi ukuthi kodwa wathi uma manje yena lapho kanye kakhulu ngoba kwakukhona wayengu ngo nga nge ukuba njengoba abantu umuntu wakhe yakhe lakhe bakhe zakhe kwakhe ngesikhathi',
  ],
  [
    'so',
    '',
    'aa|ay$|ka$|ku$|ta$|ii|oo|uu|xa|dh|ooy|eey',
    'waa oo iyo ka ku in uu ay ee ah u la soo si aan lagu waxaa wuxuu waxay markii kale laga isaga iyada maya haa aad badan kuwa ayaa ayuu ayay wax ma',
  ],
  [
    'tl',
    '',
    '^mag|^nag|^pag|^ka|ng$|^um|an$|^pin|^ni|^mga',
    'ang ng sa na mga at ay si ni ko mo niya siya sila kami ako ikaw hindi para kung may nang isang ito iyon din rin lang po kay nila namin natin kanyang wala ngunit dahil kaya noong upang doon',
  ],
  [
    'hr',
    'čćđšž',
    'ije|je$|ima$|ao$|nje$|ski$|ti$|dž|lj|nj',
    'i u je se na da su za od s a ne to koji koja koje kao bi bio bila bilo ali ili što sam si smo ste iz po do sve samo kad kada jer nije još već njegov njezin ga mu joj ih im te pa vrlo',
  ],
  [
    'lt',
    'ąčęėįšųūž',
    'as$|is$|us$|ai$|ų$|ė$|ti$|iai$|iau$',
    'ir į kad su buvo tai jis ji iš o bet kaip ar yra jo jos apie po prie nuo už dar tik taip jau labai jų ne savo kai per pat visi jie mes aš tu',
  ],
  [
    'lv',
    'āčēģīķļņšūž',
    'šan|as$|is$|am$|ām$|ie|uz|ību|s$',
    'un ir uz ar no ka viņš viņa bija par kas tas tā bet kā arī vai pie lai pēc tika var ļoti tikai savu jau viņi mēs es tu ja pa vēl nav',
  ],
  [
    'et',
    'äõöüšž',
    'ud$|us$|id$|st$|ga$|le$|sse$|ks$|aa|ää|õ|ii|uu',
    'ja on ei et see oli ta kui ka mis kes aga nagu oma või siis ning pärast välja seda olid juba nad väga tema ma sa me te üks veel kõik nii mitte peale kus üle',
  ],
];

let profiles: readonly LanguageProfile[] | undefined;

/** What tells the languages in Latin script apart; made when the first text of theirs is read. */
export function latinProfiles(): readonly LanguageProfile[] {
  profiles ??= table.map(([language, letters, parts, words]) => ({
    language,
    words: words === undefined ? stopWords(language) : new Set(words.split(' ')),
    letters: new Set(letters),
    parts: new RegExp(parts, 'u'),
  }));
  return profiles;
}
