export const filterText = {
  filter: 'Filter',
} as const satisfies Record<string, string>
