import { afterEach, describe, expect, test } from 'vitest'
import { GAME } from '../../../../src-shared/games/orcs-orcs-orcs/game.ts'
import { figurePaths } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckFigures.ts'
import { OURS_1 } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/ours.ts'
import { at } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { toldOf } from '../../../../src-shared/games/text/playing.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import type { PrintDocument } from '../../../features/print/document.ts'
import { referenceDocument } from './referenceDocument.ts'
import { scoringDocument, trophyDocument } from './seatDocuments.ts'

afterEach(() => tellIn(() => 'en'))

const figures = { 'blue trophy_golem': 2, 'blue skull_golem': 2, 'blue defeats_golem': 2 }
const { world } = at({ figures, houseRules: { any_type_enhances: true }, modules: ['missions'] })
const told = (make: () => PrintDocument): PrintDocument => toldOf({ game: GAME, world }, make)
const cellsOf = ({ blocks }: PrintDocument): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'row' ? [block.cells.join(' | ')] : []))

describe('on paper', () => {
  test('the reference sheet has every creature, every spell by its lines, and what the table decided', () => {
    const document = told(() => referenceDocument('The tower', world))
    const rows = cellsOf(document)
    expect(rows.find((row) => row.startsWith('Golem'))).toMatch(/^Golem \| brute \| \d \| (?:\d · )+\d \| [A-Z][\w *]+ \| /)
    expect(rows.filter((row) => row.startsWith('Fireball'))).toHaveLength(1)
    expect(rows.filter((row) => row.includes('Learn a spell')).length).toBeGreaterThan(1)
    expect(document.blocks.some((block) => block.kind === 'text' && block.look === 'entry')).toBe(true)
  })

  test('RULING-01 the reference sheet marks what the program has chosen, and says so once', () => {
    const document = told(() => referenceDocument('The tower', world))
    const rows = cellsOf(document)
    expect(rows.find((row) => row.startsWith('Golem'))).toMatch(/\| 4 \| (?:\d · )+\d \| No change of rules \* \| /)
    expect(document.blocks.filter((block) => block.kind === 'text' && block.text.startsWith('* '))).toHaveLength(1)
    const printed = { ...OURS_1, sources: Object.fromEntries(figurePaths(OURS_1).map((path) => [path, 'P' as const])) }
    const all = told(() => referenceDocument('The tower', at({ deck: printed as unknown as Json }).world))
    expect(JSON.stringify(all.blocks)).not.toContain('*')
  })

  test('a trophy board has what a seat holds, and what each is worth', () => {
    const rows = cellsOf(told(() => trophyDocument('The tower', world, 'blue', 'Ada')))
    expect(rows.find((row) => row.startsWith('Golem'))).toMatch(/\| 2 \| \d \| ●●/)
    expect(rows.find((row) => row.startsWith('Goblin'))).toMatch(/\| 0 \| \d \| ○○/)
  })

  test('the scoring sheet leaves missions and kept cards to the pen until the end', () => {
    const rows = cellsOf(told(() => scoringDocument('The tower', world)))
    expect(rows.find((row) => row.startsWith('Golem'))).toMatch(/\| 2 = \d+ \| 0 = 0/)
    expect(rows.find((row) => row.startsWith('Secret mission'))).toBe('Secret mission |  |  |  | ')
  })

  test.each(['en', 'de'] as const)('no sheet has a key without a word: %s', (language) => {
    tellIn(() => language)
    for (const make of [
      () => referenceDocument('x', world),
      () => trophyDocument('x', world, 'red', ''),
      () => scoringDocument('x', world),
    ])
      expect(JSON.stringify(told(make))).not.toMatch(/(?:creature|skill|bonus|spell|power|category)\.[a-z]|undefined/)
  })
})
