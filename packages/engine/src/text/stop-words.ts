/// <reference path="./stopword-lists.d.ts" />
import {
  afr,
  bul,
  cat,
  ces,
  dan,
  eng,
  est,
  fas,
  fin,
  fra,
  heb,
  hin,
  hrv,
  hun,
  ind,
  ita,
  lav,
  nld,
  nob,
  pol,
  por,
  ron,
  rus,
  som,
  spa,
  swa,
  swe,
  tgl,
  tha,
  tur,
  ukr,
  zul,
} from 'stopword/dist/stopword.esm.mjs';

/** Function words by language, of the package. Its other lists lack words, or have words with content among them. */
const packaged: Readonly<Record<string, readonly string[]>> = {
  af: afr,
  bg: bul,
  ca: cat,
  cs: ces,
  da: dan,
  en: eng,
  es: spa,
  et: est,
  fa: fas,
  fi: fin,
  fr: fra,
  he: heb,
  hi: hin,
  hr: hrv,
  hu: hun,
  id: ind,
  it: ita,
  lv: lav,
  nb: nob,
  nl: nld,
  pl: pol,
  pt: por,
  ro: ron,
  ru: rus,
  so: som,
  sv: swe,
  sw: swa,
  th: tha,
  tl: tgl,
  tr: tur,
  uk: ukr,
  zu: zul,
};

/**
 * Function words that the package lacks, lower case; whole lists where it has none that is better. Parts of contractions
 * ("don", "t") and elided articles ("l", "qu") are among them.
 */
