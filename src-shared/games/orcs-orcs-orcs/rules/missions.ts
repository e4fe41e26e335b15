import { dealTo, moveCards } from '../../../kernel/chance/deck.ts'
import { choose, collect, record, type Procedure } from '../../../kernel/engine/procedure.ts'
import { GAME_MASTER, type RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, cardsOf, inPlace, ownedBy, privy } from './cards.ts'
import { categoryOf } from './figures.ts'
import { deckOf, MISSIONS_HELD, seatsIn, typesIn } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { SKULL_TOP } from './skills.ts'
import { MISSIONS, type Category, type Colour, type CreatureType, type Mission } from './types.ts'

/** Missions dealt to each seat. */
const DEALT = 2

/** The place of the missions a seat was dealt, until it has kept one. */
function dealtTo(seat: Colour): string {
  return `${seat}.missions`
}

/** OO-MISSION-1 Two secret missions are dealt to each seat, which keeps one; the rest go away unseen. All are asked at once (RULING-45). */
export function* dealMissions(world: World): Procedure {
  const rule = 'OO-MISSION-1'
  for (const seat of seatsIn(world)) {
    const place = dealtTo(seat)
    const asked = ruled(world, 'gm_peeks') ? GAME_MASTER : seat
    yield* dealTo(cardsOf(world, rule), 'missions', { from: 'missions', to: [place], count: DEALT, seatOf: () => asked, unattended: true })
    const dealt = inPlace(world, place).flatMap((face) => MISSIONS.find((mission) => mission === face) ?? [])
    yield* record(rule, MISSIONS_HELD, seat, { seat, dealt, kept: null }, privy(world, seat))
  }
  yield* collect(seatsIn(world), (seat) => keepMission(world, seat))
}

function* keepMission(world: World, seat: Colour): Procedure {
  const rule = 'OO-MISSION-1'
  const chosen = yield* choose('mission', seat, () => {
    const { dealt = [] } = world.record(MISSIONS_HELD, seat) ?? {}
    return { rule, options: dealt.map((id) => ({ id, wording: `mission.${id}` })), see: privy(world, seat) }
  })
  const held = world.record(MISSIONS_HELD, seat)
  const kept = held?.dealt.find((mission) => mission === chosen)
  if (held === undefined || kept === undefined) return
  yield* record(rule, MISSIONS_HELD, seat, { ...held, kept }, privy(world, seat))
  yield* moveCards(
    cardsOf(world, rule),
    dealtTo(seat),
    'missions',
    held.dealt.filter((mission) => mission !== kept),
  )
}

/** What a mission brings at the end, and what it counts. */
export interface MissionScore {
  readonly rule: RuleId
  readonly count: number
  readonly points: number
}

/** Each mission by the rule that says what it counts. */
const SCORES: Readonly<Record<Mission, (world: World, seat: Colour) => MissionScore>> = {
  weak: (world, seat) => pairsOf(world, seat, 'weak'),
  strong: (world, seat) => pairsOf(world, seat, 'strong'),
  brute: bruteMission,
  many: manyMission,
  sets: setsMission,
  skills: skillsMission,
  maximum: maximumMission,
  spells: spellsMission,
}

/** OO-MISSION-2 What the mission of a seat is worth by its trophies now, or by all its defeats (RULING-61). */
export function missionScore(world: World, seat: Colour, mission: Mission): MissionScore {
  return SCORES[mission](world, seat)
}

function trophies(world: World, seat: Colour, type: CreatureType): number {
  return world.balance(seat, `${ruled(world, 'mission_counts') === 'held' ? 'trophy' : 'defeats'}_${type}`)
}

function inCategory(world: World, seat: Colour, category: Category): readonly number[] {
  return typesIn(world).flatMap((type) => (categoryOf(world, type) === category ? [trophies(world, seat, type)] : []))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/**
 * OO-MISSION-3 Two points for each pair of weak trophies.
 * OO-MISSION-4 Three for each of strong ones. A pair is of a category, or of a type (RULING-46).
 */
function pairsOf(world: World, seat: Colour, category: 'weak' | 'strong'): MissionScore {
  const counts = inCategory(world, seat, category)
  const groups = ruled(world, 'mission_pair') === 'category' ? [sum(counts)] : counts
  const count = sum(groups.map((group) => Math.floor(group / 2)))
  return category === 'weak' ? { rule: 'OO-MISSION-3', count, points: 2 * count } : { rule: 'OO-MISSION-4', count, points: 3 * count }
}

/** OO-MISSION-5 Two points for each brute. */
function bruteMission(world: World, seat: Colour): MissionScore {
  const count = sum(inCategory(world, seat, 'brute'))
  return { rule: 'OO-MISSION-5', count, points: 2 * count }
}

/** OO-MISSION-6 Three points for every four trophies of any kind. */
function manyMission(world: World, seat: Colour): MissionScore {
  const count = Math.floor(sum(typesIn(world).map((type) => trophies(world, seat, type))) / 4)
  return { rule: 'OO-MISSION-6', count, points: 3 * count }
}

/** OO-MISSION-7 Three points for each set of a weak, a strong and a brute trophy. */
function setsMission(world: World, seat: Colour): MissionScore {
  const count = Math.min(...(['weak', 'strong', 'brute'] as const).map((category) => sum(inCategory(world, seat, category))))
  return { rule: 'OO-MISSION-7', count, points: 3 * count }
}

/** OO-MISSION-8 Two points for each extra skill gained. */
function skillsMission(world: World, seat: Colour): MissionScore {
  const count = typesIn(world).filter((type) => world.balance(seat, `skull_${type}`) >= SKULL_TOP).length
  return { rule: 'OO-MISSION-8', count, points: 2 * count }
}

/** OO-MISSION-9 Three points for each type of which no seat has more; of a type that no seat has only by house rule (RULING-47). */
function maximumMission(world: World, seat: Colour): MissionScore {
  const count = typesIn(world).filter((type) => {
    const own = trophies(world, seat, type)
    const most = Math.max(...seatsIn(world).map((other) => trophies(world, other, type)))
    return own === most && (own > 0 || ruled(world, 'maximum_zero'))
  }).length
  return { rule: 'OO-MISSION-9', count, points: 3 * count }
}

/** OO-MISSION-10 Three points for every two learned spells that are still owned (RULING-48). */
function spellsMission(world: World, seat: Colour): MissionScore {
  const learned = new Set(deckOf(world).spells.flatMap(({ id, pile }) => (pile === 'start' ? [] : [id])))
  const owned = areCardsReal(world) ? world.balance(seat, 'learned') : ownedBy(world, seat).filter((face) => learned.has(face)).length
  const count = Math.floor(owned / 2)
  return { rule: 'OO-MISSION-10', count, points: 3 * count }
}
