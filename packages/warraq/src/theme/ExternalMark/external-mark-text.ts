/** Strings of links that lead elsewhere. */
export const externalMarkText = {
  opensInNewTab: '(opens in new tab)',
} as const satisfies Record<string, string>
