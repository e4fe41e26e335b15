import type { Language } from '../language/language.ts'

/** Where a command stands in a menu. What answers the question of the moment is for the page alone. */
export const MENU_GROUPS = ['Campaign', 'Table', 'Go to', 'Workbench'] as const

/** A command of the page as a host's own menu shows it. */
export interface MenuCommand {
  readonly id: string
  readonly title: string
  readonly group: (typeof MENU_GROUPS)[number]
  /** As the page listens for it: `$mod+KeyZ`. */
  readonly keys?: string | undefined
}

/** What the page can do at the moment, told to a host that has a menu of its own: nothing else stands in it. */
export interface PageMenu {
  readonly language: Language
  readonly commands: readonly MenuCommand[]
}
