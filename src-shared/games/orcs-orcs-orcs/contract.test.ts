import { gameContract } from '../testing/gameContract.ts'
import { GAME } from './game.ts'
import { SOAK } from './testing/soak.ts'

gameContract({
  game: GAME,
  soak: SOAK,
  seeds: [1, 2, 3, 4, 5],
  steps: 300,
  told: 100,
  bare: /\b(?:spell|creature|power|seat|skill|toadling|mission|missionName|fateRule|effect|option|terrain)\.[a-z]|\b[a-z]+_[a-z]/,
  alike: ['spell.voodoo', 'record.title.place'],
  // A figure in front of a verb is a path, a creature or a player, and counts nothing.
  severalAlways: [
    ...['line.revealed', 'line.arrived', 'line.arrivedLast', 'line.lostTrophy', 'line.teleported', 'line.lore', 'line.enhanced'],
    ...['line.castPower', 'line.learned', 'line.defeated', 'line.skill', 'line.blast', 'line.tile', 'line.forwarded', 'line.drew'],
    ...['line.discarded', 'line.removed', 'line.poisonBack', 'line.poisoned', 'line.mission'],
    ...['line.spellCast', 'line.bonusAdds', 'line.newHand', 'line.cardRemoved'],
  ],
})
