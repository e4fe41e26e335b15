import type { Figure } from '../../../kernel/world/rule.ts'
import { count, figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import { akk, say } from '../../text/playing.ts'
import { denName, derName } from './creaturesGerman.ts'
import { ringText, ringWord } from './germanPieces.ts'
import { powerText, spellText } from './names.ts'

type Figures = Readonly<Record<string, Figure>>

/** Questions and answers in German. */
export const GERMAN_ASKED = {
  'choose.section': ({ path }: Figures) => `Auf welchem Abschnitt von Pfad ${figure(path)} liegt das Gelände?`,
  'choose.section.hint': () => 'Das Plättchen wird erst aufgedeckt, wenn alle liegen.',
  'question.section': () => 'wo Gelände liegt',
  'draw.section': () => 'Der Abschnitt, auf dem das Gelände liegt',
  'draw.terrain': () => 'Das Gelände wird aufgedeckt',
  'question.terrain': () => 'Gelände',
  'draw.markers': () => 'Marker werden aufgedeckt',
  'draw.markers.hint': () => 'In der Reihenfolge der Pfade von 1 bis 6; zu Beginn zwei auf jeden.',
  'question.markers': () => 'Marker',
  'draw.fate': () => 'Die Schicksalskarte der Runde',
  'question.fate': () => 'die Schicksalskarte',
  'draw.hand': () => 'Karten vom Nachziehstapel',
  'question.hand': () => 'gezogene Karten',
  'draw.toadling': () => 'Ein Krötling wird umgedreht',
  'question.toadling': () => 'ein Krötling',
  'draw.missions': () => 'Zwei geheime Missionen werden ausgeteilt',
  'question.missions': () => 'ausgeteilte Missionen',
  'draw.discard': () => 'Der Zufall wählt die Karte, die abgelegt wird',
  'draw.display.A': () => 'Auslage A wird aufgefüllt',
  'question.display.A': () => 'Auslage A',
  'draw.display.B': () => 'Auslage B wird aufgefüllt',
  'question.display.B': () => 'Auslage B',
  'choose.mission': () => 'Welche geheime Mission wird behalten?',
  'choose.mission.hint': () => 'Sie wird am Ende gezeigt; die andere verschwindet ungesehen.',
  'question.mission': () => 'die Mission, die behalten wird',
  'choose.reveal': () => 'Auf welchem Pfad wird ein Marker aufgedeckt?',
  'choose.reveal.hint': () => 'Die Kreatur kommt auf den äußeren Abschnitt. Der Pfad des eigenen Magiers ist nicht erlaubt.',
  'question.reveal': () => 'der Pfad des nächsten Markers',
  'act.turn': ({ actions }: Figures) => `Was geschieht als Nächstes? Noch ${count(actions, 'Aktion', 'Aktionen')}.`,
  'question.turn': () => 'Aktionen',
  'act.turn.cast': () => 'Einen Zauber wirken',
  'act.turn.cast.hint': () => 'Verstärkungen kommen eine nach der anderen dazu, wenn der Zauber auf dem Tisch liegt.',
  'act.turn.teleport': () => 'Den Magier teleportieren',
  'act.turn.remove': () => 'Eine Handkarte in die Schachtel legen',
  'act.turn.remove.hint': () => 'Einmal im Zug, durch die Fertigkeit Handkarte entfernen.',
  'act.turn.poison': () => 'Eine Giftkarte weitergeben',
  'act.turn.poison.hint': () => 'Einmal im Zug, durch die Fertigkeit Gift: auf den Ablagestapel eines anderen.',
  'act.turn.done': () => 'Keine Aktionen mehr',
  'act.tile': () => 'Ein Krötlingsplättchen einsetzen',
  'act.tile.hint': () => 'Es kostet keine Aktion.',
  'act.cast': () => 'Was kommt zum Zauber dazu?',
  'act.cast.hint': () => 'Jede Karte gibt eine Kraft ihres Elements. Eine Karte, die gezogen wird, kann gleich dazukommen.',
  'question.cast': () => 'Verstärkungen',
  'act.cast.enhance': () => 'Eine Karte dazulegen',
  'act.cast.done': () => 'Jetzt wirken',
  'act.did': () => 'Was bewirkt der Zauber noch?',
  'act.did.hint': () => 'Karten ziehen, ablegen und erlernen bleibt dem Tisch überlassen.',
  'question.did': () => 'was der Zauber bewirkt',
  'act.did.damage': () => 'Ein Zauber macht Schaden',
  'act.did.damage.hint': () => 'Mehrere Kreaturen werden eine nach der anderen genannt.',
  'act.did.moved': () => 'Ein Zauber versetzt eine Kreatur',
  'act.did.moved.hint': () => 'Zwei, die die Plätze tauschen, werden nacheinander versetzt.',
  'act.did.mage': () => 'Ein Zauber teleportiert den Magier',
  'act.did.mage.hint': () => 'Durch das Symbol einer Karte, die zum Zauber dazukommt.',
  'act.did.actions': () => 'Ein Zauber bringt weitere Aktionen',
  'act.did.quiet': () => 'Ein Zauber ändert nichts auf dem Spielplan',
  'act.did.quiet.hint': () => 'Karten werden gezogen, abgelegt oder erlernt, oder er misslingt.',
  'act.did.done': () => 'Der Zauber bewirkt sonst nichts',
  'fill.owned': () => 'Was zählen die eigenen Karten?',
  'fill.owned.hint': () => 'Hand, Nachziehstapel und Ablagestapel zusammen.',
  'question.owned': () => 'die Karten, die zählen',
  'choose.line': ({ spell }: Figures) => `${spellText(spell)}: Welche Zeile gilt?`,
  'question.line': () => 'die Zeile des Zaubers',
  'choose.target': ({ spell }: Figures) => `${spellText(spell)}: Welches Ziel?`,
  'question.target': () => 'das Ziel',
  'choose.order': () => 'Wer wird zuerst besiegt?',
  'choose.order.hint': () => 'Was ein Sieg bringt, kann für die nächsten wichtig sein.',
  'question.order': () => 'wer zuerst besiegt wird',
  'choose.bonus': () => 'Welcher Bonus wird genutzt?',
  'choose.bonus.hint': () => 'Was übrig ist, kann danach genutzt oder zusammen abgelehnt werden.',
  'question.bonus': () => 'der Bonus',
  'choose.power': () => 'Von welchem Element ist die Bonuskraft?',
  'question.power': () => 'das Element der Bonuskraft',
  'choose.discard': () => 'Welche Karte wird abgelegt?',
  'question.discard': () => 'die Karte, die abgelegt wird',
  'choose.replenish': () => 'Wie viele Karten werden gezogen?',
  'choose.replenish.hint': () => 'Gift könnte kommen, oder der Ablagestapel würde eingemischt.',
  'question.replenish': () => 'wie viele Karten gezogen werden',
  'choose.take': () => 'Welche Karte der Auslagen wird erlernt?',
  'question.take': () => 'die Karte, die erlernt wird',

  'field.hit': () => 'Wer getroffen wird',
  'field.damage': () => 'Schaden',
  'field.moved': () => 'Wer versetzt wird',
  'field.section': () => 'Wohin',
  'field.section.hint': () => 'Auf einer Straße zieht die Kreatur von selbst weiter.',
  'field.gained': () => 'Weitere Aktionen',
  'field.amount': () => 'Anzahl',
  'field.back': () => 'Es ist Gift und geht auf seinen Stapel zurück',
  'field.supports': () => 'Unterstützungszauber',
  'field.learned': () => 'Erlernte Zauber',
  'field.learned.hint': () => 'Alle aus den Auslagen, auch die Unterstützungszauber.',
  'field.poison': () => 'Giftkarten',
  'option.tower': () => 'Der Turm',
  'field.card': () => 'Karte',
  'field.space': () => 'Feld des Turms',
  'field.seat': () => 'Spieler',
  'field.tile': () => 'Plättchen',
  'field.creature': () => 'Kreatur',
  'field.creature.hint': () => 'Nur für ein Plättchen, das ein Leben nimmt.',
  'field.teleport': () => 'Den Magier teleportieren',
  'field.teleport.hint': () => 'Nur mit einer Karte, die das Symbol trägt; für den Zauber zählt dann der neue Pfad.',
  'field.draw': () => 'Eine Karte ziehen',
  'field.draw.hint': () => 'Nur mit einer Karte, die das Symbol trägt.',
  'option.nothing': () => 'Nichts',
  'option.stay': () => 'Stehen bleiben',
  'option.section': ({ path, section }: Figures) => capital(sectionText(path, section, 'er')),
  'option.cards': ({ count: cards }: Figures) => (cards === 0 ? 'Keine Karte' : cardsText(cards)),
  'option.enhance': ({ spell, power, effects }: Figures) => `${spellText(spell)}: ein Punkt ${powerText(power)}${effectsText(effects)}`,
  'option.line.one': ({ damage }: Figures) => `${figure(damage)} Schaden für eine Kreatur`,
  'option.line.section': ({ damage }: Figures) => `${figure(damage)} Schaden für alles auf einem Abschnitt`,
  'option.line.beside': ({ damage }: Figures) =>
    `${figure(damage)} Schaden für alles auf einem Abschnitt und auf dem links oder rechts davon`,
  'option.line.behind': ({ damage }: Figures) => `${figure(damage)} Schaden für alles auf einem Abschnitt und auf dem dahinter`,
  'option.line.swap': () => 'Zwei Kreaturen tauschen die Plätze',
  'option.line.bring': () => 'Eine Kreatur kommt auf den eigenen Pfad',
  'option.line.forward': ({ steps }: Figures) => `Eine Kreatur rückt ${sectionsText(steps)} auf den Turm zu`,
  'option.line.draw': ({ cards, actions }: Figures) => `Bis zu ${cardsText(cards)} ziehen${moreActions(actions)}`,
  'option.line.discardOne': ({ actions }: Figures) => `Ein anderer Spieler legt eine Karte ab${moreActions(actions)}`,
  'option.line.discardAll': ({ actions }: Figures) => `Alle anderen Spieler legen eine Karte ab${moreActions(actions)}`,
  'figureValue.section': ({ value }: Figures) => ringText(value),

  'answer.section': ({ section }: Figures) => `Das Gelände kommt auf den ${ringWord(section, 'en')} Abschnitt seines Pfads.`,
  'answer.reveal': ({ path }: Figures) => `Auf Pfad ${figure(path)} wird ein Marker aufgedeckt.`,
  'answer.mission': ({ mission }: Figures) => `Die Mission „${say(`missionName.${String(mission)}`)}“ wird behalten.`,
  'answer.order': ({ type }: Figures) => `Zuerst wird ${derName(type)} besiegt.`,
  'answer.bonus.card': () => 'Der Bonus ist eine Karte.',
  'answer.bonus.action': () => 'Der Bonus ist eine Aktion.',
  'answer.bonus.discard': () => 'Der Bonus lässt die anderen ablegen.',
  'answer.bonus.power': () => 'Der Bonus ist Zauberkraft für die nächste Aktion.',
  'answer.bonus.nothing': () => 'Weitere Boni werden nicht genutzt.',
  'answer.discard': ({ spell }: Figures) => `„${spellText(spell)}“ wird abgelegt.`,
  'answer.target.creature': ({ type }: Figures) => `Das Ziel ist ${derName(type)}.`,
  'answer.target.section': ({ path, section }: Figures) => `Das Ziel ist der ${sectionText(path, section, 'e')}.`,
  'answer.target.seat': ({ seat }: Figures) => `Das Ziel ist ${say(`seat.${String(seat)}`)}.`,
  'answer.target.nothing': () => 'Kein Ziel wird gewählt.',
  'answer.replenish': ({ count: cards }: Figures) =>
    cards === 0 ? 'Keine Karte wird gezogen.' : `Bis zu ${cardsText(cards)} ${cards === 1 ? 'wird' : 'werden'} gezogen.`,
  'answer.power': ({ power }: Figures) => `Die Bonuskraft ist ${powerText(power)}.`,
  'answer.line': ({ line }: Figures) => `Zeile ${figure(line)} des Zaubers gilt.`,
  'answer.take': ({ spell }: Figures) => `„${spellText(spell)}“ wird erlernt.`,
  'answer.take.nothing': () => 'Keine Karte wird erlernt.',
  'answer.turn.cast': ({ spell }: Figures) => `„${spellText(spell)}“ soll gewirkt werden.`,
  'answer.turn.teleport': ({ space }: Figures) => `Der Magier soll auf Feld ${figure(space)}.`,
  'answer.turn.remove': ({ spell }: Figures) => `„${spellText(spell)}“ soll aus dem Spiel.`,
  'answer.turn.removeOwn': () => 'Eine Handkarte soll aus dem Spiel.',
  'answer.turn.removeBack': () => 'Eine Giftkarte soll auf ihren Stapel zurück.',
  'answer.did.damage': ({ type, damage }: Figures) => `${capital(derName(type))} erleidet ${figure(damage)} Schaden.`,
  'answer.did.moved': ({ type, path, section }: Figures) => `${capital(derName(type))} kommt auf den ${sectionText(path, section, 'en')}.`,
  'answer.did.movedHome': ({ type }: Figures) => `${capital(derName(type))} kommt zum Turm.`,
  'answer.did.mage': ({ space }: Figures) => `Ein Zauber teleportiert den Magier auf Feld ${figure(space)}.`,
  'answer.did.actions': ({ actions }: Figures) => `Ein Zauber bringt ${count(actions, 'weitere Aktion', 'weitere Aktionen')}.`,
  'answer.did.quiet': () => 'Ein Zauber ändert nichts auf dem Spielplan.',
  'answer.did.done': () => 'Der Zauber bewirkt sonst nichts.',
  'answer.owned': ({ supports, learned, poison }: Figures) =>
    `Es zählen: ${listed([
      count(supports, 'Unterstützungszauber', 'Unterstützungszauber'),
      count(learned, 'erlernter Zauber', 'erlernte Zauber'),
      count(poison, 'Giftkarte', 'Giftkarten'),
    ])}.`,
  'answer.turn.poison': ({ seat }: Figures) => `Das Gift soll an ${akk(seat)} gehen.`,
  'answer.turn.done': () => 'Weitere Aktionen werden nicht ausgeführt.',
  'answer.tile': () => 'Ein Krötlingsplättchen wird eingesetzt.',
  'answer.tile.creature': ({ type }: Figures) => `Ein Krötlingsplättchen wird gegen ${denName(type)} eingesetzt.`,
  'answer.cast.enhance': ({ spell, power }: Figures) => `„${spellText(spell)}“ gibt einen Punkt ${powerText(power)} dazu.`,
  'answer.cast.teleport': ({ spell, power, space }: Figures) =>
    `„${spellText(spell)}“ gibt einen Punkt ${powerText(power)} dazu und teleportiert den Magier auf Feld ${figure(space)}.`,
  'answer.cast.draw': ({ spell, power }: Figures) =>
    `„${spellText(spell)}“ gibt einen Punkt ${powerText(power)} dazu, und eine Karte wird gezogen.`,
  'answer.cast.both': ({ spell, power, space }: Figures) =>
    `„${spellText(spell)}“ gibt einen Punkt ${powerText(power)} dazu und teleportiert den Magier auf Feld ${figure(space)}; dazu wird eine Karte gezogen.`,
  'answer.cast.done': () => 'Zum Zauber kommt nichts mehr dazu.',
}

/** "äußerer Abschnitt von Pfad 3". */
function sectionText(path: Figure | undefined, section: Figure | undefined, ending: string): string {
  return `${ringWord(section, ending)} Abschnitt von Pfad ${figure(path)}`
}

function cardsText(cards: Figure | undefined): string {
  return count(cards, 'Karte', 'Karten')
}

function sectionsText(steps: Figure | undefined): string {
  return count(steps, 'Abschnitt', 'Abschnitte')
}

function moreActions(actions: Figure | undefined): string {
  return Number(actions ?? 0) > 0 ? `; ${count(actions, 'Aktion', 'Aktionen')} mehr` : ''
}

/** What a card does besides giving power: "(Teleportation und eine Karte)". */
function effectsText(effects: Figure | undefined): string {
  const names = String(effects ?? '')
    .split(',')
    .filter((effect) => effect !== '')
  return names.length === 0 ? '' : ` (${listed(names.map((effect) => say(`effect.${effect}`)))})`
}
