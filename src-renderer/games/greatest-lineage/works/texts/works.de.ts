import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { den } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './works.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bauten',
  lead: 'Monumente, die gebaut werden oder stehen, und die Siedlungen mit allem, was sie haben.',
  whose: 'Wessen Bauten',
  sites: {
    title: 'Im Bau',
    none: (age, atOnce) =>
      `Nichts wird gebaut. Ab Zeitalter ${figure(age)} kann eine Siedlung in Phase 6 ein Monument beginnen, höchstens ${figure(atOnce)} zugleich.`,
    noSettlement: 'Ohne Siedlung',
    begun: (round, blessed) => `, begonnen in Runde ${figure(round)}${blessed ? ', gesegnet' : ''}`,
    dueNow: 'Wird in Phase 6 dieses Zuges fertig.',
    left: (turns, round) => `Noch ${count(turns, 'Zug', 'Züge')}: fertig in Runde ${figure(round)}.`,
    waits: (workers) => ` Es ${workers === 1 ? 'fehlt' : 'fehlen'} ${count(workers, 'Arbeiter', 'Arbeiter')}.`,
    brings: 'Es bringt dann',
    prestige: (prestige) => `${signed(prestige)} Prestige`,
    workers: 'Arbeiter',
    workersOf: (workers, required) => `${figure(workers)} von ${figure(required)} nötigen`,
    builtOf: 'Gebaut aus',
    material: (tokens, token) => `${figure(tokens)} ${token}`,
  },
  monuments: {
    title: 'Stehende Monumente',
    none: 'Noch keine.',
    nameless: 'Ein Monument ohne Namen',
    monument: 'Monument',
    at: 'Wo',
    builtBy: 'Erbaut von',
    since: 'Seit',
    prestige: 'Prestige',
    noSettlement: 'keine Siedlung',
    ownPeople: 'dem eigenen Volk',
    taken: (builder) => `${den(builder)}, erobert`,
    round: (round) => `Runde ${figure(round)}`,
    together: 'Zusammen',
  },
  settlements: {
    title: 'Siedlungen',
    room: 'Mit Land und Kultur ist Platz für',
    people: 'Leute.',
    none: 'Es gibt weder Siedlungen noch Anwartschaften.',
    settlement: 'Siedlung',
    capacity: 'Platz',
    prestige: 'Prestige',
    shaman: 'Schamane',
    monument: 'Monument',
    promised: 'Anwartschaft',
    taken: 'im Krieg erobert',
    migrates: 'zieht umher',
    hasShaman: 'ja',
    noShaman: 'keiner',
    noMonument: 'keins',
  },
}
