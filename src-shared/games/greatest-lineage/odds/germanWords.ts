import type { Texts } from '../../../language/catalogue.ts'
import type { EN } from './words.ts'

/** What each chance is the chance of, in German. */
export const DE: Texts<typeof EN> = {
  'odds.roll.win': () => 'Gewinnt den Wurf',
  'odds.roll.tie': () => 'Gleiche Summen',
  'odds.roll.lose': () => 'Verliert den Wurf',
  'odds.roll.lead': () => 'Liegt um 15 oder mehr vorn',
  'odds.roll.trail': () => 'Liegt um 15 oder mehr zurück',
  'odds.battle.attempts': () => 'Kommt zu seinen Zielen',
  'odds.battle.captured': () => 'Erobert das Gebiet',
  'odds.battle.destroyed': () => 'Reißt nieder, was dort steht',
  'odds.battle.taken': () => 'Erobert es mit allem, was dort steht',
  'odds.battle.royal': () => 'Tötet jemanden vom Herrscherhaus',
  'odds.battle.disarmed': () => 'Keine Krieger mehr',
  'odds.battle.half': () => 'Verliert die Hälfte der Krieger oder mehr',
  'odds.battle.beyondWarriors': () => 'Auch Leute daheim sterben',
  'odds.raid.kill': () => 'Tötet Leute',
  'odds.raid.burn': () => 'Verbrennt Marken',
  'odds.raid.steal': () => 'Raubt Marken',
  'odds.raid.raze': () => 'Reißt das Monument nieder',
  'odds.raid.any': () => 'Mindestens ein Ziel',
  'odds.raid.all': () => 'Alle Ziele',
  'odds.raid.unscathed': () => 'Alle Räuber kommen heim',
  'odds.dice.any': () => 'Mindestens eine',
  'odds.dice.all': () => 'Alle',
}
