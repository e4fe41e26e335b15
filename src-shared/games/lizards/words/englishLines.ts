import type { Figure, Figures } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { book } from '../../text/playing.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { aTerrain, colour, colourChanges, some, verb } from './englishPieces.ts'
import { clan, clans, hasLizards, hex, isNeutral, lizards } from './pieces.ts'

type Told = Figure | undefined

/** "5 lizards of Spies Of Slime"; those of no clan are neutral. */
function someOf(many: Told, whose: Told): string {
  return isNeutral(whose) ? count(many, 'neutral lizard') : `${some(many)} of ${clan(whose)}`
}

/** "Lizards of Spies Of Slime". */
function lizardsOf(whose: Told): string {
  return isNeutral(whose) ? 'Neutral lizards' : `Lizards of ${clan(whose)}`
}

/** Lines of the chronicle in English. */
export const ENGLISH_LINES = {
  ...rulingWords((name) => houseRuleIn(book(), name)).en,
  'line.sheet': ({ kept, refused, struck }) =>
    `The order sheet is in: ${count(kept, 'line')} to obey, ${figure(refused)} refused, ${figure(struck)} struck as repeats.`,
  'line.noSheet': () => 'No order sheet came in: the clan gives no orders this turn.',
  'line.due': ({ turn, due }) => `Orders for turn ${figure(turn)} are due: ${String(due)}.`,
  'line.noDue': ({ turn }) => `There is no due date any more for the orders of turn ${figure(turn)}.`,
  'line.notice': ({ text }) => `The game master writes: “${String(text)}”`,

  'line.nomads': ({ hex: at, count: many, pop }) =>
    `${count(many, 'nomad settles', 'nomads settle')} in the den in ${hex(at)}, which now has ${some(pop)}.`,
  'line.denColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${count(many, 'nomad settles', 'nomads settle')} in the den in ${hex(at)}: with ${some(pop)} it becomes a ${colour(which)} den.`,
  'line.denGrown': ({ hex: at, count: many, pop }) => `The den in ${hex(at)} grows by ${figure(many)} to ${some(pop)}.`,
  'line.denStarved': ({ hex: at, count: many, pop }) =>
    `The den in ${hex(at)} has more lizards than its land can feed: ${figure(many)} of them ${verb(many, 'starves', 'starve')}, and ${figure(pop)} ${verb(pop, 'is', 'are')} left.`,
  'line.denCollapsed': ({ hex: at, pop }) =>
    `The den in ${hex(at)}, with only ${some(pop)} and no Fertile land next to it, collapses and is a Ruin now.`,
  'line.denGone': ({ hex: at }) => `The den in ${hex(at)} is a Ruin now.`,
  'line.cursedLost': ({ hex: at, lost, ...rest }) => `The curse of ${hex(at)} kills ${some(lost)}: ${lizards(rest)}.`,
  'line.spyCursed': ({ hex: at }) => `The curse of ${hex(at)} kills a spy.`,
  'line.hungry': ({ hex: at, stage, count: many }) =>
    Number(stage) >= 5
      ? `The band of ${some(many)} in ${hex(at)} is Starving: lizards die when this turn ends unless they eat before.`
      : `The band of ${some(many)} in ${hex(at)} is Starved: it must eat this turn or next.`,

  'line.lobbed': ({ to, yellows, hit }) => {
    const throwing = `${count(yellows, 'Yellow throws a stone', 'Yellows throw stones')} at ${hex(to)} and`
    if (Number(hit) === 0) return `${throwing} ${verb(yellows, 'hits', 'hit')} nobody.`
    return `${throwing} ${verb(yellows, 'kills', 'kill')} ${count(hit, 'enemy', 'enemies')}.`
  },
  'line.stonesFly': ({ hex: at }) => `Stones fly into ${hex(at)}.`,
  'line.stoned': ({ hex: at, from, count: many, ...rest }) =>
    `Stones from ${hex(from)} kill ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.freed': ({ hex: at, count: many, ...rest }) =>
    `${count(many, 'lizard is', 'lizards are')} set free in ${hex(at)} and ${verb(many, 'returns', 'return')} to the wild: ${lizards(rest)}.`,
  'line.freedInDen': ({ hex: at, count: many, others }) => {
    const strangers = `${figure(others)} ${verb(others, 'has', 'have')} another colour and ${verb(others, 'does', 'do')} not`
    if (Number(many) === 0) return `None of the lizards set free in ${hex(at)} has the colour of the den, so none lives in it now.`
    return `${some(many)} set free in ${hex(at)} now ${verb(many, 'lives', 'live')} in the den${Number(others) === 0 ? '' : `; ${strangers}`}.`
  },
  'line.freedInNewDen': ({ hex: at, count: many, pop }) =>
    `${some(many)} set free in ${hex(at)} now ${verb(many, 'lives', 'live')} in the new den, which has ${figure(pop)}.`,
  'line.freedColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${some(many)} set free in ${hex(at)} now ${verb(many, 'lives', 'live')} in the new den: with ${figure(pop)} it becomes a ${colour(which)} den.`,

  'line.reverted': ({ hex: at, count: many }) => `The chant turns ${count(many, 'Black', 'Blacks')} in ${hex(at)} Red.`,
  'line.eyes': ({ to, clan: whose, ...rest }) =>
    hasLizards(rest) ? `Eyes on ${hex(to)}: ${clan(whose)} with ${lizards(rest)}.` : `Eyes on ${hex(to)}: nobody is there.`,
  'line.eyesDen': ({ to, pop, colour: which, militia, owner, clan: whose, ...rest }) => {
    const kind = isNeutral(owner) ? 'Free den' : 'den'
    const den = `${which === 'none' ? `a ${kind} without a colour yet` : `a ${colour(which)} ${kind}`}${isNeutral(owner) ? '' : ` of ${clan(owner)}`}`
    const guards = hasLizards(rest)
      ? `${clan(whose)} with ${lizards(rest)}`
      : Number(militia) === 0
        ? 'no warriors'
        : `a militia of ${figure(militia)}`
    return `Eyes on ${hex(to)}: ${den}, ${count(pop, 'den lizard')}, ${guards}.`
  },
  'line.spyRevealed': ({ hex: at, clan: whose }) => `A chant finds and kills a spy of ${clan(whose)} in ${hex(at)}.`,
  'line.shunted': ({ from, to, count: many, clan: whose }) => `A chant hurls ${someOf(many, whose)} from ${hex(from)} to ${hex(to)}.`,
  'line.shuntedSeen': ({ from, to, clan: whose }) => `${lizardsOf(whose)} fly through the air from ${hex(from)} to ${hex(to)}.`,
  'line.summoned': ({ hex: at, strength }) => `A chant summons a sea monster in ${hex(at)}, as strong as ${some(strength)}.`,
  'line.summonedSeen': ({ hex: at }) => `A sea monster rises from the water in ${hex(at)}.`,
  'line.moulded': ({ hex: at, terrain: now }) => `The chant turns ${hex(at)} into ${aTerrain(now)}.`,
  'line.risen': ({ hex: at, terrain: now }) => `Land rises from the water in ${hex(at)}, which is ${aTerrain(now)} now.`,
  'line.sunk': ({ hex: at, terrain: now }) => `The land in ${hex(at)} sinks and is ${aTerrain(now)} now.`,
  'line.bridgeBroken': ({ hex: at }) => `The bridge in ${hex(at)} goes down with the land next to it.`,
  'line.bridgeGone': ({ hex: at }) => `The bridge in ${hex(at)} is gone.`,
  'line.frozen': ({ hex: at }) => `A chant freezes all warriors in ${hex(at)} until the turn ends.`,
  'line.coerced': ({ hex: at, count: many, from, to }) => `A chant makes ${someOf(many, from)} in ${hex(at)} change sides to ${clan(to)}.`,
  'line.coercedSeen': ({ hex: at, to }) => `The lizards in ${hex(at)} belong to ${clan(to)} now.`,
  'line.gated': ({ from, to, lost, count: many }) => {
    const jump = `The band in ${hex(from)} jumps by Gate to ${hex(to)}`
    const dead = Number(lost) === 0 ? '' : `, where ${some(lost)} ${verb(lost, 'dies', 'die')} because there is room for 300 only`
    return Number(many) === 0 ? `${jump}${dead}: none arrives.` : `${jump}${dead}. The clan now has ${some(many)} there.`
  },
  'line.gatedSeen': ({ hex: at, clan: whose }) => `${lizardsOf(whose)} step out of the Temple in ${hex(at)}.`,
  'line.transmuted': ({ hex: at, changed }) => `A chant changes colours in ${hex(at)}: ${colourChanges(changed)}.`,
  'line.darkened': ({ hex: at }) => `Darkness falls on ${hex(at)}: everything there is dead, and the land is Cursed.`,

  'line.moved': ({ from, to, count: many, left }) => {
    const march = `${some(many)} ${verb(many, 'marches', 'march')} from ${hex(from)} to ${hex(to)}`
    if (Number(many) === Number(left)) return `${march}.`
    return Number(left) === 0 ? `${march}; none is left.` : `${march}; ${figure(left)} ${verb(left, 'is', 'are')} left.`
  },
  'line.movedSeen': ({ from, to, clan: whose }) => `A band of ${clan(whose)} comes from ${hex(from)} to ${hex(to)}.`,
  'line.sailed': ({ from, to }) => `The raft sails from ${hex(from)} to ${hex(to)}.`,
  'line.sailedSeen': ({ from, to, clan: whose }) => `A raft of ${clan(whose)} sails from ${hex(from)} to ${hex(to)}.`,
  'line.raftWrecked': ({ hex: at }) => `The raft from ${hex(at)} runs ashore and breaks up.`,
  'line.raftGone': ({ hex: at }) => `The raft in ${hex(at)} is gone.`,
  'line.raftSunk': ({ hex: at }) => `The raft in ${hex(at)} sinks, and any lizards on it swim.`,
  'line.spyMade': ({ hex: at, colour: which }) => `A ${colour(which)} lizard leaves the band in ${hex(at)} as a spy.`,
  'line.spyMoved': ({ to }) => `A spy reaches ${hex(to)}.`,
  'line.spyCaught': ({ hex: at, clan: whose }) => `A spy of ${clan(whose)} is caught in ${hex(at)} and dies.`,
  'line.spyBack': ({ hex: at, colour: which }) => `A ${colour(which)} spy rejoins the band in ${hex(at)}.`,
  'line.spyBush': ({ hex: at }) => `A spy in ${hex(at)} has been away too long and goes bush.`,
  'line.mired': ({ hex: at }) => `All lizards in ${hex(at)} are mired in the Swamp and cannot move next turn.`,
  'line.spyMired': ({ hex: at }) => `A spy is mired in the Swamp in ${hex(at)} and cannot move next turn.`,
  'line.cursed': ({ hex: at, count: many, ...rest }) => `Entering Cursed land in ${hex(at)} kills ${some(many)}: ${lizards(rest)}.`,
  'line.cursedSpy': ({ hex: at }) => `A spy dies entering Cursed land in ${hex(at)}.`,
  'line.drowned': ({ hex: at, count: many, ...rest }) => `The Whirlpool in ${hex(at)} drowns ${some(many)}: ${lizards(rest)}.`,
  'line.drownedSpy': ({ hex: at }) => `The Whirlpool in ${hex(at)} drowns a spy.`,
  'line.monsterSpy': ({ hex: at }) => `A sea monster in ${hex(at)} eats a spy.`,
  'line.lava': ({ hex: at, count: many, ...rest }) => `Lava kills ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.lavaSpy': ({ hex: at }) => `Lava kills a spy in ${hex(at)}.`,
  'line.eruption': ({ hex: at }) => `The Volcano in ${hex(at)} erupts.`,
  'line.burnt': ({ hex: at }) => `All lizards in the crater in ${hex(at)} die.`,
  'line.denBurnt': ({ hex: at, pop }) => `The eruption destroys the den in ${hex(at)} with ${count(pop, 'den lizard')}.`,
  'line.bridgeBurnt': ({ hex: at }) => `The eruption destroys the bridge in ${hex(at)}.`,
  'line.whirlpoolMoved': ({ hex: at, from }) => `The Whirlpool wanders from ${hex(from)} to ${hex(at)}.`,

  'line.fought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} attacks ${clan(battle['defender'])} in ${hex(at)}, ${some(battle['attackers'])} against ${figure(battle['defenders'])}. ${outcome(battle)}`,
  'line.foughtSeen': ({ hex: at, attacker, defender }) => `${capital(clan(attacker))} and ${clan(defender)} fight in ${hex(at)}.`,
  'line.militiaFought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} attacks the Free den in ${hex(at)}, ${some(battle['attackers'])} against a militia of ${figure(battle['defenders'])}. ${outcome(battle)}`,
  'line.militiaFoughtSeen': ({ hex: at, attacker }) => `${capital(clan(attacker))} attacks the Free den in ${hex(at)}.`,
  'line.monsterFought': ({ hex: at, ...battle }) =>
    `A sea monster as strong as ${some(battle['defenders'])} attacks ${some(battle['attackers'])} in ${hex(at)}. ${monsterOutcome(battle)}`,
  'line.monsterFoughtSeen': ({ hex: at, attacker }) => `A sea monster attacks ${clan(attacker)} in ${hex(at)}.`,
  'line.captives': ({ hex: at, count: many, ...rest }) => `The winners in ${hex(at)} take ${some(many)} captive: ${lizards(rest)}.`,
  'line.fled': ({ hex: at, to, count: many }) => `${some(many)} ${verb(many, 'flees', 'flee')} from ${hex(at)} to ${hex(to)}.`,
  'line.fledSeen': ({ hex: at, to, clan: whose }) => `${lizardsOf(whose)} flee from ${hex(at)} to ${hex(to)}.`,
  'line.denTaken': ({ hex: at, pop, colour: which, home }) => {
    const den = Number(home) === 1 ? 'Home Den' : 'den'
    return `The clan takes the ${which === 'none' ? den : `${colour(which)} ${den}`} in ${hex(at)} with ${count(pop, 'den lizard')}.`
  },
  'line.siteTaken': ({ hex: at, site }) => `The clan takes the ${site === 'bridge' ? 'bridge' : 'Temple'} in ${hex(at)}.`,

  'line.recruited': ({ hex: at, count: many, colour: which, pop }) =>
    `${count(many, `${colour(which)} lizard comes`, `${colour(which)} lizards come`)} out of the den in ${hex(at)} as ${verb(many, 'a warrior', 'warriors')}; ${figure(pop)} ${verb(pop, 'stays', 'stay')} in it.`,
  'line.given': ({ hex: at, to, count: many, pop }) =>
    `Everything the clan owned in ${hex(at)} now belongs to ${clan(to)}${gift(many, pop)}.`,
  'line.received': ({ hex: at, from, count: many, pop }) =>
    `${capital(clan(from))} hands over everything it owned in ${hex(at)}${gift(many, pop)}.`,
  'line.fertilised': ({ hex: at }) => `Greens make the land in ${hex(at)} Fertile.`,
  'line.poisoned': ({ hex: at }) => `Greens poison the Fertile land in ${hex(at)}: it is Plains now.`,
  'line.raftBuilt': ({ hex: at, turn }) => `Greens build a raft in ${hex(at)}. It sinks at the end of turn ${figure(turn)}.`,
  'line.raftSeen': ({ hex: at }) => `A raft is built in ${hex(at)}.`,
  'line.denBegun': ({ hex: at }) => `A den in ${hex(at)} is half built.`,
  'line.denBuilt': ({ hex: at }) => `The den in ${hex(at)} is finished. Nomads will settle in it.`,
  'line.denBuiltSeen': ({ hex: at, clan: whose }) => `${capital(clan(whose))} finishes a den in ${hex(at)}.`,
  'line.bridgeBuilt': ({ hex: at }) => `Greys build a bridge in ${hex(at)}.`,
  'line.bridgeSeen': ({ hex: at }) => `A bridge is built in ${hex(at)}.`,
  'line.bridgeWrecked': ({ hex: at }) => `Greys destroy the bridge in ${hex(at)}.`,
  'line.halfbuiltGone': ({ hex: at }) => `The half-built den in ${hex(at)} is gone: it was not finished in time.`,
  'line.homeFallen': ({ hex: at }) => `The Home Den in ${hex(at)} has had no clan for too long and is a Ruin now.`,
  'line.starved': ({ hex: at, count: many, ...rest }) =>
    `The band in ${hex(at)} is Starving: ${some(many)} ${verb(many, 'dies', 'die')}, ${lizards(rest)}.`,

  'line.dropped': ({ clan: whose }) => `${capital(clan(whose))} leaves the game, and its dens are Free dens now.`,
  'line.ended.target': ({ winners }) =>
    `${capital(clans(winners))} ${verb(winners, 'reaches', 'reach')} the victory target and ${verb(winners, 'wins', 'win')}.`,
  'line.ended.last': ({ winners }) => `${capital(clans(winners))} is the last clan left and wins.`,
  'line.ended.limit': ({ winners }) =>
    `The last turn is over: ${clans(winners)} ${verb(winners, 'has', 'have')} the most points and ${verb(winners, 'wins', 'win')}.`,
  'line.ended.nobody': () => 'No clan is left: nobody wins.',
} satisfies Wordings

/** ": 3 warriors and 20 den lizards"; nothing for a site without lizards. */
function gift(warriors: Told, pop: Told): string {
  const parts = [...(Number(warriors) > 0 ? [count(warriors, 'warrior')] : []), ...(Number(pop) > 0 ? [count(pop, 'den lizard')] : [])]
  return parts.length === 0 ? '' : `: ${listed(parts)}`
}

function outcome({ winner, rounds, fled }: Figures): string {
  const after = `after ${count(rounds, 'round')}`
  if (winner === 'none') return `Both sides are destroyed ${after}.`
  const loser = winner === 'attacker' ? 'defenders' : 'attackers'
  return Number(fled) === 1 ? `The ${loser} flee ${after}.` : `The ${loser} are destroyed ${after}.`
}

function monsterOutcome({ winner }: Figures): string {
  if (winner === 'none') return 'Both are killed.'
  return winner === 'attacker' ? 'The monster is killed.' : 'None of them survives.'
}
