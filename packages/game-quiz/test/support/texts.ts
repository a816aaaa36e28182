/** Texts written for the tests, by BCP 47 tag. */
export const factualTexts: Readonly<Record<string, string>> = {
  en: `A lighthouse is a tower that guides ships along a coast at night. The oldest lighthouse still in use stands in the harbour of Coruña and was built by Roman engineers. Early keepers burned wood or coal on top of the tower. The fire needed a keeper who stayed awake through every night.

In 1823 Augustin Fresnel invented a lens that gathered nearly all the light of a lamp into one beam. The lens was made of many rings of glass, and each ring bent the beam a little more. Ships could now see the beam from a distance of 32 kilometres. Within a few decades most of the harbours of Europe had a lamp with the new lens.

The keeper lived in the tower with his family. In bad weather the keeper rang a bell so that ships could hear the coast. Michael Faraday studied how the air in the tower could be kept clean. Today the lamp is lit by a switch, and the last keeper in Norway left his tower in 2006. Some towers have become hotels, and about 120 of them are museums.`,
  de: `Der Leuchtturm weist den Schiffen in der Nacht den Weg. Früher brannte auf dem Turm ein Feuer aus Holz oder Kohle. Im Jahr 1823 baute Augustin Fresnel eine Linse, die das Licht der Lampe in einem Strahl sammelte. Der Wärter musste die Lampe jeden Abend anzünden und das Glas der Linse putzen. Bei Nebel läutete der Wärter eine Glocke, damit die Schiffe die Küste hören konnten. Mit der neuen Linse war das Licht in einer Entfernung von 32 Kilometern zu sehen. Der letzte Wärter verließ den Turm im Jahr 2006. Heute schaltet ein Rechner die Lampe ein, und in dem Turm ist ein Museum. Die Besucher steigen über eine Treppe mit 240 Stufen zu der Lampe hinauf. Von dem Balkon sehen die Besucher den Hafen und das Meer.`,
  es: `El faro guía a los barcos durante la noche. Antiguamente ardía en la torre un fuego de leña o carbón. En 1823 Augustin Fresnel construyó una lente que reunía la luz de la lámpara en un solo rayo. El guardián encendía la lámpara todas las tardes y limpiaba el cristal de la lente. Con la nueva lente, la luz se veía a una distancia de 32 kilómetros. Cuando había niebla, el guardián tocaba la campana para avisar a los barcos. El último guardián dejó la torre en 2006. Hoy un ordenador enciende la lámpara, y en la torre hay un museo. Los visitantes suben por la escalera de 240 peldaños hasta la lámpara. Desde el balcón los visitantes ven el puerto y el mar.`,
  fr: `Le phare guide les bateaux pendant la nuit. Autrefois, un feu de bois ou de charbon brûlait au sommet de la tour. En 1823, Augustin Fresnel construisit une lentille qui réunissait la lumière de la lampe en un seul rayon. Le gardien allumait la lampe chaque soir et nettoyait le verre de la lentille. Avec la nouvelle lentille, la lumière se voyait à une distance de 32 kilomètres. Quand il y avait du brouillard, le gardien sonnait la cloche pour avertir les bateaux. Le dernier gardien quitta la tour en 2006. Aujourd’hui un ordinateur allume la lampe, et dans la tour se trouve un musée. Les visiteurs montent par un escalier de 240 marches jusqu’à la lampe. Depuis le balcon, les visiteurs voient le port et la mer.`,
  it: `Il faro guida le navi durante la notte. Un tempo sulla torre bruciava un fuoco di legna o di carbone. Nel 1823 Augustin Fresnel costruì una lente che raccoglieva la luce della lampada in un solo raggio. Il guardiano accendeva la lampada ogni sera e puliva il vetro della lente. Con la nuova lente, la luce si vedeva a una distanza di 32 chilometri. Quando c’era la nebbia, il guardiano suonava la campana per avvisare le navi. L’ultimo guardiano lasciò la torre nel 2006. Oggi un computer accende la lampada, e nella torre si trova un museo. I visitatori salgono per una scala di 240 gradini fino alla lampada. Dal balcone i visitatori vedono il porto e il mare.`,
  pt: `O farol guia os navios durante a noite. Antigamente ardia na torre um fogo de lenha ou de carvão. Em 1823, Augustin Fresnel construiu uma lente que reunia a luz da lâmpada em um único raio. O guarda acendia a lâmpada todas as tardes e limpava o vidro da lente. Com a nova lente, a luz era vista a uma distância de 32 quilômetros. Quando havia nevoeiro, o guarda tocava o sino para avisar os navios. O último guarda deixou a torre em 2006. Hoje um computador acende a lâmpada, e na torre há um museu. Os visitantes sobem por uma escada de 240 degraus até a lâmpada. Da varanda os visitantes veem o porto e o mar.`,
  ru: `Маяк ночью указывает кораблям дорогу. Раньше на башне горел огонь из дров или угля. В 1823 году Огюстен Френель построил линзу, которая собирала свет лампы в один луч. Смотритель каждый вечер зажигал лампу и чистил стекло линзы. С новой линзой свет был виден на расстоянии 32 километров. В туман смотритель звонил в колокол, чтобы корабли услышали берег. Последний смотритель оставил башню в 2006 году. Сегодня лампу включает компьютер, а в башне открыт музей. Посетители поднимаются к лампе по лестнице, в которой 240 ступеней. С балкона посетители видят гавань и море.`,
  ar: `ترشد المنارة السفن في الليل. كانت النار تشتعل قديما على البرج من الخشب أو الفحم. في عام 1823 صنع أوغستان فرينل عدسة تجمع ضوء المصباح في شعاع واحد. كان الحارس يوقد المصباح كل مساء وينظف زجاج العدسة. ومع العدسة الجديدة صار الضوء يرى من مسافة 32 كيلومترا. وعندما يكثر الضباب كان الحارس يدق الجرس لكي تسمع السفن الشاطئ. ترك الحارس الأخير البرج في عام 2006. يضيء الحاسوب المصباح اليوم، وفي البرج متحف صغير. يصعد الزوار إلى المصباح على سلم من 240 درجة. ومن الشرفة يرى الزوار الميناء والبحر.`,
  vi: `Ngọn hải đăng chỉ đường cho tàu thuyền vào ban đêm. Ngày xưa, trên ngọn tháp có một đống lửa đốt bằng củi hoặc than. Năm 1823, Augustin Fresnel chế tạo một thấu kính gom ánh sáng của ngọn đèn thành một chùm tia. Người gác đèn thắp ngọn đèn vào mỗi buổi tối và lau mặt kính của thấu kính. Nhờ thấu kính mới, ánh sáng được nhìn thấy từ khoảng cách 32 km. Khi trời có sương mù, người gác đèn rung chuông để tàu thuyền nghe thấy bờ biển. Người gác đèn cuối cùng rời ngọn tháp vào năm 2006. Ngày nay máy tính bật ngọn đèn, và trong ngọn tháp có một bảo tàng. Khách tham quan leo lên ngọn đèn bằng cầu thang có 240 bậc.`,
  zh: `灯塔在夜里为船只指路。从前，塔顶上燃烧着木柴或煤炭的火堆。1823年，菲涅尔制造了一种透镜，它把灯光集中成一道光束。看守人每天傍晚点亮灯塔的油灯，并擦干净透镜的玻璃。有了新的透镜，船只在32公里以外就能看见灯塔的光束。遇到大雾的时候，看守人会敲响塔顶的铜钟，让船只听见海岸的方向。最后一位看守人在2006年离开了灯塔。今天，计算机负责打开灯塔的电灯，塔里建起了一座博物馆。游客沿着240级台阶的楼梯走到塔顶。游客可以在塔顶的阳台上看见港口和大海。`,
  ja: `灯台は夜に船の道しるべとなる建物である。昔は塔の上で薪や石炭の火が燃えていた。1823年にフレネルはランプの光を一本の光線に集めるレンズを作った。灯台守は毎日夕方にランプを灯し、レンズのガラスを磨いていた。新しいレンズのおかげで、船は32キロ離れた海からランプの光を見ることができた。霧の日には、灯台守がベルを鳴らして船に海岸の場所を知らせた。最後の灯台守は2006年に塔を離れた。今日ではコンピューターがランプをつけ、塔の中には博物館がある。見学者は240段の階段を上ってランプまで歩く。見学者はバルコニーから港と海を眺めることができる。`,
  ko: `등대는 밤에 배에게 길을 알려 주는 건물이다. 옛날에는 탑 위에서 장작이나 석탄이 타고 있었다. 1823년에 프레넬은 램프의 빛을 한 줄기로 모으는 렌즈를 만들었다. 등대지기는 매일 저녁 램프를 켜고 렌즈를 닦았다. 새로운 렌즈 덕분에 배는 32킬로미터 떨어진 바다에서도 불빛을 보았다. 안개가 끼면 등대지기가 큰 소리로 종을 울려 선원에게 해안을 알렸다. 마지막 등대지기는 2006년에 탑을 떠났다. 오늘날에는 컴퓨터가 매일 저녁 램프를 켜고 탑에는 박물관이 있다. 방문객은 240개의 계단을 올라 램프를 구경한다. 방문객은 발코니에서 항구와 바다를 바라본다.`,
};

