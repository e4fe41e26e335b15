import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Figures } from '../../../../kernel/world/rule.ts'
import { tellIn } from '../../../../language/language.ts'
import { WorldState } from '../../../../kernel/world/world.ts'
import { factsOf } from '../../../text/facts.ts'
import { playOn } from '../../../text/playing.ts'
import { postingProse } from '../../../text/postings.ts'
import { GAME } from '../../game.ts'
import { DE as SENTENCES } from '../answers/sentences.de.ts'
import { DE as ANSWERS } from '../answers/texts.de.ts'
import { say } from '../say.ts'
import { GERMAN } from './german.ts'
import { akk, alle, beim, den, der, Die, ihnen, ihr, sie, verb, vom } from './names.ts'

beforeEach(() => {
  tellIn(() => 'de')
  playOn(() => ({ game: GAME, world: new WorldState() }))
})
afterEach(() => tellIn(() => 'en'))

test('nothing calls a ruler a man where it does not know the sex', () => {
  const figures = {
    seat: 'elves',
    owner: 'elves',
    target: 'elves',
    ruler: 2,
    sons: 1,
    daughters: 0,
    power: 'culture',
    by: 1,
    to: 2,
    count: 2,
    children: 2,
  }
  const told = Object.entries(GERMAN).flatMap(([key, word]) => {
    try {
      return [[key, word(figures)] as const]
    } catch {
      return []
    }
  })
  expect(told.length).toBeGreaterThan(300)
  // A record's field and the name of its role are for both: "Herrscher(in)".
  expect(told.filter(([, text]) => /\bHerrschers?\b(?!\()/.test(text))).toEqual([])
})

test('an answer calls no ruler a man: it is told of queens as well', () => {
  const texts = (catalogue: object): readonly string[] =>
    Object.values(catalogue).flatMap((text: unknown) => {
      if (typeof text === 'string') return [text]
      if (typeof text === 'function') return [String((text as (...figures: readonly unknown[]) => unknown)(2, 1, 2, 1))]
      return typeof text === 'object' && text !== null ? texts(text) : []
    })
  const { purchases } = SENTENCES
  expect(texts(ANSWERS).length).toBeGreaterThan(100)
  expect([...texts(ANSWERS), ...texts(purchases)].filter((text) => /\bHerrschers?\b(?!\()/.test(text))).toEqual([])
})

const WAR = { aggressor: 'undead', defender: 'dwarves', turns: 9 }
const SON = { role: 'child', sex: 'male', since: 6, number: 2, alike: 2 }

test.each<[string, string, Figures, string]>([
  ['GL-WAR-2', 'line.war.opened.open', WAR, 'Das Reich der Untoten beginnt einen Krieg gegen die Zwerge.'],
  [
    'GL-WAR-32',
    'line.war.ended.treaty',
    { ...WAR, victor: 'dwarves' },
    'Der Krieg zwischen dem Reich der Untoten und den Zwergen endet nach 9 Zügen durch einen Vertrag; gesiegt haben die Zwerge.',
  ],
  [
    'GL-WAR-30',
    'line.war.ended.withdrawal',
    { ...WAR, turns: 1, victor: 'dwarves' },
    'Der Krieg zwischen dem Reich der Untoten und den Zwergen endet nach 1 Zug: Das Reich der Untoten muss sich zurückziehen.',
  ],
  [
    'GL-WAR-31',
    'choose.demandAnswer',
    { winner: 'dwarves', goods: 'food:12,metal:3', males: 1, females: 2, territories: 1, more: 'Kniet nieder' },
    'Die Zwerge verlangen 12 Nahrung und 3 Metall, 1 Mann, 2 Frauen, 1 Gebiet und „Kniet nieder“: einverstanden?',
  ],
  [
    'GL-WAR-6',
    'line.mustered',
    { enemy: 'tribe-7', raised: 20, warriors: 1235, royals: 'ruler,child' },
    '20 Krieger werden ausgehoben, 1.235 kämpfen gegen Stamm 7, mit dem Oberhaupt des Herrscherhauses und 1 weiteren Person daraus.',
  ],
  [
    'GL-WAR-20',
    'line.casualties',
    { faction: 'dwarves', margin: 28, percent: 28, force: 50, due: 14, warriors: 14, males: 1 },
    'Die Zwerge liegen 28 zurück und verlieren 28\u00a0% von 50 Kriegern im Kampf: 14. Tote: 14 Krieger und 1 Mann.',
  ],
  [
    'GL-WAR-20',
    'line.casualties',
    { faction: 'dwarves', margin: 187, percent: 187, force: 136, due: 255, warriors: 136 },
    'Die Zwerge liegen 187 zurück und verlieren 187\u00a0% von 136 Kriegern im Kampf: 255, mehr als da sind. Tote: 136 Krieger.',
  ],
  [
    'GL-WAR-9',
    'line.battleBonus',
    { faction: 'demonic', enemy: 'elves', bonus: -1, 'part.war.warriors': 4, 'part.war.shortage': -5, 'part.war.enemyShaman': 0 },
    'Bonus des Dämonenreichs gegen die Elfen: −1 (Krieger +4, Mangel −5, feindlicher Schamane 0).',
  ],
  ['GL-WAR-23', 'line.royalSlain', SON, 'Der zweite Sohn (geboren in Runde 6) fällt in der Schlacht.'],
  ['GL-WAR-23', 'line.royalSlain', { role: 'ruler', sex: 'male', owner: 'humans' }, 'Der Herrscher der Menschen fällt in der Schlacht.'],
  ['GL-SPEND-8', 'line.rulerRaised', { power: 'territory', by: 1, to: 3 }, '1 Gebiet durch das Oberhaupt, insgesamt 3.'],
  [
    'GL-ALLY-3',
    'line.trade',
    { one: 'humans', other: 'elves', gives: '', gets: 'food:15' },
    'Die Menschen geben den Elfen nichts und bekommen 15 Nahrung.',
  ],
  ['GL-WAR-23', 'line.royalSlain', { role: 'ruler', sex: 'female', alike: 1 }, 'Die Herrscherin fällt in der Schlacht.'],
  [
    'GL-NPK-6',
    'line.kingdomGoal.royal',
    { faction: 'undead', enemy: 'elves', role: 'heir', sex: 'male', reason: 'lot' },
    'Das Reich der Untoten will einen benannten Erben der Elfen töten: ausgelost unter denen, die kämpfen und den höchsten Rang haben.',
  ],
  [
    'GL-RAID-1',
    'line.raidSetsOut',
    { raider: 'elves', target: 'dwarves', raiders: 1, goals: 'kill,steal' },
    'Die Elfen überfallen die Zwerge mit 1 Räuber. Die Ziele: Leute töten und Marken rauben.',
  ],
  [
    'GL-RAID-6',
    'line.raidStolen',
    { raider: 'elves', target: 'dwarves', food: 3, wood: 0, wealth: 2 },
    'Räuber der Elfen nehmen den Zwergen 3 Nahrung und 2 Reichtum ab.',
  ],
  ['GL-RAID-4', 'roll.raidGoals', { goals: 'raze', chance: '40' }, 'Gelingt es den Räubern, ein Monument niederzureißen?'],
  [
    'GL-SPY-8',
    'line.theftSucceeded',
    { target: 'dwarves', amount: 10, what: 'technology' },
    'Dein Spion bringt 10 Technik der Zwerge heim.',
  ],
  ['GL-SPY-8', 'line.technologyStolen', { target: 'dwarves', amount: 10 }, 'Den Zwergen werden 10 Technik gestohlen.'],
  [
    'GL-ASN-3',
    'roll.mission',
    { target: 'dwarves', goal: 'royal', chance: 45, ...SON, alike: 1 },
    'Den Sohn der Zwerge töten: 45 oder weniger',
  ],
  [
    'GL-SPY-3',
    'act.booklet.releaseSpies',
    { batches: 1, agents: 2, chances: '40', later: '45' },
    'Die Ausbildung von 2 Spionen beenden (Chance jetzt 40\u00a0%, im nächsten Zug 45\u00a0%)',
  ],
  [
    'GL-SPY-7',
    'line.spyCaught',
    { owner: 'elves', target: 'dwarves' },
    'Ein Spion der Elfen wird von den Zwergen gefasst und hingerichtet.',
  ],
  ['GL-TREATY-2', 'option.treaty.people', { from: 'dwarves', to: 'elves', males: 1, females: 0 }, '1 Mann der Zwerge geht zu den Elfen.'],
  [
    'GL-TREATY-1',
    'option.treaty.payment',
    { from: 'dwarves', to: 'elves', token: 'wealth', amount: 3, first: 7, last: 9 },
    'Die Zwerge zahlen den Elfen 3 Reichtum in jeder der Runden 7 bis 9.',
  ],
  [
    'GL-ALLY-5',
    'line.alliance.broken',
    { one: 'elves', other: 'dwarves', ends: 12 },
    'Die Elfen brechen ihr Bündnis mit den Zwergen: Von Runde 12 an herrscht Krieg.',
  ],
  [
    'GL-POP-4',
    'line.births',
    { mothers: 14, children: 9, males: 4, females: 5, lost: 1 },
    '14 Frauen wünschten sich ein Kind: 9 Kinder wurden geboren (4 männlich, 5 weiblich); 1 Mutter starb.',
  ],
  [
    'GL-POP-4',
    'line.births',
    { mothers: 1, children: 0, lost: 0 },
    '1 Frau wünschte sich ein Kind: Kein Kind wurde geboren; keine Mutter starb.',
  ],
  ['GL-ROY-13', 'line.rulerDiesOfAge', { sex: 'male', reigned: 5 }, 'Der König stirbt nach 5 Runden auf dem Thron an Altersschwäche.'],
  ['GL-ROY-16', 'line.heirsChildren', { sons: 1, daughters: 2 }, 'Das neue Oberhaupt des Herrscherhauses hat einen Sohn und 2 Töchter.'],
  ['GL-CHK-1', 'line.roomShort', { people: 1, capacity: 0, over: 1 }, 'Platz für 0, aber 1 Person ist da: 1 zu viele.'],
  ['GL-CHK-4', 'line.shortageDeaths', { lost: 6, percent: 28, people: 19 }, '6 Leute sterben am Mangel: 28\u00a0% von 19.'],
  ['GL-STK-4', 'line.metalChanged', { metal: 12, before: 'copper', after: 'bronze' }, 'Der Vorrat von 12 Kupfer zählt nun als Bronze.'],
  ['GL-CITY-2', 'line.settlementsConverted', { settlements: 3, before: 'tribe', type: 'town' }, '3 Stammessitze werden zu Städten.'],
  ['GL-CITY-2', 'line.settlementsConverted', { settlements: 1, before: 'town', type: 'city' }, '1 Stadt wird zur Großstadt.'],
  [
    'GL-AGE-6',
    'line.ageLost',
    { age: 4, before: 5, prestige: 10 },
    'Rückfall von der Mittleren Humanoidenzeit in die Frühe Humanoidenzeit; 10 Prestige verloren.',
  ],
  [
    'GL-TIME-T06a',
    'line.event.levy',
    { who: 'elves,humans,dwarves', males: 30, females: 30 },
    'Jedes Volk verliert 30 Männer und 30 Frauen; wer von einem der beiden zu wenige hat, fällt stattdessen um ein Zeitalter zurück, und wer schon im ersten steht, scheidet aus.',
  ],
  [
    'GL-TIME-T09d',
    'line.event.change',
    { who: 'elves,dwarves', culture: 10, prestige: -5 },
    'Die Elfen und die Zwerge gewinnen je 10 Kultur und verlieren je 5 Prestige.',
  ],
  ['GL-TIME-T03a', 'line.event.spread', { who: 'undead', territories: 2 }, 'Das Reich der Untoten breitet sich auf 2 Nachbargebiete aus.'],
  [
    'GL-TIME-T10e',
    'line.event.seize',
    { who: 'dwarves', from: 'monstrous', territories: 1 },
    'Die Zwerge nehmen dem Reich der Ungeheuer das nächste Gebiet ab.',
  ],
  ['GL-TIME-T18c', 'line.event.yieldLand', { who: 'elves,humans,dwarves', territories: 1 }, 'Jedes Volk gibt 1 Gebiet eigener Wahl auf.'],
  ['GL-TIME-1', 'line.timeline.off', { title: 'Two human souls' }, 'Zeitleiste: „Zwei Menschenseelen“ ist abgeschaltet.'],
  ['GL-TIME-1', 'line.timeline.off', { title: 'A comet.' }, 'Zeitleiste: „A comet.“ ist abgeschaltet.'],
  ['GL-SPEND-9', 'line.rulerRaised', { power: 'military', by: 4, to: 9 }, 'Der Bonus des Oberhaupts auf Kriegswürfe steigt um 4 auf 9.'],
  ['GL-MON-1', 'line.workersTied', { name: '', workers: 467 }, '467 Arbeiter nehmen beim Monument die Arbeit auf.'],
  [
    'GL-WAR-24',
    'line.landOccupied',
    { faction: 'demonic', enemy: 'elves', name: 'Furt', left: 0 },
    '„Furt“ der Elfen ist nun vom Dämonenreich besetzt; den Elfen bleibt kein Land.',
  ],
  ['GL-SPEND-1', 'line.pointsLapse', { points: 1 }, '1 nicht ausgegebener Punkt verfällt.'],
])('%s %s of %j reads: %s', (_, wording, figures, text) => {
  expect(say(wording, figures)).toBe(text)
})

test('owners stand in four cases, with their pronouns and verbs', () => {
  expect([Die('undead'), der('undead'), den('undead'), akk('undead')]).toEqual([
    'Das Reich der Untoten',
    'des Reichs der Untoten',
    'dem Reich der Untoten',
    'das Reich der Untoten',
  ])
  expect([sie('tribe-3'), ihnen('tribe-3'), ihr('tribe-3', 'em'), verb('tribe-3', 'gibt', 'geben')]).toEqual([
    'er',
    'ihm',
    'seinem',
    'gibt',
  ])
  expect([sie('dwarves'), ihnen('dwarves'), ihr('dwarves', 'e'), verb('dwarves', 'gibt', 'geben')]).toEqual([
    'sie',
    'ihnen',
    'ihre',
    'geben',
  ])
  expect(alle('elves,dwarves', den)).toBe('den Elfen und den Zwergen')
  expect([vom('dwarves'), vom('demonic'), beim('undead'), beim('tribe-3')]).toEqual([
    'von den Zwergen',
    'vom Dämonenreich',
    'beim Reich der Untoten',
    'bei Stamm 3',
  ])
  expect(verb('demonic,undead', 'gibt', 'geben')).toBe('geben')
})

test('words among the figures of a question are told in German', () => {
  const told = factsOf({ goals: 'steal', brings: 'nothing', metal: 'copper', role: 'child', sex: 'female', max: 1200, raider: 'undead' })
  expect(told.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Ziele: Marken rauben',
    'Bringt: nichts',
    'Metall: Kupfer',
    'Im Haus: Kind',
    'Geschlecht: weiblich',
    'Höchstens: 1.200',
    'Wer überfällt: Reich der Untoten',
  ])
})

test('the figures of a posting keep the capitals of their nouns', () => {
  expect(postingProse({ rule: 'GL-CHK-2', figures: { need: 4, have: 15 } })).toMatch(/: nötig 4, vorher 15$/)
  expect(postingProse({ rule: 'GL-STK-2', figures: { gatherers: 3, kind: 'copper' } })).toMatch(/: Sammler 3, Art Kupfer$/)
})
