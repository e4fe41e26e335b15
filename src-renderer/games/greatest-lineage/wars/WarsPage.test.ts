import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { house } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { war, WAR_ID } from '../../../../src-shared/games/greatest-lineage/testing/battles.ts'
import type { War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { line } from '../../../testing/secrets.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import WarsPage from './WarsPage.vue'

const record = (collection: string, id: string, value: object): Effect => ({
  kind: 'record',
  rule: 'GL-WAR-1',
  collection,
  id,
  value: value as Json,
})
const put = (value: War): Effect => record('war', value.id, value)
const ROYALS: readonly Effect[] = Object.entries(house('elves')).map(([id, value]) => record('royal', id, value))
/** 40 warriors of the elves against 20 of the humans, who have four territories. */
const PEOPLES: readonly Effect[] = [
  ...ROYALS,
  posting('elves', 'warriors', 40),
  posting('humans', 'warriors', 20),
  posting('elves', 'technology', 37),
  posting('humans', 'technology', 12),
  posting('elves', 'prestige', 25),
  posting('humans', 'prestige', -3),
  posting('elves', 'territories', 3),
  posting('humans', 'territories', 4),
]
const OPEN = put(war({ turns: 2 }, { warriors: 40 }, { warriors: 20 }))
const bonus = (faction: string, enemy: string, amount: number): Effect =>
  line('GL-WAR-9', 'battleBonus', faction, { faction, enemy, bonus: amount })
const FOUGHT: readonly Effect[] = [bonus('elves', 'humans', 9), bonus('humans', 'elves', 3)]

let shown: ShownPage | null = null
afterEach(() => {
  tellIn(() => 'en')
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

async function show(effects: readonly Effect[], seat = 'gm', goal = 'conquest'): Promise<ShownPage> {
  return (shown = await showPage(WarsPage, 'page', entriesOf(effects, [[at(5, 'elves', 5)]], {}, goal), { seat }))
}
const even = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** The lines of a bonus sheet, its cells with blanks between. */
const rowsOf = (page: ShownPage, faction: string): readonly string[] =>
  page.wrapper.findAll(`[aria-label="Bonus of ${faction}"] :is(tbody, tfoot) tr`).map((row) =>
    row
      .findAll('th, td')
      .map((cell) => even(cell.text()))
      .join(' | '),
  )

describe('a war that is fought', () => {
  test('shows both bonus sheets line by line with their rules, and the odds they make', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN])
    expect(rowsOf(shown as ShownPage, 'elves')).toEqual([
      '40 warriors | GL-WAR-10 | +4',
      'Culture 23 | GL-WAR-11 | +1',
      'Technology 37 | GL-WAR-12 | +3',
      'Military technology 0 | GL-WAR-13 | 0',
      'Prestige 25 against −3 | GL-WAR-14 | +2',
      'Total | +10',
    ])
    expect(rowsOf(shown as ShownPage, 'humans').at(-1)).toBe('Total | +3')
    // 10 against 3: the second die is 7 ahead in 93 of 10,000 pairs, and further ahead in 1 + 2 + ... + 92 of them.
    expect(wrapper.findAll('.ways dd').map((chance) => chance.text())).toEqual(['56.3%', '0.9%', '42.8%'])
  })

  test('what is tried out changes sheet and odds at once, and can be put back', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN])
    await wrapper.get('input[aria-valuenow="40"]').setValue('140')
    expect(rowsOf(shown as ShownPage, 'elves')[0]).toBe('140 warriors | GL-WAR-10 | +14')
    expect(wrapper.get('[data-side="aggressor"]').text()).toContain('140 warriors: nobody dies in')
    await wrapper.findAll('input[type="checkbox"]')[0]?.setValue(true)
    expect(rowsOf(shown as ShownPage, 'elves').at(-1)).toBe('Total | +25')
    await wrapper
      .findAll('button')
      .find((button) => button.text() === 'Back to the real figures')
      ?.trigger('click')
    expect(rowsOf(shown as ShownPage, 'elves').at(-1)).toBe('Total | +10')
  })

  test('goals have their chances, and a royal who fights can be aimed at', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN])
    expect(wrapper.get('[data-side="aggressor"]').text()).toContain('Captures the territory')
    expect(wrapper.get('[data-side="defender"]').text()).not.toContain('Kills a royal')
    await wrapper.findAll('input[type="checkbox"]')[0]?.setValue(true)
    const target = wrapper.findAll('select').at(-1)
    expect(target?.text()).toContain('Ruler')
    await target?.setValue('elves-royal-1')
    expect(even(wrapper.get('[data-side="defender"]').text())).toMatch(/Kills a royal ?Royals ?6/)
  })

  test('begins with the odds; what can be tried out, and the sheets, are folded below them', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN])
    const places = [...wrapper.get('.planner').element.children].map(({ tagName, className }) =>
      tagName === 'DETAILS' ? 'folded' : className,
    )
    expect(places).toEqual(['odds', 'folded', 'folded'])
    expect(wrapper.findAll<HTMLDetailsElement>('.planner > details').some(({ element }) => element.open)).toBe(false)
  })

  test('settlements whose shamans do the same are one choice', async () => {
    const settlements = [1, 2, 3].flatMap((number) => {
      const id = `elves-settlement-${number}`
      const there = { id, owner: 'elves', type: 'tribe', established: true, prestige: 0, fixed: true }
      return [
        record('settlement', id, there),
        record('shaman', id, { settlement: id, owner: 'elves', military: number === 3 ? 6 : 4, opponent: 4, birth: 0 }),
      ]
    })
    const { wrapper } = await show([...PEOPLES, ...settlements, OPEN])
    const choices = wrapper
      .get('fieldset[data-seat="elves"] select')
      .findAll('option')
      .map((option) => even(option.text()))
    expect(choices).toEqual([
      "Any of 2 settlements: +4 on own rolls, \u22124 on the enemy's",
      "Tribal seat 3: +6 on own rolls, \u22124 on the enemy's",
      'None: it is fought far from all of them',
    ])
  })

  test('figures of a sheet tell why', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN])
    await wrapper.get('button[aria-label^="Technology of Elves: 37"]').trigger('click')
    await flushPromises()
    expect(shown?.over()).toContain('37')
  })

  test('how it stands: land, warriors, what it has cost and what the next turn will', async () => {
    const { wrapper } = await show([
      ...PEOPLES,
      put(war({ turns: 9 }, { warriors: 40, occupied: 1, names: ['The Ford'], prestigeLost: 6 }, { warriors: 20 })),
    ])
    const rows = wrapper.findAll('[aria-label="State of the war"] tbody tr').map((row) => even(row.text()))
    expect(rows).toEqual([
      'Warriors in it4020',
      'Royals in battlenonenone',
      'Own land34',
      'Land it occupies1: The Fordnone',
      'Prestige25\u22123',
      'Prestige lost by this war\u221260',
      'Its length costs, next turn\u22122\u22122',
    ])
    expect(wrapper.text()).toContain('Every turn now costs each player 2 prestige a turn')
  })
})