/** A story: persons, speech, events. */
export const story = `Mira lived with her grandmother at the end of the village. One morning her grandmother fell ill, and Mira set out to find the healer.

"Take the goat with you," said her grandmother. "She knows the way."

Mira led the goat over the bridge and up the hill. The goat stopped at every bush, and Mira had to pull the rope. On the hill they met a shepherd with a lame dog. "Where are you going?" asked the shepherd. Mira told the shepherd about her grandmother.

The shepherd gave the girl a jar of honey and pointed to the forest. In the forest the healer was drying herbs in front of her hut. The healer took the jar and tasted the honey. She smiled. "Your grandmother needs rest and this honey," she said.

Mira ran home with the goat. Her grandmother drank tea with the honey from the jar, and after a week she was well again. From that day on Mira brought the healer milk from the goat.`;

/** A recipe: ingredients and steps. */
export const recipe = `Pancakes

- 200 g flour
- 2 eggs
- 300 ml milk
- 1 tsp salt

1. Put the flour and the salt into a bowl.
2. Add the eggs and half of the milk and stir until the batter is smooth.
3. Pour in the rest of the milk and let the batter rest for 20 minutes.
4. Heat the butter in a pan and pour a ladle of batter into the pan.
5. Fry the pancake for 2 minutes, turn it and fry the other side.
6. Serve with sugar or jam.`;
