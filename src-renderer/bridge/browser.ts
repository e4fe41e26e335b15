import { answerCall, apiOver } from '../../src-shared/contract/rpc.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { BrowserLibrary } from '../storage/journals.ts'
import type { HostBridge } from './hostBridge.ts'

/** The page itself: the workbench runs here, over the browser's own storage. */
export function browserBridge(): HostBridge {
  const workbench = new Workbench({
    store: new BrowserLibrary(),
    kind: 'browser',
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => Date.now(),
    sample: fetchSample,
    report: console.error,
  })
  const api = apiOver((method, args) => answerCall(workbench, method, args, console.error))
  return {
    api,
    master: api,
    listen: (events) => workbench.listen(events),
    watchConnection: () => () => undefined,
  }
}

/** Lines of the sample that lies beside the page; null where none was shipped with it. */
async function fetchSample(): Promise<readonly string[] | null> {
  const reply = await fetch('./sample.lineage')
  if (!reply.ok) return null
  const lines = (await reply.text()).split('\n').filter((line) => line !== '')
  return lines[0]?.startsWith('{') === true ? lines : null
}
