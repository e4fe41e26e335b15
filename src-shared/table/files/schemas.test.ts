import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishedSchemas, schemaText } from './schemas.ts'

const FOLDER = path.join(import.meta.dirname, '../../../docs/schemas')

test.each(Object.entries(publishedSchemas()))('%s is as published (node scripts/schemas.mjs writes it anew)', (name, schema) => {
  expect(readFileSync(path.join(FOLDER, name), 'utf8')).toBe(schemaText(schema))
})
