import { describe, expect, test } from 'vitest'
import { mixedSeed, seedCommitment } from '../../kernel/chance/dice.ts'
import { SEED, valueOf } from '../../kernel/testing/toyTable.ts'
import { readPack, writePack } from '../files/packFile.ts'
import { refused, SeatsTable, type TestDevice } from '../testing/seatsTable.ts'

const RED = 'a1'.repeat(32)
const GREEN = 'b2'.repeat(32)
const open = async (device: TestDevice): Promise<unknown> => valueOf(await device.api.openSeat()).chance

/** Seats red and green at a fresh table with devices that have opened their seats. */
async function atTheTable(): Promise<{ readonly table: SeatsTable; readonly red: TestDevice; readonly green: TestDevice }> {
  const table = new SeatsTable()
  const [red, green] = [await table.device('red'), await table.device('green')]
  await Promise.all([open(red), open(green)])
  return { table, red, green }
}

describe('before the first roll', () => {
  test('what the seats add is promised by its hash, sent when it is taken up, and then decides the dice', async () => {
    const { table, red, green } = await atTheTable()
    expect(await open(red)).toEqual({ open: true, promised: [], awaited: [] })
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await green.api.promiseShare(seedCommitment(GREEN), false))
    expect(red.heard.chance.at(-1)).toEqual({ open: true, promised: ['red', 'green'], awaited: [] })
    expect(refused(await red.api.sendShare(RED))).toEqual(['share problem.unasked'])

    valueOf(await table.service.chance.takeUp(false))
    expect(green.heard.chance.at(-1)).toEqual({ open: true, promised: ['red', 'green'], awaited: ['red', 'green'] })
    expect(refused(await green.api.sendShare(RED))).toEqual(['share problem.otherShare'])
    valueOf(await red.api.sendShare(RED))
    expect(table.campaign.seed).toBe(SEED)
    valueOf(await green.api.sendShare(GREEN))
    expect(table.campaign.seed).toBe(mixedSeed(SEED, { red: RED, green: GREEN }))
    expect(table.campaign.entries.at(-1)).toMatchObject({ kind: 'reseed', shares: { red: RED, green: GREEN } })
    expect(red.heard.chance.at(-1)).toEqual({ open: false, promised: [], awaited: [] })
    expect(refused(await red.api.promiseShare(seedCommitment(RED), false))).toEqual(['shares problem.thrownBefore'])
    const pack = valueOf(await table.service.pack('red'))
    expect(pack.view.entries).toContainEqual({ seq: 1, kind: 'reseed', shares: { red: RED, green: GREEN } })
    expect(readPack(writePack(pack))).toEqual({ ok: true, value: pack })
  })

  test('nobody learns a share before it is mixed in, nor changes one after they are taken up', async () => {
    const { table, red, green } = await atTheTable()
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await green.api.promiseShare(seedCommitment(GREEN), false))
    valueOf(await table.service.chance.takeUp(false))
    valueOf(await red.api.sendShare(RED))
    expect(JSON.stringify([green.heard, table.announced, await green.api.openSeat()])).not.toContain(RED)
    expect(refused(await green.api.promiseShare(seedCommitment(RED), false))).toEqual(['shares problem.takenUp'])
  })

  test('whoever does not send what was promised is left out, and named', async () => {
    const { table, red, green } = await atTheTable()
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await green.api.promiseShare(seedCommitment(GREEN), false))
    valueOf(await table.service.chance.takeUp(false))
    valueOf(await red.api.sendShare(RED))
    expect((await table.service.state()).chance).toMatchObject({ awaited: ['green'] })
    valueOf(await table.service.chance.takeUp(true))
    expect(table.campaign.entries.at(-1)).toMatchObject({ shares: { red: RED }, withheld: ['green'] })
    expect(valueOf(await green.api.openSeat()).table.entries.at(-1)).toMatchObject({ shares: { red: RED }, withheld: ['green'] })
  })

  test('another device of a seat adds in place of the first only where it says so', async () => {
    const { table, red } = await atTheTable()
    const second = await table.device('red')
    await open(second)
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    expect(refused(await second.api.promiseShare(seedCommitment(GREEN), false))).toEqual(['shares problem.promisedElsewhere'])
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await second.api.promiseShare(seedCommitment(GREEN), true))
    valueOf(await table.service.chance.takeUp(false))
    expect(refused(await red.api.sendShare(RED))).toEqual(['share problem.otherShare'])
    valueOf(await second.api.sendShare(GREEN))
    expect(table.campaign.seed).toBe(mixedSeed(SEED, { red: GREEN }))
  })

  test('where nobody sends anything the seed stays as it was, and it can be begun again', async () => {
    const { table, red } = await atTheTable()
    expect(refused(await table.service.chance.takeUp(false))).toEqual(['shares problem.noShares'])
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await table.service.chance.takeUp(false))
    expect(refused(await table.service.chance.takeUp(true))).toEqual(['shares problem.noShares'])
    expect(table.campaign.seed).toBe(SEED)
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await table.service.chance.takeUp(false))
    valueOf(await red.api.sendShare(RED))
    expect(table.campaign.seed).toBe(mixedSeed(SEED, { red: RED }))
  })

  test('a share that is sent twice at once is mixed in once, and the second is told that nothing is waited for', async () => {
    const { table, red } = await atTheTable()
    valueOf(await red.api.promiseShare(seedCommitment(RED), false))
    valueOf(await table.service.chance.takeUp(false))
    const [first, second] = await Promise.all([red.api.sendShare(RED), red.api.sendShare(RED)])
    expect(first.ok).toBe(true)
    expect(refused(second)).toEqual(['share problem.unasked'])
    expect(table.campaign.entries.filter(({ kind }) => kind === 'reseed')).toHaveLength(1)
  })

  test('no hash, and no share that was not promised, is taken', async () => {
    const { red } = await atTheTable()
    for (const strange of ['', RED, `${seedCommitment(RED)}=`, '<b>'])
      expect(refused(await red.api.promiseShare(strange, false))).toEqual(['commitment problem.commitment'])
    expect(refused(await red.api.sendShare(RED))).toEqual(['share problem.unasked'])
  })
})

test('after the app has rolled nothing can be added; a device hears so with what happened, and not before', async () => {
  const { table, red } = await atTheTable()
  valueOf(await red.api.promiseShare(seedCommitment(RED), false))
  const before = red.heard.chance.length
  valueOf(await table.answer('app'))
  expect((await table.service.state()).chance.open).toBe(false)
  expect(refused(await table.service.chance.takeUp(false))).toEqual(['shares problem.thrownBefore'])
  expect(red.heard.chance.slice(before)).toEqual([{ open: false, promised: [], awaited: [] }])
})

test('how soon an act follows a note shows nowhere, nor where a rolled answer ends: that nothing can be added any more is told before what it did', async () => {
  async function heard(notes: readonly string[]): Promise<readonly string[]> {
    const { table, red } = await atTheTable()
    const put: (() => void)[] = []
    table.later = (work) => put.push(work)
    const before = red.heard.order.length
    for (const note of notes) valueOf(await table.session.note(note))
    valueOf(await table.answer('app'))
    expect(red.heard.order.slice(before)).toEqual([])
    for (const work of put) work()
    return red.heard.order.slice(before)
  }
  const without = await heard([])
  expect(without).toEqual(['chance', 'updates', 'updates', 'orders', 'updates'])
  expect(await heard(['They are up to something.'])).toEqual(without)
})
