import { expect, test } from 'vitest'
import type { Act } from '../../../src-shared/kernel/engine/request.ts'
import { actGroups } from './actGroups.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const act = (id: string, group?: string): Act => ({
  id,
  rule: 'GL-WAR-1',
  wording: `act.x.${id}`,
  fields: [],
  ...(group === undefined ? {} : { group }),
})
const grouped = (...acts: readonly Act[]) => actGroups(acts).map(({ title, acts: some }) => [title, some.map(({ id }) => id)])

test('acts stand under what their rule says they are about, every one once', () => {
  const [land, raids] = ['actGroup.land', 'actGroup.raids']
  expect(grouped(act('claim', land), act('raid-humans', raids), act('other'), act('raid-dwarves', raids))).toEqual([
    ['Land', ['claim']],
    ['Raids', ['raid-humans', 'raid-dwarves']],
    ['', ['other']],
  ])
})

test('acts of one kind, or of none, need no heading', () => {
  expect(grouped(act('people'), act('culture'))).toEqual([['', ['people', 'culture']]])
  expect(grouped(act('declare', 'actGroup.wars'), act('dropWar', 'actGroup.wars'))).toEqual([['', ['declare', 'dropWar']]])
})
