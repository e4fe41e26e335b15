import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn, type Offer } from '../acts.ts'
import { gameOf, living } from '../civilisation.ts'
import { alliancesOf } from '../diplomacy/alliances.ts'
import { warriorsOf, type Faction } from '../factions/faction.ts'
import { standingKingdoms } from '../factions/kingdoms.ts'
import { tribes } from '../factions/tribes.ts'
import { nextId } from '../numbering.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { landOf } from './capture.ts'
import { newWar, whoSees } from './opening.ts'
import { WARS, type War } from './records.ts'
import { OF_WARS } from '../actGroups.ts'

/** Wars that stand in the booklet of a civilisation and have not been opened. */
export function entriesOf(world: World, seat: Civilisation): readonly War[] {
  return world.records(WARS).filter(({ stage, aggressor }) => stage === 'secret' && aggressor === seat)
}

/** Whom a war can be written down against: no ally, nobody one is at war with or has announced it to, and nobody twice (RULING-43). */
export function possibleTargets(world: World, seat: Civilisation): readonly Faction[] {
  const players = gameOf(world).goal === 'peaceful' ? [] : living(world).filter((other) => other !== seat)
  const tribesLeft = tribes(world).map(({ id }) => id)
  const others = [...players, ...standingKingdoms(world), ...tribesLeft]
  const shut = new Set<Faction>([...alliancesOf(world, seat).flatMap(({ members }) => members), ...atOddsWith(world, seat)])
  return others.filter((target) => !shut.has(target))
}

/** With whom a war is open or announced, or stands in the booklet of `seat`. What stands in the others' booklets is not known. */
function atOddsWith(world: World, seat: Civilisation): readonly Faction[] {
  return world.records(WARS).flatMap(({ stage, aggressor, defender }) => {
    if (aggressor === seat) return [defender]
    return defender === seat && stage !== 'secret' ? [aggressor] : []
  })
}

/**
 * GL-WAR-2 A war is written in the booklet with the name of its target, in secret. It may open 2 of the player's turns later, or in any
 * turn after that, or be dropped for nothing (RULING-43).
 */
export function declarationOffers(world: World, seat: Civilisation): readonly Offer[] {
  return [...declareOffer(world, seat), ...dropOffer(world, seat)]
}

function declareOffer(world: World, seat: Civilisation): readonly Offer[] {
  const targets = possibleTargets(world, seat)
  const [first] = targets
  if (first === undefined) return []
  const opens = world.cursor.turn + ruled(world, 'war_notice')
  const options = targets.map((target) => targetOption(world, target))
  const act = {
    id: 'declare',
    rule: 'GL-WAR-2',
    wording: 'act.booklet.declare',
    ...OF_WARS,
    figures: { opens },
    fields: [{ id: 'target', type: 'pick', wording: 'field.warTarget', options, preset: first }],
  } as const
  return [
    {
      act,
      *perform(answer) {
        const target = possibleTargets(world, seat).find((other) => other === textIn(answer, 'target'))
        if (target !== undefined) yield* writeWar(world, seat, target)
      },
    },
  ]
}

/** What everybody can see of a target. The warriors of players are their own business. */
function targetOption(world: World, target: Faction): Option {
  const territories = landOf(world, target)
  if (isCivilisation(target)) return { id: target, wording: 'option.warTarget', figures: { target, territories } }
  return { id: target, wording: 'option.warTargetGuarded', figures: { target, territories, warriors: warriorsOf(world, target) } }
}

function* writeWar(world: World, seat: Civilisation, target: Faction): Procedure {
  const see = [seat]
  const id = yield* nextId('GL-WAR-2', world, seat, 'war', see)
  const war: War = { ...newWar(world, seat, target, world.cursor.turn + ruled(world, 'war_notice')), id, stage: 'secret' }
  yield* record('GL-WAR-2', WARS, id, war, see)
  yield* tell('GL-WAR-2', 'line.war.written', { seat, about: id, figures: { target, opens: war.opensFrom }, see })
}

function dropOffer(world: World, seat: Civilisation): readonly Offer[] {
  const entries = entriesOf(world, seat)
  const [first] = entries
  if (first === undefined) return []
  const options = entries.map(({ id, defender, entered }) => ({ id, wording: 'option.warEntry', figures: { target: defender, entered } }))
  const act = {
    id: 'dropWar',
    rule: 'GL-WAR-2',
    wording: 'act.booklet.dropWar',
    ...OF_WARS,
    figures: { entries: entries.length },
    fields: [{ id: 'war', type: 'pick', wording: 'field.warToDrop', options, preset: first.id }],
  } as const
  return [{ act, perform: (answer) => strikeOut(world, seat, textIn(answer, 'war')) }]
}

function* strikeOut(world: World, seat: Civilisation, id: string): Procedure {
  const war = entriesOf(world, seat).find((entry) => entry.id === id)
  if (war === undefined) return
  yield* drop('GL-WAR-2', WARS, id, whoSees(war))
  yield* tell('GL-WAR-2', 'line.war.struckOut', { seat, about: id, figures: { target: war.defender }, see: [seat] })
}
