import { plainMessage } from '../../src-shared/kernel/message.ts'
import { NO_CHANCE } from '../../src-shared/contract/chance.ts'
import type { DisplayCode, SeatsState, SeatStanding } from '../../src-shared/contract/seats.ts'
import type { WorkbenchApi } from '../../src-shared/contract/workbenchApi.ts'
import { accept, told, refuse, type Outcome } from '../../src-shared/kernel/problem.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import type { Json, SeatId } from '../../src-shared/kernel/world/rule.ts'
import { SEATS } from '../../src-shared/games/greatest-lineage/rules/seats.ts'
import { tinyGame } from './tinyGame.ts'
import { tinyHost, type TinyHost } from './tinyBridge.ts'

/** A tiny host with players' seats in memory: PINs that are compared, a door that is only said to be open. */
export interface TinySeats {
  readonly host: TinyHost
  readonly pins: Map<string, string>
  state: SeatsState
  /** What the host says of the short code for a display, whenever it is asked. */
  displayCode: DisplayCode
  /** Short codes that were put away. */
  readonly dropped: string[]
  /** Changes one seat's standing and tells whoever listens. */
  readonly change: (seat: string, change: Partial<SeatStanding>) => void
  readonly move: (change: Partial<SeatsState>) => void
}

/** The game at the table, what it is set up with and who plays; the tiny game unless a test names another. */
interface TinySeatsGame {
  readonly game?: Ruleset<Json>
  readonly setup?: Json
  readonly seatIds?: readonly SeatId[]
}

const ADDRESS = 'http://192.168.0.7:8710/'
export const CODE = 'K7QF-9M2X-TB4R-0WZH-C8VD-3NPG-5S'

export function tinySeats(
  pins: Readonly<Record<string, string>> = {},
  overrides: Partial<WorkbenchApi> = {},
  { game = tinyGame(), setup = {}, seatIds = SEATS }: TinySeatsGame = {},
): TinySeats {
  const held = new Map(Object.entries(pins))
  const wrong = (): Outcome<never> => refuse(told('pin', plainMessage('This is not the PIN.')))
  const standing = (seat: string): SeatStanding => ({
    ...{ seat, hasPin: held.has(seat), devices: 0, connected: 0, invited: false, ready: false },
  })
  const seats: TinySeats = {
    host: tinyHost(
      game,
      {
        seats: () => Promise.resolve(accept(seats.state)),
        seatView: async (_table, seat) => accept(await seats.host.session.viewOf(seat)),
        setDoor: (_table, reach) => {
          seats.move({ door: { reach, possible: true, addresses: reach === 'closed' ? [] : [ADDRESS] } })
          return Promise.resolve(accept(seats.state))
        },
        invite: (_table, seat) => {
          seats.change(seat, { invited: true })
          return Promise.resolve(accept({ seat, code: CODE, links: [`${ADDRESS}#${CODE}`] }))
        },
        displayCode: () => Promise.resolve(accept(seats.displayCode)),
        dropDisplayCode: (_table, code) => {
          seats.dropped.push(code)
          return Promise.resolve(accept(null))
        },
        revoke: (_table, seat) => {
          seats.change(seat, { devices: 0, connected: 0, invited: false })
          return Promise.resolve(accept(null))
        },
        checkPin: (_table, seat, pin) => Promise.resolve(!held.has(seat) || held.get(seat) === pin ? accept(null) : wrong()),
        setPin: (_table, seat, pin, by) => {
          const owners = [held.get(seat), held.get('gm')].filter((known) => known !== undefined)
          if (owners.length > 0 && !owners.includes(by)) return Promise.resolve(wrong())
          if (pin === '') held.delete(seat)
          else held.set(seat, pin)
          if (seat === 'gm') seats.move({ hasPin: pin !== '' })
          else seats.change(seat, { hasPin: pin !== '' })
          return Promise.resolve(accept(null))
        },
        ...overrides,
      },
      setup,
    ),
    pins: held,
    displayCode: { code: 'K7M4PX', state: 'open', endsIn: 120_000 },
    dropped: [],
    state: {
      door: { reach: 'closed', addresses: [], possible: true },
      hasPin: held.has('gm'),
      seats: seatIds.map(standing),
      display: { devices: 0, connected: 0, invited: false },
      prepared: [],
      chance: NO_CHANCE,
    },
    change(seat, change) {
      seats.move({ seats: seats.state.seats.map((other) => (other.seat === seat ? { ...other, ...change } : other)) })
    },
    move(change) {
      seats.state = { ...seats.state, ...change }
      seats.host.listeners.emit('seatsChanged', 'tiny', seats.state)
    },
  }
  return seats
}
