import { questionName } from '../../kernel/engine/requestId.ts'
import type { HighlightFace, ToldKind } from '../api/highlightFace.ts'
import { battleStory } from './battleStory.ts'
import { TIMELINE_WORDS } from './words/english/timeline.ts'

const KINDS: Readonly<Record<ToldKind, readonly string[]>> = {
  // What the world tells of a turn, and what its events do; the land they take is often pointed out on the board.
  event: Object.keys(TIMELINE_WORDS).filter((wording) => /^line\.(timeline(\d|Quiet|Other)|event\.)/.test(wording)),
  war: [
    ...['announced', 'open', 'secret'].map((stage) => `line.war.opened.${stage}`),
    ...['treaty', 'tribute', 'withdrawal', 'elimination'].map((how) => `line.war.ended.${how}`),
    ...['announced', 'victory', 'heldOut', 'landFound', 'settlements', 'occupiedSold', 'tribute'].map((what) => `line.war.${what}`),
    'line.war.truce.agreed',
    'line.demand.accepted',
    'line.demand.refused',
    'line.kingdomWar.reason',
    'line.alliance.made',
    'line.alliance.broken',
    'line.alliance.ended',
    'line.treaty.concluded',
  ],
  battle: [
    ...['battleBonus', 'battleGround', 'battleEven', 'opposedRoll', 'casualties', 'landTaken', 'landHeld', 'landOccupied', 'landWonBack'],
    ...['settlementTaken', 'settlementTornDown', 'monumentTaken', 'royalRoll', 'royalSlain', 'destructionRoll', 'warDragsOn', 'mustered'],
    ...['goals', 'armyShrinks', 'kingdomGoal.land', 'kingdomGoal.royal'],
  ].map((what) => `line.${what}`),
  raid: ['SetsOut', 'InVain', 'Killed', 'FindsNothing', 'Burns', 'Steals', 'Unanswered', 'Answered'].map((what) => `line.raid${what}`),
  discovery: ['spyUncovered', 'assassinUncovered', 'assassinFoundDead', 'spyCaught', 'assassinCaught'].map((what) => `line.${what}`),
  birth: ['line.royalChild'],
  death: ['rulerDiesOfAge', 'spouseFollows', 'royalMurdered', 'shamanMurdered', 'royalMotherDies'].map((what) => `line.${what}`),
  // The children a new ruler brings along were born before.
  accession: ['line.accession', 'line.heirsChildren'],
  wedding: ['line.spouseArrives'],
  heir: ['line.heirArrives'],
  age: ['ageBegins', 'ageLost'].map((what) => `line.${what}`),
  fall: ['fall.house', 'fall.land', 'fall.levy', 'fall.rift', 'kingdomGone', 'tribeGone'].map((what) => `line.${what}`),
  end: ['won', 'draw', 'shared', 'score'].map((what) => `line.${what}`),
}

/** Questions in the middle of a battle, a raid or an event: what is told of it so far is not all of it. */
const DURING: Readonly<Record<string, ToldKind | readonly ToldKind[]>> = {
  ...Object.fromEntries(
    [
      ...['muster', 'goals', 'battlePlan', 'battle', 'territory', 'royalKill', 'destruction', 'battleGoals'],
      ...['takenLand', 'wonBackLand', 'warriorsLost', 'kingdomTarget', 'kingdomLand'],
    ].map((question) => [question, 'battle'] as const),
  ),
  ...Object.fromEntries(['raidGoals', 'raidLoot', 'raidAnswer', 'raidFight', 'raidKill'].map((question) => [question, 'raid'] as const)),
  // Who has died is told with who follows.
  heir: 'death',
  // The children of whoever follows are told with the coronation.
  heirsChildren: ['death', 'accession'],
  ...Object.fromEntries(['eventLand', 'lostLand'].map((question) => [question, 'event'] as const)),
}

/** What of the chronicle the table should not miss. */
export const HIGHLIGHTS: HighlightFace = {
  kinds: Object.fromEntries(Object.entries(KINDS).flatMap(([kind, wordings]) => wordings.map((wording) => [wording, kind as ToldKind]))),
  begins: ['line.raidSetsOut'],
  toDo: ['line.event.landPicked', 'line.event.landByLot', 'line.event.landGivenUp', 'line.landOccupied', 'line.landWonBack'],
  aside: [
    ...['battleBonus', 'battleGround', 'opposedRoll', 'mustered', 'goals', 'armyShrinks', 'landHeld', 'royalRoll', 'destructionRoll'],
    ...['kingdomGoal.land', 'kingdomGoal.royal', 'kingdomWar.reason'],
  ].map((what) => `line.${what}`),
  story: ({ kind, lines }) => (kind === 'battle' ? battleStory(lines) : null),
  light: ['birth', 'accession', 'wedding', 'heir'],
  during: ({ id }) => DURING[questionName(id)] ?? null,
}
