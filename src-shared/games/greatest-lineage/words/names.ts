import type { Language } from '../../../language/language.ts'
import { language } from '../../../language/language.ts'
import { listed } from '../../../language/numbers.ts'

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    elves: 'the elves',
    humans: 'the humans',
    dwarves: 'the dwarves',
    demonic: 'the Demonic kingdom',
    undead: 'the Undead kingdom',
    monstrous: 'the Monstrous Humanoid kingdom',
    tribes: 'the tribes',
  },
  de: {
    elves: 'die Elfen',
    humans: 'die Menschen',
    dwarves: 'die Zwerge',
    demonic: 'das Dämonenreich',
    undead: 'das Reich der Untoten',
    monstrous: 'das Reich der Ungeheuer',
    tribes: 'die Stämme',
  },
}
const TRIBE: Readonly<Record<Language, string>> = { en: 'tribe $1', de: 'Stamm $1' }

/** "the Undead kingdom", "tribe 7", by the id of an owner or of a tribe; for German in the nominative. */
export function the(owner: number | string | undefined): string {
  return NAMES[language()][String(owner)] ?? String(owner).replace(/^tribe-(\d+)$/, TRIBE[language()])
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

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
