/** T-RAID: chances in percent, loot in tokens for each point of the die, `perGoal` in points of the victim's roll. */
export const RAID = {
  /** Raiders times this must stay below the raider's people (GL-RAID-1). */
  timesForce: 10,
  /** Rounds from one raid to the next at the earliest (GL-RAID-2). */
  rounds: 2,
  chance: 40,
  /** Less for every further goal (GL-RAID-4). */
  perFurtherGoal: 8,
  loot: 0.5,
  /** What the victim's answer gains for every goal that was tried (GL-RAID-8). */
  perGoal: 2,
} as const
