/** Strings of the runtime, which the browser has to know. */
export const defaultShellText = {
  search: 'Search',
  retry: 'Retry',
} as const satisfies Record<string, string>

export type ShellText = { readonly [Key in keyof typeof defaultShellText]: string }
