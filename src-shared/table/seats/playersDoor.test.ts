import { describe, expect, test } from 'vitest'
import { StoreError } from '../../contract/journalStore.ts'
import { NO_ORDERS } from '../../contract/orders.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { ONLOOKER, type Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { MOST_DEVICES } from '../seatsFile/seatsFile.ts'
import { PREPARED_TOY, SeatsTable, line, refused } from '../testing/seatsTable.ts'

const ROAD = line('road', 3, 'road', 'high')

describe('the door', () => {
  test('opens and closes, and everybody is told', async () => {
    const table = await new SeatsTable().begin()
    expect((await table.service.state()).door).toEqual({ reach: 'closed', addresses: [], possible: true })
    const open = valueOf(await table.service.setDoor('here'))
    expect(open.door).toEqual({ reach: 'here', addresses: ['http://here.example/'], possible: true })
    expect(table.announced.at(-1)).toEqual(open)
    valueOf(await table.service.setDoor('here'))
    valueOf(await table.service.setDoor('network'))
    expect([table.opened, table.closed]).toEqual([['here', 'network'], 1])
    const device = await table.device('green')
    expect(valueOf(await table.service.setDoor('closed')).door.reach).toBe('closed')
    expect(table.closed).toBe(2)
    expect(device.heard.dismissed).toEqual([expect.stringMatching(/closed the door.* green$/)])
    expect(refused(await device.api.openSeat())).toEqual(['seat problem.dismissed'])
  })

  test('is opened first where its newest device came in, also after a new start', async () => {
    const table = await new SeatsTable().begin()
    table.port = 17_471
    await table.service.setDoor('here')
    expect(table.wanted).toBeUndefined()
    const { code } = valueOf(await table.service.invite('green'))
    await table.host?.admit(code)
    await table.reopened().setDoor('network')
    expect(table.wanted).toBe(17_471)
  })

  test('closes with the campaign', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device('green')
    await table.service.close()
    expect(table.closed).toBe(1)
    expect(device.heard.dismissed).toHaveLength(1)
  })

  test('is refused with the way out where a host has none, where it does not open, and at a table nobody may write to', async () => {
    const without = new SeatsTable({ hasDoor: false })
    expect((await without.service.state()).door.possible).toBe(false)
    expect(refused(await without.service.setDoor('here'))).toEqual(['door problem.noDoor'])
    valueOf(await without.service.setDoor('closed'))
    const stuck = new SeatsTable()
    stuck.beforeOpen = () => {
      throw new StoreError('There is no network.')
    }
    const outcome = await stuck.service.setDoor('network')
    expect(refused(outcome)).toEqual(['door problem.doorStuck'])
    expect(JSON.stringify(outcome)).toContain('There is no network.')
    expect((await stuck.service.state()).door.reach).toBe('closed')
    expect(refused(await new SeatsTable({ readOnly: 'Damaged.' }).service.setDoor('here'))).toEqual(['campaign problem.readOnly'])
  })
})

describe('an invitation', () => {
  test('lets one device in, once, however its code is typed', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.setDoor('here'))
    const { code, links, seat } = valueOf(await table.service.invite('green'))
    expect([seat, links]).toEqual(['green', [`http://here.example/#${code}`]])
    expect((await table.service.state()).seats[1]).toMatchObject({ invited: true, devices: 0 })
    const [first, second] = await Promise.all([table.host?.admit(` ${code.toLowerCase()} `), table.host?.admit(code)])
    expect([first?.seat, second]).toEqual(['green', null])
    expect((await table.service.state()).seats[1]).toMatchObject({ invited: false, devices: 1, connected: 0 })
    expect(table.host?.seatOf(first?.session ?? '')).toBe('green')
    expect(table.kept).not.toContain(first?.session)
    expect(first?.session).toMatch(/^[\w-]{43}$/)
  })

  test('is void when another is made, the seat is revoked or the door closed', async () => {
    const table = await new SeatsTable().begin()
    expect(refused(await table.service.invite('green'))).toEqual(['door problem.doorClosed'])
    valueOf(await table.service.setDoor('here'))
    const invite = async (): Promise<string> => valueOf(await table.service.invite('green')).code
    const codes = [await invite(), await invite()]
    valueOf(await table.service.revoke('green'))
    codes.push(await invite())
    valueOf(await table.service.setDoor('closed'))
    valueOf(await table.service.setDoor('here'))
    for (const code of [...codes, '', 'guess']) expect(await table.host?.admit(code)).toBeNull()
    expect(refused(await table.service.invite('gm'))).toEqual(['seat problem.seat'])
  })

  test('stays good where it could not be written down, and tells the player nothing of why', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.setDoor('here'))
    const { code } = valueOf(await table.service.invite('green'))
    table.beforeWrite = () => {
      throw new StoreError('The disk is full, says /home/gm.')
    }
    await expect(table.host?.admit(code)).rejects.toThrow('cannot let anybody in')
    table.beforeWrite = () => undefined
    expect((await table.host?.admit(code))?.seat).toBe('green')
  })
})

