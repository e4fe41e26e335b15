import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import type { Highlight } from '../../../src-shared/games/highlights/highlights.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import type { GamePage } from '../../games/game.ts'
import { noPages } from '../../games/registry.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { mountSeat, tinySeat } from '../../testing/tinySeat.ts'
import { toyHost } from '../../testing/toyTable.ts'
import { useHighlightPage, type HighlightPage } from './highlightPage.ts'

playTheToyOnly()

let mounted: Pick<Mounted, 'wrapper'>
afterEach(() => mounted.wrapper.unmount())

const FIGHT = { kind: 'battle' } as Highlight
const BIRTH = { kind: 'birth' } as Highlight
const page = (name: string, seat: object | null = {}): GamePage => ({ name, seat }) as unknown as GamePage
const other = page('other')

let pageOf: (highlight: Highlight) => HighlightPage | null
const Page = {
  setup() {
    pageOf = useHighlightPage()
    return () => null
  },
}

/** The toy with these pages, of which "fights" tells of fights. */
function pagesWith(...pages: readonly GamePage[]) {
  const told = { page: 'fights', part: '3', title: 'The fight' }
  return { ...noPages('toy'), pages, highlightPage: ({ kind }: Highlight) => (kind === 'battle' ? told : null) }
}

async function atTheDesk(...pages: readonly GamePage[]): Promise<void> {
  const at = await mountAt(toyHost(), Page)
  mounted = at
  at.table.pages = pagesWith(...pages)
  await flushPromises()
}

async function onADevice(...pages: readonly GamePage[]): Promise<void> {
  const table = { ...(await toyHost().session.view()), seat: TOY_SEATS[0] }
  const at = await mountSeat(await tinySeat({ table }), Page)
  mounted = at
  at.table.pages = pagesWith(...pages)
  await flushPromises()
}

test('at the desk the way leads to the page of the campaign, with the part and the title it has there', async () => {
  await atTheDesk(other, page('fights'))
  expect(pageOf(FIGHT)).toEqual({ to: { name: 'page', params: { campaign: 'tiny', page: 'fights', part: '3' } }, title: 'The fight' })
  expect(pageOf(BIRTH)).toBeNull()
})

test("on a player's device the address names no campaign", async () => {
  await onADevice(other, page('fights'))
  expect(pageOf(FIGHT)?.to).toEqual({ name: 'page', params: { page: 'fights', part: '3' } })
})

test('a page that the game does not have is no way', async () => {
  await atTheDesk(other)
  expect(pageOf(FIGHT)).toBeNull()
})

test("a page that is the game master's alone is a way for nobody else", async () => {
  await onADevice(page('fights', null))
  expect(pageOf(FIGHT)).toBeNull()
  mounted.wrapper.unmount()
  await atTheDesk(page('fights', null))
  expect(pageOf(FIGHT)).not.toBeNull()
})
