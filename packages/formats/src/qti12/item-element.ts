import { gapsOf, type QtiBody, type QtiChoice, type QtiGap, type QtiItem } from '../qti/item.js';
import { sourceOf } from '../source-words.js';
import { element, escapeHtml, type XmlElement } from '../xml.js';

type Of<Kind extends QtiBody['kind']> = Extract<QtiBody, { kind: Kind }>;

/** A whole score: readers scale it to the item's points. Source: Canvas, which writes and expects 100. */
const whole = 100;

/**
 * An item of an assessment. Source: IMS QTI 1.2 ASI XML Binding; what Canvas adds to it (`question_type`, the names of
 * feedbacks) is metadata that others pass over.
 */
export function itemElement(item: QtiItem): XmlElement {
  const { body, difficulty, points, hint, explanation } = item;
  const told = [explanation, sourceOf(item)].filter((text) => text !== undefined);
  return element(
    'item',
    { ident: item.identifier, title: item.title },
    element(
      'itemmetadata',
      {},
      element(
        'qtimetadata',
        {},
        ...metadata({ question_type: questionType(body), points_possible: `${points}`, difficulty }),
      ),
    ),
    presentation(item),
    processing(item, told.length > 0),
    ...(body.kind === 'choice' ? body.options : []).map(({ identifier, feedback: text }) =>
      text === undefined ? undefined : feedback(`${identifier}_fb`, text),
    ),
    hint === undefined ? undefined : feedback('general_incorrect_fb', hint),
    told.length === 0 ? undefined : feedback('general_fb', told.join('\n\n')),
  );
}

/** Only a text with gaps flows: Canvas looks for the question right below the presentation. */
function presentation({ stem, body }: QtiItem): XmlElement {
  const content = [material(stem), ...responses(body)];
  const flows = body.kind === 'gaps' && !isShortAnswer(body);
  return element('presentation', {}, ...(flows ? [element('flow', {}, ...content)] : content));
}

/** Canvas's name for a kind of question. It has none for a text with gaps that others read, too. */
function questionType(body: QtiBody): string | undefined {
  switch (body.kind) {
    case 'choice':
      return body.multiple ? 'multiple_answers_question' : 'multiple_choice_question';
    case 'order':
      return 'ordering_question';
    case 'match':
      return 'matching_question';
    case 'gaps':
      return isShortAnswer(body) ? 'short_answer_question' : undefined;
  }
}

const isShortAnswer = ({ segments }: Of<'gaps'>): boolean =>
  segments.length === 1 && gapsOf({ kind: 'gaps', segments }).every(({ words }) => words === undefined);

const metadata = (fields: Readonly<Record<string, string | undefined>>): readonly XmlElement[] =>
  Object.entries(fields).flatMap(([label, entry]) =>
    entry === undefined
      ? []
      : [element('qtimetadatafield', {}, element('fieldlabel', {}, label), element('fieldentry', {}, entry))],
  );

/** A text, as HTML: whoever takes no notice of its type shows markup as text, and runs none. */
const material = (text: string): XmlElement =>
  element('material', {}, element('mattext', { texttype: 'text/html' }, escapeHtml(text)));

const feedback = (ident: string, text: string): XmlElement =>
  element('itemfeedback', { ident }, element('flow_mat', {}, material(text)));

const label = ({ identifier, text }: QtiChoice): XmlElement =>
  element('response_label', { ident: identifier }, material(text));

function responses(body: QtiBody): readonly XmlElement[] {
  switch (body.kind) {
    case 'choice': {
      const choices = element('render_choice', { shuffle: 'Yes' }, ...body.options.map(label));
      return [
        element('response_lid', { ident: 'response', rcardinality: body.multiple ? 'Multiple' : 'Single' }, choices),
      ];
    }
    case 'order': {
      // The rendering that QTI 1.2 has for orders; Canvas reads no other.
      const parts = element(
        'ims_render_object',
        { shuffle: 'Yes', orientation: body.inline ? 'Row' : 'Column' },
        element('flow_label', {}, ...body.parts.map(label)),
      );
      const rendering = element('render_extension', {}, parts);
      return [element('response_lid', { ident: 'response', rcardinality: 'Ordered' }, rendering)];
    }
    case 'match':
      return body.lefts.map((left) =>
        element(
          'response_lid',
          { ident: `response_${left.identifier}`, rcardinality: 'Single' },
          material(left.text),
          element('render_choice', { shuffle: 'No' }, ...body.rights.map(label)),
        ),
      );
    case 'gaps': {
      let index = 0;
      return body.segments.map((segment) =>
        typeof segment === 'string' ? material(segment) : gap(segment, gapResponse(index++)),
      );
    }
  }
}

