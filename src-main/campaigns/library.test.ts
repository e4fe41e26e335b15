import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { defaultShelf } from './documentsFolder.ts'
import { fileStem } from './fileNames.ts'
import { FileLibrary } from './library.ts'

const HEADER = '{"format":"lineage","version":1}'
const LINE = '{"seq":0}'

let folder: string
let shelf: string
let library: FileLibrary

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'library-')))
  shelf = path.join(folder, 'shelf')
  library = new FileLibrary(shelf)
})

afterEach(() => rmSync(folder, { recursive: true }))

function elsewhere(name: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, `${HEADER}\n${LINE}\n`)
  return file
}

function touched(file: string, secondsAgo: number): void {
  const then = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(file, then, then)
}

async function refs(): Promise<string[]> {
  return (await library.list()).map(({ ref }) => ref)
}

describe('file names', () => {
  test.each([
    ['The Long Winter', 'The Long Winter'],
    ['a/b\\c', 'a-b-c'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['What? "Now": <this|that>*', 'What- -Now-- -this-that--'],
    ['  .hidden. ', 'hidden'],
    ['', 'Campaign'],
    ['...', 'Campaign'],
    ['\u202egnp.exe\u0000\n', 'gnp.exe'],
    ['CON', 'Campaign CON'],
    ['com1.notes', 'Campaign com1.notes'],
    ['LPT²', 'Campaign LPT²'],
    ['Conan', 'Conan'],
    ['Élan', 'Élan'],
    ['👩‍👩‍👧‍👦 war', '👩‍👩‍👧‍👦 war'],
    ['\ud800x', 'x'],
  ])('%j becomes %j', (title, stem) => expect(fileStem(title)).toBe(stem))

  test.each(['n'.repeat(300), '🜁'.repeat(300), '👩‍👩‍👧‍👦'.repeat(300), 'é'.repeat(300), `${'x'.repeat(79)} . y`])(
    'a title of many characters is cut where a character ends (%#)',
    async (title) => {
      const stem = fileStem(title)
      expect([...new Intl.Segmenter('en').segment(stem)].length).toBeLessThanOrEqual(80)
      expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(180)
      expect(title.startsWith(stem)).toBe(true)
      expect(stem).not.toMatch(/[. ]$/)
      const ref = await library.create(title, HEADER, [])
      await (await library.open(ref, false)).close()
      await library.trash(ref)
    },
  )

  test.each(['CON', 'a/b', '🜁 fire', 'x'.repeat(300), '', '..'])(
    'a campaign called %j is stored, found, opened and renamed',
    async (title) => {
      const ref = await library.create(title, HEADER, [LINE])
      expect(await refs()).toEqual([ref])
      expect(await library.read(ref)).toEqual({ headerLine: HEADER, lines: [LINE], torn: 0 })
      const journal = await library.open(ref, false)
      await journal.append('{"seq":1}')
      await journal.close()
      expect(await library.rename(ref, 'Plain')).toBe('Plain.lineage')
      expect((await library.read('Plain.lineage')).lines).toEqual([LINE, '{"seq":1}'])
      expect(await refs()).toEqual(['Plain.lineage'])
    },
  )
})

describe('the shelf', () => {
  test('is made with the first campaign, and holds nothing else beside it', async () => {
    expect(await library.list()).toEqual([])
    expect(existsSync(shelf)).toBe(false)
    expect(library.place).toBe(shelf)
    expect(await library.create('Iron', HEADER, [LINE])).toBe('Iron.lineage')
    expect(readdirSync(shelf)).toEqual(['Iron.lineage'])
    expect(readFileSync(path.join(shelf, 'Iron.lineage'), 'utf8')).toBe(`${HEADER}\n${LINE}\n`)
  })

  test('gives campaigns of one title names of their own, whatever their case', async () => {
    const names = []
    for (const title of ['Iron', 'iron', 'Iron', 'IRON (2)']) names.push(await library.create(title, HEADER, []))
    expect(names).toEqual(['Iron.lineage', 'iron (2).lineage', 'Iron (3).lineage', 'IRON (2) (2).lineage'])
  })

  test('gives campaigns that are stored at one moment names of their own', async () => {
    const names = await Promise.all(Array.from({ length: 8 }, (_, seq) => library.create('Iron', HEADER, [`{"seq":${seq}}`])))
    expect(new Set(names).size).toBe(8)
    const kept = await Promise.all(names.map(async (name) => (await library.read(name)).lines))
    expect(kept).toEqual(names.map((_, seq) => [`{"seq":${seq}}`]))
  })

  test('lists the newest first and nothing but campaigns', async () => {
    for (const [title, ago] of [
      ['old', 300],
      ['new', 10],
      ['middle', 100],
    ] as const) {
      touched(path.join(shelf, await library.create(title, HEADER, [])), ago)
    }
    writeFileSync(path.join(shelf, 'notes.txt'), 'x')
    writeFileSync(path.join(shelf, '.hidden.lineage'), 'x')
    writeFileSync(path.join(shelf, 'taken.lineage'), '')
    mkdirSync(path.join(shelf, 'folder.lineage'))
    expect(await refs()).toEqual(['new.lineage', 'middle.lineage', 'old.lineage'])
    expect((await library.list())[0]?.modified).toBeCloseTo(statSync(path.join(shelf, 'new.lineage')).mtimeMs, -1)
  })

  test('that cannot be read or written is a plain sentence', async () => {
    writeFileSync(shelf, 'a file in its place')
    await expect(library.list()).rejects.toThrow(`The library ${shelf} cannot be read: its folder is not there any more`)
    const stored = library.create('Iron', HEADER, [])
    await expect(stored).rejects.toThrow(StoreError)
    await expect(stored).rejects.toThrow(`"Iron" could not be stored in ${shelf}`)
  })
})

describe('opening', () => {
  test('for reading only touches nothing and takes no lock, even while another writes', async () => {
    const ref = await library.create('Iron', HEADER, [LINE])
    const file = path.join(shelf, ref)
    writeFileSync(file, `${HEADER}\n${LINE}\n{"torn`)
    const before = readFileSync(file)
    const reader = await library.open(ref, true)
    await expect(reader.append('{}')).rejects.toThrow('"Iron.lineage" is not written to from here: make a copy of it to continue playing.')
    expect(readFileSync(file)).toEqual(before)
    expect(await library.read(ref)).toEqual({ headerLine: HEADER, lines: [LINE], torn: 6 })
    expect(readdirSync(shelf)).toEqual([ref])

    const writer = await library.open(ref, false)
    await (await library.open(ref, true)).close()
    await writer.close()
    await reader.close()
    expect(readFileSync(file, 'utf8')).toBe(`${HEADER}\n${LINE}\n`)
  })

  test('for writing a second time says who has it', async () => {
    const ref = await library.create('Iron', HEADER, [])
    const journal = await library.open(ref, false)
    await expect(new FileLibrary(shelf).open(ref, false)).rejects.toThrow('"Iron.lineage" is open already in this program')
    await expect(library.rename(ref, 'Steel')).rejects.toThrow('open already')
    await expect(library.trash(ref)).rejects.toThrow('open already')
    await journal.close()
    expect(await library.rename(ref, 'Steel')).toBe('Steel.lineage')
  })
})

describe('renaming', () => {
  test('keeps off names that are taken, and knows its own', async () => {
    const iron = await library.create('Iron', HEADER, ['{"seq":1}'])
    await library.create('Steel', HEADER, ['{"seq":2}'])
    expect(await library.rename(iron, 'Iron')).toBe('Iron.lineage')
    expect(await library.rename(iron, 'IRON')).toBe('IRON.lineage')
    expect(await library.rename('IRON.lineage', 'steel')).toBe('steel (2).lineage')
    expect((await library.read('Steel.lineage')).lines).toEqual(['{"seq":2}'])
    expect((await library.read('steel (2).lineage')).lines).toEqual(['{"seq":1}'])
    expect(readdirSync(shelf).sort()).toEqual(['Steel.lineage', 'steel (2).lineage'])
  })
})

describe('the trash', () => {
  test('keeps every campaign under a name with its date', async () => {
    for (const line of ['{"seq":1}', '{"seq":2}']) await library.trash(await library.create('Iron', HEADER, [line]))
    expect(await library.list()).toEqual([])
    const kept = readdirSync(path.join(shelf, '.trash')).sort()
    expect(kept).toHaveLength(2)
    for (const name of kept) expect(name).toMatch(/^Iron \(deleted \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\)( \(2\))?\.lineage$/)
    const texts = kept.map((name) => readFileSync(path.join(shelf, '.trash', name), 'utf8'))
    expect(texts.sort()).toEqual([`${HEADER}\n{"seq":1}\n`, `${HEADER}\n{"seq":2}\n`])
  })

  test('takes a campaign from elsewhere as well, and forgets it', async () => {
    const ref = await library.admit(elsewhere('Far.lineage'))
    await library.trash(ref)
    expect(existsSync(ref)).toBe(false)
    expect(await library.list()).toEqual([])
    expect(readdirSync(path.join(shelf, '.trash'))).toHaveLength(1)
    await expect(library.read(ref)).rejects.toThrow(StoreError)
  })
})

describe('campaigns from elsewhere', () => {
  test('go by their path, are listed, and are remembered by the next program', async () => {
    const file = elsewhere('Far.lineage')
    const ref = await library.admit(path.relative(process.cwd(), file))
    expect(ref).toBe(file)
    const journal = await library.open(ref, false)
    await journal.append('{"seq":1}')
    await journal.close()
    library = new FileLibrary(shelf)
    expect(await refs()).toEqual([file])
    expect((await library.read(ref)).lines).toEqual([LINE, '{"seq":1}'])
    const renamed = await library.rename(ref, 'Near')
    expect(renamed).toBe(path.join(folder, 'Near.lineage'))
    expect(await refs()).toEqual([renamed])
    rmSync(renamed)
    expect(await refs()).toEqual([])
  })

  test('that lie on the shelf after all go by their name', async () => {
    const ref = await library.create('Iron', HEADER, [])
    symlinkSync(shelf, path.join(folder, 'another way'))
    expect(await library.admit(path.join(folder, 'another way', ref))).toBe(ref)
    expect(await new FileLibrary(path.join(folder, 'another way')).admit(path.join(shelf, ref))).toBe(ref)
    expect(await refs()).toEqual([ref])
  })

  test.each([
    ['no campaign by its name', 'notes.txt', HEADER, 'choose a file that ends in .lineage'],
    ['no campaign by its beginning', 'x.lineage', 'Dear diary\n', 'does not begin like a campaign'],
  ])('are not let in where they are %s', async (_, name, text, message) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    await expect(library.admit(file)).rejects.toThrow(message)
    expect(await library.list()).toEqual([])
  })

  test('survive a spoilt list', async () => {
    mkdirSync(path.join(shelf, '.workbench'), { recursive: true })
    writeFileSync(path.join(shelf, '.workbench', 'recent.json'), '{"files": ["relative.lineage", 7, null]')
    expect(await library.list()).toEqual([])
    await library.admit(elsewhere('Far.lineage'))
    expect(await new FileLibrary(shelf).list()).toHaveLength(1)
  })
})

