/**
 * English: pairs of words of one form, and of phrases, that make a statement false when one takes the other's place.
 * A word of several meanings stands in a phrase that shows which is meant. Comparisons are in en-contrasts.ts.
 */
export const opposites = [
  // Fixed phrases that show nothing of an opposite
  'before there, not only, but also, above all, after all, before long, first of all, at least some, soon after, shortly after, one after, day after, hour after, night after, year after, his death, her death, their death, look after, looks after, named after, time after',
  // Time and order
  'before|after, early in|late in, at the beginning of|at the end of, near the beginning of|near the end of, at the start of|at the end of, arrived in|left for, arrival in|departure from',
  // Direction and place
  'north|south, east|west, northern|southern, eastern|western, north-east|south-west, northeast|southwest, north-west|south-east, northwest|southeast, northwards|southwards, eastwards|westwards',
  'northward|southward, eastward|westward, northeastern|southwestern, northwestern|southeastern, northernmost|southernmost, easternmost|westernmost, above|below, upstream|downstream',
  'at the top|at the bottom, on the left|on the right, to the left|to the right, on the inside|on the outside, the upper|the lower, the inner|the outer, near|far from, close to|far from, closer to|farther from',
  'vertically|horizontally, internal|external, clockwise|anticlockwise, urban|rural',
  // Amount and degree
  'at least|at most, the most|the least',
  'increase|decrease, increases|decreases, increased|decreased, increasing|decreasing, reduce|increase, reduces|increases, reducing|increasing',
  'rises|falls, rose to|fell to, rose by|fell by, population grew|population shrank, grew to|shrank to, grew by|shrank by, grew from|shrank from, expands|contracts, doubled|halved, the majority of|a minority of, the maximum|the minimum, mostly|rarely, rapidly|slowly',
  'is common|is rare, are common|are rare, rich in|poor in, low levels of|high levels of, a large number of|a small number of, temporarily|permanently',
  // Cause and relation
  'similar to|very different from, agreed to|refused to, allowed to|forbidden to',
  'prevented the|caused the, prevent the|cause the, hindered|helped, opposed|supported, opposes|supports, accepted|rejected, attracts|repels',
  'includes|excludes, attached to|separate from, dependent on|independent of, directly|indirectly, likely to|unlikely to',
  'successfully|unsuccessfully, was successful|was unsuccessful, were successful|were unsuccessful, advantage|disadvantage, advantages|disadvantages',
  // People and deeds
  'won the|lost the, victory|defeat, success|failure, attacked|defended, was defeated by|defeated, imported|exported, lent|borrowed, males|females',
  'brothers|sisters, sons|daughters, uncle|aunt, grandfather|grandmother, enemies|allies, losers|winners',
  // Qualities and states
  'public servants, public domain, private life, natural|artificial, permanent|temporary, voluntary|compulsory, male|female, coastal|inland, domestic|foreign, direct|indirect, flexible|rigid',
  'peacefully|violently, openly|secretly, officially|unofficially, tropical climate|temperate climate, in public|in private',
  // What happens
  'absorbs|releases, absorb|release, absorbed|released, appeared|disappeared, gains|loses, praised|criticised, support|oppose, trusted|distrusted, approved|rejected',
  'raised|lowered, raises|lowers',
].join(', ');

/** English: denials and what is left without them. */
export const denials = [
  // Of first and last, the one beside is what readers may believe
  'was the first|was the second, became the first|became the second, is the first|is the second, the first half|the second half, the first person|the second person, second largest|third largest, third largest|second largest',
  'cannot|can, could not|could, will not|will, would not|would, should not|should, must not|must, may not|may, is not|is, are not|are, was not|was, were not|were, has not|has, have not|have, had not|had',
  "did not have|had, did not want|wanted, did not know|knew, did not need|needed, do not have|have, does not have|has, do not need|need, does not need|needs, no longer|still, can't|can, couldn't|could, wasn't|was",
  "weren't|were, isn't|is, aren't|are, hasn't|has, haven't|have, hadn't|had, wouldn't|would, none of|all of",
].join(', ');
