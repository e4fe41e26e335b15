import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import type { WorkbenchApi } from '../../../../src-shared/contract/workbenchApi.ts'
import { GAME } from '../../../../src-shared/games/hordes/game.ts'
import { HORDES } from '../../../../src-shared/games/hordes/rules/ruleset.ts'
import { readSetup } from '../../../../src-shared/games/hordes/rules/setup.ts'
import { refuse } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import DocumentChoice from '../../../features/workshop/DocumentChoice.vue'
import DocumentWorkshop from '../../../features/workshop/DocumentWorkshop.vue'
import SetupPage from '../../../features/setup/SetupPage.vue'
import { workshopStage } from '../../../testing/workshopStage.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { setupOf } from '../testing/playedTable.ts'
import { codesOf, fileOf } from './armies.ts'
import ArmyWorkshop from './ArmyWorkshop.vue'
import { HORDES as ENTRY } from '../../../../src-shared/games/hordes/entry.ts'
import { registerOnly } from '../../../../src-shared/games/testing/registered.ts'

registerOnly(ENTRY)

const { shown, text, settled, press, kept, store } = workshopStage(GAME.id)

function named(selector: string, name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()).startsWith(name))
  if (found === undefined) throw new Error(`no ${selector} “${name}”`)
  return found
}

async function write(name: string, value: string): Promise<void> {
  const field = named('input', name) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

async function workshop(): Promise<Mounted['wrapper']> {
  shown.mounted = await mountAt(tinyHost(HORDES, {}, setupOf()), ArmyWorkshop, () => ({ game: GAME }))
  await shown.mounted.router.push({ name: 'page', params: { campaign: 'w', page: 'armies', part: '' } })
  await settled()
  return shown.mounted.wrapper
}

describe('HQ-ARM-1 and HQ-ARM-2 armies are put together', () => {
  test('from the sample: AP left, the cheap share, the general, each said as it changes, and kept', async () => {
    await workshop()
    await press('Begin with the Hill Host')
    expect(text()).toContain('24 of 24 AP, nothing left')
    expect(text()).toContain('16 of 24 AP in elements of 1 or 2 AP, at least half')
    expect(text()).toContain('General: Hero')
    await press('Add Dragon, 4 AP')
    expect(text()).toContain('28 of 24 AP, 4 too many')
    expect(text()).toContain('28 of 24 AP, 4 too many')
    expect((named('button', 'Set up a battle with it') as HTMLButtonElement).disabled).toBe(true)
    await press('Take Magician out')
    await write('Name of Spears 1', 'Old Guard ')
    named('input', 'Knights 2: general').click()
    await settled()
    expect(text()).toContain('General: Knights 2')
    expect((named('button', 'Set up a battle with it') as HTMLButtonElement).disabled).toBe(false)
    const [army] = (await kept()) as { name: string; elements: readonly { type: string; label: string; general: boolean }[] }[]
    expect(codesOf((army?.elements ?? []) as Parameters<typeof codesOf>[0])).toBe('DR HE KN KN* SP SP SP SP SH HO HO')
    expect(army?.elements.some(({ label }) => label === 'Old Guard ')).toBe(true)
    expect(shown.said()).toEqual([])
  })

  test('who cannot lead is not offered to, and says why', async () => {
    await workshop()
    await press('Begin with nothing')
    expect(text()).toContain('No elements yet')
    await press('Add Paladin, 4 AP')
    expect(document.querySelector('[aria-label="Paladin: general"]')).toBeNull()
    expect(text()).toContain('cannot be general')
    await press('Add Lurkers, 1 AP')
    named('input', 'Lurkers: in water').click()
    await settled()
    expect(await kept()).toMatchObject([{ elements: [{ type: 'LU', water: true }, { type: 'PA' }] }])
    await press('Undo')
    expect(await kept()).toMatchObject([{ elements: [{ type: 'LU', water: false }, { type: 'PA' }] }])
  })

  test('one is opened from its file; what is no army is refused with its place', async () => {
    const wrapper = await workshop()
    const { take } = wrapper.getComponent(DocumentWorkshop).vm as unknown as { take: (file: File) => Promise<void> }
    await take(new File(['{"elements":[{"type":"XX"}]}'], 'bad.json'))
    await settled()
    expect(text()).toContain('bad.json cannot be read as an army.')
    expect(text()).toContain('elements.0.type')
    await take(new File([fileOf({ name: 'Fen', elements: [{ type: 'HE', label: '<b>', general: true, water: false }] })], 'fen.json'))
    await settled()
    expect(document.querySelector('h1')?.textContent).toBe('Fen')
    expect(text()).toContain('General: <b>')
  })
})

/** The set-up at its step of the game, and what it would begin. */
async function setup(): Promise<() => Readonly<Record<string, Json>>> {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  shown.mounted = await mountAt(tinyHost(HORDES, { create }, setupOf()), SetupPage)
  await settled()
  await shown.mounted.wrapper.findAll('.step-link')[1]?.trigger('click')
  await settled()
  return () => (create.mock.calls.at(-1)?.[0] ?? {}) as Readonly<Record<string, Json>>
}

describe('armies are chosen in the set-up', () => {
  const MINE = {
    name: 'Fen',
    wanted: 24,
    elements: ['HE', ...Array.from({ length: 10 }, () => 'SP')].map((type, at) => ({ type, label: '', general: at === 0, water: false })),
  }

  test('the samples to begin with; one of one’s own for either side; one that is not ready is not offered', async () => {
    await store('mine', 2, MINE)
    await store('half', 1, { ...MINE, name: 'Half', elements: [] })
    const begun = await setup()
    expect(text()).toContain('Half: not ready for this battle')
    const fen = shown.mounted?.wrapper.findAll('input[name="army-blueHost"]').find((one) => one.attributes('value') === 'mine')
    await fen?.setValue(true)
    await settled()
    await press('Start')
    const { setup: raw = begun() } = begun() as { setup?: Readonly<Record<string, Json>> }
    const read = readSetup({ players: raw['players'] ?? {}, houseRules: raw['houseRules'] ?? {} })
    expect(read).toMatchObject({ ok: true, value: { players: { redHost: { army: 'Hill Host' }, blueHost: { army: 'Fen' } } } })
    expect(shown.said()).toEqual([])
  })

  test('each side may take either sample', async () => {
    const begun = await setup()
    const pick = async (host: string, value: string): Promise<void> => {
      await shown.mounted?.wrapper
        .findAll(`input[name="army-${host}"]`)
        .find((one) => one.attributes('value') === value)
        ?.setValue(true)
      await settled()
    }
    await pick('redHost', 'sample-other')
    await pick('blueHost', 'sample-other')
    await press('Start')
    const { setup: raw = begun() } = begun() as { setup?: Readonly<Record<string, Json>> }
    const read = readSetup({ players: raw['players'] ?? {}, houseRules: raw['houseRules'] ?? {} })
    expect(read).toMatchObject({ ok: true, value: { players: { redHost: { army: 'Grave Host' }, blueHost: { army: 'Hill Host' } } } })
    expect(shown.said()).toEqual([])
  })

  test('the text of a file is read as it is given, and says what is wrong with it', async () => {
    await setup()
    const choice = shown.mounted?.wrapper.getComponent(DocumentChoice)
    await (choice?.vm as unknown as { take: (file: File, host: string) => Promise<void> }).take(
      new File(['{"elements":[{"type":"DR"}]}'], 'x.json'),
      'army-redHost',
    )
    await settled()
    expect(text()).toContain('It cannot take the field yet.')
    expect(text()).toContain('The army costs 4 AP, and 24 are wanted')
  })
})
