import { plainMessage } from '../../../src-shared/kernel/message.ts'
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp, h } from 'vue'
import { accept, told, refuse } from '../../../src-shared/kernel/problem.ts'
import { CIVILISATIONS } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { ConnectionLost } from '../../bridge/wire.ts'
import { readScreenLock, writeScreenLock } from '../../storage/screenLock.ts'
import { tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useCurtain } from './curtain.ts'
import { useOrdersFile } from '../orders/ordersFileStore.ts'
import { usePalette } from '../../commands/palette.ts'
import { useSeats } from '../share/seatsStore.ts'
import { useTable } from '../../stores/table.ts'

const BACK = '/table/tiny/ledger'

function at({ host }: TinySeats) {
  const app = createApp({ render: () => h('div') })
    .use(createPinia())
    .provide(BRIDGE, host.bridge)
  return app.runWithContext(() => ({
    curtain: useCurtain(),
    table: useTable(),
    palette: usePalette(),
    seats: useSeats(),
    ordersFile: useOrdersFile(),
    announcements: useAnnouncements(),
  }))
}

beforeEach(() => localStorage.clear())

async function handedTo(seat: string, pins: Readonly<Record<string, string>> = {}) {
  const page = at(tinySeats(pins))
  await page.curtain.enter('tiny', BACK)
  page.curtain.lower(seat, BACK)
  return page
}

describe('the curtain comes down', () => {
  test('and this page holds nothing of the campaign but who plays', async () => {
    const { curtain, table, palette, ordersFile, announcements } = at(tinySeats())
    await curtain.enter('tiny', BACK)
    await table.note('A secret of the game master.')
    announcements.say('Taken back: a spy of the elves.')
    palette.open = true
    await ordersFile.take(new File(['{"lines":[]}'], 'elves.lineage-orders.json'))
    curtain.lower('elves', BACK)
    expect(curtain.standing).toBe('down')
    expect(table.head).toBeNull()
    expect([table.entries, table.moments, table.ledger]).toEqual([[], [], []])
    expect(table.world.records(CIVILISATIONS)).toEqual([])
    expect(table.title).toBe('')
    expect(palette.open).toBe(false)
    expect(ordersFile.file).toBeNull()
    expect(announcements.shown).toEqual([])
    expect(curtain.playerName('elves')).toBe('Player of the elves')
  })

  test('and stays down over a reload; the host opens the table again, out of sight', async () => {
    const seats = tinySeats({ elves: '1234' })
    const before = at(seats)
    await before.curtain.enter('tiny', BACK)
    before.curtain.lower('elves', BACK)
    const { curtain, table } = at(seats)
    expect(curtain.standing).toBe('down')
    await curtain.reach()
    expect(table.head).toBeNull()
    expect(table.entries).toEqual([])
    expect((await curtain.letIn('elves', '1234')).ok).toBe(true)
    expect(table.head?.seat).toBe('elves')
  })

  test('and a reload out of a seat comes up behind it, too', async () => {
    const { curtain } = await handedTo('elves', { elves: '1234' })
    await curtain.letIn('elves', '1234')
    expect(curtain.standing).toBe('open')
    expect(readScreenLock()).toMatchObject({ table: 'tiny', seat: 'elves', back: BACK })
  })
})

describe('where the host does not say whether the game master has a PIN', () => {
  const lost = { seats: () => Promise.reject(new ConnectionLost()) }

  test('nothing of the campaign is shown', async () => {
    const { curtain, table } = at(tinySeats({ gm: '123456' }, lost))
    await curtain.enter('tiny', BACK)
    expect([table.standing, table.head, table.entries]).toEqual(['closed', null, []])
    expect(table.trouble).toContain('does not answer')
  })

  test('nor where it is asked once more before it has said so', async () => {
    const answers: (() => void)[] = []
    const late: TinySeats = tinySeats(
      { gm: '123456' },
      { seats: () => new Promise((resolve) => answers.push(() => resolve(accept(late.state)))) },
    )
    const { curtain, table, seats } = at(late)
    const entering = curtain.enter('tiny', BACK)
    await expect.poll(() => answers).toHaveLength(1)
    const again = seats.load('tiny')
    answers[0]?.()
    answers[1]?.()
    await Promise.all([entering, again])
    expect(table.entries).toEqual([])
    expect(curtain.standing).toBe('down')
  })

  test('and nobody comes back from behind the curtain', async () => {
    const lock = { table: 'tiny', seat: null, players: [], back: BACK, alone: true }
    writeScreenLock(lock)
    const { curtain } = at(tinySeats({ gm: '123456' }, lost))
    expect((await curtain.raise('')).ok).toBe(false)
    expect(curtain.standing).toBe('down')
  })

  test('but where what is kept of the seats cannot be read there is no PIN to ask for', async () => {
    const damaged = told('campaign', plainMessage('It is damaged.'))
    const { curtain, table } = at(tinySeats({}, { seats: () => Promise.resolve(refuse(damaged)) }))
    await curtain.enter('tiny', BACK)
    expect(table.standing).toBe('open')
  })
})

