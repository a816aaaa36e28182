import { gapsOf, type QtiBody, type QtiChoice, type QtiGap, type QtiItem } from '../qti/item.js';
import { element, type XmlElement } from '../xml.js';

/** The namespace of QTI 2.1. */
export const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

type Of<Kind extends QtiBody['kind']> = Extract<QtiBody, { kind: Kind }>;

/**
 * An item's file. The stem stands in a `div` before the interaction, never in its prompt: Canvas does not read the
 * prompt of an order, and reads that of a choice beside the `div`.
 * Source: QTI 2.1, Assessment Test, Section, and Item Information Model; Canvas, assessment_item_converter.rb.
 */
export function assessmentItem(item: QtiItem, language: string): XmlElement {
  const { body, points } = item;
  const feedbacks = feedbacksOf(item);
  return element(
    'assessmentItem',
    {
      xmlns: qti,
      identifier: item.identifier,
      title: item.title,
      'xml:lang': language,
      adaptive: false,
      timeDependent: false,
    },
    ...responsesOf(body),
    outcome('SCORE', '0', { normalMaximum: points }),
    outcome('MAXSCORE', `${points}`),
    feedbacks.length === 0
      ? undefined
      : element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'multiple', baseType: 'identifier' }),
    element('itemBody', {}, element('div', {}, ...paragraphs(item.stem)), blockOf(body)),
    processing(item),
    ...feedbacks.map(({ identifier, content }) =>
      element('modalFeedback', { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' }, ...content),
    ),
  );
}

/** The name of a body's interaction, as metadata has it. */
export function interactionOf(body: QtiBody): string {
  if (body.kind !== 'gaps') return `${body.kind}Interaction`;
  return gapsOf(body).some(({ words }) => words === undefined) ? 'textEntryInteraction' : 'inlineChoiceInteraction';
}

const outcome = (identifier: string, value: string, more: Record<string, number> = {}): XmlElement =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType: 'float', ...more },
    element('defaultValue', {}, element('value', {}, value)),
  );

/** One paragraph; its line breaks are elements. */
const paragraphs = (text: string): readonly XmlElement[] => [element('p', {}, ...lines(text))];

const lines = (text: string): readonly (XmlElement | string)[] =>
  text.split(/\r\n|\n|\r/).flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));

/** The response of each gap, and of everything else. The templates know no other name than the first. */
const responseOf = (index: number, count: number): string => (count === 1 ? 'RESPONSE' : `RESPONSE_${index + 1}`);

function responsesOf(body: QtiBody): readonly XmlElement[] {
  switch (body.kind) {
    case 'choice': {
      const right = body.options.filter(({ correct }) => correct).map(({ identifier }) => identifier);
      return [response('RESPONSE', body.multiple ? 'multiple' : 'single', 'identifier', right)];
    }
    case 'order':
      return [response('RESPONSE', 'ordered', 'identifier', body.orders[0] ?? [])];
    case 'match': {
      const pairs = body.lefts.map(({ identifier, right }) => `${identifier} ${right}`);
      return [response('RESPONSE', 'multiple', 'directedPair', pairs, pairs)];
    }
    case 'gaps': {
      const gaps = gapsOf(body);
      return gaps.map(({ accepted, words }, index) => {
        const right = words?.right ?? accepted;
        const type = words === undefined ? 'string' : 'identifier';
        return response(responseOf(index, gaps.length), 'single', type, right.slice(0, 1), [...new Set(right)]);
      });
    }
  }
}

/** A response and its key; `mapped` are the answers that get a point each. */
function response(
  identifier: string,
  cardinality: string,
  baseType: string,
  correct: readonly string[],
  mapped: readonly string[] = [],
): XmlElement {
  return element(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    element('correctResponse', {}, ...correct.map((value) => element('value', {}, value))),
    mapped.length === 0
      ? undefined
      : element(
          'mapping',
          { lowerBound: 0, defaultValue: 0 },
          ...mapped.map((mapKey) =>
            element('mapEntry', { mapKey, mappedValue: 1, ...(baseType === 'string' ? { caseSensitive: false } : {}) }),
          ),
        ),
  );
}

function blockOf(body: QtiBody): XmlElement {
  const responseIdentifier = 'RESPONSE';
  switch (body.kind) {
    case 'choice':
      return element(
        'choiceInteraction',
        { responseIdentifier, shuffle: true, maxChoices: body.multiple ? 0 : 1 },
        ...body.options.map(simpleChoice),
      );
    case 'order':
      return element(
        'orderInteraction',
        { responseIdentifier, shuffle: true, orientation: body.inline ? 'horizontal' : 'vertical' },
        ...body.parts.map(simpleChoice),
      );
    case 'match':
      return matchInteraction(body);
    case 'gaps':
      return gapsBlock(body);
  }
}

const simpleChoice = ({ identifier, text }: QtiChoice): XmlElement =>
  element('simpleChoice', { identifier }, ...lines(text));

