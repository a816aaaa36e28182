import { stopWords } from './stop-words.js';

/** What tells a language in Latin script from the others. */
export interface LanguageProfile {
  readonly language: string;
  /** Its function words, lower case. */
  readonly words: ReadonlySet<string>;
  /** The letters beyond a to z that it is written with, lower case. */
  readonly letters: ReadonlySet<string>;
  /** Finds a letter of a to z that only foreign words and names have in it. */
  readonly foreign: RegExp;
  /** Beginnings, endings and groups of letters that are common in it and rare elsewhere. */
  readonly parts: RegExp;
}

const tonedVietnamese = Array.from({ length: 90 }, (_, index) => String.fromCodePoint(0x1ea0 + index)).join('');

/** Language, letters beyond a to z, letters of a to z that only foreign words have, and parts. */
const table: readonly (readonly [language: string, letters: string, foreign: string, parts: string])[] = [
  ['en', '', '', "ing$|ed$|tion$|ght|^wh|^tw|tle$|ould$|ea|ow|^th|^kn|ck|ly$|sh$|ee|oo|ough|'s$|ness$"],
  ['de', 'äöüß', '', 'sch|ung$|lich|keit$|heit$|ich|ei|^ge.*t$|cht|tz|eu|pf|^ver|en$|^zu|^ein'],
  ['es', 'áéíóúñü', 'kw', 'ción$|dad$|^ll|ado$|ido$|aba$|ñ|ue|ie|ó$|aron$|ieron$|ando$|iendo$|os$|as$|es$'],
  [
    'fr',
    'àâçéèêëîïôùûüœæ',
    'kw',
    "eau|eux$|oux|ait$|aient$|ment$|tion$|^[ldcjnsm]'|^qu'|ou|oi|ai|ée$|ées$|er$|ez$|it$|re$|eu|nt$|ant$|[^aeiou]s$|ille|^é",
  ],
  [
    'it',
    'àèéìòù',
    'jkwxy',
    "zion[ei]$|gli|ità$|ò$|^[ldn]'|^dell'|ll[aoei]|tt|zz|cch|chi|gn|gg|[^aeiou]i$|are$|ere$|ire$|av[ao]$|ando$|endo$|ono$|ato$|uto$|iu|io$|cia",
  ],
  [
    'pt',
    'áâãàçéêíóôõú',
    'kwy',
    'ção$|ções$|lh|nh|ão$|ões$|ou$|eir[ao]|dade$|ava$|ando$|endo$|em$|am$|[iu]u$|ei$|os$|as$|ss|^qu|ç|vr|[aei]nte$|[ae]is$',
  ],
  ['nl', 'ëïéèóöü', 'qx', 'ij|aa|oe|uu|ee|oo|^ge|sch|cht|en$|tje$|lijk|heid$|^ver|eu|ui|^z'],
  ['vi', `ăâđêôơưáàãéèíìĩóòõúùũýỳ${tonedVietnamese}`, 'fjwz', '^ng|^nh|^tr|^kh|^ph|^th|nh$|ng$'],
  ['ro', 'ăâîșțşţ', 'kqwy', 'ului$|elor$|ilor$|ește$|ează$|ție|eau$|ul$|ea$|[^e]au$|eau$|oa|iei$|esc$|ă$|i[ia]$|ce$'],
  [
    'pl',
    'ąćęłńóśźż',
    'qvx',
    'sz|cz|rz|dz|owi|ych$|nie|ał$|ła$|ego$|ow|wy|^prz|ni[ae]$|ki$|iej$|i[ae]|ej$|ów$|^zb|^po[sz]|aw',
  ],
  ['cs', 'áčďéěíňóřšťúůýž', 'qwx', 'ou$|ách$|ého$|ých$|ení$|ost$|ř|ě|ov|^vy|ch$|ní$'],
  ['hu', 'áéíóöőúüű', 'qwxy', 'gy|sz|ny|ság|ség|ban$|ben$|nak$|nek$|ott$|ett$|tak$|tek$|ly|cs|^meg|^el|ok$|ek$|ik$'],
  ['sv', 'åäö', 'qwz', 'ade$|arna$|erna$|ande$|het$|ck|skt|sj|en$|et$|ar$|or$|ll|tj|x|na$|ör|^upp|igt$'],
  [
    'da',
    'æøå',
    'qwxz',
    '[ae]de$|erne$|ende$|hed$|ig$|gt$|øj|ej|en$|et$|[aeiouyøæå][bdg]e|eds?$|ld|nd|ag|æ|dd|ø[^y]|rn$|^v[ae]',
  ],
  [
    'nb',
    'æøå',
    'cqwxz',
    '[^r]ene$|ende$|het$|øy|ei|kk|tt|en$|et$|[aeiouyøæå][ptk]e|lle|kj|sj|sk|nn$|mm|a$|pp|øy|^v[ae]|eg',
  ],
  [
    'fi',
    'äö',
    'bcfqwxz',
    'ssa$|ssä$|sta$|stä$|lla$|llä$|nen$|aa|ää|ii|uu|yy|kk|tt|vat$|vät$|ivat$|ie|uo|yö|in$|an$|en$',
  ],
  [
    'tr',
    'çğıöşüâî',
    'qwx',
    'lar|ler|dı$|di$|ın$|yor|mak$|mek$|ğ|ı|dan$|den$|nda$|nde$|miş$|mış$|[aeiıuü]n$|lı|li$|m[ae]|y[aeiıou]',
  ],
  [
    'id',
    '',
    'qvx',
    '^me(?:ng|ny|m|n|l|r)|^ber|^di|kan$|nya$|ng|lah$|^pe[mnr]|^ter|^ke|^se[bdjklmpt]|an$|ah$|ai$|uh$|au$|[aiu][rtk]$|u[ak]|[aiu]n$|[tb]uh',
  ],
  ['ca', 'àçèéíïòóúü', 'kw', "ció$|tat$|ll|ny|ava$|ats$|ment$|ix|^[ldnsm]'|ig$|es$|ades?$|^l·l|ques$"],
  ['af', 'ëêéèôû', 'cqxz', 'ie$|oe|uu|aa|y|ee|^ge|sk|lik$|heid$|ei|uit'],
  [
    'sw',
    '',
    'qxc',
    '^wa|^a?li|^a[lnm]|^ku|^ki|^ma|^m[^aeiouy]|^vi|^u[kmn]|^i[lnm]|ni$|sh|lia$|ia$|^nya|mb|nd|^hu|wa|lipo|li[kw]|ana|[iu]k[ao]|[ae]z[aei]|ji|yo$|ch',
  ],
  ['zu', '', 'rx', '^uku|^uma|^ama|^isi|^izi|^aba|^nge|hl|ile$|kho|eni$|ini$|^wa|^ku|dl|gq|^ka|^ng|^um|tha|we|ze|ela'],
  ['so', '', 'pvz', 'aa|ay$|ka$|ku$|ta$|ii|oo|uu|xa|dh|ooy|eey|kii$|dii$|tii$'],
  ['tl', '', 'cfjqvxz', '^mag|^nag|^pag|^ka|ng$|^um|an$|^pin|^ni|^mga|[aeiou]ng|^i[nk]|ay|mal'],
  ['hr', 'čćđšž', 'qwxy', 'ije|je$|ima$|ao$|nje$|ski$|ti$|dž|lj|nj|^pr|om$|og$|ij'],
  ['lt', 'ąčęėįšųūž', 'qwx', 'as$|is$|us$|ai$|ų$|ė$|ti$|iai$|iau$|io$|os$|uo'],
  ['lv', 'āčēģīķļņšūž', 'qwxy', 'šan|as$|is$|am$|ām$|ie|uz|ību|s$|ja|āja$|iem$'],
  ['et', 'äõöüšž', 'cqwxyz', 'ud$|us$|id$|st$|ga$|le$|sse$|ks$|aa|ää|õ|ii|uu|ee|oo|ma$|te$|ne$'],
];

let profiles: readonly LanguageProfile[] | undefined;

/** What tells the languages in Latin script apart; made when the first text of theirs is read. */
export function latinProfiles(): readonly LanguageProfile[] {
  profiles ??= table.map(([language, letters, foreign, parts]) => ({
    language,
    words: stopWords(language),
    letters: new Set(letters),
    foreign: new RegExp(foreign === '' ? '(?!)' : `[${foreign}]`, 'u'),
    parts: new RegExp(parts, 'u'),
  }));
  return profiles;
}
