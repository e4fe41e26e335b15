import { count, figure } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Combats',
  lead: 'Every combat of the battle, the last first: its lines, its dice, and what came of it.',
  none: 'No combat yet. Each stands here with all its lines once its dice have fallen.',
  bound: (bound: number, combats: number) => `Bound ${figure(bound)}: ${count(combats, 'combat')}`,
  lines: 'Line by line',
  die: 'Die',
  judge: (who: string) => `Ticked by ${who}`,
  aided: (names: string) => `aided by ${names}`,
  supported: (names: string) => `supported against by ${names}`,
}
