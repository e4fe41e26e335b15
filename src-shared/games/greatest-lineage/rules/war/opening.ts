import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Audience, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn, type Offer } from '../acts.ts'
import { allianceBetween, areAllies, endAlliance } from '../diplomacy/alliances.ts'
import { factionStands, type Faction } from '../factions/faction.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { FRESH_SIDE, WARS, type War } from './records.ts'
import { warBetween } from './wars.ts'
import { OF_WARS } from '../actGroups.ts'

/** Who may see a war: its owner alone while it is secret. */
export function whoSees({ stage, aggressor }: War): Audience {
  return stage === 'secret' ? [aggressor] : 'all'
}

/** A war that nobody has fought in yet. */
export function newWar(world: World, aggressor: Faction, defender: Faction, opensFrom: number): War {
  const entered = world.cursor.turn
  const sides = { aggressor: FRESH_SIDE, defender: FRESH_SIDE }
  return {
    id: publicId(aggressor, defender, entered),
    aggressor,
    defender,
    stage: 'open',
    entered,
    opensFrom,
    opened: null,
    turns: 0,
    sides,
  }
}

/** Of a war that everybody knows: it must not tell how many others its aggressor has written down. */
function publicId(aggressor: Faction, defender: Faction, round: number): string {
  return `war-${aggressor}-${defender}-${round}`
}

/** Wars in the booklet of `seat` that could be opened now: their time has come, and there is neither war nor alliance between the two. */
export function openable(world: World, seat: Civilisation): readonly War[] {
  return world
    .records(WARS)
    .filter(({ stage, aggressor, opensFrom }) => stage === 'secret' && aggressor === seat && opensFrom <= world.cursor.turn)
    .filter(({ defender }) => mayOpen(world, seat, defender))
}

function mayOpen(world: World, aggressor: Faction, defender: Faction): boolean {
  return factionStands(world, defender) && !areAllies(world, aggressor, defender) && warBetween(world, aggressor, defender) === undefined
}

/** GL-WAR-1 Any attack beyond a raid, and taking land that is owned or guarded, begins with a war that is opened here, of those in the booklet. */
export function openingOffers(world: World, seat: Civilisation): readonly Offer[] {
  const wars = openable(world, seat)
  const [first] = wars
  if (first === undefined) return []
  const options = wars.map(({ id, defender, entered }) => ({ id, wording: 'option.warEntry', figures: { target: defender, entered } }))
  const act = {
    id: 'openWar',
    rule: 'GL-WAR-1',
    wording: 'act.council.openWar',
    ...OF_WARS,
    figures: { wars: wars.length },
    fields: [{ id: 'war', type: 'pick', wording: 'field.warToOpen', options, preset: first.id }],
  } as const
  return [
    {
      act,
      *perform(answer) {
        const war = openable(world, seat).find(({ id }) => id === textIn(answer, 'war'))
        if (war !== undefined) yield* openWar('GL-WAR-1', world, war)
      },
    },
  ]
}

/**
 * A war opens, before everybody: a secret or announced one, or one that nobody wrote down before (of a kingdom). It is a new record with an
 * id of its own. An alliance between the two is over with it.
 */
export function* openWar(rule: RuleId, world: World, war: War): Procedure {
  const { aggressor, defender, stage, entered } = war
  if (world.record(WARS, war.id) !== undefined) yield* drop(rule, WARS, war.id, whoSees(war))
  const opened = world.cursor.turn
  const id = publicId(aggressor, defender, opened)
  yield* endFriendship(world, aggressor, defender)
  yield* record(rule, WARS, id, { ...war, id, stage: 'open', opened })
  yield* tell(rule, `line.war.opened.${stage}`, { seat: aggressor, about: id, figures: { aggressor, defender, entered } })
}

/** Whoever broke an alliance by this war was the first to end it (see GL-ALLY-5); others are no allies when a war between them opens. */
function* endFriendship(world: World, aggressor: Faction, defender: Faction): Procedure {
  if (!isCivilisation(aggressor) || !isCivilisation(defender)) return
  const alliance = allianceBetween(world, aggressor, defender)
  if (alliance !== undefined) yield* endAlliance('GL-ALLY-5', world, alliance, aggressor)
}

/** A war is announced to everybody, to open in the aggressor's turn of round `opensFrom`. */
export function* announceWar(
  rule: RuleId,
  world: World,
  { aggressor, defender, opensFrom }: Pick<War, 'aggressor' | 'defender' | 'opensFrom'>,
): Procedure {
  const war: War = { ...newWar(world, aggressor, defender, opensFrom), stage: 'announced' }
  yield* record(rule, WARS, war.id, war)
  yield* tell(rule, 'line.war.announced', { seat: aggressor, about: war.id, figures: { aggressor, defender, opensFrom } })
}

/** Wars that `seat` announced and whose round has come. */
export function announcedDue(world: World, seat: Civilisation): readonly War[] {
  return world
    .records(WARS)
    .filter(({ stage, aggressor, opensFrom }) => stage === 'announced' && aggressor === seat && opensFrom <= world.cursor.turn)
}

/** Wars that `seat` announced open when their round has come. One against somebody who is at war with the player by now comes to nothing. */
export function* openAnnouncedWars(world: World, seat: Civilisation): Procedure {
  for (const war of announcedDue(world, seat)) {
    if (warBetween(world, war.aggressor, war.defender) === undefined) yield* openWar('GL-WAR-1', world, war)
    else yield* drop('GL-WAR-1', WARS, war.id)
  }
}
