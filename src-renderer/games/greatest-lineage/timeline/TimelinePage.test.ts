import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import type { TableView } from '../../../../src-shared/contract/workbenchApi.ts'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import type { HouseRules } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import TimelineOnDisplay from './TimelineOnDisplay.vue'
import TimelinePage from './TimelinePage.vue'

const happened = (rule: RuleId, round: number): Effect => ({
  kind: 'record',
  rule,
  collection: 'happened',
  id: rule,
  value: { rule, round },
})

/** Two events of the first timeline turn have happened; play stands in `round`. */
const played = (round: number, houseRules: HouseRules = {}, goal = 'conquest') =>
  entriesOf(
    [posting('humans', 'males', 8, 'GL-SET-3'), at(1, 'elves', 1)],
    [
      [
        happened('GL-TIME-T01a', 1),
        posting('humans', 'males', -2, 'GL-TIME-T01a'),
        happened('GL-TIME-T01b', 1),
        posting('demonic', 'culture', 16, 'GL-TIME-T01b'),
      ],
      [at(round, 'elves', 2)],
    ],
    houseRules,
    goal,
  )

let shown: ShownPage | null = null
async function show(entries: ReturnType<typeof entriesOf>, change: Partial<TableView> = {}): Promise<ShownPage> {
  shown = await showPage(TimelinePage, 'timeline', entries, change)
  return shown
}
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

function stop({ wrapper }: ShownPage, turn: number) {
  const found = wrapper.findAll('[role="tab"]')[turn - 1]
  if (found === undefined) throw new Error(`no turn ${turn}`)
  return found
}

async function open(page: ShownPage, turn: number): Promise<string> {
  await stop(page, turn).trigger('keydown', { key: 'Enter' })
  await flushPromises()
  return detail(page)
}

const detail = ({ wrapper }: ShownPage): string => wrapper.get('article').text().replace(/\s+/g, ' ')

describe('the line', () => {
  test('GL-TIME-1 names every turn with its rounds, its events and when it is', async () => {
    const page = await show(played(7))
    expect(page.wrapper.findAll('[role="tab"]')).toHaveLength(20)
    expect(stop(page, 1).attributes('aria-label')).toBe('Timeline turn 1, The first demon, rounds 1 and 2, 3 events, past')
    expect(stop(page, 4).attributes('aria-label')).toBe('Timeline turn 4, The true devils, rounds 7 and 8, 2 events, now')
    expect(stop(page, 5).attributes('aria-label')).toBe('Timeline turn 5, rounds 9 and 10, quiet, to come')
    expect(page.wrapper.text()).toContain('Timeline turn 4 of 20; each lasts 2 rounds of the table.')
  })

  test('opens at the present, and arrow keys walk along it', async () => {
    const page = await show(played(7))
    expect(detail(page)).toContain('Timeline turn 4')
    await stop(page, 4).trigger('focus')
    await stop(page, 4).trigger('keydown', { key: 'ArrowRight' })
    await flushPromises()
    expect(detail(page)).toContain('Timeline turn 5')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Timeline turn 5')
    await page.wrapper
      .findAll('button')
      .find((button) => button.text() === 'To the present')
      ?.trigger('click')
    expect(detail(page)).toContain('Timeline turn 4')
  })
})

describe('names and lanes', () => {
  const names = ({ wrapper }: ShownPage): readonly string[] => wrapper.findAll('.stop .name').map((name) => name.text())

  test('turns are named by what they are remembered by; of what comes a player reads no name', async () => {
    const master = names(await show(played(7)))
    expect([master[0], master[1], master[3], master[18]]).toEqual(['The first demon', '', 'The true devils', 'The Council of Power'])
    shown?.wrapper.unmount()
    const player = names(await show(played(7), { seat: 'elves' }))
    expect(player.slice(0, 4)).toEqual(['The first demon', '', '', 'The true devils'])
    expect(player.slice(4).join('')).toBe('')
  })

  const ages = (...more: readonly Effect[]) =>
    entriesOf(
      [posting('elves', 'age', 1), posting('humans', 'age', 1), at(1, 'elves', 1)],
      [[at(5, 'elves', 9), posting('elves', 'age', 1)], [at(9, 'elves', 9), posting('elves', 'age', -1), ...more], [at(12, 'elves', 1)]],
    )

  test('an age lasts until the next, a fall back included, and leads to where the chronicle tells of it', async () => {
    const { wrapper } = await show(ages())
    const lane = wrapper.findAll('[aria-labelledby="lanes-ages"] .lane')[0]
    expect(lane?.findAll('.bar').map((bar) => bar.text().replace(/\s+/g, ' '))).toEqual([
      'Pre-stone Age, rounds 1 to 4',
      'Stone Age, rounds 5 to 8',
      'Pre-stone Age, since round 9',
    ])
    expect(lane?.findAll('.bar')[1]?.attributes('href')).toContain('chronicle?round=5&seat=elves')
    expect(lane?.findAll('.span')[1]?.attributes('style')).toMatch(/left: 10%; width: 10%/)
  })

  test('what nobody has told has no lane', async () => {
    const { wrapper } = await show(ages())
    expect(wrapper.findAll('.group').map((group) => group.get('h2').text())).toEqual(['Ages'])
    expect(wrapper.findAll('.lane h3').map((whose) => whose.text())).toEqual(['Elves', 'Humans'])
  })
})

