import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { whereWeAre } from '../../../wording/names.ts'
import { pageStage } from '../../../testing/pageStage.ts'

const shown = pageStage()

const dice = (...faces: readonly number[]): Json => ({ by: 'hand', dice: faces })
const moves = (...rows: readonly (readonly [way: string, count: number])[]): Json => ({
  moves: rows.map(([way, count]) => ({ way, count })),
})

/** Round 1 up to the move of Oak Tribe: two soldiers of Harbour Charter fall on Kiln Hills, and one of them takes it. */
const HARBOUR = [dice(2, 4), moves(['BR.soldier-KH', 2], ['SM.soldier-BR', 1])]
const OAK = [...HARBOUR, dice(6, 1, 2, 3), {}, dice(6, 3, 5), dice(5, 4)]
/** Three of Oak Tribe fall on a soldier and a farmer. */
const ATTACK = [...OAK, moves(['HF.warrior-LM-BR', 2], ['LM.warrior-BR', 1])]

/** The card of what is asked after these answers. */
async function card(answers: readonly Json[], wording: string): Promise<Mounted> {
  const host = tinyHost(NATION_TURNS, {}, { players: PLAYERS })
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  shown.mounted = await mountAt(host, CurrentCard)
  await flushPromises()
  expect(shown.mounted.table.pending?.wording).toBe(wording)
  expect(shown.mounted.wrapper.find('.facts').exists(), 'the title tells it').toBe(false)
  return shown.mounted
}

const even = (text: string): string => text.replace(/\s+/g, ' ').trim()
const body = (): string => even(document.querySelector('article')?.textContent ?? '')

async function submit(): Promise<unknown> {
  await shown.mounted?.wrapper.get('form').trigger('submit')
  await flushPromises()
  return shown.mounted?.table.entries.at(-1)?.answer
}

describe('births', () => {
  test('a die for each area, with why it needs what it needs', async () => {
    const { wrapper } = await card([], 'roll.births')
    const lines = wrapper.findAll('.lines .line').map((line) => even(line.get('.what').text()))
    expect(lines).toEqual(['Saltmouth5+', 'Barley Reach4+ because of 1 Farmer'])
    expect(wrapper.get('.who').text()).toBe('Harbour Charter (Ada)')
    expect(shown.mounted === null ? '' : whereWeAre(shown.mounted.table.cursor)).toBe(
      'Round 1 · Harbour Charter (Ada) · Population increase',
    )
    await wrapper.get('#typed-dice').setValue('4 4')
    expect(wrapper.findAll('.lines .die').map((die) => die.classes().includes('hit'))).toEqual([false, true])
    expect(shown.said()).toEqual([])
  })

  test('in German', async () => {
    tellIn(() => 'de')
    const { wrapper } = await card([], 'roll.births')
    expect(even(wrapper.get('.lines').text())).toContain('Barley Reach4+ wegen 1 Bauern')
  })
})

