export const EN = {
  search: 'Search',
  all: 'All',
  more: (inUse: number) => (inUse === 0 ? 'More filters' : `More filters, ${inUse} in use`),
}
