import { capitalThe, the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { akk, den, Die } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { translated } from '../../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'

/** The page of one battle that was fought. */
export const battlePageTexts = translated({
  en: {
    title: (aggressor: string, defender: string) => `${capitalThe(aggressor)} against ${the(defender)}`,
    /** How many battles of this war there have been with it. */
    lead: (battles: number, round: number) =>
      `${battles === 1 ? 'The first battle' : `Battle ${figure(battles)}`} of this war, in round ${figure(round)}.`,
    back: 'All wars',
    before: 'The battle before',
    after: 'The next battle',
    open: 'The battle in full',
    gone: 'There is no such battle in this campaign, or it was taken back.',
    sumOf: (faction: string) => `Sum of ${the(faction)}`,
    counts: 'What counted',
    rule: 'Rule',
    adds: 'Adds',
    bonus: 'Bonus',
    die: (faction: string) => `Die of ${the(faction)}`,
    sum: 'Sum',
    wanted: 'What both wanted',
    came: 'What came of it',
    dead: 'Dead',
    war: 'What it means for the war',
    side: 'Side',
    fallen: 'Dead in the war so far',
    left: 'Warriors left in it',
    occupied: 'Land it occupies',
    prestige: 'Prestige lost by it',
    goesOn: 'The war goes on.',
    entries: 'Entry by entry',
    entriesHint: 'Whose dice, how they were thrown, and every figure with its why.',
  },
  de: {
    title: (aggressor, defender) => `${Die(aggressor)} gegen ${akk(defender)}`,
    lead: (battles, round) =>
      `${battles === 1 ? 'Die erste Schlacht' : `Schlacht ${figure(battles)}`} dieses Krieges, in Runde ${figure(round)}.`,
    back: 'Alle Kriege',
    before: 'Die Schlacht davor',
    after: 'Die nächste Schlacht',
    open: 'Die ganze Schlacht',
    gone: 'Diese Schlacht gibt es in dieser Kampagne nicht, oder sie wurde zurückgenommen.',
    sumOf: (faction) => `Summe bei ${den(faction)}`,
    counts: 'Was zählte',
    rule: 'Regel',
    adds: 'Bringt',
    bonus: 'Bonus',
    die: (faction) => `Würfel bei ${den(faction)}`,
    sum: 'Summe',
    wanted: 'Was beide wollten',
    came: 'Was daraus wurde',
    dead: 'Tote',
    war: 'Was das für den Krieg heißt',
    side: 'Seite',
    fallen: 'Tote im Krieg bisher',
    left: 'Krieger noch darin',
    occupied: 'Land, das sie besetzt',
    prestige: 'Dadurch verlorenes Prestige',
    goesOn: 'Der Krieg geht weiter.',
    entries: 'Eintrag für Eintrag',
    entriesHint: 'Wessen Würfel, wie sie geworfen wurden, und jede Zahl mit ihrem Warum.',
  },
})
