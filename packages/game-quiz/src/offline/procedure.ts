import type { Sentence, TextReading } from '@ludotext/engine';
import { forLanguage } from '../by-language.js';

/** Verbs an instruction opens with. */
const imperatives: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    (
      'add allow arrange attach bake beat blend boil bring brush check chop choose click close combine connect continue cook cool cover crack cut dice dip drain drop ' +
      'fill flip fold fry garnish grate grease grill heat insert keep knead lay leave let lift line make mash measure melt mince mix open peel pick place pour preheat ' +
      'prepare press pull push put reduce remove rinse roast roll rub season select serve set shake sift simmer slice soak spread sprinkle stir strain switch take ' +
      'taste tie top toss transfer turn use wait warm wash whisk wrap'
    ).split(' '),
  ),
  de: new Set(
    'geben gib schneiden schneide mischen mische kochen koche backen rühren rühre erhitzen erhitze waschen legen lege stellen stelle öffnen öffne drücken drücke'.split(
      ' ',
    ),
  ),
  es: new Set(
    'añade añadir agrega agregar mezcla mezclar corta cortar calienta calentar cocina cocinar hornea lava pela pon poner sirve servir bate batir deja dejar'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'ajoutez ajouter mélangez mélanger coupez couper chauffez faites faire versez verser mettez mettre laissez laisser épluchez lavez servez battez'.split(
      ' ',
    ),
  ),
  it: new Set(
    'aggiungi aggiungere aggiungete mescola mescolare taglia tagliare scalda scaldare versa versare metti mettere lascia lasciare cuoci cuocere servi'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'adicione adicionar misture misturar corte cortar aqueça aquecer coloque colocar deixe deixar asse assar sirva servir bata bater lave descasque'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'добавьте добавить смешайте смешать нарежьте нарезать варите варить нагрейте положите положить налейте залейте вымойте очистите подавайте оставьте выложите'.split(
      ' ',
    ),
  ),
};
const measure =
  /\p{Nd}\s?(?:g|kg|ml|cl|l|oz|lb|lbs|cups?|tbsp|tsp|tablespoons?|teaspoons?|minutes?|mins?|el|tl|minuten|minutos?|cucharadas?|ст\. ?л|мин|г|мл|克|毫升|分钟|分|グラム|그램|분|phút)(?![\p{L}])|°\s?[CF]/iu;

/** Share of sentences that have to instruct by themselves before entries of lists count as steps. */
const leastInstructions = 0.1;

/** Share of a text that instructs: entries of lists, sentences that open with an imperative, measures. */
export function proceduralShare({ sentences, paragraphs }: TextReading, language: string): number {
  if (sentences.length === 0) return 0;
  const verbs = forLanguage(imperatives, language);
  const instructs = ({ words, text }: Sentence) =>
    words.slice(0, 2).some((word) => verbs?.has(word.text.toLowerCase()) ?? false) ||
    (measure.test(text) &&
      text.length < 120 &&
      (verbs === undefined || words.some((word) => verbs.has(word.text.toLowerCase()))));
  const instructions = new Set(sentences.filter(instructs));
  // A list of dates or facts is no procedure: its entries count where steps are numbered or some sentences instruct.
  const isStep = ({ paragraph }: Sentence) =>
    paragraphs[paragraph]?.kind === 'list' &&
    (paragraphs[paragraph].numbered || instructions.size >= sentences.length * leastInstructions);
  return sentences.filter((sentence) => instructions.has(sentence) || isStep(sentence)).length / sentences.length;
}
