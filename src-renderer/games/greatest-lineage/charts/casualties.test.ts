import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf } from '../../../testing/played.ts'
import { line, put } from '../../../testing/secrets.ts'
import { casualtyFigures, warTolls } from '../../../../src-shared/games/greatest-lineage/charts/casualties.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'

tellForGreatestLineage()

const ALL = { from: 0, to: 99 }

const war = (aggressor: string, defender: string, id = `${aggressor}-${defender}`): Effect =>
  put('GL-WAR-2', 'war', id, { id, aggressor, defender })

/** One battle in which `loser` loses these. */
const battle = (loser: string, enemy: string, warriors: number, males = 0): readonly Effect[] => [
  line('GL-WAR-9', 'battleBonus', loser, { faction: loser, enemy, bonus: 5 }),
  line('GL-WAR-20', 'casualties', loser, { faction: loser, warriors, males, females: 0, others: 0, due: warriors + males }),
]

const moments = (...answers: readonly (readonly Effect[])[]) => momentsOf(entriesOf([at(3, 'elves', 5)], answers))

describe('GL-WAR-20 the dead of a war', () => {
  test('are added up by war and side, warriors and bystanders alike', () => {
    const tolls = warTolls(moments([war('elves', 'humans')], battle('humans', 'elves', 3, 2), battle('elves', 'humans', 4)), ALL)
    expect(tolls).toHaveLength(1)
    expect(tolls[0]).toMatchObject({ aggressor: 'elves', defender: 'humans', round: 3 })
    expect([...(tolls[0]?.dead ?? [])]).toEqual([
      ['humans', 5],
      ['elves', 4],
    ])
  })

  test('belong to the war between the two who rolled, also where one of them fights two', () => {
    const tolls = warTolls(
      moments([war('elves', 'humans'), war('elves', 'dwarves')], battle('elves', 'dwarves', 6), battle('elves', 'humans', 1)),
      ALL,
    )
    expect(tolls.map(({ id, dead }) => [id, dead.get('elves')])).toEqual([
      ['elves-dwarves', 6],
      ['elves-humans', 1],
    ])
  })

  test('a second war between the same two is a war of its own', () => {
    const tolls = warTolls(
      moments(
        [war('elves', 'humans', 'first')],
        battle('elves', 'humans', 2),
        [war('humans', 'elves', 'second')],
        battle('elves', 'humans', 3),
      ),
      ALL,
    )
    expect(tolls.map(({ id }) => id)).toEqual(['first', 'second'])
  })

  test('wars against tribes are told together, and what cost nobody is not told', () => {
    const figures = casualtyFigures(
      moments(
        [war('elves', 'tribe-1'), war('elves', 'tribe-2'), war('humans', 'demonic')],
        battle('tribe-1', 'elves', 4),
        battle('tribe-2', 'elves', 5),
        battle('humans', 'demonic', 0),
      ),
      ALL,
    )
    expect(figures.labels).toEqual(['Elves and tribes, 2 wars'])
    expect(figures.series.map(({ name, values }) => [name, values])).toEqual([['Dead of the tribes', [9]]])
    expect(figures.title).toBe('Of 9 dead in 2 wars, 5 fell between the elves and tribe 2')
  })

  test('only in the rounds asked for', () => {
    const all = moments([war('elves', 'humans')], battle('elves', 'humans', 2))
    expect(warTolls(all, { from: 4, to: 9 })).toEqual([])
    expect(casualtyFigures(all, { from: 4, to: 9 }).title).toBe('Nobody has died in battle')
  })
})
