import { isInBad, isTarget, otherSide, type Bout } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import { linesOf } from '../../../../src-shared/games/hordes/rules/combat/lines.ts'
import type { Side, SideTicks } from '../../../../src-shared/games/hordes/rules/records.ts'
import { isAerial, isMounted } from '../../../../src-shared/games/hordes/rules/types.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'

/** What can be ticked or counted for a side. */
export type TickId = keyof SideTicks | 'aid' | 'supporters'

/** What a side is asked, each with the most it can be: 1 for a tick. */
export type Offers = Readonly<Partial<Record<TickId, number>>>

/** Why a line cannot hold for a side. */
export type Reason =
  | ('closeOnly' | 'rangedOnly' | 'spellOnly' | 'targetOnly' | 'slowOnly' | 'foeGood' | 'ranksOnly' | 'inBad' | 'notGeneral')
  | ('noWaterLurkers' | 'foeAerial' | 'noAid' | 'noSupport' | 'noMagician' | 'once' | 'notAsked')

export interface FactorCell {
  readonly value: number
  readonly tick: { readonly id: TickId; readonly most: number; readonly now: number } | null
  /** Said in the place of a figure; null where there is one, or something to tick. */
  readonly reason: Reason | null
}

/** A line of the sheet, with what it is for either side. */
export interface FactorRow {
  readonly id: RowId
  readonly rule: RuleId
  readonly a: FactorCell
  readonly b: FactorCell
  /** It counts for a side, or may once it is ticked. */
  readonly applies: boolean
}

export type RowId = (typeof ROWS)[number]['id']

interface RowSpec {
  readonly id: string
  readonly rule: RuleId
  readonly texts: readonly string[]
  readonly tick?: TickId
}

/** In the order of the sheet; each with the lines of the rules it shows. */
const ROWS = [
  { id: 'base', rule: 'HQ-FAC-1', texts: ['factor.vsFoot', 'factor.vsOther'] },
  { id: 'bad', rule: 'HQ-FAC-2', texts: ['factor.bad'], tick: 'bad' },
  { id: 'badEnemy', rule: 'HQ-FAC-2', texts: ['factor.badEnemy'] },
  { id: 'waterLurkers', rule: 'HQ-FAC-2', texts: ['factor.waterLurkers'] },
  { id: 'ownStronghold', rule: 'HQ-FAC-2', texts: ['factor.ownStronghold'], tick: 'ownStronghold' },
  { id: 'cover', rule: 'HQ-FAC-3', texts: ['factor.cover'], tick: 'cover' },
  { id: 'ward', rule: 'HQ-FAC-3', texts: ['factor.ward'], tick: 'ward' },
  { id: 'water', rule: 'HQ-FAC-3', texts: ['factor.water'], tick: 'water' },
  { id: 'general', rule: 'HQ-FAC-4', texts: ['factor.general'] },
  { id: 'aid', rule: 'HQ-FAC-5', texts: ['factor.aid'] },
  { id: 'rear', rule: 'HQ-FAC-6', texts: ['factor.rear'], tick: 'rear' },
  { id: 'height', rule: 'HQ-FAC-7', texts: ['factor.height'], tick: 'height' },
  { id: 'flanks', rule: 'HQ-FAC-8', texts: ['factor.flanks'], tick: 'flanks' },
  { id: 'supporters', rule: 'HQ-FAC-8', texts: ['factor.supporters'], tick: 'supporters' },
  { id: 'rank', rule: 'HQ-FAC-9', texts: ['factor.rank'], tick: 'rank' },
] as const satisfies readonly RowSpec[]

/** Every line of the sheet for this combat, those that cannot hold with the reason. */
export function factorRows(bout: Bout, offers: Readonly<Record<Side, Offers>>): readonly FactorRow[] {
  return ROWS.map((spec) => {
    const [a, b] = [cellOf(spec, bout, 'a', offers), cellOf(spec, bout, 'b', offers)]
    return { id: spec.id, rule: spec.rule, a, b, applies: [a, b].some(({ value, tick }) => value !== 0 || tick !== null) }
  })
}

function cellOf(spec: RowSpec & { readonly id: RowId }, bout: Bout, side: Side, offers: Readonly<Record<Side, Offers>>): FactorCell {
  const value = linesOf(bout).reduce((sum, line) => sum + (line.side === side && spec.texts.includes(line.text) ? line.value : 0), 0)
  const tick = tickOf(spec, bout, side, offers)
  return { value, tick, reason: value !== 0 || tick !== null ? null : reasonFor(spec.id, bout, side) }
}

/** Who aids counts against the other side: it is asked there, where its line stands. */
function tickOf({ id, tick }: RowSpec, bout: Bout, side: Side, offers: Readonly<Record<Side, Offers>>): FactorCell['tick'] {
  if (id === 'aid') {
    const aiding = otherSide(side)
    const most = offers[aiding].aid
    return most === undefined || most === 0 ? null : { id: 'aid', most, now: bout[aiding].aid }
  }
  const most = tick === undefined ? undefined : offers[side][tick]
  if (tick === undefined || most === undefined || most === 0) return null
  if (tick === 'aid' || tick === 'supporters') return { id: tick, most, now: bout[side][tick] }
  return { id: tick, most, now: Number(bout[side].ticks[tick]) }
}

function reasonFor(id: RowId, bout: Bout, side: Side): Reason {
  const close = bout.kind === 'close'
  const own = bout[side].type
  const foe = bout[otherSide(side)]
  switch (id) {
    case 'badEnemy':
      if (!close) return 'closeOnly'
      if (!((isMounted(own) && own !== 'BE') || isAerial(own))) return 'slowOnly'
      return isInBad(bout, otherSide(side)) ? 'once' : 'foeGood'
    case 'waterLurkers':
      return !close ? 'closeOnly' : foe.water ? 'once' : 'noWaterLurkers'
    case 'ownStronghold':
      return bout.kind !== 'bespell' ? 'spellOnly' : bout.by === side && foe.type !== 'MA' ? 'noMagician' : 'targetOnly'
    case 'cover':
      return close ? 'rangedOnly' : 'notAsked'
    case 'ward':
    case 'water':
      return bout.kind !== 'bespell' ? 'spellOnly' : isTarget(bout, side) ? 'notAsked' : 'targetOnly'
    case 'general':
      return bout[side].general ? 'targetOnly' : 'notGeneral'
    case 'aid':
      return close || isTarget(bout, side) ? 'noAid' : 'targetOnly'
    case 'rear':
    case 'flanks':
      return close ? 'notAsked' : 'closeOnly'
    case 'height':
      return close ? 'foeAerial' : 'closeOnly'
    case 'supporters':
      return close ? 'noSupport' : 'closeOnly'
    case 'rank':
      return !close ? 'closeOnly' : own === 'SP' || own === 'WB' ? 'inBad' : 'ranksOnly'
    default:
      return 'notAsked'
  }
}
