/** What the pages are called, in the bar and in the window's title. */
export const EN = {
  library: 'Library',
  setup: 'New campaign',
  workshop: 'Workshop',
  table: 'Table',
  desk: 'Desk',
  ledger: 'Ledger',
  charts: 'Charts',
  chronicle: 'Chronicle',
  rules: 'Rules',
  houseRules: 'House rules',
  share: 'Share',
  print: 'Print',
  settings: 'Settings',
  keys: 'Keys',
  missing: 'Nothing here',
  product: 'Lineage Workbench',
}
