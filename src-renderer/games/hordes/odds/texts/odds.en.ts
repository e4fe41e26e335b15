import { figure } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Combat odds',
  lead: 'Any type against any other, before anybody moves: tick what would apply, and see all 36 throws.',
  own: 'These:',
  foe: 'Against:',
  swap: 'Change sides',
  kind: 'Kind of combat',
  kinds: { close: 'Close combat', shoot: 'The first shoots', bespell: 'The first bespells' },
  onlyShooters: 'Only Shooters and Artillery shoot, only Magicians bespell.',
  isGeneral: (name: string) => `${name}: general`,
  waterLurkers: (name: string) => `${name}: in water`,
  gridLead: (own: string, foe: string) => `The die of ${own} at the left, that of ${foe} on top.`,
  letter: { '-': '·', R: 'R', F: 'F', X: 'X', E: 'E', D: 'D' },
  matrix: 'All against all',
  matrixLead:
    'Close combat, nothing else ticked: of 36 throws those that cost the type above something, less those that cost the type at the left.',
  badOwn: 'The left in bad going',
  badFoe: 'Those above in bad going',
  side: { a: 'first', b: 'second' },
  ofSide: (name: string, side: string) => `${name} (${side})`,
  cell: (own: string, foe: string, foeHurt: number, ownHurt: number) =>
    `${own} against ${foe}: ${figure(foeHurt)} of 36 cost ${foe}, ${figure(ownHurt)} cost ${own}`,
}