/** What the browser tells a page when another one of the same origin has changed what is kept. */
function toldByAnotherPage(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'lineage.curtain' }))
}

describe('another page of the same browser', () => {
  test('is covered as well, and stays so until it is lifted itself', async () => {
    const seats = tinySeats({ gm: '123456', elves: '1234' })
    const { curtain, table } = at(seats)
    await curtain.enter('tiny', BACK)
    expect((await curtain.raise('123456')).ok).toBe(true)
    await curtain.enter('tiny', BACK)
    expect(table.head?.seat).toBe('gm')
    writeScreenLock({ table: 'tiny', seat: 'elves', players: [], back: BACK, alone: false })
    toldByAnotherPage()
    expect(curtain.standing).toBe('down')
    expect(table.entries).toEqual([])
    writeScreenLock(null)
    toldByAnotherPage()
    expect(curtain.standing).toBe('down')
    expect((await curtain.raise('999999')).ok).toBe(false)
  })

  test('goes on when this one only asks for the PIN of the game master', async () => {
    const seats = tinySeats({ gm: '123456' })
    const working = at(seats)
    await working.curtain.enter('tiny', BACK)
    await working.curtain.raise('123456')
    await working.curtain.enter('tiny', BACK)
    const fresh = at(seats)
    await fresh.curtain.enter('tiny', BACK)
    expect(fresh.curtain.standing).toBe('down')
    toldByAnotherPage()
    expect(working.curtain.standing).toBe('up')
    await fresh.curtain.raise('123456')
    await fresh.curtain.enter('tiny', BACK)
    fresh.curtain.lower(null, BACK, true)
    toldByAnotherPage()
    expect([fresh.curtain.standing, working.curtain.standing]).toEqual(['down', 'up'])
  })

  test('takes the screen from a guest when the curtain falls there', async () => {
    const { curtain, table } = await handedTo('elves', { elves: '1234' })
    await curtain.letIn('elves', '1234')
    toldByAnotherPage()
    expect(curtain.standing).toBe('down')
    expect(table.head).toBeNull()
  })
})

describe('a player behind the curtain', () => {
  test('comes in by the own PIN and by no other', async () => {
    const { curtain, table } = await handedTo('elves', { elves: '1234', humans: '9876' })
    expect((await curtain.letIn('elves', '9876')).ok).toBe(false)
    expect(curtain.standing).toBe('down')
    expect(table.head).toBeNull()
    expect((await curtain.letIn('elves', '1234')).ok).toBe(true)
    expect(curtain.guest).toBe('elves')
    expect(table.head?.seat).toBe('elves')
  })

  test('sets the first PIN only where the screen was handed to that seat', async () => {
    const { curtain } = await handedTo('elves')
    expect((await curtain.letInFirst('humans', '4321', '')).ok).toBe(false)
    expect(curtain.standing).toBe('down')
    expect((await curtain.letInFirst('elves', '4321', '')).ok).toBe(true)
    expect(curtain.guest).toBe('elves')
  })

  test('gives the screen back, and nothing of the seat stays', async () => {
    const { curtain, table } = await handedTo('elves', { elves: '1234' })
    await curtain.letIn('elves', '1234')
    curtain.giveBack()
    expect(curtain.standing).toBe('down')
    expect(table.head).toBeNull()
    expect(table.entries).toEqual([])
    expect((await curtain.letIn('elves', '0000')).ok).toBe(false)
  })
})

describe('the game master', () => {
  test('comes back at a press where there is no PIN, to the page that was left', async () => {
    const { curtain } = await handedTo('elves')
    expect(await curtain.raise('')).toEqual({ ok: true, value: BACK })
    expect(curtain.standing).toBe('up')
    expect(readScreenLock()).toBeNull()
  })

  test('comes back by the PIN where there is one, and is not asked for it twice', async () => {
    const { curtain, table } = await handedTo('elves', { gm: '2468' })
    // The campaign was opened behind the curtain already: the PIN is asked for there.
    expect(curtain.standing).toBe('down')
    expect((await curtain.raise('1111')).ok).toBe(false)
    expect(curtain.standing).toBe('down')
    expect((await curtain.raise('2468')).ok).toBe(true)
    await curtain.enter('tiny', BACK)
    expect(curtain.standing).toBe('up')
    expect(table.head?.seat).toBe('gm')
  })

  test('is asked for the PIN when the campaign is opened, before anything of it is shown', async () => {
    const { curtain, table } = at(tinySeats({ gm: '2468' }))
    await curtain.enter('tiny', BACK)
    expect(curtain.standing).toBe('down')
    expect(curtain.lock?.seat).toBeNull()
    expect(table.head).toBeNull()
    expect(table.entries).toEqual([])
  })

  test('can leave a campaign alone that cannot be reached any more', async () => {
    const { curtain } = await handedTo('elves')
    curtain.leave()
    expect(curtain.standing).toBe('up')
    expect(readScreenLock()).toBeNull()
  })
})
