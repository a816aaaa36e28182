/** Function words by language, lower case; parts of contractions ("don", "t") and elided articles ("l", "qu") among them. */
const lists: Readonly<Record<string, string>> = {
  en: `a about after again all also am an and any are aren as at be because been before being between both but by can cannot
    could couldn d did didn do does doesn doing don down during each either every few for from further had hadn has hasn have
    haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m may me might more
    most must my myself neither no nor not of off on once only or other our ours ourselves out over own re s same shall she
    should shouldn so some such t than that the their theirs them themselves then there these they this those though through
    to too under until up upon us ve very was wasn we were weren what when where whether which while who whom whose why will
    with without won would wouldn yet you your yours yourself`,
  de: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da damit dann
    das dass dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du
    durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hat hatte hatten hier hinter ich
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jene jetzt kann kein keine
    können könnte man mein meine mich mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen
    seiner sich sie sind so solche soll sondern sonst über um und uns unser unter vom von vor war waren warum was weil welche
    wenn wer werden wie wieder will wir wird wo wollte wurde wurden zu zum zur zwar zwischen`,
  es: `a al algo algunas algunos ante antes aquel aquella así aun aunque bajo cada como con contra cual cuales cuando cuyo de
    del desde donde dos durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta está estaba están
    estas este esto estos fue fueron ha había habían han hasta hay la las le les lo los más me mi mis mientras mucho muchos
    muy nada ni no nos nosotros o os otra otras otro otros para pero poco por porque que qué quien quién quienes se ser si
    sí sido sin sobre son su sus también tan tanto te tenía ti tiene todo todos tu tú tus u un una unas uno unos usted y ya yo`,
  fr: `à afin ai alors après au aucun aussi autre autres aux avait avant avec avez avons c car ce ceci cela celle celles celui
    ces cet cette ceux chaque chez comme d dans de depuis des donc dont du elle elles en encore entre es est et étaient était
    été être eu eux fut il ils j je jusqu l la le les leur leurs lorsque lui m ma mais me même mes moi moins mon n ne ni nos
    notre nous on ont ou où par parce pas pendant peu peut plus pour pourquoi près qu quand que quel quelle quelles quels qui
    quoi s sa sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes très tu un une vers vos votre
    vous y`,
  it: `a abbia ad agli ai al alla alle allo allora anche ancora avere aveva avevano c che chi ci ciò come con contro cosa così
    cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello di dopo dove due e è ed era erano essere fu
    fra furono gli ha hanno ho i il in io l la le lei li lo loro lui ma me mentre mi mia mie mio molto ne nei nel nell nella
    nelle nello no noi non nostro o ogni oppure per perché però più poi prima qual quale quali quando quanto quella quelle
    quelli quello questa queste questi questo qui se sei senza si sia sono sopra sotto sta stato stata su sua sue sugli sui
    sul sulla suo suoi ti tra tu tuo tutte tutti tutto un una uno v vi voi`,
  pt: `a à ainda algumas alguns antes ao aos apenas após aquela aquele aquilo as às assim até cada com como contra da das de
    dela delas dele deles depois desde dessa desse desta deste disso do dos durante e é ela elas ele eles em enquanto entre
    era eram essa essas esse esses esta está estão estava estavam este estes eu foi foram há isso isto já lhe lhes mais mas
    me mesmo meu meus minha muito muitos na não nas nem no nos nós nossa nosso num numa o onde os ou outra outras outro
    outros para pela pelas pelo pelos pois por porque qual quando que quem se sem ser seu seus si são sob sobre sua suas
    também tão te tem têm tinha toda todas todo todos tu um uma umas uns você vocês`,
  nl: `aan al alle alleen als altijd andere ben bij daar dan dat de deze die dit doch doen door dus een en er ge geen had hadden
    haar hebben heeft hem het hier hij hoe hun ik in is iets ja je jij jouw jullie kan kon kunnen maar me meer men met mij
    mijn moet na naar niet niets nog nu of om omdat onder ons onze ook op over reeds te tegen toch toen tot tussen u uit uw
    van veel voor waar waren waarom want was wat we welke werd werden wie wij wil worden wordt zal ze zelf zich zij zijn zo
    zonder zou zouden`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всё всего всех вы где да даже для до другой его ее её
    ей ему если есть ещё еще ж же за здесь и из или им их к как какой когда кто ли между меня мне мной мой моя мы на над нам
    нас наш не него нее неё ней нет ни них но ну о об один он она они оно от перед по под после потом потому при про с сам
    свой своего своей своих себе себя со так также такой там те тебе тебя тем то тогда того тоже только том тот ту ты у уже
    хотя чего чей через что чтобы эта эти это этого этой этом этот я`,
  vi: `ai anh ấy bà bằng bị bởi các cái cho chỉ chúng cô có còn con cũng của cùng cứ do đang đã để đến đều đi đó được giữa hay
    hơn khi không là lại lên mà mình mỗi một nào này nên nếu ngay nhiều như nhưng những nó nơi nữa ở ông phải qua ra rằng rất
    rồi sau sẽ sự ta tại thế thì theo tôi trên trong trước từ từng tuy và vào vẫn vậy về vì với vừa xuống`,
  ar: `أثناء أحد إذ إذا إلا إلى أم أما أمام أن أنا أنت أنه إنه أنها إنها أو أي أيضا أين بعد بعض بل بن به بها بهذا بين تحت تلك
    ثم جدا حتى حول حيث حين خلال دون ذلك عبر على عليه عليها عن عند عندما عنه عنها غير فإن فقد فوق في فيه فيها قبل قد كان كانت
    كانوا كل كل كلما كما كيف لا لأن لأنه لقد لك لكن لكي لم لما لماذا لن له لها لهذا لهم ليس ليست لي ما ماذا متى مثل مع معه من منذ
    منه منها نحن نحو هذا هذه هكذا هل هم هنا هناك هو هي و وأن وقد وكان وكانت ولا ولم ولكن وهو وهي يكون`,
  zh: `的 了 着 过 地 得 在 是 和 与 及 或 或者 而 而且 并 并且 也 都 就 还 又 再 才 只 很 更 最 太 不 没 没有 把 被 给 让 对 对于 从 到 向 往
    以 以及 为 为了 于 由 由于 因为 所以 但 但是 可是 不过 如果 虽然 然后 那么 那 那个 那些 这 这个 这些 这样 那样 这里 那里 什么 怎么 哪 哪里 谁 我 我们
    你 你们 您 他 他们 她 她们 它 它们 自己 之 其 其中 此 该 每 各 某 有 会 能 可以 要 个 一 一个 一些 些 里 上 下 中 后 前 时 吗 呢 吧 啊 等 所 将 当 比`,
  ja: `の に は を が で と も へ から まで より や か ね よ な だ です ます でし まし た て い する し した して され れ られ せ ある あり あっ いる いた
    いて なる なり なっ ない なかっ ぬ ず う よう こと もの ため とき ところ それ これ あれ この その あの どの ここ そこ あそこ どこ 彼 彼女 彼ら 私 私たち あなた
    僕 誰 何 そして しかし また でも だから それから すると または および とても もう まだ など だけ しか ばかり ほど くらい たち さん という として について
    によって において そう こう ば たり ながら のに ので けれど`,
  ko: `이 가 은 는 을 를 의 에 에서 에게 와 과 도 로 으로 만 나 저 너 우리 그 그녀 그는 그가 그의 그를 그녀는 그녀가 그녀의 그들 그들은 그들의 나는 내가
    나의 내 너는 네가 네 우리는 우리가 저는 제가 제 이것 그것 저것 이것은 그것은 그것을 이런 그런 저런 이렇게 그렇게 여기 거기 저기 어디 누가 누구 무엇
    왜 어떻게 언제 그리고 그러나 그런데 하지만 그래서 그러면 그러자 그때 또 또는 또한 및 더 가장 매우 아주 너무 정말 다 모두 모든 각 수 것 것은 것이
    것을 등 때 때문에 위해 위한 대한 대해 있다 있는 있었다 없는 없다 했다 하는 한 할 하고 된 되는 다시 이제 아직 안 못 잘 후 중 같은 다른 어떤 두 한번`,
};

const parsed = new Map<string, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/** The function words of a language, lower case; empty for a language without a list. */
export function stopWords(language: string): ReadonlySet<string> {
  const base = language.split('-', 1)[0] ?? language;
  const known = parsed.get(base);
  if (known !== undefined) return known;
  const list = Object.hasOwn(lists, base) ? lists[base] : undefined;
  if (list === undefined) return none;
  const words = new Set(list.split(/\s+/u));
  parsed.set(base, words);
  return words;
}