describe('the short code of a display', () => {
  test('lets one device look on, once, and is written down like any other device', async () => {
    const table = await new SeatsTable().begin()
    expect(refused(await table.service.displayCode())).toEqual(['door problem.doorClosed'])
    valueOf(await table.service.setDoor('here'))
    const { code } = valueOf(await table.service.displayCode())
    const tries = await Promise.all([table.host?.admitDisplay(` ${code.toLowerCase()}`, 'tv'), table.host?.admitDisplay(code, 'other')])
    expect(tries).toEqual([{ session: expect.any(String) }, { refused: 'used' }])
    const session = tries[0] !== undefined && 'session' in tries[0] ? tries[0].session : ''
    expect(table.host?.seatOf(session)).toBe(ONLOOKER)
    expect((await table.service.state()).display).toMatchObject({ devices: 1 })
    expect((await table.service.state()).seats.map(({ devices }) => devices)).toEqual([0, 0, 0])
    expect(valueOf(await table.service.displayCode(code)).state).toBe('used')
  })

  test('is no invitation to a seat, nor is an invitation one to look on', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.setDoor('here'))
    const { code } = valueOf(await table.service.displayCode())
    const invitation = valueOf(await table.service.invite('green')).code
    expect(await table.host?.admit(code)).toBeNull()
    expect(await table.host?.admitDisplay(invitation, 'tv')).toEqual({ refused: 'wrong' })
    expect(await table.host?.admitDisplay(code, 'tv')).toEqual({ session: expect.any(String) })
  })

  test('is over when displays are sent away, the page puts it away, the page falls silent, or the door closes', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.setDoor('here'))
    const ends: readonly ((code: string) => unknown)[] = [
      () => table.service.revoke(ONLOOKER),
      (code) => table.service.dropDisplayCode(code),
      () => (table.clock += 15_000),
    ]
    for (const end of ends) {
      const { code } = valueOf(await table.service.displayCode())
      await end(code)
      expect(await table.host?.admitDisplay(code, 'tv'), String(end)).toEqual({ refused: 'over' })
    }
    const { code } = valueOf(await table.service.displayCode())
    valueOf(await table.service.setDoor('closed'))
    expect(await table.host?.admitDisplay(code, 'tv')).toEqual({ refused: 'wrong' })
    valueOf(await table.service.setDoor('here'))
    expect(await table.host?.admitDisplay(code, 'tv')).toEqual({ refused: 'over' })
  })

  test('stays good where the device could not be written down', async () => {
    const table = await new SeatsTable().begin()
    valueOf(await table.service.setDoor('here'))
    const { code } = valueOf(await table.service.displayCode())
    table.beforeWrite = () => {
      throw new StoreError('The disk is full, says /home/gm.')
    }
    await expect(table.host?.admitDisplay(code, 'tv')).rejects.toThrow('cannot let anybody in')
    table.beforeWrite = () => undefined
    expect(await table.host?.admitDisplay(code, 'tv')).toEqual({ session: expect.any(String) })
  })
})

