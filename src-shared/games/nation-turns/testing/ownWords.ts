/** Words of this game, in its own languages, that no text outside its folders may speak of. */
export const OWN_WORDS: readonly RegExp[] = [
  /\b(?:malkioni|gonn orta|grotaron|totem(?:s|gebiete?n?)?)\b/i,
  /\b(?:overpopulation|überbevölkerung)\b/i,
  /\b(?:overruns?|überrenn\w*)\b/i,
  /\b(?:elfwood|elf wood|elfenwald)\b/i,
  /\b(?:nation turns?|northern ring)\b/i,
]
