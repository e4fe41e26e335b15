import type { BoardFace } from '../../../src-shared/games/api/boardFace.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { DocumentKind } from '../workshop/documentKind.ts'
import { worldMakerTexts } from './texts/worldMaker.ts'

/** Worlds of a game as documents of the workshop. */
export function worldKind(game: string, face: BoardFace): DocumentKind<Json> {
  return {
    ...{ game, page: 'worlds', format: 'world' },
    get words() {
      return worldMakerTexts.kind
    },
    beginnings: () => [],
    read: (content) => content,
    nameOf: (world) => face.plan(world).name,
    check: (world) => {
      const checked = face.check(world)
      return checked.ok ? [] : checked.problems
    },
    fromFile: (text) => face.read(text),
    toFile: (world) => face.write(world),
  }
}
