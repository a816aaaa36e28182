import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../src/phrases.js';
import { tokensOf } from '../src/tokens.js';

const read = (sentence: string) => {
  const core = sentence.replace(/\.$/, '');
  const found = phrasesOf(tokensOf(core, 'en'), core, 'en');
  const pieces = found?.pieces.map(({ start, end }) => core.slice(start, end));
  return (
    found && pieces && { pieces, others: found.orders.map((order) => order.map((index) => pieces[index]).join(' ')) }
  );
};

describe('phrasesOf', () => {
  it.each([
    [
      'a verb with its auxiliaries',
      'The old miller could never have mended the wheel of his mill.',
      'The old miller | could never have mended | the wheel | of his mill',
    ],
    [
      'a verb with another verb',
      'The sailors had to sell the last barrel of oil.',
      'The sailors | had to sell | the last barrel | of oil',
    ],
    [
      'a present verb',
      'Beavers provide a safe pond for young fish.',
      'Beavers | provide | a safe pond | for young fish',
    ],
    [
      'a second verb',
      'The baker kneads the dough of rye and bakes small loaves.',
      'The baker | kneads | the dough of rye | and bakes small loaves',
    ],
    [
      'what describes a noun',
      'A beaver is an animal that builds dams.',
      'A beaver | is an animal | that builds | dams',
    ],
    [
      'an opening',
      'When the storm ended, the fishermen mended their nets.',
      'When the storm ended, | the fishermen | mended | their nets',
    ],
    [
      'an instruction',
      'In case of fire, leave the house by the stairs.',
      'In case of fire, | leave | the house | by the stairs',
    ],
    [
      'what has parts, where there are few phrases',
      'The old wooden bridges were destroyed by a flood.',
      'The old wooden bridges | were | destroyed | by a flood',
    ],
    [
      'a name for what stands before it',
      'The miller bought a donkey, a strong animal that carried the flour.',
      'The miller | bought | a donkey, | a strong animal that carried the flour',
    ],
    [
      'a name for the subject',
      'The second group, tall birds called cranes, eats frogs.',
      'The second group, | tall birds called cranes, | eats | frogs',
    ],
    [
      'a list',
      'The market of the town offers fresh bread, red apples and cherries.',
      'The market | of the town | offers | fresh bread, red apples and cherries',
    ],
    [
      'a clause before the clause that "and" joins',
      'Swallows are small, and because they fly far, they need a lot of food.',
      'Swallows | are small, | and because they fly far, | they need | a lot of food',
    ],
    [
      'a verb written with its subject',
      'You’re going to need a long rope for the horses of the miller.',
      'You’re going to need | a long rope | for the horses | of the miller',
    ],
    [
      'an action that opens it',
      'Built by the monks in 1820, the mill served the farmers of a whole valley.',
      'Built by the monks in 1820, | the mill | served | the farmers | of a whole valley',
    ],
    [
      'a question of what',
      'The mill is now a shadow of what it once was.',
      'The mill | is now | a shadow | of what it once was',
    ],
    [
      'a clause without its "that"',
      'The girl followed the road her father had taken.',
      'The girl | followed | the road | her father had taken',
    ],
    [
      'a verb with its "how"',
      'In the video you will learn how to solder a wire.',
      'In the video you | will learn | how to solder | a wire',
    ],
    [
      'an action that is the subject',
      'Tapping the top of the loaf should produce a hollow sound.',
      'Tapping the top | of the loaf | should produce | a hollow sound',
    ],
    [
      'one who is made to do something',
      'The doctor told the patient to rest and drink plenty of water.',
      'The doctor | told | the patient to rest and drink | plenty of water',
    ],
    [
      'a clause between commas before the verb',
      'The bridge, which was built in 1890, connects the two halves of the city.',
      'The bridge, | which was built in 1890, | connects | the two halves of the city',
    ],
    [
      'quotation marks',
      'The design of a “moveable wall” played a key role in the war.',
      'The design | of a “moveable wall” | played | a key role in the war',
    ],
    [
      'a name for the thing "is" stands for, where there are enough pieces',
      'Anna Hill is the queen of the island and is respected by all the farmers.',
      'Anna Hill | is the queen | of the island | and is respected | by all the farmers',
    ],
    [
      'one that is described',
      'The paper is a part of something small: the first letter of the king.',
      'The paper | is | a part of something small: | the first letter of the king',
    ],
    [
      'an amount',
      'If you keep the roses cool, they should last up to two weeks.',
      'If you keep | the roses cool, | they | should last up to two weeks',
    ],
    [
      'two participles',
      'The paper is a weekly letter written and printed by two old farmers.',
      'The paper | is | a weekly letter | written and printed by two old farmers',
    ],
    [
      'a speaker behind what was said',
      'The old bridge has kept the farmers away from the town, the miller said.',
      'The old bridge | has kept | the farmers away | from the town, | the miller said',
    ],
    [
      'an aside behind the subject',
      'The museum, currently hosting a large show of maps, keeps the papers of the king.',
      'The museum, | currently hosting a large show of maps, | keeps | the papers of the king',
    ],
    [
      'a whole opening that is not understood',
      'On March 24, 2014, the miller promoted his son to the role of a baker.',
      'On March 24, 2014, | the miller | promoted | his son | to the role of a baker',
    ],
    [
      'a whole clause that is not understood',
      'The new mill was sold to the farmers, most of whom lived full time near the river.',
      'The new mill | was sold | to the farmers, | most of whom lived full time | near the river',
    ],
    [
      'a clause after a second "and"',
      'The horse stumbled on the bridge and the rider lost his hat.',
      'The horse | stumbled on the bridge | and the rider | lost his hat',
    ],
  ])('cuts around %s', (_, sentence, expected) => {
    expect(read(sentence)?.pieces.join(' | ')).toBe(expected);
  });

  it.each([
    [
      'a purpose',
      'The farmers of the valley used long nets to catch the birds.',
      'The farmers | of the valley | used | long nets to catch the birds',
    ],
    [
      'what opens the sentence without a comma',
      'After the war he repaired the old boats in a small harbour.',
      'After the war he | repaired | the old boats | in a small harbour',
    ],
    [
      'a name of what stands before it',
      'The inventor, Robert Hill, was expected to repair the old clock of a church.',
      'The inventor, Robert Hill, | was expected to repair | the old clock | of a church',
    ],
    [
      'the subject of an opening that could stand at the second comma',
      'As the night fell, the sailors mended their nets, and the cook made a soup.',
      'As the night fell, the sailors | mended | their nets, | and the cook | made a soup',
    ],
    [
      'a place that could describe the subject',
      'A woman telephoned from the far side of town, and the police found the car.',
      'A woman | telephoned from the far side of town, | and the police | found | the car',
    ],
  ])('ties to the words before it %s, which could stand in front', (_, sentence, expected) => {
    expect(read(sentence)).toEqual({ pieces: expected.split(' | '), others: [] });
  });

  it.each([
    ['a last time', 'The village built a new mill in 1820.', ['in 1820 The village built a new mill']],
    [
      'a last place with its "of"',
      'The process starts in the presence of a strong light.',
      ['in the presence of a strong light The process starts'],
    ],
    [
      'two last places',
      'The band played its first concert in a small club in Liverpool.',
      ['in a small club in Liverpool The band played its first concert'],
    ],
    ['a name', 'The capital of the country is Lima.', ['Lima is The capital of the country']],
    ['one of many', 'The finches are the result of a long isolation.', []],
    ['a place of the object', 'The sailor put his head inside the barrel of rum.', []],
    ['what is something else', 'A cell is the smallest unit of life.', ['the smallest unit of life is A cell']],
    ['a kind', 'Rover is a dog that guards the house.', []],
    ['a last place before a bare noun', 'Small lizards hide their eggs near the patches of shade.', []],
    [
      'things without an article',
      'Two measures of a lamp are brightness and weight.',
      ['brightness and weight are Two measures of a lamp'],
    ],
  ])('turns the sentence around %s', (_, sentence, expected) => {
    expect(read(sentence)?.others).toEqual(expected);
  });

  it.each([
    ['a verb that cannot be seen', 'The cart is broken and the horse gone to the hills.'],
    ['a place between two things', 'A guard is in the tower with a friend.'],
    ['a time of two verbs', 'The farmers agreed to sell the land in May.'],
    ['two things of two things', 'The law fixed the price of bread and the rates of tax.'],
    ['a last clause that could open it', 'The boats stay in port because the wind is strong.'],
    ['two places that could open it', 'The hunter hid his bow under a tree in the forest.'],
    ['a place that "only" points at', 'The process only starts in the dark.'],
    ['a list that could open it', 'Small germs can cause disease in plants, animals and people.'],
    ['a tool that could open it', 'The cook cut the bread with a knife.'],
    ['what follows two verbs', 'The milk is cooled and stored in the cellar.'],
    ['a short last clause', 'The snow began to melt when the sun came out.'],
    ['a means that could open it', 'The teacher could solve the problem of the class by giving it a new name.'],
    ['a participle taken for the verb', 'The power held by these old kings varies.'],
    ['a step without an article', 'Transfer dough to a clean board and knead until dough is elastic.'],
    ['a place of a quality', 'Most young foxes are active in the garden.'],
    ['too few phrases', 'The guests danced.'],
  ])('does not read %s', (_, sentence) => {
    expect(read(sentence)).toBeUndefined();
  });
});
