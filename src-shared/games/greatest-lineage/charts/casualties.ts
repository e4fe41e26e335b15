import type { Effect } from '../../../kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../kernel/journal/history.ts'
import { aboutOf } from '../../../kernel/world/rule.ts'
import { KINGDOMS, SEATS, TRIBES } from '../rules/seats.ts'
import { WARS, type War } from '../rules/war/records.ts'
import { chartTitlesTexts } from './texts/chartTitles.ts'
import type { RoundRange } from '../../reading/chartRounds.ts'
import { ownerTone, type ChartFigures, type Series, type Tone } from '../../api/chartFace.ts'

/** The dead of one war, by the side that lost them; the dead of all tribes go by `tribes`. `round`: when the first of them fell. */
export interface WarToll {
  readonly id: string
  readonly aggressor: string
  readonly defender: string
  readonly round: number
  readonly dead: ReadonlyMap<string, number>
}

/** Figures of a casualty line that are dead people. */
const DEAD = ['warriors', 'males', 'females', 'others'] as const

/**
 * Who died in battle (GL-WAR-20), war by war, in the order of their first dead. Their line says which war it is about;
 * in older records it is the one that is on record between the two who rolled last.
 */
export function warTolls(moments: readonly Moment[], { from, to }: RoundRange): readonly WarToll[] {
  const wars = new Map<string, War>()
  const tolls = new Map<string, Omit<WarToll, 'dead'> & { readonly dead: Map<string, number> }>()
  let rollers: readonly [string, string] | null = null
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      followWar(wars, effect)
      if (effect.kind !== 'line') continue
      rollers = rollersOf(effect.wording, effect.figures) ?? rollers
      if (effect.wording !== 'line.casualties' || at.turn < from || at.turn > to) continue
      const loser = String(effect.figures?.['faction'])
      const war = aboutOf(effect).flatMap((id) => wars.get(id) ?? [])[0] ?? warBetween(wars, loser, rollers)
      const side = sideName(loser)
      const { id, aggressor, defender } = war
      const toll = tolls.get(id) ?? { id, aggressor, defender, round: at.turn, dead: new Map<string, number>() }
      const dead = DEAD.reduce((sum, kind) => sum + Number(effect.figures?.[kind] ?? 0), 0)
      toll.dead.set(side, (toll.dead.get(side) ?? 0) + dead)
      tolls.set(id, toll)
    }
  }
  return [...tolls.values()].filter(({ dead }) => [...dead.values()].some((fallen) => fallen > 0))
}

function followWar(wars: Map<string, War>, effect: Effect): void {
  if (effect.kind !== 'record' || effect.collection !== WARS.name) return
  // A later war between the same two stands behind the one that ended.
  wars.delete(effect.id)
  wars.set(effect.id, effect.value as never)
}

function rollersOf(wording: string, figures: Readonly<Record<string, unknown>> | undefined): readonly [string, string] | null {
  if (wording !== 'line.battleBonus' && wording !== 'line.opposedRoll') return null
  return [String(figures?.['faction']), String(figures?.['enemy'])]
}

function warBetween(
  wars: ReadonlyMap<string, War>,
  loser: string,
  rollers: readonly [string, string] | null,
): Omit<WarToll, 'dead' | 'round'> {
  const other = rollers?.find((faction) => faction !== loser) ?? loser
  const war = [...wars.values()].findLast(
    ({ aggressor, defender }) => (aggressor === loser && defender === other) || (aggressor === other && defender === loser),
  )
  if (war !== undefined) return { id: war.id, aggressor: war.aggressor, defender: war.defender }
  return { id: [loser, other].sort().join('/'), aggressor: other, defender: loser }
}

/** No tribe has a story of its own: they count together. */
function sideName(faction: string): string {
  return faction.startsWith('tribe-') ? TRIBES : faction
}

/** A bar of the chart: one war, or several that are told together. */
interface Row {
  readonly label: string
  readonly dead: ReadonlyMap<string, number>
  readonly sides: readonly string[]
}

