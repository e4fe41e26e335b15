import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TWIN } from './twins.ts'

test('what the rules reveal is told to people as it is held by the tests', () => {
  const readings = readFileSync(path.join(import.meta.dirname, '../../../../docs/games/greatest-lineage/readings.md'), 'utf8')
  const told = readings.slice(readings.indexOf('### What the rules reveal')).split('\n')
  for (const { rules, why } of TWIN.partings) expect(told).toContain(`| ${rules.join(', ')} | ${why} |`)
})
