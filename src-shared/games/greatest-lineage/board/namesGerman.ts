import type { LandWords } from './names.ts'

const list = (words: string): readonly string[] => words.split(' ')

export const GERMAN_LAND: LandWords = {
  beginnings: {
    elves: list(
      'Silber Mond Sternen Tau Weiden Lärchen Nebel Farn Schwanen Lerchen Morgen Holunder Efeu Reiher Lieder Flüster Linden Ebereschen Feder Dämmer Hasel Tupfen Drossel Schimmer Birken Sommer Klee Amsel Lilien Zeisig',
    ),
    humans: list(
      'Mühl Ochsen Hügel Königs Weizen Brom Eggen Eschen Dorn Fuchs Gersten Lehm Mergel Karren Heu Kessel Lang Markt Otter Pflug Roggen Schilf Sattel Schäfer Stock Gerber Wagen Hammel Winter Holz',
    ),
    dwarves: list(
      'Eisen Stein Schmiede Glut Grimm Schiefer Kohlen Kupfer Amboss Gold Tief Flint Esse Granat Granit Herd Horn Ofen Leuchten Ader Schlegel Eid Bruch Rot Ring Runen Salz Zinn Unter Lindwurm',
    ),
    kingdoms: list(
      'Knochen Trauer Düster Blut Schlacken Geister Schädel Schwarz Aas Gram Galle Zähne Hohl Heul Rachen Nacht Moder Brand Schatten Fron',
    ),
  },
  endings: {
    mountain: ['horn', 'spitze', 'zinne', 'kogel', 'grat', 'gipfel', 'zacken'],
    swamp: ['moor', 'bruch', 'ried', 'sumpf', 'pfuhl', 'marsch', 'luch'],
    forest: ['wald', 'hain', 'forst', 'holz', 'gehölz', 'hag', 'dickicht'],
    hill: ['berg', 'höhe', 'buckel', 'kuppe', 'halde', 'rain', 'leite'],
    water: ['furt', 'mund', 'strand', 'werder', 'hafen', 'ufer', 'steg'],
    open: ['feld', 'au', 'wiese', 'anger', 'heide', 'koppel', 'flur'],
  },
  second: ['Ober', 'Nieder', 'Alt', 'Neu', 'Fern', 'Klein', 'Groß'],
}
