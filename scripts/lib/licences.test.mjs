import { describe, expect, test } from 'vitest'
import { bundledLicences, licencesText } from './licences.mjs'

/** Licences under which a package may be part of another program that only names it. */
const ALLOWED = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0)$/

describe('licences of what is bundled', () => {
  const all = bundledLicences()

  test('of what the sources import and of what that needs, each once', () => {
    const names = all.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['vue', '@vue/runtime-core', 'fastify', 'find-my-way', 'zod', '@fontsource-variable/inter']),
    )
    expect(names).not.toContain('vitest')
    expect(new Set(all.map(({ name, version }) => `${name} ${version}`)).size).toBe(all.length)
  })

  test('allow it, and their words go with the program', () => {
    expect(all.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([])
    const text = licencesText()
    for (const { name, version } of all) expect(text).toContain(`${name} ${version} (`)
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })
})
