import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import type { PlayerPack } from '../../contract/seats.ts'
import { seededChance, type Chance } from '../../insight/bots/bot.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { canonicalJson } from '../files/canonicalJson.ts'
import { sign } from '../files/keys.ts'
import { commitmentTo, ordersFileText, writeOrdersFile, type OrdersFile } from '../files/ordersFile.ts'
import { seal, unseal } from '../files/sealing.ts'
import { bent, scarred } from '../testing/bending.ts'
import { faultLine, unclearIn } from '../testing/clearRefusal.ts'
import { MASTER_KEY } from '../testing/samplePack.ts'
import { SeatsTable, line } from '../testing/seatsTable.ts'

/** Orders files of an attacker who has the key of a seat: each is accepted as valid, or refused in a sentence. */

const FILES = 5000
const SEALED = 600
const LINES: readonly OrderLine[] = [
  line('road', 3, 'road', 'high'),
  line('stall', 4, 'stall', { sell: 0, buy: 1 }),
  line('bury', 5, 'market', { act: 'bury', amount: 2 }),
]

/** Returns a salt of its own for each file, so that no two count as the same. */
function salt(count: number): string {
  return count.toString(16).padStart(32, '0')
}

/** Renews commitment and signature, if the file still has the signed parts. */
function signedAnew(file: OrdersFile, key: string): OrdersFile {
  const { signature: _, ...rest } = file
  const committed = Array.isArray(file.lines) ? { ...rest, commitment: commitmentTo(file.lines, file.salt) } : rest
  return { ...committed, signature: sign(canonicalJson(committed), key) }
}

function changed(pack: PlayerPack, count: number, chance: Chance): string {
  const file = writeOrdersFile({ pack, round: 1, lines: LINES, salt: salt(count) })
  switch (chance(0, 4)) {
    case 0:
    case 1:
      return scarred(ordersFileText(file), chance)
    case 2:
      return JSON.stringify(bent(structuredClone(file), chance))
    default: {
      const copy = structuredClone(file)
      // Mostly changes the lines, which the rules check; the schema refuses the rest.
      bent(chance(0, 3) === 0 ? copy : copy.lines, chance)
      return JSON.stringify(signedAnew(copy, pack.signingKey))
    }
  }
}

describe('orders that were changed', () => {
  test(`${FILES} files, signed anew or not, are held against the table or refused in a sentence`, async () => {
    const table = await new SeatsTable().begin()
    const { orders } = table.service
    const pack = valueOf(await table.service.pack('red'))
    const chance = seededChance(5)
    const wrong: string[] = []
    let proposed = 0
    for (let count = 0; count < FILES; count++) {
      const text = changed(pack, count, chance)
      try {
        const read = await orders.propose(text, '')
        const accepted = read.ok ? read.value.lines.map(({ id }) => id) : ['road']
        if (read.ok) proposed++
        const outcomes: Outcome<unknown>[] = [read]
        // Repeats only some refused files: they are refused again, and checking a signature is slow.
        if (read.ok || count % 4 === 0)
          outcomes.push(await orders.take(text, '', chance(0, 9) === 0 ? ['__proto__', ...accepted] : accepted))
        wrong.push(...outcomes.flatMap((outcome) => unclearIn(outcome) ?? []))
      } catch (fault) {
        wrong.push(`${count}: ${faultLine(fault)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(proposed).toBeGreaterThan(FILES / 20)
    expect(
      valueOf(await orders.propose(ordersFileText(writeOrdersFile({ pack, round: 1, lines: LINES, salt: salt(FILES) })), '')).lines,
    ).toMatchObject(LINES.map(({ id }) => ({ id })))
  })

  test(`${SEALED} sealed files are opened, or refused in a sentence`, async () => {
    const chance = seededChance(6)
    const sealed = await seal('{"format":"lineage-orders"}', { recipient: MASTER_KEY.recipient })
    const wrong: string[] = []
    for (let count = 0; count < SEALED; count++) {
      const outcome = await unseal(scarred(sealed, chance), { identity: MASTER_KEY.identity }).catch((fault: unknown) => faultLine(fault))
      const unclear = typeof outcome === 'string' ? outcome : unclearIn(outcome)
      if (unclear !== null) wrong.push(`${count}: ${unclear}`)
    }
    expect(wrong).toEqual([])
  })
})
