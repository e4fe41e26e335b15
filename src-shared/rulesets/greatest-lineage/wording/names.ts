const NAMES: Readonly<Record<string, string>> = {
  elves: 'the elves',
  humans: 'the humans',
  dwarves: 'the dwarves',
  demonic: 'the Demonic kingdom',
  undead: 'the Undead kingdom',
  monstrous: 'the Monstrous Humanoid kingdom',
  tribes: 'the tribes',
}

/** "the Undead kingdom", "tribe 7", by the id of an owner or of a tribe. */
export function the(owner: number | string | undefined): string {
  return NAMES[String(owner)] ?? String(owner).replace(/^tribe-(\d+)$/, 'tribe $1')
}

/** Whether verbs follow the owner in the plural: "the elves open", but "the Undead kingdom opens". */
export function isMany(owner: number | string | undefined): boolean {
  return ['elves', 'humans', 'dwarves', 'tribes'].includes(String(owner))
}

/** "The Undead kingdom". */
export function capitalThe(owner: number | string | undefined): string {
  return capital(the(owner))
}

/** "the elves, the humans and the dwarves", of ids with commas between. */
export function allOf(owners: number | string | undefined): string {
  return listed(String(owners).split(',').map(the))
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
