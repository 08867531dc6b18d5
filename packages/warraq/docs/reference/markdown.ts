/** A code span of a table cell. */
export function codeSpan(code: string): string {
  return `\`${escapeCell(code)}\``
}

/** Escapes text so that it neither ends its cell nor refers to a fact of the site. */
export function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('{{', '\\{{').replaceAll('\n', ' ')
}

/** A table; its cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A cell with the meaning of an entry and, on a separate line, its type. */
export function entry(meaning: string, type: string): string {
  return meaning === '' ? type : `${escapeCell(meaning)}<br>${type}`
}
