import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import { language } from '../../src-shared/language/language.ts'
import { desktopTexts } from './texts.ts'

type Asked = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>

/** Returns the context menu: all editing commands in a field, copy over selected text, nothing elsewhere. */
export function fieldMenuTemplate({ isEditable, selectionText, editFlags }: Asked): MenuItemConstructorOptions[] {
  const item = (role: keyof typeof desktopTexts.roles, enabled: boolean): MenuItemConstructorOptions => ({
    role,
    enabled,
    ...(language() === 'en' ? {} : { label: desktopTexts.roles[role] }),
  })
  const copy = item('copy', editFlags.canCopy)
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy]
  return [
    item('undo', editFlags.canUndo),
    item('redo', editFlags.canRedo),
    { type: 'separator' },
    item('cut', editFlags.canCut),
    copy,
    item('paste', editFlags.canPaste),
    { type: 'separator' },
    item('selectAll', editFlags.canSelectAll),
  ]
}
