/** Digits a die takes where one types on without a blank: a percentile die two, since 00 is its hundred; a ten-sided one. */
function widthOf(faces: number): number {
  return faces === 100 ? 2 : faces === 10 ? 1 : String(faces).length
}

/** Whether no digit can follow: the die has all it takes, or would be beyond its faces with one more. */
function isWhole(die: string, faces: number): boolean {
  return die.length >= widthOf(faces) || (faces !== 100 && faces !== 10 && Number(die) * 10 > faces)
}

/**
 * The field after one more key at its end, with a blank behind each die that is complete: "34" and a 7 give "34 7". Null where the key is
 * to be taken as it is: something else than a digit, or a die that was begun in another way.
 */
export function afterKey(typed: string, key: string, faces: number): string | null {
  const width = widthOf(faces)
  const begun = /\d*$/.exec(typed)?.[0] ?? ''
  // Whoever types the blank as well types it once.
  if (key === ' ') return typed.endsWith(' ') ? typed : null
  if (!/^\d$/.test(key) || begun.length > width) return null
  const isNext = begun !== '' && (isWhole(begun, faces) || (faces !== 100 && Number(begun + key) > faces))
  if (isNext) return afterKey(`${typed} `, key, faces) ?? `${typed} ${key}`
  return isWhole(begun + key, faces) ? `${typed}${key} ` : null
}

/** The field after the key that takes back: the blank that came by itself goes with its die's last digit. Null: as it is. */
export function afterTakingBack(typed: string): string | null {
  return /\d $/.test(typed) ? typed.slice(0, -2) : null
}