describe('another player', () => {
  test('reads the own sheet; of the enemy only what all may know, and reckons with a guess', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN, ...FOUGHT], 'humans')
    expect(rowsOf(shown as ShownPage, 'elves')).toEqual([
      '40 warriors | GL-WAR-10 | +4',
      'Prestige 25 against −3 | GL-WAR-14 | +2',
      'Culture | GL-WAR-11 | not known',
      'Technology | GL-WAR-12 | not known',
      'Military technology | GL-WAR-13 | not known',
      'Shortage at the last resource check | GL-WAR-15 | not known',
      'What its spies found out | GL-WAR-18 | not known',
      'Total, as far as known | +6',
    ])
    expect(rowsOf(shown as ShownPage, 'humans')).toContain('Technology 12 | GL-WAR-12 | +1')
    expect(rowsOf(shown as ShownPage, 'humans')).toContain('What spies of the enemy found out | GL-WAR-18 | not known')
    expect(wrapper.get('.guess').text()).toContain('In the last battle it was 9.')
    const before = even(wrapper.get('.ways').text())
    await wrapper.get('.guess input').setValue('40')
    expect(even(wrapper.get('.ways').text())).not.toBe(before)
    expect(wrapper.get('.ways').text()).toContain('79.8%')
  })

  test('is told nothing of warriors that could be raised, nor of raids', async () => {
    const { wrapper } = await show([...PEOPLES, OPEN], 'dwarves')
    expect(wrapper.text()).not.toContain('can be raised now')
    expect(wrapper.findAll('.guess')).toHaveLength(2)
    expect(wrapper.text()).toContain('What they could raid with is not known.')
  })
})

