import { creatureName } from '../../../../../src-shared/games/orcs-orcs-orcs/words/creaturesEnglish.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'

const RINGS = ['inner', 'middle', 'outer'] as const

export const EN = {
  board: 'The tower and its six paths',
  hint: 'Arrow keys: to the sides around the tower, up and down along a path. Enter selects.',
  section: (path: number, section: number) => `Path ${figure(path)}, ${RINGS[section - 1] ?? ''} section`,
  empty: 'empty',
  pieces: (piece: string, pieces: number) => (pieces === 1 ? creatureName(piece) : `${figure(pieces)} ${creatureName(piece, pieces)}`),
  left: (left: number, life: number) => (left === life ? `${figure(life)} life` : `${figure(left)} life left of ${figure(life)}`),
  each: 'each',
  damage: (damage: number) => `${figure(damage)} damage`,
  terrain: { tendrils: 'tendrils, 1 life less', stone: 'stone field, 1 life more', road: 'road, nobody stops here' },
  shielded: 'attacks do not reach it: others are nearer the tower',
  space: (path: number) => `Space ${figure(path)} of the tower`,
  mage: (seat: string) => `the mage of ${seat}`,
  free: 'free',
  keeps: 'No loss: arrivals take no trophy',
  markers: (path: number, markers: number) =>
    markers === 0 ? `Path ${figure(path)}: no markers left` : `Path ${figure(path)}: ${count(markers, 'marker')} left`,
  legal: 'can be chosen',
  barred: {
    ownPath: 'the path of the own mage may not be chosen (OO-REVEAL-2)',
    noMarkers: 'no markers are left here (OO-REVEAL-2)',
    otherPath: 'this attack hits the path of the own mage only (OO-SPELL-5)',
    shielded: 'a creature is nearer the tower (OO-XFATE-2)',
  },
  letter: { goblin: 'G', orc: 'O', shaman: 'S', rider: 'R', golem: 'L', chief: 'C', croco: 'F', toad: 'T', bomber: 'B', toadling: 't' },
}
