import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { ref } from 'vue'
import type { Language } from '../../../src-shared/language/language.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { TIMELINE_EDITS } from '../../../src-shared/rulesets/greatest-lineage/records.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/rulesets/greatest-lineage/ruleset.ts'
import { begun, valueOf } from '../../../src-shared/kernel/testing/toyTable.ts'
import { seenBy } from '../../../src-shared/table/view.ts'
import TimelinePage from '../../pages/TimelinePage.vue'
import type { Mounted } from '../../testing/mountAt.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { showPage } from '../../testing/showPage.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'

let mounted: Pick<Mounted, 'wrapper'> & Partial<Mounted>

async function show(): Promise<void> {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', houseRules: { timeline_pace: 1 } }
  mounted = await mountAt(tinyHost(GREATEST_LINEAGE, {}, setup), TimelinePage)
}
afterEach(() => {
  tellIn(() => 'en')
  mounted.wrapper.unmount()
})

async function openTurn(turn: number): Promise<void> {
  await mounted.wrapper.findAll('[role="tab"]')[turn - 1]?.trigger('keydown', { key: 'Enter' })
  await flushPromises()
}

async function press(name: RegExp): Promise<void> {
  const button = mounted.wrapper.findAll('button').find((each) => name.test(each.text()))
  if (button === undefined) throw new Error(`no button ${String(name)}`)
  await button.trigger('click')
  await flushPromises()
}

/** The field with this label. */
function field(name: string) {
  const label = mounted.wrapper.findAll('form.change label').find((each) => each.text() === name)
  if (label === undefined) throw new Error(`no field ${name}`)
  return label.find('input').exists() ? label.get('input') : mounted.wrapper.get(`[id="${label.attributes('for') ?? ''}"]`)
}

async function submit(reason = 'the story wants it'): Promise<void> {
  await field('Reason').setValue(reason)
  await mounted.wrapper.get('form.change').trigger('submit')
  await flushPromises()
}

const edits = () => mounted.table?.world.records(TIMELINE_EDITS) ?? []
const detail = (): string => mounted.wrapper.get('article').text().replace(/\s+/g, ' ')

describe('events to come', () => {
  test('GL-TIME-1 only those can be changed: of the turn in play and of the past none', async () => {
    await show()
    expect(detail()).toContain('Timeline turn 1')
    expect(mounted.wrapper.findAll('[data-event], button.add')).toHaveLength(0)
    await openTurn(4)
    expect(mounted.wrapper.findAll('[data-event]')).toHaveLength(2)
  })

  test('GL-TIME-1 one is moved by keys; the page follows it, and the focus with it', async () => {
    await show()
    await openTurn(4)
    await press(/^Change/)
    const turn = field('Timeline turn')
    expect(document.activeElement).toBe(turn.element)
    await turn.trigger('keydown', { key: 'ArrowUp' })
    expect(detail()).toContain('In round 5 of the table')
    await submit()
    expect(edits()).toMatchObject([{ event: 'GL-TIME-T04a', turn: 5 }])
    expect(detail()).toContain('Timeline turn 5')
    expect(detail()).toContain('Moved here from timeline turn 4.')
    expect(document.activeElement?.getAttribute('data-event')).toBe('GL-TIME-T04a')
  })

  test('what is refused follows the language, beside its field and below', async () => {
    const spoken = ref<Language>('en')
    tellIn(() => spoken.value)
    await show()
    await openTurn(4)
    await press(/^Change/)
    await submit('why not')
    expect(detail()).toContain('Nothing is changed yet')
    await field('Timeline turn').setValue('6')
    await submit('')
    expect(detail()).toContain('Say in a few words why')
    spoken.value = 'de'
    await flushPromises()
    expect(detail()).toContain('Sag in ein paar Worten, warum: Das bleibt bei der Änderung stehen.')
    await mounted.wrapper.get('form.change input[role="spinbutton"]').setValue('4')
    await mounted.wrapper.get('form.change').trigger('submit')
    await flushPromises()
    expect(detail()).toContain('Noch ist nichts geändert')
    spoken.value = 'en'
    await flushPromises()
    expect(detail()).toContain('Nothing is changed yet')
  })

  test('GL-TIME-1 one is switched off, struck through, and no more counted', async () => {
    await show()
    await openTurn(4)
    await press(/^Change/)
    await field('Switched off').trigger('change')
    await submit()
    expect(detail()).toContain('Switched off: it does not happen.')
    expect(mounted.wrapper.findAll('[role="tab"]')[3]?.attributes('aria-label')).toContain('1 event,')
  })

  test('GL-TIME-1 what is wrong stands beside its field, which has the focus', async () => {
    await show()
    await openTurn(4)
    await press(/^Change/)
    await submit('')
    expect(detail()).toContain('Nothing is changed yet')
    await field('Timeline turn').setValue('1')
    await submit('')
    expect(detail()).toContain('Give a whole number from 2 to 20.')
    expect(detail()).toContain('Say in a few words why')
    expect(document.activeElement).toBe(field('Timeline turn').element)
    await mounted.wrapper.get('form.change').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(mounted.wrapper.find('form.change').exists()).toBe(false)
    expect(document.activeElement?.getAttribute('data-event')).toBe('GL-TIME-T04a')
  })
})

