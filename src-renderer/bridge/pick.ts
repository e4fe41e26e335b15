import { LOCKED_PATH } from '../../src-shared/contract/rpc.ts'
import { desktopBridge } from './desktop.ts'
import type { HostBridge } from './hostBridge.ts'
import { askAtTheDoor, rpcAddress, serverBridge } from './server.ts'

/** Finds out what the page runs on. The browser's own host is loaded only where it is needed. */
export async function pickBridge(): Promise<HostBridge> {
  if (window.lineageBridge !== undefined) return desktopBridge(window.lineageBridge)
  const served = location.protocol.startsWith('http') ? await askAtTheDoor().catch(() => 'none') : 'none'
  if (served === 'in') return serverBridge(rpcAddress(location))
  if (served === 'out') {
    location.replace(`./${LOCKED_PATH}`)
    // The page is left.
    return new Promise(() => undefined)
  }
  const { browserBridge } = await import('./browser.ts')
  return browserBridge()
}
