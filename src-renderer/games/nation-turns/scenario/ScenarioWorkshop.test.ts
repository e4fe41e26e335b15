import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { GAME } from '../../../../src-shared/games/nation-turns/game.ts'
import { SCENARIO } from '../../../../src-shared/games/nation-turns/rules/records.ts'
import { SAMPLE } from '../../../../src-shared/games/nation-turns/rules/sample.ts'
import { readScenario } from '../../../../src-shared/games/nation-turns/rules/scenarioCheck.ts'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import { playing } from '../../../../src-shared/games/text/playing.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import DocumentWorkshop from '../../../features/workshop/DocumentWorkshop.vue'
import { workshopStage } from '../../../testing/workshopStage.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import ScenarioWorkshop from './ScenarioWorkshop.vue'

const { shown, text, settled, button, press, openTab, kept: stored } = workshopStage(GAME.id)

async function workshop(): Promise<Mounted['wrapper']> {
  shown.mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), ScenarioWorkshop, () => ({ game: GAME }))
  await toList()
  return shown.mounted.wrapper
}

async function toList(): Promise<void> {
  await shown.mounted?.router.push({ name: 'page', params: { campaign: 'w', page: 'scenarios', part: '' } })
  await settled()
}

/** The scenario in the editor, as it is stored. */
const keptNow = async (): Promise<unknown> => (await stored())[0]

