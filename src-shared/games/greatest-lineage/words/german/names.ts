import { germanNeuter, germanOf, germanPlural, germanProperName, HE, THEY, type GermanName } from '../../../../language/grammar.ts'

const NAMES: Readonly<Record<string, GermanName>> = {
  elves: germanPlural('Elfen'),
  humans: germanPlural('Menschen'),
  dwarves: germanPlural('Zwerge', 'Zwergen'),
  tribes: germanPlural('Stämme', 'Stämmen'),
  demonic: germanNeuter('Dämonenreich', 'Dämonenreichs'),
  undead: germanNeuter('Reich der Untoten', 'Reichs der Untoten'),
  monstrous: germanNeuter('Reich der Ungeheuer', 'Reichs der Ungeheuer'),
}

/** An owner or a tribe by its id. */
export function germanName(owner: string): GermanName {
  const tribe = /^tribe-(\d+)$/.exec(owner)?.[1]
  if (tribe !== undefined) return germanProperName(`Stamm ${tribe}`, HE)
  return NAMES[owner] ?? { ...germanProperName(owner, THEY), genitive: owner }
}

export const { die, Die, der, den, Den, vom, beim, akk, sie, ihnen, ihr, verb, alle } = germanOf(germanName)
