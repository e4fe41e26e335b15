/** Words of this game, in its own languages, that no text outside its folders may speak of. */
export const OWN_WORDS: readonly RegExp[] = [
  /\b(?:elves|elven|dwarves|dwarven|humans|elfen|zwergen?)\b/i,
  /\b(?:civilisations?|zivilisation(?:en)?)\b/i,
  /\b(?:kingdoms?|königreiche?n?|dämonenreichs?|monsterreiche?)\b/i,
  /\b(?:tribes?|stammes|stämmen?)\b/i,
  /\b(?:timeline|zeitleiste)\b/i,
  /\bprestige\b/i,
  /\bbooklets?\b/i,
  /\b(?:nine phases|neun phasen)\b/i,
  /\b(?:shamans?|schamanen?|royal house|herrscherhaus)\b/i,
]
