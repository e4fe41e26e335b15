import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { RAIDS } from '../raids.ts'

export const RAIDS_DE: RuleTranslation<typeof RAIDS> = {
  'GL-RAID-1': {
    title: 'Die Stärke eines Raubzugs',
    summary: 'Ein Raubzug braucht keine Erklärung und weniger als 10 % der eigenen Leute als Krieger. Im friedlichen Spiel gibt es keine.',
  },
  'GL-RAID-2': { title: 'Pause zwischen Raubzügen', summary: 'Zwischen zwei Raubzügen eines Spielers muss ein ganzer Zug liegen.' },
  'GL-RAID-3': {
    title: 'Ziele eines Raubzugs',
    summary: 'Leute töten, Marken verbrennen, Marken rauben, ein Monument niederreißen; Land wird nie genommen.',
  },
  'GL-RAID-4': {
    title: 'Die Chance jedes Ziels',
    summary: 'Jedes Ziel gelingt bei 40 oder weniger; für jedes Ziel nach dem ersten sind es 8 weniger.',
  },
  'GL-RAID-5': {
    title: 'Von Räubern getötet',
    summary: 'Die Überfallenen verlieren einen so großen Teil ihrer Leute, wie die Räuber von den ihren sind, noch vor jeder Gegenwehr.',
  },
  'GL-RAID-6': { title: 'Verbrannte und geraubte Marken', summary: 'Bis zur Hälfte des gelungenen Wurfs, in Marken.' },
  'GL-RAID-7': {
    title: 'Ein Monument wird niedergerissen',
    summary: 'Gelingt es, verschwindet das genannte Monument mit seinem Prestige; weiter gewürfelt wird nicht.',
  },
  'GL-RAID-8': {
    title: 'Die Gegenwehr',
    summary: 'Die Überfallenen dürfen mit einem Tötungswurf wie im Krieg gegen die Räuber kämpfen, mit 2 mehr für jedes versuchte Ziel.',
  },
}