/** So many wars are told one by one; of more, those that cost least are told together. */
const MOST_WARS = 12

/** The dead of every war, side by side. A civilisation's wars against tribes are one bar. */
export function casualtyFigures(moments: readonly Moment[], range: RoundRange): ChartFigures {
  const tolls = warTolls(moments, range)
  const rows = rowsOf(tolls)
  const factions = [...new Set(rows.flatMap(({ dead }) => [...dead.keys()]))].sort((a, b) => placeOf(a) - placeOf(b))
  return {
    kind: 'bars',
    title: tellToll(tolls),
    about: chartTitlesTexts.casualties.about,
    axis: chartTitlesTexts.axis.war,
    unit: chartTitlesTexts.unit.dead,
    labels: rows.map(({ label }) => label),
    series: factions.map((faction): Series => ({
      id: faction,
      name: chartTitlesTexts.casualties.deadOf(faction),
      tone: toneOf(faction),
      values: rows.map(({ dead, sides }) => (sides.includes(faction) ? (dead.get(faction) ?? 0) : null)),
    })),
    notes: [],
  }
}

function rowsOf(tolls: readonly WarToll[]): readonly Row[] {
  const texts = chartTitlesTexts.casualties
  const withTribes = (toll: WarToll): boolean => [toll.aggressor, toll.defender].some((side) => sideName(side) === TRIBES)
  const great = tolls.filter((toll) => !withTribes(toll))
  const kept = new Set([...great].sort((a, b) => total(b) - total(a)).slice(0, great.length > MOST_WARS ? MOST_WARS - 1 : MOST_WARS))
  const small = great.filter((toll) => !kept.has(toll))
  const single = great
    .filter((toll) => kept.has(toll))
    .map((toll) => ({ ...together([toll]), label: texts.war(toll.aggressor, toll.defender, toll.round) }))
  const tribal = SEATS.flatMap((seat) => {
    const wars = tolls.filter((toll) => withTribes(toll) && [toll.aggressor, toll.defender].includes(seat))
    return wars.length === 0 ? [] : [{ ...together(wars), label: texts.tribal(seat, wars.length) }]
  })
  const rest = small.length === 0 ? [] : [{ ...together(small), label: texts.others(small.length) }]
  return [...single, ...rest, ...tribal]
}

function together(tolls: readonly WarToll[]): Pick<Row, 'dead' | 'sides'> {
  const dead = new Map<string, number>()
  for (const toll of tolls) for (const [side, fallen] of toll.dead) dead.set(side, (dead.get(side) ?? 0) + fallen)
  return { dead, sides: tolls.flatMap(({ aggressor, defender }) => [sideName(aggressor), sideName(defender)]) }
}

/** Kingdoms share a slot elsewhere; side by side they are told apart. */
const TONES: Readonly<Record<string, Tone>> = {
  demonic: { colour: 'accent-4', mark: 3 },
  undead: { colour: 'table', mark: 4 },
  monstrous: { colour: 'warn', mark: 5 },
  [TRIBES]: { colour: 'ink-3', mark: 6 },
}

export function toneOf(faction: string): Tone {
  return TONES[faction] ?? ownerTone(faction)
}

const PLACES: readonly string[] = [...SEATS, ...KINGDOMS, TRIBES]

function placeOf(faction: string): number {
  return PLACES.indexOf(faction)
}

const total = ({ dead }: WarToll): number => [...dead.values()].reduce((sum, fallen) => sum + fallen, 0)

function tellToll(tolls: readonly WarToll[]): string {
  const texts = chartTitlesTexts.casualties
  const [worst] = [...tolls].sort((a, b) => total(b) - total(a))
  if (worst === undefined) return texts.none
  const all = tolls.reduce((sum, toll) => sum + total(toll), 0)
  if (tolls.length === 1) return texts.one(worst.aggressor, worst.defender, all)
  return texts.worst(all, tolls.length, total(worst), worst.aggressor, worst.defender)
}
