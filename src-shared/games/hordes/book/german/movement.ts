import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { MOVEMENT, RANGES } from '../movement.ts'

export const MOVEMENT_DE: RuleTranslation<typeof MOVEMENT> = {
  'HQ-MOV-1': {
    title: 'Wie weit Truppen kommen',
    summary:
      'Typ und Gelände sagen, wie weit ein Element zieht: auf der Straße, in gutem und in schwierigem Gelände. Artillerie kommt nicht in schwieriges Gelände, und eine Festung bleibt, wo sie ist.',
  },
  'HQ-INT-1': { title: 'Schleicher passieren alles', summary: 'Schleicher gehen durch alle hindurch, und alle durch sie.' },
  'HQ-INT-2': { title: 'Magier passieren Freunde', summary: 'Ein Magier geht durch jedes Element der eigenen Seite hindurch.' },
  'HQ-INT-3': { title: 'Götter passieren alles', summary: 'Ein Gott geht durch jedes Element hindurch, Freund oder Feind.' },
  'HQ-INT-4': {
    title: 'Unter Fliegenden hindurch',
    summary:
      'Bodentruppen gehen unter Fliegenden der eigenen Seite hindurch, auch unter feindlichen Fliegern und fliegenden Helden, wenn diese nicht im Nahkampf sind.',
  },
  'HQ-INT-5': {
    title: 'Über Bodentruppen hinweg',
    summary:
      'Fliegende, die nicht zurückweichen, ziehen über alle Bodentruppen hinweg. Sie können eine Bewegung nicht in Wald oder Ortschaft beenden.',
  },
  'HQ-INT-6': {
    title: 'Zurückweichend über niemanden',
    summary: 'Fliegende, die zurückweichen, kommen über keine Truppen hinweg und durch keinen Wald und keine Ortschaft.',
  },
  'HQ-INT-7': {
    title: 'Berittene passieren Fußtruppen',
    summary: 'Berittene gehen durch Fußtruppen der eigenen Seite hindurch, die in dieselbe oder die Gegenrichtung sehen.',
  },
}

export const RANGES_DE: RuleTranslation<typeof RANGES> = {
  'HQ-RNG-1': { title: 'Drei Reichweiten', summary: 'Ein Zauber reicht 600 Schritt, Artillerie 500, Schützen 200.' },
}
