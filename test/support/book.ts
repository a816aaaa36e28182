// A short book of three chapters, as a web page, for tests of documents. Every chapter gives items without a model, and is
// long enough to be a part.

/** What each chapter says. */
const facts = {
  'The printing press': [
    'Johannes Gutenberg built a printing press in Mainz around 1450.',
    'In 1455, Gutenberg finished about 180 copies of the Bible.',
    'William Caxton brought the press to England in 1476.',
    'By 1500, printers in more than 200 cities had made about 20 million books.',
    'Newspapers appeared in Strasbourg in 1605.',
  ],
  'The Eiffel Tower': [
    'Gustave Eiffel built the tower for the World Fair of 1889.',
    'The tower is 330 metres high and weighs about 10,000 tonnes.',
    'Workers joined 18,038 pieces of iron with 2,500,000 rivets.',
    'In 1909, the city of Paris kept the tower for its radio antenna.',
    'About six million people visit the tower every year.',
  ],
  'The Moon': [
    'On 16 July 1969, the rocket Saturn V left Florida with three astronauts.',
    'Neil Armstrong stepped onto the Moon on 20 July 1969.',
    'Armstrong and Buzz Aldrin collected 21 kilograms of rocks.',
    'Michael Collins stayed in orbit around the Moon.',
    'Twelve astronauts walked on the Moon between 1969 and 1972.',
  ],
};

/** The titles of the chapters. */
export const chapters: readonly string[] = Object.keys(facts);

/** What is said after the facts of each chapter: nothing that an item is made of. */
const more = [
  'So much is known, and so much is told to visitors who ask about it.',
  'Some of it stands in old letters, some of it in the papers of the time, and some of it only in the memory of families.',
  'Whoever wants to know more may ask in a library, where somebody is usually glad to help.',
];
const ending = [...more, ...more, ...more, ...more].join(' ');

const body = Object.entries(facts).map(
  ([title, sentences]) => `<h1>${title}</h1><p>${sentences.join(' ')}</p><p>${ending}</p>`,
);

/** The book as a file. */
export const book = {
  name: 'inventions.html',
  mimeType: 'text/html',
  buffer: Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inventions</title></head><body><article>${body.join('')}</article></body></html>`,
  ),
};
