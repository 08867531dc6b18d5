export const filterText = {
  filter: 'Filter',
  filterCount: '{shown} of {count}',
} as const satisfies Record<string, string>
