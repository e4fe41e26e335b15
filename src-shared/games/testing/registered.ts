import { afterAll, beforeAll } from 'vitest'
import type { Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import type { GameEntry } from '../api/game.ts'
import { registerInstead } from '../registry.ts'
import { toyEntry } from './toyFace.ts'

/** Registers these games, and no others, for the tests of the file that calls it. */
export function registerOnly(...games: readonly GameEntry[]): void {
  let restore: (() => void) | null = null
  beforeAll(() => {
    restore = registerInstead(games)
  })
  afterAll(() => restore?.())
}

/** The toy as a registered game, played by the rules that `rules` gives when a campaign is opened. */
export function toyEntryWith(rules: () => Ruleset<Json>): GameEntry {
  return { ...toyEntry(), load: async () => ({ ...(await toyEntry().load()), rules: rules() }) }
}
