export const localeDropdownText = {
  languages: 'Languages',
} as const satisfies Record<string, string>
