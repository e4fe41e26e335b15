import type { WorkbenchMethod } from '../../src-shared/contract/rpc.ts'
import { apiOver } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import type { HostBridge } from './hostBridge.ts'
import { Listeners } from './hostBridge.ts'
import type { WireParts } from './wire.ts'
import { fetchCampaign } from './campaignFile.ts'
import { openWire, socketAddress } from './wire.ts'

/** The table server, over one WebSocket. */
export function serverBridge(address: string, { isAdmitted = askAtTheDoor, ...parts }: Omit<WireParts, 'sentAway'> = {}): HostBridge {
  const listeners = new Listeners()
  const heard: WorkbenchEvents = {
    tableChanged: (table, update) => listeners.emit('tableChanged', table, update),
    tableFreed: (table) => listeners.emit('tableFreed', table),
    seatsChanged: (table, seats) => listeners.emit('seatsChanged', table, seats),
    openRequested: (ref) => listeners.emit('openRequested', ref),
    commandChosen: (command) => listeners.emit('commandChosen', command),
  }
  const { call, watchConnection } = openWire<WorkbenchMethod>(address, heard, { ...parts, isAdmitted })
  const api = apiOver(call)
  return { api, master: api, listen: listeners.add, watchConnection, fetchCampaign }
}

async function askAtTheDoor(): Promise<boolean> {
  return (await fetch('./host', { headers: { accept: 'application/json' } })).status !== 401
}

/** Where the page's own server listens for calls. */
export function rpcAddress(page: Pick<Location, 'protocol' | 'host'>): string {
  return socketAddress(page, '/rpc')
}