describe('moves', () => {
  const radio = (stack: string, way: string, place = 0) =>
    shown.mounted?.wrapper.get<HTMLInputElement>(`input[name="fill-${stack}-${place}"][value="${way}"]`)

  test('one choice sends a stack, and all go together', async () => {
    const { wrapper } = await card(HARBOUR.slice(0, 1), 'fill.move')
    expect(even(radio('BR.soldier', 'BR.soldier-KH')?.element.parentElement?.textContent ?? '')).toBe(
      'Kiln Hills against 2 of Crow Tribe · 2 of max. 2',
    )
    expect(wrapper.findAll('legend').map((legend) => even(legend.text()))).toEqual([
      '1 × Soldier in Saltmouth',
      '1 × Wizard in Saltmouth',
      '2 × Soldier in Barley Reach',
      '1 × Farmer in Barley Reach',
    ])
    await radio('BR.soldier', 'BR.soldier-KH')?.setValue()
    await radio('SM.soldier', 'SM.soldier-BR')?.setValue()
    expect(body()).toContain('Kiln Hills: 2 of yours stop there against 2; nobody can go further on this ground.')
    expect(body()).toContain('3 units will move.')
    expect(await submit()).toEqual({
      moves: [
        { way: 'BR.soldier-KH', count: 2 },
        { way: 'SM.soldier-BR', count: 1 },
      ],
    })
    expect(shown.said()).toEqual([])
  })

  test('planned moves are listed in their order, and each can be taken back without the others', async () => {
    const { wrapper } = await card(HARBOUR.slice(0, 1), 'fill.move')
    const listed = () => wrapper.findAll('section[aria-label="Planned moves"] li').map((row) => even(row.text()))
    expect(listed()).toEqual([])
    await radio('BR.soldier', 'BR.soldier-KH')?.setValue()
    await radio('SM.soldier', 'SM.soldier-BR')?.setValue()
    expect(listed()).toEqual(['2 × Soldier: Barley Reach → Kiln Hills', '1 × Soldier: Saltmouth → Barley Reach'])
    await wrapper.get('button[aria-label^="Take back 2"]').trigger('click')
    expect(listed()).toEqual(['1 × Soldier: Saltmouth → Barley Reach'])
    expect(radio('BR.soldier', '')?.element.checked).toBe(true)
    expect(await submit()).toEqual({ moves: [{ way: 'SM.soldier-BR', count: 1 }] })
  })

  test('fewer leave the rest a choice of its own; nobody moves where nothing is chosen', async () => {
    const { wrapper } = await card(HARBOUR.slice(0, 1), 'fill.move')
    await radio('BR.soldier', 'BR.soldier-KH')?.setValue()
    expect(radio('BR.soldier', 'BR.soldier-KH')?.element.checked).toBe(true)
    await wrapper.get('[id="fill-BR.soldier-0-count"]').setValue('1')
    expect(even(wrapper.get('input[name="fill-BR.soldier-1"]').element.parentElement?.textContent ?? '')).toBe('1 stays 2 of max. 3')
    await radio('BR.soldier', 'BR.soldier-SM', 1)?.setValue()
    expect(shown.mounted?.table.pending?.wording).toBe('fill.move')
    await radio('BR.soldier', '', 0)?.setValue()
    expect(await submit()).toEqual({ moves: [{ way: 'BR.soldier-SM', count: 1 }] })
  })

  test('NT-MOV-3 a way past others is closed, with the reason, until enough stop there; passed too early it is refused where it stands', async () => {
    const { wrapper } = await card(OAK, 'fill.move')
    const past = () => radio('LM.warrior', 'LM.warrior-BR-SM', 1)?.element
    const said = () => even(past()?.parentElement?.textContent ?? '')
    await radio('LM.warrior', 'LM.warrior-BR')?.setValue()
    const count = (number: string) => wrapper.get('[id="fill-LM.warrior-0-count"]').setValue(number)
    await count('2')
    expect([past()?.disabled, said()]).toEqual([true, 'Barley Reach → Saltmouth only once 3 of yours stop in Barley Reach; 2 do'])
    await count('3')
    expect([past()?.disabled, said()]).toEqual([false, 'Barley Reach → Saltmouth past 2, against 1 of Harbour Charter · 1 of max. 4'])
    expect(body()).toContain('Barley Reach: 3 of yours stop there against 2; others may go further once 3 stop.')
    await radio('LM.warrior', 'LM.warrior-BR-SM', 1)?.setValue()
    expect(body()).toContain('Barley Reach: 3 of yours stop there against 2; 1 may go past them.')
    await count('2')
    expect(body()).toContain('1 would go further: 3 must stay.')
    await submit()
    expect(shown.mounted?.table.pending?.wording).toBe('fill.move')
    expect(even(wrapper.get('.problem').text())).toContain('Nobody may go on from Barley Reach: 3 must stay there against 2, and 2 would.')
  })

  test('NT-OVP-1 each target says how many would stand there and the maximum; what will be removed is told beforehand', async () => {
    const { wrapper } = await card(OAK, 'fill.move')
    const told = (stack: string, way: string) => even(radio(stack, way)?.element.parentElement?.textContent ?? '')
    expect([told('LM.warrior', ''), told('LM.warrior', 'LM.warrior-HF'), told('HF.warrior', 'HF.warrior-TP')]).toEqual([
      ...['4 stay 4 of max. 3', 'Harrow Ford 6 of max. 3', 'Tall Pines 2 of max. 2'],
    ])
    const lines = () => wrapper.findAll('p.loss').map((line) => even(line.text()))
    expect(lines()).toEqual(['Long Meadow: 4 will be there, and the maximum is 3: 1 too many will be removed in phase 5. NT-OVP-1'])
    await radio('LM.warrior', 'LM.warrior-KH')?.setValue()
    expect(lines()).toEqual([
      'Kiln Hills: 4 will be there, and the maximum is 2: 2 too many, unless they fall, will be removed in phase 5. NT-OVP-1',
    ])
  })

  /** The move of Oak Tribe with its map, which is folded on a page as narrow as this. */
  async function unfolded(): Promise<Mounted> {
    const mounted = await card(OAK, 'fill.move')
    const map = mounted.wrapper.get('details')
    expect(map.find('[data-area]').exists()).toBe(false)
    map.element.open = true
    await map.trigger('toggle')
    return mounted
  }

  test('on the map an area in reach of the units in hand sends them there; another of the nation’s brings its units to hand', async () => {
    const { wrapper } = await unfolded()
    const mark = (area: string) => wrapper.get<HTMLElement>(`[data-area="${area}"]`)
    const lit = () => wrapper.findAll('.mark.reached').map((one) => one.attributes('data-area'))
    expect(mark('LM').classes()).toContain('open')
    expect(lit()).toEqual(['BR', 'KH', 'HF', 'TP', 'RM', 'CD'])
    await mark('TP').trigger('click')
    expect(radio('LM.warrior', 'LM.warrior-HF-TP')?.element.checked).toBe(true)
    expect(wrapper.findAll('line.crossed')).toHaveLength(2)
    await mark('LM').trigger('click')
    expect(radio('LM.warrior', '')?.element.checked).toBe(true)
    await mark('LM').trigger('click')
    await wrapper.get('[id^="fill-HF.warrior"]').trigger('focusin')
    await radio('HF.warrior', '')?.trigger('focusin')
    expect([mark('HF').classes('open'), lit()]).toEqual([true, ['BR', 'KH', 'LM', 'TP', 'RM', 'CD']])
    await mark('RM').trigger('click')
    expect(await submit()).toEqual({ moves: [{ way: 'HF.warrior-RM', count: 2 }] })
  })

  test('under the pointer a stack lights its own ways; a press elsewhere on the map that means nothing changes nothing', async () => {
    const { wrapper } = await unfolded()
    const open = () => wrapper.findAll('.mark.open').map((one) => one.attributes('data-area'))
    const part = wrapper.findAll('.part').find((one) => one.find('input[name^="fill-HF.warrior"]').exists())
    await part?.trigger('pointerenter')
    expect(open()).toEqual(['HF'])
    await part?.trigger('pointerleave')
    expect(open()).toEqual(['LM'])
    await wrapper.get('[data-area="WT"]').trigger('click')
    expect(await submit()).toEqual({ moves: [] })
  })

  test('in German', async () => {
    tellIn(() => 'de')
    await card(HARBOUR.slice(0, 1), 'fill.move')
    await radio('BR.soldier', 'BR.soldier-KH')?.setValue()
    expect(body()).toContain('Kiln Hills: 2 von dir halten dort gegen 2; das Gelände lässt niemanden weiter.')
  })
})

