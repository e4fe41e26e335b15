import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { book, say } from '../../text/playing.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { clan, colour, hex, lizards, terrain } from './pieces.ts'

const some = (many: Figure): string => count(many, 'lizard')

/** Lines of the chronicle in English. */
export const ENGLISH_LINES = {
  ...rulingWords((name) => houseRuleIn(book(), name)).en,
  'line.sheet': ({ kept, refused, struck }) =>
    `The sheet is taken: ${count(kept, 'line')} to obey, ${figure(refused)} refused, ${figure(struck)} struck as repeats.`,
  'line.noSheet': () => 'No sheet came in: the clan gives no orders this turn.',
  'line.due': ({ turn, due }) => `Orders for turn ${figure(turn)} are due: ${String(due)}.`,
  'line.noDue': ({ turn }) => `Nothing is said any more of when orders for turn ${figure(turn)} are due.`,
  'line.notice': ({ text }) => `The game master writes: ${String(text)}`,
  'line.nomads': ({ hex: at, count: many, pop }) =>
    `${count(many, 'nomad settles', 'nomads settle')} in the den in ${hex(at)}, which now has ${some(pop)}.`,
  'line.denColoured': ({ hex: at, pop, colour: which }) => `The den in ${hex(at)} has ${some(pop)} and becomes a ${colour(which)} den.`,
  'line.denGrown': ({ hex: at, count: many, pop }) => `The den in ${hex(at)} grows by ${figure(many)} to ${some(pop)}.`,
  'line.denStarved': ({ hex: at, count: many, pop }) =>
    `The den in ${hex(at)} has more lizards than its land feeds: ${count(many, 'starves', 'starve')}, ${figure(pop)} remain.`,
  'line.denCollapsed': ({ hex: at, pop }) => `The den in ${hex(at)}, with ${some(pop)} and no Fertile land beside it, falls to ruin.`,
  'line.denGone': ({ hex: at }) => `The den in ${hex(at)} is a ruin now.`,
  'line.cursedLost': ({ hex: at, lost, ...rest }) => `The curse of ${hex(at)} kills ${some(lost)}: ${lizards(rest)}.`,
  'line.spyCursed': ({ hex: at }) => `The curse of ${hex(at)} kills a spy.`,
  'line.hungry': ({ hex: at, stage, count: many }) => `The band in ${hex(at)}, ${some(many)}, is ${say(`hunger.${String(stage)}`)}.`,
  'line.lobbed': ({ to, yellows, hit }) =>
    `${count(yellows, 'Yellow throws', 'Yellows throw')} stones at ${hex(to)} and ${count(hit, 'enemy is', 'enemies are')} hit.`,
  'line.stonesFly': ({ hex: at }) => `Stones fly into ${hex(at)}.`,
  'line.stoned': ({ hex: at, from, count: many, ...rest }) =>
    `Stones from ${hex(from)} kill ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.freed': ({ hex: at, count: many, ...rest }) =>
    `In ${hex(at)} ${count(many, 'lizard is', 'lizards are')} set free and leave: ${lizards(rest)}.`,
  'line.freedInDen': ({ hex: at, count: many, others }) =>
    Number(others) === 0
      ? `${some(many)} freed in ${hex(at)} live in the den from now on.`
      : `${some(many)} freed in ${hex(at)} live in the den from now on; ${figure(others)} of other colours do not.`,
  'line.freedInNewDen': ({ hex: at, count: many, pop }) =>
    `${some(many)} freed in ${hex(at)} live in the new den, which has ${figure(pop)} now.`,
  'line.freedColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${some(many)} freed in ${hex(at)} live in the new den: with ${figure(pop)} it becomes a ${colour(which)} den.`,
  'line.reverted': ({ hex: at, count: many }) => `The chant turns ${count(many, 'Black', 'Blacks')} in ${hex(at)} Red.`,
  'line.eyes': ({ to, clan: whose, hex: _, ...rest }) =>
    Number(whose) === 0 ? `Eyes on ${hex(to)}: nobody is there.` : `Eyes on ${hex(to)}: ${clan(whose)} with ${lizards(rest)}.`,
  'line.eyesDen': ({ to, pop, colour: which, militia, owner, clan: whose, ...rest }) =>
    `Eyes on the den in ${hex(to)}: ${which === 'none' ? 'no colour yet' : colour(which)}, ${Number(owner) === 0 ? 'free' : `of ${clan(owner)}`}, ${some(pop)} in it, ${
      Number(whose) === 0 ? (Number(militia) === 0 ? 'no warriors' : `${figure(militia)} militia`) : `warriors ${lizards(rest)}`
    }.`,
  'line.spyRevealed': ({ hex: at, clan: whose }) => `A chant finds and kills a spy of ${clan(whose)} in ${hex(at)}.`,
  'line.shunted': ({ from, to, count: many, clan: whose }) =>
    `A chant throws ${some(many)} of ${clan(whose)} from ${hex(from)} to ${hex(to)}.`,
  'line.shuntedSeen': ({ from, to, clan: whose }) => `Lizards of ${clan(whose)} fly through the air from ${hex(from)} to ${hex(to)}.`,
  'line.summoned': ({ hex: at, strength }) => `A chant summons a monster with the strength of ${some(strength)} in ${hex(at)}.`,
  'line.summonedSeen': ({ hex: at }) => `A monster rises from the water in ${hex(at)}.`,
  'line.moulded': ({ hex: at, terrain: now }) => `The chant makes ${hex(at)} ${terrain(now)}.`,
  'line.risen': ({ hex: at, terrain: now }) => `Land rises from the water in ${hex(at)}: ${terrain(now)}.`,
  'line.sunk': ({ hex: at, terrain: now }) => `The land in ${hex(at)} sinks and is ${terrain(now)} now.`,
  'line.bridgeBroken': ({ hex: at }) => `The bridge in ${hex(at)} goes down with the land beside it.`,
  'line.bridgeGone': ({ hex: at }) => `The bridge in ${hex(at)} is gone.`,
  'line.frozen': ({ hex: at }) => `A chant freezes all warriors in ${hex(at)} until the turn ends.`,
  'line.coerced': ({ hex: at, count: many, from, to }) =>
    `A chant makes ${some(many)} of ${clan(from)} in ${hex(at)} change to ${clan(to)}.`,
  'line.coercedSeen': ({ hex: at, to }) => `The lizards in ${hex(at)} belong to ${clan(to)} now.`,
  'line.gated': ({ from, to, lost, count: many }) =>
    `The band jumps by Gate from ${hex(from)} to ${hex(to)}${Number(lost) === 0 ? '' : `; ${figure(lost)} too many for the hex die`}. ${capital(some(many))} of the clan there.`,
  'line.gatedSeen': ({ hex: at, clan: whose }) => `Lizards of ${clan(whose)} step out of the temple in ${hex(at)}.`,
  'line.transmuted': ({ hex: at, changed }) => `A chant changes colours in ${hex(at)}: ${transmuted(changed)}.`,
  'line.darkened': ({ hex: at }) => `Darkness falls on ${hex(at)}: everything there is dead, and the land is Cursed.`,
  'line.moved': ({ from, to, count: many, left }) =>
    Number(many) === Number(left)
      ? `${capital(some(many))} march from ${hex(from)} to ${hex(to)}.`
      : `${capital(some(many))} march from ${hex(from)} to ${hex(to)}; ${figure(left)} are left.`,
  'line.movedSeen': ({ from, to, clan: whose }) => `A band of ${clan(whose)} comes from ${hex(from)} to ${hex(to)}.`,
  'line.sailed': ({ from, to }) => `The raft sails from ${hex(from)} to ${hex(to)}.`,
  'line.sailedSeen': ({ from, to, clan: whose }) => `A raft of ${clan(whose)} sails from ${hex(from)} to ${hex(to)}.`,
  'line.raftWrecked': ({ hex: at }) => `The raft from ${hex(at)} runs onto land and is lost.`,
  'line.raftGone': ({ hex: at }) => `The raft in ${hex(at)} is gone.`,
  'line.raftSunk': ({ hex: at }) => `The raft in ${hex(at)} sinks; whoever was on it swims.`,
  'line.spyMade': ({ hex: at, colour: which }) => `A ${colour(which)} lizard leaves ${hex(at)} as a spy.`,
  'line.spyMoved': ({ to }) => `A spy reaches ${hex(to)}.`,
  'line.spyCaught': ({ hex: at, clan: whose }) => `A spy of ${clan(whose)} is caught in ${hex(at)} and dies.`,
  'line.spyBack': ({ hex: at, colour: which }) => `A ${colour(which)} spy joins the band in ${hex(at)} again.`,
  'line.spyBush': ({ hex: at }) => `A spy in ${hex(at)} has been away too long and goes bush.`,
  'line.mired': ({ hex: at }) => `All lizards in ${hex(at)} are mired in the swamp through the next turn.`,
  'line.spyMired': ({ hex: at }) => `A spy is mired in the swamp of ${hex(at)}.`,
  'line.cursed': ({ hex: at, count: many, ...rest }) => `Entering the Cursed hex ${hex(at)} kills ${some(many)}: ${lizards(rest)}.`,
  'line.cursedSpy': ({ hex: at }) => `A spy dies entering the Cursed hex ${hex(at)}.`,
  'line.drowned': ({ hex: at, count: many, ...rest }) => `The whirlpool in ${hex(at)} drowns ${some(many)}: ${lizards(rest)}.`,
  'line.drownedSpy': ({ hex: at }) => `The whirlpool in ${hex(at)} drowns a spy.`,
  'line.monsterSpy': ({ hex: at }) => `A monster in ${hex(at)} eats a spy.`,
  'line.lava': ({ hex: at, count: many, ...rest }) => `Lava kills ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.lavaSpy': ({ hex: at }) => `Lava kills a spy in ${hex(at)}.`,
  'line.eruption': ({ hex: at }) => `The volcano in ${hex(at)} erupts.`,
  'line.burnt': ({ hex: at }) => `All lizards in the crater of ${hex(at)} die.`,
  'line.denBurnt': ({ hex: at, pop }) => `The eruption destroys the den in ${hex(at)} and its ${some(pop)}.`,
  'line.bridgeBurnt': ({ hex: at }) => `The eruption destroys the bridge in ${hex(at)}.`,
  'line.whirlpoolMoved': ({ hex: at, from }) => `The whirlpool wanders from ${hex(from)} to ${hex(at)}.`,
  'line.fought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} with ${some(battle['attackers'])} attacks ${clan(battle['defender'])} with ${some(battle['defenders'])} in ${hex(at)}. ${outcome(battle)}`,
  'line.foughtSeen': ({ hex: at, attacker, defender }) => `${capital(clan(attacker))} and ${clan(defender)} fight in ${hex(at)}.`,
  'line.militiaFought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} with ${some(battle['attackers'])} attacks the Free den in ${hex(at)} and its ${figure(battle['defenders'])} militia. ${outcome(battle)}`,
  'line.militiaFoughtSeen': ({ hex: at, attacker }) => `${capital(clan(attacker))} attacks the Free den in ${hex(at)}.`,
  'line.monsterFought': ({ hex: at, ...battle }) =>
    `A monster with the strength of ${some(battle['defenders'])} attacks ${some(battle['attackers'])} in ${hex(at)}. ${battle['winner'] === 'attacker' ? 'They drive it off.' : 'Nobody survives.'}`,
  'line.monsterFoughtSeen': ({ hex: at, attacker }) => `A monster attacks ${clan(attacker)} in ${hex(at)}.`,
  'line.captives': ({ hex: at, count: many, ...rest }) => `The winners in ${hex(at)} take ${some(many)} captive: ${lizards(rest)}.`,
  'line.fled': ({ hex: at, to, count: many }) => `${capital(some(many))} flee from ${hex(at)} to ${hex(to)}.`,
  'line.fledSeen': ({ hex: at, to, clan: whose }) => `Lizards of ${clan(whose)} flee from ${hex(at)} to ${hex(to)}.`,
  'line.denTaken': ({ hex: at, pop, colour: which, home }) =>
    `The ${Number(home) === 1 ? 'Home Den' : 'den'} in ${hex(at)} is taken: ${which === 'none' ? 'without colour' : colour(which)}, ${some(pop)} in it.`,
  'line.siteTaken': ({ hex: at, site }) => `The ${site === 'bridge' ? 'bridge' : 'temple'} in ${hex(at)} is taken.`,
  'line.recruited': ({ hex: at, count: many, colour: which, pop }) =>
    `${figure(many)} ${colour(which)} recruits come out of the den in ${hex(at)}; ${figure(pop)} stay in it.`,
  'line.given': ({ hex: at, to, count: many, pop }) => `All the clan owns in ${hex(at)} goes to ${clan(to)}: ${gift(many, pop)}.`,
  'line.received': ({ hex: at, from, count: many, pop }) =>
    `${capital(clan(from))} hands over all it owns in ${hex(at)}: ${gift(many, pop)}.`,
  'line.fertilised': ({ hex: at }) => `Greens make the land in ${hex(at)} Fertile.`,
  'line.poisoned': ({ hex: at }) => `Greens poison the Fertile land in ${hex(at)}: it is Plains now.`,
  'line.raftBuilt': ({ hex: at, turn }) => `Greens build a raft in ${hex(at)}. It lasts until turn ${figure(turn)}.`,
  'line.raftSeen': ({ hex: at }) => `A raft is built in ${hex(at)}.`,
  'line.denBegun': ({ hex: at }) => `A den in ${hex(at)} is half built.`,
  'line.denBuilt': ({ hex: at }) => `The den in ${hex(at)} is finished; nomads will settle in it.`,
  'line.denBuiltSeen': ({ hex: at, clan: whose }) => `${capital(clan(whose))} builds a den in ${hex(at)}.`,
  'line.bridgeBuilt': ({ hex: at }) => `Greys build a bridge in ${hex(at)}.`,
  'line.bridgeSeen': ({ hex: at }) => `A bridge is built in ${hex(at)}.`,
  'line.bridgeWrecked': ({ hex: at }) => `Greys wreck the bridge in ${hex(at)}.`,
  'line.halfbuiltGone': ({ hex: at }) => `The half-built den in ${hex(at)} decays: nobody went on building.`,
  'line.homeFallen': ({ hex: at }) => `The Home Den in ${hex(at)}, without a clan for too long, falls to ruin.`,
  'line.starved': ({ hex: at, count: many, ...rest }) => `The band in ${hex(at)} starves: ${some(many)} die, ${lizards(rest)}.`,
  'line.dropped': ({ clan: whose }) => `${capital(clan(whose))} leaves the game: its dens are free.`,
  'line.ended.target': ({ winners }) =>
    `${capital(clans(winners))} ${many(winners) ? 'reach' : 'reaches'} the victory target and ${many(winners) ? 'win' : 'wins'}.`,
  'line.ended.last': ({ winners }) => `${capital(clans(winners))} is the last clan left and wins.`,
  'line.ended.limit': ({ winners }) =>
    `The last turn is over: ${clans(winners)} ${many(winners) ? 'have' : 'has'} most points and ${many(winners) ? 'win' : 'wins'}.`,
  'line.ended.nobody': () => 'No clan is left: nobody wins.',
} satisfies Wordings

function many(winners: Figure): boolean {
  return String(winners).includes(' ')
}

function clans(winners: Figure): string {
  return String(winners).split(' ').map(clan).join(' and ')
}

function gift(many: Figure, pop: Figure): string {
  if (Number(many) === 0 && Number(pop) === 0) return 'no lizards'
  return [...(Number(many) > 0 ? [count(many, 'warrior')] : []), ...(Number(pop) > 0 ? [count(pop, 'den lizard')] : [])].join(' and ')
}

/** `red:grn blk:yel` as words. */
function transmuted(changed: Figure): string {
  return String(changed)
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([from, to]) => `${colour(from)} to ${colour(to)}`)
    .join(', ')
}

function outcome({ winner, rounds, fled }: Readonly<Record<string, Figure>>): string {
  const after = `after ${count(rounds, 'round')}`
  if (winner === 'none') return `Both are destroyed ${after}.`
  const loser = winner === 'attacker' ? 'defenders' : 'attackers'
  return Number(fled) === 1 ? `The ${loser} flee ${after}.` : `The ${loser} are destroyed ${after}.`
}
