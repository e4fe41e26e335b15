import { GAMES } from '../../src-shared/games/registry.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printJson } from './output.ts'

export const DOCUMENT_USAGE: Usage = { words: ['game'], further: ['name'], options: { help: 'flag' } }

export const DOCUMENT_HELP = `play document <game> [name]

Prints a document that a game brings, as its set-up takes it: a deck, a scenario, an army. Without a name it lists their names.
game   ${GAMES.map(({ id }) => id).join(', ')}

Exit: 0 printed, 2 command line not understood.`

/** `play document`: prints a document that a game brings, to be changed and put into a set-up. */
export async function documentCommand({ words }: CommandLine): Promise<number> {
  const [id = '', name] = words
  const entry = GAMES.find((game) => game.id === id)
  if (entry === undefined) throw new UsageError(`"${id}" is no game: choose one of ${GAMES.map((game) => game.id).join(', ')}.`)
  const { documents = {} } = await entry.load()
  const names = Object.keys(documents)
  if (names.length === 0) throw new UsageError(`${id} brings no documents.`)
  if (name === undefined) print(names.join('\n'))
  else if (Object.hasOwn(documents, name)) printJson(documents[name])
  else throw new UsageError(`"${name}" is no document of ${id}: choose one of ${names.join(', ')}.`)
  return EXIT.done
}
