import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { idle } from '../../../insight/bots/idle.ts'
import { questionKey } from '../../../kernel/engine/request.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { writePack } from '../../../table/files/packFile.ts'
import { HouseTable } from '../../../table/secrecy/testing/houseTable.ts'

const FILE = readFileSync(path.join(import.meta.dirname, '../golden/first-two-rounds/campaign.lineage'), 'utf8')
const OTHERS = ['p2', 'p3'] as const
const ANSWERS = 12
const NO_WORLD = new WorldState()

/** What the others are sent while the first player and the game master keep something to themselves, or keep nothing; and what lies in their packs then. */
async function told(secret: string | null): Promise<{ readonly log: readonly string[]; readonly packs: readonly string[] }> {
  const table = await HouseTable.of(FILE)
  const { bench, ref } = table
  // The keys of the packs are made before anything differs.
  for (const seat of OTHERS) valueOf(await bench.pack(ref, seat))
  for (const seat of OTHERS) valueOf(await (await table.device(seat)).api.openSeat())
  for (let given = 0; given < ANSWERS; given++) {
    if (secret !== null) {
      valueOf(await bench.note(ref, secret))
      // On a device of the first player's: tried, refused, and gone again. Not in the log of the others.
      const device = await table.device('p1')
      valueOf(await device.api.openSeat())
      await device.api.answer(secret, 'nothing/that/is/asked')
      device.leave()
      valueOf(await bench.revoke(ref, 'p1'))
    }
    const [asked] = valueOf(await bench.openTable(ref)).pending
    if (asked === undefined) throw new Error('the game is over')
    // The app's dice follow from the question: they fall alike at both tables.
    valueOf(
      await bench.answer(
        ref,
        idle(asked, NO_WORLD, () => 0),
        questionKey(asked),
      ),
    )
    table.settle()
  }
  const packs = await Promise.all(OTHERS.map(async (seat) => writePack(valueOf(await bench.pack(ref, seat)))))
  return { log: table.log.filter((text) => !text.startsWith('p1 ')), packs }
}

test('what one player and the game master keep to themselves changes nothing that others are sent', async () => {
  const [plain, secretive] = [await told(null), await told('They will come over the Stair.')]
  expect(plain.log.length).toBeGreaterThan(ANSWERS)
  expect(secretive.log).toEqual(plain.log)
  expect(secretive.packs).toEqual(plain.packs)
})
