import { listed } from '../../../../language/numbers.ts'
import { capital } from '../names.ts'

/** An owner in the four cases. */
interface Cases {
  readonly nominative: string
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
}

const NAMES: Readonly<Record<string, Cases>> = {
  elves: many('Elfen'),
  humans: many('Menschen'),
  dwarves: many('Zwerge', 'Zwergen'),
  tribes: many('Stämme', 'Stämmen'),
  demonic: { nominative: 'das Dämonenreich', genitive: 'des Dämonenreichs', dative: 'dem Dämonenreich', accusative: 'das Dämonenreich' },
  undead: realm('der Untoten'),
  monstrous: realm('der Ungeheuer'),
}

/** "die Elfen", "das Reich der Untoten", "Stamm 7", by the id of an owner or of a tribe. */
export function die(owner: number | string | undefined): string {
  return casesOf(owner).nominative
}

/** "Die Elfen", at the beginning of a sentence. */
export function Die(owner: number | string | undefined): string {
  return capital(die(owner))
}

/** "der Elfen", "des Reichs der Untoten", "von Stamm 7": whose something is, behind its noun. */
export function der(owner: number | string | undefined): string {
  return casesOf(owner).genitive
}

/** "den Elfen", "dem Reich der Untoten", "Stamm 7": to whom, or after "mit" and "von". */
export function den(owner: number | string | undefined): string {
  return casesOf(owner).dative
}

/** "die Elfen", "das Reich der Untoten": whom, or after "gegen" and "für". */
export function akk(owner: number | string | undefined): string {
  return casesOf(owner).accusative
}

/** "die Elfen, die Menschen und die Zwerge", of ids with commas between; another case by its function. */
export function alle(owners: number | string | undefined, one: (owner: string) => string = die): string {
  return listed(String(owners).split(',').map(one))
}

function casesOf(owner: number | string | undefined): Cases {
  const id = String(owner)
  const tribe = /^tribe-(\d+)$/.exec(id)?.[1]
  if (tribe !== undefined) return { ...alike(`Stamm ${tribe}`), genitive: `von Stamm ${tribe}` }
  return NAMES[id] ?? alike(id)
}

function many(nominative: string, dative = nominative): Cases {
  return {
    nominative: `die ${nominative}`,
    genitive: `der ${nominative}`,
    dative: `den ${dative}`,
    accusative: `die ${nominative}`,
  }
}

function realm(of: string): Cases {
  return { nominative: `das Reich ${of}`, genitive: `des Reichs ${of}`, dative: `dem Reich ${of}`, accusative: `das Reich ${of}` }
}

function alike(name: string): Cases {
  return { nominative: name, genitive: name, dative: name, accusative: name }
}
