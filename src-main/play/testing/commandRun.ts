import { vi } from 'vitest'
import { play as playCommand } from '../commands.ts'

/** Exit code and output of a command. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command line as a person would, in the folder of the process. */
export function play(...args: readonly string[]): Promise<Ran> {
  return heard(() => playCommand(args))
}

/** Runs a command and captures its output. */
export async function heard(run: () => Promise<number | null>): Promise<Ran> {
  const said = { out: '', err: '' }
  const hear = (to: 'out' | 'err') => (text: unknown) => {
    said[to] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ]
  try {
    return { code: await run(), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Parses a command's output as JSON. */
export function json<T>({ out }: Ran): T {
  return JSON.parse(out) as T
}