describe('refs from outside', () => {
  test.each([
    '../Far.lineage',
    './../Far.lineage',
    '.trash/Iron.lineage',
    'sub/Iron.lineage',
    '..\\Far.lineage',
    '.hidden.lineage',
    '.lineage',
    '..',
    '',
    'Iron.lineage\0.txt',
    'Iron\0.lineage',
    '/etc/passwd',
    '.workbench/recent.json',
  ])('%j leads nowhere', async (ref) => {
    elsewhere('Far.lineage')
    await library.create('Iron', HEADER, [])
    const acts = [
      () => library.read(ref),
      () => library.open(ref, false),
      () => library.open(ref, true),
      () => library.rename(ref, 'x'),
      () => library.trash(ref),
    ]
    for (const act of acts) {
      await expect(act()).rejects.toThrow('There is no campaign of that name in the library')
    }
  })

  test('the path of a campaign elsewhere leads there only once a person let it in', async () => {
    const file = elsewhere('Far.lineage')
    await expect(library.read(file)).rejects.toThrow('There is no campaign of that name')
    await library.admit(file)
    expect((await library.read(file)).lines).toEqual([LINE])
  })

  test('a campaign that is gone is told by name', async () => {
    await expect(library.read('Gone.lineage')).rejects.toThrow('"Gone.lineage" cannot be opened: it is not there any more')
  })
})