/** A right may be matched as often as it is the answer. */
function matchInteraction({ lefts, rights }: Of<'match'>): XmlElement {
  const uses = new Map<string, number>();
  for (const { right } of lefts) uses.set(right, (uses.get(right) ?? 0) + 1);
  const choice = ({ identifier, text }: QtiChoice, matchMax: number) =>
    element('simpleAssociableChoice', { identifier, matchMax }, ...lines(text));
  return element(
    'matchInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: false, maxAssociations: lefts.length },
    element('simpleMatchSet', {}, ...lefts.map((left) => choice(left, 1))),
    element('simpleMatchSet', {}, ...rights.map((right) => choice(right, uses.get(right.identifier) ?? 1))),
  );
}

/** The text with its gaps in it, as one paragraph. */
function gapsBlock({ segments }: Of<'gaps'>): XmlElement {
  const count = segments.filter((segment) => typeof segment !== 'string').length;
  let index = 0;
  const content = segments.flatMap((segment) =>
    typeof segment === 'string' ? lines(segment) : [gap(segment, responseOf(index++, count))],
  );
  return element('p', {}, ...content);
}

function gap({ words }: QtiGap, responseIdentifier: string): XmlElement {
  if (words === undefined) return element('textEntryInteraction', { responseIdentifier });
  return element(
    'inlineChoiceInteraction',
    { responseIdentifier, shuffle: false },
    ...words.choices.map(({ identifier, text }) => element('inlineChoice', { identifier }, text)),
  );
}

/** What is shown after an answer, and when. Canvas tells by the identifier what a feedback is for. */
interface Feedback {
  readonly identifier: string;
  readonly content: readonly XmlElement[];
  /** What must hold; always shown without. */
  readonly condition?: XmlElement;
}

function feedbacksOf({ hint, explanation, evidence, place, body, points }: QtiItem): readonly Feedback[] {
  const feedbacks: Feedback[] = [];
  if (body.kind === 'choice') {
    for (const { identifier, feedback } of body.options) {
      if (feedback === undefined) continue;
      const chosen = [base('identifier', identifier), variable('RESPONSE')];
      feedbacks.push({
        identifier: `${identifier}_fb`,
        content: paragraphs(feedback),
        condition: body.multiple ? element('member', {}, ...chosen) : element('match', {}, ...chosen.reverse()),
      });
    }
  }
  if (hint !== undefined) {
    const isWrong = element('lt', {}, variable('SCORE'), base('float', `${points}`));
    feedbacks.push({ identifier: 'hint_incorrect', content: paragraphs(hint), condition: isWrong });
  }
  const content = [
    ...(explanation === undefined ? [] : paragraphs(explanation)),
    ...(evidence === undefined ? [] : [element('blockquote', {}, ...paragraphs(evidence))]),
    ...(place === undefined ? [] : paragraphs(`(${place})`)),
  ];
  if (content.length > 0) feedbacks.push({ identifier: 'general_fb', content });
  return feedbacks;
}

const variable = (identifier: string): XmlElement => element('variable', { identifier });
const base = (baseType: string, value: string): XmlElement => element('baseValue', { baseType }, value);
const set = (identifier: string, value: XmlElement): XmlElement => element('setOutcomeValue', { identifier }, value);

/** A template where one says it all, which every reader knows; else the same in full, and the feedback. */
function processing(item: QtiItem): XmlElement {
  const { body } = item;
  const feedbacks = feedbacksOf(item);
  const isMapped = body.kind === 'match' || body.kind === 'gaps';
  const isWhole = (body.kind !== 'gaps' || item.points === 1) && (body.kind !== 'order' || body.orders.length === 1);
  if (feedbacks.length === 0 && isWhole) {
    return element('responseProcessing', { template: `${templates}/${isMapped ? 'map_response' : 'match_correct'}` });
  }
  return element('responseProcessing', {}, isMapped ? mappedScore(body) : matchedScore(body), ...feedbacks.map(shown));
}

function mappedScore(body: Of<'match'> | Of<'gaps'>): XmlElement {
  const count = body.kind === 'match' ? 1 : gapsOf(body).length;
  const mapped = Array.from({ length: count }, (_, index) =>
    element('mapResponse', { identifier: responseOf(index, count) }),
  );
  return set('SCORE', element('sum', {}, ...mapped));
}

function matchedScore(body: Of<'choice'> | Of<'order'>): XmlElement {
  const key = element('match', {}, variable('RESPONSE'), element('correct', { identifier: 'RESPONSE' }));
  const others = (body.kind === 'order' ? body.orders.slice(1) : []).map((order) => {
    const ordered = element('ordered', {}, ...order.map((identifier) => base('identifier', identifier)));
    return element('match', {}, variable('RESPONSE'), ordered);
  });
  return element(
    'responseCondition',
    {},
    element(
      'responseIf',
      {},
      others.length === 0 ? key : element('or', {}, key, ...others),
      set('SCORE', base('float', '1')),
    ),
    element('responseElse', {}, set('SCORE', base('float', '0'))),
  );
}

function shown({ identifier, condition }: Feedback): XmlElement {
  const show = set('FEEDBACK', element('multiple', {}, variable('FEEDBACK'), base('identifier', identifier)));
  return condition === undefined ? show : element('responseCondition', {}, element('responseIf', {}, condition, show));
}
