import { idsIn, textOf } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { act, post, rollOne, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { DONE, type ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { leaveField } from '../combat/leaving.ts'
import { elementsOf, HOSTS, onTable, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { FACES } from '../tables.ts'
import { deploy, deployments } from './deploying.ts'
import { march, marches, marchProblems } from './marching.ts'
import { purseOf } from './paying.ts'
import type { Distance } from './prices.ts'

/** HQ-SEQ-1 Step 1: a die of PIPs; elements are deployed, then others move, and after the first move nothing is deployed (RULING-10). */
export function* commandPhase(world: World, host: Host): Procedure {
  yield* emptyPurses(world)
  const pips = yield* rollOne('pips', host, () => ({ rule: 'HQ-SEQ-1', faces: FACES, test: { type: 'number' }, figures: { host } }))
  // The purse may have been filled by hand while the die was asked for: it takes no more than a die can bring.
  const most = FACES - purseOf(world, host)
  yield* post('HQ-SEQ-1', host, 'pipsLeft', Math.min(pips, most), { figures: { die: pips } })
  yield* tell('HQ-SEQ-1', 'line.pips', { seat: host, figures: { host, pips } })
  if (pips === 1) yield* godsLeave(world, host)
  for (;;) {
    const deed = yield* act('command', host, () => ({
      rule: 'HQ-SEQ-1',
      acts: [
        ...(hasMoved(world, host) ? [] : deployments(world, host)),
        ...marches(world, host),
        { id: DONE, rule: 'HQ-SEQ-1', wording: 'act.command.done', fields: [] },
      ],
      figures: { host, pips: purseOf(world, host) },
      check: (answer: ActAnswer) => commandProblems(world, host, answer),
    }))
    if (deed === null || deed.act === DONE) return
    const given: ActAnswer = deed
    if (deed.act === 'march') yield* march(world, host, idsIn(given['elements']), distanceIn(given))
    else yield* deploy(world, host, deed.act, textOf(given['element']))
  }
}

function commandProblems(world: World, host: Host, answer: ActAnswer): readonly Problem[] {
  return answer.act === 'march' ? marchProblems(world, host, idsIn(answer['elements']), distanceIn(answer)) : []
}

function distanceIn(answer: ActAnswer): Distance {
  const told = textOf(answer['command'])
  return told === 'unseen' || told === 'far' ? told : 'near'
}

function hasMoved(world: World, host: Host): boolean {
  return elementsOf(world, host).some(({ movedIn }) => movedIn === world.cursor.turn)
}

/** A bound begins without PIPs. */
function* emptyPurses(world: World): Procedure {
  for (const host of HOSTS) yield* post('HQ-SEQ-1', host, 'pipsLeft', -purseOf(world, host))
}

/** Under `god_leaves_on_1` the Gods of whoever rolled a 1 flee the field, at once and without a recoil (RULING-23). */
function* godsLeave(world: World, host: Host): Procedure {
  if (!ruled(world, 'god_leaves_on_1')) return
  for (const { id } of onTable(world, host).filter(({ type }) => type === 'GO')) yield* leaveField(world, id, () => undefined)
}
