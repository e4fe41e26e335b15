import { apiOver, type WorkbenchMethod } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import { headersWith, KEY_AT, type PageKey } from '../../src-shared/contract/pageKey.ts'
import { readPageKey } from '../storage/pageKey.ts'
import { Listeners, type HostBridge } from './hostBridge.ts'
import { fetchCampaign } from './campaignFile.ts'
import { openWire, socketAddress, type WireParts } from './wire.ts'

/** The table server, over one WebSocket. */
export function serverBridge(
  address: string,
  { isAdmitted = async () => (await askAtTheDoor()) !== 'out', ...parts }: Omit<WireParts, 'sentAway'> = {},
): HostBridge {
  const listeners = new Listeners()
  const heard: WorkbenchEvents = {
    tableChanged: (table, update) => listeners.emit('tableChanged', table, update),
    tableFreed: (table) => listeners.emit('tableFreed', table),
    seatsChanged: (table, seats) => listeners.emit('seatsChanged', table, seats),
    openRequested: (ref) => listeners.emit('openRequested', ref),
    commandChosen: (command) => listeners.emit('commandChosen', command),
  }
  const { call, watchConnection } = openWire<WorkbenchMethod>(address, heard, { key: keptKey, ...parts, isAdmitted })
  const api = apiOver(call)
  return { api, master: api, listen: listeners.add, watchConnection, fetchCampaign: (ref) => fetchCampaign(ref, headersWith(keptKey())) }
}

/** What stands at `host`: the table server, and whether it lets this page in; or none. */
export async function askAtTheDoor(): Promise<'in' | 'out' | 'none'> {
  const reply = await fetch('./host', { headers: { accept: 'application/json', ...headersWith(keptKey()) } })
  if (reply.status === 401) return 'out'
  if (!reply.ok) return 'none'
  const { kind, admitted } = (await reply.json()) as { readonly kind?: unknown; readonly admitted?: unknown }
  return kind !== 'server' ? 'none' : admitted === true ? 'in' : 'out'
}

/** The key this browser was let in with last, by whichever tab. */
function keptKey(): PageKey | null {
  return readPageKey(KEY_AT)
}

/** Where the page's own server listens for calls. */
export function rpcAddress(page: Pick<Location, 'protocol' | 'host'>): string {
  return socketAddress(page, '/rpc')
}
