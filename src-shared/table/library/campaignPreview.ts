import type { StoredJournal } from '../../contract/journalStore.ts'
import type { CampaignPreview } from '../../contract/workbenchApi.ts'
import { readKnown } from '../../kernel/journal/contents.ts'
import { foldHistory } from '../../kernel/journal/foldHistory.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import { migrated } from '../../kernel/journal/migrating.ts'
import { namesOf } from '../../kernel/journal/naming.ts'
import { GAME_MASTER } from '../../kernel/world/rule.ts'
import { coursesOf } from '../../games/reading/courses.ts'
import { say, toldOf } from '../../games/text/playing.ts'
import { findGame } from '../../games/registry.ts'
import { languageOf, toldIn } from '../../language/language.ts'
import { seenBy } from '../session/view.ts'
import { readHeader } from './header.ts'
import { quotedOf } from './quote.ts'
import { newerThanThis } from './stored.ts'

const MOST_CURVES = 3

/**
 * Returns the preview of one campaign on the shelf, as the game master sees it. Null for a campaign of an unknown game or a newer
 * version, and for one whose chain breaks: its row shows the reason.
 */
export async function glanceAt({ headerLine, lines }: StoredJournal, language: string, digest: Digest): Promise<CampaignPreview | null> {
  const header = readHeader(headerLine)
  if (!header.ok) return null
  const game = await findGame(header.value.ruleset)?.load()
  if (game === undefined || newerThanThis(header.value, game.rules) !== null) return null
  const { entries, broken } = readKnown(headerLine, lines, game.rules, digest)
  if (broken !== null || entries.length === 0) return null
  const { world, moments, ledger } = foldHistory(seenBy(migrated(entries, game.rules.collections), GAME_MASTER))
  return toldIn(languageOf([language]), () =>
    toldOf({ game, world, names: namesOf(moments) }, () => ({
      players: game
        .owners(world)
        .filter(({ kind }) => kind === 'player')
        .map(({ id, player = '' }) => ({ seat: id, name: player, seated: say(`seat.${id}`) })),
      curves: coursesOf(game.charts, { world, moments, ledger, viewer: GAME_MASTER }).slice(0, MOST_CURVES),
      last: quotedOf(moments, game.highlights),
    })),
  )
}
