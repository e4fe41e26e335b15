import { drop, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { isAlive } from '../civilisation.ts'
import { nextId } from '../numbering.ts'
import type { Civilisation } from '../seats.ts'
import type { ClauseOf } from './clauses.ts'
import { handOver, sumOf } from './goods.ts'
import { between } from './partners.ts'
import { DATED_PAYMENTS, type DatedPayment } from './records.ts'

/** What a clause promises, one payment for each round. */
export function* promise(world: World, { from, token, amount, first, last }: ClauseOf<'payment'>, to: Civilisation): Procedure {
  for (let due = first; due <= last; due++) {
    const id = yield* nextId('GL-TREATY-1', world, from, 'payment')
    yield* record('GL-TREATY-1', DATED_PAYMENTS, id, { id, from, to, token, amount, due })
  }
}

/** What `seat` owes by now is paid at the beginning of its own phase 5; where there is too little it takes what there is, and no more is owed (RULING-81). */
export function* payDue(world: World, seat: Civilisation): Procedure {
  const due = world.records(DATED_PAYMENTS).filter((payment) => payment.from === seat && payment.due <= world.cursor.turn)
  for (const payment of due) yield* pay(world, payment)
}

function* pay(world: World, { id, from, to, token, amount }: DatedPayment): Procedure {
  yield* drop('GL-TREATY-1', DATED_PAYMENTS, id)
  if (!isAlive(world, from) || !isAlive(world, to)) return
  const paid = sumOf(yield* handOver('GL-TREATY-2', world, from, to, { [token]: amount }, id))
  yield* tell('GL-TREATY-1', 'line.treaty.paid', {
    seat: from,
    about: id,
    figures: { from, to, token, amount, paid },
    see: between(from, to),
  })
}
