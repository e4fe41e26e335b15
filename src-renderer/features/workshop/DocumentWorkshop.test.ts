import 'fake-indexeddb/auto'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { h, type DefineComponent } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { accept, problem, refuse } from '../../../src-shared/kernel/problem.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { DocumentStorage } from '../../storage/documents.ts'
import { useDocuments } from '../../stores/documents.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import DocumentChoice from './DocumentChoice.vue'
import DocumentWorkshop from './DocumentWorkshop.vue'
import { readJson, type DocumentKind } from './documentKind.ts'

/** A shopping list: it can be used once there is something on it. */
interface Shopping {
  readonly name: string
  readonly things: readonly string[]
}
const GAME = 'toy'
const SHOPPING: DocumentKind<Shopping> = {
  ...{ game: GAME, page: 'lists', format: 'list' },
  words: {
    title: 'Lists',
    lead: 'What there is to buy.',
    mine: 'Mine',
    noneMine: 'None yet.',
    unnamed: 'A list',
    gone: 'No such list.',
    toList: 'All lists',
    fromFile: 'From a file',
    notRead: (file) => `${file} is no list.`,
    begin: 'Go shopping',
    beginNot: 'Nothing is on it.',
    make: 'Make lists',
    pick: 'Pick a file',
    notReady: (name) => `${name} is empty`,
  },
  beginnings: () => [
    { label: 'As last week', make: () => ({ name: 'Week', things: ['bread'] }) },
    { label: 'Empty', make: () => ({ name: '', things: [] }) },
  ],
  read: (content) => ({ name: '', things: [], ...(content as object) }),
  nameOf: ({ name }) => name,
  check: ({ things }) => (things.length === 0 ? [problem('things', 'problem.missing', { wanted: 'a thing' })] : []),
  summaryOf: ({ things }) => `${things.length} on it`,
  fromFile: (text) =>
    readJson(text, (raw) =>
      typeof raw === 'object' && raw !== null && 'things' in raw
        ? accept(raw as Shopping)
        : refuse(...Array.from({ length: 22 }, (_, at) => problem(`things.${at}`, 'problem.missing', { wanted: 'a thing' }))),
    ),
  toFile: (list) => JSON.stringify(list),
}

let wrapper: VueWrapper | null = null
let router: Router
let pinia: Pinia
const storage = new DocumentStorage()
afterEach(async () => {
  await useDocuments(pinia).save()
  wrapper?.unmount()
  wrapper = null
  for (const { id } of await storage.all(GAME)) await storage.drop(GAME, id)
  window.history.replaceState(null, '')
  tellIn(() => 'en')
  vi.restoreAllMocks()
})

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await flushPromises()
    await new Promise((done) => setTimeout(done))
  }
}

async function show(component: object, props: object = {}, slots: Readonly<Record<string, unknown>> = {}, part = ''): Promise<VueWrapper> {
  pinia = createPinia()
  const routes = [
    { name: 'workshop', path: '/workshop/:game/:page/:part?', component: {} },
    { name: 'setup', path: '/new', component: {} },
  ]
  router = createRouter({ history: createMemoryHistory(), routes })
  await router.push(`/workshop/${GAME}/lists/${part}`)
  wrapper = mount(component as DefineComponent, {
    props: { kind: SHOPPING, ...props },
    slots: slots as never,
    global: { plugins: [pinia, router] },
    attachTo: document.body,
  })
  await settled()
  return wrapper
}

interface Scope {
  readonly document: Shopping
  readonly problems: readonly unknown[]
  readonly edit: (next: Shopping, run?: string) => void
}
/** Adds a thing by its button, or writes the name. */
const EDITOR = {
  editor: ({ document: list, edit }: Scope) => [
    h('output', list.things.join()),
    h('input', { value: list.name, onInput: (event: Event) => edit({ ...list, name: (event.target as HTMLInputElement).value }, 'name') }),
    h('button', { onClick: () => edit({ ...list, things: [...list.things, 'milk'] }) }, 'Milk'),
  ],
}
const workshop = (part = ''): Promise<VueWrapper> => show(DocumentWorkshop, {}, EDITOR, part)

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name)
  if (found === undefined) throw new Error(`no button “${name}”`)
  return found
}
async function press(name: string): Promise<void> {
  button(name).click()
  await settled()
}
const shown = (): string => wrapper?.get('output').text() ?? ''
const title = (): string => wrapper?.get('h1').text() ?? ''
async function toList(): Promise<void> {
  await router.push(`/workshop/${GAME}/lists`)
  await settled()
}
async function stored(): Promise<readonly unknown[]> {
  await useDocuments(pinia).save()
  return (await storage.all(GAME)).map(({ content }) => content)
}
async function take(component: object, name: string, content: string | File, place?: string): Promise<void> {
  const { take: taken } = wrapper?.getComponent(component as DefineComponent).vm as unknown as {
    readonly take: (file: File, place?: string) => Promise<void>
  }
  await taken(content instanceof File ? content : new File([content], name), place)
  await settled()
}

