import { describe, expect, it } from 'vitest';
import { readArguments } from '../src/arguments.js';

const read = (...args: string[]) => readArguments(args, '/nowhere');

describe('readArguments', () => {
  it('reads the folder and the flags, in any order', () => {
    const { answers, faults } = read('--type-id', '12', 'capitals', '--round=country, capital', '--name', 'Capitals');
    expect(answers).toEqual({ folder: 'capitals', name: 'Capitals', typeId: '12', round: 'country, capital' });
    expect(faults).toEqual([]);
  });

  it('leaves out what is not given', () => {
    expect(read()).toEqual({ answers: {}, wantsHelp: false, wantsVersion: false, takesDefaults: false, faults: [] });
  });

  it('knows the short flags', () => {
    expect(read('-y', '-h', '-v')).toMatchObject({ wantsHelp: true, wantsVersion: true, takesDefaults: true });
  });

  it.each([
    [['--naem', 'x'], '--naem is no flag of this command; it knows --name, --type-id'],
    [['-x'], '-x is no flag'],
    [['--__proto__'], '--__proto__ is no flag'],
    [['--name'], '--name needs a value behind it'],
    [['--name', '--yes'], '--name needs a value behind it'],
    [['--yes=no'], '--yes takes no value'],
    [['one', 'two'], 'One folder at a time; 2 were named: one, two.'],
    [['Capitals'], 'folder: The folder gives the package its name'],
    [['--name', ' '], '--name: A name is one line'],
    [['--name', 'two\nlines'], '--name: A name is one line'],
    [['--type-id', '0'], '--type-id: A type id is a whole number from 1'],
    [['--type-id', '1e3'], '--type-id: A type id is a whole number'],
    [['--type-id', '1000001'], '--type-id: A type id is a whole number'],
    [['--round', 'question, Answer'], '--round: Member 2: "Answer" is no name'],
  ])('says what is wrong with %j', (args, message) => {
    expect(read(...args).faults.join('\n')).toContain(message);
  });

  it('names all faults at once', () => {
    expect(read('Capitals', '--type-id', 'ten', '--round', 'id, Answer').faults).toHaveLength(4);
    expect(read('--naem', 'x', '--yes=no', '--name').faults).toHaveLength(3);
  });
});
