import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Say } from '../say.js';
import type { AnswerField } from './answer-field.js';

/**
 * The one field of an answer, of the class `field`; its value is read from the `input` events that bubble out of it.
 * @param key another key gives another, empty field
 * @param isWrong whether it is marked as wrong, described by the element `trouble`
 */
export function renderAnswerField(field: AnswerField, key: number, isWrong: boolean, say: Say): TemplateResult {
  return html`${keyed(key, fieldOf(field, isWrong, say))}`;
}

function fieldOf(field: AnswerField, isWrong: boolean, say: Say): TemplateResult {
  switch (field.kind) {
    case 'yes-no':
      return radios(
        [
          ['yes', say('playYes')],
          ['no', say('playNo')],
        ],
        say,
      );
    case 'choice':
      return radios(
        field.choices.map((choice) => [choice, choice]),
        say,
      );
    case 'text':
      return labelled(
        '',
        html`<input id="answer" class="field" dir="auto" autocomplete="off" aria-describedby="trouble" aria-invalid=${isWrong} />`,
        say,
      );
    case 'number':
      return labelled(
        say('playAsNumber'),
        html`<input id="answer" class="field" inputmode="numeric" autocomplete="off" aria-describedby="note trouble" aria-invalid=${isWrong} />`,
        say,
      );
    default: {
      const note = field.kind === 'json' ? say('playAsJson') : say('playOnePerLine');
      return labelled(
        field.kind === 'lines' && field.of === 'number' ? `${note} ${say('playAsNumber')}` : note,
        html`<textarea id="answer" class="field" dir="auto" rows="5" aria-describedby="note trouble" aria-invalid=${isWrong}></textarea>`,
        say,
      );
    }
  }
}

function labelled(note: string, input: TemplateResult, say: Say): TemplateResult {
  return html`
    <label for="answer">${say('playAnswer')}</label>
    ${input}
    <p id="note" class="quiet">${note}</p>
  `;
}

function radios(choices: readonly (readonly [value: string, label: string])[], say: Say): TemplateResult {
  return html`
    <fieldset>
      <legend>${say('playAnswer')}</legend>
      ${choices.map(
        ([value, label]) => html`
          <label class="choice">
            <input class="field" type="radio" name="answer" .value=${value} aria-describedby="trouble" />
            <span dir="auto">${label}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