describe('the default shelf', () => {
  test.each([
    ['as the desktop says it', 'XDG_DOCUMENTS_DIR="$HOME/Dokumente"', {}, 'Dokumente'],
    ['with a quoted sign', 'XDG_DOCUMENTS_DIR="$HOME/My \\"Docs\\""', {}, 'My "Docs"'],
    ['in a folder that only begins like home', 'XDG_DOCUMENTS_DIR="$HOMELY"', {}, 'Documents'],
    ['as the environment says it', 'XDG_DOCUMENTS_DIR="$HOME/Dokumente"', { XDG_DOCUMENTS_DIR: '/srv/docs' }, '/srv/docs'],
    ['nothing said', '# XDG_DOCUMENTS_DIR="$HOME/x"', {}, 'Documents'],
  ])('lies in the documents folder %s', (_, text, env, expected) => {
    mkdirSync(path.join(folder, '.config'))
    writeFileSync(path.join(folder, '.config', 'user-dirs.dirs'), `# made by xdg\nXDG_MUSIC_DIR="$HOME/Musik"\n${text}\n`)
    expect(defaultShelf(env, folder)).toBe(path.join(path.resolve(folder, expected), 'Lineage Workbench'))
  })

  test('lies in Documents where the system says nothing', () => {
    expect(defaultShelf({}, folder)).toBe(path.join(folder, 'Documents', 'Lineage Workbench'))
  })
})

