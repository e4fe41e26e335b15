import type { TwinGame } from '../../../table/secrecy/testing/twinGame.ts'

/** Nothing of the game itself is anybody's secret: only what is noted, prepared and tried beside it. */
export const TWIN: TwinGame = { partings: [], pairs: 2, headStart: () => [] }
