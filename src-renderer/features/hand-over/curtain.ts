import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { accept, type Outcome } from '../../../src-shared/kernel/problem.ts'
import { GAME_MASTER, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { playersOf } from '../desk/round.ts'
import { useWhy } from '../why/useWhy.ts'
import { readScreenLock, watchScreenLock, writeScreenLock, type ScreenLock } from '../../storage/screenLock.ts'
import { curtainTexts } from './texts/curtain.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useDesk } from '../../stores/desk.ts'
import { useDrafts } from '../../stores/drafts.ts'
import { useOrdersFile } from '../orders/ordersFileStore.ts'
import { usePalette } from '../../commands/palette.ts'
import { useSeats } from '../share/seatsStore.ts'
import { refusal, troubleOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'

/**
 * The curtain over a screen that several people look at. `up`: the game master's view. `down`: nothing of the campaign is held by this
 * page. `open`: behind it sits one seat, and what that seat sees is all there is.
 */
export type CurtainStanding = 'up' | 'down' | 'open'

export const useCurtain = defineStore('curtain', () => {
  const table = useTable()
  const seats = useSeats()
  const why = useWhy()
  const desk = useDesk()
  const palette = usePalette()
  const ordersFile = useOrdersFile()
  const drafts = useDrafts()
  const announcements = useAnnouncements()

  const lock = shallowRef<ScreenLock | null>(readScreenLock())
  /** The seat that sits behind the curtain. */
  const guest = ref<SeatId | null>(null)
  const standing = computed<CurtainStanding>(() => (lock.value === null ? 'up' : guest.value === null ? 'down' : 'open'))
  /** Why the campaign behind the curtain cannot be reached, or null. */
  const { why: reason, trouble } = useTrouble()
  /** Campaign whose game master has proved who they are since it was opened. */
  let unlocked: string | null = null

  const playerName = (seat: SeatId): string => lock.value?.players.find((player) => player.seat === seat)?.name ?? ''

  /**
   * Covers the game master's view, for `seat` to take the screen. `back`: path of the page to come back to. `alone`: in this page only,
   * since nobody else is meant to take the screen.
   */
  function lower(seat: SeatId | null, back: string, alone = false): void {
    const ref_ = table.head?.table
    if (ref_ === undefined || standing.value !== 'up') return
    const players = [...playersOf(table.world)].map(([owner, name]) => ({ seat: owner, name }))
    cover({ table: ref_, seat, players, back, alone })
  }

  function cover(next: ScreenLock): void {
    writeScreenLock(next)
    hide(next)
  }

  function hide(next: ScreenLock): void {
    lock.value = next
    guest.value = null
    unlocked = null
    putAway()
  }

  // Who sits before one page of this browser can bring up every other. Each is lifted by itself, though.
  watchScreenLock((elsewhere) => {
    if (elsewhere?.alone === false) hide(elsewhere)
  })

  /** Puts away whatever this page knows of the campaign. */
  function putAway(): void {
    table.conceal()
    why.close()
    desk.dialog = null
    desk.phaseShown = null
    desk.ledgerSeat = null
    palette.open = false
    ordersFile.putAway()
    drafts.putAway()
    announcements.clear()
  }

  /** Whether the game master's view has a PIN. Rejects where the host does not say: then nothing may be shown. */
  async function hasPin(campaign: string): Promise<boolean> {
    const asked = await seats.askFor(campaign)
    return asked.ok && asked.value.hasPin
  }

  /** Opens a campaign for the game master, behind the curtain where its view has a PIN. */
  async function enter(campaign: string, back: string): Promise<void> {
    const gate = { locked: false }
    if (unlocked !== campaign) unlocked = null
    await table.openTable(campaign, async () => {
      if (unlocked === campaign) return false
      gate.locked = await hasPin(campaign)
      return gate.locked
    })
    if (gate.locked) cover({ table: campaign, seat: null, players: [], back, alone: true })
    else if (table.standing === 'open') unlocked = campaign
  }

  /** After a reload the host may have to open the campaign again; nothing of it is kept here. */
  async function reach(): Promise<void> {
    const campaign = lock.value?.table
    if (campaign === undefined) return
    await table.openTable(campaign, () => Promise.resolve(true))
    reason.value = table.why
    if (table.trouble === null && (await seats.load(campaign)) === null) reason.value = seats.why
  }

  /** Lets a seat in by its PIN. */
  async function letIn(seat: SeatId, pin: string): Promise<Outcome<null>> {
    const outcome = await seats.checkPin(seat, pin)
    if (outcome.ok) await sitDown(seat)
    return outcome
  }

  /** Lets a seat in that has had no PIN so far; only the one the screen was handed to. `by`: the game master's PIN, where there is one. */
  async function letInFirst(seat: SeatId, pin: string, by: string): Promise<Outcome<null>> {
    if (lock.value?.seat !== seat) return refusal(() => curtainTexts.handedElsewhere)
    const outcome = await seats.setPin(seat, pin, by)
    if (outcome.ok) await sitDown(seat)
    return outcome
  }

  async function sitDown(seat: SeatId): Promise<void> {
    const now = lock.value
    if (now === null) return
    await table.lend(now.table, seat)
    if (lock.value !== now) return
    reason.value = table.why
    if (table.standing !== 'open') return
    const next = { ...now, seat, alone: false }
    writeScreenLock(next)
    lock.value = next
    guest.value = seat
  }

  /** The seat gives the screen back: the curtain falls. */
  function giveBack(): void {
    if (standing.value !== 'open') return
    guest.value = null
    putAway()
  }

  /** The game master comes back. Gives the page to go to. */
  async function raise(pin: string): Promise<Outcome<string>> {
    const now = lock.value
    if (now === null) return refusal(() => curtainTexts.isUp)
    const known = seats.at === now.table ? seats.state : null
    try {
      if (known?.hasPin ?? (await hasPin(now.table))) {
        const outcome = await seats.checkPin(GAME_MASTER, pin)
        if (!outcome.ok) return outcome
      }
    } catch (bug) {
      return refusal(troubleOf(bug, () => curtainTexts.doing.seats))
    }
    unlocked = now.table
    uncover()
    return accept(now.back)
  }

  /** Leaves a campaign that cannot be reached any more alone. */
  function leave(): void {
    unlocked = null
    uncover()
  }

  function uncover(): void {
    putAway()
    guest.value = null
    reason.value = null
    lock.value = null
    writeScreenLock(null)
  }

  return { standing, lock, guest, trouble, playerName, lower, enter, reach, letIn, letInFirst, giveBack, raise, leave }
})
