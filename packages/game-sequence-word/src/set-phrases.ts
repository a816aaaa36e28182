/** Two words that are one, in any language. */
const list =
  'such as|up to|more than|less than|at least|at most|as well|so that|each other|one another|once more|plus tard|un peu|peu à|tout à|d’abord|más tarde|más que|más de|un poco|sin embargo|più tardi|un po’|più volte|ad alta|alta voce|mais tarde|um pouco|immer wieder|hin und|und her|ein bisschen|ein wenig|gar nicht|noch einmal|noch nicht|so dass|niet meer|een beetje|steeds meer|ett par|lite grann|till slut|till sist|давным давно|потому что|так как|bir kısmı|bir gün|her yerde|yavaş yavaş|birer birer|ve sonra|어느 날|매일 아침|매일 저녁|매일 밤|한 번|有 一天|一 天';

const known: ReadonlySet<string> = new Set(list.split('|'));

export function isSetPhrase(first: string, second: string): boolean {
  return known.has(`${first} ${second}`.replaceAll("'", '’'));
}
