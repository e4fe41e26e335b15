import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf, type SeenEntry } from '../../../../src-shared/kernel/journal/history.ts'
import type { Figures, Json } from '../../../../src-shared/kernel/world/rule.ts'
import { war } from '../../../../src-shared/games/greatest-lineage/testing/battles.ts'
import { warTolls } from '../../../../src-shared/games/greatest-lineage/charts/casualties.ts'
import { line } from '../../../testing/secrets.ts'
import { warStories, type WarStory } from '../../../../src-shared/games/greatest-lineage/reading/warStories.ts'

const GOLDEN = path.resolve(import.meta.dirname, '../../../../src-shared/games/greatest-lineage/golden')

/** A story of the golden campaigns, up to an entry. */
function moments(name: string, upTo = Infinity) {
  const lines = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return momentsOf(lines.map((line) => JSON.parse(line) as SeenEntry).slice(0, upTo))
}

const deadOf = ({ fights, war }: WarStory): Readonly<Record<string, number>> => ({
  [war.aggressor]: fights.reduce((sum, { dead }) => sum + dead.aggressor, 0),
  [war.defender]: fights.reduce((sum, { dead }) => sum + dead.defender, 0),
})

test('two wars of conquest: who, when, every battle, and how they ended', () => {
  const [first, second, ...more] = warStories(moments('conquest'))
  expect(more).toEqual([])
  expect(first).toMatchObject({
    war: { aggressor: 'elves', defender: 'humans', opened: 2 },
    end: { how: 'elimination', victor: 'elves', rule: 'GL-WIN-6' },
  })
  expect(second).toMatchObject({ war: { aggressor: 'elves', defender: 'dwarves' }, end: { how: 'elimination', victor: 'elves' } })
  expect(first?.opening?.text).toContain('The elves open war on the humans')
  expect(first?.fights[0]).toMatchObject({
    turn: 1,
    round: 2,
    calledOff: false,
    bonus: { aggressor: 5, defender: 2 },
    warriors: { aggressor: 40, defender: 4 },
    kill: { dice: { aggressor: 80, defender: 30 }, totals: { aggressor: 85, defender: 32 }, margin: 53 },
    dead: { aggressor: 0, defender: 3 },
  })
  expect(first?.fights[0]?.events.map(({ rule }) => rule)).toEqual(['GL-WAR-22', 'GL-WAR-22', 'GL-WAR-22', 'GL-WAR-22', 'GL-WAR-22'])
})

test.each(['conquest', 'kingdom-tribute'])('the dead of %s are those the chart of casualties counts', (name) => {
  const all = moments(name)
  const stories = warStories(all)
  const tolls = warTolls(all, { from: 0, to: Infinity })
  expect(tolls.length).toBeGreaterThan(0)
  const lines = all.flatMap(({ effects }) => effects.flatMap(({ effect }) => (effect.kind === 'line' ? [effect] : [])))
  const wars = new Set(stories.map((story) => story.war.id))
  expect(lines.filter(({ wording, about }) => wording === 'line.casualties' && !wars.has(String(about)))).toEqual([])
  for (const { aggressor, defender, dead } of tolls) {
    const story = stories.find(({ war }) => war.aggressor === aggressor && war.defender === defender)
    expect(story && deadOf(story)).toMatchObject(Object.fromEntries(dead))
  }
})

test('a war with a kingdom ends with its tribute, which is told with it', () => {
  const [story] = warStories(moments('kingdom-tribute'))
  expect(story).toMatchObject({ end: { how: 'tribute' } })
  expect(story?.fights).toHaveLength(2)
  expect(story?.settled.map(({ text }) => text).join()).toContain('tribute of')
})

test('a war goes on until it is ended, and a battle that is taken back was never fought', () => {
  const before = moments('conquest', 30)
  expect(warStories(before)).toMatchObject([{ end: null, fights: [{ turn: 1 }] }])
  const voided = before.map((moment) => (moment.entry.seq > 18 ? { ...moment, voidedBy: 99 } : moment))
  expect(warStories(voided).flatMap(({ fights }) => fights.filter(({ kill }) => kill !== null))).toEqual([])
})

