import { describe, expect, test } from 'vitest'
import { json, play } from './testing/commandRun.ts'
import { campaign, file, pending, read } from './testing/inFolder.ts'

interface Paper {
  readonly place: { readonly round: number; readonly who: string; readonly phase: number }
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly records: readonly { readonly collection: string; readonly id: string; readonly to: object }[]
}
interface Refused {
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

const FORM = { format: 'lineage-paper', version: 1 }
const paper = (content: object): string => file('paper.json', { ...FORM, ...content })
const printed = async (name: string): Promise<Paper> => json<Paper>(await play('take-over', name))

describe('take-over', () => {
  test('makes place, figures and records so, in one entry that verifies', async () => {
    const name = await campaign()
    const { records } = await printed(name)
    const ruler = records.find(({ collection, to }) => collection === 'royal' && 'role' in to && to.role === 'ruler')
    const wanted = {
      place: { round: 13, who: 'humans', phase: 3 },
      figures: { elves: { culture: 120, females: 80 } },
      records: [{ ...ruler, to: { ...ruler?.to, since: 11 } }],
    }
    const ran = await play('take-over', name, paper(wanted))
    expect(ran).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Taken over: 2 figures, 1 record, and the place of play\.\n/),
    })
    const after = await printed(name)
    expect(after.place).toEqual(wanted.place)
    expect(after.figures['elves']).toMatchObject({ culture: 120, females: 80, males: 8 })
    expect(after.records).toContainEqual(wanted.records[0])
    const entries = read(name).trimEnd().split('\n').slice(1)
    expect(entries).toHaveLength(2)
    expect(JSON.parse(entries[1] ?? '')).toMatchObject({ kind: 'correction', reason: 'Taken over from paper' })
    expect((await pending(name)).id).toMatch(/^13\/humans\/3/)
    expect((await play('verify', name)).code).toBe(0)
  })

  test('prints a paper that changes nothing when it is taken over as it is', async () => {
    const name = await campaign()
    const before = read(name)
    const all = file('all.json', (await play('take-over', name)).out)
    expect((await play('take-over', name, all)).code).toBe(4)
    expect(read(name)).toBe(before)
  })

  test('tries without writing, and tells what does not go together', async () => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('take-over', name, paper({ place: { round: 13, who: 'elves' } }), '--try')
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(/^Would be set: 0 figures, 0 records, and the place of play\.\n! The ruler of the elves reigns since round 1/)
    expect(ran.out).toMatch(/\nAsked: 13\/elves\/0\S*\/heir {2}\S/)
    expect(read(name)).toBe(before)
  })

  test.each([
    ['an account that is none', { figures: { elves: { bananas: 3 } } }, 'figures.elves.bananas', 'use one of males'],
    ['a figure out of bounds', { figures: { elves: { culture: -1 } } }, 'figures.elves.culture', 'a whole number from 0'],
    ['a figure that is no number', { figures: { elves: { culture: 'much' } } }, 'figures.elves.culture', '"much"'],
    ['somebody who never has the turn', { place: { round: 13, who: 'orcs' } }, 'place.who', 'elves, humans, dwarves'],
    ['a phase from which nobody plays', { place: { round: 13, who: 'elves', phase: 42 } }, 'place.phase', '42'],
    ['a record of no kind', { records: [{ collection: 'pets', id: 'rex', to: {} }] }, 'pets rex collection', 'pets'],
    ['what blocks', { figures: { elves: { territories: 400 } } }, 'file', 'territor'],
    ['a file of something else', { format: 'lineage-orders' }, 'format', 'a campaign on paper'],
  ])('refuses %s, names it, and changes nothing', async (_, content, field, told) => {
    const name = await campaign()
    const before = read(name)
    const ran = await play('take-over', name, paper(content))
    expect(ran.code).toBe(4)
    const [first] = json<Refused>(ran).problems
    expect(first?.field).toBe(field)
    expect(first?.message).toContain(told)
    expect(read(name)).toBe(before)
  })

  test('asks for the set-up to be played first', async () => {
    const setup = { players: { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } } }
    expect(await play('take-over', await campaign(setup))).toMatchObject({ code: 2, err: expect.stringContaining('--until turn:1') })
  })
})