test('a campaign whose ending is written in other letters is one: listed, admitted, renamed, thrown away and brought back', async () => {
  const made = await library.create('Klon', HEADER, [])
  renameSync(path.join(shelf, made), path.join(shelf, 'KLON.LINEAGE'))
  expect((await library.list()).map(({ ref }) => ref)).toEqual(['KLON.LINEAGE'])
  expect(await library.admit(path.join(shelf, 'KLON.LINEAGE'))).toBe('KLON.LINEAGE')
  await library.writeSeats('KLON.LINEAGE', 'PINs')
  const id = await library.trash('KLON.LINEAGE')
  expect(id).toMatch(/^KLON \(deleted .*\.lineage$/)
  const back = await library.bringBack(id)
  expect(back).toBe('KLON.lineage')
  expect(await library.readSeats(back)).toBe('PINs')
})

test('a campaign that a mail program gave an ending of its own is let in where it lies', async () => {
  const mailed = path.join(folder, 'Klon.lineage.txt')
  writeFileSync(mailed, `${HEADER}\n`)
  expect(await library.admit(mailed)).toBe(realpathSync(mailed))
  expect(await library.list()).toHaveLength(1)
})

test('and goes by its name once it is renamed on the shelf, as one that the shelf has come to hold does', async () => {
  await library.create('Iron', HEADER, [])
  writeFileSync(path.join(shelf, 'Klon.lineage.txt'), `${HEADER}\n`)
  const renamed = await library.rename(await library.admit(path.join(shelf, 'Klon.lineage.txt')), 'Clone')
  expect([renamed, (await refs()).sort()]).toEqual(['Clone.lineage', ['Clone.lineage', 'Iron.lineage']])
  expect(await library.rename(renamed, 'Klon')).toBe('Klon.lineage')

  const file = await library.admit(elsewhere('Far.lineage'))
  renameSync(path.join(shelf, '.workbench'), path.join(folder, '.workbench'))
  expect(await new FileLibrary(folder).list()).toMatchObject([{ ref: path.basename(file) }])
})
