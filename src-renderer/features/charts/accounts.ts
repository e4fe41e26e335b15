import {
  ownerTone,
  type ChartFace,
  type ChartFigures,
  type ChartSource,
  type ChartSpec,
  type Series,
} from '../../../src-shared/games/api/chartFace.ts'
import { sampleRounds, within, type RoundRange } from '../../../src-shared/games/reading/chartRounds.ts'
import type { Game } from '../../../src-shared/games/api/game.ts'
import { players } from '../../../src-shared/games/text/playing.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { accountName, seatName } from '../../wording/names.ts'
import { knowsAccount } from '../ledger/knowledge.ts'
import { chartsTexts } from './texts/charts.ts'

/** What a game without charts of its own is drawn by: every account of its players. */
export function accountCharts(game: Game, world: World): ChartFace {
  const seats = game.owners(world).filter(({ kind }) => kind === 'player')
  const accounts = new Set(seats.flatMap(({ id }) => game.rules.accountsOf(world, id)))
  return { choices: [], charts: [...accounts].map(accountChart) }
}

function accountChart(account: string): ChartSpec {
  return {
    ...{ id: `account-${account}`, wide: false, small: true },
    name: () => chartsTexts.names.account(accountName(account)),
    empty: () => chartsTexts.none.account,
    figures: (source, range) => accountFigures(source, account, range),
  }
}

/** An account of all players over the rounds, as far as this seat knows it. */
export function accountFigures(
  { moments, viewer }: Pick<ChartSource, 'moments' | 'viewer'>,
  account: string,
  range: RoundRange,
): ChartFigures {
  const owners = players().filter(({ id }) => knowsAccount(viewer, id, account))
  const rounds = within(
    sampleRounds(moments, (world) => new Map(owners.map(({ id }) => [id, world.balance(id, account)]))),
    range,
  )
  const series = owners.map(({ id }): Series => ({
    id,
    name: seatName(id),
    tone: ownerTone(id),
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
