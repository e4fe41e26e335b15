import { computed, onScopeDispose, watch } from 'vue'
import { MENU_GROUPS, type MenuCommand, type PageMenu } from '../../src-shared/contract/pageMenu.ts'
import { useBridge } from '../bridge/hostBridge.ts'
import { isEnabled, useCommandRegistry } from '../commands/commands.ts'
import { keysInForce } from '../commands/keysInForce.ts'
import { usePreferences } from '../stores/preferences.ts'

/** Tells a host that has a menu of its own what can be done at the moment: the same commands as palette, keys and help. Nothing of them is left in it when the curtain falls. */
export function useHostMenu(): void {
  const { showMenu } = useBridge()
  if (showMenu === undefined) return
  const registry = useCommandRegistry()
  const preferences = usePreferences()

  const menu = computed<PageMenu>(() => ({
    language: preferences.language,
    commands: registry.commands.flatMap((command): MenuCommand[] => {
      const group = MENU_GROUPS.find((known) => known === command.group)
      if (group === undefined || command.unlisted === true || !isEnabled(command)) return []
      const { id, title, keys: [first] = [] } = command
      const keys = first === undefined ? null : keysInForce(first)
      return [{ id, title, group, ...(keys === null ? {} : { keys }) }]
    }),
  }))
  /** Compared as text: a registry that changed and says the same needs no new menu. */
  const told = computed(() => JSON.stringify(menu.value))
  watch(told, () => void showMenu(menu.value), { immediate: true, flush: 'post' })
  onScopeDispose(() => void showMenu({ language: preferences.language, commands: [] }))
}
