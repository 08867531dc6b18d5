export const outlineText = {
  onThisPage: 'On this page',
} as const satisfies Record<string, string>
