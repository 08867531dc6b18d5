export const codeGoneText = {
  codeGone:
    'This part could not be loaded. You may be offline, or the site has changed since you opened the page.',
  reload: 'Reload the page',
} as const satisfies Record<string, string>
