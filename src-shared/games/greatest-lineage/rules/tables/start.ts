/** T-START: what each civilisation begins with. People in heads, tokens in pieces, land in territories. */
export const START = {
  age: 1,
  males: 8,
  females: 12,
  /** Of each sex: ruler or spouse, and one child (GL-SET-7). */
  royalsOfEachSex: 2,
  food: 15,
  wood: 18,
  territories: 2,
  prestige: 13,
  /** Contained in the 13. */
  prestigeOfTribe: 3,
} as const
