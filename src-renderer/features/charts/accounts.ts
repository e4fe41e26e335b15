import type { Moment } from '../../../src-shared/kernel/history.ts'
import type { SeatId } from '../../../src-shared/kernel/rule.ts'
import { players } from '../../../src-shared/games/playing.ts'
import { accountName, seatName } from '../../wording/names.ts'
import { knowsAccount } from '../ledger/knowledge.ts'
import type { ChartFigures, Series } from './figures.ts'
import { seatTone } from './figures.ts'
import type { RoundRange } from './rounds.ts'
import { sampleRounds, within } from './rounds.ts'
import { chartsTexts } from './texts/charts.ts'

/** An account of all players over the rounds, as far as this seat knows it: what a game without charts of its own is drawn by. */
export function accountFigures(moments: readonly Moment[], viewer: SeatId, account: string, range: RoundRange): ChartFigures {
  const owners = players().filter(({ id }) => knowsAccount(viewer, id, account))
  const rounds = within(
    sampleRounds(moments, (world) => new Map(owners.map(({ id }) => [id, world.balance(id, account)]))),
    range,
  )
  const series = owners.map(({ id }): Series => ({
    id,
    name: seatName(id),
    tone: seatTone(id),
    values: rounds.map(({ sample }) => sample.get(id) ?? null),
    why: { owner: id, account },
  }))
  return {
    ...{
      kind: 'lines',
      title: accountName(account),
      about: chartsTexts.ofAccount,
      axis: chartsTexts.axis.round,
      unit: accountName(account),
    },
    ...{ rounds: true, steps: false, labels: rounds.map(({ round }) => String(round)), series, notes: [] },
  }
}
