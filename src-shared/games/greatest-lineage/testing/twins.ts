import type { Parting, TwinGame } from '../../../table/secrecy/testing/twinGame.ts'
import { SEATS } from '../rules/seats.ts'
import { SOAK } from './soak.ts'

/** Where the rules of the book let others see what hangs on somebody's secret. The table in `docs/games/greatest-lineage/readings.md` says the same. */
const PARTINGS: readonly Parting[] = [
  { rules: ['GL-SPY-4', 'GL-ASN-5', 'GL-ASN-6'], why: 'whoever is robbed sees what is gone; everybody sees a death' },
  { rules: ['GL-SPY-5', 'GL-ASN-4'], why: 'who searches finds agents only where there are any; whose they are is told' },
  { rules: ['GL-SPY-7', 'GL-ASN-7'], why: 'an agent who is caught is named' },
  { rules: ['GL-WAR-1'], why: 'a war that was written down in secret is told when it opens' },
  { rules: ['GL-WAR-3', 'GL-WAR-6', 'GL-WAR-8', 'GL-WAR-9'], why: 'who can muster how many, for which goals and with which bonus' },
  {
    rules: [
      'GL-WAR-20',
      'GL-WAR-21',
      'GL-WAR-22',
      'GL-WAR-23',
      'GL-WAR-24',
      'GL-WAR-25',
      'GL-WAR-26',
      'GL-WAR-27',
      'GL-WAR-29',
      'GL-WAR-32',
    ],
    why: 'who wins a battle, who dies in it and what is lost hangs on how many people and which arts there are',
  },
  { rules: ['GL-CHK-4'], why: 'an army ends where its people do' },
  {
    rules: ['GL-RAID-3', 'GL-RAID-4', 'GL-RAID-5', 'GL-RAID-6', 'GL-RAID-7', 'GL-RAID-8'],
    why: 'a raid is fought with arts, kills people and takes stores, and whoever robs sees what there is',
  },
  { rules: ['GL-ALLY-3', 'GL-TREATY-2'], why: 'who trades and who pays shows that there is something to give' },
  { rules: ['GL-AGE-1', 'GL-AGE-3', 'GL-AGE-6'], why: 'an age is reached with what there is, and lost without it' },
  { rules: ['GL-MON-2', 'GL-MON-5', 'GL-MON-6'], why: 'a monument is begun, goes on and is blessed with what there is' },
  { rules: ['GL-SPEND-8'], why: 'land is bought only for as many as there are people, and for points there are' },
  { rules: ['GL-ROY-8'], why: 'a wedding is seen: so is that there was food, and wealth, to pay for it' },
  {
    rules: ['GL-TIME-T01a', 'GL-TIME-T06a', 'GL-TIME-T07a', 'GL-TIME-T07b', 'GL-TIME-T15a', 'GL-TIME-T17b'],
    why: 'events take people, levy armies and raise the dead: who had fewer shows in what is lost in all; who cannot pay falls back',
  },
  { rules: ['GL-WIN-3', 'GL-WIN-6', 'GL-WIN-8'], why: 'a fall is seen, and so are the scores at the end' },
]

const RICH = { culture: 90, militaryTechnology: 12, territories: 12, food: 400, wood: 400, metal: 50, wealth: 60 }

export const TWIN: TwinGame = {
  partings: PARTINGS,
  pairs: 5,
  headStart: (chance, seed, setup) => {
    if (chance(0, 2) === 0) return SOAK.headStart(chance, seed, setup)
    const rich = (): Readonly<Record<string, number>> => ({
      ...RICH,
      males: chance(250, 340),
      females: chance(260, 350),
      technology: chance(30, 60),
    })
    return SEATS.flatMap((owner) => Object.entries(rich()).map(([account, to]) => ({ owner, account, to })))
  },
  // Nobody finds an agent, so that play goes on with the secret kept.
  quiet: ({ wording, count }) => (wording === 'roll.uncoverAll' ? Array.from({ length: count }, () => 99) : null),
}
