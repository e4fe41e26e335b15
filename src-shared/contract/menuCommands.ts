import { z } from 'zod'
import { LANGUAGES } from '../language/language.ts'

/** Where a command stands in a menu. What answers the question of the moment is for the page alone. */
export const MENU_GROUPS = ['Campaign', 'Table', 'Go to', 'Workbench'] as const

const command = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][\w-]*\.[\w.-]+$/i)
    .max(80),
  title: z.string().min(1).max(200),
  group: z.enum(MENU_GROUPS),
  /** As the page listens for it: `$mod+KeyZ`. */
  keys: z.string().max(40).optional(),
})

const menu = z.strictObject({ language: z.enum(LANGUAGES), commands: z.array(command).max(200) })

/** A command of the page as a host's own menu shows it. */
export type MenuCommand = z.infer<typeof command>

/** What the page can do at the moment, told to a host that has a menu of its own: nothing else stands in it. */
export type PageMenu = z.infer<typeof menu>

/** Null for what is no such thing. */
export function readPageMenu(raw: unknown): PageMenu | null {
  const read = menu.safeParse(raw)
  return read.success ? read.data : null
}
