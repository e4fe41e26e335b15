import { fill, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { NumberField } from '../../../kernel/forms/field.ts'
import type { World } from '../../../kernel/world/world.ts'
import { held } from './civilisation.ts'
import { losePeople, tiedWorkers } from './people.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'

/** In the order in which they die. */
const ORDER = ['males', 'females', 'warriors', 'spies', 'assassins'] as const

type Deaths = Readonly<Record<(typeof ORDER)[number], number>>
type Commoners = Readonly<Record<'males' | 'females', number>>

/** `loss` people die of shortage, as the table decided who (RULING-113). Gives how many there were to die. */
export function* shortageDeaths(world: World, seat: Civilisation, loss: number): Procedure<number> {
  const chosen = ruled(world, 'shortage_deaths') === 'owner' ? yield* chooseDeaths(world, seat, loss) : null
  const deaths = chosen ?? usualDeaths(world, seat, loss)
  let lost = 0
  for (const account of ORDER) lost += yield* losePeople('GL-CHK-4', world, seat, deaths[account], [account])
  return lost
}

/** Males and females in proportion, those who are not tied to a site first; then warriors, then spies and assassins. */
export function usualDeaths(world: World, seat: Civilisation, loss: number): Deaths {
  const commoners = Math.min(loss, held(world, seat, 'males') + held(world, seat, 'females'))
  const warriors = Math.min(loss - commoners, held(world, seat, 'warriors'))
  const spies = Math.min(loss - commoners - warriors, held(world, seat, 'spies'))
  const assassins = Math.min(loss - commoners - warriors - spies, held(world, seat, 'assassins'))
  return { ...commonersDeaths(world, seat, commoners), warriors, spies, assassins }
}

function commonersDeaths(world: World, seat: Civilisation, loss: number): Commoners {
  const males = held(world, seat, 'males')
  const females = held(world, seat, 'females')
  const share = loss === 0 ? 0 : Math.floor((loss * males) / (males + females))
  const tied = tiedWorkers(world, seat)
  const free = split(loss, share, { males: Math.max(0, males - tied.males), females: Math.max(0, females - tied.females) })
  const atWork = split(loss - free.males - free.females, Math.max(0, share - free.males), tied)
  return { males: free.males + atWork.males, females: free.females + atWork.females }
}

/** Of `count` people `males` are to be male and the rest female, as far as there are so many; the other sex stands in. */
function split(count: number, males: number, there: Commoners): Commoners {
  const females = Math.min(count - Math.min(count, males, there.males), there.females)
  return { males: Math.min(count - females, there.males), females }
}

/** Null where there is nothing to choose. */
function* chooseDeaths(world: World, seat: Civilisation, loss: number): Procedure<Deaths | null> {
  const sheet = yield* fill('shortageDeaths', seat, () => {
    const there = ORDER.filter((account) => held(world, seat, account) > 0)
    const due = Math.min(
      loss,
      there.reduce((sum, account) => sum + held(world, seat, account), 0),
    )
    const usual = usualDeaths(world, seat, due)
    if (there.length <= 1 || due === 0) return null
    const fields = there.map((account): NumberField => {
      const max = Math.min(due, held(world, seat, account))
      return { id: account, type: 'number', wording: 'field.deaths', figures: { account, max }, min: 0, max, preset: usual[account] }
    })
    return {
      rule: 'GL-CHK-4',
      figures: { loss: due },
      fields,
      limits: [
        { rule: 'GL-CHK-4', wording: 'limit.deathsTooMany', weights: Object.fromEntries(there.map((id) => [id, 1])), max: due },
        { rule: 'GL-CHK-4', wording: 'limit.deathsTooFew', weights: Object.fromEntries(there.map((id) => [id, -1])), max: -due },
      ],
    }
  })
  if (sheet === null) return null
  const of = (account: keyof Deaths) => sheet[account] ?? 0
  return { males: of('males'), females: of('females'), warriors: of('warriors'), spies: of('spies'), assassins: of('assassins') }
}
