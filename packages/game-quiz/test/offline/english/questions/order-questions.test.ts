import { describe, expect, it } from 'vitest';
import { orderQuestions } from '../../../../src/offline/english/questions/order-questions.js';
import { englishFrom } from '../../../support/english.js';

const draftsOf = async (text: string) => orderQuestions(await englishFrom(text)).map(({ draft }) => draft);

describe('orderQuestions', () => {
  it('asks what happened in a year, and what happened first', async () => {
    const drafts = await draftsOf(
      'In 1802, the sailors founded a small colony. The colonists built a wooden church in 1811. In 1830, the queen visited the harbour. A fire destroyed the market in 1845.',
    );
    const [church] = drafts.filter(({ question }) => question === 'What happened in 1811?');
    expect(church?.correct).toBe('The colonists built a wooden church');
    expect(church?.distractors).toContain('The queen visited the harbour');
    const [first] = drafts.filter(({ question }) => question === 'Which of these happened first?');
    expect(first?.correct).toBe('The sailors founded a small colony');
  });

  it('asks for steps of a recipe, not for those that everybody expects at the beginning and at the end', async () => {
    const drafts = await draftsOf(
      'Sift the flour into a bowl. Add two large eggs. Pour the milk slowly. Stir with a wooden spoon. Heat a little oil. Fry the pancakes for two minutes.',
    );
    const [first] = drafts.filter(({ question }) => question === 'Which of these steps comes first?');
    expect(first?.correct).toBe('Sift the flour into a bowl');
    for (const { correct, distractors } of drafts)
      for (const option of [correct, ...distractors]) expect(option).not.toMatch(/^Fry/);
  });

  it('takes the steps of one procedure, and none of advice', async () => {
    const steps =
      'Put the sand into a bucket. Add two cups of water. Stir with a long stick. Pour the mud onto a board.';
    expect(await draftsOf(`${steps} Press the mud with a spoon. Cut the mud with a knife.`)).not.toEqual([]);
    const advice = ' This is what most people like to do in summer. Nobody should be afraid of the mud.';
    expect(await draftsOf(steps.replaceAll('. ', `.${advice} `))).toEqual([]);
  });

  it('asks for the order of a life told year by year, without what goes on for years', async () => {
    const life =
      'Anna Lund was born in Bergen in 1801. In 1809 her father died. Anna opened a small school in the harbour. In 1815 the town burned. It was a hard winter. Anna lived in a cellar for years. ' +
      'In 1822 she went to Paris. The city was loud. Anna painted a large window for the church. In 1830 a war began. Many people left. Anna sold her house to a printer. In 1841 she came home.';
    const drafts = await draftsOf(life);
    const keys = drafts.flatMap(({ question, correct }) => (/happened first/.test(question) ? [correct] : []));
    expect(keys).toContain('Anna opened a small school in the harbour');
    expect(drafts.flatMap(({ distractors }) => distractors).join()).not.toMatch(/lived/);
    const report = life.replace('1815', '1865').replace('1830', '1790').replace('1809', '1899');
    expect((await draftsOf(report)).map(({ correct }) => correct)).not.toContain(
      'Anna opened a small school in the harbour',
    );
  });

  it('takes no event that tells its own time, and none of "she"', async () => {
    const quiet = 'It was cold. Nobody came. All slept.';
    const story = [
      'Anna opened the heavy gate.',
      'Peter milked the old cow.',
      'Anna played the violin at an early age.',
      'She kicked the wooden door.',
      'Anna carried the bread home.',
      'Peter lit a small lamp.',
      'Anna sold the loaf to a trader.',
    ].join(` ${quiet} `);
    const drafts = await draftsOf(`A long day. ${story}`);
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.flatMap(({ correct, distractors }) => [correct, ...distractors]).join()).not.toMatch(/violin|kicked/);
  });

  it('asks which step follows another', async () => {
    const drafts = await draftsOf(
      'Sift the flour into a bowl. Add two large eggs. Pour the milk slowly. Stir the batter with a wooden spoon. Heat a little oil. Cover the pan with a lid.',
    );
    const [next] = drafts.filter(({ question }) => question.startsWith('Which step comes right after'));
    expect(next?.question).toBe('Which step comes right after “Sift the flour into a bowl”?');
    expect(next?.correct).toBe('Add two large eggs');
    expect(next?.distractors).not.toContain('Pour the milk slowly');
  });

  it('leaves out what somebody of a story only tells', async () => {
    const told =
      'Anna opened the heavy gate. Peter milked the old cow. Anna carried the milk home. Peter lit a small lamp. '.repeat(
        1,
      );
    const quiet = 'It was cold. Nobody came. All slept. ';
    const story = told.split('. ').join(`. ${quiet}`);
    expect((await draftsOf(story)).length).toBeGreaterThan(0);
    expect(await draftsOf(`“${story}” said the old man.`)).toEqual([]);
  });

  it('asks for the first and the last event of a story only', async () => {
    const story =
      'Anna opened the heavy gate. The sun rose. It was cold. Peter milked the old cow. Rain came. Nobody spoke. Anna carried the milk home. The dog barked. Night fell. ' +
      'Peter lit a small lamp. The wind blew. All slept. Anna baked a dark loaf. It was late. Snow fell. Peter found a silver coin. The moon rose. Frost came. ' +
      'Anna sold the loaf to a trader. The bell rang. It was noon. Peter bought a warm coat.';
    const questions = (await draftsOf(story)).map(({ question }) => question);
    expect(questions).toContain('Which of these happens first?');
    expect(
      await draftsOf(story.replaceAll(/ (opened|carried|lit|baked|found|sold|bought|milked) /g, ' will see ')),
    ).toEqual([]);
  });
});
