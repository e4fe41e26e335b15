import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { CampaignSummary } from '../../../src-shared/contract/workbenchApi.ts'
import type { Game, GameEntry } from '../../../src-shared/games/api/game.ts'
import { toldOf } from '../../../src-shared/games/text/playing.ts'
import { findGame } from '../../../src-shared/games/registry.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { seatName, whereWeAre } from '../../wording/names.ts'
import { dayAndTime } from '../../wording/times.ts'
import { libraryTexts } from './texts/library.ts'

export interface CampaignTold {
  /** A file that could not be read has nothing to tell of its game. */
  readonly isRead: ComputedRef<boolean>
  /** When it was played last. */
  readonly when: ComputedRef<string>
  /** Undefined where this program does not have its game. */
  readonly entry: ComputedRef<GameEntry | undefined>
  /** Empty where its file does not tell. */
  readonly gameTitle: ComputedRef<string>
  readonly where: ComputedRef<string>
  /** `seated`: as what; empty while that is not known. */
  readonly players: ComputedRef<readonly { readonly seat: string; readonly name: string; readonly seated: string }[]>
}

const EMPTY = new WorldState()

/** What the shelf tells of a campaign that is not open, in the words of its game. */
export function useCampaignTold(campaign: () => CampaignSummary): CampaignTold {
  const entry = computed(() => {
    const { game } = campaign()
    return game === null ? undefined : findGame(game)
  })
  /** Null until it is fetched, and where this program does not have it. */
  const game = shallowRef<Game | null>(null)
  watch(
    entry,
    async (wanted) => {
      game.value = null
      // Where it cannot be fetched ids are told: opening the campaign says why.
      const found = (await wanted?.load().catch(() => null)) ?? null
      if (wanted === entry.value) game.value = found
    },
    { immediate: true },
  )
  const told = (tell: () => string): string => (game.value === null ? '' : toldOf({ game: game.value, world: EMPTY }, tell))
  return {
    entry,
    isRead: computed(() => campaign().trouble === null || campaign().entries > 0),
    when: computed(() => dayAndTime(campaign().modified)),
    gameTitle: computed(() => {
      const { game: id } = campaign()
      return id === null ? '' : (entry.value?.about.title ?? libraryTexts.unknownGame(id))
    }),
    where: computed(() => {
      const { cursor } = campaign()
      return cursor === null ? libraryTexts.notBegun : told(() => whereWeAre(cursor))
    }),
    players: computed(() => campaign().players.map((player) => ({ ...player, seated: told(() => seatName(player.seat)) }))),
  }
}
