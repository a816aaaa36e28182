/** A full stop behind a whole word, before a capital: not that of "St. Mary" or "J. Smith". */
export const sentenceEnd = /(?<=(?:\p{L}{4}|\p{N})[.!?…]["'”’»)]{0,3})\s+(?=["'“‘«(]?\p{Lu})|(?<=[。！？])(?=.)/u;
