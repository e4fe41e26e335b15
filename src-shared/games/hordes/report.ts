import type { World } from '../../kernel/world/world.ts'
import { say } from '../text/playing.ts'
import type { ReportFace, ReportPart } from '../api/reportFace.ts'
import { beatenBy, standingOf } from './rules/ending.ts'
import { BATTLE, foeOf, isHost, type Host } from './rules/records.ts'

/** What every report says of an army: what it has lost against half of it and against the enemy, and whether its general stands. */
export const REPORT: ReportFace = {
  out: () => null,
  reckoned: ['standing', 'toHalf'],
  parts: (world, owner) => (isHost(owner) && world.record(BATTLE, 'battle') !== undefined ? [standing(world, owner)] : []),
}

function standing(world: World, host: Host): ReportPart {
  const { ap, lost, general } = standingOf(world, host)
  const half = Math.ceil(ap / 2)
  const clause = beatenBy(world, host)
  const goals = [
    { name: say('report.general'), have: general ? 1 : 0, need: 1, met: general },
    { name: say('report.half'), have: ap - lost, need: ap - half + 1, met: lost < half },
  ]
  return {
    title: say('group.army'),
    text: say('report.standing', { lost, ap, foe: world.balance(foeOf(host), 'apLost') }),
    goals,
    warning: clause === null ? null : { goals: goals.filter(({ met }) => !met), text: () => say('ahead.beaten', { host, clause }) },
  }
}
