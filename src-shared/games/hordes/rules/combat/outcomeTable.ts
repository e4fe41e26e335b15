import type { Comparison, Fate } from '../records.ts'
import type { TypeCode } from '../types.ts'

/** Beyond who won: close combat only, the loser's going, contact of this bound, an odd score. */
export type Condition = 'cc' | 'good' | 'bad' | 'fresh' | 'odd'

/** Who won: these types, any mounted, any aerial, any that is not aerial. */
export type Winners = readonly TypeCode[] | 'M' | 'A' | 'notA'

/** One clause of a cell; the first that fits counts. */
export interface OutcomeClause {
  readonly fate: Fate
  /** Absent: anybody. */
  readonly by?: Winners
  /** All of them must hold. Absent: always. */
  readonly when?: readonly Condition[]
}

type Cell = readonly OutcomeClause[]

const R: OutcomeClause = { fate: 'R' }
const DEAD: Cell = [{ fate: 'D' }]
const BY_KNIGHTS: OutcomeClause = { fate: 'D', by: ['KN'], when: ['good'] }
const BY_WARBAND: OutcomeClause = { fate: 'D', by: ['WB'] }
const FLEES_MAGIC: OutcomeClause = { fate: 'F', by: ['MA'] }
const ODD: readonly Condition[] = ['cc', 'odd']

/** Rows that several types share. */
const HEROES = {
  equal: [{ fate: 'D', by: ['AH', 'HE'], when: ODD }],
  less: [{ fate: 'E', by: ['MA'] }, { fate: 'D', by: ['AH', 'HE', 'PA', 'AR'] }, { fate: 'F', by: ['ST'] }, R],
  doubled: DEAD,
} as const satisfies Row
const FOOT_IN_LINE: Row = { equal: [], less: [BY_KNIGHTS, BY_WARBAND, R], doubled: DEAD }
const EASY_FOR_MOUNTED: Row = { equal: [], less: [{ fate: 'D', by: 'M', when: ['cc'] }, R], doubled: DEAD }

type Row = Readonly<Record<Comparison, Cell>>

/** T-OUTCOME: what becomes of the row's type; where nothing fits, nothing. */
export const OUTCOMES: Readonly<Record<TypeCode, Row>> = {
  AH: HEROES,
  HE: HEROES,
  AB: { equal: [], less: [FLEES_MAGIC, R], doubled: DEAD },
  AR: { equal: [], less: [{ fate: 'D', when: ['cc'] }], doubled: DEAD },
  BE: EASY_FOR_MOUNTED,
  BM: { equal: [], less: [{ fate: 'F', by: ['MA', 'DR', 'AR'] }, R], doubled: DEAD },
  BL: { equal: [], less: [BY_WARBAND, R], doubled: DEAD },
  CL: FOOT_IN_LINE,
  DR: { equal: [], less: [{ fate: 'D', by: ['AH', 'HE', 'PA'] }, { fate: 'X' }], doubled: DEAD },
  FL: {
    equal: [],
    less: [FLEES_MAGIC, R],
    doubled: [{ fate: 'D', by: ['HE', 'MA', 'SH'] }, { fate: 'D', by: 'A' }, { fate: 'F' }],
  },
  GO: { equal: [], less: [{ fate: 'X', by: ['GO', 'MA', 'CL'] }], doubled: DEAD },
  HO: FOOT_IN_LINE,
  KN: {
    equal: [],
    less: [{ fate: 'D', by: ['BM'] }, { fate: 'D', by: ['MA', 'SH', 'AR'], when: ['fresh'] }, { fate: 'D', when: ['bad'] }, R],
    doubled: DEAD,
  },
  LU: { equal: [], less: [{ fate: 'X' }], doubled: DEAD },
  MA: {
    equal: [{ fate: 'D', by: ['PA'], when: ODD }],
    less: [{ fate: 'E', by: ['MA'] }, { fate: 'D', by: ['AH', 'HE', 'PA', 'DR', 'GO'] }, R],
    doubled: DEAD,
  },
  PA: { equal: [{ fate: 'D', by: ['MA'], when: ODD }], less: [{ fate: 'D', when: ['cc'] }], doubled: DEAD },
  RI: { equal: [], less: [{ fate: 'D', when: ['bad'] }, R], doubled: DEAD },
  SH: EASY_FOR_MOUNTED,
  SN: { equal: [], less: [{ fate: 'F' }], doubled: DEAD },
  SP: FOOT_IN_LINE,
  ST: { equal: [], less: [{ fate: 'D', by: 'notA' }], doubled: DEAD },
  WB: { equal: [], less: [{ fate: 'D', by: ['BM'] }, BY_KNIGHTS, R], doubled: DEAD },
}
