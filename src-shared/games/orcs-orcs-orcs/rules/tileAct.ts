import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { Act, ActAnswer } from '../../../kernel/engine/request.ts'
import { pickField } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import type { Problem } from '../../../kernel/problem.ts'
import type { World } from '../../../kernel/world/world.ts'
import { everyCreature } from './casting/targets.ts'
import { settleDefeats } from './defeat.ts'
import { ownProblem } from './messages.ts'
import { TILES } from './records.ts'
import { tilesOf, useTile } from './toadlings.ts'
import type { Colour } from './types.ts'

const NOBODY = 'nothing'

/** The act of using a tile, where the seat has one. */
export function tileAct(world: World, seat: Colour): readonly Act[] {
  const creatures = everyCreature(world)
  const tiles = tilesOf(world, seat).filter(({ face }) => face !== 'life' || creatures.length > 0)
  const [first] = tiles
  if (first === undefined) return []
  return [
    {
      ...{ id: 'tile', rule: 'OO-XREIN-6', wording: 'act.tile' },
      fields: [
        pickField('tile', {
          wording: 'field.tile',
          options: tiles.map((tile) => ({ id: tile.id, wording: `toadling.${tile.face}` })),
          preset: first.id,
        }),
        pickField('creature', {
          wording: 'field.creature',
          options: [{ id: NOBODY, wording: 'option.nothing' }, ...creatures],
          preset: NOBODY,
        }),
      ],
    },
  ]
}

/** A tile that takes a life needs a creature. */
export function tileProblems(world: World, { act, tile: id, creature }: ActAnswer): readonly Problem[] {
  const needsCreature = act === 'tile' && world.record(TILES, textOf(id))?.face === 'life' && creature === NOBODY
  return needsCreature ? [ownProblem('creature', 'problem.tileCreature', {}, 'OO-XREIN-6')] : []
}

/** Uses the tile that an answer names. */
export function* useTileOf(world: World, seat: Colour, { tile: id, creature }: ActAnswer, casting: boolean): Procedure {
  const tile = tilesOf(world, seat).find((one) => one.id === id)
  if (tile === undefined) return
  yield* useTile(world, tile, { creature: textOf(creature), casting })
  yield* settleDefeats(world, seat)
}
