import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { commandsTexts } from './texts/commands.ts'

/** Something a person can do by name: from the menu, the palette, a key or a button. Declared once, used by all four. */
export interface Command {
  /** Menus know it by this: `table.takeBack`. */
  readonly id: string
  /** A getter where it comes from a catalogue: it follows the language. */
  readonly title: string
  /** Other words it is looked for by: "undo". A getter like the title. */
  readonly also?: string
  readonly group: 'Campaign' | 'Table' | 'Answer' | 'Go to' | 'Workbench'
  /** As tinykeys reads them, the first is shown: `$mod+KeyZ`. */
  readonly keys?: readonly string[]
  /**
   * The key works while one types in a field, too; `untouched`: only in a field that still holds what it came up with; `never`: not even in a
   * field for numbers, where other letters are heard.
   */
  readonly whileTyping?: boolean | 'untouched' | 'never'
  /** It is run again and again while its key is held down: leafing, say. */
  readonly repeats?: boolean
  /** Absent: always. Where it gives false, the command is neither listed nor run. */
  readonly enabled?: () => boolean
  /** Left out of the palette (one of a row of alike keys, say); still in the key map. */
  readonly unlisted?: boolean
  readonly run: () => unknown
}

export const useCommandRegistry = defineStore('commands', () => {
  /** Later ones of the same id hide earlier ones: a dialog may take a key over while it is open. */
  const registered = shallowRef<readonly { readonly commands: readonly Command[] }[]>([])

  const commands = computed(() => [
    ...new Map(registered.value.flatMap((declared) => declared.commands).map((command) => [command.id, command])).values(),
  ])

  /** Gives what puts other commands in the place of these. */
  function declare(first: readonly Command[]): (next: readonly Command[]) => void {
    let declared = { commands: first }
    registered.value = [...registered.value, declared]
    return (next) => {
      const before = declared
      declared = { commands: next }
      registered.value = registered.value.map((one) => (one === before ? declared : one))
    }
  }

  /** Gives what takes them away again. */
  function add(fresh: readonly Command[]): () => void {
    const declared = { commands: fresh }
    registered.value = [...registered.value, declared]
    return () => {
      registered.value = registered.value.filter((one) => one !== declared)
    }
  }

  /** Runs the command if it is there and enabled; says whether it did. */
  function run(id: string): boolean {
    const command = commands.value.find((known) => known.id === id)
    if (command === undefined || !isEnabled(command)) return false
    command.run()
    return true
  }

  return { commands, add, declare, run }
})

/** What a group of commands is called. */
export function groupName(group: Command['group']): string {
  const { campaign, table, answer, goTo, workbench } = commandsTexts.groups
  return { Campaign: campaign, Table: table, Answer: answer, 'Go to': goTo, Workbench: workbench }[group]
}

export function isEnabled(command: Command): boolean {
  return command.enabled?.() ?? true
}

/** Declares commands for as long as the component lives. */
export function useCommands(...commands: readonly Command[]): void {
  onScopeDispose(useCommandRegistry().add(commands))
}

/** Declares the commands `list` gives for as long as the component lives, and anew where something changed that it reads; they keep their place. */
export function useChangingCommands(list: () => readonly Command[]): void {
  const replace = useCommandRegistry().declare(list())
  watch(list, replace, { flush: 'sync' })
  onScopeDispose(() => replace([]))
}

/** A key as it stands on the keyboard: `$mod+KeyZ` gives `Ctrl Z` (`⌘ Z` on a Mac). */
export function keyLabel(keys: string, mac = isMac()): string {
  const { keyboard } = commandsTexts
  return keys
    .split('+')
    .map((part) => {
      if (part === '$mod') return mac ? '⌘' : keyboard.control
      if (part === 'Shift') return mac ? '⇧' : keyboard.shift
      if (part === 'Alt') return mac ? '⌥' : 'Alt'
      if (part === 'Enter') return keyboard.enter
      if (part === 'Escape') return keyboard.escape
      if (part === 'Space') return keyboard.space
      if (part === 'Period') return '.'
      return part === 'Comma' ? ',' : part.replace(/^(Key|Digit)/, '')
    })
    .join(' ')
}

export function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform)
}
