import type { World } from '../../kernel/world/world.ts'
import type { AheadFace, AheadLine } from '../api/aheadFace.ts'
import { lastingNeeds } from './rules/ages/needs.ts'
import { conditionOf, held, isAlive, living } from './rules/civilisation.ts'
import { capacity } from './rules/derived.ts'
import { ALLIANCES, DATED_PAYMENTS } from './rules/diplomacy/records.ts'
import { foodDue, woodDue } from './rules/dues.ts'
import { AGENTS, MISSIONS } from './rules/espionage/records.ts'
import { standingKingdoms } from './rules/factions/kingdoms.ts'
import { mindOf } from './rules/factions/kingdomMinds.ts'
import { peopleForBurdens } from './rules/people.ts'
import { GAME, MONUMENTS } from './rules/records.ts'
import { expectedBy } from './rules/royalty/members.ts'
import { ruled } from './rules/rulings/switches.ts'
import { isCivilisation, type Civilisation } from './rules/seats.ts'
import { ASSASSIN_FIGURES, SPY_FIGURES } from './rules/tables/espionage.ts'
import { KINGDOM } from './rules/tables/kingdom.ts'
import { RAID } from './rules/tables/raid.ts'
import { DECAY } from './rules/tables/war.ts'
import { hasTimeline, LAST_TIMELINE_TURN, roundOf, timelineTurnOf } from './rules/timeline/calendar.ts'
import { rowsIn } from './rules/timeline/schedule.ts'
import { RAID_HISTORY, WARS, type War } from './rules/war/records.ts'
import { warsOf } from './rules/war/wars.ts'

/** What the rounds to come ask of the players, and hold for them. */
export const AHEAD: AheadFace = {
  of: (world, owner) => (isCivilisation(owner) && isInPlay(world) && isAlive(world, owner) ? aheadOf(world, owner) : []),
  table: (world) => (isInPlay(world) ? aheadOfAll(world) : []),
}

function isInPlay(world: World): boolean {
  return world.record(GAME, 'game')?.ended === null && world.cursor.turn > 0
}

function aheadOf(world: World, seat: Civilisation): readonly AheadLine[] {
  return [
    ...needs(world, seat),
    ...payments(world).filter(({ figures }) => figures['from'] === seat || figures['to'] === seat),
    ...wars(world).filter(({ figures }) => figures['aggressor'] === seat || figures['defender'] === seat),
    ...dragging(world, seat),
    ...alliances(world).filter(({ figures }) => figures['by'] === seat || figures['other'] === seat),
    ...raiders(world, seat),
    ...agents(world, seat),
    ...arrivals(world, seat),
    ...sites(world).filter(({ figures }) => figures['holder'] === seat),
    ...age(world, seat),
  ]
}

function aheadOfAll(world: World): readonly AheadLine[] {
  return [...payments(world), ...wars(world), ...alliances(world), ...kingdoms(world), ...sites(world), ...timeline(world)]
}

/** What the next resource check takes of the people there are now, and whether there is room for them. */
function needs(world: World, seat: Civilisation): readonly AheadLine[] {
  const see = [seat]
  const [food, wood] = [foodDue(world, seat), woodDue(world, seat)]
  const [people, room] = [peopleForBurdens(world, seat), capacity(world, seat)]
  const due = (token: 'food' | 'wood', need: number): AheadLine => {
    const have = held(world, seat, token)
    const figures = { token, need, have }
    const rule = token === 'food' ? 'GL-CHK-2' : 'GL-CHK-3'
    return { kind: have < need ? 'threat' : 'owed', wording: have < need ? 'ahead.short' : 'ahead.due', figures, rule, see }
  }
  return [
    ...(food > 0 ? [due('food', food)] : []),
    ...(wood > 0 ? [due('wood', wood)] : []),
    ...(people > room ? [{ kind: 'threat', wording: 'ahead.room', figures: { over: people - room }, rule: 'GL-CHK-1', see } as const] : []),
    ...(conditionOf(world, seat).shortage
      ? [{ kind: 'threat', wording: 'ahead.shortage', figures: {}, rule: 'GL-CHK-5', see } as const]
      : []),
  ]
}

