export const EN = {
  title: 'Points',
  head: 'Player',
  trophies: 'Trophies',
  supports: 'Supports',
  poison: 'Poison',
  mission: 'Mission',
  total: 'Total',
}
