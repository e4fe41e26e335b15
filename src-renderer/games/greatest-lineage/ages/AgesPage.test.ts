import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { newCivilisation } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import AgesPage from './AgesPage.vue'

const balances = (seat: string, held: Record<string, number>): Effect[] =>
  Object.entries(held).map(([account, amount]) => posting(seat, account, amount))
const record = (seat: 'elves' | 'dwarves', change: Parameters<typeof newCivilisation>[1]): Effect => ({
  kind: 'record',
  rule: 'GL-AGE-5',
  collection: 'civilisation',
  id: seat,
  value: newCivilisation(seat, change) as never,
})

const ready: Effect = {
  kind: 'record',
  rule: 'GL-AGE-5',
  collection: 'condition',
  id: 'elves',
  value: { qualifiedSince: 1, shortage: false },
  see: ['elves'],
}

const ENTRIES = entriesOf(
  [
    ...balances('elves', { age: 1, culture: 90, technology: 60, territories: 12, food: 50, wood: 50, males: 20 }),
    ...balances('humans', { age: 2, culture: 72, technology: 40, territories: 9 }),
    at(1, 'elves'),
  ],
  [
    [posting('elves', 'culture', 4), at(1, 'humans'), posting('humans', 'culture', 2), at(1, 'dwarves'), at(1, 'table'), at(2, 'elves')],
    [ready, record('dwarves', { alive: false, fell: 1 })],
  ],
)

let shown: ShownPage | null = null
async function show(): Promise<ShownPage> {
  shown = await showPage(AgesPage, 'ages', ENTRIES)
  return shown
}
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

function card({ wrapper }: ShownPage, seat: string): string {
  return wrapper.get(`article[data-seat="${seat}"]`).text().replace(/\s+/g, ' ')
}

describe('cards', () => {
  test('what is corrected is said beside each pencil, to the eye as to the ear', async () => {
    const pencils = (await show()).wrapper.findAll('article[data-seat="elves"] [data-record]')
    expect(pencils.map((pencil) => [pencil.text(), pencil.attributes('aria-label')])).toEqual([
      ['Civilisation', 'Correct: Civilisation: Elves'],
      ['Needs and shortage', 'Correct: Needs and shortage: Elves'],
    ])
  })

  test('who has everything may declare, and sees cost, gifts and how long it may wait', async () => {
    const text = card(await show(), 'elves')
    expect(text).toContain('Everything it asks for is there')
    expect(text).toContain('40 food (10 left), 45 wood (5 left)')
    expect(text).toContain('+10 technology, +10 people and then 30% more (+9 at present), +10 prestige, +1 land')
    expect(text).toContain('Within reach since round 1 (1 round ago). It may wait 2 more turns, until round 4; then it begins by itself.')
  })

  test('who does not sees what is missing and when it will be there', async () => {
    const text = card(await show(), 'humans')
    expect(text).toContain('Next: Soft Metal Age')
    expect(text).toMatch(/0 of 7 needs met\. Not at this rate:/)
  })

  test('warnings tell a figure near the floor of the age from one below it', async () => {
    const text = card(await show(), 'humans')
    expect(text).toContain('Near the floor. Culture that counts is 74, the Stone Age needs 70: 4 to spare.')
    expect(text).toContain(
      'Below the floor. Technology is 40, the Stone Age needs 60: the age is lost in the next phase 9 unless this is put right.',
    )
  })

  test('a civilisation that fell has no next age', async () => {
    expect(card(await show(), 'dwarves')).toContain('Fell in round 1.')
  })

  test.each([
    ['Culture that counts of Elves: 94. Why?', 'Culture that counts of Elves'],
    ['Wood of Elves: 50. Why?', 'Wood of Elves'],
  ])('what one has tells why: %s', async (name, title) => {
    const page = await show()
    await page.wrapper.get(`.tracks button[aria-label="${name}"]`).trigger('click')
    await flushPromises()
    expect(page.over()).toContain(title)
  })
})

