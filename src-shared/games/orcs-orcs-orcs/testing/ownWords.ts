/** Words of this game, in its own languages, that no text outside its folders may speak of. */
export const OWN_WORDS: readonly RegExp[] = [
  /\b(?:orcs?|orks?|goblins?|golems?|shamans? trophies|toadlings?|krötling\w*)\b/i,
  /\b(?:voodoo|fireballs?|feuerb[aä]ll\w*|ice storms?|eissturm|spell books?|zauberb[uü]ch\w*)\b/i,
  /\b(?:skull tracks?|totenkopfleiste\w*|poison cards?|giftkarte\w*)\b/i,
  /\b(?:teleports?|teleportation|teleportier\w*)\b/i,
]