const gapResponse = (index: number): string => `gap_${index + 1}`;

function gap({ words }: QtiGap, ident: string): XmlElement {
  if (words === undefined) {
    return element(
      'response_str',
      { ident, rcardinality: 'Single' },
      element(
        'render_fib',
        { fibtype: 'String', prompt: 'Box' },
        element('response_label', { ident: `${ident}_answer` }),
      ),
    );
  }
  return element(
    'response_lid',
    { ident, rcardinality: 'Single' },
    element('render_choice', { shuffle: 'No' }, ...words.choices.map(label)),
  );
}

/** What must hold of an answer, and what it gives: a whole score, or its share of one. */
interface Condition {
  readonly terms: readonly XmlElement[];
  readonly share: number | undefined;
}

function processing({ body, hint }: QtiItem, isExplained: boolean): XmlElement {
  const options = body.kind === 'choice' ? body.options : [];
  return element(
    'resprocessing',
    {},
    element(
      'outcomes',
      {},
      element('decvar', { varname: 'SCORE', vartype: 'Decimal', minvalue: 0, maxvalue: whole, defaultval: 0 }),
    ),
    isExplained ? display([element('other')], 'general_fb') : undefined,
    ...options.map(({ identifier, feedback: text }) =>
      text === undefined ? undefined : display([equal('response', identifier)], `${identifier}_fb`),
    ),
    ...conditionsOf(body).map(({ terms, share }) =>
      element(
        'respcondition',
        { continue: share === undefined ? 'No' : 'Yes' },
        element('conditionvar', {}, ...terms),
        element(
          'setvar',
          { varname: 'SCORE', action: share === undefined ? 'Set' : 'Add' },
          share === undefined ? `${whole}` : share.toFixed(2),
        ),
      ),
    ),
    hint === undefined ? undefined : display([isWrong(conditionsOf(body))], 'general_incorrect_fb'),
  );
}

/** Reached after a whole answer has ended the processing; where answers have shares, the lack of any of them. */
const isWrong = (conditions: readonly Condition[]): XmlElement =>
  conditions.some(({ share }) => share === undefined)
    ? element('other')
    : element('not', {}, element('and', {}, ...conditions.flatMap(({ terms }) => terms)));

const display = (terms: readonly XmlElement[], linkrefid: string): XmlElement =>
  element(
    'respcondition',
    { continue: 'Yes' },
    element('conditionvar', {}, ...terms),
    element('displayfeedback', { feedbacktype: 'Response', linkrefid }),
  );

const equal = (respident: string, value: string, more: Record<string, string | number> = {}): XmlElement =>
  element('varequal', { respident, ...more }, value);

function conditionsOf(body: QtiBody): readonly Condition[] {
  switch (body.kind) {
    case 'choice': {
      const terms = body.options.flatMap(({ identifier, correct }) => {
        if (correct) return [equal('response', identifier)];
        return body.multiple ? [element('not', {}, equal('response', identifier))] : [];
      });
      return [{ terms: body.multiple ? [element('and', {}, ...terms)] : terms, share: undefined }];
    }
    case 'order':
      return body.orders.map((order) => ({
        terms: order.map((identifier, index) => equal('response', identifier, { index: index + 1 })),
        share: undefined,
      }));
    case 'match':
      return shared(body.lefts.map(({ identifier, right }) => [equal(`response_${identifier}`, right)]));
    case 'gaps': {
      const conditions = gapsOf(body).map(({ accepted, words }, index) => {
        const right = words?.right.map((identifier) => equal(gapResponse(index), identifier));
        const terms = right ?? [...new Set(accepted)].map((text) => equal(gapResponse(index), text, { case: 'No' }));
        return terms.length === 1 ? terms : [element('or', {}, ...terms)];
      });
      return conditions.length === 1 ? conditions.map((terms) => ({ terms, share: undefined })) : shared(conditions);
    }
  }
}

/** Equal shares that make a whole with two decimals: the last takes what is left. */
function shared(all: readonly (readonly XmlElement[])[]): readonly Condition[] {
  const share = Math.floor((whole * 100) / all.length) / 100;
  return all.map((terms, index) => ({
    terms,
    share: index === all.length - 1 ? whole - share * (all.length - 1) : share,
  }));
}
