/** Inline code, whatever is in it. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const marks = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${text}\`` : `${marks} ${text} ${marks}`
}
