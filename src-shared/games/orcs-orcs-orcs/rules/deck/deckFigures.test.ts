import { describe, expect, test } from 'vitest'
import { deckProblems, newDeckProblems } from './deckProblems.ts'
import { asOurs, countSources, figureAt, figurePaths, isAsOurs, sourceOf, withFigure, withPowers, withSource } from './deckFigures.ts'
import { OURS_1 } from './ours.ts'

describe('figures of a deck by their paths', () => {
  test('every source names a figure, and every figure has one', () => {
    const paths = figurePaths(OURS_1)
    expect(Object.keys(OURS_1.sources).filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.filter((path) => figureAt(OURS_1, path) === undefined)).toEqual([])
    const counted = countSources(OURS_1)
    expect(counted).toMatchObject({ P: 17, W: 1 })
    expect(Object.values(counted).reduce((all, one) => all + one)).toBe(paths.length)
  })

  test('are found by id in creatures and spells, by place in lines and cards', () => {
    expect(figureAt(OURS_1, 'creatures.chief.life')).toBe(5)
    expect(figureAt(OURS_1, 'spells.fireball.lines.1')).toEqual({ need: 3, does: { do: 'damage', amount: 5, area: 'one' } })
    expect(figureAt(OURS_1, 'fate.4')).toEqual({ moves: ['weak', 'brute'], rule: null })
    expect(figureAt(OURS_1, 'spells.fireball.lines.2')).toBeUndefined()
  })

  test('a figure that is changed counts as printed, and nothing else changes', () => {
    const changed = withFigure(OURS_1, 'creatures.chief.life', 6)
    expect(figureAt(changed, 'creatures.chief.life')).toBe(6)
    expect([sourceOf(OURS_1, 'creatures.chief.life'), sourceOf(changed, 'creatures.chief.life')]).toEqual(['W', 'P'])
    expect(figurePaths(changed).filter((path) => !isAsOurs(changed, path))).toEqual(['creatures.chief.life'])
    expect(OURS_1.creatures[5]?.life).toBe(5)
    expect(asOurs(changed, 'creatures.chief.life')).toEqual(OURS_1)
  })

  test('a line can be added and taken away again', () => {
    const more = withFigure(OURS_1, 'spells.fireball.lines.2', { need: 4, does: { do: 'damage', amount: 7, area: 'one' } })
    expect(more.spells.find(({ id }) => id === 'fireball')?.lines).toHaveLength(3)
    expect([sourceOf(more, 'spells.fireball.lines.2'), isAsOurs(more, 'spells.fireball.lines.2')]).toEqual(['P', false])
    expect(deckProblems(more, 'deck')).toEqual([])
    expect(asOurs(more, 'spells.fireball.lines.2')).toEqual(OURS_1)
  })

  test('a spell book with other powers goes by an id that names them, with its sources', () => {
    const marked = withSource(OURS_1, 'spells.spell_book_water_fire.copies', 'P')
    const other = withPowers(marked, 'spell_book_water_fire', ['earth', 'water'])
    expect(figureAt(other, 'spells.spell_book_earth_water.powers')).toEqual(['earth', 'water'])
    expect([sourceOf(other, 'spells.spell_book_earth_water.copies'), figureAt(other, 'spells.spell_book_water_fire')]).toEqual([
      'P',
      undefined,
    ])
    expect(newDeckProblems(other, 'deck')).toEqual([])
    const twin = withPowers(other, 'spell_book_fire_earth', ['earth', 'water'])
    expect(figureAt(twin, 'spells.spell_book_earth_water_2.powers')).toEqual(['earth', 'water'])
    expect(newDeckProblems(twin, 'deck')).toEqual([])
    const back = withPowers(other, 'spell_book_earth_water', ['water', 'fire'])
    expect(back.spells).toEqual(OURS_1.spells)
  })

  test('a source is changed without its figure; ours is not listed', () => {
    const told = withSource(OURS_1, 'toadlings.draw', 'P')
    expect([sourceOf(told, 'toadlings.draw'), told.toadlings]).toEqual(['P', OURS_1.toadlings])
    expect(withSource(told, 'toadlings.draw', 'O')).toEqual(OURS_1)
  })
})
