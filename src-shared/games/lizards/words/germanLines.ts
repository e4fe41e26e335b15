import type { Figure, Figures } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { book } from '../../text/playing.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import type { ENGLISH_LINES } from './englishLines.ts'
import { colour, colourChanges, some, verb, zuTerrain } from './germanPieces.ts'
import { clan, clans, hasLizards, hex, isNeutral, lizards } from './pieces.ts'

type Told = Figure | undefined

/** "5 Echsen von Spies Of Slime"; those of no clan are "herrenlos". */
function someOf(many: Told, whose: Told): string {
  return isNeutral(whose) ? count(many, 'herrenlose Echse', 'herrenlose Echsen') : `${some(many)} von ${clan(whose)}`
}

/** "Echsen von Spies Of Slime". */
function lizardsOf(whose: Told): string {
  return isNeutral(whose) ? 'Herrenlose Echsen' : `Echsen von ${clan(whose)}`
}

/** Lines of the chronicle in German. */
export const GERMAN_LINES: TranslationOf<typeof ENGLISH_LINES> = {
  ...rulingWords((name) => houseRuleIn(book(), name)).de,
  'line.sheet': ({ kept, refused, struck }) =>
    `Der Befehlsbogen ist da: ${count(kept, 'Zeile gilt', 'Zeilen gelten')}, ${figure(refused)} abgewiesen, ${figure(struck)} als Wiederholung gestrichen.`,
  'line.noSheet': () => 'Es kam kein Befehlsbogen: Der Clan befiehlt in dieser Runde nichts.',
  'line.due': ({ turn, due }) => `Abgabetermin der Befehle für Runde ${figure(turn)}: ${String(due)}.`,
  'line.noDue': ({ turn }) => `Für die Befehle der Runde ${figure(turn)} gibt es keinen Abgabetermin mehr.`,
  'line.notice': ({ text }) => `Die Spielleitung schreibt: „${String(text)}“`,

  'line.nomads': ({ hex: at, count: many, pop }) =>
    `${count(many, 'Nomade zieht', 'Nomaden ziehen')} in die Höhle in ${hex(at)} ein, in der jetzt ${some(pop)} ${verb(pop, 'lebt', 'leben')}.`,
  'line.denColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${count(many, 'Nomade zieht', 'Nomaden ziehen')} in die Höhle in ${hex(at)} ein: Mit ${some(pop)} wird sie eine ${colour(which)} Höhle.`,
  'line.denGrown': ({ hex: at, count: many, pop }) => `Die Höhle in ${hex(at)} wächst um ${figure(many)} auf ${some(pop)}.`,
  'line.denStarved': ({ hex: at, count: many, pop }) =>
    `In der Höhle in ${hex(at)} leben mehr Echsen, als das Land ernähren kann: ${count(many, 'verhungert', 'verhungern')}, und ${count(pop, 'bleibt', 'bleiben')} übrig.`,
  'line.denCollapsed': ({ hex: at, pop }) =>
    `Die Höhle in ${hex(at)}, mit nur ${some(pop)} und ohne Fruchtland neben sich, stürzt ein und ist jetzt eine Ruine.`,
  'line.denGone': ({ hex: at }) => `Die Höhle in ${hex(at)} ist jetzt eine Ruine.`,
  'line.cursedLost': ({ hex: at, lost, ...rest }) => `Der Fluch von ${hex(at)} tötet ${some(lost)}: ${lizards(rest)}.`,
  'line.spyCursed': ({ hex: at }) => `Der Fluch von ${hex(at)} tötet einen Späher.`,
  'line.hungry': ({ hex: at, stage, count: many }) =>
    Number(stage) >= 5
      ? `Die Bande von ${some(many)} in ${hex(at)} ist am Verhungern: Isst sie nicht vorher, sterben am Ende dieser Runde Echsen.`
      : `Die Bande von ${some(many)} in ${hex(at)} darbt: Sie muss in dieser oder der nächsten Runde essen.`,

  'line.lobbed': ({ to, yellows, hit }) => {
    const throwing = `${count(yellows, 'Gelber wirft einen Stein', 'Gelbe werfen Steine')} nach ${hex(to)} und`
    if (Number(hit) === 0) return `${throwing} ${verb(yellows, 'trifft', 'treffen')} niemanden.`
    return `${throwing} ${verb(yellows, 'tötet', 'töten')} ${count(hit, 'Feind', 'Feinde')}.`
  },
  'line.stonesFly': ({ hex: at }) => `Steine fliegen nach ${hex(at)}.`,
  'line.stoned': ({ hex: at, from, count: many, ...rest }) =>
    `Steine aus ${hex(from)} töten ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.freed': ({ hex: at, count: many, ...rest }) =>
    `In ${hex(at)} ${verb(many, 'wird', 'werden')} ${some(many)} freigelassen und ${verb(many, 'kehrt', 'kehren')} in die Wildnis zurück: ${lizards(rest)}.`,
  'line.freedInDen': ({ hex: at, count: many, others }) => {
    const strangers = `${figure(others)} anderer Farbe nicht`
    if (Number(many) === 0)
      return `Keine der Echsen, die in ${hex(at)} freigelassen werden, hat die Farbe der Höhle; keine lebt ab jetzt darin.`
    return `${some(many)}, in ${hex(at)} freigelassen, ${verb(many, 'lebt', 'leben')} ab jetzt in der Höhle${Number(others) === 0 ? '' : `, ${strangers}`}.`
  },
  'line.freedInNewDen': ({ hex: at, count: many, pop }) =>
    `${some(many)}, in ${hex(at)} freigelassen, ${verb(many, 'lebt', 'leben')} ab jetzt in der neuen Höhle; zusammen sind es dort ${figure(pop)}.`,
  'line.freedColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${some(many)}, in ${hex(at)} freigelassen, ${verb(many, 'lebt', 'leben')} ab jetzt in der neuen Höhle: Mit ${figure(pop)} wird sie eine ${colour(which)} Höhle.`,

  'line.reverted': ({ hex: at, count: many }) =>
    `Der Gesang macht in ${hex(at)} ${count(many, 'Schwarzen zu einem Roten', 'Schwarze zu Roten')}.`,
  'line.eyes': ({ to, clan: whose, ...rest }) =>
    hasLizards(rest) ? `Augen auf ${hex(to)}: ${clan(whose)}, ${lizards(rest)}.` : `Augen auf ${hex(to)}: Niemand ist dort.`,
  'line.eyesDen': ({ to, pop, colour: which, militia, owner, clan: whose, ...rest }) => {
    const kind = isNeutral(owner) ? 'Freie Höhle' : 'Höhle'
    const den = `${which === 'none' ? `eine ${kind} noch ohne Farbe` : `eine ${colour(which)} ${kind}`}${isNeutral(owner) ? '' : ` von ${clan(owner)}`}`
    const guards = hasLizards(rest)
      ? `als Krieger ${clan(whose)}, ${lizards(rest)}`
      : Number(militia) === 0
        ? 'keine Krieger'
        : `eine Miliz von ${figure(militia)}`
    return `Augen auf ${hex(to)}: ${den}; ${count(pop, 'Höhlenechse', 'Höhlenechsen')}; ${guards}.`
  },
  'line.spyRevealed': ({ hex: at, clan: whose }) => `Ein Gesang enthüllt und tötet einen Späher von ${clan(whose)} in ${hex(at)}.`,
  'line.shunted': ({ from, to, count: many, clan: whose }) =>
    `Ein Gesang schleudert ${someOf(many, whose)} aus ${hex(from)} nach ${hex(to)}.`,
  'line.shuntedSeen': ({ from, to, clan: whose }) => `${lizardsOf(whose)} fliegen durch die Luft, von ${hex(from)} nach ${hex(to)}.`,
  'line.summoned': ({ hex: at, strength }) => `Ein Gesang beschwört in ${hex(at)} ein Seeungeheuer, so stark wie ${some(strength)}.`,
  'line.summonedSeen': ({ hex: at }) => `In ${hex(at)} taucht ein Seeungeheuer aus dem Wasser auf.`,
  'line.moulded': ({ hex: at, terrain: now }) => `Der Gesang macht ${hex(at)} ${zuTerrain(now)}.`,
  'line.risen': ({ hex: at, terrain: now }) => `In ${hex(at)} hebt sich Land aus dem Wasser: Das Feld wird ${zuTerrain(now)}.`,
  'line.sunk': ({ hex: at, terrain: now }) => `Das Land in ${hex(at)} versinkt: Das Feld wird ${zuTerrain(now)}.`,
  'line.bridgeBroken': ({ hex: at }) => `Die Brücke in ${hex(at)} versinkt mit dem Land daneben.`,
  'line.bridgeGone': ({ hex: at }) => `Die Brücke in ${hex(at)} gibt es nicht mehr.`,
  'line.frozen': ({ hex: at }) => `Ein Gesang lässt alle Krieger in ${hex(at)} bis zum Ende der Runde erstarren.`,
  'line.coerced': ({ hex: at, count: many, from, to }) => `Ein Gesang bekehrt ${someOf(many, from)} in ${hex(at)} zu ${clan(to)}.`,
  'line.coercedSeen': ({ hex: at, to }) => `Die Echsen in ${hex(at)} gehören jetzt zu ${clan(to)}.`,
  'line.gated': ({ from, to, lost, count: many }) => {
    const jump = `Die Bande in ${hex(from)} springt durch die Pforte nach ${hex(to)}`
    const dead = Number(lost) === 0 ? '' : `, wo ${some(lost)} ${verb(lost, 'stirbt', 'sterben')}, weil nur für 300 Platz ist`
    return Number(many) === 0 ? `${jump}${dead}: Keine kommt an.` : `${jump}${dead}. Der Clan hat dort jetzt ${some(many)}.`
  },
  'line.gatedSeen': ({ hex: at, clan: whose }) => `${lizardsOf(whose)} treten aus dem Tempel in ${hex(at)}.`,
  'line.transmuted': ({ hex: at, changed }) => `Ein Gesang wandelt Farben in ${hex(at)}: ${colourChanges(changed)}.`,
  'line.darkened': ({ hex: at }) => `Finsternis fällt auf ${hex(at)}: Alles dort ist tot, und das Feld ist Verfluchtes Land.`,

  'line.moved': ({ from, to, count: many, left }) => {
    const march = `${some(many)} ${verb(many, 'zieht', 'ziehen')} von ${hex(from)} nach ${hex(to)}`
    if (Number(many) === Number(left)) return `${march}.`
    return Number(left) === 0 ? `${march}; keine ist übrig.` : `${march}; ${count(left, 'ist', 'sind')} übrig.`
  },
  'line.movedSeen': ({ from, to, clan: whose }) => `Eine Bande von ${clan(whose)} kommt von ${hex(from)} nach ${hex(to)}.`,
  'line.sailed': ({ from, to }) => `Das Floß segelt von ${hex(from)} nach ${hex(to)}.`,
  'line.sailedSeen': ({ from, to, clan: whose }) => `Ein Floß von ${clan(whose)} segelt von ${hex(from)} nach ${hex(to)}.`,
  'line.raftWrecked': ({ hex: at }) => `Das Floß aus ${hex(at)} läuft auf Land und zerbricht.`,
  'line.raftGone': ({ hex: at }) => `Das Floß in ${hex(at)} gibt es nicht mehr.`,
  'line.raftSunk': ({ hex: at }) => `Das Floß in ${hex(at)} sinkt, und die Echsen darauf schwimmen.`,
  'line.spyMade': ({ hex: at, colour: which }) => `Eine ${colour(which)} Echse verlässt die Bande in ${hex(at)} als Späher.`,
  'line.spyMoved': ({ to }) => `Ein Späher erreicht ${hex(to)}.`,
  'line.spyCaught': ({ hex: at, clan: whose }) => `Ein Späher von ${clan(whose)} wird in ${hex(at)} gefangen und stirbt.`,
  'line.spyBack': ({ hex: at, colour: which }) => `Ein ${colour(which, 'er')} Späher schließt sich in ${hex(at)} wieder der Bande an.`,
  'line.spyBush': ({ hex: at }) => `Ein Späher in ${hex(at)} war zu lange allein und verwildert.`,
  'line.mired': ({ hex: at }) => `Alle Echsen in ${hex(at)} stecken im Morast und können in der nächsten Runde nicht ziehen.`,
  'line.spyMired': ({ hex: at }) => `Ein Späher steckt in ${hex(at)} im Morast und kann in der nächsten Runde nicht ziehen.`,
  'line.cursed': ({ hex: at, count: many, ...rest }) =>
    `Beim Betreten von Verfluchtem Land in ${hex(at)} ${verb(many, 'stirbt', 'sterben')} ${some(many)}: ${lizards(rest)}.`,
  'line.cursedSpy': ({ hex: at }) => `Beim Betreten von Verfluchtem Land in ${hex(at)} stirbt ein Späher.`,
  'line.drowned': ({ hex: at, count: many, ...rest }) =>
    `Im Strudel in ${hex(at)} ${verb(many, 'ertrinkt', 'ertrinken')} ${some(many)}: ${lizards(rest)}.`,
  'line.drownedSpy': ({ hex: at }) => `Im Strudel in ${hex(at)} ertrinkt ein Späher.`,
  'line.monsterSpy': ({ hex: at }) => `Ein Seeungeheuer in ${hex(at)} frisst einen Späher.`,
  'line.lava': ({ hex: at, count: many, ...rest }) => `Lava tötet ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.lavaSpy': ({ hex: at }) => `Lava tötet einen Späher in ${hex(at)}.`,
  'line.eruption': ({ hex: at }) => `Der Vulkan in ${hex(at)} bricht aus.`,
  'line.burnt': ({ hex: at }) => `Alle Echsen im Krater in ${hex(at)} sterben.`,
  'line.denBurnt': ({ hex: at, pop }) => `Der Ausbruch zerstört die Höhle in ${hex(at)} mit ${count(pop, 'Höhlenechse', 'Höhlenechsen')}.`,
  'line.bridgeBurnt': ({ hex: at }) => `Der Ausbruch zerstört die Brücke in ${hex(at)}.`,
  'line.whirlpoolMoved': ({ hex: at, from }) => `Der Strudel wandert von ${hex(from)} nach ${hex(at)}.`,

  'line.fought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} greift in ${hex(at)} ${clan(battle['defender'])} an, ${some(battle['attackers'])} gegen ${figure(battle['defenders'])}. ${outcome(battle)}`,
  'line.foughtSeen': ({ hex: at, attacker, defender }) => `${capital(clan(attacker))} und ${clan(defender)} kämpfen in ${hex(at)}.`,
  'line.militiaFought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} greift die Freie Höhle in ${hex(at)} an, ${some(battle['attackers'])} gegen eine Miliz von ${figure(battle['defenders'])}. ${outcome(battle)}`,
  'line.militiaFoughtSeen': ({ hex: at, attacker }) => `${capital(clan(attacker))} greift die Freie Höhle in ${hex(at)} an.`,
  'line.monsterFought': ({ hex: at, ...battle }) =>
    `Ein Seeungeheuer, so stark wie ${some(battle['defenders'])}, greift in ${hex(at)} ${some(battle['attackers'])} an. ${monsterOutcome(battle)}`,
  'line.monsterFoughtSeen': ({ hex: at, attacker }) => `Ein Seeungeheuer greift in ${hex(at)} ${clan(attacker)} an.`,
  'line.captives': ({ hex: at, count: many, ...rest }) => `Die Siegerseite in ${hex(at)} nimmt ${some(many)} gefangen: ${lizards(rest)}.`,
  'line.fled': ({ hex: at, to, count: many }) => `${some(many)} ${verb(many, 'flieht', 'fliehen')} aus ${hex(at)} nach ${hex(to)}.`,
  'line.fledSeen': ({ hex: at, to, clan: whose }) => `${lizardsOf(whose)} fliehen aus ${hex(at)} nach ${hex(to)}.`,
  'line.denTaken': ({ hex: at, pop, colour: which, home }) => {
    const den = Number(home) === 1 ? 'Stammhöhle' : 'Höhle'
    return `Der Clan nimmt die ${which === 'none' ? den : `${colour(which)} ${den}`} in ${hex(at)} mit ${count(pop, 'Höhlenechse', 'Höhlenechsen')} ein.`
  },
  'line.siteTaken': ({ hex: at, site }) => `Der Clan nimmt ${site === 'bridge' ? 'die Brücke' : 'den Tempel'} in ${hex(at)} ein.`,

  'line.recruited': ({ hex: at, count: many, colour: which, pop }) =>
    `Die Höhle in ${hex(at)} stellt ${figure(many)} ${colour(which)} ${verb(many, 'Echse', 'Echsen')} als Krieger; ${count(pop, 'bleibt', 'bleiben')} darin.`,
  'line.given': ({ hex: at, to, count: many, pop }) =>
    `Alles, was dem Clan in ${hex(at)} gehört hat, gehört jetzt ${clan(to)}${gift(many, pop)}.`,
  'line.received': ({ hex: at, from, count: many, pop }) =>
    `${capital(clan(from))} übergibt alles, was ihm in ${hex(at)} gehört hat${gift(many, pop)}.`,
  'line.fertilised': ({ hex: at }) => `Grüne machen das Land in ${hex(at)} zu Fruchtland.`,
  'line.poisoned': ({ hex: at }) => `Grüne vergiften das Fruchtland in ${hex(at)}: Es ist jetzt eine Ebene.`,
  'line.raftBuilt': ({ hex: at, turn }) => `Grüne bauen in ${hex(at)} ein Floß. Es sinkt am Ende von Runde ${figure(turn)}.`,
  'line.raftSeen': ({ hex: at }) => `In ${hex(at)} wird ein Floß gebaut.`,
  'line.denBegun': ({ hex: at }) => `In ${hex(at)} ist eine Höhle halb fertig.`,
  'line.denBuilt': ({ hex: at }) => `Die Höhle in ${hex(at)} ist fertig. Nomaden werden in sie einziehen.`,
  'line.denBuiltSeen': ({ hex: at, clan: whose }) => `${capital(clan(whose))} stellt in ${hex(at)} eine Höhle fertig.`,
  'line.bridgeBuilt': ({ hex: at }) => `Graue bauen in ${hex(at)} eine Brücke.`,
  'line.bridgeSeen': ({ hex: at }) => `In ${hex(at)} wird eine Brücke gebaut.`,
  'line.bridgeWrecked': ({ hex: at }) => `Graue zerstören die Brücke in ${hex(at)}.`,
  'line.halfbuiltGone': ({ hex: at }) => `Die halb fertige Höhle in ${hex(at)} verschwindet: Sie wurde nicht rechtzeitig vollendet.`,
  'line.homeFallen': ({ hex: at }) => `Die Stammhöhle in ${hex(at)} war zu lange ohne Clan und ist jetzt eine Ruine.`,
  'line.starved': ({ hex: at, count: many, ...rest }) =>
    `Die Bande in ${hex(at)} ist am Verhungern: ${some(many)} ${verb(many, 'stirbt', 'sterben')}, ${lizards(rest)}.`,

  'line.dropped': ({ clan: whose }) => `${capital(clan(whose))} scheidet aus, und die Höhlen des Clans sind jetzt Freie Höhlen.`,
  'line.ended.target': ({ winners }) =>
    `${capital(clans(winners))} ${verb(winners, 'hat', 'haben')} die Punkte zum Sieg beisammen und ${verb(winners, 'gewinnt', 'gewinnen')}.`,
  'line.ended.last': ({ winners }) => `${capital(clans(winners))} ist als letzter Clan übrig und gewinnt.`,
  'line.ended.limit': ({ winners }) =>
    `Die letzte Runde ist vorbei: ${clans(winners)} ${verb(winners, 'hat', 'haben')} die meisten Punkte und ${verb(winners, 'gewinnt', 'gewinnen')}.`,
  'line.ended.nobody': () => 'Kein Clan ist übrig: Niemand gewinnt.',
}

/** ": 3 Krieger und 20 Höhlenechsen"; nothing for a site without lizards. */
function gift(warriors: Told, pop: Told): string {
  const parts = [
    ...(Number(warriors) > 0 ? [count(warriors, 'Krieger', 'Krieger')] : []),
    ...(Number(pop) > 0 ? [count(pop, 'Höhlenechse', 'Höhlenechsen')] : []),
  ]
  return parts.length === 0 ? '' : `: ${listed(parts)}`
}

function outcome({ winner, rounds, fled }: Figures): string {
  const after = `nach ${count(rounds, 'Kampfrunde', 'Kampfrunden')}`
  if (winner === 'none') return `Beide Seiten sind ${after} vernichtet.`
  const loser = winner === 'attacker' ? 'Verteidiger' : 'Angreifer'
  return Number(fled) === 1 ? `Die ${loser} fliehen ${after}.` : `Die ${loser} sind ${after} vernichtet.`
}

function monsterOutcome({ winner }: Figures): string {
  if (winner === 'none') return 'Beide kommen um.'
  return winner === 'attacker' ? 'Das Ungeheuer kommt um.' : 'Keine von ihnen überlebt.'
}
