import { BrokenRule } from '../../../../kernel/engine/brokenRule.ts'
import { pickField } from '../../../../kernel/forms/field.ts'
import { tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Act } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { changeElement } from '../losses.ts'
import { elementOf, elementsOf, type Element, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { PRICE, SORCERERS } from '../tables.ts'
import { pay, purseOf } from './paying.ts'
import { lurkerPrice } from './prices.ts'

/** A way to bring elements onto the table. */
interface Deployment {
  readonly id: 'lurker' | 'horde' | 'sorcerer' | 'god' | 'dragons'
  readonly rule: RuleId
  readonly price: number
}

/** HQ-PIP-5 A destroyed Horde is replaced for 1. */
const HORDE: Deployment = { id: 'horde', rule: 'HQ-PIP-5', price: PRICE.horde }
/** HQ-PIP-6 A Magician or Hero whom a spell took, or a frog, comes back for 6 (RULING-42). */
const SORCERER: Deployment = { id: 'sorcerer', rule: 'HQ-PIP-6', price: PRICE.sorcerer }
/** HQ-PIP-7 A God comes for 6, one at a time. */
const GOD: Deployment = { id: 'god', rule: 'HQ-PIP-7', price: PRICE.god }
/** HQ-PIP-8 All Dragons come together for 6. */
const DRAGONS: Deployment = { id: 'dragons', rule: 'HQ-PIP-8', price: PRICE.dragons }

const SINGLE: readonly Deployment[] = [HORDE, SORCERER, GOD]

/** What can be brought and paid. */
export function deployments(world: World, host: Host): readonly Act[] {
  const purse = purseOf(world, host)
  const lurkers = reserve(world, host).filter((one) => one.type === 'LU' && (lurkerPrice(world, one) ?? purse + 1) <= purse)
  const dragons = reserve(world, host).filter(({ type }) => type === 'DR')
  return [
    ...pickAct('lurker', 'HQ-PIP-4', lurkers, (one) => lurkerPrice(world, one) ?? 0),
    ...SINGLE.flatMap(({ id, rule, price }) => (price > purse ? [] : pickAct(id, rule, waiting(world, host, id), () => price))),
    ...(dragons.length === 0 || DRAGONS.price > purse
      ? []
      : [
          {
            id: DRAGONS.id,
            rule: DRAGONS.rule,
            wording: 'act.command.dragons',
            figures: { price: DRAGONS.price, count: dragons.length },
            fields: [],
          },
        ]),
  ]
}

function pickAct(id: Deployment['id'], rule: RuleId, elements: readonly Element[], price: (element: Element) => number): readonly Act[] {
  const [first] = elements
  if (first === undefined) return []
  const options = elements.map((one) => ({ id: one.id, wording: 'option.priced', figures: { element: one.id, price: price(one) } }))
  const element = pickField('element', { wording: 'field.element', options, preset: first.id })
  return [{ id, rule, wording: `act.command.${id}`, figures: { price: price(first) }, fields: [element] }]
}

function reserve(world: World, host: Host): readonly Element[] {
  return elementsOf(world, host).filter(({ status }) => status === 'reserve')
}

/** Those a way can bring now. */
function waiting(world: World, host: Host, id: Deployment['id']): readonly Element[] {
  const own = elementsOf(world, host)
  if (id === 'horde') return own.filter(({ type, status }) => type === 'HO' && status === 'destroyed')
  if (id === 'god') return own.filter(({ type, status }) => type === 'GO' && status === 'reserve')
  return own.filter(({ type, status }) => SORCERERS.includes(type) && ['ensorcelled', 'frog', 'reserve'].includes(status))
}

/** Brings what was chosen and pays for it. */
export function* deploy(world: World, host: Host, act: string, id: string): Procedure {
  if (act === 'dragons') return yield* bringDragons(world, host)
  const element = elementOf(world, id)
  if (act === 'lurker') {
    const price = lurkerPrice(world, element) ?? 0
    yield* pay(world, host, [{ rule: 'HQ-PIP-4', pips: price }], id)
    return yield* bring('HQ-PIP-4', world, id, { lurkerUses: element.lurkerUses + 1 })
  }
  const way = SINGLE.find((one) => one.id === act)
  if (way === undefined) throw new BrokenRule(`nothing is deployed by ${act}`)
  yield* pay(world, host, [{ rule: way.rule, pips: way.price }], id)
  const forgets = act === 'sorcerer' && ruled(world, 'frog_memory') === 'cleared'
  yield* bring(way.rule, world, id, forgets ? { ones: 0 } : {})
}

function* bringDragons(world: World, host: Host): Procedure {
  const dragons = reserve(world, host).filter(({ type }) => type === 'DR')
  yield* pay(
    world,
    host,
    [{ rule: DRAGONS.rule, pips: DRAGONS.price }],
    dragons.map(({ id }) => id),
  )
  for (const { id } of dragons) yield* bring(DRAGONS.rule, world, id)
}

function* bring(rule: RuleId, world: World, id: string, change: Partial<Element> = {}): Procedure {
  const { owner } = elementOf(world, id)
  yield* changeElement(rule, world, id, { status: 'table', deployedIn: world.cursor.turn, takenBy: null, ...change })
  yield* tell(rule, 'line.deployed', { seat: owner, about: id, figures: { host: owner, element: id } })
}
