import { beginning, json, variant } from './content-variant.js';

const thoughts = 'The text is about several things. I should {pick} [some] of them.';

/** JSON with something around it. */
export const wrapping = [
  variant('fenced', 'In a fence that names the language', 'all', (answer) => `\`\`\`json\n${json(answer)}\n\`\`\``),
  variant('fenced-plain', 'In a fence without a language', 'all', (answer) => `\`\`\`\n${json(answer)}\n\`\`\`\n`),
  variant('fence-unclosed', 'In a fence that is not closed', 'all', (answer) => `\`\`\`json\n${json(answer)}`),
  variant(
    'prose-before',
    'Prose in front',
    'all',
    (answer) => `Sure! Here is the JSON you asked for:\n\n${json(answer)}`,
  ),
  variant('prose-after', 'Prose behind', 'all', (answer) => `${json(answer)}\n\nLet me know if you need more.`),
  variant(
    'prose-around',
    'Prose in front of a fence and behind it',
    'all',
    (answer) => `Here you go:\n\`\`\`json\n${json(answer)}\n\`\`\`\nI hope this helps [1].`,
  ),
  variant(
    'braces-in-prose',
    'Prose with braces, in front and behind',
    'all',
    (answer) => `Gladly {smile} I made a list [of items]: ${json(answer)} Have fun {wink}`,
  ),
  variant('think-block', 'Thoughts between think tags in front', 'all', (answer) =>
    ['<think>', thoughts, '</think>', '', json(answer)].join('\n'),
  ),
  variant('think-block-with-draft', 'Thoughts with a draft of the answer in them', 'all', (answer) =>
    ['<think>', `A draft: ${beginning(answer, 1)}]}`, 'No, again.', '</think>', json(answer)].join('\n'),
  ),
  variant('think-end-only', 'Thoughts with a draft, and only the closing tag', 'all', (answer) =>
    [thoughts, `A draft: ${beginning(answer, 1)}]}`, '</think>', json(answer)].join('\n'),
  ),
  variant('byte-order-mark', 'A byte-order mark in front', 'all', (answer) => `\uFEFF${json(answer)}`),
];
