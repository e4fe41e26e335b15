import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import { fieldMenuTemplate } from './fieldMenu.ts'

const NOTHING = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: false,
  canDelete: false,
  canSelectAll: false,
  canEditRichly: false,
}

afterEach(() => tellIn(() => 'en'))

test('a field offers all of editing, and of that what can be done', () => {
  const menu = fieldMenuTemplate({ isEditable: true, selectionText: '', editFlags: { ...NOTHING, canPaste: true, canSelectAll: true } })
  expect(menu.map(({ role, type }) => role ?? type)).toEqual([
    'undo',
    'redo',
    'separator',
    'cut',
    'copy',
    'paste',
    'separator',
    'selectAll',
  ])
  expect(menu.filter(({ enabled }) => enabled === true).map(({ role }) => role)).toEqual(['paste', 'selectAll'])
})

test('marked text is offered to be copied, in the language of the program; elsewhere there is no menu', () => {
  tellIn(() => 'de')
  expect(fieldMenuTemplate({ isEditable: false, selectionText: 'Iron', editFlags: { ...NOTHING, canCopy: true } })).toEqual([
    { role: 'copy', enabled: true, label: 'Kopieren' },
  ])
  expect(fieldMenuTemplate({ isEditable: false, selectionText: ' ', editFlags: NOTHING })).toEqual([])
})
