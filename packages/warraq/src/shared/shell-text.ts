/** Strings of the runtime, which the browser has to know. */
export const defaultShellText = {
  search: 'Search',
  retry: 'Retry',
  loadingPage: 'Loading page',
  pageUnreachable: 'This page could not be loaded. You may be offline.',
} as const satisfies Record<string, string>

export type ShellText = { readonly [Key in keyof typeof defaultShellText]: string }
