import { describe, expect, test } from 'vitest'
import type { Entry } from '../src-shared/kernel/journal/journal.ts'
import { cardToy } from '../src-shared/kernel/testing/cardToy.ts'
import { begun } from '../src-shared/kernel/testing/toyTable.ts'
import { fileOf } from './honestCampaign.ts'
import { readVerifyPage, toneIn, type Line } from './verifyPage.ts'

const PAGE = readVerifyPage()
const { check, verdictOf } = PAGE
const toneOf = (file: string): Promise<string> => toneIn(PAGE, file)

describe('a file with cards that the app drew unattended', () => {
  const campaign = begun({ rounds: 2 }, cardToy({ unattended: true }))
  const entries = campaign.entries as unknown as readonly Line[]
  const drawn = (all: readonly Line[]): Record<string, unknown> => all[0]?.effects?.find(({ kind }) => kind === 'cards') ?? {}
  const heldBy = (effect: Record<string, unknown> | undefined): string[] =>
    (effect?.['value'] as { cards: string[] } | undefined)?.cards ?? []
  const forged = (edit: (cards: Record<string, unknown>, effects: Record<string, unknown>[]) => unknown): string => {
    const copy = structuredClone(entries) as Line[]
    edit(drawn(copy), copy[0]?.effects ?? [])
    return fileOf(campaign.headerLine, copy as unknown as Entry[])
  }

  test('has each draw drawn again from what was in the pile', async () => {
    const found = await check(fileOf(campaign.headerLine, campaign.entries))
    // The page does not know the game, and says no more of it than that.
    expect([found.faults, found.open.length, found.cards]).toEqual([[], 1, 3])
    expect(verdictOf({ ...found, open: [] }).said).toBe('The cards of every draw of the app follow from the seed in this file.')
  })

  test('is called bad where other cards came, and the piles say the same', async () => {
    const file = forged((cards, effects) => {
      const at = effects.indexOf(cards)
      const [from, to] = effects.slice(at + 1).filter(({ collection }) => collection === 'place')
      const before = effects.slice(0, at).findLast(({ id }) => id === from?.['id'])
      const came = cards['cards'] as string[]
      const pile = heldBy(before)
      const other = pile.find((face) => face !== came[0] && !came.includes(face)) ?? ''
      const put = (effect: Record<string, unknown> | undefined, gone: string, more: string): void => {
        const held = heldBy(effect)
        held.splice(held.indexOf(gone), 1, more)
      }
      put(from, other, came[0] ?? '')
      put(to, came[0] ?? '', other)
      came[0] = other
    })
    expect(await toneOf(file)).toMatch(/^bad\n.*the seed gives other cards/)
  })

  test('is called open where the cards leave no pile', async () => {
    expect(await toneOf(forged((cards) => (cards['cards'] = ['no such card'])))).toMatch(/leave no pile of the file/)
  })

  test.each([
    ['cards that are no list', forged((cards) => (cards['cards'] = 'ace'))],
    ['a card that is no text', forged((cards) => (cards['cards'] = [1]))],
    ['an occurrence that is no number', forged((cards) => (cards['occurrence'] = 'x'))],
    ['no question', forged((cards) => delete cards['request'])],
  ])('is called bad with %s', async (_name, file) => {
    expect(await toneOf(file)).toMatch(/^bad\n.*cannot be read/)
  })

  test('is called bad where a draw is said to be the fourth of its name', async () => {
    expect(await toneOf(forged((cards) => (cards['occurrence'] = 3)))).toMatch(/^bad\n.*asked 3 times/)
  })
})
