import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './lib/build.mjs'
import { GAMES, gamesIn } from './lib/games.mjs'
import { ROOT, runScript } from './lib/project.mjs'

/** `node scripts/schemas.mjs`: writes the JSON Schemas anew, of packs and orders from the shapes they are read by, and those of the board and the games (`schemas.ts`). */
await runScript(async () => {
  const file = await bundle('src-shared/table/files/schemas.ts', 'schemas.mjs')
  /** @type {typeof import('../src-shared/table/files/schemas.ts')} */
  const { publishedSchemas, schemaText } = await import(pathToFileURL(file).href)
  const published = path.join(ROOT, 'docs/schemas')
  mkdirSync(published, { recursive: true })
  const all = { ...publishedSchemas() }
  for (const folder of ['src-shared/board', ...gamesIn('schemas.ts').map((game) => `${GAMES}/${game}`)]) {
    const own = await bundle(`${folder}/schemas.ts`, `schemas-${path.basename(folder)}.mjs`)
    Object.assign(all, (await import(pathToFileURL(own).href)).SCHEMAS)
  }
  for (const [name, schema] of Object.entries(all)) {
    writeFileSync(path.join(published, name), schemaText(schema))
    console.log(`docs/schemas/${name}`)
  }
})
