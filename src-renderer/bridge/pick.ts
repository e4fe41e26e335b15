import { desktopBridge } from './desktop.ts'
import type { HostBridge } from './hostBridge.ts'
import { rpcAddress, serverBridge } from './server.ts'

/** Finds out what the page runs on. The browser's own host is loaded only where it is needed. */
export async function pickBridge(): Promise<HostBridge> {
  if (window.lineageBridge !== undefined) return desktopBridge(window.lineageBridge)
  if (await isServed()) return serverBridge(rpcAddress(location))
  const { browserBridge } = await import('./browser.ts')
  return browserBridge()
}

/** Under `host` the table server says what it is; elsewhere lies the file of that name that is shipped with the page. */
async function isServed(): Promise<boolean> {
  if (!location.protocol.startsWith('http')) return false
  try {
    const reply = await fetch('./host', { headers: { accept: 'application/json' } })
    return reply.ok && ((await reply.json()) as { readonly kind?: unknown }).kind === 'server'
  } catch {
    return false
  }
}
