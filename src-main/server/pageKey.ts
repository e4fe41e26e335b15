import { keyIn, type PageKey } from '../../src-shared/contract/pageKey.ts'
import type { RequestHeaders } from './sameHost.ts'

/** Returns the page key of a request; null if there is none. */
export function pageKeyOf({ authorization, 'sec-websocket-protocol': protocols }: RequestHeaders): PageKey | null {
  return keyIn({
    ...(typeof authorization === 'string' && { authorization }),
    ...(typeof protocols === 'string' && { protocols }),
  })
}
