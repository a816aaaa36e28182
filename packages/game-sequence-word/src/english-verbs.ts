const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Common verbs, and their past forms where no ending tells them. */
const common = words(
  `am is are was were be been being have has had do does did can could will would shall should may might must
  add agree allow answer appear arrive ask bake bark beat become became begin began begun belong bend bent bite bit bleed blow blew boil break broke broken breathe
  bring brought build built burn burst buy bought call carry catch caught cause change check choose chose chosen chop clean climb close collect combine come came
  consider contain continue cook cool cost cover crack create cross cry cut dance decide depend describe die dig dissolve divide drain draw drew drawn dream drink drank
  drive drove drop dry eat ate eaten end enjoy enter expect explain fall fell fallen feed fed feel felt fight fought fill find found finish fit fly flew flown fold follow
  forget forgot freeze froze fry gather get got gotten give gave given glue go went gone grate grease grow grew grown hang hung happen hate hear heard heat help hide hid hit hold held hope hunt hurt
  imagine improve include increase invent join jump keep kept kick kill knead kneel knelt knock know knew known laugh lay laid lead led learn leave left lend lent let lie lay lift light lit like
  listen live look lose lost love make made mark marry mash matter mean meant measure meet met melt mend mix move need note notice obey offer open order own pack paint pass pay paid peel
  pick place plant play point pour prepare press produce promise protect prove pull push put raise ran reach read receive reduce remain remember remove repeat rest ride rode ring rang rise rose roll run
  said salt sang sat save saw say seal see seem seen sell sold send sent serve set shake shook shape shine shone shoot shot show shrink shut sing sit sleep slept slice slide slid smell smile soak speak spoke
  spend spent split spread spring sprang sprinkle stand stood start stay steal stole stick stuck stir stop store strain study suggest swim swam take took taken talk taste teach taught tear tore tell told thank
  think thought throw threw tie told touch trade travel treat tried try turn understand understood use visit wait wake woke walk want warm wash watch wear wore weave wove weep wept whisk win won wipe wish work worry write wrote written`,
);

const contraction = /(?:['’](?:s|re|m|ll|d|ve)|n['’]t)$/;
const ending = /(?:[a-z]{2}(?:ed|es|ing|ise|ize|ify)|[^s'’iu]s)$/;
/** Where one of these is the subject, a verb follows, known or not. */
const subject = /^(?:i|you|he|she|we|they|it|who|there)$/;

/** A common verb as orders begin with it: "pour". */
export function isCommonVerb(lowerCaseWord: string): boolean {
  return common.has(lowerCaseWord);
}

/** Whether an English sentence may hold a verb. In doubt it does: `false` is sure, for ordinary words. */
export function mayHoldVerb(lowerCaseWords: readonly string[]): boolean {
  return lowerCaseWords.some(
    (word) => common.has(word) || contraction.test(word) || ending.test(word) || subject.test(word),
  );
}
