/**
 * What the first words of a sentence say about its place.
 * `pronoun`: it speaks of something named before (he, this, such). `connective`: it goes on with a thought (but,
 * therefore). `time`: it follows something in time (then, the next day). `episode`: it begins something new after an
 * introduction (one day), and may well stand first.
 */
export type OpeningCue = 'pronoun' | 'connective' | 'time' | 'episode';

export type CueList = Readonly<Record<OpeningCue, string>>;

/** Phrases a sentence opens with, separated by bars. In Chinese, Japanese, Korean and Thai they are beginnings of the text. */
export const cueLists: Readonly<Record<string, CueList>> = {
  en: {
    pronoun:
      'he|she|it|they|him|her|his|its|their|them|theirs|hers|this|that|these|those|such|both|neither|another|others|each|here|there she|there he|there they|the latter|the former|the other|the others|the two|the three|all three|all four|all these|all this|the same|one of them|none of them|all of them|some of them|most of them|many of them|only he|only she|only they|even he|even she|even they|when he|when she|when it|when they|as he|as she|as they|after he|after she|after they|before he|before she|before they|while he|while she|while they|once he|once she|once they|if it|if they|if he|if she|with this|with that|with these|in this|by this|for this|at this|from this|because he|because she|because they|since he|since she|since they|until he|until she|until they|with his|with her|with their|in his|in her|in their|on his|on her|on their|every time he|every time she|in it|on it|of these|of those|among these|among them|no one else|everyone else',
    connective:
      'but|and|so|or|nor|yet|however|therefore|thus|hence|moreover|furthermore|besides|also|too|instead|otherwise|nevertheless|nonetheless|still|consequently|accordingly|likewise|similarly|conversely|indeed|in fact|as a result|for example|for instance|in addition|on the other hand|in contrast|by contrast|because of this|because of that|for this reason|that is why|that is how|even so|after all|of course|in other words|at the same time|rather|perhaps|well|yes|no|oh|or else|even|not only|only|unfortunately|luckily|fortunately|similarly|again|for',
    time: 'then|next|after that|after this|afterwards|afterward|later|finally|at last|at once|suddenly|soon|immediately|meanwhile|eventually|in the end|the next day|the next morning|the following day|the following morning|the following year|that day|that night|that evening|that morning|that afternoon|by then|by now|from then|from that|since then|until then|thereafter|subsequently|just then|in no time|in a minute|in a moment|in another moment|in another minute|before long|a moment later|the second|the third|second|third|secondly|thirdly|lastly|after a while|after some time|after a few|after many|as soon as|by the time|when the|when everything|at this|at that|years later|two days|three days|now|this time|once more',
    episode: 'one day|one morning|one evening|one night|once|early one|late one',
  },
  de: {
    pronoun:
      'er|sie|es|ihm|ihn|ihr|ihre|ihrem|ihren|ihrer|sein|seine|seinem|seinen|seiner|dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|das|der|die war|solche|solcher|solches|beide|dort|da|dabei|damit|dafür|dagegen|darauf|daraus|darin|darüber|darum|davon|dazu|hier|hierbei|hierfür|letztere|letzterer|ersterer|als er|als sie|als es|wenn er|wenn sie|nachdem er|nachdem sie|bevor er|bevor sie|während er|während sie|sobald er|sobald sie|weil er|weil sie|jedes mal wenn er|ein anderer|eine andere|ein weiterer|eine weitere|ein weiteres|in seinem|in ihrem|mit seinem|mit ihrem|mit diesem|in diesem|in dieser|mit dieser|jedes mal|alle anderen|die anderen|der andere|die andere',
    connective:
      'aber|und|oder|doch|jedoch|denn|deshalb|daher|deswegen|darum|somit|folglich|trotzdem|dennoch|außerdem|zudem|auch|stattdessen|sonst|ansonsten|allerdings|zum beispiel|beispielsweise|im gegensatz|andererseits|ebenso|also|so|nun|ja|nein|vielleicht|leider|zum glück|schließlich|nur|sogar|selbst|noch',
    time: 'dann|danach|anschließend|später|schließlich|endlich|plötzlich|bald|sofort|inzwischen|unterdessen|am nächsten|am folgenden|in jener|an diesem|in dieser nacht|seitdem|daraufhin|zuletzt|zunächst aber|kurz darauf|gleich darauf|im handumdrehen|nach einer weile|nach einiger zeit|im nächsten|als nächstes|zweitens|drittens|nach kurzer zeit|da|jetzt|diesmal|wieder',
    episode: 'eines tages|eines morgens|eines abends|eines nachts|einmal|einst',
  },
  es: {
    pronoun:
      'él|ella|ellos|ellas|ello|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|aquel|aquella|aquellos|su|sus|lo|la última|le|les|se|tal|tales|ambos|ambas|allí|ahí|aquí|cuando él|cuando ella|ambos|otro|otra|otros|otras|el otro|la otra|los otros|los demás|el último|el primero|con esto|con su|en su|por eso|en este|en esta|en ese|en esa|cada vez',
    connective:
      'pero|y|e|o|sin embargo|por lo tanto|por tanto|por eso|por ello|así|así que|además|también|tampoco|en cambio|no obstante|aunque|entonces|por ejemplo|de hecho|por consiguiente|asimismo|igualmente|pues|porque|sino|incluso|tal vez|quizás|quizá|sí|no|solo|sólo|es decir|en consecuencia|mas',
    time: 'luego|dentro de poco|al poco tiempo|al rato|después|entonces|más tarde|finalmente|por fin|al fin|de repente|de pronto|pronto|enseguida|inmediatamente|mientras tanto|al día siguiente|a la mañana siguiente|esa noche|esa tarde|esa mañana|aquella noche|desde entonces|al final|por último|poco después|al cabo|tras esto|después de eso|en segundo|en tercer|al poco|en un instante|ahora|esta vez|apenas|tan pronto',
    episode: 'un día|una mañana|una noche|una tarde|cierto día|cierta mañana|cierta noche|cierta tarde|una vez',
  },
  fr: {
    pronoun:
      'il|elle|ils|elles|ce|cet|cette|ces|cela|ceci|celui|celle|ceux|celles|son|sa|ses|leur|leurs|lui|eux|y|c’est|c’était|tel|telle|tels|telles|les deux|l’autre|les autres|un autre|une autre|quand il|quand elle|quand ils|lorsqu’il|lorsqu’elle|là|ici|ce dernier|cette dernière|dans ce|dans cette|avec cette|avec ce|chaque fois',
    connective:
      'mais|et|ou|or|donc|car|cependant|pourtant|toutefois|ainsi|aussi|de plus|en outre|par conséquent|néanmoins|en effet|par exemple|au contraire|en revanche|sinon|c’est pourquoi|même|peut-être|oui|non|d’ailleurs|en fait|enfin|malheureusement|heureusement|seulement',
    time: 'puis|ensuite|alors|après|plus tard|finalement|enfin|soudain|tout à coup|bientôt|aussitôt|pendant ce temps|le lendemain|ce soir|cette nuit|ce jour|ce matin|ce jour-là|ce soir-là|ce matin-là|cette nuit-là|depuis|dès lors|peu après|deuxièmement|troisièmement|en dernier|au bout|à ce moment|en un rien|maintenant|cette fois|dès que|aussitôt que',
    episode: 'un jour|un beau jour|un matin|un soir|une nuit|une fois',
  },
  it: {
    pronoun:
      'egli|ella|lui|lei|loro|esso|essa|essi|esse|questo|questa|questi|queste|quello|quella|quelli|quelle|quel|quei|ciò|suo|sua|suoi|sue|il suo|la sua|i suoi|le sue|il loro|la loro|tale|tali|entrambi|entrambe|lì|là|qui|qua|un altro|un’altra|l’altro|l’altra|gli altri|quando lui|quando lei|in questo|in questa|ogni volta',
    connective:
      'ma|e|ed|o|però|quindi|perciò|dunque|tuttavia|inoltre|anche|invece|altrimenti|infatti|per esempio|ad esempio|così|pertanto|nonostante|eppure|perché|sì|no|forse|di conseguenza|al contrario|purtroppo|per fortuna|solo|persino|neanche',
    time: 'poi|dopo|quindi|allora|più tardi|infine|finalmente|alla fine|improvvisamente|all’improvviso|presto|subito|intanto|nel frattempo|il giorno dopo|il giorno seguente|la mattina dopo|quella notte|quella sera|quel giorno|quella mattina|da allora|poco dopo|in secondo|in terzo|per ultimo|a questo punto|a quel punto|ora|adesso|questa volta|appena',
    episode: 'un giorno|una mattina|una sera|una notte|una volta',
  },
  pt: {
    pronoun:
      'ele|ela|eles|elas|este|esta|estes|estas|isto|esse|essa|esses|essas|isso|aquele|aquela|aqueles|aquelas|aquilo|seu|sua|seus|suas|o seu|a sua|tal|tais|ambos|ambas|lá|ali|aí|aqui|outro|outra|outros|outras|o outro|a outra|quando ele|quando ela|quando eles|nesse|nessa|neste|nesta|com isso|por isso|os dois|cada vez',
    connective:
      'mas|e|ou|porém|contudo|no entanto|portanto|por isso|assim|além disso|também|tampouco|em vez disso|entretanto|todavia|por exemplo|de fato|logo|pois|porque|então|talvez|sim|não|até|mesmo assim|ao contrário|infelizmente|felizmente|só|apenas',
    time: 'depois|em seguida|então|mais tarde|finalmente|por fim|de repente|logo|imediatamente|enquanto isso|no dia seguinte|na manhã seguinte|naquela noite|naquele dia|nessa noite|desde então|no final|por último|pouco depois|em segundo|em terceiro|a seguir|agora|desta vez|assim que|nesse momento|naquele momento',
    episode:
      'um dia|certo dia|certa manhã|certa noite|certa tarde|numa manhã|numa noite|uma manhã|uma noite|uma tarde|uma vez|certa vez',
  },
  ru: {
    pronoun:
      'он|она|оно|они|его|её|ее|их|ему|ей|им|этот|эта|это|эти|этого|этой|этих|тот|та|те|того|тому|такой|такая|такое|такие|таким|оба|обе|там|туда|оттуда|здесь|тут|другой|другая|другие|остальные|когда он|когда она|когда они|в этом|в этой|с этим|для этого|после этого|при этом|у него|у неё|у нее|у них|в нём|в нем|в ней|на нём|на нем|каждый раз|свой|своя|своё|свои',
    connective:
      'но|и|а|или|однако|поэтому|так|таким образом|также|тоже|кроме того|зато|впрочем|например|потому|ведь|значит|следовательно|хотя|напротив|наоборот|иначе|да|нет|может быть|возможно|к сожалению|к счастью|именно|даже|только|вот|ещё|еще',
    time: 'потом|затем|тогда|после этого|позже|позднее|наконец|вдруг|внезапно|скоро|вскоре|сразу|тут же|тем временем|на следующий|на следующее|в ту|в тот|в этот|с тех пор|с этого|через некоторое|спустя|во-вторых|в-третьих|под конец|в конце концов|теперь|как только|снова|опять',
    episode: 'однажды|как-то раз|в один',
  },
  ar: {
    pronoun:
      'هو|هي|هم|هما|هن|هذا|هذه|هؤلاء|ذلك|تلك|أولئك|كلاهما|هناك|هنا|عندما|لما|كان هو|كانت هي|كان هذا|كان ذلك|كانت هذه|في هذا|في هذه|في ذلك|في تلك|بهذا|لهذا|لذلك|كذلك|مثل هذا|الآخر|كلما|كانوا|إنه|إنها|إنهم|له|لها|لهم',
    connective:
      'لكن|ولكن|أو|إذن|لذلك|لذا|بالإضافة|أيضا|أيضاً|رغم|مع ذلك|ومع ذلك|إلا|بل|على سبيل المثال|مثلا|لأن|حتى|نعم|لا|ربما|غير أن|بينما|وهكذا|هكذا',
    time: 'ثم|بعد ذلك|بعدها|بعد|لاحقا|أخيرا|أخيراً|فجأة|فورا|سرعان|في اليوم التالي|في صباح اليوم التالي|في تلك الليلة|في ذلك اليوم|منذ ذلك|حينها|عندئذ|في النهاية|ثانيا|ثالثا|في الحال|حالما|الآن|وأخيرا|وفجأة|في غضون|وفي اليوم التالي|وبعد ذلك|وعندما|حينئذ|بسرعة',
    episode: 'في يوم|ذات يوم|في أحد الأيام|ذات مرة|ذات صباح|ذات ليلة',
  },
  vi: {
    pronoun:
      'anh ta|anh ấy|anh|cô|cô ấy|cô ta|chị ấy|ông|ông ta|ông ấy|bà|bà ta|bà ấy|hắn|hắn ta|nó|họ|chúng|cậu|cậu ta|cậu bé|cô bé|này|đó|đây|điều này|điều đó|việc này|việc đó|những thứ này|cả hai|ở đó|ở đây|khi anh|khi cô|khi nó|khi họ|mỗi lần|trong đó|tại đó|người này|loại này|hai người|khi thấy|thấy vậy|nghe vậy',
    connective:
      'nhưng|và|hoặc|tuy nhiên|vì vậy|vì thế|do đó|cho nên|nên|ngoài ra|hơn nữa|thay vào đó|nếu không|mặc dù vậy|ví dụ|thực tế|thật vậy|bởi vì|cũng|có lẽ|ngược lại|thế là|thế nhưng|do vậy|tuy vậy|dù vậy|vậy là|thậm chí|đúng|không|rồi',
    time: 'rồi|sau đó|tiếp theo|tiếp đó|cuối cùng|đột nhiên|bỗng nhiên|bỗng|chẳng mấy chốc|ngay lập tức|trong khi đó|ngày hôm sau|hôm sau|sáng hôm sau|đêm đó|đêm hôm đó|tối hôm đó|từ đó|kể từ đó|thứ hai|thứ ba|một lúc sau|lát sau|lúc đó|lúc này|vừa|ngay khi|ngay sau đó|bây giờ|khi đó|lần này|thoáng chốc',
    episode: 'một hôm|một ngày nọ|một ngày|ngày nọ|một buổi|ngày xưa|một lần',
  },
  zh: {
    pronoun:
      '他|她|它|这|那|其|此|该|两者|二者|前者|后者|当他|当她|当它|在这|在那|每当他|每当她|每次|同样|這|該|當他|當她|当时|大家都|自己|对此|为此|因此|双方|另',
    connective:
      '但|可是|可|不过|然而|而|所以|因此|因而|于是|并且|而且|此外|另外|同时|也|还|反而|否则|例如|比如|其实|事实上|虽然如此|尽管如此|总之|不然|相反|不仅|甚至|只有|只是|也许|是的|不|幸好|可惜|原来|就这样|即使|于是|因為|況且|並|與此',
    time: '然后|接着|接下来|随后|后来|之后|此后|最后|终于|突然|忽然|不久|很快|马上|立刻|立即|与此同时|这时|那时|第二天|次日|当天|当晚|那天|那晚|从此|从那|其次|第二|第三|过了|没过|一会|不一会|转眼|就在|刚|现在|再|又|這時|後來|終於|這天',
    episode: '有一天|一天|有一次|从前|很久很久以前|某天',
  },
  ja: {
    pronoun:
      '彼|それ|これ|あれ|その|この|あの|そこ|ここ|あそこ|そんな|こんな|そう|こう|両者|前者|後者|二人|ふたり|みんな|同じ|他の|もう一|どちらも|自分|いずれ|同',
    connective:
      'しかし|でも|だが|だから|それで|そして|また|さらに|それに|ところが|けれど|なぜなら|つまり|たとえば|例えば|一方|そのため|したがって|ゆえに|ただし|または|あるいは|むしろ|実際|もちろん|なお|すると|ですから|ところで|そういう|やはり|なのに|はい|いいえ|きっと|そうすれば|にもかかわらず|それでも|もっと|特に',
    time: 'それから|次に|つぎに|その後|そのあと|後に|やがて|ついに|とうとう|最後に|突然|急に|すぐ|まもなく|間もなく|翌日|次の日|翌朝|次の朝|その日|その夜|その晩|以後|以来|そのとき|その時|このとき|今度|しばらく|第二|第三|ようやく|途端|たちまち|あっという間|今|さっそく',
    episode: 'ある日|ある朝|ある晩|ある夜|昔々|むかし|昔',
  },
  ko: {
    pronoun:
      '그는|그녀|그들|그것|그의|그를|그가|그에게|그도|그 |이 |저 |이것|이는|이들|이를|이로|이에|그런|이런|그러한|이러한|그곳|그곳에|거기|여기|둘은|둘 다|다른 |나머지|자신|서로|이와|각각|모두',
    connective:
      '그러나|하지만|그리고|그래서|그러므로|따라서|그런데|그렇지만|또한|또 |게다가|또는|혹은|예를 들어|사실|왜냐하면|즉|반면|한편|오히려|그래도|그러면|그러자|그렇게|아니면|물론|결국|심지어|아마|네|아니|다행히|불행히|이처럼',
    time: '그 후|그후|그 다음|다음 |다음에|다음날|이후|나중에|마침내|드디어|갑자기|곧|금방|즉시|그때|그 때|이때|그날|그 날|그날 밤|그러던|이윽고|얼마 후|잠시 후|둘째|셋째|마지막으로|끝으로|며칠 후|순식간|이제|어느새|이번',
    episode: '어느 날|어느날|하루는|옛날|어느 아침|어느 밤',
  },
  nl: {
    pronoun:
      'hij|zij|ze|het was|hem|haar|hun|zijn|deze|dit|dat|die|zulke|beide|beiden|daar|daarin|daarop|daarmee|daarvan|daardoor|daarvoor|hierdoor|hiermee|hier|toen hij|toen ze|toen zij|als hij|als ze|als zij|nadat hij|nadat ze|terwijl hij|terwijl ze|omdat hij|omdat ze|de ander|de andere|de anderen|een ander|een andere|allebei|in dit|in deze|met deze|met dit',
    connective:
      'maar|en|of|want|dus|daarom|toch|echter|bovendien|ook|anders|bijvoorbeeld|zo|nee|ja|helaas|gelukkig|misschien|zelfs|alleen|ondanks dat|in plaats daarvan',
    time: 'toen|dan|daarna|vervolgens|later|uiteindelijk|eindelijk|ten slotte|tenslotte|plotseling|opeens|ineens|al snel|spoedig|meteen|direct|ondertussen|intussen|sindsdien|de volgende|die avond|die nacht|die dag|die ochtend|even later|kort daarna|na een tijd|na een tijdje|na enige tijd|nu|opnieuw|weer',
    episode: 'op een dag|op een ochtend|op een avond|op een nacht|eens|er was eens',
  },
  sv: {
    pronoun:
      'han|hon|hans|hennes|deras|dess|denna|detta|dessa|båda|där|därifrån|här|dit|när han|när hon|när de|medan han|medan hon|eftersom han|eftersom hon|den andra|den andre|de andra|en annan|ett annat|med detta|med denna|i denna',
    connective:
      'men|och|eller|för|så|därför|dock|ändå|dessutom|också|även|annars|till exempel|nej|ja|tyvärr|kanske|trots detta|istället|i stället|bara',
    time: 'då|sedan|därefter|senare|till slut|till sist|slutligen|äntligen|plötsligt|snart|genast|under tiden|nästa dag|nästa morgon|dagen därpå|den kvällen|den natten|sedan dess|efter en stund|efter ett tag|efter en tid|kort därefter|nu|igen',
    episode: 'en dag|en morgon|en kväll|en natt|en gång|det var en gång',
  },
  pl: {
    pronoun:
      'on|ona|ono|oni|one|jego|jej|ich|jemu|ten|ta|to|ci|te|tego|tej|tych|tam|tu|stamtąd|obaj|obie|oboje|inny|inna|inne|kiedy on|kiedy ona|gdy on|gdy ona|w tym|w tej|z tym|z tego|dzięki temu|razem',
    connective:
      'ale|lecz|i|a|albo|lub|więc|dlatego|jednak|zatem|ponadto|poza tym|także|również|też|bo|ponieważ|na przykład|niestety|na szczęście|tak|nie|może|nawet|tylko|mimo to|zamiast tego',
    time: 'potem|następnie|później|wtedy|w końcu|wreszcie|na koniec|nagle|wkrótce|niebawem|zaraz|natychmiast|tymczasem|następnego dnia|tego dnia|tej nocy|tego wieczoru|od tego czasu|od tej pory|po chwili|po pewnym czasie|teraz|znowu|znów',
    episode: 'pewnego dnia|pewnego razu|pewnego ranka|pewnej nocy|dawno temu|kiedyś',
  },
  tr: {
    pronoun:
      'o|onlar|onu|ona|onun|onların|bu|bunu|buna|bunun|bunlar|bunları|şu|orada|oraya|oradan|burada|ikisi|her ikisi|diğeri|diğerleri|öteki|kendisi|böyle|o zaman',
    connective:
      've|ama|fakat|ancak|çünkü|bu yüzden|bu nedenle|böylece|ayrıca|üstelik|yine de|oysa|yoksa|örneğin|evet|hayır|belki|ne yazık ki|neyse ki',
    time: 'sonra|daha sonra|ardından|sonunda|en sonunda|nihayet|birden|birdenbire|aniden|hemen|bu sırada|bu arada|ertesi gün|ertesi sabah|o gün|o gece|o akşam|o günden sonra|bir süre sonra|az sonra|biraz sonra|kısa süre sonra|şimdi|artık|yine|tekrar',
    episode: 'bir gün|bir sabah|bir akşam|bir gece|bir zamanlar|günün birinde',
  },
  hi: {
    pronoun:
      'वह|वे|उसने|उन्होंने|उसे|उन्हें|उसका|उसकी|उसके|उनका|उनकी|उनके|उसमें|उस पर|यह|ये|इस|इसे|इसका|इसकी|इसके|इन|इनका|इनकी|इनके|उस|उन|दोनों|वहाँ|वहां|यहाँ|यहां|दूसरा|दूसरी|दूसरे|ऐसा|ऐसी|ऐसे',
    connective:
      'लेकिन|परंतु|परन्तु|किंतु|मगर|पर|और|या|इसलिए|क्योंकि|फिर भी|इसके अलावा|उदाहरण के लिए|शायद|हाँ|नहीं|इस कारण|इस प्रकार|इस तरह',
    time: 'फिर|तब|तभी|बाद में|इसके बाद|उसके बाद|आखिर में|आखिरकार|अंत में|अचानक|तुरंत|जल्द ही|अगले दिन|अगली सुबह|उस दिन|उस रात|उसी समय|थोड़ी देर बाद|कुछ देर बाद|कुछ दिन बाद|कुछ दिनों बाद|अब',
    episode: 'एक दिन|एक बार|एक सुबह|एक रात|एक शाम',
  },
};
