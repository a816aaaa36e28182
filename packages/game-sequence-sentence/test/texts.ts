/** Banana bread, from based.cooking (public domain, Unlicense), shortened. */
export const recipe = `Not too sweet. Great for when you have friends over for tea.

## Ingredients

- 2 cups all purpose flour
- 1 1/2 cups mashed bananas (this is around 4-5 bananas)
- 1/2 cup butter

## Directions

1. Mix the wet ingredients (eggs, bananas, butter, sugar) in one bowl.
2. Mix the dry ingredients (flour, baking soda/powder, spices, salt) in another
   bowl.
3. Slowly add the wet to the dry while mixing.
4. Mix until dry bits of flour are gone.
5. Pour into lightly buttered or oiled loaf pan.
6. Bake for around an hour.
`;

/** "Anansi and Wisdom", African Storybook, told by Ghanaian folktale (CC BY 4.0), shortened. */
export const story = `Anansi and Wisdom

Long long ago people didn't know anything. The god Nyame up in the sky had all the wisdom of the world. He kept it safe
in a clay pot.

One day, Nyame decided that he would give the pot of wisdom to Anansi. Every time Anansi looked in the clay pot, he
learned something new. It was so exciting!

All the time Anansi's young son had been standing at the bottom of the tree watching. He said, "Wouldn't it be easier to
climb if you tied the pot to your back instead?" Anansi tried tying the clay pot full of wisdom to his back, and it
really was a lot easier.

But then he stopped and thought about his son. In no time he reached the top of the tree.
`;

/** The same story in other languages of African Storybook (CC BY 4.0), shortened. */
export const storyIn: Readonly<Record<string, string>> = {
  ru: 'У бога Ньяме высоко на небе была вся мудрость в мире. Он хранил её в глиняном горшке. Однажды Ньяме решил отдать горшок с мудростью Ананси. Каждый раз когда Ананси смотрел в глиняный горшок, он узнавал что-то новое.',
  zh: '天上的尼亚美神把世界所有的智慧都藏在一个砂锅里面。有一天，尼亚美决定把藏有智慧的砂锅交给蜘蛛神阿南西。后来，阿南西每次揭开砂锅往里看，都会学到新的东西。',
  ja: '空に住んでた神ニヤメが世界のすべての知恵を持っていた。彼はそれを安全に粘土でできた壺にしまっていた。ある日、ニヤメは知恵の壺をアナンシにあげることにした。しかし、アナンシはその壺を落としてしまった。',
  ko: '하늘의 신 니야메는 세상의 모든 지혜를 가지고 있었어요. 그는 그 지혜를 항아리에 안전하게 보관했어요. 그러던 어느 날 니야메는 그 항아리를 아난시에게 주기로 했어요. 그러나 아난시는 항아리를 떨어뜨리고 말았어요.',
};

/** Written for these tests: sentences that could stand in any order. */
export const facts =
  'Cats sleep a lot. Bread is made of flour. Rivers flow to the sea. Many birds eat seeds. Glass breaks easily.';
