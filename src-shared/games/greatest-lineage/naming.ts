import type { NamedThing, NamingFace } from '../api/namingFace.ts'
import type { World } from '../../kernel/world/world.ts'
import { EXPECTED, ROYALS, SETTLEMENTS, TRIBE_RECORDS, type Royal, type Settlement } from './rules/records.ts'
import { LED, leaderOf } from './rules/namable.ts'
import { numberOf } from './rules/numbering.ts'
import { personFigures } from './rules/royalty/succession.ts'
import { isCivilisation, isKingdom, TRIBES, type Civilisation } from './rules/seats.ts'
import { say } from './words/say.ts'
import { KINGDOM_NAMES, personNames, SUGGESTIONS, TRIBE_NAMES } from './words/suggestions.ts'

/** Peoples, their leaders, houses, settlements and tribes, each people's own together. */
export const NAMING: NamingFace = {
  things: (world) => [
    ...LED.flatMap((owner) => [
      { id: owner, owner, title: say(`seat.${owner}`), suggestions: namesOf(owner)?.peoples ?? [] },
      { id: leaderOf(owner), owner, title: say('naming.leader', { owner }), suggestions: namesOf(owner)?.leaders ?? [] },
      ...(isCivilisation(owner) ? [...house(world, owner), ...settlements(world, owner)] : []),
    ]),
    ...world
      .records(TRIBE_RECORDS)
      .map(({ id }) => ({ id, owner: TRIBES, title: say('naming.tribe', { number: numberOf(id) }), suggestions: TRIBE_NAMES })),
  ],
}

function namesOf(owner: string): { readonly peoples: readonly string[]; readonly leaders: readonly string[] } | undefined {
  if (isCivilisation(owner)) return SUGGESTIONS[owner]
  return isKingdom(owner) ? KINGDOM_NAMES[owner] : undefined
}

function house(world: World, owner: Civilisation): readonly NamedThing[] {
  const members = world.records(ROYALS).filter((royal) => royal.owner === owner)
  const coming = world.records(EXPECTED).filter((royal) => royal.owner === owner)
  return [
    ...members.map((royal) => ({
      ...named(royal, owner),
      title: say('naming.royal', personFigures(royal, members)),
    })),
    ...coming.map((royal) => ({ ...named(royal, owner), title: say('naming.coming', { role: royal.role, sex: royal.sex }) })),
  ]
}

function named({ id, sex }: Pick<Royal, 'id' | 'sex'>, owner: Civilisation): Omit<NamedThing, 'title'> {
  return { id, owner, suggestions: personNames(owner, sex) }
}

/** Taken settlements have names of the people that founded them. */
function settlements(world: World, owner: Civilisation): readonly NamedThing[] {
  return world.records(SETTLEMENTS).flatMap((settlement) =>
    settlement.owner === owner
      ? [
          {
            id: settlement.id,
            owner,
            title: say('naming.settlement', placed(settlement)),
            suggestions: SUGGESTIONS[foundedBy(settlement)].places,
          },
        ]
      : [],
  )
}

function placed({ id, type }: Settlement): { readonly type: string; readonly number: number } {
  return { type, number: numberOf(id) }
}

function foundedBy({ id, owner }: Settlement): Civilisation {
  const founder = id.slice(0, id.indexOf('-'))
  return isCivilisation(founder) ? founder : owner
}