describe('what is to come and what is over', () => {
  const secret = put(war({ stage: 'secret', opened: null, opensFrom: 7 }))

  test('where no war is fought it teaches how one begins', async () => {
    const { wrapper } = await show(PEOPLES)
    expect(wrapper.get('#no-war').text()).toBe('No war is being fought')
    expect(wrapper.text()).toContain('2 rounds later, or in any after that')
    expect(wrapper.text()).not.toContain('neither are other players')
  })

  test('the peaceful game says whom wars are not against', async () => {
    const { wrapper } = await show(PEOPLES, 'gm', 'peaceful')
    expect(wrapper.text()).toContain('in the peaceful game neither are other players')
    expect(wrapper.text()).toContain('In the peaceful game nobody is raided.')
  })

  test('the game master has booklets folded away, their writer reads the own, and others hear of none', async () => {
    const folded = await show([...PEOPLES, secret])
    expect(folded.wrapper.get('details.written').attributes('open')).toBeUndefined()
    expect(even(folded.wrapper.get('details.written').text())).toContain('written in round 1: may open from round 7 on.')
    shown?.wrapper.unmount()
    const own = await show([...PEOPLES, secret], 'elves')
    expect(own.wrapper.text()).toContain('In your booklet')
    shown?.wrapper.unmount()
    const other = await show(PEOPLES, 'humans')
    expect(other.wrapper.find('#planned-wars').exists()).toBe(false)
  })

  test('a war that is over keeps its battles and says how it ended', async () => {
    const ended: readonly Effect[] = [
      OPEN,
      ...FOUGHT,
      { kind: 'drop', rule: 'GL-WAR-32', collection: 'war', id: WAR_ID },
      line('GL-WAR-32', 'war.ended.treaty', 'elves', { aggressor: 'elves', defender: 'humans', turns: 3, victor: '' }),
    ]
    const { wrapper } = await show([...PEOPLES, ...ended])
    expect(even(wrapper.get('[aria-labelledby="ended-wars"]').text())).toContain(
      'The war between the elves and the humans ends after 3 turns by treaty, without a victor.',
    )
    expect(wrapper.find('#no-war').exists()).toBe(true)
  })
})

