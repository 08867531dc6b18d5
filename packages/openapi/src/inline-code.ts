/** Inline code, whatever is in it; documents have numbers where a text is expected, or nothing. */
export function inlineCode(given: unknown): string {
  const text = String(given ?? '')
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const marks = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${text}\`` : `${marks} ${text} ${marks}`
}
