import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs, type Offer } from '../acts.ts'
import { gameOf, held, isAlive } from '../civilisation.ts'
import { allianceOffers } from '../diplomacy/allianceActs.ts'
import { payDue } from '../diplomacy/payments.ts'
import { tradeOffers } from '../diplomacy/trade.ts'
import { capitulationOffers, treatyOffers } from '../diplomacy/treaties.ts'
import { editionOf } from '../edition.ts'
import { agentOffers } from '../espionage/booklet.ts'
import { resolveMissions } from '../espionage/resolution.ts'
import { uncoverPlans } from '../espionage/uncovering.ts'
import { settleFalls } from '../factions/ending.ts'
import { peopleForBenefits, peopleForBurdens } from '../people.ts'
import { raidOffers } from '../raids/raid.ts'
import type { Civilisation } from '../seats.ts'
import { claimOffers } from '../territory/claim.ts'
import { blankLand } from '../territory/land.ts'
import { declarationOffers } from '../war/declaring.ts'
import { fightWars, truceOffers } from '../war/fighting.ts'
import { announcedDue, openAnnouncedWars, openable, openingOffers } from '../war/opening.ts'
import { tributeOffers } from '../war/tribute.ts'
import { warsOf } from '../war/wars.ts'

/**
 * Phase 5, whose steps have a fixed order: what others planned against this player comes due; payments, treaties and alliances; wars open
 * and are fought; then a raid, free claims and diplomacy once more; agents train and plans are laid in the booklet (asked together with the
 * former, before editions by itself), and every other player may find them out. Diplomacy before the battles is asked only of those it can make a difference to.
 */
export function* conflictPhase(world: World, seat: Civilisation): Procedure {
  yield* resolveMissions(world, seat)
  yield* settleFalls(world)
  if (isOver(world, seat)) return
  yield* payDue(world, seat)
  yield* council(world, seat)
  if (isOver(world, seat)) return
  yield* openAnnouncedWars(world, seat)
  yield* fightWars(world, seat)
  if (isOver(world, seat)) return
  if (editionOf(world) < 3) {
    yield* field(world, seat)
    if (isOver(world, seat)) return
    yield* booklet(world, seat)
  } else yield* fieldAndBooklet(world, seat)
  if (!isOver(world, seat)) yield* uncoverPlans(world, seat)
}

/** The player has fallen, or the game is decided. */
function isOver(world: World, seat: Civilisation): boolean {
  return !isAlive(world, seat) || gameOf(world).ended !== null
}

/** What may be agreed or paid before and after the battles. */
function diplomacy(world: World, seat: Civilisation): readonly Offer[] {
  return [
    ...tributeOffers(world, seat),
    ...treatyOffers(world, seat),
    ...capitulationOffers(world, seat),
    ...allianceOffers(world, seat),
    ...tradeOffers(world, seat),
  ]
}

/** Before the battles: only where a war is fought, could be opened now, or will open by itself unless it is called off. */
function* council(world: World, seat: Civilisation): Procedure {
  yield* voluntaryActs('council', seat, () => {
    const openings = openable(world, seat).length + announcedDue(world, seat).length
    const wars = warsOf(world, seat).length
    const beaten = editionOf(world) >= 3 && wars > 0 && peopleForBurdens(world, seat) === 0 ? { people: 0 } : {}
    return {
      rule: 'GL-WAR-1',
      figures: { wars, openings, ...beaten },
      offers:
        wars + openings === 0 || isOver(world, seat)
          ? []
          : [...openingOffers(world, seat), ...truceOffers(world, seat), ...diplomacy(world, seat)],
    }
  })
}

/** After the battles. */
function* field(world: World, seat: Civilisation): Procedure {
  yield* voluntaryActs('conflict', seat, () => {
    const { raids, figures, offers } = fieldNow(world, seat)
    return { rule: 'GL-TERR-1', figures: { ...figures, ...raids }, offers }
  })
}

function fieldNow(world: World, seat: Civilisation) {
  const [claims, raids] = [claimOffers(world, seat), raidOffers(world, seat)]
  return {
    figures: { people: peopleForBenefits(world, seat), territories: held(world, seat, 'territories'), blank: blankLand(world) },
    raids: claims.length > 0 && raids.length > 0 ? { raids: raids.length } : {},
    offers: isOver(world, seat) ? [] : [...claims, ...raids, ...diplomacy(world, seat)],
  }
}

/** What is written in secret. */
function* booklet(world: World, seat: Civilisation): Procedure {
  yield* voluntaryActs('booklet', seat, () => ({ rule: 'GL-WAR-2', figures: {}, offers: inBooklet(world, seat) }))
}

function inBooklet(world: World, seat: Civilisation): readonly Offer[] {
  return [...declarationOffers(world, seat), ...agentOffers(world, seat)]
}

/**
 * What is done before everybody and what is written in secret, asked together. The order of the two holds: once something is written, the
 * field is closed. Only the player is asked, however much is done, so that nobody else can count what is written.
 */
function* fieldAndBooklet(world: World, seat: Civilisation): Procedure {
  let isWritten = false
  const writing = ({ act, perform }: Offer): Offer => ({
    act,
    *perform(answer) {
      isWritten = true
      yield* perform(answer)
    },
  })
  yield* voluntaryActs('conflict', seat, () => {
    const now = fieldNow(world, seat)
    const secret = isOver(world, seat) ? [] : inBooklet(world, seat).map(writing)
    if (isWritten) return { rule: 'GL-WAR-2', wording: 'act.bookletOpen', figures: {}, offers: secret }
    return {
      ...{ rule: 'GL-TERR-1', rules: ['GL-WAR-2'], wording: 'act.fieldAndBooklet' },
      ...{ figures: { ...now.figures, ...now.raids }, offers: [...now.offers, ...secret] },
    }
  })
}
