import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { book, say } from '../../text/playing.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import type { ENGLISH_LINES } from './englishLines.ts'
import { clan, colour, hex, lizards, terrain } from './pieces.ts'

const some = (many: Figure): string => count(many, 'Echse', 'Echsen')
const isOne = (many: Figure): boolean => Number(many) === 1

/** Lines of the chronicle in German. */
export const GERMAN_LINES: TranslationOf<typeof ENGLISH_LINES> = {
  ...rulingWords((name) => houseRuleIn(book(), name)).de,
  'line.sheet': ({ kept, refused, struck }) =>
    `Der Befehlsbogen ist da: ${count(kept, 'Zeile gilt', 'Zeilen gelten')}, ${figure(refused)} abgewiesen, ${figure(struck)} als Wiederholung gestrichen.`,
  'line.noSheet': () => 'Es kam kein Befehlsbogen: Der Clan befiehlt in dieser Runde nichts.',
  'line.due': ({ turn, due }) => `Befehle für Runde ${figure(turn)} bis: ${String(due)}.`,
  'line.noDue': ({ turn }) => `Bis wann die Befehle für Runde ${figure(turn)} da sein müssen, ist wieder offen.`,
  'line.notice': ({ text }) => `Die Spielleitung schreibt: ${String(text)}`,
  'line.nomads': ({ hex: at, count: many, pop }) =>
    `${count(many, 'umherziehende Echse lässt', 'umherziehende Echsen lassen')} sich in der Höhle in ${hex(at)} nieder; dort leben jetzt ${figure(pop)}.`,
  'line.denColoured': ({ hex: at, pop, colour: which }) =>
    `In der Höhle in ${hex(at)} leben ${some(pop)}, und ihre Farbe steht fest: ${colour(which)}.`,
  'line.denGrown': ({ hex: at, count: many, pop }) => `Die Höhle in ${hex(at)} wächst um ${figure(many)} auf ${some(pop)}.`,
  'line.denStarved': ({ hex: at, count: many, pop }) =>
    `In der Höhle in ${hex(at)} leben mehr Echsen, als das Land ernährt: ${count(many, 'verhungert', 'verhungern')}, ${figure(pop)} bleiben.`,
  'line.denCollapsed': ({ hex: at, pop }) => `Die Höhle in ${hex(at)} mit ${some(pop)} und ohne Fruchtland daneben verfällt zur Ruine.`,
  'line.denGone': ({ hex: at }) => `Die Höhle in ${hex(at)} ist jetzt eine Ruine.`,
  'line.cursedLost': ({ hex: at, lost, ...rest }) => `Der Fluch von ${hex(at)} tötet ${some(lost)}: ${lizards(rest)}.`,
  'line.spyCursed': ({ hex: at }) => `Der Fluch von ${hex(at)} tötet einen Späher.`,
  'line.hungry': ({ hex: at, stage, count: many }) => `Die Bande in ${hex(at)}, ${some(many)}, ist ${say(`hunger.${String(stage)}`)}.`,
  'line.lobbed': ({ to, yellows, hit }) =>
    `${count(yellows, 'Gelbe wirft', 'Gelbe werfen')} Steine nach ${hex(to)} und ${count(hit, 'Gegner wird', 'Gegner werden')} getroffen.`,
  'line.stonesFly': ({ hex: at }) => `Steine fliegen nach ${hex(at)}.`,
  'line.stoned': ({ hex: at, from, count: many, ...rest }) =>
    `Steine aus ${hex(from)} töten ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.freed': ({ hex: at, count: many, ...rest }) =>
    `In ${hex(at)} ${isOne(many) ? 'wird' : 'werden'} ${some(many)} freigelassen und ${isOne(many) ? 'geht' : 'gehen'} davon: ${lizards(rest)}.`,
  'line.freedInDen': ({ hex: at, count: many, others }) =>
    Number(others) === 0
      ? `${some(many)}, in ${hex(at)} freigelassen, ${isOne(many) ? 'lebt' : 'leben'} ab jetzt in der Höhle.`
      : `${some(many)}, in ${hex(at)} freigelassen, ${isOne(many) ? 'lebt' : 'leben'} ab jetzt in der Höhle; ${figure(others)} anderer Farbe nicht.`,
  'line.freedInNewDen': ({ hex: at, count: many, pop }) =>
    `${some(many)}, in ${hex(at)} freigelassen, ${isOne(many) ? 'zieht' : 'ziehen'} in die neue Höhle; dort leben jetzt ${figure(pop)}.`,
  'line.freedColoured': ({ hex: at, count: many, pop, colour: which }) =>
    `${some(many)}, in ${hex(at)} freigelassen, ${isOne(many) ? 'zieht' : 'ziehen'} in die neue Höhle: Mit ${figure(pop)} steht ihre Farbe fest, ${colour(which)}.`,
  'line.reverted': ({ hex: at, count: many }) => `Der Gesang macht ${count(many, 'Schwarze', 'Schwarze')} in ${hex(at)} zu Roten.`,
  'line.eyes': ({ to, clan: whose, hex: _, ...rest }) =>
    Number(whose) === 0 ? `Augen auf ${hex(to)}: Dort ist niemand.` : `Augen auf ${hex(to)}: ${clan(whose)} mit ${lizards(rest)}.`,
  'line.eyesDen': ({ to, pop, colour: which, militia, owner, clan: whose, ...rest }) =>
    `Augen auf die Höhle in ${hex(to)}: ${which === 'none' ? 'noch ohne Farbe' : colour(which)}, ${Number(owner) === 0 ? 'frei' : `von ${clan(owner)}`}, ${some(pop)} darin, ${
      Number(whose) === 0 ? (Number(militia) === 0 ? 'keine Krieger' : `${figure(militia)} Miliz`) : `Krieger: ${lizards(rest)}`
    }.`,
  'line.spyRevealed': ({ hex: at, clan: whose }) => `Ein Gesang entdeckt und tötet in ${hex(at)} einen Späher von ${clan(whose)}.`,
  'line.shunted': ({ from, to, count: many, clan: whose }) =>
    `Ein Gesang schleudert ${some(many)} von ${clan(whose)} aus ${hex(from)} nach ${hex(to)}.`,
  'line.shuntedSeen': ({ from, to, clan: whose }) => `Echsen von ${clan(whose)} fliegen durch die Luft, von ${hex(from)} nach ${hex(to)}.`,
  'line.summoned': ({ hex: at, strength }) => `Ein Gesang beschwört in ${hex(at)} ein Ungeheuer, stark wie ${some(strength)}.`,
  'line.summonedSeen': ({ hex: at }) => `In ${hex(at)} taucht ein Ungeheuer aus dem Wasser auf.`,
  'line.moulded': ({ hex: at, terrain: now }) => `Der Gesang formt ${hex(at)}: ${terrain(now)}.`,
  'line.risen': ({ hex: at, terrain: now }) => `In ${hex(at)} hebt sich Land aus dem Wasser: ${terrain(now)}.`,
  'line.sunk': ({ hex: at, terrain: now }) => `Das Land in ${hex(at)} versinkt: ${terrain(now)}.`,
  'line.bridgeBroken': ({ hex: at }) => `Die Brücke in ${hex(at)} versinkt mit dem Land daneben.`,
  'line.bridgeGone': ({ hex: at }) => `Die Brücke in ${hex(at)} ist weg.`,
  'line.frozen': ({ hex: at }) => `Ein Gesang lässt alle Krieger in ${hex(at)} bis zum Ende der Runde erstarren.`,
  'line.coerced': ({ hex: at, count: many, from, to }) =>
    `Ein Gesang bekehrt ${some(many)} von ${clan(from)} in ${hex(at)} zu ${clan(to)}.`,
  'line.coercedSeen': ({ hex: at, to }) => `Die Echsen in ${hex(at)} gehören jetzt zu ${clan(to)}.`,
  'line.gated': ({ from, to, lost, count: many }) =>
    `Die Bande springt durch die Pforte von ${hex(from)} nach ${hex(to)}${Number(lost) === 0 ? '' : `; ${figure(lost)} zu viel für das Feld sterben`}. Dort ${isOne(many) ? 'ist' : 'sind'} jetzt ${some(many)} des Clans.`,
  'line.gatedSeen': ({ hex: at, clan: whose }) => `Echsen von ${clan(whose)} treten aus dem Tempel in ${hex(at)}.`,
  'line.transmuted': ({ hex: at, changed }) => `Ein Gesang wandelt Farben in ${hex(at)}: ${transmuted(changed)}.`,
  'line.darkened': ({ hex: at }) => `Finsternis fällt auf ${hex(at)}: Alles dort ist tot, das Land ist verflucht.`,
  'line.moved': ({ from, to, count: many, left }) =>
    Number(many) === Number(left)
      ? `${some(many)} ${isOne(many) ? 'zieht' : 'ziehen'} von ${hex(from)} nach ${hex(to)}.`
      : `${some(many)} ${isOne(many) ? 'zieht' : 'ziehen'} von ${hex(from)} nach ${hex(to)}; ${figure(left)} ${isOne(left) ? 'bleibt' : 'bleiben'} übrig.`,
  'line.movedSeen': ({ from, to, clan: whose }) => `Eine Bande von ${clan(whose)} kommt von ${hex(from)} nach ${hex(to)}.`,
  'line.sailed': ({ from, to }) => `Das Floß fährt von ${hex(from)} nach ${hex(to)}.`,
  'line.sailedSeen': ({ from, to, clan: whose }) => `Ein Floß von ${clan(whose)} fährt von ${hex(from)} nach ${hex(to)}.`,
  'line.raftWrecked': ({ hex: at }) => `Das Floß aus ${hex(at)} läuft auf Land und ist verloren.`,
  'line.raftGone': ({ hex: at }) => `Das Floß in ${hex(at)} ist weg.`,
  'line.raftSunk': ({ hex: at }) => `Das Floß in ${hex(at)} sinkt; wer darauf war, schwimmt.`,
  'line.spyMade': ({ hex: at, colour: which }) => `Eine Echse (${colour(which)}) verlässt ${hex(at)} als Späher.`,
  'line.spyMoved': ({ to }) => `Ein Späher erreicht ${hex(to)}.`,
  'line.spyCaught': ({ hex: at, clan: whose }) => `Ein Späher von ${clan(whose)} wird in ${hex(at)} gefasst und stirbt.`,
  'line.spyBack': ({ hex: at, colour: which }) => `Ein Späher (${colour(which)}) schließt sich in ${hex(at)} wieder der Bande an.`,
  'line.spyBush': ({ hex: at }) => `Ein Späher in ${hex(at)} war zu lange fort und verschwindet im Busch.`,
  'line.mired': ({ hex: at }) => `Alle Echsen in ${hex(at)} stecken bis in die nächste Runde im Morast.`,
  'line.spyMired': ({ hex: at }) => `Ein Späher steckt im Morast von ${hex(at)}.`,
  'line.cursed': ({ hex: at, count: many, ...rest }) =>
    `Das verfluchte Feld ${hex(at)} tötet beim Betreten ${some(many)}: ${lizards(rest)}.`,
  'line.cursedSpy': ({ hex: at }) => `Ein Späher stirbt beim Betreten des verfluchten Felds ${hex(at)}.`,
  'line.drowned': ({ hex: at, count: many, ...rest }) => `Der Strudel in ${hex(at)} ertränkt ${some(many)}: ${lizards(rest)}.`,
  'line.drownedSpy': ({ hex: at }) => `Der Strudel in ${hex(at)} ertränkt einen Späher.`,
  'line.monsterSpy': ({ hex: at }) => `Ein Ungeheuer in ${hex(at)} frisst einen Späher.`,
  'line.lava': ({ hex: at, count: many, ...rest }) => `Lava tötet ${some(many)} in ${hex(at)}: ${lizards(rest)}.`,
  'line.lavaSpy': ({ hex: at }) => `Lava tötet einen Späher in ${hex(at)}.`,
  'line.eruption': ({ hex: at }) => `Der Vulkan in ${hex(at)} bricht aus.`,
  'line.burnt': ({ hex: at }) => `Alle Echsen im Krater von ${hex(at)} sterben.`,
  'line.denBurnt': ({ hex: at, pop }) => `Der Ausbruch zerstört die Höhle in ${hex(at)} mit ${some(pop)}.`,
  'line.bridgeBurnt': ({ hex: at }) => `Der Ausbruch zerstört die Brücke in ${hex(at)}.`,
  'line.whirlpoolMoved': ({ hex: at, from }) => `Der Strudel wandert von ${hex(from)} nach ${hex(at)}.`,
  'line.fought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} greift mit ${some(battle['attackers'])} in ${hex(at)} ${clan(battle['defender'])} mit ${some(battle['defenders'])} an. ${outcome(battle)}`,
  'line.foughtSeen': ({ hex: at, attacker, defender }) => `${capital(clan(attacker))} und ${clan(defender)} kämpfen in ${hex(at)}.`,
  'line.militiaFought': ({ hex: at, ...battle }) =>
    `${capital(clan(battle['attacker']))} greift mit ${some(battle['attackers'])} die Freie Höhle in ${hex(at)} und ihre ${figure(battle['defenders'])} Miliz an. ${outcome(battle)}`,
  'line.militiaFoughtSeen': ({ hex: at, attacker }) => `${capital(clan(attacker))} greift die Freie Höhle in ${hex(at)} an.`,
  'line.monsterFought': ({ hex: at, ...battle }) =>
    `Ein Ungeheuer, stark wie ${some(battle['defenders'])}, greift in ${hex(at)} ${some(battle['attackers'])} an. ${battle['winner'] === 'attacker' ? 'Sie vertreiben es.' : 'Niemand überlebt.'}`,
  'line.monsterFoughtSeen': ({ hex: at, attacker }) => `Ein Ungeheuer greift in ${hex(at)} ${clan(attacker)} an.`,
  'line.captives': ({ hex: at, count: many, ...rest }) => `Die Sieger in ${hex(at)} nehmen ${some(many)} gefangen: ${lizards(rest)}.`,
  'line.fled': ({ hex: at, to, count: many }) => `${some(many)} ${isOne(many) ? 'flieht' : 'fliehen'} aus ${hex(at)} nach ${hex(to)}.`,
  'line.fledSeen': ({ hex: at, to, clan: whose }) => `Echsen von ${clan(whose)} fliehen aus ${hex(at)} nach ${hex(to)}.`,
  'line.denTaken': ({ hex: at, pop, colour: which, home }) =>
    `Die ${Number(home) === 1 ? 'Stammhöhle' : 'Höhle'} in ${hex(at)} ist erobert: ${which === 'none' ? 'ohne Farbe' : colour(which)}, ${some(pop)} darin.`,
  'line.siteTaken': ({ hex: at, site }) => `${site === 'bridge' ? 'Die Brücke' : 'Der Tempel'} in ${hex(at)} ist erobert.`,
  'line.recruited': ({ hex: at, count: many, colour: which, pop }) =>
    `${figure(many)} Rekruten (${colour(which)}) kommen aus der Höhle in ${hex(at)}; ${figure(pop)} bleiben darin.`,
  'line.given': ({ hex: at, to, count: many, pop }) => `Alles, was dem Clan in ${hex(at)} gehört, geht an ${clan(to)}: ${gift(many, pop)}.`,
  'line.received': ({ hex: at, from, count: many, pop }) => `${capital(clan(from))} übergibt alles in ${hex(at)}: ${gift(many, pop)}.`,
  'line.fertilised': ({ hex: at }) => `Grüne machen ${hex(at)} zu Fruchtland.`,
  'line.poisoned': ({ hex: at }) => `Grüne vergiften das Fruchtland in ${hex(at)}: Es ist jetzt Ebene.`,
  'line.raftBuilt': ({ hex: at, turn }) => `Grüne bauen in ${hex(at)} ein Floß. Es hält bis Runde ${figure(turn)}.`,
  'line.raftSeen': ({ hex: at }) => `In ${hex(at)} wird ein Floß gebaut.`,
  'line.denBegun': ({ hex: at }) => `In ${hex(at)} ist eine Höhle halb gebaut.`,
  'line.denBuilt': ({ hex: at }) => `Die Höhle in ${hex(at)} ist fertig; umherziehende Echsen werden sich darin niederlassen.`,
  'line.denBuiltSeen': ({ hex: at, clan: whose }) => `${capital(clan(whose))} baut in ${hex(at)} eine Höhle.`,
  'line.bridgeBuilt': ({ hex: at }) => `Graue bauen in ${hex(at)} eine Brücke.`,
  'line.bridgeSeen': ({ hex: at }) => `In ${hex(at)} wird eine Brücke gebaut.`,
  'line.bridgeWrecked': ({ hex: at }) => `Graue reißen die Brücke in ${hex(at)} ein.`,
  'line.halfbuiltGone': ({ hex: at }) => `Die halb gebaute Höhle in ${hex(at)} verfällt: Niemand hat weitergebaut.`,
  'line.homeFallen': ({ hex: at }) => `Die Stammhöhle in ${hex(at)} war zu lange ohne Clan und verfällt zur Ruine.`,
  'line.starved': ({ hex: at, count: many, ...rest }) =>
    `Die Bande in ${hex(at)} hungert: ${some(many)} ${isOne(many) ? 'stirbt' : 'sterben'}, ${lizards(rest)}.`,
  'line.dropped': ({ clan: whose }) => `${capital(clan(whose))} scheidet aus: Die Höhlen des Clans sind frei.`,
  'line.ended.target': ({ winners }) =>
    `${capital(clans(winners))} ${many(winners) ? 'erreichen' : 'erreicht'} das Ziel und ${many(winners) ? 'siegen' : 'siegt'}.`,
  'line.ended.last': ({ winners }) => `${capital(clans(winners))} ist als letzter Clan übrig und siegt.`,
  'line.ended.limit': ({ winners }) =>
    `Die letzte Runde ist vorbei: ${clans(winners)} ${many(winners) ? 'haben' : 'hat'} die meisten Punkte und ${many(winners) ? 'siegen' : 'siegt'}.`,
  'line.ended.nobody': () => 'Kein Clan ist übrig: Niemand siegt.',
}

function many(winners: Figure): boolean {
  return String(winners).includes(' ')
}

function clans(winners: Figure): string {
  return String(winners).split(' ').map(clan).join(' und ')
}

function gift(warriors: Figure, pop: Figure): string {
  if (Number(warriors) === 0 && Number(pop) === 0) return 'keine Echsen'
  const parts = [
    ...(Number(warriors) > 0 ? [count(warriors, 'Krieger', 'Krieger')] : []),
    ...(Number(pop) > 0 ? [count(pop, 'Höhlenechse', 'Höhlenechsen')] : []),
  ]
  return parts.join(' und ')
}

function transmuted(changed: Figure): string {
  return String(changed)
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([from, to]) => `${colour(from)} zu ${colour(to)}`)
    .join(', ')
}

function outcome({ winner, rounds, fled }: Readonly<Record<string, Figure>>): string {
  const after = `nach ${count(rounds, 'Kampfrunde', 'Kampfrunden')}`
  if (winner === 'none') return `Beide sind ${after} vernichtet.`
  const loser = winner === 'attacker' ? 'Verteidiger' : 'Angreifer'
  return Number(fled) === 1 ? `Die ${loser} fliehen ${after}.` : `Die ${loser} sind ${after} vernichtet.`
}
