export const versionDropdownText = {
  versions: 'Versions',
} as const satisfies Record<string, string>
