import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { toyHost } from '../../testing/toyTable.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { WHOLE_TOY } from '../../testing/wholeToy.ts'
import FilesPanel from './FilesPanel.vue'

playTheToyOnly()

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

test('files are made for the player the address names, until another is chosen', async () => {
  mounted = await mountAt(toyHost(), FilesPanel)
  await mounted.router.push('/share/tiny/files?seat=blue')
  await flushPromises()
  const chosen = () => mounted.wrapper.get<HTMLInputElement>('input[name="files-seat"]:checked').element.value
  expect(chosen()).toBe('blue')
  await mounted.wrapper.get('input[value="green"]').setValue()
  expect(chosen()).toBe('green')
})

test('where the game has no orders, neither the pack nor its key speaks of them', async () => {
  const { rules } = toyFace(WHOLE_TOY)
  const { rehearsal: _, ...unprepared } = rules
  mounted = await mountAt(toyHost(), FilesPanel)
  await mounted.router.push('/share/tiny/files?seat=blue')
  await flushPromises()
  expect(mounted.wrapper.text()).toMatch(/orders/i)
  if (mounted.table.game !== null) mounted.table.game = { ...mounted.table.game, rules: unprepared }
  await flushPromises()
  expect(mounted.wrapper.text()).not.toMatch(/orders/i)
})
