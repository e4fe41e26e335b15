import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { ORCS_ORCS_ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/entry.ts'
import { GAME } from '../../../../src-shared/games/orcs-orcs-orcs/game.ts'
import type { Deck } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deck.ts'
import { figureAt, sourceOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/deckFigures.ts'
import { OURS_1 } from '../../../../src-shared/games/orcs-orcs-orcs/rules/deck/ours.ts'
import { ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import type { WorkbenchApi } from '../../../../src-shared/contract/workbenchApi.ts'
import { registerOnly } from '../../../../src-shared/games/testing/registered.ts'
import { refuse } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import DocumentWorkshop from '../../../features/workshop/DocumentWorkshop.vue'
import SetupPage from '../../../features/setup/SetupPage.vue'
import { workshopStage } from '../../../testing/workshopStage.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { DECK, fileOf } from './deckKind.ts'
import DeckWorkshop from './DeckWorkshop.vue'
import { trackIn } from './figureValues.ts'

registerOnly(ORCS_ORCS_ORCS)

const PLAYERS = { players: ['blue', 'red'].map((colour) => ({ colour, name: colour })) }
const { shown, text, settled, button, press, openTab, kept, store } = workshopStage(GAME.id)

function found<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (element === null) throw new Error(`no ${selector}`)
  return element
}

/** Changes a field as a person does: writes or picks a value, or checks a box. */
async function change(field: HTMLInputElement | HTMLSelectElement, value: string, event = 'change'): Promise<void> {
  field.value = value
  field.dispatchEvent(new Event(event, { bubbles: true }))
  await settled()
}

/** The deck in the editor, as it is stored. */
async function deck(): Promise<Deck> {
  return (await kept())[0] as unknown as Deck
}

async function workshop(): Promise<Mounted['wrapper']> {
  shown.mounted = await mountAt(tinyHost(ORCS, {}, PLAYERS), DeckWorkshop, () => ({ game: GAME }))
  await shown.mounted.router.push({ name: 'page', params: { campaign: 'w', page: 'decks', part: '' } })
  await settled()
  return shown.mounted.wrapper
}

const mayBegin = (): boolean => !button('Set up a game with it').disabled

describe('RULING-01 a deck is checked against the copy of a group', () => {
  test('a figure that is changed counts as printed, can be put back, and undone', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    const before = await deck()
    expect({ ...before, name: OURS_1.name }).toEqual(OURS_1)
    await change(found('#deck-creatures-chief-life'), '6', 'input')
    const changed = await deck()
    expect([figureAt(changed, 'creatures.chief.life'), sourceOf(changed, 'creatures.chief.life')]).toEqual([6, 'P'])
    await press('Back to 5')
    expect(await deck()).toEqual(before)
    await press('Undo')
    expect(await deck()).toEqual(changed)
    expect(shown.said()).toEqual([])
  })

  test('sums are told as they change; a deck whose sums are wrong begins no game', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    expect([mayBegin(), text()]).toEqual([true, expect.stringContaining('Markers: 72')])
    await change(found('#deck-creatures-goblin-markers'), '15', 'input')
    expect(text()).toContain('Markers: 71 instead of 72')
    expect(text()).toContain('Markers of weak creatures: 31 instead of 32')
    expect(mayBegin()).toBe(false)
    await change(found('#deck-creatures-orc-markers'), '17', 'input')
    await press('Undo')
    await change(found('#deck-creatures-goblin-markers'), '16', 'input')
    expect(mayBegin()).toBe(true)
  })

  test('a source is picked without a change; the figures to check are counted, and one that is checked stays in sight', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    await openTab('Tiles')
    found<HTMLInputElement>('input[name="deck-filter"]:not(:checked)').click()
    await settled()
    const figures = (): number => document.querySelectorAll('.figure').length
    expect(figures()).toBe(5)
    const source = document.querySelectorAll<HTMLSelectElement>('select.source')[0]
    if (source === undefined) throw new Error('no source')
    await change(source, 'P')
    expect([figures(), sourceOf(await deck(), 'toadlings.draw'), (await deck()).toadlings]).toEqual([5, 'P', OURS_1.toadlings])
    const [own] = DECK.beginnings()
    expect(DECK.summaryOf?.(await deck())).not.toBe(own === undefined ? '' : DECK.summaryOf?.(own.make()))
  })

  test('spells: a line reads itself back, is changed, added and taken away', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    await openTab('Spells')
    const fireball = found('section[aria-label="Fireball"]')
    expect(fireball.textContent).toContain('2 power')
    const [kind] = fireball.querySelectorAll<HTMLSelectElement>('select.field')
    if (kind === undefined) throw new Error('no field')
    await change(kind, 'section')
    expect(figureAt(await deck(), 'spells.fireball.lines.0')).toEqual({ need: 2, does: { do: 'damage', amount: 3, area: 'section' } })
    await press('Add a line', fireball)
    expect(figureAt(await deck(), 'spells.fireball.lines.2')).toEqual({ need: 4, does: { do: 'damage', amount: 5, area: 'one' } })
    await press('Take this line away', fireball)
    expect(figureAt(await deck(), 'spells.fireball.lines.2')).toBeUndefined()
    const types = fireball.querySelector<HTMLInputElement>('input[type="checkbox"]:checked')
    types?.click()
    await settled()
    expect(fireball.textContent).toContain('has no type of power')
  })

  test('the numbers of a line are changed within their bounds, and its need by types of power', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    await openTab('Spells')
    const line = '#deck-spells-fireball-lines-0'
    await change(found(`${line}-amount`), '4', 'input')
    await change(found(`${line}-need`), '0', 'input')
    expect(figureAt(await deck(), 'spells.fireball.lines.0')).toEqual({ need: 2, does: { do: 'damage', amount: 4, area: 'one' } })
    const boxes = found('section[aria-label="Fireball"] .line').querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    boxes[0]?.click()
    await settled()
    await change(found(`${line}-fire`), '1', 'input')
    expect(figureAt(await deck(), 'spells.fireball.lines.0')).toMatchObject({ need: { fire: 1, any: 2 } })
    expect(found('section[aria-label="Fireball"] .line').textContent).toContain('1 fire + 2 any')
    await change(found(`${line}-fire`), '0', 'input')
    await change(found(`${line}-any`), '0', 'input')
    expect(figureAt(await deck(), 'spells.fireball.lines.0')).toMatchObject({ need: { any: 1 } })
  })

  test('fate cards, and the ring: a path that is picked changes places with the other', async () => {
    await workshop()
    await press('Begin with the program’s deck')
    await openTab('Fate cards')
    const card = found('section[aria-label="Fate cards"] fieldset')
    card.querySelectorAll<HTMLInputElement>('input')[1]?.click()
    await settled()
    const rule = card.querySelector<HTMLSelectElement>('select.field')
    if (rule !== null) await change(rule, 'no_spells')
    expect(figureAt(await deck(), 'fate.0')).toEqual({ moves: ['weak', 'strong'], rule: 'no_spells' })
    await openTab('Tiles')
    const [first] = document.querySelectorAll<HTMLSelectElement>('select.place')
    if (first !== undefined) await change(first, '3')
    expect((await deck()).ring).toEqual([3, 2, 1, 4, 5, 6])
  })

  test('the worth of trophies is read with commas or blanks; other text is refused', async () => {
    expect([trackIn('5, 4 3;2'), trackIn(''), trackIn('5, x'), trackIn('1 2 3 4 5 6 7 8 9 10')]).toEqual([[5, 4, 3, 2], null, null, null])
    await workshop()
    await press('Begin with the program’s deck')
    const track = found<HTMLInputElement>('#deck-creatures-shaman-track')
    await change(track, '6 5 4')
    expect(figureAt(await deck(), 'creatures.shaman.track')).toEqual([6, 5, 4])
    await change(track, 'six')
    expect(track.getAttribute('aria-invalid')).toBe('true')
    expect(figureAt(await deck(), 'creatures.shaman.track')).toEqual([6, 5, 4])
  })

  test('a file is opened with wrong sums, and refused where a card is missing', async () => {
    const wrapper = await workshop()
    const { take } = wrapper.getComponent(DocumentWorkshop).vm as unknown as { take: (file: File) => Promise<void> }
    await take(new File([fileOf({ ...OURS_1, fate: OURS_1.fate.slice(1) })], 'short.json'))
    await settled()
    expect(text()).toContain('short.json cannot be read as a deck.')
    await take(new File([fileOf({ ...OURS_1, name: 'Box', toadlings: { ...OURS_1.toadlings, draw: 4 } })], 'box.json'))
    await settled()
    expect(found('h1').textContent).toBe('Box')
    expect([mayBegin(), text()]).toEqual([false, expect.stringContaining('Toadling tiles: 13 instead of 12')])
  })
})

