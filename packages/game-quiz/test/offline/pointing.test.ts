import { readText, type Sentence } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { pointsOutside } from '../../src/offline/source/statements.js';

const points = (text: string, language: string) => pointsOutside(readText(text).sentences[0] as Sentence, language);

describe('pointsOutside', () => {
  it.each([
    ['en', 'In the summer of the year he went to sea.'],
    ['en', 'Despite the storm, she sailed to the island.'],
    ['en', 'Mary Winter discovered its four moons.'],
    ['en', 'Ann Winter, her elder daughter, owned the ship.'],
    ['en', 'There was a lot of doubt about its value.'],
    ['en', 'A special guest declares him the winner.'],
    ['de', 'Von 1708 bis 1717 arbeitete er am Hof in Weimar.'],
    ['nl', 'In deze haven liggen elke zomer honderd schepen.'],
    ['sv', 'Hans far byggde båtar i en liten stad.'],
    ['pl', 'Jego ojciec był kupcem w starym mieście.'],
    ['tr', 'Bu şehir yüzyıllar boyunca bir liman oldu.'],
    ['id', 'Candi ini terletak di sebuah bukit kecil.'],
    ['hi', 'उनके पिता एक बड़े शहर में रहते थे।'],
    ['uk', 'Його батько збудував великий човен у місті.'],
    ['cs', 'Leží na řece a má velký starý přístav.'],
    ['it', 'Fu costruita nel porto da un capitano di Genova.'],
    ['es', 'La llevó a la casa de los abuelos en abril.'],
  ])('in %s: %s', (language, text) => expect(points(text, language)).toBe(true));

  it.each([
    ['en', 'In the summer, the captain sold his ship to the town.'],
    ['en', 'The captain sold his ship in the summer.'],
    ['en', 'The captain told the sailor to follow him.'],
    ['en', 'Portugal lost its fleet in a storm.'],
    ['de', 'Beim Klettern wunderte sich Anna, warum er schwieg.'],
    ['nl', 'De haven van de stad werd in de zomer geopend.'],
    ['pl', 'Kupiec mieszkał w starym mieście nad rzeką.'],
    ['es', 'La capital del país está en la costa.'],
    ['xx', 'This is a language without a list.'],
  ])('not in %s: %s', (language, text) => expect(points(text, language)).toBe(false));
});
