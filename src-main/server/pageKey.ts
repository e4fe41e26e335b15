import { keyIn, type PageKey } from '../../src-shared/contract/pageKey.ts'
import type { RequestHeaders } from './sameHost.ts'

/** The key of the page a request comes from; null where it brings none. */
export function pageKeyOf({ authorization, 'sec-websocket-protocol': protocols }: RequestHeaders): PageKey | null {
  return keyIn({
    ...(typeof authorization === 'string' && { authorization }),
    ...(typeof protocols === 'string' && { protocols }),
  })
}
