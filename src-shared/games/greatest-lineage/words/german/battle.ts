import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import type { BATTLE_WORDS } from '../english/battle.ts'
import type { TranslationOf, Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { akk, den, der, Die, die, verb, vom } from './names.ts'
import { benannt, gebiete, krieger, kriegern, leuten, ort, prozent, ware, zahl } from './nouns.ts'
import { member, person, theMember } from './persons.ts'

/** Texts of battles, in German: mustering, goals, rolls and what comes of them. */
export const BATTLE_DE: TranslationOf<typeof BATTLE_WORDS> = {
  'fill.muster': ({ enemy, turn }) => `Schlacht ${figure(turn)} im Krieg gegen ${akk(enemy)}: Wer kämpft?`,
  'fill.muster.hint': () =>
    'Neue Krieger werden sofort bezahlt und tun nichts anderes, bis der Krieg vorbei ist. Vom Herrscherhaus helfen nur die, die mitkämpfen, und sie können fallen.',
  'field.muster': (price) => `Krieger ausheben (${musterPrice(price)})`,
  'field.royalFights': (royal) =>
    `${theMember(royal)} kämpft mit (${royal['military'] === 0 ? 'bringt nichts auf Würfe' : `${signed(royal['military'])} auf Würfe`})`,
  'field.base.aggressor': () => 'Siedlung, von der das Heer auszieht; ihr Schamane hilft',
  'field.base.defender': () => 'Siedlung, die der Schlacht am nächsten liegt; ihr Schamane hilft',
  'option.shamanOf': (figures) =>
    `${ort(figures)}: ${signed(figures['military'])} auf eigene Würfe, ${signed(-Number(figures['opponent']))} auf die des Feindes`,
  'option.noShaman': () => 'Keine: Die Schlacht liegt weitab von allen',
  'line.mustered': (figures) => `${mustered(figures)}${fighting(figures['royals'])}.`,
  'line.armyShrinks': ({ enemy, warriors }) =>
    warriors === 0
      ? `Vom Heer im Krieg gegen ${akk(enemy)} ist kein Krieger übrig.`
      : `Vom Heer im Krieg gegen ${akk(enemy)} ${zahl(warriors, 'ist', 'sind')} ${krieger(warriors)} übrig.`,
  'choose.warriorsLost': ({ missing }) =>
    `${krieger(missing)} ${zahl(missing, 'geht', 'gehen')} verloren: Welches Heer verliert ${zahl(missing, 'ihn', 'sie')}?`,
  'choose.warriorsLost.hint': () => 'Was dieses Heer nicht verlieren kann, wird einem anderen genommen.',
  'option.armyAgainst': ({ enemy, warriors }) => `Das Heer gegen ${akk(enemy)}, ${krieger(warriors)}`,

  'fill.goals': ({ enemy }) => `Schlacht gegen ${akk(enemy)}: Was wird versucht, außer Krieger zu töten?`,
  'fill.goals.hint': ({ enemyWarriors }) =>
    `${enemyWarriors === 0 ? 'Für den Feind kämpft niemand: Es ist Zeit zu reden, oder alles Land zu nehmen, das da ist. ' : ''}Versuchen kostet nichts. Ein Vorsprung von 15 nimmt das genannte Land, 95 oder mehr tötet das genannte Mitglied des Herrscherhauses, 50 oder mehr zerstört auf genommenem Land ein Monument oder eine Siedlung.`,
  'field.goal.land': (goal) =>
    goal['many'] === 1 ? 'Gebiet, das genommen werden soll' : `Zu nehmendes Gebiet, Ziel ${figure(goal['number'])}`,
  'field.goal.lands': ({ most }) => `Gebiete, die genommen werden sollen (bis zu ${figure(most)})`,
  'field.goal.destroyed': () => 'Dort zerstören, statt es zu nehmen',
  'option.goal.tearDown.monument': ({ name, ...place }) => `Das Monument: ${ort(place)} (${figure(name)})`,
  'option.goal.tearDown.settlement': ({ name, ...place }) => `${ort(place)} (${figure(name)})`,
  'field.goal.destroy': (goal) => `Dort zerstören, statt es zu nehmen${ofGoal(goal)}`,
  'option.goal.destroy.none': () => 'Nichts: Was dort steht, wird genommen',
  'option.goal.destroy.monument': () => 'Das Monument',
  'option.goal.destroy.settlement': () => 'Die Siedlung',
  'field.goal.ground': (goal) => `Gelände dieses Gebiets, nach der Karte${ofGoal(goal)}`,
  'field.goal.royal': () => 'Wer vom Herrscherhaus fallen soll',
  'option.goal.none': () => 'Kein Ziel',
  'option.goal.occupied': ({ territories }) => `Land, das der Feind besetzt hat (${gebiete(territories)})`,
  'option.goal.land': ({ territories }) => `Offenes Land (${gebiete(territories)})`,
  'option.goal.settlement': (goal) => `${ort(goal)} mit dem Land`,
  'option.goal.settlementWithMonument': (goal) =>
    `${ort(goal)} mit dem Land und ${goal['monument'] === '' ? 'einem Monument' : `dem Monument ${benannt(goal['monument'], '')}`} (${figure(goal['monumentPrestige'])} Prestige)`,
  'option.goal.royal': (royal) => member(royal),
  'option.goal.royals': ({ royals }) => `Alle ${figure(royals)}, die kämpfen`,
  'option.ground.unknown': () => 'Nicht bekannt',
  'option.ground.low': () => 'Tiefland',
  'option.ground.lowForest': () => 'Wald im Tiefland',
  'option.ground.swamp': () => 'Sumpf',
  'option.ground.hill': () => 'Hügel',
  'option.ground.hillForest': () => 'Bewaldete Hügel',
  'option.ground.mountain': () => 'Gebirge',
  'option.ground.mountainForest': () => 'Bewaldetes Gebirge',
  'line.goals': (figures) => `Ziele gegen ${akk(figures['enemy'])}: ${listed(goals(figures))}.`,

  'part.war.warriors': ({ warriors }) => krieger(warriors),
  'part.war.culture': ({ culture }) => `Kultur ${figure(culture)}`,
  'part.war.technology': ({ technology }) => `Technik ${figure(technology)}`,
  'part.war.militaryTechnology': ({ militaryTechnology }) => `Kriegstechnik ${figure(militaryTechnology)}`,
  'part.war.prestige': ({ prestige, enemyPrestige }) => `Prestige ${figure(prestige)} gegen ${figure(enemyPrestige)}`,
  'part.war.shortage': () => 'Mangel bei der letzten Vorratsprüfung',
  'part.war.royal': (royal) => `${member(royal)} in der Schlacht`,
  'part.war.shaman': (of) => `Schamane von ${heimat(of)}`,
  'part.war.enemyShaman': (of) => `Feindlicher Schamane von ${heimat(of)}`,
  'part.war.timeline': () => 'Ein Ereignis der Zeitleiste',
  'part.war.intelligence': ({ findings }) =>
    findings === 1 ? 'Was Spione erfahren haben' : `Was Spione erfahren haben (${figure(findings)}-mal)`,
  'part.war.spiedUpon': ({ findings }) => (findings === 1 ? 'Vom Feind ausgespäht' : `Vom Feind ausgespäht (${figure(findings)}-mal)`),
  'part.war.ground': ({ ground }) => GROUND[String(ground)] ?? 'Gelände',
  'bonus.warriors': () => 'Krieger',
  'bonus.culture': () => 'Kultur',
  'bonus.technology': () => 'Technik',
  'bonus.militaryTechnology': () => 'Kriegstechnik',
  'bonus.prestige': () => 'Prestige',
  'bonus.shortage': () => 'Mangel',
  'bonus.royal': () => 'Herrscherhaus',
  'bonus.shaman': () => 'Schamane',
  'bonus.enemyShaman': () => 'feindlicher Schamane',
  'bonus.timeline': () => 'Zeitleiste',
  'bonus.intelligence': () => 'Spione',
  'bonus.spiedUpon': () => 'feindliche Spione',
  'bonus.ground': () => 'Gelände',

  'figure.idle': () => 'freie Männer',
  'figure.enemyWarriors': () => 'Krieger des Feindes',
  'figure.enemyTerritories': () => 'Gebiete des Feindes',

  'roll.battle': ({ faction, enemy, enemyTotal }) => `Tötungswurf: ${die(faction)} gegen ${akk(enemy)}${who(enemyTotal)}`,
  'roll.battle.hint': () =>
    'Beide Seiten zählen Wurf und Bonus zusammen. Die Seite mit der kleineren Summe verliert so viel Prozent ihrer Truppe, wie sie zurückliegt.',
  'roll.territory': ({ faction, enemy, enemyTotal, ...place }) =>
    `Wurf um ${prize(place)}: ${die(faction)} gegen ${akk(enemy)}${who(enemyTotal)}`,
  'roll.territory.hint': ({ lead }) => `Wer es haben will, bekommt es mit einem Vorsprung von ${figure(lead)} oder mehr.`,
  'roll.royalKill': ({ enemy, royals, need, ...royal }) =>
    royals === 1
      ? `${theMember(royal)} ${der(enemy)} in der Schlacht: fällt bei ${figure(need)} oder mehr`
      : `${figure(royals)} aus dem Herrscherhaus ${der(enemy)} in der Schlacht: fallen jeweils bei ${figure(need)} oder mehr`,
  'roll.royalKill.hint': () => 'Kein Bonus zählt.',
  'roll.destruction': ({ enemy, need, ...works }) => `${toDestroy(works)} ${der(enemy)}: zerstört bei ${figure(need)} oder mehr`,
  'roll.destruction.hint': () => 'Kein Bonus zählt. Bei weniger wird es genommen, sofern sein Land genommen wird.',
  'outcome.royalSlain': () => 'Gefallen',
  'outcome.royalUnharmed': () => 'Unversehrt',
  'outcome.destroyed': () => 'Zerstört',
  'outcome.notDestroyed': () => 'Nicht zerstört',
  'choose.takenLand': ({ enemy }) => `Ein Gebiet ${der(enemy)} wird genommen: Welches ist es?`,
  'choose.takenLand.hint': () => 'Es gehört niemandem, bis der Krieg endet: Markiert es auf dem Brett als bewacht.',
  'choose.wonBackLand': ({ enemy }) => `Ein Gebiet wird ${vom(enemy)} zurückgewonnen: Welches ist es?`,
  'choose.wonBackLand.hint': () => 'Von jetzt an gehört es wieder dir.',

  'line.battleBonus': ({ faction, enemy, bonus, ...lines }) =>
    `Bonus ${der(faction)} gegen ${akk(enemy)}: ${signedOrNought(bonus)}${bonusLines(lines)}.`,
  'line.battleGround': ({ ground, faction, bonus, enemy, enemyBonus }) =>
    `${GROUND[String(ground)] ?? 'Auf diesem Gelände'}: ${die(faction)} ${signedOrNought(bonus)}, ${die(enemy)} ${signedOrNought(enemyBonus)}.`,
  'line.opposedRoll': ({ faction, die: rolled, bonus, total, enemy, enemyDie, enemyBonus, enemyTotal }) =>
    `${Die(faction)}: ${sum(rolled, bonus, total)}; ${die(enemy)}: ${sum(enemyDie, enemyBonus, enemyTotal)}.`,
  'line.battleEven': ({ one, other }) => `Zwischen ${den(one)} und ${den(other)} liegt niemand vorn, und niemand fällt.`,
  'line.casualties': ({ faction, margin, percent, force, unarmed, due, ...dead }) =>
    `${Die(faction)} ${verb(faction, 'liegt', 'liegen')} ${figure(margin)} zurück und ${verb(faction, 'verliert', 'verlieren')} ${share(percent, force === undefined ? 'der Leute ohne Waffen' : unarmed === 1 ? `von ${leuten(force)} ohne Waffen` : `von ${kriegern(force)} im Kampf`, due)}. ${fallen(dead)}.`,
  'line.casualtiesAtHome': ({ percent, force, due }) =>
    `Dort sind keine Krieger, also sterben Leute zu Hause: ${share(percent, `von ${leuten(force)} ohne Waffen`, due)}.`,
  'line.landTaken': ({ faction, enemy, margin, ...place }) =>
    `Mit ${figure(margin)} Vorsprung vor ${den(enemy)} ${verb(faction, 'nimmt', 'nehmen')} ${die(faction)} ${prize(place)}.`,
  'line.landHeld': ({ faction, enemy, margin, lead, ...place }) =>
    `${Die(faction)} ${verb(faction, 'nimmt', 'nehmen')} ${den(enemy)} ${prize(place)} nicht: ${ahead(margin, lead)}.`,
  'line.landOccupied': ({ faction, enemy, name, left }) =>
    `${benannt(name, 'Ein Gebiet')} ${der(enemy)} ist nun ${vom(faction)} besetzt; ${left === 0 ? `${den(enemy)} bleibt kein Land` : `${den(enemy)} ${zahl(left, 'bleibt', 'bleiben')} ${gebiete(left)}`}.`,
  'line.landWonBack': ({ faction, enemy, name, balance }) =>
    `${benannt(name, 'Ein Gebiet')} ist ${vom(enemy)} zurückgewonnen: ${Die(faction)} ${verb(faction, 'hat', 'haben')} nun ${gebiete(balance)}.`,
  'line.settlementTaken': ({ prestige, ...place }) => `${ort(place)} wird mit dem Land genommen${prestigeLost(prestige)}.`,
  'line.settlementTornDown': ({ prestige, ...place }) => `${ort(place)} wird zerstört${prestigeLost(prestige)}.`,
  'line.monumentTaken': ({ faction, enemy, name, lost, gained }) =>
    `${benannt(name, 'Ein Monument')} geht ${vom(enemy)} (${signedOrNought(-Number(lost))} Prestige) an ${akk(faction)} (${signedOrNought(gained)} Prestige).`,
  'line.royalRoll': ({ faction, enemy, die: rolled, need, ...royal }) =>
    `${Die(faction)} gegen das Herrscherhaus ${der(enemy)} (${member(royal)}): ${figure(rolled)} gewürfelt, ${figure(need)} nötig.`,
  'line.royalSlain': (royal) =>
    `${theMember(royal)}${royal['owner'] === undefined ? '' : ` ${der(royal['owner'])}`} fällt in der Schlacht.`,
  'line.destructionRoll': ({ faction, die: rolled, need, ...works }) =>
    `${Die(faction)} gegen ${toDestroyWhom(works)}: ${figure(rolled)} gewürfelt, ${figure(need)} zum Zerstören nötig.`,
  'line.warDragsOn': ({ enemy, turn, each, territory, half, monuments }) =>
    `Zug ${figure(turn)} des Krieges gegen ${akk(enemy)} kostet Prestige: ${listed([
      figure(each),
      ...reason(territory, 'für verlorenes Land'),
      ...reason(half, 'für die Hälfte der Krieger'),
      ...reason(monuments, 'für verlorene Monumente'),
    ])}.`,

  'figure.bonus': () => 'eigener Bonus',
  'figure.enemyBonus': () => 'Bonus des Feindes',
  'figure.enemyTotal': () => 'Summe des Feindes',
  'figure.lead': () => 'nötiger Vorsprung',
  'figure.need': () => 'nötig',
}

/** "61 + 20 = 81", "61 − 5 = 56". */
function sum(rolled: Figure, bonus: Figure, total: Figure): string {
  const sign = Number(bonus) < 0 ? '\u2212' : '+'
  return `${figure(rolled)} ${sign} ${figure(Math.abs(Number(bonus)))} = ${figure(total)}`
}

/** "+3", "−4", "0". */
function signedOrNought(amount: Figure): string {
  return Number(amount) === 0 ? '0' : signed(amount)
}

/** " (zu schlagen: 73)", of the side that has rolled already. */
function who(total: Figure): string {
  return total === undefined ? '' : ` (zu schlagen: ${figure(total)})`
}

/** " (Krieger +3, Kriegstechnik +4)", of figures named as the lines of the bonus sheet are worded. */
function bonusLines(lines: Figures): string {
  const parts = Object.entries(lines).map(([wording, amount]) => `${bonusName(wording)} ${signedOrNought(amount)}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function bonusName(wording: string): string {
  const key = `bonus.${wording.slice(wording.lastIndexOf('.') + 1)}`
  const names: Wordings = BATTLE_DE
  return names[key]?.({}) ?? wording
}

function prize(place: Figures): string {
  if (place['type'] === 'occupied') return 'besetztes Land'
  return place['type'] === 'land' ? 'offenes Land' : `${ort(place)} mit dem Land`
}

function ahead(margin: Figure, lead: Figure): string {
  return Number(margin) >= 0
    ? `Vorsprung ${figure(margin)}, nötig wären ${figure(lead)}`
    : `${figure(-Number(margin))} zurück, nötig wäre ein Vorsprung von ${figure(lead)}`
}

/** "53 % von 4 Kriegern im Kampf: 3"; a share above the whole says so. */
function share(percent: Figure, whom: string, due: Figure): string {
  const amount = `${prozent(percent)} ${whom}${due === undefined ? '' : `: ${figure(due)}`}`
  return Number(percent) > 100 ? `${amount}, mehr als da sind` : amount
}

/** "Gefallen: 14 Krieger und 2 Männer". */
function fallen({ warriors, males, females, others }: Figures): string {
  const dead = [
    [warriors, 'Krieger', 'Krieger'],
    [males, 'Mann', 'Männer'],
    [females, 'Frau', 'Frauen'],
    [others, 'andere Person', 'andere Leute'],
  ] as const
  const parts = dead.filter(([amount]) => Number(amount) > 0).map(([amount, one, many]) => count(amount, one, many))
  return parts.length === 0 ? 'Niemand ist da, der fallen könnte' : `Tote: ${listed(parts)}`
}

function prestigeLost(prestige: Figure): string {
  return Number(prestige) === 0 ? '' : ` (${signed(-Number(prestige))} Prestige)`
}

function reason(prestige: Figure, why: string): string[] {
  return Number(prestige) === 0 ? [] : [`${figure(prestige)} ${why}`]
}

const GROUND: Readonly<Record<string, string>> = {
  low: 'Im Tiefland',
  lowForest: 'Im Wald des Tieflands',
  swamp: 'Im Sumpf',
  hill: 'Auf Hügeln',
  hillForest: 'Auf bewaldeten Hügeln',
  mountain: 'Im Gebirge',
  mountainForest: 'Im bewaldeten Gebirge',
}

/** "2 Nahrung je angefangene 5". */
function musterPrice({ group, full, foodPrice, metalPrice, wealthPrice, metal }: Figures): string {
  const tokens = [
    [foodPrice, 'food'],
    [metalPrice, metal],
    [wealthPrice, 'wealth'],
  ] as const
  const price = tokens.filter(([amount]) => amount !== undefined).map(([amount, token]) => `${figure(amount)} ${ware(token)}`)
  return `${listed(price)} je ${full === 1 ? 'volle' : 'angefangene'} ${figure(group)}`
}

/** "Stammessitz 1", oder sein Name; frühere Fassungen sagten nicht, welcher Art die Siedlung ist. */
function heimat(settlement: Figures): string {
  return settlement['type'] === undefined && settlement['about'] === undefined
    ? `Siedlung ${figure(settlement['number'])}`
    : ort(settlement)
}

/** "20 Krieger werden ausgehoben, 35 kämpfen gegen die Elfen". */
function mustered({ raised, warriors, enemy }: Figures): string {
  const against = `gegen ${akk(enemy)}`
  if (raised === 0) return `${krieger(warriors)} ${zahl(warriors, 'kämpft', 'kämpfen')} ${against}`
  const now = `${krieger(raised)} ${zahl(raised, 'wird', 'werden')}`
  return raised === warriors ? `${now} ${against} ausgehoben` : `${now} ausgehoben, ${figure(warriors)} kämpfen ${against}`
}

/** ", mit dem Oberhaupt des Herrscherhauses und 2 weiteren Leuten daraus", by their roles with commas between: a king or a queen, which the line does not say. */
function fighting(royals: Figure): string {
  const roles = String(royals ?? '')
    .split(',')
    .filter((role) => role !== '')
  const others = roles.filter((role) => role !== 'ruler').length
  if (roles.length === 0) return ''
  if (others === 0) return ', mit dem Oberhaupt des Herrscherhauses'
  return roles.includes('ruler')
    ? `, mit dem Oberhaupt des Herrscherhauses und ${figure(others)} ${zahl(others, 'weiteren Person', 'weiteren Leuten')} daraus`
    : `, mit ${leuten(others)} vom Herrscherhaus`
}

/** " (Ziel 2)" where there are several. */
function ofGoal({ number, many }: Figures): string {
  return many === 1 ? '' : ` (Ziel ${figure(number)})`
}

/** "Stadt 2", "Das Monument „Große Treppe“ in Stadt 2". */
function toDestroy({ what, name, ...place }: Figures): string {
  if (what !== 'monument') return ort(place)
  return `${name === '' || name === undefined ? 'Das Monument' : `Das Monument ${benannt(name, '')}`} in ${ort(place)}`
}

function toDestroyWhom(works: Figures): string {
  return toDestroy(works).replace(/^Das /, 'das ')
}

/** " (zu zerstören: 1 Siedlung und 1 Monument)", of so many settlements that are gone for. */
function tornDown(settlements: Figure, destroyed: Figure, monuments: Figure): string {
  const only = settlements === 1
  const all = Number(destroyed) > 0 ? [only ? 'sie selbst' : count(destroyed, 'Siedlung', 'Siedlungen')] : []
  const works = Number(monuments) > 0 ? [only ? 'ihr Monument' : count(monuments, 'Monument', 'Monumente')] : []
  return all.length + works.length === 0 ? '' : ` (zu zerstören: ${listed([...all, ...works])})`
}

/** Whom a side goes for; older campaigns do not say of what sex. */
function royalGoal(role: Figure, sex: Figure): string {
  if (role === 'child' && sex === undefined) return 'ein Kind des Herrscherhauses'
  const { nominative, anybody } = person(role, sex)
  return role === 'child' || role === 'heir' ? anybody : nominative
}

function goals({ occupied, open, settlements, destroyed, monuments, role, sex, each }: Figures): string[] {
  const land = (territories: Figure, one: string, many: string): string[] =>
    Number(territories) > 0 ? [territories === 1 ? one : `${figure(territories)} ${many}`] : []
  const towns =
    Number(settlements) > 0
      ? [`${count(settlements, 'Siedlung', 'Siedlungen')} mit ihrem Land${tornDown(settlements, destroyed, monuments)}`]
      : []
  const royal = each === 1 ? 'alle vom Herrscherhaus, die kämpfen' : royalGoal(role, sex)
  return [
    ...land(occupied, '1 besetztes Gebiet', 'besetzte Gebiete'),
    ...land(open, '1 offenes Gebiet', 'offene Gebiete'),
    ...towns,
    ...(role === '' ? [] : [royal]),
  ]
}
