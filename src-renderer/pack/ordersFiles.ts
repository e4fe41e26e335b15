import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import { accept, type Outcome } from '../../src-shared/kernel/problem.ts'
import { ownSealingKey, publicKeyOf } from '../../src-shared/table/files/keys.ts'
import { isGenuine, ordersFileText, readOrdersFile, writeOrdersFile, type OrdersFile } from '../../src-shared/table/files/ordersFile.ts'
import { isSealed, padded, seal, unseal } from '../../src-shared/table/files/sealing.ts'
import { refusal } from '../stores/sentences.ts'
import { packTexts } from './texts/pack.ts'

/** How an orders file is sealed: to the game master, with a passphrase, or not at all. */
export type Sealing = 'master' | 'passphrase' | 'none'

export interface OrdersToSend {
  readonly round: number
  readonly lines: readonly OrderLine[]
  readonly sealing: Sealing
  readonly passphrase: string
}

/** The text of an orders file, with a salt of its own. Sealed to the game master, the seat itself can open it again as well. */
export async function makeOrdersFile(pack: PlayerPack, { round, lines, sealing, passphrase }: OrdersToSend): Promise<string> {
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = ordersFileText(writeOrdersFile({ pack, round, lines, salt }))
  if (sealing === 'none') return text
  if (sealing === 'passphrase') return seal(padded(text), { passphrase })
  return seal(padded(text), { recipient: [pack.recipient, ownSealingKey(pack.signingKey).recipient] })
}

/** Reads an orders file of this seat's own, to go on with. `passphrase`: '' where none was given. */
export async function readOwnOrders(pack: PlayerPack, text: string, passphrase: string): Promise<Outcome<OrdersFile>> {
  const opened = isSealed(text)
    ? await unseal(text, passphrase === '' ? { identity: ownSealingKey(pack.signingKey).identity } : { passphrase })
    : accept(text)
  if (!opened.ok) return opened
  const read = readOrdersFile(opened.value)
  if (!read.ok) return read
  const { campaign, seat } = read.value
  if (campaign !== pack.view.campaign.id || seat !== pack.view.seat) return refusal(() => packTexts.file.foreign(seat), 'file')
  if (!isGenuine(read.value, publicKeyOf(pack.signingKey))) return refusal(() => packTexts.file.altered, 'file')
  return read
}
