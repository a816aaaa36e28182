import { pol } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Polish. */
export const polish: Language = {
  stopWords: { packaged: pol, own: 'go' },
  abbreviations: 'dr prof mgr inż hab św ul al np tzn tzw m.in ks',
  openingCues: {
    pronoun:
      'on|ona|ono|oni|one|jego|jej|ich|jemu|ten|ta|to|ci|te|tego|tej|tych|tam|tu|stamtąd|obaj|obie|oboje|inny|inna|inne|kiedy on|kiedy ona|gdy on|gdy ona|w tym|w tej|z tym|z tego|dzięki temu|razem',
    connective:
      'ale|lecz|i|a|albo|lub|więc|dlatego|jednak|zatem|ponadto|poza tym|także|również|też|bo|ponieważ|na przykład|niestety|na szczęście|tak|nie|może|nawet|tylko|mimo to|zamiast tego',
    time: 'potem|następnie|później|wtedy|w końcu|wreszcie|na koniec|nagle|wkrótce|niebawem|zaraz|natychmiast|tymczasem|następnego dnia|tego dnia|tej nocy|tego wieczoru|od tego czasu|od tej pory|po chwili|po pewnym czasie|teraz|znowu|znów',
    episode: 'pewnego dnia|pewnego razu|pewnego ranka|pewnej nocy|dawno temu|kiedyś',
  },
  elapsedTime: {
    numbers:
      'jeden|jedną|jednym|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|kilka|kilku|wiele|wielu|parę|paru',
    units:
      'sekund|sekundy|sekundach|minut|minuty|minutach|minucie|godzin|godziny|godzinach|godzinie|dni|dniach|dzień|tygodnie|tygodni|tygodniach|tydzień|miesiące|miesięcy|miesiącach|miesiąc|lata|lat|latach|rok|roku',
    before: 'po|już po|zaledwie',
    after: 'później|potem',
  },
  detection: {
    letters: 'ąćęłńóśźż',
    foreign: 'qvx',
    parts: 'sz|cz|rz|dz|owi|ych$|nie|ał$|ła$|ego$|ow|wy|^prz|ni[ae]$|ki$|iej$|i[ae]|ej$|ów$|^zb|^po[sz]|aw',
  },
};