describe('a device', () => {
  test('is let in again after a new start of the program, until its seat is revoked', async () => {
    const table = await new SeatsTable().begin()
    const { session } = await table.device('green')
    await table.service.close()
    table.reopened()
    valueOf(await table.service.setDoor('here'))
    const again = table.connected(session)
    expect((await table.service.state()).seats[1]).toMatchObject({ devices: 1, connected: 1 })
    valueOf(await table.service.revoke('green'))
    // The session is revoked before the device is notified.
    expect(again.heard.dismissed).toEqual([expect.stringMatching(/sent this device away.* nobody$/)])
    expect((await table.service.state()).seats[1]).toMatchObject({ devices: 0, connected: 0 })
    expect(table.host?.seatOf(session)).toBeNull()
    expect(() => table.connected(session)).toThrow(StoreError)
  })

  test('is sent away at once, even where that cannot be written down', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device('green')
    table.beforeWrite = () => {
      throw new StoreError('The disk is full.')
    }
    await expect(table.service.revoke('green')).rejects.toThrow(StoreError)
    expect(device.heard.dismissed).toHaveLength(1)
    expect(table.host?.seatOf(device.session)).toBeNull()
    expect(refused(await device.api.openSeat())).toEqual(['seat problem.dismissed'])
  })

  test('that gives its seat back is unknown from then on, also after a new start; others of the seat stay', async () => {
    const table = await new SeatsTable().begin()
    const [gone, other] = [await table.device('green'), await table.device('green')]
    await table.host?.giveBack(gone.session)
    await table.host?.giveBack('nobody')
    expect((await table.service.state()).seats[1]).toMatchObject({ devices: 1, connected: 1 })
    expect([table.host?.seatOf(gone.session), table.host?.seatOf(other.session)]).toEqual([null, 'green'])
    expect(refused(await gone.api.openSeat())).toEqual(['seat problem.dismissed'])
    expect([gone.heard.dismissed, other.heard.dismissed]).toEqual([[], []])
    await table.service.close()
    table.reopened()
    valueOf(await table.service.setDoor('here'))
    expect(table.host?.seatOf(gone.session)).toBeNull()
  })

  test('comes and goes, and the game master sees it', async () => {
    const table = await new SeatsTable().begin()
    await table.service.state()
    const device = await table.device('green')
    expect(table.announced.at(-1)?.seats[1]?.connected).toBe(1)
    device.leave()
    device.leave()
    expect(table.announced.at(-1)?.seats[1]).toMatchObject({ devices: 1, connected: 0 })
    expect(refused(await device.api.useOrders('1/green/3/road'))).toEqual(['seat problem.dismissed'])
    const told = table.announced.length
    valueOf(await table.session.note('nothing changes for the seats'))
    expect(table.announced).toHaveLength(told)
  })

  test('takes the place of the oldest where a seat has too many', async () => {
    const table = await new SeatsTable().begin()
    const oldest = await table.device('green')
    for (let more = 1; more < MOST_DEVICES; more++) await table.device('green')
    const other = await table.device('red')
    expect(oldest.heard.dismissed).toEqual([])
    await table.device('green')
    expect(oldest.heard.dismissed).toHaveLength(1)
    expect(other.heard.dismissed).toEqual([])
    expect((await table.service.state()).seats[1]).toMatchObject({ devices: MOST_DEVICES, connected: MOST_DEVICES })
  })

  test('sees its own seat, answers what is asked of it, and nothing else', async () => {
    const table = await new SeatsTable().begin()
    const [red, green] = [await table.device('red'), await table.device('green')]
    const view = valueOf(await red.api.openSeat())
    const [asked] = view.table.pending
    expect([view.table.table, view.table.seat, asked?.seat]).toEqual(['test', 'red', 'red'])
    expect(valueOf(await green.api.openSeat()).table.pending).toEqual([])
    const key = questionKey(asked ?? { id: '', occurrence: 0 })
    const refusal = await green.api.answer('app', key)
    expect(refused(refusal)).toEqual(['request problem.notYours'])
    expect(JSON.stringify(refusal)).not.toContain('eggs')
    expect(refused(await red.api.answer('app', 'another'))).toEqual(['request problem.notYours'])
    // Only the reply to a roll has contents: the dice.
    const { entries } = table.campaign
    expect(valueOf(await red.api.answer('app', key))).toEqual((entries.at(-1) as { readonly answer?: unknown }).answer)
    expect(red.heard.updates.at(-1)?.pending).toMatchObject([{ seat: 'red' }])
  })

  test('hears of its orders from the other devices of its seat, and not of its own saving', async () => {
    const table = await new SeatsTable().begin()
    const [one, two, red] = [await table.device('green'), await table.device('green'), await table.device('red')]
    for (const device of [one, two, red]) valueOf(await device.api.openSeat())
    valueOf(await one.api.saveOrders([ROAD]))
    expect([one.heard.orders, red.heard.orders]).toEqual([[], []])
    expect(two.heard.orders).toMatchObject([{ lines: [ROAD], ready: false }])
    valueOf(await two.api.setReady(true))
    expect(one.heard.orders.at(-1)?.ready).toBe(true)
    await table.playTo('green', 'road')
    expect(one.heard.orders.at(-1)).toMatchObject({ lockedTo: 3 })
    valueOf(await one.api.useOrders('1/green/3/road'))
    expect(two.heard.orders.at(-1)).toMatchObject({ fates: { road: 'taken' }, lockedTo: 4 })
  })

  test('is told nothing of the files of the game master', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device('green')
    table.beforeWrite = () => {
      throw new StoreError('The disk is full, says /home/gm.')
    }
    const outcome = await device.api.saveOrders([ROAD])
    expect(refused(outcome)).toEqual(['campaign problem.tableShut'])
    expect(JSON.stringify(outcome)).not.toContain('/home')
  })

  test('is told nothing of them where an answer cannot be stored', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device('green')
    await table.playTo('green', 'road')
    table.beforeAppend = () => Promise.reject(new StoreError('The disk is full, says /home/gm.'))
    const outcome = await device.api.answer('low', '1/green/3/road')
    expect(refused(outcome)).toEqual(['campaign problem.tableShut'])
    expect(JSON.stringify(outcome)).not.toContain('/home')
    // The game master sees the reason.
    expect(JSON.stringify(await table.answer('low'))).toContain('/home/gm')
  })
})