test('a document is begun, changed, kept without a key for it, and listed with its state', async () => {
  await workshop()
  expect(wrapper?.text()).toContain('None yet.')
  await press('As last week')
  expect([title(), shown()]).toEqual(['Week', 'bread'])
  await press('Milk')
  expect(await stored()).toEqual([{ name: 'Week', things: ['bread', 'milk'] }])
  await toList()
  expect(wrapper?.get('.mine li').text()).toMatch(/^Week *changed .+ · 2 on it$/)
})

test('changes are undone and redone by buttons and keys; those of one run at once', async () => {
  await workshop()
  await press('As last week')
  expect(button('Undo').disabled).toBe(true)
  await press('Milk')
  await wrapper?.get('input').setValue('W')
  await wrapper?.get('input').setValue('We')
  await press('Undo')
  expect([title(), shown()]).toEqual(['Week', 'bread,milk'])
  const key = (init: KeyboardEventInit, on: string): unknown =>
    wrapper?.get(on).element.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, bubbles: true, ...init }))
  key({ key: 'z' }, 'input')
  await settled()
  expect(shown()).toBe('bread,milk')
  key({ key: 'z' }, 'output')
  await settled()
  expect(shown()).toBe('bread')
  key({ key: 'Z', shiftKey: true }, 'output')
  await settled()
  await press('Redo')
  expect([title(), shown(), button('Redo').disabled]).toEqual(['We', 'bread,milk', true])
})

test('what was changed in one document is not undone in another', async () => {
  await storage.put(GAME, { id: 'other', changedAt: 1, content: { name: 'Other', things: [] } })
  await workshop()
  await press('As last week')
  await press('Milk')
  await router.push(`/workshop/${GAME}/lists/other`)
  await settled()
  expect([title(), button('Undo').disabled]).toEqual(['Other', true])
})

test('problems are worked out once a change, for the workshop and the editor', async () => {
  const check = vi.fn(SHOPPING.check)
  const slots = {
    editor: ({ document: list, problems, edit }: Scope) => h('button', { onClick: () => edit({ ...list }) }, `${problems.length} wrong`),
  }
  await show(DocumentWorkshop, { kind: { ...SHOPPING, check } }, slots)
  await press('Empty')
  check.mockClear()
  await press('1 wrong')
  expect(check).toHaveBeenCalledTimes(1)
})

test('a campaign begins with a document that has no problems, and with no other', async () => {
  await workshop()
  await press('Empty')
  expect([title(), button('Go shopping').disabled]).toEqual(['A list', true])
  expect(wrapper?.text()).toContain('Nothing is on it.')
  await press('Milk')
  await press('Go shopping')
  expect(router.currentRoute.value).toMatchObject({ name: 'setup', query: { game: GAME } })
  expect(router.currentRoute.value.query['made']).not.toBe('')
})

test('a file is taken, or refused with each place, and one that cannot be opened is reported', async () => {
  await workshop()
  await take(DocumentWorkshop, 'no.json', 'no')
  expect(wrapper?.get('[role="alert"]').text()).toBe('no.json is no list.It cannot be read as JSON: save it again from where it was made.')
  await take(DocumentWorkshop, 'bad.json', '{}')
  const lines = wrapper?.findAll('[role="alert"] li').map((one) => one.text())
  expect([lines?.length, lines?.[0]?.slice(0, 10), lines?.at(-1)]).toEqual([21, 'things.0: ', 'and 2 more'])
  const gone = new File([], 'gone.json')
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  await take(DocumentWorkshop, '', gone)
  expect(useAnnouncements(pinia).shown.at(-1)).toMatchObject({ tone: 'trouble' })
  expect(wrapper?.find('[role="alert"]').exists()).toBe(false)
  await take(DocumentWorkshop, 'good.json', '{"name":"Far","things":[]}')
  expect(title()).toBe('Far')
})

test('it is saved as a file of its name and kind', async () => {
  await workshop()
  await press('As last week')
  const files: { readonly name: string; readonly blob: Blob }[] = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
    blob = one as Blob
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob })
  })
  await press('Save as a file')
  expect(files.map(({ name }) => name)).toEqual(['Week.list.json'])
  expect(await files[0]?.blob.text()).toBe('{"name":"Week","things":["bread"]}')
})

