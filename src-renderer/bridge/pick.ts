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

/** The table server marks its page, or answers under `host`; any other web server has neither. */
async function isServed(): Promise<boolean> {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="lineage-host"]')?.content
  if (mark !== undefined) return mark === 'server'
  if (!location.protocol.startsWith('http')) return false
  try {
    const reply = await fetch('./host', { headers: { accept: 'application/json' } })
    return reply.ok && (reply.headers.get('content-type') ?? '').includes('json')
  } catch {
    return false
  }
}
