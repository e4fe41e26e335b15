/** Words of this game, in its own languages, that no text outside its folders may speak of. */
export const OWN_WORDS: readonly RegExp[] = [
  /\b(?:ensorcelled|desorcelled|gebannt\w*)\b/i,
  /\b(?:bespell\w*|verzauber\w*)\b/i,
  /\b(?:warband|kriegsschar\w*|behemoths?|sneakers?|schleicher\w*|lurkers?|lauerer\w*)\b/i,
  /\b(?:PIPs?|red host|blue host)\b/,
]
