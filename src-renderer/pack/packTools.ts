import { inject, type InjectionKey } from 'vue'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import type { PackLink } from './packLink.ts'
import { InvariantError } from '../../src-shared/kernel/invariantError.ts'

/** The pack this page shows, and its orders. */
export interface OpenedPack {
  readonly pack: PlayerPack
  readonly link: PackLink
}

export const OPENED_PACK: InjectionKey<OpenedPack> = Symbol('opened pack')

export function useOpenedPack(): OpenedPack {
  const opened = inject(OPENED_PACK)
  if (opened === undefined) throw new InvariantError('the pack is provided by the page that opened it, or by the test')
  return opened
}
