import type { Category, CreatureType } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'

/** Heads of what lives on the paths: outlines filled even and odd on a grid of 64 by 64, drawn to be told apart at 16 pixels. */
export const PIECE_SIGNS: Readonly<Record<CreatureType | 'toadling', string>> = {
  goblin:
    'M1 18 L20 25 C24 17 40 17 44 25 L63 18 C60 32 54 38 46 39 C44 50 38 57 32 57 C26 57 20 50 18 39 C10 38 4 32 1 18 Z M22 31 L30 36 L23 39 Z M42 31 L34 36 L41 39 Z M27 46 H37 L32 51 Z',
  orc: 'M13 17 C19 6 45 6 51 17 L53 40 C52 51 44 58 32 58 C20 58 12 51 11 40 Z M18 26 L29 31 L19 35 Z M46 26 L35 31 L45 35 Z M17 52 L21 39 L26 49 Z M47 52 L43 39 L38 49 Z',
  shaman:
    'M7 3 C9 15 13 19 18 21 C14 32 16 43 22 50 L32 61 L42 50 C48 43 50 32 46 21 C51 19 55 15 57 3 C49 11 42 14 32 14 C22 14 15 11 7 3 Z M32 19 L37 25 L32 31 L27 25 Z M20 32 L29 36 L21 40 Z M44 32 L35 36 L43 40 Z M28 46 H36 V51 H28 Z',
  rider: 'M7 3 L22 17 H42 L57 3 L55 30 L45 42 L39 59 H25 L19 42 L9 30 Z M16 26 L28 31 L19 35 Z M48 26 L36 31 L45 35 Z M27 48 H37 L32 54 Z',
  golem: 'M14 8 H50 V20 H57 V46 H50 V57 H14 V46 H7 V20 H14 Z M18 24 H28 V33 H18 Z M36 24 H46 V33 H36 Z M20 42 H44 V48 H20 Z',
  chief:
    'M9 22 L7 3 L21 13 L32 1 L43 13 L57 3 L55 22 Z M11 27 H53 V41 C52 52 44 60 32 60 C20 60 12 52 11 41 Z M18 32 L29 36 L19 40 Z M46 32 L35 36 L45 40 Z M18 55 L22 43 L27 52 Z M46 55 L42 43 L37 52 Z',
  croco:
    'M27 20 L36 1 L42 11 L52 3 L53 14 L63 12 L54 25 C46 17 36 17 27 20 Z M1 38 L25 30 C30 23 42 23 46 30 L62 35 V44 L46 43 L41 48 L36 43 L30 48 L25 43 L19 48 L14 43 L8 46 L1 44 Z M6 51 H62 V58 L22 60 Z M36 30 A3 3 0 0 1 36 36 A3 3 0 0 1 36 30 Z',
  toad: 'M12 22 A10 10 0 0 1 29 15 H35 A10 10 0 0 1 52 22 C63 30 63 48 54 57 H10 C1 48 1 30 12 22 Z M20 17 A5 5 0 0 1 20 27 A5 5 0 0 1 20 17 Z M44 17 A5 5 0 0 1 44 27 A5 5 0 0 1 44 17 Z M13 38 C25 46 39 46 51 38 L50 44 C39 52 25 52 14 44 Z',
  bomber:
    'M27 17 H36 L40 21 A22 22 0 1 1 22 20 Z M41 18 C41 8 47 5 52 8 L50 13 C47 12 46 14 46 20 Z M57 1 L58 7 L63 9 L58 12 L57 18 L54 13 L49 11 L54 7 Z M14 42 A16 16 0 0 1 24 28 L27 33 A10 10 0 0 0 20 42 Z',
  toadling:
    'M12 22 A10 10 0 0 1 29 15 H35 A10 10 0 0 1 52 22 C63 30 63 48 54 57 H10 C1 48 1 30 12 22 Z M20 17 A5 5 0 0 1 20 27 A5 5 0 0 1 20 17 Z M44 17 A5 5 0 0 1 44 27 A5 5 0 0 1 44 17 Z',
}

/** What a chip is cut like, around 0, 0: round for the weak, square for the strong, a slab with six corners for brutes, a drop for toadlings. */
export const CHIP_SHAPES: Readonly<Record<Category | 'none', string>> = {
  weak: 'M0 -36 A36 36 0 0 1 0 36 A36 36 0 0 1 0 -36 Z',
  strong: 'M-27 -34 H27 A7 7 0 0 1 34 -27 V27 A7 7 0 0 1 27 34 H-27 A7 7 0 0 1 -34 27 V-27 A7 7 0 0 1 -27 -34 Z',
  brute: 'M-20 -38 H20 L41 0 L20 38 H-20 L-41 0 Z',
  none: 'M0 -36 C16 -16 30 -4 30 10 A30 26 0 0 1 -30 10 C-30 -4 -16 -16 0 -36 Z',
}

/** A heart around 0, 0, about 40 wide. */
export const HEART = 'M0 18 C-12 10 -21 3 -21 -7 A10.5 10.5 0 0 1 0 -11 A10.5 10.5 0 0 1 21 -7 C21 3 12 10 0 18 Z'
/** A shield around 0, 0, about 20 wide. */
export const SHIELD = 'M-10 -11 H10 V0 C10 7 5 11 0 14 C-5 11 -10 7 -10 0 Z'
