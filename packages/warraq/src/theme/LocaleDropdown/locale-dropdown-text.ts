/** Strings of the list of languages. */
export const localeDropdownText = {
  languages: 'Languages',
} as const satisfies Record<string, string>
