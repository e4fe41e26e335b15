import type { EventName, HostBridge } from './hostBridge.ts'
import { apiOver, EVENT_NAMES, Listeners } from './hostBridge.ts'

/** What the desktop shell's preload leaves on `window`: calls by name, and events by name. */
export interface PreloadBridge {
  call(method: string, args: readonly unknown[]): Promise<unknown>
  on(event: EventName, listener: (...args: never[]) => void): unknown
}

/** The desktop shell: calls go over IPC to the main process. */
export function desktopBridge(preload: PreloadBridge): HostBridge {
  const listeners = new Listeners()
  for (const event of EVENT_NAMES) preload.on(event, (...args: never[]) => listeners.emit(event, ...(args as unknown as [never, never])))
  return {
    // What crosses IPC must be plain data: proxies cannot be cloned.
    api: apiOver((method, args) => preload.call(method, JSON.parse(JSON.stringify(args)) as readonly unknown[])),
    listen: listeners.add,
    watchConnection: () => () => undefined,
  }
}
