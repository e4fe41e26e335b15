import type { SeatState } from '../../src-shared/contract/seatApi.ts'
import type { TableApi, TableUpdate, TableView } from '../../src-shared/contract/workbenchApi.ts'
import { accept, type Outcome } from '../../src-shared/kernel/problem.ts'
import type { RollAnswer } from '../../src-shared/kernel/engine/request.ts'
import { Listeners, type TableBridge } from './hostBridge.ts'
import type { SeatLink } from './seatLink.ts'
import { ConnectionLost } from './wire.ts'

/** The view of a seat as this device knows it, kept up to date whether or not the table answers. */
export interface SeatMemory {
  /** Null until the seat was opened once, or a kept view was taken up. */
  readonly view: () => SeatState | null
  /** What the seat saw earlier: shown as long as the table does not answer. */
  readonly take: (view: SeatState) => void
  readonly change: (known: Partial<SeatState>) => void
  readonly forget: () => void
  /** Hears what dice showed that were rolled from here, by the app as well. Gives the way to stop. */
  readonly watchDice: (listener: (thrown: Thrown) => void) => () => void
  /** Called after every change by the table. Gives the way to stop. */
  readonly watch: (listener: (view: SeatState) => void) => () => void
}

/** Dice of one question. */
export interface Thrown {
  /** Its key. */
  readonly question: string
  readonly dice: RollAnswer
}

export interface SeatBridge extends TableBridge {
  readonly memory: SeatMemory
}

/** Milliseconds after which a view that is kept is shown rather than to wait for the table any longer. */
const PATIENCE = 1_500

/**
 * A seat as the pages know their table: opens it and carries the seat's answers. While the table does not answer, what it showed last is opened in its place.
 */
export function seatBridge(link: SeatLink): SeatBridge {
  const listeners = new Listeners()
  const watchers = new Set<(view: SeatState) => void>()
  const diceWatchers = new Set<(thrown: Thrown) => void>()
  let view: SeatState | null = null

  function take(fresh: SeatState): void {
    view = fresh
    watchers.forEach((watcher) => watcher(fresh))
  }

  link.listen({
    tableChanged(update) {
      if (view === null) return
      const { table } = view.table
      if (update.from <= view.table.entries.length) take({ ...view, table: changed(view.table, update) })
      listeners.emit('tableChanged', table, update)
    },
    ordersChanged(orders) {
      if (view !== null) take({ ...view, orders })
    },
    chanceChanged(chance) {
      if (view !== null) take({ ...view, chance })
    },
  })

  async function open(): Promise<Outcome<TableView>> {
    const opened = await link.api.openSeat()
    if (!opened.ok) return opened
    take(opened.value)
    return accept(opened.value.table)
  }

  async function openTable(): Promise<Outcome<TableView>> {
    const opening = open()
    const known = view
    if (known === null) return opening
    try {
      const first = await Promise.race([opening, later(PATIENCE)])
      if (first !== undefined) return first
      opening.then(catchUp, () => undefined)
      return accept(known.table)
    } catch (fault) {
      if (view !== null && fault instanceof ConnectionLost) return accept(view.table)
      throw fault
    }
  }

  /** The table answered after all: what is shown gives way to it. */
  function catchUp(opened: Outcome<TableView>): void {
    if (!opened.ok) return
    const { table, seat: _seat, campaign: _campaign, ...rest } = opened.value
    listeners.emit('tableChanged', table, { ...rest, from: 0 })
  }

  const api: TableApi = {
    openTable,
    closeTable: () => Promise.resolve(),
    answer: async (_table, raw, question) => {
      const taken = await link.api.answer(raw, question)
      if (!taken.ok) return taken
      const dice = taken.value
      if (dice !== null) diceWatchers.forEach((watcher) => watcher({ question, dice }))
      return accept(null)
    },
    // What an answer would do may hang on what this seat is not to know.
    preview: () => Promise.resolve({ ok: false, problems: [] }),
  }
  return {
    api,
    master: null,
    ...(link.kind === 'pack' ? {} : { nameOwn: (names) => link.api.name(names) }),
    listen: listeners.add,
    watchConnection: (listener) => link.watchConnection(listener),
    memory: {
      view: () => view,
      take: (kept) => {
        view = kept
      },
      change: (known) => {
        if (view !== null) take({ ...view, ...known })
      },
      forget: () => {
        view = null
      },
      watchDice: (listener) => {
        diceWatchers.add(listener)
        return () => diceWatchers.delete(listener)
      },
      watch: (listener) => {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
    },
  }
}

function changed(table: TableView, { from, entries, ...state }: TableUpdate): TableView {
  return { ...table, ...state, entries: [...table.entries.slice(0, from), ...entries] }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
