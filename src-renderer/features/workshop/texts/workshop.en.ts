import { figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  notKept: 'This browser keeps nothing: save what you make as a file before you leave.',
  changed: (when: string) => `changed ${when}`,
  remove: (name: string) => `Throw ${name} away`,
  thrownAway: (name: string) => `${name} was thrown away.`,
  getBack: 'Get it back',
  save: 'Save as a file',
  undo: 'Undo',
  redo: 'Redo',
  noJson: 'It cannot be read as JSON: save it again from where it was made.',
  more: (lines: number) => `and ${figure(lines)} more`,
}
