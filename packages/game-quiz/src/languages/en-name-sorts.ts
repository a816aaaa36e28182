/**
 * English: words that show what a name names, `sort | words`. Names of one sort may stand beside each other as options:
 * "the Boxer Rebellion" beside "the Crimean War".
 */
export const nameSorts: readonly string[] = [
  'conflict | War Wars Rebellion Revolution Revolt Uprising Battle Siege Crusade Conflict Massacre Mutiny Campaign Invasion Raid Offensive',
  'crisis | Depression Crash Crisis Affair Scandal Panic Famine Plague Recession',
  'law | Act Treaty Law Bill Agreement Convention Declaration Proclamation Constitution Amendment Pact Accord Charter Protocol Edict Ordinance',
  'event | Olympics Games Cup Festival Championship Championships Tournament Fair Exhibition Expo Prize Award Ceremony',
  'meeting | Conference Congress Summit Assembly Parliament Senate House',
  'body | Administration Bureau Department Board Council Committee Ministry Agency Commission Authority Office Service Reserve',
  'society | Association Society Organization Organisation Union Foundation Trust Federation League Alliance Institute Centre Center',
  'school | University College School Academy',
  'party | Party',
  'firm | Company Corporation Bank Airlines Airways Group Inc Ltd Railway Railroad Press',
  'journal | Times Post Guardian Journal Gazette Herald Tribune Telegraph News',
  'stream | River Creek Stream Canal Falls',
  'lake | Lake Lagoon Reservoir',
  'sea | Sea Ocean Bay Gulf Strait Channel',
  'island | Island Islands Isle Isles',
  'mountain | Mount Mountain Mountains Hill Hills Peak Range Alps',
  'road | Road Street Turnpike Highway Avenue Trail Lane Boulevard',
  'building | Castle Tower Bridge Palace Cathedral Church Station Hotel Theatre Theater Museum Hall Library Temple Abbey Hospital Gallery',
  'park | Park Garden Gardens Forest Square Cemetery',
  'region | Valley Desert Peninsula Plain Plains Basin Coast Province County District Territory Plateau Delta',
  'empire | Empire Kingdom Dynasty Republic Caliphate',
];
