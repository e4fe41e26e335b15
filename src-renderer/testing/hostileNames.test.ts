import { toyFace } from '../../src-shared/games/testing/toyFace.ts'
import { idle } from '../../src-shared/insight/bots/idle.ts'
import { proveHostileNames } from './hostileNames.ts'
import { WHOLE_TOY } from './wholeToy.ts'

proveHostileNames({ game: toyFace(WHOLE_TOY), bot: idle, seat: 'red', setup: () => ({}) })
