import { expect, test } from 'vitest'
import type { Act } from '../../../../src-shared/kernel/request.ts'
import { actGroups, isGrave } from './actGroups.ts'

const act = (id: string, wording = `act.x.${id}`): Act => ({ id, rule: 'GL-WAR-1', wording, fields: [] })
const grouped = (...acts: readonly Act[]) => actGroups(acts).map(({ title, acts: some }) => [title, some.map(({ id }) => id)])

test('acts stand under what they are about, every one once', () => {
  expect(grouped(act('claim'), act('raid-humans'), act('raid-dwarves'), act('treaty'), act('ally'))).toEqual([
    ['Land', ['claim']],
    ['Raids', ['raid-humans', 'raid-dwarves']],
    ['Diplomacy', ['treaty', 'ally']],
  ])
  expect(grouped(act('declare'), act('trainSpies'), act('sendSpy'), act('recall'))).toEqual([
    ['Wars', ['declare']],
    ['Training', ['trainSpies']],
    ['Missions', ['sendSpy', 'recall']],
  ])
})

test('clauses of a treaty stand apart from what is done with it', () => {
  const clause = (id: string) => act(id, `act.treaty.${id}`)
  expect(grouped(clause('tokens'), clause('war'), clause('remove'), clause('offer'))).toEqual([
    ['Put into it', ['tokens', 'war']],
    ['What stands in it', ['remove', 'offer']],
  ])
  expect(grouped(clause('tokens'), clause('text'))).toEqual([['', ['tokens', 'text']]])
})

test('acts of one kind, or of none, need no heading', () => {
  expect(grouped(act('people'), act('culture'))).toEqual([['', ['people', 'culture']]])
  expect(grouped(act('declare'), act('dropWar'))).toEqual([['', ['declare', 'dropWar']]])
})

test('a raid, an opening and a broken alliance are never chosen beforehand', () => {
  expect(['raid-elves', 'openWar', 'breakAlliance', 'claim', 'declare'].map((id) => isGrave(act(id)))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})
