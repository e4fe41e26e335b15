import type { Texts } from '../../../../language/catalogue.ts'
import { der, Die, die } from '../../words/german/names.ts'
import type { EN } from './landTexts.en.ts'

export const DE: Texts<typeof EN> = {
  holder: (owner) => Die(owner),
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