describe('battles', () => {
  test('both lines of dice with what they need, hits of either, and odds before them', async () => {
    const { wrapper } = await card(HARBOUR, 'roll.round')
    const lines = () => wrapper.findAll('.lines .line').map((line) => even(line.text()))
    expect(lines()[0]).toContain('Attackers: Harbour Charter')
    expect(lines()[0]).toContain('2 × Soldier on 6+ (−1 by the ground)')
    expect(lines()[1]).toContain('Defenders: Crow Tribe')
    await wrapper.get('#typed-dice').setValue('6 1 2 3')
    expect(wrapper.findAll('.told').map((told) => told.text())).toEqual(['1 hit', '0 hits'])
    // Hits of both sides together mean nothing to either.
    expect(wrapper.findAll('.roll p.need')).toHaveLength(0)
    const rows = wrapper.findAll('.odds tbody tr').map((row) => even(row.text()))
    expect(rows[0]).toBe('Attackers lose44.4%44.4%11.1%')
    expect(rows.slice(2).map((row) => row.replace(/\d.*$/, ''))).toEqual([
      'At present',
      'One attacker more',
      'One attacker fewer',
      'One defender more',
      'One defender fewer',
    ])
    expect(shown.said()).toEqual([])
  })

  test('after it: what it showed, and how it stands', async () => {
    await card([...HARBOUR, dice(6, 1, 2, 3)], 'fill.retreat')
    expect(body()).toContain('Battle round 1 · Attackers 6 1: 1 hit, 0 lost · Defenders 2 3: 0 hits, 1 lost')
  })

  test('NT-BAT-8 one more of a kind is one fewer of another; what is missing is said', async () => {
    const { wrapper } = await card([...ATTACK, dice(5, 2, 1, 5, 3)], 'fill.dead')
    const field = (key: string) => wrapper.get<HTMLInputElement>(`[id$="-${key}"]`)
    expect(body()).toContain('All are named.')
    await field('HC-farmer').setValue('1')
    expect([field('HC-soldier').element.value, field('HC-farmer').element.value]).toEqual(['0', '1'])
    await field('HC-farmer').setValue('0')
    expect(body()).toContain('Still to name: 1')
    await field('HC-soldier').setValue('1')
    expect(await submit()).toMatchObject({ foes: { 'HC-soldier': 1, 'HC-farmer': 0 } })
  })

  test('NT-RET-2 attackers that came from two areas all go back with one press, or those from one', async () => {
    const { wrapper } = await card([dice(2, 4), moves(['BR.soldier-KH', 2], ['SM.soldier-KH', 1]), dice(6, 1, 2, 3, 3)], 'fill.retreat')
    const press = (name: string) =>
      wrapper
        .findAll('button')
        .find((button) => button.text() === name)
        ?.trigger('click')
    await press('Those from Saltmouth back')
    expect(body()).toContain('3 × Soldier: 2 stay')
    await press('All back')
    expect(body()).toContain('3 × Soldier: none stays')
    expect(await submit()).toEqual({ SM: { soldier: 1 }, BR: { soldier: 2 } })
  })

  test('NT-RET-3 all go with one press, or some with the steppers', async () => {
    const { wrapper } = await card([...ATTACK, dice(5, 2, 1, 5, 3), { foes: { 'HC-soldier': 0, 'HC-farmer': 1 } }], 'fill.retreat')
    expect(body()).toContain('1 × Soldier: 1 stays')
    await wrapper
      .findAll('button')
      .find((button) => button.text() === 'All to Saltmouth')
      ?.trigger('click')
    expect(body()).toContain('1 × Soldier: none stays')
    expect(await submit()).toMatchObject({ SM: { soldier: 1 } })
  })

  test('in German', async () => {
    tellIn(() => 'de')
    await card(HARBOUR, 'roll.round')
    expect(body()).toContain('Kiln Hills, Kampfrunde 1: 2 Würfel gegen 2')
    expect(body()).toContain('2 × Soldat ab 6 (−1 durch das Gelände)')
  })
})
