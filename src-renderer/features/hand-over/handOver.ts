import { computed, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { playersOf } from '../desk/round.ts'
import { useChangingCommands } from '../../commands/commands.ts'
import { useCurtain } from './curtain.ts'
import { useTable } from '../../stores/table.ts'
import { curtainTexts } from './texts/curtain.ts'

export interface HandOver {
  /** Who can take the screen: every seat that is played, with its player's name. */
  readonly guests: ComputedRef<readonly { readonly seat: SeatId; readonly player: string }[]>
  /** Covers the screen for `seat`; null: for nobody yet. */
  readonly run: (seat: SeatId | null) => void
  /** Puts it among the commands, for as long as the component lives. */
  readonly declare: () => void
}

/** Handing a shared screen over to a player, behind the curtain. */
export function useHandOver(): HandOver {
  const table = useTable()
  const curtain = useCurtain()
  const route = useRoute()
  const guests = computed(() => [...playersOf(table.world)].map(([seat, player]) => ({ seat, player })))

  function run(seat: SeatId | null): void {
    curtain.lower(seat, route.fullPath)
  }

  function declare(): void {
    const seats = computed(() => guests.value.map(({ seat }) => seat).join(' '))
    useChangingCommands(() => [
      ...seats.value
        .split(' ')
        .filter((seat) => seat !== '')
        .map((seat) => ({
          id: `curtain.${seat}`,
          get title() {
            return curtainTexts.handOver(seat)
          },
          group: 'Table' as const,
          run: () => run(seat),
        })),
      {
        id: 'curtain.lower',
        get title() {
          return curtainTexts.lower
        },
        group: 'Table',
        enabled: () => table.head !== null,
        run: () => run(null),
      },
    ])
  }

  return { guests, run, declare }
}
