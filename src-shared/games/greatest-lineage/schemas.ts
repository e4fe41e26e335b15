import * as z from 'zod'
import { hexPlan } from '../../board/schemas.ts'
import { WORLD_FORMAT, WORLD_VERSION } from './board/worldFile.ts'
import { SEATS } from './rules/seats.ts'

const lands = z.array(z.string()).describe('territories by their codes; each has one holder at most')
const home = lands.describe('the first is where the people comes from; two at least')
const kingdom = lands.describe('the first is the capital; land apart from it are colonies')

const world = z
  .strictObject({
    format: z.literal(WORLD_FORMAT),
    version: z.literal(WORLD_VERSION),
    plan: hexPlan,
    homes: z.strictObject({ elves: home, humans: home, dwarves: home }),
    kingdoms: z.strictObject({ demonic: kingdom, undead: kingdom, monstrous: kingdom }),
    tribes: z.array(z.strictObject({ race: z.enum(SEATS), lands })),
  })
  .describe(
    'A world of The Greatest Lineage. Land that nobody holds is blank. What it names must be in it as well; the program says what is not.',
  )

/** The JSON Schemas (draft 2020-12) of files of this game that people write, by the name each is published under. No page carries them. */
export const SCHEMAS = {
  'greatest-lineage-world.schema.json': z.toJSONSchema(world, { io: 'input', reused: 'ref' }),
} as const satisfies Readonly<Record<`${string}.schema.json`, z.core.JSONSchema.BaseSchema>>