describe('the tracks', () => {
  function track({ wrapper }: ShownPage, need: string) {
    const row = wrapper.findAll('.tracks tbody tr').find((found) => found.get('th').text() === need)
    if (row === undefined) throw new Error(`no track of ${need}`)
    const told = row.findAll('td.cell').map((cell) => {
      const copy = cell.element.cloneNode(true) as HTMLElement
      for (const name of copy.querySelectorAll('.owner')) name.remove()
      return copy.textContent.replace(/\s+/g, ' ').trim()
    })
    return { told, marks: row.findAll('.mark').map((mark) => mark.attributes('data-seat')) }
  }

  test('each need once, with what each has of what its own next age asks for, and a mark for each', async () => {
    const page = await show()
    const { told, marks } = track(page, 'Culture that counts')
    expect(told).toEqual(['94 of 70 met', '74 of 250 176 missing, far off at +2 a turn', 'not asked for'])
    expect(marks).toEqual(['humans', 'elves'])
    expect(track(page, 'Prestige').told).toEqual(['not asked for', '0 of 350 350 missing, never at this rate', 'not asked for'])
    expect(page.wrapper.findAll('.tracks thead .who').map((head) => head.text())).toEqual([
      expect.stringContaining('to the Stone Age'),
      expect.stringContaining('to the Soft Metal Age'),
      expect.stringContaining('fallen'),
    ])
  })

  test('the ladder has each on the age it is in, who fell on none', async () => {
    const steps = (await show()).wrapper.findAll('.ladder .step')
    expect(steps.map((step) => step.findAll('.who').map((who) => who.attributes('data-seat')))).toEqual([
      ['elves'],
      ['humans'],
      [],
      [],
      [],
      [],
    ])
  })

  test('a player reads of others what everybody knows, and no mark stands where the rest would', async () => {
    shown = await showPage(AgesPage, 'ages', ENTRIES, { seat: 'elves' })
    expect(track(shown, 'Culture that counts').told[1]).toContain('not known')
    expect(track(shown, 'Culture that counts').marks).toEqual(['elves'])
    expect(track(shown, 'Territories').told[1]).toContain('9 of 70')
    expect(track(shown, 'Territories').marks).toContain('humans')
  })
})

describe('the whole table', () => {
  /** Every age, also those that are folded by themselves. */
  async function unfolded(): Promise<ShownPage> {
    const page = await show()
    for (const fold of page.wrapper.findAll('.sheet .fold[aria-expanded="false"]')) await fold.trigger('click')
    return page
  }

  function row({ wrapper }: ShownPage, age: number, need: string): string[] {
    const rows = wrapper.findAll('.sheet tbody')[age - 2]?.findAll('tr') ?? []
    const found = rows.find((candidate) => candidate.find('th').text() === need)
    const cells = found?.findAll('td') ?? []
    // The name beside a figure is for narrow screens and eyes only.
    for (const name of cells.flatMap((cell) => cell.findAll('[aria-hidden="true"]'))) name.element.remove()
    return cells.map((cell) => cell.text().replace(/\s+/g, ' '))
  }

  test('every need of every age against every civilisation, in words and figures', async () => {
    const page = await unfolded()
    expect(page.wrapper.findAll('.sheet tbody')).toHaveLength(5)
    expect(row(page, 2, 'Culture that counts')).toEqual(['70', '94 met', '74 held', '0 70 missing'])
    expect(row(page, 2, 'Technology')).toEqual(['60', '60 met', '40 20 below', '0 60 missing'])
    expect(row(page, 2, 'Territories')).toEqual(['12', '12 met', '9 done', '0 12 missing'])
    expect(row(page, 6, 'Prestige')).toEqual(['4,500', '0 4,500 missing', '0 4,500 missing', '0 4,500 missing'])
  })

  test('where each stands, and what every age costs and brings', async () => {
    const page = await unfolded()
    expect(row(page, 2, '2. Stone Age')).toEqual(['Elves: next', 'Humans: in this age', ''])
    expect(row(page, 4, 'Costs and brings')[0]).toMatch(/^Costs 300 food, 1,000 stone and 600 wealth\. Brings \+20 technology/)
  })
})

test('ages nobody is in or comes to next are folded, with how much of them is there', async () => {
  const page = await show()
  const folds = page.wrapper.findAll('.sheet .fold')
  expect(folds.map((fold) => fold.attributes('aria-expanded'))).toEqual(['true', 'true', 'false', 'false', 'false'])
  const fourth = page.wrapper.findAll('.sheet tbody')[2]
  expect(fourth?.findAll('tr')).toHaveLength(1)
  expect(fourth?.text()).toBe('4. Early Humanoid AgeElves: 0 of 8 metHumans: 0 of 8 met')
  await folds[2]?.trigger('click')
  expect(fourth?.text()).toContain('Costs and brings')
  await folds[0]?.trigger('click')
  expect(page.wrapper.findAll('.sheet tbody')[0]?.findAll('tr')).toHaveLength(1)
})

describe('for a player', () => {
  test('the own way to the next age is told, and of others what everybody knows', async () => {
    shown = await showPage(AgesPage, 'ages', ENTRIES, { seat: 'elves' })
    expect(card(shown, 'elves')).toContain('Everything it asks for is there')
    expect(card(shown, 'humans')).not.toContain('missing')
    expect(card(shown, 'humans')).toMatch(/Territories ?9 ?Prestige ?0/)
    const culture = shown.wrapper.findAll('.sheet tr').find((row) => row.text().startsWith('Culture'))
    expect(culture?.get('td[data-seat="humans"]').text()).toContain('not known')
    expect(culture?.get('td[data-seat="humans"]').find('button').exists()).toBe(false)
  })
})