const own: Readonly<Record<string, string>> = {
  af: 'nog of uit ook tot deur word',
  ca: 'ser era tenia sense',
  en: `again aren cannot couldn d didn does doesn doing don down during either every few further hadn hasn haven having
    hers herself isn its itself just ll m may myself neither no nor not off once ours ourselves own re s shall she
    shouldn so t theirs themselves though until upon us ve wasn weren when whether whom whose why will without won
    wouldn yet yours yourself`,
  es: `algo algunas algunos ante antes aquel aquella así aun aunque bajo cada cuales cuyo dos e ellas ellos entre era eran
    es esa esas esos esta está estaba están estas este esto estos fue fueron ha había habían han hay les mis mientras
    mucho muchos nada nosotros os otra otras otros quién quienes ser si sido son tan tanto tenía tiene todo todos tu tus
    u unas unos usted yo`,
  fr: `afin alors après aucun aussi autre autres avant car celle celles celui ceux chaque chez comme depuis donc dont elles
    encore entre jusqu lorsque moins ni parce pendant peu peut plus pourquoi près quand quoi si sous tous tout toute
    toutes très vers`,
  it: `allora ancora avere ciò cosa così d dopo due essere fra me mentre molto no ogni oppure però poi prima qual quali
    quando qui senza sopra sotto stato stata tutte v`,
  pt: `ainda algumas alguns antes apenas após assim cada contra desde dessa desse desta deste disso durante é enquanto era
    eram está estão estava estavam foi foram há onde outra outras outro outros pois porque ser si são sob sobre tão tem
    têm tinha toda todas todo todos uns`,
  nl: `elk elke alle alleen hadden jij jouw jullie onder onze tussen waar waarom welke werden wordt zouden`,
  ru: `весь всё её ещё здесь мной нам наш неё один оно свой своего своей своих также те тебе ту хотя чей эта`,
  de: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da damit dann
    das dass dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du
    durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hat hatte hatten hier hinter ich
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jene jetzt kann kein keine
    können könnte man mein meine mich mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen
    seiner sich sie sind so solche soll sondern sonst über um und uns unser unter vom von vor war waren warum was weil welche
    wenn wer werden wie wieder will wir wird wo wollte wurde wurden zu zum zur zwar zwischen`,
  ar: `أثناء أحد إذ إذا إلا إلى أم أما أمام أن أنا أنت أنه إنه أنها إنها أو أي أيضا أين بعد بعض بل بن به بها بهذا بين تحت تلك
    ثم جدا حتى حول حيث حين خلال دون ذلك عبر على عليه عليها عن عند عندما عنه عنها غير فإن فقد فوق في فيه فيها قبل قد كان كانت
    كانوا كل كل كلما كما كيف لا لأن لأنه لقد لك لكن لكي لم لما لماذا لن له لها لهذا لهم ليس ليست لي ما ماذا متى مثل مع معه من منذ
    منه منها نحن نحو هذا هذه هكذا هل هم هنا هناك هو هي و وأن وقد وكان وكانت ولا ولم ولكن وهو وهي يكون`,
  ja: `の に は を が で と も へ から まで より や か ね よ な だ です ます でし まし た て い する し した して され れ られ せ ある あり あっ いる いた
    いて なる なり なっ ない なかっ ぬ ず う よう こと もの ため とき ところ それ これ あれ この その あの どの ここ そこ あそこ どこ 彼 彼女 彼ら 私 私たち あなた
    僕 誰 何 そして しかし また でも だから それから すると または および とても もう まだ など だけ しか ばかり ほど くらい たち さん という として について
    によって において そう こう ば たり ながら のに ので けれど`,
  ko: `이 가 은 는 을 를 의 에 에서 에게 와 과 도 로 으로 만 나 저 너 우리 그 그녀 그는 그가 그의 그를 그녀는 그녀가 그녀의 그들 그들은 그들의 나는 내가
    나의 내 너는 네가 네 우리는 우리가 저는 제가 제 이것 그것 저것 이것은 그것은 그것을 이런 그런 저런 이렇게 그렇게 여기 거기 저기 어디 누가 누구 무엇
    왜 어떻게 언제 그리고 그러나 그런데 하지만 그래서 그러면 그러자 그때 또 또는 또한 및 더 가장 매우 아주 너무 정말 다 모두 모든 각 수 것 것은 것이
    것을 등 때 때문에 위해 위한 대한 대해 있다 있는 있었다 없는 없다 했다 하는 한 할 하고 된 되는 다시 이제 아직 안 못 잘 후 중 같은 다른 어떤 두 한번`,
  vi: `ai anh ấy bà bằng bị bởi các cái cho chỉ chúng cô có còn con cũng của cùng cứ do đang đã để đến đều đi đó được giữa hay
    hơn khi không là lại lên mà mình mỗi một nào này nên nếu ngay nhiều như nhưng những nó nơi nữa ở ông phải qua ra rằng rất
    rồi sau sẽ sự ta tại thế thì theo tôi trên trong trước từ từng tuy và vào vẫn vậy về vì với vừa xuống`,
  zh: `的 了 着 过 地 得 在 是 和 与 及 或 或者 而 而且 并 并且 也 都 就 还 又 再 才 只 很 更 最 太 不 没 没有 把 被 给 让 对 对于 从 到 向 往
    以 以及 为 为了 于 由 由于 因为 所以 但 但是 可是 不过 如果 虽然 然后 那么 那 那个 那些 这 这个 这些 这样 那样 这里 那里 什么 怎么 哪 哪里 谁 我 我们
    你 你们 您 他 他们 她 她们 它 它们 自己 之 其 其中 此 该 每 各 某 有 会 能 可以 要 个 一 一个 一些 些 里 上 下 中 后 前 时 吗 呢 吧 啊 等 所 将 当 比`,
  cs: 'mu',
  da: 'mellem',
  el: `ο η το οι τα του της των τον την τους τις στο στη στην στον στους στις στα και κι να θα δεν μη μην σε με για από που πως
    πώς ότι αν όταν όπως ως μα αλλά ή είτε ούτε εγώ εσύ εμείς εσείς αυτός αυτή αυτό αυτοί αυτές αυτά εκείνος εκείνη εκείνο ένας
    μια μία ένα είναι είμαι ήταν είχε έχει έχουν υπάρχει κάθε κάτι κάποιος κάποια όλα όλοι πολύ πιο μόνο μετά πριν τότε τώρα
    εδώ εκεί μου σου μας σας τι ποιος ποια γιατί προς κατά παρά χωρίς μέχρι έως επίσης ακόμη ακόμα όμως`,
  et: 'ka kes nagu või ning pärast välja olid juba väga tema üks veel mitte peale kus üle',
  fa: 'این آن است بود شد می ها های کرد کند شود من تو او ما شما آنها خود یک هر همه دیگر بعد وقتی هیچ',
  fi: 'en ne niin jos nyt sitten mitä minä sinä me te tämä häntä siitä kaikki',
  hi: 'है हैं था थे थी और में से हो रहा रही सकता सकते मैं हम तुम मुझे उसने भी तो',
  hr: 'kad im',
  lt: `ir į kad su buvo tai jis ji iš o bet kaip ar yra jo jos apie po prie nuo už dar tik taip jau labai jų ne savo kai per
    pat visi jie mes aš tu`,
  lv: 'viņš viņa kas tas ļoti savu viņi mēs es tu vēl nav',
  nb: 'mye under',
  pl: 'go',
  ro: 'o a era fost foarte într își și',
  so: `iyo ee ah u la aan lagu waxaa wuxuu waxay markii laga isaga iyada maya haa badan kuwa ayay wax ma`,
  sv: 'hem',
  sw: 'walikuwa mtu siku mimi wewe akasema ameweka huu yetu',
  tl: 'si mo nang rin lang po kay natin wala ngunit noong upang',
  tr: 'yok dedi mi zaman şey',
  zu: 'manje yena ngoba wayengu ngo nga nge njengoba abantu umuntu bakhe kwakhe',
};

/** Words of the package's lists that have content all the same: people, places, times. */
const withContent: Readonly<Record<string, string>> = {
  bg: 'глас година години ден дни живот месец юмрук',
  da: 'far mand',
  hi: 'घर',
  id: 'bapak bulan ibu jawaban masalah rupa tahun tempat',
  sv: 'dag dagar',
};

const known = new Map<string, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/** The function words of a language, lower case; empty for a language without a list. */
export function stopWords(language: string): ReadonlySet<string> {
  const base = language.split('-', 1)[0] ?? language;
  const words = known.get(base) ?? wordsOf(base);
  if (words.size > 0) known.set(base, words);
  return words;
}

function wordsOf(language: string): ReadonlySet<string> {
  const of = <List>(lists: Readonly<Record<string, List>>): List | undefined =>
    Object.hasOwn(lists, language) ? lists[language] : undefined;
  const unlisted = new Set(of(withContent)?.split(' '));
  const listed = [...(of(packaged) ?? []), ...(of(own)?.split(/\s+/u) ?? [])].filter((word) => !unlisted.has(word));
  // Romanian is written with commas below; the package has the cedillas of older keyboards.
  const words = language === 'ro' ? [...listed, ...listed.map(withCommas)] : listed;
  return words.length === 0 ? none : new Set(words);
}

const withCommas = (word: string): string => word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț');
