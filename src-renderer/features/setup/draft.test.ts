import { expect, test } from 'vitest'
import { isSeed } from '../../../src-shared/kernel/chance/dice.ts'
import { readSetup } from '../../../src-shared/games/greatest-lineage/rules/setup.ts'
import { readTableSetup } from '../../../src-shared/table/library/tableSetup.ts'
import { GAME } from '../../../src-shared/games/greatest-lineage/game.ts'
import { SETUP } from '../../../src-shared/games/greatest-lineage/setup.ts'
import { newDraft, seedFromPhrases, seedOf, setupOf } from './draft.ts'

/** As a campaign is begun with it: the table takes its own fields, the game the rest. */
function readAll(setup: unknown): ReturnType<typeof readSetup> {
  const wish = readTableSetup(setup)
  return wish.ok ? readSetup(wish.value.game) : wish
}

test('an untouched draft is a whole set-up: defaults, stand-ins for names, today as title', () => {
  const setup = setupOf(GAME.id, SETUP, newDraft('app'), '1 May')
  expect(setup).toMatchObject({ title: 'Campaign of 1 May', goal: 'conquest', dice: 'app', houseRules: {} })
  expect(setup).not.toHaveProperty('seed')
  expect(setup).not.toHaveProperty('firstPlayer')
  expect(readAll(setup)).toMatchObject({ ok: true })
})

test('what was chosen goes into the set-up', () => {
  const draft = newDraft('typed')
  draft.title = '  The Winter Crown '
  draft.names['humans'] = 'Berta'
  draft.seats['humans'] = { rulerSex: 'female' }
  draft.sheet = { firstPlayer: 'dwarves' }
  draft.houseRules = { timeline_pace: 1 }
  const setup = setupOf(GAME.id, SETUP, draft, 'today')
  expect(setup).toMatchObject({ title: 'The Winter Crown', dice: 'typed', firstPlayer: 'dwarves', houseRules: { timeline_pace: 1 } })
  expect(setup['players']).toMatchObject({ humans: { name: 'Berta', rulerSex: 'female' } })
  expect(readAll(setup)).toMatchObject({ ok: true })
})

test('a table of two leaves out the seat nobody was named for', () => {
  const draft = newDraft('app')
  draft.houseRules = { min_players: 2 }
  draft.names['elves'] = 'Ada'
  draft.names['dwarves'] = 'Cleo'
  const setup = setupOf(GAME.id, SETUP, draft, 'today')
  expect(Object.keys(setup['players'] as object)).toEqual(['elves', 'dwarves'])
  expect(readAll(setup)).toMatchObject({ ok: true })
})

test('the phrases of all players make the seed; one that is missing makes none', () => {
  const draft = newDraft('app')
  draft.seedFrom = 'phrases'
  draft.phrases['elves'] = 'moon'
  expect(seedOf(SETUP, draft)).toBeNull()
  draft.phrases['humans'] = 'bread'
  draft.phrases['dwarves'] = 'anvil'
  const seed = seedOf(SETUP, draft)
  expect(isSeed(seed)).toBe(true)
  expect(seed).toBe(seedFromPhrases(['moon', 'bread', 'anvil']))
  expect(seed).not.toBe(seedFromPhrases(['moon', 'bread', 'anvils']))
})
