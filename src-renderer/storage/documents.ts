import Dexie from 'dexie'
import type { Json } from '../../src-shared/kernel/world/rule.ts'

/** Something a person makes for a game that belongs to no campaign, such as a scenario. */
export interface OwnDocument {
  readonly id: string
  /** When it was changed last: milliseconds since 1970. */
  readonly changedAt: number
  readonly content: Json
}

interface Row {
  /** `<game>\n<id>`. */
  readonly key: string
  readonly changedAt: number
  /** JSON. */
  readonly text: string
}

class DocumentDatabase extends Dexie {
  readonly documents!: Dexie.Table<Row, string>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ documents: 'key' })
  }
}

/** Keeps what was made in this browser or on this machine, as it stands after every change. Its calls reject where the browser forbids storage. */
export class DocumentStorage {
  readonly #db: DocumentDatabase

  /** `name` is the database's (tests use their own). */
  constructor(name = 'lineage-documents') {
    this.#db = new DocumentDatabase(name)
  }

  /** Those of a game, the newest first. */
  async all(game: string): Promise<readonly OwnDocument[]> {
    const rows = await this.#db.documents.where('key').startsWith(`${game}\n`).toArray()
    return rows
      .map(({ key, changedAt, text }) => ({ id: key.slice(game.length + 1), changedAt, content: JSON.parse(text) as Json }))
      .sort((one, other) => other.changedAt - one.changedAt)
  }

  async put(game: string, { id, changedAt, content }: OwnDocument): Promise<void> {
    await this.#db.documents.put({ key: `${game}\n${id}`, changedAt, text: JSON.stringify(content) })
  }

  async drop(game: string, id: string): Promise<void> {
    await this.#db.documents.delete(`${game}\n${id}`)
  }
}
