import { listed } from '../../../../language/numbers.ts'
import { capital, isMany } from '../names.ts'

type Owner = number | string | undefined

/** An owner in the four cases, and the pronoun that stands for it. */
interface Cases {
  readonly nominative: string
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
  readonly pronoun: Pronoun
}

/** "sie", "ihnen" and the stem of "ihre". */
interface Pronoun {
  readonly nominative: string
  readonly dative: string
  readonly possessive: string
}

const THEY: Pronoun = { nominative: 'sie', dative: 'ihnen', possessive: 'ihr' }
const SHE: Pronoun = { nominative: 'sie', dative: 'ihr', possessive: 'ihr' }
const HE: Pronoun = { nominative: 'er', dative: 'ihm', possessive: 'sein' }
const IT: Pronoun = { nominative: 'es', dative: 'ihm', possessive: 'sein' }

const NAMES: Readonly<Record<string, Cases>> = {
  elves: many('Elfen'),
  humans: many('Menschen'),
  dwarves: many('Zwerge', 'Zwergen'),
  tribes: many('Stämme', 'Stämmen'),
  demonic: neuter('Dämonenreich', 'Dämonenreichs'),
  undead: neuter('Reich der Untoten', 'Reichs der Untoten'),
  monstrous: neuter('Reich der Ungeheuer', 'Reichs der Ungeheuer'),
  gm: {
    nominative: 'die Spielleitung',
    genitive: 'der Spielleitung',
    dative: 'der Spielleitung',
    accusative: 'die Spielleitung',
    pronoun: SHE,
  },
}

/** "die Elfen", "das Reich der Untoten", "Stamm 7", by the id of an owner or of a tribe. */
export function die(owner: Owner): string {
  return casesOf(owner).nominative
}

/** "Die Elfen", at the beginning of a sentence. */
export function Die(owner: Owner): string {
  return capital(die(owner))
}

/** "der Elfen", "des Reichs der Untoten", "von Stamm 7": whose something is, behind its noun. */
export function der(owner: Owner): string {
  return casesOf(owner).genitive
}

/** "den Elfen", "dem Reich der Untoten", "Stamm 7": to whom, or after "mit" and "von". */
export function den(owner: Owner): string {
  return casesOf(owner).dative
}

/** "Den Elfen", at the beginning of a sentence. */
export function Den(owner: Owner): string {
  return capital(den(owner))
}

/** "von den Elfen", "vom Reich der Untoten". */
export function vom(owner: Owner): string {
  return `von ${den(owner)}`.replace(/^von dem /, 'vom ')
}

/** "bei den Elfen", "beim Reich der Untoten". */
export function beim(owner: Owner): string {
  return `bei ${den(owner)}`.replace(/^bei dem /, 'beim ')
}

/** "die Elfen", "das Reich der Untoten": whom, or after "gegen" and "für". */
export function akk(owner: Owner): string {
  return casesOf(owner).accusative
}

/** "sie", "es" or "er", instead of the owner's name. */
export function sie(owner: Owner): string {
  return casesOf(owner).pronoun.nominative
}

/** "ihnen" or "ihm": to them, instead of the owner's name. */
export function ihnen(owner: Owner): string {
  return casesOf(owner).pronoun.dative
}

/** "ihr" or "sein" with an ending: `ihr('elves', 'em')` is "ihrem". */
export function ihr(owner: Owner, ending = ''): string {
  return `${casesOf(owner).pronoun.possessive}${ending}`
}

/** The verb as it goes with an owner, or with several ids with commas between: "beginnt" or "beginnen". */
export function verb(owner: Owner, one: string, several: string): string {
  return isMany(owner) || String(owner).includes(',') ? several : one
}

/** "die Elfen, die Menschen und die Zwerge", of ids with commas between; another case by its function. */
export function alle(owners: Owner, one: (owner: string) => string = die): string {
  return listed(String(owners).split(',').map(one))
}

function casesOf(owner: Owner): Cases {
  const id = String(owner)
  const tribe = /^tribe-(\d+)$/.exec(id)?.[1]
  if (tribe !== undefined) return { ...alike(`Stamm ${tribe}`), genitive: `von Stamm ${tribe}`, pronoun: HE }
  return NAMES[id] ?? alike(id)
}

function many(nominative: string, dative = nominative): Cases {
  return {
    nominative: `die ${nominative}`,
    genitive: `der ${nominative}`,
    dative: `den ${dative}`,
    accusative: `die ${nominative}`,
    pronoun: THEY,
  }
}

function neuter(name: string, genitive: string): Cases {
  return { nominative: `das ${name}`, genitive: `des ${genitive}`, dative: `dem ${name}`, accusative: `das ${name}`, pronoun: IT }
}

function alike(name: string): Cases {
  return { nominative: name, genitive: name, dative: name, accusative: name, pronoun: THEY }
}
