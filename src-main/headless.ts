import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { StoreError } from '../src-shared/contract/journalStore.ts'
import type { Workbench } from '../src-shared/table/library/workbench.ts'
import { defaultShelf } from './campaigns/documentsFolder.ts'
import { faultCode } from './campaigns/faults.ts'
import { FileLibrary } from './campaigns/library.ts'
import { hostWorkbench } from './hostWorkbench.ts'
import { readServerOptions, SERVER_HELP, WrongOption, type ServerOptions } from './server/options.ts'
import { startTableServer, type TableServer } from './server/tableServer.ts'

/** The workbench without Electron: a table server for the browsers of this computer. Bundled as `out/tools/headless.mjs`. */
async function main(): Promise<void> {
  const options = readServerOptions(process.argv.slice(2), process.cwd())
  if (options.help) {
    console.log(SERVER_HELP)
    return
  }
  const renderer = options.renderer ?? fileURLToPath(new URL('../renderer', import.meta.url))
  if (!existsSync(path.join(renderer, 'index.html'))) {
    throw new StoreError(`The pages are missing from ${renderer}: build the program, or name their folder with --renderer.`)
  }
  const library = new FileLibrary(options.library ?? defaultShelf())
  const openAtStart = options.open === null ? null : await library.admit(options.open)
  const report = (fault: unknown): void => console.error(fault)
  const idle = idleWatch(options.idleExit)
  const { doorPort } = options
  const door = { playersChanged: idle.counter(), ...(doorPort === null ? {} : { doorPort }) }
  const workbench = hostWorkbench({ library, kind: 'server', renderer, openAtStart, report, ...door })
  tellOfDoors(workbench)
  const server = await listen(options, {
    api: workbench,
    listen: (events) => workbench.listen(events),
    stream: (ref) => library.stream(ref),
    renderer,
    report,
    connectionsChanged: idle.counter(),
  })
  const keyboard = createInterface({ input: process.stdin })
  const stop = async (why: string): Promise<void> => {
    console.log(why)
    keyboard.close()
    idle.end()
    await server.close()
    await workbench.close()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop('Everything is saved. Goodbye.'))
  idle.begin(() => void stop('No browser has been connected for a while. Everything is saved. Goodbye.'))
  keyboard.on('line', () => console.log(`A new address, which also works once: ${server.freshAddress()}`))
  console.log(`Lineage Workbench is at ${server.freshAddress()}`)
  console.log(`Campaigns are kept in ${library.place}`)
  console.log('Open the address in a browser on this computer; it works once. Press Enter here for a new one, Ctrl+C to stop.')
}

/** Prints in the terminal when a players' door is opened or closed. */
function tellOfDoors(workbench: Workbench): void {
  const told = new Map<string, string>()
  workbench.listen({
    seatsChanged(table, { door: { reach, addresses } }) {
      const state = [reach, ...addresses].join(' ')
      if ((told.get(table) ?? 'closed') === state) return
      told.set(table, state)
      const whom = reach === 'network' ? 'the network' : 'browsers of this computer'
      console.log(
        reach === 'closed' ? 'The door for players is closed.' : `The door for players is open to ${whom}: ${addresses.join(' ')}`,
      )
    },
  })
}

async function listen({ port }: ServerOptions, parts: Omit<Parameters<typeof startTableServer>[0], 'port'>): Promise<TableServer> {
  try {
    return await startTableServer({ ...parts, port })
  } catch (fault) {
    const code = faultCode(fault)
    if (code === 'EADDRINUSE') throw new StoreError(`Port ${port} is taken: choose another with --port, or leave it out for a free one.`)
    if (code === 'EACCES') throw new StoreError(`Port ${port} is not for everybody: choose one from 1024 on, or leave --port out.`)
    throw fault
  }
}

interface IdleWatch {
  /** Makes a listener for one server's number of connections. */
  readonly counter: () => (connections: number) => void
  readonly begin: (stop: () => void) => void
  readonly end: () => void
}

/** Ends a server after this many seconds without a connection; null: never. */
function idleWatch(seconds: number | null): IdleWatch {
  let timer: NodeJS.Timeout | undefined
  let stop: (() => void) | null = null
  const counts: number[] = []
  const watch = (): void => {
    clearTimeout(timer)
    if (seconds !== null && stop !== null && counts.every((count) => count === 0)) timer = setTimeout(stop, seconds * 1000)
  }
  const counter = (): ((connections: number) => void) => {
    const at = counts.push(0) - 1
    return (connections) => {
      counts[at] = connections
      watch()
    }
  }
  return {
    counter,
    begin(given) {
      stop = given
      watch()
    },
    end() {
      stop = null
      clearTimeout(timer)
    },
  }
}

try {
  await main()
} catch (fault) {
  if (!(fault instanceof StoreError) && !(fault instanceof WrongOption)) throw fault
  console.error(fault.message)
  process.exitCode = fault instanceof WrongOption ? 2 : 1
}
