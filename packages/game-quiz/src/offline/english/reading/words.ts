import { wordSet } from '../../../languages/index.js';
import { groupOf } from '../noun-classes.js';

/** The kind of a noun phrase, as far as its head shows. */
export type Kind = 'person' | 'animal' | 'place' | 'organisation' | 'time' | 'body' | 'abstract' | 'thing';

const males = wordSet(
  'man men boy boys father fathers son sons brother brothers king kings prince princes husband husbands uncle grandfather grandson nephew ' +
    'gentleman gentlemen monk monks priest priests dragoon knight knights duke emperor lord sir fellow lad bridegroom wizard sultan pope god actor waiter ' +
    'stepfather stepson godfather shepherd fisherman huntsman woodcutter blacksmith miller sailor soldier soldiers king ogre hatter',
);
const females = wordSet(
  'woman women girl girls mother mothers daughter daughters sister sisters queen queens princess princesses wife wives aunt aunts grandmother granddaughter ' +
    'niece lady ladies nun maiden maid duchess empress bride witch goddess actress waitress stepmother stepdaughter godmother widow hostess housewife bridesmaid bridesmaids maidens',
);

/** Heads too general, too empty or too close to others to be an answer. */
export const emptyHeads = wordSet(
  'predator predators carnivore carnivores mammal mammals pet pets prey background spot step steps command aspect aspects fuller lower greater higher better worse best worst elder older younger round all-time cause causes kind forward watching ahead traces works set run work view means dare animal animals creature creatures plant plants species system systems meantime less more least arrangement concern potential challenge stage beginning middle edge outside inside outer length distance circumstance circumstances situation style respect regard exception contrast addition account behalf fore lack course turn favor favour view scale list basis ' +
    'thing things something anything nothing everything someone somebody anyone anybody everyone everybody nobody none one ones other others another way ways lot lots kind kinds sort ' +
    'sorts type types part parts bit bits piece pieces number numbers amount amounts place places case cases fact facts example examples reason reasons result results use uses rest ' +
    'side sides top bottom end ends middle front same such most many more much few several all both each half some any what which who whom whose that this these those here there ' +
    'direction matter point points order orders course turn turns set sets series form forms name names word words idea ideas question questions problem problems majority minority ' +
    'variety range member people person man woman time times day days year years while moment first second third last next himself herself itself themselves myself yourself two three ' +
    'four five six seven eight nine ten total totals percent addition effect effects cause causes process issue issues level levels need needs',
);

const abstractEnding = /(?:tion|sion|ness|ity|ment|ance|ence|ism|ship|hood|dom|ure|acy|cy|ty|ing|th|ght)$/;
const concrete = wordSet(
  'building ring king string wing thing spring clothing painting drawing meeting wedding evening morning cloth mouth tooth moth earth bath path picture furniture creature city county ' +
    'party instrument document monument apartment light night knight',
);
const abstracts = wordSet(
  'meantime potential challenge chance risk trend increase decrease growth rise fall gap debate argument focus role goal aim purpose value worth effort success failure progress style manner mood sense feeling experience control access support interest demand supply research study studies survey report result status record campaign project programme program policy strategy system method theory view belief evidence proof analysis basis deal trade business crime tradition culture language speed rate income wealth poverty health disease illness condition situation environment climate weather temperature size weight height length depth width distance color colour sound noise smell taste future past present history event attack fight battle trouble danger damage harm pride shame honor honour promise secret wish desire habit custom ceremony wedding technology science art astronomy behaviour behavior conduct nature majority average maximum minimum potential reaction response use usage lack absence presence ' +
    'wisdom truth love hate fear anger joy pride hope luck idea thought life death news work job music song story stories tale war peace help law rule rules power energy heat pressure ' +
    'speed work sleep dream dreams pain game fun treat trick tricks benefit skill skills plan plans answer knowledge advice opinion price cost',
);

const actor = /(?:[^aeiou](?:er|or)s?|ists?|[a-z]{2}m[ae]n|women|woman|eers?|ologists?|icians?)$/;
const surelyActor = /(?:[a-z]{3}ists?|[a-z]{2}m[ae]n|eers?|ologists?|icians?)$/;
const noActor = wordSet(
  'list lists mist wrist twist exist resist consist assist specimen semen abdomen omen stamen career careers beer beers deer peer cheer engineer-in-chief',
);

const known = new Map<string, Kind>();
const maxKnown = 20000;

/** The kind of a common noun, by its last word in lower case and by whether a lexicon lists it as a person. */
export function kindOfNoun(head: string, isActor = false): Kind {
  const entry = isActor ? `${head} ` : head;
  const before = known.get(entry);
  if (before !== undefined) return before;
  const own = kindOf(head, isActor);
  const kind =
    own === 'thing' && /[^s]s$/.test(head) ? kindOf(head.replace(/ies$/, 'y').replace(/(?<!y)s$/, ''), isActor) : own;
  if (known.size < maxKnown) known.set(entry, kind);
  return kind;
}

/** The kinds of the groups of nouns; those of the other groups are things. */
const kindOfGroup: Readonly<Record<string, Kind>> = {
  time: 'time',
  person: 'person',
  animal: 'animal',
  organisation: 'organisation',
  ...kinds('body', 'body organ tissue animal-part'),
  ...kinds('place', 'building nature way settlement region area sky spot direction'),
  ...kinds(
    'abstract',
    'feeling character measure sense energy field sector process event conflict sport money ideology government life-process earth-process force crime right operation hobby genre natural-threat',
  ),
};

function kinds(kind: Kind, groups: string): Record<string, Kind> {
  return Object.fromEntries(groups.split(' ').map((group) => [group, kind]));
}

function kindOf(head: string, isActor: boolean): Kind {
  if (males.has(head) || females.has(head)) return 'person';
  const group = groupOf(head);
  if (group !== undefined) return kindOfGroup[group] ?? 'thing';
  if (concrete.has(head)) return 'thing';
  if (abstracts.has(head)) return 'abstract';
  if (!noActor.has(head) && (surelyActor.test(head) || (isActor && actor.test(head)))) return 'person';
  return abstractEnding.test(head) ? 'abstract' : 'thing';
}

export type Gender = 'male' | 'female';

export function genderOfNoun(head: string): Gender | undefined {
  if (males.has(head)) return 'male';
  return females.has(head) ? 'female' : undefined;
}

/** Groups of words that may mean the same thing. */
const alike = [
  'child children girl boy baby daughter son kid maiden lad',
  'woman women lady girl maiden wife mother housewife old',
  'man men fellow gentleman husband father boy old',
  'house home hut cottage homestead building castle palace',
  'forest wood woods jungle',
  'road path street way lane',
  'lake pond sea ocean water waters',
  'river stream brook water',
  'hill mountain hills mountains mount',
  'town city village place capital',
  'bread loaf dough loaves',
  'food meal dinner supper bread feast',
  'wind storm breeze gale',
  'pot jar bowl pan vessel',
  'country nation state land kingdom world earth',
  'teacher teachers professor professors instructor',
  'pupil pupils student students',
  'scientist scientists researcher researchers expert experts professor',
  'company firm business corporation',
  'car vehicle truck van',
  'boat ship vessel canoe',
  'ground floor earth soil',
  'king ruler emperor prince',
  'queen princess empress',
  'ogre demon monster messenger giant troll demons ogres devil spirit',
  'money pay salary wage wages cash',
  'road railway rail',
  'dog hound puppy',
  'hare rabbit',
  'story tale book novel song',
].map((group) => wordSet(group));

export const isSynonym = (one: string, other: string): boolean =>
  alike.some((group) => group.has(one) && group.has(other));