test('a stored deck is opened as it is, also with what no file may have', () => {
  const [first, ...others] = OURS_1.fate
  const twice = { ...OURS_1, name: 'Mine', fate: [{ moves: ['weak', 'weak'], rule: first?.rule ?? null }, ...others] }
  expect(DECK.read(twice as unknown as Json)).toEqual(twice)
})

test('RULING-01 the set-up offers the program’s deck and those of the workshop, and begins with the one that is chosen', async () => {
  await store('mine', 2, { ...OURS_1, name: 'Box', ring: [2, 1, 3, 4, 5, 6] } as unknown as Json)
  const begun: unknown[] = []
  const create: WorkbenchApi['create'] = (request) => {
    begun.push(request)
    return Promise.resolve(refuse())
  }
  shown.mounted = await mountAt(tinyHost(ORCS, { create }, PLAYERS), SetupPage)
  await settled()
  await shown.mounted.wrapper.findAll('.step-link')[1]?.trigger('click')
  await settled()
  expect(shown.mounted.wrapper.get('.steps').text()).toContain('Draws')
  expect(shown.mounted.wrapper.get('.steps').text()).not.toContain('Dice')
  const options = shown.mounted.wrapper.findAll<HTMLInputElement>('input[name="deck"]')
  expect(options.map(({ element }) => [element.value, element.checked])).toEqual([
    ['ours', true],
    ['mine', false],
    ['file', false],
  ])
  await options[1]?.setValue(true)
  await settled()
  await press('Start')
  expect(JSON.stringify(begun.at(-1))).toContain('"ring":[2,1,3,4,5,6]')
  await shown.mounted.wrapper.findAll('.step-link')[1]?.trigger('click')
  await settled()
  await shown.mounted.wrapper.findAll('input[name="deck"]')[0]?.setValue(true)
  await settled()
  await press('Start')
  expect(JSON.stringify(begun.at(-1))).not.toContain('"ring"')
})
