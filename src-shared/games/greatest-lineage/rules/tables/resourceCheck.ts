/** T-CHECK: people one food feeds, newcomers one wood houses, and the percentage of people lost: so many and a ten-sided die. */
export const CHECK = { peoplePerFood: 5, newPeoplePerWood: 2, lossPercent: 20 } as const