test('one that is thrown away can be had back; an address without a document says so', async () => {
  await workshop()
  await press('As last week')
  await toList()
  await press('Throw Week away')
  expect([await stored(), wrapper?.text().includes('Week was thrown away.')]).toEqual([[], true])
  await press('Get it back')
  expect(await stored()).toEqual([{ name: 'Week', things: ['bread'] }])
  await router.push(`/workshop/${GAME}/lists/nowhere`)
  await settled()
  expect(wrapper?.text()).toContain('No such list.')
})

test('a file that is handed over with the address becomes a document', async () => {
  window.history.replaceState({ made: '{"name":"Handed over","things":[]}' }, '')
  await workshop()
  expect([title(), await stored()]).toEqual(['Handed over', [{ name: 'Handed over', things: [] }]])
})

test('a form for new documents, and the state of the open one, take their places', async () => {
  const slots = {
    ...EDITOR,
    fresh: ({ make }: { readonly make: (list: Shopping) => void }) =>
      h('button', { onClick: () => make({ name: 'By form', things: [] }) }, 'Make'),
    summary: ({ document: list }: Scope) => h('p', { class: 'state' }, `${list.things.length} things`),
  }
  await show(DocumentWorkshop, {}, slots)
  await press('Make')
  expect([title(), wrapper?.get('.state').text()]).toEqual(['By form', '0 things'])
})

test('in German', async () => {
  tellIn(() => 'de')
  await workshop()
  await press('As last week')
  expect(wrapper?.text()).toContain('Rückgängig WiederholenAls Datei speichern')
})

const places = ['a', 'b'].map((id) => ({
  ...{ id, legend: `For ${id}`, chosen: 'usual' },
  before: [{ value: 'usual', title: 'The usual', text: '' }],
  after: [{ value: 'file', title: 'A file', text: '' }],
}))
async function choice(props: object = {}): Promise<VueWrapper> {
  await storage.put(GAME, { id: 'week', changedAt: 2, content: { name: 'Week', things: ['bread'] } })
  await storage.put(GAME, { id: 'none', changedAt: 1, content: { name: 'Nothing', things: [] } })
  return show(DocumentChoice, {
    ...{ places, made: null, isFresh: true, textOf: ({ things }: Shopping) => things.join(), takeFile: () => accept(null) },
    ...props,
  })
}

test('the set-up offers documents without problems for each place, and names the others', async () => {
  const set = await choice()
  const offered = (name: string): unknown => set.findAll(`input[name="${name}"]`).map((one) => one.attributes('value'))
  expect([offered('a'), offered('b')]).toEqual([
    ['usual', 'week', 'file'],
    ['usual', 'week', 'file'],
  ])
  expect(set.text()).toContain('Nothing is empty')
  await set.get('input[name="b"][value="week"]').setValue(true)
  await set.get('input[name="a"][value="file"]').setValue(true)
  expect(set.emitted('choose')).toEqual([
    ['b', 'week', { name: 'Week', things: ['bread'] }],
    ['a', 'file'],
  ])
})

test('the document the set-up was opened with is chosen in the first place, unless something is chosen already or it has problems', async () => {
  const chosen = async (props: object): Promise<unknown> => {
    const calls = (await choice(props)).emitted('choose')
    wrapper?.unmount()
    return calls
  }
  expect(await chosen({ made: 'week' })).toMatchObject([['a', 'week', {}]])
  expect(await chosen({ made: 'week', isFresh: false })).toBeUndefined()
  expect(await chosen({ made: 'none' })).toBeUndefined()
})

test('a file is asked for with its option alone, and read for its place', async () => {
  const takeFile = vi.fn((text: string) =>
    text === 'good' ? accept(null) : refuse(problem('things', 'problem.missing', { wanted: 'a thing' })),
  )
  const [first, second] = places
  const set = await choice({ takeFile, file: 'file', places: [{ ...first, chosen: 'file' }, second] })
  expect(set.findAll('button').map((one) => one.text())).toEqual(['Pick a file'])
  await take(DocumentChoice, 'bad.json', 'bad', 'b')
  expect(set.get('[role="alert"]').text()).toContain('bad.json is no list.things: ')
  await take(DocumentChoice, 'good.json', 'good', 'a')
  expect(set.find('[role="alert"]').exists()).toBe(false)
  expect(takeFile.mock.calls).toEqual([
    ['bad', 'b'],
    ['good', 'a'],
  ])
})
