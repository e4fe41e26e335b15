import type { Checking, Verification } from '../../contract/workbenchApi.ts'

/** A check of the record from beginning to end. */
export async function verified(check: (anew: boolean) => Promise<Checking>): Promise<Verification> {
  for (let anew = true; ; anew = false) {
    const { found } = await check(anew)
    if (found !== null) return found
  }
}
