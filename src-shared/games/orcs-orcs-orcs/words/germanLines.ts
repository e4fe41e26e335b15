import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { akk, book, Die, ihr, say, vom } from '../../text/playing.ts'
import { houseRuleIn } from '../../rulebook/rulebook.ts'
import { rulingWords } from '../../text/rulingWords.ts'
import { creatureName, denName, derName, einName, trophyName } from './creaturesGerman.ts'
import type { ENGLISH_LINES } from './englishLines.ts'
import { fateMoves, ringWord } from './germanPieces.ts'
import { powerText, spellText } from './names.ts'

type Told = Figure | undefined

/** Lines of the chronicle in German. */
export const GERMAN_LINES: TranslationOf<typeof ENGLISH_LINES> = {
  ...rulingWords((name) => houseRuleIn(book(), name)).de,
  'line.terrain': ({ kind, path, section }) => {
    const where = `auf dem ${ringWord(section, 'en')} Abschnitt von Pfad ${figure(path)}`
    if (kind === 'tendrils') return `Ranken wuchern ${where}.`
    return `${kind === 'stone' ? 'Ein Steinfeld' : 'Eine Straße'} liegt ${where}.`
  },
  'line.revealed': ({ type, path }) => `${capital(einName(type))} erscheint auf Pfad ${figure(path)}.`,
  'line.fate': ({ card }) => `Die Schicksalskarte treibt ${fateMoves(card) ?? figure(card)} einen Abschnitt auf den Turm zu.`,
  'line.noFate': () => 'Es ist keine Schicksalskarte mehr da: Diese Runde verläuft ohne.',
  'line.fateRule.life_plus_1': () => 'In dieser Runde hat jede Kreatur ein Leben mehr.',
  'line.fateRule.no_spells': () => 'In dieser Runde darf kein Zauber aus den Auslagen genommen werden.',
  'line.fateRule.no_teleportation': () => 'In dieser Runde darf kein Magier teleportieren.',
  'line.fateRule.no_extra_skills': () => 'In dieser Runde wirken die Fertigkeiten nicht.',
  'line.fateRule.three_spells': () => 'In dieser Runde hat eine neue Hand eine Karte weniger.',
  'line.fateRule.exchange': () => 'Beide Auslagen gehen zurück in ihre Stapel, und neue Karten werden ausgelegt.',
  'line.arrived': ({ type, path, each }) =>
    `${onPath(derName(type), path)} erreicht den Turm: Eine ${trophyName(type)} ist jetzt ${count(each, 'Punkt', 'Punkte')} wert.`,
  'line.arrivedLast': ({ type, path }) =>
    `${onPath(derName(type), path)} erreicht den Turm; weniger wert können ${trophyName(type, 2)} nicht werden.`,
  'line.lostTrophy': ({ seat, type, path }) => `${Die(seat)} blickt auf Pfad ${figure(path)} und verliert eine ${trophyName(type)}.`,
  'line.noLoss': ({ seat, type }) => `${Die(seat)} behält durch die Fertigkeit „Kein Verlust“ jede ${trophyName(type)}.`,
  'line.teleported': ({ seat, space }) => `${Die(seat)} teleportiert ${ihr(seat, 'en')} Magier auf Feld ${figure(space)} des Turms.`,
  'line.lore': ({ seat, spell }) => `${Die(seat)} wirkt „${spellText(spell)}“.`,
  'line.cast': ({ seat, spell }) => `${Die(seat)} beginnt, „${spellText(spell)}“ zu wirken.`,
  'line.enhanced': ({ seat, spell, power }) => `${Die(seat)} legt „${spellText(spell)}“ für einen Punkt ${powerText(power)} dazu.`,
  'line.bonusPower': ({ seat, power }) => `${Die(seat)} nutzt einen Punkt Bonuskraft als ${powerText(power)}.`,
  'line.castPower': ({ seat, spell, power }) => `${Die(seat)} wirkt „${spellText(spell)}“ mit Kraft ${figure(power)}.`,
  'line.spellCast': ({ seat }) => `${Die(seat)} wirkt einen Zauber.`,
  'line.bonusAdds': ({ seat, count: points }) => `${Die(seat)} gibt ${count(points, 'Punkt', 'Punkte')} Bonuskraft zum Zauber dazu.`,
  'line.actionsGained': ({ seat, actions }) =>
    `${Die(seat)} bekommt durch den Zauber ${count(actions, 'weitere Aktion', 'weitere Aktionen')}.`,
  'line.newHand': ({ seat, count: cards }) => `${Die(seat)} legt den Rest der Hand ab und zieht ${count(cards, 'Karte', 'Karten')}.`,
  'line.mustDiscard': () => 'Alle anderen mit mehr als drei Handkarten legen eine ab.',
  'line.cardRemoved': ({ seat }) => `${Die(seat)} legt eine Handkarte in die Schachtel; die Karte ist aus dem Spiel.`,
  'line.castFailed': ({ seat, spell, power }) =>
    `„${spellText(spell)}“, ${vom(seat)} mit Kraft ${figure(power)} gewirkt, ist für jede seiner Zeilen zu schwach und bleibt ohne Wirkung.`,
  'line.learned': ({ seat, spell }) => `${Die(seat)} erlernt „${spellText(spell)}“.`,
  'line.hit': ({ type, path, damage }) => `${onPath(derName(type), path)} erleidet ${figure(damage)} Schaden.`,
  'line.weakened': ({ type, path }) => `${onPath(derName(type), path)} hat in diesem Zug ein Leben weniger.`,
  'line.defeated': ({ seat, type, path }) => `${Die(seat)} besiegt ${denName(type)} auf Pfad ${figure(path)}.`,
  'line.skill': ({ seat, skill, type }) =>
    `${Die(seat)} erreicht das Ende der Totenkopfleiste der ${creatureName(type, 2)} und erlangt die Fertigkeit „${say(`skill.${String(skill)}`)}“.`,
  'line.blast': ({ path }) => `Der Bomber auf Pfad ${figure(path)} explodiert und schadet allem auf seinem Abschnitt.`,
  'line.toadling': ({ path }) => `Die Brutkröte hinterlässt einen Krötling auf Pfad ${figure(path)}.`,
  'line.tile': ({ seat, face }) => `${Die(seat)} fängt einen Krötling. Auf dem Plättchen steht: ${toadling(face)}.`,
  'line.tileUsed': ({ seat, face }) => `${Die(seat)} setzt ein Krötlingsplättchen ein: ${toadling(face)}.`,
  'line.swapped': ({ seat, type, path, otherType, otherPath }) =>
    `${Die(seat)} lässt ${denName(type)} auf Pfad ${figure(path)} und ${denName(otherType)} auf Pfad ${figure(otherPath)} die Plätze tauschen.`,
  'line.brought': ({ seat, type, from, path, section }) =>
    `${Die(seat)} versetzt ${denName(type)} von Pfad ${figure(from)} auf den ${ringWord(section, 'en')} Abschnitt von Pfad ${figure(path)}.`,
  'line.forwarded': ({ seat, type, path, steps }) =>
    `${Die(seat)} zieht ${denName(type)} auf Pfad ${figure(path)} um ${count(steps, 'Abschnitt', 'Abschnitte')} auf den Turm zu.`,
  'line.drew': ({ seat, count: cards }) => `${Die(seat)} zieht ${cards === 1 ? 'eine Karte' : count(cards, 'Karte', 'Karten')}.`,
  'line.discarded': ({ seat, spell }) => `${Die(seat)} legt „${spellText(spell)}“ ab.`,
  'line.passed': ({ seat, actions }) =>
    `${Die(seat)} passt: ${count(actions, 'Aktion', 'Aktionen')} ${actions === 1 ? 'bleibt' : 'bleiben'} ungenutzt.`,
  'line.removed': ({ seat, spell }) => `${Die(seat)} legt „${spellText(spell)}“ in die Schachtel; die Karte ist aus dem Spiel.`,
  'line.poisonBack': ({ seat }) => `${Die(seat)} legt eine Giftkarte auf ihren Stapel zurück.`,
  'line.poisoned': ({ seat, victim }) => `${Die(seat)} schiebt eine Giftkarte auf den Ablagestapel von ${akk(victim)}.`,
  'line.score.trophies': ({ seat, type, trophies, each, points }) =>
    `${Die(seat)} bekommt ${pointsText(points)} für ${trophiesText(type, trophies, each)}.`,
  'line.score.supports': ({ seat, count: spells, points }) =>
    `${Die(seat)} bekommt ${pointsText(points)} für ${count(spells, 'Unterstützungszauber', 'Unterstützungszauber')}.`,
  'line.score.poison': ({ seat, count: cards, points }) =>
    `${Die(seat)} verliert ${pointsText(Math.abs(Number(points ?? 0)))} für ${count(cards, 'Giftkarte', 'Giftkarten')}.`,
  'line.mission': ({ seat, mission, points }) =>
    `${Die(seat)} zeigt die Mission „${say(`missionName.${String(mission)}`)}“ und bekommt ${points === 0 ? 'nichts dafür' : pointsText(points)}.`,
  'line.scoredAgain': ({ seat, points }) => `${Die(seat)} wird neu gewertet: insgesamt ${count(points, 'Punkt', 'Punkte')}.`,
  'line.won': ({ seat, points, winners }) =>
    winners === 1
      ? `${Die(seat)} gewinnt mit ${count(points, 'Punkt', 'Punkten')}.`
      : `${Die(seat)} teilt sich den Sieg, mit ${count(points, 'Punkt', 'Punkten')}.`,
}

/** "Der Ork auf Pfad 2", at the beginning of a sentence. */
function onPath(name: string, path: Told): string {
  return `${capital(name)} auf Pfad ${figure(path)}`
}

/** "eine Ork-Trophäe", "2 Ork-Trophäen zu je 3 Punkten". */
function trophiesText(type: Told, trophies: Told, each: Told): string {
  if (trophies === 1) return `eine ${trophyName(type)}`
  return `${figure(trophies)} ${trophyName(type, 2)} zu je ${count(each, 'Punkt', 'Punkten')}`
}

function pointsText(points: Told): string {
  return count(points, 'Punkt', 'Punkte')
}

function toadling(face: Told): string {
  return say(`toadling.${String(face)}`)
}
