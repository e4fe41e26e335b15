import { voluntaryActs } from '../rules/acts.ts'
import { allianceOffers } from '../rules/diplomacy/allianceActs.ts'
import type { Alliance } from '../rules/diplomacy/records.ts'
import { tradeOffers } from '../rules/diplomacy/trade.ts'
import { capitulationOffers, treatyOffers } from '../rules/diplomacy/treaties.ts'
import type { Civilisation } from '../rules/seats.ts'
import { FRESH_SIDE, type War } from '../rules/war/records.ts'
import { ENGLISH } from '../words/english/english.ts'
import { playOut, stage, type Played, type StageSetting } from './stage.ts'
import { textsOf } from './texts.ts'

/** A player's diplomacy of one turn (by default the elves'), asked as `conflict`. Every text shown has its wording. */
export function talk(setting: StageSetting, answers: readonly unknown[] = [], seat: Civilisation = 'elves'): Played {
  const played = playOut(
    stage({ phase: 5, turn: 4, seat, ...setting }),
    (world) =>
      voluntaryActs('conflict', seat, () => ({
        rule: 'GL-TERR-1',
        figures: { people: 0, territories: 2, blank: 0 },
        offers: [
          ...treatyOffers(world, seat),
          ...capitulationOffers(world, seat),
          ...allianceOffers(world, seat),
          ...tradeOffers(world, seat),
        ],
      })),
    answers,
  )
  textsOf(played, ENGLISH)
  return played
}

/** The acts that are offered now. */
export function offered({ pending }: Played): readonly string[] {
  return pending?.kind === 'act' ? pending.acts.map(({ id }) => id) : []
}

/** An alliance since round 2, for `records: { alliance: allied('elves', 'humans') }`. */
export function allied(one: Civilisation, other: Civilisation, change: Partial<Alliance> = {}): Readonly<Record<string, Alliance>> {
  const id = `${one}-alliance-1`
  return { [id]: { id, members: [one, other], since: 2, lastDeal: null, notice: null, ...change } }
}

/** A war that has been open for two rounds, for `records: { war: atWar('elves', 'humans') }`. */
export function atWar(aggressor: Civilisation, defender: Civilisation, change: Partial<War> = {}): Readonly<Record<string, War>> {
  const id = `war-${aggressor}-${defender}-2`
  const sides = { aggressor: FRESH_SIDE, defender: FRESH_SIDE }
  return { [id]: { id, aggressor, defender, stage: 'open', entered: 1, opensFrom: 2, opened: 2, turns: 2, sides, ...change } }
}
