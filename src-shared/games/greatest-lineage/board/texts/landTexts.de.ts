import type { Texts } from '../../../../language/catalogue.ts'
import { count } from '../../../../language/figures.ts'
import { akk, der, Die, die } from '../../words/german/names.ts'
import type { EN } from './landTexts.en.ts'

export const DE: Texts<typeof EN> = {
  holder: (owner) => Die(owner),
  army: (owner, enemy, warriors) =>
    warriors === null
      ? `Heer ${der(owner)} gegen ${akk(enemy)}`
      : `Heer ${der(owner)} gegen ${akk(enemy)}: ${count(warriors, 'Krieger', 'Krieger')}`,
  occupiedFrom: (enemy) => `besetzt im Krieg gegen ${akk(enemy)}`,
  occupied: 'in einem Krieg besetzt',
  capitalOf: (kingdom) => `Hauptstadt ${der(kingdom)}`,
  settled: 'hier steht schon eine andere Siedlung',
  farther: 'anderes Land kommt zuerst',
  noBorder: 'grenzt an kein Land, das dir gehört oder das du besetzt hältst',
  yours: 'gehört dir schon',
  tooFar: 'liegt zu weit weg',
  guarded: (tribe) => `hier wacht ${die(tribe)}`,
  belongs: (owner) => `Land ${der(owner)}`,
  blankNot: (owner) => `niemandes Land; gefragt ist Land ${der(owner)}`,
  notOf: (holder, owner) => `Land ${der(holder)}; gefragt ist Land ${der(owner)}`,
}
