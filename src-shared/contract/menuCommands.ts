import { z } from 'zod'
import { LANGUAGES } from '../language/language.ts'
import { MENU_GROUPS, type PageMenu } from './pageMenu.ts'

const command = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][\w-]*\.[\w.-]+$/i)
    .max(80),
  title: z.string().min(1).max(200),
  group: z.enum(MENU_GROUPS),
  keys: z.string().max(40).optional(),
})

const menu = z.strictObject({ language: z.enum(LANGUAGES), commands: z.array(command).max(200) })

/** Returns a page's menu from outside; null if malformed. The page itself loads only the group names (`pageMenu.ts`). */
export function readPageMenu(raw: unknown): PageMenu | null {
  const read = menu.safeParse(raw)
  return read.success ? read.data : null
}
