import { translated } from '../../../language/catalogue.ts'
import { count } from '../../../language/figures.ts'

/** What the ledgers of this game say beside names and figures. */
export const LEDGER_TEXTS = translated({
  en: {
    known: 'Of the others you know their land, their age and their prestige.',
    kingdoms: {
      title: 'Kingdoms',
      about: 'They have no seat at the table; their figures move with the timeline and once a round.',
      table: 'Ledgers of the kingdoms',
    },
    tribes: {
      title: 'Tribes',
      about: (tribes: number, land: number) =>
        `${count(tribes, 'tribe')} on ${count(land, 'territory', 'territories')}. Every one of them has gained this much since the beginning.`,
      table: 'What every tribe has gained',
    },
  },
  de: {
    known: 'Von den anderen kennst du Land, Zeitalter und Prestige.',
    kingdoms: {
      title: 'Monsterreiche',
      about: 'Sie haben keinen Platz am Tisch; ihre Zahlen ändern sich mit der Zeitleiste und einmal je Runde.',
      table: 'Hauptbücher der Monsterreiche',
    },
    tribes: {
      title: 'Stämme',
      about: (tribes: number, land: number) =>
        `${count(tribes, 'Stamm', 'Stämme')} auf ${count(land, 'Gebiet', 'Gebieten')}. Seit Beginn hat jeder von ihnen so viel hinzugewonnen.`,
      table: 'Was jeder Stamm hinzugewonnen hat',
    },
  },
})
