/** A sample text. */
export interface Sample {
  readonly id: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** The topic, in the text's language. */
  readonly title: string;
  readonly text: string;
}

/** Texts of several languages and kinds, written for this page; every one gives items without a model. */
export const samples: readonly Sample[] = [
  {
    id: 'press',
    language: 'en',
    title: 'The printing press',
    text: `Before 1450, every book in Europe was written by hand. A scribe needed about a year to copy one Bible, so books were rare and very expensive.

Around 1450, Johannes Gutenberg built a printing press in the German city of Mainz. First, he cast each letter in metal. Then he set the letters in rows to form a page. Next, he spread ink over the page with leather balls. Finally, he pressed a sheet of paper onto the letters with a heavy wooden screw.

In 1455, Gutenberg finished about 180 copies of the Bible. The new machine soon spread across Europe. William Caxton brought the press to England in 1476. By 1500, printers in more than 200 cities had made about 20 million books. Books became cheaper, and many more people learned to read. The press also helped Martin Luther, who published his ideas in 1517. Newspapers appeared in Strasbourg in 1605. Cheap paper carried new ideas across the whole continent. A good printer made 200 pages in one hour. Many printers sold their books at large markets.`,
  },
  {
    id: 'bread',
    language: 'en',
    title: 'Baking bread',
    text: `Bread needs only four things: flour, water, salt and yeast. The yeast is alive. It eats the sugar in the flour and breathes out gas, and the gas makes the dough rise.

First, mix 500 grams of flour with 10 grams of salt in a large bowl. Then stir 7 grams of dry yeast into 320 grams of warm water. Next, pour the water into the flour and mix everything into a rough dough. After that, knead the dough on a table for ten minutes. Cover the bowl with a cloth and let the dough rest for one hour. When the dough has doubled, press out the air and shape it into a ball. Let the ball rise for another 40 minutes. Meanwhile, heat the oven to 230 degrees. Finally, bake the bread for about 35 minutes. The bread is ready when it sounds hollow. Let it cool on a rack before you cut it.`,
  },
  {
    id: 'bees',
    language: 'de',
    title: 'Die Honigbiene',
    text: `Ein Bienenvolk besteht im Sommer aus etwa 50.000 Bienen. Die Königin legt im Mai bis zu 2.000 Eier an einem Tag. Eine Arbeiterin lebt im Sommer ungefähr sechs Wochen. Der Imker erntet den Honig im Juli.

Jede Arbeiterin übernimmt der Reihe nach mehrere Aufgaben. Zuerst putzt sie die Zellen der Waben. Dann füttert sie die Larven. Danach baut sie neue Waben aus Wachs. Später bewacht sie den Eingang des Stocks. Zuletzt fliegt sie aus und sammelt Nektar.

Lorenzo Langstroth erfand 1851 den Bienenkasten mit beweglichen Rahmen. Der Forscher Karl von Frisch entdeckte später, wie Bienen sich verständigen. Mit einem Tanz zeigt eine Biene den anderen den Weg zu den Blüten. Für diese Entdeckung erhielt er 1973 den Nobelpreis. Für ein Glas Honig besuchen die Bienen etwa zwei Millionen Blüten. Im Winter halten die Bienen ihre Königin warm. Der Honig ernährt das Volk bis zum Frühling. Ohne Bienen gäbe es viel weniger Äpfel und Kirschen.`,
  },
  {
    id: 'nile',
    language: 'ar',
    title: 'نهر النيل',
    text: `نهر النيل من أطول أنهار العالم. يبلغ طوله نحو 6650 كيلومترا. يمر النهر بإحدى عشرة دولة في أفريقيا. ينبع النيل الأزرق من بحيرة تانا في إثيوبيا. يلتقي النيل الأزرق والنيل الأبيض عند مدينة الخرطوم في السودان. يصب النهر في البحر المتوسط شمال مصر.

عاش المصريون القدماء على ضفاف النيل قبل خمسة آلاف سنة. كان النهر يفيض كل صيف. أولا يغطي الماء الحقول. ثم يترك الماء طينا أسود خصبا. بعد ذلك يزرع الفلاحون القمح والشعير. وأخيرا يحصدون الزرع في الربيع.

بدأ بناء السد العالي في أسوان عام 1960. انتهى البناء عام 1970. يخزن السد الماء في بحيرة ناصر. ينتج السد الكهرباء لملايين الناس. استعمل المصريون السفن لنقل الحجارة والحبوب في النهر. صنع المصريون الورق من نبات البردي الذي ينمو على الضفاف. يعيش اليوم معظم سكان مصر قرب النهر. يشرب الناس من ماء النيل ويسقون به الحقول.`,
  },
  {
    id: 'tea',
    language: 'zh',
    title: '茶的故事',
    text: `茶是世界上最受欢迎的饮料之一。茶树原产于中国西南部。传说神农氏在公元前2737年发现了茶。唐代的陆羽在760年前后写成了《茶经》。这本书是世界上第一部关于茶的专著。

做绿茶要经过几个步骤。首先，工人在春天采摘嫩叶。然后，把叶子摊开晾几个小时。接着，用热锅把叶子炒熟。之后，把叶子揉成细条。最后，把茶叶烘干装好。

茶叶后来传到了世界各地。日本僧人在九世纪把茶种带回日本。荷兰商人在1610年把茶叶运到欧洲。英国人从1660年前后开始喝茶。印度在1830年代开始大规模种茶。今天，全世界每天要喝掉几十亿杯茶。中国是产茶最多的国家。`,
  },
  {
    id: 'moon',
    language: 'es',
    title: 'El viaje a la Luna',
    text: `El 16 de julio de 1969, el cohete Saturno V despegó de Florida con tres astronautas. Se llamaban Neil Armstrong, Buzz Aldrin y Michael Collins. El viaje a la Luna duró cuatro días.

Primero, la nave dio una vuelta y media a la Tierra. Después, el motor la empujó hacia la Luna. Luego, Armstrong y Aldrin entraron en el módulo Águila. Por último, bajaron hasta el Mar de la Tranquilidad. Collins se quedó en órbita y esperó a sus compañeros.

El 20 de julio de 1969, Armstrong pisó la Luna. Aldrin bajó 19 minutos después. Los dos recogieron 21 kilos de piedras y de polvo. También colocaron un espejo que los científicos usan todavía hoy. La nave volvió a la Tierra el 24 de julio y cayó en el océano Pacífico. Unas 600 millones de personas vieron el paseo por televisión. Entre 1969 y 1972, doce astronautas caminaron sobre la Luna.`,
  },
  {
    id: 'tower',
    language: 'fr',
    title: 'La tour Eiffel',
    text: `La tour Eiffel se dresse à Paris, au bord de la Seine. Gustave Eiffel l’a construite pour l’Exposition universelle de 1889. Elle mesure 330 mètres de haut et pèse environ 10 000 tonnes. Jusqu’en 1930, c’était le plus haut monument du monde.

Le chantier a duré un peu plus de deux ans. D’abord, les ouvriers ont creusé les fondations. Ensuite, ils ont monté les quatre piliers. Puis, ils ont relié les piliers au premier étage. Après cela, ils ont élevé les deux autres étages. Enfin, ils ont installé les ascenseurs.

La tour compte 18 038 pièces de fer et 2 500 000 rivets. Beaucoup d’artistes ne l’aimaient pas et demandaient sa démolition. En 1909, on a décidé de la garder, car elle portait une antenne de radio. Aujourd’hui, environ six millions de personnes la visitent chaque année. On la repeint tous les sept ans avec 60 tonnes de peinture. En été, le fer se dilate et la tour grandit de quelques centimètres.`,
  },
];
