import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { NEW_UNITS, POPULATION } from '../population.ts'

export const POPULATION_DE: RuleTranslation<typeof POPULATION> = {
  'NT-POP-1': {
    title: 'Würfe um neue Einheiten',
    summary:
      'Die Nation am Zug würfelt für jedes Gebiet, das für sie zählt, einen sechsseitigen Würfel; 5 oder mehr bringt dort eine Einheit ihrer Grundart.',
  },
  'NT-POP-2': {
    title: 'Solange Spielsteine da sind',
    summary:
      'Jeder Zuwachs nimmt einen Spielstein aus dem Vorrat. Gelingt mehr, als Steine da sind, sucht der Besitzer die Gebiete aus, der Rest verfällt.',
  },
  'NT-POP-3': {
    title: 'Zuwachs der Tiervölker',
    summary: 'In der Regel in ihren Totemgebieten, wenn keine fremde Einheit dort steht. Was bei der Nation selbst steht, geht vor.',
  },
  'NT-POP-4': {
    title: 'Zuwachs der Malkioni',
    summary: 'In jedem Gebiet, das die Fraktion zu Beginn der Phase besetzt. Jeder ihrer Bauern dort zählt 1 zu diesem Wurf hinzu.',
  },
  'NT-POP-5': { title: 'Zuwachs der Barbaren', summary: 'In jedem Gebiet, das ihr Stamm zu Beginn der Phase besetzt.' },
  'NT-POP-6': {
    title: 'Zuwachs der Älteren Völker',
    summary:
      'Gonn Orta würfelt nicht. Die anderen haben einen einzigen Wurf für ihre Heimat, wenn keine fremde Einheit dort steht: Trolle für Valinds Gletscher, Grotaron für die Maidstone-Berge, Zwerge für die Nidan-Berge.',
  },
}

export const NEW_UNITS_DE: RuleTranslation<typeof NEW_UNITS> = {
  'NT-NEW-1': {
    title: 'Einheiten, die eintreffen',
    summary:
      'Einheiten, die für diese Nation in dieser Runde aufgeführt sind, kommen aus ihrem Vorrat in die genannten Gebiete, auch zu fremden Einheiten. Fehlt der Spielstein, verfallen sie.',
  },
}
