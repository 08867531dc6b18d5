/** `<your-name>`, `<TX HASH>`: words in angle brackets that a reader replaces, not redirections. */
const PLACEHOLDER = /(?<!<)<([A-Za-z][\w -]*\w|[A-Za-z])>/g

/**
 * Replaces placeholders by words of the same length, so that a shell can parse them and columns
 * stay the same.
 */
export function fillPlaceholders(code: string): string {
  return code.replace(PLACEHOLDER, (whole) => `_${whole.slice(1, -1).replaceAll(' ', '_')}_`)
}
