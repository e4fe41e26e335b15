import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { CAMPAIGN_PATH } from '../../src-shared/contract/rpc.ts'
import type { Message } from '../../src-shared/kernel/message.ts'
import { ConnectionLost } from './wire.ts'

/** A whole campaign file of the host that served this page; the browser keeps what is large on its disk. */
export async function fetchCampaign(ref: string, headers: Readonly<Record<string, string>> = {}): Promise<Blob> {
  let reply: Response
  try {
    reply = await fetch(`./${CAMPAIGN_PATH}?ref=${encodeURIComponent(ref)}`, { headers })
    if (reply.ok) return await reply.blob()
  } catch {
    throw new ConnectionLost()
  }
  const said = (await reply.json().catch(() => null)) as { readonly error?: Message } | null
  if (said?.error === undefined) throw new ConnectionLost()
  throw new StoreError(said.error)
}
