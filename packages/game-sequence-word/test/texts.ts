/** "Anansi and Wisdom", African Storybook (CC BY 4.0), shortened. */
export const story = `Anansi and Wisdom

Long long ago people didn't know anything. The god Nyame up in the sky had all the wisdom of the world. He kept it safe
in a clay pot.

One day, Nyame decided that he would give the pot of wisdom to Anansi. But then he stopped and thought, "I'm supposed to be
the one with all the wisdom, and here my son was cleverer than me!" It smashed into pieces on the ground. The wisdom was free
for everyone to share.
`;

/** Sentences of African Storybook's Anansi and Simbegwire in other languages (CC BY 4.0). */
export const storyIn: Readonly<Record<string, string>> = {
  de: 'Die Frau schaute hinauf in den Baum. Simbegwire sah ihren besorgten Vater an. Die Weisheit gehörte nun allen.',
  es: 'El dios Nyame arriba en el cielo tenía toda la sabiduría del mundo. Las cosas se pusieron peores para Simbegwire.',
  ru: 'Папа Симбегвайр делал всё для своей дочери. Гингиле проголодался при мысли о мёде.',
  ar: 'كان الناس لا يعرفون شيئا. حاول أنانسي ربط الوعاء إلى ظهره. خلال وقت قصير وصل أنانسي إلى أعلى الشجرة.',
  vi: 'Bố Simbegwire trông thật hạnh phúc. Ngede phấn khởi quan sát tất cả mọi điều mà Gingile làm.',
  zh: '阿南西的儿子在树底下看到了一切。阿南西很快就爬到树顶上。辛波薇亚的爸爸尽全力照顾孩子。',
  ja: '空に住んでた神ニヤメが世界のすべての知恵を持っていた。お父さんは毎日シンベグィレに会いに来ました。',
  ko: '하늘에 있던 신 느야메가 모든 지혜를 가지고 있었어요. 진질레는 사냥을 하러 밖에 나갔어요.',
};
