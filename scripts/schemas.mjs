import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './lib/build.mjs'
import { ROOT, runScript } from './lib/project.mjs'

/** `node scripts/schemas.mjs`: writes the JSON Schemas of packs and orders anew, from the shapes they are read by. */
await runScript(async () => {
  const file = await bundle('src-shared/table/files/schemas.ts', 'schemas.mjs')
  /** @type {typeof import('../src-shared/table/files/schemas.ts')} */
  const { publishedSchemas, schemaText } = await import(pathToFileURL(file).href)
  const folder = path.join(ROOT, 'docs/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(publishedSchemas())) {
    writeFileSync(path.join(folder, name), schemaText(schema))
    console.log(`docs/schemas/${name}`)
  }
})