/** What treaties promise for later rounds: everybody has read them. The same in rounds that follow each other is one line. */
function payments(world: World): readonly AheadLine[] {
  const rows: { readonly from: string; readonly to: string; readonly goods: string; readonly round: number; until: number }[] = []
  const inOrder = world.records(DATED_PAYMENTS).toSorted((one, other) => one.due - other.due)
  for (const { from, to, token, amount, due } of inOrder) {
    const [goods, round] = [`${token}:${amount}`, Math.max(due, world.cursor.turn)]
    const going = rows.find((row) => row.from === from && row.to === to && row.goods === goods && row.until === round - 1)
    if (going === undefined) rows.push({ from, to, goods, round, until: round })
    else going.until = round
  }
  return rows.map(({ from, to, goods, round, until }) => {
    const figures = { from, to, goods, round }
    if (until === round) return { kind: 'owed', wording: 'ahead.payment', figures, rule: 'GL-TREATY-1' }
    return { kind: 'owed', wording: 'ahead.payments', figures: { ...figures, until }, rule: 'GL-TREATY-1' }
  })
}

/** Wars, those in a booklet for its owner alone. */
function wars(world: World): readonly AheadLine[] {
  return world.records(WARS).map(({ aggressor, defender, stage, opensFrom, opened, entered, turns, truce }): AheadLine => {
    const sides = { aggressor, defender }
    if (stage === 'secret') {
      const see = isCivilisation(aggressor) ? [aggressor] : 'gm'
      return { kind: 'comes', wording: 'ahead.warWritten', figures: { ...sides, round: opensFrom }, rule: 'GL-WAR-2', see }
    }
    if (stage === 'announced')
      return { kind: 'threat', wording: 'ahead.warAnnounced', figures: { ...sides, round: opensFrom }, rule: 'GL-WAR-1' }
    const figures = { ...sides, since: opened ?? entered, turns }
    return { kind: 'threat', wording: truce === 'agreed' ? 'ahead.warTruce' : 'ahead.war', figures, rule: 'GL-WAR-7' }
  })
}

/** A war that drags on costs prestige in each of its turns. */
function dragging(world: World, seat: Civilisation): readonly AheadLine[] {
  const isLong = ({ stage, turns }: War): boolean => stage === 'open' && turns + 1 >= DECAY.fromTurn
  return warsOf(world, seat)
    .filter(isLong)
    .map(({ aggressor, defender, turns }) => {
      const figures = { enemy: aggressor === seat ? defender : aggressor, turn: turns + 1, prestige: DECAY.turn }
      return { kind: 'owed', wording: 'ahead.warDecay', figures, rule: 'GL-WAR-27' }
    })
}

/** Alliances somebody has broken: they end with a war. */
function alliances(world: World): readonly AheadLine[] {
  return world.records(ALLIANCES).flatMap(({ members, notice }): readonly AheadLine[] => {
    if (notice === null) return []
    const other = members.find((one) => one !== notice.by) ?? notice.by
    return [{ kind: 'threat', wording: 'ahead.alliance', figures: { by: notice.by, other, round: notice.ends }, rule: 'GL-ALLY-5' }]
  })
}

/** Who has raided before, and may again. */
function raiders(world: World, seat: Civilisation): readonly AheadLine[] {
  return living(world).flatMap((raider): readonly AheadLine[] => {
    const history = world.record(RAID_HISTORY, raider)
    const last = history?.targets[seat]
    if (history === undefined || last === undefined || warsOf(world, seat).some((war) => [war.aggressor, war.defender].includes(raider)))
      return []
    const from = ruled(world, 'raid_gap') === 'overall' ? history.last + RAID.rounds : Math.max(last + RAID.rounds, history.last + 1)
    const figures = { raider, last, round: Math.max(from, world.cursor.turn) }
    return [{ kind: 'threat', wording: 'ahead.raid', figures, rule: 'GL-RAID-2' }]
  })
}

