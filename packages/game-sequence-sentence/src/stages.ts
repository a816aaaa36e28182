import { primarySubtag } from '@ludotext/engine/game';

/** Beginnings of the verbs of handiwork, by the stage they usually belong to: from preparing to serving and keeping. */
const stages: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:preheat|gather|prepar|wash|rins|peel|measur|proof|soak|draw|choos|collect)/,
    /^(?:cut|chop|slic|dic|minc|grat|mash|crack|fold|sand|mark)/,
    /^(?:mix|combin|whisk|beat|stir|blend)/,
    /^(?:knead|roll|shap)/,
    /^(?:add|pour|place|put|fill|transfer|spread|coat|lay|glu|attach|season)/,
    /^(?:bak|cook|fry|fri|boil|simmer|roast|grill|heat|saut|steam|let|allow|chill|freez|rest|wait)/,
    /^(?:drain|remov|take|cool|flip|unmold)/,
    /^(?:serv|garnish|plate|enjoy|eat|store|sprinkl|decorat|paint|clean)/,
  ],
  de: [
    /^(?:vorheiz|heiz|wasch|schäl|mess|bereit)/,
    /^(?:schneid|hack|würfel|reib|zerdrück)/,
    /^(?:misch|vermeng|verrühr|rühr|schlag|knet)/,
    /^(?:gib|geben|gieß|füll|leg|hinzu|streich)/,
    /^(?:back|koch|brat|köchel|ruhen|erhitz|lass|lassen|kühl)/,
    /^(?:abgieß|nimm|nehmen|herausn|wend)/,
    /^(?:servier|garnier|genieß|aufbewahr|streu)/,
  ],
  es: [
    /^(?:precal|lav|pel|prepar|remoj|calent)/,
    /^(?:cort|pic|rall|tritur|machac)/,
    /^(?:mezcl|bat|combin|amas|revuelv|revolv)/,
    /^(?:añad|agreg|viert|vert|coloc|pon|incorpor|reserv)/,
    /^(?:horne|cocin|cuec|coc[eé]|hierv|herv|fr[ií]|dej|as[ae])/,
    /^(?:escurr|retir|sac)/,
    /^(?:serv|sirv|decor|guard|espolvor)/,
  ],
  fr: [
    /^(?:préchauff|lav|épluch|prépar|mesur)/,
    /^(?:coup|hach|râp|émin|écras)/,
    /^(?:mélang|batt|fouett|pétri|remu)/,
    /^(?:ajout|vers|plac|mett|met|incorpor|dispos)/,
    /^(?:cui|fai|enfourn|bouill|mijot|laiss|rôti|chauff)/,
    /^(?:égoutt|retir|sort|démoul)/,
    /^(?:serv|décor|conserv|saupoudr|dégust)/,
  ],
};

/** Number of the stage of the step's first such verb; NaN when it has none or the language is not known. */
export function stageOf(step: string, language: string): number {
  const known = stages[primarySubtag(language)];
  if (known === undefined) return Number.NaN;
  for (const word of step
    .slice(0, 200)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const stage = known.findIndex((verbs) => verbs.test(word));
    if (stage !== -1) return stage;
  }
  return Number.NaN;
}