describe('NT-SET-1 scenarios of one’s own', () => {
  test('the sample is taken, changed, and kept without a key for it', async () => {
    const wrapper = await workshop()
    expect(text()).toContain('There is none yet.')
    await press('Begin with the sample')
    expect(wrapper.get('h1').text()).toBe('The Northern Ring, changed')
    expect(text()).toContain('It can be played, and has all that the sheet refers to.')
    expect(wrapper.findAll('[data-area]')).toHaveLength(12)
    await wrapper.get('#scenario-areas-0-name').setValue('Port')
    expect(wrapper.get('[data-area="SM"]').attributes('aria-label')).toContain('Port')
    await wrapper.get('#scenario-areas-0-id').setValue('PO')
    await settled()
    const kept = readScenario(await keptNow())
    if (!kept.ok) throw new Error(kept.problems.map(({ message }) => message).join(' '))
    expect(kept.value.areas[0]).toMatchObject({ id: 'PO', name: 'Port' })
    expect(kept.value.nations[0]?.start[0]?.area).toBe('PO')
    expect(shown.said()).toEqual([])
  })

  test('what is wrong stands beside its field and at its tab; nothing typed is lost by leaving', async () => {
    const wrapper = await workshop()
    await press('Begin with the sample')
    await wrapper.get('#scenario-areas-0-x').setValue('')
    await wrapper.get('#scenario-areas-0-name').setValue('')
    await settled()
    expect(text()).toContain('It cannot be played yet: 2 things to mend.')
    expect(document.querySelector('[role="tab"]')?.textContent).toBe('Areas (2)')
    expect(wrapper.get('#scenario-areas-0-x-problems').text()).toContain('from 0 to 100')
    expect(button('Begin a campaign').disabled).toBe(true)
    await keptNow()
    shown.mounted?.wrapper.unmount()
    await workshop()
    expect(text()).toContain('2 things to mend before it can be played')
    document.querySelector<HTMLElement>('.mine a')?.click()
    await settled()
    expect(text()).toContain('It cannot be played yet: 2 things to mend.')
    expect(document.querySelector<HTMLInputElement>('#scenario-areas-0-x')?.value).toBe('')
  })

  test('what the sheet refers to and is not there is said where it belongs', async () => {
    const wrapper = await workshop()
    await press('Begin with a bare map')
    expect(text()).toMatch(/It can be played\. The sheet refers to \d+ things it leaves out/)
    expect(text()).toContain('Map: no area is of the type “rough”')
    await openTab('Nations')
    const scoring = wrapper.findAll('.part.rows').find((one) => one.get('legend').text() === 'Scores for')
    expect(scoring?.text()).toContain('Nation details: nothing says what N1 scores for.')
    await press('Add a criterion')
    expect(document.body.textContent).not.toContain('nothing says what N1 scores for')
    expect(text()).toContain('to mend')
    await wrapper.get('#scenario-nations-0-scoring-0-kind').setValue('alive')
    await settled()
    expect(await keptNow()).toMatchObject({ nations: [{ scoring: [{ kind: 'alive', points: 1 }] }] })
  })

  test('borders are set on both sides, rows come and go, and the last change is undone', async () => {
    const wrapper = await workshop()
    await press('Begin with the sample')
    await wrapper.get('#scenario-areas-0-name').setValue('Port')
    const far = wrapper.findAll('.borders label').find((one) => one.text() === 'White Tongue')
    await far?.get('input').setValue(true)
    await settled()
    const after = readScenario(await keptNow())
    expect(after.ok && after.value.areas[11]?.borders).toContain('SM')
    await press('Undo the last change')
    const undone = readScenario(await keptNow())
    expect(undone.ok && undone.value.areas[11]?.borders).toEqual(SAMPLE.areas[11]?.borders)
    expect(undone.ok && undone.value.areas[0]?.name).toBe('Port')
    await openTab('Events')
    await press('Add an event')
    expect(text()).toContain('3 things to mend')
    await press('Remove Round 1:')
    expect(text()).toContain('It can be played, and has all')
  })

  test('an area moved on the map keeps its two fields in step, and all steps are undone at once', async () => {
    const wrapper = await workshop()
    await press('Begin with the sample')
    const place = (): unknown[] => ['x', 'y'].map((field) => wrapper.get<HTMLInputElement>(`#scenario-areas-1-${field}`).element.value)
    const area = wrapper.get('[data-area="BR"]')
    await area.trigger('click', { detail: 1 })
    const before = place()
    await area.trigger('focus')
    await area.trigger('keydown', { key: 'ArrowRight', shiftKey: true })
    await area.trigger('keydown', { key: 'ArrowDown' })
    await settled()
    expect(place()).toEqual(['30', '25'])
    await wrapper.get('#scenario-areas-1-x').setValue('44')
    await settled()
    expect(area.attributes('aria-label')).toContain('44 from the left, 25 from the top')
    await press('Undo the last change')
    expect(place()).toEqual(['30', '25'])
    await press('Undo the last change')
    expect(place()).toEqual(before)
    expect(button('Undo the last change').disabled).toBe(true)
  })

  test('a new area lies where it hides no other', async () => {
    await workshop()
    await press('Begin with the sample')
    await press('Add an area')
    await press('Add an area')
    const kept = (await keptNow()) as { readonly areas: readonly { readonly x: number; readonly y: number }[] }
    const places = kept.areas.map(({ x, y }) => `${x},${y}`)
    expect(new Set(places).size).toBe(14)
  })

  test('a file is taken in, or refused with each place', async () => {
    await workshop()
    const wrapper = shown.mounted?.wrapper.getComponent(DocumentWorkshop)
    const page = wrapper?.vm as unknown as { take: (file: File) => Promise<void> }
    await page.take(new File(['{"id": 7}'], 'mine.json'))
    await settled()
    expect(text()).toContain('mine.json contains no scenario that can be read.')
    expect(text()).toContain('scenario.areas')
    await page.take(new File(['no'], 'mine.json'))
    await settled()
    expect(text()).toContain('It cannot be read as JSON')
    await page.take(new File([JSON.stringify({ ...SAMPLE, name: 'From afar' })], 'mine.json'))
    await settled()
    expect(wrapper?.get('h1').text()).toBe('From afar')
    await press('Begin a campaign')
    expect(shown.mounted?.router.currentRoute.value.query).toMatchObject({ game: 'nation-turns' })
  })

  test('the scenario a campaign gives along with the address becomes one of mine', async () => {
    window.history.replaceState({ made: JSON.stringify({ ...SAMPLE, name: 'As it was played' }) }, '')
    const wrapper = await workshop()
    window.history.replaceState(null, '')
    expect(wrapper.get('h1').text()).toBe('As it was played')
    expect(await keptNow()).toMatchObject({ name: 'As it was played' })
  })

  test('texts are told for the scenario that is open; once the workshop is left, as before', async () => {
    await workshop()
    const before = playing()?.world
    await press('Begin with a bare map')
    const first = shown.mounted?.router.currentRoute.value.params
    await toList()
    await press('Begin with the sample')
    expect(playing()?.world.record(SCENARIO, 'scenario')?.name).toBe('The Northern Ring, changed')
    await shown.mounted?.router.push({ name: 'page', params: first ?? {} })
    await settled()
    expect(playing()?.world.record(SCENARIO, 'scenario')?.name).toBe('My scenario')
    await toList()
    expect(playing()?.world).toBe(before)
  })
})

test('in German', async () => {
  tellIn(() => 'de')
  await workshop()
  await press('Mit dem Beispiel beginnen')
  for (const name of ['Einheiten', 'Nationen', 'Ereignisse', 'Höchstzahlen']) {
    await openTab(name)
    expect(text()).not.toMatch(/\bundefined\b|\[object|NaN|\bfield\.|\bword\./)
  }
  expect(shown.said()).toEqual([])
})