describe("names from a player's device", () => {
  const RULES: Ruleset<Json> = { ...PREPARED_TOY, namable: (_world, of) => (of === undefined ? ['red', 'green', 'blue'] : [of]) }
  const named = (): SeatsTable => new SeatsTable({ campaign: begun({ hens: 4 }, RULES) })

  test("are told to everybody; what is not the seat's own is refused", async () => {
    const table = await named().begin()
    const [green, red] = [await table.device('green'), await table.device('red')]
    for (const { api } of [green, red]) valueOf(await api.openSeat())
    expect(refused(await green.api.name({ red: 'Fox' }))).toEqual(['names problem.notNamable'])
    valueOf(await green.api.name({ green: 'Moss' }))
    const heard = red.heard.updates.flatMap(({ entries }) => entries)
    expect(heard.at(-1)).toMatchObject({ kind: 'naming', names: { green: 'Moss' } })
  })

  test('end after many in a row, until somebody has played on', async () => {
    const table = await named().begin()
    const { api } = await table.device('green')
    valueOf(await api.openSeat())
    for (let times = 0; times < 40; times++) valueOf(await api.name({ green: `Moss ${times}` }))
    expect(refused(await api.name({ green: 'Moss' }))).toEqual(['names problem.namesEnough'])
    const { length } = table.campaign.entries
    await table.playTo('green', 'road')
    expect(table.campaign.entries.length).toBeGreaterThan(length)
    valueOf(await api.name({ green: 'Moss' }))
  })
})

describe('a display', () => {
  test('sees what everybody may see, and nothing of any seat', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device(ONLOOKER)
    const { table: view, orders } = valueOf(await device.api.openSeat())
    expect([view.seat, orders]).toEqual([ONLOOKER, NO_ORDERS])
    const shown = view.entries.flatMap(({ effects = [] }) => effects)
    expect(shown.length).toBeGreaterThan(0)
    for (const effect of shown) if (effect.kind !== 'checkpoint') expect(effect.see ?? 'all').toBe('all')
    for (const entry of view.entries) expect(Object.keys(entry)).not.toContain('answer')
    expect([view.pending, view.sealed, view.retractable, view.seed]).toEqual([[], [], null, null])
    await table.playTo('green', 'road')
    const later = device.heard.updates.flatMap(({ entries }) => entries).flatMap(({ effects = [] }) => effects)
    expect(later.length).toBeGreaterThan(0)
    for (const effect of later) if (effect.kind !== 'checkpoint') expect(effect.see ?? 'all').toBe('all')
  })

  test('does nothing: whatever else it asks is refused, and it has neither PIN nor orders nor pack', async () => {
    const table = await new SeatsTable().begin()
    const { api, heard } = await table.device(ONLOOKER)
    valueOf(await api.openSeat())
    const question = table.campaign.pending === null ? '' : questionKey(table.campaign.pending)
    const tried = [
      api.answer('app', question),
      api.saveOrders([ROAD]),
      api.setReady(true),
      api.useOrders(question),
      api.promiseShare('x', false),
      api.name({ green: 'Moss' }),
    ]
    for (const outcome of [...(await Promise.all(tried)), await api.sendShare('ab'.repeat(32))])
      expect(refused(outcome)).toEqual(['seat problem.onlooker'])
    const { service } = table
    for (const outcome of [await service.setPin(ONLOOKER, '1234', ''), await service.pack(ONLOOKER), await service.view(ONLOOKER)])
      expect(refused(outcome)).toEqual(['seat problem.seat'])
    expect([heard.orders, heard.chance]).toEqual([[], []])
  })

  test('is counted beside the seats, and sent away', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device(ONLOOKER)
    const state = await table.service.state()
    expect(state.display).toEqual({ devices: 1, connected: 1, invited: false })
    expect(state.seats.map(({ seat }) => seat)).not.toContain(ONLOOKER)
    valueOf(await table.service.revoke(ONLOOKER))
    expect(device.heard.dismissed).toHaveLength(1)
    expect((await table.service.state()).display).toEqual({ devices: 0, connected: 0, invited: false })
  })
})