describe("events of the table's own", () => {
  async function addComet(): Promise<void> {
    await openTurn(5)
    await press(/^Add an event$/)
    await field('What the table is told').setValue('A comet crosses the sky.')
    await field('Elves').setValue(true)
    await field('Culture').setValue('5')
  }

  test('GL-TIME-1 one is written, told beforehand in words, and marked', async () => {
    await show()
    await addComet()
    expect(mounted.wrapper.get('.preview').text()).toContain('The elves gain 5 culture.')
    await submit()
    expect(edits()).toMatchObject([{ off: false, row: { turn: 5, verb: 'change', who: ['elves'], changes: { culture: 5 } } }])
    expect(detail()).toContain('A comet crosses the sky.')
    expect(detail()).toContain('Of the table’s own')
    expect(document.activeElement?.getAttribute('data-event')).toBe(edits()[0]?.event)
  })

  test('GL-TIME-1 an empty form says what is missing', async () => {
    await show()
    await openTurn(5)
    await press(/^Add an event$/)
    await submit()
    expect(detail()).toContain('say in your own words what happens')
    expect(detail()).toContain('choose at least one')
    expect(edits()).toEqual([])
  })

  test('GL-TIME-1 one is written anew with another verb, and taken out', async () => {
    await show()
    await addComet()
    await submit()
    await press(/^Change/)
    await field('What it does').setValue('gainLand')
    await submit()
    expect(edits()).toMatchObject([{ row: { verb: 'gainLand', territories: 1 } }])
    await press(/^Change/)
    await field('Reason').setValue('we thought again')
    await press(/^Take it out$/)
    expect(edits()).toEqual([])
    expect(document.activeElement?.textContent).toBe('Add an event')
  })
})

describe('a player', () => {
  test('GL-TIME-1 sees nothing of what was changed, and cannot change anything', async () => {
    const campaign = begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves' }, GREATEST_LINEAGE)
    valueOf(campaign.decree({ events: { 'GL-TIME-T04a.off': true, 'GL-TIME-T04b.turn': 5 } }, 'the story wants it'))
    mounted = await showPage(TimelinePage, 'timeline', seenBy(campaign.entries, 'elves'), { seat: 'elves' })
    for (const turn of [4, 5]) {
      await openTurn(turn)
      expect(mounted.wrapper.findAll('[data-event], button.add')).toHaveLength(0)
      expect(mounted.wrapper.text()).not.toContain('witched off')
      expect(detail()).toContain('only the game master knows')
    }
  })
})
