/** A call written for one tool. */
export interface Snippet {
  readonly label: string
  readonly code: string
}

/** A word of a shell command, quoted so that the shell leaves it alone. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A JavaScript string literal in single quotes. */
export function jsQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
