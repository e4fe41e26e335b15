import { listed } from './numbers.ts'
import { ownName } from './ownNames.ts'

/** An owner or its id as it stands among the figures of a text. */
type Named = number | string | undefined

/** An owner in an English sentence. */
export interface EnglishName {
  /** "the elves", "tribe 7". */
  readonly the: string
  /** Whether verbs follow it in the plural. */
  readonly many: boolean
}

/** An owner in the four German cases, and the pronoun that stands for it. */
export interface GermanName {
  readonly nominative: string
  /** Whose something is, behind its noun: "der Elfen", "von Stamm 7". */
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
  readonly pronoun: GermanPronoun
  readonly many: boolean
}

/** "sie", "ihnen" and the stem of "ihre". */
export interface GermanPronoun {
  readonly nominative: string
  readonly dative: string
  readonly possessive: string
}

export const THEY: GermanPronoun = { nominative: 'sie', dative: 'ihnen', possessive: 'ihr' }
export const SHE: GermanPronoun = { nominative: 'sie', dative: 'ihr', possessive: 'ihr' }
export const HE: GermanPronoun = { nominative: 'er', dative: 'ihm', possessive: 'sein' }
export const IT: GermanPronoun = { nominative: 'es', dative: 'ihm', possessive: 'sein' }

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A plural noun: "die Zwerge", "den Zwergen". */
export function germanPlural(nominative: string, dative = nominative): GermanName {
  return {
    nominative: `die ${nominative}`,
    genitive: `der ${nominative}`,
    dative: `den ${dative}`,
    accusative: `die ${nominative}`,
    pronoun: THEY,
    many: true,
  }
}

/** A neuter noun: "das Reich der Untoten", "des Reichs der Untoten". */
export function germanNeuter(name: string, genitive: string): GermanName {
  const the = `das ${name}`
  return { nominative: the, genitive: `des ${genitive}`, dative: `dem ${name}`, accusative: the, pronoun: IT, many: false }
}

/** A feminine noun: "die Spielleitung". */
export function germanFeminine(name: string): GermanName {
  const [the, of] = [`die ${name}`, `der ${name}`]
  return { nominative: the, genitive: of, dative: of, accusative: the, pronoun: SHE, many: false }
}

/** A masculine noun: "der Tisch", "des Tisches". */
export function germanMasculine(name: string, genitive: string): GermanName {
  return {
    nominative: `der ${name}`,
    genitive: `des ${genitive}`,
    dative: `dem ${name}`,
    accusative: `den ${name}`,
    pronoun: HE,
    many: false,
  }
}

/** A name without an article, the same in every case: "Anna", "von Anna". */
export function germanProperName(name: string, pronoun = THEY): GermanName {
  return { nominative: name, genitive: `von ${name}`, dative: name, accusative: name, pronoun, many: false }
}

/** The words English texts put owners in, by what each is called. */
export interface English {
  /** "the Undead kingdom", "tribe 7". */
  readonly the: (owner: Named) => string
  /** "The Undead kingdom". */
  readonly capitalThe: (owner: Named) => string
  /** "the elves, the humans and the dwarves", of ids with commas between. */
  readonly allOf: (owners: Named) => string
  /** Whether verbs follow the owner in the plural: "the elves open", but "the Undead kingdom opens". */
  readonly isMany: (owner: Named) => boolean
}

/** `nameOf`: what an owner is called that has no name of its own. */
export function englishOf(nameOf: (owner: string) => EnglishName): English {
  const called = (owner: Named): EnglishName => {
    const own = ownName(String(owner))
    return own === undefined ? nameOf(String(owner)) : { the: own, many: false }
  }
  const the = (owner: Named): string => called(owner).the
  return {
    the,
    capitalThe: (owner) => capital(the(owner)),
    allOf: (owners) => listed(String(owners).split(',').map(the)),
    isMany: (owner) => called(owner).many,
  }
}

/** The words German texts put owners in. */
export interface German {
  /** "die Elfen", "das Reich der Untoten", "Stamm 7". */
  readonly die: (owner: Named) => string
  /** "Die Elfen", at the beginning of a sentence. */
  readonly Die: (owner: Named) => string
  /** "der Elfen", "des Reichs der Untoten", "von Stamm 7": whose something is, behind its noun. */
  readonly der: (owner: Named) => string
  /** "den Elfen", "dem Reich der Untoten": to whom, or after "mit" and "von". */
  readonly den: (owner: Named) => string
  readonly Den: (owner: Named) => string
  /** "von den Elfen", "vom Reich der Untoten". */
  readonly vom: (owner: Named) => string
  /** "bei den Elfen", "beim Reich der Untoten". */
  readonly beim: (owner: Named) => string
  /** "die Elfen", "das Reich der Untoten": whom, or after "gegen" and "für". */
  readonly akk: (owner: Named) => string
  /** "sie", "es" or "er", instead of the owner's name. */
  readonly sie: (owner: Named) => string
  /** "ihnen" or "ihm": to them, instead of the owner's name. */
  readonly ihnen: (owner: Named) => string
  /** "ihr" or "sein" with an ending: `ihr('elves', 'em')` is "ihrem". */
  readonly ihr: (owner: Named, ending?: string) => string
  /** The verb as it goes with an owner, or with several ids with commas between: "beginnt" or "beginnen". */
  readonly verb: (owner: Named, one: string, several: string) => string
  /** "die Elfen, die Menschen und die Zwerge", of ids with commas between; another case by its function. */
  readonly alle: (owners: Named, one?: (owner: string) => string) => string
}

/** `nameOf`: what an owner is called that has no name of its own. */
export function germanOf(nameOf: (owner: string) => GermanName): German {
  const name = (owner: Named): GermanName => {
    const own = ownName(String(owner))
    return own === undefined ? nameOf(String(owner)) : germanProperName(own, IT)
  }
  const die = (owner: Named): string => name(owner).nominative
  const den = (owner: Named): string => name(owner).dative
  return {
    die,
    den,
    Die: (owner) => capital(die(owner)),
    der: (owner) => name(owner).genitive,
    Den: (owner) => capital(den(owner)),
    vom: (owner) => `von ${den(owner)}`.replace(/^von dem /, 'vom '),
    beim: (owner) => `bei ${den(owner)}`.replace(/^bei dem /, 'beim '),
    akk: (owner) => name(owner).accusative,
    sie: (owner) => name(owner).pronoun.nominative,
    ihnen: (owner) => name(owner).pronoun.dative,
    ihr: (owner, ending = '') => `${name(owner).pronoun.possessive}${ending}`,
    verb: (owner, one, several) => (name(owner).many || String(owner).includes(',') ? several : one),
    alle: (owners, one = die) => listed(String(owners).split(',').map(one)),
  }
}
