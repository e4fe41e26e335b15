import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { flagField, numberField, textField, type Field } from '../../kernel/forms/field.ts'
import { readChain } from '../../kernel/journal/journal.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { samplePack } from '../testing/samplePack.ts'
import { embeddedPack, isLargePack, packFileName, packPage, readPack, shrunkPack, writePack } from './packFile.ts'
import { seal, unseal } from './sealing.ts'

const GOLDEN = path.join(import.meta.dirname, '../../games/greatest-lineage/golden')
const TEMPLATE = '<title>A pack</title>\n<script type="application/json" id="pack"></script>\n<p>$& after</p>'

function golden(name: string) {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
  return readChain(header, lines, digestText).entries
}

/** Returns the element's content as a browser parses it. */
function contentOf(page: string): string {
  return /<script type="application\/json" id="pack">(.*?)<\/script/s.exec(page)?.[1] ?? ''
}

const campaigns = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('a player pack', () => {
  test.each(campaigns.map(({ name }) => name))('of the campaign %s is read as it was written', (name) => {
    for (const seat of ['elves', 'humans', 'dwarves']) {
      const pack = samplePack(golden(name), seat)
      expect(readPack(writePack(pack))).toEqual({ ok: true, value: pack })
    }
  })

  test('keeps all that a field of a question says: suggestions, as last turn, only with another', () => {
    const fields: readonly Field[] = [
      textField('name', {
        wording: 'field.name',
        maxLength: 9,
        preset: '',
        suggestions: [{ id: 'ash', wording: 'tree.ash' }],
        several: true,
      }),
      numberField('sell', { wording: 'field.sell', min: 0, max: 3, preset: 1, asLast: true, onlyWith: 'loud' }),
      flagField('loud', { wording: 'field.loud', preset: true }),
    ]
    const asked = {
      kind: 'fill',
      id: 'p1/1/stall',
      occurrence: 1,
      seat: 'p1',
      rule: 'TOY-STALL-1',
      wording: 'fill.stall',
      figures: {},
      fields,
      limits: [],
    } as const
    const pack = samplePack([])
    const read = readPack(writePack({ ...pack, view: { ...pack.view, pending: [asked] } }))
    expect(read.ok ? read.value.view.pending : read.problems).toEqual([asked])
  })

  test('is refused with the field and the reason', () => {
    const pack = samplePack(golden('turn-six'))
    const wrong = (change: object): string => {
      const read = readPack(JSON.stringify({ ...pack, ...change }))
      return read.ok ? '' : `${read.problems[0]?.field} ${read.problems[0]?.wording}`
    }
    expect(wrong({ format: 'lineage-orders' })).toBe('format problem.format')
    expect(wrong({ version: 9 })).toBe('version problem.version')
    expect(wrong({ signingKey: 'none' })).toBe('signingKey problem.pattern')
    expect(wrong({ view: { ...pack.view, retractable: 4 } })).toBe('view.retractable problem.type')
    expect(wrong({ view: { ...pack.view, entries: [{ seq: 0, kind: 'wish' }] } })).toBe('view.entries.0.kind problem.option')
    expect(wrong({ view: { ...pack.view, entries: [{ seq: 0, kind: 'answer', effects: [{ kind: 'posting' }] }] } })).toBe(
      'view.entries.0.effects.0.rule problem.missing',
    )
  })
})

describe('the page of a pack', () => {
  const hostile = '</script><script>alert(1)</script><!-- $& $1 \u2028 \u2029 &lt; "\\'
  const pack = samplePack([], 'elves', { player: hostile })

  test('holds the pack as it is, and nothing a browser would take for markup', () => {
    const page = packPage(TEMPLATE, writePack(pack))
    const content = contentOf(page)
    expect(content).not.toMatch(/[<>&\u2028\u2029]/)
    expect(readPack(embeddedPack(content) ?? '')).toEqual({ ok: true, value: pack })
    expect(page.replace(content, '')).toBe(TEMPLATE)
  })

  test('holds a sealed pack as it is', async () => {
    const sealed = await seal(writePack(pack), { passphrase: 'owls', workFactor: 1 })
    const held = embeddedPack(contentOf(packPage(TEMPLATE, sealed)))
    expect(held).toBe(sealed)
    const opened = await unseal(held ?? '', { passphrase: 'owls' })
    expect(opened.ok && readPack(opened.value)).toEqual({ ok: true, value: pack })
  })

  test('holds a large pack shrunk, as it was told', () => {
    const text = writePack(pack)
    const content = contentOf(packPage(TEMPLATE, text, 'eJz+/=='))
    expect(content).not.toMatch(/[<>&]/)
    expect(shrunkPack(embeddedPack(content) ?? '')).toBe('eJz+/==')
    expect(shrunkPack(text)).toBeNull()
    expect([isLargePack(text), isLargePack(`{${' '.repeat(300_000)}}`)]).toEqual([false, true])
  })

  test('may hold another pack later, or none', () => {
    const page = packPage(packPage(TEMPLATE, writePack(samplePack([]))), writePack(pack))
    expect(readPack(embeddedPack(contentOf(page)) ?? '')).toEqual({ ok: true, value: pack })
    expect(embeddedPack(contentOf(TEMPLATE))).toBeNull()
  })

  test('takes nothing else', () => {
    expect(() => packPage('<p></p>', writePack(pack))).toThrow('no place')
    expect(() => packPage(TEMPLATE, 'alert(1)')).toThrow('Neither')
  })
})

test('files of packs are named by campaign and seat', () => {
  expect(packFileName('The Winter Crown', 'elves', 'json')).toBe('the-winter-crown-elves.lineage-pack.json')
  expect(packFileName('The Winter Crown', 'elves', 'html')).toBe('the-winter-crown-elves.lineage-pack.html')
})
