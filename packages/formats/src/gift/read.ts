import { type Finding, faultAt, type ReadFile, type ReadInteraction, readGift, warn } from '@ludotext/engine/format';
import { blankQuestion } from '../moodle/question.js';
import { interactionOf } from '../moodle/to-interaction.js';

/** Reads one question after the other; what is no question that Moodle would grade is left out, with a finding. */
export function read(file: Uint8Array): ReadFile {
  const interactions: ReadInteraction[] = [];
  const faults: Finding[] = [];
  const { title, entries } = readGift(new TextDecoder().decode(file));
  for (const { line, column, ...entry } of entries) {
    const at = { line, column };
    if ('problem' in entry) {
      const { problem } = entry;
      const isUnread = problem === 'description' || problem === 'essay';
      faults.push(
        isUnread ? { ...warn('type_not_read', { type: problem }), ...at } : faultAt(line, column, problem, {}),
      );
      continue;
    }
    const found = interactionOf({ ...blankQuestion, ...entry.question });
    if ('fault' in found) faults.push(faultAt(line, column, found.fault.code, found.fault.params ?? {}));
    else {
      interactions.push({ interaction: found.interaction, line, column });
      faults.push(...found.remarks.map(({ code, params = {} }) => ({ ...warn(code, params), ...at })));
    }
  }
  return { title, interactions, faults };
}
