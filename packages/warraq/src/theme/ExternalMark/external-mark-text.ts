export const externalMarkText = {
  opensInNewTab: '(opens in new tab)',
} as const satisfies Record<string, string>