test('a war that ends by treaty keeps the clauses it was ended by, and no others', () => {
  const opened = war({}, { warriors: 4 }, { warriors: 4 })
  const both = { one: 'elves', other: 'humans' }
  const effects: Effect[] = [
    { kind: 'record', rule: 'GL-WAR-1', collection: 'war', id: opened.id, value: opened as unknown as Json },
    line('GL-TREATY-1', 'treaty.concluded', 'elves', { one: 'elves', other: 'dwarves' }),
    line('GL-TREATY-1', 'treaty.text', 'elves', { text: 'No walls.' }),
    line('GL-TREATY-1', 'treaty.concluded', 'elves', both),
    line('GL-TREATY-1', 'treaty.land', 'elves', { from: 'humans', to: 'elves', territories: 2 }),
    line('GL-TREATY-1', 'treaty.war', 'elves', { ...both, victor: '' }),
    { kind: 'drop', rule: 'GL-WAR-32', collection: 'war', id: opened.id },
    line('GL-WAR-32', 'war.ended.treaty', 'elves', { aggressor: 'elves', defender: 'humans', turns: 1, victor: '' }),
  ]
  const [story] = warStories(momentsOf([{ seq: 0, kind: 'setup', effects }]))
  expect(story?.end?.how).toBe('treaty')
  expect(story?.settled.map(({ text }) => text)).toEqual([
    'The elves and the humans make a treaty.',
    'The humans give the elves 2 territories.',
    'The war between the elves and the humans ends without a victor.',
  ])
})

test('what happens in two wars at once is told with the war it is about, whichever was told of last', () => {
  const other = war({ id: 'war-elves-dwarves-2', defender: 'dwarves' }, { warriors: 4 }, { warriors: 4 })
  const opened = war({}, { warriors: 4 }, { warriors: 4 })
  const put = ({ id }: { id: string }, value: unknown): Effect => ({
    kind: 'record',
    rule: 'GL-WAR-1',
    collection: 'war',
    id,
    value: value as Json,
  })
  const said = (wording: string, figures: Figures, ...about: string[]): Effect =>
    ({ ...line('GL-WAR-20', wording, 'elves', figures), about }) as Effect
  const fought = { faction: 'elves', bonus: 3, warriors: 1 }
  const rolled = { die: 50, total: 53, enemyDie: 20, enemyBonus: 0, enemyTotal: 20, margin: 33, faction: 'elves', bonus: 3 }
  const both = { aggressor: 'elves', victor: '', turns: 1 }
  const effects: Effect[] = [
    ...[put(opened, opened), put(other, other)],
    said('battleBonus', { ...fought, enemy: 'humans' }, opened.id),
    said('battleBonus', { ...fought, enemy: 'dwarves' }, other.id),
    said('opposedRoll', { ...rolled, enemy: 'humans' }, opened.id),
    said(
      'casualties',
      { faction: 'humans', margin: 33, percent: 33, force: 4, due: 2, unarmed: 0, warriors: 2, males: 0, females: 0, others: 0 },
      opened.id,
    ),
    said('treaty.concluded', { one: 'elves', other: 'humans' }, 'treaty-1', opened.id),
    said('treaty.war', { one: 'elves', other: 'humans', victor: '' }, 'treaty-1', opened.id),
    said('treaty.concluded', { one: 'elves', other: 'dwarves' }, 'treaty-2'),
    said('treaty.text', { text: 'No walls.' }, 'treaty-2'),
    said('treaty.text', { text: 'No towers.' }, 'treaty-1'),
    said('war.settlements', { taken: 1, kept: 1 }, other.id),
    { kind: 'drop', rule: 'GL-WAR-32', collection: 'war', id: opened.id },
    said('war.ended.treaty', { ...both, defender: 'humans' }, opened.id),
  ]
  const [first, second] = warStories(momentsOf([{ seq: 0, kind: 'setup', effects }]))
  expect(first?.fights).toMatchObject([{ kill: { margin: 33 }, dead: { aggressor: 0, defender: 2 } }])
  expect(second?.fights).toMatchObject([{ kill: null, dead: { aggressor: 0, defender: 0 } }])
  expect(first?.settled.map(({ text }) => text).join(' ')).toContain('No towers.')
  expect(first?.settled.map(({ text }) => text).join(' ')).not.toContain('No walls.')
  expect(second?.settled).toHaveLength(1)
})
