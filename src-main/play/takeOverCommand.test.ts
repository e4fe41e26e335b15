import { describe, expect, test } from 'vitest'
import { json, play } from './testing/commandRun.ts'
import { SETUP, campaign, file, pending, read } from './testing/inFolder.ts'

interface Paper {
  readonly place: { readonly round: number; readonly who: string; readonly phase: number }
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly records: readonly { readonly collection: string; readonly id: string; readonly to: Readonly<Record<string, unknown>> }[]
}
interface Refused {
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

const FORM = { format: 'lineage-paper', version: 1 }
const paper = (content: object): string => file('paper.json', { ...FORM, ...content })
const printed = async (name: string): Promise<Paper> => json<Paper>(await play('take-over', name))

/** Returns two players, and the first account of the first. */
function named({ place, figures }: Paper): { readonly first: string; readonly second: string; readonly account: string } {
  const [second = ''] = Object.keys(SETUP.players).filter((seat) => seat !== place.who)
  const [account = ''] = Object.keys(figures[place.who] ?? {})
  return { first: place.who, second, account }
}

describe('take-over', () => {
  test('makes place, figures and records so, in one entry that verifies', async () => {
    const name = await campaign()
    const before = await printed(name)
    const { first, second, account } = named(before)
    const ruler = before.records.find(({ to }) => to['role'] === 'ruler')
    const wanted = {
      place: { round: 13, who: second, phase: 3 },
      figures: { [first]: { [account]: 80 }, [second]: { [account]: 70 } },
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
    expect(after.figures).toEqual({
      ...before.figures,
      [first]: { ...before.figures[first], [account]: 80 },
      [second]: { ...before.figures[second], [account]: 70 },
    })
    expect(after.records).toContainEqual(wanted.records[0])
    const entries = read(name).trimEnd().split('\n').slice(1)
    expect(entries).toHaveLength(2)
    expect(JSON.parse(entries[1] ?? '')).toMatchObject({ kind: 'correction', reason: 'Taken over from paper' })
    expect((await pending(name)).id.startsWith(`13/${second}/3`)).toBe(true)
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
    const { first } = named(await printed(name))
    const ran = await play('take-over', name, paper({ place: { round: 13, who: first } }), '--try')
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(/^Would be set: 0 figures, 0 records, and the place of play\.\n! .* reigns since round 1/)
    expect(ran.out).toContain(`\nAsked: 13/${first}/0`)
    expect(read(name)).toBe(before)
  })

  test.each<readonly [string, (of: ReturnType<typeof named>) => object, string, string]>([
    ['an account that is none', ({ first }) => ({ figures: { [first]: { bananas: 3 } } }), 'figures.FIRST.bananas', 'use one of ACCOUNT'],
    ['a figure out of bounds', ({ first, account }) => ({ figures: { [first]: { [account]: -1 } } }), 'figures.FIRST.ACCOUNT', 'from 0'],
    ['what is no number', ({ first, account }) => ({ figures: { [first]: { [account]: 'x' } } }), 'figures.FIRST.ACCOUNT', '"x"'],
    ['somebody who never has the turn', () => ({ place: { round: 13, who: 'nobody' } }), 'place.who', 'FIRST, SECOND'],
    ['a phase from which nobody plays', ({ first }) => ({ place: { round: 13, who: first, phase: 42 } }), 'place.phase', '42'],
    ['a record of no kind', () => ({ records: [{ collection: 'pets', id: 'rex', to: {} }] }), 'pets rex collection', 'pets'],
    ['a file of something else', () => ({ format: 'lineage-orders' }), 'format', 'a campaign on paper'],
  ])('refuses %s, names it, and changes nothing', async (_, content, field, told) => {
    const name = await campaign()
    const before = read(name)
    const of = named(await printed(name))
    const filled = (text: string): string => text.replace('FIRST', of.first).replace('SECOND', of.second).replace('ACCOUNT', of.account)
    const ran = await play('take-over', name, paper(content(of)))
    expect(ran.code).toBe(4)
    const [first] = json<Refused>(ran).problems
    expect(first?.field).toBe(filled(field))
    expect(first?.message).toContain(filled(told))
    expect(read(name)).toBe(before)
  })

  test('asks for the set-up to be played first', async () => {
    const { players } = SETUP
    expect(await play('take-over', await campaign({ players }))).toMatchObject({ code: 2, err: expect.stringContaining('--until turn:1') })
  })
})
