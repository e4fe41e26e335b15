import type { Language } from '../language/language.ts'

/** Groups of commands in a menu. Commands that answer the open request appear only in the page. */
export const MENU_GROUPS = ['Campaign', 'Table', 'Go to', 'Workbench'] as const

/** A command of the page as a host's own menu shows it. */
export interface MenuCommand {
  readonly id: string
  readonly title: string
  readonly group: (typeof MENU_GROUPS)[number]
  /** Shortcut in the page's notation: `$mod+KeyZ`. */
  readonly keys?: string | undefined
}

/** The page's current commands, sent to a host with a menu of its own; the menu contains nothing else. */
export interface PageMenu {
  readonly language: Language
  readonly commands: readonly MenuCommand[]
}
