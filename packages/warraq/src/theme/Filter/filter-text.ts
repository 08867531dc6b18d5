/** Strings of the field above a list or table. */
export const filterText = {
  filter: 'Filter',
} as const satisfies Record<string, string>
