import { count, figure } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Combats',
  lead: 'Every combat of the battle, the latest first: its lines, its dice and its result.',
  none: 'No combat yet. Each is listed here with all its lines once its dice have fallen.',
  bound: (bound: number, combats: number) => `Bound ${figure(bound)}: ${count(combats, 'combat')}`,
  lines: 'Line by line',
  die: 'Die',
  judge: (who: string) => `Ticked by ${who}`,
  aided: (names: string) => `aided by ${names}`,
  supported: (names: string) => `supported against by ${names}`,
}
