/** A call for one tool. */
export interface Snippet {
  readonly label: string
  readonly code: string
}

/** A shell word, quoted so that the shell does not change it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** A JavaScript string literal in single quotes. */
export function jsQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
