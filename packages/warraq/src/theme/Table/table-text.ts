export const tableText = {
  table: 'Table',
} as const satisfies Record<string, string>
