import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { keptTexts, sourcesOf, unreadKeys } from './texts.mjs'

const ROOT = path.join(import.meta.dirname, '../..')
const SOURCES = ['src-renderer', 'src-shared', 'src-main'].flatMap((folder) => sourcesOf(ROOT, folder))
const READERS = SOURCES.filter(({ file }) => !/\/texts\/\w+\.(?:en|de)\.ts$/.test(file))
const CATALOGUES = READERS.filter(({ text }) => / = translated\(\{/.test(text)).map(({ file }) => file)

describe('texts follow the language while the program runs', () => {
  test('none is kept in a constant or a ref', () => {
    expect(SOURCES.flatMap(keptTexts)).toEqual([])
  })

  test.each([
    ['a constant of a module', 'const NAMES = { a: deskTexts.a, b: () => deskTexts.b }', ['x.ts:1 deskTexts.a']],
    ['a part of it', 'const { a } = deskTexts', ['x.ts:1 { a } = deskTexts']],
    ['words of the game', "import { say } from './say.ts'\nexport const LEAD = `${say('lead')}!`", ["x.ts:2 say('lead')"]],
    [
      'a ref',
      'function go() {\n  const said = ref(deskTexts.a)\n  said.value = `${deskTexts.b}!`\n}',
      ['x.ts:2 deskTexts.a', 'x.ts:3 deskTexts.b'],
    ],
    [
      'a composable, and a store',
      'export function useDesk() {\n  return { title: deskTexts.title, lead: () => deskTexts.lead }\n}\ndefineStore("desk", () => ({ a: deskTexts.a }))',
      ['x.ts:2 deskTexts.title', 'x.ts:4 deskTexts.a'],
    ],
    ['a function of the same name', 'const number = (a: number) => a\nconst FIVE = number(5)', []],
    [
      'what is read when it is asked for',
      'const a = () => deskTexts.a\nconst b = { get c() { return deskTexts.c } }\nconst d = computed(() => deskTexts.d)',
      [],
    ],
  ])('%s', (_, text, found) => {
    expect(keptTexts({ file: 'x.ts', text })).toEqual(found)
  })

  test('a constant of a component', () => {
    const text = '<script setup lang="ts">\nconst title = deskTexts.title\n</script>\n\n<template>{{ deskTexts.lead }}</template>\n'
    expect(keptTexts({ file: 'x.vue', text })).toEqual(['x.vue:2 deskTexts.title'])
  })
})

describe('every text of a catalogue is read somewhere', () => {
  test.each(CATALOGUES)('%s', async (file) => {
    const module = await import(path.join(ROOT, file))
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    const name = /const (\w+) = translated\(/.exec(source)?.[1] ?? ''
    if (!(name in module)) return
    expect(unreadKeys(name, module[name], READERS)).toEqual([])
  })

  test('other names of its parts are followed', () => {
    const catalogue = { a: { b: 'b', c: 'c', d: { e: 'e', f: 'f' } }, g: 'g', h: { i: 'i' } }
    const text =
      'const texts = computed(() => deskTexts.a)\nconst { e: told } = texts.value.d\nshow(told, texts.value.b, deskTexts.h[key])\n'
    expect(unreadKeys('deskTexts', catalogue, [{ file: 'x.ts', text }])).toEqual(['a.c', 'a.d.f', 'g'])
  })
})