describe('a turn', () => {
  test('of the past tells what its events really did here, and why', async () => {
    const page = await show(played(7))
    expect(await open(page, 1)).toContain('The humans lose 2 males.')
    const change = page.wrapper.get('button[aria-label="Males of Humans, by GL-TIME-T01a: −2. Why?"]')
    await change.trigger('click')
    await flushPromises()
    expect(page.over()).toContain('Males of Humans')
  })

  test('of the past says which event did not happen', async () => {
    const page = await show(played(7))
    const text = await open(page, 1)
    expect(text.match(/It did not happen here\./g)).toHaveLength(1)
  })

  test('in play says what is still to happen', async () => {
    expect(detail(await show(played(7)))).toContain('Still to happen in this turn.')
  })

  test('to come tells the game master what it will do, with its rule', async () => {
    const page = await show(played(7))
    const text = await open(page, 17)
    expect(text).toContain('Every civilisation gains 5 technology.')
    expect(text).toContain('GL-TIME-T17a')
  })

  test('to come stays hidden from players', async () => {
    const page = await show(played(7), { seat: 'elves' })
    const text = await open(page, 17)
    expect(text).toContain('Only the game master knows')
    expect(text).not.toContain('technology')
    expect(await open(page, 1)).toContain('The humans lose 2 males.')
  })

  test('RULING-16 without events is quiet', async () => {
    expect(await open(await show(played(7)), 14)).toContain('Nothing of note happens in the world.')
  })
})

describe('without a present', () => {
  test('RULING-14 switched off, it says so and shows no line', async () => {
    const page = await show(played(7, { timeline: 'off' }))
    expect(page.wrapper.text()).toContain('The timeline is switched off')
    expect(page.wrapper.findAll('[role="tab"]')).toHaveLength(0)
  })

  test('RULING-14 the peaceful game is always played with it', async () => {
    expect((await show(played(7, { timeline: 'off' }, 'peaceful'))).wrapper.findAll('[role="tab"]')).toHaveLength(20)
  })

  test.each([
    ['conquest', 'leaves the civilisations to themselves'],
    ['peaceful', 'The peaceful game ends with it.'],
  ])('after its last turn it has ended, in the game of %s', async (goal, consequence) => {
    const page = await show(played(41, {}, goal))
    expect(page.wrapper.text()).toContain('The timeline has ended')
    expect(page.wrapper.text()).toContain('over with round 40')
    expect(page.wrapper.text()).toContain(consequence)
    expect(detail(page)).toContain('Timeline turn 20')
  })
})

test('an event is planned from the page: the next turn to come opens with its form', async () => {
  const page = await show(played(3))
  const plan = page.wrapper.findAll('button').find((one) => one.text() === 'Plan an event')
  expect(page.wrapper.find('form').exists()).toBe(false)
  await plan?.trigger('click')
  await flushPromises()
  expect(page.wrapper.get('#turn-title').text()).toBe('Timeline turn 3')
  expect(page.wrapper.find('form').exists()).toBe(true)
})

test('on the display stands how far it has come, and nothing of what comes', async () => {
  shown = await showPage(TimelineOnDisplay, 'timeline', played(3), { seat: 'onlooker' })
  const { wrapper } = shown
  expect(wrapper.get('h2').text()).toBe('Timeline, turn 2 of 20')
  expect(wrapper.findAll('li').map((pip) => pip.classes()[0])).toEqual(['past', 'present', ...Array.from({ length: 18 }, () => 'coming')])
  expect(wrapper.text()).toMatch(/The world moves on (after this round|in \d+ rounds)\.$/)
  wrapper.unmount()
  shown = await showPage(TimelineOnDisplay, 'timeline', played(3, { timeline: 'off' }), { seat: 'onlooker' })
  expect(shown.wrapper.find('h2').exists()).toBe(false)
})

test('nobody but the game master plans events, and not when nothing is to come', async () => {
  const player = await show(played(3), { seat: 'elves' })
  expect(player.wrapper.text()).not.toContain('Plan an event')
  player.wrapper.unmount()
  const late = await show(played(400))
  expect(late.wrapper.text()).not.toContain('Plan an event')
})

test('when the game has ended, what was not reached is told to everybody and never said to come', async () => {
  const ended: Effect = {
    kind: 'record',
    rule: 'GL-WIN-1',
    collection: 'game',
    id: 'game',
    value: { goal: 'conquest', houseRules: {}, order: ['elves', 'humans', 'dwarves'], ended: { status: 'draw', winners: [], turn: 7 } },
  }
  const entries = [...played(7), { seq: 9, kind: 'answer' as const, request: '7/elves/1/x', answer: 'x', effects: [ended] }]
  const page = await show(entries, { seat: 'elves' })
  expect(page.wrapper.text()).toContain('The game ended in timeline turn 4 of 20.')
  expect(detail(page)).toContain('The game had ended before it could happen.')
  expect(stop(page, 4).attributes('aria-label')).toContain('the end')
  const text = await open(page, 17)
  expect(text).toContain('Not reached')
  expect(text).toContain('Every civilisation gains 5 technology.')
})

test('in German, with its plurals and the names of what changed', async () => {
  tellIn(() => 'de')
  const page = await show(played(4))
  expect(page.wrapper.get('.page-head').text()).toMatch(/Zug \d+ von 20 der Zeitleiste; jeder dauert \d+ Runden am Tisch\./)
  expect(stop(page, 1).attributes('aria-label')).toMatch(/^Zug 1 der Zeitleiste, Der erste Dämon, Runden? 1.*, \d+ Ereignisse, vergangen$/)
  expect(stop(page, 2).attributes('aria-label')).toMatch(/ruhig|Ereignis/)
  expect(page.wrapper.get('.legend').text()).toContain('Die kleinen Zahlen sind die Runden am Tisch.')
  expect(await open(page, 1)).toContain('Vergangen')
})