/** Agents who are being trained, and those who are out. */
function agents(world: World, seat: Civilisation): readonly AheadLine[] {
  const own = world.records(AGENTS).filter(({ owner }) => owner === seat)
  const see = [seat]
  return [
    ...own.flatMap(({ kind, started, released }): readonly AheadLine[] => {
      if (released !== null) return []
      const round = Math.max(started + (kind === 'spy' ? SPY_FIGURES : ASSASSIN_FIGURES).turns, world.cursor.turn)
      return [{ kind: 'comes', wording: 'ahead.training', figures: { kind, round }, rule: kind === 'spy' ? 'GL-SPY-2' : 'GL-ASN-1', see }]
    }),
    ...world.records(MISSIONS).flatMap(({ owner, target, goal, victim }): readonly AheadLine[] => {
      if (owner !== seat) return []
      return [{ kind: 'comes', wording: 'ahead.mission', figures: { target, goal }, rule: victim === null ? 'GL-SPY-6' : 'GL-ASN-2', see }]
    }),
  ]
}

/** Who was paid for comes into the house. */
function arrivals(world: World, seat: Civilisation): readonly AheadLine[] {
  return expectedBy(world, seat).map(({ role }) => {
    return { kind: 'comes', wording: `ahead.${role}`, figures: { seat }, rule: role === 'spouse' ? 'GL-ROY-7' : 'GL-ROY-8' }
  })
}

/** Monuments that are being built, and when each is done. */
function sites(world: World): readonly AheadLine[] {
  return world.records(MONUMENTS).flatMap(({ stage, holder, name, due }): readonly AheadLine[] => {
    if (stage !== 'building') return []
    return [{ kind: 'comes', wording: 'ahead.monument', figures: { holder, name, round: due }, rule: 'GL-MON-6' }]
  })
}

/** An age that is lost unless what it asks for is there again. */
function age(world: World, seat: Civilisation): readonly AheadLine[] {
  const now = held(world, seat, 'age')
  return lastingNeeds(world, seat, now)
    .filter(({ met }) => !met)
    .map(({ id, have, need }) => {
      return { kind: 'threat', wording: 'ahead.age', figures: { age: now, account: id, have, need }, rule: 'GL-AGE-6', see: [seat] }
    })
}

/** When the kingdoms may go to war: everybody can reckon it. */
function kingdoms(world: World): readonly AheadLine[] {
  return standingKingdoms(world).flatMap((kingdom): readonly AheadLine[] => {
    const { stirred, begun, peaceSince } = mindOf(world, kingdom)
    if (warsOf(world, kingdom).length > 0) return []
    const from = begun ? peaceSince && peaceSince + KINGDOM.peace + 1 : stirred && stirred + ruled(world, 'npk_first_war_delay')
    if (from === null) return []
    const figures = { kingdom, round: Math.max(from, world.cursor.turn) }
    return [{ kind: 'threat', wording: 'ahead.kingdom', figures, rule: begun ? 'GL-NPK-6' : 'GL-NPK-2' }]
  })
}

/** When the world goes on; what it brings only the game master knows beforehand. */
function timeline(world: World): readonly AheadLine[] {
  if (!hasTimeline(world)) return []
  const next = timelineTurnOf(world, world.cursor.turn) + 1
  if (next > LAST_TIMELINE_TURN) return []
  const figures = { turn: next, round: roundOf(world, next) }
  return [
    { kind: 'comes', wording: 'ahead.timeline', figures, rule: 'GL-TIME-1' },
    ...rowsIn(world, next).map(({ rule }): AheadLine => {
      return { kind: 'comes', wording: 'ahead.event', figures: { event: rule, round: figures.round }, rule, see: 'gm' }
    }),
  ]
}