describe('beside the wars', () => {
  test('raids: when the next may be, one tried out, and those that were', async () => {
    const raid = line('GL-RAID-1', 'raidSetsOut', 'elves', { raider: 'elves', target: 'dwarves', raiders: 5, goals: 'steal' })
    const history = record('raidHistory', 'elves', { id: 'elves', last: 4, targets: { dwarves: 4 } })
    const many = [posting('humans', 'males', 80), posting('humans', 'females', 60), posting('humans', 'food', 40)]
    const { wrapper } = await show([...PEOPLES, ...many, raid, history])
    expect(wrapper.text()).toContain('raided in round 4, may again from round 6 on')
    const humans = wrapper.findAll('.raider').find((each) => each.attributes('data-seat') === 'humans')
    expect(humans?.text()).not.toContain('Steals tokens')
    humans?.element.setAttribute('open', '')
    await humans?.trigger('toggle')
    expect(even(humans?.text() ?? '')).toMatch(/Steals tokens ?40/)
    await humans?.findAll('input[type="checkbox"]')[0]?.setValue(true)
    expect(even(humans?.text() ?? '')).toMatch(/Kills people ?32.*Steals tokens ?32.*At least one goal ?54/)
    expect(wrapper.findAll('.history li')).toHaveLength(1)
  })

  test('alliances, payments and treaties in words, and what kingdoms are about to do', async () => {
    const alliance = record('alliance', 'a', {
      id: 'a',
      members: ['elves', 'dwarves'],
      since: 2,
      lastDeal: 5,
      notice: { by: 'dwarves', ends: 8 },
    })
    const payment = record('payment', 'p', { id: 'p', from: 'humans', to: 'elves', token: 'food', amount: 5, due: 7 })
    const treaty = record('treaty', 't', {
      id: 't',
      parties: ['humans', 'elves'],
      round: 4,
      text: '',
      clauses: [{ kind: 'land', from: 'humans', territories: 1 }],
    })
    const { wrapper } = await show([...PEOPLES, alliance, payment, treaty, posting('undead', 'territories', 10)])
    const text = even(wrapper.get('.wars').text())
    expect(text).toContain('The dwarves break it: it ends in round 8, and the war opens.')
    expect(text).toContain('Next bonus of 1 prestige each in round 6.')
    expect(text).toContain('They have had their deal of this round.')
    expect(text).toContain('Round 7: the humans owe the elves 5 food.')
    expect(text).toContain('The humans give the elves 1 territory.')
    expect(text).toContain('Keeps quiet until every living player has left the first three ages.')
  })
})

describe('in German', () => {
  test('a war, its sheets and its odds', async () => {
    tellIn(() => 'de')
    const { wrapper } = await show([...PEOPLES, OPEN, ...FOUGHT, posting('elves', 'males', 1500)])
    const text = even(wrapper.text())
    expect(text).toContain('Begonnen in Runde 3; er dauert bisher 2 Züge.')
    expect(text).toContain('40 Krieger stehen unter Waffen.')
    expect(text).toContain('Prestige 25 gegen −3')
    expect(text).toContain('Ihn beendet nur ein Vertrag, ein Rückzug oder der Untergang der Elfen oder der Menschen.')
    expect(text).toMatch(/20 Krieger: ohne Tote in \d+ % der Fälle; im Schnitt fallen \d+(,\d)?, in neun von zehn Fällen \d+ bis \d+\./)
    expect(text).toContain('unter 0,1 %')
    await wrapper.get('input[aria-valuenow="40"]').setValue('1400')
    expect(even(wrapper.get('[data-side="aggressor"]').text())).toContain('1.400 Krieger: ')
  })

  test('what lies beside the wars', async () => {
    tellIn(() => 'de')
    const alliance = record('alliance', 'a', { id: 'a', members: ['elves', 'dwarves'], since: 2, lastDeal: null, notice: null })
    const payment = record('payment', 'p', { id: 'p', from: 'humans', to: 'dwarves', token: 'food', amount: 5, due: 7 })
    const { wrapper } = await show([...PEOPLES, alliance, payment])
    const text = even(wrapper.text())
    expect(text).toContain('Zurzeit ist kein Krieg')
    expect(text).toContain('2 Runden danach oder in jeder späteren darf er vor aller Augen beginnen oder ohne Kosten gestrichen werden.')
    expect(text).toContain('Runde 7: die Menschen schulden den Zwergen 5 Nahrung.')
    expect(text).toContain('Nächster Bonus von je 1 Prestige in Runde 6.')
    expect(text).toContain('Kein Monsterreich besteht mehr.')
  })
})
