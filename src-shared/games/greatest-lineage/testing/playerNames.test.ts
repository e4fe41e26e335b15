import { expect, test } from 'vitest'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { seated } from '../../../table/testing/seatedTable.ts'
import { CIVILISATIONS } from '../rules/records.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'

test('a player who is called otherwise later is called so at the whole table', async () => {
  const { session, campaign } = seated(begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } }, GREATEST_LINEAGE))
  const names = () => session.players.map(({ name }) => name)
  expect(names()).toEqual(['Ada', 'Ben', 'Cy'])
  const standing = campaign.world.record(CIVILISATIONS, 'humans')
  if (standing === undefined) throw new Error('nobody plays the humans')
  valueOf(await session.correct([{ collection: CIVILISATIONS.name, id: 'humans', to: { ...standing, player: 'Dora' } }], 'a new player'))
  expect(names()).toEqual(['Ada', 'Dora', 'Cy'])
  valueOf(await session.retract(campaign.entries.at(-1)?.seq ?? 0))
  expect(names()).toEqual(['Ada', 'Ben', 'Cy'])
})
